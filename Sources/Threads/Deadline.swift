/// When to stop waiting; one deadline covers all that is done for an endpoint.
package struct Deadline: Comparable, Sendable {
  /// Any later deadline becomes one in a year, as `Duration` cannot hold every sum.
  private static let horizon = Duration.seconds(365 * 24 * 3600)

  private let end: ContinuousClock.Instant
  /// The time that was allowed when it was set.
  package let allowance: Duration

  /// - Parameter duration: From now; a negative one gives a deadline that has passed.
  package init(in duration: Duration) {
    allowance = min(max(duration, .zero), Self.horizon)
    end = .now + allowance
  }

  private init(end: ContinuousClock.Instant, allowance: Duration) {
    (self.end, self.allowance) = (end, allowance)
  }

  /// The same deadline, later by time that does not count, such as waiting for a turn.
  package func postponed(by duration: Duration) -> Self {
    Self(end: end + min(max(duration, .zero), Self.horizon), allowance: allowance)
  }

  /// The deadline for a first part, after which one in so many parts of the time is left.
  package func leaving(oneIn parts: Int) -> Self {
    Self(end: end - remaining / parts, allowance: allowance - allowance / parts)
  }

  /// The time that is left of a deadline, to be continued later.
  package struct Remainder: Sendable {
    fileprivate let duration: Duration
    fileprivate let allowance: Duration
  }

  package var remainder: Remainder { Remainder(duration: remaining, allowance: allowance) }

  /// Continues a deadline: the time since its remainder was taken does not count.
  package init(_ remainder: Remainder) {
    self.init(end: .now + remainder.duration, allowance: remainder.allowance)
  }

  /// A deadline in a year.
  package static var distantFuture: Self { Self(in: horizon) }

  package static func < (left: Self, right: Self) -> Bool { left.end < right.end }

  package static func == (left: Self, right: Self) -> Bool { left.end == right.end }

  /// This deadline, or the end of a limit that begins now, if that comes first.
  package func limited(to limit: Duration?) -> Self {
    guard let limit else { return self }
    return min(self, Self(in: limit))
  }

  package var hasPassed: Bool { end <= .now }

  /// The remaining time; zero once it has passed.
  package var remaining: Duration { max(end - .now, .zero) }

  /// The remaining time, rounded up and cut to what every system call accepts, so that a long wait
  /// has to be repeated.
  package var milliseconds: Int32 {
    let left = (end - .now) / .milliseconds(1)
    return left > 0 ? Int32(min(left.rounded(.up), Double(Int32.max))) : 0
  }
}

extension Duration {
  /// Such as `10 s` or `0.5 s`, to the millisecond.
  package var secondsText: String {
    let seconds = (self / .milliseconds(1)).rounded() / 1000
    return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}
