import TrustModel

/// Finds a key exchange that takes a client long: Diffie-Hellman with a large prime (RFC 5246, section
/// 7.4.3), which a hostile server sends without computing anything.
struct KeyExchangeReader {
  /// Octets of a prime with which a client is done in some milliseconds: 3,072 bits.
  private static let usualPrime = 384
  private static let serverKeyExchange: UInt8 = 12

  /// Whether there was such a key exchange.
  private(set) var isLong = false
  private var reader = WireReader()

  /// Takes what the peer sent next.
  mutating func append(_ bytes: [UInt8]) {
    for event in reader.receive(bytes) {
      guard case .message(Self.serverKeyExchange, let body) = event else { continue }
      var fields = VectorReader(body[...])
      // With elliptic curves this is no length, and what follows is short.
      guard let length = fields.number(octets: 2), fields.rest.count > length else { continue }
      if length > Self.usualPrime { isLong = true }
    }
  }
}
