import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

@Suite struct UsageTests {
  struct Row: Sendable, CustomStringConvertible {
    var purposes: [String]?
    var source = TrustSource.app
    var purpose = Purpose.server
    /// Issued after 2019-06-30T23:00:00Z.
    var isNew = true
    var expected: [Found] = []

    var description: String { "\(purposes ?? ["none"]) \(source) \(purpose) new: \(isNew)" }
  }

  private static let both = [Found(.extendedKeyUsage, 0), Found(.serverAuthEKU, 0)]
  private static let missing = [Found(.serverAuthEKU, 0)]
  private static let emailProtection = "1.3.6.1.5.5.7.3.4"
  private static let serverGated = "2.16.840.1.113730.4.1"
  private static let microsoftGated = "1.3.6.1.4.1.311.10.3.3"

  static let leafRows: [Row] = [
    Row(purposes: [KeyPurpose.serverAuth]),
    Row(purposes: [KeyPurpose.clientAuth, KeyPurpose.serverAuth]),
    Row(purposes: [KeyPurpose.clientAuth], expected: both),
    Row(purposes: [KeyPurpose.clientAuth], source: .user, expected: [Found(.extendedKeyUsage, 0)]),
    Row(purposes: [KeyPurpose.clientAuth], isNew: false, expected: [Found(.extendedKeyUsage, 0)]),
    Row(purposes: [KeyPurpose.any], expected: missing),
    Row(purposes: [KeyPurpose.any], isNew: false),
    Row(purposes: [KeyPurpose.any], source: .user),
    Row(purposes: [KeyPurpose.any], source: .system, isNew: false, expected: missing),
    Row(purposes: [serverGated], isNew: false), Row(purposes: [microsoftGated], isNew: false),
    Row(purposes: nil, expected: missing),
    Row(purposes: nil, isNew: false),
    Row(purposes: nil, source: .user),
    Row(purposes: nil, source: .system, isNew: false, expected: missing),
    Row(purposes: nil, purpose: .client),
    Row(purposes: [KeyPurpose.clientAuth], purpose: .client),
    Row(purposes: [KeyPurpose.any], purpose: .client),
    Row(
      purposes: [KeyPurpose.serverAuth], purpose: .client, expected: [Found(.extendedKeyUsage, 0)]),
    Row(purposes: [emailProtection], purpose: .basic),
    // Each list counts for its own purpose.
    Row(purposes: [serverGated], purpose: .client, expected: [Found(.extendedKeyUsage, 0)]),
    Row(purposes: [microsoftGated], purpose: .client, expected: [Found(.extendedKeyUsage, 0)]),
    Row(purposes: nil, source: .system, purpose: .client),
    Row(purposes: nil, source: .system, purpose: .basic),
    Row(purposes: [emailProtection], source: .system, purpose: .basic),
    Row(purposes: [serverGated], source: .user),
    Row(purposes: [serverGated], expected: missing),
  ]

  @Test(arguments: leafRows) func leafPurposes(row: Row) throws {
    var chain = TestChain()
    chain.leaf.extendedKeyUsage = row.purposes
    #expect(try found(chain, row) == row.expected)
  }

  static let issuerRows: [Row] = [
    Row(purposes: nil),
    Row(purposes: [KeyPurpose.any]),
    Row(purposes: [KeyPurpose.serverAuth]),
    Row(purposes: [emailProtection], expected: [Found(.extendedKeyUsage, 1)]),
    Row(
      purposes: [emailProtection], source: .system,
      expected: [Found(.extendedKeyUsage, 1), Found(.serverAuthEKU, 1)]),
    Row(purposes: [serverGated]),
    Row(purposes: [serverGated], source: .system, expected: [Found(.serverAuthEKU, 1)]),
    Row(purposes: [KeyPurpose.any], source: .system),
    Row(purposes: [KeyPurpose.serverAuth], source: .system),
    Row(purposes: nil, source: .system),
    Row(purposes: [serverGated], source: .user),
    Row(purposes: [emailProtection], purpose: .basic),
    Row(purposes: [microsoftGated]),
    Row(purposes: [microsoftGated], source: .system, expected: [Found(.serverAuthEKU, 1)]),
    Row(
      purposes: [KeyPurpose.serverAuth], purpose: .client,
      expected: [Found(.extendedKeyUsage, 0), Found(.extendedKeyUsage, 1)]),
    Row(
      purposes: [KeyPurpose.clientAuth], purpose: .client, expected: [Found(.extendedKeyUsage, 0)]),
  ]

  @Test(arguments: issuerRows) func issuerPurposes(row: Row) throws {
    var chain = TestChain()
    chain.issuer.extendedKeyUsage = row.purposes
    #expect(try found(chain, row) == row.expected)
  }

  /// An anchor's own extended key usage has no effect.
  @Test func anchorPurposes() throws {
    var chain = TestChain()
    chain.root.extendedKeyUsage = [Self.emailProtection]
    #expect(try found(chain, Row(purposes: nil)) == [])
  }

  private func found(_ chain: TestChain, _ row: Row) throws -> [Found] {
    var chain = chain
    // One second after the rule's date, or at it; well within all limits of lifetime.
    let start = Instant(secondsSinceEpoch: 1_561_935_600).advanced(bySeconds: row.isNew ? 1 : 0)
    chain.leaf.notBefore = start
    chain.leaf.notAfter = start.advanced(byDays: 90)
    for path in [\TestChain.issuer, \.root] {
      chain[keyPath: path].notBefore = start
      chain[keyPath: path].notAfter = start.advanced(byDays: 1000)
    }
    let issued = try chain.issued()
    return try evaluate(
      [issued.leaf, issued.issuer], anchors: [issued.root], source: row.source,
      purpose: row.purpose, at: start
    ).best.found
  }

