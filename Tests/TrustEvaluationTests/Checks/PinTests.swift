import OpenSSLEngine
import Testing
import TrustModel
import X509

@testable import TrustEvaluation

/// Of the pins of each place, one has to be on the path.
@Suite struct PinTests {
  private static func pin(_ certificate: IssuedCertificate, _ place: Pin.Place) throws -> Pin {
    Pin(spki: try certificate.parsed.publicKey.spki, place: place)
  }

  private static let other = Pin.Place.allCases.map { Pin(spki: [1, 2, 3], place: $0) }

  /// The places that match each certificate's key: 0 is the leaf, 2 the anchor.
  @Test(arguments: [
    (0, Pin.Place.any, [Check]()), (1, .any, []), (2, .any, []),
    (0, .leaf, []), (1, .leaf, [.leafSPKISHA256]), (2, .leaf, [.leafSPKISHA256]),
    (0, .ca, [.caSPKISHA256]), (1, .ca, []), (2, .ca, []),
  ])
  func places(index: Int, place: Pin.Place, failures: [Check]) throws {
    let issued = try TestChain().issued()
    let chain = [issued.leaf, issued.issuer, issued.root]
    let evaluation = try evaluate([issued.leaf, issued.issuer], anchors: [issued.root]) {
      $0.pins = [try Self.pin(chain[index], place)]
    }
    #expect(evaluation.best.findings.map(\.check) == failures)
    #expect(evaluation.isTrusted == failures.isEmpty)
    // The key is on the path: it was not replaced, but is pinned for another place.
    #expect(evaluation.best.findings.allSatisfy { $0.reason == .pinnedElsewhere })
  }

