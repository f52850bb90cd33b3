import Testing
import TrustModel

@testable import X509

/// What is said of a certificate that is shown.
@Suite struct ShownCertificateTests {
  private struct NoCryptography: CryptographyProvider {
    func verify(
      signature: [UInt8], algorithm: AlgorithmIdentifier, over message: [UInt8], key: PublicKey
    ) -> SignatureVerdict { .notVerifiable("") }
    func isSound(_ key: PublicKey) -> Bool { true }
    func digest(_ hash: SignatureHash, of octets: [UInt8]) -> [UInt8]? { nil }
    func directoryHash(ofName der: [UInt8]) -> UInt32? { nil }
  }

  private func shown(_ list: [CertificateFields]) -> [ShownCertificate] {
    ShownCertificate.all(
      list.map { ($0.der, .init(name: "-")) }, by: NoCryptography())
  }

  @Test(
    arguments: [
      ("2.5.29.19", Build.sequence(Build.boolean(true)), ["an authority"]),
      (
        "2.5.29.19", Build.sequence(Build.boolean(true), Build.integer(0)),
        ["an authority, with no authority below it"]
      ),
      ("2.5.29.19", Build.sequence(), ["no authority"]),
      (
        "2.5.29.15", [0x03, 0x02, 0x05, 0xa0],
        [
          "digitalSignature: signs, as in a handshake",
          "keyEncipherment: takes keys encrypted with RSA",
        ]
      ),
      (
        "2.5.29.37", Build.sequence(Build.oid("1.3.6.1.5.5.7.3.1"), Build.oid("1.2.3")),
        ["serverAuth: is a TLS server's", "1.2.3"]
      ),
      (
        "2.5.29.32",
        Build.sequence(
          Build.sequence(Build.oid("2.23.140.1.1")), Build.sequence(Build.oid("2.23.140.1.2.2")),
          Build.sequence(Build.oid("1.2.3"))),
        [
          "2.23.140.1.1: extended validation (EV)",
          "2.23.140.1.2.2: organization validated (OV)", "1.2.3",
        ]
      ),
      (
        "1.3.6.1.5.5.7.1.24", Build.sequence(Build.integer(5), Build.integer(17)),
        ["must-staple: the server has to send an OCSP answer", "TLS extension 17"]
      ),
      (
        "1.3.6.1.5.5.7.1.1",
        Build.sequence(
          Build.sequence(Build.oid("1.3.6.1.5.5.7.48.2"), Build.text(0x86, "http://a/ca")),
          Build.sequence(Build.oid("1.3.6.1.5.5.7.48.1"), Build.text(0x86, "http://a/o"))),
        ["OCSP: http://a/o", "issuer: http://a/ca"]
      ),
      (
        "2.5.29.30",
        Build.sequence(
          Build.element(0xa0, Build.sequence(Build.text(0x82, "a.example"))),
          Build.element(0xa1, Build.sequence(Build.text(0x82, "b.example")))),
        ["permitted: a.example", "excluded: b.example"]
      ),
      (
        "1.3.6.1.4.1.11129.2.4.2",
        Build.octets(
          [0, 49, 0, 47, 0] + [UInt8](repeating: 7, count: 32)
            + [0, 0, 0x01, 0x9a, 0x2b, 0x3c, 0x4d, 0x5e] + [0, 0, 4, 3, 0, 0]),
        ["2025-10-28T14:32:43Z  log BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc="]
      ),
      ("2.16.840.1.113730.1.13", Build.text(0x16, "a comment"), ["a comment"]),
      ("1.3.6.1.5.5.7.48.1.5", Build.null, ["the revocation of this responder is not checked"]),
    ] as [(String, [UInt8], [String])])
  func anExtensionIsExplained(oid: String, value: [UInt8], meaning: [String]) throws {
    let one = shown([CertificateFields().with(extension: oid, value)])[0]
    let item = try #require(one.contents?.extensions.first)
    #expect(item.meaning == meaning)
    #expect(item.octets.isEmpty && item.problems.isEmpty)
  }

