import Foundation

extension RealServer {
  /// A TLS server in Python that may treat OpenSSL's and GnuTLS's clients differently.
  ///
  /// - Parameters:
  ///   - chains: PEM files with chain and key: for OpenSSL's client, then for GnuTLS's.
  ///   - behaviours: What the server does with the connection of each.
  static func python(
    chains: [String], behaviours: [Behaviour], version: String = "",
    asksForCertificate: Bool = false
  ) throws -> RealServer {
    try RealServer(executable: "/usr/bin/python3") { port, directory in
      directory.write(Data(script.utf8), to: "server.py")
      return [directory.path("server.py"), "\(port)", version, asksForCertificate ? "ask" : ""]
        + zip(chains, behaviours).flatMap { [$0, $1.rawValue] }
    }
  }

  enum Behaviour: String {
    /// Behaves as a normal server.
    case serve
    /// Closes before a byte is sent.
    case close
    /// Reads the client's second flight and then resets, closes, sends nothing more, or completes
    /// the handshake and sends close_notify.
    case reset, end, hold, notify
  }

  // Only GnuTLS's ClientHello has a record size limit (RFC 8449).
  private static let script = """
    import socket, ssl, struct, sys, threading, time
    port, version, ask, *plans = sys.argv[1:]
    contexts = []
    for chain, behaviour in zip(plans[::2], plans[1::2]):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(chain)
        if version:
            context.minimum_version = context.maximum_version = getattr(ssl.TLSVersion, version)
        if ask:
            context.verify_mode = ssl.CERT_OPTIONAL
            context.load_verify_locations(chain)
        context.num_tickets = 0 if behaviour == "notify" else 1
        contexts.append((context, behaviour))

    def talk(connection):
        hello = connection.recv(65536)
        if not hello:
            return
        isGnuTLS = b"\\x00\\x1c\\x00\\x02\\x40\\x01" in hello
        context, behaviour = contexts[min(isGnuTLS, len(contexts) - 1)]
        if behaviour == "close":
            return
        incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        session = context.wrap_bio(incoming, outgoing, server_side=True)
        incoming.write(hello)
        flights = 1
        while True:
            try:
                session.do_handshake()
                break
            except ssl.SSLWantReadError:
                connection.sendall(outgoing.read())
            more = connection.recv(65536)
            if not more:
                return
            flights += 1
            if flights == 2 and behaviour == "reset":
                linger = struct.pack("ii", 1, 0)
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
                return
            if flights == 2 and behaviour == "end":
                return
            if flights == 2 and behaviour == "hold":
                time.sleep(30)
                return
            incoming.write(more)
        if behaviour == "notify":
            try:
                session.unwrap()
            except ssl.SSLWantReadError:
                pass
        connection.sendall(outgoing.read())
        if behaviour == "serve":
            connection.recv(65536)

    \(accepting)
    """

  /// The end of a script: passes each connection to `talk`.
  static let accepting = """
    def serve(connection):
        try:
            talk(connection)
        except (OSError, ssl.SSLError):
            pass
        connection.close()

    listener = socket.create_server(("127.0.0.1", int(port)))
    while True:
        connection, _ = listener.accept()
        threading.Thread(target=serve, args=(connection,), daemon=True).start()
    """
}
