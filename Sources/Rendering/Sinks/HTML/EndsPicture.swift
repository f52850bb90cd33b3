import TrustModel

/// When trust ends in the coming weeks: a bar for each week, its height the number of endpoints.
struct EndsPicture {
  let text: String

  private static let weeks = 56
  private static let width = 16
  private static let height = 120

  /// Nil where no end of trust is known.
  init?(_ rows: [HTMLRow]) {
    guard let start = rows.map(\.date).min() else { return nil }
    var counts = [Int](repeating: 0, count: Self.weeks)
    var later = 0
    for end in rows.compactMap(\.end) {
      let week = Int(clamping: end.seconds(since: start) / (7 * Instant.secondsPerDay))
      // An end may precede the first date, as each server may have a date of evaluation of its own.
      guard week >= 0 else { continue }
      if week < counts.count { counts[week] += 1 } else { later += 1 }
    }
    guard let most = counts.max(), most + later > 0 else { return nil }
    let size = "\(Self.weeks * Self.width) \(Self.height + 40)"
    var text = """
      <figure><svg viewBox="0 0 \(size)" role="img" aria-label="when trust ends, by week">

      """
    for (week, count) in counts.enumerated() {
      let left = week * Self.width
      let first = start.advanced(byDays: Int64(week) * 7)
      if count > 0 {
        let height = max(4, count * Self.height / most)
        text += """
          <rect x="\(left)" y="\(20 + Self.height - height)" width="\(Self.width - 2)" height="\(height)">\
          <title>week of \(first.rfc3339.prefix(10)): \(Counted.endpoints(count))</title></rect>
          <text x="\(left)" y="\(16 + Self.height - height)">\(count)</text>

          """
      }
      if week % 8 == 0 {
        text += "<text x=\"\(left)\" y=\"\(Self.height + 36)\">\(first.rfc3339.prefix(10))</text>\n"
      }
    }
    let rest = later == 0 ? "" : "; \(later) more end later"
    self.text =
      text + "</svg><figcaption>Endpoints whose trust ends, by week\(rest).</figcaption></figure>\n"
  }
}
