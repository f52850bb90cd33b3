import Foundation
import OpenSSLEngine
import TLSEngine
import Testing
import TrustModel

/// Opens PKCS #12 files as current and old tools write them.
@Suite struct PKCS12Tests {
  private static let password = "s\u{e9}same"

  private static func open(
    _ file: [UInt8], _ password: String?
  ) throws(ClientIdentityError) -> PKCS12Contents {
    let file = Secret(copying: file, erasedBy: Secret.erasing)
    let password = password.map { Secret(copying: Array($0.utf8), erasedBy: Secret.erasing) }
    return try OpenSSLIdentityReader().pkcs12(file, password: password, within: .seconds(60))
  }

  private static func export(
    _ options: [String], password: String = password, identity: TestIdentity
  ) throws -> [UInt8] {
    try OpenSSLTool.run(
      ["pkcs12", "-export", "-passout", "pass:" + password, "-in", identity.certificateFile]
        + ["-certfile", identity.chainFile]
        + (options.contains("-nokeys") ? [] : ["-inkey", identity.keyFile]) + options)
  }

  /// PBES2 with AES, RC2 with 40 bits and 3DES, 3DES alone, no encryption, and no MAC to check the
  /// password with.
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
    let read = try #require(contents.identity).get()
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
    #expect(try Self.open(file, nil).identity?.get() != nil)
    #expect(try Self.open(file, "").identity?.get() != nil)
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
    #expect(throws: ClientIdentityError.noCertificate) {
      try Self.open(file, "x").identity?.get()
    }
  }

  /// A key store of Java has its key among many roots: the certificates can be used.
  @Test(arguments: [(99, true), (100, false)])
  func aKeyAmongMany(others: Int, isClient: Bool) throws {
    let identity = try TestIdentity.ec.get()
    let pem = try String(contentsOfFile: identity.chainFile, encoding: .utf8)
    let many = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: many) }
    let blocks = identity.chain.count - 1
    let count = (others + blocks - 1) / blocks
    try String(repeating: pem, count: count).write(to: many, atomically: true, encoding: .utf8)
    let file = try OpenSSLTool.run([
      "pkcs12", "-export", "-passout", "pass:x", "-in", identity.certificateFile, "-inkey",
      identity.keyFile, "-certfile", many.path,
    ])
    let contents = try Self.open(file, "x")
    #expect(contents.certificates.count == 1 + count * blocks)
    let client = try #require(contents.identity)
    #expect(((try? client.get()) != nil) == isClient)
  }

  /// A file that is cut, changed or made up is refused; with the right password and without a MAC,
  /// never as having a wrong password.
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
    // Every bit of the outer levels is changed.
    for index in stride(from: 0, to: file.count, by: max(1, file.count / 200)) {
      var changed = file
      changed[index] ^= 0x41
      _ = try? Self.open(changed, Self.password)
    }
  }

  /// Files in which something optional is left out, by number of the part, from the outermost
  /// inwards.
  static let hollow: [(name: String, file: [UInt8])] = {
    let data = DER.objectIdentifier("1.2.840.113549.1.7.1")
    let encrypted = DER.objectIdentifier("1.2.840.113549.1.7.6")
    func file(_ parts: [UInt8]...) -> [UInt8] {
      let safes = DER.explicit(0, DER.octetString(DER.sequence(parts)))
      return DER.sequence(DER.unsignedInteger(3), DER.sequence(data, safes))
    }
    let algorithm = DER.sequence(
      DER.objectIdentifier("1.2.840.113549.1.12.1.3"),
      DER.sequence(DER.octetString([1, 2, 3, 4, 5, 6, 7, 8]), DER.unsignedInteger(1)))
    return [
      ("no content", DER.sequence(DER.unsignedInteger(3), DER.sequence(data))),
      ("a plain part without content", file(DER.sequence(data))),
      ("an encrypted part without content", file(DER.sequence(encrypted))),
      (
        "an encrypted part without octets",
        file(
          DER.sequence(
            encrypted,
            DER.explicit(
              0, DER.sequence(DER.unsignedInteger(0), DER.sequence(data, algorithm)))))
      ),
    ]
  }()

  /// The missing part is reported, with a password and without, and no library is asked to open the
  /// file.
  @Test(arguments: hollow, [nil, password])
  func whatIsLeftOut(hollow: (name: String, file: [UInt8]), password: String?) throws {
    let error = #expect(throws: ClientIdentityError.self) {
      try Self.open(hollow.file, password)
    }
    switch error {
    case .unreadable: break
    // No password is missing or wrong where nothing is encrypted.
    case .encryptedPrivateKey, .wrongPassword: #expect(hollow.name.contains("encrypted"))
    default: Issue.record("\(hollow.name): \(String(describing: error))")
    }
  }

  // MARK: Work

  private static let tooMuch = ClientIdentityError.unreadable(
    "it takes more than 2000000 iterations to open")

  /// Replaces the number 65537 by another of the same length.
  private static func changed(_ file: [UInt8], _ last: Bool) throws -> [UInt8] {
    var file = file
    let number: [UInt8] = [0x02, 0x03, 0x01, 0x00, 0x01]
    let places = file.indices.filter { file[$0...].starts(with: number) }
    let start = try #require(last ? places.last : places.first)
    file.replaceSubrange(start..<start + 5, with: [0x02, 0x03, 0x7f, 0xff, 0xff])
    return file
  }

  /// Files that would take hours of hashing: for the MAC, the certificates or the key.
  @Test(
    .timeLimit(.minutes(30)),
    arguments: [
      ([], true), (["-nomac"], true), (["-nomac"], false), (["-nomac", "-legacy"], false),
      (["-nomac", "-certpbe", "NONE"], true), (["-nomac", "-keypbe", "PBE-SHA1-3DES"], true),
    ])
  func iterationsAreBounded(options: [String], last: Bool) throws {
    let file = try Self.export(["-iter", "65537"] + options, identity: TestIdentity.ec.get())
    #expect(try Self.open(file, Self.password).identity != nil)
    #expect(throws: Self.tooMuch) { try Self.open(Self.changed(file, last), Self.password) }
  }

  /// Keys alone, in PEM and DER; scrypt has three factors (RFC 7914).
  @Test(
    .timeLimit(.minutes(30)),
    arguments: [
      ["-iter", "65537"], ["-iter", "65537", "-v1", "PBE-SHA1-3DES"], ["-scrypt"],
    ], [true, false])
  func iterationsOfKeysAreBounded(options: [String], isPEM: Bool) throws {
    let identity = try TestIdentity.ec.get()
    var file = try OpenSSLTool.run(
      ["pkcs8", "-topk8", "-in", identity.keyFile, "-passout", "pass:x", "-outform", "DER"]
        + options)
    func open() throws {
      let label = "ENCRYPTED PRIVATE KEY-----\n"
      let body = Data(file).base64EncodedString(
        options: [.lineLength64Characters, .endLineWithLineFeed])
      let text = "-----BEGIN \(label)\(body)\n-----END \(label)"
      _ = try ClientIdentity.read(
        chain: identity.chain, keyFile: isPEM ? Array(text.utf8) : file, password: "x")
    }
    try open()
    if options == ["-scrypt"] {
      // The numbers 16384, 8 and 1.
      let numbers: [UInt8] = [0x02, 0x02, 0x40, 0x00, 0x02, 0x01, 0x08, 0x02, 0x01, 0x01]
      let start = try #require(file.indices.first { file[$0...].starts(with: numbers) })
      // Four times their product is just too much with 10 in place of 1.
      file[start + 9] = 10
    } else {
      file = try Self.changed(file, true)
    }
    #expect(throws: Self.tooMuch) { try open() }
  }
}
