import TrustModel
import X509

/// Issuers of version 1 or 2, which has no extension to say that a certificate is a CA's.
enum OldIssuers {
  /// The first issuer that is accepted only because the anchor's version is as old.
  ///
  /// Apple's rule (`PathChecks.basicConstraints`). OpenSSL and GnuTLS accept such an issuer when it
  /// is the anchor itself, and never below an anchor.
  static func note(on path: PathContext) -> Note? {
    guard path.isAnchored, path.lastIndex > 1, path.certificates[path.lastIndex].version < 3,
      let issuer = path.certificates[1..<path.lastIndex].first(where: { $0.version < 3 })
    else { return nil }
    return Note(
      .versionOneIssuer,
      "the issuer '\(issuer.label)' is of version \(issuer.version), which cannot say that it is a "
        + "CA: Apple's clients accept it because the root is as old, OpenSSL and GnuTLS do not")
  }
}
