import Foundation
import OpenSSLEngine
import Testing
import TrustModel
import X509

@testable import TrustLab

/// The small parts that the lab is made of.
@Suite struct LabPartsTests {
  private static let now = Instant(secondsSinceEpoch: 1_780_000_000)

  /// A case that is asked for the lab's own name is asked for the first of those that were given.
  @Test func namesOfTheServers() throws {
    func name(_ name: String, _ names: [String]) throws -> String {
      LabSite(names: names.map { AuthorityName($0) })
        .serverName(of: try #require(LabCase.all.first { $0.serverName == name }))
    }
    #expect(try name("www.lab.example", []) == "www.lab.example")
    #expect(try name("www.lab.example", ["a.test", "b.test"]) == "a.test")
    #expect(try name("www.lab.example.", ["a.test"]) == "a.test.")
    #expect(try name("127.0.0.1", ["a.test"]) == "127.0.0.1")
  }

  @Test(
    arguments: [(0, 0, 0), (0, 7, 0), (8443, 0, 8443), (8443, 7, 8450)] as [(UInt16, Int, UInt16)])
  func portsOfTheCases(first: UInt16, index: Int, port: UInt16) {
    let site = LabSite(address: "::1", firstPort: first, names: [], connections: 1, log: nil)
    #expect(site.port(at: index) == port && site.address == "::1" && site.bounds != nil)
    #expect(LabSite().port(at: index) == 0 && LabSite().bounds == nil)
  }

  @Test(
    arguments: [
      ("GET /a.der HTTP/1.1\r\nHost: x\r\n\r\n", "/a.der"), ("GET / HTTP/1.0", "/"),
      ("POST /a HTTP/1.1\r\n", nil), ("GET /a\r\n", nil), ("GET /a b HTTP/1.1\r\n", nil), ("", nil),
      ("get /a HTTP/1.1\r\n", nil),
    ] as [(String, String?)])
  func whatARequestAsksFor(request: String, path: String?) {
    #expect(HTTPReply.path(requestedBy: Array(request.utf8)) == path)
  }

  @Test(arguments: [
    ("GET /", true), ("HEAD / HTTP/1.1", true), ("POST /", true), ("PUT /", true),
    ("DELETE /", true), ("CONNECT a:1", true), ("OPTIONS *", true), ("TRACE /", true),
    ("PATCH /", true), ("GETTING", false), ("EHLO a", false), ("get /", false), ("", false),
  ])
  func requestsOfHTTP(text: String, isRequest: Bool) {
    #expect(HTTPReply.isRequest(Array(text.utf8)) == isRequest)
  }

  /// What is at a path counts before the directory that it is in; a later file takes the place of an
  /// earlier one.
  @Test func publications() {
    let publications = LabPublications()
    func answer(_ path: String) -> String? {
      switch publications[path] {
      case .file(let bytes): "file \(bytes)"
      case .redirect(let path): "redirect \(path)"
      case .flood: "flood"
      case .silence: "silence"
      case nil: nil
      }
    }
    publications.add(["/ocsp/": .silence, "/ocsp/x": .redirect("/y"), "/a.der": .file([1])])
    #expect(answer("/ocsp/") == "silence" && answer("/ocsp/MEUw") == "silence")
    #expect(answer("/ocsp/x") == "redirect /y" && answer("/ocsp") == nil)
    #expect(answer("/a.der") == "file [1]" && answer("/a.der/b") == nil && answer("/") == nil)
    publications.add(["/a.der": .file([2])])
    #expect(answer("/a.der") == "file [2]")
  }

  /// A record has 2^14 octets at most (RFC 5246, section 6.2.1).
  @Test func longMessagesTakeSeveralRecords() {
    let bytes = ScriptedHandshake.certificate([[UInt8](repeating: 7, count: 20_000), [8]])
    let body = 4 + 3 + 3 + 20_000 + 3 + 1
    #expect(bytes.count == body + 10)
    #expect(bytes.prefix(8) == [22, 3, 3, 0x40, 0, 11, 0, UInt8((body - 4) >> 8)])
    let second = bytes[(5 + 16_384)...]
    let rest = body - 16_384
    #expect(second.prefix(5) == [22, 3, 3, UInt8(rest >> 8), UInt8(rest & 0xff)])
    #expect(bytes.suffix(4) == [0, 0, 1, 8])
    #expect(ScriptedHandshake.fatalAlert(40) == [21, 3, 3, 0, 2, 2, 40])
  }

  /// What an authority for development issues, and for how long.
  @Test func whatAnAuthorityIssues() throws {
    let authority = try PrivateAuthority(now: Self.now)
    let root = try Certificate(der: try #require(authority.root).der)
    let intermediate = try Certificate(der: authority.intermediate.der)
    let start = Self.now.advanced(byDays: -1)
    #expect(root.notBefore == start && root.notAfter == Self.now.advanced(byDays: 3650))
    #expect(intermediate.notBefore == start)
    #expect(intermediate.notAfter == Self.now.advanced(byDays: 1825))
    #expect(intermediate.issuer == root.subject && root.issuer == root.subject)
    #expect(root.subject.text.contains(Self.now.day))
    #expect(intermediate.known.basicConstraints?.pathLength == 0)
    #expect(root.known.basicConstraints?.pathLength == nil)
    let other = try PrivateAuthority(now: Self.now)
    #expect(try Certificate(der: #require(other.root).der).subject != root.subject)
    let server = try Certificate(
      der: authority.server(for: [AuthorityName("a.test")], key: nil).der)
    let client = try Certificate(der: authority.client(key: nil).der)
    for leaf in [server, client] {
      #expect(leaf.issuer == intermediate.subject && leaf.notBefore == start)
      #expect(leaf.notAfter == start.advanced(byDays: 397) && leaf.notAfter == authority.end)
    }
    #expect(client.subject.text.contains("Lab Client"))
  }

  /// A common name has 64 characters at most (RFC 5280, appendix A.1); the alternative names are all there.
  @Test(
    arguments: [
      ([64], 0), ([65, 64, 3], 1), ([65], nil), ([3, 2], 0),
    ] as [([Int], Int?)])
  func theCommonName(lengths: [Int], index: Int?) throws {
    let names = lengths.map { length in
      AuthorityName(String(repeating: "a", count: length - 2) + ".b")
    }
    let authority = try PrivateAuthority(now: Self.now)
    let certificate = try Certificate(der: authority.server(for: names, key: nil).der)
    #expect(certificate.subject.text == "CN=" + (index.map { names[$0].text } ?? "server"))
    let found = (certificate.known.subjectAlternativeNames ?? []).compactMap(AuthorityName.init)
    #expect(found == names)
  }

  /// Names of other kinds are none of a host, and a key is the one that is given.
  @Test func namesForAnotherCertificate() throws {
    var template = CertificateTemplate.server(
      [.dns("*.a.test"), .email("a@b.test"), .ip([192, 0, 2, 1])],
      subject: IssuingName(commonName: "x"), notBefore: Self.now,
      notAfter: Self.now.advanced(byDays: 1))
    template.names += [.uri("https://c.test/"), .ip([UInt8](repeating: 0, count: 15) + [1])]
    let root = try CertificateTemplate.authority(
      subject: IssuingName(commonName: "Root"), notBefore: Self.now,
      notAfter: Self.now.advanced(byDays: 9)
    ).issue(to: .generate())
    let key = try PrivateKey.generate()
    let issued = try template.issue(to: key, by: root)
    let names = try Certificate(der: issued.der).known.subjectAlternativeNames ?? []
    #expect(names.count == 5)
    #expect(names.compactMap(AuthorityName.init).map(\.text) == ["*.a.test", "192.0.2.1", "::1"])
    let authority = try PrivateAuthority(now: Self.now)
    let renewed = try authority.server(for: [AuthorityName("a.test")], key: key)
    let client = try authority.client(key: nil)
    #expect(renewed.key == key && client.key != key)
  }

  /// A second server of the lab with other settings leaves a script as it is.
  @Test func settingsOfAServer() throws {
    let script = LabMaterials(script: [.hold], chain: [[1]], anchors: [[2]])
    guard case .script(let steps) = script.with({ $0.versions = .tls12 ... .tls12 }).behaviour
    else {
      Issue.record("it is a script")
      return
    }
    #expect(steps.count == 1 && script.key == nil)
    #expect(script.anchorPEM == PEMWriter.certificates([[2]]))
    var trusted = script
    trusted.anchorSettings = [0x30, 0]
    #expect(trusted.anchorPEM == PEMWriter.trustedCertificate([2], settings: [0x30, 0]))
  }

  /// Lists of an authority are empty, last as long as what it issues, and later ones have greater
  /// numbers.
  @Test func revocationListsOfAnAuthority() throws {
    let authority = try PrivateAuthority(now: Self.now)
    let later = PrivateAuthority(
      root: authority.root, intermediate: authority.intermediate,
      now: Self.now.advanced(bySeconds: 1))
    let issuers = [try #require(authority.root), authority.intermediate]
    for issuer in issuers {
      let list = try RevocationList(der: authority.revocationList(of: issuer))
      let certificate = try Certificate(der: issuer.der)
      #expect(list.thisUpdate == Self.now.advanced(byDays: -1) && list.nextUpdate == authority.end)
      #expect(list.issuer == certificate.subject && list.entryOctets == 0)
      #expect(list.scope.obstacle == nil && list.scope.reservation == nil)
    }
    for (authority, seconds) in [(authority, 0), (later, 1)] {
      let number = DER.unsignedInteger(UInt(Self.now.secondsSinceEpoch + Int64(seconds)))
      let list = try authority.revocationList(of: issuers[1])
      #expect(list.firstRange(of: number) != nil)
      #expect(list.firstRange(of: issuers[1].keyIdentifier) != nil)
      #expect(list.firstRange(of: issuers[0].keyIdentifier) == nil)
    }
    #expect(later.end == authority.end.advanced(bySeconds: 1))
  }

  /// Identifiers of the form that is the maker's own (RFC 9562, section 5.8): the same for the same root,
  /// so that a profile takes the place of an earlier one.
  @Test func identifiersOfAProfile() throws {
    func identifiers(_ text: String, behind key: String) -> [String] {
      text.components(separatedBy: "<key>\(key)</key>").dropFirst().compactMap {
        $0.firstMatch(of: /<string>([^<]*)<\/string>/).map { String($0.1) }
      }
    }
    var known: Set<String> = []
    for _ in 0..<8 {
      let root = try #require(try PrivateAuthority(now: Self.now).root)
      let text = ConfigurationProfile.text(installing: root)
      #expect(ConfigurationProfile.text(installing: root) == text)
      let uuids = identifiers(text, behind: "PayloadUUID")
      #expect(uuids.count == 2)
      let form = /[0-9A-F]{8}-[0-9A-F]{4}-8[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}/
      for uuid in uuids { #expect(uuid.wholeMatch(of: form) != nil, "\(uuid)") }
      #expect(
        identifiers(text, behind: "PayloadIdentifier")
          == ["trusteval.lab.root.\(uuids[0])", "trusteval.lab.\(uuids[1])"])
      #expect(text.contains("<data>\(Base64.encode(root.der))</data>"))
      known.formUnion(uuids)
    }
    #expect(known.count == 16)
  }

  /// What is read of a directory: regular files up to 64 KB, and none behind a link.
  @Test func filesOfADirectory() async throws {
    try await withTemporaryDirectory { home in
      let directory = try LabDirectory(path: home.path())
      let most = [UInt8](repeating: 7, count: 65_536)
      try directory.write(most, to: "most", mode: 0o600)
      try directory.write(most + [7], to: "more", mode: 0o600)
      try directory.write("", to: "empty", mode: 0o600)
      try FileManager.default.createSymbolicLink(
        atPath: home.appending(path: "link").path(), withDestinationPath: "most")
      let names = ["most", "more", "empty", "none", "link", "."]
      let read = names.map { directory.contents(of: $0) }
      #expect(read == [most, nil, [], nil, nil, nil])
      let isThere = names.map { directory.has($0) }
      #expect(isThere == [true, true, true, false, true, true])
      // What is there stays, and nothing is left beside it.
      do throws(LabFileError) {
        try directory.write("new", to: "empty", mode: 0o600, replaces: false)
        Issue.record("it is written over")
      } catch {
        #expect(error.path.hasSuffix("/empty") && error.description.hasSuffix(": file exists"))
      }
      let kept = directory.contents(of: "empty")
      try directory.write("new", to: "empty", mode: 0o600)
      let replaced = directory.contents(of: "empty")
      #expect(kept == [] && replaced == Array("new".utf8))
      try directory.write("one", to: "first", mode: 0o600, replaces: false)
      try directory.remove("first")
      try directory.remove("first")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: home.path()).sorted()
          == ["empty", "link", "more", "most"])
    }
  }

  /// A case that is named twice has one directory, which is claimed once.
  @Test func aCaseThatIsNamedTwice() async throws {
    let good = try #require(LabCase.named("good"))
    let lab = try await Lab(now: Self.now)
    try await withTemporaryDirectory { directory in
      let claims = try await lab.writeFiles(of: [good, good], to: directory.path())
      #expect(claims.count == 1)
      await #expect(throws: LabFileError.self) {
        try await lab.writeFiles(of: [good], to: directory.path())
      }
      withExtendedLifetime(claims) {}
    }
  }

