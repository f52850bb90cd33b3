import Diagnosis
import TrustModel

extension Diagnosis {
  /// The report, with the milliseconds it took in its timing.
  func timedReport(on evidence: PeerEvidence, question: TrustQuestion) -> Report {
    let start = ContinuousClock.now
    var report = report(on: evidence, question: question)
    report.timing.evaluate = (ContinuousClock.now - start) / .milliseconds(1)
    return report
  }
}
