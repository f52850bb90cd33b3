import Foundation
import OpenSSLEngine
import Testing
import Threads
import TrustModel
import X509

@testable import RootStores

struct LibraryStoreTests {
  let roots: TestRoots
  let inFile: [UInt8]
  let inDirectory: [UInt8]

  init() throws {
    roots = try TestRoots()
    inFile = try roots.root("File")
    inDirectory = try roots.root("Directory")
  }

  private func library(_ places: [RootPlace], known: RootStore? = nil) -> LibraryStore {
    let openSSL = OpenSSLWitness()
    return LibraryStore(
      places: places, known: known, cryptography: roots.cryptography,
      reader: .init(
        bundle: { file, _ in openSSL.certificates(inBundle: file) },
        directory: { name, path, isAlone, _ in
          openSSL.certificates(withSubject: name, inDirectory: path, isAlone: isAlone)
        }))
  }

  private func finds(_ der: [UInt8], in library: LibraryStore) throws -> Bool {
    let certificate = try Certificate(der: der)
    return try library.roots(withSubject: certificate.subject, within: .seconds(5)).certificates
      .contains { $0.certificate == certificate }
  }

  /// A directory with the link that `openssl rehash` makes for a root.
  private func directory(
    of root: [UInt8], _ name: String, content: [UInt8]? = nil
  ) throws -> String {
    let subject = try Certificate.subject(of: root)
    let hash = try #require(roots.cryptography.directoryHash(ofName: subject.der))
    let digits = String(hash, radix: 16)
    let link = String(repeating: "0", count: 8 - digits.count) + digits + ".0"
    let file = try roots.write(
      content ?? Array(PEMWriter.certificate(root).utf8), to: "\(name)/\(link)")
    return URL(fileURLWithPath: file).deletingLastPathComponent().path
  }

  @Test func fileAndDirectoriesAllCount() throws {
    let file = try roots.write(PEMWriter.certificate(inFile), to: "file.pem")
    let empty = roots.directory.path
    let hashed = try directory(of: inDirectory, "hashed")
    let library = library([
      .init(path: file, kind: .bundle), .init(path: empty, kind: .hashedDirectory),
      .init(path: hashed, kind: .hashedDirectory),
    ])
    #expect(try finds(inFile, in: library))
    #expect(try finds(inDirectory, in: library))
    #expect(try !finds(roots.root("Nowhere"), in: library))
    #expect(library.places.map(\.condition) == [.usable, .withoutLinks, .usable])
  }

