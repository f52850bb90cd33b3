import Testing
import X509

@Suite struct PublicKeyTests {
  private static let modulus = [0x00, 0x80] + [UInt8](repeating: 1, count: 255)
  private static let ec = "1.2.840.10045.2.1"

  @Test(arguments: [
    (CertificateFields.rsaKey(modulus: modulus), PublicKey.Kind.rsa(bits: 2048), "RSA 2048"),
    (
      CertificateFields.rsaKey(modulus: [0x7f] + [UInt8](repeating: 1, count: 127)),
      .rsa(bits: 1023), "RSA 1023"
    ),
    (CertificateFields.p256Key, .ec(.p256), "EC P-256"),
    (
      CertificateFields.key(
        ec, Build.oid("1.3.132.0.35"), [0x04] + [UInt8](repeating: 1, count: 132)),
      .ec(.p521), "EC P-521"
    ),
    (
      CertificateFields.key(
        ec, Build.oid("1.3.132.0.34"), [0x02] + [UInt8](repeating: 1, count: 48)),
      .ec(.p384), "EC P-384"
    ),
    (
      CertificateFields.key(
        ec, Build.oid("1.2.840.10045.3.1.7"), [0x03] + [UInt8](repeating: 1, count: 32)),
      .ec(.p256), "EC P-256"
    ),
    (CertificateFields.key("1.3.101.112", [], [1]), .ed25519, "Ed25519"),
    (CertificateFields.key("1.3.101.113", [], [1]), .ed448, "Ed448"),
    (
      CertificateFields.key(
        "1.2.840.10040.4.1", Build.sequence(Build.integer(0, 0x80, 0)), Build.integer(1)),
      .dsa(bits: 16), "DSA 16"
    ),
    (CertificateFields.key("1.2.3", [], [1]), .other, "unsupported 1.2.3"),
    (CertificateFields.key("1.2.840.113549.1.1.10", [], [1]), .other, "unsupported RSASSA-PSS"),
  ])
  func sound(_ key: [UInt8], _ kind: PublicKey.Kind, _ text: String) throws {
    let certificate = try CertificateFields().with(\.publicKey, key).parsed()
    #expect(certificate.publicKey.kind == kind)
    #expect(certificate.publicKey.text == text)
    #expect(certificate.problems.isEmpty)
  }

  @Test(arguments: [
    (CertificateFields.rsaKey(modulus: [0x80, 0x01]), "unsupported RSA", "negative INTEGER"),
    (CertificateFields.rsaKey(modulus: [0x00]), "unsupported RSA", "INTEGER is zero"),
    (
      CertificateFields.key("1.2.840.113549.1.1.1", Build.null, Build.null), "unsupported RSA",
      "unexpected tag"
    ),
    (
      CertificateFields.key(ec, Build.oid("1.3.132.0.10"), [0x04, 1, 1]),
      "unsupported EC secp256k1", "the curve is not a supported named curve"
    ),
    (
      CertificateFields.key(ec, Build.sequence(), [0x04, 1, 1]), "unsupported EC parameters",
      "the curve is not a supported named curve"
    ),
    (
      CertificateFields.key(ec, [], [0x04, 1, 1]), "unsupported EC parameters",
      "no curve parameters"
    ),
  ])
  func unsupportedKeysAreAProblem(_ key: [UInt8], _ text: String, _ problem: String) throws {
    let certificate = try CertificateFields().with(\.publicKey, key).parsed()
    #expect(certificate.publicKey.kind == .other)
    #expect(certificate.publicKey.text == text)
    #expect(certificate.problems.map(\.kind) == [.unparseableKey])
    #expect(certificate.problems.map(\.text) == [problem])
  }

  private static func point(_ octets: [UInt8]) -> [UInt8] {
    CertificateFields.key(ec, Build.oid("1.2.840.10045.3.1.7"), octets)
  }

  private static func rsa(_ modulus: [UInt8], _ exponent: [UInt8]) -> [UInt8] {
    CertificateFields.key(
      "1.2.840.113549.1.1.1", Build.null,
      Build.sequence(Build.element(0x02, modulus), Build.element(0x02, exponent)))
  }

  @Test(arguments: [
    (point([0x04, 1, 1]), "EC P-256", "malformed point"),
    (point([0x00]), "EC P-256", "malformed point"),
    (point([]), "EC P-256", "malformed point"),
    (point([0x06] + [UInt8](repeating: 1, count: 64)), "EC P-256", "malformed point"),
    (point([0x07] + [UInt8](repeating: 1, count: 64)), "EC P-256", "malformed point"),
    (point([0x05] + [UInt8](repeating: 1, count: 32)), "EC P-256", "malformed point"),
    (rsa([0x41], [0]), "unsupported RSA", "INTEGER is zero"),
    (rsa([0], [3]), "unsupported RSA", "INTEGER is zero"),
    (rsa([0x41], [1]), "RSA 7", "the exponent is 1"),
    (rsa([0x41], [2]), "RSA 7", "the exponent is even"),
    (rsa([0x41], [1, 0]), "RSA 7", "the exponent is even"),
    (rsa([0x42], [3]), "RSA 7", "the modulus is even"),
  ])
  func unusableKeysHaveADefect(_ key: [UInt8], _ text: String, _ defect: String) throws {
    let certificate = try CertificateFields().with(\.publicKey, key).parsed()
    #expect(certificate.publicKey.text == text)
    #expect(certificate.publicKey.defect == defect)
    #expect(certificate.problems.map(\.kind) == [.unparseableKey])
  }
}
