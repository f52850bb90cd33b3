import TLSEngine
import TrustModel

/// The order in which one side sends its messages up to TLS 1.2, as far as they are not encrypted (RFC
/// 5246, section 7.3; RFC 4680, section 2; RFC 5077, section 3.1; RFC 6066, sections 5 and 8).
struct MessageOrder {
  static let serverKeyExchange: UInt8 = 12
  static let serverHelloDone: UInt8 = 14
  static let clientKeyExchange: UInt8 = 16
  private static let helloRequest: UInt8 = 0

  private static let client: [UInt8] = [
    WireMessage.clientHelloType, 23, WireMessage.certificateType, 21, clientKeyExchange, 15,
  ]
  private static let server: [UInt8] = [
    WireMessage.serverHelloType, 23, WireMessage.certificateType, 22, serverKeyExchange, 13,
    serverHelloDone, 4,
  ]

  /// The types that came, each once.
  private var seen: [UInt8] = []

  func has(_ type: UInt8) -> Bool { seen.contains(type) }

  /// Adds a message.
  ///
  /// - Returns: Whether it may come here. A second hello may, where the server asked for it.
  mutating func take(_ type: UInt8, from side: CapturedHandshake.Side) -> Bool {
    // It asks for another handshake, and means nothing within one.
    if side == .server, type == Self.helloRequest { return true }
    let types = side == .client ? Self.client : Self.server
    guard let place = types.firstIndex(of: type) else { return false }
    let last = seen.last.flatMap { types.firstIndex(of: $0) }
    if !has(type) { seen.append(type) }
    return last.map { place > $0 || place == 0 && $0 == 0 } ?? true
  }
}
