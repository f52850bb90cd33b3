import AppleCodes
import Testing
import TrustModel

@testable import Diagnosis

/// Advice for the server where its certificate is trusted and Apple's clients still do not connect.
struct ServerAdviceTests {
  private static func handshake(_ version: String, _ cipher: String) -> Handshake {
    Handshake(
      protocolVersion: version, cipher: cipher, secureRenegotiation: true, isComplete: true,
      engine: .openssl)
  }

  private static let tls13 = handshake("TLSv1.3", "TLS_AES_128_GCM_SHA256")
  private static let signing = handshake("TLSv1.2", "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256")
  private static let transport = handshake("TLSv1.2", "TLS_RSA_WITH_AES_128_GCM_SHA256")
  private static let weakCipher = handshake("TLSv1.2", "TLS_ECDHE_RSA_WITH_RC4_128_SHA")

  /// Case of the lab, handshake, and the usage that the advice names; nil for no advice.
  static let usages: [(String, Handshake, String?)] = [
    ("good", tls13, nil),
    ("handshake-no-signing", tls13, "includes digitalSignature, or one without"),
    ("handshake-no-signing", signing, "includes digitalSignature, or one without"),
    ("handshake-no-signing", transport, "includes keyEncipherment, or offers ECDHE"),
    ("handshake-no-encipherment", transport, "offers TLS 1.3, or ECDHE"),
    ("handshake-no-encipherment", signing, nil),
  ]

  @Test(arguments: usages.indices)
  func keyUsage(index: Int) async throws {
    let (name, handshake, text) = Self.usages[index]
    let report = try await LabReports().report(
      name, .init(anchorSource: .user, handshake: handshake))
    // What is seen of a handshake changes no verdict.
    #expect(report.verdict == .trusted && report.failures.isEmpty)
    let advice = report.fixes.first { $0.text.contains("make Apple's clients connect") }
    #expect((advice != nil) == (text != nil))
    guard let text, let advice else { return #expect(report.codes.stream?.value != -9830) }
    #expect(advice.text.contains(text) && advice.side == .server)
    #expect(advice.kind == (text.contains("TLS 1.3") ? .cipherSuite : .certificate))
    #expect(!advice.isVerified && !advice.instructions.isEmpty)
    // App Transport Security changes nothing: the handshake ends before.
    #expect(!report.fixes.contains { $0.kind == .transportSecurity })
    let codes = report.codes
    #expect(
      [codes.stream, codes.streamATS, codes.networkFramework].allSatisfy { $0?.value == -9830 })
    #expect(codes.urlSession?.value == -1200 && codes.urlSessionATS?.value == -1200)
    #expect(codes.secTrust == nil && codes.secureTransport == nil)
    #expect(codes.networkFramework?.evidence.contains("780430") == true)
  }

  /// The report is about keys of RSA's that sign.
  @Test(arguments: [(true, Certainty.observed), (false, .inferred)])
  func certaintyOfTheCode(isSeen: Bool, certainty: Certainty) {
    let codes = Codes.keyUsageRefused(isSeen: isSeen)
    #expect(codes.networkFramework?.certainty == certainty)
    #expect(codes.stream?.certainty == .inferred && codes.urlSession?.certainty == .inferred)
  }

