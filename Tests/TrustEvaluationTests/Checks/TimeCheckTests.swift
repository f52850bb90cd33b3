import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

@Suite struct TimeCheckTests {
  /// Seconds from the verify date to the end of each certificate's period, and whether it fails.
  @Test(arguments: [0, 1, 2], [(Int64(0), false), (1, false), (-1, true), (-86_400, true)])
  func notAfter(index: Int, row: (seconds: Int64, fails: Bool)) throws {
    var chain = TestChain()
    let end = TestAuthority.now.advanced(bySeconds: row.seconds)
    switch index {
    case 0: chain.leaf.notAfter = end
    case 1: chain.issuer.notAfter = end
    default: chain.root.notAfter = end
    }
    let issued = try chain.issued()
    let evaluation = try evaluate([issued.leaf, issued.issuer], anchors: [issued.root])
    #expect(evaluation.best.found == (row.fails ? [Found(.temporalValidity, index)] : []))
    #expect(evaluation.best.findings.allSatisfy { $0.reason == .expired })
  }

  @Test(arguments: [0, 1, 2], [(Int64(0), false), (-1, false), (1, true)])
  func notBefore(index: Int, row: (seconds: Int64, fails: Bool)) throws {
    var chain = TestChain()
    let start = TestAuthority.now.advanced(bySeconds: row.seconds)
    switch index {
    case 0: chain.leaf.notBefore = start
    case 1: chain.issuer.notBefore = start
    default: chain.root.notBefore = start
    }
    let issued = try chain.issued()
    let evaluation = try evaluate([issued.leaf, issued.issuer], anchors: [issued.root])
    #expect(evaluation.best.found == (row.fails ? [Found(.temporalValidity, index)] : []))
    #expect(evaluation.best.findings.allSatisfy { $0.reason == .notYetValid })
  }

  /// No wait helps a certificate whose end is before its beginning.
  @Test(
    arguments: [
      (Int64(10), Int64(5), .notYetValid, "valid from 2026-06-07 to 2026-06-02"),
      (10, -5, .notYetValid, "valid from 2026-06-07 to 2026-05-23"),
      (-5, -10, .expired, "valid from 2026-05-23 to 2026-05-18"),
    ] as [(Int64, Int64, FindingReason, String)])
  func neverValid(start: Int64, end: Int64, reason: FindingReason, actual: String) throws {
    var chain = TestChain()
    chain.leaf.notBefore = TestAuthority.now.advanced(byDays: start)
    chain.leaf.notAfter = TestAuthority.now.advanced(byDays: end)
    let issued = try chain.issued()
    let finding = try #require(
      evaluate([issued.leaf, issued.issuer], anchors: [issued.root]).best.findings
        .first { $0.check == .temporalValidity })
    #expect(finding.reason == reason)
    #expect(finding.summary == "the certificate is never valid: its end is before its beginning")
    #expect(finding.actual == actual)
  }

  /// Dates of one day are told with their times.
  @Test(arguments: [(Int64(-60), FindingReason.expired), (60, .notYetValid)])
  func neverValidOnOneDay(start: Int64, reason: FindingReason) throws {
    var chain = TestChain()
    chain.leaf.notBefore = TestAuthority.now.advanced(bySeconds: start)
    chain.leaf.notAfter = chain.leaf.notBefore.advanced(bySeconds: -1)
    let issued = try chain.issued()
    let finding = try #require(
      evaluate([issued.leaf, issued.issuer], anchors: [issued.root]).best.findings
        .first { $0.check == .temporalValidity })
    #expect(finding.reason == reason && finding.expected == "valid on 2026-05-28")
    #expect(
      finding.actual
        == (start < 0
          ? "valid from 2026-05-28T20:25:40Z to 2026-05-28T20:25:39Z"
          : "valid from 2026-05-28T20:27:40Z to 2026-05-28T20:27:39Z"))
  }

  @Test(arguments: [
    (Int64(-1), "the certificate expired 1 second ago", "valid until 2026-05-28T20:26:39Z"),
    (Int64(-7200), "the certificate expired 2 hours ago", "valid until 2026-05-28T18:26:40Z"),
    (Int64(-12 * 86_400), "the certificate expired 12 days ago", "valid until 2026-05-16"),
  ])
  func isWorded(seconds: Int64, summary: String, actual: String) throws {
    var chain = TestChain()
    chain.leaf.notAfter = TestAuthority.now.advanced(bySeconds: seconds)
    let issued = try chain.issued()
    let finding = try evaluate([issued.leaf, issued.issuer], anchors: [issued.root])
      .best.findings.first
    #expect(finding?.summary == summary)
    #expect(finding?.actual == actual)
    #expect(
      finding?.expected
        == (actual.hasSuffix("Z") ? "valid on 2026-05-28T20:26:40Z" : "valid on 2026-05-28"))
  }

  @Test(arguments: [
    (Int64(1), "the certificate becomes valid in 1 second", "valid from 2026-05-28T20:26:41Z"),
    (Int64(3601), "the certificate becomes valid in 2 hours", "valid from 2026-05-28T21:26:41Z"),
    (Int64(12 * 86_400), "the certificate becomes valid in 12 days", "valid from 2026-06-09"),
  ])
  func aWaitIsWorded(seconds: Int64, summary: String, actual: String) throws {
    var chain = TestChain()
    chain.leaf.notBefore = TestAuthority.now.advanced(bySeconds: seconds)
    let issued = try chain.issued()
    let finding = try evaluate([issued.leaf, issued.issuer], anchors: [issued.root])
      .best.findings.first
    #expect(finding?.summary == summary)
    #expect(finding?.actual == actual)
    #expect(
      finding?.expected
        == (actual.hasSuffix("Z") ? "valid on 2026-05-28T20:26:40Z" : "valid on 2026-05-28"))
  }
}
