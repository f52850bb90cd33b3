import Testing
import TrustModel

@testable import X509

/// The dump of a structure: broken places are marked, and no octet is lost.
@Suite struct StructureTests {
  private static let certificate = CertificateFields()
    .with(extension: "2.5.29.19", critical: true, [0x30, 0x00])
    .with(extension: "2.5.29.15", critical: true, [0x03, 0x02, 0x05, 0xa0])
    .with(extension: "2.5.29.14", Build.octets([0x30, 0x02, 0x05, 0x00]))
    .with(
      extension: "2.5.29.17",
      Build.sequence(Build.text(0x82, "www.example.com"), Build.element(0x87, [192, 0, 2, 1])))

  private func lines(_ bytes: [UInt8]) -> [StructureLine] {
    Structure.lines(ofCertificate: bytes)
  }

  /// Offset, name and value of each line, and its remarks; two blanks for each level.
  private func text(_ bytes: [UInt8]) -> [String] {
    var walk = StructureWalk(bytes)
    walk.readAll()
    return walk.lines.map { line in
      let octets = line.octets.isEmpty ? "" : " " + Hexadecimal.lowerCase(line.octets)
      return String(repeating: "  ", count: line.depth) + "\(line.offset) \(line.name)"
        + (line.value.isEmpty ? "" : " " + line.value) + octets
        + line.remarks.map { " ! " + $0 }.joined()
    }
  }

