extension Instant {
  /// Reads an RFC 3339 date-time, or a bare date, which means midnight UTC.
  ///
  /// Fractions of a second are dropped: `2026-11-21T10:14:00.5+01:00` is `2026-11-21T09:14:00Z`.
  package init?(rfc3339 text: String) {
    var scanner = Scanner(Array(text.utf8))
    guard let year = scanner.number(digits: 4), scanner.skip("-"),
      let month = scanner.number(digits: 2), scanner.skip("-"),
      let day = scanner.number(digits: 2)
    else { return nil }
    var date = CalendarDate(year: year, month: month, day: day)
    if scanner.isAtEnd {
      self.init(date)
      return
    }
    guard scanner.skip("T") || scanner.skip("t") || scanner.skip(" "),
      let hour = scanner.number(digits: 2), scanner.skip(":"),
      let minute = scanner.number(digits: 2), scanner.skip(":"),
      let second = scanner.number(digits: 2), scanner.skipFraction(),
      let offset = scanner.offset(), scanner.isAtEnd
    else { return nil }
    date.hour = hour
    date.minute = minute
    date.second = second
    guard let local = Instant(date) else { return nil }
    self = local.advanced(bySeconds: -offset)
    // Else it could not be written in this form again.
    guard (0...9999).contains(calendarDate.year) else { return nil }
  }

  /// The RFC 3339 form in UTC, such as `2026-11-21T09:14:00Z`.
  package var rfc3339: String {
    let date = calendarDate
    guard (0...9999).contains(date.year) else {
      return day + "T" + Self.padded(date.hour) + ":" + Self.padded(date.minute) + ":"
        + Self.padded(date.second) + "Z"
    }
    // At once: a report has a dozen of these, and a dozen texts were joined for each.
    return String(unsafeUninitializedCapacity: 20) { text in
      var length = 0
      func put(_ number: Int, _ digits: Int, _ mark: Unicode.Scalar) {
        var rest = number
        for place in (length..<length + digits).reversed() {
          text[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
          rest /= 10
        }
        text[length + digits] = UInt8(ascii: mark)
        length += digits + 1
      }
      put(date.year, 4, "-")
      put(date.month, 2, "-")
      put(date.day, 2, "T")
      put(date.hour, 2, ":")
      put(date.minute, 2, ":")
      put(date.second, 2, "Z")
      return length
    }
  }

  /// The calendar day in UTC, such as `2026-11-21`.
  package var day: String {
    let date = calendarDate
    return Self.padded(date.year, to: 4) + "-" + Self.padded(date.month) + "-"
      + Self.padded(date.day)
  }

  private static func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

private struct Scanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, UInt32(bytes[position]) == character.value else { return false }
    position += 1
    return true
  }

  mutating func number(digits: Int) -> Int? {
    guard position + digits <= bytes.count else { return nil }
    var value = 0
    for byte in bytes[position..<position + digits] {
      guard (48...57).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 48)
    }
    position += digits
    return value
  }

  mutating func skipFraction() -> Bool {
    guard skip(".") else { return true }
    let start = position
    while position < bytes.count, (48...57).contains(bytes[position]) { position += 1 }
    return position > start
  }

  /// Seconds east of UTC.
  mutating func offset() -> Int64? {
    if skip("Z") || skip("z") { return 0 }
    let sign: Int64
    if skip("+") { sign = 1 } else if skip("-") { sign = -1 } else { return nil }
    guard let hours = number(digits: 2), skip(":"), let minutes = number(digits: 2),
      hours < 24, minutes < 60
    else { return nil }
    return sign * Int64(hours * 3600 + minutes * 60)
  }
}

extension Instant: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let instant = Instant(rfc3339: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "it is no date")
    }
    self = instant
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rfc3339)
  }
}
