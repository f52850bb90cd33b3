/// When to give up waiting; one for all that an endpoint costs.
package struct Deadline: Comparable, Sendable {
  /// A year from now is used for anything later, which `Duration` could not hold.
  private static let horizon = Duration.seconds(365 * 24 * 3600)

  private let end: ContinuousClock.Instant
  /// What was allowed when it was set.
  package let allowance: Duration

  /// - Parameter duration: From now; a negative one has passed already.
  package init(in duration: Duration) {
    allowance = min(max(duration, .zero), Self.horizon)
    end = .now + allowance
  }

  private init(end: ContinuousClock.Instant, allowance: Duration) {
    (self.end, self.allowance) = (end, allowance)
  }

  /// The same later, for what counted for nothing.
  package func postponed(by duration: Duration) -> Self {
    Self(end: end + min(max(duration, .zero), Self.horizon), allowance: allowance)
  }

  package static var distantFuture: Self { Self(in: horizon) }

  package static func < (left: Self, right: Self) -> Bool { left.end < right.end }

  package static func == (left: Self, right: Self) -> Bool { left.end == right.end }

  /// This one, or the end of a limit from now on if that comes first.
  package func limited(to limit: Duration?) -> Self {
    guard let limit else { return self }
    return min(self, Self(in: limit))
  }

  package var hasPassed: Bool { end <= .now }

  /// What is left; nothing once it has passed.
  package var remaining: Duration { max(end - .now, .zero) }

  /// What is left, rounded up, in a form that every system call takes; a long wait has to be repeated.
  package var milliseconds: Int32 {
    let left = (end - .now) / .milliseconds(1)
    return left > 0 ? Int32(min(left.rounded(.up), Double(Int32.max))) : 0
  }
}

extension Duration {
  /// Such as `10 s` or `0.5 s`.
  package var secondsText: String {
    let seconds = self / .seconds(1)
    return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}
