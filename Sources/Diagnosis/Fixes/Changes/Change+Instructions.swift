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
    if let service, let own = instructions(of: service) { return own.map(\.untilReloaded) }
    switch self {
    case .issuers, .unseenIssuer, .order, .stray: return Self.sendChain.map(\.untilReloaded)
    case .certificate: return Self.installCertificate.map(\.untilReloaded)
    case .protocolVersion: return Self.speakNewVersions.map(\.untilReloaded)
    case .stapling: return Self.staple.map(\.untilReloaded)
    case .serverName(let name, _): return Swift(host: name, port: port)?.connecting ?? []
    case .anchor(let certificate, .user), .renewedAnchor(let certificate, .user),
      .anchoredLeaf(let certificate, .user):
      return Self.install(certificate)
    case .anchor(let certificate, _), .renewedAnchor(let certificate, _),
      .anchoredLeaf(let certificate, _):
      return host.flatMap { Swift(host: $0, port: port) }?.anchoring(Self.fileName(of: certificate))
        ?? []
    case .verifyDate, .purpose, .pins: return []
    }
  }

  /// The server's own certificate first, and then each issuer but the root.
  private static let sendChain: [Fix.Instruction] = [
    .init(.nginx, ["ssl_certificate fullchain.pem;  # the server's own certificate first"]),
    .init(.apache, ["SSLCertificateFile fullchain.pem"]),
    .init(.haproxy, joinKey),
    .init(.iis, ["certutil -addstore CA intermediate.cer"]),
    .init(.aws, [importCertificate]),
  ]

  /// The file has the private key, which no other user of the machine may read.
  private static let joinKey = [
    "(umask 077; cat fullchain.pem key.pem >site.pem.new && mv site.pem.new site.pem)  "
      + "# bind :443 ssl crt site.pem"
  ]

  private static let installCertificate: [Fix.Instruction] = [
    .init(.nginx, ["ssl_certificate fullchain.pem;", "ssl_certificate_key key.pem;"]),
    .init(
      .apache,
      ["SSLCertificateFile fullchain.pem", "SSLCertificateKeyFile key.pem"]),
    .init(.haproxy, joinKey),
    .init(
      .iis,
      [
        "Import-PfxCertificate -FilePath site.pfx -CertStoreLocation Cert:\\LocalMachine\\My "
          + "-Password (Get-Credential pfx).Password  # then choose it in the site's https binding"
      ]),
    .init(
      .aws,
      [
        importCertificate,
        "# with another type or size of key, import it without --certificate-arn, and then:",
        "aws elbv2 modify-listener --listener-arn ARN --certificates CertificateArn=NEW-ARN",
      ]),
  ]

  /// Without the ARN it becomes another certificate, which no load balancer uses yet.
  ///
  /// With it, type and size of the key have to stay the same.
  private static let importCertificate =
    "aws acm import-certificate --certificate-arn ARN --certificate fileb://cert.pem "
    + "--private-key fileb://key.pem --certificate-chain fileb://chain.pem"

  private static let speakNewVersions: [Fix.Instruction] = [
    .init(.nginx, ["ssl_protocols TLSv1.2 TLSv1.3;"]),
    .init(.apache, ["SSLProtocol -all +TLSv1.2 +TLSv1.3"]),
    .init(
      .haproxy,
      [
        "global", "    ssl-default-bind-options ssl-min-ver TLSv1.2",
        "# a lower ssl-max-ver, there or on a bind line, has to go",
      ]),
    .init(
      .iis,
      [("Enabled", 1), ("DisabledByDefault", 0)].map { name, value in
        "reg add \"HKLM\\SYSTEM\\CurrentControlSet\\Control\\SecurityProviders\\SCHANNEL\\Protocols"
          + "\\TLS 1.2\\Server\" /v \(name) /t REG_DWORD /d \(value) /f"
      } + ["# then restart Windows"]),
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
        "# it asks when the first client comes, and that one gets no staple yet",
      ]),
    .init(
      .apache,
      [
        "SSLUseStapling on", "# outside of every VirtualHost:",
        "SSLStaplingCache shmcb:stapling(32768)",
        "# both need mod_ssl and mod_socache_shmcb (Debian: a2enmod ssl socache_shmcb)",
      ]),
    .init(
      .haproxy,
      [
        "openssl ocsp -issuer issuer.pem -cert cert.pem -url \"$(openssl x509 -in cert.pem -noout "
          + "-ocsp_uri)\" -no_nonce -respout site.pem.ocsp",
        "# beside site.pem, and again before the answer's nextUpdate",
      ]),
  ]

  /// What an anchor is called in a program and as a file.
  private static func fileName(of anchor: Certificate) -> String {
    anchor.isSelfIssued ? "root" : anchor.isAuthority ? "ca" : "certificate"
  }

  /// What is not its own issuer needs another result on macOS.
  private static func install(_ certificate: Certificate) -> [Fix.Instruction] {
    let file = fileName(of: certificate)
    let macOS = Fix.Instruction(
      .macOS,
      [
        "security add-trusted-cert " + (certificate.isSelfIssued ? "" : "-r trustAsRoot ")
          + "-k ~/Library/Keychains/login.keychain-db \(file).pem"
      ])
    guard certificate.isRoot else { return [macOS] }
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

extension Certificate {
  /// Whether it is its own issuer and marked as a CA's: iOS lists no others for a user to trust.
  var isRoot: Bool { isSelfIssued && known.basicConstraints?.isCA == true }
}