  /// Where the issuer is not there, whether an authority has the key is not known; the leaf is.
  @Test func anIncompletePath() throws {
    let issued = try TestChain().issued()
    let evaluation = try evaluate([issued.leaf], anchors: [issued.root]) { $0.pins = Self.other }
    let causes = Dictionary(
      uniqueKeysWithValues: evaluation.best.findings.map { ($0.check, $0.causedBy) })
    #expect(
      causes == [
        .missingIntermediate: nil, .pinnedKey: .missingIntermediate, .leafSPKISHA256: nil,
        .caSPKISHA256: .missingIntermediate,
      ])
    // A path that ends in a root that is not trusted is whole.
    let untrusted = try evaluate([issued.leaf, issued.issuer, issued.root], anchors: []) {
      $0.pins = Self.other
    }
    #expect(untrusted.best.findings.allSatisfy { $0.causedBy == nil })
  }

  /// A spare key need not be on the path; a pin for another place is not a spare.
  @Test func spares() throws {
    let issued = try TestChain().issued()
    let leaf = try Self.pin(issued.leaf, .leaf)
    let authority = try Self.pin(issued.root, .ca)
    let trials: [([Pin], [Check])] = [
      (Self.other + [leaf], [.pinnedKey, .caSPKISHA256]),
      ([leaf, authority, Self.other[1], Self.other[2]], []),
      ([leaf, Self.other[2]], [.caSPKISHA256]), ([authority, Self.other[1]], [.leafSPKISHA256]),
      (Self.other, [.pinnedKey, .leafSPKISHA256, .caSPKISHA256]),
    ]
    for (pins, failures) in trials {
      let evaluation = try evaluate([issued.leaf, issued.issuer], anchors: [issued.root]) {
        $0.pins = pins
      }
      #expect(evaluation.best.findings.map(\.check) == failures)
    }
  }

  /// A key that is on the path, but not in its place, is among the keys that are shown; without it
  /// those of the place are enough.
  @Test(arguments: [(true, [0, 1, 2]), (false, [1, 2])])
  func whichKeysAreShown(isElsewhere: Bool, places: [Int]) throws {
    let issued = try TestChain().issued()
    let evaluation = try evaluate([issued.leaf, issued.issuer], anchors: [issued.root]) {
      $0.pins = isElsewhere ? [try Self.pin(issued.leaf, .ca)] : [Self.other[2]]
    }
    #expect(evaluation.best.findings.map(\.check) == [.caSPKISHA256])
    let actual = try #require(evaluation.best.findings.first?.actual)
    let keys = try [issued.leaf, issued.issuer, issued.root].map { try Self.pin($0, .any).key }
    #expect(keys.indices.filter { actual.contains(keys[$0]) } == places, "\(actual)")
  }

  /// What is wrong, on which certificate, and which keys would do.
  @Test(
    arguments: [
      (.any, nil, nil, "no certificate on the path has a pinned key"),
      (.leaf, nil, 0, "the certificate's key is not pinned"),
      (.leaf, 1, 0, "the pinned key is an authority's, and the pin is for the leaf"),
      (.ca, nil, 1, "no authority on the path has a pinned key"),
      (.ca, 0, 1, "the pinned key is the leaf's own, and the pin is for an authority"),
    ] as [(Pin.Place, Int?, Int?, String)])
  func isWorded(place: Pin.Place, elsewhere: Int?, certificate: Int?, text: String) throws {
    let issued = try TestChain().issued()
    var pins = Self.other.filter { $0.place == place }
    if let elsewhere {
      pins.append(try Self.pin([issued.leaf, issued.issuer][elsewhere], place))
    }
    let finding = try #require(
      try evaluate([issued.leaf, issued.issuer], anchors: [issued.root]) { $0.pins = pins }
        .best.findings.first)
    #expect(finding.certificate == certificate)
    #expect(finding.summary == text)
    #expect(
      finding.expected
        == (pins.count > 1 ? "one of " : "") + pins.map(\.key).joined(separator: ", "))
  }

  /// All keys of the path are shown, as a user needs them to renew a pin.
  @Test func theFailureShowsWhatIsThere() throws {
    let issued = try TestChain().issued()
    let evaluation = try evaluate([issued.leaf, issued.issuer], anchors: [issued.root]) {
      $0.pins = [Self.other[0]]
    }
    let actual = try #require(evaluation.best.findings.first?.actual)
    for certificate in [issued.leaf, issued.issuer, issued.root] {
      #expect(actual.contains(try Self.pin(certificate, .any).key))
    }
    #expect(evaluation.best.findings.first?.expected == Self.other[0].key)
  }

  /// Security, SecPolicyServer.c: without an authority the check of authorities fails on the leaf.
  @Test func aLeafAlone() throws {
    let leaf = try TestAuthority.leafTemplate().issue(to: TestAuthority.leafKey.get())
    for (place, failures) in [(Pin.Place.leaf, []), (.ca, [Found(.caSPKISHA256, 0)])] {
      let evaluation = try evaluate([leaf], anchors: [leaf]) {
        $0.pins = [try Self.pin(leaf, place)]
      }
      #expect(evaluation.best.found == failures)
    }
    // Where another key is pinned for authorities there is none to show, unless it is the leaf's
    // own.
    for (pin, actual) in try [
      (Self.other[2], "no authority on the path"),
      (Self.pin(leaf, .ca), Self.pin(leaf, .any).key + " ('www.example.com')"),
    ] {
      let evaluation = try evaluate([leaf], anchors: [leaf]) { $0.pins = [pin] }
      #expect(evaluation.best.findings.map(\.actual) == [actual])
    }
  }

  /// Of two anchored paths, the one with the pinned key is chosen.
  @Test(arguments: [false, true]) func aPathWithThePinIsTaken(isOther: Bool) throws {
    let chain = TestChain()
    let issued = try chain.issued()
    let other = try TestAuthority.rootTemplate("Other Root").issue(
      to: TestAuthority.otherRootKey.get())
    let cross = try chain.issuer.issue(to: TestAuthority.issuerKey.get(), by: other)
    let evaluation = try evaluate(
      [issued.leaf, issued.issuer, cross], anchors: [issued.root, other]
    ) { $0.pins = [try Self.pin(isOther ? other : issued.root, .ca)] }
    #expect(evaluation.isTrusted)
    #expect(evaluation.best.names.last == (isOther ? "Other Root" : "Test Root"))
  }
}
