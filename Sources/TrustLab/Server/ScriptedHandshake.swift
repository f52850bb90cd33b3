/// TLS 1.2 messages as plain bytes, for messages that no TLS library would send (RFC 5246).
enum ScriptedHandshake {
  /// A ServerHello record: TLS 1.2, ECDHE-RSA with AES-128-GCM, no session.
  static let serverHello = hello(suite: [0xc0, 0x2f])

  /// The same with DHE-RSA.
  static let finiteFieldHello = hello(suite: [0x00, 0x9e])

  private static func hello(suite: [UInt8]) -> [UInt8] {
    // A fixed random value is enough: the handshake never gets as far as deriving keys.
    let random = (0..<32).map { UInt8($0 &* 5 &+ 1) }
    // Clients refuse a server without renegotiation_info (RFC 5746).
    let extensions: [UInt8] = [0xff, 0x01, 0x00, 0x01, 0x00]
    let body =
      [0x03, 0x03] + random + [0x00] + suite + [0x00]
      + bytes(extensions.count, width: 2) + extensions
    return record(.handshake, message(2, body))
  }

  /// A Certificate message with any bytes as certificates, in as many records as it needs.
  static func certificate(_ certificates: [[UInt8]]) -> [UInt8] {
    let list = certificates.flatMap { bytes($0.count, width: 3) + $0 }
    return record(.handshake, message(11, bytes(list.count, width: 3) + list))
  }

  /// A ServerKeyExchange message with this Diffie-Hellman prime, generator 2 and no valid
  /// signature, and the end of the server's flight.
  static func keyExchange(prime: [UInt8]) -> [UInt8] {
    let parameters = [prime, [2], Array(prime.dropLast()) + [3]].flatMap {
      bytes($0.count, width: 2) + $0
    }
    let signature: [UInt8] = [4, 1, 1, 0] + [UInt8](repeating: 0x5a, count: 256)
    return record(.handshake, message(12, parameters + signature) + message(14, []))
  }

  /// The first record of a Certificate message with the greatest length that can be announced.
  static let endlessCertificateStart: [UInt8] = record(
    .handshake,
    [11] + bytes(0xff_ffff, width: 3) + bytes(0xff_fffc, width: 3) + bytes(0xff_fff9, width: 3)
      + [UInt8](repeating: 0x30, count: 1024))

  /// A further record of that message.
  static let endlessCertificateMore: [UInt8] = record(
    .handshake, [UInt8](repeating: 0x30, count: recordLimit))

  /// A fatal alert, by its number in the registry.
  static func fatalAlert(_ number: UInt8) -> [UInt8] {
    record(.alert, [2, number])
  }

  private enum ContentType: UInt8 {
    case alert = 21
    case handshake = 22
  }

  /// 2^14 bytes (RFC 5246, section 6.2.1).
  private static let recordLimit = 16_384

  private static func record(_ type: ContentType, _ payload: [UInt8]) -> [UInt8] {
    stride(from: 0, to: payload.count, by: recordLimit).flatMap { start in
      let fragment = payload[start..<min(start + recordLimit, payload.count)]
      return [type.rawValue, 0x03, 0x03] + bytes(fragment.count, width: 2) + fragment
    }
  }

  private static func message(_ type: UInt8, _ body: [UInt8]) -> [UInt8] {
    [type] + bytes(body.count, width: 3) + body
  }

  private static func bytes(_ number: Int, width: Int) -> [UInt8] {
    (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
