import Foundation
import OpenSSLEngine
import Testing
import TrustModel
import X509

@Suite struct IssuingTests {
  static let now = Instant(secondsSinceEpoch: 1_780_000_000)

  static func root(_ key: PrivateKey) throws -> IssuedCertificate {
    try CertificateTemplate.authority(
      subject: IssuingName(commonName: "Root", organization: "Tests"),
      notBefore: now.advanced(byDays: -10), notAfter: now.advanced(byDays: 10)
    ).issue(to: key)
  }

  static func leaf() -> CertificateTemplate {
    .server(
      [.dns("www.example.com"), .ip([127, 0, 0, 1])],
      subject: IssuingName(commonName: "www.example.com"),
      notBefore: now.advanced(byDays: -1), notAfter: now.advanced(byDays: 1))
  }

  /// Each kind of key signs a chain that another implementation verifies.
  @Test(arguments: [
    (PrivateKey.Kind.p256, SigningHash.sha256), (.p384, .sha384), (.p192, .sha1),
    (.rsa(1024), .sha256), (.rsa(1024), .sha1), (.rsa(1024), .md5), (.rsa(1024), .sha384),
    (.ed25519, .sha256),
  ])
  func chainsVerify(kind: PrivateKey.Kind, hash: SigningHash) async throws {
    let root = try Self.root(.generate(kind))
    var template = Self.leaf()
    template.signatureHash = hash
    let leaf = try template.issue(to: .generate(kind), by: root)
    #expect(try await Self.verify(leaf, under: root).contains("leaf.pem: OK"))
    #expect(
      try await Self.verify(leaf.withBrokenSignature, under: root)
        .contains("certificate signature failure"))
  }

  @Test func writesWhatTheTemplateSays() async throws {
    let root = try Self.root(.generate())
    var template = Self.leaf()
    template.names += [.email("a@example.com"), .uri("https://example.com/"), .dnsBytes([0x1b])]
    template.policies = ["2.23.140.1.2.1"]
    template.caIssuers = ["http://127.0.0.1:1/root.der"]
    template.ocspResponders = ["http://127.0.0.1:1/ocsp"]
    template.crlDistributionPoints = ["http://127.0.0.1:1/root.crl"]
    template.permittedNames = [.dns("example.com"), .ip([10, 0, 0, 0, 255, 0, 0, 0])]
    template.excludedNames = [.directory(IssuingName(commonName: "Nobody"))]
    template.keyUsage = [.digitalSignature, .decipherOnly]
    template.basicConstraints = .init(isCA: true, pathLength: 3)
    template.serialNumber = [0x00, 0xff, 0x01]
    let text = try await OpenSSLTool.run(
      ["x509", "-noout", "-text"],
      input: PEMWriter.certificate(template.issue(to: .generate(), by: root).der)
    ).output
    for expected in [
      "Version: 3", "Serial Number: 65281", "Issuer: O = Tests, CN = Root",
      "Subject: CN = www.example.com", "Not Before: May 27 20:26:40 2026 GMT",
      "Not After : May 29 20:26:40 2026 GMT", "CA:TRUE, pathlen:3",
      "Digital Signature, Decipher Only", "TLS Web Server Authentication",
      "DNS:www.example.com, IP Address:127.0.0.1, email:a@example.com", "Policy: 2.23.140.1.2.1",
      "CA Issuers - URI:http://127.0.0.1:1/root.der", "OCSP - URI:http://127.0.0.1:1/ocsp",
      "URI:http://127.0.0.1:1/root.crl", "DNS:example.com", "IP:10.0.0.0/255.0.0.0",
      "DirName:CN = Nobody",
    ] {
      #expect(text.contains(expected), "\(expected) is missing in \(text)")
    }
  }

  @Test func datesFrom2050AreGeneralized() {
    let last1949 = DER.time(Instant(secondsSinceEpoch: 2_524_607_999))
    let first2050 = DER.time(Instant(secondsSinceEpoch: 2_524_608_000))
    #expect(last1949 == [0x17, 13] + Array("491231235959Z".utf8))
    #expect(first2050 == [0x18, 15] + Array("20500101000000Z".utf8))
  }

  @Test func privateKeysAreReadableByOthers() async throws {
    let key = try PrivateKey.generate()
    let result = try await OpenSSLTool.run(
      ["pkey", "-noout", "-check"], input: PEMWriter.privateKey(key))
    #expect(result.output.contains("Key is valid"))
  }

  @Test func refusesWhatCannotBeSigned() throws {
    var template = Self.leaf()
    template.signatureHash = .md5
    let key = try PrivateKey.generate(.p256)
    #expect(throws: IssuingError.self) { try template.issue(to: key) }
  }

  private static func verify(_ leaf: IssuedCertificate, under root: IssuedCertificate) async throws
    -> String
  {
    try await withTemporaryDirectory { directory in
      let leafFile = directory.appending(path: "leaf.pem")
      let rootFile = directory.appending(path: "root.pem")
      try PEMWriter.certificate(leaf.der).write(to: leafFile, atomically: true, encoding: .utf8)
      try PEMWriter.certificate(root.der).write(to: rootFile, atomically: true, encoding: .utf8)
      return try await OpenSSLTool.run([
        "verify", "-auth_level", "0", "-attime", "\(now.secondsSinceEpoch)",
        "-purpose", "sslserver", "-CAfile", rootFile.path(), leafFile.path(),
      ]).output
    }
  }
}
