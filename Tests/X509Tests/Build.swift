import X509

/// Encodes DER by hand, so that a test can also encode it wrongly.
enum Build {
  static func element(_ tag: UInt8, _ parts: [UInt8]...) -> [UInt8] {
    let content = parts.flatMap { $0 }
    return [tag] + length(content.count) + content
  }

  static func sequence(_ parts: [UInt8]...) -> [UInt8] {
    element(0x30, parts.flatMap { $0 })
  }

  static func oid(_ dotted: String) -> [UInt8] {
    element(0x06, ObjectIdentifier(dotted: dotted)?.contentOctets ?? [])
  }

  static func integer(_ octets: UInt8...) -> [UInt8] { element(0x02, octets) }
  static func boolean(_ value: Bool) -> [UInt8] { [0x01, 0x01, value ? 0xff : 0x00] }
  static func bits(_ octets: [UInt8], unused: UInt8 = 0) -> [UInt8] {
    element(0x03, [unused], octets)
  }
  static func octets(_ octets: [UInt8]) -> [UInt8] { element(0x04, octets) }
  static func text(_ tag: UInt8, _ text: String) -> [UInt8] { element(tag, Array(text.utf8)) }
  static func printable(_ text: String) -> [UInt8] { Self.text(0x13, text) }
  static func utf8(_ text: String) -> [UInt8] { Self.text(0x0c, text) }
  static func utcTime(_ text: String) -> [UInt8] { Self.text(0x17, text) }
  static func generalizedTime(_ text: String) -> [UInt8] { Self.text(0x18, text) }
  static let null: [UInt8] = [0x05, 0x00]

  /// One relative name of one attribute.
  static func relativeName(_ type: String, _ value: [UInt8]) -> [UInt8] {
    element(0x31, sequence(oid(type), value))
  }

  static func commonName(_ text: String) -> [UInt8] {
    sequence(relativeName("2.5.4.3", utf8(text)))
  }

  static func `extension`(
    _ oid: String, critical: Bool = false, _ value: [UInt8]
  ) -> [UInt8] {
    sequence(Self.oid(oid), critical ? boolean(true) : [], octets(value))
  }

  private static func length(_ count: Int) -> [UInt8] {
    switch count {
    case ..<0x80: [UInt8(count)]
    case ..<0x100: [0x81, UInt8(count)]
    case ..<0x1_0000: [0x82, UInt8(count >> 8), UInt8(count & 0xff)]
    default: [0x83, UInt8(count >> 16), UInt8(count >> 8 & 0xff), UInt8(count & 0xff)]
    }
  }
}

/// A certificate made of fields that a test replaces one at a time.
struct CertificateFields {
  var version = Build.element(0xa0, Build.integer(2))
  var serialNumber = Build.integer(0x01, 0x02)
  var innerAlgorithm = Self.ecdsaWithSHA256
  var issuer = Build.commonName("Test Root")
  var notBefore = Build.utcTime("260101000000Z")
  var notAfter = Build.utcTime("260401000000Z")
  var subject = Build.commonName("www.example.com")
  var publicKey = Self.p256Key
  var uniqueIdentifiers: [UInt8] = []
  var extensions: [[UInt8]] = []
  /// Replaces the whole tagged field when set.
  var rawExtensions: [UInt8]?
  var outerAlgorithm = Self.ecdsaWithSHA256
  var signature = Build.sequence(Build.integer(0x11), Build.integer(0x22))
  var trailing: [UInt8] = []

  static let ecdsaWithSHA256 = Build.sequence(Build.oid("1.2.840.10045.4.3.2"))
  static let rsaWithSHA256 = Build.sequence(Build.oid("1.2.840.113549.1.1.11"), Build.null)
  static let p256Key = key(
    "1.2.840.10045.2.1", Build.oid("1.2.840.10045.3.1.7"),
    [0x04] + [UInt8](repeating: 0x5a, count: 64))

  static func key(_ algorithm: String, _ parameters: [UInt8], _ bits: [UInt8]) -> [UInt8] {
    Build.sequence(Build.sequence(Build.oid(algorithm), parameters), Build.bits(bits))
  }

  static func rsaKey(modulus: [UInt8]) -> [UInt8] {
    key(
      "1.2.840.113549.1.1.1", Build.null,
      Build.sequence(Build.element(0x02, modulus), Build.integer(1, 0, 1)))
  }

  var der: [UInt8] {
    let tagged =
      rawExtensions
      ?? (extensions.isEmpty
        ? [] : Build.element(0xa3, Build.sequence(extensions.flatMap { $0 })))
    let body = Build.sequence(
      version, serialNumber, innerAlgorithm, issuer, Build.sequence(notBefore, notAfter), subject,
      publicKey, uniqueIdentifiers, tagged)
    return Build.sequence(body, outerAlgorithm, Build.bits(signature)) + trailing
  }

  func parsed() throws -> Certificate { try Certificate(der: der) }
}

extension CertificateFields {
  /// The certificate with one field replaced.
  func with<Value>(
    _ field: WritableKeyPath<CertificateFields, Value>, _ value: Value
  ) -> CertificateFields {
    var copy = self
    copy[keyPath: field] = value
    return copy
  }

  func with(extension oid: String, critical: Bool = false, _ value: [UInt8]) -> CertificateFields {
    with(\.extensions, extensions + [Build.extension(oid, critical: critical, value)])
  }
}
