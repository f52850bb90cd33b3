import Captures
import Testing
import TrustModel

@testable import CaptureFiles

/// Handshakes in many small segments, in an order that needs all of them to be kept.
@Suite struct DisorderTests {
  /// - Parameter parts: Each in segments of one octet, the last one first.
  private func backwards(_ parts: [Flight.Part]) -> CaptureWriter {
    var writer = CaptureWriter()
    var next = [true: 1, false: 1]
    writer.add(fromClient: true, at: 0, flags: 2)
    writer.add(fromClient: false, at: 0, flags: 0x12)
    for (isClient, bytes) in parts {
      let start = next[isClient] ?? 0
      for (index, octet) in bytes.enumerated().reversed() {
        writer.add([octet], fromClient: isClient, at: start + index)
      }
      next[isClient] = start + bytes.count
    }
    return writer
  }

  @Test func octetsBackwards() throws {
    let seen = try #require(backwards(Flight.whole).connections().first)
    #expect(seen.observation.failure == nil)
    #expect(seen.host == Flight.name)
    #expect(seen.observation.certificates == [Flight.leaf, Flight.issuer])
  }

  /// A hello that is longer than what is kept: it says so, and does not say that there is no TLS.
  @Test func moreThanIsKept() throws {
    let hello = Flight.clientHello(
      extensions: Flight.extension(21, [UInt8](repeating: 0, count: 9000)))
    var capture = Capture()
    var found = try capture.receive(backwards([(true, hello)]).bytes)
    found += capture.finish()
    #expect(found.isEmpty)
    #expect(
      capture.contents.contains(
        "in 1 connection packets are missing, are cut off, or came behind more than 8192 packets or 256 KiB that "
          + "follow them, so that TLS cannot be looked for"), "\(capture.contents)")
  }

  /// Octets that came too late are not told as missing.
  @Test(arguments: [true, false])
  func certificatesThatCameTooLate(isLate: Bool) throws {
    var writer = CaptureWriter()
    writer.add(fromClient: true, at: 0, flags: 2)
    writer.add(fromClient: false, at: 0, flags: 0x12)
    writer.add(Flight.clientHello(), fromClient: true, at: 1)
    let hello = Flight.serverHello()
    writer.add(hello, fromClient: false, at: 1)
    let rest = [UInt8](repeating: 1, count: 1000)
    let start = 1 + hello.count
    for number in 1...300 { writer.add(rest, fromClient: false, at: start + number * 1000) }
    if isLate { writer.add(rest, fromClient: false, at: start) }
    let seen = try #require(writer.connections().first)
    let disorder = "came behind more than 8192 packets or 256 KiB that follow them"
    #expect(
      seen.observation.failure?.summary == "packets with the certificates "
        + (isLate ? disorder : "are missing from the capture"))
    #expect(
      seen.remarks.contains(
        "packets of the server " + (isLate ? disorder : "are missing from the capture")))
  }

  /// The first packet of what the client sent: the capture does not begin after the hello.
  @Test func aHelloThatIsMissing() throws {
    var writer = CaptureWriter()
    writer.add(fromClient: true, at: 0, flags: 2)
    writer.add(fromClient: false, at: 0, flags: 0x12)
    writer.add(Flight.keys, fromClient: true, at: 2000)
    writer.add(Flight.answer, fromClient: false, at: 1)
    let failure = try #require(writer.connections().first).observation.failure
    #expect(failure?.summary == "packets with the ClientHello are missing from the capture")
  }

  /// As many as may wait wait, and no more; the longest of those with one number counts.
  @Test func waitingSegments() {
    var waiting = WaitingSegments()
    for number in (1...UInt32(WaitingSegments.most)).reversed() {
      #expect(waiting.add([1], at: number &* 2 &- 9) == .kept)
    }
    #expect(waiting.add([1], at: 50_000) == .noRoom)
    #expect(waiting.add([2], at: 1) == .differs)
    #expect(waiting.add([1, 2], at: 1) == .kept && waiting.add([1], at: 1) == .kept)
    #expect(waiting.takeFirst(dueAt: 0xffff_fff8) == nil)
    var taken: [UInt32] = []
    while let segment = waiting.takeFirst(dueAt: 100_000) {
      taken.append(segment.sequence)
      #expect(segment.bytes == (segment.sequence == 1 ? [1, 2] : [1]))
    }
    #expect(taken == (1...UInt32(WaitingSegments.most)).map { $0 &* 2 &- 9 })
    #expect(waiting.isEmpty && waiting.heldCount == 0)
    let half = [UInt8](repeating: 0, count: WaitingSegments.mostOctets / 2)
    #expect(waiting.add(half[...], at: 1) == .kept && waiting.add(half[1...], at: 9) == .kept)
    #expect(waiting.add(half[...], at: 9) == .kept && waiting.add([1], at: 5) == .noRoom)
  }

  private static let damages:
    [(parts: [Flight.Part], kind: ConnectionFailure.Kind, words: String)] = [
      (
        [
          (true, Flight.clientHello()),
          (false, Flight.serverHello() + Flight.record(22, [11, 0xff, 0xff, 0xff, 1])),
        ], .boundExceeded, "the message Certificate of the server announces 16777215 octets; of a"
      ),
      (
        [(true, Flight.clientHello()), (false, Flight.record(22, [2, 0xff, 0xff, 0xff, 1]))],
        .boundExceeded, "the message ServerHello of the server announces 16777215 octets"
      ),
      (
        [(true, Flight.record(22, [1, 0xff, 0xff, 0xff, 1])), (false, Flight.answer)],
        .boundExceeded, "the message ClientHello of the client announces 16777215 octets"
      ),
      (
        [
          (true, Flight.clientHello()),
          (
            false,
            Flight.serverHello() + Flight.certificates + Flight.record(22, [12, 0xff, 0xff, 0xff])
          ),
        ], .boundExceeded, "the message ServerKeyExchange of the server announces 16777215 octets"
      ),
      (
        [(true, Flight.clientHello()), (false, Flight.serverHello() + [22, 3, 3, 0xff, 0xff])],
        .notCaptured, "a record of the server announces 65535 octets, more than"
      ),
      (
        [(true, Flight.clientHello()), (false, Flight.serverHello() + Array("HTTP/1.1".utf8))],
        .notCaptured, "what the server sent goes on with octets that are no TLS"
      ),
      (
        [
          (true, Flight.clientHello()),
          (
            false,
            Flight.serverHello()
              + (0..<20).flatMap { _ in
                Flight.record(22, (0..<4000).flatMap { _ in Flight.message(0, []) })
              }
          ),
        ], .boundExceeded, "the server sent more than 256 KiB before the handshake was over"
      ),
    ]

  /// What is not read is told as what it is, not as packets that are missing.
  @Test(arguments: damages.indices)
  func whatIsNotRead(index: Int) throws {
    let (parts, kind, words) = Self.damages[index]
    var writer = CaptureWriter()
    writer.addConnection(parts)
    let failure = try #require(writer.connections().first).observation.failure
    #expect(failure?.kind == kind)
    #expect(failure?.summary.contains(words) == true, "\(failure?.summary ?? "")")
  }

  /// Lengths of the client's first encrypted record, under suites with tags of both lengths.
  ///
  /// 25 and 17 octets are those of a Certificate message without a certificate.
  @Test(arguments: [
    (0x01, 19, true), (0x01, 24, true), (0x01, 25, false), (0x01, 53, false), (0x02, 24, true),
    (0x02, 25, false), (0x05, 11, true), (0x05, 16, true), (0x05, 17, false),
  ])
  func encryptedAlerts(suite: UInt8, length: Int, isRefusal: Bool) throws {
    var hello = Flight.serverHello(version: [3, 4])
    // Behind the header, the version, the random number and the empty session.
    hello[5 + 4 + 2 + 32 + 1 + 1] = suite
    let client = Flight.record(20, [1]) + Flight.record(23, [UInt8](repeating: 1, count: length))
    var writer = CaptureWriter()
    writer.addConnection([
      (true, Flight.clientHello(versions: [3, 4])), (false, hello + Flight.data), (true, client),
    ])
    let failure = try #require(writer.connections().first).observation.failure
    let summary = failure?.summary ?? ""
    #expect(summary.contains("has \(length) octets") == isRefusal, "\(summary)")
    #expect(summary.contains("seems to have refused") == isRefusal, "\(summary)")
  }

  /// A client that ends the connection after the certificates without an answer.
  @Test func anEndInsteadOfAnAlert() throws {
    for (last, isRefusal) in [(Flight.data, true), ([], false)] {
      var writer = CaptureWriter()
      writer.addConnection([
        (true, Flight.clientHello(versions: [3, 4])),
        (false, Flight.serverHello(version: [3, 4]) + last),
      ])
      let summary = try #require(writer.connections().first).observation.failure?.summary ?? ""
      #expect(summary.contains("without an answer to them: it may have refused") == isRefusal)
    }
  }
}
