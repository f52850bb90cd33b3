import TrustEvaluation
import TrustModel
import X509

/// What one witness is asked, with which anchors, and its answer.
struct Testimony {
  let engine: Engine
  let question: WitnessQuestion
  /// The anchors it is asked with.
  let anchors: [Anchor]
  /// The library's own store, where the anchors come from that; nil where they are those of the
  /// evaluation.
  let store: StoreName?
  /// Nil until it was asked.
  let opinion: Opinion?

  var need: Need? { opinion == nil ? .opinion(engine, question) : nil }
}

extension Inquiry {
  /// What each witness says, in their order; empty where no second opinion is requested.
  var testimonies: [Testimony] {
    guard trust.secondOpinion else { return [] }
    return evidence.witnesses.map { engine in
      let store = libraryStore(of: engine)
      let anchors = input.relevantAnchors(
        from: anchors(replacingSystemStoreBy: store), purpose: trust.purpose)
      let question = WitnessQuestion(self, anchors: anchors)
      return Testimony(
        engine: engine, question: question, anchors: anchors, store: store,
        opinion: opinion(of: engine, on: question, store))
    }
  }

  /// What was answered; none can be had where the library could not read its own roots.
  private func opinion(
    of engine: Engine, on question: WitnessQuestion, _ store: StoreName?
  ) -> Opinion? {
    if let failure = store.flatMap(roots.evidence)?.failure {
      return Opinion(engine: engine, version: "unknown", verdict: .unknown, noOpinion: failure)
    }
    let digest = question.digest
    return evidence.opinions.first {
      $0.opinion.engine == engine && $0.question == digest
    }?.opinion
  }

  /// Where each library looks for its roots, as far as that is known and was not asked yet.
  var rootPlaceNeeds: [Need] {
    guard trust.secondOpinion else { return [] }
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
  fileprivate init(_ inquiry: Inquiry, anchors: [Anchor]) {
    self.init(
      chain: inquiry.chain.certificates.map(\.der), intermediates: inquiry.supplied.map(\.der),
      anchors: anchors.filter { $0.settings == nil }.map(\.certificate.der),
      anchorsWithSettings: anchors.compactMap { anchor in
        anchor.settings.map { anchor.certificate.der + $0.der }
      }, purpose: inquiry.trust.purpose, serverName: inquiry.comparedName,
      verifyDate: inquiry.settings.verifyDate)
  }
}

extension EvaluationInput {
  /// The anchors that any certificate at hand names as issuer.
  ///
  /// A witness gets these instead of whole stores: the others cannot affect its verdict, and
  /// loading them would take most of a check's time. Each certificate comes once: as forbidden if a
  /// user forbids it, else as an anchor if one of its entries makes it one, else with its trust
  /// settings.
  func relevantAnchors(from source: any AnchorSource, purpose: Purpose) -> [Anchor] {
    var anchors: [Anchor] = []
    var seen: Set<DistinguishedName> = []
    var names = (sent + supplied).flatMap { [$0.issuer, $0.subject] }
    while let name = names.popLast() {
      guard seen.insert(name).inserted else { continue }
      let found = source.anchors(withSubject: name).deciding(for: purpose)
      let denied = found.filter { $0.isDenied(for: purpose) }
      let counting = found.filter { $0.refusal(for: purpose) == nil }
      for anchor in denied + counting + found
      where !anchors.contains(where: { $0.certificate == anchor.certificate }) {
        anchors.append(anchor)
        names.append(anchor.certificate.issuer)
      }
    }
    return anchors
  }
}
