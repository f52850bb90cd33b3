package import TrustModel

/// What public lists contain on one root.
package struct RootListing: Hashable, Sendable {
  /// Ranges of macOS releases in which Apple's list has it, oldest first.
  package let stretches: [Stretch]
  /// Other lists that have it now, such as `mozilla`.
  package let otherLists: [String]
  package let rules: [ClientRule]

  /// Consecutive releases.
  package struct Stretch: Hashable, Sendable {
    /// Such as `14.4`; nil when it was in the oldest release that is recorded.
    package let first: String?
    /// Last release that has it; nil while the newest one does.
    package let last: String?
    /// False for Apple's own authorities, which are trusted for other purposes only.
    package let isForTLS: Bool
  }

  /// Nil when the fields are not those of a root.
  init?(_ fields: [String]) {
    guard fields.count == 3 else { return nil }
    stretches = Self.list(fields[0]).compactMap(Stretch.init)
    otherLists = Self.list(fields[1])
    rules = Self.list(fields[2]).compactMap(ClientRule.init)
  }

  private static func list(_ field: String) -> [String] {
    field == "-" ? [] : field.split(separator: " ").map(String.init)
  }

  /// Whether Apple's list of the modelled release has it as an anchor for TLS.
  package var isApples: Bool { current != nil }

  /// The release since which Apple's list has it; nil when it does not, or did in all releases.
  package var appleSince: String? { current?.first }

  private var current: Stretch? { stretches.first { $0.last == nil && $0.isForTLS } }

  /// Where it is and is not, such as `Apple's list had it up to macOS 14.3; in the lists of Mozilla`.
  package var text: String {
    let apple: String =
      if let current {
        "Apple's list has it" + (current.first.map { " since macOS \($0)" } ?? "")
      } else if stretches.contains(where: { $0.last == nil }) {
        "Apple's list has it for other purposes than TLS"
      } else if let last = stretches.last?.last {
        "Apple's list had it up to macOS \(last)"
      } else {
        "Apple's list never had it"
      }
    let names = otherLists.compactMap { Self.names[$0] }
    return names.isEmpty ? apple : "\(apple); in the lists of \(names.joined(separator: ", "))"
  }

  private static let names = [
    "android": "Android", "chrome": "Chrome", "debian-12": "Debian 12", "microsoft": "Microsoft",
    "mozilla": "Mozilla", "openjdk": "OpenJDK", "oracle-java": "Oracle Java",
  ]
}

extension RootListing.Stretch {
  /// Such as `10.9.2..`, `..12.5` or `!10.7.5..`.
  fileprivate init?(_ text: String) {
    isForTLS = !text.hasPrefix("!")
    let parts = text.drop { $0 == "!" }.split(separator: "..", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    first = parts[0].isEmpty ? nil : String(parts[0])
    last = parts[1].isEmpty ? nil : String(parts[1])
  }
}

/// A client's own rule about a root that it has.
package struct ClientRule: Hashable, Sendable {
  package let client: String
  package let kind: Kind
  /// For a day, the end of that day.
  package let date: Instant?
  /// The client's version, or the list's, from which the rule holds; nil where unknown.
  package let version: String?
  /// Whether the date is an estimate.
  package let isEstimate: Bool
  /// Day of the source.
  package let asOf: String

  package enum Kind: String, Sendable {
    /// Certificates issued after the date are refused.
    case issuedAfter = "leaf_not_before_after"
    /// A certificate needs a transparency timestamp that is not later than the date.
    case timestampUntil = "sct_not_after"
    /// Every certificate is refused from the date on.
    case bitRemoved = "trust_bit_removed_on"
    case removed, allRefused = "all_refused"
    case disabled = "disabled_or_not_before"
  }

  /// Reads `client,kind,date,version,estimate,day`; nil for a rule of another kind.
  init?(_ text: String) {
    let fields = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 6, let kind = Kind(rawValue: fields[1]) else { return nil }
    client = fields[0]
    self.kind = kind
    date = Instant(day: fields[2])
    version = fields[3] == "-" ? nil : fields[3].replacing("_", with: " ")
    isEstimate = fields[4] == "estimate"
    asOf = fields[5]
  }

  /// Whether the client refuses a certificate because of the rule.
  ///
  /// - Parameters:
  ///   - issued: When the youngest certificate below the root was issued.
  ///   - now: The verify date.
  package func applies(issued: Instant, at now: Instant) -> Bool {
    switch kind {
    case .issuedAfter, .timestampUntil: date.map { issued > $0 } ?? false
    case .bitRemoved, .removed, .allRefused: date.map { now > $0 } ?? true
    case .disabled: true
    }
  }
}

extension Instant {
  /// Reads `2024-11-15`, which means the end of that day, or a time; nil for anything else.
  fileprivate init?(day text: String) {
    self.init(rfc3339: text.contains("T") ? text : text + "T23:59:59Z")
  }
}
