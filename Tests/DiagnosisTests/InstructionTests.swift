import Foundation
import OpenSSLEngine
import Programs
import Testing
import TrustEvaluation
import TrustModel
import X509

@testable import Diagnosis

/// Instructions in Swift have valid syntax and are safe.
@Suite struct InstructionTests {
  private static let places: [Fix.Instruction.Place] = [.urlSession, .networkFramework]

  private static func snippets(_ change: Change, host: String, port: Int?) -> [String] {
    change.instructions(host: host, port: port).filter { places.contains($0.place) }
      .map { $0.lines.joined(separator: "\n") + "\n" }
  }

  /// Only the syntax is checked: Apple's frameworks are not available here.
  private static func parses(_ source: String) async throws -> Bool {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("snippet-\(UUID().uuidString).swift")
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try await Program.run(
      "/usr/bin/env", ["swiftc", "-frontend", "-parse", file.path], input: [],
      environment: ProcessInfo.processInfo.environment)
    return result.status == 0
  }

  @Test(arguments: [("www.example.com", 443), ("192.0.2.1", 8443), ("2001:db8::1", nil)])
  func snippetsAreSwift(host: String, port: Int?) async throws {
    let certificate = try await LabReports().anchorCertificate(of: "good")
    let changes = [
      Change.serverName(host), .anchor(certificate, .app), .anchoredLeaf(certificate, .app),
    ]
    for change in changes {
      let snippets = Self.snippets(change, host: host, port: port)
      #expect(snippets.count == 2)
      for snippet in snippets {
        #expect(try await Self.parses(snippet), "\(snippet)")
        #expect(snippet.contains(host))
        #expect(snippet.contains("8443") == (port == 8443 && change.kind == .serverName))
      }
    }
    #expect(try await Self.parses("let broken = (") == false)
  }

  /// Nothing is trusted that was not evaluated.
  @Test func noSnippetAcceptsEverything() async throws {
    let certificate = try await LabReports().anchorCertificate(of: "good")
    for snippet in Self.snippets(.anchor(certificate, .app), host: "www.example.com", port: 443) {
      #expect(snippet.contains("SecTrustEvaluateWithError(trust, nil)"))
      #expect(snippet.contains("SecTrustSetAnchorCertificates(trust, [root] as CFArray)"))
      #expect(!snippet.contains("complete(true)") && !snippet.contains("!"))
    }
  }

  /// A server goes on with what it has read, until it is told to read its files again.
  @Test(arguments: [nil] + StartTLS.allCases.map(Optional.some))
  func whatMakesAServerReadItsFiles(service: StartTLS?) {
    let itself: Set<Fix.Instruction.Place> = [.iis, .aws]
    for change in [Change.issuers([]), .protocolVersion, .stapling] {
      for made in change.instructions(host: nil, port: nil, service: service) {
        let isTold = made.lines.last?.hasPrefix("# then: ") == true
        #expect(isTold == !itself.contains(made.place), "\(made)")
        #expect((made.reloadAlone == nil) == itself.contains(made.place))
      }
    }
  }

  /// A server of TLS 1.0 may have no suite that App Transport Security takes.
  @Test func newVersionsNeedNewSuites() {
    let wording = Change.Wording(
      parties: Parties(.server),
      settings: EvaluationSettings(
        purpose: .server, reference: nil, verifyDate: Instant(secondsSinceEpoch: 0)),
      isUnderTransportSecurity: true, isAppAnchored: false, usesOwnAnchorsOnly: false)
    #expect(Change.protocolVersion.text(wording).hasSuffix("TLS 1.2 with ECDHE cipher suites"))
  }

  /// A server that was reached with STARTTLS is no web server.
  @Test(arguments: StartTLS.allCases)
  func aServiceHasItsOwnDirectives(service: StartTLS) {
    let web: Set<Fix.Instruction.Place> = [.nginx, .apache, .haproxy, .iis, .aws]
    let places = Change.issuers([]).instructions(host: nil, port: nil, service: service).map(
      \.place)
    #expect(!places.isEmpty && web.isDisjoint(with: places))
    let versions = Change.protocolVersion.instructions(host: nil, port: nil, service: service)
    #expect(web.isDisjoint(with: versions.map(\.place)))
  }

