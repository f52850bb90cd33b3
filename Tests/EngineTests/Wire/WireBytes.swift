import TrustModel

/// Bytes of TLS messages, built piece by piece.
enum WireBytes {
  static func number(_ value: Int, _ octets: Int) -> [UInt8] {
    (0..<octets).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  static func codes(_ values: [Int]) -> [UInt8] { values.flatMap { number($0, 2) } }

  static func vector(_ lengthOctets: Int, _ content: [UInt8]) -> [UInt8] {
    number(content.count, lengthOctets) + content
  }

  static func message(_ type: UInt8, _ body: [UInt8]) -> [UInt8] { [type] + vector(3, body) }

  static func record(_ type: UInt8, _ content: [UInt8], version: Int = 0x0303) -> [UInt8] {
    join([type], number(version, 2), vector(2, content))
  }

  static func `extension`(_ number: Int, _ content: [UInt8] = []) -> [UInt8] {
    Self.number(number, 2) + vector(2, content)
  }

  static let random = [UInt8](0..<32)
  static let randomOfRetry = SHA256.digest(Array("HelloRetryRequest".utf8))

  static func clientHello(
    suites: [Int] = [0x1301, 0xc02f], extensions: [[UInt8]]
  ) -> [UInt8] {
    join(
      number(0x0303, 2), random, vector(1, [7]), vector(2, codes(suites)), vector(1, [0]),
      vector(2, Array(extensions.joined())))
  }

  static func serverHello(
    version: Int = 0x0303, random: [UInt8] = random, suite: Int, extensions: [[UInt8]] = []
  ) -> [UInt8] {
    join(
      number(version, 2), random, vector(1, []), number(suite, 2), [0],
      vector(2, Array(extensions.joined())))
  }

  static func join(_ parts: [UInt8]...) -> [UInt8] { Array(parts.joined()) }

  private static func named(_ lengthOctets: Int, _ name: String) -> [UInt8] {
    vector(lengthOctets, Array(name.utf8))
  }

  /// One of each extension whose content is read.
  static let offers: [[UInt8]] = [
    `extension`(0x0a0a),
    `extension`(0, vector(2, join([0], named(2, "a.example")))),
    `extension`(5, [1, 0, 0, 0, 0]),
    `extension`(10, vector(2, codes([29, 23, 0x1a1a]))),
    `extension`(13, vector(2, codes([0x0403, 0x0804, 0x0301]))),
    `extension`(16, vector(2, join(named(1, "h2"), named(1, "http/1.1")))),
    `extension`(43, vector(1, codes([0x0304, 0x0303]))),
    `extension`(51, vector(2, join(number(29, 2), vector(2, [1, 2, 3])))),
    `extension`(0x1234, [1, 2]),
  ]
}
