import TLSEngine
import TrustEvaluation
import TrustModel
import X509

extension WitnessQuestion {
  /// The same question put to a witness.
  init(input: EvaluationInput, anchors: [Certificate], question: TrustQuestion) {
    self.init(
      chain: input.sent.map(\.der), intermediates: input.supplied.map(\.der),
      anchors: anchors.map(\.der), purpose: question.settings.purpose,
      serverName: question.endpoint.serverName, verifyDate: question.settings.verifyDate)
  }
}

extension EvaluationInput {
  /// The anchors that any certificate at hand names as issuer.
  ///
  /// A witness gets these instead of whole stores: for its verdict the others cannot matter, and
  /// loading them would cost most of a check.
  func relevantAnchors(from source: any AnchorSource) -> [Certificate] {
    var anchors: [Certificate] = []
    var seen: Set<DistinguishedName> = []
    var names = (sent + supplied).flatMap { [$0.issuer, $0.subject] }
    while let name = names.popLast() {
      guard seen.insert(name).inserted else { continue }
      for anchor in source.anchors(withSubject: name)
      where !anchors.contains(anchor.certificate) {
        anchors.append(anchor.certificate)
        names.append(anchor.certificate.issuer)
      }
    }
    return anchors
  }
}
