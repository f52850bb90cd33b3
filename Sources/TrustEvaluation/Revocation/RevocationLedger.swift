package import TrustModel
import X509

/// What is known of the revocation of one certificate on a path, and whom one could ask.
package struct CertificateRevocation: Hashable, Sendable {
  package var status: RevocationStatus
  /// The places that were not asked yet, in the order to ask them in; empty once somebody knows.
  package var questions: [RevocationQuestion] = []
  /// What is wrong with an answer about it that came in the handshake; nil when nothing is, or none
  /// came.
  package var stapleProblem: AnswerProblem?
}

/// A place where something is to be had on the revocation of one certificate.
package enum RevocationQuestion: Hashable, Sendable {
  /// The question is part of the address.
  case responder(address: String)
  case list(address: String)

  package var address: String {
    switch self {
    case .responder(let address), .list(let address): address
    }
  }
}

/// What was said of each pair of certificate and issuer, each found out once.
struct RevocationLedger {
  private let evidence: RevocationEvidence
  private let date: Instant
  private var verifier: SignatureBudget
  /// By the numbers of both in the graph.
  private var known: [Int: CertificateRevocation] = [:]

  init(
    _ evidence: RevocationEvidence, at date: Instant, by cryptography: any CryptographyProvider
  ) {
    self.evidence = evidence
    self.date = date
    verifier = SignatureBudget(cryptography)
  }

  /// What is known of each certificate on a path but the last, which nobody on it vouches for.
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
      // Another path may have the pair in another place.
      found.status.certificate = index
      return found
    }
  }

  private mutating func revocation(of pair: IssuedPair, isLeaf: Bool) -> CertificateRevocation {
    // Apple's clients look no further either (SecRevocationServer.c).
    if pair.certificate.extensions.contains(where: { $0.oid == .ocspNoCheck }) {
      return CertificateRevocation(
        .notApplicable, "the certificate says that nobody need ask (ocsp-nocheck)")
    }
    let places = evidence.whyNotAsked == nil ? RevocationPlaces(pair, verifier.cryptography) : nil
    var heard: [(via: String, verdict: StatementVerdict)] = []
    var stapleProblem: AnswerProblem?
    for statement in evidence.statements {
      guard let via = statement.source.name(among: places) else { continue }
      let verdict = pair.verdict(of: statement.content, &verifier)
      if statement.source == .stapled {
        stapleProblem = verdict.problem
        // It need not be about the others.
        if !isLeaf, stapleProblem?.kind == .beside { continue }
      }
      heard.append((via, verdict))
    }
    var found =
      heard.isEmpty
      ? silence(on: pair, places) : CertificateRevocation(status: RevocationStatus(heard))
    found.stapleProblem = stapleProblem
    if found.status.status == .notChecked || found.status.status == .unknown {
      let asked = evidence.statements.compactMap(\.source.address)
      found.questions = places?.questions.filter { !asked.contains($0.address) } ?? []
    }
    return found
  }

  /// Why nobody said anything.
  private func silence(
    on pair: IssuedPair, _ places: RevocationPlaces?
  ) -> CertificateRevocation {
    guard pair.certificate.namesRevocationPlaces else {
      return CertificateRevocation(
        .notApplicable, "the certificate names neither a responder nor a list")
    }
    guard let places else { return CertificateRevocation(.notChecked, evidence.whyNotAsked) }
    return CertificateRevocation(
      .notChecked,
      places.questions.isEmpty
        ? "the certificate names no responder or list by plain HTTP"
        : "so many addresses are not asked for one server")
  }
}

extension CertificateRevocation {
  /// - Parameter reason: Why there is no answer.
  fileprivate init(_ status: RevocationStatus.Status, _ reason: String?) {
    self.init(status: RevocationStatus(certificate: 0, status: status, reason: reason))
  }
}

extension RevocationStatus {
  /// A certificate that anybody showed to be revoked is; good comes next.
  fileprivate init(_ heard: [(via: String, verdict: StatementVerdict)]) {
    self.init(certificate: 0, status: .notChecked)
    var problems: [String] = []
    for (via, verdict) in heard {
      switch verdict {
      case .revoked(let revocation):
        (status, self.via) = (.revoked, via)
        (time, reason) = (revocation.date, revocation.reason?.name)
        return
      case .good(let date): (status, time, self.via) = (.good, date, via)
      case .unknown(let date):
        if status != .good { (status, time, self.via) = (.unknown, date, via) }
      case .unusable(let problem):
        problems.append((via == Self.stapled ? "the stapled answer" : via) + ": " + problem.text)
      }
    }
    if status == .notChecked, !problems.isEmpty { reason = problems.joined(separator: "; ") }
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
