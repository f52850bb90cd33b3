import Foundation
import OpenSSLEngine
import Testing
import TrustLab
import TrustModel
import X509

@testable import Diagnosis

/// What clients object to in a handshake, and what they accept.
@Suite struct HandshakeRulesTests {
  private typealias Check = HandshakeFinding.Check

  static let ecdsa = "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256"
  static let rsa = "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256"
  static let finiteField = "TLS_DHE_RSA_WITH_AES_128_GCM_SHA256"
  static let transport = "TLS_RSA_WITH_AES_128_GCM_SHA256"
  static let tls13 = "TLS_AES_128_GCM_SHA256"

  static func handshake(
    _ version: String? = "TLSv1.2", _ cipher: String? = rsa, bits: Int? = nil, hash: String? = nil,
    renegotiation: Bool? = true
  ) -> Handshake {
    Handshake(
      protocolVersion: version, cipher: cipher, finiteFieldBits: bits, signatureHash: hash,
      secureRenegotiation: renegotiation, engine: .openssl)
  }

  static let cases: [(Handshake, [HandshakeFinding.Check], [[HandshakeFinding.Client]])] = [
    (handshake(), [], []),
    (handshake(nil, nil, renegotiation: nil), [], []),
    (handshake("TLSv1.3", tls13, hash: "SHA-256", renegotiation: nil), [], []),
    (handshake("TLSv1.3", tls13, hash: nil), [], []),
    (handshake("SSLv3"), [.protocolVersion], [[.openssl]]),
    (handshake("TLSv1.0", hash: "MD5-SHA-1"), [.protocolVersion], [[.openssl]]),
    (handshake("TLSv1.1", hash: "SHA-1"), [.protocolVersion], [[.openssl]]),
    // With RSA key transport the server signs nothing, and OpenSSL continues.
    (handshake("TLSv1.0", "TLS_RSA_WITH_AES_128_CBC_SHA"), [.protocolVersion], [[]]),
    (handshake(hash: "SHA-1"), [.signature], [[.openssl]]),
    (handshake(hash: "MD5"), [.signature], [[.openssl]]),
    (handshake(hash: "SHA-224"), [], []),
    (handshake(bits: 512), [.keyExchange], [[.openssl, .gnutls]]),
    (handshake(bits: 1007), [.keyExchange], [[.openssl, .gnutls]]),
    (handshake(bits: 1008), [.keyExchange], [[.openssl]]),
    (handshake(bits: 1024), [.keyExchange], [[.openssl]]),
    (handshake(bits: 2047), [.keyExchange], [[.openssl]]),
    (handshake(bits: 2048), [], []),
    (handshake(renegotiation: false), [.secureRenegotiation], [[.openssl]]),
    (
      handshake("TLSv1.2", "TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA"), [.cipher], [[.openssl, .gnutls]]
    ),
    (handshake("TLSv1.2", "TLS_ECDHE_RSA_WITH_RC4_128_SHA"), [.cipher], [[.openssl, .gnutls]]),
    (handshake("TLSv1.2", "TLS_RSA_WITH_NULL_SHA256"), [.cipher], [[.openssl, .gnutls]]),
    (
      handshake("TLSv1.2", "TLS_RSA_EXPORT_WITH_DES40_CBC_SHA"), [.cipher], [[.openssl, .gnutls]]
    ),
    (handshake("TLSv1.2", "TLS_RSA_WITH_IDEA_CBC_SHA"), [.cipher], [[.openssl, .gnutls]]),
    (handshake("TLSv1.2", "TLS_DHE_RSA_WITH_DES_CBC_SHA"), [.cipher], [[.openssl, .gnutls]]),
    (handshake("TLSv1.2", "TLS_RSA_EXPORT_WITH_RC2_CBC_40_MD5"), [.cipher], [[.openssl, .gnutls]]),
    (handshake("TLSv1.2", transport), [], []),
    (
      handshake("TLSv1.0", hash: "SHA-1", renegotiation: false),
      [.protocolVersion, .secureRenegotiation], [[.openssl], [.openssl]]
    ),
  ]

