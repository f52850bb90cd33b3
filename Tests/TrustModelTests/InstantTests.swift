import Testing
import TrustModel

@Suite struct InstantTests {
  @Test(
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2000-02-29T23:59:59Z", 951_868_799),
      ("2019-06-30T23:00:00Z", 1_561_935_600), ("1969-12-31T23:59:59Z", -1),
      ("0000-03-01T00:00:00Z", -62_162_035_200), ("9999-12-31T23:59:59Z", 253_402_300_799),
    ] as [(String, Int64)])
  func roundTrip(text: String, seconds: Int64) throws {
    let instant = try #require(Instant(rfc3339: text))
    #expect(instant.secondsSinceEpoch == seconds)
    #expect(instant.rfc3339 == text)
  }

  @Test(arguments: [
    ("2026-11-21T10:14:00.75+01:00", "2026-11-21T09:14:00Z"),
    ("2026-11-21 09:14:00z", "2026-11-21T09:14:00Z"), ("2026-11-21", "2026-11-21T00:00:00Z"),
    ("2026-11-21t09:14:00-00:30", "2026-11-21T09:44:00Z"),
    // Every digit may be in a fraction, and any number of them.
    ("2026-11-21T09:14:00.0123456789Z", "2026-11-21T09:14:00Z"),
    ("2026-11-21T09:14:59.9z", "2026-11-21T09:14:59Z"),
    ("2026-11-21T09:14:00-23:59", "2026-11-22T09:13:00Z"),
  ])
  func otherForms(text: String, canonical: String) {
    #expect(Instant(rfc3339: text)?.rfc3339 == canonical)
  }

  @Test(arguments: [
    "", "2026", "2026-13-01", "2026-02-29", "2026-11-21T24:00:00Z", "2026-11-21T09:14:00",
    "2026-11-21T09:14:60Z", "2026-11-21T09:14:00.Z", "2026-11-21T09:14:00Zx", "21.11.2026",
    "2026-11-21T09:14:00+24:00", "2026-11-21T09:14:00+01:60", "2026-11-21T09:14:00+01.00",
    "2026-11-21T09:60:00Z", "2026-11-21T09:14.00Z", "2026-11-21T09.14:00Z", "2026-11-00",
    "2026-00-21", "2026-11.21", "2026.11-21", "202611-21", "2026-1121", "2026-11-21T0914:00Z",
    "2026-11-21T09:1400Z", "2026-11-21T09:14:00+0100", "2026-11-21T09:14:00.5/Z",
    "2026-11-21T09:14:00.5:Z",
    // Texts that end within a part.
    "2026-11-21T09:14:00.", "2026-11-21T09:14:00.5", "2026-11-21T09:14:0", "2026-11-21T09:14:",
    "2026-11-21T", "2026-11-2", "2026-11-", "2026-11-21T09:14:00+", "2026-11-21T09:14:00+01",
    "2026-11-21T09:14:00+01:", "2026-11-21T09:14:00+01:0",
  ])
  func refused(text: String) {
    #expect(Instant(rfc3339: text) == nil)
  }

  /// Every fourth year, but of full centuries only every fourth (Gregorian calendar).
  @Test func leapYears() throws {
    for year in 1583...2500 {
      let isLeap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0
      let leapDay = Instant(rfc3339: "\(year)-02-29T12:00:00Z")
      #expect((leapDay != nil) == isLeap, "\(year)")
      let (last, first) = (
        try #require(Instant(rfc3339: "\(year)-02-28")),
        try #require(Instant(rfc3339: "\(year)-03-01"))
      )
      #expect(first.seconds(since: last) == (isLeap ? 2 : 1) * Instant.secondsPerDay, "\(year)")
    }
  }

  /// Dates of certificates lie within the years that RFC 3339 has; others are still shown.
  @Test func yearsOutsideOfTheForm() throws {
    for (year, month) in [(-1, 12), (10_000, 1)] {
      #expect(Instant(CalendarDate(year: year, month: month, day: 1)) == nil)
    }
    let last = try #require(Instant(rfc3339: "9999-12-31T23:59:59Z"))
    #expect(last.advanced(bySeconds: 1).rfc3339 == "10000-01-01T00:00:00Z")
  }

  /// An instant that cannot be written in the same form is refused.
  @Test(arguments: ["0000-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59"])
  func datesThatLeaveTheFormByTheirOffset(text: String) {
    #expect(Instant(rfc3339: text) == nil)
  }
}
