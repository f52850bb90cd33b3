import Testing
import TrustModel

@testable import Rendering

/// Servers that a run names more than once: behind one name there may be several, and one that fails
/// must be seen.
struct PrometheusTests {
  private static func text(of reports: [Report]) -> String {
    sinkText(of: reports) { PrometheusSink(isForBlackbox: true, output: $0) }
  }

  /// A report of one and the same endpoint.
  private static func report(_ outcome: Outcome) -> Report {
    var report = Sample.trusted
    switch outcome {
    case .trusted: break
    case .thresholdFailed:
      report.thresholds = [
        Threshold(option: "--min-tls", expected: "1.3", actual: "1.2", isFailed: true)
      ]
    case .unknown:
      report.verdict = .unknown
      report.trustEnd = nil
    case .untrusted:
      report = Sample.twoFailures
      report.endpoint = Sample.trusted.endpoint
    }
    return report
  }

  @Test(arguments: Outcome.allCases, Outcome.allCases)
  func theWorstOfEqualEndpointsCounts(first: Outcome, second: Outcome) {
    let worst = first.weight > second.weight ? first : second
    let expected = Self.text(of: [Self.report(worst)])
    #expect(Self.text(of: [first, second].map(Self.report)) == expected)
    #expect(Self.text(of: [second, first, second].map(Self.report)) == expected)
  }

  /// What decides between equal outcomes: never which report came first.
  @Test func theOrderNeverMatters() {
    var soon = Self.report(.trusted)
    soon.trustEnd?.date = Sample.trusted.verifyDate
    var endless = soon
    endless.trustEnd = nil
    var other = soon
    other.handshake?.protocolVersion = "TLSv1.2"
    var single = Self.report(.untrusted)
    single.failures.removeLast()
    for (one, two) in [
      (soon, Self.report(.trusted)), (soon, endless), (soon, other),
      (Self.report(.untrusted), single),
    ] {
      let text = Self.text(of: [one, two])
      #expect(text == Self.text(of: [two, one]))
      #expect([one, two].map { Self.text(of: [$0]) }.contains(text))
    }
    #expect(Self.text(of: [Self.report(.trusted), soon]) == Self.text(of: [soon]))
    #expect(Self.text(of: [endless, soon]) == Self.text(of: [soon]))
    #expect(
      Self.text(of: [single, Self.report(.untrusted)]) == Self.text(of: [Self.report(.untrusted)]))
  }
}
