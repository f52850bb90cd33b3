import Testing
import TrustModel

@testable import AppleCodes

/// Mapping section 6, the ATS paragraph.
@Suite struct TransportSecurityTests {
  @Test(arguments: [
    ("example.com", true), ("example.com.", true), ("a.local.example.com", true),
    ("1.2.3.4.example.com", true), ("xlocal.org", true), ("999.1.1.1", true),
    ("printer.mylocal", true),
    ("localhost", false), ("printer.local", false), ("PRINTER.LOCAL.", false),
    ("192.0.2.1", false), ("2001:db8::1", false), ("::1", false), ("intranet.", false),
    ("", false),
  ])
  func hosts(host: String, applies: Bool) {
    #expect(TransportSecurityRules.applies(to: host) == applies)
  }

  private static let strong = CertificateStrength(key: .ec(bits: 256), signatureHash: "SHA-256")

  private func requirements(
    version: String? = "TLSv1.3", cipher: String? = "TLS_AES_128_GCM_SHA256",
    chain: [CertificateStrength] = [strong], source: TrustSource? = .system
  ) -> [TransportSecurity.Requirement] {
    let handshake = Handshake(protocolVersion: version, cipher: cipher, engine: .openssl)
    return TransportSecurityRules.assess(
      host: "example.com", handshake: handshake, chain: chain, anchorSource: source
    ).violations.map(\.requirement)
  }

  @Test func strongConnectionPasses() {
    #expect(requirements().isEmpty)
    #expect(
      TransportSecurityRules.assess(
        host: "example.com", handshake: nil, chain: [], anchorSource: nil
      ).violations.isEmpty)
  }

  @Test func exemptHostHasNoViolations() {
    let weak = CertificateStrength(key: .rsa(bits: 512), signatureHash: "MD5")
    let result = TransportSecurityRules.assess(
      host: "localhost", handshake: Handshake(protocolVersion: "TLSv1", engine: .openssl),
      chain: [weak], anchorSource: .app)
    #expect(!result.applies && result.violations.isEmpty)
  }

  @Test(arguments: ["SSLv3", "TLSv1", "TLSv1.0", "TLSv1.1"])
  func oldVersion(version: String) {
    #expect(
      requirements(version: version, cipher: "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA")
        == [.protocolVersion])
  }

  @Test(
    arguments: [
      ("TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256", nil),
      ("TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256", nil),
      ("TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA", nil),
      ("TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384", nil),
      ("TLS_CHACHA20_POLY1305_SHA256", nil),
      ("TLS_RSA_WITH_AES_128_GCM_SHA256", .forwardSecrecy),
      ("TLS_DHE_RSA_WITH_AES_256_GCM_SHA384", .forwardSecrecy),
      ("TLS_ECDH_anon_WITH_AES_128_CBC_SHA", .forwardSecrecy),
      ("TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA", .cipher),
      ("TLS_ECDHE_ECDSA_WITH_RC4_128_SHA", .cipher),
    ] as [(String, TransportSecurity.Requirement?)])
  func cipher(name: String, requirement: TransportSecurity.Requirement?) {
    #expect(
      requirements(version: "TLSv1.2", cipher: name) == [requirement].compactMap(\.self))
  }

  @Test(
    arguments: [
      (.rsa(bits: 2048), true), (.rsa(bits: 2047), false), (.ec(bits: 256), true),
      (.ec(bits: 224), false), (.other("Ed25519"), false),
    ] as [(CertificateStrength.Key, Bool)])
  func key(key: CertificateStrength.Key, isEnough: Bool) {
    let chain = [CertificateStrength(key: key, signatureHash: "SHA-256")]
    #expect(requirements(chain: chain) == (isEnough ? [] : [.keySize]))
  }

  @Test func weakHashIsFoundAtAnyDepth() {
    let weak = CertificateStrength(key: .rsa(bits: 2048), signatureHash: "sha1")
    #expect(requirements(chain: [Self.strong, weak, weak]) == [.signatureHash, .signatureHash])
    let unnamed = CertificateStrength(key: .rsa(bits: 2048), signatureHash: nil)
    #expect(requirements(chain: [unnamed]).isEmpty)
  }

  @Test(
    arguments: [(.system, []), (.user, []), (nil, []), (.app, [.anchor])]
      as [(TrustSource?, [TransportSecurity.Requirement])])
  func anchor(source: TrustSource?, expected: [TransportSecurity.Requirement]) {
    #expect(requirements(source: source) == expected)
  }

  @Test func everyRequirementHasCodes() {
    for requirement in TransportSecurity.Requirement.allCases {
      #expect(Codes.codes(for: requirement).urlSessionATS?.value == -1200)
      #expect(Codes.codes(for: requirement).streamATS != nil)
    }
    #expect(Codes.codes(for: .protocolVersion).stream?.value == -9836)
    #expect(Codes.codes(for: .cipher).streamATS?.value == -9824)
  }
}
