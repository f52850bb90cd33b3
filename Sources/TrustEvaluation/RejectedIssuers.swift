import TrustModel
import X509

/// Certificates that a set of anchors rejects, on a path that does not end there.
enum RejectedIssuers {
  /// One note for each.
  ///
  /// On Apple's systems an app's anchors and the platform's roots are either trusted or ignored;
  /// only a user can deny an intermediate, which is a failure (`UsageConstraints`). But the
  /// rejection was written on purpose, and OpenSSL heeds it for issuers (X509_V_ERR_CERT_REJECTED).
  static func notes(on path: PathContext) -> [Note] {
    let purpose = path.settings.purpose
    return path.certificates.indices.compactMap { index in
      let rejection = path.refusals[index].first {
        $0.refusal(for: purpose) == .rootRejected && !$0.isDenied(for: purpose)
      }
      // A path that ends there without an anchor is a failure already.
      guard let rejection, let settings = rejection.settingsText,
        index < path.lastIndex || path.isAnchored
      else { return nil }
      return Note(
        .store,
        "'\(path.certificates[index].label)' is \(settings): by Apple's rules it is then no anchor, but "
          + "may be on the path to another (--user-root denies it)"
          + (index > 0 ? "; OpenSSL refuses the path" : ""))
    }
  }
}
