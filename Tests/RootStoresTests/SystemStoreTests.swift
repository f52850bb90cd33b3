import Foundation
import OpenSSLEngine
import Testing
import Threads
import TrustModel
import X509

@testable import RootStores

struct SystemStoreTests {
  let roots: TestRoots

  init() throws {
    roots = try TestRoots()
  }

  private func system(_ environment: [String: String]) throws -> RootStore? {
    try RootStore.system(environment: { environment[$0] }, cryptography: roots.cryptography)
  }

  private func finds(_ der: [UInt8], in store: RootStore) throws -> Bool {
    !store.roots(withSubject: try Certificate.subject(of: der)).certificates.isEmpty
  }

  /// The file and every directory of the list are used, and no other place.
  @Test func variablesCountTogether() throws {
    let ders = try ["File", "One", "Two"].map { try roots.root($0) }
    let file = try roots.write(PEMWriter.certificate(ders[0]), to: "file.pem")
    try roots.write(PEMWriter.certificate(ders[1]), to: "one/a.pem")
    try roots.write(PEMWriter.certificate(ders[2]), to: "two/a.pem")
    let directories = ["one", "two"].map { roots.directory.appendingPathComponent($0).path }
    let variables = [
      "SSL_CERT_FILE": file, "SSL_CERT_DIR": directories.joined(separator: ":"),
    ]
    let both = try #require(try system(variables))
    #expect(both.places.map(\.path) == [file] + directories)
    #expect(both.places.map(\.kind) == [.bundle, .hashedDirectory, .hashedDirectory])
    // A place that a variable names is not this system's own, and not compared with lists of roots.
    #expect(both.places.map(\.variable) == ["SSL_CERT_FILE", "SSL_CERT_DIR", "SSL_CERT_DIR"])
    for der in ders { #expect(try finds(der, in: both)) }

    let one = try #require(try system(["SSL_CERT_FILE": file]))
    #expect(one.places.map(\.path) == [file])
    #expect(try !finds(ders[1], in: one))
    let list = try #require(try system(["SSL_CERT_DIR": directories[1]]))
    #expect(list.places.map(\.path) == [directories[1]])
    #expect(try !finds(ders[0], in: list))
  }

  /// Other roots than those asked for would decide: an error names the variable.
  @Test(arguments: ["SSL_CERT_FILE", "SSL_CERT_DIR"])
  func anUnusablePlaceEndsTheRun(variable: String) throws {
    let directory = try roots.write(PEMWriter.certificate(roots.root("D")), to: "certs/a.pem")
    let path = URL(fileURLWithPath: directory).deletingLastPathComponent().path
    let empty = try roots.write("", to: "empty.pem")
    var cases = [
      (empty, "'\(empty)' holds no certificate"),
      ("/dev/zero", "'/dev/zero' is a device, not a file"),
      ("\(empty)/x", "could not read '\(empty)/x': not a directory"),
    ]
    if variable == "SSL_CERT_FILE" {
      cases += ["/nonexistent", "-"].map {
        ($0, "could not read '\($0)': no such file or directory")
      }
    }
    for (place, text) in cases {
      let value = variable == "SSL_CERT_DIR" ? "\(path):\(place)" : place
      let other = variable == "SSL_CERT_DIR" ? [:] : ["SSL_CERT_DIR": path]
      let error = #expect(throws: FileError.self) {
        _ = try system(other.merging([variable: value]) { $1 })
      }
      #expect(error?.description == "\(variable): \(text)")
    }
  }

  /// A variable that names a place used by default changes nothing: it is this system's own.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/etc/ssl/certs/ca-certificates.crt")))
  func aVariableMayNameTheKnownPlace() throws {
    let known = "/etc/ssl/certs/ca-certificates.crt"
    let store = try #require(try system(["SSL_CERT_FILE": known]))
    #expect(store.places == [StorePlace(path: known, kind: .bundle, variable: nil)])
  }

