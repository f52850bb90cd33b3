import OpenSSLEngine
import Testing
import TrustModel
import X509

@testable import TrustEvaluation

/// Certificates in a set of anchors, and the effect of their trust settings.
@Suite struct AnchorSettingsTests {
  private static let rejecting = TrustSettings(
    DER.sequence(DER.explicit(0, DER.objectIdentifier(KeyPurpose.serverAuth))))
  private static let trustingMail = TrustSettings(
    DER.sequence(DER.sequence(DER.objectIdentifier(KeyPurpose.emailProtection))))
  private static let trustingServers = TrustSettings(
    DER.sequence(DER.sequence(DER.objectIdentifier(KeyPurpose.serverAuth))))
  private static let broken = TrustSettings([0x30, 0x05, 0x30])

  private let issued: TestChain.Issued

  init() throws {
    issued = try TestChain().issued()
  }

  @Test(
    arguments: [
      (rejecting, .rootRejected), (trustingMail, .rootNotForPurpose),
      (broken, .rootSettingsUnreadable),
    ] as [(TrustSettings, FindingReason)], [TrustSource.system, .app])
  func isNoAnchorForThePurpose(
    settings: (TrustSettings, FindingReason), source: TrustSource
  ) throws {
    for sent in [[issued.leaf, issued.issuer], [issued.leaf, issued.issuer, issued.root]] {
      let evaluation = try evaluate(sent, [anchor(issued.root, source, settings.0)])
      #expect(!evaluation.isTrusted)
      #expect(evaluation.best.anchor == nil)
      #expect(evaluation.best.names.last == "Test Root", "present, so on the path")
      #expect(evaluation.best.found == [Found(.anchorTrusted, 2)])
      let finding = try #require(evaluation.best.findings.first)
      #expect(finding.reason == settings.1)
      #expect(finding.expected == "trusted for serverAuth")
      #expect(finding.actual == "\(settings.0), in roots.pem")
    }
  }

  /// Where it is, and why it is no anchor there.
  @Test(
    arguments: [
      (rejecting, .system, .server, "in the root store, but rejected there for TLS servers"),
      (rejecting, .app, .server, "in the app's anchors, but rejected there for TLS servers"),
      (trustingMail, .user, .client, "in the user's roots, but not for TLS clients"),
      (trustingMail, .system, .basic, "in the root store, but not for every purpose"),
      (broken, .user, .server, "in the user's roots, but with trust settings that cannot be read"),
    ] as [(TrustSettings, TrustSource, Purpose, String)])
  func placesAreNamed(
    settings: TrustSettings, source: TrustSource, purpose: Purpose, text: String
  ) throws {
    var chain = TestChain()
    chain.leaf.extendedKeyUsage = [KeyPurpose.serverAuth, KeyPurpose.clientAuth]
    let issued = try chain.issued()
    let anchors = [try anchor(issued.root, source, settings)]
    let whole = try evaluate([issued.leaf, issued.issuer], anchors, purpose: purpose)
    let finding = try #require(whole.best.findings.first { $0.check == .anchorTrusted })
    #expect(finding.summary == "the root certificate is \(text)")
  }

  @Test(
    arguments: [
      (rejecting, [Purpose.client, .basic]), (trustingServers, [.server]),
      (TrustSettings([]), Purpose.allCases),
    ] as [(TrustSettings, [Purpose])])
  func isAnAnchorForOtherPurposes(settings: TrustSettings, purposes: [Purpose]) throws {
    var chain = TestChain()
    chain.leaf.extendedKeyUsage = [KeyPurpose.serverAuth, KeyPurpose.clientAuth]
    let issued = try chain.issued()
    for purpose in Purpose.allCases {
      let evaluation = try evaluate(
        [issued.leaf, issued.issuer], [anchor(issued.root, .system, settings)], purpose: purpose)
      #expect(evaluation.isTrusted == purposes.contains(purpose))
      #expect(evaluation.best.anchor?.settings == (evaluation.isTrusted ? settings : nil))
    }
  }

