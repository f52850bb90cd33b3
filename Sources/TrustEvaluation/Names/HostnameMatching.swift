package import TrustModel
package import X509

/// How the leaf's names compare with the name that was meant.
package enum HostnameOutcome: Hashable, Sendable {
  case matches
  /// Only a wildcard covers the name, and there was no public suffix list to judge it by.
  case matchesIfNotPublicSuffix
  case fails(Finding)
}

/// Matches the leaf's subject alternative names with the reference identity, by Apple's rules.
///
/// The common name is never accepted (mapping section 4); it only helps to tell causes apart.
/// Addresses are compared as bytes with iPAddress entries, names with dNSName entries.
package func hostnameFinding(
  reference: ReferenceIdentity, leaf: Certificate, publicSuffixes: PublicSuffixList?
) -> HostnameOutcome {
  let names = leaf.known.subjectAlternativeNames ?? []
  switch reference {
  case .ip(let address):
    if names.contains(.ip(address)) { return .matches }
    let hasAddress = names.contains { if case .ip = $0 { true } else { false } }
    let reason: FindingReason = hasAddress ? .otherName : .noAlternativeName
    let text = IPAddress.text(of: address) ?? "an address of \(address.count) bytes"
    // As a DNS name it is there, too, which is the nearer cause.
    let isCommonName =
      leaf.subject.values(of: .commonName).contains(text) && !names.contains(.dns(Array(text.utf8)))
    return .fails(
      finding(
        expected: text, kind: "IP address", names: names,
        reason: isCommonName ? .commonNameOnly : reason))
  case .dns(let name):
    var outcomes: Set<PresentedNameMatch> = []
    for case .dns(let presented) in names {
      let outcome = matches(presented: presented, reference: name, publicSuffixes: publicSuffixes)
      if outcome == .matches { return .matches }
      outcomes.insert(outcome)
    }
    if outcomes.contains(.matchesIfNotPublicSuffix) { return .matchesIfNotPublicSuffix }
    let reason =
      names.contains { isNearly($0, name) }
      ? .strayCharacter
      : reason(outcomes: outcomes, reference: name, leaf: leaf, publicSuffixes: publicSuffixes)
    return .fails(
      finding(
        expected: name, kind: "DNS name", names: names, reason: reason,
        publicSuffixes: publicSuffixes))
  }
}

/// Whether only what is around the presented name keeps it from matching: blanks, a dot behind it, a
/// scheme before it, a port or path behind it.
private func isNearly(_ name: GeneralName, _ reference: String) -> Bool {
  guard case .dns(let presented) = name else { return false }
  let host = hostAlone(presented[...])
  return host.count < presented.count
    && matches(presented: Array(host), reference: reference, publicSuffixes: nil) == .matches
}

private func hostAlone(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  let isBlank = { (octet: UInt8) in octet == UInt8(ascii: " ") || (0x09...0x0d).contains(octet) }
  var name = name.drop(while: isBlank)
  for scheme in ["https://", "http://"] where name.map(asciiLowercased).starts(with: scheme.utf8) {
    name = name.dropFirst(scheme.utf8.count)
  }
  name = name.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ":") }
  let end = name.lastIndex { !isBlank($0) && $0 != UInt8(ascii: ".") }.map { $0 + 1 }
  return name[..<(end ?? name.startIndex)]
}

private func reason(
  outcomes: Set<PresentedNameMatch>, reference: String, leaf: Certificate,
  publicSuffixes: PublicSuffixList?
) -> FindingReason {
  if outcomes.contains(.wildcardRefused) { return .wildcardRefused }
  let inCommonName = leaf.subject.values(of: .commonName).contains { commonName in
    switch matches(
      presented: Array(commonName.utf8), reference: reference, publicSuffixes: publicSuffixes)
    {
    case .matches, .matchesIfNotPublicSuffix: true
    case .wildcardRefused, .differs: false
    }
  }
  if inCommonName { return .commonNameOnly }
  return outcomes.isEmpty ? .noAlternativeName : .otherName
}

