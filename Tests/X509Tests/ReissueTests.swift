import Testing
import TrustModel

@testable import X509

/// Certificates that could be issued in place of others, and those that were.
@Suite struct ReissueTests {
  private static let uri = Build.text(0x86, "http://a.example/")
  private static let point = Build.sequence(
    Build.sequence(Build.element(0xa0, Build.element(0xa0, uri))))

  /// What applies to the old certificate only is left out: its issuer's key, where its revocation is
  /// told, and its signature.
  @Test func whatIsTakenOver() throws {
    let access = ["1.3.6.1.5.5.7.48.1", "1.3.6.1.5.5.7.48.2"].flatMap {
      Build.sequence(Build.oid($0), Self.uri)
    }
    let certificate = try CertificateFields()
      .with(\.innerAlgorithm, CertificateFields.rsaWithSHA256)
      .with(\.outerAlgorithm, CertificateFields.rsaWithSHA256).with(\.signature, [])
      .with(extension: "2.5.29.31", Self.point).with(extension: "2.5.29.46", Self.point)
      .with(extension: "2.5.29.35", Build.sequence(Build.element(0x80, [2])))
      .with(extension: "1.3.6.1.5.5.7.1.1", Build.sequence(access))
      .with(extension: "2.5.29.17", Build.sequence(Build.text(0x82, "a.example")))
      .with(extension: "1.2.3", []).with(extension: "1.2.3", []).parsed()
    #expect(certificate.problems.count == 2)
    let reissue = Reissue(of: certificate)
    #expect(
      reissue.extensions.map(\.oid.description) == [
        "2.5.29.35", "1.3.6.1.5.5.7.1.1", "2.5.29.17", "1.2.3", "1.2.3",
      ])
    #expect(reissue.known.authorityKeyIdentifier == nil)
    #expect(reissue.known.ocspResponders.isEmpty && reissue.known.distributionPoints.isEmpty)
    #expect(reissue.known.caIssuers == ["http://a.example/"])
    #expect(reissue.known.subjectAlternativeNames == certificate.known.subjectAlternativeNames)
    #expect(reissue.problems == certificate.problems.filter { $0.kind != .malformedSignature })
    #expect(reissue.problems.count == 1)
    #expect(reissue.subject == certificate.subject && reissue.issuer == certificate.issuer)
    #expect(reissue.notBefore == certificate.notBefore && reissue.notAfter == certificate.notAfter)
    #expect(reissue.signatureAlgorithm == certificate.tbsSignatureAlgorithm)
    #expect(reissue.publicKey == certificate.publicKey)
  }

  /// One that is only imagined is no real one, and equal to one of its name alone.
  @Test func imagined() throws {
    let certificate = try CertificateFields().parsed()
    let first = Reissue(of: certificate).imagined(as: "first")
    #expect(first != certificate && first == Reissue(of: certificate).imagined(as: "first"))
    #expect(first != Reissue(of: certificate).imagined(as: "second"))
    #expect(first.version == 3 && first.serialNumber.isEmpty && first.signature.isEmpty)
    let (name, key) = (DistinguishedName.imagined(as: "Test Root"), PublicKey.imagined(as: "k"))
    #expect(name.text == "CN=Test Root" && name != certificate.issuer)
    #expect(key.text == "EC P-256" && key != PublicKey.imagined(as: "l"))
    let authority = Reissue(
      authority: name, key: key, notBefore: certificate.notBefore, notAfter: certificate.notAfter
    ).imagined(as: "root")
    #expect(authority.isSelfIssued && authority.publicKey == key && authority.problems.isEmpty)
    #expect(authority.known.basicConstraints == BasicConstraints(isCA: true))
    #expect(authority.known.keyUsage == .keyCertSign)
    #expect(authority.tbsSignatureAlgorithm.signatureName == "ecdsa-with-SHA256")
    #expect(
      (authority.notBefore, authority.notAfter) == (certificate.notBefore, certificate.notAfter))
  }

  /// Another certificate for the name and key of a root, which signed itself as well.
  @Test func renewals() throws {
    let (name, other) = (Build.commonName("Test Root"), Build.commonName("Other Root"))
    let fields = CertificateFields().with(\.subject, name)
    let (root, serial) = (try fields.parsed(), Build.integer(9))
    #expect(try fields.with(\.serialNumber, serial).parsed().isRenewal(of: root))
    let key = CertificateFields.key("1.3.101.112", [], [1])
    for stranger in [
      fields, fields.with(\.publicKey, key), fields.with(\.issuer, other),
      fields.with(\.subject, other).with(\.issuer, other),
    ] {
      #expect(try !stranger.parsed().isRenewal(of: root))
    }
  }

  /// A question in an address has no character that an address has for something else.
  @Test(arguments: ["http://ocsp.example", "http://ocsp.example/"])
  func questionsInAddresses(responder: String) throws {
    struct Digests: CryptographyProvider {
      func verify(
        signature: [UInt8], algorithm: AlgorithmIdentifier, over message: [UInt8], key: PublicKey
      ) -> SignatureVerdict { .valid }
      func isSound(_ key: PublicKey) -> Bool { true }
      func digest(_ hash: SignatureHash, of octets: [UInt8]) -> [UInt8]? {
        hash == .sha1 ? Array(octets.prefix(4)) + [0xfb, 0xef, 0xff, 0xff, 0xfb, 0xef] : nil
      }
      func directoryHash(ofName der: [UInt8]) -> UInt32? { nil }
    }
    let issuer = try CertificateFields().with(\.subject, Build.commonName("Test Root")).parsed()
    let leaf = try CertificateFields().parsed()
    let request = try #require(OCSPRequest(for: leaf, issuer: issuer, by: Digests()))
    let address = request.address(at: responder)
    #expect(address.hasPrefix("http://ocsp.example/"))
    let question = address.dropFirst("http://ocsp.example/".count)
    #expect(question.allSatisfy { $0.isLetter || $0.isNumber || $0 == "%" })
    #expect(question.contains("%2B") && question.contains("%2F"))
    let text = question.replacing("%2B", with: "+").replacing("%2F", with: "/")
      .replacing("%3D", with: "=")
    let der = try #require([UInt8].value(ofBase64: String(text)))
    // Of the issuer's name as the leaf has it, of the issuer's key, and the number of the leaf.
    let digests = Digests()
    for part in [
      digests.digest(.sha1, of: leaf.issuer.der),
      digests.digest(.sha1, of: issuer.publicKey.keyBits),
    ] {
      #expect(der.firstRange(of: Build.octets(try #require(part))) != nil)
    }
    #expect(Array(der.suffix(4)) == Build.integer(1, 2))
    #expect(OCSPRequest(for: leaf, issuer: issuer, by: ExtensionMeaningTests.Blind()) == nil)
  }
}
