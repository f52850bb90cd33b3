package import TrustModel

/// Failures that end a handshake because the library would compute for too long.
extension ConnectionFailure {
  /// The reason not to continue after a Certificate message; nil when there is none.
  ///
  /// - Parameter excess: What is too large in the key of the first certificate, such as `an RSA key
  ///   of 65536 bits`; nil when nothing is.
  package static func bound(
    on message: CertificateMessage, keyExcess excess: String?
  ) -> ConnectionFailure? {
    if message.exceedsBound { return .tooManyCertificates }
    return excess.map {
      ConnectionFailure(
        .boundExceeded,
        summary: "the server's certificate has \($0), too large to shake hands with",
        hint: "no client needs more than RSA 4096 or EC P-384")
    }
  }

  /// The same for a ServerKeyExchange message of TLS 1.2 or older.
  ///
  /// - Parameter body: The message without its four octets of type and length.
  package static func bound(onKeyExchange body: [UInt8]) -> ConnectionFailure? {
    // Parameters of curves begin with a type of 1 to 3 (RFC 8422, section 5.4), which as a length
    // is below the bound. So only the prime of ServerDHParams (RFC 5246, section 7.4.3) can be
    // above it.
    guard body.count >= 2 else { return nil }
    let length = Int(body[0]) << 8 | Int(body[1])
    guard length > PeerBounds.primeOctets else { return nil }
    return ConnectionFailure(
      .boundExceeded,
      summary:
        "the server's Diffie-Hellman prime takes \(length) bytes, too large to shake hands with",
      hint: "no client needs more than 4096 bits, which are 512 bytes")
  }
}
