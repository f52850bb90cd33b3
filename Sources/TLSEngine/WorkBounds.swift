package import TrustModel

/// What a server sent that would keep a library busy, so that its handshake ends there.
extension ConnectionFailure {
  /// Why no library may go on after a Certificate message; nil when it may.
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

  /// The same after a ServerKeyExchange message of TLS 1.2 or older.
  ///
  /// - Parameter body: The message without its four octets of type and length.
  package static func bound(onKeyExchange body: [UInt8]) -> ConnectionFailure? {
    // What begins with the type of a curve, 1 to 3 (RFC 8422, section 5.4), is too small for a
    // length beyond the bound: so only the prime of ServerDHParams (RFC 5246, section 7.4.3) is.
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
