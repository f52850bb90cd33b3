package import TrustModel

extension Codes {
  /// What each layer shows when the connection fails before trust evaluation.
  ///
  /// `.none` for failures that only this tool has: its own bounds, unusable files, captures and
  /// arguments, runs that were ended.
  ///
  /// - Parameter alert: number of the alert that came with a rejected or missing client certificate.
  package static func codes(for failure: ConnectionFailure, alert: UInt8? = nil) -> LayerCodes {
    switch failure.kind {
    case .nameNotFound: nameNotFound
    case .refused, .unreachable: plain(.cannotConnectToHost, documentation)
    case .timeout: plain(.timedOut, documentation)
    case .connectionLost(.handshake): lostInHandshake
    case .connectionLost: plain(.connectionLost, documentation)
    case .alertReceived(116): clientCertificateRequired(alert: 116)
    case .alertReceived(let number): handshake(AlertTable.code(for: number), url: .observed)
    case .handshakeFailed:
      handshake(NamedCode.sslNegotiation.code(.osStatus, .source, "coreTLS, field log L104"))
    case .notTLS: notTLS
    case .clientCertificateRequired: clientCertificateRequired(alert: alert)
    case .clientCertificateRejected: clientCertificateRejected(alert: alert)
    case .proxyFailed, .startTLSFailed, .boundExceeded, .unreadableInput, .usage, .clientEnded,
      .notCaptured, .notRun, .internalError:
      .none
    }
  }

  private static let documentation = "NSURLError documentation"

  private static var nameNotFound: LayerCodes {
    var codes = plain(.cannotFindHost, documentation, logs: "field log L137")
    // Darwin's EAI_NONAME is 8 and is in stream domain 12, kCFStreamErrorDomainNetDB.
    codes.stream = AppleCode(
      .cfStream, "EAI_NONAME", 8, certainty: .observed,
      evidence: "stream domain 12 (kCFStreamErrorDomainNetDB), L137")
    codes.streamATS = codes.stream
    return codes
  }

  /// The documented code for a lost connection differs from the one in logs of this case.
  private static var lostInHandshake: LayerCodes {
    let stream = NamedCode.sslClosedNoNotify.code(.osStatus, .observed, "field logs L066 L111")
    var codes = handshake(stream, url: .observed, urlEvidence: "field logs L066 L111")
    codes.documented = documented(.connectionLost, documentation)
    codes.networkFramework = nil
    codes.secureTransport = nil
    return codes
  }

  /// Below TLS 1.2, which current systems refuse with every exception of App Transport Security.
  ///
  /// No log shows what current releases of Secure Transport do with it.
  static var versionTooOld: LayerCodes {
    let evidence = "field log L110, macOS 26; in 2015 L103 -9824, L106 -9801"
    var codes = handshake(
      NamedCode.sslProtocolVersion.code(.osStatus, .observed, evidence), urlEvidence: evidence)
    codes.documented.osStatus = nil
    codes.secureTransport = nil
    return codes
  }

  /// Where the certificate does not allow the use that the handshake makes of its key: Apple's clients
  /// end it with the alert `illegal_parameter`, whatever their app thinks of the certificate.
  ///
  /// - Parameters:
  ///   - isSeen: Whether it is the case of the report: a key of RSA's that signs.
  ///   - trust: What trust evaluation comes to, where the connection ends before it; nil where that
  ///     is a success.
  package static func keyUsageRefused(isSeen: Bool, before trust: LayerCodes? = nil) -> LayerCodes {
    let thread = "developer.apple.com/forums/thread/780430, iOS 18.4"
    let status = NamedCode.sslIllegalParameter
    var codes = handshake(
      status.code(.osStatus, .inferred, "as Network.framework"), url: .inferred)
    codes.networkFramework = status.code(
      .osStatus, isSeen ? .observed : .inferred, isSeen ? thread : "as with RSA: " + thread)
    codes.secureTransport = nil
    guard let trust else { return codes }
    codes.networkFramework?.weaken(
      "BoringSSL, ssl/tls13_both.cc: key usage is read before the certificates are evaluated")
    return codes.before(trust)
  }

  private static var notTLS: LayerCodes {
    let version = NamedCode.sslProtocolVersion
    var codes = handshake(
      version.code(.osStatus, .inferred, "as Network.framework"), url: .inferred)
    codes.networkFramework = version.code(.osStatus, .observed, "field log L089")
    codes.secureTransport = nil
    return codes
  }

  private static func clientCertificateRequired(alert: UInt8?) -> LayerCodes {
    var codes = plain(.clientCertificateRequired, documentation, logs: "field logs, such as L098")
    // Logs of -1206 have no stream code (mapping section 5); sockets show the alert.
    codes.secureTransport = alert.map(AlertTable.code)
    codes.networkFramework = codes.secureTransport.map(inferred)
    return codes
  }

  /// Mapping section 5, "any certificate-type alert after a client certificate was sent": seen with
  /// bad_certificate (-9825) and decrypt_error (-9834); for the other alerts it follows from that
  /// rule.
  private static func clientCertificateRejected(alert: UInt8?) -> LayerCodes {
    let status = URLStatus.clientCertificateRejected
    var codes = plain(status, documentation, logs: "field logs, such as L092")
    if let alert, ![42, 51].contains(alert) {
      codes.urlSession = status.url(.inferred, "field logs, such as L092: as for -9825 and -9834")
      codes.urlSessionATS = codes.urlSession
    }
    codes.stream =
      alert.map(AlertTable.code)
      ?? NamedCode.sslPeerBadCert.code(.osStatus, .observed, "field logs; -9834 in L092")
    codes.streamATS = codes.stream
    codes.secureTransport = alert.map(AlertTable.code)
    codes.networkFramework = codes.stream.map(inferred)
    return codes
  }

  /// For Network.framework, which is closed: the code that the stream shows.
  private static func inferred(_ stream: AppleCode) -> AppleCode {
    var code = stream
    code.certainty = .inferred
    code.evidence = "as the stream code"
    return code
  }

  /// A failure below TLS, or one with a URL error of its own: the same under App Transport
  /// Security.
  private static func plain(
    _ status: URLStatus, _ evidence: String, logs: String? = nil
  ) -> LayerCodes {
    let shown = status.url(logs == nil ? .documented : .observed, logs ?? evidence)
    return LayerCodes(
      documented: documented(status, evidence), urlSessionATS: shown, urlSession: shown)
  }

  /// A TLS failure: it comes before trust evaluation, so App Transport Security does not hide it.
  private static func handshake(
    _ status: AppleCode, url certainty: Certainty = .observed,
    urlEvidence: String = "field logs L066 L111: -1200 for TLS failures"
  ) -> LayerCodes {
    let shown = URLStatus.secureConnectionFailed.url(certainty, urlEvidence)
    var documented = documented(
      .secureConnectionFailed, "TN2232 Appendix A, which lists codes without causes")
    documented.osStatus = status
    return LayerCodes(
      documented: documented, secureTransport: status, stream: status, streamATS: status,
      urlSessionATS: shown, urlSession: shown, networkFramework: inferred(status))
  }

  private static func documented(
    _ status: URLStatus, _ evidence: String
  ) -> LayerCodes.Documented {
    LayerCodes.Documented(
      url: status.url(.documented, evidence), cfNetwork: status.cfNetwork(.documented, evidence))
  }
}
