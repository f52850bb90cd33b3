import Foundation
import Testing
import TrustLab
import TrustModel

@testable import Diagnosis

/// What handshakes and App Transport Security add to trust evaluation.
@Suite struct TransportSecurityReportTests {
  private static let sound = Handshake(
    protocolVersion: "TLSv1.3", cipher: "TLS_AES_128_GCM_SHA256", isComplete: true, engine: .openssl
  )
  private static let old = Handshake(
    protocolVersion: "TLSv1.1", cipher: "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA", isComplete: true,
    engine: .openssl)
  private static let withoutForwardSecrecy = Handshake(
    protocolVersion: "TLSv1.2", cipher: "TLS_RSA_WITH_AES_128_GCM_SHA256", isComplete: true,
    engine: .openssl)

  private static let withoutReliefOfSuite = Handshake(
    protocolVersion: "TLSv1.2", cipher: "TLS_DHE_RSA_WITH_AES_128_GCM_SHA256", isComplete: true,
    engine: .openssl)

  @Test(arguments: [(TrustSource.app, true), (.user, false), (.system, false)])
  func anAnchorOfTheAppIsBlocked(source: TrustSource, isBlocked: Bool) async throws {
    let report = try await LabReports().report(
      "good", .init(anchorSource: source, handshake: Self.sound))
    #expect(report.verdict == .trusted)
    #expect(report.transportSecurity?.violations.map(\.requirement) == (isBlocked ? [.anchor] : []))
    #expect(report.codes.urlSessionATS?.value == (isBlocked ? -1200 : nil))
    #expect(report.codes.streamATS?.value == (isBlocked ? -9802 : nil))
    #expect(report.codes.urlSession == nil && report.codes.secTrust == nil)
  }

  private static let besides =
    ", and the server offers AES-GCM or ChaCha20, in TLS 1.3 or with ECDHE"

