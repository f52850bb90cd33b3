import Testing
import TrustModel

@testable import AppleCodes

/// Mapping section 6, the ATS paragraph.
@Suite struct TransportSecurityTests {
  @Test(
    arguments: [
      ("example.com", .name), ("example.com.", .name), ("a.local.example.com", .name),
      ("1.2.3.4.example.com", .name), ("xlocal.org", .name), ("999.1.1.1", .name),
      ("printer.mylocal", .name), ("localhost", .local), ("printer.local", .local),
      ("PRINTER.LOCAL.", .local),
      ("192.0.2.1", .address), ("2001:db8::1", .address), ("::1", .address), ("intranet.", .local),
      ("", .local),
    ] as [(String, TransportSecurity.Host)])
  func hosts(host: String, kind: TransportSecurity.Host) {
    #expect(TransportSecurityRules.kind(of: host) == kind)
  }

  /// Mapping section 10: addresses are exempt in iOS 10 to 16 only.
  @Test func addressesAreHeldToIt() {
    let result = TransportSecurityRules.assess(
      host: "192.0.2.1", handshake: nil, chain: [Self.strong], anchorSource: .app)
    #expect(result.applies && result.violations.map(\.requirement) == [.anchor])
  }

  private static let strong = CertificateStrength(
    key: .ec(bits: 256), signatureHash: "SHA-256", place: "certificate 0")

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
    let weak = CertificateStrength(
      key: .rsa(bits: 512), signatureHash: "MD5", place: "certificate 0")
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
    let chain = [CertificateStrength(key: key, signatureHash: "SHA-256", place: "certificate 0")]
    #expect(requirements(chain: chain) == (isEnough ? [] : [.keySize]))
  }

  @Test(
    arguments: [
      ("md2", false), ("md4", false), ("SHA_1", false), ("MD5", false), ("SHA-1", false),
      ("SHA-224", false), ("SHA-256", true),
      ("SHA-384", true), ("SHA-512", true),
    ] as [(String, Bool)])
  func hash(name: String, isEnough: Bool) {
    let chain = [
      CertificateStrength(key: .rsa(bits: 2048), signatureHash: name, place: "certificate 0")
    ]
    #expect(requirements(chain: chain) == (isEnough ? [] : [.signatureHash]))
  }

  @Test func weakHashIsFoundAtAnyDepth() {
    let weak = CertificateStrength(
      key: .rsa(bits: 2048), signatureHash: "sha1", place: "certificate 0")
    #expect(requirements(chain: [Self.strong, weak, weak]) == [.signatureHash, .signatureHash])
    let unnamed = CertificateStrength(
      key: .rsa(bits: 2048), signatureHash: nil, place: "certificate 0")
    #expect(requirements(chain: [unnamed]).isEmpty)
  }

  @Test(
    arguments: [(.system, []), (.user, []), (nil, []), (.app, [.anchor])]
      as [(TrustSource?, [TransportSecurity.Requirement])])
  func anchor(source: TrustSource?, expected: [TransportSecurity.Requirement]) {
    #expect(requirements(source: source) == expected)
  }

  /// Every key that is named exists in Apple's documentation, and has the effect that is described.
  @Test(
    arguments: [
      ("TLSv1.1", "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA", nil),
      ("TLSv1.2", "TLS_RSA_WITH_AES_128_GCM_SHA256", "NSExceptionRequiresForwardSecrecy"),
      // Apple's list without forward secrecy has neither of these.
      ("TLSv1.2", "TLS_DHE_RSA_WITH_AES_128_GCM_SHA256", nil),
      ("TLSv1.2", "TLS_RSA_WITH_3DES_EDE_CBC_SHA", nil),
      ("TLSv1.2", "TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA", nil),
    ] as [(String, String, String?)])
  func exceptionsOfTheHandshake(version: String, cipher: String, key: String?) {
    let result = TransportSecurityRules.assess(
      host: "example.com",
      handshake: Handshake(protocolVersion: version, cipher: cipher, engine: .openssl),
      chain: [Self.strong], anchorSource: .system)
    #expect(result.violations.map(\.exception) == [key])
  }

  @Test func exceptionsOfTheCertificates() {
    let weak = CertificateStrength(
      key: .rsa(bits: 1024), signatureHash: "sha1", place: "certificate 0")
    let result = TransportSecurityRules.assess(
      host: "example.com", handshake: nil, chain: [weak], anchorSource: .app)
    #expect(result.violations.map(\.requirement) == [.keySize, .signatureHash, .anchor])
    #expect(
      result.violations.map(\.exception) == [
        "NSExceptionRequiresForwardSecrecy", "NSExceptionAllowsInsecureHTTPLoads",
        "NSExceptionAllowsInsecureHTTPLoads",
      ])
    for key in Set(result.violations.compactMap(\.exception)) {
      guard case .found(let entries) = ErrorDictionary.answer(to: key).lookup else {
        Issue.record("\(key) is not found")
        continue
      }
      #expect(entries.first?.kind == .api, "\(key)")
    }
  }

  /// A failure without App Transport Security keeps its code under it, unless the handshake ends
  /// first.
  @Test(
    arguments: [
      (nil, [.anchor], -1200, -9802), (nil, [.forwardSecrecy, .anchor], -1200, -9824),
      (.sslHostname, [.anchor], -1200, -9802), (.sslHostname, [.cipher], -1200, -9824),
      (.sslHostname, [.protocolVersion], -1200, -9836), (nil, [], nil, nil),
    ] as [(Check?, [TransportSecurity.Requirement], Int?, Int?)])
  func codesBesideOthers(
    check: Check?, requirements: [TransportSecurity.Requirement], url: Int?, stream: Int?
  ) {
    let findings = check.map { [Finding($0, certificate: 0, summary: "")] } ?? []
    let before = Codes.codes(forAll: findings)
    var codes = before
    codes.add(
      TransportSecurity(
        host: .name,
        violations: requirements.map {
          .init(requirement: $0, expected: "", actual: "", relief: .unknown)
        }),
      isUntrusted: check != nil)
    #expect(codes.urlSessionATS?.value == url)
    #expect(codes.streamATS?.value == stream)
    // A failure of trust evaluation is shown with its own code.
    let endsHandshake = requirements.contains { $0.precedesTrustEvaluation }
    let isUnchanged = check != nil && !endsHandshake || requirements.isEmpty
    #expect((codes.urlSessionATS == before.urlSessionATS) == isUnchanged)
    #expect((codes.streamATS == before.streamATS) == isUnchanged)
    #expect(codes.urlSession == before.urlSession && codes.stream == before.stream)
  }

  /// Whether a key helps depends on the groups of cipher suites that Apple's clients use.
  @Test(
    arguments: [
      ("TLS_RSA_WITH_AES_128_GCM_SHA256", .key("NSExceptionRequiresForwardSecrecy")),
      ("TLS_DHE_RSA_WITH_AES_256_GCM_SHA384", .unknown),
      ("TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA", .unknown),
      ("TLS_RSA_WITH_CAMELLIA_256_CBC_SHA", .never),
      ("TLS_ECDHE_RSA_WITH_CAMELLIA_256_CBC_SHA384", .never),
      ("TLS_RSA_WITH_AES_128_CCM", .never), ("TLS_ECDHE_ECDSA_WITH_AES_128_CCM", .never),
    ] as [(String, TransportSecurity.Relief)])
  func reliefFromACipher(name: String, relief: TransportSecurity.Relief) {
    let security = TransportSecurityRules.assess(
      host: "api.example",
      handshake: Handshake(protocolVersion: "TLSv1.2", cipher: name, engine: .openssl),
      chain: [], anchorSource: .system)
    #expect(security.violations.map(\.relief) == [relief])
    var codes = LayerCodes.none
    codes.add(security, isUntrusted: false)
    #expect(codes.urlSessionATS?.value == -1200 && codes.streamATS?.value == -9824)
    // A suite that no client offers also fails without App Transport Security.
    #expect(codes.urlSession?.value == (relief == .never ? -1200 : nil))
    #expect(codes.stream?.value == (relief == .never ? -9824 : nil))
  }

  /// Every suite of Apple's lists, and what lifts the requirement for the others.
  @Test func everySuite() {
    let bulk = [
      "AES_256_GCM_SHA384", "AES_128_GCM_SHA256", "CHACHA20_POLY1305_SHA256",
      "AES_256_CBC_SHA384", "AES_128_CBC_SHA256", "AES_256_CBC_SHA", "AES_128_CBC_SHA",
    ]
    for suite in bulk + ["3DES_EDE_CBC_SHA", "AES_256_CBC_SHA256"] {
      for exchange in ["ECDHE_ECDSA", "ECDHE_RSA"] {
        let isAccepted = bulk.contains(suite)
        #expect(
          requirements(version: "TLSv1.2", cipher: "TLS_\(exchange)_WITH_\(suite)")
            == (isAccepted ? [] : [.cipher]), "\(exchange) \(suite)")
      }
    }
    for suite in [
      "TLS_AES_128_GCM_SHA256", "TLS_AES_256_GCM_SHA384", "TLS_CHACHA20_POLY1305_SHA256",
    ] { #expect(requirements(cipher: suite).isEmpty, "\(suite)") }
    // Its key exchange is ephemeral, as in all of TLS 1.3; no client of Apple's offers the mode.
    #expect(requirements(cipher: "TLS_AES_128_CCM_SHA256") == [.cipher])
    func relief(_ suite: String) -> TransportSecurity.Relief? {
      TransportSecurityRules.assess(
        host: "a.example",
        handshake: Handshake(protocolVersion: "TLSv1.2", cipher: suite, engine: .openssl),
        chain: [], anchorSource: .system
      ).violations.first?.relief
    }
    let secrecy = TransportSecurity.Relief.key("NSExceptionRequiresForwardSecrecy")
    for mode in [
      "256_GCM_SHA384", "128_GCM_SHA256", "256_CBC_SHA256", "128_CBC_SHA256", "256_CBC_SHA",
      "128_CBC_SHA",
    ] {
      #expect(relief("TLS_RSA_WITH_AES_\(mode)") == secrecy, "\(mode)")
      #expect(relief("TLS_DHE_RSA_WITH_AES_\(mode)") == .unknown, "\(mode)")
      #expect(relief("TLS_DHE_DSS_WITH_AES_\(mode)") == .never, "\(mode)")
    }
    for exchange in ["RSA", "DHE_RSA", "ECDHE_RSA", "ECDHE_ECDSA"] {
      #expect(relief("TLS_\(exchange)_WITH_3DES_EDE_CBC_SHA") == .unknown, "\(exchange)")
    }
  }

  /// Handshake, key, hashes leaf first, anchor: each with what is required and what was found.
  @Test func everythingTogether() {
    func assess(isOverride: Bool) -> [TransportSecurity.Violation] {
      TransportSecurityRules.assess(
        host: "a.example",
        handshake: Handshake(
          protocolVersion: "TLSv1.1", cipher: "TLS_RSA_WITH_RC4_128_SHA", engine: .openssl),
        chain: [
          CertificateStrength(key: .ec(bits: 192), signatureHash: "SHA-1", place: "certificate 0"),
          CertificateStrength(key: .rsa(bits: 512), signatureHash: "md5", place: "certificate 7"),
        ], anchorSource: .app, isOverride: isOverride
      ).violations
    }
    let violations = assess(isOverride: false)
    #expect(
      violations.map { [$0.expected, $0.actual] } == [
        ["TLS 1.2 or later", "TLSv1.1"],
        [
          "an ECDHE key exchange",
          "TLS_RSA_WITH_RC4_128_SHA, the server's choice from an offer of all",
        ],
        ["RSA of 2048 bits or EC of 256 bits at least", "EC 192"],
        ["SHA-256 or stronger", "SHA-1 on certificate 0"],
        ["SHA-256 or stronger", "md5 on certificate 7"],
        [
          "a root of the system, or installed by a user or administrator",
          "an anchor set by the app",
        ],
      ])
    let overridden = assess(isOverride: true)
    #expect(overridden.dropLast() == violations.dropLast())
    #expect(overridden.last?.actual == "one that the app accepts in spite of it")
    #expect(overridden.last?.expected == "a server that trust evaluation accepts")
    #expect(overridden.last?.relief == .key("NSExceptionAllowsInsecureHTTPLoads"))
  }

  /// An app that accepts a server which trust evaluation refuses is held to it whatever the anchor.
  @Test(arguments: [nil, .system, .user, .app] as [TrustSource?])
  func anOverride(source: TrustSource?) {
    let security = TransportSecurityRules.assess(
      host: "a.example", handshake: nil, chain: [Self.strong], anchorSource: source,
      isOverride: true)
    #expect(security.violations.map(\.requirement) == [.anchor])
    #expect(security.violations.first?.expected == "a server that trust evaluation accepts")
  }

  @Test func everyRequirementHasCodes() {
    for requirement in TransportSecurity.Requirement.allCases {
      #expect(Codes.codes(for: requirement).urlSessionATS?.value == -1200)
      #expect(Codes.codes(for: requirement).streamATS != nil)
    }
    #expect(Codes.codes(for: .protocolVersion).stream?.value == -9836)
    #expect(Codes.codes(for: .cipher).streamATS?.value == -9824)
  }

  /// A suite that no client offers does not change what an untrusted server is shown with.
  @Test func aSuiteBesideAnUntrustedServer() {
    let security = TransportSecurityRules.assess(
      host: "api.example",
      handshake: Handshake(
        protocolVersion: "TLSv1.2", cipher: "TLS_RSA_WITH_AES_128_CCM", engine: .openssl),
      chain: [], anchorSource: .system)
    #expect(security.isBeyondRelief)
    let before = Codes.codes(forAll: [Finding(.sslHostname, certificate: 0, summary: "")])
    var codes = before
    codes.add(security, isUntrusted: true)
    #expect(codes.stream == before.stream && codes.urlSession == before.urlSession)
    #expect(codes.streamATS?.value == -9824 && codes.urlSessionATS?.value == -1200)
    var trusted = LayerCodes.none
    trusted.add(security, isUntrusted: false)
    #expect(trusted.stream?.certainty == .inferred && trusted.urlSession?.certainty == .inferred)
    #expect(trusted.streamATS?.certainty == .observed)
  }
}
