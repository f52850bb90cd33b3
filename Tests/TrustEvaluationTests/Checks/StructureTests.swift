import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

@Suite struct StructureTests {
  /// One change to an otherwise sound chain, and all expected findings.
  struct Row: Sendable, CustomStringConvertible {
    var description: String
    var expected: [Found]
    var change: @Sendable (inout TestChain) -> Void

    init(
      _ description: String, _ expected: [Found],
      _ change: @escaping @Sendable (inout TestChain) -> Void
    ) {
      self.description = description
      self.expected = expected
      self.change = change
    }
  }

  private static let unknown = "1.3.6.1.4.1.55555.1"
  private static let apple = "1.2.840.113635.100.6.1.1"
  private static let policies = "2.5.29.32"

  private static func added(_ oid: String, isCritical: Bool) -> CertificateTemplate.Extension {
    CertificateTemplate.Extension(oid, isCritical: isCritical, value: [5, 0])
  }

  static let rows: [Row] = [
    Row("issuer without basic constraints", [Found(.basicConstraints, 1)]) {
      $0.issuer.basicConstraints = nil
    },
    Row("anchor without basic constraints", [Found(.basicConstraints, 2)]) {
      $0.root.basicConstraints = nil
    },
    Row("issuer with CA:FALSE", [Found(.basicConstraintsCA, 1)]) {
      $0.issuer.basicConstraints = .init(isCA: false, pathLength: nil)
    },
    Row("leaf with CA:TRUE", []) {
      $0.leaf.basicConstraints = .init(isCA: true, pathLength: nil)
    },
    Row("issuer without keyCertSign", [Found(.keyUsage, 1)]) { $0.issuer.keyUsage = .crlSign },
    Row("issuer without key usage", []) { $0.issuer.keyUsage = nil },
    // Apple treats a key usage without any bit as absent.
    Row("issuer with key usage of no bits", []) {
      $0.issuer.keyUsage = nil
      $0.issuer.extraExtensions = [.init("2.5.29.15", isCritical: true, value: [3, 2, 7, 0])]
    },
    Row("anchor without keyCertSign", [Found(.keyUsage, 2)]) { $0.root.keyUsage = .crlSign },
    Row("issuer with path length 0", []) {
      $0.issuer.basicConstraints = .init(isCA: true, pathLength: 0)
    },
    Row("anchor with path length 1", []) {
      $0.root.basicConstraints = .init(isCA: true, pathLength: 1)
    },
    Row("anchor with path length 0", [Found(.basicConstraintsPathLen, 1)]) {
      $0.root.basicConstraints = .init(isCA: true, pathLength: 0)
    },
    Row("unknown critical extension in the leaf", [Found(.criticalExtensions, 0)]) {
      $0.leaf.extraExtensions = [added(unknown, isCritical: true)]
    },
    Row("unknown critical extension in the issuer", [Found(.criticalExtensions, 1)]) {
      $0.issuer.extraExtensions = [added(unknown, isCritical: true)]
    },
    Row("unknown critical extension in the anchor", []) {
      $0.root.extraExtensions = [added(unknown, isCritical: true)]
    },
    Row("unknown extension", []) { $0.leaf.extraExtensions = [added(unknown, isCritical: false)] },
    Row("Apple's critical extension", []) {
      $0.leaf.extraExtensions = [added(apple, isCritical: true)]
    },
    Row("an extension twice", [Found(.duplicateExtension, 0)]) {
      $0.leaf.extraExtensions = [
        added(unknown, isCritical: false), added(unknown, isCritical: false),
      ]
    },
    Row("an extension twice in the anchor", [Found(.duplicateExtension, 2)]) {
      $0.root.extraExtensions = [
        added(unknown, isCritical: false), added(unknown, isCritical: false),
      ]
    },
    Row("unreadable policies of the anchor", [Found(.unparseableExtension, 2)]) {
      $0.root.extraExtensions = [added(policies, isCritical: false)]
    },
    Row("empty subject of the anchor", [Found(.nonEmptySubject, 2)]) { $0.root.subject = .empty },
    Row("CA:FALSE of the anchor", [Found(.basicConstraintsCA, 2)]) {
      $0.root.basicConstraints = .init(isCA: false, pathLength: nil)
    },
    Row("leaf without keyCertSign that is an authority", []) {
      $0.leaf.basicConstraints = .init(isCA: true, pathLength: 0)
      $0.leaf.keyUsage = .digitalSignature
    },
    Row("empty subject of a leaf that is an authority", [Found(.nonEmptySubject, 0)]) {
      $0.leaf.subject = .empty
      $0.leaf.basicConstraints = .init(isCA: true, pathLength: nil)
    },
    Row("unreadable policies", [Found(.unparseableExtension, 1)]) {
      $0.issuer.extraExtensions = [added(policies, isCritical: false)]
    },
    Row("leaf names another key of its issuer", [Found(.idLinkage, 0)]) {
      $0.leaf.authorityKeyIdentifier = .bytes([1, 2, 3])
    },
    Row("issuer names another key of the anchor", [Found(.idLinkage, 1)]) {
      $0.issuer.authorityKeyIdentifier = .bytes([1, 2, 3])
    },
    Row("issuer without key identifier", []) { $0.issuer.subjectKeyIdentifier = .absent },
    Row("leaf without authority key identifier", []) { $0.leaf.authorityKeyIdentifier = .absent },
    Row("empty subject beside critical names", []) { $0.leaf.subject = .empty },
    Row("empty subject without names", [Found(.nonEmptySubject, 0), Found(.sslHostname, 0)]) {
      $0.leaf.subject = .empty
      $0.leaf.names = []
    },
    Row("empty subject beside names that are not critical", [Found(.nonEmptySubject, 0)]) {
      $0.leaf.subject = .empty
      $0.leaf.names = []
      let name = Array(TestAuthority.host.utf8)
      $0.leaf.extraExtensions = [
        CertificateTemplate.Extension(
          "2.5.29.17",
          value: [0x30, UInt8(name.count + 2), 0x82, UInt8(name.count)] + name)
      ]
    },
    Row("empty subject of an issuer", [Found(.nonEmptySubject, 1)]) { $0.issuer.subject = .empty },
    Row("empty subject of an issuer beside critical names", [Found(.nonEmptySubject, 1)]) {
      $0.issuer.subject = .empty
      $0.issuer.names = [.dns("ca.example")]
    },
    Row("another name", [Found(.sslHostname, 0)]) { $0.leaf.names = [.dns("example.org")] },
    Row("names the anchor does not permit", [Found(.nameConstraints, 0)]) {
      $0.root.permittedNames = [.dns("example.org")]
    },
  ]

