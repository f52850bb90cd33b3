import Foundation
import OpenSSLEngine
import Testing
import Threads
import TrustModel
import X509

@testable import RootStores

/// What is said of a file that cannot be used.
@Suite struct FileErrorTests {
  @Test(
    arguments: [
      (.notReadable("x"), "could not read 'f': x"), (.tooLarge, "'f' is larger than 16 MB"),
      (.directoryTooLarge, "the files in 'f' are larger than 32 MB together"),
      (.tooManyCertificates, "'f' holds more than 75000 certificates"),
      (.tooManyFiles, "'f' has no hash links and more than 4096 files"),
      (.missing, "could not read 'f': no such file or directory"),
      (.device, "'f' is a device, not a file"), (.notRegular, "'f' is not a regular file"),
      (.holdsNoCertificate, "'f' holds no certificate"), (.unusableList("x"), "'f' is x"),
      (.holdsNoRevocationList, "'f' holds no revocation list"),
      (.malformedRevocationList("x"), "'f' holds a malformed revocation list: x"),
      (.malformedRequest("x"), "'f' holds a malformed certificate request: x"),
      (.malformedOCSPAnswer("x"), "'f' holds a malformed OCSP answer: x"),
      (.malformed("x", line: nil), "'f' holds a malformed certificate: x"),
      (.malformed("x", line: 7), "line 7 of 'f': the certificate is malformed: x"),
      (.undecodable("x", line: 7), "line 7 of 'f': x"),
      (.container, "'f' is PKCS #12, which cannot be used here"), (.locked("x"), "'f' x"),
    ] as [(FileError.Problem, String)])
  func problems(problem: FileError.Problem, text: String) {
    #expect(FileError(path: "f", problem: problem).description == text)
    // Standard input has no name; in a variable a dash is a file's.
    let input = FileError(path: "-", problem: problem).description
    #expect(input == text.replacing("'f'", with: "standard input"))
    #expect(
      FileError(path: "-", problem: problem, variable: "V").description
        == "V: " + text.replacing("'f'", with: "'-'"))
  }

  @Test(
    arguments: [
      (
        .revocationList,
        "holds no certificate but a revocation list, which trusteval show FILE shows"
      ),
      (
        .certificateRequest,
        "holds no certificate but a certificate request, which trusteval show FILE shows"
      ),
      (.ocspAnswer, "holds no certificate but an OCSP answer, which trusteval show FILE shows"),
      (
        .ocspRequest,
        "holds no certificate but an OCSP request, which trusteval show --asn1 FILE takes apart"
      ),
      (.privateKey, "holds no certificate but a private key"),
      (
        .publicKey,
        "holds no certificate but a public key: openssl pkey -pubin -in FILE -noout -text shows it"
      ),
      (
        .configurationProfile,
        "is a configuration profile: trusteval show --pem FILE writes the certificates that it "
          + "installs, if it has any"
      ),
      (
        .binaryPropertyList,
        "is a binary property list, as a configuration profile may be: plutil -convert xml1 -o - FILE "
          + "| trusteval show - reads it"
      ),
      (.sshKey, "holds no certificate but a key of SSH, which TLS does not use"),
      (
        .encodedPEM,
        "holds no certificate but PEM in base64, as in objects of Kubernetes: base64 -d of each value "
          + "gives the PEM"
      ),
    ] as [(OtherContent, String)])
  func otherContents(content: OtherContent, text: String) {
    #expect(FileError(path: "f", problem: .holdsOther(content)).description == "'f' " + text)
    // What is piped to a program is named as such there, too.
    #expect(
      FileError(path: "-", problem: .holdsOther(content)).description
        == "standard input " + text.replacing(" -in FILE", with: "").replacing("FILE", with: "-"))
  }

  @Test func keyStoresOfJava() {
    let problem = FileError.Problem.holdsOther(.javaKeyStore)
    #expect(
      FileError(path: "f", problem: problem).description
        == "'f' is a key store of Java: keytool -list -rfc -keystore FILE | trusteval verify - reads "
        + "its certificates")
    #expect(
      FileError(path: "-", problem: problem).description
        == "standard input is a key store of Java: write it to a file; keytool -list -rfc -keystore "
        + "FILE prints its certificates in PEM")
  }

  /// Of an unusable file, what it is in place of a certificate.
  @Test func whatAFileIsInstead() throws {
    let roots = try TestRoots()
    func error(_ bytes: [UInt8], _ name: String) throws -> String? {
      let path = try roots.write(bytes, to: name)
      let error = #expect(throws: FileError.self) {
        _ = try CertificateFiles.stored(in: bytes, of: path)
      }
      return error?.description.replacing("'\(path)'", with: "it")
    }
    let key = "-----BEGIN PUBLIC KEY-----\nMAA=\n-----END PUBLIC KEY-----\n"
    #expect(
      try error(Array(key.utf8), "key")?.hasPrefix("it holds no certificate but a public") == true)
    #expect(
      try error(Array("bplist00\u{1}".utf8), "p")?.hasPrefix("it is a binary property list") == true
    )
    // In DER there is no line; in PEM there is.
    let broken = DER.sequence(
      DER.sequence(DER.unsignedInteger(1)), DER.sequence(DER.null), DER.value(.bitString, [0]))
    #expect(try error(broken, "der")?.hasPrefix("it holds") == true)
    let pem = "\n" + PEMWriter.certificate(broken)
    #expect(
      try error(Array(pem.utf8), "pem")?.hasPrefix("line 2 of it: the certificate is malformed: ")
        == true)
    // A certificate in PEM is one, whatever else begins so.
    let der = try roots.root("Root")
    #expect(try CertificateFiles.stored(in: der, of: "f").map(\.certificate.der) == [der])
  }
}

