package import Threads
package import TrustModel

/// Where the evidence of an examination comes from.
package protocol EvidenceSource: Sendable {
  /// What there is to begin with: a peer seen, files read, a record.
  func evidence(for request: Request, by deadline: Deadline) -> Evidence

  /// Puts an answer to each need into the evidence, if only that there is no answer.
  func meet(
    _ needs: [Need], of request: Request, in evidence: inout Evidence, by deadline: Deadline)
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

  mutating func ask(
    _ questions: [(Engine, WitnessQuestion)], _ witnesses: any WitnessPanel, by deadline: Deadline
  ) {
    guard !questions.isEmpty else { return }
    let answers = witnesses.opinions(on: questions, by: deadline)
    opinions += zip(questions, answers).map {
      OpinionEvidence(question: $0.1.digest, opinion: $1)
    }
  }

  /// Says it once, however often the evidence was replayed and saved.
  mutating func remark(_ text: String) {
    if !remarks.contains(text) { remarks.append(text) }
  }

  mutating func add(_ places: [RootPlace], of engine: Engine) {
    guard let index = stores.firstIndex(where: { $0.store == .library(engine) }) else { return }
    stores[index].rootPlaces = places
  }
}
