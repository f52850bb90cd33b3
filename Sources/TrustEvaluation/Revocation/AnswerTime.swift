import TrustModel

/// The period in which an OCSP answer or a list is valid.
enum AnswerTime {
  /// Seconds that clocks may differ: 1 h 15 min, as Apple's trustd has it (Security,
  /// TRUST_TIME_LEEWAY).
  static let leeway: Int64 = 4500

  /// Seconds for which an answer without a nextUpdate is valid (trustd,
  /// kSecDefaultOCSPResponseTTL).
  static let defaultLifetime = Instant.secondsPerDay

  /// Why an answer with these times is not valid on a date; nil when it is.
  static func problem(
    thisUpdate: Instant, nextUpdate: Instant?, at date: Instant
  ) -> AnswerProblem? {
    guard thisUpdate <= date.advanced(bySeconds: leeway) else {
      return AnswerProblem(.other, "it is of \(thisUpdate.rfc3339), after the verify date")
    }
    let end = nextUpdate ?? thisUpdate.advanced(bySeconds: defaultLifetime)
    guard end < date.advanced(bySeconds: -leeway) else { return nil }
    guard nextUpdate != nil else {
      return AnswerProblem(
        .other,
        "it is of \(thisUpdate.rfc3339), more than a day old, and names no next update")
    }
    return AnswerProblem(.outOfDate, "it is out of date since \(end.rfc3339)")
  }
}
