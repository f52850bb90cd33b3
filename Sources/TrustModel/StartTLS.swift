/// A protocol that begins in plaintext and changes to TLS when the client asks for it.
package enum StartTLS: String, CaseIterable, Codable, Sendable {
  case smtp, lmtp, imap, pop3, ftp, ldap, xmpp
  /// Between servers.
  case xmppServer = "xmpp-server"
  case postgres, mysql, nntp, sieve, irc

  /// The protocol's usual port; for this port the protocol is used without being asked for.
  package var port: UInt16 {
    switch self {
    case .smtp: 25
    case .lmtp: 24
    case .imap: 143
    case .pop3: 110
    case .ftp: 21
    case .ldap: 389
    case .xmpp: 5222
    case .xmppServer: 5269
    case .postgres: 5432
    case .mysql: 3306
    case .nntp: 119
    case .sieve: 4190
    case .irc: 6667
    }
  }

  /// Nil for a port where TLS begins at once, and for one that is no protocol's usual port.
  package init?(usualPort port: UInt16) {
    // The port of message submission (RFC 6409).
    if port == 587 {
      self = .smtp
    } else if let usual = Self.allCases.first(where: { $0.port == port }) {
      self = usual
    } else {
      return nil
    }
  }
}
