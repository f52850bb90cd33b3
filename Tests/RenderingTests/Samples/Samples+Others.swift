import TrustModel

extension Sample {
  /// Escape sequences, bidi controls, wide characters and a name without end.
  static let hostileSubject: Report = {
    let name = "\u{1b}[2J\u{1b}[31m\u{202e}moc.elgoog\u{202c}\u{7}\r\n+ 0 fine\u{9b}1m\u{200b}"
    let long = String(repeating: "very-long-label.", count: 30) + "example.com"
    var leaf = certificate(
      name, issuer: "證書頒發機構 \u{e0041}", from: "2026-01-01", to: "2027-01-01", role: .leaf,
      names: [long, "bücher.example", name])
    leaf.problems = ["extensions.subjectAltName: \u{1b}]0;owned\u{7} (offset 212)"]
    let issuer = certificate(
      "證書頒發機構 \u{e0041}", issuer: "證書頒發機構 \u{e0041}", from: "2026-01-01", to: "2034-01-01",
      role: .root)
    return Report(
      endpoint: endpoint, verifyDate: now, verdict: .untrusted, trustResult: .fatalTrustFailure,
      failures: [
        Failure(
          finding: Finding(
            .sslHostname, certificate: 0, reason: .otherName,
            summary: "the certificate is not for this name", expected: "staging.example.com",
            actual: leaf.names.joined(separator: ", ")),
          severity: .recoverable, subject: name, codes: hostCodes,
          advice: Advice(server: "do not trust \(name)"))
      ],
      codes: hostCodes, chain: [leaf, issuer], path: [leaf, issuer],
      notes: [Note(.stray, "a stray was sent: \(name)")])
  }()

  static let atsViolations: Report = {
    var report = trusted
    report.transportSecurity = TransportSecurity(
      host: .name,
      violations: [
        .init(
          requirement: .forwardSecrecy, expected: "ECDHE", actual: "AES128-SHA",
          relief: .key("NSExceptionRequiresForwardSecrecy")),
        .init(requirement: .cipher, expected: "AES", actual: "3DES", relief: .unknown),
      ])
    report.codes = LayerCodes(
      streamATS: AppleCode(
        .osStatus, "errSSLPeerHandshakeFail", -9824, certainty: .observed, evidence: "field logs"),
      urlSessionATS: AppleCode(
        .url, "NSURLErrorSecureConnectionFailed", -1200, certainty: .observed,
        evidence: "field logs"))
    return report
  }()

  static let filesForClient: Report = {
    var report = trusted
    report.endpoint = Endpoint(host: "client.pem", port: nil, serverName: nil)
    report.purpose = .client
    report.handshake = nil
    report.transportSecurity = nil
    report.opinions = []
    return report
  }()

  static let refused = unknown(
    ConnectionFailure(
      .refused, summary: "connecting to 203.0.113.7 port 443 was refused",
      hint: "is the server running, and is the port right?"),
    code: ("NSURLErrorCannotConnectToHost", -1004))

  static let nameNotFound: Report = {
    var report = unknown(
      ConnectionFailure(.nameNotFound, summary: "no address for staging.example.com"),
      code: ("NSURLErrorCannotFindHost", -1003))
    report.endpoint.address = nil
    return report
  }()

  static let timeout = unknown(
    ConnectionFailure(
      .timeout(.handshake), summary: "the handshake did not end within 10 seconds"),
    code: ("NSURLErrorTimedOut", -1001))

  static let alert: Report = {
    var report = unknown(
      ConnectionFailure(
        .alertReceived(40), summary: "the server answered with the alert handshake_failure",
        hint: "it found no common cipher or protocol version"),
      code: ("NSURLErrorSecureConnectionFailed", -1200))
    report.codes.stream = AppleCode(
      .cfStream, "errSSLPeerHandshakeFail", -9824, certainty: .observed, evidence: "field logs")
    report.codes.streamATS = report.codes.stream
    report.handshake = Handshake(alert: "handshake_failure", alertNumber: 40, engine: .openssl)
    return report
  }()

  static let clientCertificate: Report = {
    var report = trusted
    report.failure = ConnectionFailure(
      .clientCertificateRequired,
      summary: "the server ended the handshake for want of a "
        + "client certificate", hint: "give one with the app's credential")
    report.codes.urlSession = AppleCode(
      .url, "NSURLErrorClientCertificateRequired", -1206, certainty: .observed,
      evidence: "field logs")
    report.codes.urlSessionATS = report.codes.urlSession
    return report
  }()

