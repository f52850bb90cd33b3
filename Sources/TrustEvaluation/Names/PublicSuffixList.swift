/// The public suffix list as far as wildcards need it (publicsuffix.org, its own format).
///
/// The list is kept as the bytes it came in and searched, never parsed into a table: most
/// evaluations never ask it, and those that do ask once.
package struct PublicSuffixList: Sendable {
  private let bytes: [UInt8]
  private let end: Int

  /// Keeps the list's text; comments and blank lines are passed over.
  package init(text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// Keeps the bytes of the list, UTF-8 with line feeds.
  ///
  /// Only the ICANN part counts, as for Apple: the private part names sites that hand out
  /// sub-domains, and certificates for `*.googleapis.com` are in lawful use.
  package init(bytes: [UInt8]) {
    self.bytes = [Self.lineFeed] + bytes + [Self.lineFeed]
    end =
      Self.firstIndex(of: Array("\n// ===END ICANN DOMAINS===".utf8), in: self.bytes)
      .map { $0 + 1 } ?? self.bytes.count
  }

  /// Whether the name, in lower-case A-labels, is itself a public suffix such as `co.uk`.
  ///
  /// The prevailing rule of the list applies: exceptions first, then exact rules and wildcards;
  /// a single label is always one.
  package func isPublicSuffix(_ name: String) -> Bool {
    guard !name.isEmpty else { return false }
    guard let dot = name.firstIndex(of: ".") else { return true }
    let parent = String(name[name.index(after: dot)...])
    if hasRule("!" + unicode(name)) { return false }
    return hasRule(unicode(name)) || hasRule("*." + unicode(parent))
  }

  private static let lineFeed = UInt8(ascii: "\n")

  /// The list is written in U-labels; a label that is no valid punycode stays as it is.
  private func unicode(_ name: String) -> String {
    guard name.contains("xn--") else { return name }
    return name.split(separator: ".", omittingEmptySubsequences: false)
      .map { Punycode.unicodeLabel(ofALabel: $0) ?? String($0) }
      .joined(separator: ".")
  }

  private func hasRule(_ rule: String) -> Bool {
    let line = [Self.lineFeed] + Array(rule.utf8) + [Self.lineFeed]
    return Self.firstIndex(of: line, in: bytes[..<end]) != nil
  }

  private static func firstIndex(of pattern: [UInt8], in bytes: some Collection<UInt8>) -> Int? {
    bytes.withContiguousStorageIfAvailable { haystack in
      guard let last = pattern.indices.last, haystack.count > last else { return nil }
      let final = pattern[last]
      // The last byte but one tells lines apart better than the line feeds at both ends.
      let probe = max(last - 1, 0)
      let probed = pattern[probe]
      for start in 0..<(haystack.count - last)
      where haystack[start + probe] == probed && haystack[start + last] == final
        && haystack[start..<(start + last)].elementsEqual(pattern[..<last])
      {
        return start
      }
      return nil
    } ?? nil
  }
}
