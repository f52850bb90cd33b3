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
}
