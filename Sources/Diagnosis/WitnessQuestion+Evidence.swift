import TLSEngine
import TrustEvaluation
import TrustModel
import X509

extension WitnessQuestion {
  /// The same question put to a witness.
  ///
  /// A witness gets the anchors that any certificate at hand names as issuer instead of whole
  /// stores: for its verdict the others cannot matter, and loading them would cost most of a check.
  init(input: EvaluationInput, question: TrustQuestion) {
    self.init(
      chain: input.sent.map(\.der), intermediates: input.supplied.map(\.der),
      anchors: Self.relevantAnchors(for: input).map(\.der), purpose: question.settings.purpose,
      serverName: question.endpoint.serverName, verifyDate: question.settings.verifyDate)
  }

  static func relevantAnchors(for input: EvaluationInput) -> [Certificate] {
    var anchors: [Certificate] = []
    var seen: Set<DistinguishedName> = []
    var names = (input.sent + input.supplied).flatMap { [$0.issuer, $0.subject] }
    while let name = names.popLast() {
      guard seen.insert(name).inserted else { continue }
      for anchor in input.anchors.anchors(withSubject: name)
      where !anchors.contains(anchor.certificate) {
        anchors.append(anchor.certificate)
        names.append(anchor.certificate.issuer)
      }
    }
    return anchors
  }
}
