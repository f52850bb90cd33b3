package import TrustModel
import X509

/// Writes the few DER forms that issuing a certificate needs.
///
/// Contents are taken as they come: a lab must be able to write what no parser should accept.
package enum DER {
  /// One value: identifier octet, definite length, content.
  package static func value(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    DEREncoding.element(tag, content)
  }

  package static func sequence(_ parts: [UInt8]...) -> [UInt8] {
    value(Tag.sequence, parts.flatMap { $0 })
  }

  package static func sequence(_ parts: [[UInt8]]) -> [UInt8] {
    value(Tag.sequence, parts.flatMap { $0 })
  }

  package static func set(_ parts: [[UInt8]]) -> [UInt8] {
    value(Tag.set, parts.flatMap { $0 })
  }

  /// A context-specific constructed value such as `[0] EXPLICIT`.
  package static func explicit(_ number: UInt8, _ content: [UInt8]) -> [UInt8] {
    value(0xa0 | number, content)
  }

  /// A context-specific primitive value such as `[2] IMPLICIT IA5String`.
  package static func implicit(_ number: UInt8, _ content: [UInt8]) -> [UInt8] {
    value(0x80 | number, content)
  }

  package static func boolean(_ isTrue: Bool) -> [UInt8] {
    value(Tag.boolean, [isTrue ? 0xff : 0])
  }

  package static func octetString(_ content: [UInt8]) -> [UInt8] {
    value(Tag.octetString, content)
  }

  package static func bitString(_ content: [UInt8], unusedBits: UInt8 = 0) -> [UInt8] {
    value(Tag.bitString, [unusedBits] + content)
  }

  package static func utf8String(_ text: String) -> [UInt8] {
    value(Tag.utf8String, Array(text.utf8))
  }

  package static let null: [UInt8] = [0x05, 0x00]

  /// An INTEGER from an unsigned number in network byte order, any length.
  package static func unsignedInteger(_ magnitude: [UInt8]) -> [UInt8] {
    let digits = Array(magnitude.drop { $0 == 0 })
    let needsZero = digits.first.map { $0 & 0x80 != 0 } ?? true
    return value(Tag.integer, (needsZero ? [0] : []) + digits)
  }

  package static func unsignedInteger(_ number: UInt) -> [UInt8] {
    unsignedInteger(withUnsafeBytes(of: number.bigEndian) { Array($0) })
  }

  /// An OBJECT IDENTIFIER from its dotted form; text that is none gives empty content.
  package static func objectIdentifier(_ dotted: String) -> [UInt8] {
    value(Tag.objectIdentifier, ObjectIdentifier(dotted: dotted)?.contentOctets ?? [])
  }

  /// UTCTime up to 2049, GeneralizedTime from 2050 (RFC 5280, section 4.1.2.5).
  package static func time(_ instant: Instant) -> [UInt8] {
    let date = instant.calendarDate
    guard (1950...2049).contains(date.year) else { return generalizedTime(instant) }
    let rest = [date.year % 100, date.month, date.day, date.hour, date.minute, date.second]
      .map { digits($0, count: 2) }.joined()
    return value(Tag.utcTime, Array("\(rest)Z".utf8))
  }

  /// GeneralizedTime, which answers of OCSP have for all years.
  package static func generalizedTime(_ instant: Instant) -> [UInt8] {
    let date = instant.calendarDate
    let rest = [date.month, date.day, date.hour, date.minute, date.second]
      .map { digits($0, count: 2) }.joined()
    return value(Tag.generalizedTime, Array("\(digits(date.year, count: 4))\(rest)Z".utf8))
  }

  package enum Tag {
    package static let boolean: UInt8 = 0x01
    package static let integer: UInt8 = 0x02
    package static let bitString: UInt8 = 0x03
    package static let octetString: UInt8 = 0x04
    package static let objectIdentifier: UInt8 = 0x06
    package static let enumerated: UInt8 = 0x0a
    package static let utf8String: UInt8 = 0x0c
    package static let printableString: UInt8 = 0x13
    package static let teletexString: UInt8 = 0x14
    package static let ia5String: UInt8 = 0x16
    package static let utcTime: UInt8 = 0x17
    package static let generalizedTime: UInt8 = 0x18
    package static let sequence: UInt8 = 0x30
    package static let set: UInt8 = 0x31
  }

  private static func digits(_ number: Int, count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
