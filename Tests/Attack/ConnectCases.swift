import Foundation
import Network
import OpenSSLEngine
import TrustModel

#if canImport(Glibc)
  import Glibc
#endif

/// Servers that are trusted, and hostile in the session that follows; proxies that never let through.
enum ConnectCases {
  private typealias Manner = @Sendable (ListenerConnection, TLSServerSession) async throws -> Void

  static func all(in directory: String) async throws -> [Case] {
    let chains = try HostileChains()
    let chain = try chains.sound()
    let anchor = "\(directory)/session-root.pem"
    try chains.anchor.write(toFile: anchor, atomically: true, encoding: .utf8)
    let trust = [
      "--anchor", anchor, "--anchors-only", "--server-name", "www.example.com", "--idle", "1",
      "--timeout", "3",
    ]
    func talk(
      _ name: String, _ statuses: Set<Int32>, seconds: Double = 5, written: Double = 1,
      to reader: String? = nil, _ manner: @escaping Manner
    ) async throws -> Case {
      let port = try await serve(chain, manner)
      return Case(
        name: "connect, \(name)", arguments: ["connect", "127.0.0.1:\(port)"] + trust,
        statuses: statuses, seconds: seconds, written: written, reader: reader)
    }
    return try await [
      talk("a farewell", [0]) { try await send(Array("hello\n".utf8), isLast: true, $1, $0) },
      // Nothing was asked.
      talk("silence", [0]) { connection, _ in
        while try await !connection.receive().isEmpty {}
      },
      talk("silence after an end of its side", [0]) { connection, session in
        try await send(Array("hello\n".utf8), isLast: true, session, connection)
        while try await !connection.receive().isEmpty {}
      },
      talk("controls of a terminal", [0], written: 8) { connection, session in
        for _ in 0..<20 { try await send(controls, session, connection) }
        try await send(controls, isLast: true, session, connection)
      },
      talk("a line of 10 MB", [0], seconds: 20, written: 25) { connection, session in
        let part = [UInt8](repeating: 0x61, count: 16_384)
        try await send(Array("HTTP/1.1 200 OK\r\nX: ".utf8), session, connection)
        for _ in 0..<640 { try await send(part, session, connection) }
        try await send([], isLast: true, session, connection)
      },
      // The data of a session has no end of its own: the reader's ends the program (SIGPIPE).
      talk("data without end", [128 + SIGPIPE], seconds: 20, to: "head -c 50000000 >/dev/null") {
        connection, session in
        let part = [UInt8](repeating: 0x1b, count: 16_384)
        while true { try await send(part, session, connection) }
      },
      talk("no end of the session", [2]) { connection, session in
        try await send(Array("hello\n".utf8), session, connection)
      },
      talk("reset", [2]) { connection, session in
        try await send(Array("hello\n".utf8), session, connection)
        try connection.resetOnClose()
      },
      talk("records that nobody can decrypt", [2]) { connection, _ in
        let record = [23, 3, 3, 0x40, 0] + [UInt8](repeating: 7, count: 0x4000)
        while true { try await connection.send(record) }
      },
      talk("plaintext", [2]) { connection, _ in
        while true { try await connection.send(Array("HTTP/1.1 200 OK\r\n\r\n".utf8)) }
      },
      talk("empty records without end", [2]) { connection, _ in
        while true {
          try await connection.send(
            Array(repeatElement([20, 3, 3, 0, 1, 1], count: 2_000).joined()))
        }
      },
    ] + before(trust)
  }

  /// What may come before TLS, from a proxy or in another protocol.
  private static func before(_ trust: [String]) async throws -> [Case] {
    let floods: [(name: String, options: [String], bytes: [UInt8])] = [
      ("a greeting of SMTP", ["--starttls", "smtp"], Array("220-\u{1b}]0;x\u{7}hello\r\n".utf8)),
      ("a greeting without a line", ["--starttls", "smtp"], Array("220 aaaaaaaaaaaaaaaa".utf8)),
      ("a greeting of IMAP", ["--starttls", "imap"], Array("* OK hello\r\n".utf8)),
      ("a packet of MySQL", ["--starttls", "mysql"], [0xff, 0xff, 0xff, 0, 10]),
      ("an element of XMPP", ["--starttls", "xmpp"], Array("<stream:features><a>".utf8)),
      ("a message of LDAP", ["--starttls", "ldap"], [0x30, 0x84, 0x7f, 0xff, 0xff, 0xff]),
    ]
    var cases: [Case] = []
    for command in [[], ["connect"]] {
      for flood in floods {
        let port = try await endless(flood.bytes)
        cases.append(
          Case(
            name: "\(command.first ?? "check"), \(flood.name)",
            arguments: command + ["127.0.0.1:\(port)"] + flood.options + ["--timeout", "2"],
            statuses: [2]))
      }
      for (scheme, bytes) in [
        ("http", Array("HTTP/1.1 200 OK\r\nX-Header: \u{1b}[31m\r\n".utf8)), ("http", [0x61]),
        ("http", Array("HTTP/1.1 407 \u{1b}]0;x\u{7}\r\n".utf8)), ("socks5", [5, 0]),
        ("socks5h", [0xff]), ("socks5", [5, 0, 5, 0, 0, 3, 0xff]),
      ] {
        let port = try await endless(bytes)
        cases.append(
          Case(
            name: "\(command.first ?? "check"), \(scheme) proxy \(bytes.count)",
            arguments: command + [
              "www.example.com", "--proxy", "\(scheme)://u:p@127.0.0.1:\(port)", "--timeout", "2",
            ], statuses: [2]))
      }
    }
    return cases
  }

  private static func endless(_ part: [UInt8]) async throws -> UInt16 {
    let block = Array(repeatElement(part, count: 16_384 / part.count).joined())
    let listener = try await Listener()
    Task {
      await listener.serve { connection in
        while true { try await connection.send(block) }
      }
    }
    return listener.port
  }

  private static func serve(
    _ chain: HostileChains.Chain, _ manner: @escaping Manner
  ) async throws -> UInt16 {
    let context = try TLSServerContext(
      TLSServerSettings(chain: chain.certificates, key: chain.key))
    let listener = try await Listener()
    Task {
      await listener.serve { connection in
        let session = try context.makeSession()
        guard try await session.finishHandshake(over: connection) else { return }
        try await manner(connection, session)
      }
    }
    return listener.port
  }

  private static func send(
    _ bytes: [UInt8], isLast: Bool = false, _ session: TLSServerSession,
    _ connection: ListenerConnection
  ) async throws {
    if isLast { session.finish(with: bytes) } else { session.write(bytes) }
    try await connection.send(session.takeOutput())
  }

  /// Every octet; sequences that set a title, answer back and move; text that runs backwards; octets
  /// that are cut within a character.
  private static let controls: [UInt8] =
    Array(UInt8.min...UInt8.max)
    + Array(
      "\u{1b}]0;title\u{7}\u{1b}[6n\u{1b}[2J\u{9b}31m\u{202e}drow\u{2066}\u{1b}P+q\u{1b}\\".utf8)
    + [0xe2, 0x80]
}
