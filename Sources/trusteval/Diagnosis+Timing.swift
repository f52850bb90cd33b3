import Diagnosis
import TrustModel

extension Diagnosis {
  /// The report, with the milliseconds it took in its timing.
  func timedReport(on evidence: Observation, fetches: [Fetch] = [], question: TrustQuestion)
    -> Report
  {
    let start = ContinuousClock.now
    var report = report(on: evidence, fetches: fetches, question: question)
    report.timing.evaluate = ContinuousClock.now - start
    return report
  }
}
