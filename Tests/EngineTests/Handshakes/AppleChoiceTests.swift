import Testing
import TrustModel
import X509

@testable import OpenSSLEngine

/// What a server chose that Apple's clients do not offer.
@Suite struct AppleChoiceTests {
  /// Suites of three key exchanges with three ciphers, and groups of five; the suite is told first.
  @Test(
    arguments: [
      ("TLS_AES_128_GCM_SHA256", true, nil, nil), ("TLS_CHACHA20_POLY1305_SHA256", true, nil, nil),
      ("TLS_AES_128_CCM_SHA256", true, nil, .suite("TLS_AES_128_CCM_SHA256")),
      ("TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256", false, nil, nil),
      ("TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384", false, nil, nil),
      ("TLS_RSA_WITH_3DES_EDE_CBC_SHA", false, nil, nil),
      (
        "TLS_RSA_WITH_CAMELLIA_128_CBC_SHA", false, nil,
        .suite("TLS_RSA_WITH_CAMELLIA_128_CBC_SHA")
      ),
      ("TLS_RSA_WITH_AES_128_CCM_8", false, nil, .suite("TLS_RSA_WITH_AES_128_CCM_8")),
      (
        "TLS_DHE_RSA_WITH_AES_128_CBC_SHA", false, "X448",
        .suite("TLS_DHE_RSA_WITH_AES_128_CBC_SHA")
      ),
      // In TLS 1.3 the name has no key exchange, and no other version has it.
      ("TLS_AES_128_GCM_SHA256", false, nil, .suite("TLS_AES_128_GCM_SHA256")),
      (nil, true, "X448", .group("X448")), (nil, true, "ffdhe2048", .group("ffdhe2048")),
      (nil, false, "DH 2048", .group("DH 2048")), (nil, true, "X25519MLKEM768", nil),
      (nil, true, "X25519", nil), (nil, true, "P-521", nil), (nil, true, "unknown", nil),
      (nil, true, nil, nil),
    ] as [(String?, Bool, String?, AppleHello.Choice?)])
  func suitesAndGroups(
    suite: String?, isTLS13: Bool, group: String?, choice: AppleHello.Choice?
  ) {
    #expect(
      AppleOffer.excess(
        suite: suite, group: group, signatureHash: nil, isTLS13: isTLS13, key: nil) == choice)
  }

  /// Hashes that are offered depend on the kind of key, and curves on the version.
  @Test(
    arguments: [
      ("rsa:1024", "SHA-256", false, nil), ("rsa:1024", "SHA-512", false, nil),
      ("rsa:1024", "SHA-224", false, .signature("RSA with SHA-224")),
      ("rsa-pss", "SHA-256", true, .key("RSASSA-PSS")), ("ed25519", nil, true, .key("Ed25519")),
      ("ed448", nil, true, .key("Ed448")), ("P-256", "SHA-256", true, nil),
      ("P-256", "SHA-1", false, nil), ("P-384", "SHA-384", true, nil),
      ("P-256", "SHA-224", false, .signature("ECDSA with SHA-224")),
      ("P-256", "SHA-512", false, .signature("ECDSA with SHA-512")),
      ("P-521", "SHA-512", true, .key("P-521")), ("P-521", "SHA-256", false, nil),
      ("P-521", "SHA-512", false, .signature("ECDSA with SHA-512")),
      ("P-224", "SHA-256", false, .key("P-224")), ("P-256", nil, false, nil),
    ] as [(String, String?, Bool, AppleHello.Choice?)])
  func signatures(kind: String, hash: String?, isTLS13: Bool, choice: AppleHello.Choice?) throws {
    let arguments =
      kind.hasPrefix("P-") ? ["ec", "-pkeyopt", "ec_paramgen_curve:\(kind)"] : [kind]
    let key = try SelfSignedCertificate.make(["-newkey"] + arguments).key
    let decoded = try #require(DecodedPublicKey(key))
    let found = decoded.withPointer {
      AppleOffer.excess(
        suite: nil, group: "X25519", signatureHash: hash, isTLS13: isTLS13, key: $0)
    }
    #expect(found == choice)
  }
}
