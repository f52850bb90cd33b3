#if GnuTLS
  import Foundation
  import Testing

  /// `--engine both` against servers that treat the two engines' clients differently.
  @Suite(.timeLimit(.minutes(30))) struct BothEnginesTests {
    let good: LabFiles
    let stranger: LabFiles
    let directory: TemporaryDirectory
    /// Chain and key of a trusted certificate, and of one for another name.
    let trusted: String
    let untrusted: String

    init() async throws {
      good = try await LabFiles(case: "good")
      stranger = try await LabFiles(case: "wrong-name")
      directory = try TemporaryDirectory()
      trusted = try good.chainWithKey(in: directory, as: "trusted.pem")
      untrusted = try stranger.chainWithKey(in: directory, as: "untrusted.pem")
    }

    /// What both clients are shown, and the expected result.
    struct Case: Sendable, CustomTestStringConvertible {
      let testDescription: String
      /// For OpenSSL's client, then GnuTLS's.
      let isTrusted: [Bool]
      let behaviours: [RealServer.Behaviour]
      let status: Int32
      let verdict: String
      /// The engine whose handshake the report is about.
      let engine: String
      /// Text in the line of `-q`.
      let said: String
    }

    static let cases = [
      Case(
        testDescription: "both see the same", isTrusted: [true, true],
        behaviours: [.serve, .serve],
        status: 0, verdict: "trusted", engine: "openssl", said: "expires in"),
      Case(
        testDescription: "GnuTLS sees another", isTrusted: [true, false],
        behaviours: [.serve, .serve], status: 1, verdict: "untrusted", engine: "gnutls",
        said: "OpenSSL saw other certificates, which are trusted"),
      Case(
        testDescription: "OpenSSL sees another", isTrusted: [false, true],
        behaviours: [.serve, .serve], status: 1, verdict: "untrusted", engine: "openssl",
        said: "GnuTLS saw other certificates, which are trusted"),
      Case(
        testDescription: "GnuTLS is turned away", isTrusted: [true, true],
        behaviours: [.serve, .close], status: 2, verdict: "unknown", engine: "openssl",
        said: "GnuTLS's handshake failed"),
      Case(
        testDescription: "OpenSSL is turned away", isTrusted: [true, true],
        behaviours: [.close, .serve], status: 2, verdict: "unknown", engine: "gnutls",
        said: "OpenSSL's handshake failed"),
      Case(
        testDescription: "GnuTLS is turned away from what is not trusted",
        isTrusted: [false, false], behaviours: [.serve, .close], status: 1, verdict: "untrusted",
        engine: "openssl", said: "GnuTLS's handshake failed"),
      Case(
        testDescription: "OpenSSL is turned away from what is not trusted",
        isTrusted: [false, false], behaviours: [.close, .serve], status: 1, verdict: "untrusted",
        engine: "gnutls", said: "OpenSSL's handshake failed"),
    ]

    @Test(arguments: cases)
    func theWorseCounts(_ example: Case) async throws {
      let server = try RealServer.python(
        chains: example.isTrusted.map { $0 ? trusted : untrusted }, behaviours: example.behaviours)
      // Each start of the lab makes a new root.
      let arguments = [
        "127.0.0.1:\(server.port)", "--server-name", good.serverName, "--anchor", good.root,
        "--anchor", stranger.root, "--anchors-only", "--engine", "both",
      ]
      let evidence = directory.path("seen.jsonl")
      let result = try await run(arguments + ["--json", "--save-evidence", evidence])
      #expect(result.status == example.status, "\(result.output)")
      let report = try #require(result.json.first, "\(result.errors)")
      #expect(report["verdict"] as? String == example.verdict)
      let handshake = report["handshake"] as? [String: Any]
      #expect(handshake?["engine"] as? String == example.engine)
      let others = try #require(report["otherHandshakes"] as? [[String: Any]])
      #expect(
        others.map { $0["engine"] as? String } == [
          example.engine == "openssl" ? "gnutls" : "openssl"
        ])

      let quiet = try await run(arguments + ["-q"])
      #expect(quiet.status == example.status)
      #expect(quiet.output.contains(example.said), "\(quiet.output)")
      #expect(quiet.output.filter { $0 == "\n" }.count == 1)
      let text = try await run(arguments)
      #expect(text.status == example.status)
      let flat = text.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(flat.contains(example.said), "\(text.output)")

      let replay = try await run(["replay", evidence, "--json"])
      #expect(replay.status == example.status)
      #expect(try withoutTimes(replay) == withoutTimes(result))
    }

    private func run(_ arguments: [String]) async throws -> CommandResult {
      try await Binary.run(
        executable: Binary.url, arguments: arguments, input: nil, environment: [:])
    }

    private func withoutTimes(_ result: CommandResult) throws -> Data {
      var report = try #require(result.json.first)
      report["timing"] = nil
      return try JSONSerialization.data(withJSONObject: report, options: .sortedKeys)
    }
  }
#endif
