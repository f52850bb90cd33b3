import TrustEvaluation
import TrustModel
import X509

extension Experiments {
  /// That the server is reloaded, as it still sends what its file no longer has: the smallest change,
  /// tried with the file's certificate in place of the one that is sent.
  ///
  /// - Parameters:
  ///   - renewed: The certificate of `--compare`; nil for none.
  ///   - file: Where it is from.
  /// - Returns: Nil where that would not be enough.
  func reload(to renewed: Certificate?, in file: String?) -> Fix? {
    guard let renewed, let file, mayReplace, let served = question.input.sent.first,
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
      instructions: Change.order(renewed).instructions(host: nil, port: nil, service: service)
        .compactMap(\.reloadAlone))
  }
}
