/// The texts of object identifiers, each made once: a long structure repeats a few thousands of times.
struct IdentifierTexts {
  private var texts: [ObjectIdentifier: String?] = [:]

  /// Name and dotted form; nil for one that is malformed.
  mutating func text(of identifier: ObjectIdentifier) -> String? {
    if let known = texts[identifier] { return known }
    let text = Self.text(of: identifier)
    texts[identifier] = .some(text)
    return text
  }

  private static func text(of identifier: ObjectIdentifier) -> String? {
    let dotted = identifier.description
    guard identifier.isWellFormed, dotted != "invalid" else { return nil }
    return identifier.structureName.map { $0 + " (" + dotted + ")" } ?? dotted
  }
}
