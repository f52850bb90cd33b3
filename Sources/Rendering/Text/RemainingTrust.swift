import TrustModel

extension Report {
  /// How long trust lasts, such as `in 43 days` or `in 5 hours`; nil where that is not
  /// known.
  var remainingTrust: String? {
    trustEnd.map { end in
      let days = end.days(from: verifyDate)
      let minutes = max(0, end.date.seconds(since: verifyDate)) / 60
      let (count, unit) =
        days > 0 ? (days, "day") : minutes >= 60 ? (minutes / 60, "hour") : (minutes, "minute")
      return count == 0 ? "in less than a minute" : "in \(count) \(unit)\(count == 1 ? "" : "s")"
    }
  }

  /// What is left of the trust that a captured connection had, such as `captured: as of 2021-01-02,
  /// expired since (2021-04-01)`; nil for any other.
  var trustAtCapture: String? {
    guard let capture = handshake?.capture else { return nil }
    var parts = [dateOfCapture]
    if !capture.isKeyProved { parts.append("without proof of the server's key") }
    if let end = trustEnd?.date {
      let last = end.rfc3339.prefix(10)
      parts.append(end < capture.readAt ? "expired since (\(last))" : "expires on \(last)")
    }
    return parts.joined(separator: ", ")
  }

  /// For which date a captured connection was judged: that may be read long after it was made.
  var dateOfCapture: String {
    let unknown = handshake?.capture?.isTimeKnown == false ? ", time not known" : ""
    return "captured\(unknown): as of \(verifyDate.rfc3339.prefix(10))"
  }
}
