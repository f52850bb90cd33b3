import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

@testable import Diagnosis

/// What is said of lists and answers that are of no use for the path.
@Suite struct RevocationRemarkTests {
  private struct Root: AnchorSource {
    let certificate: Certificate

    func anchors(withSubject name: DistinguishedName) -> [Anchor] {
      certificate.subject.looksLike(name) ? [Anchor(certificate: certificate, source: .app)] : []
    }
  }

  private static let now = LabReports.now
  private static let key = Result { () throws(IssuingError) in try PrivateKey.generate() }

  private let root: IssuedCertificate
  private let issuer: IssuedCertificate
  private let leaf: IssuedCertificate

  init() throws {
    root = try LabReports.authority("Root").issue(to: .generate())
    issuer = try LabReports.authority("Issuer").issue(to: .generate(), by: root)
    var template = CertificateTemplate.server(
      [.dns("www.example.com")], subject: IssuingName(commonName: "www.example.com"),
      notBefore: Self.now.advanced(byDays: -1), notAfter: Self.now.advanced(byDays: 90))
    template.crlDistributionPoints = ["http://crl.example/list"]
    leaf = try template.issue(to: .generate(), by: issuer)
  }

  /// Apple's clients see what is stapled for the server's certificate, and nothing that was asked for.
  @Test(
    arguments: [
      ([], false),
      ([.init(certificate: 0, status: .revoked, via: RevocationStatus.stapled)], false),
      ([.init(certificate: 1, status: .revoked, via: RevocationStatus.stapled)], true),
      ([.init(certificate: 0, status: .revoked, via: "http://ocsp.example")], true),
      ([.init(certificate: 0, status: .good, via: "http://ocsp.example")], false),
      (
        [
          .init(certificate: 0, status: .good, via: "http://ocsp.example"),
          .init(certificate: 1, status: .revoked, via: "crl.pem"),
        ], true
      ), ([.init(certificate: 1, status: .unknown, via: "http://ocsp.example")], false),
    ] as [([RevocationStatus], Bool)])
  func whatApplesClientsDoNotKnow(statuses: [RevocationStatus], isTold: Bool) throws {
    let path = EvaluatedPath(
      certificates: [try Certificate(der: leaf.der), try Certificate(der: issuer.der)],
      origins: [.sent, .sent], anchors: [], findings: [],
      revocations: statuses.map(CertificateRevocation.init(status:)))
    let note = Note(onRevocationsOf: path)
    #expect((note?.kind == .revocation) == isTold && (note == nil) != isTold)
  }

  private func notes(_ statements: [RevocationStatement], isRequired: Bool = false) throws
    -> [String]
  {
    var settings = EvaluationSettings(
      purpose: .server, reference: .dns("www.example.com"), verifyDate: Self.now)
    settings.revocation = RevocationEvidence(
      statements: statements, isRequired: isRequired, whyNotAsked: nil)
    let evaluation = Evaluator(cryptography: OpenSSLCryptography()).evaluate(
      EvaluationInput(
        sent: [try Certificate(der: leaf.der), try Certificate(der: issuer.der)], supplied: [],
        anchors: Root(certificate: try Certificate(der: root.der))), settings: settings)
    return RevocationRemarks(settings.revocation, evaluation.best).notes.map(\.text)
  }

  private func list(
    of issuer: IssuedCertificate, until days: Int64 = 5, from source: RevocationStatement.Source
  ) throws -> RevocationStatement {
    let template = RevocationListTemplate(
      thisUpdate: Self.now.advanced(byDays: -9), nextUpdate: Self.now.advanced(byDays: days))
    return RevocationStatement(
      .list(try RevocationList(der: try template.list(of: issuer))), from: source)
  }

  private func stranger(_ name: String) throws -> IssuedCertificate {
    try LabReports.authority(name).issue(to: try Self.key.get())
  }

  private static let useless = "a.pem has no list that concerns a certificate on the path"

