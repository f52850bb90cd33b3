import TrustModel
import X509

/// A trusted root whose extended key usage lacks the purpose, which not every verifier accepts.
enum AnchorUsage {
  /// Apple requires the purpose below the anchor, not of the anchor itself: so this is a note, not
  /// a failure.
  ///
  /// OpenSSL's `check_purpose` (crypto/x509/x509_vfy.c) looks at the anchor too, unless trust
  /// settings name the purpose; GnuTLS does not (seen with 3.7.9).
  static func note(on path: PathContext, anchor: Anchor?) -> Note? {
    let purpose = path.settings.purpose
    guard let anchor, path.lastIndex > 0, anchor.settings?.verdict(on: purpose) != .trusted,
      !PathChecks.allows(purpose, anchor.certificate)
    else { return nil }
    let named = PathChecks.names(of: anchor.certificate.known.extendedKeyUsage ?? [])
    return Note(
      .rootUsage,
      "the root '\(anchor.certificate.label)' is present, but its own extended key usage is only "
        + "\(named): Apple's clients do not look at that in a root, OpenSSL refuses it for TLS")
  }
}
