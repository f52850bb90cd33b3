import OpenSSLEngine
import Testing
import TrustModel
import X509

/// Answers and lists from anybody: completely read, or refused with a reason.
@Suite struct RevocationParsingTests {
  static let now = Instant(secondsSinceEpoch: 1_780_000_000)

  struct Made {
    let answer: [UInt8]
    let list: [UInt8]
    let leaf: IssuedCertificate
  }

  static let made = Result { () throws -> Made in
    let root = try IssuingTests.root(.generate())
    let leaf = try IssuingTests.leaf().issue(to: .generate(), by: root)
    var answer = OCSPTemplate(
      .revoked(now.advanced(byDays: -3), reason: 5), thisUpdate: now,
      nextUpdate: now.advanced(byDays: 1))
    answer.certificates = [root.der]
    var list = RevocationListTemplate(
      thisUpdate: now, nextUpdate: now.advanced(byDays: 1),
      entries: [.init(root, date: now, reason: 6), .init(leaf, date: now, reason: 8)])
    list.extensions = [
      .init("2.5.29.20", value: DER.unsignedInteger(7)),
      .init(
        "2.5.29.28", isCritical: true,
        value: DER.sequence(
          DER.explicit(0, DER.explicit(0, DER.implicit(6, Array("http://a/b".utf8)))),
          DER.implicit(1, [0xff]))),
    ]
    return Made(
      answer: try answer.answer(on: leaf, of: root), list: try list.list(of: root), leaf: leaf)
  }

  @Test func readsWhatIsWritten() throws {
    let made = try Self.made.get()
    let response = try OCSPResponse(der: made.answer)
    let leaf = try Certificate(der: made.leaf.der)
    #expect(response.responder == .name(leaf.issuer))
    #expect(response.producedAt == Self.now)
    #expect(response.certificates.count == 1)
    #expect(response.reservation == nil)
    let answer = try #require(response.answers.first)
    #expect(response.answers.count == 1)
    #expect(
      answer.status
        == .revoked(
          Revocation(date: Self.now.advanced(byDays: -3), reason: .cessationOfOperation)))
    #expect(answer.certificate.serialNumber == leaf.serialNumber)
    #expect(answer.certificate.hash == .sha1)
    #expect(answer.thisUpdate == Self.now)
    #expect(answer.nextUpdate == Self.now.advanced(byDays: 1))

