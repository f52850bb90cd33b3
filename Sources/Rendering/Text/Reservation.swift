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
    switch (refusal, report.block) {
    case (let refusal?, let block):
      headline = report.verdict.headline
      text = refusal.text + (block.map { "; \($0)" } ?? "")
    case (nil, let block?):
      headline = report.verdict.headline + ","
      text = "but \(block)"
    case (nil, nil): return nil
    }
    reasons = refusal?.reasons
  }
}

extension Report {
  var reservation: Reservation? { Reservation(self) }

  /// Why Apple's clients do not connect to a server that is trusted; nil where they do.
  fileprivate var block: String? {
    guard verdict == .trusted else { return nil }
    if isRefusedByApple { return "Apple's clients refuse its handshake" }
    guard let security = transportSecurity, !security.violations.isEmpty else { return nil }
    return security.isBeyondRelief
      ? "Apple's clients do not offer its cipher suite" : "App Transport Security blocks it"
  }

  private var isRefusedByApple: Bool {
    handshakeFindings.contains { $0.refusedBy.contains(.apple) }
  }

  /// The codes that Apple's clients show for a server that is trusted, and what is not as they require.
  var blockGist: String? {
    guard block != nil, let url = codes.urlSessionATS else { return nil }
    let stream = codes.streamATS.map { " stream \($0.value)" } ?? ""
    guard !isRefusedByApple else { return "\(url.value)\(stream) (key usage)" }
    let names = transportSecurity?.violations.map(\.requirement.text).uniqued ?? []
    let condition = transportSecurity?.isBeyondRelief == true ? "" : "ATS "
    return "\(condition)\(url.value)\(stream) (\(names.joined(separator: ", ")))"
  }
}
