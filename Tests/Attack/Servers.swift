import Foundation
import Network
import OpenSSLEngine
import TrustModel

/// Hostile servers, and runs against them.
enum Servers {
  private struct Server: Sendable {
    let name: String
    var statuses: Set<Int32> = [2]
    /// Handles one connection.
    let handle: @Sendable (ListenerConnection) async throws -> Void
  }

  /// A short deadline for servers that never answer.
  private static let timeout = ["--timeout", "2"]

  /// The ways to meet a server; with a trace, what it sends is also explained.
  private static let ways: [(name: String, command: [String], options: [String])] = [
    ("openssl", [], ["--engine", "openssl"]), ("gnutls", [], ["--engine", "gnutls"]),
    ("trace", [], ["--trace", "--verbose"]), ("connect", ["connect"], ["--trace"]),
  ]

  /// Starts all servers; they run until the process ends.
  static func cases() async throws -> [Case] {
    var cases: [Case] = []
    for server in try servers() {
      let listener = try await Listener()
      Task { await listener.serve(server.handle) }
      for way in ways {
        cases.append(
          Case(
            name: "\(server.name), \(way.name)",
            arguments: way.command + ["127.0.0.1:\(listener.port)"] + way.options + timeout,
            statuses: server.statuses))
      }
    }
    return cases
  }

  private static func servers() throws -> [Server] {
    let chains = try HostileChains()
    return [
      Server(name: "close at once") { _ in },
      Server(name: "reset at once") { try $0.resetOnClose() },
      script("reset after the hello", [Flight.serverHello]),
      script("reset after the certificates", [Flight.serverHello, chains.flight]),
      script("close within a record", [Array(Flight.serverHello.prefix(20))]),
      endless("empty records", [22, 3, 3, 0, 0]),
      endless("empty data records", [23, 3, 3, 0, 0]),
      endless("hello requests", [22, 3, 3, 0, 4, 0, 0, 0, 0]),
      endless("tickets", Flight.record([4, 0, 0, 6, 0, 0, 0, 9, 0, 0])),
      endless("key updates", Flight.record([24, 0, 0, 1, 1])),
      endless("warning alerts", [21, 3, 3, 0, 2, 1, 112]),
      endless("server hellos", Flight.serverHello),
      endless(
        "certificates", Flight.serverHello + Flight.certificates([[0x30, 0]]), statuses: [1]),
      endless("change of cipher", [20, 3, 3, 0, 1, 1]),
      endless("heartbeats", [24, 3, 3, 0, 3, 1, 0x40, 0]),
      endless("garbage", [0xde, 0xad, 0xbe, 0xef]),
      endless("HTTP", Array("HTTP/1.1 200 OK\r\n\r\n".utf8)),
      Server(name: "one byte a second") { connection in
        _ = try await connection.receive()
        for byte in Flight.serverHello + chains.flight {
          try await connection.send([byte])
          try await Task.sleep(for: .seconds(1))
        }
      },
      Server(name: "byte for byte", statuses: [1, 2]) { connection in
        _ = try await connection.receive()
        for byte in Flight.serverHello + chains.flight { try await connection.send([byte]) }
        try connection.resetOnClose()
      },
      try tls("64 namesakes", chains.namesakes(63)),
      try tls("64 cross-signed", chains.crossSigned(63)),
      try tls("6,000 names", chains.names(6_000)),
      try tls("7 x 700 constraints", chains.constraints(700, levels: 7)),
      try tls("6,000 constraints on 64 paths", chains.constraintsOnManyPaths(6_000, names: 20)),
      try tls("6,000 names on 64 paths", chains.constraintsOnManyPaths(1, names: 6_000)),
      try tls("policies", chains.policies(levels: 12, each: 24)),
      try tls("addresses of issuers", chains.issuersElsewhere()),
    ]
  }

  /// Waits for the ClientHello, sends these messages one after the other and resets the connection.
  private static func script(_ name: String, _ parts: [[UInt8]]) -> Server {
    Server(name: name, statuses: [1, 2]) { connection in
      _ = try await connection.receive()
      for part in parts { try await connection.send(part) }
      try await Task.sleep(for: .milliseconds(100))
      try connection.resetOnClose()
    }
  }

  /// Sends the same bytes without end, several copies at a time.
  private static func endless(
    _ name: String, _ part: [UInt8], statuses: Set<Int32> = [2]
  ) -> Server {
    let block = Array(repeatElement(part, count: max(1, 16_384 / part.count)).joined())
    return Server(name: "endless \(name)", statuses: statuses) { connection in
      _ = try await connection.receive()
      while true { try await connection.send(block) }
    }
  }

  /// A valid handshake with a chain that causes much work.
  private static func tls(_ name: String, _ chain: HostileChains.Chain) throws -> Server {
    let context = try TLSServerContext(
      TLSServerSettings(chain: chain.certificates, key: chain.key))
    return Server(name: name, statuses: [1, 2]) { connection in
      let session = try context.makeSession()
      guard try await session.finishHandshake(over: connection) else { return }
      while try await !connection.receive().isEmpty {}
    }
  }
}

extension TLSServerSession {
  /// Returns whether the client was there to its end.
  func finishHandshake(over connection: ListenerConnection) async throws -> Bool {
    while true {
      let progress = handshake()
      let output = takeOutput()
      if !output.isEmpty { try await connection.send(output) }
      guard progress == .needsInput else { return true }
      let bytes = try await connection.receive()
      guard !bytes.isEmpty else { return false }
      receive(bytes)
    }
  }
}

/// Plaintext records of a TLS 1.2 server.
enum Flight {
  /// ECDHE-RSA with AES-128-GCM, secure renegotiation and nothing else.
  static let serverHello = record(
    message(
      2,
      [3, 3] + [UInt8](repeating: 7, count: 32) + [0, 0xc0, 0x2f, 0, 0, 5, 0xff, 1, 0, 1, 0]))

  static func certificates(_ list: [[UInt8]]) -> [UInt8] {
    let entries = list.flatMap { number($0.count, 3) + $0 }
    return record(message(11, number(entries.count, 3) + entries))
  }

  static func record(_ content: [UInt8]) -> [UInt8] {
    stride(from: 0, to: content.count, by: 16_384).flatMap { start in
      let part = content[start..<min(start + 16_384, content.count)]
      return [22, 3, 3] + number(part.count, 2) + part
    }
  }

  private static func message(_ type: UInt8, _ body: [UInt8]) -> [UInt8] {
    [type] + number(body.count, 3) + body
  }

  private static func number(_ value: Int, _ octets: Int) -> [UInt8] {
    (0..<octets).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
