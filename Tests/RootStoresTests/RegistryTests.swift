import Foundation
import OpenSSLEngine
import Synchronization
import Testing
import Threads
import TrustModel
import X509

@testable import RootStores

/// The roots of a store for the names that an evaluation asks for.
@Suite struct RegistryTests {
  let roots: TestRoots

  init() throws {
    roots = try TestRoots()
  }

  private func registry(
    _ libraries: [Engine: StoreRegistry.Library] = [:], environment: [String: String] = [:]
  ) -> StoreRegistry {
    StoreRegistry(
      environment: { environment[$0] }, cryptography: roots.cryptography,
      certificates: CertificateCache(), libraries: libraries)
  }

  private func directory(of file: String) -> String {
    URL(fileURLWithPath: file).deletingLastPathComponent().path
  }

  /// Libraries compare names in their own ways: of a file with anchors they get every name, each once.
  @Test func everyAnchorIsGiven() throws {
    let ders = try [roots.root("One"), roots.root("Two"), roots.root("Two")]
    let settings = DER.sequence(DER.explicit(0, DER.objectIdentifier(KeyPurpose.serverAuth)))
    let path = try roots.write(
      PEMWriter.certificates(Array(ders.dropFirst()))
        + PEMWriter.trustedCertificate(ders[0], settings: settings), to: "anchors.pem")
    let evidence = registry().evidence(of: .anchors(path), subjects: [], within: .seconds(60))
    #expect(evidence.places == [StorePlace(path: path, kind: .file)])
    #expect(evidence.answers.count == 2)
    let found = evidence.answers.flatMap(\.roots)
    #expect(Set(found.map(\.der)) == Set(ders) && found.count == 3)
    #expect(found.allSatisfy { $0.file == path })
    #expect(found.first { $0.der == ders[0] }?.settings == settings)
    #expect(found.filter { $0.settings != nil }.count == 1)
    // Of a store only what is asked for.
    #expect(
      registry().evidence(of: .store(path), subjects: [], within: .seconds(60)).answers.isEmpty)
  }

  /// A library is told of a thousand anchors of a file, however many there are; of those that are asked
  /// for besides there are all.
  @Test func manyAnchors() throws {
    let ders = try (0..<1_002).map { try roots.root("Root \($0)") }
    let path = try roots.write(PEMWriter.certificates(ders), to: "many.pem")
    let anchors = registry()
    let evidence = anchors.evidence(of: .anchors(path), subjects: [], within: .seconds(60))
    #expect(evidence.answers.count == 1_000)
    let last = try Certificate.subject(of: ders[1_001]).der
    let more = anchors.evidence(of: .anchors(path), subjects: [last], within: .seconds(60))
    #expect(more.answers.count == 1_001)
    #expect(more.answers.contains { $0.subject == last && $0.roots.map(\.der) == [ders[1_001]] })
  }

  /// An anchor is found by a name that looks like its own, though the two are not equal.
  @Test func anchorsByWhatTheirNamesLookLike() throws {
    let der = try roots.root(TestRoots.printable("Some  Root"))
    let path = try roots.write(PEMWriter.certificate(der), to: "anchor.pem")
    for (name, count) in [("some root", 1), ("SomeRoot", 0)] {
      let subject = IssuingName(commonName: name).der
      let evidence = registry().evidence(
        of: .anchors(path), subjects: [subject], within: .seconds(60))
      #expect(evidence.answers.first { $0.subject == subject }?.roots.count == count)
    }
  }

  /// Files that many certificates are in are looked for before the directory that they are made of.
  @Test func whereSystemsHaveTheirRoots() {
    let places = RootStore.knownLocations
    #expect(places.first == "/etc/ssl/certs/ca-certificates.crt")
    #expect(places.last == "/etc/ssl/certs")
    #expect(places.dropLast().allSatisfy { $0.hasSuffix(".crt") || $0.hasSuffix(".pem") })
  }

  /// A name that is asked for twice is answered once, and what a search leaves out is told once.
  @Test func nothingIsSaidTwice() throws {
    let names = try ["One", "Two"].map { try Certificate.subject(of: roots.root($0)).der }
    let pem = try PEMWriter.certificate(roots.root("One"))
    let path = try roots.write(
      pem + "-----BEGIN CERTIFICATE-----\nMII*\n-----END CERTIFICATE-----\n", to: "store.pem")
    let evidence = registry().evidence(
      of: .store(path), subjects: names + names, within: .seconds(60))
    #expect(evidence.answers.count == 2)
    #expect(evidence.notes.count == 1)
  }

  /// The roots of a root's issuer come with it, as they will be asked for next.
  @Test func theIssuersOfRootsAreFoundToo() throws {
    let now = Instant(secondsSinceEpoch: 1_780_000_000)
    func template(_ name: String) -> CertificateTemplate {
      .authority(
        subject: IssuingName(commonName: name), notBefore: now, notAfter: now.advanced(byDays: 9))
    }
    let root = try template("Upper").issue(to: PrivateKey.generate())
    let cross = try template("Lower").issue(to: PrivateKey.generate(), by: root)
    let path = try roots.write(PEMWriter.certificates([root.der, cross.der]), to: "store.pem")
    let evidence = registry().evidence(
      of: .store(path), subjects: [try Certificate.subject(of: cross.der).der],
      within: .seconds(60))
    #expect(evidence.answers.map { $0.roots.map(\.der) } == [[cross.der], [root.der]])
  }

  /// A store that cannot be opened has no roots of any name.
  @Test func aStoreThatIsNot() throws {
    let name = try Certificate.subject(of: roots.root("One")).der
    let evidence = registry().evidence(
      of: .store("/nonexistent"), subjects: [name, [0x30, 0]], within: .seconds(60))
    #expect(evidence.places.isEmpty && evidence.failure == nil)
    #expect(evidence.answers == [name, [0x30, 0]].map { RootAnswer(subject: $0, roots: []) })
    #expect(throws: FileError(path: "/nonexistent", problem: .missing)) {
      try registry().open(.store("/nonexistent"), by: .distantFuture)
    }
  }

  /// Where a library looks for roots cannot always be known.
  @Test func aLibraryOfUnknownPlaces() throws {
    let reader = LibraryStore.Reader(
      bundle: { (_, _) throws(LibraryFailure) in nil },
      directory: { (_, _, _, _) throws(LibraryFailure) in [] })
    let registry = registry([.openssl: .init(places: nil, reader: reader)])
    for engine in [Engine.openssl, .gnutls] {
      let evidence = registry.evidence(
        of: .library(engine), subjects: [[0x30, 0]], within: .seconds(60))
      #expect(evidence.places.isEmpty && evidence.notes.isEmpty)
      #expect(evidence.answers.map(\.roots) == [[]])
      #expect(registry.rootPlaces(of: engine).isEmpty)
    }
  }

  /// A library whose file is the system's gets its roots, and what it read is tried again where it could
  /// not be asked.
  @Test func aLibraryIsAskedOnceForAFile() throws {
    let der = try roots.root("Root")
    let path = try roots.write(
      PEMWriter.certificate(der).replacing("\n", with: "\r\n"), to: "file.pem")
    let calls = Calls()
    let reader = LibraryStore.Reader(
      bundle: { (_, _) throws(LibraryFailure) in
        calls.count.withLock { $0 += 1 }
        return [der]
      },
      directory: { (_, _, _, _) throws(LibraryFailure) in [] })
    let places = [RootPlace(path: path, kind: .bundle), RootPlace(path: path, kind: .bundle)]
    let registry = registry(
      [.openssl: .init(places: places, reader: reader)], environment: ["SSL_CERT_FILE": path])
    let name = try Certificate.subject(of: der).der
    for _ in 0..<2 {
      let evidence = registry.evidence(
        of: .library(.openssl), subjects: [name], within: .seconds(60))
      #expect(evidence.answers.first?.roots.map(\.der) == [der, der])
      #expect(evidence.places.map(\.path) == [path, path])
    }
    #expect(calls.count.withLock(\.self) == 2)
  }

  private final class Calls: Sendable {
    let count = Mutex(0)
  }

  /// A store of several places is in memory where each of them is: else it is read at each search.
  @Test func whatIsReadAgain() throws {
    let der = try roots.root("Root")
    let subject = try Certificate.subject(of: der)
    let hash = try #require(roots.cryptography.directoryHash(ofName: subject.der))
    let digits = String(hash, radix: 16)
    let link = String(repeating: "0", count: 8 - digits.count) + digits + ".0"
    let file = try roots.write(PEMWriter.certificate(roots.root("Other")), to: "file.pem")
    let hashed = directory(of: try roots.write(PEMWriter.certificate(der), to: "hashed/" + link))
    let plain = directory(of: try roots.write(PEMWriter.certificate(der), to: "plain/a.pem"))
    for (path, isInMemory) in [(hashed, false), (plain, true)] {
      let variables = ["SSL_CERT_FILE": file, "SSL_CERT_DIR": path]
      let store = try #require(
        try RootStore.system(environment: { variables[$0] }, cryptography: roots.cryptography))
      #expect(store.isInMemory == isInMemory)
    }
    // A root that is removed from a directory with links is not found any more.
    let registry = registry(environment: ["SSL_CERT_FILE": file, "SSL_CERT_DIR": hashed])
    func count() -> Int? {
      registry.evidence(of: .system, subjects: [subject.der], within: .seconds(60))
        .answers.first?.roots.count
    }
    #expect(count() == 1)
    try FileManager.default.removeItem(atPath: hashed + "/" + link)
    #expect(count() == 0)
  }

  /// What a variable names and is missing is told with the store.
  @Test func missingDirectoriesAreTold() throws {
    let file = try roots.write(PEMWriter.certificate(roots.root("Root")), to: "file.pem")
    let evidence = registry(environment: ["SSL_CERT_FILE": file, "SSL_CERT_DIR": "/nonexistent"])
      .evidence(of: .system, subjects: [], within: .seconds(60))
    #expect(evidence.notes == ["SSL_CERT_DIR names '/nonexistent', where there is nothing"])
    #expect(
      evidence.places == [StorePlace(path: file, kind: .bundle, variable: "SSL_CERT_FILE")])
  }
}
