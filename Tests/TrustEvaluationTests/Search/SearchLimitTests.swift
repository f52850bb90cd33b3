import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

@Suite struct SearchLimitTests {
  /// A chain with this number of issuers, leaf first, and its root.
  private static func chain(
    issuers count: Int
  ) throws -> (sent: [IssuedCertificate], root: IssuedCertificate) {
    let root = try TestAuthority.rootTemplate().issue(to: TestAuthority.rootKey.get())
    var sent: [IssuedCertificate] = []
    var above = root
    for number in 0..<count {
      above = try TestAuthority.issuerTemplate("Issuer \(number)")
        .issue(to: TestAuthority.issuerKey.get(), by: above)
      sent.insert(above, at: 0)
    }
    let leaf = try TestAuthority.leafTemplate().issue(to: TestAuthority.leafKey.get(), by: above)
    return ([leaf] + sent, root)
  }

  @Test(arguments: [(0, 2, true), (1, 2, false), (1, 3, true), (4, 5, false), (4, 6, true)])
  func depth(issuers: Int, depth: Int, isTrusted: Bool) throws {
    let (sent, root) = try Self.chain(issuers: issuers)
    let evaluation = try evaluate(sent, anchors: [root]) { $0.limits.depth = depth }
    #expect(evaluation.isTrusted == isTrusted)
    guard !isTrusted else { return }
    #expect(
      evaluation.best.found == [Found(.missingIntermediate, depth - 1), Found(.searchBound, nil)])
    #expect(evaluation.best.findings.first?.causedBy == .searchBound)
    #expect(evaluation.best.findings.last?.actual == "a path reached \(depth) certificates")
  }

  /// What leads on behind the longest path is no stray; what leads nowhere is one.
  @Test(arguments: [2, 3, 4, 5]) func whatIsBeyondTheBound(depth: Int) throws {
    let (sent, root) = try Self.chain(issuers: 4)
    let stray = try TestAuthority.leafTemplate().issue(to: TestAuthority.otherIssuerKey.get())
    let evaluation = try evaluate(sent + [stray], anchors: [root]) { $0.limits.depth = depth }
    #expect(evaluation.best.certificates.count == depth)
    let strays = evaluation.notes.filter { $0.kind == .stray }.map(\.text)
    #expect(strays.count == 1 && strays[0].hasPrefix("certificate 5, "), "\(strays)")
  }

  /// A path that has as many certificates as it may have and ends there has hit no bound.
  @Test func aPathAsLongAsTheBound() throws {
    let (sent, root) = try Self.chain(issuers: 1)
    let open = try evaluate(sent, anchors: []) { $0.limits.depth = 2 }
    #expect(open.best.certificates.count == 2)
    #expect(!open.best.found.contains(Found(.searchBound, nil)))
    let followed = try evaluate(sent + [root], anchors: []) { $0.limits.depth = 2 }
    #expect(followed.best.found.contains(Found(.searchBound, nil)))
    // One that is an anchor itself is trusted all the same.
    let anchored = try evaluate(sent + [root], anchors: [sent[1]]) { $0.limits.depth = 2 }
    #expect(anchored.isTrusted && anchored.best.found.isEmpty)
  }

  struct Unfit: Sendable, CustomStringConvertible {
    let description: String
    let isUnfit: Bool
    let change: @Sendable (inout CertificateTemplate) -> Void

    init(
      _ description: String, isUnfit: Bool = true,
      _ change: @escaping @Sendable (inout CertificateTemplate) -> Void
    ) {
      (self.description, self.isUnfit, self.change) = (description, isUnfit, change)
    }
  }

  static let unfit: [Unfit] = [
    Unfit("sound", isUnfit: false) { _ in },
    Unfit("expired") { $0.notAfter = TestAuthority.now.advanced(bySeconds: -1) },
    Unfit("expires now", isUnfit: false) { $0.notAfter = TestAuthority.now },
    Unfit("not yet valid") { $0.notBefore = TestAuthority.now.advanced(bySeconds: 1) },
    Unfit("valid from now", isUnfit: false) { $0.notBefore = TestAuthority.now },
    Unfit("no authority") { $0.basicConstraints = BasicConstraints(isCA: false) },
    Unfit("no constraints") { $0.basicConstraints = nil },
    Unfit("signs lists only") { $0.keyUsage = .crlSign },
    Unfit("no key usage", isUnfit: false) { $0.keyUsage = nil },
    Unfit("for clients") { $0.extendedKeyUsage = [KeyPurpose.clientAuth] },
    Unfit("other identifier") { $0.subjectKeyIdentifier = .bytes([1]) },
    Unfit("no identifier", isUnfit: false) { $0.subjectKeyIdentifier = .absent },
    Unfit("weak digest") { $0.signatureHash = .sha1 },
    Unfit("unknown critical extension") {
      $0.extraExtensions = [.init("1.3.6.1.4.1.55555.1", isCritical: true, value: [5, 0])]
    },
    Unfit("unknown extension", isUnfit: false) {
      $0.extraExtensions = [.init("1.3.6.1.4.1.55555.1", value: [5, 0])]
    },
    Unfit("requires a policy") {
      $0.extraExtensions = [
        .init("2.5.29.36", isCritical: true, value: DER.sequence(DER.implicit(0, [5])))
      ]
    },
    Unfit("excludes the leaf") { $0.excludedNames = [.dns("example.com")] },
    Unfit("excludes others", isUnfit: false) { $0.excludedNames = [.dns("example.org")] },
  ]

  /// Where one path is looked at, it is a longer one over sound issuers, and not a shorter one over an
  /// issuer that visibly cannot be: each defect counts once, the same as any other.
  @Test(arguments: unfit) func soundIssuersComeFirst(row: Unfit) throws {
    let root = try TestAuthority.rootTemplate().issue(to: TestAuthority.rootKey.get())
    var template = TestAuthority.issuerTemplate()
    row.change(&template)
    let direct = try template.issue(to: TestAuthority.issuerKey.get(), by: root)
    let between = try TestAuthority.issuerTemplate("Between")
      .issue(to: TestAuthority.otherIssuerKey.get(), by: root)
    for isLongerSound in [true, false] {
      var template = TestAuthority.issuerTemplate()
      if !isLongerSound { template.notAfter = TestAuthority.now.advanced(byDays: -1) }
      let longer = try template.issue(to: TestAuthority.issuerKey.get(), by: between)
      let leaf = try TestAuthority.leafTemplate().issue(
        to: TestAuthority.leafKey.get(), by: longer)
      for sent in [[leaf, direct, longer, between], [leaf, between, longer, direct]] {
        let evaluation = try evaluate(sent, anchors: [root]) { $0.limits.paths = 1 }
        #expect(evaluation.best.certificates.count == (row.isUnfit && isLongerSound ? 4 : 3))
      }
    }
  }

  @Test func signatures() throws {
    let (sent, root) = try Self.chain(issuers: 3)
    let evaluation = try evaluate(sent, anchors: [root]) { $0.limits.signatures = 3 }
    #expect(!evaluation.isTrusted)
    #expect(evaluation.best.found.contains(Found(.searchBound, nil)))
    #expect(try evaluate(sent, anchors: [root]) { $0.limits.signatures = 4 }.isTrusted)
  }

  /// Layers of issuers with one name and key give very many paths; the trusted one is found all the
  /// same, and where there is none, the bound is reported.
  @Test(arguments: [true, false]) func manyPaths(isTrusted: Bool) throws {
    let root = try TestAuthority.rootTemplate().issue(to: TestAuthority.rootKey.get())
    var sent: [IssuedCertificate] = []
    var above = root
    for layer in 0..<5 {
      for copy in 0..<6 {
        var template = TestAuthority.issuerTemplate("Layer \(layer)")
        let isExpired = copy != 4 || (!isTrusted && layer == 2)
        if isExpired { template.notAfter = TestAuthority.now.advanced(byDays: -1) }
        sent.append(try template.issue(to: TestAuthority.issuerKey.get(), by: above))
      }
      above = try #require(sent.last)
    }
    let leaf = try TestAuthority.leafTemplate().issue(to: TestAuthority.leafKey.get(), by: above)
    let evaluation = try evaluate([leaf] + sent, anchors: [root])
    #expect(evaluation.isTrusted == isTrusted)
    #expect(evaluation.best.certificates.count == 7)
    let bound = evaluation.best.findings.first { $0.check == .searchBound }
    #expect((bound == nil) == isTrusted)
    #expect(bound?.actual == (isTrusted ? nil : "64 paths were evaluated"))
    #expect(evaluation.others.count == SearchLimits().paths - 1)
  }

  /// If options supplied more certificates than the server sent, the server cannot repair it.
  @Test(arguments: [(true, FindingReason?.none), (false, .tooManySupplied)])
  func whoseCertificatesAreTooMany(areSent: Bool, reason: FindingReason?) throws {
    let (chain, root) = try Self.chain(issuers: 3)
    let parsed = try chain.map { try $0.parsed }
    let input = EvaluationInput(
      sent: areSent ? parsed : [parsed[0]], supplied: areSent ? [] : Array(parsed.dropFirst()),
      anchors: try TestAnchors([root]))
    var settings = EvaluationSettings(
      purpose: .server, reference: .dns(TestAuthority.host), verifyDate: TestAuthority.now)
    settings.limits.signatures = 2
    let evaluation = Evaluator(cryptography: OpenSSLCryptography()).evaluate(
      input, settings: settings)
    let bound = try #require(evaluation.best.findings.first { $0.check == .searchBound })
    #expect(bound.reason == reason)
    #expect(
      bound.expected
        == (areSent
          ? "a chain without needless certificates"
          : "a list of intermediates without needless certificates"))
    #expect(bound.actual?.hasPrefix("2 signatures were verified") == true)
    #expect(bound.actual?.contains("3 certificates given besides those sent") == !areSent)
  }

  /// As many as were sent are not too many.
  @Test func asManySuppliedAsSent() throws {
    let (chain, root) = try Self.chain(issuers: 1)
    let evaluation = try evaluate([chain[0]], supplied: [chain[1]], anchors: [root]) {
      $0.limits.signatures = 1
    }
    let bound = try #require(evaluation.best.findings.first { $0.check == .searchBound })
    #expect(bound.reason == nil && bound.actual == "1 signatures were verified")
  }

  /// If every step adds a defect, all short paths are examined before any reaches its end.
  ///
  /// The evaluation has a path with a finding all the same.
  @Test func aSearchThatFindsNoPathSaysSo() throws {
    let root = try TestAuthority.rootTemplate().issue(to: TestAuthority.rootKey.get())
    var sent: [IssuedCertificate] = []
    var above = root
    for layer in 0..<12 {
      for _ in 0..<2 {
        var template = TestAuthority.issuerTemplate("Layer \(layer)")
        template.notAfter = TestAuthority.now.advanced(byDays: -1)
        sent.append(try template.issue(to: TestAuthority.issuerKey.get(), by: above))
      }
      above = try #require(sent.last)
    }
    let leaf = try TestAuthority.leafTemplate().issue(to: TestAuthority.leafKey.get(), by: above)
    let evaluation = try evaluate([leaf] + sent, anchors: [root])
    #expect(!evaluation.isTrusted)
    #expect(evaluation.best.certificates.first == (try leaf.parsed))
    #expect(evaluation.best.found.contains(Found(.searchBound, nil)))
    #expect(evaluation.best.findings.first?.causedBy == .searchBound)
  }

  /// A second certificate for each issuer gives dozens of paths, under an anchor with thousands of
  /// constraints.
  ///
  /// Each constraint is prepared once for all paths. The work is counted, and the same in each run.
  @Test func constraintsAreReadOnceForAllPaths() throws {
    var rootTemplate = TestAuthority.rootTemplate()
    rootTemplate.excludedNames = (0..<2_000).map { .dns("x\($0).example") }
    let root = try rootTemplate.issue(to: TestAuthority.rootKey.get())
    func work(twins: Int) throws -> Int {
      var sent: [IssuedCertificate] = []
      var above = root
      for layer in 0..<5 {
        for _ in 0..<twins {
          sent.append(
            try TestAuthority.issuerTemplate("Layer \(layer)")
              .issue(to: TestAuthority.issuerKey.get(), by: above))
        }
        above = try #require(sent.last)
      }
      let leaf = try TestAuthority.leafTemplate().issue(to: TestAuthority.leafKey.get(), by: above)
      let evaluations = try (0..<2).map { _ in try evaluate([leaf] + sent, anchors: [root]) }
      #expect(evaluations.allSatisfy { $0.isTrusted })
      #expect(evaluations[0].others.count == (twins == 1 ? 0 : 31))
      #expect(evaluations[0].work == evaluations[1].work)
      return evaluations[0].work
    }
    let single = try work(twins: 1)
    #expect(single > 2_000 * 100)
    let many = try work(twins: 2)
    #expect(many > single && many < 4 * single, "\(single) became \(many)")
  }

  @Test func namesakesWithOtherKeysAreBounded() throws {
    let root = try TestAuthority.rootTemplate().issue(to: TestAuthority.rootKey.get())
    var template = TestAuthority.issuerTemplate()
    template.subjectKeyIdentifier = .absent
    let namesakes = try (0..<40).map { _ in
      try template.issue(to: PrivateKey.generate(), by: root)
    }
    var leafTemplate = TestAuthority.leafTemplate()
    leafTemplate.authorityKeyIdentifier = .absent
    let last = try #require(namesakes.last)
    let leaf = try leafTemplate.issue(to: TestAuthority.leafKey.get(), by: last)
    #expect(try evaluate([leaf] + namesakes, anchors: [root]).isTrusted)
    let bounded = try evaluate([leaf] + namesakes, anchors: [root]) { $0.limits.signatures = 10 }
    #expect(!bounded.isTrusted)
    #expect(bounded.best.found.contains(Found(.searchBound, nil)))
  }
}