  /// The same as a denial by Apple's trust settings: a fatal failure, of which the missing anchor
  /// is a consequence.
  @Test func aUsersRejectionDenies() throws {
    let evaluation = try evaluate(
      [issued.leaf, issued.issuer], [anchor(issued.root, .user, Self.rejecting)])
    let findings = evaluation.best.findings
    #expect(
      evaluation.best.found == [Found(.anchorTrusted, 2), Found(.usageConstraints, 2)])
    #expect(findings.map(\.causedBy) == [.usageConstraints, nil])
    #expect(findings.map(\.reason) == [.rootRejected, .rootRejected])
    #expect(findings.last?.actual == "rejected for serverAuth, in roots.pem")
    let restricted = try evaluate(
      [issued.leaf, issued.issuer], [anchor(issued.root, .user, Self.trustingMail)])
    #expect(restricted.best.found == [Found(.anchorTrusted, 2)])
  }

  /// Anybody can write another valid signature below a certificate (r, n - s), and so other octets.
  @Test(arguments: [0, 1], [TrustSource.user, .system])
  func aDenialIsOfWhatIsSigned(index: Int, source: TrustSource) throws {
    let sent = [issued.leaf, issued.issuer]
    let anchors = try [
      anchor(issued.root, .app, nil), anchor(sent[index], source, Self.rejecting),
    ]
    var others = sent
    others[index] = try sent[index].withOtherSignature()
    #expect(try others[index].parsed != sent[index].parsed)
    #expect(try evaluate(others, Array(anchors.prefix(1))).isTrusted)
    for chain in [sent, others] {
      let evaluation = try evaluate(chain, anchors)
      // The platform can only leave out a certificate as an anchor.
      #expect(evaluation.isTrusted == (source == .system))
      #expect(
        evaluation.best.found == (source == .system ? [] : [Found(.usageConstraints, index)]))
    }
  }

  /// A user can deny a root of the platform; the platform cannot deny an app's anchor.
  @Test func otherSetsStillCount() throws {
    let sent = [issued.leaf, issued.issuer]
    let plain = try anchor(issued.root, .app, nil)
    for settings in [Self.rejecting, Self.trustingMail, Self.broken] {
      let marked = try anchor(issued.root, .system, settings)
      #expect(try evaluate(sent, [marked, plain]).isTrusted)
      #expect(try evaluate(sent, [plain, marked]).isTrusted)
    }
    let forbidden = try anchor(issued.root, .user, Self.rejecting)
    let evaluation = try evaluate(sent, [plain, forbidden])
    #expect(!evaluation.isTrusted)
    #expect(evaluation.best.found.contains(Found(.usageConstraints, 2)))
  }

  /// Wherever a rejection is, it outweighs trust; settings that cannot be read may be one.
  @Test func ofOneSetARejectionDecides() throws {
    let sent = [issued.leaf, issued.issuer]
    let plain = try anchor(issued.root, .system, nil)
    for settings in [Self.rejecting, Self.broken] {
      let marked = try anchor(issued.root, .system, settings)
      for anchors in [[plain, marked], [marked, plain], [plain, marked, plain]] {
        let evaluation = try evaluate(sent, anchors)
        #expect(!evaluation.isTrusted)
        #expect(evaluation.best.findings.contains { $0.reason == marked.refusal(for: .server) })
      }
    }
  }

  @Test func ofOneSetTheFirstEntryDecidesForWhichPurpose() throws {
    let sent = [issued.leaf, issued.issuer]
    let plain = try anchor(issued.root, .system, nil)
    let other = try anchor(issued.root, .system, Self.trustingMail)
    #expect(other.refusal(for: .server) == .rootNotForPurpose)
    #expect(try evaluate(sent, [plain, other]).isTrusted)
    #expect(!(try evaluate(sent, [other, plain]).isTrusted))
  }

  /// A rejected authority in the store does not end a path, and does not prevent a root above it.
  @Test func anIntermediateWithMarks() throws {
    let rejected = try anchor(issued.issuer, .system, Self.rejecting)
    let end = try evaluate([issued.leaf], [rejected])
    #expect(end.best.found == [Found(.missingIntermediate, 1)])
    #expect(end.best.findings.first?.reason == .rootRejected)
    #expect(end.best.findings.first?.summary.hasPrefix("the certificate is in") == true)
    let root = try anchor(issued.root, .system, nil)
    #expect(try evaluate([issued.leaf], [rejected, root]).isTrusted)
  }

  /// A rejection that decides nothing is told, and that OpenSSL heeds it for issuers.
  @Test func rejectionsOnThePathAreNotes() throws {
    let root = try anchor(issued.root, .app, nil)
    for (index, certificate) in [issued.leaf, issued.issuer, issued.root].enumerated() {
      let evaluation = try evaluate(
        [issued.leaf, issued.issuer], [root, anchor(certificate, .system, Self.rejecting)])
      let label = ["www.example.com", "Test Issuer", "Test Root"][index]
      #expect(
        evaluation.notes == [
          Note(
            .store,
            "'\(label)' is rejected for serverAuth, in roots.pem: by Apple's rules it is then no "
              + "anchor, but may be on the path to another (--user-root denies it)"
              + (index > 0 ? "; OpenSSL refuses the path" : ""))
        ])
    }
    // What is a failure is no note: at the end of a path without an anchor, and of a user's.
    let ends = try evaluate([issued.leaf], [anchor(issued.issuer, .system, Self.rejecting)])
    let denied = try evaluate(
      [issued.leaf, issued.issuer], [root, anchor(issued.issuer, .user, Self.rejecting)])
    for evaluation in [ends, denied] {
      #expect(!evaluation.isTrusted)
      #expect(!evaluation.notes.contains { $0.kind == .store })
    }
  }

  @Test func theServersOwnCertificate() throws {
    let leaf = try TestAuthority.leafTemplate().issue(to: TestAuthority.leafKey.get())
    let evaluation = try evaluate([leaf], [anchor(leaf, .system, Self.rejecting)])
    #expect(evaluation.best.found == [Found(.anchorTrusted, 0)])
    #expect(evaluation.best.findings.first?.reason == .rootRejected)
    #expect(evaluation.best.findings.first?.summary.hasPrefix("the certificate is in") == true)
  }

  /// Apple ignores an anchor's extended key usage; a note says that others do not.
  @Test func aRootForOtherUses() throws {
    var chain = TestChain()
    chain.root.extendedKeyUsage = [KeyPurpose.emailProtection]
    let issued = try chain.issued()
    let sent = [issued.leaf, issued.issuer]
    let plain = try evaluate(sent, [anchor(issued.root, .app, nil)])
    #expect(plain.isTrusted)
    #expect(plain.notes.map(\.kind) == [.rootUsage])
    #expect(plain.notes.first?.text.contains("is only emailProtection") == true)
    let named = try evaluate(sent, [anchor(issued.root, .app, Self.trustingServers)])
    #expect(named.isTrusted)
    #expect(named.notes.isEmpty)
    let basic = try evaluate(sent, [anchor(issued.root, .app, nil)], purpose: .basic)
    #expect(basic.notes.isEmpty)
    // In a leaf it is a failure, also where that is its own anchor.
    var template = TestAuthority.leafTemplate()
    template.extendedKeyUsage = [KeyPurpose.emailProtection]
    let leaf = try template.issue(to: TestAuthority.leafKey.get())
    #expect(try evaluate([leaf], [anchor(leaf, .app, nil)]).notes.isEmpty)
  }

  /// Of this system's store, only what Apple's list has is an anchor; an app's is one in any case.
  @Test(arguments: [TrustSource.system, .app], [0, 1, 2])
  func whatApplesListLacks(source: TrustSource, index: Int) throws {
    let listing = try #require(RootListing(["..14.3", "mozilla", "-"]))
    let certificate = try [issued.leaf, issued.issuer, issued.root][index].parsed
    let anchors = [
      Anchor(
        certificate: certificate, source: source, listing: source == .system ? listing : nil)
    ]
    let sent = Array([issued.leaf, issued.issuer].prefix(max(1, index)))
    let evaluation = try evaluate(sent, anchors)
    #expect(evaluation.isTrusted == (source == .app))
    guard source == .system else { return }
    #expect(
      evaluation.best.found == [Found(index == 2 ? .anchorTrusted : .missingIntermediate, index)])
    let finding = try #require(evaluation.best.findings.first)
    #expect(finding.reason == .rootNotInAppleList)
    #expect(finding.expected?.hasPrefix("a root in Apple's list of macOS ") == true)
    #expect(finding.actual?.hasPrefix("Apple's list had it up to macOS 14.3") == true)
  }

  /// One store's entries say nothing of another's; of one, the first decides, unless it is a rejection.
  @Test func entriesOfSeveralStores() throws {
    let root = try issued.root.parsed
    func entry(
      _ store: StoreName?, _ settings: TrustSettings?, _ source: TrustSource = .user
    ) -> Anchor {
      Anchor(certificate: root, source: source, settings: settings, store: store)
    }
    let (first, second) = (StoreName.store("a"), StoreName.store("b"))
    let mail = Self.trustingMail
    // The first of each store.
    #expect(
      [entry(first, nil), entry(first, mail), entry(second, mail), entry(second, nil)]
        .deciding(for: .server) == [entry(first, nil), entry(second, mail)])
    // A rejection in either store is all that counts of both, but not of another source.
    for rejection in [Self.rejecting, Self.broken] {
      let others = [entry(nil, nil, .system), entry(nil, nil, .app)]
      #expect(
        ([entry(first, nil), entry(second, rejection), entry(second, nil)] + others)
          .deciding(for: .server) == [entry(second, rejection)] + others)
    }
    // For another purpose it is none.
    #expect(
      [entry(first, nil), entry(first, Self.rejecting)].deciding(for: .client)
        == [entry(first, nil)])
  }

  private func anchor(
    _ certificate: IssuedCertificate, _ source: TrustSource, _ settings: TrustSettings?
  ) throws -> Anchor {
    Anchor(
      certificate: try certificate.parsed, source: source, settings: settings, file: "roots.pem")
  }

  private func evaluate(
    _ sent: [IssuedCertificate], _ anchors: [Anchor], purpose: Purpose = .server
  ) throws -> Evaluation {
    var source = try TestAnchors([])
    source.all = anchors
    return Evaluator(cryptography: OpenSSLCryptography()).evaluate(
      EvaluationInput(sent: try sent.map { try $0.parsed }, supplied: [], anchors: source),
      settings: EvaluationSettings(
        purpose: purpose, reference: purpose == .server ? .dns(TestAuthority.host) : nil,
        verifyDate: TestAuthority.now))
  }
}
