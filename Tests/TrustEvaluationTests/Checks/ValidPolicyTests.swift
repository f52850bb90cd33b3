import OpenSSLEngine
import Testing
import TrustModel
import X509

@testable import TrustEvaluation

/// A policy is valid if all certificates below the anchor contain it (RFC 5280, section 6.1).
@Suite struct ValidPolicyTests {
  private static let extended = "2.23.140.1.1"
  private static let domain = "2.23.140.1.2.1"
  private static let any = "2.5.29.32.0"

  @Test(
    arguments: [
      ([extended], [extended], [extended]), ([extended], [any], [extended]),
      ([extended], [domain], []), ([extended], [], []), ([], [extended], []),
      ([domain, extended], [extended, domain], [domain, extended]),
      ([domain, extended], [extended], [extended]), ([any], [extended], [extended]),
      ([any], [any], [any]), ([domain, any], [any], [domain, any]),
    ] as [([String], [String], [String])])
  func alongThePath(leaf: [String], issuer: [String], valid: [String]) throws {
    var chain = TestChain()
    chain.leaf.policies = leaf
    chain.issuer.policies = issuer
    let issued = try chain.issued()
    let path = try [issued.leaf, issued.issuer, issued.root].map { try $0.parsed }
    #expect(validPolicies(of: path, isAnchored: true).map(\.description) == valid)
  }

  /// An anchor's own policies are not used, unless it is the leaf.
  @Test func anchors() throws {
    var leaf = TestAuthority.leafTemplate()
    leaf.policies = [Self.extended]
    let alone = try leaf.issue(to: TestAuthority.leafKey.get()).parsed
    #expect(validPolicies(of: [alone], isAnchored: true).map(\.description) == [Self.extended])
    #expect(validPolicies(of: [], isAnchored: true).isEmpty)
    let issued = try TestChain().issued()
    var under = TestAuthority.leafTemplate()
    under.policies = [Self.extended]
    let path = [
      try under.issue(to: TestAuthority.leafKey.get(), by: issued.root).parsed,
      try issued.root.parsed,
    ]
    #expect(validPolicies(of: path, isAnchored: true).map(\.description) == [Self.extended])
    #expect(validPolicies(of: path, isAnchored: false).isEmpty)
  }

  /// What counts are the policies of the anchor's domain: a mapping makes none valid that no
  /// certificate has there, and one of the leaf's stands for those that are mapped to it.
  @Test(
    arguments: [
      ([extended], [domain], [(domain, extended)], [domain]),
      ([extended], [any], [(domain, extended)], [domain]),
      ([domain], [extended], [(extended, domain)], [extended]),
      ([domain], [any], [(extended, domain)], [extended]),
      ([extended], [domain], [(extended, domain)], []),
      ([extended], [extended], [(extended, domain)], []),
      ([extended, domain], [any], [(domain, extended)], [domain]),
      ([extended], [extended, domain], [(domain, extended)], [extended, domain]),
      ([domain], [extended, domain], [(extended, domain), (domain, extended)], [extended]),
      ([any], [extended], [(extended, domain)], [extended]),
    ] as [([String], [String], [(String, String)], [String])])
  func mappings(
    leaf: [String], issuer: [String], mappings: [(String, String)], valid: [String]
  ) throws {
    var chain = TestChain()
    (chain.leaf.policies, chain.issuer.policies) = (leaf, issuer)
    chain.issuer.extraExtensions = [
      CertificateTemplate.Extension(
        "2.5.29.33",
        value: DER.sequence(
          mappings.map {
            DER.sequence(DER.objectIdentifier($0.0), DER.objectIdentifier($0.1))
          }))
    ]
    let issued = try chain.issued()
    let path = try [issued.leaf, issued.issuer, issued.root].map { try $0.parsed }
    let found = validPolicies(of: path, isAnchored: true).map(\.description)
    #expect(found.sorted() == valid.sorted())
    // Those that the leaf names come first.
    let named = leaf.filter(valid.contains)
    #expect(Array(found.prefix(named.count)) == named)
  }

  /// A policy that is mapped twice is still the one of the anchor's domain.
  @Test func mappingsInARow() throws {
    let root = UnsignedCertificate(subject: [.commonName("root")], issuer: [.commonName("root")])
    let path = try [
      UnsignedCertificate(policies: [3]),
      UnsignedCertificate(policies: [2], mappings: [(from: 2, to: 3)]),
      UnsignedCertificate(policies: [1], mappings: [(from: 1, to: 2)]), root,
    ].map { try $0.certificate() }
    #expect(validPolicies(of: path, isAnchored: true).map(\.description) == ["1.2.3.4.1"])
  }

  /// Mapping anyPolicy is illegal (RFC 5280, section 4.2.1.5), and makes no policy valid; a leaf's
  /// mappings concern no certificate.
  @Test func mappingsOfAnyPolicy() throws {
    let mapping = CertificateTemplate.Extension(
      "2.5.29.33",
      value: DER.sequence(
        DER.sequence(DER.objectIdentifier(Self.any), DER.objectIdentifier(Self.extended))))
    for (isOfLeaf, valid) in [(true, [Self.extended]), (false, [])] {
      var chain = TestChain()
      (chain.leaf.policies, chain.issuer.policies) = ([Self.extended], [Self.extended])
      if isOfLeaf {
        chain.leaf.extraExtensions = [mapping]
      } else {
        chain.issuer.extraExtensions = [mapping]
      }
      let issued = try chain.issued()
      let path = try [issued.leaf, issued.issuer, issued.root].map { try $0.parsed }
      #expect(validPolicies(of: path, isAnchored: true).map(\.description) == valid)
    }
  }
}
