import Foundation
import Programs
import Testing

/// The tool's advice, followed exactly on a real server.
@Suite(
  .serialized,
  .enabled(if: NginxSite.isInstalled, "nginx is not installed: scripts/test installs it"),
  .timeLimit(.minutes(30)))
struct NginxRepairTests {
  private let directory: TemporaryDirectory
  private let publicPort: Int
  private let responderPort: Int

  /// A root, an issuer, which is published, and a server's certificate with the addresses of the
  /// issuer and of a responder.
  init() async throws {
    directory = try TemporaryDirectory()
    publicPort = Int(try FreePort.next())
    responderPort = Int(try FreePort.next())
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'; mkdir public
      openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout root.key \
        -out root.pem -subj '/CN=Example Root' -days 3000 \
        -addext basicConstraints=critical,CA:TRUE -addext keyUsage=critical,keyCertSign
      """ + Self.signing(publicPort, responderPort))
    try #require(made.status == 0, "\(made.errors)")
  }

  private static func signing(_ publicPort: Int, _ responderPort: Int) -> String {
    """

    sign() { # NAME SUBJECT ISSUER SERIAL EXTENSION...
      local name=$1 subject=$2 issuer=$3 serial=$4; shift 4
      openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out $name.key
      printf '%s\\n' "$@" >$name.ext
      openssl req -new -key $name.key -subj "$subject" -out $name.csr
      openssl x509 -req -in $name.csr -CA $issuer.pem -CAkey $issuer.key -set_serial 0x$serial \\
        -days 100 -extfile $name.ext -out $name.pem
    }
    sign issuer '/CN=Example Issuer' root 0A basicConstraints=critical,CA:TRUE \\
      keyUsage=critical,keyCertSign,digitalSignature subjectKeyIdentifier=hash
    sign server /CN=www.example.com issuer 1001 subjectAltName=DNS:www.example.com \\
      extendedKeyUsage=serverAuth \\
      "authorityInfoAccess=caIssuers;URI:http://127.0.0.1:\(publicPort)/issuer.der,OCSP;URI:http://127.0.0.1:\(responderPort)/"
    sign other /CN=other.example.com issuer 1002 subjectAltName=DNS:other.example.com \\
      extendedKeyUsage=serverAuth
    sign impostor /CN=other.example.com issuer 1003 subjectAltName=DNS:other.example.com \\
      extendedKeyUsage=serverAuth
    openssl x509 -in issuer.pem -outform DER -out public/issuer.der
    """
  }

  private func path(_ name: String) -> String { directory.path(name) }

  private func check(_ site: NginxSite, _ options: String...) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url,
      arguments: [
        "www.example.com:\(site.port)", "--connect-to", "127.0.0.1:\(site.port)",
        "--anchor", path("root.pem"), "--anchors-only", "--json",
      ] + options, input: nil, environment: [:])
  }

  /// Waits for the expected report, as a reload and a stapled answer take some time.
  private func report(
    of site: NginxSite, _ options: String..., until isExpected: (CustomReport) -> Bool
  ) async throws -> CustomReport {
    for _ in 0..<100 {
      let result = try await Binary.run(
        executable: Binary.url,
        arguments: [
          "www.example.com:\(site.port)", "--connect-to", "127.0.0.1:\(site.port)",
          "--anchor", path("root.pem"), "--anchors-only", "--json",
        ] + options, input: nil, environment: [:])
      if let json = result.json.first, isExpected(CustomReport(json)) { return CustomReport(json) }
      try await Task.sleep(for: .milliseconds(100))
    }
    let log = try? String(contentsOfFile: path("error.log"), encoding: .utf8)
    throw NginxSite.Refused(message: "the server did not become as expected: \(log ?? "no log")")
  }

  /// The report's lines for nginx.
  private func lines(_ report: CustomReport, fix kind: String) throws -> [String] {
    let fix = try #require(report.list("fixes").first { $0["kind"] as? String == kind })
    #expect(fix["side"] as? String == "server")
    let instructions = try #require(fix["instructions"] as? [[String: Any]])
    return try #require(
      instructions.first { $0["place"] as? String == "nginx" }?["lines"] as? [String])
  }

  /// A missing intermediate is fetched, and the whole chain written and configured; then clients
  /// that fetch nothing trust the server, too.
  @Test func aMissingIntermediateIsRepaired() async throws {
    let key = "ssl_certificate_key server.key;"
    let site = try NginxSite(
      in: directory, publicPort: publicPort, lines: ["ssl_certificate server.pem;", key])
    let first = try await check(
      site, "--network-fetch", "--write-bundle", path("fullchain.pem"))
    #expect(first.status == 1 && first.errors.isEmpty, "\(first.errors)")
    let report = CustomReport(try #require(first.json.first))
    #expect(report.failures == ["MissingIntermediate"])
    #expect(
      report.texts("fixes") == [
        "the server also sends 'CN=Example Issuer'; App Transport Security then blocks it, as it ends "
          + "in an app's own anchor (--user-root tests an installed root)"
      ])
    let completed = try #require(first.json.first?["completedPath"] as? [String: Any])
    #expect(completed["verdict"] as? String == "trusted")
    #expect(report.list("opinions").allSatisfy { $0["verdict"] as? String == "untrusted" })
    let note = try #require(
      report.list("notes").first { $0["kind"] as? String == "issuerAddress" }?["text"] as? String)
    #expect(note.contains("clients that fetch it trust the server"), "\(note)")

    try await site.reconfigure(try lines(report, fix: "issuer") + [key])
    _ = try await self.report(of: site, "--no-network-fetch") { $0.string("verdict") == "trusted" }
    let others = try await Binary.shell(
      """
      cd '\(directory.url.path)'
      openssl verify -CAfile root.pem -untrusted fullchain.pem fullchain.pem &&
      "$1" verify fullchain.pem --anchor root.pem --anchors-only --server-name www.example.com -q &&
      openssl s_client -connect 127.0.0.1:\(site.port) -servername www.example.com \
        -verify_hostname www.example.com -CAfile root.pem -verify_return_error </dev/null
      """)
    #expect(others.status == 0, "\(others.output)\(others.errors)")
  }

  /// nginx asks a responder of OpenSSL's by itself, and staples the answer.
  @Test func aServerThatStaples() async throws {
    try await Binary.writeChain(of: "server", in: directory)
    let site = try NginxSite(
      in: directory, publicPort: publicPort,
      lines: ["ssl_certificate chain.pem;", "ssl_certificate_key server.key;"])
    let first = try await check(site, "--revocation", "require", "--no-network-fetch")
    let report = CustomReport(try #require(first.json.first))
    #expect(report.failures == ["RevocationResponseRequired"], "\(first.output)")
    let advised = try lines(report, fix: "stapling")

    let end = "491231235959Z"
    directory.write(
      Data("V\t\(end)\t\t1001\tunknown\t/CN=www.example.com\n".utf8), to: "index.txt")
    let good = try await responder()
    let lines = ["ssl_certificate chain.pem;", "ssl_certificate_key server.key;"] + advised
    try await site.reconfigure(lines)
    let trusted = try await self.report(
      of: site, "--revocation", "require", "--no-network-fetch"
    ) { $0.string("verdict") == "trusted" }
    let status = try #require(trusted.list("revocation").first)
    #expect(status["status"] as? String == "good" && status["via"] as? String == "stapled")
    withExtendedLifetime(good) {}
  }

  /// A server whose staple says revoked is refused, and only a new certificate is proposed.
  @Test func aServerThatStaplesItsRevocation() async throws {
    try await Binary.writeChain(of: "server", in: directory)
    directory.write(
      Data(
        "R\t491231235959Z\t250101000000Z,keyCompromise\t1001\tunknown\t/CN=www.example.com\n".utf8),
      to: "index.txt")
    let revoked = try await responder()
    // nginx by itself staples only good answers, so this one is fetched for it.
    let made = try await Binary.shell(
      """
      cd '\(directory.url.path)'
      openssl ocsp -issuer issuer.pem -cert server.pem -url http://127.0.0.1:\(responderPort) \
        -respout answer.der -CAfile root.pem -no_nonce
      """)
    try #require(
      made.status == 0 && made.output.contains("revoked"), "\(made.status) \(made.errors)")
    let site = try NginxSite(
      in: directory, publicPort: publicPort,
      lines: [
        "ssl_certificate chain.pem;", "ssl_certificate_key server.key;", "ssl_stapling on;",
        "ssl_stapling_file answer.der;",
      ])
    let result = try await check(site, "--no-network-fetch")
    #expect(result.status == 1)
    let report = CustomReport(try #require(result.json.first))
    #expect(report.failures == ["Revocation"])
    #expect(report.list("revocation").first?["via"] as? String == "stapled")
    #expect(report.list("fixes").map { $0["kind"] as? String } == ["certificate"])
    withExtendedLifetime(revoked) {}
  }

  /// The failure is recorded and passes, and is refused once the server has another key.
  @Test func anExceptionEndsWithTheKey() async throws {
    func lines(_ name: String) -> [String] {
      ["ssl_certificate chain.pem;", "ssl_certificate_key \(name).key;"]
    }
    try await Binary.writeChain(of: "other", in: directory)
    let site = try NginxSite(in: directory, publicPort: publicPort, lines: lines("other"))
    let first = try await check(site, "--save-exceptions", path("e.txt"))
    #expect(first.status == 1 && first.errors.isEmpty, "\(first.errors)")
    let second = try await check(site, "--exceptions", path("e.txt"))
    #expect(second.status == 0, "\(second.output)")
    try await Binary.writeChain(of: "impostor", in: directory)
    try await site.reconfigure(lines("impostor"))
    let report = try await report(of: site, "--exceptions", path("e.txt")) {
      $0.string("verdict") == "untrusted"
    }
    #expect(report.failures == ["SSLHostname"])
    #expect(report.list("exceptions").map { $0["outcome"] as? String } == ["otherKey"])
  }

  /// Starts `openssl ocsp` for the present index.
  ///
  /// It prints when it listens. A connection just to find that out would occupy the responder.
  private func responder() async throws -> RunningProgram {
    let output = directory.write(Data(), to: "responder.txt")
    let program = try RunningProgram(
      "/usr/bin/openssl",
      [
        "ocsp", "-index", path("index.txt"), "-port", "\(responderPort)", "-rsigner",
        path("issuer.pem"), "-rkey", path("issuer.key"), "-CA", path("issuer.pem"), "-ndays", "7",
      ], Streams(output: output.path))
    for _ in 0..<200 {
      if try String(contentsOf: output, encoding: .utf8).contains("ACCEPT") { return program }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw NginxSite.Refused(message: "the responder did not start")
  }
}

extension Binary {
  /// Writes certificate and issuer to `chain.pem`.
  fileprivate static func writeChain(of name: String, in directory: TemporaryDirectory) async throws
  {
    let result = try await shell(
      "cd '\(directory.url.path)' && cat \(name).pem issuer.pem >chain.pem")
    guard result.status == 0 else { throw NginxSite.Refused(message: result.errors) }
  }
}