  @Test(
    arguments: [
      (
        [0x30, 0x80, 0x02, 0x01, 0x05, 0x00, 0x00, 0x05, 0x00],
        [
          "0 SEQUENCE ! indefinite length, which DER has not", "  2 INTEGER 5",
          "  5 end of contents", "7 NULL",
        ]
      ),
      (
        [0x30, 0x03, 0x02, 0x05, 0x01, 0x05, 0x00],
        [
          "0 SEQUENCE",
          "  2 INTEGER 1 ! length runs past the end: it says 5 octets, and 1 are there",
          "5 NULL",
        ]
      ),
      ([0x02, 0x81, 0x01, 0x05], ["0 INTEGER 5 ! length is not minimal"]),
      // The same behind a number that takes octets of its own.
      ([0x9f, 0x85, 0x23, 0x81, 0x01, 0x05], ["0 [675] 05 ! length is not minimal"]),
      (
        [0x30, 0x03, 0x05, 0x00, 0x1f, 0x05, 0x00],
        ["0 SEQUENCE", "  2 NULL", "  4 octets 1f ! no element: ends too early", "5 NULL"]
      ),
      ([0x01, 0x01, 0x02], ["0 BOOLEAN 02 ! BOOLEAN is neither 0x00 nor 0xFF"]),
      ([0x01, 0x01, 0xff], ["0 BOOLEAN TRUE"]), ([0x02, 0x01, 0xff], ["0 INTEGER -1"]),
      ([0x02, 0x02, 0x00, 0x01], ["0 INTEGER 0001 ! INTEGER is not minimal"]),
      ([0x02, 0x02, 0xff, 0x80], ["0 INTEGER ff80 ! INTEGER is not minimal"]),
      ([0x05, 0x01, 0x07], ["0 NULL 07 ! NULL with content"]),
      ([0x06, 0x03, 0x55, 0x1d, 0x11], ["0 OBJECT IDENTIFIER subjectAltName (2.5.29.17)"]),
      ([0x06, 0x01, 0x80], ["0 OBJECT IDENTIFIER 80 ! malformed OBJECT IDENTIFIER"]),
      ([0x06, 0x02, 0x80, 0x2a], ["0 OBJECT IDENTIFIER 802a ! malformed OBJECT IDENTIFIER"]),
      (
        [0x04, 0x87, 0, 0, 0, 0, 0, 0, 1, 7],
        ["0 OCTET STRING 07 ! indefinite or oversized length"]
      ),
      (
        [0x04, 0x88, 0, 0, 0, 0, 0, 0, 0, 1, 7],
        ["0 octets 0488000000000000000107 ! no element: indefinite or oversized length"]
      ),
      // Only what has elements in it can have the mark of its end among these.
      (
        [0x04, 0x80, 0x00, 0x00],
        ["0 octets 04800000 ! no element: indefinite or oversized length"]
      ),
      (
        [0x30, 0x80, 0x00, 0x01, 0x05, 0x00, 0x00],
        [
          "0 SEQUENCE ! indefinite length, which DER has not", "  2 end of contents 05",
          "  5 end of contents",
        ]
      ),
      (
        [0x30, 0x04, 0x00, 0x00, 0x05, 0x00],
        ["0 SEQUENCE", "  2 end of contents", "  4 NULL"]
      ),
      ([0x41, 0x01, 0x05], ["0 [APPLICATION 1] 05"]), ([0xc1, 0x01, 0x05], ["0 [PRIVATE 1] 05"]),
      ([0x03, 0x02, 0x09, 0x00], ["0 BIT STRING 0900 ! unused bits that are not there"]),
      ([0x03, 0x02, 0x04, 0xff], ["0 BIT STRING 4 bits ff ! unused bits are not zero"]),
      ([0x13, 0x01, 0x2a], ["0 PrintableString \"*\" ! characters that PrintableString has not"]),
      ([0x0c, 0x01, 0xff], ["0 UTF8String \"\\xff\" ! no UTF-8"]),
      ([0x12, 0x03, 0x30, 0x39, 0x20], ["0 NumericString \"09 \""]),
      ([0x12, 0x01, 0x2f], ["0 NumericString \"/\" ! characters that are no digits"]),
      ([0x12, 0x01, 0x3a], ["0 NumericString \":\" ! characters that are no digits"]),
      (Build.printable("AZaz09 '()+,-./:=?"), ["0 PrintableString \"AZaz09 '()+,-./:=?\""]),
      (Build.printable("@"), ["0 PrintableString \"@\" ! characters that PrintableString has not"]),
      (Build.printable("["), ["0 PrintableString \"[\" ! characters that PrintableString has not"]),
      (Build.printable("`"), ["0 PrintableString \"`\" ! characters that PrintableString has not"]),
      (Build.printable("{"), ["0 PrintableString \"{\" ! characters that PrintableString has not"]),
      (Build.printable(";"), ["0 PrintableString \";\" ! characters that PrintableString has not"]),
      ([0x16, 0x01, 0x41], ["0 IA5String \"A\""]),
      (Build.utcTime("260921120000Z"), ["0 UTCTime 2026-09-21T12:00:00Z"]),
      (
        Build.utcTime("2609211200Z"),
        ["0 UTCTime 2026-09-21T12:00:00Z \"2609211200Z\" ! a time that is not in the form of DER"]
      ),
      (Build.utcTime("now"), ["0 UTCTime \"now\" ! malformed time"]),
      // A type has its name, in parts or whole, and one that there is not its number.
      ([0x07, 0x01, 0x41], ["0 ObjectDescriptor 41"]), ([0x28, 0x00], ["0 EXTERNAL"]),
      ([0x09, 0x01, 0x03], ["0 REAL 03"]), ([0x0a, 0x01, 0x03], ["0 ENUMERATED 3"]),
      ([0x2b, 0x00], ["0 EMBEDDED PDV"]), ([0x0d, 0x01, 0x03], ["0 RELATIVE-OID 03"]),
      ([0x0e, 0x01, 0x03], ["0 [UNIVERSAL 14] 03"]), ([0x1d, 0x01, 0x03], ["0 [UNIVERSAL 29] 03"]),
      ([0x1f, 0x1f, 0x01, 0x03], ["0 [UNIVERSAL 31] 03"]),
      ([0x15, 0x01, 0x41], ["0 VideotexString 41"]), ([0x19, 0x01, 0x41], ["0 GraphicString 41"]),
      ([0x1b, 0x01, 0x41], ["0 GeneralString 41"]),
      ([0x1a, 0x01, 0x41], ["0 VisibleString \"A\""]),
      ([0x24, 0x00], ["0 OCTET STRING, constructed"]), ([0x11, 0x00], ["0 SET, primitive"]),
      ([0x28, 0x02, 0x05, 0x00], ["0 EXTERNAL", "  2 NULL"]),
      // Characters of a width of their own.
      ([0x14, 0x01, 0xe4], ["0 TeletexString \"\u{e4}\""]),
      ([0x16, 0x01, 0x80], ["0 IA5String \"\\x80\" ! characters that are not ASCII"]),
      ([0x1a, 0x01, 0x80], ["0 VisibleString \"\\x80\" ! characters that are not ASCII"]),
      ([0x1e, 0x02, 0x00, 0xe4], ["0 BMPString \"\u{e4}\""]),
      ([0x1e, 0x01, 0x41], ["0 BMPString \"\\x41\" ! half a character"]),
      ([0x1c, 0x04, 0x00, 0x00, 0x00, 0x41], ["0 UniversalString \"A\""]),
      ([0x1c, 0x02, 0x00, 0x41], ["0 UniversalString \"\\x00\\x41\" ! part of a character"]),
      (
        Build.generalizedTime("20260921120000+0100"),
        [
          "0 GeneralizedTime 2026-09-21T11:00:00Z \"20260921120000+0100\" ! a time that is not in "
            + "the form of DER"
        ]
      ),
      (
        Build.extension("2.16.840.1.113730.1.1", [0x03, 0x02, 0x00, 0xff]),
        [
          "0 SEQUENCE", "  2 OBJECT IDENTIFIER netscapeCertType (2.16.840.1.113730.1.1)",
          "  13 OCTET STRING",
          "    15 BIT STRING 8 bits: sslClient, sslServer, smime, objectSigning, reserved, sslCA, "
            + "smimeCA, objectSigningCA",
        ]
      ),
      (
        Build.extension("2.5.29.15", [0x03, 0x03, 0x06, 0x00, 0x40]),
        [
          "0 SEQUENCE", "  2 OBJECT IDENTIFIER keyUsage (2.5.29.15)", "  7 OCTET STRING",
          "    9 BIT STRING 10 bits: bit 9",
        ]
      ),
      ([0x80, 0x04] + Array("text".utf8), ["0 [0] \"text\""]),
      ([0x80, 0x02, 0x41, 0x42], ["0 [0] 4142"]), ([0x10, 0x00], ["0 SEQUENCE, primitive"]),
      // Text of a context is a word of four printable characters or more.
      ([0x80, 0x03, 0x61, 0x62, 0x63], ["0 [0] 616263"]),
      ([0x80, 0x04, 0x20, 0x7e, 0x20, 0x7e], ["0 [0] \" ~ ~\""]),
      ([0x80, 0x04, 0x1f, 0x7e, 0x20, 0x7e], ["0 [0] 1f7e207e"]),
      ([0x80, 0x04, 0x20, 0x7e, 0x20, 0x7f], ["0 [0] 207e207f"]),
      // Only where names are, the tag tells their kind.
      ([0x82, 0x02, 0x41, 0x42], ["0 [2] 4142"]), ([0x87, 0x04, 192, 0, 2, 1], ["0 [7] c0000201"]),
      ([0x88, 0x02, 0x2a, 0x03], ["0 [8] 2a03"]),
      ([0x03, 0x00], ["0 BIT STRING ! empty BIT STRING"]),
      ([0x03, 0x01, 0x00], ["0 BIT STRING 0 bits"]),
      ([0x03, 0x01, 0x01], ["0 BIT STRING 01 ! unused bits that are not there"]),
      ([0x03, 0x02, 0x08, 0x00], ["0 BIT STRING 0800 ! unused bits that are not there"]),
      ([0x03, 0x02, 0x07, 0x80], ["0 BIT STRING 1 bit 80"]),
      ([0x03, 0x02, 0x07, 0xc0], ["0 BIT STRING 1 bit c0 ! unused bits are not zero"]),
      ([0x03, 0x02, 0x00, 0xff], ["0 BIT STRING 8 bits ff"]),
      ([0x02, 0x04, 0x7f, 0xff, 0xff, 0xff], ["0 INTEGER 2147483647"]),
      ([0x02, 0x04, 0x80, 0x00, 0x00, 0x00], ["0 INTEGER -2147483648"]),
      ([0x02, 0x05, 0x01, 0x00, 0x00, 0x00, 0x00], ["0 INTEGER 0100000000"]),
      ([0x02, 0x01, 0x80], ["0 INTEGER -128"]), ([0x01, 0x01, 0x00], ["0 BOOLEAN FALSE"]),
      (
        Build.octets(Build.sequence(Build.null)),
        ["0 OCTET STRING", "  2 SEQUENCE", "    4 NULL"]
      ),
      (
        Build.bits(Build.sequence(Build.null)),
        ["0 BIT STRING 32 bits", "  3 SEQUENCE", "    5 NULL"]
      ),
      // Elements behind one another are none that a string holds, nor is a mark of an end.
      (Build.octets(Build.sequence() + Build.null), ["0 OCTET STRING 30000500"]),
      (
        Build.extension("1.2.3", [0x00, 0x00]),
        ["0 SEQUENCE", "  2 OBJECT IDENTIFIER 1.2.3", "  6 OCTET STRING 0000"]
      ),
      // The values of extensions by PKIX are opened whatever they are, and those of others are not.
      (
        Build.extension("1.3.6.1.5.5.7.1.99", [0x30, 0x01]),
        [
          "0 SEQUENCE", "  2 OBJECT IDENTIFIER 1.3.6.1.5.5.7.1.99", "  12 OCTET STRING",
          "    14 SEQUENCE ! length runs past the end: it says 1 octets, and 0 are there",
        ]
      ),
      (
        Build.extension("1.2.3", [0x30, 0x01]),
        ["0 SEQUENCE", "  2 OBJECT IDENTIFIER 1.2.3", "  6 OCTET STRING 3001"]
      ),
      // The identifier that a level begins with tells what is in it, and no later one.
      (
        Build.sequence(
          Build.oid("1.2.3"), Build.oid("2.5.29.15"), Build.octets([0x03, 0x02, 0x05, 0xa0])),
        [
          "0 SEQUENCE", "  2 OBJECT IDENTIFIER 1.2.3", "  6 OBJECT IDENTIFIER keyUsage (2.5.29.15)",
          "  11 OCTET STRING", "    13 BIT STRING 3 bits a0",
        ]
      ),
      (
        Build.extension("2.5.29.15", [0x03, 0x02, 0x07, 0x00]),
        [
          "0 SEQUENCE", "  2 OBJECT IDENTIFIER keyUsage (2.5.29.15)", "  7 OCTET STRING",
          "    9 BIT STRING 1 bit: none",
        ]
      ),
      // Random octets may look like a short element, or like one that breaks off.
      (Build.octets([0x05, 0x00]), ["0 OCTET STRING 0500"]),
      (Build.octets([0x30, 0x01]), ["0 OCTET STRING 3001"]),
      (
        Build.extension("2.5.29.15", [0x03, 0x02, 0x05, 0xa0]),
        [
          "0 SEQUENCE", "  2 OBJECT IDENTIFIER keyUsage (2.5.29.15)", "  7 OCTET STRING",
          "    9 BIT STRING 3 bits: digitalSignature, keyEncipherment",
        ]
      ),
      // The last bit that has a name is in a second octet; none is in a third.
      (
        Build.extension("2.5.29.15", [0x03, 0x03, 0x07, 0x80, 0x80]),
        [
          "0 SEQUENCE", "  2 OBJECT IDENTIFIER keyUsage (2.5.29.15)", "  7 OCTET STRING",
          "    9 BIT STRING 9 bits: digitalSignature, decipherOnly",
        ]
      ),
      (
        Build.extension("2.5.29.15", [0x03, 0x04, 0x00, 0x80, 0x80, 0x01]),
        [
          "0 SEQUENCE", "  2 OBJECT IDENTIFIER keyUsage (2.5.29.15)", "  7 OCTET STRING",
          "    9 BIT STRING 24 bits 808001",
        ]
      ),
      (
        Build.extension("2.5.29.17", [0x30, 0x04, 0x87, 0x04, 1, 2]),
        [
          "0 SEQUENCE", "  2 OBJECT IDENTIFIER subjectAltName (2.5.29.17)", "  7 OCTET STRING",
          "    9 SEQUENCE",
          "      11 [7] 0102 ! length runs past the end: it says 4 octets, and 2 are there",
        ]
      ),
    ] as [([UInt8], [String])])
  func aStructureIsTold(bytes: [UInt8], expected: [String]) {
    #expect(text(bytes) == expected)
  }

