import TrustEvaluation
import TrustModel
import X509

/// One witness: the anchors it is asked with, and its answer.
struct Testimony {
  let engine: Engine
  let question: WitnessQuestion
  /// The anchors it is asked with.
  let anchors: [Anchor]
  /// The library's own store, where the anchors come from that; nil where they are those of the
  /// evaluation.
  let store: StoreName?
  /// What its question leaves out, as a clause; nil where nothing.
  let omission: String?
  /// Nil until it is asked.
  let opinion: Opinion?

  var need: Need? { opinion == nil ? .opinion(engine, question) : nil }

  /// One note for each thing that questions leave out, with the witnesses concerned.
  static func omissionNotes(_ testimonies: [Testimony]) -> [Note] {
    var seen: Set<String> = []
    return testimonies.compactMap(\.omission).filter { seen.insert($0).inserted }.map { omission in
      let engines = testimonies.filter { $0.omission == omission }.map(\.engine.displayName)
      return Note(
        .engine,
        "\(engines.joined(separator: " and ")) \(engines.count == 1 ? "was" : "were") asked about "
          + omission)
    }
  }
}

extension Inquiry {
  /// What each witness says, in their order; empty where no second opinion is requested.
  var testimonies: [Testimony] {
    guard trust.asksForSecondOpinion else { return [] }
    var last: (question: WitnessQuestion, digest: String)?
    return evidence.witnesses.map { engine in
      let store = libraryStore(of: engine)
      let source = anchors(replacingSystemStoreBy: store)
      let anchors = input.relevantAnchors(
        from: source, and: source.namesInFiles + chain.unparsedNames, purpose: trust.purpose)
      let selection = WitnessSelection(observation.certificates, input, anchors: anchors)
      let question = WitnessQuestion(self, selection)
      return Testimony(
        engine: engine, question: question, anchors: anchors, store: store,
        omission: selection.omission,
        opinion: refusal(of: engine, to: selection)
          ?? opinion(of: engine, on: question, store, &last))
    }
  }

  /// Whether there are few enough certificates to evaluate them several times.
  var isForExperiments: Bool {
    let anchors = input.relevantAnchors(from: anchors, purpose: trust.purpose)
    return WitnessSelection(observation.certificates, input, anchors: anchors).isWhole
  }

  /// The opinion `unknown` where a key is too large to be given to a library; otherwise nil.
  private func refusal(of engine: Engine, to selection: WitnessSelection) -> Opinion? {
    let sent = zip(chain.positions, chain.certificates).lazy
      .filter { selection.sent.contains($0.1) }.map { ("certificate \($0)", $1) }
    let others = (selection.supplied + selection.anchors.map(\.certificate)).lazy
      .map { ("'\($0.subject.label)'", $0) }
    for (name, certificate) in Array(sent) + Array(others) {
      guard let excess = certificate.publicKey.excess else { continue }
      return Opinion(
        engine: engine, version: "unknown", verdict: .unknown,
        noOpinion: "\(name) has \(excess), which no library is asked about")
    }
    return nil
  }

  /// The witness's answer to a question with one change.
  func answer(
    _ engine: Engine, _ experiment: Experiment, _ testimonies: [Testimony], path: EvaluatedPath
  ) -> Disagreements.Answer {
    guard let testimony = testimonies.first(where: { $0.engine == engine }),
      let question = testimony.question(
        for: experiment, path: path,
        ownAnchors: input.relevantAnchors(
          from: anchors, and: anchors.namesInFiles + chain.unparsedNames, purpose: trust.purpose),
        fetched: fetched.certificates)
    else { return .impossible }
    var last: (question: WitnessQuestion, digest: String)?
    return opinion(of: engine, on: question, testimony.store, &last)
      .map(Disagreements.Answer.opinion) ?? .pending(.opinion(engine, question))
  }

  /// The recorded answer; none where the library could not read its own roots.
  ///
  /// - Parameter last: The question asked before, which mostly is the same: to hash one takes
  ///   longer than the rest of this.
  private func opinion(
    of engine: Engine, on question: WitnessQuestion, _ store: StoreName?,
    _ last: inout (question: WitnessQuestion, digest: String)?
  ) -> Opinion? {
    if let failure = store.flatMap(roots.evidence)?.failure {
      return Opinion(engine: engine, version: "unknown", verdict: .unknown, noOpinion: failure)
    }
    guard evidence.opinions.contains(where: { $0.opinion.engine == engine }) else { return nil }
    let asked = last?.question == question ? last : nil
    let digest = asked?.digest ?? question.digest
    last = (question, digest)
    return evidence.opinions.first {
      $0.opinion.engine == engine && $0.question == digest
    }?.opinion
  }

  /// Where each library looks for its roots, as far as that is known and was not asked yet.
  var rootPlaceNeeds: [Need] {
    guard trust.asksForSecondOpinion else { return [] }
    return evidence.witnesses.filter { engine in
      libraryStore(of: engine).flatMap(roots.evidence)?.rootPlaces == nil
        && libraryStore(of: engine) != nil
    }.map(Need.rootPlaces)
  }

  /// The library's own store, where no option names another and its places can be known.
  private func libraryStore(of engine: Engine) -> StoreName? {
    let store = StoreName.library(engine)
    guard trust.optionWithoutSystemStore == nil, roots.evidence(of: store)?.places.isEmpty == false
    else { return nil }
    return store
  }

  private func anchors(replacingSystemStoreBy store: StoreName?) -> RecordedAnchors {
    guard let store else { return anchors }
    return RecordedAnchors(
      stores: trust.stores.map {
        $0.name == .system ? StoreReference(store, .system) : $0
      }, roots: roots)
  }
}

extension WitnessQuestion {
  fileprivate init(_ inquiry: Inquiry, _ selection: WitnessSelection) {
    self.init(
      chain: selection.chain, intermediates: selection.supplied.map(\.der),
      anchors: selection.anchors.filter { $0.settings == nil }.map(\.certificate.der),
      anchorsWithSettings: selection.anchors.compactMap { anchor in
        anchor.settings.map { anchor.certificate.der + $0.der }
      }, purpose: inquiry.trust.purpose,
      serverName: inquiry.comparedName.map(IPAddress.withoutZone),
      verifyDate: inquiry.settings.verifyDate)
  }
}
