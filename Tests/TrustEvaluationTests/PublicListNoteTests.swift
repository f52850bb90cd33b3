import OpenSSLEngine
import Testing
import TrustModel
import X509

@testable import TrustEvaluation

/// What public lists have on a root of this system that is no failure.
@Suite struct PublicListNoteTests {
  /// - Parameters:
  ///   - line: The stretches, the other lists and the rules of the root.
  ///   - issued: When the issuer and the leaf were made, by the days before the verify date.
  private func notes(
    _ line: String?, source: TrustSource = .system, store: StoreName? = nil,
    issued days: (Int64, Int64) = (500, 30), isTrusted: Bool = true
  ) throws -> [String] {
    var template = TestChain()
    template.issuer.notBefore = TestAuthority.now.advanced(byDays: -days.0)
    template.leaf.notBefore = TestAuthority.now.advanced(byDays: -days.1)
    let chain = try template.issued()
    let root = try chain.root.parsed
    let lists = PublicRoots(roots: line.map { "\(root.sha256)\t\($0)" } ?? "", appleRoots: "")
    var anchors = try TestAnchors([])
    anchors.all = [
      Anchor(certificate: root, source: source, store: store, listing: lists.listing(of: root))
    ]
    let evaluation = Evaluator(cryptography: OpenSSLCryptography()).evaluate(
      EvaluationInput(
        sent: [try chain.leaf.parsed, try chain.issuer.parsed], supplied: [], anchors: anchors),
      settings: EvaluationSettings(
        purpose: .server, reference: .dns(TestAuthority.host), verifyDate: TestAuthority.now))
    #expect(evaluation.isTrusted == isTrusted)
    return evaluation.notes.map(\.text)
  }

  /// Devices that do not have the root yet are told of from macOS 12 on.
  @Test(arguments: [
    ("..", nil), ("10.9..", nil), ("11.6..", nil), ("12.0..", "12.0"), ("14.4..", "14.4"),
  ])
  func sinceWhen(stretch: String, release: String?) throws {
    let expected = release.map {
      "Apple's list has the root 'Test Root' since macOS \($0) (as of \(PublicRoots.appleAsOf)): "
        + "older systems do not trust it"
    }
    #expect(try notes("\(stretch)\t-\t-") == [expected].compactMap(\.self))
    // Where a user or an app trusts it, the list does not matter.
    for source in [TrustSource.app, .user] {
      #expect(try notes("\(stretch)\t-\t-", source: source) == [])
    }
  }

