/// Where DER broke off, and why.
struct DERFault: Error {
  var offset: Int
  var text: String
}

/// The cursor that keeps its bytes alive, for values that outlive a call.
typealias DERReader = DERCursor<[UInt8]>
typealias DERElement = DERReader.Element

/// Iterates over the elements of one level, without going into them.
///
/// Lazy on purpose: Apple's parser looks at a level only when it needs it, and keeps a certificate
/// whose faults lie where it does not look. A parser that reads the whole tree at once would refuse
/// such a certificate. Nothing recurses, so nesting needs no bound.
///
/// Generic over its bytes for the sake of root stores: with plain memory, stepping through 150
/// certificates counts no references. Plain memory has no bounds checks in a release build, so
/// every octet is read by `readOctet`, which stops at `end`.
struct DERCursor<Bytes: RandomAccessCollection> where Bytes.Element == UInt8, Bytes.Index == Int {
  let bytes: Bytes
  private(set) var position: Int
  private(set) var end: Int

  init(_ bytes: Bytes) {
    self.init(bytes, bytes.startIndex..<bytes.endIndex)
  }

  init(_ bytes: Bytes, _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// One element; it refers to the original bytes, so every position is an offset in the whole.
  struct Element {
    let bytes: Bytes
    let tag: DERTag
    let start: Int
    let contentStart: Int
    let end: Int

    var contentLength: Int { end - contentStart }
    var content: Bytes.SubSequence { bytes[contentStart..<end] }
    /// Header and content.
    var encoded: Bytes.SubSequence { bytes[start..<end] }
    /// Reads the elements inside, where some may remain unread.
    ///
    /// For callers that need only the first ones. Values that decide something are read by
    /// `fields`, `only` or `forEach`, which require that nothing remains.
    var beginning: DERCursor { DERCursor(bytes, contentStart..<end) }

    /// Reads the elements inside; it is a fault if some remain unread.
    func fields<Value>(
      _ read: (inout DERCursor) throws(DERFault) -> Value
    ) throws(DERFault) -> Value {
      try beginning.whole(read)
    }

    /// The one element inside.
    func only(_ tag: DERTag) throws(DERFault) -> Element {
      try beginning.only(tag)
    }

    /// Reads each element inside, in order.
    func forEach(_ read: (Element) throws(DERFault) -> Void) throws(DERFault) {
      var reader = beginning
      while !reader.isAtEnd { try read(reader.next()) }
    }

    func fault(_ text: String) -> DERFault {
      DERFault(offset: start, text: text)
    }
  }

  var isAtEnd: Bool { position == end }

  mutating func next() throws(DERFault) -> Element {
    let start = position
    let tag = try readTag()
    let length = try readLength()
    guard length <= end - position else {
      throw DERFault(offset: start, text: "length runs past the end")
    }
    let contentStart = position
    position += length
    return Element(
      bytes: bytes, tag: tag, start: start, contentStart: contentStart, end: position)
  }

  mutating func next(_ tag: DERTag) throws(DERFault) -> Element {
    let element = try next()
    guard element.tag == tag else { throw element.fault("unexpected tag") }
    return element
  }

  /// The next element if it has the tag; otherwise nil, and the position does not change.
  mutating func nextIf(_ tag: DERTag) throws(DERFault) -> Element? {
    guard !isAtEnd else { return nil }
    let start = position
    let element = try next()
    if element.tag == tag { return element }
    position = start
    return nil
  }

  /// Continues inside the next element, of which the bytes may contain only the beginning.
  mutating func enter(_ tag: DERTag) throws(DERFault) {
    let start = position
    guard try readTag() == tag else { throw DERFault(offset: start, text: "unexpected tag") }
    let length = try readLength()
    end = min(end, position + length)
  }

  /// Reads all elements; it is a fault if some remain unread.
  func whole<Value>(
    _ read: (inout DERCursor) throws(DERFault) -> Value
  ) throws(DERFault) -> Value {
    var reader = self
    let value = try read(&reader)
    guard reader.isAtEnd else {
      throw DERFault(offset: reader.position, text: "trailing bytes")
    }
    return value
  }

  /// The only element; it is a fault if there are several.
  func only(_ tag: DERTag) throws(DERFault) -> Element {
    try whole { (reader) throws(DERFault) in try reader.next(tag) }
  }

  private mutating func readOctet() throws(DERFault) -> UInt8 {
    guard position < end else { throw DERFault(offset: position, text: "ends too early") }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func readTag() throws(DERFault) -> DERTag {
    let start = position
    let leading = try readOctet()
    guard leading & 0x1f == 0x1f else { return DERTag(octet: leading) }
    var number: UInt32 = 0
    var octet: UInt8
    repeat {
      octet = try readOctet()
      guard number < 1 << 24, number != 0 || octet != 0x80 else {
        throw DERFault(offset: start, text: "malformed tag")
      }
      number = number << 7 | UInt32(octet & 0x7f)
    } while octet & 0x80 != 0
    guard number >= 0x1f else { throw DERFault(offset: start, text: "malformed tag") }
    return DERTag(leadingOctet: leading, number: number)
  }

  private mutating func readLength() throws(DERFault) -> Int {
    let start = position
    let first = try readOctet()
    guard first >= 0x80 else { return Int(first) }
    let octets = Int(first & 0x7f)
    guard (1...4).contains(octets) else {
      throw DERFault(offset: start, text: "indefinite or oversized length")
    }
    var length = 0
    for _ in 0..<octets {
      length = length << 8 | Int(try readOctet())
    }
    // DER requires the shortest form that holds the length.
    guard length >= 0x80, length >> (8 * (octets - 1)) != 0 else {
      throw DERFault(offset: start, text: "length is not minimal")
    }
    return length
  }
}
