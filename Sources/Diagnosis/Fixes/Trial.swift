import TrustEvaluation
import TrustModel
import X509

/// The result of an evaluation with something changed.
///
/// It is no `Evaluation`, the only type that reports are made of, so it can never become a verdict.
struct Trial {
  let isTrusted: Bool
  /// Where the anchor of the best path is from; nil without one.
  let anchorSource: TrustSource?
  /// Whether an app's anchor is all that the best path ends in.
  let isAppAnchored: Bool
  /// `Evaluation.work`.
  let work: Int
  /// The failures of the best path, without consequences of others.
  let failures: [(check: Check, certificate: Certificate?)]
  /// What else a new certificate would have to meet, where one is on the path.
  let requirements: Set<NewCertificate.Requirement>

  fileprivate init(_ evaluation: Evaluation, isRefused: Bool) {
    isTrusted = evaluation.isTrusted && !isRefused
    work = evaluation.work
    let path = evaluation.best
    anchorSource = path.anchor?.source
    isAppAnchored = path.anchorSource == .app
    failures = path.findings.filter { $0.causedBy == nil }.map { finding in
      (finding.check, finding.certificate.map { path.certificates[$0] })
    }
    requirements = Set(path.findings.flatMap(NewCertificate.Requirement.requirements))
  }

  func fails(_ check: Check) -> Bool { failures.contains { $0.check == check } }
}

/// The question as it was asked, to be asked again with changes.
struct TrialQuestion {
  let evaluator: Evaluator
  var input: EvaluationInput
  let settings: EvaluationSettings
  /// Whether the TLS version is refused, whatever the certificates are.
  let isTooOld: Bool
  /// The source of trust of an imagined anchor.
  let source: TrustSource

  func trial(of changes: [Change]) -> Trial {
    var question = Changed(self)
    for change in changes { question.make(change) }
    let evaluator =
      question.signatures.assumeNothing
      ? evaluator : Evaluator(cryptography: question.signatures)
    let evaluation = evaluator.evaluate(question.input, settings: question.settings)
    return Trial(evaluation, isRefused: question.isTooOld)
  }
}

private struct Changed {
  var input: EvaluationInput
  var settings: EvaluationSettings
  var signatures: AssumedSignatures
  var isTooOld: Bool
  private let source: TrustSource

  init(_ question: TrialQuestion) {
    input = question.input
    settings = question.settings
    signatures = AssumedSignatures(question.evaluator.cryptography)
    isTooOld = question.isTooOld
    source = question.source
  }

  mutating func make(_ change: Change) {
    switch change {
    case .serverName(let name, _): settings.reference = ReferenceIdentity(name)
    case .verifyDate(let date, _): settings.verifyDate = date
    case .anchor(let certificate, let source), .renewedAnchor(let certificate, let source),
      .anchoredLeaf(let certificate, let source):
      trust(certificate, as: source)
    case .issuers(let certificates): input.supplied += certificates
    case .unseenIssuer(let child, let openPins):
      let issuer = imaginedAuthority("issuer", child.issuer)
      settings.pins.removeAll(where: openPins.contains)
      signatures.assume(child, isSignedBy: issuer.publicKey)
      trust(issuer, as: source)
    case .certificate(let new): replaceLeaf(new)
    case .purpose(let purpose): settings.purpose = purpose
    case .pins(let pins): settings.pins = pins
    case .protocolVersion: isTooOld = false
    // Made before anything else is tried: see `Experiments`.
    case .order, .stray: break
    // With a good answer nothing required is missing; it changes nothing else.
    case .stapling: settings.revocation.isRequired = false
    }
  }

  /// Replaces any other entry for the certificate.
  private mutating func trust(_ certificate: Certificate, as source: TrustSource) {
    input.anchors = AddedAnchor(certificate: certificate, source: source, others: input.anchors)
  }

  private mutating func replaceLeaf(_ new: NewCertificate) {
    guard let leaf = input.sent.first else { return }
    let authority: Certificate
    switch new.issuer {
    case .same(let issuer): authority = issuer
    case .trusted:
      authority = imaginedAuthority("authority", .imagined(as: "authority"))
      trust(authority, as: source)
    }
    // The stapled answer is about the old certificate.
    settings.revocation.statements.removeAll { $0.source == .stapled }
    let certificate = new.certificate(inPlaceOf: leaf, by: authority, settings)
    signatures.assume(certificate, isSignedBy: authority.publicKey)
    if new.requirements.contains(.key) { signatures.assumeSound(certificate.publicKey) }
    input = EvaluationInput(
      sent: [certificate] + input.sent.dropFirst(), positions: input.positions,
      supplied: input.supplied, anchors: input.anchors)
  }

  /// The certificate of a CA that breaks no rule.
  ///
  /// - Parameter role: Distinguishes it from other imagined authorities.
  private mutating func imaginedAuthority(
    _ role: String, _ name: DistinguishedName
  ) -> Certificate {
    let key = PublicKey.imagined(as: role)
    signatures.assumeSound(key)
    let authority = Reissue(
      authority: name, key: key, notBefore: settings.verifyDate.advanced(byDays: -365),
      notAfter: settings.verifyDate.advanced(byDays: 365)
    ).imagined(as: role)
    signatures.assume(authority, isSignedBy: key)
    return authority
  }
}

private struct AddedAnchor: AnchorSource {
  private let certificate: Certificate
  private let source: TrustSource
  private let others: any AnchorSource
  /// Folded once, as each experiment asks for every name of a path.
  private let look: String

  init(certificate: Certificate, source: TrustSource, others: any AnchorSource) {
    self.certificate = certificate
    self.source = source
    self.others = others
    look = certificate.subject.look
  }

  func anchors(withSubject name: DistinguishedName) -> [Anchor] {
    let known = others.anchors(withSubject: name).filter { $0.certificate != certificate }
    guard certificate.subject == name || look == name.look else { return known }
    return [Anchor(certificate: certificate, source: source)] + known
  }
}
