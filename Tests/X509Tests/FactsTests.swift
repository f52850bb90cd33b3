import Testing
import TrustModel
import X509

@Suite struct FactsTests {
  private static func facts(_ fields: CertificateFields) throws -> CertificateFacts {
    try fields.parsed().facts(role: .leaf, origin: .sent)
  }

  @Test func everyField() throws {
    let fields = CertificateFields().with(\.serialNumber, Build.integer(0x00, 0x9f, 0x01))
      .with(
        extension: "2.5.29.17",
        Build.sequence(Build.text(0x82, "www.example.com"), Build.element(0x87, [192, 0, 2, 1])))
    let facts = try Self.facts(fields)
    #expect(facts.subject == "CN=www.example.com")
    #expect(facts.issuer == "CN=Test Root")
    #expect(facts.label == "www.example.com")
    #expect(facts.serial == "9f01")
    #expect(facts.notBefore.rfc3339 == "2026-01-01T00:00:00Z")
    #expect(facts.names == ["www.example.com", "IP:192.0.2.1"])
    #expect(facts.key == "EC P-256")
    #expect(facts.signature == "ecdsa-with-SHA256")
    #expect(facts.role == .leaf)
    #expect(facts.origin == .sent)
    #expect(!facts.isSelfIssued)
    #expect(facts.problems.isEmpty)
    #expect(facts.sha256 == SHA256.hexadecimal(fields.der))
    #expect(facts.spkiSha256 == SHA256.hexadecimal(fields.publicKey))
  }

