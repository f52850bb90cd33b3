import TrustModel

extension StartTLS {
  /// - Parameter server: The server's name, for protocols that send it.
  func negotiation(with server: String) -> any Negotiation {
    typealias Lines = LineNegotiation
    return switch self {
    // RFC 3207, section 4. In EHLO the name does not matter, as no mail is sent.
    case .smtp:
      Lines(
        rawValue, .hear(Lines.code("220")),
        .say("EHLO localhost", Lines.code("250"), feature: Lines.keyword),
        .say("STARTTLS", Lines.code("220")))
    case .lmtp:
      Lines(
        rawValue, .hear(Lines.code("220")),
        .say("LHLO localhost", Lines.code("250"), feature: Lines.keyword),
        .say("STARTTLS", Lines.code("220")))
    // RFC 9051, section 6.2.1.
    case .imap:
      Lines(
        rawValue,
        .hear(Lines.withoutLiteral(Lines.words(yes: ["* OK"], no: ["* BYE", "* PREAUTH"]))),
        .say(
          "A STARTTLS",
          Lines.withoutLiteral(Lines.words(yes: ["A OK"], no: ["A ", "* BYE"], more: ["* "]))))
    // RFC 2595, section 4.
    case .pop3:
      Lines(
        rawValue, .hear(Lines.words(yes: ["+OK"], no: ["-ERR"])),
        .say("STLS", Lines.words(yes: ["+OK"], no: ["-ERR"])))
    // RFC 4217, section 4; older servers answer 334.
    case .ftp:
      Lines(
        rawValue, .hear(Lines.code("220", between: .more)),
        .say("AUTH TLS", Lines.code("234", "334", between: .more)))
    // RFC 4642, section 2.2.
    case .nntp:
      Lines(
        rawValue, .hear(Lines.code("200", "201")), .say("STARTTLS", Lines.code("382")))
    // RFC 5804, section 2.2: its capabilities are lines with quotes, and the last one says OK.
    case .sieve:
      Lines(
        rawValue,
        .hear(
          Lines.withoutLiteral(Lines.words(yes: ["OK"], no: ["NO", "BYE"], more: ["\""])),
          feature: Lines.capability),
        .say("STARTTLS", Lines.withoutLiteral(Lines.words(yes: ["OK"], no: ["NO", "BYE"]))))
    case .irc: Lines(rawValue, .say("STARTTLS", Lines.numeric))
    case .ldap: LDAPNegotiation()
    case .xmpp: XMPPNegotiation(to: server, betweenServers: false)
    case .xmppServer: XMPPNegotiation(to: server, betweenServers: true)
    case .postgres: PostgresNegotiation()
    case .mysql: MySQLNegotiation()
    }
  }
}
