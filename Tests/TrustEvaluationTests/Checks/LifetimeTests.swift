import OpenSSLEngine
import Testing
import TrustModel
import X509

@testable import TrustEvaluation

/// Limits on the lifetime by source of trust and date of issue, each at its last allowed second.
@Suite struct LifetimeTests {
  struct Row: Sendable, CustomStringConvertible {
    var source: TrustSource
    var notBefore: String
    /// Longest lifetime in seconds; nil for none.
    var limit: Int64?
    var check: Check = .otherTrustValidityPeriod

    var description: String { "\(source) \(notBefore)" }
  }

  static let rows: [Row] = [
    Row(source: .app, notBefore: "2019-06-30T23:00:00Z", limit: nil),
    Row(source: .app, notBefore: "2019-06-30T23:00:01Z", limit: 825 * 86_400 + 3600),
    Row(source: .user, notBefore: "2019-06-30T23:00:01Z", limit: 825 * 86_400 + 3600),
    Row(source: .app, notBefore: "2026-01-01T00:00:00Z", limit: 825 * 86_400 + 3600),
    Row(source: .system, notBefore: "2016-06-30T23:59:59Z", limit: nil),
    Row(source: .system, notBefore: "2018-02-28T23:59:59Z", limit: nil),
    Row(
      source: .system, notBefore: "2018-03-01T00:00:00Z", limit: 825 * 86_400 + 3600,
      check: .systemTrustValidityPeriod),
    Row(
      source: .system, notBefore: "2020-08-31T23:59:59Z", limit: 825 * 86_400 + 3600,
      check: .systemTrustValidityPeriod),
    Row(
      source: .system, notBefore: "2020-09-01T00:00:00Z", limit: 398 * 86_400,
      check: .systemTrustValidityPeriod),
  ]

  @Test(arguments: rows) func limits(row: Row) throws {
    let limit = row.limit ?? 20 * 365 * 86_400
    #expect(try found(row, lifetime: limit) == [])
    guard row.limit != nil else { return }
    #expect(try found(row, lifetime: limit + 1) == [Found(row.check, 0)])
    #expect(try found(row, lifetime: limit + 1, purpose: .client) == [])
    #expect(try found(row, lifetime: limit + 1, purpose: .basic) == [])
  }

  private func found(_ row: Row, lifetime: Int64, purpose: Purpose = .server) throws -> [Found] {
    let start = try #require(Instant(rfc3339: row.notBefore))
    var chain = TestChain()
    chain.leaf.notBefore = start
    chain.leaf.notAfter = start.advanced(bySeconds: lifetime)
    chain.leaf.extendedKeyUsage = [KeyPurpose.serverAuth, KeyPurpose.clientAuth]
    for path in [\TestChain.issuer, \.root] {
      chain[keyPath: path].notBefore = start
      chain[keyPath: path].notAfter = start.advanced(byDays: 10_000)
    }
    let issued = try chain.issued()
    return try evaluate(
      [issued.leaf, issued.issuer], anchors: [issued.root], source: row.source, purpose: purpose,
      at: start
    ).best.found
  }

  /// Under the system's roots an old certificate may have any lifetime, but must list its purpose.
  @Test func oldCertificateWithoutPurpose() throws {
    let start = try #require(Instant(rfc3339: "2017-01-01T00:00:00Z"))
    var chain = TestChain()
    chain.leaf.notBefore = start
    chain.leaf.notAfter = start.advanced(byDays: 3650)
    chain.leaf.extendedKeyUsage = nil
    let issued = try chain.issued()
    let found = try evaluate(
      [issued.leaf, issued.issuer], anchors: [issued.root], source: .system
    ).best.found
    #expect(found == [Found(.serverAuthEKU, 0)])
  }

  /// A self-signed certificate that a user trusts may have any lifetime; an app's anchor may not.
  @Test(arguments: [(TrustSource.user, [Found]()), (.app, [Found(.otherTrustValidityPeriod, 0)])])
  func trustedLeaf(source: TrustSource, expected: [Found]) throws {
    var template = TestAuthority.leafTemplate()
    template.notAfter = template.notBefore.advanced(byDays: 3650)
    let leaf = try template.issue(to: TestAuthority.leafKey.get())
    let evaluation = try evaluate([leaf], anchors: [leaf], source: source)
    #expect(evaluation.best.found == expected)
  }

  @Test(
    arguments: [
      (1, "1 second"), (2, "2 seconds"), (3601, "3601 seconds"), (86_400, "1 day"),
      (86_401, "1 day and 1 second"), (86_402, "1 day and 2 seconds"),
      (90_000, "1 day and 1 hour"), (2 * 86_400 + 7200, "2 days and 2 hours"),
      (398 * 86_400 + 1, "398 days and 1 second"),
    ] as [(Int64, String)])
  func oneIsNoPlural(seconds: Int64, text: String) {
    #expect(TimeSpan.exact(seconds: seconds) == text)
  }

  /// Who waits as long as a text says is not too early.
  @Test(
    arguments: [
      (1, "1 second"), (60, "1 minute"), (61, "2 minutes"), (3601, "2 hours"),
      (86_400, "1 day"), (86_401, "2 days"), (2 * 86_400, "2 days"), (2 * 86_400 + 1, "3 days"),
    ] as [(Int64, String)])
  func aWaitIsRoundedUp(seconds: Int64, text: String) {
    #expect(TimeSpan.text(toComplete: seconds) == text)
  }

  @Test func isWorded() throws {
    var chain = TestChain()
    chain.leaf.notAfter = chain.leaf.notBefore.advanced(byDays: 3650)
    let issued = try chain.issued()
    let finding = try evaluate([issued.leaf, issued.issuer], anchors: [issued.root])
      .best.findings.first
    #expect(finding?.expected == "at most 825 days and 1 hour")
    #expect(finding?.actual == "3650 days, from 2026-04-28 to 2036-04-25")
  }
}
