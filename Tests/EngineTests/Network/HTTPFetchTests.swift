import Foundation
import Programs
import Testing
import Threads
import TrustModel

@testable import Network

/// Small files over plain HTTP.
@Suite struct HTTPFetchTests {
  @Test func theBodyComesBack() async throws {
    let answer = try await Self.fetch("HTTP/1.1 200 OK\r\nServer: x\r\n\r\nabc\r\n\r\n")
    #expect(try answer.get() == Array("abc\r\n\r\n".utf8))
  }

  @Test(arguments: [
    ("HTTP/1.1 404 evil words\r\nX: evil\r\n\r\nevil page", "HTTP status 404 (9 bytes)"),
    ("HTTP/1.1 204 No Content\r\n\r\n", "HTTP status 204 (0 bytes)"),
    ("HTTP/1.1 206 Partial Content\r\n\r\nevil", "HTTP status 206 (4 bytes)"),
    ("HTTP/1.1 100 Continue\r\n\r\n", "HTTP status 100 (0 bytes)"),
    ("HTTP/1.1 201 Created\r\n\r\na", "HTTP status 201 (1 byte)"),
    ("HTTP/1.0 301\r\nLocation: http://evil.example/\r\n\r\n", "HTTP status 301 (0 bytes)"),
  ])
  func anotherStatusIsANumber(_ text: String, _ expected: String) async throws {
    let failure = try #require(try await Self.failure(text))
    #expect(failure.kind == .notTLS(httpResponse: true))
    #expect(failure.summary == "the answer was \(expected)")
  }

  @Test(arguments: [
    "", "evil", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 2000 evil\r\n\r\n", "HTTP/1.1 -20 evil\r\n\r\n",
    "HTTP/1.1 evil 200\r\n\r\n", "HTTP/1.1\r\n\r\n", "ICY 200 evil\r\n\r\n",
    "HTTP/1.1 099 evil\r\n\r\n", "HTTP/1.1 20 0\r\n\r\n", "HTTP/2.0 200 evil\r\n\r\n",
    "HTTP/1.1 200 evil\n\n", "HTTP/1.1 200 evil\r\n\r", "x",
  ])
  func anythingElseIsNotHTTP(_ text: String) async throws {
    let failure = try #require(try await Self.failure(text))
    #expect(failure.kind == .notTLS(httpResponse: false))
    let size = text.utf8.count == 1 ? "1 byte" : "\(text.utf8.count) bytes"
    #expect(failure.summary == "the answer is not HTTP (\(size))")
  }

  /// A server may have many names and ports, so the Host field contains both (RFC 9110, section
  /// 7.2).
  @Test(arguments: ["127.0.0.1", "localhost"])
  func theHostIsNamedWithItsPort(host: String) async throws {
    let server = try ScriptedServer { connection in
      let request = connection.readSome()
      connection.write(Array("HTTP/1.1 200 OK\r\n\r\n".utf8) + request)
    }
    let address = try #require(HTTPAddress("http://\(host):\(server.port)/a?b"))
    let answer = try await onThread { Self.result(from: address, by: Deadline(in: .seconds(20))) }
      .get()
    let lines = String(decoding: answer, as: UTF8.self).components(separatedBy: "\r\n")
    #expect(lines.first == "GET /a?b HTTP/1.0")
    #expect(lines.filter { $0.hasPrefix("Host:") } == ["Host: \(host):\(server.port)"])
    #expect(lines.suffix(2) == ["", ""])
  }

