/// Text of 4 or 16 address bytes: dotted decimal, or RFC 5952; others in hexadecimal.
func ipAddressText(_ bytes: [UInt8]) -> String {
  switch bytes.count {
  case 4: bytes.map(String.init).joined(separator: ".")
  case 16: ipv6Text(bytes)
  default: bytes.map { String($0, radix: 16) }.joined(separator: ":")
  }
}

private func ipv6Text(_ bytes: [UInt8]) -> String {
  let groups = stride(from: 0, to: 16, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
  let hex = groups.map { String($0, radix: 16) }
  guard let zeros = longestZeroRun(groups) else { return hex.joined(separator: ":") }
  return hex[..<zeros.lowerBound].joined(separator: ":") + "::"
    + hex[zeros.upperBound...].joined(separator: ":")
}

/// The first of the longest runs of zero groups; a single one is not shortened (RFC 5952, 4.2).
private func longestZeroRun(_ groups: [UInt16]) -> Range<Int>? {
  var best: Range<Int>?
  var start = 0
  while start < groups.count {
    var end = start
    while end < groups.count, groups[end] == 0 { end += 1 }
    if end - start > max(best?.count ?? 0, 1) { best = start..<end }
    start = max(end, start + 1)
  }
  return best
}
