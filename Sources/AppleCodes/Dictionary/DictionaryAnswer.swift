package import TrustModel

/// What the dictionary says of one text, which is read once for all of it.
package struct DictionaryAnswer: Sendable {
  package enum Lookup: Hashable, Sendable {
    /// Most relevant first, never empty.
    case found([Explanation])
    /// Near matches, best first; may be empty.
    case unknown(suggestions: [String])
  }

  package let lookup: Lookup

  /// How many entries the text leads to beside those that are found; nothing names them.
  package let entriesLeftOut: Int

  /// What the text says as a log; nil for one that is none, such as a name.
  package let synopsis: LogSynopsis?

  init(_ query: String, in catalogue: Catalogue) {
    let bytes = PastedText.octets(of: query)
    let report = OwnReport(bytes)
    let trust = report?.trust ?? TrustLog(bytes)
    let reading = TextReading(catalogue: catalogue, text: PastedText(query), bytes: bytes)
    synopsis =
      report?.synopsis(of: reading)
      ?? TransportDiagnostics(bytes)?.synopsis(of: reading)
      ?? AppleLog.synopsis(of: reading, bytes: bytes, trust: trust)
      ?? OtherLog(reading: reading, bytes: bytes).synopsis
    guard !reading.text.key.isEmpty else {
      (lookup, entriesLeftOut) = (.unknown(suggestions: []), 0)
      return
    }
    let entries = catalogue.entries(for: reading, checks: trust?.findings.map(\.check) ?? [])
    entriesLeftOut = entries.leftOut
    lookup =
      entries.made.isEmpty
      ? .unknown(suggestions: catalogue.suggestions(for: reading.text))
      : .found(Self.withoutRepetition(entries.made))
  }

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
