import Network
import TrustEvaluation
import TrustModel

/// A server name as a reference to match and as an indication to send.
enum ServerName {
  static func reference(_ name: String) -> ReferenceIdentity {
    IPAddress.octets(of: name).map(ReferenceIdentity.ip) ?? .dns(name)
  }

  /// A name from the command line: an address as it stands, all else as it goes into DNS.
  static func canonical(_ text: String) throws(InputError) -> String {
    guard IPAddress.octets(of: text) == nil else { return text }
    return try HostName.canonical(text)
  }

  /// RFC 6066, section 3: none for IP literals, and no trailing dot.
  static func indication(_ name: String) -> String? {
    guard !name.isEmpty, IPAddress.octets(of: name) == nil else { return nil }
    return name.hasSuffix(".") ? String(name.dropLast()) : name
  }
}
