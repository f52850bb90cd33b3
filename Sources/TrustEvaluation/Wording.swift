import TrustModel
import X509

extension DistinguishedName {
  /// Its short name: common name, else unit or organisation, else the last attribute.
  var label: String {
    let types = [
      ObjectIdentifier(2, 5, 4, 3), ObjectIdentifier(2, 5, 4, 11), ObjectIdentifier(2, 5, 4, 10),
    ]
    for type in types {
      if let attribute = attributes.last(where: { $0.type == type }) { return attribute.text }
    }
    return attributes.last?.text ?? "an issuer without a name"
  }
}

extension Certificate {
  var label: String { subject.isEmpty ? "a certificate without a subject" : subject.label }
}

/// Lower-case digits without separators; longer identifiers are cut at `limit` octets.
func hexadecimal(_ octets: [UInt8], limit: Int = 20) -> String {
  Hexadecimal.lowerCase(octets.prefix(limit)) + (octets.count > limit ? "..." : "")
}

/// Words for spans of time between a certificate's dates and the verify date.
enum TimeSpan {
  /// Such as `12 days`, `1 hour` or `5 seconds`: the largest unit that fills at least one.
  static func text(seconds: Int64) -> String {
    let units: [(length: Int64, name: String)] = [
      (Instant.secondsPerDay, "day"), (3600, "hour"), (60, "minute"), (1, "second"),
    ]
    for unit in units where seconds >= unit.length {
      return counted(seconds / unit.length, unit.name)
    }
    return counted(0, "second")
  }

  /// The same for a wait, rounded up, as who waits for less is too early.
  static func text(toComplete seconds: Int64) -> String {
    let unit = [Instant.secondsPerDay, 3600, 60].first { seconds > $0 } ?? 1
    return text(seconds: (seconds + unit - 1) / unit * unit)
  }

  private static func counted(_ count: Int64, _ unit: String) -> String {
    "\(count) \(unit)\(count == 1 ? "" : "s")"
  }

  /// Days, with the remainder where there is one: `825 days and 1 hour`.
  static func exact(seconds: Int64) -> String {
    let days = seconds / Instant.secondsPerDay
    let rest = seconds % Instant.secondsPerDay
    guard rest != 0 else { return text(seconds: seconds) }
    guard days > 0 else { return counted(seconds, "second") }
    return counted(days, "day") + " and "
      + (rest % 3600 == 0 ? text(seconds: rest) : counted(rest, "second"))
  }
}

extension Instant {
  /// The day, and also the time of day when `other` is on the same day.
  func text(against other: Instant) -> String { day == other.day ? rfc3339 : day }
}
