import Foundation
import OpenSSLEngine
import Programs
import Testing
import Threads
import X509

@testable import RootStores

struct CertificateFilesTests {
  let roots: TestRoots

  init() throws {
    roots = try TestRoots()
  }

  @Test func bothFormsAreRead() throws {
    let ders = try [roots.root("One"), roots.root("Two")]
    let pem = try roots.write(PEMWriter.certificates(ders), to: "chain.pem")
    let der = try roots.write(ders[0], to: "one.der")
    #expect(try CertificateFiles.readAll(path: pem, by: .distantFuture).map(\.certificate) == ders)
    #expect(
      try CertificateFiles.readAll(path: der, by: .distantFuture).map(\.certificate) == [ders[0]])
  }

  @Test func whatCannotBeUsedIsSaidInOneLine() throws {
    let empty = try roots.write("", to: "empty.pem")
    let garbage = try roots.write([0xff, 0x00, 0x30, 0x82], to: "garbage")
    let cases = [
      (empty, "'\(empty)' holds no certificate"),
      (garbage, "'\(garbage)' holds no certificate"),
      (roots.directory.path, "could not read '\(roots.directory.path)': is a directory"),
      ("/nonexistent/x", "could not read '/nonexistent/x': no such file or directory"),
      ("", "could not read '': no such file or directory"),
    ]
    for (path, text) in cases {
      let error = #expect(throws: FileError.self) {
        try CertificateFiles.read(path: path, by: .distantFuture)
      }
      #expect(error?.description == text)
    }
  }

  /// Copies are left out, but what comes behind too many of them may be something else.
  @Test(arguments: [(75_000, true), (75_001, false)])
  func copiesInADirectory(count: Int, isRead: Bool) throws {
    let copy: [UInt8] = [0x30, 0x04, 0x30, 0x02, 0xa0, 0x00]
    let path = try roots.write((0..<count).flatMap { _ in copy }, to: "many/copies.der")
    let result = Result { () throws(FileError) in
      try CertificateFiles.read(
        fileOrDirectory: roots.directory.appendingPathComponent("many").path, by: .distantFuture
      ).flatMap(\.contents.entries).count
    }
    #expect(
      result
        == (isRead
          ? .success(1) : .failure(FileError(path: path, problem: .tooManyCertificates))))
    // Where all count, what lies behind the first ones is no less wanted.
    try roots.write(try roots.root("One"), to: "many/z.der")
    let found = Result { () throws(FileError) in
      var faults: [String] = []
      return try CertificateFiles.stored(
        inFileOrDirectory: roots.directory.appendingPathComponent("many").path, by: .distantFuture,
        faults: &faults
      ).count
    }
    #expect(found == result)
  }

  /// A block that cannot be decoded is reported with its line, unless the caller allows leaving it
  /// out.
  @Test func aBrokenBlockIsNamed() throws {
    let der = try roots.root("Sound")
    let broken = "-----BEGIN CERTIFICATE-----\n?\n-----END CERTIFICATE-----\n"
    let path = try roots.write(
      PEMWriter.certificate(der) + "\n" + broken, to: "half.pem")
    let lines = PEMWriter.certificate(der).count { $0 == "\n" }
    let text = "line \(lines + 2) of '\(path)': what is in the block is no base64"
    let contents = try CertificateFiles.read(path: path, by: .distantFuture)
    #expect(contents.entries.map(\.certificate) == [der])
    #expect(contents.faults.map(\.line) == [lines + 2])
    let error = #expect(throws: FileError.self) {
      try CertificateFiles.readAll(path: path, by: .distantFuture)
    }
    #expect(error?.description == text)
    let none = try roots.write(broken, to: "none.pem")
    let other = #expect(throws: FileError.self) {
      try CertificateFiles.read(path: none, by: .distantFuture)
    }
    #expect(other?.description == "line 1 of '\(none)': what is in the block is no base64")
    var faults: [String] = []
    let malformed = try roots.write("\n" + PEMWriter.certificate([0x30, 0x00]), to: "bad.pem")
    let third = #expect(throws: FileError.self) {
      try CertificateFiles.stored(inFileOrDirectory: malformed, by: .distantFuture, faults: &faults)
    }
    #expect(
      third?.description.hasPrefix("line 2 of '\(malformed)': the certificate is malformed: ")
        == true)
  }

  /// Blocks of PEM count, whatever else is in the file: what begins as PKCS #12 does needs no
  /// password then, and a block that cannot be decoded is named.
  @Test func blocksBehindAContainer() throws {
    let container: [UInt8] = [0x30, 0x05, 0x02, 0x01, 0x03, 0x30, 0x00, 0x0a]
    let alone = try roots.write(container, to: "alone.p12")
    let refusal = #expect(throws: FileError.self) {
      try CertificateFiles.read(path: alone, by: .distantFuture)
    }
    let der = try roots.root("Behind")
    let both = try roots.write(
      container + Array(PEMWriter.certificate(der).utf8), to: "both.p12")
    let found = try CertificateFiles.read(path: both, by: .distantFuture)
    #expect(found.entries.map(\.certificate) == [der])
    let broken = try roots.write(
      container + Array("-----BEGIN CERTIFICATE-----\n?\n-----END CERTIFICATE-----\n".utf8),
      to: "broken.p12")
    let fault = #expect(throws: FileError.self) {
      try CertificateFiles.read(path: broken, by: .distantFuture)
    }
    #expect(fault?.description.hasPrefix("line 2 of '\(broken)': ") == true, "\(fault!)")
    #expect(refusal?.description.contains("PKCS #12") == true, "\(refusal!)")
  }

  /// A file is one of its own; of a directory those that hold certificates, or should in PEM, each
  /// certificate once.
  @Test func filesOneByOne() throws {
    let (one, two) = try (roots.root("One"), roots.root("Two"))
    let file = try roots.write(one, to: "some/a.der")
    try roots.write(PEMWriter.certificates([one, two]), to: "some/b.pem")
    try roots.write("nothing", to: "some/c")
    try roots.write(
      "-----BEGIN CERTIFICATE-----\n?\n-----END CERTIFICATE-----\n", to: "some/d.pem")
    let path = roots.directory.appendingPathComponent("some").path
    let alone = try CertificateFiles.read(fileOrDirectory: file, by: .distantFuture)
    #expect(alone.map(\.file) == [file])
    #expect(alone.map { $0.contents.entries.map(\.certificate) } == [[one]])
    let all = try CertificateFiles.read(fileOrDirectory: path, by: .distantFuture)
    #expect(all.map(\.file) == [path + "/a.der", path + "/b.pem", path + "/d.pem"])
    #expect(all.map { $0.contents.entries.map(\.certificate) } == [[one], [two], []])
    #expect(all.map(\.contents.faults.count) == [0, 0, 1])
    try FileManager.default.removeItem(atPath: path + "/a.der")
    try FileManager.default.removeItem(atPath: path + "/b.pem")
    let error = #expect(throws: FileError.self) {
      try CertificateFiles.read(fileOrDirectory: path, by: .distantFuture)
    }
    #expect(error?.description == "'\(path)' holds no certificate")
    // Standard input is no directory, whatever is called so.
    #expect(try !CertificateFiles.isDirectory("-") && CertificateFiles.isDirectory(path))
  }

  /// Each certificate of a directory once, from all files that contain one.
  @Test func aDirectoryOfCertificates() throws {
    let (one, two) = try (roots.root("One"), roots.root("Two"))
    let quoted = PEMWriter.certificate(two).split(separator: "\n").map { "> \($0)\n" }.joined()
    try roots.write(one, to: "all/a.der")
    try roots.write(quoted + PEMWriter.certificate(one), to: "all/b.txt")
    try roots.write("nothing", to: "all/c")
    try roots.write(
      "\n-----BEGIN CERTIFICATE-----\n?\n-----END CERTIFICATE-----\n\n"
        + PEMWriter.certificate([0x30, 0x00]), to: "all/d.pem")
    var faults: [String] = []
    let path = roots.directory.appendingPathComponent("all").path
    let found = try CertificateFiles.stored(
      inFileOrDirectory: path, by: .distantFuture, faults: &faults)
    #expect(found.map(\.certificate.der) == [one, two])
    // What cannot be decoded is passed over, and said.
    #expect(faults.count == 2)
    #expect(faults.first?.hasPrefix("line 2 of '\(path)/d.pem' was passed over: ") == true)
    #expect(faults.last?.hasPrefix("line 6 of '\(path)/d.pem' was passed over: ") == true)
    try FileManager.default.createDirectory(
      atPath: path + "/empty", withIntermediateDirectories: true)
    let error = #expect(throws: FileError.self) {
      try CertificateFiles.stored(
        inFileOrDirectory: path + "/empty", by: .distantFuture, faults: &faults)
    }
    #expect(error?.description == "'\(path)/empty' holds no certificate")
  }

  /// The same in a store, where only matching blocks are decoded.
  @Test func aStoreMayBeQuoted() throws {
    let der = try roots.root("Quoted")
    let text = PEMWriter.certificate(der).split(separator: "\n")
      .map { "11:22:33 host: \($0) #\n" }.joined()
    let path = try roots.write(text, to: "quoted.pem")
    let store = try RootStore(path: path, by: .distantFuture, cryptography: roots.cryptography)
    let name = try Certificate.subject(of: der)
    #expect(store.roots(withSubject: name).certificates.map(\.certificate.der) == [der])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/zero")), .timeLimit(.minutes(30)))
  func aDeviceIsNotRead() throws {
    let error = #expect(throws: FileError.self) {
      try CertificateFiles.read(path: "/dev/zero", by: .distantFuture)
    }
    #expect(error?.description == "'/dev/zero' is a device, not a file")
  }

  /// Without a writer, neither opening nor reading may take for ever.
  @Test(.timeLimit(.minutes(30))) func aPipeWithoutWriterIsGivenUp() throws {
    let path = try pipe("silent")
    let error = #expect(throws: FileError.self) {
      try CertificateFiles.read(path: path, by: Deadline(in: .milliseconds(200)))
    }
    #expect(
      error?.description
        == "could not read '\(path)': it did not come to its end within 0.2 s (--timeout)")
  }

  /// A writer without end is cut off by the size bound, or by the deadline.
  @Test(.timeLimit(.minutes(30))) func aPipeIsBounded() throws {
    let path = try pipe("flood")
    let writer = try RunningProgram(
      "/bin/sh", ["-c", "exec head -c 100000000 /dev/zero >'\(path)'"])
    defer { withExtendedLifetime(writer) {} }
    let error = #expect(throws: FileError.self) {
      try CertificateFiles.read(path: path, by: Deadline(in: .seconds(50)))
    }
    #expect(error?.description == "'\(path)' is larger than 16 MB")
  }

  /// A file of exactly the bound is allowed, and no byte more.
  @Test func aFileHasABound() throws {
    let largest = 16 * 1_048_576
    let pem = Array(PEMWriter.certificate(try roots.root("Root")).utf8)
    let padding = [UInt8](repeating: 0x0a, count: largest - pem.count)
    let path = try roots.write(pem + padding, to: "large.pem")
    #expect(try CertificateFiles.readAll(path: path, by: .distantFuture).count == 1)
    try roots.write(pem + padding + [0x0a], to: "large.pem")
    let error = #expect(throws: FileError.self) {
      try CertificateFiles.read(path: path, by: .distantFuture)
    }
    #expect(error?.description == "'\(path)' is larger than 16 MB")
  }

  /// A pipe, a device or a directory among the files of a store is skipped at once.
  @Test(.timeLimit(.minutes(30))) func aDirectoryMayHoldAnything() throws {
    let der = try roots.root("Sound")
    let file = try roots.write(PEMWriter.certificate(der), to: "store/z.pem")
    let directory = URL(fileURLWithPath: file).deletingLastPathComponent()
    _ = try pipe("store/a.pem")
    try FileManager.default.createDirectory(
      at: directory.appendingPathComponent("b.pem"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: directory.appendingPathComponent("c.pem").path, withDestinationPath: "/dev/zero")
    let name = try Certificate.subject(of: der)
    let store = try RootStore(
      path: directory.path, by: .distantFuture, cryptography: roots.cryptography)
    #expect(store.roots(withSubject: name).certificates.map(\.certificate.der) == [der])

    // The same with hash links, the first of which leads to a pipe.
    let digits = try #require(roots.cryptography.directoryHash(ofName: name.der))
    let link = String(format: "%08x", digits)
    _ = try pipe("hashed/\(link).0")
    try roots.write(PEMWriter.certificate(der), to: "hashed/\(link).1")
    let hashed = try RootStore(
      path: roots.directory.appendingPathComponent("hashed").path, by: .distantFuture,
      cryptography: roots.cryptography)
    #expect(hashed.roots(withSubject: name).certificates.isEmpty)
  }

  /// Each file may have the size of the bound, but not all together.
  @Test func aDirectoryIsBounded() throws {
    let pem = PEMWriter.certificate(try roots.root("Large"))
    let padding = String(repeating: "#", count: 12 * 1_048_576) + "\n"
    for name in ["a", "b", "c"] { try roots.write(padding + pem, to: "large/\(name).pem") }
    let path = roots.directory.appendingPathComponent("large").path
    let error = #expect(throws: FileError.self) {
      try RootStore(path: path, by: .distantFuture, cryptography: roots.cryptography)
    }
    #expect(error?.description == "the files in '\(path)' are larger than 32 MB together")
  }

  private func pipe(_ name: String) throws -> String {
    let url = roots.directory.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try #require(mkfifo(url.path, 0o600) == 0)
    return url.path
  }
}
