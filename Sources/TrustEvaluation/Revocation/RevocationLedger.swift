import TrustModel
import X509

/// The revocation of each pair of certificate and issuer, each determined once.
struct RevocationLedger {
  private let evidence: RevocationEvidence
  private let date: Instant
  private var verifier: StatementSignatures
  private var known: [Link: CertificateRevocation] = [:]
  /// The authority's other certificates, as far as they were looked for.
  private var siblings: [Link: [Certificate]] = [:]

  /// A certificate, its issuer and the issuer's own, where that is on the path, by their indices in the
  /// graph.
  private struct Link: Hashable {
    let certificate, issuer: Int
    let next: Int?
  }

  init(_ evidence: RevocationEvidence, at date: Instant, _ verifier: StatementSignatures) {
    self.evidence = evidence
    self.date = date
    self.verifier = verifier
  }

  /// What is known of each certificate on a path but the last, which has no issuer on the path.
  mutating func revocations(
    of nodes: [Int], in graph: CertificateGraph
  ) -> [CertificateRevocation] {
    nodes.indices.dropLast().map { index in
      let link = Link(
        certificate: nodes[index], issuer: nodes[index + 1],
        next: index + 2 < nodes.count ? nodes[index + 2] : nil)
      var found = known[link] ?? revocation(of: link, in: graph, isLeaf: index == 0)
      known[link] = found
      // The pair may have another index on another path.
      found.status.certificate = index
      return found
    }
  }

  private mutating func revocation(
    of link: Link, in graph: CertificateGraph, isLeaf: Bool
  ) -> CertificateRevocation {
    let pair = IssuedPair(
      certificate: graph[link.certificate].certificate, issuer: graph[link.issuer].certificate,
      date: date)
    let places = evidence.whyNotAsked == nil ? RevocationPlaces(pair, verifier.cryptography) : nil
    let look = pair.issuer.subject.look
    var considered: [(via: String, verdict: StatementVerdict)] = []
    var found = CertificateRevocation(.notChecked, nil)
    verifier.reached = nil
    for (number, statement) in evidence.statements.enumerated() {
      guard let via = statement.source.name(among: places),
        canBeAbout(statement, on: pair, issuerLook: look)
      else { continue }
      var verdict = pair.verdict(of: statement.content, number, &verifier)
      if verdict.problem != nil,
        let revocation = revocation(bySiblingIn: statement, number, pair, link, graph)
      {
        verdict = .revoked(revocation)
      }
      if statement.source == .stapled { found.stapleProblem = verdict.problem }
      guard isUsed(verdict, from: statement.source, isLeaf: isLeaf) else { continue }
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

  /// What another key of the issuer's authority proves.
  ///
  /// An authority that changes its key signs with the new one (RFC 5280, section 6.3.3, f). Only a
  /// revocation counts that way.
  private mutating func revocation(
    bySiblingIn statement: RevocationStatement, _ number: Int, _ pair: IssuedPair, _ link: Link,
    _ graph: CertificateGraph
  ) -> Revocation? {
    let own = pair.revocation(in: statement.content, verifier.cryptography)
    guard own != nil || statement.content.revokes(pair.certificate.serialNumber) else { return nil }
    for sibling in siblings(of: link, in: graph) {
      let other = IssuedPair(certificate: pair.certificate, issuer: sibling, date: pair.date)
      if let revocation = own ?? other.revocation(in: statement.content, verifier.cryptography),
        other.issuerSigned(statement.content, number, &verifier)
      {
        return revocation
      }
    }
    return nil
  }

  /// Whether a statement counts for a certificate that it may have been stapled for.
  ///
  /// Clients do not accept an answer for the leaf that came with another certificate; here it counts if
  /// it proves a revocation.
  private func isUsed(
    _ verdict: StatementVerdict, from source: RevocationStatement.Source, isLeaf: Bool
  ) -> Bool {
    guard let problem = verdict.problem else {
      if case .revoked = verdict { return true }
      return source != .stapledForIssuer || !isLeaf
    }
    switch source {
    case .stapled: return isLeaf || problem.kind != .otherSubject
    // An answer that cannot be read does not say which certificate it is about.
    case .stapledForIssuer:
      return !isLeaf && ![.otherSubject, .malformed, .noAnswer].contains(problem.kind)
    case .fetched, .file: return true
    }
  }

  /// Certificates with the issuer's name and other keys, each signed by the issuer or by the issuer's own
  /// issuer.
  private mutating func siblings(of link: Link, in graph: CertificateGraph) -> [Certificate] {
    if let known = siblings[link] { return known }
    let issuer = graph[link.issuer]
    let look = issuer.certificate.subject.look
    let signers =
      [issuer.certificate] + [link.next].compactMap(\.self).map { graph[$0].certificate }
    let namesakes = graph.nodes.filter {
      $0.key != issuer.key && $0.certificate.subject.look == look
    }.map(\.certificate)
    let found = namesakes.filter { namesake in
      signers.contains { verifier.signed(namesake, by: $0) }
    }
    siblings[link] = Array(found.prefix(Self.mostSiblings))
    if found.count > Self.mostSiblings { verifier.reached = verifier.reached ?? .siblings }
    return siblings[link] ?? []
  }

  /// An authority has one key, or two for a while.
  private static let mostSiblings = 8

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
      // Of such a certificate no responder is asked, so that an address is a list's.
      return !pair.isExemptFromOCSP || statement.source.isFile || statement.source.address != nil
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
    if pair.isExemptFromOCSP, !pair.certificate.namesRevocationLists {
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
        [lists ? "no list given is of its issuer" : nil, whyNotAsked(places, pair)].compactMap(
          \.self
        )
        .joined(separator: "; "))
    }
    // A bound is never silent.
    if let places, !places.leftOut.isEmpty {
      let others = "not asked, as there are too many: \(places.leftOut.joined(separator: ", "))"
      status.reason = [status.reason, others].compactMap(\.self).joined(separator: "; ")
    }
    return status
  }

  private func whyNotAsked(_ places: RevocationPlaces?, _ pair: IssuedPair) -> String? {
    guard let places else { return evidence.whyNotAsked }
    if places.questions.isEmpty, pair.isExemptFromOCSP {
      return "the certificate exempts itself from OCSP and names no list by plain HTTP"
    }
    return places.questions.isEmpty
      ? "the certificate names no responder or list by plain HTTP"
      : "there are more addresses than are asked for one server"
  }
}

extension IssuedPair {
  /// Whether the certificate says that no responder is asked about it.
  var isExemptFromOCSP: Bool {
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
