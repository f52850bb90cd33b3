import TrustEvaluation
import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures the search for fixes on the untrusted cases of a corpus, and counts what it finds.
struct FixCounts {
  /// Milliseconds of processor time that the median and the slowest case may take.
  private static let (mostMedian, mostEver) = (30.0, 500.0)

  let name: String
  private var times: [(id: String, milliseconds: Double)] = []
  private var sides: [Fix.Side: Int] = [:]
  private var without: [String] = []
  private var cutShort = 0
  /// Cases that become trusted when a certificate is left out: as the evaluation considers every
  /// path, there should be none.
  private var mendedByLeavingOut: [String] = []

  /// Nil for a corpus without evaluations.
  init?(_ corpus: Corpus, named name: String) {
    guard case .evaluations(let cases) = corpus else { return nil }
    self.name = name
    let runner = EvaluationRunner()
    for test in cases where test.notRunnable == nil {
      guard let evaluation = runner.evaluate(test), !evaluation.isTrusted else { continue }
      count(test)
      if runner.isMendedByLeavingOut(test) { mendedByLeavingOut.append(test.id) }
    }
    times.sort { $0.milliseconds < $1.milliseconds }
  }

  private mutating func count(_ test: EvaluationCase) {
    var reports: [Report] = []
    // The whole report is measured, which includes the search.
    let runs = (0..<5).map { _ in
      processorTime { reports.append(test.report(asksWitnesses: false)) }
    }
    times.append((test.id, runs.sorted()[2]))
    guard let report = reports.last else { return }
    if report.notes.contains(where: { $0.text.contains("not every change was tried") }) {
      cutShort += 1
    }
    for side in Set(report.fixes.map(\.side)) { sides[side, default: 0] += 1 }
    if !report.fixes.contains(where: { $0.side != .explains }) { without.append(test.id) }
  }

  /// Whether the times are within the bounds.
  var isQuick: Bool {
    guard let worst = times.last else { return true }
    return times[times.count / 2].milliseconds <= Self.mostMedian
      && worst.milliseconds <= Self.mostEver
  }

  func print(listsEach: Bool) {
    guard let worst = times.last else { return Swift.print("\(name): nothing untrusted\n") }
    Swift.print(
      "\(name): \(times.count) untrusted cases, milliseconds of processor time per report")
    Swift.print("  median \(times[times.count / 2].milliseconds)", terminator: "")
    Swift.print("  p95 \(times[times.count * 95 / 100].milliseconds)", terminator: "")
    Swift.print("  p99 \(times[times.count * 99 / 100].milliseconds)", terminator: "")
    Swift.print("  max \(worst.milliseconds) (\(worst.id))")
    Swift.print(
      "  a fix on the server: \(sides[.server] ?? 0), in the client: \(sides[.client] ?? 0); "
        + "none that is made: \(without.count); search cut short: \(cutShort)")
    Swift.print("  trusted when one certificate is left out: \(mendedByLeavingOut.count)")
    for id in mendedByLeavingOut { Swift.print("  left out: \(id)") }
    if listsEach { for id in without { Swift.print("  without: \(id)") } }
    Swift.print("")
  }
}

/// Processor time of this process in milliseconds, which does not depend on other programs.
private func processorTime(of work: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
  let start = now()
  work()
  return now() - start
}
