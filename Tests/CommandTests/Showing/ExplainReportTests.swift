import Foundation
import Testing

/// Reports of this tool and of nscurl, given to `explain`.
@Suite struct ExplainReportTests {
  /// A synopsis answers the question, whether or not an entry stands for it.
  @Test(arguments: [
    ("TRUSTED      a.example:443      2026-11-26T23:39Z\n\n  roots  /x\n", 0),
    ("ATS Default Connection FAIL\nAllow All Loads PASS\n", 0), ("errSecNotTrustd", 2),
  ])
  func theStatusSaysWhetherItIsKnown(text: String, status: Int32) async throws {
    for options in [[], ["--json"]] {
      let result = try await Binary.run(
        executable: Binary.url, arguments: ["explain"] + options, input: Data(text.utf8),
        environment: [:])
      #expect(result.status == status && result.errors.isEmpty == (status == 0))
    }
  }

  /// What `verify` writes is what `explain` reads.
  @Test func aRealReportIsRead() async throws {
    let directory = try TemporaryDirectory()
    let result = try await Binary.shell(
      """
      cd '\(directory.url.path)'
      "$1" lab files lab expired-leaf >&2
      chain=lab/expired-leaf/chain.pem
      "$1" verify $chain --server-name other.example >report
      echo "status $?"; echo $chain
      "$1" explain --json <report; echo "explained $?"
      """)
    let lines = result.output.split(separator: "\n").map(String.init)
    try #require(lines.count == 4, "\(result.output) \(result.errors)")
    #expect(lines[0] == "status 1" && lines[3] == "explained 0")
    let log = try #require(result.json.first?["log"] as? [String: Any])
    #expect(log["program"] as? String == "trusteval" && log["server"] as? String == "other.example")
    #expect(
      log["command"] as? String == "trusteval verify \(lines[1]) --server-name other.example -v")
    let checks = try #require(log["checks"] as? [[String: Any]])
    let names = checks.flatMap { $0["names"] as? [String] ?? [] }
    #expect(names.contains("TemporalValidity") && names.contains("SSLHostname"), "\(names)")
  }
}
