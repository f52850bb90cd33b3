import TrustModel

extension Sample {
  static let nameMismatch = Failure(
    finding: Finding(
      .sslHostname, certificate: 0, reason: .otherName,
      summary: "the certificate is not for this name", expected: "staging.example.com",
      actual: "www.example.com, example.com"),
    severity: .recoverable, subject: "www.example.com", codes: hostCodes,
    witnesses: [.openssl, .gnutls],
    advice: Advice(
      server: "install a certificate that names staging.example.com",
      client: "evaluate for www.example.com, if that is the server you mean"))

  static let expired = Failure(
    finding: Finding(
      .temporalValidity, certificate: 0, reason: .expired,
      summary: "the certificate expired 12 days ago", expected: "not after the verify date",
      actual: "2026-11-09T00:00:00Z"),
    severity: .recoverable, subject: "www.example.com",
    codes: trustCodes("errSecCertificateExpired", -67818, stream: ("errSSLCertExpired", -9814)),
    witnesses: [.gnutls], advice: Advice(server: "renew the certificate"))

  static let hostCodes = trustCodes(
    "errSecHostNameMismatch", -67602, stream: ("errSSLHostNameMismatch", -9843))

  static func trustCodes(
    _ symbol: String, _ value: Int, stream: (String, Int), certainty: Certainty = .observed
  ) -> LayerCodes {
    let documented = AppleCode(
      .url, "NSURLErrorServerCertificateUntrusted", -1202, certainty: .documented,
      evidence: "TN2232")
    return LayerCodes(
      documented: .init(
        url: documented,
        cfNetwork: AppleCode(
          .cfNetwork, "kCFURLErrorServerCertificateUntrusted", -1202, certainty: .documented,
          evidence: "TN2232"),
        osStatus: AppleCode(
          .osStatus, stream.0, stream.1, certainty: .documented, evidence: "TN2232")),
      secTrust: AppleCode(
        .osStatus, symbol, value, certainty: .source, evidence: "SecPolicyChecks.list"),
      secureTransport: AppleCode(
        .osStatus, "errSSLXCertChainInvalid", -9807, certainty: .source, evidence: "sslCrypto.c"),
      stream: AppleCode(
        .cfStream, stream.0, stream.1, certainty: certainty, evidence: "field logs"),
      streamATS: AppleCode(
        .cfStream, "errSSLFatalAlert", -9802, certainty: .observed, evidence: "field logs"),
      urlSessionATS: AppleCode(
        .url, "NSURLErrorSecureConnectionFailed", -1200, certainty: .observed,
        evidence: "field logs"),
      urlSession: AppleCode(
        .url, "NSURLErrorServerCertificateUntrusted", -1202, certainty: .observed,
        evidence: "field logs"),
      networkFramework: AppleCode(
        .osStatus, "errSSLBadCert", -9808, certainty: .observed, evidence: "field logs"),
      cssm: AppleCode(
        .cssm, "CSSMERR_APPLETP_HOSTNAME_MISMATCH", -2_147_408_896, certainty: .source,
        evidence: "SecPolicyChecks.list"))
  }

  static let twoFailures = Report(
    endpoint: endpoint, verifyDate: now, verdict: .untrusted,
    trustResult: .recoverableTrustFailure, failures: [nameMismatch, expired], codes: hostCodes,
    chain: [leaf, intermediate], path: [leaf, intermediate, root],
    paths: [
      CandidatePath(
        certificates: [leaf, crossSigned].map {
          CertificateReference(sha256: $0.sha256, label: $0.label)
        },
        findings: [
          nameMismatch.finding, expired.finding,
          Finding(
            .missingIntermediate, certificate: 1, reason: .issuerNotSent,
            summary: "the issuer's certificate was not sent"),
        ])
    ],
    opinions: witnesses,
    disagreements: [
      Disagreement(
        engines: [.openssl, .gnutls], cause: .checkOrder,
        text: "OpenSSL stops at the name and does not go on to the dates")
    ],
    handshake: handshake, notChecked: notChecked, anchorStores: [systemRoots])

