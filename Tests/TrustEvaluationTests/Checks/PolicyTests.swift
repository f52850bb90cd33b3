import Testing
import TrustEvaluation
import TrustModel
import X509

@Suite struct PolicyTests {
  @Test func needsNoPolicyUnlessRequired() throws {
    #expect(try accepts([issued(), issued(policies: [1]), root]))
    #expect(try accepts([issued(policies: [2]), issued(policies: [1]), root]))
  }

  @Test func requiresOneValidPolicy() throws {
    let issuer = issued(policies: [1, 2], requireExplicit: 0)
    #expect(try accepts([issued(policies: [1]), issuer, root]))
    #expect(try accepts([issued(policies: [3, 2]), issuer, root]))
    #expect(try !accepts([issued(policies: [3]), issuer, root]))
    #expect(try !accepts([issued(), issuer, root]))
    #expect(try !accepts([issued(policies: [1]), issued(requireExplicit: 0), root]))
  }

  @Test func countsCertificatesUntilAPolicyIsRequired() throws {
    // The requirement applies after as many certificates as it states.
    let path = { (skip: UInt8) in
      [
        self.issued(), self.issued(policies: [1]), self.issued(policies: [1]),
        self.issued(policies: [1], requireExplicit: skip), self.root,
      ]
    }
    #expect(try !accepts(path(0)))
    #expect(try !accepts(path(3)))
    #expect(try accepts(path(4)))
    var selfIssued = path(3)
    selfIssued[2].subject = selfIssued[2].issuer
    #expect(try accepts(selfIssued))
  }

