import OpenSSLEngine
import Synchronization
import Testing
import TrustModel

@testable import TrustEvaluation
@testable import X509

/// Signatures on answers and lists are verified once for each key, and within one bound.
@Suite struct StatementSignatureTests {
  /// Counts what it is asked.
  private final class Counting: CryptographyProvider {
    let count = Mutex(0)

    func verify(
      signature: [UInt8], algorithm: AlgorithmIdentifier, over message: [UInt8], key: PublicKey
    ) -> SignatureVerdict {
      count.withLock { $0 += 1 }
      return .valid
    }

    func isSound(_ key: PublicKey) -> Bool { true }
    func digest(_ hash: SignatureHash, of octets: [UInt8]) -> [UInt8]? { nil }
    func directoryHash(ofName der: [UInt8]) -> UInt32? { nil }
  }

  private static let tooMany = SignatureVerdict.notVerifiable(
    "too much was verified before")
  private static let ecdsa = algorithm("1.2.840.10045.4.3.2")

  private let counting = Counting()
  private var signatures: StatementSignatures
  private let key: PublicKey
  private let otherKey: PublicKey

  init() throws {
    let chain = try TestChain().issued()
    key = try chain.issuer.parsed.publicKey
    otherKey = try chain.root.parsed.publicKey
    // Of three verifications, and of finding what is known.
    signatures = StatementSignatures(
      counting, 3 * key.verificationCost + 1000, RevocationEvidence())
  }

  private static func algorithm(_ identifier: String) -> AlgorithmIdentifier {
    let octets = Array(DER.objectIdentifier(identifier).dropFirst(2))
    return AlgorithmIdentifier(
      algorithm: ObjectIdentifier(contentOctets: octets), parameters: nil)
  }

  private mutating func verdict(
    on message: Int, by key: PublicKey? = nil, _ algorithm: AlgorithmIdentifier = ecdsa,
    in memory: StatementMemory? = nil, isOfRevocation: Bool = false
  ) -> SignatureVerdict {
    signatures.verdict(
      on: SignedPart(
        signature: [1], algorithm: algorithm, octets: [2], place: .statement(message),
        memory: memory), by: key ?? self.key, isOfRevocation: isOfRevocation)
  }

  /// What was verified costs little again; another key or another statement does not.
  @Test mutating func eachOnce() {
    for _ in 0..<4 { #expect(verdict(on: 0) == .valid) }
    #expect(counting.count.withLock(\.self) == 1)
    #expect(verdict(on: 0, by: otherKey) == .valid)
    #expect(verdict(on: 1) == .valid)
    #expect(counting.count.withLock(\.self) == 3)
    #expect(!signatures.isBounded)
    #expect(verdict(on: 2) == Self.tooMany && signatures.isBounded)
    signatures.isBounded = false
    #expect(verdict(on: 1) == .valid && !signatures.isBounded)
    #expect(counting.count.withLock(\.self) == 3)
  }

  /// What an earlier evaluation verified is spent all the same, and is no work.
  @Test mutating func whatIsRemembered() {
    let memory = StatementMemory()
    #expect(verdict(on: 0, in: memory) == .valid)
    let done = signatures.work.done
    #expect(done > key.verificationCost)
    var later = StatementSignatures(
      counting, key.verificationCost + 100, RevocationEvidence())
    swap(&signatures, &later)
    #expect(verdict(on: 0, in: memory) == .valid)
    #expect(counting.count.withLock(\.self) == 1)
    #expect(signatures.work.done < 100)
    #expect(verdict(on: 1) == Self.tooMany)
  }

  /// Only a revocation is proved by a signature that Apple's clients do not verify, or one over a
  /// broken digest.
  @Test(
    arguments: [
      ("1.2.840.10045.4.3.2", nil), ("1.2.840.113549.1.1.10", "RSASSA-PSS"),
      ("1.2.840.113549.1.1.4", "md5WithRSAEncryption"), ("1.3.101.112", nil),
    ] as [(String, String?)])
  func kindsThatCount(identifier: String, refused: String?) {
    for isOfRevocation in [false, true] {
      var test = self
      let verdict = test.verdict(
        on: 0, Self.algorithm(identifier), isOfRevocation: isOfRevocation)
      let refused = isOfRevocation ? nil : refused
      #expect(
        verdict
          == (refused.map { .notVerifiable("signatures of the kind \($0) do not count") } ?? .valid)
      )
    }
  }

  /// A key that takes long to verify with is not used at all, even for a revocation.
  @Test mutating func aKeyBeyondAllLimits() {
    let excess = PublicKey(
      spki: [UInt8](repeating: 1, count: 3_000), algorithm: Self.ecdsa, keyBits: [], kind: .ed25519)
    #expect(
      verdict(on: 0, by: excess, isOfRevocation: true)
        == .notVerifiable("the signer has a key of 3000 bytes"))
    #expect(counting.count.withLock(\.self) == 0)
  }
}