  /// Where an extension has names they are told as what they are: text, an address, an identifier.
  @Test(
    arguments: [
      ("2.5.29.17", true), ("2.5.29.18", true), ("2.5.29.30", true), ("2.5.29.31", true),
      ("2.5.29.46", true), ("1.3.6.1.5.5.7.1.1", true), ("1.3.6.1.5.5.7.1.11", true),
      // The tags of others stand for something else.
      ("2.5.29.36", false), ("1.2.3.4", false),
    ])
  func namesInExtensions(oid: String, hasNames: Bool) {
    let names: [([UInt8], String, String)] = [
      (Build.text(0x81, "a@b"), "\"a@b\"", "614062"), (Build.text(0x82, "a"), "\"a\"", "61"),
      (Build.text(0x86, "x:"), "\"x:\"", "783a"),
      (Build.element(0x87, [192, 0, 2, 1]), "192.0.2.1", "c0000201"),
      (Build.element(0x87, [10, 0, 0, 0, 255, 0, 0, 0]), "10.0.0.0/8", "0a000000ff000000"),
      (Build.element(0x88, [0x2a, 0x03]), "1.2.3", "2a03"),
    ]
    let lines = Structure.lines(
      of: Build.extension(oid, Build.sequence(names.flatMap { $0.0 })))
    let shown = lines.suffix(names.count).map { $0.value + Hexadecimal.lowerCase($0.octets) }
    #expect(shown == names.map { hasNames ? $0.1 : $0.2 })
  }

