import Foundation
import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

/// Revocations that another key of the issuer's authority signed, or a kind of signature that no path
/// may have: both libraries' programs refuse each of them.
struct SiblingSignatureTests {
  static let now = Instant(secondsSinceEpoch: 1_780_000_000)

  /// Who has the key, under the issuer's name.
  enum Signer: CaseIterable {
    /// The root gave the authority another certificate.
    case newKey
    /// The authority's old key signed its new one.
    case selfIssued
    /// It may sign lists, but no certificates.
    case listSigner
    /// A kind of key that Apple's clients do not verify with.
    case ed25519
    /// An anchor of the same name, which neither signed the other: a new authority counts its serial
    /// numbers anew.
    case anchor
    /// The certificate is there, but somebody else's.
    case foreign
    /// The certificate is not there.
    case unknown

    var counts: Bool { ![.anchor, .foreign, .unknown].contains(self) }
  }

  @Test(arguments: Signer.allCases, [true, false])
  func lists(signer: Signer, isRevoked: Bool) throws {
    let family = try Family(signer, now: Self.now)
    var list = RevocationListTemplate(
      thisUpdate: Self.now.advanced(byDays: -1), nextUpdate: Self.now.advanced(byDays: 6))
    if isRevoked { list.entries = [.init(family.leaf, date: Self.now.advanced(byDays: -3))] }
    let statement = RevocationStatement(
      .list(try RevocationList(der: list.list(of: family.sibling))), from: .file("list.crl"))
    // An absence proves nothing that way.
    #expect(
      try family.status(by: statement, at: Self.now)
        == (signer.counts && isRevoked ? .revoked : .notChecked))
  }

  @Test(arguments: Signer.allCases, [true, false])
  func answers(signer: Signer, namesNewKey: Bool) throws {
    let family = try Family(signer, now: Self.now)
    for isRevoked in [true, false] {
      let template = OCSPTemplate(
        isRevoked ? .revoked(Self.now.advanced(byDays: -1), reason: nil) : .good,
        thisUpdate: Self.now.advanced(bySeconds: -60), nextUpdate: nil)
      let answer = try template.answer(
        on: family.leaf, of: namesNewKey ? family.sibling : family.issuer,
        signedBy: family.sibling)
      let statement = RevocationStatement(.answer(try OCSPResponse(der: answer)), from: .stapled)
      #expect(
        try family.status(by: statement, at: Self.now)
          == (signer.counts && isRevoked ? .revoked : .notChecked))
    }
  }

  /// A delegate's key and certificate need not be of a kind that a path may have.
  @Test(arguments: [PrivateKey.Kind.ed25519, .rsa(1024), .p192, .p256])
  func delegates(kind: PrivateKey.Kind) throws {
    let family = try Family(.unknown, now: Self.now)
    var delegate = CertificateTemplate(
      subject: IssuingName(commonName: "Responder"), notBefore: Self.now.advanced(byDays: -5),
      notAfter: Self.now.advanced(byDays: 5))
    delegate.extendedKeyUsage = [KeyPurpose.ocspSigning]
    let signer = try delegate.issue(to: .generate(kind), by: family.issuer)
    for isRevoked in [true, false] {
      var template = OCSPTemplate(
        isRevoked ? .revoked(Self.now.advanced(byDays: -1), reason: nil) : .good,
        thisUpdate: Self.now.advanced(bySeconds: -60), nextUpdate: nil)
      template.certificates = [signer.der]
      let answer = try template.answer(on: family.leaf, of: family.issuer, signedBy: signer)
      let statement = RevocationStatement(.answer(try OCSPResponse(der: answer)), from: .stapled)
      #expect(
        try family.status(by: statement, at: Self.now)
          == (isRevoked ? .revoked : kind == .p256 ? .good : .notChecked))
    }
  }

  /// Who names a place has to be found good where that is required, be it one without an address.
  @Test(arguments: [("2.5.29.31", true), ("2.5.29.46", true), ("1.2.3.4", false)])
  func placesWithoutAddress(extension oid: String, isPlace: Bool) throws {
    let directory = DER.explicit(4, DER.sequence([]))
    let point = DER.sequence(DER.explicit(0, DER.explicit(0, directory)))
    let family = try Family(.unknown, now: Self.now) {
      $0.extraExtensions = [.init(oid, value: DER.sequence(point))]
    }
    #expect(
      try family.revocations(by: nil, at: Self.now).first?.status.status
        == (isPlace ? .notChecked : .notApplicable))
  }

  /// What came with a later certificate of the handshake is about that one.
  @Test(arguments: [true, false])
  func staplesForIssuers(isRevoked: Bool) throws {
    let family = try Family(.unknown, now: Self.now)
    let template = OCSPTemplate(
      isRevoked ? .revoked(Self.now.advanced(byDays: -1), reason: nil) : .good,
      thisUpdate: Self.now.advanced(bySeconds: -60), nextUpdate: nil)
    let answer = try template.answer(on: family.issuer, of: family.root, signedBy: family.root)
    let statement = RevocationStatement(
      .answer(try OCSPResponse(der: answer)), from: .stapledForIssuer)
    let revocations = try family.revocations(by: statement, at: Self.now)
    #expect(revocations.map(\.status.status) == [.notApplicable, isRevoked ? .revoked : .good])
    // The leaf has no staple of its own, so that nothing is wrong with one.
    #expect(revocations.allSatisfy { $0.stapleProblem == nil })
  }

  /// Nobody takes an answer for the leaf that comes with another certificate, unless it is revoked.
  @Test(arguments: [true, false])
  func theLeafsAnswerInAnotherPlace(isRevoked: Bool) throws {
    let family = try Family(.unknown, now: Self.now)
    let template = OCSPTemplate(
      isRevoked ? .revoked(Self.now.advanced(byDays: -1), reason: nil) : .good,
      thisUpdate: Self.now.advanced(bySeconds: -60), nextUpdate: nil)
    let answer = try template.answer(on: family.leaf, of: family.issuer, signedBy: family.issuer)
    let statement = RevocationStatement(
      .answer(try OCSPResponse(der: answer)), from: .stapledForIssuer)
    #expect(
      try family.status(by: statement, at: Self.now) == (isRevoked ? .revoked : .notApplicable))
  }

  /// What cannot be read is about no certificate: none is kept from being good by it.
  @Test(arguments: [AnswerProblem.Kind.malformed, AnswerProblem.Kind.noAnswer])
  func anUnreadableAnswerForAnIssuer(kind: AnswerProblem.Kind) throws {
    let statement = RevocationStatement(
      .nothing(AnswerProblem(kind, "it is none")), from: .stapledForIssuer)
    let revocations = try Family(.unknown, now: Self.now).revocations(by: statement, at: Self.now)
    #expect(revocations.map(\.status.status) == [.notApplicable, .notApplicable])
  }

  /// Whoever has many certificates of one name spends no signatures on them for a statement that
  /// revokes nothing, and leaves none unread for one that does.
  @Test(arguments: [true, false])
  func manySiblings(isRevoked: Bool) throws {
    let family = try Family(.newKey, now: Self.now, copies: 20)
    let stranger = try Family(.unknown, now: Self.now).sibling
    var list = RevocationListTemplate(
      thisUpdate: Self.now.advanced(byDays: -1), nextUpdate: Self.now.advanced(byDays: 6))
    if isRevoked { list.entries = [.init(family.leaf, date: Self.now.advanced(byDays: -3))] }
    let statement = RevocationStatement(
      .list(try RevocationList(der: list.list(of: stranger))), from: .file("list.crl"))
    let found = try family.revocations(by: statement, at: Self.now)
    #expect(found.first?.status.status == .notChecked)
    #expect(found.first?.isBounded == false)
  }
}

