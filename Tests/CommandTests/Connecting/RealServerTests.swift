import Foundation
import Testing

/// The binary with common servers and certificates of the lab.
@Suite(.timeLimit(.minutes(30))) struct RealServerTests {
  let files: LabFiles

  init() async throws {
    files = try await LabFiles(case: "good")
  }

  @Test func nginxWithGoodChain() async throws {
    let server = try RealServer.nginx(chain: files.chain, key: files.key)
    let result = try await check(server)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("TRUSTED"))
  }

  @Test func nginxWithoutIntermediate() async throws {
    let server = try RealServer.nginx(chain: files.leaf, key: files.key)
    let result = try await check(server, "--json")
    try expectFailure("MissingIntermediate", secTrust: -25318, from: result)
  }

  @Test func nginxUnderAnotherName() async throws {
    let server = try RealServer.nginx(chain: files.chain, key: files.key)
    let result = try await check(server, name: "other.example", "--json")
    try expectFailure("SSLHostname", secTrust: -67602, from: result)
  }

  @Test func opensslServerWithGoodChain() async throws {
    let server = try RealServer.opensslServer(
      leaf: files.leaf, key: files.key, chain: files.chain)
    let result = try await check(server)
    #expect(result.status == 0)
  }

  @Test func opensslServerWithoutIntermediate() async throws {
    let server = try RealServer.opensslServer(leaf: files.leaf, key: files.key, chain: nil)
    let result = try await check(server, "--json")
    try expectFailure("MissingIntermediate", secTrust: -25318, from: result)
  }

  @Test func opensslServerUnderAnotherName() async throws {
    let server = try RealServer.opensslServer(
      leaf: files.leaf, key: files.key, chain: files.chain)
    let result = try await check(server, name: "other.example", "--json")
    try expectFailure("SSLHostname", secTrust: -67602, from: result)
  }

  /// The two protocol versions ask for a certificate at different points of the handshake.
  @Test(arguments: ["-tls1_2", "-tls1_3"])
  func opensslServerThatAsksForAClientCertificate(version: String) async throws {
    let server = try RealServer.opensslServer(
      leaf: files.leaf, key: files.key, chain: files.chain, extra: ["-Verify", "1", version])
    let result = try await check(server, "--json")
    #expect(result.status == 2)
    let report = try #require(result.json.first)
    let failure = try #require(report["failure"] as? [String: Any])
    #expect(failure["kind"] as? String == "clientCertificateRequired")
    #expect((report["chain"] as? [Any])?.isEmpty == false)
  }

  private func check(
    _ server: RealServer, name: String? = nil, _ options: String...
  ) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url,
      arguments: [
        "127.0.0.1:\(server.port)", "--server-name", name ?? files.serverName,
        "--anchor", files.root, "--anchors-only",
      ] + options, input: nil, environment: [:])
  }

  private func expectFailure(
    _ check: String, secTrust: Int, from result: CommandResult
  ) throws {
    #expect(result.status == 1)
    let report = try #require(result.json.first)
    let failures = try #require(report["failures"] as? [[String: Any]])
    #expect(failures.map { $0["check"] as? String } == [check])
    let codes = try #require(report["codes"] as? [String: Any])
    #expect((codes["secTrust"] as? [String: Any])?["value"] as? Int == secTrust)
  }
}

/// The files of one lab case, written by the tool itself.
struct LabFiles {
  private let directory: TemporaryDirectory
  private let name: String

  /// The name in the lab's good certificates.
  let serverName = "www.lab.example"

  init(case name: String) async throws {
    directory = try TemporaryDirectory()
    self.name = name
    let result = try await Binary.run("lab", "files", directory.url.path, name)
    guard result.status == 0 else { throw LabFailed(message: result.errors) }
    let pem = try String(contentsOfFile: chain, encoding: .utf8)
    let end = "-----END CERTIFICATE-----\n"
    let first = pem.components(separatedBy: end)[0] + end
    directory.write(Data(first.utf8), to: "leaf.pem")
  }

  var chain: String { directory.path("\(name)/chain.pem") }
  var key: String { directory.path("\(name)/key.pem") }
  var root: String { directory.path("\(name)/root.pem") }
  /// Certificates and key of the client, in the cases that have one.
  var client: String { directory.path("\(name)/client.pem") }
  /// The server's certificate alone.
  var leaf: String { directory.path("leaf.pem") }

  /// Chain and key in one file of a directory, as Python's servers read them.
  func chainWithKey(in directory: TemporaryDirectory, as name: String) throws -> String {
    let texts = try [chain, key].map { try String(contentsOfFile: $0, encoding: .utf8) }
    return directory.write(Data(texts.joined().utf8), to: name).path
  }

  struct LabFailed: Error {
    let message: String
  }
}
