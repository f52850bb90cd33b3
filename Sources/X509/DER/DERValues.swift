import TrustModel

extension DERElement {
  /// BOOLEAN by DER: one octet, 0x00 or 0xFF.
  func boolean() throws(DERFault) -> Bool {
    guard contentLength == 1 else { throw fault("malformed BOOLEAN") }
    switch bytes[contentStart] {
    case 0x00: return false
    case 0xff: return true
    default: throw fault("BOOLEAN is neither 0x00 nor 0xFF")
    }
  }

  /// INTEGER content that is not negative and fits 32 bits; with any tag, for implicit tagging.
  func smallUnsigned() throws(DERFault) -> Int {
    try requireMinimalInteger()
    guard bytes[contentStart] & 0x80 == 0 else { throw fault("negative INTEGER") }
    var value = 0
    guard contentLength <= 5 else { throw fault("INTEGER is too large") }
    for octet in content { value = value << 8 | Int(octet) }
    guard value <= Int(UInt32.max) else { throw fault("INTEGER is too large") }
    return value
  }

  /// Magnitude of an INTEGER that must be positive, without leading zero octets.
  func positiveMagnitude() throws(DERFault) -> ArraySlice<UInt8> {
    try requireMinimalInteger()
    guard bytes[contentStart] & 0x80 == 0 else { throw fault("negative INTEGER") }
    let magnitude = content.drop { $0 == 0 }
    guard !magnitude.isEmpty else { throw fault("INTEGER is zero") }
    return magnitude
  }

  func requireMinimalInteger() throws(DERFault) {
    guard contentLength >= 1 else { throw fault("empty INTEGER") }
    guard contentLength >= 2 else { return }
    let isPadded =
      bytes[contentStart] == 0 && bytes[contentStart + 1] & 0x80 == 0
      || bytes[contentStart] == 0xff && bytes[contentStart + 1] & 0x80 != 0
    guard !isPadded else { throw fault("INTEGER is not minimal") }
  }

  /// Octets of a BIT STRING that holds whole octets, as keys and signatures do.
  func wholeOctets() throws(DERFault) -> [UInt8] {
    guard contentLength >= 1 else { throw fault("empty BIT STRING") }
    guard bytes[contentStart] == 0 else { throw fault("BIT STRING with unused bits") }
    return Array(bytes[(contentStart + 1)..<end])
  }

  var objectIdentifier: ObjectIdentifier { ObjectIdentifier(contentOctets: Array(content)) }
}

extension RandomAccessCollection<UInt8> {
  /// Whether both are contents of the same INTEGER; one may have needless octets in front.
  package func isSameInteger(as other: some RandomAccessCollection<UInt8>) -> Bool {
    if elementsEqual(other) { return true }
    return (hasNeedlessOctet || other.hasNeedlessOctet)
      && shortestInteger.elementsEqual(other.shortestInteger)
  }

  /// The content of the same INTEGER without needless octets: equal for what is the same.
  package var shortestInteger: SubSequence {
    var rest = self[...]
    while rest.hasNeedlessOctet { rest = rest.dropFirst() }
    return rest
  }

  /// Whether the first nine bits are the same (X.690, section 8.3.2).
  private var hasNeedlessOctet: Bool {
    guard let first, let second = dropFirst().first else { return false }
    return first == 0x00 && second & 0x80 == 0 || first == 0xff && second & 0x80 != 0
  }
}

extension DERElement {
  var isTime: Bool { tag == .utcTime || tag == .generalizedTime }

  /// UTCTime or GeneralizedTime, as leniently as Apple's parser.
  ///
  /// UTCTime may lack seconds, and both may carry an offset from UTC in place of `Z`. Fractions
  /// are refused. Two-digit years lie in 1950-2049 (RFC 5280, section 4.1.2.5.1).
  func time() throws(DERFault) -> Instant {
    guard isTime else { throw fault("no time") }
    let isShort = tag == .utcTime
    let yearDigits = isShort ? 2 : 4
    let zuluLength = yearDigits + 11
    let isWithoutSeconds = isShort && contentLength == 11
    let hasOffset = contentLength == zuluLength + 4
    guard contentLength == zuluLength || isWithoutSeconds || hasOffset else {
      throw fault("malformed time")
    }
    var digits = DigitReader(bytes: bytes, position: contentStart)
    guard var year = digits.number(of: yearDigits), let month = digits.number(of: 2),
      let day = digits.number(of: 2), let hour = digits.number(of: 2),
      let minute = digits.number(of: 2),
      let second = isWithoutSeconds ? 0 : digits.number(of: 2),
      let offset = hasOffset ? digits.offsetFromUTC() : digits.zulu()
    else { throw fault("malformed time") }
    if isShort { year += year < 50 ? 2000 : 1900 }
    // A leap second is the first second of the next minute, as in Apple's arithmetic.
    let date = CalendarDate(
      year: year, month: month, day: day, hour: hour, minute: minute, second: min(second, 59))
    guard second <= 60, let instant = Instant(date) else { throw fault("no such date") }
    return instant.advanced(bySeconds: (second == 60 ? 1 : 0) - offset)
  }
}

/// Reads the decimal digits of a time, whose length the caller has checked.
private struct DigitReader {
  let bytes: [UInt8]
  var position: Int

  mutating func number(of digits: Int) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let digit = octet(), (0x30...0x39).contains(digit) else { return nil }
      value = value * 10 + Int(digit - 0x30)
    }
    return value
  }

  /// `Z` as an offset of zero seconds.
  mutating func zulu() -> Int64? {
    octet() == UInt8(ascii: "Z") ? 0 : nil
  }

  /// Seconds east of UTC.
  mutating func offsetFromUTC() -> Int64? {
    let sign: Int64
    switch octet() {
    case UInt8(ascii: "+"): sign = 1
    case UInt8(ascii: "-"): sign = -1
    default: return nil
    }
    guard let hours = number(of: 2), let minutes = number(of: 2) else { return nil }
    return sign * Int64(hours * 3600 + minutes * 60)
  }

  private mutating func octet() -> UInt8? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }
}
