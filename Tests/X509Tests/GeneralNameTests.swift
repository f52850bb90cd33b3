import Testing

@testable import X509

/// Every kind of name as it is read and shown, and what is none.
@Suite struct GeneralNameTests {
  private static func text(_ element: [UInt8]) -> String? {
    try? GeneralName(DERReader(element).only(anyTag(element))).text
  }

  private static func anyTag(_ element: [UInt8]) -> DERTag {
    element[0] & 0x20 == 0 ? .context(element[0] & 0x1f) : .contextConstructed(element[0] & 0x1f)
  }

  private static let name = Build.sequence(Build.relativeName("2.5.4.3", Build.utf8("a")))

  @Test(
    arguments: [
      (Build.text(0x82, "a.example"), "a.example"), (Build.text(0x81, "a@b"), "email:a@b"),
      (Build.text(0x86, "http://a/"), "URI:http://a/"),
      // Tagged explicitly by mistake, with an IA5String alone.
      (Build.element(0xa6, Build.text(0x16, "http://a/")), "URI:http://a/"),
      (Build.element(0xa6, Build.utf8("http://a/")), nil),
      (Build.element(0x87, [192, 0, 2, 1]), "IP:192.0.2.1"),
      (Build.element(0x87, [192, 0, 2]), "IP:c00002"),
      (Build.element(0xa4, name), "dirName:CN=a"), (Build.element(0xa4, name, name), nil),
      (Build.element(0x88, [0x2a, 0x03]), "registeredID:1.2.3"),
      (Build.element(0x88, [0x2a, 0x83]), nil), (Build.element(0x88, []), nil),
      (
        Build.element(0xa0, Build.oid("1.2.3"), Build.element(0xa0, Build.utf8("x"))),
        "otherName:1.2.3:x"
      ),
      (Build.element(0xa0, Build.oid("1.2.3"), Build.utf8("x")), nil),
      (Build.element(0xa0, Build.oid("1.2.3"), Build.element(0xa0)), nil),
      (
        Build.element(
          0xa0, Build.oid("1.2.3"), Build.element(0xa0, Build.utf8("x"), Build.utf8("y"))), nil
      ),
      (Build.element(0xa3, Build.utf8("x")), "x400Address"),
      (Build.element(0xa5, Build.utf8("x")), "ediPartyName"), (Build.element(0x83, [1]), nil),
      (Build.element(0x89, [1]), nil), (Build.element(0xa1, [1]), nil),
    ] as [([UInt8], String?)])
  func kinds(element: [UInt8], text: String?) {
    #expect(Self.text(element) == text)
  }

  /// In a constraint, a kind that is not known is kept, and a known one that is malformed is a
  /// fault.
  @Test(
    arguments: [
      (Build.element(0x89, [1]), "[9]"), (Build.element(0x88, [0x2a, 0x83]), nil),
      (Build.element(0x82, [0x61]), "a"),
    ] as [([UInt8], String?)])
  func bases(element: [UInt8], text: String?) throws {
    let read = try DERReader(element).only(Self.anyTag(element))
    #expect((try? GeneralName(base: read))?.text == text)
  }

  /// A base of another class is kept, under no number of a context's.
  @Test(arguments: [0x41, 0xc2] as [UInt8]) func basesOfAnotherClass(octet: UInt8) throws {
    let read = try DERReader(Build.element(octet, [1])).only(DERTag(octet: octet))
    let base = try GeneralName(base: read)
    #expect(base == .other(tag: 255, value: [1]) && base.text == "a name of an unknown kind")
  }

  @Test func usagesInWords() {
    #expect(KeyUsage([]).text == "none")
    #expect(KeyUsage([.crlSign, .digitalSignature]).text == "digitalSignature, cRLSign")
  }

  /// Lists end where Apple's do.
  @Test(arguments: [(0, false), (1, true), (8192, true), (8193, false)])
  func lengthsOfLists(count: Int, isRead: Bool) throws {
    let list = Build.sequence((0..<count).flatMap { _ in Build.null })
    let element = DERElement(
      bytes: list, tag: .octetString, start: 0, contentStart: 0, end: list.count)
    let values = try? element.list { (_: DERElement) throws(DERFault) in 1 }
    #expect(values?.count == (isRead ? count : nil))
  }
}
