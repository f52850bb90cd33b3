import OpenSSLEngine
import Testing
import TrustModel
import X509

struct NamesInCertificateTests {
  @Test func namesAreThoseOfTheParser() throws {
    let now = Instant(secondsSinceEpoch: 1_780_000_000)
    let root = try CertificateTemplate.authority(
      subject: IssuingName(commonName: "Root"), notBefore: now, notAfter: now.advanced(byDays: 9)
    ).issue(to: .generate())
    let leaf = try CertificateTemplate.server(
      [.dns("www.example.com")], subject: IssuingName(commonName: "Leaf"), notBefore: now,
      notAfter: now.advanced(byDays: 9)
    ).issue(to: .generate(), by: root)
    let names = try #require(DistinguishedName.names(inCertificate: leaf.der))
    let parsed = try Certificate(der: leaf.der)
    #expect(names.issuer == parsed.issuer && names.subject == parsed.subject)
    // Whatever follows the names may be wrong.
    var broken = leaf.der
    for index in broken.indices.suffix(200) { broken[index] = 0xff }
    #expect(DistinguishedName.names(inCertificate: broken)?.issuer == parsed.issuer)
  }

  /// A certificate of version 1 has no number of its version.
  @Test func withoutVersion() {
    let name: [UInt8] = [0x30, 0]
    let fields: [UInt8] = [2, 1, 5] + [0x30, 0] + name + [0x30, 0] + [0x30, 2, 0x31, 0]
    let body = [0x30, UInt8(fields.count)] + fields
    let names = DistinguishedName.names(inCertificate: [0x30, UInt8(body.count)] + body)
    #expect(names?.issuer.der == name && names?.subject.der == [0x30, 2, 0x31, 0])
  }

  @Test(arguments: [
    [], [0x30], [0x30, 0], [0x30, 2, 0x30, 0], [0x04, 1, 0], [0x30, 5, 0x30, 3, 2, 1, 5],
  ])
  func noNames(der: [UInt8]) {
    #expect(DistinguishedName.names(inCertificate: der) == nil)
  }
}
