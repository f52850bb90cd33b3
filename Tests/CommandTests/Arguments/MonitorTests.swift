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

  /// A monitor must not lose sight of a server because a file of the options is missing.
  @Test(arguments: ["prometheus", "junit", "csv", "json"])
  func serversAreNamedWhereTheRunCannotBegin(format: String) async throws {
    let result = try await Self.run([
      "one.example:8443", "two.example", "--anchor", "/no/such/file", "--format", format,
    ])
    #expect(result.status == 2)
    for name in ["one.example:8443", "two.example"] {
      #expect(result.output.contains(name), "\(result.output)")
    }
  }
}
