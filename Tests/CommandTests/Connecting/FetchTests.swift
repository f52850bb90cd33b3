import Foundation
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A certificate names an address; the tool must not ask it on behalf of the certificate's author.
@Suite(.timeLimit(.minutes(30))) struct FetchTests {
  private let directory: TemporaryDirectory
  private let witness: SecretServer

  init() throws {
    directory = try TemporaryDirectory()
    witness = try SecretServer()
  }

  /// Forms of the loopback address, to none of which a server may make us connect.
  static let addresses = [
    "http://127.0.0.1:PORT/secret", "HTTP://127.0.0.1:PORT/secret", "http://localhost:PORT/secret",
    "http://0.0.0.0:PORT/secret", "http://[::ffff:127.0.0.1]:PORT/secret",
    "http://[::ffff:7f00:1]:PORT/secret",
  ]

  /// Forms that only some programs read as an address: never asked, whatever is allowed.
  static let tricks = [
    "http://127.1:PORT/secret", "http://2130706433:PORT/secret", "http://0x7f000001:PORT/secret",
    "http://017700000001:PORT/secret", "http://user@127.0.0.1:PORT/secret",
    "http://user:pw@127.0.0.1:PORT/secret", "http://[::1%25lo]:PORT/secret",
    "https://127.0.0.1:PORT/secret", "ftp://127.0.0.1:PORT/secret",
    "http://127.0.0.1:PORT/a b", "http://127.0.0.1:PORT/" + String(repeating: "a", count: 65_536),
  ]

  @Test(arguments: addresses)
  func aServerNamesAnAddress(_ address: String) async throws {
    let server = try await server(naming: address)
    let plain = try await check(server, ["--json"])
    #expect(plain.status == 1)
    #expect(witness.connections == 0)
    let failure = try #require(Self.fetches(plain).first?["failure"] as? String)
    #expect(failure.contains("--network-fetch allows it"))
    let text = try await check(server, ["-v"])
    #expect(text.output.contains("--network-fetch"))
    #expect(witness.connections == 0)

    let allowed = try await check(server, ["--json", "--network-fetch"])
    #expect(witness.connections == 1)
    #expect(Self.fetches(allowed).first?["failure"] as? String == "the answer holds no certificate")
    let saved = directory.path("e.jsonl")
    let shown = try await check(server, ["-v", "--network-fetch", "--save-evidence", saved])
    #expect(witness.connections == 2)
    let evidence = try String(contentsOfFile: saved, encoding: .utf8)
    for output in [allowed.output, allowed.errors, shown.output, shown.errors, evidence] {
      #expect(!output.contains("SECRET"))
      #expect(!output.contains(Data("SECRET".utf8).base64EncodedString()))
    }
    let never = try await check(server, ["--json", "--no-network-fetch"])
    #expect(Self.fetches(never).isEmpty)
    #expect(witness.connections == 2)
  }

  @Test(arguments: tricks)
  func aTrickIsNotFollowed(_ address: String) async throws {
    let leaf = try await leaf(naming: address)
    let result = try await Binary.run(
      "verify", leaf.chain, "--server-name", "localhost", "--network-fetch", "--json")
    #expect(result.status == 1)
    #expect(witness.connections == 0)
    for fetch in Self.fetches(result) {
      #expect((fetch["failure"] as? String)?.hasPrefix("not fetched: ") == true)
    }
  }

  /// The server sends a certificate, which everyone can have, and never proves that it has the key.
  @Test(arguments: [[], ["--network-fetch"]])
  func aFailedHandshakeFetchesNothing(options: [String]) async throws {
    let server = try await server(
      naming: "http://127.0.0.1:PORT/secret",
      extra: ["-tls1_2", "-Verify", "1", "-verify_return_error"])
    let result = try await check(server, ["--json"] + options)
    let report = try #require(result.json.first)
    #expect((report["handshake"] as? [String: Any])?["complete"] as? Bool == false)
    #expect((report["chain"] as? [Any])?.count == 1)
    #expect(witness.connections == 0)
    let failure = Self.fetches(result).first?["failure"] as? String
    #expect(failure?.contains("the handshake was not completed") == true)
  }

  @Test func filesFetchOnlyWhenTold() async throws {
    let leaf = try await leaf(naming: "http://127.0.0.1:PORT/secret")
    let plain = try await Binary.run("verify", leaf.chain, "--json")
    #expect(witness.connections == 0)
    let failure = Self.fetches(plain).first?["failure"] as? String
    #expect(
      failure
        == "not fetched: for certificates from files only --network-fetch or --revocation online "
        + "allows it")
    _ = try await Binary.run("verify", leaf.chain, "--json", "--network-fetch")
    #expect(witness.connections == 1)
    // With a purpose other than server, nothing is fetched.
    for purpose in ["client", "basic"] {
      _ = try await Binary.run("verify", leaf.chain, "--network-fetch", "--purpose", purpose)
    }
    #expect(witness.connections == 1)
  }

  /// RFC 5280 requires DER or PKCS #7 at such an address; some have text there.
  @Test(arguments: [
    "x509 -outform DER", "x509", "x509 -text", "crl2pkcs7 -nocrl -outform DER", "crl2pkcs7 -nocrl",
  ])
  func issuersComeInEveryForm(conversion: String) async throws {
    _ = try await leaf(naming: "http://127.0.0.1:1/")
    let option = conversion.hasPrefix("x509") ? "-in" : "-certfile"
    let made = try await Binary.shell(
      "cd '\(directory.url.path)'; openssl \(conversion) \(option) ca.pem -out issuer")
    try #require(made.status == 0, "\(made.errors)")
    let issuer = try Data(contentsOf: URL(fileURLWithPath: directory.path("issuer")))
    let server = try SecretServer(answer: [UInt8](issuer))
    let leaf = try await leaf(
      naming: "http://127.0.0.1:\(server.port)/issuer", isNewAuthority: false)
    let result = try await Binary.run(
      "verify", leaf.chain, "--server-name", "localhost", "--network-fetch", "--json")
    let fetch = try #require(Self.fetches(result).first)
    #expect(fetch["certificates"] as? Int == 1)
    #expect(fetch["failure"] is NSNull)
    // It was used as the issuer: the path contains it.
    let completed = result.json.first?["completedPath"] as? [String: Any]
    #expect((completed?["path"] as? [Any])?.count == 2)
  }

  /// A record of the older form has a truth value here.
  @Test func olderRecordsAreReplayed() async throws {
    let leaf = try await leaf(naming: "http://127.0.0.1:PORT/secret")
    let saved = directory.path("e.jsonl")
    let live = try await Binary.run("verify", leaf.chain, "--save-evidence", saved)
    let record = try String(contentsOfFile: saved, encoding: .utf8)
    #expect(record.contains(#""fetchesIssuers":"guarded""#))
    for value in ["true", "false"] {
      let older = record.replacingOccurrences(
        of: #""fetchesIssuers":"guarded""#, with: #""fetchesIssuers":\#(value)"#)
      directory.write(Data(older.utf8), to: "older.jsonl")
      let result = try await Binary.run("replay", directory.path("older.jsonl"))
      #expect(result.status == live.status, "\(result.errors)")
    }
    #expect(witness.connections == 0)
  }

  // MARK: Support

  private static func fetches(_ result: CommandResult) -> [[String: Any]] {
    result.json.first?["fetches"] as? [[String: Any]] ?? []
  }

  private func check(_ server: RealServer, _ options: [String]) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url,
      arguments: ["127.0.0.1:\(server.port)", "--server-name", "localhost"] + options, input: nil,
      environment: [:])
  }

  private func server(naming address: String, extra: [String] = []) async throws -> RealServer {
    let leaf = try await leaf(naming: address)
    return try .opensslServer(leaf: leaf.chain, key: leaf.key, chain: nil, extra: extra)
  }

  /// A certificate whose issuer is only available at the address.
  private func leaf(
    naming address: String, isNewAuthority: Bool = true
  ) async throws -> (chain: String, key: String) {
    let address = address.replacingOccurrences(of: "PORT", with: "\(witness.port)")
    directory.write(
      Data(
        """
        subjectAltName = DNS:localhost
        extendedKeyUsage = serverAuth
        authorityInfoAccess = @access
        [access]
        caIssuers;URI.0 = \(address)
        """.utf8), to: "leaf.cnf")
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'
      \(isNewAuthority) && openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout ca.key \
        -subj /CN=Unsent -days 30 -out ca.pem
      openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout leaf.key \
        -subj /CN=localhost -out leaf.csr
      openssl x509 -req -in leaf.csr -CA ca.pem -CAkey ca.key -days 20 -set_serial 7 \
        -out leaf.pem -extfile leaf.cnf
      """)
    try #require(made.status == 0, "\(made.errors)")
    return (directory.path("leaf.pem"), directory.path("leaf.key"))
  }
}

/// A server inside the firewall: counts connections, and answers with a secret.
private final class SecretServer: Sendable {
  let port: UInt16
  private let listener: Int32
  private let count: Counter

  private final class Counter: Sendable {
    let value = Mutex(0)
  }

  /// - Parameter answer: The file that it serves; nil for the secret.
  init(answer file: [UInt8]? = nil) throws {
    let answer =
      Array("HTTP/1.1 200 SECRET\r\nX: SECRET\r\n\r\n".utf8) + (file ?? Array("SECRET\n".utf8))
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    try #require(isListening)
    let count = Counter()
    (self.listener, self.count, port) = (listener, count, UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread {
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        count.value.withLock { $0 += 1 }
        var buffer = [UInt8](repeating: 0, count: 4096)
        _ = recv(connection, &buffer, buffer.count, 0)
        _ = send(connection, answer, answer.count, Int32(MSG_NOSIGNAL))
        close(connection)
      }
      close(listener)
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
  }

  /// Counted before anything is answered, so that every connection of a finished run is counted.
  var connections: Int { count.value.withLock(\.self) }
}
