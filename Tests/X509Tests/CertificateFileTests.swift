import Foundation
import Testing
import TrustModel
import X509

@Suite struct CertificateFileTests {
  private static let der = CertificateFields().der

  private static func pem(
    _ label: String = "CERTIFICATE", _ bytes: [UInt8] = der, newline: String = "\n"
  ) -> String {
    let options: Data.Base64EncodingOptions = [.lineLength64Characters, .endLineWithLineFeed]
    let body = Data(bytes).base64EncodedString(options: options)
      .replacingOccurrences(of: "\n", with: newline)
    return "-----BEGIN \(label)-----\(newline)\(body)\(newline)-----END \(label)-----"
  }

  private static func certificates(_ text: String) -> [[UInt8]] {
    CertificateFile.certificates(in: Array(text.utf8))
  }

  @Test(arguments: [
    pem(), pem() + "\n", pem(newline: "\r\n"), pem("X509 CERTIFICATE"),
    pem("TRUSTED CERTIFICATE", der + Build.sequence(Build.null)),
    "subject=CN = www.example.com\n ----- \n-----BEGIN\n" + pem() + "\ntext behind it\n",
    pem("PRIVATE KEY", [1, 2, 3]) + "\n" + pem(),
    "-----BEGIN CERTIFICATE-----\n!\n-----END CERTIFICATE-----\n" + pem(),
    "-----BEGIN RSA KEY-----\n" + pem(),
  ])
  func oneCertificate(_ text: String) {
    #expect(Self.certificates(text) == [Self.der])
  }

  /// Settings are only read in OpenSSL's own kind of block.
  @Test func trustSettingsComeWithTheirBlock() {
    let settings = Build.sequence(Build.element(0xa0, Build.oid("1.3.6.1.5.5.7.3.1")))
    let text = [
      Self.pem(), Self.pem("TRUSTED CERTIFICATE"),
      Self.pem("TRUSTED CERTIFICATE", Self.der + settings),
      Self.pem("TRUSTED CERTIFICATE", Self.der + settings.dropLast()),
    ].joined(separator: "\n")
    let entries = CertificateFile.entries(in: Array(text.utf8))
    #expect(entries.map(\.certificate) == Array(repeating: Self.der, count: 4))
    #expect(
      entries.map { $0.settings?.verdict(on: .server) } == [nil, .silent, .rejected, .unreadable])
  }

  @Test func keepsOrder() {
    let other = CertificateFields().with(\.serialNumber, Build.integer(9)).der
    #expect(
      Self.certificates(Self.pem() + "\n" + Self.pem("CERTIFICATE", other)) == [Self.der, other])
  }

  @Test(arguments: [1, 2], [[], [0x0a], [0x0d, 0x0a], [0x30, 0x05, 0x00]] as [[UInt8]])
  func derOneBehindTheOther(count: Int, trailer: [UInt8]) {
    let expected = Array(repeating: Self.der, count: count)
    #expect(CertificateFile.certificates(in: expected.flatMap(\.self) + trailer) == expected)
  }

  /// A certificate of version 1 begins with its serial number.
  @Test func derOfAnOldKindBehindAnother() {
    let old = CertificateFields().with(\.version, []).der
    for files in [[Self.der, old], [old, old, Self.der]] {
      let entries = CertificateFile.entries(in: files.flatMap(\.self))
      #expect(entries.map(\.certificate) == files)
      #expect(entries.allSatisfy { $0.settings == nil })
    }
  }

  @Test func derThatIsCutOffIsKeptForItsFault() {
    let cut = Array(Self.der.dropLast(7))
    #expect(CertificateFile.certificates(in: cut) == [cut])
  }

  /// A key, PKCS #12 and PKCS #7.
  @Test(arguments: [
    Build.sequence(Build.integer(0) + Build.sequence(Build.oid("1.2.840.113549.1.1.1"))),
    Build.sequence(Build.integer(3) + Build.sequence(Build.oid("1.2.840.113549.1.7.1"))),
    Build.sequence(Build.oid("1.2.840.113549.1.7.2") + Build.element(0xa0, [])),
  ])
  func derOfOtherKinds(_ bytes: [UInt8]) {
    #expect(CertificateFile.certificates(in: bytes).isEmpty)
  }

  /// What follows the certificate can only be settings, and these must not be ignored.
  @Test func derHasItsSettingsBehindIt() {
    let settings = Build.sequence(Build.element(0xa0, Build.oid("1.3.6.1.5.5.7.3.1")))
    let cases: [(tail: [UInt8], verdict: TrustSettings.Verdict?)] = [
      ([], nil), (settings, .rejected), (Array(settings.dropLast()), .unreadable), ([0x0a], nil),
      ([0x00], .unreadable),
    ]
    for (tail, verdict) in cases {
      let entries = CertificateFile.entries(in: Self.der + tail)
      #expect(entries.map(\.certificate) == [Self.der])
      #expect(entries.map { $0.settings?.verdict(on: .server) } == [verdict])
    }
  }

  @Test(arguments: [
    "", "-----BEGIN CERTIFICATE-----", "no certificate", pem("PRIVATE KEY"),
    "-----BEGIN CERTIFICATE-----\nMII\n-----END CERTIFICATE REQUEST-----\n",
    "-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n",
    String(pem().dropLast(5)),
  ])
  func noCertificate(_ text: String) {
    #expect(Self.certificates(text).isEmpty)
  }

  @Test(
    .timeLimit(.minutes(15)),
    arguments: ["-----BEGIN -----BEGIN CERTIFICATE----", "-----BEGIN CERTIFICATE-----\n", "-----"])
  func manyOpeningsTakeLinearTime(_ opening: String) {
    let text = String(repeating: opening, count: 10_000) + "\n-----END X509 CERTIFICATE-----\n"
    #expect(Self.certificates(text).isEmpty)
  }

  @Test func base64AgreesWithFoundation() {
    for length in 1...200 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ length) }
      #expect(Self.certificates(Self.pem("CERTIFICATE", bytes)) == [bytes])
    }
  }
}
