import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

/// What lists and answers prove for a certificate, and that none keeps another from being read.
@Suite struct RevocationTests {
  private static let now = TestAuthority.now

  private static func list(
    _ entries: [RevocationListTemplate.Entry] = [], day: Int64 = -1
  ) -> RevocationListTemplate {
    RevocationListTemplate(
      thisUpdate: now.advanced(byDays: day), nextUpdate: now.advanced(byDays: day + 7),
      entries: entries)
  }

  private static func answer(_ status: OCSPTemplate.Status = .good) -> OCSPTemplate {
    OCSPTemplate(
      status, thisUpdate: now.advanced(bySeconds: -3600), nextUpdate: now.advanced(byDays: 2))
  }

  private static func file(_ list: [UInt8], _ name: String = "list") throws -> RevocationStatement {
    RevocationStatement(.list(try RevocationList(der: list)), from: .file(name))
  }

  private static func stapled(_ answer: [UInt8]) throws -> RevocationStatement {
    RevocationStatement(.answer(try OCSPResponse(der: answer)), from: .stapled)
  }

  /// A certificate with another's name and a key of its own.
  private static func impostor(
    of certificate: IssuedCertificate, named name: IssuingName? = nil, key: PrivateKey
  ) -> IssuedCertificate {
    IssuedCertificate(
      der: certificate.der, subject: name ?? certificate.subject, key: key,
      keyIdentifier: certificate.keyIdentifier)
  }

  // MARK: Bounds

