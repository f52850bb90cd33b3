package import Threads
import TrustEvaluation
package import TrustModel

/// Where the evidence of an examination comes from.
package protocol EvidenceSource: Sendable {
  var tools: Tools { get }

  /// The first evidence for a request: what the peer sent, what files contain, or a record.
  func evidence(for request: Request, by deadline: Deadline) -> Evidence

  /// Makes the handshake of a request ahead, while other tasks of the loop continue.
  ///
  /// - Returns: Evidence with what was seen; nil where the evidence is not had by waiting for one
  ///   server.
  func evidence(for request: Request, by deadline: Deadline, on loop: EventLoop) async -> Evidence?

  /// Adds what a store has for these names, each a Name in DER.
  func addRoots(
    of store: StoreName, _ subjects: [[UInt8]], for request: Request, to evidence: inout Evidence,
    by deadline: Deadline)

  /// Where a library looks for its roots, and what is there.
  func rootPlaces(of engine: Engine) -> [RootPlace]

  /// What comes from an address that a certificate names.
  func fetched(
    from uri: String, for purpose: Fetch.Purpose, under policy: FetchPolicy, by deadline: Deadline
  ) -> Fetch

  /// A remark for the report when witnesses had to be asked; nil for none.
  func remark(onAsking engines: Set<Engine>) -> String?
}

extension EvidenceSource {
  package func evidence(
    for request: Request, by deadline: Deadline, on loop: EventLoop
  ) async -> Evidence? { nil }

  /// Adds an answer to each need to the evidence, even if it is only that there is none.
  func meet(
    _ needs: [Need], of request: Request, in evidence: inout Evidence, by deadline: Deadline
  ) {
    var questions: [(Engine, WitnessQuestion)] = []
    for need in needs {
      switch need {
      case .roots(let store, let subjects):
        addRoots(of: store, subjects, for: request, to: &evidence, by: deadline)
      case .rootPlaces(let engine):
        evidence.add(rootPlaces(of: engine), of: engine)
      case .publicSuffixes(let name, let others):
        // The list is knowledge, like the rules of this program, and no evidence about the server.
        evidence.publicSuffixes = PublicSuffixEvidence(
          name: name,
          rules: tools.publicSuffixes()?.rules(forWildcardsCovering: [name] + others),
          others: others)
      case .issuer(let uri):
        evidence.fetches.append(fetched(from: uri, .issuer, request, evidence, by: deadline))
      case .revocation(let uri, let purpose):
        evidence.fetches.append(fetched(from: uri, purpose, request, evidence, by: deadline))
      case .opinion(let engine, let question):
        questions.append((engine, question))
      }
    }
    guard !questions.isEmpty else { return }
    evidence.ask(questions, tools.witnesses, by: deadline)
    if let remark = remark(onAsking: Set(questions.map(\.0))) { evidence.remark(remark) }
  }

  private func fetched(
    from uri: String, _ purpose: Fetch.Purpose, _ request: Request, _ evidence: Evidence,
    by deadline: Deadline
  ) -> Fetch {
    let policy = FetchPolicy(for: request, evidence.observations)
    return fetched(from: uri, for: purpose, under: policy, by: deadline)
  }
}

/// A request that cannot be carried out; the text is one line.
package struct RequestError: Error, Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }
}

extension Evidence {
  mutating func add(_ answers: StoreEvidence) {
    guard let index = stores.firstIndex(where: { $0.store == answers.store }) else {
      stores.append(answers)
      return
    }
    let known = Set(stores[index].answers.map(\.subject))
    stores[index].answers += answers.answers.filter { !known.contains($0.subject) }
    stores[index].failure = stores[index].failure ?? answers.failure
    stores[index].notes += answers.notes.filter { !stores[index].notes.contains($0) }
  }

  fileprivate mutating func ask(
    _ questions: [(Engine, WitnessQuestion)], _ witnesses: any WitnessPanel, by deadline: Deadline
  ) {
    let answers = witnesses.opinions(on: questions, by: deadline)
    // The libraries are usually asked the same, and to hash it takes longer than to compare it.
    var last: WitnessQuestion?
    var digest = ""
    for ((_, question), answer) in zip(questions, answers) {
      if last != question { (last, digest) = (question, question.digest) }
      opinions.append(OpinionEvidence(question: digest, opinion: answer))
    }
  }

  /// Adds a remark once, however often the evidence is replayed and saved.
  mutating func remark(_ text: String) {
    if !remarks.contains(text) { remarks.append(text) }
  }

  fileprivate mutating func add(_ places: [RootPlace], of engine: Engine) {
    guard let index = stores.firstIndex(where: { $0.store == .library(engine) }) else { return }
    stores[index].rootPlaces = places
  }
}
