import TrustModel

extension Report {
  /// How long trust lasts, such as `in 43 days` or `today`; nil where that is not known.
  var remainingTrust: String? {
    trustEnd.map { end in
      switch end.days(from: verifyDate) {
      case 0: "today"
      case 1: "in 1 day"
      case let days: "in \(days) days"
      }
    }
  }
}
