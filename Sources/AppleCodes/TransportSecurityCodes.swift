package import TrustModel

extension Codes {
  /// What the layers show when App Transport Security alone refuses.
  ///
  /// Layers that it does not affect are nil, except where the connection fails without it too.
  package static func codes(
    for requirement: TransportSecurity.Requirement
  ) -> LayerCodes {
    switch requirement {
    case .protocolVersion: return versionTooOld
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

extension LayerCodes {
  /// Adds the codes under App Transport Security to those of all other failures.
  ///
  /// A failure of the handshake is shown before any failure of trust (mapping rule P5). The other
  /// requirements are part of trust evaluation: where that fails anyway, its codes are shown.
  ///
  /// - Parameter isUntrusted: Whether trust evaluation fails without App Transport Security.
  package mutating func add(_ security: TransportSecurity, isUntrusted: Bool) {
    let requirements = security.violations.map(\.requirement)
    let first = requirements.first(where: \.precedesTrustEvaluation)
    guard let requirement = first ?? (isUntrusted ? nil : requirements.first) else { return }
    let codes = Codes.codes(for: requirement)
    streamATS = codes.streamATS
    urlSessionATS = codes.urlSessionATS
    guard !isUntrusted, security.isBeyondRelief else { return }
    let evidence = "as with App Transport Security: the suite is in none of Apple's groups"
    stream = codes.streamATS
    stream?.weaken(evidence)
    urlSession = codes.urlSessionATS
    urlSession?.weaken(evidence)
  }
}
