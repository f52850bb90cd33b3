import X509

/// How a name compares with one subtree of a name constraint.
enum SubtreeMatch: Hashable, Sendable {
  case inside
  case outside
  /// Name or constraint is malformed or of an unsupported form: counts against the certificate.
  case undecidable
  /// The two are of different kinds: the constraint does not apply to the name.
  case otherKind
}

/// Matches a name with a constraint (RFC 5280, section 4.2.1.10).
func match(
  _ name: GeneralName, with constraint: GeneralName, use: NameConstraintUse
) -> SubtreeMatch {
  switch (name, constraint) {
  case (.dns(let name), .dns(let constraint)):
    matchDNS(name, constraint, use: use)
  case (.ip(let address), .ip(let range)):
    matchIP(address, range)
  case (.email(let address), .email(let constraint)):
    matchEmail(address, constraint)
  case (.uri(let uri), .uri(let constraint)):
    matchURI(uri, constraint)
  case (.directory(let name), .directory(let constraint)):
    matchDirectory(name, constraint)
  default: .otherKind
  }
}

enum NameConstraintUse: Hashable, Sendable {
  case permitted, excluded
}

/// A leading dot demands at least one more label, as Apple reads it; RFC 5280 has none.
private func matchDNS(
  _ name: [UInt8], _ constraint: [UInt8], use: NameConstraintUse
) -> SubtreeMatch {
  let demandsLabel = constraint.first == dot
  let base = constraint[(demandsLabel ? 1 : 0)...]
  guard base.isEmpty && !demandsLabel || isHostName(base) else { return .undecidable }
  let isWildcard = name.starts(with: [asterisk, dot])
  let labels = isWildcard ? name[2...] : name[...]
  guard isHostName(labels) else { return .undecidable }
  if isDomain(labels, below: base, orEqual: !demandsLabel || isWildcard) { return .inside }
  // A wildcard name is excluded when one of its expansions is (RFC 9525 does not cover this, but
  // anything else would let the holder use the excluded name).
  if use == .excluded, isWildcard, let parent = base.firstIndex(of: dot),
    equalIgnoringCase(base[(parent + 1)...], labels)
  {
    return .inside
  }
  return .outside
}

private func matchIP(_ address: [UInt8], _ range: [UInt8]) -> SubtreeMatch {
  guard address.count == 4 || address.count == 16, range.count == 8 || range.count == 32 else {
    return .undecidable
  }
  // An IPv4 range says nothing of an IPv6 address, yet a permitted range of one family alone
  // leaves no room for the other: Apple and RFC 5280 treat iPAddress as one kind.
  guard range.count == 2 * address.count else { return .outside }
  let mask = range[address.count...]
  guard isContiguous(mask) else { return .undecidable }
  let isInside = zip(zip(address, range), mask).allSatisfy { pair, mask in
    pair.0 & mask == pair.1 & mask
  }
  return isInside ? .inside : .outside
}

private func isContiguous(_ mask: ArraySlice<UInt8>) -> Bool {
  let rest = mask.drop { $0 == 0xff }
  guard let boundary = rest.first else { return true }
  let inverse = ~boundary
  return inverse & (inverse &+ 1) == 0 && rest.dropFirst().allSatisfy { $0 == 0 }
}

/// A mailbox, all mailboxes of a host, or with a leading dot all mailboxes of the hosts below it.
private func matchEmail(_ address: [UInt8], _ constraint: [UInt8]) -> SubtreeMatch {
  guard let (local, host) = mailbox(address) else { return .undecidable }
  if constraint.contains(at) {
    guard let (wantedLocal, wantedHost) = mailbox(constraint) else { return .undecidable }
    // Apple ignores case in the local part as well.
    let same = equalIgnoringCase(local, wantedLocal) && equalIgnoringCase(host, wantedHost)
    return same ? .inside : .outside
  }
  return matchHost(host, constraint)
}

private func mailbox(_ address: [UInt8]) -> (local: ArraySlice<UInt8>, host: ArraySlice<UInt8>)? {
  let parts = address.split(separator: at, omittingEmptySubsequences: false)
  guard parts.count == 2, !parts[0].isEmpty, isHostName(parts[1]) else { return nil }
  return (parts[0], parts[1])
}

/// The constraint applies to the host of the URI; a URI without host cannot be shown to satisfy it.
private func matchURI(_ uri: [UInt8], _ constraint: [UInt8]) -> SubtreeMatch {
  guard let host = hostOfURI(uri) else { return .undecidable }
  return matchHost(host, constraint)
}

private func hostOfURI(_ uri: [UInt8]) -> ArraySlice<UInt8>? {
  guard let colon = uri.firstIndex(of: UInt8(ascii: ":")), colon > 0 else { return nil }
  let rest = uri[(colon + 1)...]
  guard rest.starts(with: [slash, slash]) else { return nil }
  let ends: Set<UInt8> = [slash, UInt8(ascii: "?"), UInt8(ascii: "#")]
  var authority = rest.dropFirst(2).prefix { !ends.contains($0) }
  if let user = authority.lastIndex(of: at) { authority = authority[(user + 1)...] }
  let host = authority.prefix { $0 != UInt8(ascii: ":") }
  // RFC 5280 excludes addresses: a constraint is made of names. Unlike for `IPAddress`, whatever
  // has only digits and dots is an address here, as Apple has it.
  let isAddress = host.allSatisfy { $0 == dot || (0x30...0x39).contains($0) }
  return isHostName(host) && !isAddress ? host : nil
}

/// A host itself, or with a leading dot the hosts below it: unlike dNSName, not both.
private func matchHost(_ host: ArraySlice<UInt8>, _ constraint: [UInt8]) -> SubtreeMatch {
  if constraint.isEmpty { return .inside }
  let isDomainConstraint = constraint.first == dot
  let base = constraint[(isDomainConstraint ? 1 : 0)...]
  guard isHostName(base) else { return .undecidable }
  let isInside =
    isDomainConstraint
    ? isDomain(host, below: base, orEqual: false) : equalIgnoringCase(host, base)
  return isInside ? .inside : .outside
}

/// The constraint's relative names must be the name's first ones.
private func matchDirectory(
  _ name: DistinguishedName, _ constraint: DistinguishedName
) -> SubtreeMatch {
  guard name.isParseable, constraint.isParseable else { return .undecidable }
  // Relative names are DER elements, so that a prefix of bytes ends where one of them ends.
  return relativeNames(name).starts(with: relativeNames(constraint)) ? .inside : .outside
}

/// The content of the SEQUENCE that a Name is.
private func relativeNames(_ name: DistinguishedName) -> ArraySlice<UInt8> {
  let der = name.normalized
  guard der.count >= 2 else { return [] }
  let lengthOctets = der[1] < 0x80 ? 0 : Int(der[1] & 0x7f)
  return der.dropFirst(2 + lengthOctets)
}

private func isDomain(
  _ name: ArraySlice<UInt8>, below base: ArraySlice<UInt8>, orEqual: Bool
) -> Bool {
  if base.isEmpty { return true }
  guard name.count >= base.count, equalIgnoringCase(name.suffix(base.count), base) else {
    return false
  }
  if name.count == base.count { return orEqual }
  return name[name.endIndex - base.count - 1] == dot
}

private func equalIgnoringCase(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
  left.count == right.count
    && zip(left, right).allSatisfy { asciiLowercased($0) == asciiLowercased($1) }
}

private let asterisk = UInt8(ascii: "*")
private let at = UInt8(ascii: "@")
private let dot = UInt8(ascii: ".")
private let slash = UInt8(ascii: "/")
