import Examination
import TrustEvaluation
import TrustLab
import TrustModel

/// Names of a server's certificate as arguments.
extension AuthorityName {
  /// The first label may be a wildcard (RFC 9525, section 6.3).
  static func canonical(_ name: String) throws(InputError) -> String {
    if name.hasPrefix("*.") {
      let wildcard = "*." + (try relative(String(name.dropFirst(2))))
      guard isOfUse(wildcard) else {
        throw .usage(
          "'\(name)' covers no name: two labels at least have to follow the star, and no public "
            + "suffix such as co.uk")
      }
      return wildcard
    }
    guard IPAddress.octets(of: name) != nil else { return try relative(name) }
    guard !name.contains("%") else {
      throw .usage("'\(name)' has a zone, which is no part of an address in a certificate")
    }
    return name
  }

  /// Whether clients take a wildcard for any name.
  private static func isOfUse(_ wildcard: String) -> Bool {
    let match = matches(
      presented: Array(wildcard.utf8), reference: AuthorityName(wildcard).covered,
      publicSuffixes: Tools.installedSuffixes)
    return [.matches, .matchesIfNotPublicSuffix].contains(match)
  }

  /// The name itself; of a wildcard one of those that it is for.
  var covered: String { text.hasPrefix("*") ? "a" + text.dropFirst() : text }

  /// Without the dot at the end, which no certificate has (RFC 5280, section 4.2.1.6).
  private static func relative(_ name: String) throws(InputError) -> String {
    let canonical = try HostName.canonical(name)
    let host = canonical.hasSuffix(".") ? String(canonical.dropLast()) : canonical
    // A name whose last label is a number would be read as an address (WHATWG URL, section 3.5).
    if let last = host.split(separator: ".").last, last.allSatisfy(\.isNumber) {
      throw .usage("'\(name)' is no address: four numbers up to 255, or IPv6")
    }
    guard matches(presented: Array(host.utf8), reference: host, publicSuffixes: nil) == .matches
    else {
      throw .usage(
        "'\(name)' is no name that clients accept in a certificate: a label begins or ends with a "
          + "hyphen, or the last is a number")
    }
    return host
  }
}
