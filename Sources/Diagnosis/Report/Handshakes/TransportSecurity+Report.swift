import AppleCodes
import TrustEvaluation
import TrustModel
import X509

extension TransportSecurity {
  /// What App Transport Security makes of the connection, apart from trust evaluation.
  ///
  /// - Parameters:
  ///   - places: As text calls each certificate of the path.
  ///   - isOverride: Whether the app trusts what the evaluation does not.
  init(
    path: EvaluatedPath, places: [String], evidence: Observation, host: String, isOverride: Bool
  ) {
    let issued = path.anchor == nil ? path.certificates : path.certificates.dropLast()
    self = TransportSecurityRules.assess(
      host: host, handshake: evidence.handshake,
      chain: zip(issued, places).map(CertificateStrength.init), anchorSource: path.anchorSource,
      isOverride: isOverride)
  }
}

extension Purpose {
  /// Whether App Transport Security applies by default to an app that connects to the host.
  ///
  /// It is part of URL loading, which always begins with TLS.
  /// - Parameter service: What the server spoke before TLS; nil where TLS began at once.
  func isUnderTransportSecurity(host: String?, after service: StartTLS?) -> Bool {
    self == .server && service == nil
      && host.map { TransportSecurityRules.kind(of: $0) != .local } == true
  }
}

extension EvaluatedPath {
  /// The source that App Transport Security judges the anchor by: the platform if that trusts it,
  /// else a user, else the app.
  var anchorSource: TrustSource? {
    let sources = anchors.map(\.source)
    return [TrustSource.system, .user, .app].first(where: sources.contains)
  }
}

extension CertificateStrength {
  fileprivate init(_ certificate: Certificate, place: String) {
    let key: Key =
      switch certificate.publicKey.kind {
      case .rsa(let bits): .rsa(bits: bits)
      case .ec(let curve): .ec(bits: curve.bits)
      case .dsa, .ed25519, .ed448, .other: .other(certificate.publicKey.text)
      }
    // A self-signature proves nothing, so its hash is not checked.
    let hash = certificate.isSelfIssued ? nil : certificate.signatureHash.rawValue
    self.init(key: key, signatureHash: hash, place: place)
  }
}