  static let clientCertificateRejected: Report = {
    var report = unknown(
      ConnectionFailure(
        .clientCertificateRejected,
        summary: "203.0.113.7: the server refused the client certificate with the alert "
          + "unknown_ca (48)",
        hint: "the server does not know its issuer, or an intermediate was not sent along"),
      code: ("NSURLErrorClientCertificateRejected", -1205))
    report.codes.stream = AppleCode(
      .osStatus, "errSSLPeerUnknownCA", -9831, certainty: .source, evidence: "coreTLS")
    report.codes.streamATS = report.codes.stream
    report.handshake = Handshake(
      protocolVersion: "TLSv1.3", alert: "unknown_ca", alertNumber: 48,
      clientCertificateRequested: true, acceptableIssuers: [[0x30, 0x00]],
      clientCertificateSent: true, engine: .openssl)
    report.acceptableIssuers = AcceptableIssuers(
      names: (1...5).map { "CN=Client CA \($0), O=Example \u{1b}[31m" }, leftOut: 95)
    report.identity = IdentityFacts(
      file: "client.pem",
      path: [
        certificate(
          "Client", issuer: "Other CA", from: "2026-01-01", to: "2026-11-01", role: .leaf,
          origin: .supplied)
      ],
      authentication: .rejected, listing: .notKnown,
      failures: [
        Finding(
          .temporalValidity, certificate: 0, reason: .expired,
          summary: "the certificate has expired", expected: "valid on 2026-11-21",
          actual: "valid until 2026-11-01")
      ],
      notChecked: [
        NotChecked(.anchorTrusted, reason: "which roots the server trusts is not known here")
      ])
    return report
  }()

  /// With a certificate that the server accepted in the handshake.
  static let clientCertificateAccepted: Report = {
    var report = trusted
    report.handshake?.clientCertificateRequested = true
    report.handshake?.clientCertificateSent = true
    report.acceptableIssuers = AcceptableIssuers(names: ["CN=Client CA, O=Example"])
    report.identity = IdentityFacts(
      file: "client.p12",
      path: [
        certificate(
          "Client", issuer: "Client CA", from: "2026-01-01", to: "2027-11-01", role: .leaf,
          origin: .supplied)
      ],
      authentication: .handshakeCompleted, listing: .listed, listedIssuer: "CN=Client CA, O=Example"
    )
    return report
  }()

  private static func unknown(
    _ failure: ConnectionFailure, code: (symbol: String, value: Int)
  ) -> Report {
    let shown = AppleCode(
      .url, code.symbol, code.value, certainty: .documented, evidence: "TN2232")
    return Report(
      endpoint: endpoint, verifyDate: now, verdict: .unknown,
      codes: LayerCodes(urlSessionATS: shown, urlSession: shown), failure: failure,
      timing: Timing(resolve: .milliseconds(2)))
  }
}

extension Sample {
  /// Trusted by our rules alone, with a handshake that other clients refuse.
  static let refusedByOthers: Report = {
    var report = trusted
    report.opinions[1].verdict = .untrusted
    report.opinions[1].failures = [
      .init(
        code: 67, symbol: "X509_V_ERR_CA_KEY_TOO_SMALL", certificate: 1,
        text: "CA certificate key too weak", check: .weakKeySize)
    ]
    report.opinions[2].verdict = .untrusted
    report.opinions[2].failures = [
      .init(
        code: 256, symbol: "GNUTLS_CERT_INSECURE_ALGORITHM", certificate: 1,
        text: "insecure algorithm", check: .weakKeySize)
    ]
    report.disagreements = [
      Disagreement(
        engines: [.trusteval, .openssl, .gnutls], cause: .policy,
        text: "OpenSSL and GnuTLS want stronger keys than Apple's rules")
    ]
    return report
  }()

  static let weakHandshake: Report = {
    var report = trusted
    report.handshake?.protocolVersion = "TLSv1.0"
    report.handshakeFindings = [
      HandshakeFinding(
        .protocolVersion, summary: "TLS before 1.2 is retired", seen: "TLSv1.0",
        refusedBy: [.openssl]),
      HandshakeFinding(
        .keyUsage, summary: "the server signs with its key, which the certificate does not allow",
        seen: "keyAgreement", refusedBy: [.openssl, .gnutls]),
    ]
    return report
  }()

  /// A report of `--engine both` on GnuTLS's handshake.
  static let severalHandshakes: Report = {
    var report = untrustedRoot
    report.handshake?.engine = .gnutls
    report.otherHandshakes = [
      OtherHandshake(
        engine: .openssl, verdict: .trusted, hasSameCertificates: false,
        chain: Array(goodPath.prefix(2)), handshake: handshake)
    ]
    return report
  }()
}
