import OpenSSLEngine
import TLSEngine
import Testing
import TrustModel

/// Reading a client's private key in the forms that files have.
@Suite struct ClientIdentityTests {
  enum Kind: CaseIterable, Sendable {
    case ec, rsa

    var identity: TestIdentity {
      get throws { try (self == .ec ? TestIdentity.ec : TestIdentity.rsa).get() }
    }
  }

  private static let ec = ["ecparam", "-name", "prime256v1"]

  /// PKCS #8, PKCS #1 and SEC 1, in PEM and DER.
  @Test(
    arguments: [
      (.ec, ["pkey"]), (.ec, ["pkey", "-outform", "DER"]), (.ec, ["ec"]),
      (.ec, ["ec", "-outform", "DER"]), (.rsa, ["pkey"]), (.rsa, ["pkey", "-outform", "DER"]),
      (.rsa, ["rsa", "-traditional"]), (.rsa, ["rsa", "-traditional", "-outform", "DER"]),
    ] as [(Kind, [String])])
  func everyForm(kind: Kind, conversion: [String]) throws {
    let identity = try kind.identity
    let file = try OpenSSLTool.run(conversion + ["-in", identity.keyFile])
    let read = try ClientIdentity.read(chain: identity.chain, keyFile: file)
    let expected = try OpenSSLTool.run(
      ["pkcs8", "-topk8", "-nocrypt", "-outform", "DER", "-in", identity.keyFile])
    #expect(read.privateKey.withUnsafeBytes { Array($0) } == expected)
    #expect(read.chain == identity.chain)
  }

