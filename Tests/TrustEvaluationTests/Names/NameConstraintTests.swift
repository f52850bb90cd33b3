import Testing
import TrustModel
import X509

@testable import TrustEvaluation

@Suite struct NameConstraintTests {
  typealias Name = UnsignedCertificate.Name

  struct Example: CustomTestStringConvertible, Sendable {
    var name: Name
    var constraint: Name
    var isInside: Bool
    var testDescription: String { "\(name) in \(constraint)" }

    init(_ name: Name, in constraint: Name) {
      (self.name, self.constraint, isInside) = (name, constraint, true)
    }

    init(_ name: Name, outside constraint: Name) {
      (self.name, self.constraint, isInside) = (name, constraint, false)
    }
  }

  private static func ipv6(_ groups: UInt16..., last: UInt8) -> [UInt8] {
    let octets = groups.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
    return octets + [UInt8](repeating: 0, count: 15 - octets.count) + [last]
  }

  /// 2001:db8::/32, written with bits behind the mask.
  private static let range32 = Name.ip(
    ipv6(0x2001, 0x0db8, 1, last: 1) + [255, 255, 255, 255] + [UInt8](repeating: 0, count: 12))

  static let acme = [UnsignedCertificate.Attribute.organization("Acme")]

  @Test(arguments: [
    Example(.dns("example.com"), in: .dns("example.com")),
    Example(.dns("WWW.Example.com"), in: .dns("exAMPLE.com")),
    Example(.dns("a.b.example.com"), in: .dns("example.com")),
    Example(.dns("a.example.com"), in: .dns(".example.com")),
    Example(.dns("*.example.com"), in: .dns("example.com")),
    Example(.dns("*.example.com"), in: .dns(".example.com")),
    Example(.dns("example.com"), in: .dns("")),
    Example(.dns("example.com"), outside: .dns(".example.com")),
    Example(.dns("badexample.com"), outside: .dns("example.com")),
    Example(.dns("example.com"), outside: .dns("www.example.com")),
    Example(.ip([192, 0, 2, 7]), in: .ip([192, 0, 2, 0, 255, 255, 255, 0])),
    Example(.ip([192, 0, 2, 7]), in: .ip([0, 0, 0, 0, 0, 0, 0, 0])),
    Example(.ip([192, 0, 3, 7]), outside: .ip([192, 0, 2, 0, 255, 255, 255, 0])),
    Example(
      .ip([UInt8](repeating: 0, count: 16)), outside: .ip([192, 0, 2, 0, 255, 255, 255, 0])),
    // Bits of the range beyond its mask are ignored.
    Example(.ip([10, 9, 8, 7]), in: .ip([10, 1, 2, 3, 255, 0, 0, 0])),
    Example(.ip([11, 1, 2, 3]), outside: .ip([10, 1, 2, 3, 255, 0, 0, 0])),
    Example(.ip([192, 0, 2, 7]), in: .ip([192, 0, 2, 7, 255, 255, 255, 255])),
    Example(.ip([192, 0, 2, 6]), outside: .ip([192, 0, 2, 7, 255, 255, 255, 255])),
    Example(.ip(ipv6(0x2001, 0x0db8, 7, last: 9)), in: range32),
    Example(.ip(ipv6(0x2001, 0x0db9, 1, last: 1)), outside: range32),
    Example(
      .ip(ipv6(0x2001, 0x0db8, 1, last: 9)),
      outside: .ip(
        ipv6(0x2001, 0x0db8, 1, last: 1) + [UInt8](repeating: 0xff, count: 16))),
    Example(.ip([0x20, 0x01, 0x0d, 0xb8]), outside: range32),
    Example(.email("user@example.com"), in: .email("USER@Example.com")),
    Example(.email("*@example.com"), in: .email("*@example.com")),
    Example(.email("user@example.com"), in: .email("example.com")),
    Example(.email("user@a.example.com"), in: .email(".example.com")),
    Example(.email("user@example.com"), outside: .email("*@example.com")),
    Example(.email("user@example.com"), outside: .email(".example.com")),
    Example(.email("user@a.example.com"), outside: .email("example.com")),
    Example(.uri("https://example.com/path"), in: .uri("example.com")),
    Example(.uri("https://user@a.example.com:8443?q"), in: .uri(".example.com")),
    Example(.uri("https://a.example.com/"), outside: .uri("example.com")),
    // The host follows the last of them.
    Example(.uri("https://a@evil.example@example.com/"), in: .uri("example.com")),
    Example(.uri("https://example.com@evil.example/"), outside: .uri("example.com")),
    Example(.uri("https://example.com.evil.example/"), outside: .uri("example.com")),
    Example(.directory(acme), in: .directory(acme)),
    Example(.directory(acme + [.commonName("x")]), in: .directory([.organization("ACME")])),
    Example(.directory([.organization("Other")]), outside: .directory(acme)),
    Example(.directory([.commonName("x")] + acme), outside: .directory(acme)),
  ])
  func matches(example: Example) throws {
    let permitted = try findings(leaf: [example.name], permitted: [example.constraint])
    #expect(permitted.isEmpty == example.isInside)
    let excluded = try findings(leaf: [example.name], excluded: [example.constraint])
    #expect(excluded.isEmpty == !example.isInside)
    for finding in permitted + excluded {
      #expect(finding.check == .nameConstraints)
      #expect(finding.certificate == 0)
    }
  }

