import OpenSSLEngine
import TrustModel
import X509

/// A name that a server's certificate is to be valid for.
package struct AuthorityName: Hashable, Sendable {
  /// As it is shown and asked for.
  package let text: String
  let alternative: AlternativeName

  /// - Parameter text: An address, or a host name as it goes into DNS, of which the first label may be `*`.
  package init(_ text: String) {
    self.text = text
    alternative = IPAddress.octets(of: text).map { .ip($0) } ?? .dns(text)
  }

  /// Nil for other kinds of names.
  init?(_ name: GeneralName) {
    switch name {
    case .dns(let bytes): self.init(String(decoding: bytes, as: UTF8.self))
    case .ip(let octets):
      guard let text = IPAddress.text(of: octets) else { return nil }
      self.init(text)
    case .email, .uri, .directory, .other: return nil
    }
  }
}
