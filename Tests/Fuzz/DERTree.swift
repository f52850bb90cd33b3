/// DER parsed into a tree that can be changed and encoded again with correct lengths.
///
/// Octet and bit strings that contain DER are parsed too, so that mutations also change the inside
/// of extensions and keys.
struct DERTree {
  /// Identifier octet; for a bit string, also the octet that counts unused bits.
  var prefix: [UInt8]
  var content: Content

  enum Content {
    case bytes([UInt8])
    case children([DERTree])
  }

  /// Reads one element that fills the bytes; nil for other bytes.
  init?(_ bytes: ArraySlice<UInt8>, depth: Int = 0) {
    guard let (element, rest) = Self.read(bytes, depth: depth), rest.isEmpty else { return nil }
    self = element
  }

  init(prefix: [UInt8], content: Content) {
    self.prefix = prefix
    self.content = content
  }

  private static func read(
    _ bytes: ArraySlice<UInt8>, depth: Int
  ) -> (DERTree, ArraySlice<UInt8>)? {
    guard bytes.count >= 2, depth < 24 else { return nil }
    let tag = bytes[bytes.startIndex]
    var rest = bytes.dropFirst()
    var length = Int(rest.removeFirst())
    if length >= 0x80 {
      let octets = length & 0x7f
      guard (1...3).contains(octets), rest.count >= octets else { return nil }
      length = rest.prefix(octets).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(octets)
    }
    guard rest.count >= length, tag & 0x1f != 0x1f else { return nil }
    return (
      DERTree(tag: tag, content: rest.prefix(length), depth: depth), rest.dropFirst(length)
    )
  }

  private init(tag: UInt8, content: ArraySlice<UInt8>, depth: Int) {
    let unusedBits = tag == 0x03 ? Array(content.prefix(1)) : []
    prefix = [tag] + unusedBits
    let inner = content.dropFirst(unusedBits.count)
    let mayHoldDER = tag & 0x20 != 0 || tag == 0x03 || tag == 0x04
    self.content =
      mayHoldDER
      ? Self.list(inner, depth: depth + 1).map(Content.children) ?? .bytes(Array(inner))
      : .bytes(Array(inner))
  }

  private static func list(_ bytes: ArraySlice<UInt8>, depth: Int) -> [DERTree]? {
    var rest = bytes
    var elements: [DERTree] = []
    while !rest.isEmpty {
      guard let (element, tail) = read(rest, depth: depth) else { return nil }
      elements.append(element)
      rest = tail
    }
    return elements
  }

  var encoded: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(bodyLength + 5)
    append(to: &bytes)
    return bytes
  }

  private var bodyLength: Int {
    switch content {
    case .bytes(let octets): prefix.count - 1 + octets.count
    case .children(let children):
      children.reduce(prefix.count - 1) { sum, child in
        let length = child.bodyLength
        return sum + 1 + Self.lengthOctets(length) + length
      }
    }
  }

  /// Octets of a length field.
  private static func lengthOctets(_ length: Int) -> Int {
    length < 0x80 ? 1 : 1 + (Int.bitWidth - length.leadingZeroBitCount + 7) / 8
  }

  private func append(to bytes: inout [UInt8]) {
    let length = bodyLength
    let octets = Self.lengthOctets(length)
    bytes.append(prefix.first ?? 0)
    if octets == 1 {
      bytes.append(UInt8(length))
    } else {
      bytes.append(0x80 | UInt8(octets - 1))
      for octet in (0..<(octets - 1)).reversed() {
        bytes.append(UInt8(truncatingIfNeeded: length >> (8 * octet)))
      }
    }
    bytes += prefix.dropFirst()
    switch content {
    case .bytes(let octets): bytes += octets
    case .children(let children): for child in children { child.append(to: &bytes) }
    }
  }

  /// Elements in the tree, this one included.
  var count: Int {
    guard case .children(let children) = content else { return 1 }
    return children.reduce(1) { $0 + $1.count }
  }

  /// The element at an index in the order of encoding; the root has 0.
  subscript(index: Int) -> DERTree? {
    if index == 0 { return self }
    guard case .children(let children) = content else { return nil }
    var index = index - 1
    for child in children {
      let count = child.count
      if index < count { return child[index] }
      index -= count
    }
    return nil
  }

  /// Replaces the element at an index by none, one or several.
  mutating func replace(_ index: Int, by change: (DERTree) -> [DERTree]) {
    guard case .children(var children) = content else { return }
    var index = index - 1
    for (position, child) in children.enumerated() {
      let count = child.count
      guard index >= count else {
        if index == 0 {
          children.replaceSubrange(position...position, with: change(child))
        } else {
          children[position].replace(index, by: change)
        }
        content = .children(children)
        return
      }
      index -= count
    }
  }
}
