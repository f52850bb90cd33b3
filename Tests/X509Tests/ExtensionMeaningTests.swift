import Testing
import TrustModel

@testable import X509

/// The words of `show` for every kind of extension that it explains.
@Suite struct ExtensionMeaningTests {
  /// Verifies nothing, and says why.
  struct Blind: CryptographyProvider {
    var verdict = SignatureVerdict.notVerifiable("no key of this kind")

    func verify(
      signature: [UInt8], algorithm: AlgorithmIdentifier, over message: [UInt8], key: PublicKey
    ) -> SignatureVerdict { verdict }
    func isSound(_ key: PublicKey) -> Bool { true }
    func digest(_ hash: SignatureHash, of octets: [UInt8]) -> [UInt8]? { nil }
    func directoryHash(ofName der: [UInt8]) -> UInt32? { nil }
  }

  private static func expect(
    _ oid: String, _ value: [UInt8], means meaning: [String],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let fields = CertificateFields().with(extension: oid, value)
    let shown = ShownCertificate.all([(fields.der, .init(name: "-"))], by: Blind())
    let item = try #require(shown[0].contents?.extensions.first, sourceLocation: location)
    #expect(item.meaning == meaning, sourceLocation: location)
    #expect(item.octets.isEmpty != meaning.isEmpty, sourceLocation: location)
  }

  private static func name(_ tag: UInt8, _ text: String) -> [UInt8] { Build.text(tag, text) }

  @Test(
    arguments: [
      (1, "an authority, with at most 1 authority below it"),
      (2, "an authority, with at most 2 authorities below it"),
    ] as [(UInt8, String)])
  func pathLengths(length: UInt8, text: String) throws {
    try Self.expect(
      "2.5.29.19", Build.sequence(Build.boolean(true), Build.integer(length)), means: [text])
  }

  /// All nine, in the order of their bits, and none.
  @Test func usages() throws {
    try Self.expect(
      "2.5.29.15", [0x03, 0x03, 0x07, 0xff, 0x80],
      means: [
        "digitalSignature: signs, as in a handshake", "nonRepudiation: signs for good",
        "keyEncipherment: takes keys encrypted with RSA",
        "dataEncipherment: takes data encrypted with it",
        "keyAgreement: agrees on keys, as with ECDH", "keyCertSign: signs certificates",
        "cRLSign: signs revocation lists", "encipherOnly: agrees on keys to encrypt only",
        "decipherOnly: agrees on keys to decrypt only",
      ])
    try Self.expect("2.5.29.15", [0x03, 0x02, 0x07, 0x00], means: ["nothing"])
  }

  @Test func purposes() throws {
    let ids = [
      "1.3.6.1.5.5.7.3.2", "1.3.6.1.5.5.7.3.3", "1.3.6.1.5.5.7.3.4", "1.3.6.1.5.5.7.3.8",
      "1.3.6.1.5.5.7.3.9", "2.5.29.37.0", "1.3.6.1.4.1.311.10.3.3", "2.16.840.1.113730.4.1",
    ]
    try Self.expect(
      "2.5.29.37", Build.sequence(ids.flatMap(Build.oid)),
      means: [
        "clientAuth: is a TLS client's", "codeSigning: signs programs",
        "emailProtection: signs and encrypts mail", "timeStamping: signs timestamps",
        "OCSPSigning: signs OCSP answers", "anyExtendedKeyUsage: any use",
        "msSGC: is a TLS server's, by an old name", "nsSGC: is a TLS server's, by an old name",
      ])
  }