  @Test func missingPurposeIsAConsequence() throws {
    var chain = TestChain()
    chain.leaf.extendedKeyUsage = [KeyPurpose.clientAuth]
    let issued = try chain.issued()
    let findings = try evaluate([issued.leaf, issued.issuer], anchors: [issued.root]).best.findings
    #expect(findings.map(\.causedBy) == [nil, .extendedKeyUsage])
    #expect(findings.first?.expected == "extended key usage serverAuth")
    #expect(findings.first?.actual == "clientAuth")
  }

  /// Whose purpose is missing, of what, and whether any is named at all.
  @Test func isWorded() throws {
    func findings(
      _ change: (inout TestChain) -> Void, _ purpose: Purpose = .server
    ) throws -> [Finding] {
      var chain = TestChain()
      change(&chain)
      let issued = try chain.issued()
      return try evaluate([issued.leaf, issued.issuer], anchors: [issued.root], purpose: purpose)
        .best.findings
    }
    let client = try findings({ $0.leaf.extendedKeyUsage = [KeyPurpose.serverAuth] }, .client)
    #expect(
      client.map(\.summary) == ["the certificate is not for TLS client authentication"])
    #expect(client.first?.expected == "extended key usage clientAuth")
    let issuer = try findings { $0.issuer.extendedKeyUsage = [KeyPurpose.emailProtection] }
    #expect(
      issuer.map(\.summary) == [
        "the issuer may not issue certificates for TLS server authentication"
      ])
    let issuerOfClient = try findings(
      {
        $0.leaf.extendedKeyUsage = [KeyPurpose.clientAuth]
        $0.issuer.extendedKeyUsage = [KeyPurpose.serverAuth, KeyPurpose.emailProtection]
      }, .client)
    #expect(
      issuerOfClient.map(\.summary) == [
        "the issuer may not issue certificates for TLS client authentication"
      ])
    #expect(issuerOfClient.first?.expected == "extended key usage clientAuth")
    #expect(issuerOfClient.first?.actual == "serverAuth, emailProtection")
    let none = try findings { $0.leaf.extendedKeyUsage = nil }
    #expect(none.map(\.expected) == ["extended key usage serverAuth"])
    #expect(
      none.map(\.summary) == ["the certificate does not say that it is for TLS servers"])
    #expect(none.map(\.reason) == [.noExtendedKeyUsage])
    #expect(none.map(\.actual) == ["no extended key usage"])
    let any = try findings { $0.leaf.extendedKeyUsage = [KeyPurpose.any] }
    #expect(any.map(\.check) == [.serverAuthEKU] && any.map(\.reason) == [nil])
    #expect(any.map(\.actual) == ["anyExtendedKeyUsage"])
  }

  /// Under the platform's roots more is asked of an authority.
  @Test func anAuthorityIsWorded() throws {
    var chain = TestChain()
    chain.issuer.extendedKeyUsage = [KeyPurpose.emailProtection, KeyPurpose.clientAuth]
    let issued = try chain.issued()
    let findings = try evaluate(
      [issued.leaf, issued.issuer], anchors: [issued.root], source: .system
    ).best.findings
    #expect(findings.map(\.check) == [.extendedKeyUsage, .serverAuthEKU])
    #expect(findings.map(\.causedBy) == [nil, .extendedKeyUsage])
    #expect(findings.last?.summary == "the issuer may not issue certificates for TLS servers")
    #expect(findings.last?.expected == "extended key usage serverAuth or anyExtendedKeyUsage")
    #expect(
      findings.map(\.actual) == ["emailProtection, clientAuth", "emailProtection, clientAuth"])
  }

  /// The usage of the certificate is checked without any issuer, too.
  @Test func aLeafThatIsAlone() throws {
    var chain = TestChain()
    chain.leaf.extendedKeyUsage = [KeyPurpose.clientAuth]
    let leaf = try chain.issued().leaf
    let selfSigned = try chain.leaf.issue(to: TestAuthority.leafKey.get())
    let cases: [(IssuedCertificate, [IssuedCertificate])] = [
      (leaf, []), (selfSigned, []), (selfSigned, [selfSigned]),
    ]
    for (sent, anchors) in cases {
      let found = try evaluate([sent], anchors: anchors).best.found
      #expect(found.contains(Found(.extendedKeyUsage, 0)))
    }
  }

  struct UsageRow: Sendable {
    var present: KeyUsage?
    var required: KeyUsage
    var isEnough: Bool
  }

  @Test(arguments: [
    UsageRow(present: .digitalSignature, required: .digitalSignature, isEnough: true),
    UsageRow(
      present: [.digitalSignature, .keyEncipherment], required: .keyEncipherment, isEnough: true),
    UsageRow(present: .digitalSignature, required: .keyEncipherment, isEnough: false),
    UsageRow(
      present: .digitalSignature, required: [.digitalSignature, .keyAgreement], isEnough: false),
    UsageRow(present: nil, required: .digitalSignature, isEnough: false),
  ])
  func requiredUsage(row: UsageRow) throws {
    var chain = TestChain()
    chain.leaf.keyUsage = row.present
    let issued = try chain.issued()
    let evaluation = try evaluate([issued.leaf, issued.issuer], anchors: [issued.root]) {
      $0.requiredKeyUsage = row.required
    }
    #expect(evaluation.best.found == (row.isEnough ? [] : [Found(.keyUsage, 0)]))
    let usage = row.present.map(\.text) ?? "no key usage"
    #expect(evaluation.best.findings.allSatisfy { $0.actual == usage })
    let required = "key usage \(row.required.text)"
    #expect(evaluation.best.findings.allSatisfy { $0.expected == required })
  }
}
