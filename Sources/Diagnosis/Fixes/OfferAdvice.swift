import TrustModel

extension Fix {
  /// What to do where a server takes nothing that Apple's clients offer; nil where it does, and where
  /// another fix says it.
  ///
  /// Only a handshake shows what a server takes, so that nothing can be tried.
  init?(onRefusedOfferIn report: Report, service: StartTLS?) {
    guard report.purpose == .server, !report.isComparison,
      case .refused(let choice, _)? = report.handshake?.appleHello
    else { return nil }
    let certificate = Change.certificate(NewCertificate(requirements: [], issuer: .trusted))
    switch choice {
    case .signature:
      self.init(
        kind: .cipherSuite, side: .server,
        text: "the server signs with SHA-256 or SHA-384: before, no Apple client can connect",
        isVerified: false)
    // Of TLS 1.3, whose suites have settings of their own and name no key exchange.
    case .suite(let name) where !name.contains("_WITH_"):
      self.init(
        kind: .cipherSuite, side: .server,
        text:
          "the server offers AES-GCM or ChaCha20 in TLS 1.3: before, no Apple client can connect",
        instructions: service == nil ? Self.offerSuites(isTLS13: true) : [], isVerified: false)
    case .suite:
      self.init(
        kind: .cipherSuite, side: .server,
        text:
          "the server offers TLS 1.3, or ECDHE with AES-GCM or ChaCha20: before, no Apple client can "
          + "connect", instructions: service == nil ? Self.offerSuites(isTLS13: false) : [],
        isVerified: false)
    case .group:
      self.init(
        kind: .cipherSuite, side: .server,
        text: "the server takes the group X25519 or P-256 too: before, no Apple client can connect",
        instructions: service == nil ? Self.offerGroups : [], isVerified: false)
    // Then any fix has a new key.
    case .key
    where !report.fixes.isEmpty && report.fixes.allSatisfy(\.isNewCertificate)
      && report.failures.contains { $0.finding.check == .keySize && $0.finding.certificate == 0 }:
      return nil
    case .key:
      self.init(
        kind: certificate.kind, side: .server,
        text:
          "the server gets a certificate for a key on P-256 or an RSA key of 2048 bits, alone or "
          + "besides the present one: before, no Apple client can connect",
        instructions: certificate.instructions(host: nil, port: nil, service: service),
        isVerified: false)
    }
  }

  /// For a web server that offers suites that Apple's clients lack, or accept only with an exception.
  ///
  /// - Parameter isTLS13: Whether it chose one of TLS 1.3, whose suites have settings of their own.
  static func offerSuites(isTLS13: Bool) -> [Instruction] {
    let suites =
      isTLS13
      ? "TLS_AES_128_GCM_SHA256:TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256"
      : "ECDHE+AESGCM:ECDHE+CHACHA20"
    guard !isTLS13 else {
      return [
        .init(.nginx, ["ssl_conf_command Ciphersuites \(suites);"]),
        .init(.apache, ["SSLCipherSuite TLSv1.3 \(suites)"]),
        .init(.haproxy, ["global", "    ssl-default-bind-ciphersuites \(suites)"]),
      ]
    }
    return [
      .init(.nginx, ["ssl_protocols TLSv1.2 TLSv1.3;", "ssl_ciphers \(suites);"]),
      .init(.apache, ["SSLProtocol -all +TLSv1.2 +TLSv1.3", "SSLCipherSuite \(suites)"]),
      .init(
        .haproxy,
        [
          "global", "    ssl-default-bind-options ssl-min-ver TLSv1.2",
          "    ssl-default-bind-ciphers \(suites)",
        ]),
    ]
  }

  private static let offerGroups: [Instruction] = [
    .init(.nginx, ["ssl_ecdh_curve X25519:prime256v1:secp384r1;"]),
    .init(.apache, ["SSLOpenSSLConfCmd Groups X25519:prime256v1:secp384r1"]),
    .init(.haproxy, ["bind :443 ssl crt site.pem curves X25519:P-256:P-384"]),
  ]
}

extension Fix {
  fileprivate var isNewCertificate: Bool { side == .server && kind == .certificate }
}
