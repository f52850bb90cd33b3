import OpenSSLEngine
import Testing
import X509

@Suite struct OpenSSLCryptographyTests {
  private let cryptography = OpenSSLCryptography()

  static let keys: [(String, PublicKey.Kind)] = [
    ("rsa:2048 -sha256", .rsa(bits: 2048)),
    ("rsa:1024 -sha1", .rsa(bits: 1024)),
    ("rsa:2048 -md5", .rsa(bits: 2048)),
    ("rsa:2048 -sha384 -sigopt rsa_padding_mode:pss", .rsa(bits: 2048)),
    ("rsa:2048 -sha1 -sigopt rsa_padding_mode:pss", .rsa(bits: 2048)),
    ("rsa-pss -sha256", .rsa(bits: 2048)),
    ("rsa:2048 -sha256", .other),
    ("ec -pkeyopt ec_paramgen_curve:P-192 -sha1", .ec(.p192)),
    ("ec -pkeyopt ec_paramgen_curve:P-224 -sha1", .ec(.p224)),
    ("ec -pkeyopt ec_paramgen_curve:P-256 -sha256", .ec(.p256)),
    ("ec -pkeyopt ec_paramgen_curve:P-384 -sha384", .ec(.p384)),
    ("ec -pkeyopt ec_paramgen_curve:P-521 -sha512", .ec(.p521)),
    ("ec -pkeyopt ec_paramgen_curve:P-256 -pkeyopt ec_param_enc:explicit", .other),
    ("ec -pkeyopt ec_paramgen_curve:brainpoolP256r1 -sha256", .other),
    ("ed25519", .ed25519),
    ("ed448", .ed448),
  ]

  /// Signatures of a handshake, whose algorithm is a number.
  @Test(arguments: [
    (0x0401, "rsa", "-sha256"), (0x0501, "rsa", "-sha384"), (0x0601, "rsa", "-sha512"),
    (0x0201, "rsa", "-sha1"), (0x0101, "rsa", "-md5"), (0x0301, "rsa", "-sha224"),
    (0x0804, "rsa", "-sha256 -sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:digest"),
    (0x0805, "rsa", "-sha384 -sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:digest"),
    (0x0806, "rsa", "-sha512 -sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:digest"),
    (0x0203, "ec", "-sha1"), (0x0303, "ec", "-sha224"), (0x0403, "ec", "-sha256"),
    (0x0503, "ec", "-sha384"), (0x0603, "ec", "-sha512"),
  ])
  func signatureSchemes(number: Int, key: String, digest: String) throws {
    let directory = try TemporaryDirectory()
    let (keyFile, message) = (directory.file("key.pem"), Array("client, server, half".utf8))
    let form =
      key == "rsa" ? "-algorithm RSA" : "-algorithm EC -pkeyopt ec_paramgen_curve:P-256"
    try OpenSSLTool.run(["genpkey", "-out", keyFile] + form.split(separator: " ").map(String.init))
    try directory.write(message, to: directory.file("message"))
    let signature = try OpenSSLTool.run(
      ["dgst"] + digest.split(separator: " ").map(String.init)
        + ["-sign", keyFile, directory.file("message")])
    let certificate = try OpenSSLTool.run(
      ["req", "-x509", "-key", keyFile, "-subj", "/CN=lab.example", "-outform", "DER"])
    let publicKey = try Certificate(der: certificate).publicKey
    let algorithm = try #require(AlgorithmIdentifier(signatureScheme: UInt16(number)))
    let verdict = { (message: [UInt8]) in
      cryptography.verify(
        signature: signature, algorithm: algorithm, over: message, key: publicKey)
    }
    #expect(verdict(message) == .valid)
    #expect(verdict(message + [0]) == .invalid)
  }

  @Test(arguments: keys)
  func verifiesOnlyWhatTheKeySigned(_ arguments: String, _ kind: PublicKey.Kind) throws {
    let certificate = try SelfSignedCertificate.make(
      ["-newkey"] + arguments.split(separator: " ").map(String.init), kind: kind)
    #expect(verdict(on: certificate, over: certificate.tbs) == .valid)

    var other = certificate.tbs
    other[other.count - 1] ^= 1
    #expect(verdict(on: certificate, over: other) == .invalid)

    var broken = certificate.signature
    broken[broken.count / 2] ^= 1
    #expect(verdict(on: certificate, signature: broken) == .invalid)
    #expect(verdict(on: certificate, signature: []) == .invalid)
    #expect(verdict(on: certificate, signature: [0x30]) == .invalid)
  }

  @Test func anotherKeyDoesNotVerify() throws {
    let ec = try SelfSignedCertificate.make(
      ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"])
    let rsa = try SelfSignedCertificate.make(["-newkey", "rsa:2048"])
    #expect(verdict(on: ec, key: rsa.key) == .invalid)
    #expect(verdict(on: rsa, key: ec.key) == .invalid)
  }

  @Test func unknownAlgorithmsAreNotVerifiable() throws {
    let certificate = try SelfSignedCertificate.make(["-newkey", "ed25519"])
    let unknown = AlgorithmIdentifier(
      algorithm: ObjectIdentifier(contentOctets: [0x2a, 0x03, 0x04]), parameters: nil)
    #expect(
      verdict(on: certificate, algorithm: unknown)
        == .notVerifiable("the signature algorithm 1.2.3.4 is not supported"))
    let malformed = AlgorithmIdentifier(
      algorithm: ObjectIdentifier(contentOctets: []), parameters: [0x30, 0x05])
    guard case .notVerifiable = verdict(on: certificate, algorithm: malformed) else {
      Issue.record("a malformed algorithm identifier was judged")
      return
    }
  }

  @Test func everyTruncationOfAKeyIsNotVerifiable() throws {
    let certificate = try SelfSignedCertificate.make(["-newkey", "rsa:1024"])
    for length in stride(from: 0, to: certificate.key.spki.count, by: 7) {
      let key = PublicKey(
        spki: Array(certificate.key.spki.prefix(length)), algorithm: certificate.key.algorithm,
        keyBits: [], kind: .other)
      #expect(
        verdict(on: certificate, key: key)
          == .notVerifiable("the public key of type 1.2.840.113549.1.1.1 cannot be read"))
    }
  }

  @Test func directoryHashIsThatOfTheCommand() throws {
    let certificate = try SelfSignedCertificate.make(["-newkey", "ed25519"])
    let printed = try OpenSSLTool.run(
      ["x509", "-inform", "DER", "-noout", "-subject_hash"], input: certificate.der)
    let expected = UInt32(String(decoding: printed.dropLast(), as: UTF8.self), radix: 16)
    #expect(cryptography.directoryHash(ofName: certificate.subject) == expected)
    #expect(expected != nil)
    #expect(cryptography.directoryHash(ofName: certificate.subject + [0]) == nil)
    #expect(cryptography.directoryHash(ofName: [0x30, 0x04, 0x31]) == nil)
    #expect(cryptography.directoryHash(ofName: []) == nil)
  }

  private func verdict(
    on certificate: SelfSignedCertificate, over message: [UInt8]? = nil,
    signature: [UInt8]? = nil, algorithm: AlgorithmIdentifier? = nil, key: PublicKey? = nil
  ) -> SignatureVerdict {
    cryptography.verify(
      signature: signature ?? certificate.signature,
      algorithm: algorithm ?? certificate.algorithm, over: message ?? certificate.tbs,
      key: key ?? certificate.key)
  }
}