  @Test(arguments: rows) func findings(row: Row) throws {
    var chain = TestChain()
    row.change(&chain)
    let issued = try chain.issued()
    let evaluation = try evaluate([issued.leaf, issued.issuer], anchors: [issued.root])
    #expect(Set(evaluation.best.found) == Set(row.expected))
    #expect(evaluation.isTrusted == row.expected.isEmpty)
    #expect(evaluation.best.certificates.count == 3)
  }

  /// What is wrong in words, and what is expected.
  struct Words: Sendable {
    var expected: String
    var actual: String
    var change: @Sendable (inout TestChain) -> Void
  }

  static let words: [Words] = [
    // All that are not known are named.
    Words(
      expected: "no unknown critical extension", actual: "1.3.6.1.4.1.55555.1, 1.2.3"
    ) {
      $0.leaf.extraExtensions = [
        added(unknown, isCritical: true), added("1.2.3", isCritical: true),
      ]
    },
    Words(expected: "a subject, or a critical subjectAltName", actual: "an empty subject") {
      $0.leaf.subject = .empty
      $0.leaf.names = []
    },
    Words(expected: "a subject", actual: "an empty subject") { $0.issuer.subject = .empty },
    // Identifiers are cut behind twenty octets.
    Words(
      expected: "authority key identifier " + String(repeating: "cd", count: 20),
      actual: String(repeating: "ab", count: 20) + "..."
    ) {
      $0.leaf.authorityKeyIdentifier = .bytes([UInt8](repeating: 0xab, count: 21))
      $0.issuer.subjectKeyIdentifier = .bytes([UInt8](repeating: 0xcd, count: 20))
    },
  ]

