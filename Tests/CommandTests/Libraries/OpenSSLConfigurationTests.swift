import Foundation
import Testing

/// OpenSSL's opinion is that of an ordinary client with this machine's configuration; what we see
/// of a server does not depend on it.
@Suite(.timeLimit(.minutes(30))) struct OpenSSLConfigurationTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// The configured level decides, and OpenSSL's own client has the same result with the same file.
  @Test(
    arguments: [
      ("rsa-1024", 0, nil), ("rsa-1024", 2, "X509_V_ERR_EE_KEY_TOO_SMALL"),
      ("sha1-leaf", 0, nil), ("sha1-leaf", 2, "X509_V_ERR_CA_MD_TOO_WEAK"),
      ("good", 2, nil), ("good", 5, "X509_V_ERR_EE_KEY_TOO_SMALL"),
    ] as [(String, Int, String?)])
  func securityLevel(name: String, level: Int, symbol: String?) async throws {
    let environment = configuration("CipherString = DEFAULT@SECLEVEL=\(level)")
    let lab = try LabProcess(directory: try TemporaryDirectory(), cases: [name])
    let server = try #require(lab.servers.first)
    let report = try await self.report(server, environment)
    let opinion = try opinion(in: report)
    #expect(opinion["verdict"] as? String == (symbol == nil ? "trusted" : "untrusted"))
    let failures = try #require(opinion["failures"] as? [[String: Any]])
    #expect(failures.first?["symbol"] as? String == symbol)

    let client = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/openssl"),
      arguments: [
        "s_client", "-connect", "127.0.0.1:\(server.port)", "-servername", server.serverName,
        "-CAfile", server.anchor, "-verify_return_error",
      ], input: nil, environment: environment)
    #expect((client.status == 0) == (symbol == nil), "\(client.errors)")
    withExtendedLifetime(lab) {}
  }

  /// None of these settings changes what our handshake offers or accepts.
  @Test(arguments: [
    "MinProtocol = TLSv1.3", "Groups = P-521", "SignatureAlgorithms = RSA+SHA512",
    "CipherString = AES256-SHA256@SECLEVEL=5", "MinProtocol = nonsense",
  ])
  func ourHandshakeStaysLenient(line: String) async throws {
    let lab = try LabProcess(
      directory: try TemporaryDirectory(), cases: ["tls-1.0-only", "good"])
    for server in lab.servers {
      let plain = try await report(server, [:])
      let configured = try await report(server, configuration(line))
      #expect(configured["verdict"] as? String == plain["verdict"] as? String)
      #expect(configured["trustResult"] as? String == "unspecified")
      let handshakes = [plain, configured].map { $0["handshake"] as? NSDictionary }
      #expect(handshakes[0] != nil && handshakes[0] == handshakes[1])
    }
    #expect(lab.servers.count == 2)
  }

  /// A provider that cannot be loaded leaves OpenSSL without algorithms, and so without an opinion.
  @Test(arguments: ["", "config_diagnostics = 1\n"])
  func aProviderThatCannotLoad(preface: String) async throws {
    let file = directory.write(
      Data(
        """
        \(preface)openssl_conf = init
        [init]
        providers = providers
        [providers]
        missing = missing
        [missing]
        module = \(directory.path("missing.so"))
        activate = 1
        """.utf8), to: "provider.cnf")
    let lab = try LabProcess(directory: try TemporaryDirectory(), cases: ["good", "expired-leaf"])
    for server in lab.servers {
      let plain = try await report(server, [:])
      let configured = try await report(server, ["OPENSSL_CONF": file.path])
      for key in ["verdict", "codes", "path", "handshake"] {
        #expect(configured[key] as? NSObject == plain[key] as? NSObject, "\(key)")
      }
      let opinion = try opinion(in: configured)
      #expect(opinion["verdict"] as? String == "unknown")
      let reason = try #require(opinion["noOpinion"] as? String)
      #expect(reason.hasPrefix("OpenSSL makes no client with this machine's configuration: "))
    }
    #expect(lab.servers.count == 2)
  }

  @Test func aConfigurationThatIsNone() async throws {
    let file = directory.write(Data("[[[\n".utf8), to: "broken.cnf")
    let lab = try LabProcess(directory: try TemporaryDirectory(), cases: ["good"])
    let server = try #require(lab.servers.first)
    let report = try await report(server, ["OPENSSL_CONF": file.path])
    #expect(report["verdict"] as? String == "trusted")
    let verdict = try opinion(in: report)["verdict"] as? String
    #expect(["trusted", "unknown"].contains(verdict))
    withExtendedLifetime(lab) {}
  }

  /// A configuration file that adds the line to every TLS context.
  private func configuration(_ line: String) -> [String: String] {
    let file = directory.write(
      Data(
        """
        openssl_conf = init
        [init]
        ssl_conf = modules
        [modules]
        system_default = defaults
        [defaults]
        \(line)
        """.utf8), to: "openssl.cnf")
    return ["OPENSSL_CONF": file.path]
  }

  private func report(
    _ server: LabProcess.Server, _ environment: [String: String]
  ) async throws -> [String: Any] {
    let result = try await Binary.run(
      executable: Binary.url, arguments: server.options + ["--json"], input: nil,
      environment: environment)
    #expect(result.errors.isEmpty)
    return try #require(result.json.first)
  }

  private func opinion(in report: [String: Any]) throws -> [String: Any] {
    let opinions = try #require(report["opinions"] as? [[String: Any]])
    return try #require(opinions.first { $0["engine"] as? String == "openssl" })
  }
}
