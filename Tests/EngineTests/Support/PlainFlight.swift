/// The plaintext messages of a TLS 1.2 server, written by hand where no library would send them.
enum PlainFlight {
  /// Chooses TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256, without extensions.
  static let serverHello = serverHello(choosing: [0xc0, 0x2f])

  static func serverHello(choosing cipher: [UInt8]) -> [UInt8] {
    record(message(2, [3, 3] + [UInt8](repeating: 7, count: 32) + [0] + cipher + [0]))
  }

  /// With a finite-field group, the generator 2 and an invalid signature.
  static func keyExchange(prime: [UInt8]) -> [UInt8] {
    let parameters = [prime, [2], [UInt8](repeating: 3, count: prime.count)]
    let signature = [UInt8](repeating: 5, count: 256)
    return record(
      message(
        12,
        parameters.flatMap { number($0.count, octets: 2) + $0 } + [4, 1]
          + number(signature.count, octets: 2) + signature))
  }

  static func certificates(_ list: [[UInt8]]) -> [UInt8] {
    let entries = list.flatMap { number($0.count, octets: 3) + $0 }
    return records(message(11, number(entries.count, octets: 3) + entries))
  }

  static func alert(level: UInt8 = 2, _ number: UInt8) -> [UInt8] {
    record([level, number], type: 21)
  }

  private static func message(_ type: UInt8, _ body: [UInt8]) -> [UInt8] {
    [type] + number(body.count, octets: 3) + body
  }

  /// One message in as many records as it needs.
  private static func records(_ message: [UInt8]) -> [UInt8] {
    stride(from: 0, to: message.count, by: 16_000).flatMap { start in
      record(Array(message[start..<min(start + 16_000, message.count)]))
    }
  }

  private static func record(_ content: [UInt8], type: UInt8 = 22) -> [UInt8] {
    [type, 3, 3] + number(content.count, octets: 2) + content
  }

  private static func number(_ value: Int, octets: Int) -> [UInt8] {
    (0..<octets).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
