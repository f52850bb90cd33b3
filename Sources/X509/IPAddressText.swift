/// Text of addresses as they stand in certificates.
package enum IPAddressText {
  /// The address in its usual form: dotted, or as in RFC 5952; nil unless 4 or 16 octets.
  package static func address(_ octets: some Collection<UInt8>) -> String? {
    switch octets.count {
    case 4: octets.map(String.init).joined(separator: ".")
    case 16: version6(Array(octets))
    default: nil
    }
  }

  /// A constraint's address and mask, such as `192.0.2.0/24`; nil unless 8 or 32 octets.
  ///
  /// A mask that is no prefix is written out as an address.
  package static func network(_ octets: [UInt8]) -> String? {
    guard octets.count == 8 || octets.count == 32,
      let base = address(octets.prefix(octets.count / 2)),
      let mask = address(octets.suffix(octets.count / 2))
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

  private static func version6(_ octets: [UInt8]) -> String {
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
