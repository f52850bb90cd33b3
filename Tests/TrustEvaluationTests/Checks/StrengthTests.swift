import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

@Suite struct StrengthTests {
  struct KeyRow: Sendable, CustomStringConvertible {
    let kind: PrivateKey.Kind
    let key: Result<PrivateKey, IssuingError>
    let server: [Check]
    let others: [Check]

    init(kind: PrivateKey.Kind, server: [Check] = [], others: [Check] = []) {
      self.kind = kind
      key = TestAuthority.key(kind)
      self.server = server
      self.others = others
    }

    var description: String { "\(kind)" }
  }

  static let keyRows: [KeyRow] = [
    KeyRow(kind: .rsa(2048)),
    KeyRow(kind: .rsa(2040), server: [.keySize]),
    KeyRow(kind: .rsa(1024), server: [.keySize]),
    KeyRow(kind: .rsa(1016), server: [.weakKeySize, .keySize], others: [.weakKeySize]),
    KeyRow(kind: .p256),
    KeyRow(kind: .p384),
    KeyRow(kind: .p192, server: [.keySize]),
    KeyRow(kind: .ed25519, server: [.keySize]),
  ]

  @Test(arguments: keyRows) func leafKeys(row: KeyRow) throws {
    var chain = TestChain()
    chain.leafKey = row.key
    chain.leaf.extendedKeyUsage = [KeyPurpose.serverAuth, KeyPurpose.clientAuth]
    try expect(chain, row, at: 0)
  }

  @Test(arguments: keyRows) func issuerKeys(row: KeyRow) throws {
    var chain = TestChain()
    chain.issuerKey = row.key
    chain.leaf.extendedKeyUsage = [KeyPurpose.serverAuth, KeyPurpose.clientAuth]
    try expect(chain, row, at: 1)
  }

  private func expect(_ chain: TestChain, _ row: KeyRow, at index: Int) throws {
    let issued = try chain.issued()
    for purpose in Purpose.allCases {
      let path = try evaluate(
        [issued.leaf, issued.issuer], anchors: [issued.root], purpose: purpose
      ).best
      let expected = purpose == .server ? row.server : row.others
      #expect(path.found == expected.map { Found($0, index) }, "\(purpose)")
      let isConsequence = expected.contains(.weakKeySize)
      for finding in path.findings where finding.check == .keySize {
        #expect(finding.causedBy == (isConsequence ? .weakKeySize : nil))
      }
    }
  }

  @Test func kindsWithoutASizeAreToldApart() throws {
    var chain = TestChain()
    chain.leafKey = TestAuthority.key(.ed25519)
    let issued = try chain.issued()
    let findings = try evaluate([issued.leaf, issued.issuer], anchors: [issued.root]).best.findings
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.reason == .unsupportedKeyType && $0.actual == "Ed25519" })
  }

  /// A user who trusts the certificate itself trusts its key.
  @Test(arguments: [(TrustSource.user, [Found]()), (.app, [Found(.keySize, 0)])])
  func trustedLeaf(source: TrustSource, expected: [Found]) throws {
    let leaf = try TestAuthority.leafTemplate().issue(to: TestAuthority.key(.rsa(1024)).get())
    let evaluation = try evaluate([leaf], anchors: [leaf], source: source)
    #expect(evaluation.best.found == expected)
  }

  /// The hash of the anchor's own signature does not matter for a user's anchor, as for a
  /// self-signed root.
  @Test(arguments: [(TrustSource.user, [Found]()), (.app, [Found(.signatureHashAlgorithms, 1)])])
  func anchorThatAnotherSigned(source: TrustSource, expected: [Found]) throws {
    var chain = TestChain(rootKey: Self.rsaKey)
    chain.issuer.signatureHash = .sha1
    let issued = try chain.issued()
    let evaluation = try evaluate([issued.leaf], anchors: [issued.issuer], source: source)
    #expect(evaluation.best.certificates.count == 2)
    #expect(evaluation.best.found == expected)
  }

  struct HashRow: Sendable, CustomStringConvertible {
    var hash: SigningHash
    var place: Int
    var source = TrustSource.app
    var server: [Check] = []
    var others: [Check] = []

    var description: String { "\(hash) at \(place), \(source)" }
  }

  /// Only RSA can sign with every hash.
  private static let rsaKey = TestAuthority.key(.rsa(2048))

  static let hashRows: [HashRow] = [
    HashRow(hash: .sha256, place: 0),
    HashRow(hash: .sha384, place: 1),
    HashRow(hash: .sha1, place: 0, server: [.signatureHashAlgorithms]),
    HashRow(hash: .sha1, place: 1, source: .user, server: [.signatureHashAlgorithms]),
    HashRow(hash: .sha1, place: 2),
    HashRow(
      hash: .md5, place: 0, server: [.weakSignature, .signatureHashAlgorithms],
      others: [.weakSignature]),
    HashRow(
      hash: .md5, place: 1, server: [.weakSignature, .signatureHashAlgorithms],
      others: [.weakSignature]),
    HashRow(hash: .md5, place: 2),
  ]

  @Test(arguments: hashRows) func signatureHashes(row: HashRow) throws {
    var chain = TestChain(rootKey: Self.rsaKey, issuerKey: Self.rsaKey)
    chain.leaf.extendedKeyUsage = [KeyPurpose.serverAuth, KeyPurpose.clientAuth]
    switch row.place {
    case 0: chain.leaf.signatureHash = row.hash
    case 1: chain.issuer.signatureHash = row.hash
    default: chain.root.signatureHash = row.hash
    }
    let issued = try chain.issued()
    for purpose in Purpose.allCases {
      let path = try evaluate(
        [issued.leaf, issued.issuer], anchors: [issued.root], source: row.source, purpose: purpose
      ).best
      let expected = purpose == .server ? row.server : row.others
      #expect(path.found == expected.map { Found($0, row.place) }, "\(purpose)")
    }
  }
}
