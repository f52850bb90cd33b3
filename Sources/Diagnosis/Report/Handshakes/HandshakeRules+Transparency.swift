import TrustEvaluation
import TrustModel
import X509

/// What certificate transparency requires under Apple's own roots (`SystemTrustedCTRequired`).
extension HandshakeRules {
  /// Nil where timestamps came: whether enough logs that Apple approves gave them is not checked.
  ///
  /// A handshake of another library, or in a capture, does not show those of the TLS extension. Devices do not enforce it while their list of logs is older than 60 days (mapping section 10).
  func transparencyFailure(on path: EvaluatedPath) -> Finding? {
    guard let leaf, let anchor = path.anchor, anchor.source == .system,
      anchor.listing?.isApples == true, leaf.notBefore >= PolicyDate.transparency,
      handshake.engine == .openssl, handshake.signedCertificateTimestamps == 0,
      handshake.stapledOCSP == nil, (leaf.known.signedCertificateTimestamps ?? 0) == 0
    else { return nil }
    return Finding(
      .systemTrustedCTRequired, certificate: 0,
      summary: "no transparency log vouches for the certificate",
      expected: "timestamps of logs in the certificate, the handshake or a staple", actual: "none")
  }
}