  /// An IPv6 address has brackets (RFC 3986, section 3.2.2).
  @Test func theHostIsAnAddressInBrackets() async throws {
    let listener = try await Listener(on: "::1")
    let serving = Task {
      await listener.serve { connection in
        let request = try await connection.receive()
        try await connection.send(
          Array("HTTP/1.1 200 OK\r\n\r\nPeer: \(connection.peer ?? "")\r\n".utf8) + request)
      }
    }
    defer { serving.cancel() }
    let address = try #require(HTTPAddress("http://[::1]:\(listener.port)/"))
    // The listener shares its threads with all other tests, and may not come to it for long.
    let answer = try await onThread { Self.result(from: address, by: Deadline(in: .seconds(240))) }
      .get()
    let lines = String(decoding: answer, as: UTF8.self).components(separatedBy: "\r\n")
    #expect(lines.filter { $0.hasPrefix("Host:") } == ["Host: [::1]:\(listener.port)"])
    // So has the address of the client.
    #expect(lines.first?.hasPrefix("Peer: [::1]:") == true)
  }

  /// A server that breaks off has not given the whole answer.
  @Test func aBrokenAnswerIsNone() async throws {
    let server = try ScriptedServer { connection in
      connection.readSome()
      connection.resetOnClose()
    }
    let address = try Self.address(of: server)
    let failure = await onThread { Self.result(from: address, by: Deadline(in: .seconds(20))) }
      .failure
    #expect(failure?.kind == .connectionLost(.connect))
    #expect(failure?.summary == "the connection broke: connection reset by peer")
  }

