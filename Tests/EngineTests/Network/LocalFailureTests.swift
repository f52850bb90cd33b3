import Foundation
import Programs
import SystemCalls
import TLSEngine
import Testing
import Threads
import TrustModel

@testable import Network

/// A lack of resources on this machine is reported as such, not as a failure of a server or a name.
///
/// The limits apply to a whole process, so each test sets them in a process of its own.
@Suite struct LocalFailureTests {
  @Test func withoutADescriptorNothingIsLookedUp() async {
    await #expect(processExitsWith: .success) {
      let failure = try Self.withoutDescriptors {
        Self.failure { () throws(ConnectionFailure) in
          _ = try Resolver.addresses(
            of: ConnectTarget(host: "www.lab.invalid", port: 443), by: Deadline(in: .seconds(20)))
        }
      }
      #expect(failure?.kind == .internalError)
      #expect(
        failure?.summary
          == "no file descriptor left to look up www.lab.invalid: too many open files")
      #expect(failure?.hint?.contains("ulimit -n") == true)
    }
  }

  @Test func withoutADescriptorNothingIsConnectedTo() async {
    await #expect(processExitsWith: .success) {
      let deadline = Deadline(in: .seconds(20))
      let addresses = try Resolver.addresses(
        of: ConnectTarget(host: "127.0.0.1", port: 1), by: deadline)
      let failure = try Self.withoutDescriptors {
        Self.failure { () throws(ConnectionFailure) in
          try EventLoop.run { loop throws(ConnectionFailure) in
            _ = try await Connector.connect(to: addresses, by: deadline, on: loop)
          }
        }
      }
      #expect(failure?.kind == .internalError)
      #expect(
        failure?.summary
          == "no file descriptor left to connect to 127.0.0.1:1: too many open files")
    }
  }

  /// The call that waits accepts no more descriptors than the process may have.
  @Test func aWaitThatFailsIsNoTimeout() async {
    await #expect(processExitsWith: .success) {
      let server = try ScriptedServer { $0.waitForClose() }
      let deadline = Deadline(in: .seconds(20))
      let addresses = try Resolver.addresses(
        of: ConnectTarget(host: "127.0.0.1", port: server.port), by: deadline)
      try EventLoop.run { loop in
        let socket = try ConnectedSocket(connectingTo: addresses[0], by: deadline, on: loop)
        let limit = try Self.allowNoDescriptors()
        defer { Self.set(limit) }
        let failure = ConnectionFailure(
          .internalError, summary: "cannot wait for the server: invalid argument")
        #expect(await socket.receive(within: nil) == .failed(failure))
        await #expect(throws: SystemError.self) {
          _ = try await ConnectedSocket.wait(for: [socket], until: deadline, on: loop)
        }
        // Returns, although waiting for room would never end.
        await socket.send([UInt8](repeating: 0, count: 64 << 20))
      }
      #expect(!deadline.hasPassed)
    }
  }

  private static func withoutDescriptors<Result>(_ body: () throws -> Result) throws -> Result {
    let limit = try allowNoDescriptors()
    defer { set(limit) }
    return try body()
  }

  private static let descriptors = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)

  /// - Returns: The limit as it was.
  private static func allowNoDescriptors() throws -> rlimit {
    var limit = rlimit()
    try #require(getrlimit(descriptors, &limit) == 0)
    set(rlimit(rlim_cur: 0, rlim_max: limit.rlim_max))
    return limit
  }

  private static func set(_ limit: rlimit) {
    var limit = limit
    #expect(setrlimit(descriptors, &limit) == 0)
  }

  private static func failure(_ body: () throws(ConnectionFailure) -> Void) -> ConnectionFailure? {
    do throws(ConnectionFailure) {
      try body()
      return nil
    } catch {
      return error
    }
  }
}
