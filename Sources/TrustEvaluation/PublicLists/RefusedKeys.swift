import TrustModel
package import X509

/// Keys and certificates that clients refuse by themselves, no matter who signed for them.
package struct RefusedKeys: Sendable {
  package static let asOf = RefusedKeyTable.asOf

  /// What this tool knows; `scripts/public-lists` brings it up to date.
  package static let published = RefusedKeys(RefusedKeyTable.keys)

  private let lines: SortedLines

  /// - Parameter text: Lines as `RefusedKeyTable.keys` has them.
  package init(_ text: String) {
    lines = SortedLines(text)
  }

  /// What is known of the certificate's key, or else of the certificate; nil when nothing is.
  package func entry(for certificate: Certificate) -> RefusedKey? {
    var keys = ["k" + certificate.keyDigest, "c" + certificate.sha256]
    // The issuer's text is made only where a line has the serial number, which is next to never.
    let serial = "s" + Hexadecimal.lowerCase(certificate.serialNumber) + ","
    if lines.hasLine(startingWith: serial) {
      keys.append(serial + certificate.issuer.text.replacing(", ", with: ","))
    }
    for key in keys {
      if let entry = lines.fields(after: key).flatMap(RefusedKey.init) { return entry }
    }
    return nil
  }
}

/// One of them.
package struct RefusedKey: Hashable, Sendable {
  package let rule: Rule
  /// Such as `key-leak`; nil where unknown.
  package let reason: String?
  /// Day it became known, as `2015-02-19`; nil where unknown.
  package let since: String?
  /// Whose it is, or what came to light; nil where unknown.
  package let name: String?
  /// Who refuses it, such as `Chrome 156; Apple up to macOS 12.5`.
  package let clients: String
  /// Day of the newest source.
  package let asOf: String

  package enum Rule: String, Sendable {
    /// Apple's list of the modelled release names it.
    case apples = "source"
    /// Others than its owner have the key: no list is needed to refuse it.
    case compromised = "inferred"
    /// Other clients refuse it for reasons of theirs.
    case others = "note"
  }

  /// Nil when the fields are not those of a key.
  init?(_ fields: [String]) {
    guard fields.count == 6, let rule = Rule(rawValue: fields[0]) else { return nil }
    self.rule = rule
    reason = fields[1] == "-" ? nil : fields[1].replacing("-", with: " ")
    since = fields[2] == "-" ? nil : fields[2]
    name = fields[3] == "-" ? nil : fields[3]
    clients = fields[4]
    asOf = fields[5]
  }

  /// Why, whose, since when and by whom it is refused, such as `key leak, Superfish, known since
  /// 2015-02-19: Chrome 156 (as of 2026-11-01)`.
  package var text: String {
    let facts = [reason, name, since.map { "known since \($0)" }].compactMap(\.self)
    return (facts.isEmpty ? "" : facts.joined(separator: ", ") + ": ")
      + "refused by \(clients) (as of \(asOf))"
  }
}