  /// Only what is in this system's own store was installed there.
  @Test(
    arguments: [
      (.user, .system, true), (.user, nil, false), (.app, nil, false), (.system, .system, false),
    ] as [(TrustSource, StoreName?, Bool)])
  func installedHere(source: TrustSource, store: StoreName?, isInstalled: Bool) throws {
    let notes = try notes(nil, source: source, store: store)
    #expect(notes.count == (isInstalled ? 1 : 0))
    #expect(
      notes.allSatisfy {
        $0.hasPrefix("the root 'Test Root' is in this system's store and in no public list")
      })
  }

  /// Each kind of rule in words; the verify date is 2026-05-28, and the leaf is a month old.
  @Test(
    arguments: [
      (
        "mozilla,leaf_not_before_after,2026-04-27,-,-,2026-05-01",
        "Firefox refuses what it issued after 2026-04-27 (as of 2026-05-01)"
      ),
      ("mozilla,leaf_not_before_after,2026-04-28,-,-,2026-05-01", nil),
      (
        "chrome,sct_not_after,2026-01-01,131_and_later,estimate,2026-05-01",
        "Chrome requires a signed certificate timestamp of 2026-01-01 or before (from 131 and later, "
          + "estimated, as of 2026-05-01)"
      ),
      (
        "microsoft,trust_bit_removed_on,2026-05-27,-,-,2026-05-01",
        "Windows trusts it no longer since 2026-05-27 (as of 2026-05-01)"
      ),
      ("microsoft,trust_bit_removed_on,2026-05-28,-,-,2026-05-01", nil),
      ("java,removed,-,-,-,2026-05-01", "Java has removed it (as of 2026-05-01)"),
      ("other,all_refused,-,-,-,2026-05-01", "other refuses all it issued (as of 2026-05-01)"),
      (
        "java,disabled_or_not_before,-,-,-,2026-05-01",
        "Java lists it as disabled, or for what was issued before some day (as of 2026-05-01)"
      ),
      // Of each client the first that applies.
      (
        "java,sct_not_after,2030-01-01,-,-,2026-05-01 java,removed,-,-,-,2026-05-01 "
          + "java,all_refused,-,-,-,2026-05-01 "
          + "chrome,removed,-,-,-,2026-05-02",
        "Java has removed it (as of 2026-05-01); Chrome has removed it (as of 2026-05-02)"
      ),
    ] as [(String, String?)])
  func rulesOfOtherClients(rules: String, text: String?) throws {
    let expected = text.map { "other clients on the root 'Test Root': " + $0 }
    #expect(try notes("..\t-\t\(rules)") == [expected].compactMap(\.self))
    #expect(try notes("..\t-\t\(rules)", source: .app) == [])
  }

  /// Apple's own are failures, and no notes.
  @Test func rulesOfApples() throws {
    let rule = "apple,sct_not_after,2026-01-01,-,-,2026-05-01"
    #expect(try notes("..\t-\t\(rule)", isTrusted: false) == [])
  }

  /// Of all that the root stands for, the youngest certificate counts.
  @Test(arguments: [(Int64(500), Int64(30)), (30, 300)])
  func theYoungestCertificateCounts(issuer: Int64, leaf: Int64) throws {
    let rule = "mozilla,leaf_not_before_after,2026-01-01,-,-,2026-05-01"
    #expect(try notes("..\t-\t\(rule)", issued: (issuer, leaf)).count == 1)
    #expect(try notes("..\t-\t\(rule)", issued: (500, 300)) == [])
  }
}

/// Which root of Apple's list a certificate names as its issuer.
@Suite struct NamedRootTests {
  private static func list(_ root: Certificate, key: String) -> PublicRoots {
    PublicRoots(
      roots: "\(root.sha256)\t..\t-\t-",
      appleRoots: "\(SHA256.hexadecimal(root.subject.der))\t\(key)\t\(root.sha256)")
  }

  /// By name, and by key where both have an identifier of it.
  @Test func byNameAndKey() throws {
    var chain = TestChain()
    let issued = try chain.issued()
    let (root, issuer) = (try issued.root.parsed, try issued.issuer.parsed)
    let key = Hexadecimal.lowerCase(try #require(root.known.subjectKeyIdentifier))
    chain.issuer.authorityKeyIdentifier = .absent
    let nameless = try chain.issued().issuer.parsed
    for (certificate, key, isFound) in [
      (issuer, key, true), (issuer, "00", false), (issuer, "-", true), (nameless, key, true),
      (nameless, "-", true), (try issued.leaf.parsed, key, false),
    ] {
      let list = Self.list(root, key: key)
      #expect((list.appleIssuer(of: certificate) != nil) == isFound)
      let isNamed = certificate.issuer == root.subject
      #expect(list.isImitated(by: certificate) == (isNamed && !isFound))
    }
  }

  /// A root of that name which is not in the list imitates it.
  @Test func aRootOfThatName() throws {
    let root = try TestChain().issued().root.parsed
    let other = try TestAuthority.rootTemplate().issue(to: TestAuthority.otherRootKey.get()).parsed
    for key in ["-", Hexadecimal.lowerCase(root.known.subjectKeyIdentifier ?? [])] {
      let list = Self.list(root, key: key)
      #expect(!list.isImitated(by: root))
      #expect(list.isImitated(by: other))
    }
  }
}