  /// Whatever is broken in it, each octet is in one line.
  @Test func noOctetIsLost() {
    let certificate = Self.certificate.der
    #expect(Cover.defect(of: lines(certificate), octets: certificate.count) == nil)
    var generator = SplitMix(state: 11)
    for _ in 0..<3_000 {
      var bytes = certificate
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[index] = UInt8.random(in: 0...255, using: &generator)
      }
      if Bool.random(using: &generator) {
        bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator))
      }
      if let defect = Cover.defect(of: lines(bytes), octets: bytes.count) {
        Issue.record("\(defect): \(Hexadecimal.lowerCase(bytes))")
      }
    }
  }

  /// A report says at which byte something is wrong: there it is in the dump, too.
  @Test(arguments: [
    ("2.5.29.17", false, "extensions.subjectAltName"), ("2.5.29.15", true, "extensions.keyUsage"),
  ])
  func faultsAreWhereReportsPoint(oid: String, isCritical: Bool, field: String) throws {
    let broken = CertificateFields().with(extension: oid, critical: isCritical, [0x05, 0x00])
    let line = try #require(lines(broken.der).first { !$0.remarks.isEmpty })
    #expect(line.remarks.contains { $0.hasPrefix(field + ": ") }, "\(line.remarks)")
    #expect(line.name == "NULL")
  }

  /// What begins with a version may be a private key; signatures and parameters begin with a large
  /// number.
  @Test(
    arguments: [
      ([0x30, 3, 2, 1, 0], false), ([0x30, 3, 2, 1, 3], false), ([0x30, 4, 2, 2, 1, 1], true),
      ([0x30, 2, 5, 0], true), ([0x31, 0], true), ([2, 1, 0], false), ([5, 0], false), ([], false),
    ] as [([UInt8], Bool)])
  func privateKeysAreNoStructures(der: [UInt8], isShown: Bool) {
    #expect(Structure.isBegun(by: der) == isShown)
  }

  /// An identifier or a name of any length takes no more lines than other values, and what is left out
  /// is said.
  @Test func longValuesAreBounded() throws {
    for count in [128, 129, 1_000_000] {
      let line = try #require(
        Structure.lines(of: Build.element(0x06, [UInt8](repeating: 1, count: count))).first)
      #expect(line.value.isEmpty == (count > 128))
      #expect(line.octets.count + line.hidden == (count > 128 ? count : 0))
      #expect(line.remarks.count == (count > 128 ? 1 : 0))
    }
    let names = Build.sequence(
      Build.text(0x82, String(repeating: "a", count: 1_030)),
      Build.element(0x88, [UInt8](repeating: 1, count: 60_000)))
    let lines = Structure.lines(of: Build.extension("2.5.29.17", names))
    #expect(lines.dropLast().last?.value.hasSuffix("a\" ... (6 more characters)") == true)
    #expect(lines.last?.hidden == 60_000 - 1_024)
  }

  /// One that comes again is read as the first time.
  @Test func repeatedIdentifiers() {
    let name = Build.oid("2.5.29.17")
    #expect(
      text(Build.sequence(name, [0x06, 0x01, 0x80], name, [0x06, 0x01, 0x80])) == [
        "0 SEQUENCE", "  2 OBJECT IDENTIFIER subjectAltName (2.5.29.17)",
        "  7 OBJECT IDENTIFIER 80 ! malformed OBJECT IDENTIFIER",
        "  10 OBJECT IDENTIFIER subjectAltName (2.5.29.17)",
        "  15 OBJECT IDENTIFIER 80 ! malformed OBJECT IDENTIFIER",
      ])
  }

  /// Depth and number of elements are bounded, and that is said.
  @Test func bombsAreBounded() throws {
    let flat = Build.sequence(
      Array(repeatElement([0x05, 0x00] as [UInt8], count: 200_000).joined()))
    let listed = lines(flat)
    #expect(listed.count == StructureWalk.mostLines + 1)
    #expect(listed.last?.remarks == ["not taken apart: 100000 elements are before it"])
    #expect(Cover.defect(of: listed, octets: flat.count) == nil)
    var deep: [UInt8] = [0x05, 0x00]
    for _ in 0..<4_000 { deep = Build.sequence(deep) }
    let nested = lines(deep)
    #expect(nested.last?.remarks.first == "not taken apart: it is deeper than 64 levels")
    #expect(nested.count == StructureWalk.deepest + 1)
    #expect(Cover.defect(of: nested, octets: deep.count) == nil)
    var boxed: [UInt8] = [0x05, 0x00]
    for _ in 0..<2_000 { boxed = Build.octets(Build.sequence(boxed)) }
    #expect(Cover.defect(of: lines(boxed), octets: boxed.count) == nil)
    let open = Array(repeatElement([0x30, 0x80] as [UInt8], count: 3_000).joined())
    #expect(Cover.defect(of: lines(open), octets: open.count) == nil)
  }
}

