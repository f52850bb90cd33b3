import TrustModel

/// Signs that a proxy on the way issues its own certificates: likely at most, never certain.
enum Interception {
  /// A note when a name on the path is one that an inspecting product gives, the root's first; whether
  /// the path is trusted is for the caller.
  static func note(on path: [CertificateFacts]) -> Note? {
    for certificate in path.reversed() {
      for name in [certificate.issuer, certificate.subject] {
        guard let product = product(in: name) else { continue }
        return Note(
          .interception,
          "likely an intercepting proxy: '\(name)' is a name \(product) gives its certificates, "
            + "so this chain would be the proxy's and not the server's")
      }
    }
    return nil
  }

  /// Octet by octet: the searches of the standard library prepare a table for each mark, which took a
  /// fifth of the time of a run over servers that are not trusted.
  private static func product(in name: String) -> String? {
    let folded = Array(name.lowercased().utf8)
    return products.first { product in
      folded.indices.contains { folded[$0...].starts(with: product.mark.utf8) }
    }?.name
  }

  /// Parts of issuer names, as the products' own documentation shows them.
  private static let products: [(mark: String, name: String)] = [
    ("mitmproxy", "mitmproxy"), ("charles proxy", "Charles"), ("proxyman", "Proxyman"),
    ("do_not_trust_fiddler", "Fiddler"), ("portswigger", "Burp Suite"),
    ("owasp zed attack proxy", "ZAP"), ("owasp root ca", "ZAP"), ("zscaler", "Zscaler"),
    ("netskope", "Netskope"), ("goskope", "Netskope"), ("fortigate", "FortiGate"),
    ("fortinet", "FortiGate"), ("blue coat", "Blue Coat"), ("bluecoat", "Blue Coat"),
    ("cisco umbrella", "Cisco Umbrella"), ("palo alto", "Palo Alto Networks"),
    ("sophos", "Sophos"), ("kaspersky", "Kaspersky"), ("avast", "Avast"), ("eset ssl", "ESET"),
    ("bitdefender", "Bitdefender"), ("mcafee web gateway", "McAfee Web Gateway"),
    ("squid", "Squid"), ("untangle", "Untangle"), ("watchguard", "WatchGuard"),
  ]
}
