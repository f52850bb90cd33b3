/// Changes certificates: their elements with correct lengths, or their bytes without.
struct Mutator {
  var random: SplitMix
  /// Trees from which elements are copied.
  let donors: [DERTree]

  /// A changed form of the seed.
  mutating func mutate(_ seed: DERTree) -> [UInt8] {
    var tree = seed
    let structural = Int.random(in: 0...9, using: &random)
    if structural < 7 {
      for _ in 0...(structural / 3) { changeElement(&tree) }
    }
    var bytes = tree.encoded
    if structural >= 7 || Int.random(in: 0...9, using: &random) == 0 {
      for _ in 0...Int.random(in: 0...3, using: &random) { changeBytes(&bytes) }
    }
    return bytes
  }

  /// A changed form of bytes that are no DER; `pieces` are typical parts of such bytes.
  mutating func mutate(_ seed: [UInt8], with pieces: [[UInt8]]) -> [UInt8] {
    var bytes = seed
    for _ in 0...Int.random(in: 0...3, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...64, using: &random))
      switch Int.random(in: 0...4, using: &random) {
      case 0: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
      case 1: bytes.replaceSubrange(place..<end, with: pieces.randomElement(using: &random) ?? [])
      case 2:
        let copy = bytes[place..<end]
        bytes.insert(contentsOf: copy, at: Int.random(in: 0...bytes.count, using: &random))
      default: changeBytes(&bytes)
      }
    }
    return bytes
  }

  private mutating func changeElement(_ tree: inout DERTree) {
    let count = tree.count
    guard count > 1 else { return }
    let index = Int.random(in: 1..<count, using: &random)
    switch Int.random(in: 0...9, using: &random) {
    case 0: tree.replace(index) { _ in [] }
    case 1: tree.replace(index) { [$0, $0] }
    case 2:
      let donor = donor()
      tree.replace(index) { _ in [donor] }
    case 3:
      let donor = donor()
      tree.replace(index) { [$0, donor] }
    case 4:
      let tag = interestingTag()
      tree.replace(index) { [DERTree(prefix: [tag] + $0.prefix.dropFirst(), content: $0.content)] }
    case 5:
      // Many copies: long lists of names, extensions and constraints.
      let copies = Int.random(in: 2...60, using: &random)
      tree.replace(index) { [DERTree](repeating: $0, count: copies) }
    case 6:
      let wrapping = interestingTag() | 0x20
      tree.replace(index) { [DERTree(prefix: [wrapping], content: .children([$0]))] }
    default:
      var bytes = Self.bytes(of: tree[index])
      changeBytes(&bytes)
      tree.replace(index) { [DERTree(prefix: $0.prefix, content: .bytes(bytes))] }
    }
  }

  private static func bytes(of element: DERTree?) -> [UInt8] {
    switch element?.content {
    case .bytes(let bytes): bytes
    case .children(let children): children.flatMap(\.encoded)
    case nil: []
    }
  }

  private mutating func donor() -> DERTree {
    guard let tree = donors.randomElement(using: &random) else {
      return DERTree(prefix: [0x05], content: .bytes([]))
    }
    return tree[Int.random(in: 0..<tree.count, using: &random)] ?? tree
  }

  private mutating func interestingTag() -> UInt8 {
    let tags: [UInt8] = [
      0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x0c, 0x13, 0x16, 0x17, 0x18, 0x1e, 0x1f, 0x30, 0x31,
      0x80, 0x81, 0x82, 0x86, 0x87, 0xa0, 0xa1, 0xa2, 0xa3, 0xa4, 0xa6, 0xff,
    ]
    return tags.randomElement(using: &random) ?? 0x30
  }

  private mutating func changeBytes(_ bytes: inout [UInt8]) {
    let size = bytes.count
    guard size > 0 else {
      bytes = [UInt8.random(in: 0...255, using: &random)]
      return
    }
    let index = Int.random(in: 0..<size, using: &random)
    switch Int.random(in: 0...8, using: &random) {
    case 0, 1: bytes[index] ^= 1 << UInt8.random(in: 0...7, using: &random)
    case 2: bytes[index] = UInt8.random(in: 0...255, using: &random)
    case 3:
      let extremes: [UInt8] = [0x00, 0x01, 0x7f, 0x80, 0x81, 0x82, 0x84, 0x88, 0xfe, 0xff]
      bytes[index] = extremes.randomElement(using: &random) ?? 0
    case 4: bytes.removeSubrange(index..<min(size, index + 1 + index % 7))
    case 5: bytes.insert(contentsOf: bytes[index..<min(size, index + 16)], at: index)
    case 6: bytes.removeLast(size - index)
    case 7: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
    default:
      // Inserts a piece of another certificate.
      let piece = donor().encoded.prefix(64)
      bytes.replaceSubrange(index..<min(size, index + piece.count), with: piece)
    }
  }
}

/// A generator that gives the same numbers for the same seed (Steele and others, SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
