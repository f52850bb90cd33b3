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

  /// What is left of the trust that a captured connection had, such as `captured: as of 2021-01-02,
  /// expired since (2021-04-01)`; nil for any other, and where that is not known.
  var trustAtCapture: String? {
    guard let capture = handshake?.capture, let end = trustEnd?.date else { return nil }
    let (seen, last) = (verifyDate.rfc3339.prefix(10), end.rfc3339.prefix(10))
    return "captured: as of \(seen), "
      + (capture.isKeyProved ? "" : "without proof of the server's key, ")
      + (end < capture.readAt ? "expired since (\(last))" : "expires on \(last)")
  }
}
