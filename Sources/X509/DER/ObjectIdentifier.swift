/// An ASN.1 OBJECT IDENTIFIER, kept as its DER content octets: comparison needs no decoding.
package struct ObjectIdentifier: Hashable, Sendable {
  package let contentOctets: [UInt8]

  package init(contentOctets: [UInt8]) {
    self.contentOctets = contentOctets
  }

  package func hash(into hasher: inout Hasher) {
    // All octets at once: an array would be hashed element by element.
    contentOctets.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension ObjectIdentifier: CustomStringConvertible {
  /// Dotted form such as `2.5.29.17`; `invalid` for octets that are no identifier.
  package var description: String {
    var arcs: [UInt64] = []
    var arc: UInt64 = 0
    for octet in contentOctets {
      guard arc <= UInt64.max >> 7 else { return "invalid" }
      arc = arc << 7 | UInt64(octet & 0x7f)
      guard octet & 0x80 == 0 else { continue }
      if arcs.isEmpty {
        let first = min(arc / 40, 2)
        arcs = [first, arc - first * 40]
      } else {
        arcs.append(arc)
      }
      arc = 0
    }
    guard let last = contentOctets.last, last & 0x80 == 0 else { return "invalid" }
    return arcs.map(String.init).joined(separator: ".")
  }
}
