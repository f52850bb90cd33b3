import Testing
import TrustModel

@testable import Diagnosis

/// Which of Apple's rules a library has no match for.
@Suite struct OwnRulesTests {
  /// What a library refuses as well, where nothing else is wrong, is no rule that it lacks.
  @Test(
    arguments: [
      (.serverAuthEKU, nil, "anyExtendedKeyUsage", [.gnutls]),
      (.serverAuthEKU, nil, "1.3.6.1.4.1.311.10.3.3", [.openssl, .gnutls]),
      (.serverAuthEKU, .noExtendedKeyUsage, "no extended key usage", [.openssl, .gnutls]),
      (.keySize, .unsupportedKeyType, "unsupported EC secp256k1", []),
      (.weakKeySize, .unsupportedKeyType, "unsupported EC brainpoolP256r1", []),
      (.keySize, .unsupportedKeyType, "Ed25519", [.gnutls]),
    ] as [(Check, FindingReason?, String, [Engine])])
  func rulesThatALibraryLacks(
    check: Check, reason: FindingReason?, actual: String, engines: [Engine]
  ) {
    let finding = Finding(check, certificate: 0, reason: reason, summary: "wrong", actual: actual)
    for engine in [Engine.openssl, .gnutls] {
      #expect(
        OwnRules.isForeign(finding, to: engine, serverName: nil) == engines.contains(engine))
    }
  }
}
