package import TrustModel
package import X509

extension PathChecks {
  /// Of the pins of each place, one has to be on the path (LeafSPKISHA256, CAspkiSHA256; PinnedKey
  /// is a check of this tool, for pins without a place, which Apple does not have).
  ///
  /// Apple's checks include the anchor. Where the path has no authority, the second one fails on
  /// the leaf (Security, SecPolicyServer.c).
  ///
  /// Whether an authority that is not there has the key cannot be told: that is a consequence of its lack.
  @Sendable static func pins(_ path: PathContext) -> [Finding] {
    guard !path.settings.pins.isEmpty else { return [] }
    let isWhole = path.ending == .anchor || path.ending == .selfSigned
    return Pin.Place.allCases.compactMap { place in
      let pins = path.settings.pins.filter { $0.place == place }
      let keys = path.certificates.enumerated().filter { place.includes($0.offset) }
      guard !pins.isEmpty,
        !keys.contains(where: { key in pins.contains { $0.isKey(of: key.element) } })
      else { return nil }
      let isElsewhere = path.certificates.contains { key in pins.contains { $0.isKey(of: key) } }
      return Finding(
        place.check, certificate: place.failing(onPathOf: path.certificates.count),
        reason: isElsewhere ? .pinnedElsewhere : .notPinned,
        summary: isElsewhere ? place.elsewhere : place.problem,
        expected: (pins.count > 1 ? "one of " : "") + pins.map(\.key).joined(separator: ", "),
        actual: keys.isEmpty && !isElsewhere
          ? "no authority on the path"
          : (isElsewhere ? Array(path.certificates.enumerated()) : keys).map {
            "\(Pin(spki: $0.element.publicKey.spki).key) ('\($0.element.label)')"
          }
          .joined(separator: ", "),
        causedBy: isWhole || isElsewhere || place == .leaf ? nil : .missingIntermediate)
    }
  }
}

extension Pin {
  /// Whether the certificate has the key.
  package func isKey(of certificate: Certificate) -> Bool {
    SHA256.digest(certificate.publicKey.spki) == digest
  }
}

extension Pin.Place {
  /// The check that fails where no certificate in this place has a pinned key.
  package var check: Check {
    switch self {
    case .any: .pinnedKey
    case .leaf: .leafSPKISHA256
    case .ca: .caSPKISHA256
    }
  }

  fileprivate var problem: String {
    switch self {
    case .any: "no certificate on the path has a pinned key"
    case .leaf: "the certificate's key is not pinned"
    case .ca: "no authority on the path has a pinned key"
    }
  }

  /// The failure of a key that is pinned for this place and is on the path in another one.
  fileprivate var elsewhere: String {
    switch self {
    case .any: problem
    case .leaf: "the pinned key is an authority's, and the pin is for the leaf"
    case .ca: "the pinned key is the leaf's own, and the pin is for an authority"
    }
  }

  /// The certificate that the failure is reported on; nil where it is about all of them.
  fileprivate func failing(onPathOf count: Int) -> Int? {
    switch self {
    case .any: nil
    case .leaf: 0
    case .ca: min(1, count - 1)
    }
  }
}