  /// The request says who asks, and that nothing follows.
  @Test func whatIsAsked() async throws {
    let server = try ScriptedServer { connection in
      let request = connection.readSome()
      connection.write(Array("HTTP/1.1 200 OK\r\n\r\n".utf8) + request)
    }
    let address = try Self.address(of: server)
    let answer = try await onThread { Self.result(from: address, by: Deadline(in: .seconds(20))) }
      .get()
    #expect(
      String(decoding: answer, as: UTF8.self)
        == "GET /ca.crt HTTP/1.0\r\nHost: 127.0.0.1:\(server.port)\r\nAccept: */*\r\n"
        + "User-Agent: trusteval\r\nConnection: close\r\n\r\n")
  }

  @Test func aLongAnswerIsCutOff() async throws {
    let answer = "HTTP/1.1 200 OK\r\n\r\n" + String(repeating: "a", count: 1000)
    let length = answer.utf8.count
    #expect(try await Self.failure(answer, limit: length - 1)?.kind == .boundExceeded)
    #expect(try await Self.fetch(answer, limit: length).get().count == 1000)
  }

  /// Of a name's addresses only those that are permitted are asked.
  @Test(
    arguments: [
      (["8.8.8.8", "10.0.0.5", "2001:4860::1", "::1"], ["8.8.8.8", "2001:4860::1"]),
      (["127.0.0.1", "8.8.8.8"], ["8.8.8.8"]), (["10.0.0.5", "::1"], nil),
    ] as [([String], [String]?)])
  func ofSeveralAddressesSomeArePermitted(_ hosts: [String], _ expected: [String]?) throws {
    let addresses = try hosts.flatMap {
      try Resolver.addresses(
        of: ConnectTarget(host: $0, port: 80), by: Deadline(in: .seconds(20)))
    }
    let policy = Self.policy(.guarded, endpoint: "8.8.4.4")
    let permitted = try? policy.permitted(addresses).map(\.host)
    #expect(permitted == expected)
  }

  /// What is told where none is permitted is about the first address.
  @Test func theFirstRefusalIsTold() throws {
    let addresses = try ["10.0.0.5", "::1"].flatMap {
      try Resolver.addresses(
        of: ConnectTarget(host: $0, port: 80), by: Deadline(in: .seconds(20)))
    }
    let failure = #expect(throws: ConnectionFailure.self) {
      try Self.policy(.guarded, endpoint: "8.8.4.4").permitted(addresses)
    }
    #expect(failure?.kind == .unreachable)
    #expect(failure?.summary.contains("10.0.0.5") == true, "\(failure?.summary ?? "")")
    #expect(try Self.policy(.guarded, endpoint: "8.8.4.4").permitted([]).isEmpty)
  }

  /// The longest addresses, names and labels that are fetched, and the first that are not.
  @Test(
    arguments: [
      ("http://a/" + String(repeating: "b", count: 2_039), true),
      ("http://a/" + String(repeating: "b", count: 2_040), false),
      ("http://\(String(repeating: "a", count: 63)).b/", true),
      ("http://\(String(repeating: "a", count: 64)).b/", false),
      ("http://" + String(repeating: "a.", count: 126) + "b/", true),
      ("http://" + String(repeating: "a.", count: 126) + "b./", true),
      ("http://" + String(repeating: "a.", count: 126) + "bc/", false),
      ("http://a..b/", false), ("http://.a/", false), ("http://a../", false), ("http://a./", true),
      ("http://a:1/", true), ("http://a:65535/", true), ("http://a:65536/", false),
      ("http://a:/", false), ("http://a:+1/", false), ("http://a:1:2/", false),
      ("http://a/~", true), ("http://a/!", true), ("http://[::1/", false), ("http://::1]/", false),
      ("http://[::1]x/", false), ("http://[127.0.0.1]/", false), ("http://[fe80::1%25lo]/", false),
      ("http://a-b_c.d/", true), ("http://a+b/", false), ("http://1.a/", true),
      ("http://0x.a/", true), ("http://a.0X1/", false), ("http://a.1/", false),
      ("http://a.b1/", true), ("HTTP://A/", true), ("xhttp://a/", false),
    ])
  func boundsOfAddresses(uri: String, isFetched: Bool) {
    #expect((HTTPAddress(uri) != nil) == isFetched)
  }

  /// Single bytes do not extend the deadline.
  @Test func aTrickleEndsAtTheDeadline() async throws {
    let server = try ScriptedServer { connection in
      connection.readSome()
      while connection.write([0x61]) { usleep(20_000) }
    }
    let address = try Self.address(of: server)
    let (result, duration) = await onThread {
      let start = ContinuousClock.now
      let result = Self.result(from: address, by: Deadline(in: .milliseconds(400)))
      return (result, ContinuousClock.now - start)
    }
    #expect(result.failure?.kind == .timeout(.connect))
    // At this rate, all bytes that are allowed would take 20 minutes.
    #expect(duration < .seconds(30))
  }

  @Test(arguments: [
    "https://ca.example/ca.crt", "ldap://ca.example/cn=CA", "ftp://ca.example/ca.crt",
    "file:///etc/passwd", "//ca.example/ca.crt", "http://user@ca.example/", "http:///ca.crt",
    "http://ca.example/\r\nX: y", "http://ca.example:0/", "http://ca.example\r\nX: y/",
    "http://ca.example/\0", "http://ca.ex\0ample/", "http://ca.example/ HTTP/1.1",
    "http://ca.example/a\tb", "http://ca.example/\u{7f}", "http://ca.exämple/",
    "http://a:b@127.0.0.1/", "http://127.0.0.1%2f@ca.example/", "http://127.1/",
    "http://2130706433/", "http://0x7f000001/", "http://0x7f.0.0.1/", "http://017700000001/",
    "http://127.0.0.01/", "http://127.0.0.1./", "http://1.2.3.4.5/", "http://ca.0x7f/",
    "http://[fe80::1%eth0]/", "http://[fe80::1%25eth0]/", "http://fe80::1/", "http://[127.0.0.1]/",
    "http://[::1/", "http://::1]/", "http://[]/", "http://.example/", "http://a..example/",
    "http://ca.example:65536/", "http://ca.example:+80/", "http://ca.example:80:80/", "http://*/",
    "http://" + String(repeating: "a", count: 64) + ".example/",
    "http://ca.example/" + String(repeating: "a", count: 65_536), "http:ca.example", "http://",
  ])
  func onlyPlainHTTPIsFetched(_ uri: String) {
    #expect(HTTPAddress(uri) == nil)
  }

  @Test(
    arguments: [
      ("http://ca.example", "ca.example", 80, "/"),
      ("HTTP://CA.example:8080/x?y#z", "CA.example", 8080, "/x?y"),
      ("http://ca.example?y", "ca.example", 80, "/?y"),
      ("http://ca_1.example./", "ca_1.example.", 80, "/"),
      ("http://127.0.0.1/", "127.0.0.1", 80, "/"), ("http://[::1]:81/", "::1", 81, "/"),
      ("http://ca.example/a@b:c", "ca.example", 80, "/a@b:c"),
    ] as [(String, String, UInt16, String)])
  func theAddressHasItsParts(_ uri: String, _ host: String, _ port: UInt16, _ path: String) {
    let address = HTTPAddress(uri)
    #expect(address?.host == host)
    #expect(address?.port == port)
    #expect(address?.path == path)
  }

  /// Refused before any connection; a name is judged by its addresses.
  @Test(
    arguments: [
      ("http://127.0.0.1/", "127.0.0.1 is a loopback address"),
      ("http://localhost/", " is a loopback address"),
      ("http://[::1]/", "::1 is a loopback address"),
      ("http://[::ffff:127.0.0.1]/", "127.0.0.1 is a loopback address"),
      ("http://0.0.0.0/", "0.0.0.0 is an address for special use"),
      ("http://10.0.0.5/", "10.0.0.5 is a private address"),
      ("http://8.8.8.8:81/", "port 81 is not 80"),
    ])
  func whatThePolicyForbidsIsNotAsked(_ uri: String, _ reason: String) async throws {
    let address = try #require(HTTPAddress(uri))
    let result = await onThread {
      Self.result(
        from: address, under: Self.policy(.guarded, endpoint: "8.8.8.8"),
        by: Deadline(in: .seconds(20)))
    }
    let summary = try #require(result.failure?.summary)
    #expect(summary.hasPrefix("not fetched: "))
    #expect(summary.contains(reason))
  }

  /// What is permitted for a server of this kind is fetched, from any port's listener.
  @Test func aServerOnLoopbackMayNameLoopback() async throws {
    let address = try #require(HTTPAddress("http://127.0.0.1/"))
    let result = await onThread {
      Self.result(
        from: address, under: Self.policy(.guarded, endpoint: "127.0.0.1"),
        by: Deadline(in: .seconds(5)))
    }
    #expect(result.failure?.summary.contains("not fetched") != true)
  }

  private static func policy(
    _ permission: FetchPolicy.Permission, endpoint: String
  ) -> FetchPolicy {
    FetchPolicy(
      for: Request(
        target: .server(host: "x", port: 443), trust: TrustPlan(fetching: permission)),
      [Observation(handshake: Handshake(isComplete: true, engine: .openssl), address: endpoint)])
  }

  private static func failure(
    _ text: String, limit: Int = 64 * 1024
  ) async throws -> ConnectionFailure? {
    try await fetch(text, limit: limit).failure
  }

  private static func fetch(
    _ text: String, limit: Int = 64 * 1024
  ) async throws -> Result<[UInt8], ConnectionFailure> {
    let server = try ScriptedServer { connection in
      connection.readSome()
      connection.write(Array(text.utf8))
    }
    let address = try address(of: server)
    return await onThread { result(from: address, by: Deadline(in: .seconds(20)), limit: limit) }
  }

  private static func address(of server: ScriptedServer) throws -> HTTPAddress {
    try #require(HTTPAddress("http://127.0.0.1:\(server.port)/ca.crt"))
  }

  private static func result(
    from address: HTTPAddress, under policy: FetchPolicy = policy(.anywhere, endpoint: "8.8.8.8"),
    by deadline: Deadline, limit: Int = 64 * 1024
  ) -> Result<[UInt8], ConnectionFailure> {
    Result { () throws(ConnectionFailure) in
      try Network.fetch(address, under: policy, by: deadline, limit: limit)
    }
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
