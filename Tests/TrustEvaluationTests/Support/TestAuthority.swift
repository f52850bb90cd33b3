import OpenSSLEngine
import TrustEvaluation
import TrustModel
import X509

/// Certificates made for one test, with the same dates unless a test changes them.
enum TestAuthority {
  /// 2026-05-28T20:26:40Z.
  static let now = Instant(secondsSinceEpoch: 1_780_000_000)
  static let host = "www.example.com"

  /// Shared, as making keys takes long; a test only needs keys that differ.
  static let rootKey = key(.p256)
  static let otherRootKey = key(.p256)
  static let issuerKey = key(.p256)
  static let otherIssuerKey = key(.p256)
  static let leafKey = key(.p256)

  static func key(_ kind: PrivateKey.Kind) -> Result<PrivateKey, IssuingError> {
    Result { () throws(IssuingError) in try PrivateKey.generate(kind) }
  }

  static func rootTemplate(_ name: String = "Test Root") -> CertificateTemplate {
    .authority(
      subject: IssuingName(commonName: name), notBefore: now.advanced(byDays: -1000),
      notAfter: now.advanced(byDays: 1000))
  }

  static func issuerTemplate(_ name: String = "Test Issuer") -> CertificateTemplate {
    .authority(
      subject: IssuingName(commonName: name), notBefore: now.advanced(byDays: -500),
      notAfter: now.advanced(byDays: 500))
  }

  static func leafTemplate() -> CertificateTemplate {
    .server(
      [.dns(host)], subject: IssuingName(commonName: host), notBefore: now.advanced(byDays: -30),
      notAfter: now.advanced(byDays: 60))
  }
}

/// Root, issuer and leaf, from templates that a test may change.
struct TestChain {
  var root = TestAuthority.rootTemplate()
  var issuer = TestAuthority.issuerTemplate()
  var leaf = TestAuthority.leafTemplate()
  var rootKey = TestAuthority.rootKey
  var issuerKey = TestAuthority.issuerKey
  var leafKey = TestAuthority.leafKey

  struct Issued {
    let root: IssuedCertificate
    let issuer: IssuedCertificate
    let leaf: IssuedCertificate
  }

  func issued() throws -> Issued {
    let root = try root.issue(to: rootKey.get())
    let issuer = try issuer.issue(to: issuerKey.get(), by: root)
    return Issued(
      root: root, issuer: issuer, leaf: try leaf.issue(to: leafKey.get(), by: issuer))
  }
}

extension IssuedCertificate {
  var parsed: Certificate {
    get throws { try Certificate(der: der) }
  }
}
