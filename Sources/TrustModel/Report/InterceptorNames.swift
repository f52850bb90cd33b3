/// Names that products which open connections on the way give their certificates: likely theirs, never
/// certainly.
package enum InterceptorNames {
  /// The product whose certificates have such a name; nil for any other.
  package static func product(in name: String) -> String? {
    let folded = Array(name.lowercased().utf8)
    return all.first { has($0.mark, in: folded) }?.product
  }

  /// Octet by octet: the searches of the standard library prepare a table for each mark, which took a
  /// fifth of the time of a run over servers that are not trusted.
  ///
  /// - Parameter name: In lower case.
  package static func has(_ mark: String, in name: [UInt8]) -> Bool {
    name.indices.contains { name[$0...].starts(with: mark.utf8) }
  }

  /// Parts of names in lower case, as the makers' own documentation shows them.
  package static let all: [(mark: String, product: String)] = [
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
