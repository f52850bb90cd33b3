import TrustLab
import TrustModel

/// Names of a server's certificate as arguments.
extension AuthorityName {
  /// The first label may be a wildcard (RFC 9525, section 6.3).
  static func canonical(_ name: String) throws(InputError) -> String {
    if name.hasPrefix("*.") { return "*." + (try relative(String(name.dropFirst(2)))) }
    guard IPAddress.octets(of: name) != nil else { return try relative(name) }
    guard !name.contains("%") else {
      throw .usage("'\(name)' has a zone, which is no part of an address in a certificate")
    }
    return name
  }

  /// Without the dot at the end, which no certificate has (RFC 5280, section 4.2.1.6).
  private static func relative(_ name: String) throws(InputError) -> String {
    let canonical = try HostName.canonical(name)
    let host = canonical.hasSuffix(".") ? String(canonical.dropLast()) : canonical
    // A name whose last label is a number would be read as an address (WHATWG URL, section 3.5).
    if let last = host.split(separator: ".").last, last.allSatisfy(\.isNumber) {
      throw .usage("'\(name)' is no address: four numbers up to 255, or IPv6")
    }
    return host
  }
}
