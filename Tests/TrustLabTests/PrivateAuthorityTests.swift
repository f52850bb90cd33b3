import OpenSSLEngine
import Testing
import TrustModel
import X509

@testable import TrustLab

/// The authority for development.
@Suite struct PrivateAuthorityTests {
  private static let now = Instant(secondsSinceEpoch: 1_780_000_000)

  /// It lasts for five years from the day before, and behind the root's end nothing is valid.
  @Test(arguments: [(400, 400), (1823, 1823), (1825, 1824), (3650, 1824)] as [(Int64, Int64)])
  func theEndOfARenewedIntermediate(rootDays: Int64, days: Int64) throws {
    let authority = try PrivateAuthority(now: Self.now)
    let root = try #require(authority.root)
    let renewed = try authority.renewingIntermediate(
      under: root, endingAt: Self.now.advanced(byDays: rootDays))
    let before = try Certificate(der: authority.intermediate.der)
    let certificate = try Certificate(der: renewed.intermediate.der)
    #expect(certificate.notAfter == Self.now.advanced(byDays: days))
    #expect(certificate.subject == before.subject)
    #expect(certificate.publicKey == before.publicKey)
  }
}
