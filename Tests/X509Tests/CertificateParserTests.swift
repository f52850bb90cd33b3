import Testing
import TrustModel
import X509

@Suite struct CertificateParserTests {
  @Test func fieldsAndExactSlices() throws {
    let fields = CertificateFields()
    let certificate = try fields.parsed()
    #expect(certificate.der == fields.der)
    #expect(certificate.version == 3)
    #expect(certificate.serialNumber == [0x01, 0x02])
    #expect(certificate.issuer.der == fields.issuer)
    #expect(certificate.subject.der == fields.subject)
    #expect(certificate.publicKey.spki == fields.publicKey)
    #expect(certificate.publicKey.kind == .ec(.p256))
    #expect(certificate.notBefore == Instant(rfc3339: "2026-01-01"))
    #expect(certificate.notAfter == Instant(rfc3339: "2026-04-01"))
    #expect(certificate.signature == fields.signature)
    #expect(certificate.signatureAlgorithm == certificate.tbsSignatureAlgorithm)
    #expect(certificate.problems.isEmpty)
    let tbsStart = 3
    #expect(certificate.tbs == Array(fields.der[tbsStart..<tbsStart + certificate.tbs.count]))
    #expect(certificate.tbs.first == 0x30)
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    let name: String
    let accepted: CertificateFields
    let refused: CertificateFields
    let field: String
    var testDescription: String { name }

    init<Value>(
      _ name: String, _ path: WritableKeyPath<CertificateFields, Value>, accepted: Value,
      refused: Value, field: String
    ) {
      self.name = name
      self.accepted = CertificateFields().with(path, accepted)
      self.refused = CertificateFields().with(path, refused)
      self.field = field
    }
  }

  static let refusals = [
    Refusal(
      "version 4", \.version, accepted: Build.element(0xa0, Build.integer(1)),
      refused: Build.element(0xa0, Build.integer(3)), field: "tbsCertificate.version"),
    Refusal(
      "version 1 encoded", \.version, accepted: [],
      refused: Build.element(0xa0, Build.integer(0)), field: "tbsCertificate.version"),
    Refusal(
      "version of two octets", \.version, accepted: Build.element(0xa0, Build.integer(1)),
      refused: Build.element(0xa0, Build.integer(1, 0)), field: "tbsCertificate.version"),
    Refusal(
      "serial number of 38 octets", \.serialNumber,
      accepted: Build.element(0x02, [UInt8](repeating: 1, count: 37)),
      refused: Build.element(0x02, [UInt8](repeating: 1, count: 38)),
      field: "tbsCertificate.serialNumber"),
    Refusal(
      "empty serial number", \.serialNumber, accepted: Build.integer(0),
      refused: Build.element(0x02), field: "tbsCertificate.serialNumber"),
    Refusal(
      "time without Z", \.notAfter, accepted: Build.utcTime("2604010000Z"),
      refused: Build.utcTime("2604010000"), field: "tbsCertificate.validity.notAfter"),
    Refusal(
      "31 April", \.notBefore, accepted: Build.utcTime("260430000000Z"),
      refused: Build.utcTime("260431000000Z"), field: "tbsCertificate.validity.notBefore"),
    Refusal(
      "second 61", \.notAfter, accepted: Build.utcTime("260401000060Z"),
      refused: Build.utcTime("260401000061Z"), field: "tbsCertificate.validity.notAfter"),
    Refusal(
      "a colon as a digit", \.notAfter, accepted: Build.utcTime("260401000009Z"),
      refused: Build.utcTime("26040100000:Z"), field: "tbsCertificate.validity.notAfter"),
    Refusal(
      "UTCTime tag on a long year", \.notAfter, accepted: Build.generalizedTime("20510101000000Z"),
      refused: Build.utcTime("20510101000000Z"), field: "tbsCertificate.validity.notAfter"),
    Refusal(
      "fraction of a second", \.notAfter, accepted: Build.generalizedTime("20260401000000Z"),
      refused: Build.generalizedTime("20260401000000.5Z"),
      field: "tbsCertificate.validity.notAfter"),
    Refusal(
      "issuer that is a SET", \.issuer, accepted: Build.sequence(), refused: Build.element(0x31),
      field: "tbsCertificate.issuer"),
    Refusal(
      "key bits that are not whole octets", \.publicKey, accepted: CertificateFields.p256Key,
      refused: Build.sequence(
        Build.sequence(Build.oid("1.2.840.10045.2.1"), Build.oid("1.2.840.10045.3.1.7")),
        Build.bits([0x04, 0x80], unused: 1)),
      field: "tbsCertificate.subjectPublicKeyInfo"),
    Refusal(
      "no extensions in the list", \.rawExtensions, accepted: nil,
      refused: Build.element(0xa3, Build.sequence()), field: "tbsCertificate.extensions"),
    Refusal(
      "BOOLEAN of 0x01", \.rawExtensions,
      accepted: Build.element(
        0xa3,
        Build.sequence(Build.sequence(Build.oid("1.2.3"), [0x01, 0x01, 0x00], Build.octets([])))),
      refused: Build.element(
        0xa3,
        Build.sequence(Build.sequence(Build.oid("1.2.3"), [0x01, 0x01, 0x01], Build.octets([])))),
      field: "tbsCertificate.extensions"),
    Refusal(
      "bytes behind the extensions", \.rawExtensions,
      accepted: Build.element(0xa3, Build.sequence(Build.extension("1.2.3", []))),
      refused: Build.element(0xa3, Build.sequence(Build.extension("1.2.3", []))) + Build.null,
      field: "tbsCertificate.extensions"),
    Refusal(
      "constructed unique identifier", \.uniqueIdentifiers,
      accepted: Build.element(0x81, [0, 1]) + Build.element(0x82, [0, 2]),
      refused: Build.element(0xa1, [0, 1]), field: "tbsCertificate.extensions"),
    Refusal(
      "three parts in an algorithm", \.outerAlgorithm,
      accepted: Build.sequence(Build.oid("1.2.840.10045.4.3.2"), Build.null),
      refused: Build.sequence(Build.oid("1.2.840.10045.4.3.2"), Build.null, Build.null),
      field: "signatureAlgorithm"),
  ]

