import Testing
import X509

@Suite struct SignatureTests {
  private static func algorithm(_ oid: String, _ parameters: [UInt8] = []) -> [UInt8] {
    Build.sequence(Build.oid(oid), parameters)
  }

  private static func pss(_ hash: String) -> [UInt8] {
    algorithm(
      "1.2.840.113549.1.1.10",
      Build.sequence(
        Build.element(0xa0, algorithm(hash, Build.null)),
        Build.element(0xa2, Build.integer(32))))
  }

  static let names: [([UInt8], String, SignatureHash)] = [
    (CertificateFields.rsaWithSHA256, "sha256WithRSAEncryption", .sha256),
    (algorithm("1.2.840.113549.1.1.4", Build.null), "md5WithRSAEncryption", .md5),
    (algorithm("1.3.14.3.2.29"), "sha1WithRSASignature", .sha1),
    (algorithm("1.2.840.10045.4.3.3"), "ecdsa-with-SHA384", .sha384),
    (algorithm("1.2.840.10040.4.3"), "dsa-with-sha1", .sha1),
    (algorithm("1.3.101.112"), "Ed25519", .intrinsic),
    (algorithm("2.16.840.1.101.3.4.3.2"), "dsa-with-sha256", .sha256),
    (algorithm("2.16.840.1.101.3.4.3.14"), "SHA3-256 with RSA", .unknown),
    (pss("1.3.14.3.2.26"), "RSASSA-PSS with SHA-1", .sha1),
    (pss("2.16.840.1.101.3.4.2.4"), "RSASSA-PSS with SHA-224", .sha224),
    (pss("2.16.840.1.101.3.4.2.1"), "RSASSA-PSS with SHA-256", .sha256),
    (pss("2.16.840.1.101.3.4.2.2"), "RSASSA-PSS with SHA-384", .sha384),
    (pss("2.16.840.1.101.3.4.2.3"), "RSASSA-PSS with SHA-512", .sha512),
    (
      algorithm("1.2.840.113549.1.1.10", Build.sequence()), "RSASSA-PSS with SHA-1", .sha1
    ),
    (pss("1.2.3"), "RSASSA-PSS", .unknown),
    (
      algorithm(
        "1.2.840.113549.1.1.10", Build.sequence(Build.element(0xa3, Build.integer(1)))),
      "RSASSA-PSS with SHA-1", .sha1
    ),
    (algorithm("1.2.3.4"), "1.2.3.4", .unknown),
  ]

  @Test(arguments: names)
  func namesAndHashes(_ algorithm: [UInt8], _ name: String, _ hash: SignatureHash) throws {
    let certificate = try CertificateFields().with(\.innerAlgorithm, algorithm)
      .with(\.outerAlgorithm, algorithm).parsed()
    #expect(certificate.tbsSignatureAlgorithm.signatureName == name)
    #expect(certificate.signatureHash == hash)
    #expect(certificate.problems.isEmpty)
  }

  static let defects: [(String, CertificateFields)] = [
    (
      "algorithms differ",
      CertificateFields().with(\.outerAlgorithm, algorithm("1.2.840.10045.4.1"))
    ),
    (
      "parameters on one side only",
      CertificateFields().with(
        \.innerAlgorithm, algorithm("1.2.840.10045.4.3.2", Build.oid("2.5.29.2")))
    ),
    (
      "parameters where none belong",
      CertificateFields()
        .with(\.innerAlgorithm, algorithm("1.2.840.10045.4.3.2", Build.oid("2.5.29.2")))
        .with(\.outerAlgorithm, algorithm("1.2.840.10045.4.3.2", Build.oid("2.5.29.2")))
    ),
    (
      "NULL on one side only",
      CertificateFields().with(\.innerAlgorithm, CertificateFields.rsaWithSHA256)
        .with(\.outerAlgorithm, algorithm("1.2.840.113549.1.1.11"))
    ),
    (
      "NULL on the other side only",
      CertificateFields().with(\.outerAlgorithm, algorithm("1.2.840.10045.4.3.2", Build.null))
    ),
    (
      "NULL that is not empty",
      CertificateFields().with(\.innerAlgorithm, algorithm("1.2.840.10045.4.3.2", [5, 1, 0]))
        .with(\.outerAlgorithm, algorithm("1.2.840.10045.4.3.2", [5, 1, 0]))
    ),
    (
      "negative s",
      CertificateFields().with(
        \.signature, Build.sequence(Build.integer(0x11), Build.integer(0x80)))
    ),
    (
      "three integers",
      CertificateFields().with(
        \.signature, Build.sequence(Build.integer(1), Build.integer(1), Build.integer(1)))
    ),
    ("a SET", CertificateFields().with(\.signature, [0x31, 0x06, 2, 1, 1, 2, 1, 1])),
    ("too long", CertificateFields().with(\.signature, [0x30, 0x07, 2, 1, 1, 2, 1, 1])),
    ("too short", CertificateFields().with(\.signature, [0x30, 0x05, 2, 1, 1, 2, 1, 1])),
    ("empty", CertificateFields().with(\.signature, [])),
    (
      "empty, RSA",
      CertificateFields().with(\.innerAlgorithm, CertificateFields.rsaWithSHA256)
        .with(\.outerAlgorithm, CertificateFields.rsaWithSHA256).with(\.signature, [])
    ),
    (
      "no integers, DSA",
      CertificateFields().with(\.innerAlgorithm, algorithm("2.16.840.1.101.3.4.3.2"))
        .with(\.outerAlgorithm, algorithm("2.16.840.1.101.3.4.3.2")).with(\.signature, [1])
    ),
  ]

  @Test(arguments: defects)
  func defectiveSignaturesAreAProblem(_ name: String, _ fields: CertificateFields) throws {
    #expect(try fields.parsed().problems.map(\.kind) == [.malformedSignature])
  }

  /// Neither form follows its standard, but certificates with both are in use.
  @Test(arguments: [
    algorithm("1.2.840.113549.1.1.11"), algorithm("1.2.840.10045.4.3.2", Build.null),
  ])
  func nullAndAbsentParametersSayTheSame(algorithm: [UInt8]) throws {
    let fields = CertificateFields().with(\.innerAlgorithm, algorithm)
      .with(\.outerAlgorithm, algorithm)
    #expect(try fields.parsed().problems.isEmpty)
  }
}