  /// Before TLS 1.3 an untrusted chain ends the connection first, with it the key usage; what is
  /// advised for the chain is not enough.
  @Test(arguments: [(signing, -1202, -9807), (tls13, -1200, -9830)])
  func anUntrustedServer(handshake: Handshake, url: Int, stream: Int) async throws {
    let report = try await LabReports().report(
      "handshake-no-signing", .init(handshake: handshake, store: []))
    #expect(report.verdict == .untrusted)
    #expect(report.codes.urlSession?.value == url && report.codes.stream?.value == stream)
    // What an app gets that evaluates the certificates itself.
    #expect(report.codes.secTrust?.value == -25318)
    let old = report.notes.filter { $0.text.hasPrefix("Apple's clients before iOS 18.4") }
    #expect(
      old.map { $0.text.hasSuffix("URLSession shows -1202, stream -9807") }
        == (url == -1200 ? [true] : []))
    #expect(url == -1202 || report.codes.networkFramework?.certainty == .inferred)
    #expect(report.fixes.first?.text.contains("key usage") == true && report.fixes.count > 1)
    for fix in report.fixes.dropFirst() {
      #expect(
        fix.text.hasPrefix(fix.kind == .certificate ? "together with that, " : "after that, "))
    }
  }

  /// Case of the lab, handshake, kind and text of the server's change; nil where it has none.
  static let blocked: [(String, TrustSource, Handshake, Fix.Kind?, String)] = [
    (
      "good-rsa", .user, transport, .cipherSuite,
      "offers AES-GCM or ChaCha20, in TLS 1.3 or with ECDHE"
    ),
    (
      "good-rsa", .user, weakCipher, .cipherSuite,
      "offers AES-GCM or ChaCha20, in TLS 1.3 or with ECDHE"
    ),
    ("good", .user, tls13, nil, ""), ("good", .app, tls13, nil, ""),
    ("good", .app, transport, .cipherSuite, "offers TLS 1.3, or ECDHE"),
  ]

  @Test(arguments: blocked.indices)
  func transportSecurity(index: Int) async throws {
    let (name, source, handshake, kind, text) = Self.blocked[index]
    let report = try await LabReports().report(
      name, .init(anchorSource: source, handshake: handshake))
    #expect(report.verdict == .trusted)
    // What the server can change for all its clients is better than an exception in each app.
    let fix = report.fixes.first
    #expect((fix?.side == .server) == (kind != nil))
    guard let kind, let fix else { return }
    #expect(fix.kind == kind && !fix.isVerified && fix.text.contains(text))
    #expect(fix.instructions.contains { $0.lines.joined().contains("ECDHE+AESGCM") })
  }

  private static func report(
    _ hello: AppleHello?, purpose: Purpose = .server, failing: [(Check, Int)] = [],
    fixes: [Fix] = []
  ) -> Report {
    var handshake = tls13
    handshake.appleHello = hello
    return Report(
      endpoint: Endpoint(host: "a.example", port: 443, serverName: "a.example"),
      verifyDate: LabReports.now, purpose: purpose, verdict: .untrusted,
      failures: failing.map {
        Failure(
          finding: Finding($0, certificate: $1, summary: ""), severity: .recoverable, subject: nil,
          codes: .none)
      }, handshake: handshake, fixes: fixes)
  }

  private static func refused(_ choice: AppleHello.Choice) -> AppleHello {
    .refused(choice, ConnectionFailure(.alertReceived(40), summary: "x"))
  }

  /// What a server changes that takes nothing of what Apple's clients offer, and the line for nginx: no
  /// web server's where another protocol comes before TLS.
  @Test(
    arguments: [
      (.signature("ECDSA with SHA-512"), .cipherSuite, "signs with SHA-256 or SHA-384", nil),
      (.suite("TLS_RSA_WITH_X"), .cipherSuite, "offers TLS 1.3, or ECDHE", "ECDHE+AESGCM"),
      (.suite("TLS_X"), .cipherSuite, "offers AES-GCM or ChaCha20 in TLS 1.3:", "TLS_AES_128_GCM"),
      (
        .group("X448"), .cipherSuite, "takes the group X25519 or P-256 too", "ssl_ecdh_curve X25519"
      ),
      (.key("Ed25519"), .certificate, "a key on P-256 or an RSA key of 2048", "ssl_certificate "),
    ] as [(AppleHello.Choice, Fix.Kind, String, String?)])
  func anOfferThatIsRefused(
    choice: AppleHello.Choice, kind: Fix.Kind, text: String, line: String?
  ) throws {
    for service in [nil, StartTLS.smtp] {
      let fix = try #require(
        Fix(onRefusedOfferIn: Self.report(Self.refused(choice)), service: service))
      #expect(fix.kind == kind && fix.side == .server && !fix.isVerified)
      #expect(
        fix.text.contains(text) && fix.text.hasSuffix(": before, no Apple client can connect"))
      let lines = fix.instructions.flatMap(\.lines)
      guard service == nil, let line else {
        #expect(fix.instructions.isEmpty == (kind == .cipherSuite))
        #expect(!lines.contains { $0.contains("ssl_") }, "\(lines)")
        continue
      }
      #expect(lines.contains { $0.contains(line) }, "\(lines)")
    }
  }

  /// Only a refusal is one, and only of a server that is evaluated.
  @Test func whereNoOfferIsRefused() {
    let group = AppleHello.Choice.group("X448")
    for hello in [
      nil, .notAsked(group), .accepted(group, hasSameCertificates: false),
      .unanswered(group, ConnectionFailure(.timeout(.handshake), summary: "x")),
    ] as [AppleHello?] {
      #expect(Fix(onRefusedOfferIn: Self.report(hello), service: nil) == nil)
    }
    let refused = Self.refused(group)
    #expect(Fix(onRefusedOfferIn: Self.report(refused, purpose: .client), service: nil) == nil)
    var compared = Self.report(refused)
    compared.pins = [PinFacts(certificate: "ab", matches: [])]
    #expect(Fix(onRefusedOfferIn: compared, service: nil) == nil)
  }

  /// A new key is told once: not where every fix has one already, as the key fails a check.
  @Test(
    arguments: [
      ([(.keySize, 0)], [.certificate], false), ([(.keySize, 0)], [], true),
      ([(.keySize, 1)], [.certificate], true), ([(.weakKeySize, 0)], [.certificate], true),
      ([(.keySize, 0)], [.certificate, .order], true), ([], [.certificate], true),
    ] as [([(Check, Int)], [Fix.Kind], Bool)])
  func aKeyThatIsRefused(failing: [(Check, Int)], kinds: [Fix.Kind], isTold: Bool) {
    let report = Self.report(
      Self.refused(.key("Ed25519")), failing: failing,
      fixes: kinds.map { Fix(kind: $0, side: .server, text: "") })
    #expect((Fix(onRefusedOfferIn: report, service: nil) != nil) == isTold)
  }
}
