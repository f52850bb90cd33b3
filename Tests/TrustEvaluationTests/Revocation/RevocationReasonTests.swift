import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

/// A list shows that a certificate is good for the reasons that it is about, and a revocation in it
/// counts for whatever reason.
@Suite struct RevocationReasonTests {
  private static let now = TestAuthority.now
  /// keyCompromise, and all others; the first octet counts unused bits.
  private static let compromise: [UInt8] = [6, 0x40]
  private static let others: [UInt8] = [7, 0x3f, 0x80]
  /// The same without affiliationChanged and aACompromise.
  private static let most: [UInt8] = [0, 0x2e]

  private static func address(_ number: Int) -> String { "http://ca.example/\(number)" }

  /// A certificate whose distribution points have these reasons, one address each.
  private static func chain(_ reasons: [[UInt8]?]) throws -> TestChain.Issued {
    let points = reasons.enumerated().map { number, reasons in
      DER.sequence(
        DER.explicit(0, DER.explicit(0, DER.implicit(6, Array(address(number).utf8)))),
        reasons.map { DER.implicit(1, $0) } ?? [])
    }
    var chain = TestChain()
    chain.leaf.extraExtensions = [.init("2.5.29.31", value: DER.sequence(points))]
    return try chain.issued()
  }

  /// A list; `reasons` and `point` are what it says of itself.
  private static func list(
    of chain: TestChain.Issued, reasons: [UInt8]? = nil, point: Int? = nil, revokes: Bool = false
  ) throws -> RevocationList {
    var template = RevocationListTemplate(
      thisUpdate: now.advanced(byDays: -1), nextUpdate: now.advanced(byDays: 6),
      entries: revokes ? [.init(chain.leaf, date: now)] : [])
    let scope =
      (point.map { DER.explicit(0, DER.explicit(0, DER.implicit(6, Array(address($0).utf8)))) }
        ?? []) + (reasons.map { DER.implicit(3, $0) } ?? [])
    if !scope.isEmpty {
      template.extensions = [
        .init("2.5.29.28", isCritical: true, value: DER.sequence(scope))
      ]
    }
    return try RevocationList(der: template.list(of: chain.issuer))
  }

  private static func found(
    _ chain: TestChain.Issued, _ statements: [RevocationStatement], isRequired: Bool = false
  ) throws -> (path: EvaluatedPath, leaf: CertificateRevocation) {
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation = RevocationEvidence(
        statements: statements, isRequired: isRequired, whyNotAsked: nil)
    }
    return (evaluation.best, try #require(evaluation.best.revocations.first))
  }

  private static func fetched(_ list: RevocationList, _ number: Int) -> RevocationStatement {
    RevocationStatement(.list(list), from: .fetched(address: address(number)))
  }

  /// The lists of all points together have to be about every reason, and are fetched one after the other.
  @Test(
    arguments: [
      ([nil], 1), ([compromise, others], 2), ([others, compromise], 2), ([compromise, nil], 2),
      ([nil, compromise], 1), ([compromise], nil), ([others], nil), ([most, compromise], nil),
      ([[7, 0x80], [6]], nil), ([[0, 0xff, 0xff]], 1), ([[], nil], 2),
      ([compromise, most, others], 3),
    ] as [([[UInt8]?], Int?)])
  func whatPointsCover(reasons: [[UInt8]?], needed: Int?) throws {
    let chain = try Self.chain(reasons)
    var statements: [RevocationStatement] = []
    for number in 0..<reasons.count {
      let before = try Self.found(chain, statements)
      #expect(before.leaf.status.status == (number >= needed ?? .max ? .good : .notChecked))
      let questions = (number..<reasons.count).map {
        RevocationQuestion.list(address: Self.address($0))
      }
      #expect(before.leaf.questions == (number >= needed ?? .max ? [] : questions))
      statements.append(Self.fetched(try Self.list(of: chain), number))
    }
    let (path, leaf) = try Self.found(chain, statements, isRequired: true)
    #expect(leaf.status.status == (needed == nil ? .notChecked : .good), "\(leaf)")
    #expect(path.found == (needed == nil ? [Found(.revocationResponseRequired, 0)] : []))
    if needed == nil {
      #expect(leaf.status.reason?.contains("it is about some reasons only (") == true)
    } else {
      #expect(leaf.considered.allSatisfy { $0.problem == nil })
    }
  }

