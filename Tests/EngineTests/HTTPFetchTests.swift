import Foundation
import Network
import Testing
import Threads
import TrustModel

/// Small files over plain HTTP.
@Suite struct HTTPFetchTests {
  @Test func theBodyComesBack() async throws {
    let answer = try await Self.fetch("HTTP/1.1 200 OK\r\nServer: x\r\n\r\nabc\r\n\r\n")
    #expect(try answer.get() == Array("abc\r\n\r\n".utf8))
  }

  @Test(arguments: [
    ("HTTP/1.1 404 evil words\r\nX: evil\r\n\r\nevil page", "HTTP status 404 (9 bytes)"),
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
  ])
  func anythingElseIsNotHTTP(_ text: String) async throws {
    let failure = try #require(try await Self.failure(text))
    #expect(failure.kind == .notTLS(httpResponse: false))
    #expect(failure.summary == "the answer is not HTTP (\(text.utf8.count) bytes)")
  }

  @Test func aLongAnswerIsCutOff() async throws {
    let failure = try await Self.failure(
      "HTTP/1.1 200 OK\r\n\r\n" + String(repeating: "a", count: 1000), limit: 1000)
    #expect(failure?.kind == .boundExceeded)
  }

  /// The first bytes do not buy more time, nor does every further one.
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
    // All bytes that are allowed would take 20 minutes.
    #expect(duration < .seconds(30))
  }

  @Test(arguments: [
    "https://ca.example/ca.crt", "ldap://ca.example/cn=CA", "ftp://ca.example/ca.crt",
    "file:///etc/passwd", "//ca.example/ca.crt", "http://user@ca.example/", "http:///ca.crt",
    "http://ca.example/\r\nX: y", "http://ca.example:0/",
  ])
  func onlyPlainHTTPIsFetched(_ uri: String) {
    #expect(HTTPAddress(uri) == nil)
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
    from address: HTTPAddress, by deadline: Deadline, limit: Int = 64 * 1024
  ) -> Result<[UInt8], ConnectionFailure> {
    Result { () throws(ConnectionFailure) in
      try Network.fetch(address, by: deadline, limit: limit)
    }
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
