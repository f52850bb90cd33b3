/// A tag of XML, with what is between its angle brackets.
struct XMLTag {
  private let text: [UInt8]
  /// Where it is in the bytes that were read.
  let range: Range<Int>

  fileprivate init(_ range: Range<Int>, in input: [UInt8]) {
    self.range = range
    text = Array(input[range].dropFirst().dropLast())
  }

  /// With a slash before it where it ends an element.
  var name: String {
    let end = text.dropFirst().firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: "/") }
    return String(decoding: text[..<(end ?? text.count)], as: UTF8.self)
  }

  /// Whether the element ends with this tag.
  var isEmpty: Bool { text.last == UInt8(ascii: "/") }

  /// A comment or a declaration, which XMPP does not allow (RFC 6120, section 11.1).
  var isForbidden: Bool { text.first == UInt8(ascii: "!") }

  /// Whether it is followed by the content of its element, and an end tag.
  var opens: Bool { !isEmpty && !isEnd && text.first != UInt8(ascii: "?") }

  /// Whether it ends an element that another tag began.
  var isEnd: Bool { text.first == UInt8(ascii: "/") }

  /// Whether it has this namespace or names none.
  func isIn(namespace: String) -> Bool {
    value(of: "xmlns").map { $0.elementsEqual(namespace.utf8) } ?? true
  }

  /// The value of an attribute between its quotation marks, not decoded; nil without one.
  private func value(of attribute: String) -> ArraySlice<UInt8>? {
    var rest = text.dropFirst(name.utf8.count)
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = rest[..<equals].split { $0 <= 0x20 }.last ?? []
      let begin = rest[(equals + 1)...].drop { $0 <= 0x20 }
      guard let mark = begin.first, mark == UInt8(ascii: "'") || mark == UInt8(ascii: "\""),
        let end = begin.dropFirst().firstIndex(of: mark)
      else { return nil }
      if name.elementsEqual(attribute.utf8) { return begin[(begin.startIndex + 1)..<end] }
      rest = rest[(end + 1)...]
    }
    return nil
  }
}

/// Finds tags in bytes that grow at their end, and does not read again what it has read: a peer that
/// sends octet by octet costs no more time than one that sends all at once.
struct XMLTags {
  /// The octets before it were read.
  private var position = 0
  /// Where the tag begins that has not ended.
  private var begin: Int?
  /// The quotation mark that ends the value of an attribute.
  private var quotation: UInt8?

  /// The next tag; nil where none has ended yet.
  ///
  /// - Parameter input: The bytes of the call before, and what came after them.
  mutating func next(in input: [UInt8]) -> XMLTag? {
    while position < input.count {
      let octet = input[position]
      position += 1
      guard let begin else {
        if octet == UInt8(ascii: "<") { begin = position - 1 }
        continue
      }
      if let end = quotation {
        if octet == end { quotation = nil }
      } else if octet == UInt8(ascii: "'") || octet == UInt8(ascii: "\"") {
        quotation = octet
      } else if octet == UInt8(ascii: ">") {
        self.begin = nil
        return XMLTag(begin..<position, in: input)
      }
    }
    return nil
  }
}