  /// As many lists are asked for as there are reasons, and where none is named, two.
  @Test(arguments: [(9, true, 8), (8, true, 8), (9, false, 2)])
  func howManyAreAsked(count: Int, haveReasons: Bool, asked: Int) throws {
    let chain = try Self.chain(
      Array(repeating: haveReasons ? Self.compromise : nil, count: count))
    let questions = try Self.found(chain, []).leaf.questions
    #expect(questions == (0..<asked).map { .list(address: Self.address($0)) })
  }

  /// A list that names a point of others says nothing, unless it revokes.
  @Test(arguments: [false, true]) func aListOfAnotherPoint(revokes: Bool) throws {
    let chain = try Self.chain([nil])
    let list = try Self.list(of: chain, point: 5, revokes: revokes)
    let leaf = try Self.found(chain, [Self.fetched(list, 0)]).leaf
    #expect(leaf.status.status == (revokes ? .revoked : .notChecked))
    #expect(
      leaf.considered.first?.problem?.text
        == (revokes ? nil : "it is of a distribution point that the certificate does not name"))
  }

  /// A revocation in any of them counts.
  @Test(arguments: [0, 1]) func whatRevokes(number: Int) throws {
    let chain = try Self.chain([Self.compromise, Self.others])
    let statements = try (0..<2).map {
      Self.fetched(try Self.list(of: chain, revokes: $0 == number), $0)
    }
    #expect(try Self.found(chain, statements).path.found == [Found(.revocation, 0)])
    #expect(try Self.found(chain, [statements[number]]).path.found == [Found(.revocation, 0)])
  }

  /// A list may be limited further by what it says itself.
  @Test(
    arguments: [
      (nil, nil, true), (others, nil, false), (others, compromise, true), (others, most, false),
    ] as [([UInt8]?, [UInt8]?, Bool)])
  func whatListsCover(first: [UInt8]?, second: [UInt8]?, isGood: Bool) throws {
    let chain = try Self.chain([nil])
    let lists = try [first, second].map { try Self.list(of: chain, reasons: $0) }
    let statements = (first == nil || second == nil ? [lists[0]] : lists).map {
      RevocationStatement(.list($0), from: .file("list.crl"))
    }
    let leaf = try Self.found(chain, statements).leaf
    #expect(leaf.status.status == (isGood ? .good : .notChecked))
    let narrow = try Self.chain([Self.compromise, Self.others])
    let list = try Self.list(of: narrow, reasons: Self.others)
    #expect(
      try Self.found(narrow, [Self.fetched(list, 0)]).leaf.status.reason?
        .contains("none that is known") == true)
  }

  /// A list in a file is that of the point it names, or of any.
  @Test(
    arguments: [
      ([compromise, others], [0], false), ([compromise, others], [0, 1], true),
      ([compromise, others], [nil, nil], false), ([compromise, nil], [nil], false),
      ([compromise, nil], [1], true), ([nil, nil], [nil], true),
    ] as [([[UInt8]?], [Int?], Bool)])
  func listsInFiles(reasons: [[UInt8]?], points: [Int?], isGood: Bool) throws {
    let chain = try Self.chain(reasons)
    let statements = try points.map {
      RevocationStatement(.list(try Self.list(of: chain, point: $0)), from: .file("list.crl"))
    }
    #expect(
      try Self.found(chain, statements).leaf.status.status == (isGood ? .good : .notChecked))
  }

  /// An answer of a responder is about every reason.
  @Test func anAnswerIsAboutAll() throws {
    let chain = try Self.chain([Self.compromise])
    let answer = OCSPTemplate(
      .good, thisUpdate: Self.now.advanced(bySeconds: -60), nextUpdate: nil)
    let statements = [
      Self.fetched(try Self.list(of: chain), 0),
      RevocationStatement(
        .answer(try OCSPResponse(der: answer.answer(on: chain.leaf, of: chain.issuer))),
        from: .stapled),
    ]
    let leaf = try Self.found(chain, statements).leaf
    #expect(leaf.status.status == .good && leaf.isStapleGood)
    #expect(leaf.status.via == RevocationStatus.stapled)
  }
}
