import TLSEngine
import TrustEvaluation
import TrustModel
import X509

extension WitnessQuestion {
  /// The same question put to a witness.
  init(input: EvaluationInput, anchors: [Anchor], question: TrustQuestion) {
    self.init(
      chain: input.sent.map(\.der), intermediates: input.supplied.map(\.der),
      anchors: anchors.filter { $0.settings == nil }.map(\.certificate.der),
      anchorsWithSettings: anchors.compactMap { anchor in
        anchor.settings.map { anchor.certificate.der + $0.der }
      }, purpose: question.settings.purpose,
      serverName: question.comparedName,
      verifyDate: question.settings.verifyDate)
  }
}

extension TrustQuestion {
  /// The name that the certificate is held against; nil where none is.
  var comparedName: String? {
    settings.comparedReference == nil ? nil : endpoint.serverName
  }
}

extension EvaluationInput {
  /// The anchors that any certificate at hand names as issuer.
  ///
  /// A witness gets these instead of whole stores: for its verdict the others cannot matter, and
  /// loading them would cost most of a check. Each certificate comes once: as forbidden where a
  /// user does that, else as an anchor where one of its entries makes it one, else as marked.
  func relevantAnchors(from source: any AnchorSource, purpose: Purpose) -> [Anchor] {
    var anchors: [Anchor] = []
    var seen: Set<DistinguishedName> = []
    var names = (sent + supplied).flatMap { [$0.issuer, $0.subject] }
    while let name = names.popLast() {
      guard seen.insert(name).inserted else { continue }
      let found = source.anchors(withSubject: name).firstOfEachSet
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

extension [Anchor] {
  /// Without entries for a certificate that the same set has before.
  fileprivate var firstOfEachSet: [Anchor] {
    reduce(into: []) { first, anchor in
      let isKnown = first.contains {
        $0.certificate == anchor.certificate && $0.source == anchor.source
      }
      if !isKnown { first.append(anchor) }
    }
  }
}
