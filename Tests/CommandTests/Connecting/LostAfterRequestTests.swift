import Foundation
import Testing

/// A server that asks for a client certificate and then ends the connection without an alert.
@Suite(.timeLimit(.minutes(30))) struct LostAfterRequestTests {
  let files: LabFiles
  let chain: String
  let directory: TemporaryDirectory

  init() async throws {
    files = try await LabFiles(case: "client-certificate-accepted")
    directory = try TemporaryDirectory()
    chain = try files.chainWithKey(in: directory, as: "server.pem")
  }

  #if GnuTLS
    private static let engines = ["openssl", "gnutls"]
  #else
    private static let engines = ["openssl"]
  #endif

  private static let endings: [(String, RealServer.Behaviour, String, String)] = [
    ("TLSv1_2", .reset, "connectionLost", "broke the connection"),
    ("TLSv1_2", .end, "connectionLost", "closed the connection"),
    ("TLSv1_2", .hold, "timeout", "said nothing more"),
    ("TLSv1_3", .reset, "connectionLost", "broke the connection"),
    ("TLSv1_3", .end, "connectionLost", "closed the connection"),
    ("TLSv1_3", .notify, "connectionLost", "closed the connection"),
  ]

  @Test(arguments: endings, engines)
  func theCauseIsNamed(
    ending: (version: String, behaviour: RealServer.Behaviour, kind: String, event: String),
    engine: String
  ) async throws {
    let server = try RealServer.python(
      chains: [chain], behaviours: [ending.behaviour], version: ending.version,
      asksForCertificate: true)
    let options = ["--engine", engine, "--timeout", "3"]
    let none = try await check(server, options)
    #expect(none.status == 2)
    let report = try #require(none.json.first, "\(none.errors)")
    #expect(report["verdict"] as? String == "unknown")
    let failure = try #require(report["failure"] as? [String: Any])
    #expect(failure["kind"] as? String == ending.kind)
    let summary = try #require(failure["summary"] as? String)
    #expect(summary.contains("asked for a client certificate and \(ending.event)"), "\(summary)")
    #expect(summary.contains("after none was sent"), "\(summary)")
    #expect((failure["hint"] as? String)?.contains("--client-cert") == true)
    #expect(none.output.contains("the certificates are trusted"))
    #expect((report["failures"] as? [Any])?.isEmpty == true)

    let one = try await check(server, options + ["--client-cert", files.client])
    #expect(one.status == 2)
    #expect(one.output.contains("after one was sent"), "\(one.output)")
    #expect(!one.output.contains("see --client-cert"))
  }

  /// The server continues without a certificate, so nothing is wrong.
  @Test(arguments: ["TLSv1_2", "TLSv1_3"], engines)
  func aServerThatGoesOn(version: String, engine: String) async throws {
    let server = try RealServer.python(
      chains: [chain], behaviours: [.serve], version: version, asksForCertificate: true)
    let result = try await check(server, ["--engine", engine])
    #expect(result.status == 0, "\(result.output)")
  }

  private func check(_ server: RealServer, _ options: [String]) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url,
      arguments: [
        "127.0.0.1:\(server.port)", "--server-name", files.serverName, "--anchor", files.root,
        "--anchors-only", "--json",
      ] + options, input: nil, environment: [:])
  }
}
