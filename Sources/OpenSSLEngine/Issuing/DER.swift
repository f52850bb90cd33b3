package import TrustModel
package import X509

/// Writes the DER forms that issuing a certificate needs.
///
/// Contents are not checked: a lab must be able to write what no parser should accept.
package enum DER {
  /// One value: identifier octet, definite length, content.
  package static func value(_ tag: DERTag, _ content: [UInt8]) -> [UInt8] {
    DEREncoding.element(tag, content)
  }

  package static func sequence(_ parts: [UInt8]...) -> [UInt8] {
    value(.sequence, parts.flatMap { $0 })
  }

  package static func sequence(_ parts: [[UInt8]]) -> [UInt8] {
    value(.sequence, parts.flatMap { $0 })
  }

  /// A SET of the parts in the order given, which is not sorted as DER requires.
  package static func set(_ parts: [[UInt8]]) -> [UInt8] {
    value(.set, parts.flatMap { $0 })
  }

  /// A context-specific constructed value such as `[0] EXPLICIT`.
  package static func explicit(_ number: UInt8, _ content: [UInt8]) -> [UInt8] {
    value(.contextConstructed(number), content)
  }

  /// A context-specific primitive value such as `[2] IMPLICIT IA5String`.
  package static func implicit(_ number: UInt8, _ content: [UInt8]) -> [UInt8] {
    value(.context(number), content)
  }

  package static func boolean(_ isTrue: Bool) -> [UInt8] {
    value(.boolean, [isTrue ? 0xff : 0])
  }

  package static func octetString(_ content: [UInt8]) -> [UInt8] {
    value(.octetString, content)
  }

  /// A BIT STRING; the last `unusedBits` bits of the content count as unused.
  package static func bitString(_ content: [UInt8], unusedBits: UInt8 = 0) -> [UInt8] {
    value(.bitString, [unusedBits] + content)
  }

  package static func utf8String(_ text: String) -> [UInt8] {
    value(.utf8String, Array(text.utf8))
  }

  package static var null: [UInt8] { value(.null, []) }

  /// An INTEGER from an unsigned number in network byte order, any length.
  package static func unsignedInteger(_ magnitude: [UInt8]) -> [UInt8] {
    let digits = Array(magnitude.drop { $0 == 0 })
    let needsZero = digits.first.map { $0 & 0x80 != 0 } ?? true
    return value(.integer, (needsZero ? [0] : []) + digits)
  }

  package static func unsignedInteger(_ number: UInt) -> [UInt8] {
    unsignedInteger(withUnsafeBytes(of: number.bigEndian) { Array($0) })
  }

  /// An OBJECT IDENTIFIER from its dotted form; other text gives empty content.
  package static func objectIdentifier(_ dotted: String) -> [UInt8] {
    value(.objectIdentifier, ObjectIdentifier(dotted: dotted)?.contentOctets ?? [])
  }

  /// UTCTime up to 2049, GeneralizedTime from 2050 (RFC 5280, section 4.1.2.5).
  package static func time(_ instant: Instant) -> [UInt8] {
    let date = instant.calendarDate
    guard (1950...2049).contains(date.year) else { return generalizedTime(instant) }
    let rest = [date.year % 100, date.month, date.day, date.hour, date.minute, date.second]
      .map { digits($0, count: 2) }.joined()
    return value(.utcTime, Array("\(rest)Z".utf8))
  }

  /// GeneralizedTime, which OCSP answers use for all years.
  package static func generalizedTime(_ instant: Instant) -> [UInt8] {
    let date = instant.calendarDate
    let rest = [date.month, date.day, date.hour, date.minute, date.second]
      .map { digits($0, count: 2) }.joined()
    return value(.generalizedTime, Array("\(digits(date.year, count: 4))\(rest)Z".utf8))
  }

  private static func digits(_ number: Int, count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
