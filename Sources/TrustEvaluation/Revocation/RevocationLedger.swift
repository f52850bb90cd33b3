import TrustModel
import X509

/// The revocation of each pair of certificate and issuer, each determined once.
struct RevocationLedger {
  private let evidence: RevocationEvidence
  private let date: Instant
  private var verifier: StatementSignatures
  private var known: [Link: CertificateRevocation] = [:]
  /// The certificates with an issuer's name and other keys.
  private var namesakes: [Int: [Int]] = [:]
  private let hasLists: Bool

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
    hasLists = evidence.statements.contains { if case .list = $0.content { true } else { false } }
  }

  /// The work done so far that was not remembered, in the unit of `Evaluation.work`.
  var work: Int { verifier.work.done }

  /// What is known of each certificate on a path but the last, which has no issuer on the path.
  mutating func revocations(
    of nodes: [Int], in graph: inout CertificateGraph
  ) -> [CertificateRevocation] {
    var revocations: [CertificateRevocation] = []
    for index in nodes.indices.dropLast() {
      let link = Link(
        certificate: nodes[index], issuer: nodes[index + 1],
        next: index + 2 < nodes.count ? nodes[index + 2] : nil)
      var found = known[link] ?? revocation(of: link, in: &graph, isLeaf: index == 0)
      known[link] = found
      // The pair may have another index on another path.
      found.status.certificate = index
      revocations.append(found)
    }
    return revocations
  }

  private mutating func revocation(
    of link: Link, in graph: inout CertificateGraph, isLeaf: Bool
  ) -> CertificateRevocation {
    let pair = IssuedPair(
      graph[link.certificate].certificate, by: graph[link.issuer].certificate,
      look: hasLists ? graph.look(of: link.issuer) : nil, at: date)
    let places = evidence.whyNotAsked == nil ? RevocationPlaces(pair, verifier.cryptography) : nil
    var considered: [(via: String, verdict: StatementVerdict)] = []
    var found = CertificateRevocation(.notChecked, nil)
    verifier.isBounded = false
    for (number, statement) in evidence.statements.enumerated() {
      // Few of many lists are of the issuer.
      guard verifier.spendAndCount(1) else { break }
      let numbered = NumberedStatement(number: number, statement: statement)
      guard let via = statement.source.name(among: places), canBeAbout(numbered, on: pair),
        verifier.spendAndCount(2 * StatementSignatures.lookUp)
      else { continue }
      let verdict = verdict(of: numbered, on: pair, link, in: &graph)
      if statement.source == .stapled {
        found.stapleProblem = verdict.problem
        if case .good = verdict { found.isStapleGood = true }
      }
      guard isUsed(verdict, from: statement.source, isLeaf: isLeaf) else { continue }
      considered.append((via, verdict))
      found.considered.append(
        .init(
          statement: number, source: statement.source, name: via, problem: verdict.problem))
    }
    found.status = status(of: pair, considered, places)
    if found.status.status == .good {
      // Each has its part in it.
      for (index, considered) in considered.enumerated() {
        if case .good = considered.verdict { found.considered[index].problem = nil }
      }
    }
    if verifier.isBounded, found.status.status != .revoked {
      found.isBounded = true
      // What was left unread may prove the contrary.
      found.status = RevocationStatus(
        .notChecked, "not all that was said of it was read, as that takes too much work")
      return found
    }
    if found.status.status == .notChecked || found.status.status == .unknown {
      let asked = evidence.statements.compactMap(\.source.address)
      found.questions = places?.questions.filter { !asked.contains($0.address) } ?? []
    }
    return found
  }

  private mutating func verdict(
    of statement: NumberedStatement, on pair: IssuedPair, _ link: Link,
    in graph: inout CertificateGraph
  ) -> StatementVerdict {
    let verdict = pair.verdict(of: statement, &verifier)
    guard verdict.problem != nil else { return verdict }
    return revocation(bySiblingIn: statement, pair, link, &graph).map(StatementVerdict.revoked)
      ?? verdict
  }

  /// What another key of the issuer's authority proves.
  ///
  /// An authority that changes its key signs with the new one (RFC 5280, section 6.3.3, f). Only a
  /// revocation counts that way. Whether anything is revoked is looked at before any signature.
  private mutating func revocation(
    bySiblingIn statement: NumberedStatement, _ pair: IssuedPair, _ link: Link,
    _ graph: inout CertificateGraph
  ) -> Revocation? {
    let isNamed = pair.isRevoked(by: statement, &verifier)
    guard isNamed || statement.statement.revokes(pair.certificate.serialNumber) else { return nil }
    for node in namesakes(of: link.issuer, in: &graph) {
      guard verifier.spendAndCount(StatementSignatures.lookUp) else { return nil }
      var other = pair
      other.issuer = graph[node].certificate
      guard isNamed || other.isRevoked(by: statement, &verifier),
        isSibling(node, of: link, in: &graph)
      else { continue }
      if let revocation = other.revocation(
        signedIn: statement, about: isNamed ? pair : other, &verifier)
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

  private mutating func namesakes(of issuer: Int, in graph: inout CertificateGraph) -> [Int] {
    if let known = namesakes[issuer] { return known }
    let found = graph.namesakes(of: issuer)
    namesakes[issuer] = found
    return found
  }

  /// Whether the issuer or the issuer's own issuer signed the certificate, by any kind of signature
  /// that can be verified.
  private mutating func isSibling(
    _ node: Int, of link: Link, in graph: inout CertificateGraph
  ) -> Bool {
    for signer in [link.issuer, link.next].compactMap(\.self)
    where graph.isNamedAsIssuer(of: node, signer) {
      let verdict = verifier.verdict(
        on: SignedPart(graph[node].certificate), by: graph[signer].certificate.publicKey,
        isOfRevocation: true)
      if verdict == .valid { return true }
    }
    return false
  }

  /// Whether a statement can be about the certificate.
  ///
  /// The extension id-pkix-ocsp-nocheck (RFC 6960, section 4.2.2.2.1) is about OCSP: Apple's
  /// clients then ignore every answer, even a stapled one (SecRevocationServer.c). It does not
  /// concern lists.
  private mutating func canBeAbout(_ numbered: NumberedStatement, on pair: IssuedPair) -> Bool {
    let source = numbered.statement.source
    switch numbered.statement.content {
    case .answer: return !pair.isExemptFromOCSP
    // Of such a certificate no responder is asked, so that an address is a list's.
    case .nothing: return !pair.isExemptFromOCSP || source.isFile || source.address != nil
    // Files contain lists of many issuers; a list from the certificate's own address should be its
    // issuer's.
    case .list(let list): return !source.isFile || pair.isIssuer(of: list, numbered, &verifier)
    }
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
  var problem: AnswerProblem? {
    switch self {
    case .good(_, .all), .revoked: nil
    case .good(_, let reasons): AnswerProblem(.other, reasons.limit)
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
