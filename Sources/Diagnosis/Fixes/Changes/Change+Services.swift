import TrustModel

/// How a change is made in servers that are reached with STARTTLS, which are no web servers.
extension Change {
  /// Nil for a change with which the protocol does not matter; nothing where the change is made in a
  /// client's program, which is not known: those of Apple's frameworks begin with TLS.
  func instructions(of service: StartTLS) -> [Fix.Instruction]? {
    switch self {
    case .issuers, .unseenIssuer, .certificate, .order, .stray: Self.certificateFile(of: service)
    case .protocolVersion: Self.newVersions(of: service)
    // Few of them staple at all.
    case .stapling: []
    case .anchor(_, .user), .renewedAnchor(_, .user), .anchoredLeaf(_, .user), .verifyDate,
      .purpose:
      nil
    case .serverName, .anchor, .renewedAnchor, .anchoredLeaf, .pins: []
    }
  }

  /// The file has the server's own certificate first, and then each issuer but the root.
  private static func certificateFile(of service: StartTLS) -> [Fix.Instruction] {
    switch service {
    case .smtp:
      [
        .init(
          .postfix,
          [
            "# 3.4 or later:", "smtpd_tls_chain_files = /etc/ssl/key.pem, /etc/ssl/fullchain.pem",
            "# before:", "smtpd_tls_cert_file = /etc/ssl/fullchain.pem",
            "smtpd_tls_key_file = /etc/ssl/key.pem",
          ]),
        .init(
          .exim, ["tls_certificate = /etc/ssl/fullchain.pem", "tls_privatekey = /etc/ssl/key.pem"]),
      ]
    case .imap, .pop3, .lmtp, .sieve:
      [
        .init(
          .dovecot,
          [
            "# 2.4:", "ssl_server_cert_file = /etc/ssl/fullchain.pem",
            "ssl_server_key_file = /etc/ssl/key.pem", "# 2.3:",
            "ssl_cert = </etc/ssl/fullchain.pem", "ssl_key = </etc/ssl/key.pem",
          ])
      ]
    case .ftp:
      [
        .init(
          .vsftpd,
          ["rsa_cert_file=/etc/ssl/fullchain.pem", "rsa_private_key_file=/etc/ssl/key.pem"])
      ]
    case .ldap:
      [
        .init(
          .slapd,
          [
            "TLSCertificateFile /etc/ssl/fullchain.pem", "TLSCertificateKeyFile /etc/ssl/key.pem",
            "# before OpenLDAP 2.5 the issuers are taken from TLSCACertificateFile",
          ])
      ]
    case .xmpp, .xmppServer:
      [
        .init(
          .prosody,
          [
            "ssl = {", "  certificate = \"/etc/prosody/certs/fullchain.pem\";",
            "  key = \"/etc/prosody/certs/key.pem\";", "}",
          ])
      ]
    case .postgres:
      [.init(.postgresql, ["ssl_cert_file = 'fullchain.pem'", "ssl_key_file = 'key.pem'"])]
    case .mysql:
      [
        .init(
          .mariadb,
          ["[mysqld]", "ssl_cert = /etc/mysql/fullchain.pem", "ssl_key = /etc/mysql/key.pem"])
      ]
    case .nntp:
      [
        .init(.inn, ["tlscertfile: /etc/news/fullchain.pem", "tlskeyfile: /etc/news/key.pem"])
      ]
    case .irc:
      [
        .init(
          .inspircd,
          [
            "<sslprofile name=\"Clients\" provider=\"openssl\" certfile=\"fullchain.pem\" "
              + "keyfile=\"key.pem\">"
          ])
      ]
    }
  }

  private static func newVersions(of service: StartTLS) -> [Fix.Instruction] {
    switch service {
    case .smtp:
      [
        .init(
          .postfix,
          [
            "smtpd_tls_protocols = !SSLv2, !SSLv3, !TLSv1, !TLSv1.1",
            "smtpd_tls_mandatory_protocols = !SSLv2, !SSLv3, !TLSv1, !TLSv1.1",
          ])
      ]
    case .imap, .pop3, .lmtp, .sieve: [.init(.dovecot, ["ssl_min_protocol = TLSv1.2"])]
    case .ldap: [.init(.slapd, ["TLSProtocolMin 3.3"])]
    case .xmpp, .xmppServer: [.init(.prosody, ["ssl = { protocol = \"tlsv1_2+\"; }"])]
    case .postgres:
      [
        .init(
          .postgresql,
          ["ssl_min_protocol_version = 'TLSv1.2'", "ssl_max_protocol_version = ''  # no limit"])
      ]
    case .mysql: [.init(.mariadb, ["[mysqld]", "tls_version = TLSv1.2,TLSv1.3"])]
    case .nntp: [.init(.inn, ["tlsprotocols: [ TLSv1.2 TLSv1.3 ]"])]
    case .ftp, .irc: []
    }
  }
}
