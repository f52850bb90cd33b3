import Foundation
import Testing

/// `--trace` and `--keylog` as a user meets them.
@Suite(.timeLimit(.minutes(30))) struct TraceTests {
  let files: LabFiles
  let chain: String
  let directory: TemporaryDirectory

  init() async throws {
    files = try await LabFiles(case: "client-certificate-accepted")
    directory = try TemporaryDirectory()
    chain = try files.chainWithKey(in: directory, as: "server.pem")
  }

  private func server(_ extra: String) throws -> RealServer {
    try .opensslServer(
      leaf: chain, key: chain, chain: chain, extra: extra.split(separator: " ").map(String.init))
  }

  static let rows: [(String, [String])] = [
    ("-tls1_3", ["TLS 1.3", "EncryptedExtensions", "the handshake was complete after"]),
    (
      "-tls1 -cipher ECDHE-ECDSA-AES128-SHA:@SECLEVEL=0",
      ["the server chose TLS 1.0 of TLS 1.3, TLS 1.2, TLS 1.1, TLS 1.0"]
    ),
    ("-tls1_3 -groups P-521", ["another ClientHello, with a key for secp521r1"]),
    (
      "-tls1_2 -cipher PSK-AES128-CBC-SHA -psk 00",
      ["the server answered the ClientHello with the alert handshake_failure (40)"]
    ),
    (
      "-tls1_2 -Verify 1 -verify_return_error",
      ["came after our Certificate message (an empty list)"]
    ),
    (
      "-tls1_3 -Verify 1 -verify_return_error",
      ["came after our Certificate message (an empty list)"]
    ),
  ]

  @Test(arguments: rows)
  func theOutcomeIsExplained(arguments: String, texts: [String]) async throws {
    let server = try server(arguments)
    for width in [80, 60, 40] {
      let result = try await Binary.run(
        "127.0.0.1:\(server.port)", "--trace", "--no-second-opinion",
        environment: ["COLUMNS": "\(width)"]
      )
      let flat = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(flat.contains("Handshake by message (by OpenSSL)"), "\(result.output)")
      for text in texts where width == 80 { #expect(flat.contains(text), "\(result.output)") }
      let widest = result.output.split(separator: "\n").map(\.count).max() ?? 0
      #expect(widest <= width, "\(result.output)")
    }
    let json = try await Binary.run(
      "127.0.0.1:\(server.port)", "--trace", "--no-second-opinion", "--json")
    let handshake = try #require(json.json.first?["handshake"] as? [String: Any])
    let trace = try #require(handshake["trace"] as? [[String: Any]])
    #expect(trace.first?["name"] as? String == "ClientHello")
    #expect((handshake["traceRemarks"] as? [String])?.isEmpty == false)
  }

  @Test func withoutTheOptionThereIsNone() async throws {
    let server = try server("-tls1_3")
    let json = try await Binary.run("127.0.0.1:\(server.port)", "--no-second-opinion", "--json")
    let handshake = try #require(json.json.first?["handshake"] as? [String: Any])
    #expect(handshake["trace"] is NSNull && handshake["traceLeftOut"] is NSNull)
    #expect((handshake["traceRemarks"] as? [String]) == [])
  }

  @Test func aReplayShowsTheSameTrace() async throws {
    let server = try server("-tls1_2")
    let (record, text) = (directory.path("record.jsonl"), "Handshake by message")
    let live = try await Binary.run(
      "127.0.0.1:\(server.port)", "--trace", "--no-second-opinion", "--save-evidence", record)
    let again = try await Binary.run("replay", record)
    let parts = [live, again].map { result in
      result.output.range(of: text).map { String(result.output[$0.lowerBound...].prefix(2000)) }
    }
    #expect(parts[0] != nil && parts[0] == parts[1])
  }

  @Test func aClosedPortHasNoTrace() async throws {
    let result = try await Binary.run("127.0.0.1:1", "--trace")
    #expect(result.status == 2)
    #expect(result.output.contains("there is no trace"), "\(result.output)")
  }

  @Test func secretsAreWrittenAlsoWhereTheVerdictIsBad() async throws {
    let server = try server("-tls1_3 -Verify 1 -verify_return_error")
    let log = directory.path("keys")
    let result = try await Binary.run(
      "127.0.0.1:\(server.port)", "127.0.0.1:\(server.port)", "--keylog", log, "--save-evidence",
      directory.path("record"), "--no-second-opinion")
    #expect(result.status == 1)
    let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 10)
    let record = try String(contentsOfFile: directory.path("record"), encoding: .utf8)
    let secrets = lines.compactMap { $0.split(separator: " ").last }
    #expect(secrets.allSatisfy { !record.contains($0) })
  }

  /// No library writes them by itself: they are written only where they are asked for.
  @Test(arguments: ["openssl", "gnutls", "both"])
  func theVariableOfOtherToolsIsNotFollowed(engine: String) async throws {
    let server = try server("-tls1_3")
    let log = directory.path("keys")
    let result = try await Binary.run(
      executable: Binary.url,
      arguments: ["127.0.0.1:\(server.port)", "--engine", engine, "--no-second-opinion"],
      input: nil, environment: ["SSLKEYLOGFILE": log])
    #expect(result.status == 1, "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: log))
  }

  /// The report comes all the same; its status is 2, unless a server is not trusted.
  @Test func anUnwritableFileIsNamed() async throws {
    let server = try server("-tls1_3")
    let log = directory.path("none/keys")
    let trusted = ["--anchor", files.root, "--anchors-only", "--server-name", "www.lab.example"]
    for (options, status) in [(trusted, 2), ([], 1)] as [([String], Int32)] {
      let result = try await Binary.run(
        executable: Binary.url,
        arguments: ["127.0.0.1:\(server.port)", "--keylog", log, "--no-second-opinion"] + options,
        input: nil, environment: [:])
      #expect(result.status == status, "\(result.output)")
      #expect(result.errors.contains("could not write '\(log)': no such file"), "\(result.errors)")
      #expect(result.output.hasPrefix(status == 1 ? "NOT TRUSTED" : "TRUSTED"))
    }
  }

  /// Also where there is no room, imitated by a limit on file sizes.
  @Test func aFullDiskIsNamed() async throws {
    let server = try server("-tls1_3")
    let log = directory.path("keys")
    let result = try await Binary.shell(
      """
      # Through pipes, as what the test itself keeps of it is a file.
      { (trap '' XFSZ; ulimit -f 0
        "$1" 127.0.0.1:\(server.port) --server-name www.lab.example --anchor '\(files.root)' \
          --anchors-only --keylog '\(log)' --no-second-opinion; echo "status $?"
      ) 2>&1; } | cat
      """)
    #expect(result.output.contains("could not write '\(log)': file too large"), "\(result.output)")
    #expect(result.output.contains("\nTRUSTED") || result.output.hasPrefix("TRUSTED"))
    #expect(result.output.contains("status 2"))
  }

  @Test(arguments: ["-", ""]) func aFileIsNeeded(name: String) async throws {
    let result = try await Binary.run("127.0.0.1:1", "--keylog", name)
    #expect(result.status == 64)
  }
}
