import TrustModel

/// A kind of failure that several codes, checks and foreign names share.
enum FailureTopic: String, CaseIterable, Sendable {
  // Collective codes.
  case serverUntrusted, tlsFailed, transportSecurity, chainInvalid, peerRefused, cancelled
  // Path and anchor.
  case selfSigned, untrustedRoot, rootInChain, missingIssuer, issuerNotFound, noTrustedPath
  case interception
  case badSignature, identifierLinkage, denied
  // Name, time and use.
  case hostName, expired, notYetValid, outsideDates, validityPeriod, extendedKeyUsage, keyUsage
  // Keys, structure and constraints.
  case weakKey, weakSignature, basicConstraints, pathLength, nameConstraints, policies
  case leafIsAuthority
  case criticalExtension, malformed, emptySubject, strictRule
  // What others say of the certificate.
  case revoked, revocationUnknown, revocationList, stapleMissing, blocked, certificateTransparency,
    pinning
  // Before trust evaluation.
  case nameNotFound, refused, timeout, connectionLost, lostAfterHandshake
  case handshakeIncomplete, handshakeFailure, protocolVersion, notTLS, clientNotTLS
  case plainHTTPRequest, clientLeft, clientSilent
  case legacyRenegotiation
  case oldVersion, oldClient, weakDiffieHellman, unrecognizedName, misdirected, serverInternalError
  case noApplicationProtocol, recordDamaged, downgraded, illegalParameter, leafKeyUsage
  case cleartextBlocked, serverWithoutTLS
  case clientCertificateRequired, clientCertificateRejected
  // In the server's or client's own key and certificate files, before any connection.
  case keyMismatch, unreadableFile, keyFileRights, windowsKey, emptyTrustStore
  case noServerCertificate, ownWeakCertificate
  // In what a program asks of its own library.
  case ownSettings, missingAlgorithm, missingDigest, missingCipher, missingKeyCipher

  /// Those that Apple's clients do not notice: they connect.
  var isAcceptedByApple: Bool {
    [.strictRule, .legacyRenegotiation, .stapleMissing, .leafIsAuthority].contains(self)
  }

  /// Whether it is many failures with one remedy, so that its names mean different things.
  var isKind: Bool { self == .strictRule }

  /// Whether certificates are missing above the server's, or none of them is trusted.
  var isOfPath: Bool {
    switch self {
    case .selfSigned, .untrustedRoot, .rootInChain, .missingIssuer, .issuerNotFound, .noTrustedPath,
      .interception:
      true
    default: false
    }
  }

  var isOfClientCertificate: Bool {
    self == .clientCertificateRequired || self == .clientCertificateRejected
  }

  /// The same in the log of a server, where it is the client that lacks something, or left.
  var seenByServer: FailureTopic {
    switch self {
    case .protocolVersion: .oldClient
    case .notTLS: .clientNotTLS
    case .connectionLost: .clientLeft
    case .timeout: .clientSilent
    default: self
    }
  }

  /// Whether a server says of its client that it did not go on.
  var isOfLeavingClient: Bool { self == .clientLeft || self == .clientSilent }

  /// Whether a verifier finds it in a certificate or in what is above it.
  var isOfCertificate: Bool {
    switch self {
    case .serverUntrusted, .rootInChain, .issuerNotFound, .noTrustedPath, .outsideDates,
      .interception,
      .leafIsAuthority:
      true
    default: checks.contains { !$0.isMadeByTheApp && $0 != .tlsVersion }
    }
  }

  /// The failures that one name of another system covers, as that system does not tell them apart.
  var covered: [FailureTopic] {
    switch self {
    case .noTrustedPath: [.untrustedRoot, .missingIssuer, .selfSigned]
    case .issuerNotFound: [.untrustedRoot, .missingIssuer]
    case .rootInChain, .interception: [.untrustedRoot]
    case .outsideDates: [.expired, .notYetValid]
    case .missingAlgorithm: [.missingDigest, .missingCipher, .missingKeyCipher]
    default: []
    }
  }

