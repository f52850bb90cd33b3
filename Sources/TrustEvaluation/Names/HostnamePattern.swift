/// How one presented DNS name compares with a reference name (RFC 6125, as Apple applies it).
package enum PresentedNameMatch: Hashable, Sendable {
  case matches
  /// A wildcard covers the name unless what follows it is a public suffix; no list was available.
  case matchesIfNotPublicSuffix
  /// A wildcard that looks as if it covered the name, but may not.
  case wildcardRefused
  case differs
}

/// Matches one dNSName with a reference name, ignoring upper and lower case of ASCII.
///
/// A wildcard must be the whole left-most label of at least three and covers exactly one label.
/// One trailing dot is ignored on the reference, never on the presented name.
/// Source: mapping section 4 and Security `SecDNSMatch`.
package func matches(
  presented: [UInt8], reference: String, publicSuffixes: PublicSuffixList?
) -> PresentedNameMatch {
  var reference = Array(reference.utf8).map(asciiLowercased)
  if reference.last == UInt8(ascii: ".") { reference.removeLast() }
  let presented = presented.map(asciiLowercased)
  guard !reference.isEmpty, presented.count <= longestName, !endsInNumber(presented) else {
    return .differs
  }
  guard presented.contains(UInt8(ascii: "*")) else {
    return presented == reference && isHostName(presented[...]) ? .matches : .differs
  }
  let refused: PresentedNameMatch =
    looksCovered(reference, by: presented) ? .wildcardRefused : .differs
  guard let base = wildcardBase(of: presented) else { return refused }
  guard let dot = reference.firstIndex(of: UInt8(ascii: ".")), dot > 0,
    reference[(dot + 1)...] == base
  else { return refused }
  guard let publicSuffixes else { return .matchesIfNotPublicSuffix }
  let suffix = String(decoding: base, as: UTF8.self)
  return publicSuffixes.isPublicSuffix(suffix) ? .wildcardRefused : .matches
}

/// Bytes of a DNS name in text form (RFC 1035, section 2.3.4); longer ones are not examined.
private let longestName = 253

/// What follows `*.` where a wildcard is allowed; nil otherwise.
private func wildcardBase(of presented: [UInt8]) -> ArraySlice<UInt8>? {
  guard presented.starts(with: [UInt8(ascii: "*"), UInt8(ascii: ".")]) else { return nil }
  let base = presented[2...]
  // Two labels must follow: below a single label everything belongs to someone else.
  guard base.contains(UInt8(ascii: ".")), isHostName(base) else { return nil }
  return base
}

/// Whether the bytes are labels that a host can have; underscores are accepted, as resolvers do.
///
/// Stricter than Apple, which compares any text: other bytes cannot be a host name, and an embedded
/// NUL or an escape sequence must never match.
func isHostName(_ name: ArraySlice<UInt8>) -> Bool {
  // One pass without copies: certificates may have very many names.
  var labelLength = 0
  var previous = UInt8(ascii: ".")
  for byte in name {
    if byte == UInt8(ascii: ".") {
      guard (1...63).contains(labelLength), previous != UInt8(ascii: "-") else { return false }
      labelLength = 0
    } else {
      guard isLabelCharacter(byte), labelLength > 0 || byte != UInt8(ascii: "-") else {
        return false
      }
      labelLength += 1
    }
    previous = byte
  }
  return (1...63).contains(labelLength) && previous != UInt8(ascii: "-")
}

/// Whether the last label is a number, also a hexadecimal one: then the text is an address or invalid
/// (RFC 3696, and the URL standard's "ends in a number", by which curl and browsers read `0x7f.1`).
private func endsInNumber(_ name: [UInt8]) -> Bool {
  let last = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).last
  guard let last, let first = last.first else { return false }
  let isDigit = { (octet: UInt8) in (0x30...0x39).contains(octet) }
  if first == UInt8(ascii: "0"), last.dropFirst().first == UInt8(ascii: "x") {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "f")
    return last.dropFirst(2).allSatisfy { isDigit($0) || letters.contains($0) }
  }
  return last.allSatisfy(isDigit)
}

private func isLabelCharacter(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
    true
  default: false
  }
}

/// Whether someone who reads `*` as "anything" would expect the name to be covered.
///
/// Only decides which explanation is given, so it need not be exact.
func looksCovered(_ reference: [UInt8], by pattern: [UInt8]) -> Bool {
  if pattern.starts(with: [UInt8(ascii: "*"), UInt8(ascii: ".")]), pattern[2...] == reference[...] {
    return true
  }
  var patternIndex = 0
  var index = 0
  var star: (pattern: Int, reference: Int)?
  while index < reference.count {
    if patternIndex < pattern.count, pattern[patternIndex] == UInt8(ascii: "*") {
      star = (patternIndex, index)
      patternIndex += 1
    } else if patternIndex < pattern.count, pattern[patternIndex] == reference[index] {
      patternIndex += 1
      index += 1
    } else if let last = star {
      star = (last.pattern, last.reference + 1)
      patternIndex = last.pattern + 1
      index = last.reference + 1
    } else {
      return false
    }
  }
  return pattern[patternIndex...].allSatisfy { $0 == UInt8(ascii: "*") }
}

func asciiLowercased(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}
