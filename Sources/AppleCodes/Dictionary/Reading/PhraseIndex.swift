/// The names and sentences of the catalogue, to be found in a text word by word.
struct PhraseIndex: Sendable {
  /// A name in a text.
  struct Hit {
    let item: Int
    let range: Range<Int>
    /// How far it is from the item's own title in its own spelling; 0 for just that.
    let misfit: Int
  }

  private struct Phrase {
    let item: Int
    let isTitle: Bool
    /// The words as the name spells them, small letters for capitals.
    let spelling: [String]
    /// Runs of words, with any few words between one run and the next.
    let runs: [[String]]
    /// Where in each run more than blanks may be before a word; nil for anywhere.
    let apart: [[Bool]]?
    /// For a single word: how it has to be written to be a symbol and no word of a sentence.
    var symbol: String?
  }

  /// How many words of a text `...` in a name can match.
  private static let longestGap = 16

  private let phrases: [String: [Phrase]]

  /// - Parameter items: What each item is found by, in the order of the items, and whether that is
  ///   words of plain language: two of those beside a colon are no term.
  init(_ items: [(names: [String], isTerm: Bool)]) {
    var phrases: [String: [Phrase]] = [:]
    for (item, (names, isTerm)) in items.enumerated() {
      for (number, name) in names.enumerated() {
        guard let phrase = Self.phrase(name, item, isTitle: number == 0, isTerm: isTerm),
          let first = phrase.runs.first?.first
        else {
          continue
        }
        phrases[first, default: []].append(phrase)
      }
    }
    self.phrases = phrases
  }

  /// Nil for an ordinary word, which would be found in many texts.
  private static func phrase(
    _ name: String, _ item: Int, isTitle: Bool, isTerm: Bool
  ) -> Phrase? {
    let runs = name.split(separator: "...").map { PastedText(String($0)).words }
      .filter { !$0.isEmpty }
    let words = PastedText(name).words
    var phrase = Phrase(
      item: item, isTitle: isTitle, spelling: words.map { $0.text.lowercased() },
      runs: runs.map { $0.map(\.key) }, apart: isTerm ? runs.map { $0.map(\.isApart) } : nil,
      symbol: nil)
    guard words.count == 1, let word = words.first else { return phrase }
    guard word.number == nil, isSymbol(word.text) else { return nil }
    phrase.symbol = word.text
    return phrase
  }

  /// Whether no sentence has such a word: underscores, capitals behind small letters, or a whole
  /// sentence of a script that writes no blanks.
  private static func isSymbol(_ word: String) -> Bool {
    word.contains("_")
      || zip(word.unicodeScalars, word.unicodeScalars.dropFirst()).contains {
        $0.properties.isLowercase && $1.properties.isUppercase
      }
      || isSentence(word)
      || word.utf8.count >= 8 && word.utf8.allSatisfy { (65...90).contains($0) }
  }

  /// Whether it is words of a script that writes no blanks between them.
  static func isSentence(_ word: String) -> Bool {
    word.unicodeScalars.count { $0.value >= 0x2E80 } >= 4
  }

  /// Every name in the text; of names within a longer one only that.
  func hits(in text: PastedText) -> [Hit] {
    var hits: [Hit] = []
    for position in text.words.indices {
      guard let phrases = phrases[text.words[position].key] else { continue }
      for phrase in phrases {
        guard let end = end(of: phrase, in: text.words, from: position) else { continue }
        let spelling = text.words[position..<end].map { $0.text.lowercased() }
        let misfit = (spelling == phrase.spelling ? 0 : 2) + (phrase.isTitle ? 0 : 1)
        hits.append(Hit(item: phrase.item, range: position..<end, misfit: misfit))
      }
    }
    // Longest first, so that each has to be compared with what is kept only.
    var kept: [Hit] = []
    var taken: [Int: Range<Int>] = [:]
    for hit in hits.sorted(by: { $0.range.count > $1.range.count }) {
      if let other = taken[hit.range.lowerBound] ?? taken[hit.range.upperBound - 1],
        other != hit.range
      {
        continue
      }
      kept.append(hit)
      for position in hit.range { taken[position] = hit.range }
    }
    return kept
  }

  private func end(of phrase: Phrase, in words: [PastedText.Word], from start: Int) -> Int? {
    if let symbol = phrase.symbol {
      let word = words[start].text
      // Symbols with underscores are printed in either case.
      guard word == symbol || symbol.contains("_") && word.contains("_") else { return nil }
    }
    var position = start
    for (number, run) in phrase.runs.enumerated() {
      let last = number == 0 ? position : min(position + Self.longestGap, words.count)
      let apart = phrase.apart?[number]
      guard
        let found = (position...last).first(where: { isRun(run, apart, in: words, at: $0) })
      else { return nil }
      position = found + run.count
    }
    return position
  }

  private func isRun(
    _ run: [String], _ apart: [Bool]?, in words: [PastedText.Word], at position: Int
  ) -> Bool {
    position + run.count <= words.count
      && run.indices.allSatisfy { index in
        let word = words[position + index]
        return word.key == run[index]
          && (index == 0 || !word.isApart || apart?[index] != false)
      }
  }
}
