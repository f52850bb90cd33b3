/// The payloads of a configuration profile: the dictionaries in it that have a type.
struct ProfilePayloads {
  struct Payload {
    /// Nil for one that cannot be read.
    var type: String?
    /// The base64 of its content, where that is data.
    var content: Range<Int>?
  }

  /// In the order of their ends.
  private(set) var all: [Payload] = []
  /// Where it cannot be read on; nil for a whole one.
  private(set) var end: Int?
  /// Where keys and types are that cannot be read.
  private(set) var unread: [Int] = []
  /// Whether there is content that only a device can decrypt.
  private(set) var hasEncrypted = false

  /// Levels that are entered; a profile has four.
  private static let deepest = 64

  /// A dictionary or a list that has not ended.
  fileprivate struct Open {
    var key: String?
    var hasType = false
    var type: String?
    var content: Range<Int>?
  }

  /// Nil where there are comments, CDATA or entities, which could be part of any name.
  ///
  /// The predefined entities remain as they are: they represent characters that no name has that is
  /// looked for, and no base64.
  static func plainText(_ text: ArraySlice<UInt8>) -> String? {
    let string = String(decoding: text, as: UTF8.self)
    guard !string.utf8.contains(UInt8(ascii: "<")) else { return nil }
    let entities = string.split(separator: "&", omittingEmptySubsequences: false).dropFirst()
    let predefined = ["amp;", "lt;", "gt;", "quot;", "apos;"]
    return entities.allSatisfy { entity in predefined.contains { entity.hasPrefix($0) } }
      ? string : nil
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
        if closed.hasType { all.append(Payload(type: closed.type, content: closed.content)) }
        open.setKey(nil)
      case (_, .beginning):
        guard let closing = tags.next(), closing.kind == .end, closing.name == tag.name else {
          return
        }
        let value = tag.range.upperBound..<closing.range.lowerBound
        if open.last?.key == "EncryptedPayloadContent" { hasEncrypted = true }
        if !open.add(tag.name, value, of: text) { unread.append(value.lowerBound) }
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

  /// Keeps a key, or the value of one that is looked for; false for one that cannot be read.
  fileprivate mutating func add(_ kind: String, _ range: Range<Int>, of text: [UInt8]) -> Bool {
    guard !isEmpty else { return true }
    let last = count - 1
    let key = self[last].key
    setKey(nil)
    switch (kind, key) {
    case ("key", _):
      let name = ProfilePayloads.plainText(text[range])
      setKey(name)
      return name != nil
    case ("string", "PayloadType"):
      self[last].type = ProfilePayloads.plainText(text[range])
      self[last].hasType = true
      return self[last].type != nil
    case ("data", "PayloadContent"): self[last].content = range
    default: break
    }
    return true
  }
}
