import TrustEvaluation
import TrustModel
import X509

extension Experiments {
  /// That the server is reloaded, as its file has a certificate that it does not send: the smallest
  /// change, tried with that one in place of the one that is sent.
  ///
  /// - Parameters:
  ///   - renewed: The certificate of `--compare`; nil for none.
  ///   - file: Where it is from.
  /// - Returns: Nil where that would not be enough, and for a client, which is no server to reload.
  func reload(to renewed: Certificate?, in file: String?) -> Fix? {
    guard question.settings.purpose != .client, mayReplace, let renewed, let file,
      let served = question.input.sent.first,
      renewed != served
    else { return nil }
    var question = question
    question.input.sent[0] = renewed
    guard question.trial(of: []).isTrusted else { return nil }
    return Fix(
      kind: .certificate, side: .server,
      text:
        "the server is reloaded: '\(file)' has a certificate valid until \(renewed.notAfter.day), "
        + "which it does not send yet",
      // The servers whose files have certificates, whichever change that is for.
      instructions: Change.order(renewed).instructions(host: nil, port: nil, service: service)
        .compactMap(\.reloadAlone))
  }
}