  /// If the comparison is undecidable, the certificate is refused in both cases.
  @Test(arguments: [
    Example(.dns("foo.example.com"), outside: .dns("*.example.com")),
    Example(.dns("a..b"), outside: .dns("example.com")),
    Example(.dns("example.com\u{0}"), outside: .dns("example.com")),
    Example(.ip([192, 0, 2, 7]), outside: .ip([192, 0, 2, 0, 255, 0, 255, 0])),
    Example(.ip([192, 0, 2, 7]), outside: .ip([192, 0, 2, 0])),
    Example(.ip([192, 0, 2]), outside: .ip([192, 0, 2, 0, 255, 255, 255, 0])),
    Example(.email("a@b@example.com"), outside: .email("example.com")),
    Example(.email("a@example.com"), outside: .email("a@b@example.com")),
    Example(.email("example.com"), outside: .email("example.com")),
    Example(.uri("urn:example"), outside: .uri("example.com")),
    Example(.uri("https://192.0.2.1/"), outside: .uri("example.com")),
  ])
  func refusesTheUndecidable(example: Example) throws {
    #expect(try !findings(leaf: [example.name], permitted: [example.constraint]).isEmpty)
    #expect(try !findings(leaf: [example.name], excluded: [example.constraint]).isEmpty)
  }

