import TrustModel

extension Codes {
  /// The codes where trust evaluation succeeds and the app refuses the server: its delegate cancels
  /// the challenge, or its verify block refuses (mapping section 1).
  static var refusedByTheApp: LayerCodes {
    let evidence = "field log L136: the app's delegate turned the challenge down"
    let cancelled = URLStatus.cancelled.url(.observed, evidence)
    // The load is cancelled by its own process: POSIX error ECANCELED, in stream domain 1.
    let stream = AppleCode(
      .cfStream, "ECANCELED", 89, certainty: .observed,
      evidence: "stream domain 1 (kCFStreamErrorDomainPOSIX), L136")
    return LayerCodes(
      stream: stream, streamATS: stream, urlSessionATS: cancelled, urlSession: cancelled,
      networkFramework: NamedCode.sslBadCert.code(
        .osStatus, .observed, "field log L087: the verify block said no"))
  }
}
