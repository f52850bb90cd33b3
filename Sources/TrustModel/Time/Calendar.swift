/// A UTC date and time of the proleptic Gregorian calendar.
package struct CalendarDate: Hashable, Sendable {
  package var year: Int
  package var month: Int
  package var day: Int
  package var hour: Int
  package var minute: Int
  package var second: Int

  package init(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// Whether every field lies in its range; second 60 is refused, as RFC 5280 times have none.
  package var isValid: Bool {
    (0...9999).contains(year) && (1...12).contains(month)
      && day >= 1 && day <= Self.days(inMonth: month, of: year)
      && (0...23).contains(hour) && (0...59).contains(minute) && (0...59).contains(second)
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: isLeap(year) ? 29 : 28
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }
}

extension Instant {
  /// The instant of a calendar date; nil when a field is out of range.
  package init?(_ date: CalendarDate) {
    guard date.isValid else { return nil }
    // Years are counted from March so that the leap day ends the year (Hinnant, days_from_civil).
    let shiftedYear = date.month <= 2 ? date.year - 1 : date.year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (date.month + (date.month > 2 ? -3 : 9)) + 2) / 5 + date.day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    self.init(
      secondsSinceEpoch: Int64(days) * Self.secondsPerDay
        + Int64(date.hour * 3600 + date.minute * 60 + date.second))
  }

  /// The UTC calendar date of this instant.
  package var calendarDate: CalendarDate {
    let floorDivision = secondsSinceEpoch.quotientAndRemainder(dividingBy: Self.secondsPerDay)
    let borrows = floorDivision.remainder < 0
    let secondOfDay = Int(floorDivision.remainder + (borrows ? Self.secondsPerDay : 0))
    let shiftedDays = Int(floorDivision.quotient) - (borrows ? 1 : 0) + 719_468
    let era = (shiftedDays >= 0 ? shiftedDays : shiftedDays - 146_096) / 146_097
    let dayOfEra = shiftedDays - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return CalendarDate(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1,
      hour: secondOfDay / 3600, minute: secondOfDay / 60 % 60, second: secondOfDay % 60)
  }
}
