import Testing
import X509

@Suite struct ExtensionTests {
  /// A valid value, and a similar invalid one.
  struct Pair: CustomTestStringConvertible, Sendable {
    let name: String
    let oid: String
    let sound: [UInt8]
    let broken: [UInt8]
    var testDescription: String { name }

    init(_ name: String, _ oid: String, sound: [UInt8], broken: [UInt8]) {
      self.name = name
      self.oid = oid
      self.sound = sound
      self.broken = broken
    }
  }

  static let uri = Build.text(0x86, "http://a.example/")
  static let dns = Build.text(0x82, "a.example")
  /// Two promises, the first of them twice; what is empty, too short or of another version is none.
  static let timestamps: [UInt8] = {
    let promise = { (version: UInt8, log: UInt8) in
      [0, 41, version] + [UInt8](repeating: log, count: 40)
    }
    let list = promise(0, 1) + promise(0, 1) + promise(0, 2) + promise(1, 3) + [0, 0, 0, 1, 0xff]
    return Build.octets([0, UInt8(list.count)] + list)
  }()
  static let policy = Build.sequence(Build.oid("1.2.3"))
  static let qcType = "0.4.0.1862.1.6"

  static let pairs = [
    Pair(
      "path length without CA", "2.5.29.19", sound: Build.sequence(Build.integer(2)),
      broken: Build.sequence(Build.integer(0xff))),
    Pair(
      "CA value of 1", "2.5.29.19", sound: Build.sequence(Build.boolean(true)),
      broken: Build.sequence([0x01, 0x01, 0x01])),
    Pair(
      "CA value of two octets", "2.5.29.19", sound: Build.sequence(Build.boolean(true)),
      broken: Build.sequence([0x01, 0x02, 0xff, 0xff])),
    Pair(
      "padded path length", "2.5.29.19", sound: Build.sequence(Build.integer(0, 0x80)),
      broken: Build.sequence(Build.integer(0, 0x7f))),
    Pair(
      "key usage with an octet behind it", "2.5.29.15", sound: Build.bits([0xa0], unused: 5),
      broken: Build.bits([0xa0], unused: 5) + [0x80]),
    Pair(
      "key usage of three octets", "2.5.29.15", sound: Build.bits([0, 0x80], unused: 7),
      broken: Build.bits([0, 0, 0x80], unused: 7)),
    Pair(
      "key usage without bits", "2.5.29.15", sound: Build.bits([0]), broken: Build.bits([])),
    Pair(
      "key usage with eight unused bits", "2.5.29.15", sound: Build.bits([0x80], unused: 7),
      broken: Build.bits([0x80], unused: 8)),
    Pair(
      "key purposes that are none", "2.5.29.37", sound: Build.sequence(Build.oid("1.2.3")),
      broken: Build.sequence(Build.integer(1))),
    Pair(
      "empty key purposes", "2.5.29.37", sound: Build.sequence(Build.oid("1.2.3")),
      broken: Build.sequence()),
    Pair("empty names", "2.5.29.17", sound: Build.sequence(dns), broken: Build.sequence()),
    Pair(
      "general name of kind 9", "2.5.29.17", sound: Build.sequence(Build.element(0x88, [0x2a])),
      broken: Build.sequence(Build.element(0x89, [0x2a]))),
    Pair(
      "constructed URI", "2.5.29.17",
      sound: Build.sequence(Build.element(0xa6, Build.text(0x16, "http://a"))),
      broken: Build.sequence(Build.element(0xa6, Build.utf8("http://a")))),
    Pair(
      "constructed DNS name", "2.5.29.17", sound: Build.sequence(dns),
      broken: Build.sequence(Build.element(0xa2, Build.text(0x16, "a.example")))),
    Pair(
      "name runs past the end", "2.5.29.17", sound: [0x30, 0x03, 0x82, 0x01, 0x61],
      broken: [0x30, 0x02, 0x82, 0x01, 0x61]),
    Pair(
      "subtree with a maximum", "2.5.29.30",
      sound: Build.sequence(Build.element(0xa0, Build.sequence(dns))),
      broken: Build.sequence(
        Build.element(0xa0, Build.sequence(dns, Build.element(0x81, [0x01]))))),
    Pair(
      "subtree with a minimum", "2.5.29.30",
      sound: Build.sequence(
        Build.element(0xa1, Build.sequence(dns, Build.element(0x80, [0x00])))),
      broken: Build.sequence(
        Build.element(0xa1, Build.sequence(dns, Build.element(0x80, [0x01]))))),
    Pair(
      "subtree list that is cut off", "2.5.29.30", sound: Build.sequence([0xa0, 0x00]),
      broken: Build.sequence([0xa0, 0x00], Build.sequence(dns))),
    Pair("empty policies", "2.5.29.32", sound: Build.sequence(policy), broken: Build.sequence()),
    Pair(
      "policy with two qualifier lists", "2.5.29.32",
      sound: Build.sequence(Build.sequence(Build.oid("1.2.3"), Build.sequence())),
      broken: Build.sequence(
        Build.sequence(Build.oid("1.2.3"), Build.sequence(), Build.sequence()))),
    Pair(
      "mapping of one policy", "2.5.29.33",
      sound: Build.sequence(Build.sequence(Build.oid("1.2.3"), Build.oid("1.2.4"))),
      broken: Build.sequence(Build.sequence(Build.oid("1.2.3")))),
    Pair(
      "negative policy constraint", "2.5.29.36", sound: Build.sequence([0x80, 0x01, 0x00]),
      broken: Build.sequence([0x80, 0x01, 0xff])),
    Pair(
      "inhibitAnyPolicy of 33 bits", "2.5.29.54", sound: Build.integer(0, 0xff, 0xff, 0xff, 0xff),
      broken: Build.integer(1, 0, 0, 0, 0)),
    Pair(
      "key identifier as BIT STRING", "2.5.29.14", sound: Build.octets([1, 2]),
      broken: Build.bits([1, 2])),
    Pair(
      "issuer without serial number", "2.5.29.35",
      sound: Build.sequence([0x80, 0x01, 0x07], Build.element(0xa1, dns), [0x82, 0x01, 0x05]),
      broken: Build.sequence([0x80, 0x01, 0x07], Build.element(0xa1, dns))),
    Pair(
      "responder that is no URI", "1.3.6.1.5.5.7.1.1",
      sound: Build.sequence(Build.sequence(Build.oid("1.3.6.1.5.5.7.48.1"), uri)),
      broken: Build.sequence(Build.sequence(Build.oid("1.3.6.1.5.5.7.48.1"), dns))),
    Pair(
      "empty access list", "1.3.6.1.5.5.7.1.1",
      sound: Build.sequence(Build.sequence(Build.oid("1.2.3"), dns)), broken: Build.sequence()),
    Pair(
      "distribution point that names nothing", "2.5.29.31",
      sound: Build.sequence(Build.sequence(Build.element(0xa0, Build.element(0xa0, uri)))),
      broken: Build.sequence(Build.sequence(Build.element(0x81, [0x01, 0x02])))),
    Pair(
      "empty distribution points", "2.5.29.31",
      sound: Build.sequence(Build.sequence(Build.element(0xa2, dns))), broken: Build.sequence()),
    Pair(
      "statement without identifier", "1.3.6.1.5.5.7.1.3",
      sound: Build.sequence(Build.sequence(Build.oid("1.2.3"))),
      broken: Build.sequence(Build.sequence(Build.integer(1)))),
    Pair(
      "statement with two pieces of information", "1.3.6.1.5.5.7.1.3",
      sound: Build.sequence(Build.sequence(Build.oid("1.2.3"), Build.null)),
      broken: Build.sequence(Build.sequence(Build.oid("1.2.3"), Build.null, Build.null))),
    Pair(
      "certificate type without types", "1.3.6.1.5.5.7.1.3",
      sound: Build.sequence(
        Build.sequence(Build.oid(qcType), Build.sequence(Build.oid("0.4.0.1862.1.6.3")))),
      broken: Build.sequence(Build.sequence(Build.oid(qcType), Build.sequence()))),
    Pair(
      "certificate type without information", "1.3.6.1.5.5.7.1.3",
      sound: Build.sequence(
        Build.sequence(Build.oid(qcType), Build.sequence(Build.oid("1.2.3")))),
      broken: Build.sequence(Build.sequence(Build.oid(qcType)))),
    Pair(
      "more than ten certificate types", "1.3.6.1.5.5.7.1.3",
      sound: Build.sequence(
        Build.sequence(
          Build.oid(qcType),
          Build.sequence([[UInt8]](repeating: Build.oid("1.2.3"), count: 10).flatMap { $0 }))),
      broken: Build.sequence(
        Build.sequence(
          Build.oid(qcType),
          Build.sequence([[UInt8]](repeating: Build.oid("1.2.3"), count: 11).flatMap { $0 })))),
  ]

