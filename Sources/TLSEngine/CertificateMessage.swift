/// A Certificate handshake message (RFC 5246 section 7.4.2, RFC 8446 section 4.4.2).
///
/// Read by ourselves so that certificates are kept even when a library cannot parse them.
package struct CertificateMessage: Hashable, Sendable {
  /// DER as sent, leaf first; at most `PeerBounds.certificates`.
  package let certificates: [[UInt8]]
  /// The OCSP responses for the certificates after the first, DER (RFC 8446, section 4.4.2.1).
  ///
  /// Nil for none.
  package let staplesForIssuers: [[UInt8]]?
  /// The list of timestamps beside the first certificate, as it was sent (RFC 6962, section 3.3.1).
  ///
  /// A library may also take those beside another certificate for the server's. Nil for none, and before
  /// TLS 1.3.
  package let timestamps: [UInt8]?
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
    var staples: [[UInt8]] = []
    var timestamps: [UInt8]?
    var exceedsBound = false
    while let certificate = list.vector(lengthOctets: 3) {
      guard certificates.count < PeerBounds.certificates else {
        exceedsBound = true
        break
      }
      certificates.append(Array(certificate))
      guard isTLS13 else { continue }
      guard let extensions = list.vector(lengthOctets: 2) else { break }
      // The first one's staple is what a library gives as the stapled response.
      if certificates.count == 1 {
        timestamps = Self.content(of: 18, in: extensions).map { Array($0) }
      } else if let staple = Self.staple(in: extensions) {
        staples.append(staple)
      }
    }
    self.certificates = certificates
    staplesForIssuers = staples.isEmpty ? nil : staples
    self.timestamps = timestamps
    self.exceedsBound = exceedsBound
  }

  /// The response of the extension `status_request`; nil where there is none of the kind `ocsp`.
  private static func staple(in extensions: ArraySlice<UInt8>) -> [UInt8]? {
    guard let content = content(of: 5, in: extensions) else { return nil }
    var status = VectorReader(content)
    guard status.number(octets: 1) == 1 else { return nil }
    return status.vector(lengthOctets: 3).map { Array($0) }
  }

  private static func content(
    of type: UInt16, in extensions: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    var reader = VectorReader(extensions)
    while let found = reader.code(), let content = reader.vector(lengthOctets: 2) {
      if found == type { return content }
    }
    return nil
  }
}
