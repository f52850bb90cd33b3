import Foundation
import Testing

#if GnuTLS
  /// A library that crashes or hangs costs its opinion, but neither the report nor other endpoints'
  /// time.
  @Suite(.timeLimit(.minutes(30))) struct HarmfulLibraryTests {
    /// Far beyond every `--timeout` here, and far below a library that never returns: other tests
    /// keep the machine busy at the same time.
    private static let inTime = Duration.seconds(45)

    @Test(arguments: [
      StandInLibrary.Fault.aborts, .crashes, .exits, .signalsItsGroup, .leavesProcesses,
      .abortsWhenLoaded, .hangs, .loops,
      .hangsWhenLoaded,
    ])
    func theReportIsWhole(fault: StandInLibrary.Fault) async throws {
      let library = try await StandInLibrary(fault)
      let lab = try LabProcess(directory: try TemporaryDirectory(), cases: ["good"])
      let server = try #require(lab.servers.first)
      let (result, duration) = try await Self.timed(
        server.options + ["--timeout", "2", "--json"], in: library.environment)
      #expect(result.status == 0)
      #expect(result.errors.isEmpty, "what a library says when it ends is not for the terminal")
      // One wait for the handshake and one for the witness, and as much again for a busy machine.
      #expect(duration < Self.inTime)
      let report = try #require(result.json.first)
      #expect(report["verdict"] as? String == "trusted")
      #expect((report["path"] as? [Any])?.count == 3)
      let opinions = try #require(report["opinions"] as? [[String: Any]])
      try #require(opinions.map { $0["engine"] as? String } == ["trusteval", "openssl", "gnutls"])
      #expect(opinions.map { $0["verdict"] as? String } == ["trusted", "trusted", "unknown"])
      #expect(opinions[1]["noOpinion"] is NSNull)
      #expect(opinions[2]["noOpinion"] as? String == fault.excuse)
      #expect(
        opinions[2]["version"] as? String == (fault.whenLoaded.isEmpty ? "3.8.1" : "unknown"))
      try await Self.expectUnused(library)
      withExtendedLifetime(lab) {}
    }

    /// A library's computation in this process cannot be ended, but nobody has to wait for it.
    @Test(arguments: ["gnutls", "both"])
    func aHandshakeThatNeverEndsIsLeft(engine: String) async throws {
      let library = try await StandInLibrary(.loopsInHandshake)
      let lab = try LabProcess(directory: try TemporaryDirectory(), cases: ["good"])
      let server = try #require(lab.servers.first)
      let (result, duration) = try await Self.timed(
        server.options + ["--engine", engine, "--timeout", "2", "--no-second-opinion"],
        in: library.environment)
      #expect(duration < Self.inTime)
      #expect(
        (result.output + result.errors).replacing(/\s+/, with: " ")
          .contains("GnuTLS did not return from its handshake"))
      #expect(engine == "both" || result.status == 2)
      withExtendedLifetime(lab) {}
    }

    @Test(arguments: [StandInLibrary.Fault.aborts, .hangs])
    func filesToo(fault: StandInLibrary.Fault) async throws {
      let library = try await StandInLibrary(fault)
      let files = try await LabFiles(case: "good")
      let (result, duration) = try await Self.timed(
        ["verify", files.chain, "--anchor", files.root, "--server-name", files.serverName],
        in: library.environment)
      #expect(result.status == 0)
      #expect(result.errors.isEmpty)
      #expect(duration < Self.inTime)
      #expect(result.output.hasPrefix("TRUSTED"))
      #expect(result.output.contains("OpenSSL 3"))
      #expect(result.output.contains("no opinion: GnuTLS"))
      try await Self.expectUnused(library)
    }

    /// Its handshake runs in the program, which ends in time all the same, with the results it has.
    @Test(
      arguments: [StandInLibrary.Fault.hangsInHandshake, .hangsWhenLoaded], ["gnutls", "both"])
    func inItsOwnHandshake(fault: StandInLibrary.Fault, engine: String) async throws {
      let library = try await StandInLibrary(fault)
      let lab = try LabProcess(directory: try TemporaryDirectory(), cases: ["good"])
      let server = try #require(lab.servers.first)
      let (result, duration) = try await Self.timed(
        server.options + ["--timeout", "2", "--engine", engine, "--json"], in: library.environment)
      #expect(result.status == 2)
      #expect(duration < Self.inTime)
      #expect(result.json.count == 1)
      withExtendedLifetime(lab) {}
    }

    /// Each endpoint has its own deadline; in sequence they would take twice the time allowed here.
    @Test func oneHangingQuestionHoldsUpNoOther() async throws {
      let library = try await StandInLibrary(.hangs)
      let lab = try LabProcess(directory: try TemporaryDirectory(), cases: ["good"])
      let server = try #require(lab.servers.first)
      let others = Array(repeating: "127.0.0.1:\(server.port)", count: 9)
      let (result, duration) = try await Self.timed(
        others + server.options + ["--timeout", "2", "--json"], in: library.environment)
      #expect(result.status == 0)
      #expect(result.json.count == 10)
      #expect(duration < Self.inTime)
      for report in result.json {
        let opinions = try #require(report["opinions"] as? [[String: Any]])
        #expect(opinions.map { $0["verdict"] as? String } == ["trusted", "trusted", "unknown"])
      }
      try await Self.expectUnused(library)
      withExtendedLifetime(lab) {}
    }

    /// What comes too late is no answer to the next question.
    @Test func aLateAnswerIsNobodys() async throws {
      #expect(
        try await Self.opinions(.isLate, ["good --timeout 2", "good --timeout 30"]) == [
          "unknown: GnuTLS gave no answer within 2 s", "untrusted",
        ])
    }

    /// What became of a process meanwhile costs the next question nothing.
    @Test func aProcessThatEndedIdle() async throws {
      #expect(
        try await Self.opinions(
          .endsAfterItsAnswer, ["good --timeout 30", "silent --timeout 3", "good --timeout 30"])
          == ["trusted", "trusted"])
    }

    /// GnuTLS's opinions on lab servers, one after the other.
    private static func opinions(
      _ fault: StandInLibrary.Fault, _ lines: [String]
    ) async throws -> [String] {
      let library = try await StandInLibrary(fault)
      let directory = try TemporaryDirectory()
      let lab = try LabProcess(directory: directory, cases: ["good", "silent"])
      let hosts = try lines.map { line in
        let server = try #require(lab.servers.first { line.hasPrefix($0.name) })
        return (server.options + line.split(separator: " ").dropFirst().map(String.init))
          .joined(separator: " ")
      }
      let file = directory.write(Data(hosts.joined(separator: "\n").utf8), to: "hosts.txt")
      let result = try await Binary.run(
        executable: Binary.url, arguments: ["--hosts", file.path, "--jobs", "1", "--json"],
        input: nil, environment: library.environment)
      return result.json.compactMap { report in
        let opinion = (report["opinions"] as? [[String: Any]])?
          .first { $0["engine"] as? String == "gnutls" }
        guard let opinion, let verdict = opinion["verdict"] as? String else { return nil }
        return [verdict, opinion["noOpinion"] as? String].compactMap(\.self).joined(separator: ": ")
      }
    }

    /// With descriptors for itself only, or not even for its first process.
    @Test(arguments: [5, 4])
    func noProcessAtAll(descriptors: Int) async throws {
      let files = try await LabFiles(case: "good")
      let result = try await Binary.shell(
        #"ulimit -n \#(descriptors); exec "$1" verify \#(files.chain) --anchor \#(files.root) "#
          + "--anchors-only --server-name \(files.serverName) --json")
      #expect(result.status == 0)
      let opinions = try #require(result.json.first?["opinions"] as? [[String: Any]])
      try #require(opinions.count == 3)
      #expect(opinions[1]["verdict"] as? String == "trusted")
      #expect(
        opinions[2]["noOpinion"] as? String == "no process can be started: too many open files")
    }

    private static func timed(
      _ arguments: [String], in environment: [String: String]
    ) async throws -> (CommandResult, Duration) {
      let result = try await Binary.run(
        executable: Binary.url, arguments: arguments, input: nil, environment: environment)
      return (result, result.duration)
    }

    /// The program does not wait for its processes to end, so they may outlive it for a moment.
    private static func expectUnused(_ library: StandInLibrary) async throws {
      for _ in 0..<100 {
        if library.users.isEmpty { return }
        try await Task.sleep(for: .milliseconds(50))
      }
      #expect(library.users.isEmpty)
    }
  }
#endif
