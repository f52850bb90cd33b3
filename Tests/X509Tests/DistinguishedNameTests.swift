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
    // Each kind of white space that is folded, alone.
    ("Test Root", " Test Root"), ("Test Root", "Test Root "), ("Test Root", "Test  Root"),
    ("Test Root", "Test\tRoot"), ("Test Root", "\tTest Root"), ("Test Root", "Test Root\t"),
    ("Test Root", "Test \tRoot"), ("Test Root", "Test\t Root"), ("", " "), ("", "\t"),
    ("Test", " Test"), ("Test", "Test "),
  ])
  func printableStringsFoldCaseAndWhiteSpace(_ left: String, _ right: String) throws {
    #expect(try Self.printable(left) == Self.printable(right))
    #expect(try Self.printable(left).hashValue == Self.printable(right).hashValue)
  }

  /// Letters alone have two forms: for no other octet does the bit that tells them apart not matter.
  @Test(arguments: [false, true]) func lettersAloneFold(isLoose: Bool) throws {
    let end = isLoose ? " " : ""
    for octet: UInt8 in 0...127 where octet & 0x20 == 0 && octet != 0 && octet != 0x09 {
      let pair = [octet, octet | 0x20].map { "x\(Unicode.Scalar($0))x" + end }
      let isLetter = (0x41...0x5a).contains(octet)
      #expect(try (Self.printable(pair[0]) == Self.printable(pair[1])) == isLetter, "\(octet)")
    }
  }

  @Test(arguments: [
    ("Test Root", "TestRoot"), ("Test", "Test2"), ("a", "\u{c}a"), ("a b", "a\nb"), ("a b", "a!b"),
    ("ab", "a!!b"),
    ("a b", "a\u{8} b"), ("", "!"),
  ])
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

  static let alike: [([UInt8], [UInt8])] = [
    (Build.printable("Test Root"), Build.utf8("test  ROOT ")),
    (Build.utf8("Test Root"), Build.text(0x16, "\tTEST root")),
    (Build.utf8("Test"), Build.element(0x1e, [0, 0x74, 0, 0x45, 0, 0x73, 0, 0x54])),
    (
      Build.utf8("Test"),
      Build.element(0x1c, [0, 0, 0, 0x54] + [0, 0, 0, 0x45, 0, 0, 0, 0x53, 0, 0, 0, 0x54])
    ),
    // The octets of a wide character are no letters, though these would be "A" and "B".
    (Build.utf8("\u{4142}"), Build.element(0x1e, [0x41, 0x42])),
    (Build.utf8("\u{4142}"), Build.element(0x1c, [0, 0, 0x41, 0x42])),
    (Build.utf8("Zürich"), Build.element(0x14, Array("Z".utf8) + [0xdc] + Array("RICH".utf8))),
    (Build.utf8("Te\u{200b}st"), Build.utf8("Test")),
    (Build.utf8("Test\u{a0}Root"), Build.utf8("Test Root")),
    (Build.utf8("Te\u{7}st"), Build.printable("Test")),
  ]

  /// Paths are built by a stricter rule, but to people and OpenSSL these names are equal.
  @Test(arguments: alike)
  func namesThatReadTheSameLookAlike(_ left: [UInt8], _ right: [UInt8]) throws {
    let names = try [left, right].map { try Self.name(Build.relativeName("2.5.4.3", $0)) }
    #expect(names[0] != names[1])
    #expect(names[0].looksLike(names[1]))
    #expect(SubjectKey.of(name: names[0].der) == SubjectKey.of(name: names[1].der))
  }

  @Test func attributesOfOnePartLookAlikeInAnyOrder() throws {
    let pairs = [
      Build.sequence(Build.oid("2.5.4.3"), Build.utf8("a")),
      Build.sequence(Build.oid("2.5.4.10"), Build.utf8("b")),
    ]
    let left = try Self.name(Build.element(0x31, pairs[0], pairs[1]))
    let right = try Self.name(Build.element(0x31, pairs[1], pairs[0]))
    #expect(left != right)
    #expect(left.looksLike(right))
    #expect(SubjectKey.of(name: left.der) == SubjectKey.of(name: right.der))
  }

  static let unlike: [([UInt8], [UInt8])] = [
    (Build.utf8("Test Root"), Build.utf8("TestRoot")), (Build.utf8("Test"), Build.utf8("Test2")),
    (Build.utf8("é"), Build.utf8("e")), (Build.utf8("a\u{1}b"), Build.utf8("a b")),
  ]

  @Test(arguments: unlike)
  func namesThatReadDifferentlyDoNotLookAlike(_ left: [UInt8], _ right: [UInt8]) throws {
    let names = try [left, right].map { try Self.name(Build.relativeName("2.5.4.3", $0)) }
    #expect(!names[0].looksLike(names[1]))
    // The same text in another attribute is another name.
    let other = try Self.name(Build.relativeName("2.5.4.10", left))
    #expect(!names[0].looksLike(other))
  }

  @Test func structureMattersToTheLook() throws {
    let one = Build.relativeName("2.5.4.3", Build.utf8("a"))
    let two = Build.relativeName("2.5.4.10", Build.utf8("b"))
    let both = Build.element(
      0x31, Build.sequence(Build.oid("2.5.4.3"), Build.utf8("a")),
      Build.sequence(Build.oid("2.5.4.10"), Build.utf8("b")))
    #expect(try !Self.name(one, two).looksLike(Self.name(two, one)))
    #expect(try !Self.name(one, two).looksLike(Self.name(both)))
    #expect(try !Self.name(Self.unreadable[0]).looksLike(Self.name(Self.unreadable[1])))
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

  @Test func everySeparatorIsEscaped() throws {
    let name = try Self.name(Build.relativeName("2.5.4.3", Build.utf8("a;b<c>d\"e,f+g")))
    #expect(name.text == "CN=a\\;b\\<c\\>d\\\"e\\,f\\+g")
  }

  /// Without a common name it is the organization, and without a text of these the whole name.
  @Test func labelsOfOtherNames() throws {
    let organization = Build.relativeName("2.5.4.10", Build.utf8("Example Ltd"))
    let country = Build.relativeName("2.5.4.6", Build.printable("GB"))
    #expect(try Self.name(country, organization).label == "Example Ltd")
    #expect(try Self.name(country).label == "C=GB")
    #expect(
      try Self.name(organization, Build.relativeName("2.5.4.3", Build.utf8(""))).label
        == "CN=, O=Example Ltd")
  }

  /// With one more part than Apple's parser reads, no part of it is read.
  @Test(arguments: [(1_024, true), (1_025, false)]) func theMostParts(count: Int, isRead: Bool)
    throws
  {
    let part = Build.relativeName("2.5.4.3", Build.utf8("a"))
    let name = try #require(
      DistinguishedName(der: Build.sequence((0..<count).flatMap { _ in part })))
    #expect(name.isParseable == isRead)
    #expect(name.attributes.count == (isRead ? count : 0))
  }

  /// Of several common names the last one is the most specific, wherever the others are.
  @Test(arguments: [false, true]) func theLastCommonNameIsTheLabel(areTogether: Bool) throws {
    let organization = Build.relativeName("2.5.4.10", Build.utf8("Example Ltd"))
    let name = try Self.name(
      Build.relativeName("2.5.4.3", Build.utf8("Users")), areTogether ? [] : organization,
      Build.relativeName("2.5.4.3", Build.utf8("Ada")), areTogether ? organization : [])
    #expect(name.label == "Ada")
  }

  @Test(.timeLimit(.minutes(30))) func veryLongTextTakesLinearTime() throws {
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
