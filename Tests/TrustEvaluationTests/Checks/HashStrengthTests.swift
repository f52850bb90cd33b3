import Testing
import X509

@testable import TrustEvaluation

/// Which hashes of signatures nothing accepts, and which make a path a worse one.
@Suite struct HashStrengthTests {
  @Test(arguments: SignatureHash.allCases) func ofEveryHash(hash: SignatureHash) {
    #expect(hash.isBroken == [.md2, .md4, .md5].contains(hash))
    #expect(hash.isWeak == ![.sha224, .sha256, .sha384, .sha512].contains(hash))
  }
}
