import Foundation
import Testing

/// A server that our rules trust and every other verifier refuses.
@Suite(.timeLimit(.minutes(30))) struct RefusalTests {
  @Test func theVerdictLineSaysSo() async throws {
    let lab = try LabProcess(directory: try TemporaryDirectory(), cases: ["trailing-dot"])
    let options = try #require(lab.servers.first).options
    #if GnuTLS
      let said = "TRUSTED by Apple's rules; OpenSSL and GnuTLS refuse it"
    #else
      let said = "TRUSTED by Apple's rules; OpenSSL refuses it"
    #endif
    for option in [[], ["-q"], ["-v"]] {
      let result = try await run(options + option)
      #expect(result.status == 0)
      #expect(result.output.hasPrefix(said), "\(result.output)")
      #expect(result.output.contains("OpenSSL: X509_V_ERR_HOSTNAME_MISMATCH"))
    }
    let json = try await run(options + ["--json"])
    let disagreements = json.json.first?["disagreements"] as? [[String: Any]]
    #expect(disagreements?.isEmpty == false)
    let alone = try await run(options + ["-q", "--no-second-opinion"])
    #expect(
      alone.output.hasPrefix("TRUSTED, but App Transport Security blocks it  127.0.0.1:"),
      "\(alone.output)")
    withExtendedLifetime(lab) {}
  }

  private func run(_ arguments: [String]) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url, arguments: arguments, input: nil, environment: [:])
  }
}
