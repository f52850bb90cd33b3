import Testing

@testable import TLSEngine

/// What is told of a server's key exchange before it is answered.
@Suite struct KeyExchangeReaderTests {
  private static func record(_ content: [UInt8]) -> [UInt8] {
    [22, 3, 3, UInt8(content.count >> 8), UInt8(content.count & 0xff)] + content
  }

  private static func message(_ type: UInt8, _ body: [UInt8]) -> [UInt8] {
    [type, 0, UInt8(body.count >> 8), UInt8(body.count & 0xff)] + body
  }

  /// Prime, generator and public value of so many octets, and a signature.
  private static func diffieHellman(_ prime: Int) -> [UInt8] {
    let length = [UInt8(prime >> 8), UInt8(prime & 0xff)]
    return length + [UInt8](repeating: 0xff, count: prime) + [0, 1, 2]
      + length + [UInt8](repeating: 1, count: prime) + [8, 4, 1, 0]
      + [UInt8](repeating: 7, count: 256)
  }

  private static let ellipticCurve: [UInt8] =
    [3, 0, 0x1d, 32] + [UInt8](repeating: 9, count: 32) + [8, 4, 1, 0]
    + [UInt8](repeating: 7, count: 256)

  @Test(
    arguments: [
      (diffieHellman(128), false), (diffieHellman(256), false), (diffieHellman(384), false),
      (diffieHellman(385), true), (diffieHellman(1250), true), (diffieHellman(2048), true),
      (ellipticCurve, false), ([], false), ([5], false), ([4, 0], false),
    ], [1, 3, 10_000])
  func largePrimesAreSeen(exchange: (body: [UInt8], isLong: Bool), piece: Int) {
    let content =
      Self.message(2, [UInt8](repeating: 0, count: 70)) + Self.message(12, exchange.body)
    var reader = KeyExchangeReader()
    let bytes = Self.record(content)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      reader.append(Array(bytes[start..<min(bytes.count, start + piece)]))
    }
    #expect(reader.isLong == exchange.isLong)
  }
}
