import TrustModel

/// How far a validity has gone by, as a picture and in words.
struct ValidityBar {
  private let notBefore: Instant
  private let notAfter: Instant
  private let date: Instant

  init(_ facts: CertificateFacts, at date: Instant) {
    (notBefore, notAfter, self.date) = (facts.notBefore, facts.notAfter, date)
  }

  /// Such as `31 of 91 days left`.
  var text: String {
    if notAfter < notBefore { return "it ends before it begins" }
    if date < notBefore { return "begins in \(Self.days(notBefore.seconds(since: date)))" }
    if date > notAfter { return "expired \(Self.days(date.seconds(since: notAfter))) ago" }
    let whole = notAfter.seconds(since: notBefore) / Instant.secondsPerDay
    let left = notAfter.seconds(since: date) / Instant.secondsPerDay
    return "\(left) of \(Self.days(whole * Instant.secondsPerDay)) left"
  }

  var style: TextWriter.Style {
    isOver ? .bad : notAfter.seconds(since: date) < 7 * Instant.secondsPerDay ? .warning : .good
  }

  private var isOver: Bool { date < notBefore || date > notAfter }

  /// Such as `[======>....]`, in so many columns.
  func picture(width: Int) -> String {
    let room = max(width - 3, 1)
    let whole = Double(notAfter.seconds(since: notBefore))
    let part = whole > 0 ? Double(date.seconds(since: notBefore)) / whole : 1
    let filled = Int((min(max(part, 0), 1) * Double(room)).rounded(.down))
    return "[" + String(repeating: "=", count: filled) + ">"
      + String(repeating: ".", count: room - filled) + "]"
  }

  private static func days(_ seconds: Int64) -> String {
    let days = seconds / Instant.secondsPerDay
    return days == 1 ? "1 day" : days == 0 ? "less than a day" : "\(days) days"
  }
}