  @Test(arguments: pairs)
  func brokenIsAProblemAndWhenCriticalFatal(_ pair: Pair) throws {
    let oid = try #require(ObjectIdentifier(dotted: pair.oid))
    #expect(try CertificateFields().with(extension: pair.oid, pair.sound).parsed().problems == [])
    _ = try CertificateFields().with(extension: pair.oid, critical: true, pair.sound).parsed()

    let broken = CertificateFields().with(extension: pair.oid, pair.broken)
    let problem = try #require(try broken.parsed().problems.first)
    #expect(problem.kind == .unparseableExtension(oid))
    #expect(problem.field == "extensions.\(oid.name)")
    #expect(problem.offset.map { (1..<broken.der.count).contains($0) } == true)
    let critical = CertificateFields().with(extension: pair.oid, critical: true, pair.broken)
    #expect(throws: CertificateParseError.self) { try critical.parsed() }
  }

  @Test func unknownExtensionsMayHoldAnything() throws {
    let certificate = try CertificateFields().with(extension: "1.2.3.4", critical: true, [0xff])
      .parsed()
    #expect(certificate.problems.isEmpty)
    #expect(certificate.extensions.first?.value == [0xff])
    #expect(certificate.extensions.first?.isCritical == true)
  }

  @Test func aSecondExtensionOfTheSameKindIsADuplicate() throws {
    let once = CertificateFields().with(extension: "1.2.840.113635.100.6.2.18", Build.null)
    #expect(try once.parsed().problems.isEmpty)
    let twice = try once.with(extension: "1.2.840.113635.100.6.2.18", Build.null).parsed()
    let oid = try #require(ObjectIdentifier(dotted: "1.2.840.113635.100.6.2.18"))
    #expect(twice.problems.map(\.kind) == [.duplicateExtension(oid)])
  }

