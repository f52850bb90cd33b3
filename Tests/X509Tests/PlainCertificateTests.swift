import Testing
import X509

/// Certificates that every library loads as they are, and those that are left to the libraries.
@Suite struct PlainCertificateTests {
  /// A change with a name for the test's output.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let fields: CertificateFields

    init(_ name: String, _ fields: CertificateFields) {
      testDescription = name
      self.fields = fields
    }
  }

  private static let sound = CertificateFields()
    .with(extension: "2.5.29.19", critical: true, [0x30, 0x00])
    .with(extension: "2.5.29.17", Build.sequence(Build.text(0x82, "www.example.com")))

  private static let pair = Build.sequence(Build.oid("2.5.4.3"), Build.utf8("Test Root"))

  private static func issuer(_ name: String, _ contents: [UInt8]...) -> Change {
    Change(name, sound.with(\.issuer, Build.element(0x30, contents.flatMap(\.self))))
  }

  /// An extension whose type has these octets.
  private static func type(_ name: String, _ octets: [UInt8]) -> Change {
    Change(
      name,
      sound.with(
        \.extensions, [Build.sequence(Build.element(0x06, octets), Build.octets([0x05, 0x00]))]))
  }

  @Test(arguments: [
    Change("sound", sound), Change("without extensions", sound.with(\.extensions, [])),
    // Only the first octet of a group of digits may not be padding.
    type("zeros within a group", [0x2a, 0x81, 0x80, 0x80, 0x01]),
    type("two groups of two", [0x2a, 0x81, 0x01, 0x81, 0x01]),
  ])
  func isPlain(_ change: Change) {
    #expect(PlainCertificate.isPlain(change.fields.der))
  }

  /// Each breaks one rule, and keeps to all others.
  @Test(arguments: [
    Change("serial number without octets", sound.with(\.serialNumber, Build.element(0x02))),
    issuer("a sequence in place of a set", Build.sequence(pair)),
    issuer("a set without a pair", Build.element(0x31)),
    issuer("no UTF-8", Build.relativeName("2.5.4.3", Build.element(0x0c, [0xff]))),
    issuer(
      "a set in place of a pair",
      Build.element(0x31, Build.element(0x31, Build.oid("2.5.4.3"), Build.utf8("Test Root")))),
    Change(
      "a set in place of an extension",
      sound.with(\.extensions, [Build.element(0x31, Build.oid("1.2.3"), Build.octets([]))])),
    Change(
      "a BOOLEAN of two octets",
      sound.with(
        \.extensions,
        [Build.sequence(Build.oid("1.2.3"), Build.element(0x01, [0xff, 0xff]), Build.octets([]))])),
    Change(
      "an alternative name with the first octet that is not ASCII",
      CertificateFields().with(extension: "2.5.29.17", [0x30, 0x03, 0x82, 0x01, 0x80])),
    type("a padded group", [0x2a, 0x80, 0x01]),
    type("a padded group at the end", [0x2a, 0x80, 0x00]),
    type("zeros without an end", [0x2a, 0x81, 0x80]), type("no octets", []),
    Change(
      "a time with a letter", sound.with(\.notAfter, Build.utcTime("26040100000aZ"))),
  ])
  func isDoubtful(_ change: Change) {
    #expect(!PlainCertificate.isPlain(change.fields.der))
  }
}
