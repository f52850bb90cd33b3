import Captures
import Testing
import TrustModel

@testable import CaptureFiles

/// Packets that somebody has added to a connection, which the client did not receive.
@Suite struct ForgedTests {
  private static let clientsFirst = 1001
  private static let serversFirst = 0xffff_ff01

  /// A whole handshake, on which there is a verdict if nothing else comes.
  private func whole(isEnded: Bool = false) -> CaptureWriter {
    var writer = CaptureWriter()
    writer.addConnection(Flight.whole, isEnded: isEnded)
    return writer
  }

  private func failure(_ writer: CaptureWriter) throws -> ConnectionFailure? {
    try #require(writer.connections().first).observation.failure
  }

  private func expectNoVerdict(
    _ writer: CaptureWriter, _ text: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let failure = try failure(writer)
    #expect(failure?.kind == .notCaptured, sourceLocation: location)
    #expect(
      failure?.summary.contains(text) == true, "\(failure?.summary ?? "")", sourceLocation: location
    )
  }

  private static var clientsNext: Int {
    clientsFirst + Flight.whole.filter(\.isClient).map(\.bytes.count).reduce(0, +)
  }
  private static var serversNext: Int {
    (serversFirst + Flight.whole.filter { !$0.isClient }.map(\.bytes.count).reduce(0, +))
      & 0xffff_ffff
  }

  /// A false handshake first, the true octets at the same numbers later, even behind the end.
  @Test(arguments: [true, false], [true, false])
  func trueOctetsLater(isClients: Bool, isEnded: Bool) throws {
    #expect(try failure(whole(isEnded: isEnded)) == nil)
    for (octets, isSame) in [(Flight.whole, true), (Flight.unsigned, false)] {
      var writer = whole(isEnded: isEnded)
      let bytes = octets.filter { $0.isClient == isClients }.flatMap(\.bytes)
      var next = isClients ? Self.clientsFirst : Self.serversFirst
      for start in stride(from: 0, to: bytes.count, by: 700) {
        let piece = Array(bytes[start...].prefix(700))
        writer.add(piece, fromClient: isClients, at: next & 0xffff_ffff)
        next += piece.count
      }
      if isSame {
        #expect(try failure(writer) == nil)
      } else {
        try expectNoVerdict(writer, "overlap and differ")
      }
    }
  }

  /// Megabytes of data in between change nothing.
  @Test func trueOctetsAfterData() throws {
    for isForged in [false, true] {
      var writer = whole()
      var next = Self.serversNext
      for _ in 0..<60 {
        writer.add([UInt8](repeating: 0x17, count: 60_000), fromClient: false, at: next)
        next += 60_000
      }
      if isForged { writer.add([9, 9], fromClient: false, at: Self.serversFirst + 60) }
      #expect(try failure(writer)?.kind == (isForged ? .notCaptured : nil))
    }
  }

  /// The true connection has other numbers than the false one.
  @Test func trueHelloElsewhere() throws {
    for (bytes, isClients) in [(Flight.clientHello(), true), (Flight.answer, false)] {
      for place in [5_000_000, 3_000_000_000] {
        var writer = whole()
        writer.add(bytes, fromClient: isClients, at: place)
        try expectNoVerdict(writer, "numbers of two streams")
      }
    }
    // Data behind octets that the capture lost are of no interest.
    var writer = whole()
    writer.add(Flight.data, fromClient: false, at: Self.serversNext + 5_000_000)
    #expect(try failure(writer) == nil)
  }

  /// The other hello in pieces, or behind plaintext, in the same stream.
  @Test(arguments: [0, 1, 5, 9], ["", "AUTH TLS\r\n"])
  func trueHelloInPieces(cut: Int, plaintext: String) throws {
    for (bytes, isClients, next) in [
      (Flight.clientHello(), true, Self.clientsNext), (Flight.answer, false, Self.serversNext),
    ] {
      var writer = whole()
      let start = Array(plaintext.utf8) + bytes.prefix(cut)
      writer.add(start, fromClient: isClients, at: next)
      writer.add(
        Array(bytes.dropFirst(cut)), fromClient: isClients, at: (next + start.count) & 0xffff_ffff)
      try expectNoVerdict(writer, "numbers of two streams")
    }
  }

  /// The server's true answer to the first segment.
  @Test func trueBeginningLater() throws {
    var writer = whole()
    writer.add(fromClient: false, at: 77, flags: 0x12)
    try expectNoVerdict(writer, "numbers of two streams")
  }

  /// The false connection begins while the true one goes on.
  @Test func anotherConnectionInBetween() throws {
    var writer = whole()
    writer.add(fromClient: true, at: 900_000, flags: 2)
    try expectNoVerdict(writer, "another connection between the same two ports")
    var ended = whole(isEnded: true)
    ended.add(fromClient: true, at: 900_000, flags: 2)
    #expect(try failure(ended) == nil)
  }

  /// A reset with a number that the receiver does not expect ends nothing.
  @Test(arguments: [true, false], [-1_000_000, -200, 2_000_000, 1_000_000_000])
  func resetsOutsideOfTheWindow(isClients: Bool, distance: Int) throws {
    var writer = CaptureWriter()
    let flight = Flight.whole
    writer.addConnection(Array(flight.prefix(2)), isEnded: false)
    let clientsNext = 1001 + flight[0].bytes.count
    let serversNext = (0xffff_ff01 + flight[1].bytes.count) & 0xffff_ffff
    let next = (isClients ? clientsNext : serversNext) + distance
    writer.add(fromClient: isClients, at: next & 0xffff_ffff, flags: 4)
    let open = try failure(writer)
    #expect(open?.summary == "the capture does not show how the handshake ended")
    writer.add(flight[2].bytes, fromClient: true, at: clientsNext)
    writer.add(flight[3].bytes, fromClient: false, at: serversNext)
    // The sender of one within the handshake's numbers had not sent what followed.
    let isWithin = distance == -200 && !isClients
    if isWithin {
      try expectNoVerdict(writer, "reset at a number from within its handshake")
    } else {
      #expect(try failure(writer) == nil)
    }
  }

  /// Without a signature the first data behind the server's Finished message count: who resets with a
  /// number that is not behind them has not sent them.
  @Test(arguments: [-1, 0, 1, Flight.data.count - 1, Flight.data.count], [true, false])
  func resetsBeforeTheData(distance: Int, hasEarlyData: Bool) throws {
    var parts = Flight.unsigned
    if hasEarlyData { parts[2].bytes += Flight.data }
    let start = parts.filter(\.isClient).map(\.bytes.count).reduce(0, +)
    var writer = CaptureWriter()
    let data: Flight.Part = (true, Flight.data)
    writer.addConnection(parts + [data, data], segment: 4000, isEnded: false)
    writer.add(fromClient: true, at: Self.clientsFirst + start + distance, flags: 4)
    if distance < Flight.data.count {
      try expectNoVerdict(writer, "reset at a number from within its handshake")
    } else {
      #expect(try failure(writer) == nil)
    }
  }

  /// A client that refuses sends an alert, which is encrypted; data behind it are no consent.
  @Test(arguments: [true, false])
  func dataBehindAnAlert(isReset: Bool) throws {
    var writer = CaptureWriter()
    let alert: Flight.Part = (true, Flight.record(21, Array(repeating: 7, count: 26)))
    let parts = Flight.unsigned + [alert, (true, Flight.data)]
    writer.addConnection(parts, isEnded: !isReset)
    if isReset {
      let sent = parts.filter(\.isClient).reduce(0) { $0 + $1.bytes.count }
      writer.add(fromClient: true, at: Self.clientsFirst + sent, flags: 4)
    }
    try expectNoVerdict(writer, "the client sent no data after it")
  }

  /// What comes behind the end does not show that the client accepted a key without a signature.
  @Test(arguments: [nil, true, false] as [Bool?], [0, 1])
  func dataBehindTheEnd(clientResets: Bool?, distance: Int) throws {
    var writer = CaptureWriter()
    writer.addConnection(Flight.unsigned, isEnded: clientResets == nil)
    let next =
      Self.clientsFirst + Flight.unsigned.filter(\.isClient).reduce(0) { $0 + $1.bytes.count }
    if let clientResets {
      let sent = Flight.unsigned.filter { !$0.isClient }.reduce(0) { $0 + $1.bytes.count }
      writer.add(
        fromClient: clientResets,
        at: clientResets ? next : (Self.serversFirst + sent) & 0xffff_ffff,
        flags: 4)
    }
    writer.add(Flight.data, fromClient: true, at: next + distance)
    let failure = try failure(writer)
    #expect(failure?.kind == .notCaptured, "\(String(describing: failure))")
  }

  /// A false record and a false reset, and then what makes the reader let go of the connection before
  /// the client's true alert comes: a packet of a later time, or another connection of the two ports.
  @Test(arguments: ["nothing", "a later time", "the same ports"])
  func anAlertBehindAFalseEnd(between: String) throws {
    func writer(after seconds: Int) -> CaptureWriter {
      CaptureWriter(.next, time: (CaptureWriter.time + seconds) * 1_000_000_000)
    }
    let data: Flight.Part = (true, Flight.data)
    let place =
      Self.clientsFirst + Flight.unsigned.filter(\.isClient).reduce(0) { $0 + $1.bytes.count }
    var first = writer(after: 0)
    first.addConnection(Flight.unsigned + [data], isEnded: false)
    first.add(fromClient: true, at: place + Flight.data.count, flags: 4)
    var second = writer(after: between == "a later time" ? 100 : 0)
    if between == "a later time" {
      second.add(fromClient: true, at: 1, flags: 2, clientPort: 50_009)
    } else if between == "the same ports" {
      second.add(fromClient: true, at: 700_000_000, flags: 2)
    }
    var third = writer(after: 0)
    let alert = Flight.record(21, Array(repeating: 7, count: 26))
    third.add(alert, fromClient: true, at: place)
    third.add(fromClient: true, at: place + alert.count, flags: 0x11)
    var capture = Capture()
    let found =
      try capture.receive(first.bytes + second.bytes + third.bytes) + capture.finish()
    #expect(found.first?.observation.failure?.kind == .notCaptured)
  }

  @Test func resetsWithinTheWindow() throws {
    for distance in [0, 1000] {
      var writer = CaptureWriter()
      writer.addConnection(Array(Flight.whole.prefix(2)), isEnded: false)
      writer.add(
        fromClient: true, at: 1001 + Flight.whole[0].bytes.count + distance, flags: 0x14)
      #expect(
        try failure(writer)?.summary
          == "the client broke the connection in the handshake, without an alert")
    }
    var writer = whole()
    writer.add(fromClient: true, at: Self.clientsNext, flags: 4)
    #expect(try failure(writer) == nil)
  }

  /// Packets before a hello, or in its place, that hide it: there is more TLS than was read.
  @Test(
    arguments: ["octets before it", "another beginning", "octets ahead of it", "none"], [nil, 3, 1])
  func hiddenHellos(how: String, split: Int?) throws {
    var writer = whole(isEnded: true)
    let port = 50_001
    let refused: [Flight.Part] = [
      (true, Flight.clientHello()), (false, Flight.answer), (true, Flight.alert(48)),
    ]
    func add(_ bytes: [UInt8] = [], _ isClient: Bool, _ number: Int, flags: Int = 0x18) {
      writer.add(bytes, fromClient: isClient, at: number, flags: flags, clientPort: port)
    }
    add([], true, 1000, flags: 2)
    add([], false, 7000, flags: 0x12)
    switch how {
    case "octets before it":
      add([0], true, 1001)
      add([0], false, 7001)
    case "another beginning":
      add([], true, 500_000_000, flags: 2)
      add([], false, 600_000_000, flags: 0x12)
    case "octets ahead of it":
      for index in 0..<6 {
        add([UInt8](repeating: 0, count: 60_000), true, 1002 + index * 60_000)
        add([UInt8](repeating: 0, count: 60_000), false, 7002 + index * 60_000)
      }
    default: break
    }
    var next = [true: 1001, false: 7001]
    for part in refused {
      let start = split ?? part.bytes.count
      for piece in [part.bytes.prefix(start), part.bytes.dropFirst(start)] where !piece.isEmpty {
        add(Array(piece), part.isClient, next[part.isClient, default: 0])
        next[part.isClient, default: 0] += piece.count
      }
    }
    var capture = Capture()
    let found = try capture.receive(writer.bytes) + capture.finish()
    #expect(found.count == (how == "none" ? 2 : 1))
    if how == "octets ahead of it", split != nil {
      // No packet shows that it is TLS.
      #expect(capture.remarks.contains { $0.contains("TLS cannot be looked for") })
    } else {
      #expect((capture.omission == nil) == (how == "none"))
      #expect(how == "none" || capture.omission?.hasPrefix("in 1 connection TLS may begin") == true)
    }
  }

  /// The client had sent no more than its hello.
  @Test func endsWithinTheHandshake() throws {
    var writer = whole()
    writer.add(fromClient: true, at: 1001 + Flight.whole[0].bytes.count, flags: 0x11)
    try expectNoVerdict(writer, "overlap and differ")
    // What follows an end is of another stream.
    var early = CaptureWriter()
    early.addConnection(Array(Flight.whole.prefix(2)), isEnded: false)
    let next = 1001 + Flight.whole[0].bytes.count
    early.add(fromClient: true, at: next, flags: 0x11)
    early.add(Flight.whole[2].bytes, fromClient: true, at: next)
    early.add(
      Flight.finished, fromClient: false, at: (0xffff_ff01 + Flight.answer.count) & 0xffff_ffff)
    try expectNoVerdict(early, "overlap and differ")
  }

  /// A flood of connections pushes none out of sight; those that have no TLS make room for each
  /// other.
  @Test(arguments: [true, false])
  func tooManyConnections(haveTLS: Bool) throws {
    var capture = Capture()
    var found = try capture.receive(whole().bytes)
    let payload = haveTLS ? Flight.clientHello() : []
    for round in 0..<2 {
      var writer = CaptureWriter()
      for number in 0..<5000 {
        writer.add(
          payload, fromClient: true, at: 1, flags: 2, clientPort: 1024 + round * 5000 + number)
      }
      found += try capture.receive(Array(writer.bytes.dropFirst(24)))
    }
    let first = try #require((found + capture.finish()).first)
    #expect(first.host == Flight.name && found.isEmpty == !haveTLS)
    guard haveTLS else {
      #expect(first.observation.failure == nil)
      return
    }
    #expect(first.observation.failure?.kind == .notCaptured)
    #expect(first.observation.failure?.summary.contains("more connections are open") == true)
  }

}
