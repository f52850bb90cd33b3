/// An ASN.1 OBJECT IDENTIFIER, kept as its DER content octets: comparison needs no decoding.
package struct ObjectIdentifier: Hashable, Sendable {
  /// The encoding without tag and length (X.690, section 8.19).
  package let contentOctets: [UInt8]

  package init(contentOctets: [UInt8]) {
    self.contentOctets = contentOctets
  }

  package func hash(into hasher: inout Hasher) {
    // All octets at once: an array would be hashed element by element.
    contentOctets.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension ObjectIdentifier {
  /// Whether each arc is complete and in its shortest form (X.690, section 8.19.2).
  package var isWellFormed: Bool {
    var isBeginning = true
    for octet in contentOctets {
      if isBeginning, octet == 0x80 { return false }
      isBeginning = octet & 0x80 == 0
    }
    return isBeginning && !contentOctets.isEmpty
  }
}

extension ObjectIdentifier: CustomStringConvertible {
  /// Dotted form such as `2.5.29.17`; `invalid` for octets that encode no identifier.
  package var description: String {
    guard let last = contentOctets.last, last & 0x80 == 0 else { return "invalid" }
    // Without a list of the arcs: a structure may have thousands of identifiers.
    var text = ""
    var arc: UInt64 = 0
    for octet in contentOctets {
      guard arc <= UInt64.max >> 7 else { return "invalid" }
      arc = arc << 7 | UInt64(octet & 0x7f)
      guard octet & 0x80 == 0 else { continue }
      if text.isEmpty {
        let first = min(arc / 40, 2)
        text += String(first)
        arc -= first * 40
      }
      text += "."
      text += String(arc)
      arc = 0
    }
    return text
  }
}

extension ObjectIdentifier {
  /// Encodes the arcs; the first must be at most 2, as in every valid identifier.
  package init(_ arcs: UInt32...) {
    var octets: [UInt8] = []
    for (index, arc) in arcs.enumerated() where index != 1 {
      let value = index == 0 ? UInt64(arc) * 40 + UInt64(arcs.dropFirst().first ?? 0) : UInt64(arc)
      Self.append(value, to: &octets)
    }
    self.init(contentOctets: octets)
  }

  /// Reads the dotted form, such as `2.5.29.17`; nil for other text and for an arc above 32 bits.
  package init?(dotted text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    var octets: [UInt8] = []
    guard parts.count >= 2, let first = UInt32(parts[0]), let second = UInt32(parts[1]),
      first <= 2, first == 2 || second < 40
    else { return nil }
    Self.append(UInt64(first) * 40 + UInt64(second), to: &octets)
    for part in parts.dropFirst(2) {
      guard let arc = UInt32(part) else { return nil }
      Self.append(UInt64(arc), to: &octets)
    }
    self.init(contentOctets: octets)
  }

  /// Base 128, most significant first, the upper bit set on all but the last octet.
  private static func append(_ value: UInt64, to octets: inout [UInt8]) {
    var shift = 63 - value.leadingZeroBitCount
    shift -= shift % 7
    while shift > 0 {
      octets.append(0x80 | UInt8(value >> UInt64(shift) & 0x7f))
      shift -= 7
    }
    octets.append(UInt8(value & 0x7f))
  }
}
