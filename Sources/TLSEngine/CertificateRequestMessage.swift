/// A CertificateRequest handshake message (RFC 5246 section 7.4.4, RFC 8446 section 4.3.2), as far as
/// it names issuers.
package struct CertificateRequestMessage: Hashable, Sendable {
  /// Names of authorities whose certificates the server accepts, each in DER; empty where it names
  /// none, which means any.
  ///
  /// The first 4096: as many names with a text in each fill the message.
  package let authorities: [[UInt8]]

  /// The structure of the message, which depends on the protocol's version.
  package enum Layout: Sendable {
    /// Before TLS 1.2.
    case withoutSignatureAlgorithms
    case tls12, tls13
  }

  private static let mostAuthorities = 4096

  /// Number of the extension `certificate_authorities` (RFC 8446, section 4.2.4).
  private static let authoritiesExtension = 47

  /// Reads as far as the bytes are well-formed: what follows a wrong length is left out.
  ///
  /// - Parameter body: The message without its four octets of type and length.
  package init(body: [UInt8], layout: Layout) {
    var reader = VectorReader(body[...])
    var list: ArraySlice<UInt8>?
    switch layout {
    case .tls13:
      _ = reader.vector(lengthOctets: 1)
      var extensions = VectorReader(reader.vector(lengthOctets: 2) ?? [])
      while list == nil, let type = extensions.number(octets: 2),
        let content = extensions.vector(lengthOctets: 2)
      {
        guard type == Self.authoritiesExtension else { continue }
        var inner = VectorReader(content)
        list = inner.vector(lengthOctets: 2)
      }
    case .tls12, .withoutSignatureAlgorithms:
      // certificate_types
      guard reader.vector(lengthOctets: 1) != nil else { break }
      if layout == .tls12, reader.vector(lengthOctets: 2) == nil { break }
      list = reader.vector(lengthOctets: 2)
    }
    var names = VectorReader(list ?? [])
    var authorities: [[UInt8]] = []
    while authorities.count < Self.mostAuthorities, let name = names.vector(lengthOctets: 2) {
      authorities.append(Array(name))
    }
    self.authorities = authorities
  }
}
