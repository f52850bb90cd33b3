import Captures
import TLSEngine
import Testing
import TrustModel

@testable import CaptureFiles

/// Which connections are followed where there is no room for all.
@Suite struct TableTests {
  private static let client: [UInt8] = [192, 0, 2, 1]
  private static let start: Int64 = 1_790_000_000

  private static func time(_ seconds: Int64) -> PacketTime {
    .known(Instant(secondsSinceEpoch: start + seconds))
  }

  /// - Parameter next: The numbers that come next, of the client and the server.
  private static func segment(
    _ payload: [UInt8], fromClient: Bool, port: UInt16, _ next: inout [Bool: UInt32],
    isReset: Bool = false
  ) -> Segment {
    let ends = [Peer(address: client, port: port), Peer(address: [192, 0, 2, 2], port: 443)]
    defer { next[fromClient, default: 1] += UInt32(payload.count) }
    return Segment(
      source: fromClient ? ends[0] : ends[1], destination: fromClient ? ends[1] : ends[0],
      sequence: next[fromClient, default: 1], isFirst: false, isLast: false, isReset: isReset,
      isAcknowledging: true, payload: payload[...])
  }

  /// One that is over gives its place to others, and is doubtful only where what the server sent before
  /// it learnt of the end may yet come.
  @Test(arguments: [(0, true), (2, true), (3, false)])
  func roomOfThoseThatAreOver(seconds: Int64, isDoubtful: Bool) throws {
    var table = ConnectionTable()
    var next: [Bool: UInt32] = [:]
    for (isClient, bytes) in Flight.whole {
      let segment = Self.segment(bytes, fromClient: isClient, port: 1, &next)
      #expect(table.receive(segment, at: Self.time(0)).isEmpty)
    }
    let reset = Self.segment([], fromClient: true, port: 1, &next, isReset: true)
    #expect(table.receive(reset, at: Self.time(0)).isEmpty)
    var ended: [Connection] = []
    for port in 2...UInt16(8194) {
      var next: [Bool: UInt32] = [:]
      let hello = Self.segment(Flight.clientHello(), fromClient: true, port: port, &next)
      ended += table.receive(hello, at: Self.time(seconds))
    }
    #expect(ended.map(\.index) == [0, 1])
    #expect(ended.first?.interruption == (isDoubtful ? .noRoom : nil))
    #expect(ended.last?.interruption == .noRoom)
  }

  /// What comes behind the end is waited for, up to the first packet of any connection that is later.
  @Test(arguments: [(10, 0), (11, 1)], [true, false])
  func timeBehindTheEnd(row: (seconds: Int64, count: Int), isStray: Bool) {
    var table = ConnectionTable()
    var next: [Bool: UInt32] = [:]
    for (isClient, bytes) in Flight.whole {
      let segment = Self.segment(bytes, fromClient: isClient, port: 1, &next)
      _ = table.receive(segment, at: Self.time(0))
    }
    let reset = Self.segment([], fromClient: true, port: 1, &next, isReset: true)
    #expect(table.receive(reset, at: Self.time(0)).isEmpty)
    var others: [Bool: UInt32] = [:]
    let other = Self.segment(
      isStray ? [1] : Flight.clientHello(), fromClient: true, port: 2, &others)
    #expect(table.receive(other, at: .none).isEmpty)
    let ended = table.receive(other, at: Self.time(row.seconds))
    #expect(ended.count == row.count && ended.allSatisfy { $0.interruption == nil })
  }

  /// What was read of a handshake takes memory, as its octets do: also where nothing more is read.
  @Test(arguments: [true, false])
  func memoryOfHandshakes(isDropped: Bool) throws {
    let names = (0..<4000).flatMap { _ in Flight.vector(2, [0x30]) }
    let request = Flight.message(
      13, Flight.vector(1, [1]) + Flight.vector(2, [4, 3]) + Flight.vector(2, names))
    let answer = Flight.serverHello() + Flight.record(22, request)
    var table = ConnectionTable()
    var ended: [Connection] = []
    for port in 1...UInt16(500) {
      var next: [Bool: UInt32] = [:]
      let parts: [Flight.Part] =
        [(true, Flight.clientHello()), (false, answer)]
        + (isDropped ? [(true, Flight.alert(48))] : [])
      for (isClient, bytes) in parts {
        let segment = Self.segment(bytes, fromClient: isClient, port: port, &next)
        ended += table.receive(segment, at: Self.time(0))
      }
    }
    // 64 MiB are kept, of connections that have 200 KiB each.
    #expect((100...300).contains(ended.count), "\(ended.count)")
    #expect(ended.map(\.index) == Array(0..<ended.count))
  }

  @Test func authoritiesAreBounded() {
    let names = (0..<21_000).flatMap { _ in Flight.vector(2, [0x30]) }
    let message = CertificateRequestMessage(
      body: Flight.vector(1, [1]) + Flight.vector(2, names), layout: .withoutSignatureAlgorithms)
    #expect(message.authorities.count == 4096)
  }
}
