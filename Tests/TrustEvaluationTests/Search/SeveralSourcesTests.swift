import OpenSSLEngine
import Testing
import TrustModel
import X509

@testable import TrustEvaluation

/// A root in several stores: each rule asks for the source that it depends on.
@Suite struct SeveralSourcesTests {
  private struct Anchors: AnchorSource {
    let all: [Anchor]

    func anchors(withSubject name: DistinguishedName) -> [Anchor] {
      all.filter { $0.certificate.subject == name }
    }
  }

  private func path(
    _ chain: TestChain, _ sources: [TrustSource], listing: RootListing? = nil
  ) throws -> EvaluatedPath {
    try evaluation(chain, sources, listing: listing).best
  }

  private func evaluation(
    _ chain: TestChain, _ sources: [TrustSource], listing: RootListing?
  ) throws -> Evaluation {
    let issued = try chain.issued()
    let root = try issued.root.parsed
    return Evaluator(cryptography: OpenSSLCryptography()).evaluate(
      EvaluationInput(
        sent: try [issued.leaf, issued.issuer].map { try $0.parsed }, supplied: [],
        anchors: Anchors(
          all: sources.map { Anchor(certificate: root, source: $0, listing: listing) })),
      settings: EvaluationSettings(
        purpose: .server, reference: .dns(TestAuthority.host), verifyDate: TestAuthority.now))
  }

  /// The lifetime depends on whether the system has the root (398 days), not on other sources.
  @Test(
    arguments: [
      ([.system], [.systemTrustValidityPeriod]), ([.user], []), ([.app], []),
      ([.system, .user], [.systemTrustValidityPeriod]),
      ([.user, .system], [.systemTrustValidityPeriod]),
      ([.app, .system], [.systemTrustValidityPeriod]), ([.app, .user], []),
    ] as [([TrustSource], [Check])])
  func lifetime(sources: [TrustSource], expected: [Check]) throws {
    var chain = TestChain()
    chain.leaf.notBefore = TestAuthority.now.advanced(byDays: -10)
    chain.leaf.notAfter = chain.leaf.notBefore.advanced(byDays: 450)
    #expect(try path(chain, sources).findings.map(\.check) == expected)
  }

  /// The usage depends on whether a user has the root, not on other sources (mapping section 10).
  @Test(
    arguments: [
      ([.system], [.serverAuthEKU]), ([.user], []), ([.app], [.serverAuthEKU]),
      ([.system, .user], []), ([.user, .system], []), ([.app, .user], []),
      ([.app, .system], [.serverAuthEKU]),
    ] as [([TrustSource], [Check])])
  func usage(sources: [TrustSource], expected: [Check]) throws {
    var chain = TestChain()
    chain.leaf.extendedKeyUsage = nil
    #expect(try path(chain, sources).findings.map(\.check) == expected)
  }

  /// The day from which Apple's clients refuse new certificates of a root applies to Apple's copy:
  /// users who trust the root themselves still do.
  @Test(
    arguments: [
      ([.system], [.grayListedKey]), ([.user], []), ([.app], []), ([.system, .user], []),
      ([.user, .system], []), ([.app, .system], []), ([.app, .user], []),
    ] as [([TrustSource], [Check])])
  func datedDistrust(sources: [TrustSource], expected: [Check]) throws {
    for (kind, date, counts) in [
      ("leaf_not_before_after", "2020-01-01", true), ("trust_bit_removed_on", "2020-01-01", true),
      ("leaf_not_before_after", "2100-01-01", false), ("trust_bit_removed_on", "2100-01-01", false),
    ] {
      let listing = try #require(
        RootListing(["10.9..", "-", "apple,\(kind),\(date),-,-,2026-01-01"]))
      let checks = try path(TestChain(), sources, listing: listing).findings.map(\.check)
      #expect(Set(checks) == (counts ? Set(expected) : []), "\(kind) \(date)")
    }
  }

  /// Each certificate but the root is one that may be too late, by the first rule that applies.
  @Test(
    arguments: [
      ("leaf_not_before_after,2025-06-01,-", [0], "a certificate of 2025-06-01 or before (Apple"),
      (
        "leaf_not_before_after,2024-06-01,-", [0, 1], "a certificate of 2024-06-01 or before (Apple"
      ),
      ("leaf_not_before_after,2026-04-28,-", [], ""),
      ("sct_not_after,2025-06-01,iOS_18", [0], "a certificate of 2025-06-01 or before (iOS 18"),
      ("all_refused,-,-", [0, 1], "a certificate (Apple"),
    ] as [(String, [Int], String)])
  func whatIsTooLate(rule: String, places: [Int], expected: String) throws {
    let rules =
      "mozilla,all_refused,-,-,-,2026-01-01 apple,\(rule),-,2026-01-02 "
      + "apple,leaf_not_before_after,2026-04-28,-,-,2026-01-03"
    let listing = try #require(RootListing(["10.9..", "-", rules]))
    let findings = try path(TestChain(), [.system], listing: listing).findings
    #expect(findings.map(\.check) == places.map { _ in .grayListedKey })
    #expect(findings.map(\.certificate) == places)
    #expect(findings.allSatisfy { $0.expected == "\(expected), as of 2026-01-02)" })
    #expect(findings.allSatisfy { $0.reason == .issuedAfterDistrust })
    #expect(
      findings.map(\.actual) == places.map { ["issued on 2026-04-28", "issued on 2025-01-13"][$0] })
  }

  /// What other clients refuse of a root depends on the latest certificate below it: mostly the leaf,
  /// which is of 2026-04-28 here, while its issuer is of 2025-01-13.
  @Test(arguments: [
    ("leaf_not_before_after", "2024-01-01", true), ("leaf_not_before_after", "2026-04-27", true),
    ("leaf_not_before_after", "2026-04-28", false), ("sct_not_after", "2026-04-27", true),
    ("sct_not_after", "2026-04-28", false),
  ])
  func otherClientsGoByTheLatestCertificate(kind: String, date: String, refuses: Bool) throws {
    let listing = try #require(
      RootListing(["10.9..", "-", "mozilla,\(kind),\(date),-,-,2026-05-01"]))
    let evaluation = try evaluation(TestChain(), [.system], listing: listing)
    #expect(evaluation.isTrusted)
    let notes = evaluation.notes.filter { $0.kind == .rootList }.map(\.text)
    #expect(notes.count == (refuses ? 1 : 0))
    #expect(notes.allSatisfy { $0.contains("Firefox re") && $0.contains(date) }, "\(notes)")
  }

  /// An app's anchor takes precedence over a user's settings, and these over the system; all are
  /// kept.
  @Test func everySourceIsKept() throws {
    let anchors = try path(TestChain(), [.system, .user, .app]).anchors
    #expect(anchors.map(\.source) == [.app, .user, .system])
  }
}