  static let untrustedRoot = Report(
    endpoint: Endpoint(
      host: "2001:db8::17", port: 8443, address: "2001:db8::17", serverName: "build.internal"),
    verifyDate: now, verdict: .untrusted, trustResult: .recoverableTrustFailure,
    failures: [
      Failure(
        finding: Finding(
          .anchorTrusted, certificate: 1, reason: .rootNotTrusted,
          summary: "the root that was sent is not trusted",
          expected: "a root of the store, or an anchor given with --anchor",
          actual: "CN=Example Internal Root 2024"),
        severity: .recoverable, subject: "Example Internal Root 2024",
        codes: trustCodes(
          "errSecNotTrusted", -67843, stream: ("errSSLUnknownRootCert", -9812),
          certainty: .inferred),
        witnesses: [.openssl, .gnutls],
        advice: Advice(client: "add the root as an anchor in the app, or install its profile")),
      Failure(
        finding: Finding(
          .usageConstraints, certificate: 1, summary: "no trust setting can apply",
          causedBy: .anchorTrusted),
        severity: .recoverable, subject: "Example Internal Root 2024", codes: .none),
    ],
    codes: trustCodes(
      "errSecNotTrusted", -67843, stream: ("errSSLUnknownRootCert", -9812), certainty: .inferred),
    chain: internalPath, path: internalPath, opinions: witnesses,
    fixes: [
      Fix(
        kind: .anchor, side: .client,
        text: "trust the root that was sent, if you know it to be yours",
        options: ["--anchor", "root.pem"])
    ],
    anchorStores: [systemRoots])

  static let internalPath = [
    certificate(
      "build.internal", issuer: "Example Internal Root 2024", from: "2026-01-01",
      to: "2027-01-01", role: .leaf, names: ["build.internal", "IP:2001:db8::17"]),
    certificate(
      "Example Internal Root 2024", issuer: "Example Internal Root 2024", key: "RSA 4096",
      from: "2024-01-01", to: "2034-01-01", role: .root),
  ]

  static let missingIntermediate = Report(
    endpoint: endpoint, verifyDate: now, verdict: .untrusted,
    trustResult: .recoverableTrustFailure,
    failures: [
      Failure(
        finding: Finding(
          .missingIntermediate, certificate: 0, reason: .issuerNotSent,
          summary: "the issuer's certificate was not sent",
          expected: "CN=R11, O=Let's Encrypt, C=US", actual: "1 certificate: the server's own"),
        severity: .recoverable, subject: "staging.example.com",
        codes: trustCodes(
          "errSecCreateChainFailed", -25318, stream: ("errSSLXCertChainInvalid", -9807),
          certainty: .inferred),
        witnesses: [.openssl],
        advice: Advice(
          server: "send the intermediate too: http://r11.i.lencr.org/ holds it"))
    ],
    codes: trustCodes(
      "errSecCreateChainFailed", -25318, stream: ("errSSLXCertChainInvalid", -9807),
      certainty: .inferred),
    chain: [goodPath[0]], path: [goodPath[0]],
    opinions: [
      witnesses[1],
      Opinion(
        engine: .gnutls, version: "3.7.9", verdict: .unknown,
        noOpinion: "the list of anchors could not be read"),
    ],
    fetches: [
      Fetch(
        uri: "http://r11.i.lencr.org/", certificates: [[0x30, 0x00]]),
      Fetch(
        uri: "http://r11.example/", certificates: [], failure: "the name was not found"),
    ],
    anchorStores: [systemRoots])

  static let disagreement: Report = {
    var report = twoFailures
    report.failures = [nameMismatch]
    report.opinions = [
      Opinion(
        engine: .openssl, version: "3.0.22", verdict: .untrusted,
        failures: [
          .init(
            code: 62, symbol: "X509_V_ERR_HOSTNAME_MISMATCH", certificate: 0,
            text: "hostname mismatch", check: .sslHostname),
          .init(
            code: 10, symbol: "X509_V_ERR_CERT_HAS_EXPIRED", certificate: 0,
            text: "certificate has expired", check: .temporalValidity),
        ]),
      Opinion(engine: .gnutls, version: "3.7.9", verdict: .trusted),
    ]
    report.disagreements = [
      Disagreement(
        engines: [.trusteval, .gnutls], cause: .policy,
        text: "GnuTLS falls back to the common name when no DNS name is in the certificate")
    ]
    return report
  }()
}