  /// The checks of ours that find it.
  var checks: [Check] {
    switch self {
    case .selfSigned, .untrustedRoot: [.anchorTrusted]
    case .missingIssuer: [.missingIntermediate]
    case .badSignature: [.missingIntermediate]
    case .identifierLinkage: [.idLinkage]
    case .denied: [.usageConstraints]
    case .hostName: [.sslHostname]
    case .expired, .notYetValid: [.temporalValidity]
    case .validityPeriod:
      [.validityPeriodMaximums, .systemTrustValidityPeriod, .otherTrustValidityPeriod]
    case .extendedKeyUsage: [.extendedKeyUsage, .serverAuthEKU]
    case .keyUsage: [.keyUsage]
    case .weakKey: [.keySize, .weakKeySize, .systemTrustedWeakKey]
    case .weakSignature: [.signatureHashAlgorithms, .weakSignature, .systemTrustedWeakHash]
    case .basicConstraints: [.basicConstraints, .basicConstraintsCA]
    case .pathLength: [.basicConstraintsPathLen]
    case .nameConstraints: [.nameConstraints]
    case .policies: [.policyConstraints]
    case .criticalExtension: [.criticalExtensions]
    case .malformed:
      [.unparseableExtension, .duplicateExtension, .unparseableCertificate]
    case .emptySubject: [.nonEmptySubject]
    case .revoked: [.revocation]
    case .revocationUnknown: [.revocationResponseRequired]
    case .blocked:
      [
        .blackListedLeaf, .blackListedKey, .grayListedLeaf, .grayListedKey, .issuerNameConstraints,
        .issuerPolicyConstraints,
      ]
    case .certificateTransparency: [.systemTrustedCTRequired, .ctRequired]
    case .pinning: [.leafSPKISHA256, .caSPKISHA256, .pinnedKey, .pinnedCertificate]
    case .oldVersion: [.tlsVersion]
    default: []
    }
  }

  /// What Apple's layers show for it.
  var layerCodes: LayerCodes {
    if let check = checks.first {
      return Codes.codes(for: Finding(check, certificate: 0, reason: reason, summary: ""))
    }
    guard let failure else { return collectiveCodes }
    return Codes.codes(for: ConnectionFailure(failure, summary: ""))
  }

  /// Codes of what is neither one check nor one event of a connection.
  private var collectiveCodes: LayerCodes {
    let tlsFailed = URLStatus.secureConnectionFailed.url(.observed, "field logs, more than 20")
    let untrusted = URLStatus.untrusted.url(.observed, "field logs, more than 20")
    let hidden = NamedCode.sslFatalAlert.code(.osStatus, .observed, "field logs")
    switch self {
    case .rootInChain, .interception: return FailureTopic.untrustedRoot.layerCodes
    case .outsideDates: return FailureTopic.expired.layerCodes
    case .serverUntrusted, .noTrustedPath, .issuerNotFound:
      return LayerCodes(streamATS: hidden, urlSessionATS: tlsFailed, urlSession: untrusted)
    case .chainInvalid:
      return LayerCodes(
        stream: NamedCode.sslChainInvalid.code(.osStatus, .observed, "field logs"),
        streamATS: hidden, urlSessionATS: tlsFailed, urlSession: untrusted)
    case .transportSecurity: return LayerCodes(streamATS: hidden, urlSessionATS: tlsFailed)
    case .peerRefused:
      return LayerCodes(
        networkFramework: NamedCode.sslBadCert.code(.osStatus, .observed, "field logs L087 L088"))
    case .cancelled:
      let cancelled = URLStatus.cancelled.url(.observed, "field log L136")
      return LayerCodes(urlSessionATS: cancelled, urlSession: cancelled)
    case .leafKeyUsage:
      return LayerCodes(
        networkFramework: NamedCode("errSSLIllegalParam", -9830)
          .code(.osStatus, .observed, "field log L149"))
    case .weakDiffieHellman:
      let stream = NamedCode("errSSLWeakPeerEphemeralDHKey", -9850)
        .code(.osStatus, .observed, "field log L109")
      return LayerCodes(stream: stream, streamATS: stream)
    case .cleartextBlocked:
      return LayerCodes(
        urlSessionATS: AppleCode(
          .url, "NSURLErrorAppTransportSecurityRequiresSecureConnection", -1022,
          certainty: .observed, evidence: "field logs L134 L135"))
    case .tlsFailed: return LayerCodes(urlSessionATS: tlsFailed, urlSession: tlsFailed)
    default: return .none
    }
  }

  private var reason: FindingReason? {
    switch self {
    case .selfSigned: .selfSignedLeaf
    case .untrustedRoot: .rootNotTrusted
    case .notYetValid: .notYetValid
    case .expired: .expired
    default: nil
    }
  }

  private var failure: ConnectionFailure.Kind? {
    switch self {
    case .nameNotFound: .nameNotFound
    case .refused: .refused
    case .timeout: .timeout(.connect)
    case .connectionLost: .connectionLost(.handshake)
    case .lostAfterHandshake: .connectionLost(.connect)
    case .handshakeFailure: .alertReceived(40)
    case .notTLS: .notTLS(httpResponse: false)
    case .protocolVersion: .alertReceived(70)
    case .recordDamaged: .alertReceived(20)
    case .illegalParameter: .alertReceived(47)
    case .noApplicationProtocol: .alertReceived(120)
    case .unrecognizedName: .alertReceived(112)
    case .serverInternalError: .alertReceived(80)
    case .clientCertificateRequired: .clientCertificateRequired
    case .clientCertificateRejected: .clientCertificateRejected
    default: nil
    }
  }
}