/// Whether the lines of a level lie side by side, and fill what they are in.
private struct Cover {
  let lines: [StructureLine]

  /// What is wrong; nil for nothing.
  static func defect(of lines: [StructureLine], octets: Int) -> String? {
    var index = 0
    let defect = Cover(lines: lines).level(0..<octets, depth: 0, from: &index)
    return defect ?? (index == lines.count ? nil : "line \(index) is in no level")
  }

  private func level(_ range: Range<Int>, depth: Int, from index: inout Int) -> String? {
    var position = range.lowerBound
    while index < lines.count, lines[index].depth >= depth {
      let line = lines[index]
      guard line.depth == depth, line.offset == position else {
        return "\(line.name) at \(line.offset), depth \(line.depth), follows \(position)"
      }
      index += 1
      position += line.headerLength + line.length
      if index < lines.count, lines[index].depth > depth {
        // The octet that counts unused bits belongs to the string itself.
        let start = line.offset + line.headerLength + (line.name == "BIT STRING" ? 1 : 0)
        guard start <= position else { return "\(line.name) at \(line.offset) is too short" }
        if let defect = level(start..<position, depth: depth + 1, from: &index) { return defect }
      }
    }
    return position == range.upperBound ? nil : "ends at \(position), not \(range.upperBound)"
  }
}
