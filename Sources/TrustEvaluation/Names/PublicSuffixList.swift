/// The public suffix list as far as wildcards need it (publicsuffix.org, its own format).
///
/// The list is kept as its bytes and searched, not parsed into a table: most evaluations do not
/// need it, and the others need it once.
package struct PublicSuffixList: Equatable, Sendable {
  private let bytes: [UInt8]

  /// Keeps the list's text; comments and blank lines are ignored.
  package init(text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// Keeps the bytes of the list, UTF-8 with line feeds.
  ///
  /// Only the ICANN part is used, as by Apple: the private part names sites that give out
  /// sub-domains, and certificates for `*.googleapis.com` are legitimate.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether the name, in lower-case A-labels, is itself a public suffix such as `co.uk`.
  ///
  /// The prevailing rule of the list applies: exceptions first, then exact rules and wildcards;
  /// a single label is always one.
  package func isPublicSuffix(_ name: String) -> Bool {
    guard !name.isEmpty else { return false }
    guard let rules = rules(for: name) else { return true }
    return !rules.isEmpty && !rules.contains { $0.hasPrefix("!") }
  }

  /// The lines of the list that decide whether a wildcard may cover each of the names: a list of
  /// these alone gives the same answers.
  package func rules(forWildcardsCovering references: [String]) -> [String] {
    let parents = references.compactMap { reference -> String? in
      let relative = reference.hasSuffix(".") ? reference.dropLast() : reference[...]
      return relative.firstIndex(of: ".").map { String(relative[relative.index(after: $0)...]) }
    }
    return rulesFound(among: Set(parents).compactMap(candidates).flatMap(\.self)).sorted()
  }

  /// The rules that the name itself matches; nil for a single label, which needs none.
  private func rules(for name: String) -> [String]? {
    candidates(for: name).map { rulesFound(among: $0).sorted() }
  }

  /// The rules that would match the name; nil for a single label, which needs none.
  private func candidates(for name: String) -> [String]? {
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let parent = unicode(String(name[name.index(after: dot)...]))
    let name = unicode(name)
    return ["!" + name, name, "*." + parent]
  }

  /// The list contains U-labels; a label that is no valid punycode stays as it is.
  private func unicode(_ name: String) -> String {
    guard name.contains("xn--") else { return name }
    return name.split(separator: ".", omittingEmptySubsequences: false)
      .map { Punycode.unicodeLabel(ofALabel: $0) ?? String($0) }
      .joined(separator: ".")
  }

  /// Which of the rules are in the list, each on a line of its own.
  private func rulesFound(among rules: [String]) -> Set<String> {
    let wanted = rules.map { (text: $0, bytes: Array($0.utf8)) }
    var found: Set<String> = []
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "\n") {
      // A comment begins with a slash; one of them ends the part that is used.
      if start < end, bytes[start] == UInt8(ascii: "/") {
        if bytes[start..<end].elementsEqual(Self.endOfPublicPart) { break }
      } else {
        for rule in wanted
        where rule.bytes.count == end - start && bytes[start..<end].elementsEqual(rule.bytes) {
          found.insert(rule.text)
        }
      }
      start = end + 1
    }
    return found
  }

  private static let endOfPublicPart = Array("// ===END ICANN DOMAINS===".utf8)
}