  /// What a library would take minutes for is refused before it is used.
  @Test func keysOfUnusualSize() throws {
    let identity = try Kind.rsa.identity
    let modulus = DER.unsignedInteger([UInt8](repeating: 0xff, count: 2049))
    let three = DER.unsignedInteger(3)
    let key = DER.sequence(
      [DER.unsignedInteger(0), modulus, three, modulus] + Array(repeating: three, count: 5))
    #expect(
      throws: ClientIdentityError.unreadable("its key has 16392 bits, and 16384 are the most")
    ) {
      try ClientIdentity.read(chain: identity.chain, keyFile: key)
    }
  }

  /// To decode a key of DSA, the library computes its public half.
  @Test func aKeyThatTakesLong() throws {
    let identity = try Kind.rsa.identity
    let number = DER.unsignedInteger([UInt8](repeating: 0xff, count: 2000))
    let algorithm = DER.sequence(
      DER.objectIdentifier("1.2.840.10040.4.1"),
      DER.sequence(number, number, DER.unsignedInteger(3)))
    let key = Secret(
      copying: DER.sequence(DER.unsignedInteger(0), algorithm, DER.octetString(number)),
      erasedBy: Secret.erasing)
    let error = #expect(throws: ClientIdentityError.self) {
      try OpenSSLIdentityReader().identity(
        chain: identity.chain, keyFile: key, password: nil, within: .milliseconds(10))
    }
    #expect(error == .unreadable("that takes longer than --timeout allows"))
  }

  @Test func aChainOfTooMany() throws {
    let identity = try Kind.ec.identity
    let key = try OpenSSLTool.run(["pkey", "-in", identity.keyFile])
    let leaf = Array(identity.chain.prefix(1))
    for (count, isRead) in [(100, true), (101, false)] {
      let chain = leaf + Array(repeating: identity.chain[1], count: count - 1)
      let result = Result { () throws(ClientIdentityError) in
        try ClientIdentity.read(chain: chain, keyFile: key).chain.count
      }
      #expect(
        result
          == (isRead
            ? .success(count)
            : .failure(
              .unreadable("101 certificates go with it, and 100 are the most of one client"))))
    }
  }

  /// Other blocks in the file and their order do not matter.
  @Test func otherBlocksArePassedOver() throws {
    let identity = try Kind.ec.identity
    let key = try OpenSSLTool.run(["ec", "-in", identity.keyFile])
    let certificate = try OpenSSLTool.run(["x509", "-in", identity.certificateFile])
    let parameters = try OpenSSLTool.run(Self.ec)
    for file in [certificate + key, parameters + key + certificate, Array("text\n".utf8) + key] {
      #expect(throws: Never.self) { try ClientIdentity.read(chain: identity.chain, keyFile: file) }
    }
  }

  /// The last four need the legacy provider, or would in OpenSSL 3.
  @Test(arguments: [
    ["pkcs8", "-topk8"], ["pkcs8", "-topk8", "-outform", "DER"],
    ["pkcs8", "-topk8", "-scrypt"], ["rsa", "-traditional", "-aes128"],
    ["rsa", "-traditional", "-des3"], ["pkcs8", "-topk8", "-v1", "PBE-SHA1-3DES"],
    ["pkcs8", "-topk8", "-v1", "PBE-SHA1-RC2-40", "-provider", "legacy", "-provider", "default"],
    [
      "pkcs8", "-topk8", "-v1", "PBE-MD5-DES", "-outform", "DER", "-provider", "legacy",
      "-provider", "default",
    ],
  ])
  func encryptedKeysTakeTheirPassword(conversion: [String]) throws {
    let identity = try Kind.rsa.identity
    let password = "s\u{e9}same \u{1f511}"
    let file = try OpenSSLTool.run(
      conversion + ["-passout", "pass:" + password, "-in", identity.keyFile])
    let plain = try OpenSSLTool.run(
      ["pkcs8", "-topk8", "-nocrypt", "-outform", "DER", "-in", identity.keyFile])
    let read = try ClientIdentity.read(chain: identity.chain, keyFile: file, password: password)
    #expect(read.privateKey.withUnsafeBytes { Array($0) } == plain)
    for wrong in ["", "sesame", password + "x"] {
      #expect(throws: ClientIdentityError.wrongPassword) {
        try ClientIdentity.read(chain: identity.chain, keyFile: file, password: wrong)
      }
    }
    #expect(throws: ClientIdentityError.encryptedPrivateKey) {
      try ClientIdentity.read(chain: identity.chain, keyFile: file)
    }
  }

  @Test(arguments: [
    [], [0x30], [0x30, 0x03, 0x02, 0x01, 0x00], Array("no key\n".utf8),
    Array("-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n".utf8),
    Array("-----BEGIN PRIVATE KEY-----\n".utf8),
  ])
  func whatIsNoKey(file: [UInt8]) throws {
    let chain = try Kind.ec.identity.chain
    #expect(throws: ClientIdentityError.noPrivateKey) {
      try ClientIdentity.read(chain: chain, keyFile: file)
    }
  }

  /// A public key of the same type, or of another.
  @Test(arguments: Kind.allCases)
  func aKeyOfAnotherCertificate(kind: Kind) throws {
    let stranger = try TestIdentity()
    let chain = try kind.identity.chain
    let file = try OpenSSLTool.run(["pkey", "-in", stranger.keyFile])
    #expect(throws: ClientIdentityError.otherPrivateKey) {
      try ClientIdentity.read(chain: chain, keyFile: file)
    }
  }

  @Test func aChainThatDoesNotParse() throws {
    let identity = try Kind.ec.identity
    let file = try OpenSSLTool.run(["pkey", "-in", identity.keyFile])
    #expect(throws: ClientIdentityError.malformedCertificate(1)) {
      try ClientIdentity.read(chain: [identity.chain[0], [0x30, 0x00]], keyFile: file)
    }
  }

  /// Printing the settings by mistake does not reveal the key.
  @Test func theKeyIsNotPrinted() throws {
    let identity = ClientIdentity(
      chain: [], privateKey: Secret(copying: [1, 2, 3], erasedBy: Secret.erasing))
    let settings = TLSClientSettings(serverNameIndication: nil, clientIdentity: identity)
    var dumped = ""
    dump(settings, to: &dumped)
    #expect(!"\(settings)".contains("1, 2, 3") && !dumped.contains("- 2\n"))
  }
}