  /// It is ignored as by OpenSSL, but with a note, and not where this system's roots would then
  /// decide.
  @Test func aMissingDirectoryIsPassedOverBesideAnother() throws {
    let der = try roots.root("There")
    let file = try roots.write(PEMWriter.certificate(der), to: "certs/a.pem")
    let path = URL(fileURLWithPath: file).deletingLastPathComponent().path
    let cases = [
      (["SSL_CERT_DIR": "/nonexistent:\(path)"], ["/nonexistent"]),
      (["SSL_CERT_DIR": "\(path):/nonexistent:/none"], ["/nonexistent", "/none"]),
      (["SSL_CERT_DIR": "/nonexistent", "SSL_CERT_FILE": file], ["/nonexistent"]),
      (["SSL_CERT_DIR": path], []),
    ]
    for (environment, missing) in cases {
      let store = try #require(try system(environment))
      #expect(try finds(der, in: store))
      #expect(store.notes == missing.map { "SSL_CERT_DIR names '\($0)', where there is nothing" })
    }
    let alone = #expect(throws: FileError.self) {
      _ = try system(["SSL_CERT_DIR": "/nonexistent:/none"])
    }
    #expect(
      alone?.description
        == "SSL_CERT_DIR: could not read '/nonexistent': no such file or directory")
  }

  /// Only the variable for directories is a list.
  @Test func aColonInTheNameOfAFile() throws {
    let der = try roots.root("Colon")
    let file = try roots.write(PEMWriter.certificate(der), to: "a:b.pem")
    #expect(try finds(der, in: try #require(try system(["SSL_CERT_FILE": file]))))
    #expect(throws: FileError.self) { _ = try system(["SSL_CERT_DIR": file]) }
  }

  /// It is what the user asked for, and no other place is used.
  @Test func anEmptyDirectoryHasNoRoots() throws {
    let path = roots.directory.appendingPathComponent("empty").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let store = try #require(try system(["SSL_CERT_DIR": path]))
    #expect(store.places.map(\.path) == [path])
  }

  /// Of this system's places the first that has roots is the store, and nothing names it.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/etc/ssl/certs/ca-certificates.crt")))
  func oneKnownPlaceIsEnough() throws {
    let store = try #require(try system([:]))
    #expect(
      store.places == [StorePlace(path: "/etc/ssl/certs/ca-certificates.crt", kind: .bundle)])
  }

  @Test func emptyVariablesCountAsUnset() throws {
    let none = try system([:])
    #expect(try system(["SSL_CERT_FILE": "", "SSL_CERT_DIR": ""])?.places == none?.places)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/etc/ssl/certs/ca-certificates.crt")))
  func everyRootOfThisSystemIsFound() throws {
    let store = try #require(try system([:]))
    let data = try Data(contentsOf: URL(fileURLWithPath: store.places[0].path))
    let certificates = CertificateFile.certificates(in: Array(data))
    #expect(certificates.count > 50)
    for der in certificates {
      guard let certificate = try? Certificate(der: der) else { continue }
      let found = store.roots(withSubject: certificate.subject).certificates
      #expect(found.contains { $0.certificate == certificate })
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/etc/ssl/certs/ca-certificates.crt")))
  func directoryAndBundleOfThisSystemAgree() throws {
    let bundle = try RootStore(
      path: "/etc/ssl/certs/ca-certificates.crt", by: .distantFuture,
      cryptography: roots.cryptography)
    let directory = try RootStore(
      path: "/etc/ssl/certs", by: .distantFuture, cryptography: roots.cryptography)
    let data = try Data(contentsOf: URL(fileURLWithPath: bundle.places[0].path))
    for der in CertificateFile.certificates(in: Array(data)).prefix(20) {
      guard let subject = try? Certificate(der: der).subject else { continue }
      let found = [directory, bundle].map { store in
        Set(store.roots(withSubject: subject).certificates.map(\.certificate))
      }
      #expect(found[0] == found[1])
    }
  }
}
