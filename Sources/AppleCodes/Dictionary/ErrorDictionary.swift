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

  /// Looks up a number, symbol, alias, check key, term or API, or reads a whole text as one.
  ///
  /// Case and punctuation do not count. Numbers are read as decimal or, with `0x`, hexadecimal, and
  /// unsigned 32-bit and 64-bit forms of negative codes are understood. Only the first million
  /// characters are read.
  package static func look(up query: String) -> Lookup {
    let text = PastedText(query)
    guard !text.key.isEmpty else { return .unknown(suggestions: []) }
    let listed = TrustLog(Array(query.utf8.prefix(PastedText.longest)))
    let entries = Catalogue.shared.entries(for: text, checks: listed?.findings.map(\.check) ?? [])
    if entries.isEmpty {
      return .unknown(suggestions: Catalogue.shared.suggestions(for: text))
    }
    return .found(withoutRepetition(entries))
  }

  /// How many entries a text leads to beside those that are found; nothing names them.
  package static func leftOut(of query: String, found: [Explanation]) -> Int {
    guard found.count == Catalogue.mostEntries else { return 0 }
    let text = PastedText(query)
    let all = TextReading(catalogue: .shared, text: text).items.count
    return max(0, all - found.count)
  }

  /// How many characters are read of a text that is longer than what is read; nil for any other.
  package static func bound(on text: String) -> Int? {
    PastedText.isCut(text) ? PastedText.longest : nil
  }

  /// What a log says as a whole; nil for a text that is none, such as a name.
  package static func synopsis(of log: String) -> LogSynopsis? {
    let reading = TextReading(catalogue: .shared, text: PastedText(log))
    return AppleLog(reading: reading, marks: LogMarks(log)).synopsis
      ?? OtherLog(reading: reading, log: log).synopsis
  }

  /// The texts that words on a command line mean: each by itself where each is known by itself, but
  /// codes of one report together; or else all of them as one, which somebody pasted without quotes.
  package static func texts(in arguments: [String]) -> [String] {
    guard arguments.count > 1 else { return arguments }
    let text = arguments.joined(separator: " ")
    // Words of one name, such as `unknown ca`, may be entries themselves.
    if Catalogue.shared.isName(PastedText(text)) { return [text] }
    if TrustLog(Array(text.utf8.prefix(PastedText.longest))) != nil { return [text] }
    guard arguments.contains(where: { !Catalogue.shared.knows(PastedText($0)) }) else {
      return reports(in: arguments)
    }
    // A word that is misspelt among codes is better named than lost in a text.
    return Catalogue.shared.isSentence(PastedText(text), longerThan: arguments.map(PastedText.init))
      ? [text] : arguments
  }

  /// Codes that follow each other and that one failure shows, each in its layer, as one text.
  private static func reports(in codes: [String]) -> [String] {
    codes.reduce(into: []) { texts, code in
      guard let last = texts.last else { return texts.append(code) }
      let both = last + " " + code
      let log = AppleLog(
        reading: TextReading(catalogue: .shared, text: PastedText(both)), marks: LogMarks(both))
      if log.isOneReport { texts[texts.count - 1] = both } else { texts.append(code) }
    }
  }

  /// Every title in the dictionary, in no particular order.
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
