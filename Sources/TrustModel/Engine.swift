/// The library that makes a handshake or gives an opinion.
package enum Engine: String, CaseIterable, Codable, Sendable {
  case trusteval, openssl, gnutls

  /// As the project writes it.
  package var displayName: String {
    switch self {
    case .trusteval: "trusteval"
    case .openssl: "OpenSSL"
    case .gnutls: "GnuTLS"
    }
  }
}