  /// What the client can change where nothing else is in the way, and only there.
  @Test(
    arguments: [
      ("good", .app, sound, [.userRoot, .transportSecurity]), ("good", .user, sound, []),
      ("good-rsa", .user, withoutForwardSecrecy, [.cipherSuite, .transportSecurity]),
      // An installed root alone is not enough where the server has to change, too.
      ("good-rsa", .app, withoutForwardSecrecy, [.several, .transportSecurity]),
      ("good", .app, old, nil),
      // No key lifts what is refused of the suite, so that one for the anchor is of no use.
      ("good-rsa", .app, withoutReliefOfSuite, [.several]),
      ("good-rsa", .user, withoutReliefOfSuite, nil),
      // An address has an exception, too.
      ("good-ip-san", .app, sound, [.userRoot, .transportSecurity]),
      ("expired-leaf", .app, sound, nil),
    ] as [(String, TrustSource, Handshake, [Fix.Kind]?)])
  func theClientCanChangeIt(
    name: String, source: TrustSource, handshake: Handshake, kinds: [Fix.Kind]?
  ) async throws {
    let report = try await LabReports().report(
      name, .init(anchorSource: source, handshake: handshake))
    guard let kinds else {
      #expect(!report.fixes.contains { $0.kind == .transportSecurity })
      return
    }
    #expect(report.verdict == .trusted && report.fixes.map(\.kind) == kinds)
    for fix in report.fixes {
      let isOfServer = fix.kind == .cipherSuite
      #expect(fix.side == (isOfServer ? .server : .client))
      // No handshake was made with the suites that the server should offer.
      #expect(fix.isVerified == [.userRoot, .transportSecurity].contains(fix.kind))
      #expect(fix.kind != .several || fix.text.hasSuffix(Self.besides))
      #expect(
        fix.kind != .several || Set(fix.instructions.map(\.place)).isSuperset(of: [.iOS, .nginx]))
    }
    guard let fix = report.fixes.first(where: { $0.kind == .transportSecurity }) else { return }
    let lines = try #require(fix.instructions.first { $0.place == .infoPlist }).lines
    let file = "<plist version=\"1.0\"><dict>\(lines.joined())</dict></plist>"
    let list = try PropertyListSerialization.propertyList(from: Data(file.utf8), format: nil)
    let domains = ((list as? [String: Any])?["NSAppTransportSecurity"] as? [String: Any])?[
      "NSExceptionDomains"]
    let (host, entry) = try #require((domains as? [String: Any])?.first)
    #expect(host == report.endpoint.serverName)
    #expect(fix.text.contains("from iOS 17") == (name == "good-ip-san"))
    let keys = try #require(entry as? [String: Bool])
    let exceptions = report.transportSecurity?.violations.compactMap(\.exception) ?? []
    #expect(Set(keys.keys) == Set(exceptions))
    for (key, value) in keys {
      #expect(value != key.contains("Requires") && fix.text.contains(key))
    }
  }

  /// Suites of TLS 1.3 have a setting of their own in each server.
  @Test(arguments: [
    (withoutReliefOfSuite, "ssl_ciphers ECDHE+"),
    (
      Handshake(
        protocolVersion: "TLSv1.3", cipher: "TLS_AES_128_CCM_SHA256", isComplete: true,
        engine: .gnutls), "ssl_conf_command Ciphersuites TLS_AES_128_GCM_SHA256:"
    ),
  ])
  func settingsOfServers(handshake: Handshake, line: String) async throws {
    let report = try await LabReports().report(
      "good-rsa", .init(anchorSource: .app, handshake: handshake))
    let lines = report.fixes.flatMap(\.instructions).filter { $0.place == .nginx }.flatMap(\.lines)
    #expect(lines.contains { $0.hasPrefix(line) }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("ssl_ciphers") } == line.hasPrefix("ssl_ciphers"))
  }

  /// A server's certificate that is trusted by itself is no CA.
  @Test func anAnchorThatIsTheServersCertificate() async throws {
    let lab = try await LabReports()
    let report = try await lab.report("good", .init(store: [try await lab.chain(of: "good")[0]]))
    let fix = try #require(report.fixes.first)
    #expect(report.verdict == .trusted && fix.kind == .userRoot)
    #expect(fix.text.contains("'CN=www.lab.example") && !fix.text.contains("a CA"))
  }

  /// A client that limits itself to its own anchors ignores what is installed on the device.
  @Test(arguments: [true, false]) func anInstalledRootAndOwnAnchorsOnly(isLimited: Bool)
    async throws
  {
    let lab = try await LabReports()
    let trust = TrustPlan(
      serverName: "www.lab.example", verifyDate: LabReports.now, anchors: ["app.pem"],
      anchorsOnly: isLimited, rootStores: isLimited ? [] : ["none.pem"], fetching: .never)
    var answers = Answers()
    for store in trust.stores where store.name != .store("none.pem") {
      answers.stores[store.name] = .init(
        places: [StorePlace(path: "roots.pem", kind: .bundle)],
        roots: try await lab.anchors(of: "good").map {
          StoredRoot(der: $0, settings: nil, file: nil)
        })
    }
    let report = answers.report(
      on: [Observation(certificates: try await lab.chain(of: "good"), handshake: Self.sound)],
      Request(target: .server(host: "www.lab.example", port: 443), trust: trust),
      at: LabReports.now
    ).report
    let fix = try #require(report.fixes.first { $0.kind == .userRoot })
    #expect(fix.text.contains("(--anchors-only)") == isLimited)
  }

  /// A root that the system or a user trusts is not blocked because an app trusts it, too.
  @Test(
    arguments: [
      ([.app], true), ([.user], false), ([.system], false), ([.app, .user], false),
      ([.app, .system], false), ([.user, .system], false), ([.app, .user, .system], false),
    ] as [(Set<TrustSource>, Bool)])
  func anAnchorOfSeveralSources(sources: Set<TrustSource>, isBlocked: Bool) async throws {
    let lab = try await LabReports()
    let roots = try await lab.anchors(of: "good").map {
      StoredRoot(der: $0, settings: nil, file: nil)
    }
    var trust = TrustPlan(
      serverName: "www.lab.example", verifyDate: LabReports.now, fetching: .never)
    var answers = Answers()
    for source in sources {
      switch source {
      case .app: trust.anchors = ["app.pem"]
      case .user: trust.userRoots = ["user.pem"]
      case .system: trust.rootStores = ["store.pem"]
      }
    }
    if !sources.contains(.system) { trust.rootStores = ["none.pem"] }
    for store in trust.stores where store.name != .store("none.pem") {
      answers.stores[store.name] = .init(
        places: [StorePlace(path: "roots.pem", kind: .bundle)], roots: roots)
    }
    let report = answers.report(
      on: [Observation(certificates: try await lab.chain(of: "good"), handshake: Self.sound)],
      Request(target: .server(host: "www.lab.example", port: 443), trust: trust),
      at: LabReports.now
    ).report
    #expect(report.verdict == .trusted)
    #expect(report.transportSecurity?.violations.map(\.requirement) == (isBlocked ? [.anchor] : []))
  }

  /// Files contain no handshake, but the certificates are checked.
  @Test func filesAreHeldToIt() async throws {
    let report = try await LabReports().report("good")
    #expect(report.transportSecurity?.violations.map(\.requirement) == [.anchor])
    #expect(report.codes.streamATS?.value == -9802)
  }

  /// The handshake ends before there is a certificate to evaluate.
  @Test(arguments: [("good-rsa", Verdict.trusted, nil), ("expired-leaf", .untrusted, -1202)])
  func forwardSecrecyComesFirst(name: String, verdict: Verdict, url: Int?) async throws {
    let report = try await LabReports().report(
      name, .init(anchorSource: .user, handshake: Self.withoutForwardSecrecy))
    #expect(report.verdict == verdict)
    #expect(report.transportSecurity?.violations.map(\.requirement) == [.forwardSecrecy])
    #expect(report.codes.streamATS?.value == -9824 && report.codes.urlSessionATS?.value == -1200)
    #expect(report.codes.urlSession?.value == url)
  }

  /// A client certificate is sent after the server's was accepted.
  @Test func itComesBeforeAnAlertAboutTheClient() async throws {
    let report = try await LabReports().report(
      "good",
      .init(
        failure: ConnectionFailure(.clientCertificateRequired, summary: ""), handshake: Self.sound))
    #expect(report.verdict == .unknown)
    #expect(report.codes.urlSession?.value == -1206)
    #expect(report.codes.urlSessionATS?.value == -1200 && report.codes.streamATS?.value == -9802)
  }

  @Test(arguments: [
    ("good", TrustResult.unspecified, [Check.tlsVersion], nil),
    ("expired-leaf", .recoverableTrustFailure, [.tlsVersion, .temporalValidity], -67818),
  ])
  func oldVersion(
    name: String, result: TrustResult, checks: [Check], secTrust: Int?
  ) async throws {
    for purpose in Purpose.allCases where purpose != .client {
      let report = try await LabReports().report(
        name, .init(purpose: purpose, handshake: Self.old))
      #expect(report.verdict == .untrusted && report.trustResult == result)
      #expect(report.failures.map(\.finding.check) == checks)
      #expect(report.codes.urlSession?.value == -1200 && report.codes.stream?.value == -9836)
      #expect(report.codes.networkFramework?.value == -9836)
      #expect(report.codes.secTrust?.value == secTrust)
      #expect(report.failures[0].codes.stream?.value == -9836)
      #expect(report.failures[0].advice?.server?.contains("TLS 1.3") == true)
      // No change of the certificates alone makes the server acceptable.
      #expect(report.fixes.map(\.kind) == [secTrust == nil ? .protocolVersion : .several])
      #expect(report.fixes[0].text.hasPrefix("the server uses TLS 1.3"))
      let own = report.opinions.first { $0.engine == .trusteval }
      #expect(own?.verdict == (secTrust == nil ? .trusted : .untrusted))
      #expect(own?.failures.contains { $0.check == .tlsVersion } == false)
    }
  }

  /// A failure after the certificates were sent does not turn the verdict into unknown.
  @Test func anOldVersionOutweighsALaterFailure() async throws {
    let report = try await LabReports().report(
      "good",
      .init(
        failure: ConnectionFailure(.clientCertificateRequired, summary: ""), handshake: Self.old))
    #expect(report.verdict == .untrusted)
    #expect(report.failures.map(\.finding.check) == [.tlsVersion])
    #expect(report.codes.urlSession?.value == -1200)
  }

  @Test func anUnreadableLeafHidesNoOldVersion() async throws {
    let report = try await LabReports().report(
      "garbage-certificate", .init(handshake: Self.old))
    #expect(report.failures.map(\.finding.check) == [.tlsVersion, .unparseableCertificate])
    #expect(report.failures.map(\.sentAs) == [nil, 0])
    #expect(report.trustResult == .fatalTrustFailure)
    #expect(report.codes.stream?.value == -9836)
  }

  /// A host that is exempt from App Transport Security is not exempt from the minimum TLS version.
  @Test(arguments: [("printer.local", TransportSecurity.Host.local), ("192.0.2.1", .address)])
  func otherHosts(name: String, host: TransportSecurity.Host) async throws {
    let report = try await LabReports().report(
      "good", .init(serverName: name, handshake: Self.old))
    #expect(report.transportSecurity?.host == host)
    #expect(report.transportSecurity?.violations.isEmpty == (host == .local))
    #expect(report.failures.first?.finding.check == .tlsVersion)
  }

  /// A server that refuses later, in HTTP, causes -1206, which the note mentions.
  @Test func aRequestedCertificateNamesTheCode() async throws {
    var handshake = Self.sound
    handshake.clientCertificateRequested = true
    let report = try await LabReports().report("good", .init(handshake: handshake))
    let note = report.notes.first { $0.kind == .clientCertificateRequested }
    #expect(note?.text.contains("-1206") == true)
  }
}