  /// Each counter decreases with every certificate that is not self-issued, and applies below it.
  @Test(arguments: [0, 1, 2, 3]) func countsForAnyPolicyAndMappings(below: Int) throws {
    // Issuers between the one with the counter and the one it applies to.
    let between = Array(repeating: issued(policies: [1]), count: below)
    for skip in UInt8(0)...4 {
      var upper = issued(policies: [1], requireExplicit: 0)
      upper.inhibitAnyPolicy = skip
      #expect(
        try accepts([issued(policies: [0])] + between + [upper, root]) == (Int(skip) > below))
      var selfIssued = issued(policies: [0])
      selfIssued.subject = selfIssued.issuer
      #expect(
        try accepts([issued(policies: [1]), selfIssued] + between + [upper, root]))
      upper.inhibitAnyPolicy = nil
      upper.inhibitPolicyMapping = skip
      var mapping = issued(policies: [1])
      mapping.mappings = [(from: 1, to: 2)]
      #expect(
        try accepts([issued(policies: [2]), mapping] + between + [upper, root])
          == (Int(skip) > below))
    }
  }

  @Test func leafMayRequireAPolicyOfItself() throws {
    let issuer = issued(policies: [1])
    #expect(try !accepts([issued(policies: [2], requireExplicit: 0), issuer, root]))
    #expect(try accepts([issued(policies: [1], requireExplicit: 0), issuer, root]))
  }

  @Test func anyPolicyCountsAsAllUntilInhibited() throws {
    let anyIssuer = issued(policies: [0], requireExplicit: 0)
    #expect(try accepts([issued(policies: [7]), anyIssuer, root]))
    #expect(try accepts([issued(policies: [0]), anyIssuer, root]))
    var inhibiting = issued(policies: [1], requireExplicit: 0)
    #expect(try accepts([issued(policies: [0]), inhibiting, root]))
    inhibiting.inhibitAnyPolicy = 0
    #expect(try !accepts([issued(policies: [0]), inhibiting, root]))
    var selfIssued = issued(policies: [0])
    selfIssued.subject = selfIssued.issuer
    #expect(try accepts([issued(policies: [1]), selfIssued, inhibiting, root]))
    // Self-issued or not, a leaf is none of those that may go on with any policy.
    #expect(try !accepts([selfIssued, inhibiting, root]))
  }

  @Test func followsMappings() throws {
    var issuer = issued(policies: [1], requireExplicit: 0)
    issuer.mappings = [(from: 1, to: 2)]
    #expect(try accepts([issued(policies: [2]), issuer, root]))
    #expect(try !accepts([issued(policies: [1]), issuer, root]))
    var fromAny = issued(policies: [0], requireExplicit: 0)
    fromAny.mappings = [(from: 1, to: 2)]
    #expect(try accepts([issued(policies: [2]), fromAny, root]))
    // Two policies of an issuer may be mapped to the same one (RFC 9618's graph).
    var merging = issued(policies: [1, 2], requireExplicit: 0)
    merging.mappings = [(from: 1, to: 3), (from: 2, to: 3)]
    #expect(try accepts([issued(policies: [3]), merging, root]))
  }

  @Test func inhibitedMappingsDeleteThePolicy() throws {
    var upper = issued(policies: [1], requireExplicit: 0)
    upper.inhibitPolicyMapping = 0
    var lower = issued(policies: [1])
    lower.mappings = [(from: 1, to: 2)]
    #expect(try !accepts([issued(policies: [2]), lower, upper, root]))
    #expect(try !accepts([issued(policies: [1]), lower, upper, root]))
    upper.inhibitPolicyMapping = 1
    #expect(try accepts([issued(policies: [2]), lower, upper, root]))
  }

  @Test func refusesMappingsOfAnyPolicy() throws {
    for mapping in [(from: UInt8(0), to: UInt8(1)), (from: 1, to: 0)] {
      var issuer = issued(policies: [0, 1])
      issuer.mappings = [mapping]
      #expect(try !accepts([issued(policies: [1]), issuer, root]))
    }
  }

  @Test func boundsMappings() throws {
    var issuer = issued(policies: [0])
    issuer.mappings = (1...19).map { (from: $0, to: $0 + 1) }
    #expect(try accepts([issued(policies: [1]), issuer, root]))
    issuer.mappings.append((from: 20, to: 21))
    #expect(try !accepts([issued(policies: [1]), issuer, root]))
  }

  @Test func leavesOutTheAnchorsOwnPolicies() throws {
    var anchor = root
    anchor.policies = [9]
    anchor.requireExplicitPolicy = 0
    let path = try [issued(policies: [1]), anchor].map { try $0.certificate() }
    #expect(policyFindings(path: path).isEmpty)
    #expect(!policyFindings(path: path, isAnchored: false).isEmpty)
  }

  @Test func toleratesPathsOfOneAndNone() throws {
    #expect(policyFindings(path: []).isEmpty)
    #expect(policyFindings(path: [try root.certificate()]).isEmpty)
  }

  /// What would have been valid, and what was there, in the certificate below which nothing is.
  @Test func whatIsExpectedAndFound() throws {
    func texts(_ path: [UnsignedCertificate]) throws -> [String?] {
      let finding = try #require(
        policyFindings(path: try path.map { try $0.certificate() }).first)
      return [finding.expected, finding.actual]
    }
    var leaf = issued(policies: [3])
    leaf.subject = [.commonName("leaf")]
    var issuer = issued(policies: [2, 1], requireExplicit: 0)
    issuer.subject = [.commonName("issuer")]
    #expect(
      try texts([leaf, issuer, root]) == [
        "the certificate policy 1.2.3.4.1 or 1.2.3.4.2 in 'leaf'", "1.2.3.4.3",
      ])
    leaf.policies = nil
    #expect(try texts([leaf, issuer, root]).last == "none")
    issuer.policies = nil
    #expect(try texts([leaf, issuer, root]) == ["a certificate policy in 'issuer'", "none"])
    issuer.policies = [1]
    issuer.mappings = [(from: 1, to: 2)]
    var upper = issued(policies: [1], requireExplicit: 0)
    upper.inhibitPolicyMapping = 0
    #expect(
      try texts([leaf, issuer, upper, root]) == [
        "the certificate policy 1.2.3.4.1 in 'issuer'",
        "1.2.3.4.1, mapped to others where that is inhibited",
      ])
    leaf.policies = [1, 2, 3, 4, 5, 6]
    issuer = issued(policies: [9], requireExplicit: 0)
    #expect(
      try texts([leaf, issuer, root]).last
        == "1.2.3.4.1 or 1.2.3.4.2 or 1.2.3.4.3 or 1.2.3.4.4 or 2 more")
  }

  /// Who requires a policy, and which mappings no authority may have.
  @Test func whatIsWrongIsTold() throws {
    func summary(_ path: [UnsignedCertificate]) throws -> String? {
      policyFindings(path: try path.map { try $0.certificate() }).first?.summary
    }
    var leaf = issued(policies: [2])
    leaf.subject = [.commonName("leaf")]
    var issuer = issued(policies: [1], requireExplicit: 0)
    issuer.subject = [.commonName("issuer")]
    #expect(
      try summary([leaf, issuer, root])
        == "no certificate policy is valid down to 'leaf', but an issuer requires one")
    issuer.requireExplicitPolicy = nil
    leaf.requireExplicitPolicy = 0
    #expect(
      try summary([leaf, issuer, root])
        == "no certificate policy is valid for the path, but the leaf requires one")
    for mapping in [(from: UInt8(0), to: UInt8(1)), (from: 1, to: 0)] {
      issuer.mappings = [mapping]
      #expect(
        try summary([leaf, issuer, root])
          == "the policy mappings of 'issuer' map the special policy anyPolicy")
    }
    issuer.mappings = (1...20).map { (from: $0, to: $0 + 1) }
    #expect(
      try summary([leaf, issuer, root])
        == "the policy mappings of 'issuer' are too many: 20, at most 19 allowed")
  }

  private let root = UnsignedCertificate(
    subject: [.commonName("root")], issuer: [.commonName("root")])

  private func issued(
    policies: [UInt8]? = nil, requireExplicit: UInt8? = nil
  ) -> UnsignedCertificate {
    UnsignedCertificate(policies: policies, requireExplicitPolicy: requireExplicit)
  }

  private func accepts(_ path: [UnsignedCertificate]) throws -> Bool {
    let findings = policyFindings(path: try path.map { try $0.certificate() })
    #expect(findings.allSatisfy { $0.check == .policyConstraints && $0.certificate == 0 })
    return findings.isEmpty
  }
}
