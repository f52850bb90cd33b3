/// Names of .NET that are printed as a list, each of which is told by itself: X509ChainStatusFlags and
/// SslPolicyErrors.
struct FlagList: Sendable {
  private let items: [String: Int]
  private let known: Set<Int>
  private let sentences: Set<Int>

  init(_ items: [Catalogue.Item]) {
    let own = items.enumerated().filter { $1.system == .dotNET && $1.number == nil }
    let names = own.filter { !$1.title.contains(" ") && !$1.title.contains("_") }
    self.items = Dictionary(names.map { ($1.title, $0) }) { first, _ in first }
    known = Set(names.map(\.offset))
    sentences = Set(own.filter { $1.title.hasSuffix("in the certificate chain") }.map(\.offset))
  }

  func isFlag(_ item: Int) -> Bool { known.contains(item) }

  /// Whether flags may come before or behind it.
  func begins(with item: Int) -> Bool { isFlag(item) || sentences.contains(item) }

  /// The flags that are joined to known places by signs, such as commas, on the same line.
  func list(in words: [PastedText.Word], beside known: [Range<Int>]) -> [(place: Int, item: Int)] {
    var found: [Int: Int] = [:]
    for range in known {
      var behind = range.upperBound
      while words.indices.contains(behind), words[behind].isApart,
        words[behind].line == words[range.lowerBound].line, let item = items[words[behind].text]
      {
        // What is behind a flag that was found already was found with it.
        guard found.updateValue(item, forKey: behind) == nil else { break }
        behind += 1
      }
      var before = range.lowerBound - 1
      while words.indices.contains(before), words[before + 1].isApart,
        words[before].line == words[range.lowerBound].line, let item = items[words[before].text]
      {
        guard found.updateValue(item, forKey: before) == nil else { break }
        before -= 1
      }
    }
    return found.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }
}
