/// A Certificate handshake message (RFC 5246 section 7.4.2, RFC 8446 section 4.4.2).
///
/// Read by ourselves so that certificates are kept even when a library cannot parse them.
package struct CertificateMessage: Hashable, Sendable {
  /// DER as sent, leaf first; at most `PeerBounds.certificates`.
  package let certificates: [[UInt8]]
  /// Whether there were more certificates than the bound.
  package let exceedsBound: Bool

  /// Reads as far as the bytes are well-formed: what follows a wrong length is left out.
  ///
  /// - Parameters:
  ///   - body: The message without its four octets of type and length.
  ///   - isTLS13: Whether a request context and extensions surround the certificates.
  package init(body: [UInt8], isTLS13: Bool) {
    var reader = VectorReader(body[...])
    if isTLS13 { _ = reader.vector(lengthOctets: 1) }
    var list = VectorReader(reader.vector(lengthOctets: 3) ?? [])
    var certificates: [[UInt8]] = []
    var exceedsBound = false
    while let certificate = list.vector(lengthOctets: 3) {
      guard certificates.count < PeerBounds.certificates else {
        exceedsBound = true
        break
      }
      certificates.append(Array(certificate))
      if isTLS13, list.vector(lengthOctets: 2) == nil { break }
    }
    self.certificates = certificates
    self.exceedsBound = exceedsBound
  }
}