  @Test(arguments: words) func isWorded(words: Words) throws {
    var chain = TestChain()
    words.change(&chain)
    let issued = try chain.issued()
    let findings = try evaluate([issued.leaf, issued.issuer], anchors: [issued.root]).best.findings
    let finding = try #require(findings.first { $0.check != .sslHostname })
    #expect(finding.expected == words.expected)
    #expect(finding.actual == words.actual)
  }

  /// What cannot be read is told with its place: an extension, or the subject.
  @Test func theUnreadableIsToldWithItsPlace() throws {
    var chain = TestChain()
    chain.issuer.extraExtensions = [Self.added(Self.policies, isCritical: false)]
    let issued = try chain.issued()
    let extended = try evaluate([issued.leaf, issued.issuer], anchors: [issued.root]).best.findings
    let offset = try #require(try issued.issuer.parsed.problems.first?.offset)
    #expect(extended.map(\.summary) == ["the extension certificatePolicies cannot be read"])
    #expect(
      extended.first?.actual?.hasSuffix(" (extensions.certificatePolicies, byte \(offset))") == true
    )
    let leaf = try issued.leaf.naming(subject: DER.sequence(DER.sequence()))
    let path = try evaluate([leaf, TestChain().issued().issuer], anchors: [], by: Believing()).best
    #expect(path.found.contains(Found(.unparseableCertificate, 0)))
    #expect(path.findings.contains { $0.summary == "the subject cannot be read" })
  }

  /// Several failures at several depths: none hides another.
  @Test func findsEverything() throws {
    var chain = TestChain()
    chain.leaf.names = [.dns("example.org")]
    chain.leaf.extendedKeyUsage = [KeyPurpose.clientAuth]
    chain.leaf.notAfter = TestAuthority.now.advanced(bySeconds: -1)
    chain.issuer.notAfter = TestAuthority.now.advanced(byDays: -3)
    chain.issuer.keyUsage = .crlSign
    let issued = try chain.issued()
    let evaluation = try evaluate([issued.leaf, issued.issuer, issued.root], anchors: [])
    #expect(
      Set(evaluation.best.found) == [
        Found(.sslHostname, 0), Found(.extendedKeyUsage, 0), Found(.serverAuthEKU, 0),
        Found(.temporalValidity, 0), Found(.temporalValidity, 1), Found(.keyUsage, 1),
        Found(.anchorTrusted, 2),
      ])
  }

  /// Path lengths of two issuers in a row, and which of them breaks the limit above it.
  @Test(arguments: [
    (Int?.none, Int?.none, [Found]()), (1, 0, []), (0, nil, [Found(.basicConstraintsPathLen, 1)]),
  ])
  func pathLength(upper: Int?, lower: Int?, expected: [Found]) throws {
    let path = try twoIssuers(upper: upper, lower: lower, lowerName: "Lower")
    #expect(path.found == expected)
  }

  /// Of two limits that are reached at the same place, the upper one is told.
  @Test(
    arguments: [
      (nil, 0, "Upper", "no CA below 'Upper' (its path length is 0)"),
      (1, nil, "Test Root", "at most 1 CA below 'Test Root' (its path length is 1)"),
      (1, 0, "Test Root", "at most 1 CA below 'Test Root' (its path length is 1)"),
      (2, 0, "Upper", "no CA below 'Upper' (its path length is 0)"),
    ] as [(Int?, Int?, String, String)])
  func whoseLimitIsReached(root: Int?, upper: Int?, label: String, limit: String) throws {
    let path = try twoIssuers(root: root, upper: upper, lower: nil, lowerName: "Lower")
    #expect(path.found == [Found(.basicConstraintsPathLen, 1)])
    #expect(path.findings.first?.summary == "it is one CA too many below '\(label)'")
    #expect(path.findings.first?.expected == limit)
    #expect(path.findings.first?.actual == "Lower")
  }

  /// Without an anchor the root is one of the path, whose own limit applies as well; of several that
  /// are too many the lowest is told first.
  @Test func limitsWithoutAnAnchor() throws {
    let path = try twoIssuers(
      root: 0, upper: nil, lower: nil, lowerName: "Lower", isAnchored: false)
    #expect(
      path.found.filter { $0.check == .basicConstraintsPathLen } == [
        Found(.basicConstraintsPathLen, 1), Found(.basicConstraintsPathLen, 2),
      ])
    let none = try twoIssuers(upper: nil, lower: nil, lowerName: "Lower", isAnchored: false)
    #expect(none.found == [Found(.anchorTrusted, 3)])
  }

  /// A root that is no anchor is a certificate of the path as any other.
  @Test(arguments: [false, true]) func aRootThatIsNoAnchor(isAnchored: Bool) throws {
    var chain = TestChain()
    chain.root.extraExtensions = [Self.added(Self.unknown, isCritical: true)]
    let issued = try chain.issued()
    let sent = [issued.leaf, issued.issuer, issued.root]
    let found = try evaluate(sent, anchors: isAnchored ? [issued.root] : []).best.found
    #expect(found == (isAnchored ? [] : [Found(.anchorTrusted, 2), Found(.criticalExtensions, 2)]))
    // One that is denied is none.
    let denied = try evaluate(sent, anchors: [issued.root]) { $0.denied = [try issued.root.parsed] }
    #expect(denied.best.found.contains(Found(.criticalExtensions, 2)))
  }

  /// A self-issued certificate does not count.
  @Test func selfIssuedDoesNotCount() throws {
    #expect(try twoIssuers(upper: 0, lower: nil, lowerName: "Upper").found == [])
  }

  private func twoIssuers(
    root: Int? = nil, upper: Int?, lower: Int?, lowerName: String, isAnchored: Bool = true
  ) throws -> EvaluatedPath {
    var rootTemplate = TestAuthority.rootTemplate()
    rootTemplate.basicConstraints = .init(isCA: true, pathLength: root)
    let root = try rootTemplate.issue(to: TestAuthority.rootKey.get())
    var upperTemplate = TestAuthority.issuerTemplate("Upper")
    upperTemplate.basicConstraints = .init(isCA: true, pathLength: upper)
    let upper = try upperTemplate.issue(to: TestAuthority.issuerKey.get(), by: root)
    var lowerTemplate = TestAuthority.issuerTemplate(lowerName)
    lowerTemplate.basicConstraints = .init(isCA: true, pathLength: lower)
    let lower = try lowerTemplate.issue(to: TestAuthority.otherIssuerKey.get(), by: upper)
    let leaf = try TestAuthority.leafTemplate().issue(to: TestAuthority.leafKey.get(), by: lower)
    let path = try evaluate([leaf, lower, upper, root], anchors: isAnchored ? [root] : []).best
    #expect(path.certificates.count == 4)
    return path
  }

  @Test(arguments: [0, 1, 2]) func denied(index: Int) throws {
    let issued = try TestChain().issued()
    let denied = [issued.leaf, issued.issuer, issued.root][index]
    let evaluation = try evaluate([issued.leaf, issued.issuer], anchors: [issued.root]) {
      $0.denied = [try denied.parsed]
    }
    #expect(!evaluation.isTrusted)
    #expect(evaluation.best.found.contains(Found(.usageConstraints, index)))
    let anchor = evaluation.best.findings.first { $0.check == .anchorTrusted }
    #expect(anchor?.causedBy == (index == 2 ? .usageConstraints : nil))
  }
}