  /// Of what is not known, or cannot be read, there are the octets.
  @Test(arguments: [("1.2.3.4", []), ("2.5.29.17", ["extensions.subjectAltName at byte"])])
  func theRestIsShownAsOctets(oid: String, problems: [String]) throws {
    let one = shown([CertificateFields().with(extension: oid, [0x30, 0x00])])[0]
    let item = try #require(one.contents?.extensions.first)
    #expect(item.meaning.isEmpty)
    #expect(item.octets == [0x30, 0x00] && item.length == 2)
    #expect(item.problems.count == problems.count)
    for (problem, start) in zip(item.problems, problems) { #expect(problem.hasPrefix(start)) }
    #expect(one.contents?.problems == [])
  }

  /// Of many problems of an extension the first eight are told, and how many others there are.
  @Test(arguments: 1...12) func manyProblemsOfAnExtension(count: Int) throws {
    var fields = CertificateFields()
    for _ in 0..<count { fields = fields.with(extension: "2.5.29.17", [0x30, 0x00]) }
    let all = try fields.parsed().problems.count
    let item = try #require(shown([fields])[0].contents?.extensions.first)
    let others = item.problems.filter { $0.hasSuffix("more of its kind") }
    #expect(item.problems.count - others.count == min(all, 8) && all >= count)
    #expect(others == (all > 8 ? ["\(all - 8) more of its kind"] : []))
  }

  /// What it is for, in a few words.
  @Test(
    arguments: [
      (["1.3.6.1.5.5.7.3.1", "1.3.6.1.5.5.7.3.2"], "server, client"),
      (["1.2.3", "1.2.4", "1.3.6.1.5.5.7.3.1"], "other use, server"),
      (
        [
          "1.3.6.1.5.5.7.3.1", "1.3.6.1.5.5.7.3.3", "1.3.6.1.5.5.7.3.4", "1.3.6.1.5.5.7.3.8",
          "1.2.3",
        ],
        "server, code signing, e-mail, timestamps"
      ),
      (["1.3.6.1.5.5.7.3.9"], "OCSP responder"),
    ] as [([String], String)])
  func uses(purposes: [String], text: String) {
    let fields = CertificateFields()
      .with(extension: "2.5.29.37", Build.sequence(purposes.flatMap(Build.oid)))
    #expect(shown([fields]).map { $0.contents?.use } == [text])
    let own = fields.with(\.subject, fields.issuer)
    #expect(shown([own]).map { $0.contents?.use } == ["self-signed, " + text])
    let poisoned = own.with(extension: "1.3.6.1.4.1.11129.2.4.3", critical: true, Build.null)
    #expect(shown([poisoned]).map { $0.contents?.use } == ["precertificate"])
  }

  /// Version 1 cannot say what is an authority's: what signed itself is taken for one.
  @Test(arguments: [
    (true, true, "root CA"), (true, false, "any use"), (false, true, "self-signed, any use"),
  ])
  func oldVersions(isOld: Bool, isOwn: Bool, use: String) {
    var fields = CertificateFields()
    if isOld { fields.version = [] }
    if isOwn { fields.subject = fields.issuer }
    #expect(shown([fields]).map { $0.contents?.use } == [use])
  }

  @Test func rolesOfAuthorities() {
    let list = shown([
      Self.authority("R", by: "R", key: 1), Self.authority("A", by: "R", key: 2),
      CertificateFields().with(\.subject, CertificateFields().issuer),
    ])
    #expect(list.map { $0.contents?.facts.role } == [.root, .intermediate, .leaf])
  }

  /// An extension that comes twice is not explained, as it is not known which one counts; what is wrong
  /// with the rest is told beside the extensions.
  @Test func problemsAreInTheirPlaces() throws {
    let twice = CertificateFields().with(\.subject, Build.sequence(Build.element(0x31)))
      .with(extension: "2.5.29.14", Build.octets([1])).with(
        extension: "2.5.29.14", Build.octets([2]))
    let contents = try #require(shown([twice])[0].contents)
    for item in contents.extensions {
      #expect(item.meaning.isEmpty && item.octets.count == 3 && item.problems.count == 1)
    }
    #expect(contents.problems.count == 1)
    #expect(contents.problems.first?.hasPrefix("tbsCertificate.subject at byte ") == true)
  }

  private static func authority(_ name: String, by issuer: String, key: UInt8) -> CertificateFields
  {
    CertificateFields().with(\.subject, Build.commonName(name))
      .with(\.issuer, Build.commonName(issuer))
      .with(extension: "2.5.29.19", critical: true, Build.sequence(Build.boolean(true)))
      .with(extension: "2.5.29.14", Build.octets([key]))
  }

  /// By name, and of several of one name by the key.
  @Test func issuersAreFound() {
    let leaf = CertificateFields().with(\.issuer, Build.commonName("A"))
      .with(extension: "2.5.29.35", Build.sequence(Build.element(0x80, [2])))
    let list = shown([
      leaf, Self.authority("A", by: "R", key: 1), Self.authority("A", by: "R", key: 2),
      Self.authority("R", by: "R", key: 3),
      CertificateFields().with(\.issuer, Build.commonName("nobody")),
    ])
    #expect(list.map { $0.contents?.issuer } == [2, 3, 3, nil, nil])
    #expect(
      list.map { $0.contents?.use } == [
        "any use", "intermediate CA", "intermediate CA", "root CA", "any use",
      ])
  }

