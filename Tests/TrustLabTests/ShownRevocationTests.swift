import OpenSSLEngine
import Testing
import TrustModel
import X509

/// What `show` says of lists and answers: what limits them is a problem, told from what they hold.
@Suite struct ShownRevocationTests {
  private static let now = RevocationParsingTests.now
  private static let point = "2.5.29.28"

  private static func shown(
    count: Int = 0, nextUpdate: Instant? = now.advanced(byDays: 1),
    _ extensions: [CertificateTemplate.Extension] = []
  ) throws -> ShownDocument {
    let root = try IssuingTests.root(.generate())
    var template = RevocationListTemplate(
      thisUpdate: now, nextUpdate: nextUpdate,
      entries: Array(repeating: .init(root, date: now, reason: 1), count: count))
    template.extensions = extensions
    return try ShownDocument(revocationList: template.list(of: root), at: now)
  }

  private static func scope(_ fields: [UInt8]...) -> CertificateTemplate.Extension {
    .init(point, isCritical: true, value: DER.sequence(fields))
  }

  private static func problems(_ document: ShownDocument) -> [String] {
    document.facts.filter(\.isProblem).map { "\($0.label): \($0.text)" }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let scope: CertificateTemplate.Extension
    var meaning: [String] = []
    var problem: String?
    var testDescription: String { (meaning + [problem].compactMap(\.self)).joined() }
  }

