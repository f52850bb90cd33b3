import Testing
import X509

@Suite struct DistinguishedNameTests {
  private static func name(_ parts: [UInt8]...) throws -> DistinguishedName {
    try #require(DistinguishedName(der: Build.sequence(parts.flatMap { $0 })))
  }

  private static func printable(_ text: String) throws -> DistinguishedName {
    try name(Build.relativeName("2.5.4.3", Build.printable(text)))
  }

  @Test(arguments: [
    ("Test Root", "TEST ROOT"), ("Test Root", "  Test \t  Root "), ("Test Root", "test\troot"),
    ("", "   "),
  ])
  func printableStringsFoldCaseAndWhiteSpace(_ left: String, _ right: String) throws {
    #expect(try Self.printable(left) == Self.printable(right))
    #expect(try Self.printable(left).hashValue == Self.printable(right).hashValue)
  }

  @Test(arguments: [("Test Root", "TestRoot"), ("Test", "Test2"), ("a", "\u{c}a")])
  func otherTextIsAnotherName(_ left: String, _ right: String) throws {
    #expect(try Self.printable(left) != Self.printable(right))
  }

  @Test(arguments: [UInt8(0x0c), 0x16, 0x14, 0x1e])
  func otherKindsOfStringCompareByteByByte(_ tag: UInt8) throws {
    func named(_ tag: UInt8, _ text: String) throws -> DistinguishedName {
      try Self.name(Build.relativeName("2.5.4.3", Build.text(tag, text)))
    }
    #expect(try named(tag, "Test") == named(tag, "Test"))
    #expect(try named(tag, "Test") != named(tag, "TEST"))
    #expect(try named(tag, "Test") != named(tag, "Test "))
    #expect(try named(tag, "TEST") != named(0x13, "TEST"))
  }

  @Test func squeezingChangesLengthsOnEveryLevel() throws {
    let long = String(repeating: "a ", count: 70)
    let loose = String(repeating: "a   ", count: 70)
    #expect(try Self.printable(long) == Self.printable(loose))
    let next = Build.relativeName("2.5.4.10", Build.utf8("O"))
    #expect(
      try Self.name(Build.relativeName("2.5.4.3", Build.printable(long)), next)
        == Self.name(Build.relativeName("2.5.4.3", Build.printable(loose)), next))
  }

  @Test func orderAndStructureMatter() throws {
    let one = Build.relativeName("2.5.4.3", Build.utf8("a"))
    let two = Build.relativeName("2.5.4.10", Build.utf8("b"))
    let both = Build.element(
      0x31, Build.sequence(Build.oid("2.5.4.3"), Build.utf8("a")),
      Build.sequence(Build.oid("2.5.4.10"), Build.utf8("b")))
    #expect(try Self.name(one, two) != Self.name(two, one))
    #expect(try Self.name(one, two) != Self.name(both))
    #expect(try Self.name(both).text == "CN=a+O=b")
  }

  static let unreadable = [
    Build.element(0x31), Build.sequence(), [0x31, 0x05, 0x30],
    Build.element(0x31, Build.sequence(Build.element(0x06), Build.utf8("a"))),
    Build.element(0x31, Build.sequence(Build.oid("2.5.4.3"))),
    Build.element(0x31, Build.sequence(Build.oid("2.5.4.3"), Build.utf8("a"), Build.null)),
  ]

  @Test(arguments: unreadable)
  func unreadableSubjectsAreAProblem(_ part: [UInt8]) throws {
    let certificate = try CertificateFields().with(\.subject, Build.sequence(part)).parsed()
    #expect(certificate.problems.map(\.kind) == [.unparseableSubject])
    #expect(!certificate.subject.isParseable)
    #expect(!certificate.subject.isEmpty)
    #expect(certificate.subject.text == "(unreadable)")
    #expect(try CertificateFields().with(\.issuer, Build.sequence(part)).parsed().problems == [])
  }

  @Test func anEmptyNameIsReadable() throws {
    let certificate = try CertificateFields().with(\.subject, Build.sequence()).parsed()
    #expect(certificate.subject.isEmpty)
    #expect(certificate.problems.isEmpty)
    #expect(certificate.subject.text == "(empty)")
  }

  @Test func textIsMostSpecificFirstAndEscaped() throws {
    let name = try Self.name(
      Build.relativeName("2.5.4.6", Build.printable("GB")),
      Build.relativeName("2.5.4.10", Build.utf8("Example, Ltd")),
      Build.relativeName("1.2.3.4", Build.utf8("#x")),
      Build.relativeName("2.5.4.3", Build.utf8(" a+b ")))
    #expect(name.text == "CN=\\ a\\+b\\ , 1.2.3.4=\\#x, O=Example\\, Ltd, C=GB")
    #expect(name.label == " a+b ")
  }

  @Test(.timeLimit(.minutes(15))) func veryLongTextTakesLinearTime() throws {
    let long = String(repeating: "ü,", count: 200_000)
    let name = try Self.name(Build.relativeName("2.5.4.3", Build.utf8(long)))
    #expect(name.text.utf8.count == "CN=".utf8.count + 200_000 * "ü\\,".utf8.count)
  }

  static let strings: [([UInt8], String)] = [
    (Build.utf8("Zürich"), "Zürich"),
    (Build.element(0x0c, [0x61, 0xff, 0x62]), "a\\xffb"),
    (Build.element(0x14, [0x5a, 0xfc]), "Zü"),
    (Build.element(0x1e, [0x00, 0x5a, 0x20, 0xac]), "Z€"),
    (Build.element(0x1e, [0xd8, 0x3d, 0xde, 0x00]), "😀"),
    (Build.element(0x1e, [0x00, 0x5a, 0x20]), "\\x00\\x5a\\x20"),
    (Build.element(0x1c, [0, 0, 0, 0x5a]), "Z"),
    (Build.integer(7), "#020107"),
  ]

  @Test(arguments: strings)
  func decodesEveryKindOfString(_ value: [UInt8], _ text: String) throws {
    let name = try Self.name(Build.relativeName("2.5.4.3", value))
    #expect(name.attributes.map(\.text) == [text])
  }
}