  /// The issuers of a file's lists are named, three of them, each once.
  @Test(
    arguments: [
      (["A"], ": it is of 'A'"), (["A", "A"], ": it is of 'A'"),
      (["A", "B", "C"], ": it is of 'A', 'B', 'C'"),
      (["A", "B", "C", "D"], ": it is of 'A', 'B', 'C' and one other"),
      (["A", "B", "C", "D", "E"], ": it is of 'A', 'B', 'C' and 2 others"),
    ] as [([String], String)])
  func whoseListsAFileHas(names: [String], text: String) throws {
    let lists = try names.map { try list(of: try stranger($0), from: .file("a.pem")) }
    #expect(try notes(lists) == [Self.useless + text])
  }

  /// A file in which one list is of use needs no remark on the others; each file is judged alone.
  @Test func aListOfUseIsEnoughForItsFile() throws {
    let (own, other) = (
      RevocationStatement.Source.file("a.pem"), RevocationStatement.Source.file("b")
    )
    let stranger = try stranger("A")
    #expect(try notes([list(of: stranger, from: own), list(of: issuer, from: own)]).isEmpty)
    #expect(
      try notes([list(of: issuer, from: other), list(of: stranger, from: own)])
        == [Self.useless + ": it is of 'A'"])
  }

  /// Why a list of the issuer's does not count, unless it is old and another one counts; it concerns
  /// the path in any case.
  @Test(arguments: [false, true]) func anOldList(isKnown: Bool) throws {
    let old = try list(of: issuer, until: -2, from: .file("a.pem"))
    let good = try list(of: issuer, from: .file("b.pem"))
    let texts = try notes(isKnown ? [old, good] : [old])
    #expect(texts.count == (isKnown ? 0 : 1), "\(texts)")
    guard !isKnown else { return }
    #expect(
      texts.first?.hasPrefix("the list of 'Issuer' in a.pem does not count: it ") == true,
      "\(texts)")
  }

  /// The same of a list that is limited to the certificates of authorities.
  @Test(arguments: [false, true]) func aListOfOthers(isKnown: Bool) throws {
    var template = RevocationListTemplate(
      thisUpdate: Self.now.advanced(byDays: -9), nextUpdate: Self.now.advanced(byDays: 5))
    template.extensions = [
      .init("2.5.29.28", isCritical: true, value: DER.sequence(DER.implicit(2, [0xff])))
    ]
    let limited = RevocationStatement(
      .list(try RevocationList(der: try template.list(of: issuer))), from: .file("a.pem"))
    let good = try list(of: issuer, from: .file("b.pem"))
    let texts = try notes(isKnown ? [limited, good] : [limited])
    #expect(texts.count == (isKnown ? 0 : 1), "\(texts)")
    #expect(
      texts.allSatisfy { $0.hasPrefix("the list of 'Issuer' in a.pem does not count: ") },
      "\(texts)")
  }

  /// A forged list is told although a sound one counts.
  @Test func aForgedList() throws {
    let forger = IssuedCertificate(
      der: issuer.der, subject: issuer.subject, key: try Self.key.get(),
      keyIdentifier: issuer.keyIdentifier)
    let texts = try notes([
      list(of: forger, from: .file("a.pem")), list(of: issuer, from: .file("b.pem")),
    ])
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("the list of 'Issuer' in a.pem does not count: ") == true)
  }

  /// Few notes of a kind, and how many more there would be.
  @Test(arguments: [
    (4, nil), (5, "one more note like these is left out"),
    (7, "3 more notes like these are left out"),
  ])
  func notesAreFew(count: Int, rest: String?) throws {
    let stranger = try stranger("A")
    let texts = try notes(
      try (0..<count).map { try list(of: stranger, from: .file("\($0).pem")) })
    #expect(texts.count == (rest == nil ? 4 : 5))
    #expect(texts.prefix(4).allSatisfy { $0.contains(".pem has no list that concerns") })
    #expect(texts.dropFirst(4).first == rest)
  }

  /// An address that had no answer is told once, and not where the failure says it.
  @Test(arguments: [false, true]) func anAddressWithoutAnAnswer(isRequired: Bool) throws {
    let nothing = RevocationStatement(
      .nothing(AnswerProblem(.noAnswer, "nothing came")),
      from: .fetched(address: "http://crl.example/list"))
    let texts = try notes([nothing, nothing], isRequired: isRequired)
    #expect(texts.count == (isRequired ? 0 : 1))
    #expect(
      texts.allSatisfy {
        $0.hasSuffix(" should tell whether 'www.example.com' is revoked: nothing came")
      }, "\(texts)")
  }
}