  @Test(arguments: [
    Row(scope: scope(DER.implicit(1, [0xff])), meaning: ["certificates that are no CA's only"]),
    Row(scope: scope(DER.implicit(2, [0xff])), meaning: ["CA certificates only"]),
    Row(
      scope: scope(
        DER.explicit(
          0,
          DER.explicit(
            0, DER.implicit(6, Array("http://a/".utf8)) + DER.implicit(2, Array("b".utf8)))),
        DER.implicit(1, [0xff])),
      meaning: ["for URI:http://a/, b", "certificates that are no CA's only"]),
    // What keeps it from proving anything else counts more than its reasons.
    Row(
      scope: scope(DER.implicit(3, [0, 0x40]), DER.implicit(4, [0xff])),
      meaning: ["revocations for some reasons only"],
      problem: "Problem: what is not in it may be revoked: it is an indirect"),
    Row(
      scope: scope(DER.implicit(3, [0, 0x80])), meaning: ["revocations for some reasons only"],
      problem: "Problem: what is not in it may be revoked: "),
    Row(
      scope: scope(DER.implicit(4, [0xff])),
      problem: "Problem: what is not in it may be revoked: it is an indirect"),
    Row(
      scope: scope(DER.implicit(5, [0xff])),
      problem: "Problem: it proves nothing: it lists attribute certificates only"),
    Row(scope: scope(DER.implicit(4, [0]), DER.implicit(5, [0]))),
    Row(
      scope: .init("2.5.29.27", isCritical: true, value: DER.unsignedInteger(1)),
      problem: "Problem: what is not in it may be revoked: it is a delta list"),
  ])
  func scopes(row: Row) throws {
    let document = try Self.shown([row.scope])
    let problems = Self.problems(document)
    #expect(problems.count == (row.problem == nil ? 0 : 1))
    if let problem = row.problem { #expect(problems.first?.hasPrefix(problem) == true) }
    #expect(document.extensions.count == 1)
    if row.scope.oid == Self.point {
      #expect(document.extensions.first?.meaning == row.meaning)
    }
  }

  @Test func aListWithoutExtensions() throws {
    let document = try Self.shown()
    #expect(document.extensions.isEmpty && Self.problems(document).isEmpty)
  }

  /// What comes behind an extension that is broken is not passed over in silence.
  @Test func anExtensionThatIsBroken() throws {
    let root = try IssuingTests.root(.generate())
    var template = RevocationListTemplate(
      thisUpdate: Self.now, nextUpdate: Self.now.advanced(byDays: 1))
    template.extensions = [
      .init("1.2.3.4", value: [5, 0]), Self.scope(DER.implicit(1, [0xff])),
    ]
    var list = try template.list(of: root)
    let place = try #require(list.firstRange(of: [6, 3, 0x2a, 3, 4])).lowerBound
    list[place] = 4
    let problems = Self.problems(try ShownDocument(revocationList: list, at: Self.now))
    #expect(problems.contains { $0.hasPrefix("Problem: its extensions cannot be read on: ") })
  }

  @Test(arguments: [(0, "0 certificates"), (1, "1 certificate"), (101, "101 certificates")])
  func entries(count: Int, text: String) throws {
    let document = try Self.shown(count: count)
    #expect(document.facts.first { $0.label == "Revoked" }?.text == text)
    #expect(document.entryCount == count)
    #expect(document.entries.count == min(count, 100))
  }

  @Test(
    arguments: [
      (1, nil), (0, nil), (-1, "which has passed"), (nil, "it does not say when"),
    ] as [(Int64?, String?)])
  func theNextList(days: Int64?, problem: String?) throws {
    let problems = Self.problems(
      try Self.shown(nextUpdate: days.map { Self.now.advanced(byDays: $0) }))
    #expect(problems.count == (problem == nil ? 0 : 1))
    if let problem { #expect(problems.first?.contains(problem) == true) }
  }

  /// In days: when the answer was made, and until when it counts.
  @Test(
    arguments: [
      (-1, 1, nil), (0, 0, nil), (-2, -1, "has expired"), (1, 2, "does not count yet"),
      (-9, nil, nil),
    ] as [(Int64, Int64?, String?)])
  func datesOfAnswers(from: Int64, until: Int64?, problem: String?) throws {
    let root = try IssuingTests.root(.generate())
    let leaf = try IssuingTests.leaf().issue(to: .generate(), by: root)
    let answer = try OCSPTemplate(
      .good, thisUpdate: Self.now.advanced(byDays: from),
      nextUpdate: until.map { Self.now.advanced(byDays: $0) }
    ).answer(on: leaf, of: root)
    let document = try ShownDocument(ocspAnswer: answer, at: Self.now)
    let problems = Self.problems(document)
    #expect(problems.count == (problem == nil ? 0 : 1))
    if let problem { #expect(problems.first?.contains(problem) == true) }
    // One issuer is said once, not with each certificate.
    #expect(document.entries.map(\.last) == [""])
  }

  /// A SingleResponse on a certificate of the key with this digest.
  private static func single(key: UInt8, number: UInt, status: [UInt8]) -> [UInt8] {
    DER.sequence(
      DER.sequence(
        DER.sequence(DER.objectIdentifier("1.3.14.3.2.26"), DER.null), DER.octetString([1]),
        DER.octetString([key]), DER.unsignedInteger(number)), status, DER.generalizedTime(now))
  }

  private static func answer(_ singles: [[UInt8]], _ certificates: [[UInt8]] = []) -> [UInt8] {
    let data = DER.sequence(
      DER.explicit(2, DER.octetString([4, 0xab])), DER.generalizedTime(now), DER.sequence(singles))
    let basic = DER.sequence(
      data, DER.sequence(DER.objectIdentifier("1.2.840.10045.4.3.2")), DER.bitString([5]),
      certificates.isEmpty ? [] : DER.explicit(0, DER.sequence(certificates)))
    return DER.sequence(
      DER.value(.enumerated, [0]),
      DER.explicit(
        0, DER.sequence(DER.objectIdentifier("1.3.6.1.5.5.7.48.1.1"), DER.octetString(basic))))
  }

  private static func facts(_ document: ShownDocument, _ label: String) -> [String] {
    document.facts.filter { $0.label == label }.map(\.text)
  }

  /// Where there are several issuers each certificate has its own, and what cannot be read is told.
  @Test func answersOnSeveralIssuers() throws {
    let made = "(answer from \(Self.now.rfc3339))"
    let reason = DER.explicit(0, DER.value(.enumerated, [1]))
    let document = try ShownDocument(
      ocspAnswer: Self.answer([
        Self.single(key: 2, number: 3, status: DER.implicit(0, [])),
        Self.single(key: 7, number: 4, status: DER.explicit(1, [])),
        Self.single(key: 2, number: 5, status: DER.implicit(2, [])),
        Self.single(
          key: 2, number: 6, status: DER.explicit(1, DER.generalizedTime(Self.now) + reason)),
      ]), at: Self.now)
    let (two, seven) = (
      "issued by the key with the digest 02", "issued by the key with the digest 07"
    )
    #expect(
      document.entries == [
        ["03", "good", made, two], ["04", "revoked at a time that cannot be read", made, seven],
        ["05", "unknown to the responder", made, two],
        ["06", "revoked at \(Self.now.rfc3339), keyCompromise", made, two],
      ])
    #expect(Self.facts(document, "Responder") == ["the key with the SHA-1 04ab"])
    #expect(Self.facts(document, "About") == ["4 certificates"])
    #expect(Self.facts(document, "Issuer") == [""] && Self.facts(document, "Signer") == [""])
  }

  /// Of the certificates beside an answer four are named, and of the answers a hundred are shown.
  @Test(arguments: [4, 5]) func boundsOfAnswers(count: Int) throws {
    let root = try IssuingTests.root(.generate()).der
    let name = try Certificate(der: root).subject.text
    let singles = (0..<(count + 96)).map {
      Self.single(key: 2, number: UInt($0), status: DER.implicit(0, []))
    }
    let document = try ShownDocument(
      ocspAnswer: Self.answer(
        singles, [root, DER.sequence()] + Array(repeating: root, count: count - 2)), at: Self.now)
    let signers = [name, "a certificate that cannot be read", name, name]
    #expect(
      Self.facts(document, "Signer")
        == [(signers + (count > 4 ? ["1 more"] : [])).joined(separator: "; ")])
    #expect(document.entries.count == 100 && document.entryCount == count + 96)
    #expect(Self.facts(document, "Issuer") == ["the key with the digest 02"])
  }
}
