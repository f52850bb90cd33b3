package import TrustModel

extension Codes {
  /// What the layers show when App Transport Security refuses for this alone.
  ///
  /// Layers that it does not touch are nil, except where the refusal no longer depends on it.
  package static func codes(
    for requirement: TransportSecurity.Requirement
  ) -> LayerCodes {
    switch requirement {
    case .protocolVersion:
      // L110: macOS 26 refuses such a server with every exception set, so both columns are filled.
      let stream = NamedCode.sslProtocolVersion.code(
        .osStatus, .observed, "field log L110; L103 shows -9824, L106 -9801")
      let url = URLStatus.secureConnectionFailed.url(.observed, "field log L110")
      return LayerCodes(stream: stream, streamATS: stream, urlSessionATS: url, urlSession: url)
    case .forwardSecrecy, .cipher:
      return LayerCodes(
        streamATS: NamedCode.sslHandshakeAlert.code(
          .osStatus, .observed, "field log L102; L104 shows -9801"),
        urlSessionATS: URLStatus.secureConnectionFailed.url(.observed, "field logs L102 L103"))
    case .keySize, .signatureHash:
      let evidence = "-9802 whatever the cause; errSSLATS codes are in no log"
      return LayerCodes(
        streamATS: NamedCode.sslFatalAlert.code(.osStatus, .inferred, evidence),
        urlSessionATS: URLStatus.secureConnectionFailed.url(.inferred, "-1200 whatever the cause"))
    case .anchor:
      return LayerCodes(
        streamATS: NamedCode.sslFatalAlert.code(.osStatus, .observed, "field log L053"),
        urlSessionATS: URLStatus.secureConnectionFailed.url(.observed, "field log L053"))
    }
  }
}
