import TrustModel

/// When the path used expires: the first of its certificates to do so.
struct Expiry {
  let date: Instant
  /// Index in the path.
  let certificate: Int
  /// Whole days from the verify date.
  let days: Int64

  /// Such as `in 43 days` or `today`.
  var remaining: String {
    switch days {
    case ..<1: "today"
    case 1: "in 1 day"
    default: "in \(days) days"
    }
  }
}

extension Report {
  /// Nil when a certificate on the path has expired already, there is no path, or dates do not matter.
  var expiry: Expiry? {
    let first = path.enumerated().min { $0.element.notAfter < $1.element.notAfter }
    guard !isComparison, let first, first.element.notAfter >= verifyDate else { return nil }
    let seconds = first.element.notAfter.seconds(since: verifyDate)
    return Expiry(
      date: first.element.notAfter, certificate: first.offset,
      days: seconds / Instant.secondsPerDay)
  }
}
