/// When a server that is trusted now stops being trusted if nothing is changed.
///
/// That need not be the end of a certificate on the path: another path may still be valid then, and
/// an exception or a client's rule about the root may end trust earlier.
package struct TrustEnd: Hashable, Sendable {
  /// The last second of trust.
  package var date: Instant
  /// What ends then, such as `certificate 0` or `the exception for SSLHostname`.
  package var cause: String

  package init(date: Instant, cause: String) {
    self.date = date
    self.cause = cause
  }

  /// Whole days from another date, 0 on the last one.
  package func days(from date: Instant) -> Int64 {
    max(0, self.date.seconds(since: date) / Instant.secondsPerDay)
  }
}