  @Test func details() throws {
    let uri = Build.text(0x86, "http://a.example/")
    let facts = try Self.facts(
      CertificateFields()
        .with(
          extension: "2.5.29.19", critical: true,
          Build.sequence(Build.boolean(true), Build.integer(0))
        )
        .with(extension: "2.5.29.15", critical: true, Build.bits([0x06], unused: 1))
        .with(
          extension: "2.5.29.37",
          Build.sequence(Build.oid("1.3.6.1.5.5.7.3.1"), Build.oid("1.2.3"))
        )
        .with(
          extension: "2.5.29.30",
          Build.sequence(
            Build.element(
              0xa1, Build.sequence(Build.element(0x87, [10, 0, 0, 0, 255, 0, 0, 0]))))
        )
        .with(
          extension: "1.3.6.1.5.5.7.1.1",
          Build.sequence(Build.sequence(Build.oid("1.3.6.1.5.5.7.48.1"), uri))
        )
        .with(extension: "1.2.3.4", critical: true, [])
        .with(extension: "1.3.6.1.5.5.7.1.24", []))
    #expect(
      facts.details.map { "\($0.label): \($0.value)" } == [
        "Version: 3", "Basic constraints: CA, path length 0 (critical)",
        "Key usage: keyCertSign, cRLSign (critical)",
        "Extended key usage: serverAuth, 1.2.3", "Excluded names: IP:10.0.0.0/8",
        "OCSP: http://a.example/", "Other extensions: 1.2.3.4 (critical), tlsfeature",
      ])
  }

  /// The lines that few certificates have.
  @Test func rareDetails() throws {
    func skips(_ tag: UInt8, _ count: UInt8) -> [UInt8] { Build.element(tag, [count]) }
    let facts = try Self.facts(
      CertificateFields()
        .with(extension: "2.5.29.14", Build.element(0x04, [0x0a, 0x1b]))
        .with(
          extension: "2.5.29.35",
          Build.sequence(
            Build.element(0x80, [0xff, 0x00]),
            Build.element(0xa1, Build.text(0x82, "ca.example")), Build.element(0x82, [0x00, 0x9f]))
        )
        .with(
          extension: "2.5.29.30", critical: true,
          Build.sequence(
            Build.element(
              0xa0,
              Build.sequence(Build.text(0x82, "a.example"))
                + Build.sequence(Build.text(0x82, "b.example"))))
        )
        .with(
          extension: "2.5.29.32",
          Build.sequence(
            Build.sequence(Build.oid("2.23.140.1.2.1")), Build.sequence(Build.oid("1.2.3")),
            Build.sequence(Build.oid("2.16.840.1.114412.2.1")))
        )
        // Names are in the facts, and no detail.
        .with(extension: "2.5.29.17", Build.sequence(Build.text(0x82, "a.example")))
        .with(
          extension: "2.5.29.33",
          Build.sequence(Build.sequence(Build.oid("1.2.3"), Build.oid("1.2.4")))
        )
        .with(
          extension: "2.5.29.36", critical: true,
          Build.sequence(skips(0x80, 0), skips(0x81, 3))
        )
        .with(extension: "2.5.29.54", critical: true, Build.integer(2))
        .with(
          extension: "1.3.6.1.5.5.7.1.1",
          Build.sequence(
            Build.sequence(
              Build.oid("1.3.6.1.5.5.7.48.2"), Build.text(0x86, "http://a.example/ca")))
        )
        .with(
          extension: "2.5.29.31",
          Build.sequence(
            Build.sequence(
              Build.element(
                0xa0, Build.element(0xa0, Build.text(0x86, "http://a.example/list")))))
        )
        .with(
          extension: "1.3.6.1.4.1.11129.2.4.2",
          ExtensionTests.timestamps))
    #expect(
      facts.details.dropFirst().map { "\($0.label): \($0.value)" } == [
        "Subject key identifier: 0a1b",
        "Authority key identifier: ff00, ca.example, serial 009f",
        "Permitted names: a.example, b.example (critical)",
        "Policies: domain-validated, 1.2.3, EV of DigiCert (2.16.840.1.114412.2.1)",
        "Policy mappings: 1.2.3 = 1.2.4",
        "Policy constraints: explicit policy after 0, no mapping after 3 (critical)",
        "Inhibit any policy: after 2 (critical)", "CA issuers: http://a.example/ca",
        "CRL: http://a.example/list", "Embedded SCTs: 2",
      ])
  }

  /// The algorithm next to the signature is not signed, so that anybody could write another one there.
  @Test func theSignedAlgorithmIsTold() throws {
    let other = Build.sequence(Build.oid("1.2.840.10045.4.1"))
    #expect(
      try Self.facts(CertificateFields().with(\.outerAlgorithm, other)).signature
        == "ecdsa-with-SHA256")
  }

  @Test(
    arguments: [([0], "00"), ([0x7f], "7f"), ([0x00, 0x80], "80"), ([0x00, 0x00, 0x01], "0001")]
      as [([UInt8], String)])
  func serialNumbers(octets: [UInt8], text: String) throws {
    #expect(
      try Self.facts(CertificateFields().with(\.serialNumber, Build.element(0x02, octets))).serial
        == text)
  }

  /// A name may be as long as the certificate; a report has the beginning of it then.
  @Test(arguments: [(4_093, 4_096), (4_094, 515)]) func longSubjects(count: Int, shown: Int) throws
  {
    let name = Build.commonName(String(repeating: "a", count: count))
    let facts = try Self.facts(CertificateFields().with(\.subject, name).with(\.issuer, name))
    #expect([facts.subject, facts.issuer].map(\.utf8.count) == [shown, shown])
    #expect(facts.subject.hasSuffix("a...") == (shown == 515))
  }

  /// By the number of the bit, from 0 (RFC 5280, section 4.2.1.3).
  @Test(
    arguments: [
      "digitalSignature", "nonRepudiation", "keyEncipherment", "dataEncipherment", "keyAgreement",
      "keyCertSign", "cRLSign", "encipherOnly", "decipherOnly",
    ].enumerated().map { ($0, $1) })
  func oneKeyUsage(bit: Int, name: String) throws {
    var octets = [UInt8](repeating: 0, count: bit / 8 + 1)
    octets[bit / 8] = 0x80 >> UInt8(bit % 8)
    let fields = CertificateFields()
      .with(extension: "2.5.29.15", Build.bits(octets, unused: UInt8(7 - bit % 8)))
    #expect(try Self.facts(fields).keyUsage == [name])
  }

  /// As JSON writes them: what is no printable ASCII takes six characters each.
  @Test(arguments: [("a", 2_045, 0), ("a", 2_046, 1), ("\u{1}", 340, 0), ("\u{1}", 341, 1)])
  func longNames(character: String, count: Int, cut: Int) throws {
    let text = String(repeating: character, count: count)
    let facts = try Self.facts(
      CertificateFields().with(extension: "2.5.29.17", Build.sequence(Build.text(0x82, text))))
    #expect(facts.names.first?.hasSuffix("...") == (cut > 0))
    #expect(facts.problems.contains("names: 1 too long to be shown whole") == (cut > 0))
  }

  @Test func factsForScripts() throws {
    func address(_ purpose: String, _ uri: String) -> [UInt8] {
      Build.sequence(Build.oid(purpose), Build.text(0x86, uri))
    }
    let facts = try Self.facts(
      CertificateFields()
        .with(extension: "2.5.29.15", Build.bits([0xa0], unused: 5))
        .with(
          extension: "2.5.29.37",
          Build.sequence(Build.oid("1.3.6.1.5.5.7.3.1"), Build.oid("1.2.3"))
        )
        .with(
          extension: "2.5.29.32", Build.sequence(Build.sequence(Build.oid("2.23.140.1.2.1")))
        )
        .with(extension: "2.5.29.14", Build.element(0x04, [0x0a, 0x1b]))
        .with(extension: "2.5.29.35", Build.sequence(Build.element(0x80, [0xff, 0x00])))
        .with(
          extension: "1.3.6.1.5.5.7.1.1",
          Build.sequence(
            address("1.3.6.1.5.5.7.48.1", "http://ocsp.example/"),
            address("1.3.6.1.5.5.7.48.2", "http://issuer.example/"))))
    #expect(facts.keyUsage == ["digitalSignature", "keyEncipherment"])
    #expect(facts.extendedKeyUsage == ["serverAuth", "1.2.3"])
    #expect(facts.policies == ["domain-validated"])
    #expect(facts.subjectKeyIdentifier == "0a1b")
    #expect(facts.authorityKeyIdentifier == "ff00")
    #expect(facts.ocspResponders == ["http://ocsp.example/"])
    #expect(facts.caIssuers == ["http://issuer.example/"])
    #expect(facts.crlDistributionPoints.isEmpty)
    #expect(facts.signedCertificateTimestamps == nil)
    let bare = try Self.facts(CertificateFields())
    #expect(bare.keyUsage.isEmpty && bare.subjectKeyIdentifier == nil)
  }

  @Test func problemsNameFieldAndOffset() throws {
    let fields = CertificateFields().with(extension: "2.5.29.17", Build.sequence())
    let offset = try #require(try fields.parsed().problems.first?.offset)
    #expect(
      try Self.facts(fields).problems == [
        "extensions.subjectAltName at byte \(offset): empty list"
      ])
  }

  @Test(
    arguments: [
      ([192, 0, 2, 1], "192.0.2.1"),
      ([0x20, 0x01, 0x0d, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], "2001:db8::1"),
      ([0x20, 0x01, 0x0d, 0xb8, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1], "2001:db8:0:1:1:1:1:1"),
      ([0x20, 0x01, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1], "2001:0:0:1::1"),
      ([0x20, 0x01, 0x0d, 0xb8, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1], "2001:db8::1:0:0:1"),
      ([UInt8](repeating: 0, count: 16), "::"),
      ([UInt8](repeating: 0, count: 15) + [1], "::1"),
      ([0xfe, 0x80] + [UInt8](repeating: 0, count: 14), "fe80::"),
      ([UInt8](repeating: 0, count: 10) + [0xff, 0xff, 192, 0, 2, 1], "::ffff:192.0.2.1"),
    ] as [([UInt8], String)])
  func addresses(_ octets: [UInt8], _ text: String) {
    #expect(IPAddress.text(of: octets) == text)
  }

  @Test(
    arguments: [
      ([10, 0, 0, 0, 255, 0, 0, 0], "10.0.0.0/8"), ([10, 0, 0, 0, 255, 128, 0, 0], "10.0.0.0/9"),
      ([0, 0, 0, 0, 0, 0, 0, 0], "0.0.0.0/0"),
      ([10, 0, 0, 1, 255, 255, 255, 255], "10.0.0.1/32"),
      ([10, 0, 0, 0, 255, 0, 255, 0], "10.0.0.0/255.0.255.0"),
      ([10, 0, 0, 0, 255, 64, 0, 0], "10.0.0.0/255.64.0.0"),
      ([10, 0, 0], nil),
    ] as [([UInt8], String?)])
  func networks(_ octets: [UInt8], _ text: String?) {
    #expect(IPAddress.network(octets) == text)
  }

  /// Each number in its shortest form and complete (X.690, section 8.19.2), and not beyond 64 bits.
  @Test(
    arguments: [
      ([0x55, 0x1d, 0x11], true, "2.5.29.17"), ([0x88, 0x37], true, "2.999"),
      ([0x2a, 0x81, 0x00], true, "1.2.128"), ([], false, "invalid"),
      ([0x2a, 0x83], false, "invalid"),
      ([0x80, 0x2a], false, "1.2"), ([0x2a, 0x80, 0x01], false, "1.2.1"),
      (
        [0x2a, 0x81] + [UInt8](repeating: 0xff, count: 8) + [0x7f], true, "1.2.18446744073709551615"
      ), ([0x2a, 0x82] + [UInt8](repeating: 0xff, count: 8) + [0x7f], true, "invalid"),
    ] as [([UInt8], Bool, String)])
  func identifiersOfAnyOctets(octets: [UInt8], isWellFormed: Bool, text: String) {
    let identifier = ObjectIdentifier(contentOctets: octets)
    #expect(identifier.isWellFormed == isWellFormed)
    #expect(identifier.description == text)
  }

  @Test(arguments: ["2.5.29.17", "1.2.840.113549.1.1.11", "2.999.4294967295", "0.4.0.1862.1.6"])
  func identifiersKeepTheirDottedForm(_ dotted: String) throws {
    #expect(try #require(ObjectIdentifier(dotted: dotted)).description == dotted)
  }

  @Test(arguments: ["", "1", "3.1", "1.40", "1.2.x", "1..2", "1.2.4294967296"])
  func textThatIsNoIdentifier(_ text: String) {
    #expect(ObjectIdentifier(dotted: text) == nil)
  }

  /// A report has room for seven thousand ordinary names, but not for a handshake full of octets
  /// that have to be escaped.
  @Test func namesAreBounded() throws {
    func facts(_ names: [[UInt8]]) throws -> CertificateFacts {
      try Self.facts(
        CertificateFields().with(
          extension: "2.5.29.17",
          Build.sequence(names.flatMap { Build.element(0x82, $0) })))
    }
    let ordinary = try facts((0..<7_000).map { Array("n\($0).example".utf8) })
    #expect(ordinary.names.count == 7_000 && ordinary.problems.isEmpty)
    let long = try facts([[UInt8](repeating: 1, count: 50_000), Array("a.example".utf8)])
    #expect(long.names.map(\.utf8.count).max() ?? 0 < 1_000)
    #expect(long.names.last == "a.example")
    #expect(long.problems == ["names: 1 too long to be shown whole"])
    let many = try facts((0..<20_000).map { _ in [UInt8](repeating: 1, count: 10) })
    #expect(many.names.count < 3_000)
    #expect(many.problems.last?.hasSuffix(" more than are shown") == true)
  }

  /// What is kept of a certificate is what does not change from one report to the next.
  @Test func roleAndOriginAreThoseAskedFor() throws {
    let certificate = try Certificate(der: CertificateFields().der)
    let first = certificate.facts(role: .leaf, origin: .sent)
    var second = certificate.facts(role: .anchor, origin: .rootStore)
    #expect((second.role, second.origin) == (.anchor, .rootStore))
    (second.role, second.origin) = (first.role, first.origin)
    #expect(second == first)
    #expect(certificate.keyDigest == SHA256.hexadecimal(certificate.publicKey.spki))
  }
}
