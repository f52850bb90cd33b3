import Foundation
import Programs
import Synchronization
import TLSEngine
import Testing
import Threads
import TrustModel

@testable import Network

/// Data that a session carries, with a substitute for the library.
@Suite struct ConversationTests {
  /// A server that goes on asking for new keys says nothing, whatever the library answers it: the session
  /// ends as a silent one does.
  @Test func answersOfTheLibraryAreNoData() throws {
    let server = try ScriptedServer { connection in
      let reader = Foundation.Thread { connection.waitForClose() }
      reader.start()
      let end = ContinuousClock.now + .seconds(60)
      while ContinuousClock.now < end, connection.write([UInt8](repeating: 1, count: 512)) {}
    }
    let end = try converse(with: server.port, AnsweringSession())
    #expect(end.reason == .silence && end.isOwn && end.received == 0, "\(end)")
  }

  /// Data that comes ends the silence, so that the server's own end is seen.
  @Test func dataEndsTheSilence() throws {
    let server = try ScriptedServer { connection in
      for _ in 1...8 where connection.write([2]) { Foundation.Thread.sleep(forTimeInterval: 0.5) }
    }
    let end = try converse(with: server.port, AnsweringSession())
    #expect(end.reason == .cutOff && !end.isOwn && end.received == 8, "\(end)")
  }

  /// What the library has left to say is no input of this side's, and is sent.
  @Test func anAlertIsNoUnsentInput() throws {
    let heard = Mutex<[UInt8]>([])
    let server = try ScriptedServer { connection in
      connection.write([3])
      let bytes = connection.readSome()
      heard.withLock { $0 = bytes }
    }
    let end = try converse(with: server.port, AnsweringSession())
    #expect(end.reason == .failed("byte 3") && !end.leavesUnsent, "\(end)")
    let limit = ContinuousClock.now + .seconds(60)
    while heard.withLock({ $0.isEmpty }), ContinuousClock.now < limit { usleep(10_000) }
    #expect(heard.withLock { $0 } == [9])
  }

  private func converse(
    with port: UInt16, _ session: AnsweringSession
  ) throws -> ConversationEnd {
    let deadline = Deadline(in: .seconds(90))
    let addresses = try Resolver.addresses(
      of: ConnectTarget(host: "127.0.0.1", port: port), by: deadline)
    let (input, output) = (open("/dev/null", O_RDONLY), open("/dev/null", O_WRONLY))
    defer {
      close(input)
      close(output)
    }
    var end: ConversationEnd?
    try EventLoop.run { loop in
      let socket = try ConnectedSocket(connectingTo: addresses[0], by: deadline, on: loop)
      _ = try await ConnectedSocket.wait(for: [socket], until: deadline, on: loop)
      end = OpenConnection(socket: socket, session: session).converse(
        ConversationStreams(
          input: input, output: output, sendsCRLF: false, closesAtEndOfInput: false,
          patience: .seconds(3)
        ) { bytes, _ in bytes })
    }
    return try #require(end)
  }
}

/// In place of a library's session: answers each byte 1 with a message of its own, takes each byte 2 for
/// data, and ends with an alert at a byte 3.
private final class AnsweringSession: TLSDataSession {
  private var answers: [UInt8] = []
  private var data: [UInt8] = []
  private var hasFailed = false

  func receive(_ bytes: [UInt8]) {
    answers += bytes.filter { $0 == 1 }.prefix(8)
    data += bytes.filter { $0 == 2 }
    hasFailed = bytes.contains(3)
    if hasFailed { answers = [9] }
  }

  func receiveEndOfStream() {}
  func advance() -> TLSProgress { .established }

  func takeOutput() -> [UInt8] {
    defer { answers = [] }
    return answers
  }

  func observe() -> TLSObservation {
    TLSObservation(certificates: [], handshake: Handshake(engine: .openssl))
  }
  func write(_ bytes: [UInt8]) { answers += bytes }

  func read() -> TLSReading {
    guard !data.isEmpty else { return hasFailed ? .failed("byte 3") : .needsInput }
    defer { data = [] }
    return .data(data)
  }
}
