import TLSEngine
package import TrustEvaluation
package import TrustModel

/// What a library trusts when it is told of no roots, together with what the question names itself.
package struct LibraryRoots: Sendable {
  package let anchors: any AnchorSource
  /// Looks at the places of the library, which is only done to explain a difference.
  package let places: @Sendable () -> [RootPlace]

  package init(anchors: any AnchorSource, places: @escaping @Sendable () -> [RootPlace]) {
    self.anchors = anchors
    self.places = places
  }
}

/// A witness' opinion, and the anchors it was formed with.
struct Testimony: Sendable {
  let opinion: Opinion
  let anchors: [Anchor]

  init(of witness: any WitnessVerifier, on input: EvaluationInput, _ question: TrustQuestion) {
    let source = question.libraryRoots[witness.engine]?.anchors ?? input.anchors
    anchors = input.relevantAnchors(from: source, purpose: question.settings.purpose)
    opinion = witness.opinion(
      on: WitnessQuestion(input: input, anchors: anchors, question: question))
  }
}
