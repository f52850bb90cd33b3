import TrustModel
import X509

/// What certificate transparency requires under the platform's roots (`SystemTrustedCTRequired`).
extension PathChecks {
  /// Fails where no timestamp came: no list of logs is needed for that.
  ///
  /// A device whose list is older than 60 days does not enforce it (mapping section 10).
  @Sendable static func transparency(_ path: PathContext) -> [Finding] {
    guard path.needsTimestamps, path.isKnownToLackTimestamps else { return [] }
    return [
      Finding(
        .systemTrustedCTRequired, certificate: 0,
        summary: "no transparency log vouches for the certificate",
        expected: "timestamps of logs, in the certificate or beside it", actual: "none")
    ]
  }
}

extension PathContext {
  /// Whether Apple's clients ask for timestamps: of servers, under roots of the platform.
  var needsTimestamps: Bool {
    settings.purpose == .server && isAnchored && endsInSystemRoot
      && leaf.notBefore >= PolicyDate.transparency
  }

  /// Only under roots of Apple's list: with `--root-store`, a private root may be given as one of the
  /// platform.
  var isKnownToLackTimestamps: Bool {
    settings.lacksTimestamps && (leaf.known.signedCertificateTimestamps ?? 0) == 0
      && anchorListing?.isApples == true
  }
}
