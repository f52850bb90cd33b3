/// The payloads of a configuration profile: the dictionaries in it that have a type.
struct ProfilePayloads {
  struct Payload {
    var type: String
    /// The base64 of its content, where that is data.
    var content: Range<Int>?
  }

  /// In the order of their ends.
  private(set) var all: [Payload] = []
  /// Where it cannot be read on; nil for a whole one.
  private(set) var end: Int?

  /// Levels that are entered; a profile has four.
  private static let deepest = 64

  /// A dictionary or a list that has not ended.
  fileprivate struct Open {
    var key: String?
    var type: String?
    var content: Range<Int>?
  }

  /// - Parameter text: XML; what does not begin as a property list has no payloads.
  init(_ text: [UInt8]) {
    var tags = XMLTags(text)
    guard let first = tags.next(), first.name == "plist", first.kind == .beginning else { return }
    var open: [Open] = []
    end = first.range.upperBound
    while let tag = tags.next(), open.count <= Self.deepest {
      end = tag.range.upperBound
      switch (tag.name, tag.kind) {
      case ("plist", .end):
        end = nil
        return
      case ("dict", .beginning), ("array", .beginning): open.append(Open())
      case ("dict", .end), ("array", .end):
        guard let closed = open.popLast() else { return }
        if let type = closed.type { all.append(Payload(type: type, content: closed.content)) }
        open.setKey(nil)
      case (_, .beginning):
        guard let closing = tags.next(), closing.kind == .end, closing.name == tag.name else {
          return
        }
        open.add(tag.name, tag.range.upperBound..<closing.range.lowerBound, of: text)
      case (_, .whole): open.setKey(nil)
      case (_, .end): return
      }
    }
  }
}

extension [ProfilePayloads.Open] {
  fileprivate mutating func setKey(_ key: String?) {
    guard !isEmpty else { return }
    self[count - 1].key = key
  }

  /// Keeps a key, or the value of one that is looked for.
  fileprivate mutating func add(_ kind: String, _ range: Range<Int>, of text: [UInt8]) {
    guard !isEmpty else { return }
    switch (kind, self[count - 1].key) {
    case ("key", _): return setKey(String(decoding: text[range], as: UTF8.self))
    case ("string", "PayloadType"):
      self[count - 1].type = String(decoding: text[range], as: UTF8.self)
    case ("data", "PayloadContent"): self[count - 1].content = range
    default: break
    }
    setKey(nil)
  }
}