  /// A constraint with data after the name must neither be read as a constraint on the name alone,
  /// nor as none.
  @Test(arguments: [
    Build.text(0x16, "example.com") + Build.text(0x16, "example.org"),
    Build.text(0x16, "example.com") + Build.null, [],
  ])
  func constrainedNamesEnd(content: [UInt8]) throws {
    let subtree = Build.sequence(Build.element(0xa6, content))
    for tag: UInt8 in [0xa0, 0xa1] {
      let value = Build.sequence(Build.element(tag, subtree))
      let certificate = try CertificateFields().with(extension: "2.5.29.30", value).parsed()
      #expect(certificate.known.nameConstraints == nil)
      #expect(certificate.problems.map(\.kind) == [.unparseableExtension(.nameConstraints)])
      #expect(throws: CertificateParseError.self) {
        try CertificateFields().with(extension: "2.5.29.30", critical: true, value).parsed()
      }
    }
  }

  /// Bits that count as unused are ignored even if they are set, which DER does not allow.
  @Test(
    arguments: [
      ([0x06], 1, ["keyCertSign", "cRLSign"]), ([0x07], 1, ["keyCertSign", "cRLSign"]),
      ([0xff], 7, ["digitalSignature"]), ([0xff], 3, Array(KeyUsage.named.prefix(5).map(\.name))),
      ([0x00, 0xff], 7, ["decipherOnly"]), ([0x80, 0x7f], 7, ["digitalSignature"]),
    ] as [([UInt8], UInt8, [String])])
  func unusedBitsOfKeyUsage(octets: [UInt8], unused: UInt8, names: [String]) throws {
    let certificate = try CertificateFields()
      .with(extension: "2.5.29.15", Build.bits(octets, unused: unused)).parsed()
    #expect(certificate.known.keyUsage?.names == names)
  }

  @Test func valuesAreDecoded() throws {
    let certificate = try CertificateFields()
      .with(
        extension: "2.5.29.19", critical: true,
        Build.sequence(Build.boolean(true), Build.integer(3))
      )
      .with(extension: "2.5.29.15", critical: true, Build.bits([0x06, 0x80], unused: 7))
      .with(extension: "2.5.29.37", Build.sequence(Build.oid("1.3.6.1.5.5.7.3.1")))
      .with(
        extension: "2.5.29.17",
        Build.sequence(
          Self.dns, Build.element(0x87, [192, 0, 2, 1]), Build.text(0x81, "a@b.example"),
          Build.element(0xa4, Build.commonName("Test Root")))
      )
      .with(
        extension: "2.5.29.30",
        Build.sequence(
          Build.element(0xa0, Build.sequence(Self.dns)),
          Build.element(0xa1, Build.sequence(Build.element(0x89, [7]))))
      )
      .with(extension: "2.5.29.36", Build.sequence([0x80, 0x01, 0x04], [0x81, 0x01, 0x05]))
      .with(extension: "2.5.29.54", Build.integer(6))
      .with(extension: "2.5.29.14", Build.octets([0xaa, 0xbb]))
      .with(extension: "2.5.29.35", Build.sequence([0x80, 0x02, 0xcc, 0xdd]))
      .with(
        extension: "1.3.6.1.5.5.7.1.1",
        Build.sequence(
          Build.sequence(Build.oid("1.3.6.1.5.5.7.48.1"), Self.uri),
          Build.sequence(Build.oid("1.3.6.1.5.5.7.48.2"), Self.uri))
      )
      .with(
        extension: "1.3.6.1.4.1.11129.2.4.2", Self.timestamps
      )
      .parsed()
    let known = certificate.known
    #expect(certificate.problems.isEmpty)
    #expect(known.basicConstraints == BasicConstraints(isCA: true, pathLength: 3))
    #expect(known.keyUsage == [.keyCertSign, .crlSign, .decipherOnly])
    #expect(known.extendedKeyUsage == [.serverAuth])
    #expect(
      known.subjectAlternativeNames == [
        .dns(Array("a.example".utf8)), .ip([192, 0, 2, 1]), .email(Array("a@b.example".utf8)),
        .directory(certificate.issuer),
      ])
    #expect(
      known.nameConstraints
        == NameConstraints(
          permitted: [.dns(Array("a.example".utf8))], excluded: [.other(tag: 9, value: [7])]))
    #expect(
      known.policyConstraints
        == PolicyConstraints(requireExplicitPolicy: 4, inhibitPolicyMapping: 5))
    #expect(known.inhibitAnyPolicy == 6)
    #expect(known.subjectKeyIdentifier == [0xaa, 0xbb])
    #expect(known.authorityKeyIdentifier?.keyIdentifier == [0xcc, 0xdd])
    #expect(known.ocspResponders == ["http://a.example/"])
    #expect(known.caIssuers == ["http://a.example/"])
    #expect(known.signedCertificateTimestamps == 2)
  }

  /// All addresses of all points are used, and those that name the list's issuer; other names are
  /// ignored.
  @Test func distributionPointsGiveAllTheirAddresses() throws {
    func uri(_ name: String) -> [UInt8] { Build.text(0x86, "http://\(name)/") }
    func point(_ names: [UInt8]...) -> [UInt8] {
      Build.element(0xa0, Build.element(0xa0, Array(names.joined())))
    }
    let relative = Build.element(0xa0, Build.element(0xa1, []))
    let certificate = try CertificateFields().with(
      extension: "2.5.29.31",
      Build.sequence(
        Build.sequence(point(uri("a"), Self.dns, uri("b"))),
        Build.sequence(
          point(uri("c")), Build.element(0x81, [0x01, 0x02]),
          Build.element(0xa2, uri("d") + uri("e"))),
        Build.sequence(relative, Build.element(0xa2, uri("f"))), Build.sequence(relative))
    ).parsed()
    #expect(certificate.problems.isEmpty)
    #expect(
      certificate.known.crlDistributionPoints
        == ["a", "b", "c", "d", "e", "f"].map { "http://\($0)/" })
  }

  @Test func aDirectoryNameThatIsNoneIsKept() throws {
    let certificate = try CertificateFields()
      .with(extension: "2.5.29.17", Build.sequence(Build.text(0xa4, "test.example"))).parsed()
    #expect(certificate.problems.isEmpty)
    guard case .directory(let name) = certificate.known.subjectAlternativeNames?.first else {
      Issue.record("no directory name")
      return
    }
    #expect(!name.isParseable)
  }

  @Test(arguments: [
    ("2.5.29.15", true), ("2.5.29.16", true), ("2.5.29.18", true), ("2.5.29.46", false),
    ("1.3.6.1.5.5.7.1.3", true), ("1.3.6.1.5.5.7.1.24", false), ("1.3.6.1.5.5.7.48.1.5", true),
    ("1.3.6.1.4.1.11129.2.4.2", false), ("1.3.6.1.4.1.11129.2.4.3", false),
    ("1.2.840.113533.7.65.0", true), ("2.16.840.1.113730.1.1", true),
    ("2.16.840.1.113730.1.13", false), ("1.3.6.1.5.5.7.1.1", true), ("1.3.6.1.5.5.7.1.11", true),
    ("2.5.29.14", true), ("2.5.29.17", true), ("2.5.29.19", true), ("2.5.29.30", true),
    ("2.5.29.31", true), ("2.5.29.32", true), ("2.5.29.33", true), ("2.5.29.35", true),
    ("2.5.29.36", true), ("2.5.29.37", true), ("2.5.29.54", true),
    ("1.2.840.113635.100.6.2.18", true), ("1.2.840.113635.100.6", false),
    ("1.2.840.113635.100.7.1", false), ("1.2.840.113635.100.10.1", false),
    ("1.2.840.113635.100.11.1", true), ("1.2.840.113635.100.12.1", true),
    ("1.2.840.113635.100.13.1", true), ("1.2.840.113635.100.14.1", false),
    ("1.2.840.113635.100.15.1", true), ("1.2.840.113635.100.16.1", false),
    ("1.3.6.1.4.1.41577.5.9", true), ("1.3.6.1.4.1.41577.6.9", false), ("1.2.3", false),
  ])
  func knownWhenCritical(_ dotted: String, _ isKnown: Bool) throws {
    #expect(KnownExtensions.isKnown(try #require(ObjectIdentifier(dotted: dotted))) == isKnown)
  }

  /// With one more extension, Apple's parser refuses the certificate.
  @Test(arguments: [(9_999, true), (10_000, false)]) func theMostExtensions(
    count: Int, isRead: Bool
  ) {
    var fields = CertificateFields()
    fields.extensions = (0..<count).map { Build.extension("1.2.\($0)", []) }
    let certificate = try? fields.parsed()
    #expect((certificate != nil) == isRead)
    #expect(certificate?.extensions.count ?? count == count)
  }
}
