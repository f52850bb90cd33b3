import OpenSSLEngine
import Testing
import TrustModel
import X509

@testable import TrustEvaluation

/// What is required of the leaf's issuer is required of the one above it, too.
@Suite struct UpperIssuerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source = TrustSource.app
    var key = TestAuthority.otherIssuerKey
    var found: [Found]
    var change: @Sendable (inout CertificateTemplate) -> Void

    init(
      _ testDescription: String, _ found: [Found], source: TrustSource = .app,
      key: Result<PrivateKey, IssuingError> = TestAuthority.otherIssuerKey,
      _ change: @escaping @Sendable (inout CertificateTemplate) -> Void = { _ in }
    ) {
      (self.testDescription, self.found, self.source) = (testDescription, found, source)
      (self.key, self.change) = (key, change)
    }
  }

  private static func added(_ oid: String, isCritical: Bool) -> CertificateTemplate.Extension {
    .init(oid, isCritical: isCritical, value: [5, 0])
  }

  static let rows = [
    Row("sound", []),
    Row("expired", [Found(.temporalValidity, 2)]) {
      $0.notAfter = TestAuthority.now.advanced(byDays: -1)
    },
    Row("not yet valid", [Found(.temporalValidity, 2)]) {
      $0.notBefore = TestAuthority.now.advanced(byDays: 1)
    },
    Row("key usage", [Found(.keyUsage, 2)]) { $0.keyUsage = .crlSign },
    Row("no basic constraints", [Found(.basicConstraints, 2)]) { $0.basicConstraints = nil },
    Row("no authority", [Found(.basicConstraintsCA, 2)]) {
      $0.basicConstraints = .init(isCA: false, pathLength: nil)
    },
    Row("purpose", [Found(.extendedKeyUsage, 2)]) {
      $0.extendedKeyUsage = [KeyPurpose.emailProtection]
    },
    Row("step-up purpose", [Found(.serverAuthEKU, 2)], source: .system) {
      $0.extendedKeyUsage = ["2.16.840.1.113730.4.1"]
    },
    Row("hash", [Found(.signatureHashAlgorithms, 2)]) { $0.signatureHash = .sha1 },
    Row("short key", [Found(.keySize, 2)], key: TestAuthority.key(.p192)),
    Row("critical extension", [Found(.criticalExtensions, 2)]) {
      $0.extraExtensions = [added("1.3.6.1.4.1.55555.1", isCritical: true)]
    },
    Row("repeated extension", [Found(.duplicateExtension, 2)]) {
      $0.extraExtensions = (0..<2).map { _ in added("1.3.6.1.4.1.55555.1", isCritical: false) }
    },
    Row("unreadable extension", [Found(.unparseableExtension, 2)]) {
      $0.extraExtensions = [added("2.5.29.32", isCritical: false)]
    },
    Row("key identifier", [Found(.idLinkage, 2)]) {
      $0.authorityKeyIdentifier = .bytes([1, 2, 3])
    },
    Row("subject", [Found(.nonEmptySubject, 2)]) { $0.subject = .empty },
    Row("names", [Found(.nameConstraints, 0)]) { $0.permittedNames = [.dns("example.org")] },
  ]

  private struct Path {
    let root, upper, lower, leaf: IssuedCertificate

    init(_ row: Row) throws {
      root = try TestAuthority.rootTemplate().issue(to: TestAuthority.rootKey.get())
      var template = TestAuthority.issuerTemplate("Upper")
      row.change(&template)
      upper = try template.issue(to: row.key.get(), by: root)
      lower = try TestAuthority.issuerTemplate("Lower")
        .issue(to: TestAuthority.issuerKey.get(), by: upper)
      leaf = try TestAuthority.leafTemplate().issue(to: TestAuthority.leafKey.get(), by: lower)
    }
  }

  @Test(arguments: rows) func isChecked(row: Row) throws {
    let path = try Path(row)
    let evaluation = try evaluate(
      [path.leaf, path.lower, path.upper], anchors: [path.root], source: row.source)
    #expect(evaluation.best.found == row.found)
    #expect(evaluation.best.certificates.count == 4)
    #expect(evaluation.isTrusted == row.found.isEmpty)
  }

  /// Of three certificates that can be revoked, each by itself.
  @Test(arguments: 0..<3) func isRevoked(index: Int) throws {
    let path = try Path(Self.rows[0])
    let certificates = [path.leaf, path.lower, path.upper, path.root]
    let list = RevocationListTemplate(
      thisUpdate: TestAuthority.now, nextUpdate: nil,
      entries: [.init(certificates[index], date: TestAuthority.now)])
    let statement = RevocationStatement(
      .list(try RevocationList(der: list.list(of: certificates[index + 1]))), from: .file("list"))
    let evaluation = try evaluate(Array(certificates.prefix(3)), anchors: [path.root]) {
      $0.revocation.statements = [statement]
    }
    #expect(evaluation.best.found == [Found(.revocation, index)])
    #expect(evaluation.best.revocations.map(\.status.certificate) == [0, 1, 2])
    #expect(evaluation.best.revocations[index].status.status == .revoked)
  }

  @Test func isRefusedByItsKey() throws {
    let path = try Path(Self.rows[0])
    let key = "k" + SHA256.hexadecimal(try path.upper.parsed.publicKey.spki)
    let evaluation = try evaluate([path.leaf, path.lower, path.upper], anchors: [path.root]) {
      $0.refusedKeys = RefusedKeys("\(key)\tsource\t-\t-\t-\tApple\t2026-11-01")
    }
    #expect(evaluation.best.found == [Found(.blackListedKey, 2)])
  }
}
