/// The offline dictionary: codes, checks, TN2232's terms and APIs, and other verifiers' names.
///
/// Built at first use, so that commands which never ask pay nothing.
package enum ErrorDictionary {
  /// Looks up a number, symbol, alias, check key, term or API, or reads a whole text as one.
  ///
  /// Case and punctuation do not count. Numbers are read as decimal or, with `0x`, hexadecimal, and
  /// unsigned 32-bit and 64-bit forms of negative codes are understood. Only the first million
  /// characters are read.
  package static func answer(to text: String) -> DictionaryAnswer {
    DictionaryAnswer(text, in: .shared)
  }

  /// How many characters are read of a text that is longer than what is read; nil for any other.
  package static func bound(on text: String) -> Int? {
    PastedText.isCut(text) ? PastedText.longest : nil
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
        TextReading(catalogue: .shared, text: PastedText(both)), bytes: Array(both.utf8), trust: nil
      )
      if log.isOneReport { texts[texts.count - 1] = both } else { texts.append(code) }
    }
  }

  /// Every title in the dictionary, in no particular order.
  package static var titles: [String] { Catalogue.shared.items.map(\.title) }
}