  @Test func policies() throws {
    let ids = [
      "2.5.29.32.0", "2.23.140.1.2.1", "2.23.140.1.2.3", "2.16.840.1.114412.2.1", "2.23.140.1.2.4",
    ]
    try Self.expect(
      "2.5.29.32", Build.sequence(ids.flatMap { Build.sequence(Build.oid($0)) }),
      means: [
        "2.5.29.32.0: any policy", "2.23.140.1.2.1: domain validated (DV)",
        "2.23.140.1.2.3: individual validated (IV)",
        "2.16.840.1.114412.2.1: extended validation (EV) by DigiCert's rules", "2.23.140.1.2.4",
      ])
    try Self.expect(
      "2.5.29.33",
      Build.sequence(Build.sequence(Build.oid("1.2.3"), Build.oid("1.2.4"))),
      means: ["1.2.3 counts as 1.2.4"])
    try Self.expect("2.5.29.54", Build.integer(2), means: ["no any policy after 2"])
  }

  /// Names are counted, as they are shown beside; those of others are listed.
  @Test func names() throws {
    let (first, second) = (Self.name(0x82, "a.example"), Self.name(0x82, "b.example"))
    try Self.expect("2.5.29.17", Build.sequence(first), means: ["1 name"])
    try Self.expect("2.5.29.17", Build.sequence(first, second), means: ["2 names"])
    try Self.expect(
      "2.5.29.18", Build.sequence(first, Self.name(0x86, "http://a.example/")),
      means: ["a.example", "URI:http://a.example/"])
    try Self.expect(
      "2.5.29.31",
      Build.sequence(
        Build.sequence(
          Build.element(0xa0, Build.element(0xa0, Self.name(0x86, "http://a.example/crl"))))),
      means: ["http://a.example/crl"])
  }

  /// What names none of these has no meaning here, and is shown as octets.
  @Test func onlyWhatIsThere() throws {
    let name = Self.name(0x82, "a.example")
    try Self.expect(
      "2.5.29.31", Build.sequence(Build.sequence(Build.element(0xa2, name))), means: [])
    try Self.expect(
      "1.3.6.1.5.5.7.1.1", Build.sequence(Build.sequence(Build.oid("1.2.3"), name)), means: [])
    for (tag, word) in [(UInt8(0xa0), "permitted"), (0xa1, "excluded")] {
      try Self.expect(
        "2.5.29.30", Build.sequence(Build.element(tag, Build.sequence(name), Build.sequence(name))),
        means: ["\(word): a.example, a.example"])
    }
  }

  @Test func keyIdentifiers() throws {
    try Self.expect("2.5.29.14", Build.octets([0x0a, 0xff]), means: ["0aff"])
    try Self.expect(
      "2.5.29.35", Build.sequence(Build.element(0x80, [0x0b, 0x01])), means: ["0b01"])
  }

  /// Statements by the name of their document, or else by number; what belongs to one is not shown.
  @Test func statements() throws {
    try Self.expect(
      "1.3.6.1.5.5.7.1.3",
      Build.sequence(
        Build.sequence(Build.oid("0.4.0.1862.1.1")),
        Build.sequence(Build.oid("1.2.3.4"), Build.sequence())),
      means: ["id-etsi-qcs-QcCompliance", "1.2.3.4"])
    // A third part belongs to none.
    try Self.expect(
      "1.3.6.1.5.5.7.1.3",
      Build.sequence(Build.sequence(Build.oid("1.2.3.4"), Build.null, Build.null)), means: [])
  }

  /// Numbers of lists in decimal while they are short: seven octets, and no sign.
  @Test(
    arguments: [
      ([0], "0"), ([0x01, 0x00], "256"), ([0x00, 0x80], "128"),
      ([0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], "36028797018963967"),
      ([0x01, 0, 0, 0, 0, 0, 0, 0], "0100000000000000"),
    ] as [([UInt8], String)])
  func numbers(octets: [UInt8], text: String) throws {
    let value = Build.element(0x02, octets)
    try Self.expect("2.5.29.20", value, means: ["number " + text])
    try Self.expect("2.5.29.27", value, means: ["changes to the list of number " + text])
    try Self.expect("2.5.29.20", Build.element(0x02, [0x80]), means: [])
  }

