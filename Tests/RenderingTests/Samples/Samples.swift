import TrustModel

/// Reports with fixed dates, one for each form of the text.
enum Sample {
  static let now = instant("2026-11-21T09:14:00Z")

  static let all: [(name: String, report: Report)] = [
    ("trusted", trusted), ("two-failures", twoFailures), ("untrusted-root", untrustedRoot),
    ("missing-intermediate", missingIntermediate), ("hostile-subject", hostileSubject),
    ("disagreement", disagreement), ("ats-violations", atsViolations),
    ("files-client", filesForClient), ("refused", refused), ("name-not-found", nameNotFound),
    ("timeout", timeout), ("alert", alert), ("client-certificate", clientCertificate),
    ("client-certificate-rejected", clientCertificateRejected),
    ("client-certificate-accepted", clientCertificateAccepted),
    ("refused-by-others", refusedByOthers), ("weak-handshake", weakHandshake),
    ("several-handshakes", severalHandshakes),
  ].map { ($0.0, $0.1.numbered) }

  static func instant(_ text: String) -> Instant {
    Instant(rfc3339: text) ?? Instant(secondsSinceEpoch: 0)
  }

  static let endpoint = Endpoint(
    host: "staging.example.com", port: 443, address: "203.0.113.7",
    serverName: "staging.example.com")

  static let systemRoots = AnchorStoreFacts(
    source: .system, path: "/etc/ssl/certs/ca-certificates.crt", kind: .bundle)

  static let witnesses = [
    Opinion(engine: .trusteval, version: "0.1.0", verdict: .untrusted),
    Opinion(engine: .openssl, version: "3.0.22", verdict: .untrusted),
    Opinion(engine: .gnutls, version: "3.7.9", verdict: .untrusted),
  ]

  static let notChecked = [
    NotChecked(.revocation, reason: "no response was stapled"),
    NotChecked(.systemTrustedCTRequired, reason: "needs Apple's list of logs"),
  ]

  static func certificate(
    _ label: String, issuer: String, key: String = "RSA 2048", from: String, to: String,
    role: CertificateFacts.Role, origin: CertificateFacts.Origin = .sent, names: [String] = []
  ) -> CertificateFacts {
    let seed = label.utf8.reduce(UInt64(7)) { ($0 &* 31) &+ UInt64($1) }
    let digest = String(String(repeating: String(seed, radix: 16), count: 64).prefix(64))
    return CertificateFacts(
      subject: "CN=\(label)", issuer: "CN=\(issuer)", label: label, serial: "0a1b2c3d",
      notBefore: instant(from), notAfter: instant(to), sha256: digest, spkiSha256: digest,
      names: names, key: key, signature: "sha256WithRSAEncryption", role: role, origin: origin,
      isSelfIssued: label == issuer,
      details: [
        .init(label: "Basic constraints", value: role == .leaf ? "not a CA" : "CA (critical)"),
        .init(label: "Subject key identifier", value: "00112233445566778899aabbccddeeff00112233"),
      ],
      keyUsage: role == .leaf ? ["digitalSignature"] : ["keyCertSign", "cRLSign"],
      extendedKeyUsage: role == .leaf ? ["serverAuth"] : [],
      policies: role == .leaf ? ["2.23.140.1.2.1"] : [],
      subjectKeyIdentifier: "00112233445566778899aabbccddeeff00112233",
      ocspResponders: role == .leaf ? ["http://ocsp.example/"] : [],
      caIssuers: role == .leaf ? ["http://issuer.example/"] : [],
      signedCertificateTimestamps: role == .leaf ? 2 : nil)
  }

  static let leaf = certificate(
    "www.example.com", issuer: "R11", key: "EC P-256", from: "2026-08-11", to: "2026-11-09",
    role: .leaf, names: ["www.example.com", "example.com"])
  static let intermediate = certificate(
    "R11", issuer: "ISRG Root X1", from: "2024-03-13", to: "2027-03-12", role: .intermediate)
  static let crossSigned = certificate(
    "R11 by another root", issuer: "DST Root CA X3", from: "2024-03-13", to: "2025-03-12",
    role: .stray)
  static let root = certificate(
    "ISRG Root X1", issuer: "ISRG Root X1", key: "RSA 4096", from: "2015-06-04",
    to: "2035-06-04", role: .anchor, origin: .rootStore)

  static let trusted = Report(
    endpoint: endpoint, verifyDate: now, verdict: .trusted, trustResult: .unspecified,
    chain: Array(goodPath.prefix(2)), path: goodPath,
    opinions: [
      Opinion(engine: .trusteval, version: "0.1.0", verdict: .trusted),
      Opinion(engine: .openssl, version: "3.0.22", verdict: .trusted),
      Opinion(engine: .gnutls, version: "3.7.9", verdict: .trusted),
    ],
    handshake: handshake,
    revocation: [
      RevocationStatus(
        certificate: 0, status: .good, time: Instant(rfc3339: "2026-11-20T08:00:00Z"),
        via: RevocationStatus.stapled),
      RevocationStatus(
        certificate: 1, status: .notChecked, reason: "nobody was asked (--revocation online asks)"),
    ],
    notes: [Note(.rootSent, "the root was sent too; clients have it or not")],
    notChecked: notChecked, anchorStores: [systemRoots],
    transportSecurity: TransportSecurity(host: .name),
    trustEnd: TrustEnd(date: goodPath[0].notAfter, cause: "certificate 0"),
    timing: Timing(
      resolve: .nanoseconds(1_234_560), connect: .microseconds(400), handshake: .milliseconds(12),
      fetch: .milliseconds(7), opinions: .milliseconds(21),
      evaluate: .microseconds(300)))

  static let goodPath = [
    certificate(
      "staging.example.com", issuer: "R11", key: "EC P-256", from: "2026-10-11",
      to: "2027-01-03T12:00:00Z", role: .leaf, names: ["staging.example.com"]),
    intermediate, root,
  ]

  static let handshake = Handshake(
    protocolVersion: "TLSv1.3", cipher: "TLS_AES_128_GCM_SHA256", group: "X25519",
    stapledOCSP: [0x30, 0x03, 0x0a, 0x01, 0x00], signedCertificateTimestamps: 2,
    isComplete: true, engine: .openssl)
}

extension Report {
  /// With the chain's certificates numbered as sent, and failures with these numbers.
  var numbered: Report {
    var report = self
    for index in chain.indices { report.chain[index].sentAs = index }
    for index in path.indices {
      report.path[index].sentAs = chain.firstIndex { $0.sha256 == path[index].sha256 }
    }
    for index in failures.indices {
      let certificate = failures[index].finding.certificate
      report.failures[index].sentAs = certificate.flatMap {
        path.indices.contains($0) ? report.path[$0].sentAs : nil
      }
    }
    return report
  }
}
