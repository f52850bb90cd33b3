import Foundation
import Testing

#if GnuTLS
  /// On a machine without a usable GnuTLS, only that opinion is missing.
  @Suite(.timeLimit(.minutes(30))) struct MissingLibraryTests {
    private let directory: TemporaryDirectory
    private let environment: [String: String]

    init() throws {
      directory = try TemporaryDirectory()
      directory.write(Data("no library\n".utf8), to: "libgnutls.so.30")
      environment = ["LD_LIBRARY_PATH": directory.url.path]
    }

    @Test func noOpinion() async throws {
      _ = try await Binary.run("lab", "files", directory.path("lab"), "good")
      let chain = directory.path("lab/good/chain.pem")
      let root = directory.path("lab/good/root.pem")
      let arguments = [
        "verify", chain, "--server-name", "www.lab.example", "--anchor", root, "--json",
      ]
      let result = try await Binary.run(
        executable: Binary.url, arguments: arguments, input: nil, environment: environment)
      #expect(result.status == 0)
      let opinions = try #require(result.json.first?["opinions"] as? [[String: Any]])
      let verdicts = opinions.map { [$0["engine"] as? String, $0["verdict"] as? String] }
      #expect(
        verdicts == [["trusteval", "trusted"], ["openssl", "trusted"], ["gnutls", "unknown"]])
      let reason = try #require(opinions.last?["noOpinion"] as? String)
      #expect(reason.hasPrefix("GnuTLS cannot be loaded:"))
      #expect(reason.contains("libgnutls.so.30"))
    }

    @Test func noEngine() async throws {
      let result = try await check(["--engine", "gnutls"])
      #expect(result.status == 2)
      #expect((result.output + result.errors).contains("GnuTLS cannot be loaded:"))
    }

    /// An engine that cannot start gives no information about the server.
    @Test func nothingToCompare() async throws {
      let result = try await check(["--engine", "both", "--json"])
      #expect(result.status == 2)
      let report = try #require(result.json.first)
      #expect((report["disagreements"] as? [Any])?.isEmpty == true)
      #expect(result.output.contains("the handshakes were not compared: GnuTLS cannot be loaded"))
    }

    /// Checks a server whose chain is trusted.
    private func check(_ options: [String]) async throws -> CommandResult {
      let lab = try LabProcess(directory: directory, cases: ["good"])
      defer { withExtendedLifetime(lab) {} }
      let good = try #require(lab.servers.first)
      return try await Binary.run(
        executable: Binary.url,
        arguments: [
          "127.0.0.1:\(good.port)", "--server-name", good.serverName, "--anchor", good.anchor,
          "--anchors-only",
        ] + options, input: nil, environment: environment)
    }

    @Test func noInternationalNames() async throws {
      let result = try await Binary.run(
        executable: Binary.url, arguments: ["b\u{fc}cher.example"], input: nil,
        environment: environment)
      #expect(result.status == 64)
      #expect(result.errors.contains("xn--"))
      #expect(result.errors.filter { $0 == "\n" }.count == 1)
    }
  }
#endif
