import TrustModel
import X509

extension Change {
  /// How the change is made in common products, for a server's certificate.
  ///
  /// - Parameters:
  ///   - host: The host to connect to after all changes; nil where it has no name.
  ///   - port: Nil for certificates from files.
  ///   - service: What the server spoke before TLS; nil where TLS began at once.
  func instructions(
    host: String?, port: Int?, service: StartTLS? = nil
  ) -> [Fix.Instruction] {
    if let service, let own = instructions(of: service) { return own }
    switch self {
    case .issuers, .unseenIssuer: return Self.sendChain
    case .certificate: return Self.installCertificate
    case .protocolVersion: return Self.speakNewVersions
    case .stapling: return Self.staple
    case .serverName(let name, _): return Swift(host: name, port: port)?.connecting ?? []
    case .anchor(let certificate, .user), .renewedAnchor(let certificate, .user):
      return Self.install(certificate)
    case .anchor, .renewedAnchor:
      return host.flatMap { Swift(host: $0, port: port) }?.anchoring ?? []
    case .verifyDate, .purpose: return []
    }
  }

  /// The server's own certificate first, and then each issuer but the root.
  private static let sendChain: [Fix.Instruction] = [
    .init(.nginx, ["ssl_certificate fullchain.pem;  # the server's own certificate first"]),
    .init(.apache, ["SSLCertificateFile fullchain.pem"]),
    .init(.haproxy, ["cat fullchain.pem key.pem >site.pem  # bind :443 ssl crt site.pem"]),
    .init(.iis, ["certutil -addstore CA intermediate.cer"]),
    .init(.aws, [importCertificate]),
  ]

  private static let installCertificate: [Fix.Instruction] = [
    .init(
      .nginx,
      ["ssl_certificate fullchain.pem;", "ssl_certificate_key key.pem;  # then: nginx -s reload"]),
    .init(
      .apache,
      ["SSLCertificateFile fullchain.pem", "SSLCertificateKeyFile key.pem"]),
    .init(.haproxy, ["cat fullchain.pem key.pem >site.pem  # bind :443 ssl crt site.pem"]),
    .init(
      .iis,
      [
        "Import-PfxCertificate -FilePath site.pfx -CertStoreLocation Cert:\\LocalMachine\\My  "
          + "# then choose it in the site's https binding"
      ]),
    .init(.aws, [importCertificate]),
  ]

  /// Without the ARN it becomes another certificate, which no load balancer uses yet.
  private static let importCertificate =
    "aws acm import-certificate --certificate-arn ARN --certificate fileb://cert.pem "
    + "--private-key fileb://key.pem --certificate-chain fileb://chain.pem"

  private static let speakNewVersions: [Fix.Instruction] = [
    .init(.nginx, ["ssl_protocols TLSv1.2 TLSv1.3;"]),
    .init(.apache, ["SSLProtocol -all +TLSv1.2 +TLSv1.3"]),
    .init(.haproxy, ["ssl-default-bind-options ssl-min-ver TLSv1.2"]),
    .init(
      .aws,
      [
        "aws elbv2 modify-listener --listener-arn ARN "
          + "--ssl-policy ELBSecurityPolicy-TLS13-1-2-2021-06"
      ]),
  ]

  private static let staple: [Fix.Instruction] = [
    .init(
      .nginx,
      [
        "ssl_stapling on;  # needs the issuer, in ssl_certificate or ssl_trusted_certificate",
        "resolver 127.0.0.53;  # a name server, to find the responder",
      ]),
    .init(
      .apache,
      [
        "SSLUseStapling on", "# outside of every VirtualHost:",
        "SSLStaplingCache shmcb:stapling(32768)",
      ]),
  ]

  /// What is no root needs another result on macOS, and iOS lists certificates that are their own issuer
  /// and marked as a CA's, no others.
  private static func install(_ certificate: Certificate) -> [Fix.Instruction] {
    let isRoot = certificate.isSelfIssued
    let macOS = Fix.Instruction(
      .macOS,
      [
        "security add-trusted-cert " + (isRoot ? "" : "-r trustAsRoot ")
          + "-k ~/Library/Keychains/login.keychain-db \(isRoot ? "root" : "ca").pem"
      ])
    guard isRoot, certificate.known.basicConstraints?.isCA == true else { return [macOS] }
    return [
      macOS,
      .init(
        .iOS,
        [
          "open root.pem to install it as a profile, then switch it on in Settings, General, About, "
            + "Certificate Trust Settings"
        ]),
    ]
  }
}
