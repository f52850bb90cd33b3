import Captures
import Testing
import TrustModel

@testable import CaptureFiles

/// What a handshake has to have for a verdict on it.
@Suite struct CompletionTests {
  private func failure(_ parts: [Flight.Part], isEnded: Bool = true) throws -> ConnectionFailure? {
    var writer = CaptureWriter()
    writer.addConnection(parts, isEnded: isEnded)
    return try #require(writer.connections().first).observation.failure
  }

  private func flight(
    server: [UInt8] = Flight.answer, client: [UInt8] = Flight.keys + Flight.finished,
    end: [UInt8] = Flight.finished
  ) -> [Flight.Part] {
    [(true, Flight.clientHello()), (false, server), (true, client), (false, end)]
  }

  private func expectLack(
    of text: String, _ parts: [Flight.Part], isEnded: Bool = true,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let failure = try failure(parts, isEnded: isEnded)
    #expect(failure?.kind == .notCaptured, sourceLocation: location)
    #expect(
      failure?.summary.contains(text) == true, "\(failure?.summary ?? "")", sourceLocation: location
    )
  }

  @Test func withoutTheSignature() throws {
    #expect(try failure(flight()) == nil)
    let start = Flight.serverHello() + Flight.certificates
    try expectLack(of: "no key for the key exchange", flight(server: start + Flight.done))
    // Cut where the signature begins, and within it.
    for octets in [Flight.parameters, Flight.parameters + [4, 3, 0, 9, 1]] {
      let exchange = Flight.record(22, Flight.message(12, octets))
      try expectLack(
        of: "the server's signature over the key exchange is missing or cannot be read",
        flight(server: start + exchange + Flight.done))
    }
  }

  @Test func withoutOneOfTheMessages() throws {
    let start = Flight.serverHello() + Flight.certificates + Flight.keyExchange
    try expectLack(of: "ServerHelloDone", flight(server: start))
    try expectLack(of: "no ClientKeyExchange", flight(client: Flight.finished))
  }

  /// A CertificateVerify proves a key that was sent before it.
  @Test func messagesInAnotherOrder() throws {
    let verify = Flight.record(22, Flight.message(15, [4, 3] + Flight.vector(2, [1])))
    let certificate = Flight.record(22, Flight.message(11, Flight.vector(3, [])))
    #expect(
      try failure(flight(client: certificate + Flight.keys + verify + Flight.finished)) == nil)
    for client in [
      verify + Flight.keys, certificate + verify + Flight.keys, Flight.keys + certificate,
    ] {
      try expectLack(of: "cannot be of one handshake", flight(client: client + Flight.finished))
    }
    for server in [
      Flight.serverHello() + Flight.keyExchange + Flight.certificates + Flight.done,
      Flight.serverHello() + Flight.certificates + Flight.done + Flight.keyExchange,
      Flight.answer + Flight.record(22, Flight.message(99, [])),
    ] {
      try expectLack(of: "cannot be of one handshake", flight(server: server))
    }
  }

  /// The server's Finished message is encrypted: its length tells it from what is none.
  @Test(arguments: [16, 39, 41, 300])
  func finishedOfAnotherLength(length: Int) throws {
    let other = Flight.record(20, [1]) + Flight.record(22, [UInt8](repeating: 1, count: length))
    try expectLack(of: "too short or too long for the Finished message", flight(end: other))
  }

  @Test func withoutTheServersFinished() throws {
    try expectLack(of: "does not show how the handshake ended", flight(end: []), isEnded: false)
    try expectLack(
      of: "does not show how the handshake ended", flight(end: Flight.record(20, [1])),
      isEnded: false)
  }

  /// Without a signature the server's key is proved to the client alone, which goes on then.
  @Test func withoutAnySignature() throws {
    var seen = CaptureWriter()
    seen.addConnection(Flight.unsigned + [(true, Flight.data)])
    let connection = try #require(seen.connections().first)
    #expect(connection.observation.failure == nil && connection.keyProof == nil)
    try expectLack(of: "the client sent no data after it", Flight.unsigned)
    // A client that needs nothing closes at once: that is no sign of a change.
    #expect(try failure(Flight.unsigned)?.hint?.hasPrefix("ask the server itself") == true)
    let alert = Flight.record(21, [UInt8](repeating: 3, count: 26))
    try expectLack(of: "the client sent no data after it", Flight.unsigned + [(true, alert)])
    // Data that came before is no answer to it.
    var early = Flight.unsigned
    early[2].bytes += Flight.data
    try expectLack(of: "the client sent no data after it", early)
  }

  /// A signature that the key exchange does not have proves nothing.
  @Test func aSignatureThatIsNotDue() throws {
    var parts = Flight.unsigned + [(true, Flight.data)]
    parts[1].bytes =
      Flight.serverHello(suite: [0x00, 0x9c]) + Flight.certificates + Flight.keyExchange
      + Flight.done
    try expectLack(of: "cannot be of one handshake", parts)
  }

  /// They are behind octets that the capture lacks.
  @Test(arguments: [true, false])
  func segmentsThatAreNeverDue(isClients: Bool) throws {
    var writer = CaptureWriter()
    let flight = Flight.whole
    writer.addConnection(Array(flight.dropLast()), isEnded: false)
    let clientsNext = 1001 + flight[0].bytes.count + flight[2].bytes.count
    let serversNext = (0xffff_ff01 + flight[1].bytes.count) & 0xffff_ffff
    let later = isClients ? clientsNext + 100 : serversNext + 500
    writer.add(Flight.data, fromClient: isClients, at: later)
    writer.add(Flight.finished, fromClient: false, at: serversNext)
    let failure = try #require(writer.connections().first).observation.failure
    #expect(failure?.kind == .notCaptured)
    #expect(
      failure?.summary
        == "the \(isClients ? "client" : "server")'s segments do not follow each other in the capture"
    )
  }
}
