import Foundation
import Network
import OpenSSLEngine
import TrustModel

/// Chains whose issuer is missing, and web servers that never come to an end with it.
enum FetchCases {
  /// What a web server does with a request for this path.
  private typealias Manner = @Sendable (ListenerConnection, String) async throws -> Void

  static func all(in directory: String) async throws -> [Case] {
    let key = try PrivateKey.generate()
    var cases: [Case] = []
    func add(_ name: String, port: UInt16, target: String? = nil) async throws {
      let server = try await tls(naming: "http://127.0.0.1:\(port)/1", key)
      cases.append(contentsOf: [
        Case(
          name: "issuer, \(name)",
          arguments: ["127.0.0.1:\(server)", "--network-fetch", "--timeout", "3"], statuses: [1]),
        // Without leave nobody is asked on that port.
        Case(
          name: "issuer, \(name), not asked",
          arguments: ["127.0.0.1:\(server)", "--timeout", "3"], statuses: [1], seconds: 4),
      ])
    }
    let forever = [UInt8](repeating: 0x30, count: 16_384)
    let manners: [(String, Manner)] = [
      ("silence", { connection, _ in while try await !connection.receive().isEmpty {} }),
      (
        "a body without end",
        { connection, _ in
          try await connection.send(head)
          while true { try await connection.send(forever) }
        }
      ),
      (
        "headers without end",
        { connection, _ in
          try await connection.send(Array("HTTP/1.1 200 OK\r\n".utf8))
          while true { try await connection.send(Array("X: \u{1b}[31m\r\n".utf8)) }
        }
      ),
      (
        "a byte a second",
        { connection, _ in
          for byte in head + forever {
            try await connection.send([byte])
            try await Task.sleep(for: .seconds(1))
          }
        }
      ),
      (
        "a redirect to itself",
        { connection, path in
          try await connection.send(
            Array("HTTP/1.1 302 Found\r\nLocation: \(path)\r\n\r\n".utf8))
        }
      ),
      (
        "a status with controls",
        { connection, _ in
          try await connection.send(Array("HTTP/1.1 \u{1b}]0;x\u{7} \u{202e}\r\n\r\n".utf8))
        }
      ),
    ]
    for (name, manner) in manners { try await add(name, port: try await web(manner)) }
    try await add("a chain of issuers without end", port: try await issuers(key, circle: .max))
    try await add("a circle of issuers", port: try await issuers(key, circle: 2))
    try await add("an issuer that names itself", port: try await issuers(key, circle: 1))
    // The address is that of the server itself, which expects TLS.
    let own = try await Listener()
    try serve(own, naming: "http://127.0.0.1:\(own.port)/", key)
    cases.append(
      Case(
        name: "issuer, at the server itself",
        arguments: ["127.0.0.1:\(own.port)", "--network-fetch", "--timeout", "3"], statuses: [1]))
    return cases
  }

  private static let head = Array("HTTP/1.1 200 OK\r\n\r\n".utf8)

  private static func web(_ manner: @escaping Manner) async throws -> UInt16 {
    let listener = try await Listener()
    Task {
      await listener.serve { connection in
        let request = String(decoding: try await connection.receive(), as: UTF8.self)
        let words = request.split(separator: " ")
        try await manner(connection, words.count > 1 ? String(words[1]) : "/")
      }
    }
    return listener.port
  }

  /// Answers with the issuer of each number, which names the next one, up to the end of the circle.
  private static func issuers(_ key: PrivateKey, circle: Int) async throws -> UInt16 {
    let listener = try await Listener()
    let port = listener.port
    Task {
      await listener.serve { connection in
        let request = String(decoding: try await connection.receive(), as: UTF8.self)
        let number = Int(request.split(separator: " ").dropFirst().first?.dropFirst() ?? "") ?? 1
        let next = number >= circle ? 1 : number + 1
        var template = authority(number)
        template.caIssuers = ["http://127.0.0.1:\(port)/\(next)"]
        let issued = try template.issue(to: key, by: authority(next).issue(to: key))
        try await connection.send(head + issued.der)
      }
    }
    return port
  }

  private static func authority(_ number: Int) -> CertificateTemplate {
    HostileChains.authority("Issuer \(number)")
  }

  private static func tls(naming address: String, _ key: PrivateKey) async throws -> UInt16 {
    let listener = try await Listener()
    try serve(listener, naming: address, key)
    return listener.port
  }

  private static func serve(_ listener: Listener, naming address: String, _ key: PrivateKey) throws
  {
    var server = HostileChains.server()
    server.caIssuers = [address]
    let leaf = try server.issue(to: .generate(), by: authority(1).issue(to: key))
    let context = try TLSServerContext(TLSServerSettings(chain: [leaf.der], key: leaf.key))
    Task {
      await listener.serve { connection in
        let session = try context.makeSession()
        guard try await session.finishHandshake(over: connection) else { return }
        while try await !connection.receive().isEmpty {}
      }
    }
  }
}