  @Test(arguments: refusals)
  func refused(_ refusal: Refusal) throws {
    _ = try refusal.accepted.parsed()
    let error = #expect(throws: CertificateParseError.self) { try refusal.refused.parsed() }
    #expect(error?.field == refusal.field)
    #expect(error?.offset != nil)
  }

  @Test func bytesBehindTheCertificateArePassedOver() throws {
    #expect(try CertificateFields().with(\.trailing, [0xde, 0xad]).parsed().version == 3)
  }

  @Test func everyTruncationIsRefused() {
    let der = CertificateFields().with(extension: "2.5.29.19", critical: true, [0x30, 0x00]).der
    for length in 0..<der.count {
      #expect(throws: CertificateParseError.self) { try Certificate(der: Array(der[..<length])) }
    }
  }

  @Test func aMegabyteIsTheLimit() throws {
    func fields(padding: Int) -> CertificateFields {
      CertificateFields().with(extension: "1.2.3", [UInt8](repeating: 0, count: padding))
    }
    _ = try fields(padding: 1_000_000).parsed()
    #expect(throws: CertificateParseError.self) { try fields(padding: 1 << 20).parsed() }
  }

  @Test func offsetsPointIntoTheBytes() throws {
    let der = CertificateFields().with(\.version, Build.element(0xa0, Build.integer(9))).der
    let error = #expect(throws: CertificateParseError.self) { try Certificate(der: der) }
    let offset = try #require(error?.offset)
    #expect(Array(der[offset..<offset + 3]) == Build.integer(9))
  }

  /// What is wrong in a certificate that can be read is told where it is.
  @Test func problemsPointIntoTheBytes() throws {
    let subject = Build.sequence(Build.element(0x31))
    let again = Build.extension("1.2.3", [2])
    let signature = CertificateFields.ecdsaWithSHA256 + Build.bits([])
    for (fields, place) in [
      (CertificateFields().with(\.subject, subject), subject),
      (CertificateFields().with(\.signature, []), signature),
      (
        CertificateFields().with(\.publicKey, CertificateFields.rsaKey(modulus: [0])),
        Build.integer(0) + Build.integer(1, 0, 1)
      ),
      (CertificateFields().with(\.extensions, [Build.extension("1.2.3", [1]), again]), again),
    ] {
      let offset = try #require(try fields.parsed().problems.first?.offset)
      #expect(fields.der[offset...].starts(with: place))
    }
  }

  static let times: [([UInt8], String)] = [
    (Build.utcTime("491231235959Z"), "2049-12-31T23:59:59Z"),
    (Build.utcTime("500101000000Z"), "1950-01-01T00:00:00Z"),
    (Build.utcTime("2602281200Z"), "2026-02-28T12:00:00Z"),
    (Build.utcTime("260228120000+0130"), "2026-02-28T10:30:00Z"),
    (Build.generalizedTime("20260228120000-0130"), "2026-02-28T13:30:00Z"),
    (Build.generalizedTime("00010101000000Z"), "0001-01-01T00:00:00Z"),
    (Build.generalizedTime("99991231235959Z"), "9999-12-31T23:59:59Z"),
    (Build.utcTime("161231235960Z"), "2017-01-01T00:00:00Z"),
    (Build.utcTime("000229000000Z"), "2000-02-29T00:00:00Z"),
  ]

  @Test(arguments: times)
  func readsTimesAsAppleDoes(_ encoded: [UInt8], _ expected: String) throws {
    let certificate = try CertificateFields().with(\.notAfter, encoded).parsed()
    #expect(certificate.notAfter.rfc3339 == expected)
  }
}
