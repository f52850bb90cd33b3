/// Who can reach an IP address: what decides whether a stranger may have us connect to it.
package enum AddressKind: Hashable, Sendable {
  /// Global unicast: anyone can reach it, so nobody gains anything by having us connect to it.
  case global
  /// This machine's own (127.0.0.0/8, ::1).
  case loopback
  /// Of one link only (169.254.0.0/16, fe80::/10).
  case linkLocal
  /// Of one site (RFC 1918 and RFC 4193 together).
  case `private`
  /// Everything else: unspecified, shared, multicast, reserved, for documentation or for protocols.
  case special

  /// - Parameter octets: 4 or 16; any other number is `special`.
  package init(of octets: [UInt8]) {
    switch octets.count {
    case 4: self = Self.version4(octets)
    case 16: self = Self.version6(octets)
    default: self = .special
    }
  }

  /// IPv4 networks whose addresses are `special` (IANA's registry of special-purpose addresses, and
  /// multicast).
  private static let special4: [Network] = [
    // "This" network; connecting to 0.0.0.0 reaches this machine.
    Network([0], 8),
    // Shared with a provider (RFC 6598).
    Network([100, 64], 10),
    // Protocol assignments; its two global anycast addresses are included, as no CA publishes
    // there.
    Network([192, 0, 0], 24),
    // Documentation (RFC 5737).
    Network([192, 0, 2], 24), Network([198, 51, 100], 24), Network([203, 0, 113], 24),
    // 6to4 relays, withdrawn (RFC 7526).
    Network([192, 88, 99], 24),
    // Benchmarks (RFC 2544).
    Network([198, 18], 15),
    // Multicast, then reserved and broadcast.
    Network([224], 4), Network([240], 4),
  ]

  private static func version4(_ octets: [UInt8]) -> AddressKind {
    if Network([127], 8).contains(octets) { return .loopback }
    if Network([169, 254], 16).contains(octets) { return .linkLocal }
    let site = [Network([10], 8), Network([172, 16], 12), Network([192, 168], 16)]
    if site.contains(where: { $0.contains(octets) }) { return .private }
    return special4.contains { $0.contains(octets) } ? .special : .global
  }

  /// Special networks within 2000::/3, which is all global unicast that was ever given out.
  private static let special6: [Network] = [
    // Protocol assignments: Teredo, benchmarks, identifiers that are no places.
    Network([0x20, 0x01, 0x00], 23),
    // Documentation (RFC 3849, RFC 9637).
    Network([0x20, 0x01, 0x0d, 0xb8], 32), Network([0x3f, 0xff, 0x00], 20),
  ]

  private static func version6(_ octets: [UInt8]) -> AddressKind {
    if let embedded = embedded4(octets) { return version4(embedded) }
    if octets.dropLast().allSatisfy({ $0 == 0 }), octets.last == 1 { return .loopback }
    if Network([0xfe, 0x80], 10).contains(octets) { return .linkLocal }
    if Network([0xfc], 7).contains(octets) { return .private }
    guard Network([0x20], 3).contains(octets) else { return .special }
    guard !special6.contains(where: { $0.contains(octets) }) else { return .special }
    // ISATAP (RFC 5214, section 6.1): its interface sends to the IPv4 address at the end.
    let identifier = octets[8..<12]
    return [[0x00, 0x00, 0x5e, 0xfe], [0x02, 0x00, 0x5e, 0xfe]].contains(
      where: identifier.elementsEqual)
      ? version4(Array(octets[12...])) : .global
  }

  /// The IPv4 address that a connection to this IPv6 address reaches; nil for one without.
  private static func embedded4(_ octets: [UInt8]) -> [UInt8]? {
    let zeros = [UInt8](repeating: 0, count: 10)
    // ::ffff:0:0/96 is the same address in another form; 64:ff9b::/96 is NAT64 (RFC 6052).
    for prefix in [zeros + [0xff, 0xff], [0x00, 0x64, 0xff, 0x9b] + zeros.dropLast(2)]
    where octets.starts(with: prefix) {
      return Array(octets[12...])
    }
    // 6to4 (RFC 3056).
    return octets.starts(with: [0x20, 0x02]) ? Array(octets[2..<6]) : nil
  }
}

/// Addresses that begin with the same bits.
private struct Network {
  private let octets: [UInt8]
  private let bits: Int

  /// - Parameter octets: As many as the bits reach into.
  init(_ octets: [UInt8], _ bits: Int) {
    self.octets = octets
    self.bits = bits
  }

  func contains(_ address: [UInt8]) -> Bool {
    zip(octets, address).enumerated().allSatisfy { index, pair in
      let mask = UInt8(truncatingIfNeeded: 0xff00 >> max(0, min(8, bits - index * 8)))
      return pair.0 & mask == pair.1 & mask
    }
  }
}