  /// No program of Apple's frameworks begins with STARTTLS.
  @Test func noSwiftForAService() async throws {
    let certificate = try await LabReports().anchorCertificate(of: "good")
    let changes = [Change.anchor(certificate, .app), .serverName("www.example.com", wildcard: nil)]
    for change in changes {
      #expect(!change.instructions(host: "www.example.com", port: 25).isEmpty)
      #expect(change.instructions(host: "www.example.com", port: 25, service: .smtp).isEmpty)
    }
    // A root on the device counts for every program.
    let root = Change.anchor(certificate, .user)
    #expect(!root.instructions(host: nil, port: 25, service: .smtp).isEmpty)
  }

  /// macOS needs another trust setting for an anchor that is no root; iOS does not list such a one.
  @Test func whatIsNoRootIsInstalledInItsOwnWay() async throws {
    let root = try await LabReports().anchorCertificate(of: "good")
    let made = Change.anchor(root, .user).instructions(host: nil, port: nil)
    #expect(made.map(\.place) == [.macOS, .iOS])
    #expect(made.first?.lines.first?.contains("trustAsRoot") == false)
    let chain = try await LabReports().chain(of: "good")
    let authority = try Certificate(der: try #require(chain.last))
    try #require(!authority.isSelfIssued)
    let other = Change.anchor(authority, .user).instructions(host: nil, port: nil)
    #expect(other.map(\.place) == [.macOS])
    #expect(other.first?.lines.first?.contains(" -r trustAsRoot ") == true)
    // What signed itself and is no CA's is its own issuer, and still no root to iOS.
    let alone = try Certificate(der: try await LabReports().chain(of: "self-signed")[0])
    try #require(alone.isSelfIssued && !alone.isAuthority)
    let own = Change.anchor(alone, .user).instructions(host: nil, port: nil)
    #expect(own.map(\.place) == [.macOS])
    #expect(own.first?.lines.first?.contains("trustAsRoot") == false)
  }

  /// A certificate may contain any name, which in the string of a program could be code.
  @Test(arguments: ["\\(exit(0))", "a\"; exit(0) //", "a b", "", "*.example.com", "a\nb"])
  func namesThatAreNoneAreNotWritten(host: String) {
    #expect(Change.serverName(host).instructions(host: host, port: 443).isEmpty)
  }

  /// For each change on a server, the most common servers have an instruction.
  @Test(arguments: [Change.protocolVersion, .stapling])
  func serversHaveLines(change: Change) {
    let places = change.instructions(host: nil, port: nil).map(\.place)
    #expect(places.starts(with: [.nginx, .apache]))
  }

  /// Who signs a server's certificate with its own key may have no CA to ask.
  @Test(arguments: [("self-signed", true), ("untrusted-root", false)])
  func aCAForTests(name: String, isNamed: Bool) async throws {
    let fixes = try await LabReports().report(name).fixes.filter { $0.kind == .certificate }
    try #require(fixes.count == 1)
    let lines = fixes.flatMap(\.instructions).filter { $0.place == .nginx }.flatMap(\.lines)
    let remark = "# for tests, with a CA of your own: trusteval lab ca certs www.lab.example"
    #expect(lines.contains(remark) == isNamed)
  }

  /// The file that HAProxy reads has the private key in it.
  @Test func theKeyIsForItsOwnerOnly() throws {
    let lines = Change.issuers([]).instructions(host: nil, port: nil)
      .filter { $0.place == .haproxy }.flatMap(\.lines)
    #expect(lines.contains { $0.contains("key.pem") && $0.hasPrefix("(umask 077; ") })
  }

  /// Windows has the versions of TLS in its registry, and each both switched on and on by default.
  @Test func theVersionsOfWindows() throws {
    let lines =
      Change.protocolVersion.instructions(host: nil, port: nil)
      .first { $0.place == .iis }?.lines ?? []
    let ends = ["/v Enabled /t REG_DWORD /d 1 /f", "/v DisabledByDefault /t REG_DWORD /d 0 /f"]
    for end in ends {
      #expect(lines.contains { $0.hasSuffix("\\TLS 1.2\\Server\" \(end)") })
    }
  }

  /// The lowest version of HAProxy is a line of its section `global`.
  @Test func theLowestVersionIsGlobal() throws {
    let lines = Change.protocolVersion.instructions(host: nil, port: nil)
      .first { $0.place == .haproxy }?.lines
    #expect(lines?.first == "global")
    #expect(lines?.contains { $0.contains("ssl-max-ver") } == true)
  }

  /// A certificate that is imported without the old one's ARN is not used by any server.
  @Test func aCertificateIsImportedInPlaceOfTheOld() async throws {
    let certificate = try await LabReports().anchorCertificate(of: "good")
    for change in [Change.issuers([certificate]), .unseenIssuer(of: certificate)] {
      let lines = change.instructions(host: nil, port: nil).filter { $0.place == .aws }
        .flatMap(\.lines)
      #expect(lines.count == 1 && lines.allSatisfy { $0.contains(" --certificate-arn ARN ") })
    }
  }

  /// The port is written where it is another one than that of https, and an address of IPv6 in brackets.
  @Test(
    arguments: [
      ("www.example.com", 443, "https://www.example.com/", "\"www.example.com\", port: 443"),
      ("www.example.com", 8443, "https://www.example.com:8443/", "\"www.example.com\", port: 8443"),
      ("2001:db8::1", 8443, "https://[2001:db8::1]:8443/", "\"2001:db8::1\", port: 8443"),
      ("a.example.", nil, "https://a.example./", "\"a.example.\", port: 443"),
    ] as [(String, Int?, String, String)])
  func whereToConnect(host: String, port: Int?, url: String, connection: String) throws {
    let made = Change.serverName(host).instructions(host: host, port: port)
    #expect(
      made == [
        .init(.urlSession, ["let url = URL(string: \"\(url)\")"]),
        .init(
          .networkFramework, ["let connection = NWConnection(host: \(connection), using: .tls)"]),
      ])
    // A list of domains has no dot at a name's end.
    #expect(
      Change.Swift(host: host, port: port)?.name == (host == "a.example." ? "a.example" : host))
  }

  /// Each service by the words of its own configuration; nothing where these are not known.
  @Test(
    arguments: [
      (.smtp, "smtpd_tls_chain_files", "smtpd_tls_mandatory_protocols"),
      (.lmtp, "ssl_server_cert_file", "ssl_min_protocol"),
      (.imap, "ssl_server_cert_file", "ssl_min_protocol"),
      (.pop3, "ssl_server_cert_file", "ssl_min_protocol"),
      (.sieve, "ssl_server_cert_file", "ssl_min_protocol"), (.ftp, "rsa_cert_file", nil),
      (.ldap, "TLSCertificateFile", "TLSProtocolMin 3.3"),
      (.xmpp, "/etc/prosody/certs/", "tlsv1_2+"), (.xmppServer, "/etc/prosody/certs/", "tlsv1_2+"),
      (.postgres, "ssl_cert_file = 'fullchain.pem'", "ssl_min_protocol_version"),
      (.mysql, "/etc/mysql/fullchain.pem", "tls_version = TLSv1.2,TLSv1.3"),
      (.nntp, "tlscertfile", "tlsprotocols"), (.irc, "<sslprofile", nil),
    ] as [(StartTLS, String, String?)])
  func theWordsOfEachService(service: StartTLS, file: String, version: String?) {
    func lines(_ change: Change) -> [String] {
      change.instructions(host: nil, port: nil, service: service).flatMap(\.lines)
    }
    for change in [Change.issuers([]), .certificate(.init(requirements: [], issuer: .trusted))] {
      #expect(lines(change).contains { $0.contains(file) }, "\(lines(change))")
    }
    let versions = lines(.protocolVersion)
    #expect(versions.isEmpty == (version == nil))
    if let version { #expect(versions.contains { $0.contains(version) }, "\(versions)") }
    #expect(lines(.stapling).isEmpty)
  }

  /// What is trusted is called by what it is, in the program and as a file.
  @Test func whatAnAnchorIsCalled() throws {
    let root = try LabReports.authority("Root").issue(to: .generate())
    let issuer = try LabReports.authority("Issuer").issue(to: .generate(), by: root)
    let leaf = try CertificateTemplate.server(
      [.dns("a.example")], subject: IssuingName(commonName: "a.example"),
      notBefore: LabReports.now, notAfter: LabReports.now.advanced(byDays: 9)
    ).issue(to: .generate(), by: issuer)
    for (issued, name) in [(root, "root"), (issuer, "ca"), (leaf, "certificate")] {
      let certificate = try Certificate(der: issued.der)
      let installed = Change.anchor(certificate, .user).instructions(host: nil, port: nil)
      #expect(installed.first?.lines.first?.hasSuffix(" \(name).pem") == true)
      let app = Change.anchor(certificate, .app).instructions(host: "a.example", port: 443)
      #expect(app.flatMap(\.lines).contains { $0.contains("trusting \(name): SecCertificate") })
      #expect(app.flatMap(\.lines).contains { $0.contains("forResource: \"\(name)\"") })
    }
  }
}
