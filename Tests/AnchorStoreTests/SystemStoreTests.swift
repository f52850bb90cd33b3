import Foundation
import OpenSSLEngine
import Testing
import TrustModel
import X509

@testable import AnchorStore

struct SystemStoreTests {
  let roots: TestRoots

  init() throws {
    roots = try TestRoots()
  }

  private func system(_ environment: [String: String]) -> RootStore? {
    RootStore.system(environment: { environment[$0] }, cryptography: roots.cryptography)
  }

  @Test func variablesAreHonouredTheFileFirst() throws {
    let file = try roots.write(PEMWriter.certificate(roots.root("File")), to: "file.pem")
    try roots.write(PEMWriter.certificate(roots.root("Directory")), to: "certs/a.pem")
    let directory = roots.directory.appendingPathComponent("certs").path
    let both = try #require(system(["SSL_CERT_FILE": file, "SSL_CERT_DIR": directory]))
    #expect(both.facts.path == file)
    #expect(both.notes.isEmpty)
    let second = try #require(system(["SSL_CERT_DIR": "/nonexistent:" + directory]))
    #expect(second.facts == .init(source: .system, path: directory, kind: .hashedDirectory))
  }

  @Test func unusableVariablesAreSaidToBe() throws {
    let directory = try roots.write(PEMWriter.certificate(roots.root("D")), to: "certs/a.pem")
    let path = URL(fileURLWithPath: directory).deletingLastPathComponent().path
    let store = try #require(system(["SSL_CERT_FILE": "/nonexistent", "SSL_CERT_DIR": path]))
    #expect(store.facts.path == path)
    #expect(
      store.notes == [
        "SSL_CERT_FILE is passed over: could not read '/nonexistent': no such file or directory"
      ])
  }

  @Test func emptyVariablesCountAsUnset() {
    #expect(
      system(["SSL_CERT_FILE": "", "SSL_CERT_DIR": ""])?.facts.path == system([:])?.facts.path)
    #expect(system(["SSL_CERT_FILE": ""])?.notes ?? [] == [])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/etc/ssl/certs/ca-certificates.crt")))
  func everyRootOfThisSystemIsFound() throws {
    let store = try #require(system([:]))
    let data = try Data(contentsOf: URL(fileURLWithPath: store.facts.path))
    let certificates = CertificateFile.certificates(in: Array(data))
    #expect(certificates.count > 50)
    for der in certificates {
      guard let certificate = try? Certificate(der: der) else { continue }
      let found = store.certificates(withSubject: certificate.subject)
      #expect(found.contains { $0.certificate == certificate })
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/etc/ssl/certs/ca-certificates.crt")))
  func directoryAndBundleOfThisSystemAgree() throws {
    let bundle = try RootStore(
      path: "/etc/ssl/certs/ca-certificates.crt", cryptography: roots.cryptography)
    let directory = try RootStore(path: "/etc/ssl/certs", cryptography: roots.cryptography)
    let data = try Data(contentsOf: URL(fileURLWithPath: bundle.facts.path))
    for der in CertificateFile.certificates(in: Array(data)).prefix(20) {
      guard let subject = try? Certificate(der: der).subject else { continue }
      let found = [directory, bundle].map { store in
        Set(store.certificates(withSubject: subject).map(\.certificate))
      }
      #expect(found[0] == found[1])
    }
  }
}
