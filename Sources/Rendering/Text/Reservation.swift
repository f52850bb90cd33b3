import TrustModel

/// Why clients may refuse a server that is trusted here; part of the verdict's line.
struct Reservation {
  /// The verdict, followed by a comma if the text continues the sentence.
  let headline: String
  let text: String
  /// The reasons of other verifiers.
  let reasons: String?

  init?(_ report: Report) {
    let refusal = Refusal(report)
    let block =
      report.transportSecurity?.isBeyondRelief == true
      ? "Apple's clients do not offer its cipher suite" : "App Transport Security blocks it"
    switch (refusal, report.isBlocked) {
    case (let refusal?, let isBlocked):
      headline = report.verdict.headline
      text = refusal.text + (isBlocked ? "; \(block)" : "")
    case (nil, true):
      headline = report.verdict.headline + ","
      text = "but \(block)"
    case (nil, false): return nil
    }
    reasons = refusal?.reasons
  }
}

extension Report {
  var reservation: Reservation? { Reservation(self) }

  /// Whether App Transport Security blocks a server that is trusted without it.
  fileprivate var isBlocked: Bool {
    verdict == .trusted && transportSecurity?.violations.isEmpty == false
  }

  /// The codes of an app under App Transport Security, and the requirements that are not met.
  var blockGist: String? {
    guard isBlocked, let url = codes.urlSessionATS else { return nil }
    let names = transportSecurity?.violations.map(\.requirement.text).uniqued ?? []
    let stream = codes.streamATS.map { " stream \($0.value)" } ?? ""
    let condition = transportSecurity?.isBeyondRelief == true ? "" : "ATS "
    return "\(condition)\(url.value)\(stream) (\(names.joined(separator: ", ")))"
  }
}