  /// Of one name no more are looked at than any chain has.
  @Test(arguments: [(63, 64), (64, nil)] as [(Int, Int?)])
  func manyIssuersOfOneName(before: Int, issuer: Int?) {
    let leaf = CertificateFields().with(\.issuer, Build.commonName("A"))
      .with(extension: "2.5.29.35", Build.sequence(Build.element(0x80, [2])))
    let list =
      [leaf] + (0..<before).map { _ in Self.authority("A", by: "R", key: 1) }
      + [Self.authority("A", by: "R", key: 2)]
    #expect(shown(list).first?.contents?.issuer == issuer)
  }

  /// Of what is not understood the first octets are shown, and how many there are.
  @Test(arguments: [256, 257]) func longValues(count: Int) throws {
    let value = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    let one = shown([CertificateFields().with(extension: "1.2.3.4", value)])[0]
    let item = try #require(one.contents?.extensions.first)
    #expect(item.octets == Array(value.prefix(256)) && item.length == count)
  }

  /// One with its own name as issuer, which says that another key signed it, is not shown below itself.
  @Test(arguments: [UInt8(3), 9]) func aSelfIssuedCertificateOfAnotherKey(key: UInt8) {
    let own = Self.authority("R", by: "R", key: 3)
      .with(extension: "2.5.29.35", Build.sequence(Build.element(0x80, [key])))
    #expect(shown([own]).map { $0.contents?.issuer } == [nil])
    let other = Self.authority("R", by: "R", key: 9)
    #expect(shown([own, other]).map { $0.contents?.issuer } == [key == 9 ? 1 : nil, nil])
  }

  /// Two that issued each other, and one that is no certificate.
  @Test func hostileChainsComeToAnEnd() {
    let list = shown([
      Self.authority("A", by: "B", key: 1), Self.authority("B", by: "A", key: 2),
      CertificateFields().with(\.version, [0x05, 0x00]),
    ])
    #expect(list.map { $0.contents?.issuer } == [1, 0, nil])
    #expect(list[2].failure?.hasPrefix("tbsCertificate.") == true)
  }

  /// A root issued itself: also where another certificate has its name, as a cross-signed one does.
  @Test func aRootHasNoOtherIssuer() {
    let root = CertificateFields().with(\.subject, Build.commonName("Test Root"))
    let crossed = root.with(\.issuer, Build.commonName("Other Root"))
    let list = shown([CertificateFields(), root, crossed])
    #expect(list.map { $0.contents?.issuer } == [1, nil, nil])
  }
}