  /// Sound certificates have the names that were given, a third of their time behind them.
  @Test func certificatesOfTheLab() throws {
    func issued(_ names: [String]) throws -> Certificate {
      let authority = try LabAuthority(
        now: Self.now, publicationPort: 8080, names: names.map { AuthorityName($0) })
      #expect(authority.publicationURL("/x") == "http://127.0.0.1:8080/x")
      return try Certificate(
        der: authority.issue(authority.serverTemplate(), by: authority.intermediate).der)
    }
    for (given, names) in [
      ([], ["www.lab.example"]), (["a.test", "192.0.2.1"], ["a.test", "192.0.2.1"]),
    ] as [([String], [String])] {
      let leaf = try issued(given)
      #expect(leaf.subject.text.contains("CN=\(names[0])"), "\(leaf.subject.text)")
      let found = (leaf.known.subjectAlternativeNames ?? []).compactMap(AuthorityName.init)
      #expect(found.map(\.text) == names)
      #expect(leaf.notBefore == Self.now.advanced(byDays: -30))
      #expect(leaf.notAfter == Self.now.advanced(byDays: 60))
    }
  }

  /// Answers of the plain web server, with their length.
  @Test func answersOfHTTP() {
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    #expect(
      text(HTTPReply.file([0x61, 0x62, 0x63]))
        == "HTTP/1.1 200 OK\r\nContent-Type: application/pkix-cert\r\nContent-Length: 3\r\n"
        + "Connection: close\r\n\r\nabc")
    #expect(
      text(HTTPReply.text("\u{e9}")).hasSuffix(
        "Content-Length: 2\r\nConnection: close\r\n\r\n\u{e9}"))
    #expect(text(HTTPReply.notFound).hasPrefix("HTTP/1.1 404 "))
    #expect(text(HTTPReply.needsTLS).hasPrefix("HTTP/1.1 400 "))
    #expect(text(HTTPReply.redirect(to: "/x")).contains("302 Found\r\nLocation: /x\r\n"))
  }
}