  @Test func constraintsOfOtherKindsSayNothing() throws {
    #expect(
      try findings(leaf: [.dns("a.example")], permitted: [.ip([10, 0, 0, 0, 255, 0, 0, 0])])
        .isEmpty)
    #expect(try findings(leaf: nil, permitted: [.dns("example.com")]).isEmpty)
  }

  @Test func wildcardMayNotCoverAnExcludedName() throws {
    let covering = try findings(leaf: [.dns("*.example.com")], excluded: [.dns("a.example.com")])
    #expect(covering.count == 1)
    let deeper = try findings(leaf: [.dns("*.example.com")], excluded: [.dns("b.a.example.com")])
    #expect(deeper.isEmpty)
  }

  @Test func looksAtSubjectAndMailInSubjectButNotAtCommonName() throws {
    let leaf = UnsignedCertificate(
      subject: [.organization("Acme"), .commonName("bad.example"), .email("a@bad.example")])
    #expect(try findings(leaf, excluded: [.dns("bad.example")]).isEmpty)
    #expect(try findings(leaf, excluded: [.email("bad.example")]).count == 1)
    #expect(try findings(leaf, excluded: [.directory(Self.acme)]).count == 1)
  }

  @Test func anyPermittedSubtreeSuffices() throws {
    let names: [Name] = [.dns("a.one.example"), .dns("b.two.example")]
    let both: [Name] = [.dns("one.example"), .dns("two.example")]
    #expect(try findings(leaf: names, permitted: both).isEmpty)
    let one = try findings(leaf: names, permitted: [.dns("one.example")])
    #expect(one.map(\.actual) == ["b.two.example"])
    #expect(one.map(\.expected) == ["a name within one.example"])
  }

  @Test func appliesToIntermediatesUnlessSelfIssued() throws {
    let root = UnsignedCertificate(
      subject: [.commonName("root")], issuer: [.commonName("root")],
      excluded: [.dns("bad.example")])
    var middle = UnsignedCertificate(
      subject: [.commonName("middle")], issuer: [.commonName("root")],
      names: [.dns("bad.example")])
    let leaf = UnsignedCertificate(names: [.dns("good.example")])
    #expect(try findings([leaf, middle, root]).map(\.certificate) == [1])
    middle.subject = [.commonName("root")]
    #expect(try findings([leaf, middle, root]).isEmpty)
    // As leaf, a self-issued certificate is not exempt.
    #expect(try findings([middle, root]).map(\.certificate) == [0])
  }

  @Test func constraintsOfTheLeafAndOfALoneAnchorAreNone() throws {
    let leaf = UnsignedCertificate(
      names: [.dns("bad.example")], excluded: [.dns("bad.example")])
    #expect(try findings([leaf]).isEmpty)
    #expect(try findings([leaf, UnsignedCertificate()]).isEmpty)
  }

  @Test func narrowsPermittedSubtrees() throws {
    func verdict(_ upper: [Name], _ lower: [Name], _ name: Name) throws -> Bool {
      try findings([
        UnsignedCertificate(names: [name]), UnsignedCertificate(permitted: lower),
        UnsignedCertificate(permitted: upper),
      ]).isEmpty
    }
    let example = Name.dns("example.com")
    let inner = Name.dns("a.example.com")
    #expect(try verdict([example], [inner], .dns("x.a.example.com")))
    #expect(try !verdict([example], [inner], .dns("b.example.com")))
    #expect(try verdict([inner], [example], .dns("a.example.com")))
    #expect(try !verdict([inner], [example], .dns("b.example.com")))
    #expect(try !verdict([example, .dns("b.example")], [.dns("b.example")], .dns("example.com")))
    let ten = Name.ip([10, 0, 0, 0, 255, 0, 0, 0])
    let tenOne = Name.ip([10, 1, 0, 0, 255, 255, 0, 0])
    #expect(try verdict([ten], [tenOne], .ip([10, 1, 2, 3])))
    #expect(try !verdict([ten], [tenOne], .ip([10, 2, 2, 3])))
    // Of two ranges with the same address, the longer mask counts, wherever it is.
    let tenZero = Name.ip([10, 0, 0, 0, 255, 255, 0, 0])
    #expect(try verdict([tenZero], [ten], .ip([10, 0, 2, 3])))
    #expect(try !verdict([tenZero], [ten], .ip([10, 2, 2, 3])))
    #expect(try !verdict([ten], [tenZero], .ip([10, 2, 2, 3])))
    let wide = Self.range32
    let narrow = Name.ip(
      Self.ipv6(0x2001, 0x0db8, 7, last: 0) + [UInt8](repeating: 255, count: 6)
        + [UInt8](repeating: 0, count: 10))
    #expect(try verdict([wide], [narrow], .ip(Self.ipv6(0x2001, 0x0db8, 7, last: 1))))
    #expect(try !verdict([wide], [narrow], .ip(Self.ipv6(0x2001, 0x0db8, 8, last: 1))))
    #expect(try !verdict([narrow], [wide], .ip(Self.ipv6(0x2001, 0x0db8, 8, last: 1))))
    let domain = Name.email(".example.com")
    #expect(try verdict([domain], [.email("a.example.com")], .email("u@a.example.com")))
    #expect(try !verdict([domain], [.email("a.example.com")], .email("u@b.example.com")))
    // Of all hosts those that are permitted are left; one host is not within another.
    let nested: [(all: Name, one: Name, inside: Name, other: Name)] = [
      (.email(""), .email("a.example"), .email("u@a.example"), .email("u@b.example")),
      (.email(""), .email("u@a.example"), .email("u@a.example"), .email("v@a.example")),
      (.uri(""), .uri("a.example"), .uri("http://a.example/"), .uri("http://b.example/")),
    ]
    for row in nested {
      for (upper, lower) in [(row.all, row.one), (row.one, row.all)] {
        #expect(try verdict([upper], [lower], row.inside))
        #expect(try !verdict([upper], [lower], row.other))
      }
    }
    #expect(
      try verdict([.email("example.com")], [.email("a.example.com")], .email("u@example.com")))
    #expect(
      try verdict([.uri("example.com")], [.uri("a.example.com")], .uri("http://example.com/")))
    #expect(try !verdict([.dns(".example.com")], [.dns("example.com")], .dns("example.com")))
    // Apple's deviation: a constraint without overlap is permitted in addition.
    #expect(try verdict([.dns("one.example")], [.dns("two.example")], .dns("one.example")))
    // Ranges of both families have none, though one of them has every address of its own.
    let all = Name.ip([0, 0, 0, 0, 0, 0, 0, 0])
    for (upper, lower) in [(all, narrow), (narrow, all)] {
      #expect(try verdict([upper], [lower], .ip(Self.ipv6(0x2001, 0x0db8, 7, last: 1))))
      #expect(try verdict([upper], [lower], .ip([10, 1, 2, 3])))
    }
    #expect(try verdict([.dns("one.example")], [.dns("two.example")], .dns("two.example")))
    #expect(try !verdict([.dns("one.example")], [.dns("two.example")], .dns("three.example")))
  }

  /// Four of the names that are permitted are told, and how many others there are.
  @Test(
    arguments: [
      (1, "a name within 1.example"), (2, "a name within 1.example or 2.example"),
      (4, "a name within 1.example or 2.example or 3.example or 4.example"),
      (5, "a name within 1.example or 2.example or 3.example or 4.example or 1 more"),
      (7, "a name within 1.example or 2.example or 3.example or 4.example or 3 more"),
    ])
  func whatIsPermittedIsTold(count: Int, expected: String) throws {
    let issuer = UnsignedCertificate(permitted: (1...count).map { .dns("\($0).example") })
    let finding = try #require(
      try findings([UnsignedCertificate(names: [.dns("other.test")]), issuer]).first)
    #expect(finding.expected == expected && finding.actual == "other.test")
    #expect(finding.summary == "'subject' does not permit other.test")
  }

  /// All authorities whose constraints are left are named.
  @Test func severalThatDoNotPermit() throws {
    let upper = UnsignedCertificate(
      subject: [.commonName("Upper")], permitted: [.dns("one.example")])
    let lower = UnsignedCertificate(
      subject: [.commonName("Lower")], permitted: [.dns("two.example")])
    let leaf = UnsignedCertificate(names: [.dns("other.test")])
    let finding = try #require(
      try findings([leaf, lower, upper]).first { $0.certificate == 0 && $0.actual == "other.test" })
    #expect(finding.summary == "'Lower', 'Upper' do not permit other.test")
  }

  /// What cannot be compared is told as such, and a wildcard that only may be excluded as a wildcard.
  @Test func otherReasons() throws {
    let gap: [UInt8] = [10, 0, 0, 0, 255, 0, 255, 0]
    let constraints: [([Name], [Name])] = [([.ip(gap)], []), ([], [.ip(gap)])]
    for (permitted, excluded) in constraints {
      let finding = try #require(
        try findings(leaf: [.ip([10, 0, 0, 1])], permitted: permitted, excluded: excluded).first)
      #expect(
        finding.summary
          == "the name cannot be compared with the constraint of 'subject': one of them is malformed"
      )
      #expect(finding.expected == "IP:10.0.0.0/255.0.255.0" && finding.actual == "IP:10.0.0.1")
    }
    let exclusions: [(String, FindingReason?)] = [
      ("www.example.com", .wildcardExcluded), ("example.com", nil),
    ]
    for (base, reason) in exclusions {
      #expect(
        try findings(leaf: [.dns("*.example.com")], excluded: [.dns(base)]).map(\.reason)
          == [reason])
    }
  }

  /// An empty constraint excludes all names of its kind.
  @Test(
    arguments: [
      (.dns("www.example.com"), .dns(""), "no DNS name at all"),
      (.email("a@example.com"), .email(""), "no mail address at all"),
      (.uri("https://example.com/"), .uri(""), "no URI at all"),
      (.directory(acme), .directory([]), "no subject at all"),
      (.dns("www.example.com"), .dns("example.com"), "no name within example.com"),
    ] as [(Name, Name, String)])
  func whatIsExpected(name: Name, excluded: Name, text: String) throws {
    #expect(try findings(leaf: [name], excluded: [excluded]).first?.expected == text)
  }

  /// Of several authorities that constrain a kind which is not compared, the uppermost is named.
  @Test func whoConstrainsAKindThatIsNotCompared() throws {
    let path = ["Upper", "Lower"].map {
      UnsignedCertificate(subject: [.commonName($0)], permitted: [.registeredID([42])])
    }
    let leaf = UnsignedCertificate(names: [.registeredID([43])])
    let finding = try #require(try findings([leaf, path[1], path[0]]).first)
    #expect(
      finding.summary == "'Upper' constrains this kind of name, which cannot be compared")
  }

  /// A sentence has room for a name of 80 octets.
  @Test(arguments: [80, 81]) func longNamesAreNotInSentences(count: Int) throws {
    let name =
      String(repeating: "ab.", count: 20) + String(repeating: "c", count: count - 65) + ".test"
    let leaf = UnsignedCertificate(names: [.dns(name)])
    let shown = count > 80 ? "one of its names" : name
    for (issuer, summary) in [
      (UnsignedCertificate(permitted: [.dns("b.example")]), "'subject' does not permit \(shown)"),
      (UnsignedCertificate(excluded: [.dns("test")]), "'subject' excludes \(shown)"),
    ] {
      let finding = try #require(try findings([leaf, issuer]).first)
      #expect(finding.summary == summary && finding.actual == name)
    }
  }

  /// A constraint on a kind of name that is not compared matters if it is critical and a
  /// certificate below has such a name (RFC 5280, section 4.2.1.10).
  @Test(arguments: [false, true]) func constraintsOfAKindThatIsNotCompared(permitted: Bool) throws {
    let subtree = [Name.registeredID([42])]
    var issuer = UnsignedCertificate(
      permitted: permitted ? subtree : [], excluded: permitted ? [] : subtree)
    let middle = UnsignedCertificate(names: [.registeredID([43])])
    let plain = UnsignedCertificate(names: [.dns("a.example")])
    let named = UnsignedCertificate(names: [.dns("a.example"), .registeredID([43])])
    #expect(try findings([plain, issuer]).isEmpty)
    #expect(try findings([named, issuer]).map(\.certificate) == [0])
    #expect(try findings([plain, middle, issuer]).map(\.certificate) == [1])
    issuer.constraintsAreCritical = false
    #expect(try findings([named, issuer]).isEmpty)
    #expect(try findings([plain, middle, issuer]).isEmpty)
  }

  /// Each type of otherName is a form of its own, as for OpenSSL.
  @Test func otherNamesAreToldApartByType() throws {
    let issuer = UnsignedCertificate(permitted: [.other(type: [0x2a, 3, 4])])
    let same = UnsignedCertificate(names: [.dns("a.example"), .other(type: [0x2a, 3, 4])])
    let other = UnsignedCertificate(names: [.dns("a.example"), .other(type: [0x2a, 3, 5])])
    let longer = UnsignedCertificate(names: [.other(type: [0x2a, 3, 4, 1])])
    #expect(try findings([same, issuer]).map(\.certificate) == [0])
    #expect(try findings([other, issuer]).isEmpty)
    #expect(try findings([longer, issuer]).isEmpty)
  }

  /// The kind of name is not known, so every certificate below may have one.
  @Test func constraintsOfNoKnownKindFailByThemselves() throws {
    let plain = UnsignedCertificate(names: [.dns("a.example")])
    var issuer = UnsignedCertificate(excluded: [.unknown(tag: 9)])
    #expect(try findings([plain, issuer]).map(\.certificate) == [1])
    issuer.constraintsAreCritical = false
    #expect(try findings([plain, issuer]).isEmpty)
  }

  /// Numbers of the kinds that RFC 5280 has, in another class of tags or behind 256.
  @Test(arguments: [0x02, 0x42, 0xc2, 0x0c] as [UInt8], [false, true])
  func tagsOfAnotherClass(tag: UInt8, isLong: Bool) throws {
    let base = isLong ? [0xbf, 0x82, 0x02, 0x01, 0x61] : [tag, 0x01, 0x61]
    let issuer = UnsignedCertificate(permitted: [.raw(base)])
    let finding = try findings([UnsignedCertificate(names: [.dns("a.example")]), issuer])
    #expect(finding.map(\.certificate) == [1])
    #expect(finding.first?.actual == "a name of an unknown kind")
  }

  /// A million comparisons are allowed; their time must not depend on the length of names.
  @Test func longNamesTakeNoLongerToCompare() throws {
    let label = String(repeating: "a", count: 60)
    func path(_ tail: String, _ count: Int) throws -> [Certificate] {
      try [
        UnsignedCertificate(names: (0..<count).map { .dns("n\($0).\(tail)") }),
        UnsignedCertificate(excluded: (0..<count).map { .dns("c\($0).\(tail)") }),
      ].map { try $0.certificate() }
    }
    func time(_ path: [Certificate]) -> Duration {
      (0..<3).map { _ in
        ContinuousClock().measure {
          #expect(nameConstraintFindings(path: path, limit: .max).isEmpty)
        }
      }.min() ?? .zero
    }
    let short = try time(path("example", 256))
    let long = try time(path("\(label).\(label).\(label).example", 256))
    #expect(long < short * 5, "\(short) became \(long)")
  }

  /// Legitimate chains need tens of thousands; OpenSSL stops at the same number.
  @Test func theBoundIsOfAMillionComparisons() throws {
    let path = try [
      UnsignedCertificate(names: (0..<1024).map { .dns("n\($0).example") }),
      UnsignedCertificate(excluded: (0..<1024).map { .dns("c\($0).example") }),
    ].map { try $0.certificate() }
    let limit = SearchLimits().nameComparisons
    #expect(nameConstraintFindings(path: path, limit: limit).isEmpty)
    #expect(nameConstraintFindings(path: path, limit: limit - 1).map(\.check) == [.searchBound])
  }

  @Test func reportsTheWorkBound() throws {
    let leaf = UnsignedCertificate(names: (0..<100).map { .dns("h\($0).example") })
    let issuer = UnsignedCertificate(permitted: (0..<100).map { .dns("h\($0).example") })
    let path = try [leaf, issuer].map { try $0.certificate() }
    #expect(nameConstraintFindings(path: path, limit: 10_000).isEmpty)
    let stopped = nameConstraintFindings(path: path, limit: 9_999)
    #expect(stopped.map(\.check) == [.searchBound])
    let narrowing = try [leaf, issuer, issuer].map { try $0.certificate() }
    #expect(nameConstraintFindings(path: narrowing, limit: 9_999).map(\.check) == [.searchBound])
  }

  /// For any bytes: a name must not be both permitted and not excluded by the same constraint.
  @Test func neverPassesBothWays() throws {
    var generator = SplitMix(state: 20_261_121)
    let alphabet = Array("ab.*@-:/_\u{0}".unicodeScalars)
    func text() -> String {
      let length = Int.random(in: 0..<9, using: &generator)
      return (0..<length).reduce(into: "") { text, _ in
        text.unicodeScalars.append(alphabet.randomElement(using: &generator) ?? "a")
      }
    }
    for _ in 0..<5_000 {
      let (name, constraint) = (Array(text().utf8), Array(text().utf8))
      let pairs: [(GeneralName, GeneralName)] = [
        (.dns(name), .dns(constraint)), (.email(name), .email(constraint)),
        (.uri(name), .uri(constraint)), (.uri(Array("a://".utf8) + name), .uri(constraint)),
        (.ip(name), .ip(constraint)),
      ]
      for (name, constraint) in pairs {
        let comparable = ComparableName(name)
        let subtree = ComparableSubtree(constraint)
        let permits = comparable.match(subtree, use: .permitted) == .inside
        let excludes = comparable.match(subtree, use: .excluded) != .outside
        #expect(!permits || excludes, "\(name) \(constraint)")
      }
    }
  }

  private func findings(
    leaf names: [Name]?, permitted: [Name] = [], excluded: [Name] = []
  ) throws -> [Finding] {
    // Without a subject, so that directory constraints apply to the alternative names only.
    try findings(
      UnsignedCertificate(subject: [], names: names), permitted: permitted, excluded: excluded)
  }

  private func findings(
    _ leaf: UnsignedCertificate, permitted: [Name] = [], excluded: [Name] = []
  ) throws -> [Finding] {
    // Not critical, as otherwise unknown kinds of names would be refused for that alone.
    let issuer = UnsignedCertificate(
      permitted: permitted, excluded: excluded, constraintsAreCritical: false)
    return try findings([leaf, issuer])
  }

  private func findings(_ path: [UnsignedCertificate]) throws -> [Finding] {
    nameConstraintFindings(path: try path.map { try $0.certificate() }, limit: 100_000)
  }
}

/// A small generator with a fixed seed, so that a failure can be repeated.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
