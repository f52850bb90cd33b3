import TrustModel
package import X509

/// Keys and certificates that clients refuse, whichever authority signed them.
///
/// Equal only to itself, as it holds what was looked up.
package struct RefusedKeys: Equatable, Sendable {
  package static let asOf = RefusedKeyTable.asOf

  /// The tool's own data, which `scripts/public-lists` brings up to date.
  package static let published = RefusedKeys(RefusedKeyTable.keys)

  private let lines: SortedLines
  /// By certificate: issuers are on the paths of many servers, and each experiment asks again.
  private let known = Remembered<String, RefusedKey?>(mostEntries: 1_024, mostOctets: 131_072)

  /// - Parameter text: Lines as `RefusedKeyTable.keys` has them.
  package init(_ text: String) {
    lines = SortedLines(text)
  }

  /// The entry for the certificate's key, or else for the certificate; nil when there is none.
  package func entry(for certificate: Certificate) -> RefusedKey? {
    if let known = known[certificate.sha256] { return known }
    let entry = lookUp(certificate)
    known.keep(entry, for: certificate.sha256, octets: certificate.sha256.utf8.count)
    return entry
  }

  package static func == (left: RefusedKeys, right: RefusedKeys) -> Bool {
    left.known === right.known
  }

  private func lookUp(_ certificate: Certificate) -> RefusedKey? {
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

/// An entry of the list.
package struct RefusedKey: Hashable, Sendable {
  package let rule: Rule
  /// Such as `key-leak`; nil where unknown.
  package let reason: String?
  /// Day it became known, as `2015-02-19`; nil where unknown.
  package let since: String?
  /// The owner's name, or that of the incident; nil where unknown.
  package let name: String?
  /// The clients that refuse it, such as `Chrome 156; Apple up to macOS 12.5`.
  package let clients: String
  /// Day of the newest source.
  package let asOf: String

  /// By which rule a key is refused; the raw values are those of the table.
  package enum Rule: String, Sendable {
    /// Apple's list of the modelled release names it.
    case apples = "source"
    /// Others than its owner have the private key, so it is refused without being in a list.
    case compromised = "inferred"
    /// Other clients refuse it for reasons of their own.
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

  /// Reason, name, day and clients in words, such as `key leak, Superfish, known since 2015-02-19:
  /// Chrome 156 (as of 2026-11-01)`.
  package var text: String {
    let facts = [reason, name, since.map { "known since \($0)" }].compactMap(\.self)
    return (facts.isEmpty ? "" : facts.joined(separator: ", ") + ": ")
      + "refused by \(clients) (as of \(asOf))"
  }
}
