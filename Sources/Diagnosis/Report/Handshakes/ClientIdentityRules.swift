import TrustEvaluation
import TrustModel
import X509

/// What a server asks of clients, and whether the client's certificate given meets it.
///
/// The server alone decides which clients it trusts, so only what any server would check is
/// reported, and whether the issuers that it names include the certificate's.
struct ClientIdentityRules {
  private let inquiry: Inquiry
  private let handshake: Handshake?
  /// Those the server names; empty where it names none.
  private let named: [DistinguishedName?]
  private let path: EvaluatedPath?
  private let failures: [Finding]

  init(_ inquiry: Inquiry, _ evaluator: Evaluator, _ certificates: CertificateCache) {
    self.inquiry = inquiry
    handshake = inquiry.observation.handshake
    named = (handshake?.acceptableIssuers ?? []).map(DistinguishedName.init(der:))
    let chain = ParsedChain(inquiry.evidence.identity ?? [], certificates)
    guard chain.leafIsReadable else {
      (path, failures) = (nil, [])
      return
    }
    var settings = EvaluationSettings(
      purpose: .client, reference: nil, verifyDate: inquiry.settings.verifyDate)
    settings.refusedKeys = inquiry.lists.keys
    let input = EvaluationInput(
      sent: chain.certificates, positions: chain.positions, supplied: [], anchors: NoAnchors())
    let best = evaluator.evaluate(input, settings: settings).best
    path = best
    failures =
      best.findings.filter { !$0.isForTheServerToKnow }
      + [Self.signingFailure(best)].compactMap(\.self)
  }

  /// A client proves that it has the key by a signature (RFC 8446, section 4.4.2.2), so a certificate
  /// that limits its key to other uses is refused.
  private static func signingFailure(_ path: EvaluatedPath) -> Finding? {
    guard let usage = path.certificates.first?.known.keyUsage, !usage.contains(.digitalSignature)
    else { return nil }
    return Finding(
      .keyUsage, certificate: 0,
      summary: "the certificate's key may not sign, which a client has to do",
      expected: "key usage \(KeyUsage.digitalSignature.text)",
      actual: usage.isEmpty ? "no key usage" : usage.text)
  }

  /// Adds what the server asks for and the result for the certificate; where the server refused it,
  /// also what may be the reason.
  func apply(to report: inout Report) {
    report.acceptableIssuers = AcceptableIssuers(
      names: named.prefix(Self.mostNames).map { $0?.text ?? "(unreadable)" },
      leftOut: max(0, named.count - Self.mostNames))
    guard let facts else { return }
    report.identity = facts
    report.fixes += [Fix(onRefusalOf: facts, from: report.acceptableIssuers)].compactMap(\.self)
    guard let hint = hint(facts, on: report.failure) else { return }
    report.failure?.hint = hint
  }

  /// Some servers name every public authority.
  private static let mostNames = 256

  private var facts: IdentityFacts? {
    guard let path, let file = inquiry.request.connection.identityFile else { return nil }
    let last = path.certificates.count - 1
    let (listing, issuer) = listing(path)
    return IdentityFacts(
      file: file,
      path: path.certificates.enumerated().map { index, certificate in
        certificate.facts(
          role: index == 0
            ? .leaf : index == last && certificate.isSelfIssued ? .root : .intermediate,
          origin: .supplied)
      },
      authentication: handshake.map { ClientAuthentication($0, inquiry.observation.failure) }
        ?? .notRequested,
      listing: listing, listedIssuer: issuer?.text, failures: failures,
      notChecked: [
        NotChecked(.anchorTrusted, reason: "which roots the server trusts is not known here"),
        NotChecked(.revocation, reason: "nobody was asked about the client's certificate"),
      ])
  }

  private func listing(
    _ path: EvaluatedPath
  ) -> (IdentityFacts.Listing, issuer: DistinguishedName?) {
    guard handshake?.clientCertificateRequested == true else { return (.notAsked, nil) }
    guard !named.isEmpty else { return (.noList, nil) }
    let names = Set(named.compactMap(\.self))
    if let issuer = path.certificates.map(\.issuer).first(where: names.contains) {
      return (.listed, issuer)
    }
    let isComplete = path.certificates.last?.isSelfIssued == true
    return (isComplete ? .notListed : .notKnown, nil)
  }

  /// Why the server refused the certificate, where something about the certificate suggests that;
  /// otherwise nil.
  private func hint(_ facts: IdentityFacts, on failure: ConnectionFailure?) -> String? {
    guard handshake?.clientCertificateSent == true, let failure, failure.kind.mayBeRefusal else {
      return nil
    }
    guard let finding = facts.failures.first else { return facts.mismatch }
    let own = "the client certificate itself fails \(finding.check.rawValue): \(finding.sentence)"
    // `unknown_ca` is said of the issuer alone (RFC 8446, section 6.2), whatever else is wrong.
    guard handshake?.alertNumber == 48, let ofIssuer = facts.mismatch ?? failure.hint else {
      return own
    }
    return "\(ofIssuer); besides, \(own)"
  }
}

/// An anchor source without anchors, as those of a server are not known.
private struct NoAnchors: AnchorSource {
  func anchors(withSubject name: DistinguishedName) -> [Anchor] { [] }
}

extension Finding {
  /// Whether it only reports that no anchor is reached: the server may have the rest of the path.
  fileprivate var isForTheServerToKnow: Bool {
    switch reason {
    case .issuerNotSent, .rootNotSent, .issuerWeak, .issuersInCircle, .rootNotTrusted,
      .selfSignedLeaf:
      true
    default: check == .anchorTrusted || check == .missingIntermediate && reason == nil
    }
  }
}

extension ConnectionFailure.Kind {
  /// Whether a server that refuses a client's certificate may end a connection in this way.
  fileprivate var mayBeRefusal: Bool {
    switch self {
    case .clientCertificateRejected, .alertReceived, .connectionLost(.handshake): true
    default: false
    }
  }
}