/// Files and directories as the system has them.
@Suite struct FileTests {
  let roots: TestRoots

  init() throws {
    roots = try TestRoots()
  }

  @Test func whatIsTheSameFile() throws {
    let one = try roots.write("1", to: "one")
    let other = try roots.write("1", to: "other")
    let link = roots.directory.appendingPathComponent("link").path
    let hard = roots.directory.appendingPathComponent("hard").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: one)
    try FileManager.default.linkItem(atPath: one, toPath: hard)
    #expect(File.isSame(one, one) && File.isSame(one, link) && File.isSame(hard, link))
    #expect(!File.isSame(one, other) && !File.isSame(link, other))
    #expect(!File.isSame(one, one + "x"))
  }

  @Test func namesOfADirectory() throws {
    try roots.write("1", to: "d/b")
    try roots.write("1", to: "d/a")
    try roots.write("1", to: "d/.c")
    let path = roots.directory.appendingPathComponent("d").path
    #expect(try Set(File.names(inDirectory: path)) == ["a", "b", ".c"])
    let files = try HashedDirectory(path: path).files(["b", "a", "none"])
    #expect(files.map(\.path) == [path + "/a", path + "/b"])
  }

  /// Eight hexadecimal digits and a number, as `openssl rehash` names links.
  @Test(arguments: [
    ("0a1b2c3d.0", true), ("0A1B2C3D.10", true), ("0a1b2c3.0", false), ("0a1b2c3d4.0", false),
    ("0a1b2c3g.0", false), ("0a1b2c3d.", false), ("0a1b2c3d", false), ("0a1b2c3d.r0", false),
    ("0a1b2c3d.0.0", false), (".0", false), ("0a1b2c3d.0x", false),
  ])
  func linksByHash(name: String, isLink: Bool) {
    #expect(HashedDirectory.isLink(name) == isLink)
  }

  /// A secret may be as large as any file.
  @Test(arguments: [0, 1]) func secretsAreBounded(more: Int) throws {
    let path = try roots.write([UInt8](repeating: 1, count: 16 * 1_048_576 + more), to: "secret")
    let eraser: Secret.Eraser = { _ in }
    if more == 0 {
      let secret = try SecretFile.read(path: path, by: .distantFuture, erasedBy: eraser)
      #expect(secret.count == 16 * 1_048_576)
    } else {
      #expect(throws: FileError(path: path, problem: .tooLarge)) {
        _ = try SecretFile.read(path: path, by: .distantFuture, erasedBy: eraser)
      }
    }
  }

  /// Only an option may name a pipe.
  @Test func aPipeIsNoRegularFile() throws {
    let path = roots.directory.appendingPathComponent("pipe").path
    try #require(mkfifo(path, 0o600) == 0)
    #expect(throws: FileError(path: path, problem: .notRegular)) {
      _ = try File.read(regular: path)
    }
  }
}

/// Revocation lists in files.
@Suite struct RevocationListFileTests {
  @Test func everyListIsRead() throws {
    let roots = try TestRoots()
    let now = Instant(secondsSinceEpoch: 1_780_000_000)
    let issuer = try CertificateTemplate.authority(
      subject: IssuingName(commonName: "Root"), notBefore: now, notAfter: now.advanced(byDays: 9)
    ).issue(to: PrivateKey.generate())
    let list = try RevocationListTemplate(thisUpdate: now, nextUpdate: nil).list(of: issuer)
    func pem(_ der: [UInt8]) -> String {
      PEMWriter.certificate(der).replacing("CERTIFICATE", with: "X509 CRL")
    }
    let two = try roots.write(pem(list) + pem(list), to: "two.pem")
    let found = try RevocationListFiles.read(path: two, by: .distantFuture)
    #expect(found.map(\.der) == [list, list] && found.map(\.file) == [two, two])
    let broken = try roots.write(pem(list) + pem([0x30, 0]), to: "broken.pem")
    let error = #expect(throws: FileError.self) {
      _ = try RevocationListFiles.read(path: broken, by: .distantFuture)
    }
    #expect(
      error?.description.hasPrefix("'\(broken)' holds a malformed revocation list: ") == true)
    let none = try roots.write("text", to: "none.pem")
    #expect(throws: FileError(path: none, problem: .holdsNoRevocationList)) {
      _ = try RevocationListFiles.read(path: none, by: .distantFuture)
    }
  }
}
