/// When to give up waiting.
struct Deadline: Comparable, Sendable {
  /// A year from now stands for anything later, which `Duration` could not hold.
  private static let horizon = Double(365 * 24 * 3600)

  private let end: ContinuousClock.Instant

  /// - Parameter seconds: From now; what is negative or no number is none.
  init(in seconds: Double) {
    end = .now + .seconds(Self.bounded(seconds))
  }

  static var distantFuture: Self { Self(in: horizon) }

  /// The seconds that a deadline takes for these.
  static func bounded(_ seconds: Double) -> Double {
    seconds > 0 ? min(seconds, horizon) : 0
  }

  static func < (left: Self, right: Self) -> Bool { left.end < right.end }

  /// This one, or the end of a limit from now on if that comes first.
  func limited(to limit: Duration?) -> Self {
    guard let limit else { return self }
    return min(self, Self(in: limit / .seconds(1)))
  }

  var hasPassed: Bool { end <= .now }

  /// What is left, rounded up, in a form that every system call takes; a long wait has to be repeated.
  var milliseconds: Int32 {
    let left = (end - .now) / .milliseconds(1)
    return left > 0 ? Int32(min(left.rounded(.up), Double(Int32.max))) : 0
  }
}
