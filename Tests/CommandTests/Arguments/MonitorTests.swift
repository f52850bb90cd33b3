import Foundation
import Programs
import Testing

/// What monitoring programs read when something else than a server is at fault.
@Suite(.timeLimit(.minutes(10))) struct MonitorTests {
  private static func run(_ arguments: [String]) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url, arguments: arguments, input: nil, environment: [:])
  }

  /// By the plugin guidelines, section 2.4; other formats keep the status of this tool.
  @Test(
    arguments: [
      (["--format", "nagios"], 3), (["--format=nagios"], 3), (["--format", "junit"], 64),
      (["--", "--format=nagios"], 64),
    ] as [([String], Int32)])
  func wrongArguments(options: [String], status: Int32) async throws {
    let result = try await Self.run(["--bogus", "127.0.0.1:1"] + options)
    #expect(result.status == status)
    #expect(result.errors.contains("Unknown option '--bogus'"))
    #expect(result.output.hasPrefix("TRUST UNKNOWN - Unknown option '--bogus'") == (status == 3))
  }

  /// The first line and the status are those of the same state.
  @Test func evidenceThatCannotBeWritten() async throws {
    let files = try await LabFiles(case: "good")
    let result = try await Self.run([
      "verify", files.chain, "--server-name", files.serverName, "--root-store", files.root,
      "--format", "nagios", "--save-evidence", "/no/such/directory/e.jsonl",
    ])
    #expect(result.status == 3)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("TRUST UNKNOWN - could not write") == true, "\(result.output)")
    #expect(lines.dropFirst().first?.hasPrefix("OK ") == true)
  }

  /// A monitor must not lose sight of a server because a file of the options is missing: its series
  /// has the labels of every other run.
  @Test func serversAreNamedWhereTheRunCannotBegin() async throws {
    let servers = ["localhost:1", "127.0.0.1:1", "--server-name", "www.lab.example"]
    func labels(_ options: [String]) async throws -> [Substring] {
      let result = try await Self.run(servers + ["--format", "prometheus"] + options)
      #expect(result.status == 2)
      return result.output.split(separator: "\n")
        .filter { $0.hasPrefix("trusteval_trusted{") }
    }
    let ordinary = try await labels([])
    #expect(ordinary.count == 2)
    #expect(try await labels(["--anchor", "/no/such/file"]) == ordinary)
  }

  /// Where a run cannot begin it is not complete, and no server is to blame; a file is named.
  @Test func aRunThatCannotBeginIsNotComplete() async throws {
    let result = try await Self.run(["--hosts", "/no/such/file", "--format", "prometheus"])
    #expect(result.status == 2)
    #expect(result.output.contains("trusteval_trusted{endpoint=\"/no/such/file\""))
    #expect(result.output.hasSuffix("\ntrusteval_run_complete 0\n"), "\(result.output)")
    let wrong = try await Self.run(["127.0.0.1:1", "no^host", "--json"])
    #expect(wrong.status == 64)
    let words = wrong.json.map { ($0["failure"] as? [String: Any])?["summary"] as? String }
    #expect(words.count == 2)
    #expect(words.allSatisfy { $0?.hasPrefix("the run could not begin: 'no^host'") == true })
  }

  /// What was no server is not reported as one.
  @Test func aMisplacedCommandIsNoServer() async throws {
    let result = try await Self.run(["--json", "show", "chain.pem"])
    #expect(result.status == 64)
    #expect(!result.output.contains("chain.pem"), "\(result.output)")
  }

  /// A server may have a command's name.
  @Test(
    arguments: [
      ["check", "-q", "lab.invalid", "--timeout", "1"], ["-q", "--", "demo", "--timeout"],
      ["--server-name", "demo", "127.0.0.1:1"],
    ])
  func otherUsesOfTheName(arguments: [String]) async throws {
    #expect(try await !Self.run(arguments).errors.contains("a command comes before"))
  }
}
