import X509

/// A name of a certificate, prepared once for comparison with any number of constraints.
struct ComparableName {
  let form: Form

  enum Form {
    /// Without the asterisk and dot of a wildcard.
    case dns(FoldedHost, isWildcard: Bool)
    /// 4 or 16 bytes.
    case ip([UInt8])
    case mailbox(Mailbox)
    case uri(host: FoldedHost)
    /// The content of the SEQUENCE that a Name is.
    case directory(ComparableBytes)
    /// Of a kind that is compared, but with malformed content.
    case malformed(GeneralName.Kind)
    case notCompared
  }

  init(_ name: GeneralName) {
    form = Form(name)
  }

  /// How the name compares with one subtree (RFC 5280, section 4.2.1.10).
  func match(_ subtree: ComparableSubtree, use: NameConstraintUse) -> SubtreeMatch {
    switch (form, subtree) {
    case (.dns(let name, let isWildcard), .dns(let domain)):
      matchDNS(name, isWildcard, domain, use)
    case (.ip(let address), .ip(let range)): range.match(address)
    case (.mailbox(let mailbox), .mailbox(let wanted)): mailbox == wanted ? .inside : .outside
    case (.mailbox(let mailbox), .mailHosts(let domain)): domain.match(host: mailbox.host)
    case (.uri(let host), .uri(let domain)): domain.match(host: host)
    // Octet by octet, as in nc_compare_directoryNames of Apple's Security: the same name in another
    // case or type of string is another name, while OpenSSL and GnuTLS take it as the same.
    case (.directory(let name), .directory(let base)):
      name.starts(with: base) ? .inside : .outside
    case (.malformed(let kind), _): kind == subtree.kind ? .undecidable : .otherKind
    case (_, .malformed(let kind)): kind == form.kind ? .undecidable : .otherKind
    default: .otherKind
    }
  }

  /// A leading dot requires at least one more label, as in Apple's code; RFC 5280 does not define
  /// it.
  private func matchDNS(
    _ name: FoldedHost, _ isWildcard: Bool, _ domain: Domain, _ use: NameConstraintUse
  ) -> SubtreeMatch {
    if domain.contains(name, orEqual: !domain.demandsLabel || isWildcard) { return .inside }
    // A wildcard name is excluded when one of its expansions is (RFC 9525 does not cover this, but
    // anything else would let the holder use the excluded name).
    return use == .excluded && isWildcard && domain.base.isDirectlyBelow(name) ? .inside : .outside
  }
}

/// How a name compares with one subtree of a name constraint.
enum SubtreeMatch: Hashable, Sendable {
  case inside
  case outside
  /// The name or the constraint is malformed or of an unsupported form: the certificate is refused.
  case undecidable
  /// The two are of different kinds: the constraint does not apply to the name.
  case otherKind
}

enum NameConstraintUse: Hashable, Sendable {
  case permitted, excluded
}

/// A mailbox in lower case: Apple ignores case in the local part as well.
struct Mailbox: Equatable {
  let local: ComparableBytes
  let host: FoldedHost

  /// Nil for bytes that are no mailbox.
  init?(_ address: [UInt8]) {
    let parts = address.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, isHostName(parts[1]) else { return nil }
    local = ComparableBytes(parts[0].lazy.map(asciiLowercased))
    host = FoldedHost(parts[1])
  }
}

extension ComparableName.Form {
  init(_ name: GeneralName) {
    let form: Self? =
      switch name {
      case .dns(let octets): Self(dns: octets)
      case .ip(let octets): octets.count == 4 || octets.count == 16 ? .ip(octets) : nil
      case .email(let octets): Mailbox(octets).map(Self.mailbox)
      case .uri(let octets): hostOfURI(octets).map { .uri(host: FoldedHost($0)) }
      case .directory(let name): name.isParseable ? .directory(relativeNames(name)) : nil
      case .other: .notCompared
      }
    self = form ?? .malformed(name.kind)
  }

  private init?(dns octets: [UInt8]) {
    let isWildcard = octets.starts(with: [UInt8(ascii: "*"), UInt8(ascii: ".")])
    let labels = isWildcard ? octets[2...] : octets[...]
    guard isHostName(labels) else { return nil }
    self = .dns(FoldedHost(labels), isWildcard: isWildcard)
  }

  var kind: GeneralName.Kind? {
    switch self {
    case .dns: .dns
    case .ip: .ip
    case .mailbox: .email
    case .uri: .uri
    case .directory: .directory
    case .malformed(let kind): kind
    case .notCompared: nil
    }
  }
}

/// The host that a constraint on URIs applies to; a URI without a host satisfies no constraint.
private func hostOfURI(_ uri: [UInt8]) -> ArraySlice<UInt8>? {
  guard let colon = uri.firstIndex(of: UInt8(ascii: ":")), colon > 0 else { return nil }
  let slash = UInt8(ascii: "/")
  let rest = uri[(colon + 1)...]
  guard rest.starts(with: [slash, slash]) else { return nil }
  let ends = [slash, UInt8(ascii: "?"), UInt8(ascii: "#")]
  var authority = rest.dropFirst(2).prefix { !ends.contains($0) }
  if let user = authority.lastIndex(of: UInt8(ascii: "@")) { authority = authority[(user + 1)...] }
  let host = authority.prefix { $0 != UInt8(ascii: ":") }
  // RFC 5280 excludes addresses, as such a constraint contains host names. Unlike for `IPAddress`,
  // any text of only digits and dots is an address here, as in Apple's code.
  let isAddress = host.allSatisfy { $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }
  return isHostName(host) && !isAddress ? host : nil
}
