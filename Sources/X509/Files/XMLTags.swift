import TrustModel

/// The tags of an XML document in order; comments, declarations and text are passed over.
///
/// A property list needs no more. Foundation's reader of these calls itself for each level, and a file
/// of 20,000 levels ends the program.
struct XMLTags: IteratorProtocol {
  struct Tag {
    let name: String
    let kind: Kind
    /// From the opening bracket to behind the closing one.
    let range: Range<Int>
  }

  enum Kind {
    case beginning, end
    /// Both in one.
    case whole
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Nil where there is none, or one without its end.
  mutating func next() -> Tag? {
    while let start = place(of: "<") {
      position = start + 1
      let ending = passOpening()
      guard skip(behind: ending ?? ">") else { return nil }
      if ending == nil { return Self.tag(bytes[start + 1..<position - 1], start..<position) }
    }
    return nil
  }

  private static func tag(_ content: ArraySlice<UInt8>, _ range: Range<Int>) -> Tag {
    let slash = UInt8(ascii: "/")
    let isEnd = content.first == slash
    let name = (isEnd ? content.dropFirst() : content)
      .prefix { $0 != slash && !TextOctets.isBlank($0) }
    return Tag(
      name: String(decoding: name, as: UTF8.self),
      kind: isEnd ? .end : content.last == slash ? .whole : .beginning, range: range)
  }

  /// What ends the thing that begins here, which is no tag; nil for a tag.
  ///
  /// Its opening is passed: `<!-->` opens a comment and does not end it.
  private mutating func passOpening() -> String? {
    let kinds = [("!--", "-->"), ("![CDATA[", "]]>"), ("?", "?>"), ("!", ">")]
    guard let (opening, ending) = kinds.first(where: { starts(with: $0.0) }) else { return nil }
    position += opening.utf8.count
    return ending
  }

  private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private func place(of text: String) -> Int? {
    guard let first = text.utf8.first else { return nil }
    var place = position
    while let found = bytes[place...].firstIndex(of: first) {
      if bytes[found...].starts(with: text.utf8) { return found }
      place = found + 1
    }
    return nil
  }

  private mutating func skip(behind text: String) -> Bool {
    guard let found = place(of: text) else { return false }
    position = found + text.utf8.count
    return true
  }
}
