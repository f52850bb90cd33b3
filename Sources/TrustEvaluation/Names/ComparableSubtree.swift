import X509

/// The base of a subtree, prepared once for comparison with any number of names.
enum ComparableSubtree {
  case dns(Domain)
  case ip(AddressRange)
  case mailbox(Mailbox)
  /// All mailboxes of a host, or with a leading dot of the hosts below it.
  case mailHosts(Domain)
  case uri(Domain)
  /// The relative names that must be the name's first ones: the content of the SEQUENCE.
  case directory(ComparableBytes)
  /// Of a kind that is compared, but with malformed content.
  case malformed(GeneralName.Kind)
  case notCompared

  init(_ base: GeneralName) {
    let subtree: Self? =
      switch base {
      case .dns(let octets): Domain(octets).map(Self.dns)
      case .ip(let octets): AddressRange(octets).map(Self.ip)
      case .email(let octets) where octets.contains(UInt8(ascii: "@")):
        Mailbox(octets).map(Self.mailbox)
      case .email(let octets): Domain(octets).map(Self.mailHosts)
      case .uri(let octets): Domain(octets).map(Self.uri)
      case .directory(let name): name.isParseable ? .directory(relativeNames(name)) : nil
      case .other: .notCompared
      }
    self = subtree ?? .malformed(base.kind)
  }

  var kind: GeneralName.Kind? {
    switch self {
    case .dns: .dns
    case .ip: .ip
    case .mailbox, .mailHosts: .email
    case .uri: .uri
    case .directory: .directory
    case .malformed(let kind): kind
    case .notCompared: nil
    }
  }
}

/// A host name in lower case and reversed, so that names of one domain have the same prefix.
struct FoldedHost: Equatable {
  private let bytes: ComparableBytes

  init(_ name: ArraySlice<UInt8>) {
    bytes = ComparableBytes(name.reversed().lazy.map(asciiLowercased))
  }

  var isEmpty: Bool { bytes.count == 0 }

  func isBelow(_ domain: FoldedHost) -> Bool {
    bytes.count > domain.bytes.count && bytes.bytes[domain.bytes.count] == UInt8(ascii: ".")
      && bytes.starts(with: domain.bytes)
  }

  /// Whether it has exactly one label more.
  func isDirectlyBelow(_ domain: FoldedHost) -> Bool {
    isBelow(domain)
      && !bytes.bytes[(domain.bytes.count + 1)...].contains(UInt8(ascii: "."))
  }
}

/// All host names that end with the same labels.
struct Domain: Equatable {
  /// Empty for every name.
  let base: FoldedHost
  /// Whether the constraint begins with a dot, which requires at least one more label.
  let demandsLabel: Bool

  /// Nil when no host can have such a name.
  init?(_ octets: [UInt8]) {
    demandsLabel = octets.first == UInt8(ascii: ".")
    let base = octets[(demandsLabel ? 1 : 0)...]
    guard base.isEmpty && !demandsLabel || isHostName(base) else { return nil }
    self.base = FoldedHost(base)
  }

  /// Whether the name is the base or one below it.
  func contains(_ name: FoldedHost, orEqual: Bool) -> Bool {
    base.isEmpty || name.isBelow(base) || orEqual && name == base
  }

  /// A host itself, or with a leading dot the hosts below it: unlike dNSName, not both.
  func match(host: FoldedHost) -> SubtreeMatch {
    if base.isEmpty { return .inside }
    return (demandsLabel ? host.isBelow(base) : host == base) ? .inside : .outside
  }
}

/// IP addresses that share their first bits.
struct AddressRange {
  private let address: [UInt8]
  private let mask: [UInt8]
  private let isContiguous: Bool

  /// Nil when its length is that of neither IPv4 nor IPv6.
  init?(_ octets: [UInt8]) {
    guard octets.count == 8 || octets.count == 32 else { return nil }
    let half = octets.count / 2
    address = Array(octets[..<half])
    mask = Array(octets[half...])
    isContiguous = Self.isContiguous(mask)
  }

  func match(_ other: [UInt8]) -> SubtreeMatch {
    // A range of one family contains no address of the other. As Apple and RFC 5280 treat iPAddress
    // as one kind, permitting only IPv4 ranges forbids all IPv6 addresses.
    guard other.count == address.count else { return .outside }
    guard isContiguous else { return .undecidable }
    return agrees(with: other) ? .inside : .outside
  }

  func contains(_ other: AddressRange) -> Bool {
    address.count == other.address.count && agrees(with: other.address)
      && mask.indices.allSatisfy { mask[$0] & other.mask[$0] == mask[$0] }
  }

  private func agrees(with other: [UInt8]) -> Bool {
    mask.indices.allSatisfy { (other[$0] ^ address[$0]) & mask[$0] == 0 }
  }

  private static func isContiguous(_ mask: [UInt8]) -> Bool {
    let rest = mask.drop { $0 == 0xff }
    guard let boundary = rest.first else { return true }
    let inverse = ~boundary
    return inverse & (inverse &+ 1) == 0 && rest.dropFirst().allSatisfy { $0 == 0 }
  }
}

/// The content of a Name's SEQUENCE: it consists of DER elements, so a prefix of equal bytes ends
/// where one of them ends.
func relativeNames(_ name: DistinguishedName) -> ComparableBytes {
  let der = name.normalized
  guard der.count >= 2 else { return ComparableBytes([]) }
  let lengthOctets = der[1] < 0x80 ? 0 : Int(der[1] & 0x7f)
  return ComparableBytes(der.dropFirst(2 + lengthOctets))
}
