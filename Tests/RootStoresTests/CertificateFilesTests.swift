import Foundation
import OpenSSLEngine
import Testing
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
    #expect(try CertificateFiles.read(path: pem).map(\.certificate) == ders)
    #expect(try CertificateFiles.read(path: der).map(\.certificate) == [ders[0]])
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
      let error = #expect(throws: FileError.self) { try CertificateFiles.read(path: path) }
      #expect(error?.description == text)
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/zero")), .timeLimit(.minutes(1)))
  func aFileWithoutEndIsCutOff() throws {
    let error = #expect(throws: FileError.self) { try CertificateFiles.read(path: "/dev/zero") }
    #expect(error?.description == "'/dev/zero' is larger than 16 MB")
  }
}
