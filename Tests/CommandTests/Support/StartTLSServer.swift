import Foundation

extension RealServer {
  enum Manner: String, CaseIterable {
    /// Changes to TLS when asked.
    case consent
    /// Sends plaintext together with its consent.
    case inject
    /// Consents, and then continues in plaintext.
    case lie
    case refuse
    /// Accepts the connection and sends nothing.
    case silent
    /// Consents, and then sends nothing.
    case mute
    /// Sends data without end.
    case flood
  }

  /// A server in Python that begins in plaintext.
  ///
  /// - Parameters:
  ///   - name: The protocol's name for `--starttls`.
  ///   - chain: PEM file with chain and key.
  static func startTLS(_ name: String, chain: String, _ manner: Manner) throws -> RealServer {
    try RealServer(executable: "/usr/bin/python3") { port, directory in
      directory.write(Data(startTLSScript.utf8), to: "server.py")
      return [directory.path("server.py"), "\(port)", name, chain, manner.rawValue]
    }
  }

  private static let startTLSScript = """
    import socket, ssl, sys, threading, time
    port, name, chain, manner = sys.argv[1:]
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(chain)
    greeting = bytes([10]) + b"8.0\\0" + bytes(13) + b"\\xff\\xff" + bytes(20)
    def ldap(code, words):
        body = b"\\x0a\\x01" + bytes([code]) + b"\\x04\\x00\\x04" + bytes([len(words)]) + words
        body = b"\\x02\\x01\\x01\\x78" + bytes([len(body)]) + body
        return b"\\x30" + bytes([len(body)]) + body
    # The name is that of the server, not the address that is connected to.
    header = b"' xmlns:stream='http://etherx.jabber.org/streams' to='www.lab.example'"
    opening = b"<stream:stream><stream:features><starttls/></stream:features>"
    # What it says first, then for each thing heard: what that holds, consent, refusal.
    dialogues = {
        "smtp": [b"220 x\\r\\n", (b"EHLO", *2 * (b"250-x\\r\\n250 STARTTLS\\r\\n",)),
                 (b"STARTTLS", b"220 go\\r\\n", b"502 \\x1b[31mno\\r\\n")],
        "lmtp": [b"220 x\\r\\n", (b"LHLO", *2 * (b"250 STARTTLS\\r\\n",)),
                 (b"STARTTLS", b"220 go\\r\\n", b"502 no\\r\\n")],
        "imap": [b"* OK x\\r\\n", (b"STARTTLS", b"A OK go\\r\\n", b"A NO no\\r\\n")],
        "pop3": [b"+OK x\\r\\n", (b"STLS", b"+OK go\\r\\n", b"-ERR no\\r\\n")],
        "ftp": [b"220 x\\r\\n", (b"AUTH TLS", b"234 go\\r\\n", b"502 no\\r\\n")],
        "ldap": [b"", (b"1.3.6.1.4.1.1466.20037", ldap(0, b""), ldap(2, b"no"))],
        "xmpp": [b"", (b"jabber:client" + header, opening, opening),
                 (b"<starttls", b"<proceed/>", b"<failure>no</failure>")],
        "xmpp-server": [b"", (b"jabber:server" + header, opening, opening),
                        (b"<starttls", b"<proceed/>", b"<failure>no</failure>")],
        "postgres": [b"", (b"\\x04\\xd2\\x16\\x2f", b"S", b"N")],
        "mysql": [bytes([len(greeting), 0, 0, 0]) + greeting,
                  (b"\\x20\\x00\\x00\\x01", b"", b"")],
        "nntp": [b"200 x\\r\\n", (b"STARTTLS", b"382 go\\r\\n", b"502 no\\r\\n")],
        "sieve": [b'"STARTTLS"\\r\\nOK\\r\\n', (b"STARTTLS", b"OK go\\r\\n", b"NO no\\r\\n")],
        "irc": [b":x NOTICE * :hello\\r\\n", (b"STARTTLS", b":x 670 * :go\\r\\n", b":x 691 * :no\\r\\n")],
    }
    def talk(connection):
        first, *turns = dialogues[name]
        if manner == "silent":
            time.sleep(30)
        while manner == "flood":
            connection.sendall(b"220-flood\\r\\n" * 100)
        if name == "mysql" and manner == "refuse":
            error = b"\\xff\\x6a\\x04no"
            first = bytes([len(error), 0, 0, 0]) + error
        if name == "mysql" and manner == "inject":
            first += b"injected"
        connection.sendall(first)
        for index, (asked, consent, refusal) in enumerate(turns):
            heard = b""
            while asked not in heard:
                more = connection.recv(36 - len(heard) if name == "mysql" else 4096)
                if not more:
                    return
                heard += more
            while name == "mysql" and len(heard) < 36:
                heard += connection.recv(36 - len(heard))
            isLast = index == len(turns) - 1
            if isLast and manner == "refuse":
                connection.sendall(refusal)
                return
            if isLast and manner == "inject" and name != "mysql":
                consent += b"injected"
            connection.sendall(consent)
        if manner == "mute":
            time.sleep(30)
        if manner == "lie":
            connection.recv(4096)
            connection.sendall(b"no, not really\\r\\n")
            connection.recv(4096)
            return
        with context.wrap_socket(connection, server_side=True) as session:
            session.recv(4096)
    \(accepting)
    """
}
