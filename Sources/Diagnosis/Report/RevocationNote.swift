import TrustEvaluation
import TrustModel

extension Note {
  /// That Apple's clients may not learn of a revocation that the server does not staple.
  ///
  /// Nil where nothing was found out elsewhere. Security-61901, SecRevocationServer.c: an answer is
  /// fetched for extended validation, where an app or Apple's feed asks for it, and lists never are;
  /// field log L123 shows a revoked certificate of a private authority pass.
  init?(onRevocationsOf path: EvaluatedPath) {
    let isFoundElsewhere = path.revocations.map(\.status).contains {
      // That Apple's clients look at what is stapled for an issuer is not known.
      $0.status == .revoked && ($0.via != RevocationStatus.stapled || $0.certificate > 0)
    }
    guard isFoundElsewhere else { return nil }
    self.init(
      .revocation,
      "the codes are those of a client that knows of the revocation: by themselves, Apple's clients "
        + "ask responders about extended validation certificates only and read no lists, and what "
        + "Apple's own feed tells them is not visible from here")
  }
}