  @Test func others() throws {
    try Self.expect(
      "1.3.6.1.4.1.11129.2.4.3", Build.null,
      means: ["no certificate yet: it was made for transparency logs"])
    try Self.expect("1.3.6.1.5.5.7.1.24", Build.sequence(Build.boolean(true)), means: [])
    // A timestamp of version 2.
    try Self.expect(
      "1.3.6.1.4.1.11129.2.4.2", Build.octets([0, 4, 0, 2, 1, 0]), means: ["of an unknown version"])
  }
}

/// What `show` says of a request for a certificate.
@Suite struct ShownRequestTests {
  private static func request(attributes: [UInt8] = Build.element(0xa0)) -> [UInt8] {
    Build.sequence(
      Build.sequence(
        Build.integer(0), Build.commonName("www.example.com"), CertificateFields.p256Key, attributes
      ),
      CertificateFields.ecdsaWithSHA256, Build.bits([1]))
  }

  private static func facts(
    _ der: [UInt8], _ verdict: SignatureVerdict = .valid
  ) throws -> [String] {
    let document = try ShownDocument(
      certificateRequest: der, by: ExtensionMeaningTests.Blind(verdict: verdict))
    #expect(document.facts.last?.text == SHA256.hexadecimal(der))
    return document.facts.dropLast().map {
      "\($0.label): \($0.text)" + ($0.isProblem ? " (problem)" : "")
    }
  }

  @Test(
    arguments: [
      (.valid, "signed with the key that it is for"),
      (.invalid, "not signed with the key that it is for: an authority refuses it (problem)"),
      (.notVerifiable("x"), "cannot be verified: x (problem)"),
    ] as [(SignatureVerdict, String)])
  func proof(verdict: SignatureVerdict, text: String) throws {
    #expect(
      try Self.facts(Self.request(), verdict) == [
        "Subject: CN=www.example.com", "Names: ", "Key: EC P-256", "Signature: ecdsa-with-SHA256",
        "Proof: \(text)",
      ])
  }

  /// An extension that is asked for and cannot be read is told.
  @Test func whatCannotBeRead() throws {
    let asked = Build.sequence(
      Build.oid("1.2.840.113549.1.9.14"),
      Build.element(0x31, Build.sequence(Build.extension("2.5.29.17", Build.sequence()))))
    let facts = try Self.facts(Self.request(attributes: Build.element(0xa0, asked)))
    #expect(facts.count == 6)
    #expect(facts.last?.hasPrefix("Problem: extensions.subjectAltName at byte ") == true)
    #expect(facts.last?.hasSuffix(": empty list (problem)") == true)
  }

  /// One that is as large as no certificate may be is not taken apart.
  @Test(arguments: [(1_048_000, true), (1_048_577, false)])
  func size(count: Int, isRead: Bool) throws {
    let attribute = Build.sequence(
      Build.oid("1.2.3"), Build.element(0x31, Build.octets([UInt8](repeating: 0, count: count))))
    let der = Self.request(attributes: Build.element(0xa0, attribute))
    guard !isRead else { return #expect(try Self.facts(der).count == 6) }
    let error = #expect(throws: CertificateParseError.self) { try Self.facts(der) }
    #expect(error?.description.contains("larger than any request in use") == true)
  }

  /// The names that it asks for, and other attributes by name, at most sixteen.
  @Test func attributes() throws {
    let names = Build.extension("2.5.29.17", Build.sequence(Build.text(0x82, "a.example")))
    let asked = Build.sequence(
      Build.oid("1.2.840.113549.1.9.14"), Build.element(0x31, Build.sequence(names)))
    let others = (1...17).flatMap { number in
      Build.sequence(Build.oid("1.2.\(number)"), Build.element(0x31, Build.utf8("secret")))
    }
    let der = Self.request(attributes: Build.element(0xa0, asked, others))
    let facts = try Self.facts(der)
    #expect(facts[1] == "Names: a.example")
    #expect(facts.dropFirst(5) == ArraySlice((1...16).map { "Attribute: 1.2.\($0)" }))
    let document = try ShownDocument(
      certificateRequest: der, by: ExtensionMeaningTests.Blind(verdict: .valid))
    #expect(document.extensions.map(\.meaning) == [["1 name"]])
  }
}
