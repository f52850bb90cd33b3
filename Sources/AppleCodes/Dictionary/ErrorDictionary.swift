package import TrustModel

/// The offline dictionary: codes, checks, TN2232's terms and APIs, and other verifiers' names.
///
/// Built at first use, so that commands which never ask pay nothing.
package enum ErrorDictionary {
  package enum Lookup: Hashable, Sendable {
    /// Most relevant first, never empty.
    case found([Explanation])
    /// Near matches, best first; may be empty.
    case unknown(suggestions: [String])
  }

  /// Looks up a number, symbol, alias, check key, term, API, or a line pasted from a log.
  ///
  /// Case and punctuation do not count. Numbers are read as decimal or, with `0x`, hexadecimal, and
  /// unsigned 32-bit and 64-bit forms of negative codes are understood. Only the first 2000
  /// characters are read.
  package static func look(up query: String) -> Lookup {
    let query = Query(query)
    guard !query.key.isEmpty else { return .unknown(suggestions: []) }
    let entries = Catalogue.shared.entries(for: query)
    if entries.isEmpty {
      return .unknown(suggestions: Catalogue.shared.suggestions(for: query))
    }
    return .found(withoutRepetition(entries))
  }

  /// Every title the dictionary knows, in no particular order.
  package static var titles: [String] { Catalogue.shared.items.map(\.title) }

  /// Entries about one failure share their advice; it is kept where it comes first.
  private static func withoutRepetition(_ entries: [Explanation]) -> [Explanation] {
    var seen: Set<[String]> = []
    return entries.map { entry in
      guard !entry.causes.isEmpty, !seen.insert(entry.causes).inserted else { return entry }
      var short = entry
      short.causes = []
      short.howToFindOut = []
      short.whatToDo = []
      short.elsewhere = []
      return short
    }
  }
}