  /// Libraries neither accept DER as a bundle nor search a directory without links.
  @Test func whatALibraryPassesOver() throws {
    let der = try roots.write(inFile, to: "root.der")
    let file = try roots.write(PEMWriter.certificate(inDirectory), to: "plain/root.pem")
    let plain = URL(fileURLWithPath: file).deletingLastPathComponent().path
    let library = library([
      .init(path: der, kind: .bundle), .init(path: plain, kind: .hashedDirectory),
    ])
    #expect(try !finds(inFile, in: library))
    #expect(try !finds(inDirectory, in: library))
    #expect(library.places.map(\.condition) == [.unloadable, .withoutLinks])
    for path in [der, plain] {
      #expect(throws: Never.self) {
        try RootStore(path: path, by: .distantFuture, cryptography: roots.cryptography)
      }
    }
  }

  /// One block that cannot be read is enough, in any position.
  @Test(arguments: [
    "-----BEGIN CERTIFICATE-----\nMII*\n-----END CERTIFICATE-----\n",
    "-----BEGIN TRUSTED CERTIFICATE-----\nMAMCAQE=\n-----END TRUSTED CERTIFICATE-----\n",
    "-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n",
  ])
  func aBundleCountsWholeOrNotAtAll(damage: String) throws {
    let root = PEMWriter.certificate(inFile)
    for content in [root + damage, damage + root] {
      let file = try roots.write(content, to: "file.pem")
      let library = library([.init(path: file, kind: .bundle)])
      #expect(try !finds(inFile, in: library))
      #expect(library.places.map(\.condition) == [.unloadable])
      #expect(throws: Never.self) {
        try RootStore(path: file, by: .distantFuture, cryptography: roots.cryptography)
      }
    }
  }

  /// A file that is not plain may still be valid: then it is used, with its trust settings.
  @Test func unusualBundlesAreReadByTheLibrary() throws {
    let settings = DER.sequence(DER.explicit(0, DER.objectIdentifier(KeyPurpose.serverAuth)))
    let file = try roots.write(
      PEMWriter.certificate(inFile).replacing("\n", with: "\r\n")
        + PEMWriter.trustedCertificate(inDirectory, settings: settings), to: "file.pem")
    let library = library([.init(path: file, kind: .bundle)])
    #expect(try finds(inFile, in: library))
    let marked = try library.roots(
      withSubject: try Certificate.subject(of: inDirectory), within: .seconds(5))
    #expect(marked.certificates.map { $0.settings?.verdict(on: .server) } == [.rejected])
    #expect(library.places.map(\.condition) == [.usable])
  }

  /// In a file behind a link, the certificates before the damaged block are used.
  @Test func aLinkedFileCountsAsFarAsItCanBeRead() throws {
    let damage = "-----BEGIN CERTIFICATE-----\nMII*\n-----END CERTIFICATE-----\n"
    let root = PEMWriter.certificate(inDirectory)
    for (content, isFound) in [(root + damage, true), (damage + root, false)] {
      let path = try directory(of: inDirectory, "hashed", content: Array(content.utf8))
      let library = library([.init(path: path, kind: .hashedDirectory)])
      #expect(try finds(inDirectory, in: library) == isFound)
      #expect(library.places.map(\.condition) == [isFound ? .usable : .unloadable])
    }
  }

  /// OpenSSL reads other forms than PEM behind the links of its only directory.
  @Test(arguments: [true, false]) func anotherFormInADirectory(isAlone: Bool) throws {
    let other = try directory(of: inFile, "other")
    let path = try directory(of: inDirectory, "hashed", content: inDirectory)
    let places = (isAlone ? [path] : [path, other]).map {
      RootPlace(path: $0, kind: .hashedDirectory)
    }
    #expect(try finds(inDirectory, in: library(places)) == isAlone)
    #expect(try finds(inFile, in: library(places)) == !isAlone)
  }

  /// The links of revocation lists (`.r0`) lead to no root.
  @Test(arguments: [("0a1b2c3d.0", RootPlace.Condition.usable), ("0a1b2c3d.r0", .withoutLinks)])
  func linksOfRoots(name: String, condition: RootPlace.Condition) throws {
    let file = try roots.write(PEMWriter.certificate(inFile), to: "links/\(name)")
    let path = URL(fileURLWithPath: file).deletingLastPathComponent().path
    let library = library([.init(path: path, kind: .hashedDirectory)])
    #expect(library.places.map(\.condition) == [condition])
  }

  /// An empty name is no place, a dash is not standard input, and a directory is no bundle.
  @Test(arguments: ["", "-", "/nonexistent", "/"])
  func placesThatAreNone(path: String) throws {
    let places = [RootPlace(path: path, kind: .bundle, variable: "V")]
    let library = library(places)
    #expect(try !finds(inFile, in: library))
    #expect(library.places.map(\.condition) == [.missing])
    #expect(library.places.map(\.variable) == ["V"])
  }

  /// The evaluation's own bundle is not read a second time, by whatever path it is named.
  @Test func theKnownStoreIsReused() throws {
    let file = try roots.write(PEMWriter.certificate(inFile), to: "file.pem")
    let link = roots.directory.appendingPathComponent("link.pem").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    let known = try RootStore(path: file, by: .distantFuture, cryptography: roots.cryptography)
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
    try handle.truncate(atOffset: 0)
    #expect(try finds(inFile, in: library([.init(path: link, kind: .bundle)], known: known)))
    #expect(try !finds(inFile, in: library([.init(path: link, kind: .bundle)])))
    // Another file is read, though.
    let other = try roots.write(PEMWriter.certificate(inDirectory), to: "other.pem")
    let places = [RootPlace(path: other, kind: .bundle)]
    #expect(try finds(inDirectory, in: library(places, known: known)))
    #expect(try !finds(inFile, in: library(places, known: known)))
  }

  /// What a bound left unread behind links is told of a library's places, too.
  @Test func aBoundOnLinksIsTold() throws {
    let subject = try Certificate.subject(of: inDirectory)
    let hash = try #require(roots.cryptography.directoryHash(ofName: subject.der))
    let digits = String(hash, radix: 16)
    let stem = String(repeating: "0", count: 8 - digits.count) + digits
    for number in 0..<33 {
      try roots.write(PEMWriter.certificate(inDirectory), to: "many/\(stem).\(number)")
    }
    let path = roots.directory.appendingPathComponent("many").path
    let found = try library([.init(path: path, kind: .hashedDirectory)])
      .roots(withSubject: subject, within: .seconds(5))
    #expect(found.certificates.count == 32 && found.notes.count == 1)
  }

  /// A directory that is none is missing, as is one that is named as a bundle.
  @Test func placesOfAnotherKind() throws {
    let file = try roots.write(PEMWriter.certificate(inFile), to: "file.pem")
    let library = library([
      .init(path: file, kind: .hashedDirectory),
      .init(path: roots.directory.path, kind: .bundle),
      .init(path: "/nonexistent", kind: .hashedDirectory),
    ])
    #expect(try !finds(inFile, in: library))
    #expect(library.places.map(\.condition) == [.missing, .missing, .missing])
  }
}
