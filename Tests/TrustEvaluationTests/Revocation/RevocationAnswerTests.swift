import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

/// Which certificates need an answer, where it is asked for, and how long it is valid.
@Suite struct RevocationAnswerTests {
  private static let now = TestAuthority.now

  private static func answer() -> OCSPTemplate {
    OCSPTemplate(
      .good, thisUpdate: now.advanced(bySeconds: -3600), nextUpdate: now.advanced(byDays: 2))
  }

  private static func file(_ list: [UInt8]) throws -> RevocationStatement {
    RevocationStatement(.list(try RevocationList(der: list)), from: .file("list"))
  }

  private static func stapled(_ answer: [UInt8]) throws -> RevocationStatement {
    RevocationStatement(.answer(try OCSPResponse(der: answer)), from: .stapled)
  }

  /// Where answers are required, every certificate that names a place to ask needs one.
  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func anAnswerIsDemandedOfEveryCertificate(leafIsGood: Bool, issuerIsGood: Bool) throws {
    var template = TestChain()
    template.leaf.ocspResponders = ["http://ca.example/"]
    template.issuer.crlDistributionPoints = ["http://root.example/list"]
    let chain = try template.issued()
    let statements = [
      leafIsGood ? try Self.stapled(Self.answer().answer(on: chain.leaf, of: chain.issuer)) : nil,
      issuerIsGood
        ? try Self.file(
          RevocationListTemplate(thisUpdate: Self.now, nextUpdate: nil).list(of: chain.root)) : nil,
    ].compactMap(\.self)
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation = RevocationEvidence(statements: statements, isRequired: true)
    }
    #expect(
      evaluation.best.found
        == [leafIsGood ? nil : 0, issuerIsGood ? nil : 1].compactMap { index in
          index.map { Found(.revocationResponseRequired, $0) }
        })
  }

  /// A responder that does not know a certificate has not said that it is good.
  @Test(arguments: [false, true]) func anAnswerThatKnowsNothingIsNotEnough(isRequired: Bool) throws
  {
    var template = TestChain()
    template.leaf.ocspResponders = ["http://ca.example/"]
    let chain = try template.issued()
    var answer = Self.answer()
    answer.status = .unknown
    let unknown = try Self.stapled(answer.answer(on: chain.leaf, of: chain.issuer))
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation = RevocationEvidence(statements: [unknown], isRequired: isRequired)
    }
    #expect(evaluation.best.revocations.first?.status.status == .unknown)
    #expect(
      evaluation.best.found == (isRequired ? [Found(.revocationResponseRequired, 0)] : []))
    #expect(
      evaluation.best.findings.map(\.actual)
        == (isRequired ? ["the stapled answer does not know the certificate"] : []))
  }

  /// Where it comes from is told, also by a file.
  @Test func whoKnowsNothing() throws {
    var template = TestChain()
    template.leaf.ocspResponders = ["http://ca.example/"]
    let chain = try template.issued()
    var answer = Self.answer()
    answer.status = .unknown
    let file = RevocationStatement(
      .answer(
        try OCSPResponse(der: answer.answer(on: chain.leaf, of: chain.issuer))),
      from: .file("answer.der"))
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation = RevocationEvidence(statements: [file], isRequired: true)
    }
    #expect(evaluation.best.findings.map(\.actual) == ["answer.der does not know the certificate"])
    #expect(evaluation.best.findings.map(\.expected) == ["an answer that it is good"])
  }

  /// What is not known of revocation is told of the certificate concerned, or once for all of them.
  @Test(
    arguments: [
      (true, false, nil, "certificate 0 of the path: nobody was asked"),
      (true, true, nil, "nobody was asked"),
      (false, true, nil, "certificate 1 of the path: nobody was asked"),
      (false, false, nil, "the certificate names neither a responder nor a list"),
      (true, false, .good, nil), (false, false, .good, nil),
      (true, true, .good, "certificate 1 of the path: nobody was asked"),
      (
        true, false, .unknown,
        "certificate 0 of the path: the responder does not know the certificate"
      ),
    ] as [(Bool, Bool, OCSPTemplate.Status?, String?)])
  func whatIsNotChecked(
    leafNames: Bool, issuerNames: Bool, staple: OCSPTemplate.Status?, reason: String?
  ) throws {
    var template = TestChain()
    if leafNames { template.leaf.ocspResponders = ["http://ca.example/"] }
    if issuerNames { template.issuer.crlDistributionPoints = ["http://root.example/list"] }
    let chain = try template.issued()
    var answer = Self.answer()
    if let staple { answer.status = staple }
    let stapled = try Self.stapled(answer.answer(on: chain.leaf, of: chain.issuer))
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.statements = staple == nil ? [] : [stapled]
    }
    #expect(
      evaluation.notChecked.filter { $0.check == .revocation }.map(\.reason)
        == [reason].compactMap(\.self))
  }

  @Test func aLeafAloneHasNobodyToVouchForIt() throws {
    let leaf = try TestAuthority.leafTemplate().issue(to: TestAuthority.leafKey.get())
    let evaluation = try evaluate([leaf], anchors: [leaf])
    #expect(
      evaluation.notChecked.filter { $0.check == .revocation }.map(\.reason)
        == ["the certificate has no issuer here to vouch for it"])
  }

  /// Of several answers that cannot be used each is told once, with its source.
  @Test func whyNoAnswerCounts() throws {
    var template = TestChain()
    template.leaf.ocspResponders = ["http://ca.example/"]
    let chain = try template.issued()
    let broken = RevocationStatement(
      .nothing(AnswerProblem(.malformed, "it is broken")), from: .stapled)
    let files = ["a", "b", "a"].map {
      RevocationStatement(.nothing(AnswerProblem(.malformed, "it is broken")), from: .file($0))
    }
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation = RevocationEvidence(statements: [broken, broken] + files, isRequired: true)
    }
    let reason = "the stapled answer: it is broken; a: it is broken; b: it is broken"
    #expect(evaluation.best.findings.first?.actual == reason)
    #expect(evaluation.best.revocations.first?.status.reason == reason)
  }

  /// Four problems are told, and how many more there are.
  @Test(arguments: [(4, ""), (5, "; and 1 more like these"), (6, "; and 2 more like these")])
  func manyProblems(count: Int, end: String) throws {
    let chain = try TestChain().issued()
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.statements = (0..<count).map {
        RevocationStatement(.nothing(AnswerProblem(.malformed, "x")), from: .file("\($0)"))
      }
    }
    #expect(
      evaluation.best.revocations.first?.status.reason == "0: x; 1: x; 2: x; 3: x" + end)
  }

  /// Good takes precedence over unknown, in either order.
  @Test(arguments: [false, true]) func goodAndUnknown(isReversed: Bool) throws {
    let chain = try TestChain().issued()
    var template = Self.answer()
    let good = try template.answer(on: chain.leaf, of: chain.issuer)
    template.status = .unknown
    let unknown = try template.answer(on: chain.leaf, of: chain.issuer)
    let files = try zip(["good", "unknown"], [good, unknown]).map {
      RevocationStatement(.answer(try OCSPResponse(der: $1)), from: .file($0))
    }
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.statements = isReversed ? files.reversed() : files
    }
    let status = evaluation.best.revocations.first?.status
    #expect(status?.status == .good && status?.via == "good")
  }

  /// Clocks may differ by 75 minutes, to the second; without a next update an answer is valid for a day.
  @Test(
    arguments: [
      (4500, nil, .good), (4501, nil, .notChecked), (-86_400 - 4500, nil, .good),
      (-86_400 - 4501, nil, .notChecked), (-100_000, -4500, .good), (-100_000, -4501, .notChecked),
    ] as [(Int64, Int64?, RevocationStatus.Status)])
  func timesToTheSecond(this: Int64, next: Int64?, status: RevocationStatus.Status) throws {
    let chain = try TestChain().issued()
    let list = RevocationListTemplate(
      thisUpdate: Self.now.advanced(bySeconds: this),
      nextUpdate: next.map { Self.now.advanced(bySeconds: $0) })
    let file = try Self.file(list.list(of: chain.issuer))
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.statements = [file]
    }
    let found = evaluation.best.revocations.first?.status
    #expect(found?.status == status, "\(String(describing: found))")
    if status == .notChecked {
      let words =
        this > 0
        ? "after the verify date" : next == nil ? "names no next update" : "out of date since"
      #expect(found?.reason?.contains(words) == true, "\(String(describing: found))")
    }
  }

  /// A stapled answer is for the leaf, and is not reported for other certificates.
  @Test func aStapledAnswerIsTheLeafs() throws {
    var template = TestChain()
    template.issuer.ocspResponders = ["http://root.example/"]
    let chain = try template.issued()
    let good = try Self.stapled(Self.answer().answer(on: chain.leaf, of: chain.issuer))
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.statements = [good]
    }
    #expect(evaluation.best.revocations.map(\.status.status) == [.good, .notChecked])
    #expect(evaluation.best.revocations.map(\.considered.count) == [1, 0])
    #expect(evaluation.best.revocations.map(\.status.reason) == [nil, "nobody was asked"])
    // If it is about the issuer, it is used for that.
    let other = try Self.stapled(Self.answer().answer(on: chain.issuer, of: chain.root))
    let second = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.statements = [good, other]
    }
    #expect(second.best.revocations.map(\.status.status) == [.good, .good])
  }

  /// Of the addresses of each kind, the first two with plain HTTP.
  @Test func fewPlacesAreAsked() throws {
    var template = TestChain()
    let places = ["ldap://a/", "http://b", "https://c/", "HTTP://d/", "http://e/"]
    template.leaf.ocspResponders = places
    template.leaf.crlDistributionPoints = places
    let chain = try template.issued()
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.whyNotAsked = nil
    }
    let questions = try #require(evaluation.best.revocations.first).questions
    #expect(questions.dropFirst(2) == [.list(address: "http://b"), .list(address: "HTTP://d/")])
    for (question, start) in zip(questions, ["http://b/", "HTTP://d/"]) {
      guard case .responder(let address) = question else {
        Issue.record("\(question)")
        continue
      }
      #expect(address.hasPrefix(start) && address.count > start.count)
    }
  }

  /// Addresses beyond the bound are named where those asked gave no answer.
  @Test func whatIsNotAskedIsNamed() throws {
    var template = TestChain()
    template.leaf.ocspResponders = ["http://b", "http://d/", "http://e/"]
    let chain = try template.issued()
    func status(_ statements: [RevocationStatement]) throws -> CertificateRevocation {
      try #require(
        try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
          $0.revocation = RevocationEvidence(statements: statements, whyNotAsked: nil)
        }.best.revocations.first)
    }
    let statements = try status([]).questions.map { question in
      guard case .responder(let address) = question else { throw NoResponder() }
      return RevocationStatement(
        .nothing(AnswerProblem(.other, "no answer")), from: .fetched(address: address))
    }
    #expect(statements.count == 2)
    let found = try status(statements).status
    #expect(found.status == .notChecked)
    #expect(found.reason?.hasSuffix("not asked, as there are too many: http://e/") == true)
  }

  private struct NoResponder: Error {}

  /// Of each kind three are named.
  @Test func fewOfWhatIsNotAskedAreNamed() throws {
    var template = TestChain()
    template.leaf.ocspResponders = (1...6).map { "http://o\($0)/" }
    template.leaf.crlDistributionPoints = (1...6).map { "http://l\($0)/" }
    let chain = try template.issued()
    func status(_ statements: [RevocationStatement]) throws -> CertificateRevocation {
      try #require(
        try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
          $0.revocation = RevocationEvidence(statements: statements, whyNotAsked: nil)
        }.best.revocations.first)
    }
    let asked = try status([]).questions.map(\.address)
    #expect(asked.count == 4 && asked.suffix(2) == ["http://l1/", "http://l2/"])
    let found = try status(
      asked.map {
        RevocationStatement(.nothing(AnswerProblem(.other, "x")), from: .fetched(address: $0))
      }
    ).status
    #expect(
      found.reason
        == "http://o1/: x; http://o2/: x; http://l1/: x; http://l2/: x; not asked, as there are too "
        + "many: http://o3/, http://o4/, http://o5/, http://l3/, http://l4/, http://l5/")
  }

  /// Each list says for itself why it is none for the certificate.
  @Test(
    arguments: [
      (0, 2, "it is about authorities only"), (1, 1, "it is about end entities only"),
      (0, 1, nil), (1, 2, nil),
    ] as [(Int, UInt8, String?)])
  func listsOfSomeCertificates(index: Int, scope: UInt8, problem: String?) throws {
    var template = TestChain()
    template.leaf.crlDistributionPoints = ["http://ca.example/list"]
    template.issuer.crlDistributionPoints = ["http://ca.example/list"]
    let chain = try template.issued()
    var list = RevocationListTemplate(thisUpdate: Self.now, nextUpdate: nil)
    list.extensions = [
      .init("2.5.29.28", isCritical: true, value: DER.sequence(DER.implicit(scope, [0xff])))
    ]
    let file = try Self.file(list.list(of: index == 0 ? chain.issuer : chain.root))
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.statements = [file]
    }
    let found = evaluation.best.revocations[index].status
    #expect(found.status == (problem == nil ? .good : .notChecked))
    #expect(found.reason == problem.map { "list: \($0)" })
  }

  /// Who may not sign lists may still revoke.
  @Test(arguments: [false, true]) func anIssuerThatMayNotSignLists(revokes: Bool) throws {
    var template = TestChain()
    template.issuer.keyUsage = .keyCertSign
    template.leaf.crlDistributionPoints = ["http://ca.example/list"]
    let chain = try template.issued()
    let list = RevocationListTemplate(
      thisUpdate: Self.now, nextUpdate: nil,
      entries: [.init(revokes ? chain.leaf : chain.issuer, date: Self.now)])
    let file = try Self.file(list.list(of: chain.issuer))
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.statements = [file]
    }
    let found = try #require(evaluation.best.revocations.first).status
    #expect(found.status == (revokes ? .revoked : .notChecked))
    #expect(
      found.reason
        == (revokes ? nil : "list: its signer may not sign lists (key usage keyCertSign)"))
  }

  /// A certificate that no responder is asked about may name lists that cannot be asked for.
  @Test func anExemptCertificateWithoutAPlainList() throws {
    var template = TestChain()
    template.leaf.extraExtensions = [.init("1.3.6.1.5.5.7.48.1.5", value: DER.null)]
    template.leaf.ocspResponders = ["http://ca.example/"]
    template.leaf.crlDistributionPoints = ["ldap://ca.example/"]
    for (lists, status, reason) in [
      (
        true, RevocationStatus.Status.notChecked,
        "the certificate exempts itself from OCSP and names no list by plain HTTP"
      ),
      (false, .notApplicable, "the certificate exempts itself from OCSP (ocsp-nocheck)"),
    ] {
      if !lists { template.leaf.crlDistributionPoints = [] }
      let chain = try template.issued()
      let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
        $0.revocation.whyNotAsked = nil
      }
      let found = try #require(evaluation.best.revocations.first)
      #expect(found.status.status == status && found.status.reason == reason)
      #expect(found.questions.isEmpty)
    }
  }

  /// A list of another issuer is not silently passed over.
  @Test func aListOfAnotherIssuerIsSaid() throws {
    var template = TestChain()
    template.leaf.ocspResponders = ["http://b"]
    let chain = try template.issued()
    let list = try Self.file(
      RevocationListTemplate(thisUpdate: Self.now, nextUpdate: nil).list(of: chain.root))
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation = RevocationEvidence(statements: [list])
    }
    let found = try #require(evaluation.best.revocations.first).status
    #expect(found.reason == "no list given is of its issuer; nobody was asked")
  }

  /// Where revocation is not looked at, nothing is said of what certificates name.
  @Test func offIsNotChecked() throws {
    let chain = try TestChain().issued()
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation = .off("--revocation off")
    }
    let found = evaluation.best.revocations.map(\.status)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.status == .notChecked && $0.reason == "--revocation off" })
  }

  /// The question is part of the path, in which characters of Base64 have another meaning.
  @Test(arguments: ["http://ca.example", "http://ca.example/", "http://ca.example/ocsp"])
  func theQuestionIsInTheAddress(responder: String) throws {
    let chain = try TestChain().issued()
    let issuer = try chain.issuer.parsed
    // Of three lengths in a row, one contains each character.
    let codes = try (0..<3).map { count in
      var template = TestAuthority.leafTemplate()
      template.serialNumber =
        [UInt8](repeating: 1, count: 1 + count) + [0xfb, 0xef, 0xbe, 0xff, 0xff, 0xff, 0xff, 0xff]
      let leaf = try template.issue(to: TestAuthority.leafKey.get(), by: chain.issuer).parsed
      let request = try #require(
        OCSPRequest(for: leaf, issuer: issuer, by: OpenSSLCryptography()))
      let address = request.address(at: responder)
      let start = responder + (responder.hasSuffix("/") ? "" : "/")
      try #require(address.hasPrefix(start))
      let code = String(address.dropFirst(start.count))
      let text = Array(
        code.replacing("%2B", with: "+").replacing("%2F", with: "/").replacing("%3D", with: "=")
          .utf8)
      let der = try #require(Base64.decode(text, text.indices))
      #expect(der.suffix(leaf.serialNumber.count) == leaf.serialNumber[...])
      return code
    }
    #expect(codes.allSatisfy { !$0.contains("+") && !$0.contains("/") && !$0.contains("=") })
    #expect(codes.contains { $0.contains("%2B") } && codes.contains { $0.contains("%2F") })
  }

  // MARK: Several answers

  private enum Word: CaseIterable {
    case good, unknown, revoked, late
  }

  /// In any order: a revocation decides, then good, then unknown; statements that are not accepted
  /// have no effect.
  @Test(
    arguments: Word.allCases.flatMap { first in
      Word.allCases.flatMap { second in Word.allCases.map { [first, second, $0] } }
    })
  private func theOrderDoesNotMatter(words: [Word]) throws {
    let chain = try TestChain().issued()
    let statements = try words.map { word in
      var answer = Self.answer()
      switch word {
      case .good: break
      case .unknown: answer.status = .unknown
      case .revoked: answer.status = .revoked(Self.now, reason: 1)
      case .late: answer.nextUpdate = Self.now.advanced(byDays: -1)
      }
      return try Self.stapled(answer.answer(on: chain.leaf, of: chain.issuer))
    }
    let status = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.statements = statements
    }.best.revocations.first?.status
    let expected: RevocationStatus.Status =
      words.contains(.revoked)
      ? .revoked : words.contains(.good) ? .good : words.contains(.unknown) ? .unknown : .notChecked
    #expect(status?.status == expected)
    #expect((status?.via == nil) == (expected == .notChecked))
  }

  // MARK: Times

  /// Clocks may differ by exactly 1 h 15 min at either end of an answer.
  ///
  /// In seconds from the verify date; an answer without nextUpdate is valid for a day.
  @Test(
    arguments: [
      (-3600, -4500, true), (-9000, -4501, false), (4500, 9000, true), (4501, 9000, false),
      (-86_400 - 4500, nil, true), (-86_400 - 4501, nil, false),
    ] as [(Int64, Int64?, Bool)])
  func timesOfAnswers(thisUpdate: Int64, nextUpdate: Int64?, counts: Bool) throws {
    let chain = try TestChain().issued()
    let (start, end) = (
      Self.now.advanced(bySeconds: thisUpdate), nextUpdate.map { Self.now.advanced(bySeconds: $0) }
    )
    var answer = OCSPTemplate(.good, thisUpdate: start, nextUpdate: end)
    // producedAt is checked separately.
    answer.producedAt = Self.now
    let list = RevocationListTemplate(thisUpdate: start, nextUpdate: end)
    for statement in [
      try Self.stapled(answer.answer(on: chain.leaf, of: chain.issuer)),
      try Self.file(list.list(of: chain.issuer)),
    ] {
      let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
        $0.revocation.statements = [statement]
      }
      let status = evaluation.best.revocations.first?.status.status
      #expect(status == (counts ? .good : .notChecked), "\(statement.source)")
    }
  }

  @Test(arguments: [(Int64(4500), true), (4501, false)])
  func anAnswerOfTheFuture(producedAt: Int64, counts: Bool) throws {
    let chain = try TestChain().issued()
    var answer = Self.answer()
    answer.producedAt = Self.now.advanced(bySeconds: producedAt)
    let statement = try Self.stapled(answer.answer(on: chain.leaf, of: chain.issuer))
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.statements = [statement]
    }
    let status = evaluation.best.revocations.first?.status.status
    #expect(status == (counts ? .good : .notChecked))
  }

  /// A delegate's certificate must be valid, to the second: at the verify date for a good answer,
  /// at the answer's date for a revocation, which stays valid.
  @Test(
    arguments: [
      (-10, 10, true), (0, 10, true), (-10, 0, true), (1, 10, false), (-10, -1, false),
    ] as [(Int64, Int64, counts: Bool)], [false, true])
  func datesOfADelegate(dates: (Int64, Int64, counts: Bool), revokes: Bool) throws {
    let (start, end, counts) = dates
    let chain = try TestChain().issued()
    let date = revokes ? Self.now.advanced(byDays: -3) : Self.now
    var template = CertificateTemplate(
      subject: IssuingName(commonName: "Responder"), notBefore: date.advanced(bySeconds: start),
      notAfter: date.advanced(bySeconds: end))
    template.extendedKeyUsage = ["1.3.6.1.5.5.7.3.9"]
    let delegate = try template.issue(to: TestAuthority.otherIssuerKey.get(), by: chain.issuer)
    var answer = Self.answer()
    if revokes { answer.status = .revoked(date, reason: nil) }
    answer.producedAt = revokes ? date : Self.now
    answer.certificates = [delegate.der]
    let statement = try Self.stapled(
      answer.answer(on: chain.leaf, of: chain.issuer, signedBy: delegate))
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.statements = [statement]
    }
    let status = evaluation.best.revocations.first?.status.status
    #expect(status == (counts ? revokes ? .revoked : .good : .notChecked))
  }
}
