import TrustModel

extension Codes {
  /// What is shown where trust evaluation has nothing against the server and the app refuses it: its
  /// delegate cancels the challenge, or its verify block says no (mapping section 1).
  static var refusedByTheApp: LayerCodes {
    let evidence = "field log L136: the app's delegate turned the challenge down"
    let cancelled = URLStatus.cancelled.url(.observed, evidence)
    // The load ends as cancelled by its own process: POSIX, stream domain 1.
    let stream = AppleCode(
      .cfStream, "ECANCELED", 89, certainty: .observed,
      evidence: "stream domain 1 (kCFStreamErrorDomainPOSIX), L136")
    return LayerCodes(
      stream: stream, streamATS: stream, urlSessionATS: cancelled, urlSession: cancelled,
      networkFramework: NamedCode.sslBadCert.code(
        .osStatus, .observed, "field log L087: the verify block said no"))
  }
}
