import TLSEngine
import TrustModel

extension WireMessage {
  /// Octets that an array takes besides its elements.
  private static let arrayOverhead = 48

  /// Octets of memory that a captured handshake keeps of the message, about.
  ///
  /// - Parameter body: The message without its type and length.
  func heldCount(of body: [UInt8], from side: CapturedHandshake.Side) -> Int {
    switch self {
    case .clientHello(let hello):
      2 * hello.suites.count + hello.compressions.count + Self.heldCount(hello.extensions)
    case .serverHello(let hello): Self.heldCount(hello.extensions)
    case .certificate(let sent) where side == .server:
      body.count + sent.certificates.count * Self.arrayOverhead
    case .certificateRequest(let asked):
      body.count + asked.authorities.count * Self.arrayOverhead + 2 * asked.signatures.count
    case .certificateStatus, .serverKeyExchange: body.count + 2 * Self.arrayOverhead
    default: 0
    }
  }

  private static func heldCount(_ extensions: [WireExtension]) -> Int {
    extensions.reduce(0) { count, item in
      count + MemoryLayout<WireExtension>.stride + 2 * item.numbers.count
        + item.names.reduce(0) { $0 + MemoryLayout<String>.stride + $1.utf8.count }
    }
  }
}
