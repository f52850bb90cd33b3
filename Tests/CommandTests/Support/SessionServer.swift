import Foundation

extension RealServer {
  /// What a server does with a session, once the handshake is complete.
  enum SessionManner: String {
    /// Answers a request of HTTP with 300 kB of all bytes, and closes the session.
    case answer
    /// The same after longer than a test lets it be silent.
    case slow
    /// Answers, and ends the connection without close_notify.
    case cut
    /// Answers in part, and resets the connection.
    case reset
    /// Answers in part, and ends the session with the alert bad_record_mac.
    case alert
    /// Says how much it got, when the client has closed its side.
    case count
    /// Sends back what it gets.
    case echo
    /// Says nothing, and never closes.
    case silent
    /// Says nothing, and closes the session properly.
    case nothing
    /// Says how the bytes read that it got first.
    case lines
    /// Greets with what would control a terminal, then says how the first bytes read that it gets.
    case greet
  }

  /// A server in Python for sessions.
  ///
  /// - Parameters:
  ///   - chain: PEM file with chain and key.
  ///   - log: A line is added for each handshake, and for the first data after it.
  static func session(
    _ manner: SessionManner, chain: String, log: String = "/dev/null", version: String = ""
  ) throws -> RealServer {
    try RealServer(executable: "/usr/bin/python3") { port, directory in
      directory.write(Data(sessionScript.utf8), to: "server.py")
      return [directory.path("server.py"), "\(port)", chain, manner.rawValue, log, version]
    }
  }

  private static let sessionScript = """
    import socket, ssl, struct, sys, threading, time
    port, chain, manner, log, version = sys.argv[1:]
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(chain)
    if version:
        context.maximum_version = getattr(ssl.TLSVersion, version)
    answer = bytes(range(256)) * 1200

    def note(text):
        with open(log, "a") as file:
            file.write(text + "\\n")

    def alert(connection):
        incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        session = context.wrap_bio(incoming, outgoing, server_side=True)
        while True:
            try:
                session.do_handshake()
                break
            except ssl.SSLWantReadError:
                connection.sendall(outgoing.read())
                incoming.write(connection.recv(65536))
        session.write(b"half")
        connection.sendall(outgoing.read())
        connection.recv(65536)
        incoming.write(b"\\x17\\x03\\x03\\x00\\x20" + bytes(32))
        try:
            session.read()
        except ssl.SSLError:
            connection.sendall(outgoing.read())
        time.sleep(1)

    def talk(connection):
        if manner == "alert":
            return alert(connection)
        session = context.wrap_socket(connection, server_side=True)
        note("handshake")
        if manner == "greet":
            session.sendall(b"\\x1b[31mred\\x07 caf\\xc3\\xa9\\xff\\r\\na\\tb\\r\\n> ")
        heard = session.recv(65536)
        note("data" if heard else "end")
        if manner == "silent":
            time.sleep(300)
        if manner == "count":
            total = 0
            while heard:
                total += len(heard)
                heard = session.recv(65536)
            session.sendall(b"%d\\n" % total)
        if manner == "echo":
            while heard:
                session.sendall(heard)
                heard = session.recv(65536)
        if manner in ("lines", "greet") and heard:
            session.sendall(repr(heard).encode() + b"\\n")
        if manner in ("answer", "slow", "cut"):
            while not heard.endswith(b"\\r\\n\\r\\n"):
                heard += session.recv(65536)
            time.sleep(2.5 if manner == "slow" else 0)
            session.sendall(answer)
        if manner == "cut":
            return session.close()
        if manner == "reset":
            session.sendall(b"half")
            time.sleep(0.5)
            session.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            return session.close()
        session.unwrap()

    \(accepting)
    """
}