private struct Family {
  let root: IssuedCertificate
  let issuer: IssuedCertificate
  let leaf: IssuedCertificate
  let sibling: IssuedCertificate
  private let supplied: [IssuedCertificate]
  private let isAnchored: Bool

  init(
    _ signer: SiblingSignatureTests.Signer, now: Instant, copies: Int = 1,
    change: (inout CertificateTemplate) -> Void = { _ in }
  ) throws {
    func authority(_ name: String) -> CertificateTemplate {
      .authority(
        subject: IssuingName(commonName: name), notBefore: now.advanced(byDays: -100),
        notAfter: now.advanced(byDays: 100))
    }
    root = try authority("Root").issue(to: .generate())
    issuer = try authority("Issuer").issue(to: .generate(), by: root)
    var server = CertificateTemplate.server(
      [.dns("www.example.com")], subject: IssuingName(commonName: "www.example.com"),
      notBefore: now.advanced(byDays: -10), notAfter: now.advanced(byDays: 10))
    change(&server)
    leaf = try server.issue(to: .generate(), by: issuer)
    switch signer {
    case .newKey: sibling = try authority("Issuer").issue(to: .generate(), by: root)
    case .selfIssued: sibling = try authority("Issuer").issue(to: .generate(), by: issuer)
    case .listSigner:
      var template = CertificateTemplate(
        subject: IssuingName(commonName: "Issuer"), notBefore: now.advanced(byDays: -100),
        notAfter: now.advanced(byDays: 100))
      template.keyUsage = .crlSign
      sibling = try template.issue(to: .generate(), by: root)
    case .ed25519: sibling = try authority("Issuer").issue(to: .generate(.ed25519), by: root)
    case .anchor: sibling = try authority("Issuer").issue(to: .generate())
    case .foreign:
      let stranger = try authority("Stranger").issue(to: .generate())
      sibling = try authority("Issuer").issue(to: .generate(), by: stranger)
    case .unknown: sibling = try authority("Issuer").issue(to: .generate(), by: root)
    }
    var supplied = signer == .unknown || signer == .anchor ? [] : [sibling]
    for _ in 1..<copies {
      supplied.append(try authority("Issuer").issue(to: .generate(), by: root))
    }
    self.supplied = supplied
    isAnchored = signer == .anchor
  }

  func status(
    by statement: RevocationStatement, at date: Instant
  ) throws -> RevocationStatus.Status? {
    try revocations(by: statement, at: date).first?.status.status
  }

  func revocations(
    by statement: RevocationStatement?, at date: Instant
  ) throws -> [CertificateRevocation] {
    var settings = EvaluationSettings(
      purpose: .server, reference: .dns("www.example.com"), verifyDate: date)
    settings.revocation.statements = [statement].compactMap(\.self)
    let roots = try ([root] + (isAnchored ? [sibling] : [])).map {
      Anchor(certificate: try Certificate(der: $0.der), source: .app)
    }
    let input = EvaluationInput(
      sent: try [leaf, issuer].map { try Certificate(der: $0.der) },
      supplied: try supplied.map { try Certificate(der: $0.der) }, anchors: SomeAnchors(all: roots))
    let best = Evaluator(cryptography: OpenSSLCryptography())
      .evaluate(input, settings: settings).best
    // The path stays the same: the signer is only asked for its signature.
    #expect(
      best.certificates.map(\.sha256)
        == (try [leaf, issuer, root].map { try Certificate(der: $0.der).sha256 }))
    return best.revocations
  }
}

private struct SomeAnchors: AnchorSource {
  let all: [Anchor]

  func anchors(withSubject name: DistinguishedName) -> [Anchor] {
    all.filter { $0.certificate.subject == name }
  }
}
