import OpenSSLEngine
import TLSEngine
import Testing
import TrustModel

/// Opening PKCS #12 as tools of today and of long ago write it.
@Suite struct PKCS12Tests {
  private static let password = "s\u{e9}same"

  private static func open(
    _ file: [UInt8], _ password: String?
  ) throws(ClientIdentityError) -> PKCS12Contents {
    let file = Secret(copying: file, erasedBy: Secret.erasing)
    let password = password.map { Secret(copying: Array($0.utf8), erasedBy: Secret.erasing) }
    return try OpenSSLIdentityReader().pkcs12(file, password: password)
  }

  private static func export(
    _ options: [String], password: String = password, identity: TestIdentity
  ) throws -> [UInt8] {
    try OpenSSLTool.run(
      ["pkcs12", "-export", "-passout", "pass:" + password, "-in", identity.certificateFile]
        + ["-certfile", identity.chainFile]
        + (options.contains("-nokeys") ? [] : ["-inkey", identity.keyFile]) + options)
  }

  /// PBES2 with AES, RC2 with 40 bits and 3DES, 3DES alone, no encryption, and no seal by which to
  /// tell that the password is right.
  static let encodings: [[String]] = [
    [], ["-legacy"], ["-descert"], ["-keypbe", "NONE", "-certpbe", "NONE"], ["-nomac"],
    ["-legacy", "-nomac"], ["-iter", "1"], ["-macalg", "SHA1"], ["-name", "me"],
  ]

  @Test(arguments: encodings)
  func everyEncoding(options: [String]) throws {
    let identity = try TestIdentity.rsa.get()
    let file = try Self.export(options, identity: identity)
    let contents = try Self.open(file, Self.password)
    #expect(contents.certificates == identity.chain)
    let read = try #require(contents.identity)
    #expect(read.chain == identity.chain)
    let plain = try OpenSSLTool.run(
      ["pkcs8", "-topk8", "-nocrypt", "-outform", "DER", "-in", identity.keyFile])
    #expect(read.privateKey.withUnsafeBytes { Array($0) } == plain)
    #expect(throws: ClientIdentityError.wrongPassword) { try Self.open(file, "sesame") }
    #expect(throws: ClientIdentityError.encryptedPrivateKey) { try Self.open(file, nil) }
  }

  @Test func anEmptyPasswordIsNone() throws {
    let identity = try TestIdentity.ec.get()
    let file = try Self.export([], password: "", identity: identity)
    #expect(try Self.open(file, nil).identity != nil)
    #expect(try Self.open(file, "").identity != nil)
    #expect(throws: ClientIdentityError.wrongPassword) { try Self.open(file, "x") }
  }

  @Test func certificatesWithoutKey() throws {
    let identity = try TestIdentity.ec.get()
    let contents = try Self.open(Self.export(["-nokeys"], identity: identity), Self.password)
    #expect(contents.identity == nil)
    #expect(Set(contents.certificates) == Set(identity.chain))
  }

  @Test func aKeyWithoutItsCertificate() throws {
    let identity = try TestIdentity.ec.get()
    let file = try OpenSSLTool.run([
      "pkcs12", "-export", "-passout", "pass:x", "-nocerts", "-inkey", identity.keyFile,
    ])
    #expect(throws: ClientIdentityError.noCertificate) { try Self.open(file, "x") }
  }

  /// One that is cut, changed or made up is refused, and with the right password never by saying that
  /// it is wrong where its seal does not tell.
  @Test func whatIsNone() throws {
    let file = try Self.export([], identity: TestIdentity.ec.get())
    let broken: [[UInt8]] = [
      [], [0x30, 0x00], Array(file.prefix(file.count / 2)),
      [0x30, 0x05, 0x02, 0x01, 0x03, 0x30, 0x00],
      Array(repeating: 0x30, count: 2_000),
    ]
    for bytes in broken {
      let error = #expect(throws: ClientIdentityError.self) {
        try Self.open(bytes, Self.password)
      }
      guard case .unreadable = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
    // Every bit of the outer levels.
    for index in stride(from: 0, to: file.count, by: max(1, file.count / 200)) {
      var changed = file
      changed[index] ^= 0x41
      _ = try? Self.open(changed, Self.password)
    }
  }

  /// Hours of hashing for one file.
  @Test(.timeLimit(.minutes(15))) func iterationsAreBounded() throws {
    var file = try Self.export(["-iter", "65537"], identity: TestIdentity.ec.get())
    // The last one is the seal's.
    let number: [UInt8] = [0x02, 0x03, 0x01, 0x00, 0x01]
    let start = try #require(file.indices.last { file[$0...].starts(with: number) })
    file.replaceSubrange(start..<start + 5, with: [0x02, 0x03, 0x7f, 0xff, 0xff])
    #expect(throws: ClientIdentityError.unreadable("it takes more than 5000000 iterations to open"))
    {
      try Self.open(file, Self.password)
    }
  }
}