    let list = try RevocationList(der: made.list)
    #expect(list.issuer == leaf.issuer)
    #expect(list.thisUpdate == Self.now)
    #expect(list.nextUpdate == Self.now.advanced(byDays: 1))
    #expect(list.scope.distributionPoint == [.uri(Array("http://a/b".utf8))])
    #expect(list.scope.isOfEndEntitiesOnly && !list.scope.isOfAuthoritiesOnly)
    #expect(list.scope.obstacle == nil && list.scope.reservation == nil)
    // An entry with removeFromCRL neither revokes a certificate nor says that it is not revoked.
    let error = #expect(throws: RevocationList.Unusable.self) {
      try list.revocation(of: leaf.serialNumber)
    }
    #expect(error?.text.contains("removeFromCRL") == true)
    #expect(try list.revocation(of: [1]) == nil)
  }

  /// All extensions of a list are decoded, so their size has a bound; its entries have another.
  @Test(arguments: [(1_048_000, true), (1_049_000, false)])
  func octetsOfExtensions(count: Int, isRead: Bool) throws {
    var list = RevocationListTemplate(
      thisUpdate: Self.now, nextUpdate: Self.now.advanced(byDays: 1), entries: [])
    list.extensions = [.init("1.2.3.4", value: [UInt8](repeating: 4, count: count))]
    let der = try list.list(of: IssuingTests.root(.generate()))
    let read = Result { () throws(RevocationList.Unusable) in
      try RevocationList(der: der).entryOctets
    }
    switch read {
    case .success: #expect(isRead)
    case .failure(let error):
      #expect(!isRead && error.text.contains("more than 1 MB of extensions"), "\(error)")
    }
  }

  /// For every prefix, and every octet replaced: no crash, and no result from a part.
  @Test func damageIsRefusedOrHarmless() throws {
    let made = try Self.made.get()
    for count in made.answer.indices {
      #expect(throws: OCSPResponse.Unusable.self) {
        try OCSPResponse(der: Array(made.answer.prefix(count)))
      }
    }
    for count in made.list.indices {
      #expect(throws: RevocationList.Unusable.self) {
        try RevocationList(der: Array(made.list.prefix(count)))
      }
    }
    for value: UInt8 in [0x00, 0x80, 0xff] {
      for index in made.answer.indices {
        var damaged = made.answer
        damaged[index] = value
        _ = try? OCSPResponse(der: damaged)
      }
      for index in made.list.indices {
        var damaged = made.list
        damaged[index] = value
        _ = try? RevocationList(der: damaged).revocation(of: [1])
      }
    }
    #expect(throws: OCSPResponse.Unusable.self) { try OCSPResponse(der: made.answer + [0]) }
    #expect(throws: RevocationList.Unusable.self) { try RevocationList(der: made.list + [0]) }
  }

  @Test(arguments: [
    (UInt8(1), "malformedRequest"), (2, "internalError"), (3, "tryLater"), (5, "sigRequired"),
    (6, "unauthorized"), (77, "77"),
  ])
  func errorsHaveTheirNames(number: UInt8, name: String) throws {
    let error = #expect(throws: OCSPResponse.Unusable.self) {
      try OCSPResponse(der: OCSPTemplate.error(number))
    }
    #expect(error?.isError == true)
    #expect(error?.text == "the responder answers with the error \(name)")
  }

  /// An unknown critical extension may limit what the status means.
  @Test(arguments: [false, true], [false, true])
  func extensionsOfAnswers(isOfOneCertificate: Bool, isCritical: Bool) throws {
    let extensions = DER.explicit(
      1,
      DER.sequence(
        DER.sequence(
          DER.objectIdentifier("1.2.3.4"), isCritical ? DER.boolean(true) : [],
          DER.octetString(DER.null))))
    let algorithm = DER.sequence(DER.objectIdentifier("1.2.840.10045.4.3.2"))
    let identifier = DER.sequence(
      DER.sequence(DER.objectIdentifier("1.3.14.3.2.26"), DER.null),
      DER.octetString([1]), DER.octetString([2]), DER.unsignedInteger(3))
    let single = DER.sequence(
      identifier, DER.implicit(0, []), DER.generalizedTime(Self.now),
      isOfOneCertificate ? extensions : [])
    let data = DER.sequence(
      DER.explicit(2, DER.octetString([4])), DER.generalizedTime(Self.now), DER.sequence(single),
      isOfOneCertificate ? [] : extensions)
    let response = DER.sequence(
      DER.value(.enumerated, [0]),
      DER.explicit(
        0,
        DER.sequence(
          DER.objectIdentifier("1.3.6.1.5.5.7.48.1.1"),
          DER.octetString(DER.sequence(data, algorithm, DER.bitString([5]))))))
    let parsed = try OCSPResponse(der: response)
    #expect((parsed.reservation != nil) == (isCritical && !isOfOneCertificate))
    #expect(parsed.answers.map { $0.reservation != nil } == [isCritical && isOfOneCertificate])
  }

  @Test func bounds() throws {
    let large = [UInt8](repeating: 0x30, count: OCSPResponse.mostBytes + 1)
    let error = #expect(throws: OCSPResponse.Unusable.self) { try OCSPResponse(der: large) }
    #expect(error?.text.contains("larger") == true)
    let root = try IssuingTests.root(.generate())
    var answer = OCSPTemplate(.good, thisUpdate: Self.now, nextUpdate: nil)
    for count in [16, 17] {
      answer.certificates = Array(repeating: root.der, count: count)
      let bytes = try answer.answer(on: root, of: root)
      // They are not signed: others could make an answer unreadable by adding to them.
      #expect(try OCSPResponse(der: bytes).certificates.count == 16)
    }
  }

  /// A list names its algorithm twice, and only one of them is signed (RFC 5280, section 5.1.1.2): what
  /// is in it may be revoked, what is not in it is not shown to be good.
  @Test(arguments: [0, 1]) func bothAlgorithmsAreTheSame(place: Int) throws {
    var list = try Self.made.get().list
    let algorithm = DER.objectIdentifier("1.2.840.10045.4.3.2")
    let places = list.indices.filter { list[$0...].starts(with: algorithm) }
    try #require(places.count == 2)
    // Over SHA-384 instead.
    list[places[place] + algorithm.count - 1] = 3
    #expect(try RevocationList(der: list).scope.reservation == "it names two signature algorithms")
  }

  /// So of a list of another version, and of one with a date or an extension that cannot be read.
  @Test(
    arguments: [[0x02, 0x01, 0x01, 0x30], [0x17, 13], [0xa0, 0x0c, 0x30, 0x0a]] as [[UInt8]])
  func whatOthersReadIsAList(of octets: [UInt8]) throws {
    var template = RevocationListTemplate(thisUpdate: Self.now, nextUpdate: nil)
    template.extensions = [.init("1.2.3", value: [0x05, 0x00])]
    var list = try template.list(of: IssuingTests.root(.generate()))
    #expect(try RevocationList(der: list).scope.reservation == nil)
    let place = try #require(list.indices.first { list[$0...].starts(with: octets) })
    switch octets[0] {
    case 0x02: list[place + 2] = 2
    case 0x17: list[place + 5] = UInt8(ascii: "x")
    // The identifier of the extension becomes something else.
    default: list[place + 6] = 0x04
    }
    #expect(try RevocationList(der: list).scope.reservation != nil)
  }

  /// Entries are otherwise read only when one is looked for.
  @Test func everyEntryCanBeChecked() throws {
    let made = try Self.made.get()
    try RevocationList(der: made.list).checkEntries()
    let number = DER.unsignedInteger(try Certificate(der: made.leaf.der).serialNumber)
    let place = try #require(made.list.indices.first { made.list[$0...].starts(with: number) })
    var damaged = made.list
    damaged[place] = 0x04
    let list = try RevocationList(der: damaged)
    #expect(throws: RevocationList.Unusable.self) { try list.checkEntries() }
  }

  /// A fault in an entry for another certificate hides no revocation behind it, and lets no absence
  /// count.
  @Test(arguments: ["date", "number", "entry", "extension"])
  func aFaultInAnotherEntry(kind: String) throws {
    let root = try IssuingTests.root(.generate())
    let leaf = try #require(try? Self.made.get()).leaf
    var first = RevocationListTemplate.Entry(root, date: Self.now)
    first.extensions = [.init("2.5.29.21", isCritical: true, value: DER.value(.enumerated, [1]))]
    let second = RevocationListTemplate.Entry(leaf, date: Self.now)
    let template = RevocationListTemplate(
      thisUpdate: Self.now, nextUpdate: nil, entries: [first, second])
    var list = try template.list(of: root)
    let number = DER.unsignedInteger(try Certificate(der: root.der).serialNumber)
    let place = try #require(list.indices.first { list[$0...].starts(with: number) })
    switch kind {
    case "date": list[place + number.count + 3] = UInt8(ascii: "x")
    case "number": list[place] = 0x04
    case "entry": list[place - 2] = 0x31
    // The identifier of the extension becomes something else.
    default:
      let oid = try #require(
        list.indices.first { list[$0...].starts(with: [0x06, 0x03, 0x55, 0x1d, 0x15]) })
      list[oid] = 0x04
    }
    let damaged = try RevocationList(der: list)
    let serialNumber = try Certificate(der: leaf.der).serialNumber
    #expect(try damaged.revocation(of: serialNumber)?.date == Self.now)
    #expect(damaged.names(serialNumber))
    // A date of another certificate is not read.
    guard kind != "date" else { return #expect(try damaged.revocation(of: [9]) == nil) }
    #expect(throws: RevocationList.Unusable.self) { try damaged.revocation(of: [9]) }
  }

  /// From an entry on that names an issuer, entries are about that one's certificates; the list's own
  /// issuer may be named too, critical or not.
  @Test(arguments: [true, false], [true, false])
  func entriesOfOtherIssuers(isOwnEntry: Bool, isCritical: Bool) throws {
    for names in [DER.implicit(2, Array("a".utf8)), Self.other, nil] {
      try entries(naming: names, inTheOwnEntry: isOwnEntry, isCritical: isCritical)
    }
  }

  private static let other = DER.explicit(4, IssuingName(commonName: "Another").der)

  /// - Parameter name: Nil for the list's issuer.
  private func entries(
    naming name: [UInt8]?, inTheOwnEntry isOwnEntry: Bool, isCritical: Bool
  ) throws {
    let root = try IssuingTests.root(.generate())
    let leaf = try #require(try? Self.made.get()).leaf
    let issuer = CertificateTemplate.Extension(
      "2.5.29.29", isCritical: isCritical,
      value: DER.sequence(name ?? DER.explicit(4, root.subject.der)))
    var (first, second) = (
      RevocationListTemplate.Entry(root, date: Self.now),
      RevocationListTemplate.Entry(leaf, date: Self.now)
    )
    if isOwnEntry { second.extensions = [issuer] } else { first.extensions = [issuer] }
    let template = RevocationListTemplate(
      thisUpdate: Self.now, nextUpdate: nil, entries: [first, second])
    let list = try RevocationList(der: template.list(of: root))
    let number = try Certificate(der: leaf.der).serialNumber
    guard name != nil else {
      #expect(try list.revocation(of: number) != nil)
      return
    }
    #expect(throws: RevocationList.Unusable.self) { try list.revocation(of: number) }
  }

  /// What a list's scope keeps it from proving, for the reasons that it is about.
  enum Gap { case nothing, absence, everything }

  @Test(
    arguments: [
      ("2.5.29.27", DER.unsignedInteger(1), .absence),
      ("2.5.29.28", DER.sequence(DER.implicit(3, [0x07, 0x80])), .nothing),
      ("2.5.29.28", DER.sequence(DER.implicit(4, [0xff])), .absence),
      ("2.5.29.28", DER.sequence(DER.implicit(5, [0xff])), .everything),
      ("2.5.29.28", DER.sequence(DER.explicit(0, DER.explicit(1, []))), .absence),
      ("1.2.3.4", DER.null, .absence), ("2.5.29.44", DER.null, .everything),
      ("2.5.29.28", DER.sequence(DER.implicit(4, [0x00])), .nothing),
      ("2.5.29.28", DER.sequence(DER.implicit(2, [0xff])), .nothing),
    ] as [(String, [UInt8], Gap)])
  func gaps(oid: String, value: [UInt8], gap: Gap) throws {
    let root = try IssuingTests.root(.generate())
    var template = RevocationListTemplate(thisUpdate: Self.now, nextUpdate: nil)
    template.extensions = [.init(oid, isCritical: true, value: value)]
    let list = try RevocationList(der: template.list(of: root))
    #expect((list.scope.obstacle != nil) == (gap == .everything))
    if gap != .everything { #expect((list.scope.reservation != nil) == (gap == .absence)) }
    #expect(list.nextUpdate == nil)
  }

  private static func response(
    version: [UInt8], answers: Int, status: [UInt8] = DER.implicit(0, []),
    type: String = "1.3.6.1.5.5.7.48.1.1"
  ) -> [UInt8] {
    let identifier = DER.sequence(
      DER.sequence(DER.objectIdentifier("1.3.14.3.2.26"), DER.null),
      DER.octetString([1]), DER.octetString([2]), DER.unsignedInteger(3))
    let single = DER.sequence(identifier, status, DER.generalizedTime(now))
    let data = DER.sequence(
      version, DER.explicit(2, DER.octetString([4])), DER.generalizedTime(now),
      DER.sequence(Array(repeating: single, count: answers)))
    let algorithm = DER.sequence(DER.objectIdentifier("1.2.840.10045.4.3.2"))
    return DER.sequence(
      DER.value(.enumerated, [0]),
      DER.explicit(
        0,
        DER.sequence(
          DER.objectIdentifier(type),
          DER.octetString(DER.sequence(data, algorithm, DER.bitString([5]))))))
  }

  /// There is only version 1, written as 0; in the next what says good may have another meaning.
  @Test(
    arguments: [
      (nil, 1, nil), (0, 1, nil), (1, 1, "it is of an unknown version"), (nil, 4000, nil),
    ] as [(Int?, Int, String?)])
  func versionAndNumberOfAnswers(version: Int?, answers: Int, problem: String?) throws {
    let der = Self.response(
      version: version.map { DER.explicit(0, DER.value(.integer, [UInt8($0)])) } ?? [],
      answers: answers)
    let response = try OCSPResponse(der: der)
    #expect(response.answers.count == answers)
    #expect(response.reservation == problem)
  }

  /// A status without content says that the certificate is good, or that it is unknown; any other content
  /// is none, and so is another type of answer.
  @Test(
    arguments: [
      ([0x80, 0], .good, nil), ([0x82, 0], .unknown, nil),
      ([0x80, 1, 0], nil, "unexpected content"), ([0x82, 1, 0], nil, "unexpected content"),
      ([0x83, 0], nil, "unexpected tag"),
      // Without a date that can be read it is revoked all the same.
      ([0xa1, 0], .revoked(Revocation(date: nil, reason: nil)), nil),
    ] as [([UInt8], OCSPAnswer.Status?, String?)])
  func statuses(octets: [UInt8], status: OCSPAnswer.Status?, fault: String?) throws {
    let der = Self.response(version: [], answers: 1, status: octets)
    guard let fault else {
      #expect(try OCSPResponse(der: der).answers.map(\.status) == [status])
      return
    }
    let error = #expect(throws: OCSPResponse.Unusable.self) { try OCSPResponse(der: der) }
    #expect(error?.text.hasPrefix("it cannot be parsed: \(fault) at byte ") == true)
    #expect(error?.isError == false)
    let other = Self.response(version: [], answers: 1, type: "1.3.6.1.5.5.7.48.1.2")
    let unknown = #expect(throws: OCSPResponse.Unusable.self) { try OCSPResponse(der: other) }
    #expect(unknown?.text.hasPrefix("it cannot be parsed: unknown type of answer at byte ") == true)
  }

  /// What is no answer at all, and one without its content.
  @Test(
    arguments: [
      ([0x3c, 0x68], "it is no OCSP answer"), ([], "it is no OCSP answer"),
      ([0x30, 3, 0x0a, 1, 0], "there is no answer in it"),
    ] as [([UInt8], String)])
  func whatIsNoAnswer(octets: [UInt8], text: String) {
    let error = #expect(throws: OCSPResponse.Unusable.self) { try OCSPResponse(der: octets) }
    #expect(error?.text == text && error?.isError == false)
  }

  /// Of two extensions of one kind it is not known which one counts; what another one keeps the list from
  /// proving remains.
  @Test(arguments: [true, false]) func repeatedExtensions(hasScope: Bool) throws {
    let root = try IssuingTests.root(.generate())
    var template = RevocationListTemplate(thisUpdate: Self.now, nextUpdate: nil)
    template.extensions = [
      .init("2.5.29.28", value: DER.sequence(DER.implicit(1, [0xff]))),
      .init("2.5.29.28", value: DER.sequence(DER.implicit(2, [0xff]))),
    ]
    if hasScope { template.extensions.append(.init("2.5.29.44", value: DER.null)) }
    let scope = try RevocationList(der: template.list(of: root)).scope
    #expect(scope.reservation == "it has two extensions of one kind")
    #expect(scope.obstacle == (hasScope ? "it may list other issuers' certificates" : nil))
    #expect(!scope.isOfEndEntitiesOnly && !scope.isOfAuthoritiesOnly)
  }
}
