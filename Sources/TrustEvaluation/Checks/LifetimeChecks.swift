import TrustModel
import X509

extension PathChecks {
  /// A server's certificate must not be valid for too long (SystemTrustValidityPeriod,
  /// OtherTrustValidityPeriod; mapping section 4).
  @Sendable static func lifetime(_ path: PathContext) -> [Finding] {
    guard path.settings.purpose == .server else { return [] }
    if path.endsInSystemRoot {
      return lifetime(path.leaf, check: .systemTrustValidityPeriod, limit: LifetimeLimit.system)
    }
    // A leaf that a user trusts directly may be valid for any length of time.
    guard !path.isLeafUserTrusted else { return [] }
    return lifetime(path.leaf, check: .otherTrustValidityPeriod, limit: LifetimeLimit.other)
  }

  private static func lifetime(
    _ leaf: Certificate, check: Check, limit: (Instant) -> Int64?
  ) -> [Finding] {
    let period = leaf.notAfter.seconds(since: leaf.notBefore)
    guard let limit = limit(leaf.notBefore), period > limit else { return [] }
    return [
      Finding(
        check, certificate: 0,
        summary: "the certificate is valid for longer than allowed",
        expected: "at most \(TimeSpan.exact(seconds: limit))",
        actual: "\(TimeSpan.exact(seconds: period)), from \(leaf.notBefore.day) "
          + "to \(leaf.notAfter.day)")
    ]
  }
}

/// Longest lifetimes in seconds by date of issue; nil where there is no limit.
enum LifetimeLimit {
  private static let hour: Int64 = 3600

  /// Under the platform's roots (support.apple.com/102028; mapping, section 10, for the first date:
  /// older limits applied in a few releases of 2019 and 2020 only).
  static func system(_ notBefore: Instant) -> Int64? {
    switch notBefore {
    case ..<march2018: nil
    case ..<september2020: days(825) + hour
    // No extra hour: HT211025 counts a day as 86,400 seconds and any excess as another day.
    default: days(398)
    }
  }

  /// Under all other anchors, and under none (support.apple.com/103769).
  static func other(_ notBefore: Instant) -> Int64? {
    notBefore > PolicyDate.otherTrust ? days(825) + hour : nil
  }

  private static func days(_ count: Int64) -> Int64 { count * Instant.secondsPerDay }

  /// 2018-03-01T00:00:00Z.
  private static let march2018 = Instant(secondsSinceEpoch: 1_519_862_400)
  /// 2020-09-01T00:00:00Z.
  private static let september2020 = Instant(secondsSinceEpoch: 1_598_918_400)
}

/// Dates of issue from which rules apply.
enum PolicyDate {
  /// 2019-06-30T23:00:00Z: Apple's own constant is an hour before the first of July.
  static let otherTrust = Instant(secondsSinceEpoch: 1_561_935_600)
  /// 2018-10-16T00:00:00Z: certificate transparency under the platform's roots.
  static let transparency = Instant(secondsSinceEpoch: 1_539_648_000)
}
