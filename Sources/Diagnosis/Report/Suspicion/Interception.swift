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

  private static func product(in name: String) -> String? {
    let folded = name.lowercased()
    return products.first { folded.contains($0.mark) }?.name
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