private func finding(
  expected: String, kind: String, names: [GeneralName], reason: FindingReason,
  publicSuffixes: PublicSuffixList? = nil
) -> Finding {
  let summary =
    switch reason {
    case .commonNameOnly:
      "the name is only in the certificate's common name, which does not count"
    case .noAlternativeName: "the certificate is for no \(kind)"
    case .wildcardRefused: refusal(ofWildcardsIn: names, for: expected, publicSuffixes)
    case .strayCharacter:
      "the certificate has this name with a blank, dot, scheme, port or path that does not belong to it"
    default: "the certificate is not for this name"
    }
  return Finding(
    .sslHostname, certificate: 0, reason: reason, summary: summary, expected: expected,
    actual: presentedNames(names, expected: expected))
}

/// Why the wildcard that looks as if it covered the name does not, where that is in the two names.
private func refusal(
  ofWildcardsIn names: [GeneralName], for expected: String, _ publicSuffixes: PublicSuffixList?
) -> String {
  let uncovered = "the certificate's wildcard does not cover this name"
  let labels = expected.split(separator: ".").map { $0.lowercased() }
  for case .dns(let octets) in names where octets.contains(UInt8(ascii: "*")) {
    let wildcard = String(decoding: octets, as: UTF8.self).lowercased()
    let parts = wildcard.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let base = Array(parts.dropFirst())
    // One that covers nothing has no number of labels.
    guard parts[0] == "*", !base.joined().contains("*") else {
      guard looksCovered(Array(expected.lowercased().utf8), by: Array(wildcard.utf8)) else {
        continue
      }
      return uncovered + ", as a star counts only as the whole first label"
    }
    let suffix = base.joined(separator: ".")
    let isPublic = publicSuffixes?.isPublicSuffix(suffix) == true
    guard base.count > 1, !isPublic else {
      guard labels.suffix(base.count) == base[...] else { continue }
      return uncovered
        + (base.count > 1
          ? ", as names below \(suffix) have many owners"
          : ", as two labels have to follow the star")
    }
    if labels == base {
      return "the certificate's wildcard is for hosts below this name, not for the name itself"
    }
    if labels.count > base.count + 1, labels.suffix(base.count) == base[...] {
      return "the certificate's wildcard covers one label only, and this name has more"
    }
  }
  return uncovered
}

/// In quotes where its ends would not be seen.
private func visible(_ name: String, expected: String) -> String {
  if name == expected, IPAddress.octets(of: name) != nil { return "\(name) (as a DNS name)" }
  let ends = [name.first, name.last].compactMap(\.self)
  let isPlain = !ends.isEmpty && ends.allSatisfy { $0 > " " && $0 != "." }
  return isPlain ? name : "'\(name)'"
}

/// The names that a client would compare; a certificate can have thousands, so only the first are
/// shown.
///
/// A DNS name that has the form of an address looks like a match, but is not.
private func presentedNames(_ names: [GeneralName], expected: String) -> String {
  let hosts: [String] = names.lazy.compactMap { name in
    switch name {
    case .dns: visible(name.text, expected: expected)
    case .ip(let address): IPAddress.text(of: address)
    default: nil
    }
  }
  guard hosts.isEmpty else { return listed(hosts) }
  guard !names.isEmpty else { return "no subject alternative name" }
  return "no name of a host, but " + listed(names.prefix(9).map(\.text), of: names.count)
}

/// - Parameter count: How many there are, of which the first are given.
private func listed(_ names: [String], of count: Int? = nil) -> String {
  // No host name is longer; a name in a certificate may be as large as the whole handshake.
  let shown = names.prefix(8).map { $0.utf8.count > 300 ? $0.prefix(250) + "..." : $0 }
    .joined(separator: ", ")
  let rest = (count ?? names.count) - 8
  return rest > 0 ? "\(shown) and \(rest) more" : shown
}
