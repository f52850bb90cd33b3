import TLSEngine
import TrustModel

/// A dialogue on a connection before TLS can begin: bytes in, bytes out, no socket and no clock.
protocol Negotiation {
  /// Continues as far as the bytes allow, and removes what it has read from their front.
  ///
  /// Called with no bytes at the beginning.
  mutating func advance(_ input: inout [UInt8]) -> NegotiationStep

  /// What the peer is to send next, such as "its greeting".
  var awaited: String { get }
}

extension Negotiation {
  var awaited: String { "its answer" }
}

enum NegotiationStep: Hashable {
  case needsInput
  case send([UInt8])
  case identify(ProxyIdentification)
  case done
  case failed(ConnectionFailure)
}

/// Runs negotiations on one connection, one after the other.
struct NegotiationDriver {
  /// Octets that a server may send before TLS; a long greeting has a few hundred.
  private static let bound = 64 * 1024

  private let transport: any ByteTransport
  /// Bytes of the current negotiation.
  private var received = 0
  /// Whether a proxy has opened the connection to the server.
  private var isTunnel = false
  /// Bytes that have arrived and were not yet read.
  private(set) var input: [UInt8] = []

  init(on transport: any ByteTransport) {
    self.transport = transport
  }

  /// - Parameter phase: The current step, for the failure if the connection ends.
  mutating func run(
    _ negotiation: any Negotiation, _ phase: ConnectionFailure.Phase
  ) async throws(ConnectionFailure) {
    var negotiation = negotiation
    // What follows the proxy's consent is the server's.
    received = input.count
    defer { isTunnel = phase == .proxy }
    while true {
      switch negotiation.advance(&input) {
      case .send(let bytes): await transport.send(bytes)
      case .identify(let identification):
        await identification.withBytes { await transport.send($0) }
      case .done: return
      case .failed(let failure): throw failure
      case .needsInput: try await receive(negotiation.awaited, phase)
      }
    }
  }

  private mutating func receive(
    _ awaited: String, _ phase: ConnectionFailure.Phase
  ) async throws(ConnectionFailure) {
    let peer = phase == .proxy ? "proxy" : "server"
    switch await transport.receive(within: nil) {
    case .bytes(let bytes):
      input += bytes
      received += bytes.count
      guard received <= Self.bound else {
        throw ConnectionFailure(
          .boundExceeded, summary: "the \(peer) sent more than \(Self.bound / 1024) KiB before TLS")
      }
    case .endOfStream, .limitReached:
      throw ConnectionFailure(
        .connectionLost(phase),
        summary: "the \(peer) closed the connection after \(ConnectionFailure.bytes(received)), "
          + "before TLS began")
    case .reset(let text):
      throw ConnectionFailure(
        .connectionLost(phase),
        summary: "the \(peer) broke the connection (\(text)) before TLS began")
    case .failed(let failure): throw failure
    case .deadlineReached:
      throw ConnectionFailure(
        .timeout(phase),
        summary: received == 0
          ? silence(phase)
          : "the \(peer) sent \(ConnectionFailure.bytes(received)) and did not complete \(awaited)",
        hint: phase == .startTLS && received == 0
          ? "it may begin with TLS at once: --starttls none" : nil)
    }
  }

  private func silence(_ phase: ConnectionFailure.Phase) -> String {
    if phase == .proxy { return "the proxy accepted the connection and did not answer the request" }
    return isTunnel
      ? "the proxy opened the tunnel to the server, and nothing came through it, not even a greeting"
      : "the server accepted the connection and sent nothing, not even a greeting"
  }
}

extension [UInt8] {
  /// Removes the first line from the front, without its line break; nil where none is complete.
  mutating func takeLine() -> String? {
    guard let end = firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    var line = self[..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    let text = String(decoding: line, as: UTF8.self)
    removeFirst(end + 1)
    return text
  }
}

extension ConnectionFailure {
  /// - Parameter words: What the server sent, of which at most a line is kept.
  static func startTLS(_ summary: String, _ words: String) -> Self {
    ConnectionFailure(.startTLSFailed, summary: "\(summary): \"\(quoted(words))\"")
  }

  /// The part of the text that fits into a message.
  static func quoted(_ words: String) -> String {
    let line = words.prefix { !$0.isNewline }
    return line.count > 120 ? line.prefix(120) + "..." : String(line)
  }
}
