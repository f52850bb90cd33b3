/// IP addresses as text and as octets: 4 of version 4, 16 of version 6.
package enum IPAddress {
  /// The octets of a literal; nil for anything else.
  ///
  /// A zone (`fe80::1%eth0`) is no part of the address and is ignored. Version 4 has four decimal
  /// numbers without leading zeros, as in `inet_pton(3)`: other forms mean different addresses to
  /// different programs.
  package static func octets(of text: some StringProtocol) -> [UInt8]? {
    // The first character shows that most names are no address.
    guard let first = text.utf8.first, first == UInt8(ascii: ":") || isHexDigit(first) else {
      return nil
    }
    let text = Substring(text)
    if let octets = version4(text) { return octets }
    let address = text.prefix { $0 != "%" }
    guard text.dropFirst(address.count).utf8.dropFirst().allSatisfy(isZoneCharacter) else {
      return nil
    }
    return version6(address)
  }

  /// An address without its zone, which means something on one machine only; any other name as it is.
  package static func withoutZone(_ name: String) -> String {
    octets(of: name) == nil ? name : String(name.prefix { $0 != "%" })
  }

  /// Whether RFC 6874 allows the character in a zone; text with any other character is no address.
  private static func isZoneCharacter(_ character: UInt8) -> Bool {
    switch character {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func isHexDigit(_ character: UInt8) -> Bool {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  private static func version4(_ text: Substring) -> [UInt8]? {
    let zero = UInt8(ascii: "0")
    var octets: [UInt8] = []
    // Nil before the first digit of a number.
    var number: Int?
    for character in text.utf8 {
      if character == UInt8(ascii: "."), let end = number.flatMap(UInt8.init(exactly:)) {
        octets.append(end)
        number = nil
      } else if (zero...zero + 9).contains(character), number != 0, (number ?? 0) <= 255 {
        number = (number ?? 0) * 10 + Int(character - zero)
      } else {
        return nil
      }
    }
    guard octets.count == 3, let last = number.flatMap(UInt8.init(exactly:)) else { return nil }
    return octets + [last]
  }

  /// RFC 4291, section 2.2: eight groups, of which one run may be left out as `::` and the last two
  /// may be an address of version 4.
  private static func version6(_ text: Substring) -> [UInt8]? {
    guard text.utf8.count <= 45, text.contains(":") else { return nil }
    guard let gap = text.firstRange(of: "::") else {
      let octets = groups(text)
      return octets?.count == 16 ? octets : nil
    }
    let (head, tail) = (text[..<gap.lowerBound], text[gap.upperBound...])
    guard let front = head.isEmpty ? [] : groups(head), let back = tail.isEmpty ? [] : groups(tail),
      !head.contains("."), front.count + back.count <= 14
    else { return nil }
    return front + Array(repeating: 0, count: 16 - front.count - back.count) + back
  }

  private static func groups(_ text: Substring) -> [UInt8]? {
    var octets: [UInt8] = []
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index == parts.count - 1, let last = version4(part) {
        octets += last
        continue
      }
      guard (1...4).contains(part.utf8.count), part.allSatisfy({ $0.isASCII && $0.isHexDigit }),
        let group = UInt16(part, radix: 16)
      else { return nil }
      octets += [UInt8(group >> 8), UInt8(group & 0xff)]
    }
    return octets
  }

  /// The address in its usual form: dotted, or as in RFC 5952; nil unless 4 or 16 octets.
  package static func text(of octets: some Collection<UInt8>) -> String? {
    switch octets.count {
    case 4: octets.map(String.init).joined(separator: ".")
    case 16: version6Text(Array(octets))
    default: nil
    }
  }

  /// A constraint's address and mask, such as `192.0.2.0/24`; nil unless 8 or 32 octets.
  ///
  /// A mask that is no prefix is written out as an address.
  package static func network(_ octets: [UInt8]) -> String? {
    guard octets.count == 8 || octets.count == 32,
      let base = text(of: octets.prefix(octets.count / 2)),
      let mask = text(of: octets.suffix(octets.count / 2))
    else { return nil }
    return base + "/" + (prefixLength(octets.suffix(octets.count / 2)).map(String.init) ?? mask)
  }

  /// Number of leading one bits when nothing but zero bits follows.
  private static func prefixLength(_ mask: ArraySlice<UInt8>) -> Int? {
    let ones = mask.reduce(0) { $0 + $1.nonzeroBitCount }
    let leading = mask.prefix { $0 == 0xff }.count
    let rest = mask.dropFirst(leading)
    let partial = rest.first.map { (~$0).leadingZeroBitCount } ?? 0
    return leading * 8 + partial == ones ? ones : nil
  }

  private static func version6Text(_ octets: [UInt8]) -> String {
    // RFC 5952, section 5: addresses that hold one of version 4 show it.
    if octets[0..<10].allSatisfy({ $0 == 0 }), octets[10] == 0xff, octets[11] == 0xff {
      return "::ffff:" + octets[12...].map(String.init).joined(separator: ".")
    }
    let groups = stride(from: 0, to: 16, by: 2).map {
      UInt16(octets[$0]) << 8 | UInt16(octets[$0 + 1])
    }
    guard let run = longestZeroRun(groups) else { return joined(groups[...]) }
    return joined(groups[..<run.lowerBound]) + "::" + joined(groups[run.upperBound...])
  }

  private static func joined(_ groups: ArraySlice<UInt16>) -> String {
    groups.map { String($0, radix: 16) }.joined(separator: ":")
  }

  /// The first of the longest runs of at least two zero groups.
  private static func longestZeroRun(_ groups: [UInt16]) -> Range<Int>? {
    var longest: Range<Int>?
    var start = 0
    while start < groups.count {
      var end = start
      while end < groups.count, groups[end] == 0 { end += 1 }
      if end - start > max(1, longest?.count ?? 0) { longest = start..<end }
      start = max(end, start + 1)
    }
    return longest
  }
}
