import TrustModel
import X509

/// The revocation of each pair of certificate and issuer, each determined once.
struct RevocationLedger {
  private let evidence: RevocationEvidence
  private let date: Instant
  private var verifier: StatementSignatures
  /// By the indices of both in the graph.
  private var known: [Int: CertificateRevocation] = [:]

  init(_ evidence: RevocationEvidence, at date: Instant, _ verifier: StatementSignatures) {
    self.evidence = evidence
    self.date = date
    self.verifier = verifier
  }

  /// What is known of each certificate on a path but the last, which has no issuer on the path.
  mutating func revocations(
    of nodes: [Int], in graph: CertificateGraph
  ) -> [CertificateRevocation] {
    zip(nodes, nodes.dropFirst()).enumerated().map { index, nodes in
      let key = nodes.0 << 32 | nodes.1
      var found =
        known[key]
        ?? revocation(
          of: IssuedPair(
            certificate: graph[nodes.0].certificate, issuer: graph[nodes.1].certificate,
            date: date),
          isLeaf: index == 0)
      known[key] = found
      // The pair may have another index on another path.
      found.status.certificate = index
      return found
    }
  }

  private mutating func revocation(of pair: IssuedPair, isLeaf: Bool) -> CertificateRevocation {
    let places = evidence.whyNotAsked == nil ? RevocationPlaces(pair, verifier.cryptography) : nil
    let look = pair.issuer.subject.look
    var considered: [(via: String, verdict: StatementVerdict)] = []
    var found = CertificateRevocation(.notChecked, nil)
    verifier.reached = nil
    for (number, statement) in evidence.statements.enumerated() {
      guard let via = statement.source.name(among: places),
        canBeAbout(statement, on: pair, issuerLook: look)
      else { continue }
      let verdict = pair.verdict(of: statement.content, number, &verifier)
      if statement.source == .stapled {
        found.stapleProblem = verdict.problem
        // It need not be about the certificates above the leaf.
        if !isLeaf, verdict.problem?.kind == .otherSubject { continue }
      }
      considered.append((via, verdict))
      found.considered.append(
        .init(
          statement: number, source: statement.source, name: via, problem: verdict.problem))
    }
    found.status = status(of: pair, considered, places)
    if found.status.status != .revoked { found.bound = verifier.reached }
    if found.status.status == .notChecked || found.status.status == .unknown {
      let asked = evidence.statements.compactMap(\.source.address)
      found.questions = places?.questions.filter { !asked.contains($0.address) } ?? []
    }
    return found
  }

  /// Whether a statement can be about the certificate.
  ///
  /// The extension id-pkix-ocsp-nocheck (RFC 6960, section 4.2.2.2.1) is about OCSP: Apple's
  /// clients then ignore every answer, even a stapled one (SecRevocationServer.c). It does not
  /// concern lists.
  private func canBeAbout(
    _ statement: RevocationStatement, on pair: IssuedPair, issuerLook: String
  ) -> Bool {
    if case .answer = statement.content, pair.isExemptFromOCSP { return false }
    guard let name = statement.listedName else {
      return !pair.isExemptFromOCSP || statement.source.isFile
    }
    // Files contain lists of many issuers; a list from the certificate's own address should be its
    // issuer's.
    return !statement.source.isFile || name == issuerLook
  }

  private func status(
    of pair: IssuedPair, _ considered: [(via: String, verdict: StatementVerdict)],
    _ places: RevocationPlaces?
  ) -> RevocationStatus {
    guard !evidence.isOff else { return RevocationStatus(.notChecked, evidence.whyNotAsked) }
    var status = RevocationStatus(considered)
    guard status.status == .notChecked else { return status }
    if pair.isExemptFromOCSP {
      return RevocationStatus(
        .notApplicable, "the certificate exempts itself from OCSP (ocsp-nocheck)")
    }
    // A list of another issuer proves nothing about this certificate.
    let isForOthers = considered.allSatisfy {
      $0.via != RevocationStatus.stapled && $0.verdict.problem?.kind == .otherSubject
    }
    guard pair.certificate.namesRevocationPlaces || !isForOthers else {
      return RevocationStatus(
        .notApplicable, "the certificate names neither a responder nor a list")
    }
    guard !considered.isEmpty else {
      let lists = evidence.statements.contains { $0.source.isFile }
      return RevocationStatus(
        .notChecked,
        [lists ? "no list given is of its issuer" : nil, whyNotAsked(places)].compactMap(\.self)
          .joined(separator: "; "))
    }
    // A bound is never silent.
    if let places, !places.leftOut.isEmpty {
      let others = "not asked, as there are too many: \(places.leftOut.joined(separator: ", "))"
      status.reason = [status.reason, others].compactMap(\.self).joined(separator: "; ")
    }
    return status
  }

  private func whyNotAsked(_ places: RevocationPlaces?) -> String? {
    guard let places else { return evidence.whyNotAsked }
    return places.questions.isEmpty
      ? "the certificate names no responder or list by plain HTTP"
      : "there are more addresses than are asked for one server"
  }
}

extension IssuedPair {
  fileprivate var isExemptFromOCSP: Bool {
    certificate.extensions.contains { $0.oid == .ocspNoCheck }
  }
}

extension CertificateRevocation {
  fileprivate init(_ status: RevocationStatus.Status, _ reason: String?) {
    self.init(status: RevocationStatus(status, reason))
  }
}

extension RevocationStatus {
  /// - Parameter reason: Why there is no answer.
  fileprivate init(_ status: Status, _ reason: String?) {
    self.init(certificate: 0, status: status, reason: reason)
  }
}

extension StatementVerdict {
  /// Why it is no answer on the certificate; nil when it is one.
  fileprivate var problem: AnswerProblem? {
    switch self {
    case .good, .revoked: nil
    case .unknown: AnswerProblem(.other, "its responder does not know the certificate")
    case .unusable(let problem): problem
    }
  }
}

extension RevocationStatement.Source {
  fileprivate var isFile: Bool {
    if case .file = self { return true }
    return false
  }
}
