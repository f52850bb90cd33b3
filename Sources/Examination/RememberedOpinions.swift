import Synchronization
import Threads
import TrustModel
import X509

/// Has the same question put to a witness once in a run: many names may lead to one server, and the
/// opinion on the same bytes, name, date and settings is the same.
///
/// An opinion is kept by the whole question. That there is none is not kept: the next one may have more
/// luck.
struct RememberedOpinions: WitnessPanel {
  private let panel: any WitnessPanel
  private let known = Remembered<Asked, Opinion>(mostEntries: 1_024, mostOctets: 2_097_152)
  private let answers = Answers()

  private struct Asked: Hashable {
    let engine: Engine
    let question: WitnessQuestion

    /// The name and the leaf tell nearly all questions apart; equality compares everything.
    func hash(into hasher: inout Hasher) {
      hasher.combine(engine)
      hasher.combine(question.serverName)
      question.chain.first?.withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    var octets: Int {
      [question.chain, question.intermediates, question.anchors, question.anchorsWithSettings]
        .joined().reduce(0) { $0 + $1.count }
    }
  }

  /// Those that are being made.
  private final class Answers: Sendable {
    let underWay = Mutex<[Asked: PendingValue<Opinion?>]>([:])
  }

  private enum Way {
    case known(Opinion)
    /// Another endpoint has asked the same.
    case wait(PendingValue<Opinion?>)
    case ask(PendingValue<Opinion?>)
  }

  init(_ panel: any WitnessPanel) {
    self.panel = panel
  }

  var engines: [Engine] { panel.engines }

  func opinions(
    on questions: [(Engine, WitnessQuestion)], by deadline: Deadline
  ) -> [Opinion] {
    let asked = questions.map { Asked(engine: $0, question: $1) }
    let ways = asked.map(way)
    var opinions = ways.map {
      if case .known(let opinion) = $0 { opinion } else { nil as Opinion? }
    }
    let own = ways.indices.filter { if case .ask = ways[$0] { true } else { false } }
    let made = own.isEmpty ? [] : panel.opinions(on: own.map { questions[$0] }, by: deadline)
    for (index, opinion) in zip(own, made) {
      opinions[index] = opinion
      if case .ask(let pending) = ways[index] { settle(asked[index], pending, opinion) }
    }
    for index in ways.indices {
      if case .wait(let pending) = ways[index] {
        opinions[index] = pending.wait(until: deadline) ?? nil
      }
    }
    // Where the other one got no opinion, this one asks by itself.
    let left = opinions.indices.filter { opinions[$0] == nil }
    guard !left.isEmpty else { return opinions.compactMap(\.self) }
    for (index, opinion) in zip(
      left, panel.opinions(on: left.map { questions[$0] }, by: deadline))
    {
      opinions[index] = opinion
    }
    return opinions.compactMap(\.self)
  }

  private func way(of asked: Asked) -> Way {
    answers.underWay.withLock { underWay in
      if let known = known[asked] { return .known(known) }
      if let other = underWay[asked] { return .wait(other) }
      let own = PendingValue<Opinion?>()
      underWay[asked] = own
      return .ask(own)
    }
  }

  private func settle(_ asked: Asked, _ pending: PendingValue<Opinion?>, _ opinion: Opinion) {
    let isSound = opinion.noOpinion == nil && opinion.verdict != .unknown
    answers.underWay.withLock { underWay in
      if isSound { known.keep(opinion, for: asked, octets: asked.octets) }
      underWay[asked] = nil
    }
    pending.set(isSound ? opinion : nil)
  }
}