  /// Statements that need many verifications do not keep others from being read.
  ///
  /// A server sends copies of its issuer's certificate, which anybody can make, and an answer that
  /// nobody signed.
  @Test(arguments: [false, true]) func whatIsSentHidesNoRevocation(isAnswer: Bool) throws {
    let root = try TestAuthority.rootTemplate().issue(to: TestAuthority.rootKey.get())
    let upper = try TestAuthority.issuerTemplate("Upper")
      .issue(to: TestAuthority.otherIssuerKey.get(), by: root)
    let issuer = try TestAuthority.issuerTemplate().issue(
      to: TestAuthority.issuerKey.get(), by: upper)
    var template = TestAuthority.leafTemplate()
    template.ocspResponders = ["http://ca.example/"]
    let leaf = try template.issue(to: TestAuthority.leafKey.get(), by: issuer)
    let attacker = try PrivateKey.generate()
    let forger = Self.impostor(of: root, key: attacker)
    let forged = try (0..<35).map { _ in
      try TestAuthority.issuerTemplate().issue(to: TestAuthority.issuerKey.get(), by: forger)
    }
    var junk = Self.answer()
    junk.certificates = Array(repeating: issuer.der, count: 4)
    let staple = try Self.stapled(
      junk.answer(on: leaf, of: issuer, signedBy: Self.impostor(of: issuer, key: attacker)))
    let revocation =
      isAnswer
      ? RevocationStatement(
        .answer(
          try OCSPResponse(
            der: Self.answer(.revoked(Self.now, reason: nil)).answer(on: leaf, of: issuer))),
        from: .fetched(
          address: try #require(
            OCSPRequest(for: leaf.parsed, issuer: issuer.parsed, by: OpenSSLCryptography())
          ).address(at: "http://ca.example/")))
      : try Self.file(Self.list([.init(leaf, date: Self.now)]).list(of: issuer))
    let evaluation = try evaluate([leaf, issuer, upper] + forged, anchors: [root]) {
      $0.revocation = RevocationEvidence(
        statements: [staple, revocation], whyNotAsked: isAnswer ? nil : "nobody was asked")
    }
    #expect(evaluation.best.found == [Found(.revocation, 0)])
    #expect(evaluation.best.revocations.first?.status.status == .revoked)
  }

  /// Many lists do not make a report long.
  @Test func reasonsAreBounded() throws {
    let chain = try TestChain().issued()
    let forger = Self.impostor(of: chain.issuer, key: try .generate())
    let list = try Self.list().list(of: forger)
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.statements = try (0..<300).map {
        try Self.file(list, String(repeating: "x", count: 4000) + "\($0)")
      }
    }
    let status = try #require(evaluation.best.revocations.first?.status)
    #expect(status.status == .notChecked)
    let reason = try #require(status.reason)
    #expect(reason.hasSuffix("and 296 more like these") && reason.count < 2000)
  }

  // MARK: Entries

  struct Entry: CustomStringConvertible {
    let description: String
    var isOfOther = false
    let status: RevocationStatus.Status
    let change: @Sendable (inout RevocationListTemplate.Entry) -> Void

    init(
      _ description: String, isOfOther: Bool = false,
      _ status: RevocationStatus.Status = .revoked,
      change: @escaping @Sendable (inout RevocationListTemplate.Entry) -> Void
    ) {
      (self.description, self.isOfOther, self.status) = (description, isOfOther, status)
      self.change = change
    }
  }

  static let entries = [
    Entry("a number that no reason has") { $0.reason = 7 },
    Entry("a later number") { $0.reason = 11 },
    Entry("a large number") { $0.reason = 200 },
    Entry("a reason of another type") {
      $0.extensions = [.init("2.5.29.21", value: DER.unsignedInteger(1))]
    },
    Entry("a date that is none") {
      $0.dateElement = DER.value(.utcTime, Array("9913312359Z".utf8))
    },
    Entry("no date") { $0.dateElement = [] },
    Entry("an unknown critical extension") {
      $0.extensions = [.init("1.2.3.4", isCritical: true, value: DER.null)]
    },
    Entry("another's unknown critical extension", isOfOther: true, .notChecked) {
      $0.reason = 1
      $0.extensions = [.init("1.2.3.4", isCritical: true, value: DER.null)]
    },
    Entry("another's critical reason", isOfOther: true, .good) {
      $0.extensions = [
        .init("2.5.29.21", isCritical: true, value: DER.value(.enumerated, [1]))
      ]
    },
    Entry("another's unknown extension", isOfOther: true, .good) {
      $0.extensions = [.init("1.2.3.4", value: DER.boolean(true))]
    },
  ]

  @Test(arguments: entries) func anEntryRevokesWhateverIsInIt(example: Entry) throws {
    let chain = try TestChain().issued()
    var entry = RevocationListTemplate.Entry(
      example.isOfOther ? chain.issuer : chain.leaf, date: Self.now)
    example.change(&entry)
    let statement = try Self.file(Self.list([entry]).list(of: chain.issuer))
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.statements = [statement]
    }
    #expect(evaluation.best.revocations.first?.status.status == example.status)
    #expect(evaluation.isTrusted == (example.status != .revoked))
  }

  @Test(arguments: [UInt8(7), 99]) func anAnswerRevokesWhateverItsReason(number: UInt8) throws {
    let chain = try TestChain().issued()
    let statement = try Self.stapled(
      Self.answer(.revoked(Self.now, reason: number)).answer(on: chain.leaf, of: chain.issuer))
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.statements = [statement]
    }
    #expect(evaluation.best.found == [Found(.revocation, 0)])
  }

  /// Names that differ in case or string type are equal (RFC 5280, section 7.1); the key decides.
  @Test(arguments: ["TEST ISSUER", "Test  Issuer", "Other Issuer"])
  func namesOfLists(name: String) throws {
    let chain = try TestChain().issued()
    let entries = [RevocationListTemplate.Entry(chain.leaf, date: Self.now)]
    let isSame = name != "Other Issuer"
    for key in [chain.issuer.key, try .generate()] {
      let statement = try Self.file(
        Self.list(entries).list(
          of: Self.impostor(of: chain.issuer, named: IssuingName(commonName: name), key: key)))
      let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
        $0.revocation.statements = [statement]
      }
      #expect(evaluation.isTrusted == !(isSame && key == chain.issuer.key))
    }
  }

  /// What is said of a revocation: its date and its reason, where they are known, and who says so.
  @Test(
    arguments: [
      (1, true, "the certificate was revoked on 2026-05-28 (keyCompromise)"),
      (nil, true, "the certificate was revoked on 2026-05-28"),
      (nil, false, "the certificate was revoked"),
    ] as [(UInt8?, Bool, String)])
  func whatIsSaidOfARevocation(reason: UInt8?, hasDate: Bool, summary: String) throws {
    let chain = try TestChain().issued()
    var entry = RevocationListTemplate.Entry(chain.leaf, date: Self.now)
    entry.reason = reason
    if !hasDate { entry.dateElement = [] }
    let list = try Self.file(Self.list([entry]).list(of: chain.issuer))
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.statements = [list]
    }
    #expect(evaluation.best.findings.map(\.summary) == [summary])
    #expect(evaluation.best.findings.map(\.actual) == ["list says so"])
  }

  @Test func aStapledRevocationIsTheServersOwn() throws {
    let chain = try TestChain().issued()
    let staple = try Self.stapled(
      Self.answer(.revoked(Self.now, reason: 1)).answer(on: chain.leaf, of: chain.issuer))
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.statements = [staple]
    }
    #expect(
      evaluation.best.findings.map(\.actual) == [
        "the OCSP answer that the server itself staples says so"
      ])
  }

  // MARK: What applies to a certificate

  /// The extension concerns OCSP only.
  @Test func noCheckSaysNothingOfLists() throws {
    var template = TestChain()
    template.leaf.extraExtensions = [.init("1.3.6.1.5.5.7.48.1.5", value: DER.null)]
    template.leaf.crlDistributionPoints = ["http://ca.example/list"]
    template.leaf.ocspResponders = ["http://ca.example/ocsp"]
    let chain = try template.issued()
    func status(_ statements: [RevocationStatement]) throws -> RevocationStatus.Status? {
      let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
        $0.revocation = RevocationEvidence(statements: statements, whyNotAsked: nil)
      }
      let found = try #require(evaluation.best.revocations.first)
      // Its responder is never asked, its list is where nothing is known.
      let isKnown = found.status.status != .notChecked
      #expect(
        found.questions == (isKnown ? [] : [.list(address: "http://ca.example/list")]))
      #expect(evaluation.isTrusted == (found.status.status != .revoked))
      return found.status.status
    }
    let entries = [RevocationListTemplate.Entry(chain.leaf, date: Self.now)]
    let list = try Self.list(entries).list(of: chain.issuer)
    #expect(try status([]) == .notChecked)
    #expect(try status([Self.file(list)]) == .revoked)
    #expect(
      try status([
        RevocationStatement(
          .list(RevocationList(der: list)), from: .fetched(address: "http://ca.example/list"))
      ]) == .revoked)
    #expect(try status([Self.file(Self.list().list(of: chain.issuer))]) == .good)
    #expect(try status([Self.file(Self.list(day: -30).list(of: chain.issuer))]) == .notChecked)
    #expect(
      try status([
        Self.stapled(
          Self.answer(.revoked(Self.now, reason: 1)).answer(on: chain.leaf, of: chain.issuer))
      ]) == .notChecked)
  }

  /// A list of another issuer has no effect on a certificate that names no place to ask, even if an
  /// answer is required.
  @Test func aListForOthersIsNone() throws {
    let chain = try TestChain().issued()
    let stranger = try TestAuthority.issuerTemplate("Stranger").issue(to: .generate())
    var authorities = Self.list()
    authorities.extensions = [
      .init("2.5.29.28", isCritical: true, value: DER.sequence(DER.implicit(2, [0xff])))
    ]
    let statements = [
      try Self.file(Self.list().list(of: stranger)),
      try Self.file(authorities.list(of: chain.issuer)),
    ]
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation = RevocationEvidence(statements: statements, isRequired: true)
    }
    #expect(evaluation.isTrusted)
    #expect(
      evaluation.best.revocations.map(\.status.status) == [.notApplicable, .notApplicable])

    // An old list of its own issuer has one.
    let old = try Self.file(Self.list(day: -30).list(of: chain.issuer))
    let refused = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation = RevocationEvidence(statements: statements + [old], isRequired: true)
    }
    #expect(refused.best.found == [Found(.revocationResponseRequired, 0)])
  }

  // MARK: Delegates

  enum Delegate: CaseIterable {
    case sound, criticalExtension, weakHash, brokenHash, shortKey, repeatedExtension
    case otherUsage, anyUsage, noUsage, firstSecond, lastSecond, early, late, unverifiedKind

    var problem: AnswerProblem.Kind? {
      switch self {
      case .sound, .firstSecond, .lastSecond: nil
      case .otherUsage, .anyUsage, .noUsage, .early, .late, .unverifiedKind: .signer
      // Other verifiers accept some of these.
      case .criticalExtension, .weakHash, .brokenHash, .shortKey, .repeatedExtension: .other
      }
    }
  }

  /// A delegate's certificate must also be acceptable on a path, but for a revocation: whoever of the
  /// authority signed that, it makes no client trust anything.
  @Test(arguments: Delegate.allCases, [false, true])
  func delegates(kind: Delegate, revokes: Bool) throws {
    var authority = TestChain()
    // MD5 is for RSA alone.
    if kind == .brokenHash { authority.issuerKey = TestAuthority.key(.rsa(2048)) }
    let chain = try authority.issued()
    var template = CertificateTemplate(
      subject: IssuingName(commonName: "Responder"), notBefore: Self.now.advanced(byDays: -5),
      notAfter: Self.now.advanced(byDays: 5))
    template.keyUsage = .digitalSignature
    template.extendedKeyUsage = [KeyPurpose.ocspSigning]
    var key = try PrivateKey.generate()
    switch kind {
    case .sound: break
    // Who signed it is not known, whatever else is in it.
    case .criticalExtension, .unverifiedKind:
      template.extraExtensions = [.init("1.2.3.4", isCritical: true, value: DER.null)]
    case .weakHash: template.signatureHash = .sha1
    case .brokenHash: template.signatureHash = .md5
    case .shortKey: key = try .generate(.rsa(1024))
    case .repeatedExtension:
      template.extraExtensions = [
        .init("1.2.3.4", value: DER.null), .init("1.2.3.4", value: DER.null),
      ]
    case .otherUsage: template.extendedKeyUsage = [KeyPurpose.serverAuth]
    case .anyUsage: template.extendedKeyUsage = ["2.5.29.37.0"]
    case .noUsage: template.extendedKeyUsage = []
    case .firstSecond: template.notBefore = Self.now
    case .lastSecond: template.notAfter = Self.now
    case .early: template.notBefore = Self.now.advanced(bySeconds: 1)
    case .late: template.notAfter = Self.now.advanced(bySeconds: -1)
    }
    var delegate = try template.issue(to: key, by: chain.issuer)
    if kind == .unverifiedKind {
      let withSHA3 = DER.sequence(DER.objectIdentifier("2.16.840.1.101.3.4.3.10"))
      delegate = try delegate.naming(algorithm: withSHA3)
    }
    var answer = Self.answer(revokes ? .revoked(Self.now, reason: nil) : .good)
    answer.producedAt = Self.now
    answer.certificates = [delegate.der]
    let statement = try Self.stapled(
      answer.answer(on: chain.leaf, of: chain.issuer, signedBy: delegate))
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.statements = [statement]
    }
    let found = try #require(evaluation.best.revocations.first)
    let problem = revokes && kind.problem == .other ? nil : kind.problem
    #expect(
      found.status.status == (problem != nil ? .notChecked : revokes ? .revoked : .good),
      "\(found)")
    #expect(found.stapleProblem?.kind == problem)
  }

  /// Why nobody was asked where asking is allowed: no address that can be asked, or too many of them.
  @Test(arguments: [
    (["https://ocsp.example/"], "the certificate names no responder or list by plain HTTP"),
    (["http://ocsp.example/"], "there are more addresses than are asked for one server"),
  ])
  func whyNobodyWasAsked(responders: [String], reason: String) throws {
    var chain = TestChain()
    chain.leaf.ocspResponders = responders
    let issued = try chain.issued()
    for (why, expected) in [(nil, reason), ("it is not allowed", "it is not allowed")] {
      let evaluation = try evaluate([issued.leaf, issued.issuer], anchors: [issued.root]) {
        $0.revocation = RevocationEvidence(whyNotAsked: why)
      }
      let status = try #require(evaluation.best.revocations.first?.status)
      #expect(status.status == .notChecked && status.reason == expected)
    }
  }

  /// A reason is one for knowing nothing: what is wrong with one list says nothing beside another that
  /// counts.
  @Test(arguments: [false, true]) func aKnownStatusHasNoReason(isKnown: Bool) throws {
    let chain = try TestChain().issued()
    let old = try Self.file(Self.list(day: -20).list(of: chain.issuer), "old")
    let good = try Self.file(Self.list().list(of: chain.issuer))
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.statements = isKnown ? [old, good] : [old]
    }
    let status = try #require(evaluation.best.revocations.first?.status)
    #expect(status.status == (isKnown ? .good : .notChecked))
    #expect((status.reason != nil) == !isKnown, "\(status)")
  }
}