  @Test(arguments: cases.indices)
  func withoutACertificate(index: Int) {
    let (handshake, checks, refusing) = Self.cases[index]
    let findings = HandshakeRules(handshake: handshake, leaf: nil).findings
    #expect(findings.map(\.check) == checks)
    #expect(findings.map(\.refusedBy) == refusing)
  }

  /// What a server does without a choice that Apple's clients do not offer: only a refusal is claimed.
  @Test(
    arguments: [
      (.notAsked(.group("X448")), []),
      (.refused(.group("X448"), ConnectionFailure(.alertReceived(40), summary: "x")), [.apple]),
      (.unanswered(.group("X448"), ConnectionFailure(.timeout(.handshake), summary: "x")), []),
      (.accepted(.group("X448"), hasSameCertificates: false), nil), (nil, nil),
    ] as [(AppleHello?, [HandshakeFinding.Client]?)])
  func offers(hello: AppleHello?, refusing: [HandshakeFinding.Client]?) throws {
    var handshake = Self.handshake("TLSv1.3", Self.tls13)
    handshake.appleHello = hello
    let findings = HandshakeRules(handshake: handshake, leaf: nil).findings
    #expect(findings.map(\.check) == (refusing == nil ? [] : [.offer]))
    #expect(findings.first?.refusedBy == refusing)
    #expect(findings.allSatisfy { $0.seen == "the group X448" })
    // A record of it says the same.
    let record = try JSONEncoder().encode(handshake)
    #expect(try JSONDecoder().decode(Handshake.self, from: record).appleHello == hello)
  }

  /// Case of the lab whose leaf has the usage, handshake, and the engines that refuse; nil for no
  /// finding.
  static let usages: [(String, Handshake, [HandshakeFinding.Client]?)] = [
    ("good", handshake("TLSv1.3", tls13), nil),
    ("good", handshake("TLSv1.2", ecdsa), nil),
    ("handshake-no-signing", handshake("TLSv1.3", tls13), [.gnutls, .apple]),
    ("handshake-no-signing", handshake("TLSv1.2", ecdsa), [.openssl, .gnutls, .apple]),
    ("handshake-no-signing", handshake("TLSv1.2", rsa), [.gnutls, .apple]),
    ("handshake-no-signing", handshake("TLSv1.2", finiteField), [.gnutls, .apple]),
    ("handshake-no-signing", handshake("TLSv1.2", transport), [.gnutls, .apple]),
    ("handshake-no-signing", handshake(nil, nil), nil),
    ("handshake-no-encipherment", handshake("TLSv1.2", rsa), nil),
    ("handshake-no-encipherment", handshake("TLSv1.2", transport), [.gnutls, .apple]),
    ("good-rsa", handshake("TLSv1.2", transport), nil),
  ]

  @Test(arguments: usages.indices)
  func keyUsage(index: Int) async throws {
    let (name, handshake, refusing) = Self.usages[index]
    let leaf = try #require(try await LabReports().chain(of: name).first)
    let findings = HandshakeRules(handshake: handshake, leaf: try Certificate(der: leaf)).findings
    #expect(findings.map(\.check) == (refusing == nil ? [] : [.keyUsage]))
    #expect(findings.first?.refusedBy == refusing)
  }

  /// What the server chose the old version from: a client of ours left it the choice.
  @Test(
    arguments: [
      (.openssl, "TLSv1.2", "from an offer of all up to TLS 1.3"),
      (nil, "TLSv1.0", "from the client's offer of up to TLSv1.0"),
      (nil, nil, "from an offer that the capture does not show"),
    ] as [(Engine?, String?, String)])
  func whatAnOldVersionIsChosenFrom(engine: Engine?, offered: String?, text: String) throws {
    var handshake = Self.handshake("TLSv1.0")
    handshake.engine = engine
    handshake.offer = ClientOffer(highestVersion: offered, asksForStaple: false)
    let finding = try #require(HandshakeRules(handshake: handshake, leaf: nil).failure)
    #expect(finding.actual == "TLSv1.0, the server's choice \(text)")
    #expect(HandshakeRules(handshake: Self.handshake(), leaf: nil).failure == nil)
  }

