/// A point in time in whole seconds since 1970-01-01T00:00:00Z, leap seconds ignored.
///
/// X.509 validity has a granularity of one second (RFC 5280, section 4.1.2.5), so nothing finer is kept.
package struct Instant: Hashable, Comparable, Sendable {
  package let secondsSinceEpoch: Int64

  package init(secondsSinceEpoch: Int64) {
    self.secondsSinceEpoch = secondsSinceEpoch
  }

  package static func < (left: Instant, right: Instant) -> Bool {
    left.secondsSinceEpoch < right.secondsSinceEpoch
  }

  package static let secondsPerDay: Int64 = 86_400

  package func advanced(bySeconds seconds: Int64) -> Instant {
    Instant(secondsSinceEpoch: secondsSinceEpoch + seconds)
  }

  package func advanced(byDays days: Int64) -> Instant {
    advanced(bySeconds: days * Self.secondsPerDay)
  }

  /// Seconds from `earlier` to this instant; negative when this one comes first.
  package func seconds(since earlier: Instant) -> Int64 {
    secondsSinceEpoch - earlier.secondsSinceEpoch
  }
}
