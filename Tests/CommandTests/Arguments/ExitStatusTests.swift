import Foundation
import Testing
import TrustModel

@testable import trusteval

/// The order in which statuses of several endpoints count, by itself and through the binary.
@Suite struct ExitStatusTests {
  // Swift Testing has an ExitStatus, too.
  typealias ExitStatus = trusteval.ExitStatus

  static let order: [ExitStatus] = [
    .usage, .notTrusted, .couldNotFindOut, .thresholdFailed, .trusted,
  ]

  @Test func numbers() {
    #expect(Self.order.map(\.rawValue) == [64, 1, 2, 3, 0])
    func status(_ verdict: Verdict, isFailed: Bool) -> ExitStatus {
      let endpoint = Endpoint(host: "", port: nil, serverName: nil)
      return ExitStatus(
        Report(
          endpoint: endpoint, verifyDate: Instant(secondsSinceEpoch: 0), verdict: verdict,
          thresholds: [Threshold(option: "", expected: "", actual: "", isFailed: isFailed)]))
    }
    #expect(status(.trusted, isFailed: false) == .trusted)
    #expect(status(.trusted, isFailed: true) == .thresholdFailed)
    #expect(status(.untrusted, isFailed: true) == .notTrusted)
    #expect(status(.unknown, isFailed: true) == .couldNotFindOut)
  }

  @Test func theWorstCountsWhateverElseThereIs() {
    for (rank, status) in Self.order.enumerated() {
      for others in Self.subsets(of: Array(Self.order[(rank + 1)...])) {
        for statuses in [[status] + others, others + [status]] {
          var combined = ExitStatus.trusted
          for one in statuses { combined.add(one) }
          #expect(combined == status)
        }
      }
    }
  }

  private static func subsets(of statuses: [ExitStatus]) -> [[ExitStatus]] {
    statuses.reduce(into: [[]]) { subsets, status in subsets += subsets.map { $0 + [status] } }
  }

  /// Two endpoints in either order.
  @Test(
    .timeLimit(.minutes(30)),
    arguments: [
      ("good", "good", 0), ("good", "wrong-name", 1), ("wrong-name", "refused", 1),
      ("good", "refused", 2), ("refused", "refused", 2), ("wrong-name", "wrong-name", 1),
    ] as [(String, String, Int32)])
  func throughTheBinary(first: String, second: String, status: Int32) async throws {
    let lab = try LabProcess(
      directory: try TemporaryDirectory(), cases: Array(Set([first, second, "good"])))
    func port(_ name: String) throws -> String {
      "127.0.0.1:\(try #require(lab.servers.first { $0.name == name }).port)"
    }
    let good = try #require(lab.servers.first { $0.name == "good" })
    let ports = [try port(first), try port(second)]
    for servers in [ports, ports.reversed()] {
      let result = try await Binary.run(
        executable: Binary.url,
        arguments: servers + [
          "--server-name", good.serverName, "--anchor", good.anchor, "--anchors-only", "-q",
        ], input: nil, environment: [:])
      #expect(result.status == status, "\(result.output)\(result.errors)")
      #expect(result.output.filter { $0 == "\n" }.count == 2)
    }
    withExtendedLifetime(lab) {}
  }
}