  /// Without a handshake, a key that may neither sign nor, being RSA's, be sent a secret is of no use.
  @Test(
    arguments: [
      (.p256, .keyEncipherment, [.gnutls, .apple], "allows no handshake"),
      (.rsa(2048), .keyEncipherment, [], "only key exchange by RSA"),
      (.rsa(2048), .keyCertSign, [.gnutls, .apple], "allows no handshake"),
      (.rsa(2048), [.digitalSignature, .keyEncipherment], nil, ""),
      (.p256, .digitalSignature, nil, ""), (.p256, nil, nil, ""),
    ] as [(PrivateKey.Kind, KeyUsage?, [HandshakeFinding.Client]?, String)])
  func aKeyWithoutAHandshake(
    kind: PrivateKey.Kind, usage: KeyUsage?, refusing: [HandshakeFinding.Client]?, text: String
  ) throws {
    var template = CertificateTemplate.server(
      [.dns("a.example")], subject: IssuingName(commonName: "a.example"),
      notBefore: LabReports.now, notAfter: LabReports.now.advanced(byDays: 9))
    template.keyUsage = usage
    let leaf = try Certificate(der: template.issue(to: .generate(kind)).der)
    let finding = HandshakeRules.unusableKey(of: leaf)
    #expect(finding?.refusedBy == refusing)
    #expect(finding.map { $0.summary.contains(text) } != false, "\(finding?.summary ?? "")")
  }

  /// Everything that is wrong is told, in the order of a report.
  @Test func everythingAtOnce() throws {
    var handshake = Self.handshake(
      "TLSv1.0", "TLS_DHE_RSA_WITH_DES_CBC_SHA", bits: 512, hash: "SHA-1", renegotiation: false)
    handshake.appleHello = .notAsked(.suite("TLS_X"))
    handshake.plaintextAfterStartTLS = "220 more"
    var template = CertificateTemplate.server(
      [.dns("a.example")], subject: IssuingName(commonName: "a.example"),
      notBefore: LabReports.now, notAfter: LabReports.now.advanced(byDays: 9))
    template.keyUsage = .keyCertSign
    let leaf = try Certificate(der: template.issue(to: .generate()).der)
    let rules = HandshakeRules(handshake: handshake, leaf: leaf)
    #expect(
      rules.findings.map(\.check) == [
        .protocolVersion, .offer, .cipher, .keyExchange, .secureRenegotiation, .keyUsage,
        .plaintextAfterStartTLS,
      ])
    #expect(
      rules.findings.map(\.seen) == [
        "TLSv1.0", "the cipher suite TLS_X", "TLS_DHE_RSA_WITH_DES_CBC_SHA", "DH 512",
        "no renegotiation_info", "key usage keyCertSign only", "220 more",
      ])
    #expect(rules.findings.last?.refusedBy == [])
    #expect(rules.failure?.summary == "iOS 26 and macOS 26 refuse TLSv1.0, whatever the exceptions")
    #expect(rules.failure?.certificate == nil && rules.failure?.expected == "TLS 1.2 or later")
  }

  /// What a key may do instead of signing.
  @Test(arguments: [(UInt8(0x20), "key usage keyEncipherment only"), (0, "an empty key usage")])
  func whatTheKeyMayDo(bits: UInt8, text: String) throws {
    var template = CertificateTemplate.server(
      [.dns("a.example")], subject: IssuingName(commonName: "a.example"),
      notBefore: LabReports.now, notAfter: LabReports.now.advanced(byDays: 9))
    template.keyUsage = nil
    template.extraExtensions = [
      .init("2.5.29.15", isCritical: true, value: DER.value(.bitString, [0, bits]))
    ]
    let leaf = try Certificate(der: template.issue(to: .generate()).der)
    #expect(HandshakeRules.unusableKey(of: leaf)?.seen == text)
    for handshake in [Self.handshake("TLSv1.3", Self.tls13), Self.handshake("TLSv1.2", Self.rsa)] {
      #expect(HandshakeRules(handshake: handshake, leaf: leaf).findings.map(\.seen) == [text])
    }
  }
}
