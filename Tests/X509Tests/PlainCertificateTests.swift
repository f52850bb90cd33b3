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

  private static func text(_ name: String, _ tag: UInt8, _ octets: [UInt8]) -> Change {
    issuer(name, Build.relativeName("2.5.4.3", Build.element(tag, octets)))
  }

  private static func names(_ name: String, _ element: [UInt8]) -> Change {
    Change(name, CertificateFields().with(extension: "2.5.29.17", Build.sequence(element)))
  }

  @Test(arguments: [
    Change("sound", sound), Change("without extensions", sound.with(\.extensions, [])),
    // Only the first octet of a group of digits may not be padding.
    type("zeros within a group", [0x2a, 0x81, 0x80, 0x80, 0x01]),
    type("two groups of two", [0x2a, 0x81, 0x01, 0x81, 0x01]),
    text("UTF-8 beyond ASCII", 0x0c, [0xc3, 0xa4]), text("PrintableString", 0x13, [0x41]),
    text("TeletexString of any octet", 0x14, [0xe4]), text("IA5String", 0x16, [0x41]),
    Change(
      "a long time", sound.with(\.notAfter, Build.generalizedTime("20260401000000Z"))),
    names("an address of mail", Build.text(0x81, "a@b")), names("a URI", Build.text(0x86, "x:")),
    names("a directory name", Build.element(0xa4, Build.sequence(Build.element(0x31, pair)))),
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
      "another algorithm beside the signature",
      sound.with(\.outerAlgorithm, CertificateFields.rsaWithSHA256)),
    Change(
      "the same algorithm with parameters beside the signature",
      sound.with(\.outerAlgorithm, Build.sequence(Build.oid("1.2.840.10045.4.3.2"), Build.null))),
    Change("a unique identifier", sound.with(\.uniqueIdentifiers, Build.element(0x81, [0, 1]))),
    Change(
      "parameters of another type",
      sound.with(
        \.publicKey, CertificateFields.key("1.2.840.10045.2.1", Build.octets([1]), [0x04]))),
    Change(
      "a curve whose identifier has a padded group",
      sound.with(
        \.publicKey,
        CertificateFields.key("1.2.840.10045.2.1", Build.element(0x06, [0x2a, 0x80, 0x01]), [4]))),
    text("NumericString", 0x12, [0x31]), text("BMPString", 0x1e, [0, 0x41]),
    text("a string without octets", 0x13, []),
    names("an address of IP", Build.element(0x87, [10, 0, 2, 1])),
    names("a registered identifier", Build.element(0x88, [0x2a, 0x03])),
    names("a URI without octets", Build.element(0x86, [])),
    names("a directory name without a set", Build.element(0xa4, Build.sequence(pair))),
    Change(
      "a long time with an offset",
      sound.with(\.notAfter, Build.generalizedTime("20260401000000+0000"))),
    Change("a time without seconds", sound.with(\.notBefore, Build.utcTime("2601010000Z"))),
    Change("a date that there is not", sound.with(\.notAfter, Build.utcTime("260231000000Z"))),
    Change(
      "a time with a letter", sound.with(\.notAfter, Build.utcTime("26040100000aZ"))),
  ])
  func isDoubtful(_ change: Change) {
    #expect(!PlainCertificate.isPlain(change.fields.der))
  }
}
