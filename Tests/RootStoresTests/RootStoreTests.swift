import Foundation
import OpenSSLEngine
import Testing
import Threads
import TrustModel
import X509

@testable import RootStores

struct RootStoreTests {
  let roots: TestRoots

  init() throws {
    roots = try TestRoots()
  }

  private func store(_ path: String) throws -> RootStore {
    try RootStore(path: path, by: .distantFuture, cryptography: roots.cryptography)
  }

  @Test func bundleIsSearchedBySubject() throws {
    let all = try (0..<20).map { try roots.root("Root \($0)") }
    let path = try roots.write(PEMWriter.certificates(all), to: "bundle.pem")
    let store = try store(path)
    #expect(store.places == [StorePlace(path: path, kind: .bundle)])
    for der in all {
      let found = store.roots(withSubject: try Certificate.subject(of: der)).certificates
      #expect(found.map(\.certificate.der) == [der])
    }
    let stranger = try Certificate.subject(of: roots.root("Root 20"))
    #expect(store.roots(withSubject: stranger).certificates.isEmpty)
  }

  @Test func rootsOfOneNameAreAllFound() throws {
    let twins = try [roots.root("Twin"), roots.root("Twin")]
    let path = try roots.write(PEMWriter.certificates(twins), to: "bundle.pem")
    let found = try store(path).roots(withSubject: try Certificate.subject(of: twins[0]))
      .certificates
    #expect(found.map(\.certificate.der) == twins)
  }

  /// The path search compares names again, by the platform's rule.
  @Test func rootsAreFoundByWhatTheirNamesLookLike() throws {
    let der = try roots.root(TestRoots.printable("Some  Root"))
    let path = try roots.write(PEMWriter.certificate(der), to: "bundle.pem")
    let store = try store(path)
    let loose = try #require(DistinguishedName(der: TestRoots.printable(" some root ").der))
    #expect(store.roots(withSubject: loose).certificates.map(\.certificate.der) == [der])
    let utf8 = try #require(DistinguishedName(der: IssuingName(commonName: "Some  Root").der))
    #expect(store.roots(withSubject: utf8).certificates.map(\.certificate.der) == [der])
    let other = try #require(DistinguishedName(der: TestRoots.printable("SomeRoot").der))
    #expect(store.roots(withSubject: other).certificates.isEmpty)
  }

  @Test func trustedCertificatesAndTextAroundCount() throws {
    let der = try roots.root("Commented")
    let block = PEMWriter.certificate(der)
      .replacing("CERTIFICATE", with: "TRUSTED CERTIFICATE").replacing("\n", with: "\r\n")
    let path = try roots.write("# a comment -----\n" + block + "more text", to: "bundle.pem")
    let found = try store(path).roots(withSubject: try Certificate.subject(of: der)).certificates
    #expect(found.map(\.certificate.der) == [der])
  }

  /// Settings in a bundle and in a directory, each with their file.
  @Test func trustSettingsComeWithTheirFile() throws {
    let der = try roots.root("Rejected")
    let subject = try Certificate.subject(of: der)
    let settings = DER.sequence(DER.explicit(0, DER.objectIdentifier(KeyPurpose.serverAuth)))
    let block = PEMWriter.trustedCertificate(der, settings: settings)
    let hash = try #require(roots.cryptography.directoryHash(ofName: subject.der))
    let digits = String(hash, radix: 16)
    let link = String(repeating: "0", count: 8 - digits.count) + digits + ".0"
    let other = try PEMWriter.certificate(roots.root("Other"))
    let files = [
      try roots.write(other + block, to: "bundle.pem"),
      try roots.write(block, to: "hashed/" + link),
      try roots.write(block, to: "plain/root.pem"),
    ]
    let stores = [files[0], "hashed", "plain"].map { name in
      name.hasPrefix("/") ? name : roots.directory.appendingPathComponent(name).path
    }
    for (path, file) in zip(stores, files) {
      let found = try store(path).roots(withSubject: subject).certificates
      #expect(found.map(\.certificate.der) == [der])
      #expect(found.map(\.file) == [file])
      #expect(found.first?.settings?.der == settings)
      #expect(found.first?.settings?.verdict(on: .server) == .rejected)
    }
  }

  @Test func aFileInDERIsABundleOfOne() throws {
    let der = try roots.root("Binary")
    let path = try roots.write(der, to: "root.der")
    let found = try store(path).roots(withSubject: try Certificate.subject(of: der)).certificates
    #expect(found.map(\.certificate.der) == [der])
  }

  /// The form that `openssl x509 -trustout` writes, in DER.
  @Test func trustSettingsBehindDERCount() throws {
    let der = try roots.root("Binary")
    let settings = DER.sequence(DER.explicit(0, DER.objectIdentifier(KeyPurpose.serverAuth)))
    let path = try roots.write(der + settings, to: "root.der")
    let found = try store(path).roots(withSubject: try Certificate.subject(of: der)).certificates
    #expect(found.map(\.certificate.der) == [der])
    #expect(found.first?.settings?.verdict(on: .server) == .rejected)
  }

  /// OpenSSL passes them over behind this label, and GnuTLS refuses the file.
  @Test func trustSettingsBehindAnyCertificateCount() throws {
    let der = try roots.root("Labelled")
    let settings = DER.sequence(DER.explicit(0, DER.objectIdentifier(KeyPurpose.serverAuth)))
    for (rest, verdict) in [(settings, .rejected), ([0, 0], .unreadable)]
      as [([UInt8], TrustSettings.Verdict)]
    {
      for label in ["CERTIFICATE", "X509 CERTIFICATE", "TRUSTED CERTIFICATE"] {
        let block = PEMWriter.certificate(der + rest).replacing("CERTIFICATE", with: label)
        let path = try roots.write(block, to: "root.pem")
        var faults: [String] = []
        let anchors = try CertificateFiles.stored(
          inFileOrDirectory: path, by: .distantFuture, faults: &faults)
        let found = try store(path).roots(withSubject: try Certificate.subject(of: der))
        for stored in [anchors, found.certificates] {
          #expect(stored.map(\.certificate.der) == [der])
          #expect(stored.first?.settings?.verdict(on: .server) == verdict, "\(label)")
        }
      }
    }
  }

  /// A file of more certificates than are read is refused, and of a block with more it is told.
  @Test func moreThanAreRead() throws {
    let der = try roots.root("Last")
    let empty: [UInt8] = [0x30, 0x04, 0x30, 0x02, 0xa0, 0x00]
    let block = "-----BEGIN CERTIFICATE-----\nMAA=\n-----END CERTIFICATE-----\n"
    let many = String(repeating: block, count: 75_000)
    let path = try roots.write(many + PEMWriter.certificate(der), to: "many.pem")
    #expect(throws: FileError(path: path, problem: .tooManyCertificates)) { try store(path) }
    let signed = DER.sequence(
      DER.objectIdentifier("1.2.840.113549.1.7.2"),
      DER.explicit(
        0,
        DER.sequence(
          DER.unsignedInteger(1), DER.set([]),
          DER.sequence(DER.objectIdentifier("1.2.840.113549.1.7.1")),
          DER.explicit(0, (0...75_000).flatMap { _ in empty } + der), DER.set([]))))
    let container = PEMWriter.certificate(signed).replacing("CERTIFICATE", with: "PKCS7")
    let mixed = try roots.write(
      PEMWriter.certificate(try roots.root("First")) + container, to: "mixed.pem")
    let found = try store(mixed).roots(withSubject: try Certificate.subject(of: der))
    #expect(found.notes.contains { $0.contains("behind 75000 certificates") }, "\(found.notes)")
  }

  /// What cannot be decoded may be a rejection, so the search says what it left out.
  @Test(arguments: [3, 12])
  func whatCannotBeDecodedIsTold(line: Int) throws {
    let der = try roots.root(String(repeating: "Long ", count: 60))
    var lines = PEMWriter.certificate(der).split(separator: "\n").map(String.init)
    try #require(lines.count > 13)
    lines[line - 1] = "!" + lines[line - 1].dropFirst()
    let broken = lines.joined(separator: "\n") + "\n"
    let path = try roots.write("# one\n" + broken + PEMWriter.certificate(der), to: "root.pem")
    let store = try store(path)
    let found = store.roots(withSubject: try Certificate.subject(of: der))
    #expect(found.certificates.map(\.certificate.der) == [der])
    #expect(
      found.notes == ["line 2 of '\(path)' was passed over: what is in the block is no base64"])
  }

  /// Of one file the first four are told, of a directory eight, and how many more there are.
  @Test(arguments: [(1, 4, 4, 0), (1, 6, 4, 0), (2, 6, 8, 0), (3, 6, 8, 4)])
  func manyPlacesAreCounted(files: Int, blocks: Int, told: Int, more: Int) throws {
    let der = try roots.root("Beside")
    // For a malformed certificate, whose name cannot be read, the file is searched as well.
    let broken = [
      "-----BEGIN CERTIFICATE-----\n?\n-----END CERTIFICATE-----\n",
      PEMWriter.certificate(DER.sequence(DER.unsignedInteger(1))),
    ]
    let text = (0..<blocks).map { broken[$0 % 2] }.joined() + PEMWriter.certificate(der)
    for file in 0..<files { try roots.write(text, to: "many/\(file).pem") }
    let path = roots.directory.appendingPathComponent("many").path
    let notes = try store(path).roots(withSubject: try Certificate.subject(of: der)).notes
    #expect(notes.count == told + (more > 0 ? 1 : 0))
    #expect(notes.prefix(told).allSatisfy { $0.contains("was passed over: ") })
    #expect(notes.contains { $0.contains("the certificate is malformed") })
    if more > 0 { #expect(notes.last == "\(more) more places of \(path) were passed over") }
  }

  /// A block without an end is no block, and may have been a rejection.
  @Test func whatHasNoEndIsTold() throws {
    let der = try roots.root("Cut")
    let pem = PEMWriter.certificate(der)
    let cut = pem.replacing("CERTIFICATE", with: "TRUSTED CERTIFICATE")
      .split(separator: "\n").dropLast().joined(separator: "\n")
    let path = try roots.write(pem + cut, to: "root.pem")
    let found = try store(path).roots(withSubject: try Certificate.subject(of: der))
    #expect(found.certificates.map(\.certificate.der) == [der])
    let line = pem.split(separator: "\n").count + 1
    #expect(found.notes.count == 1)
    #expect(found.notes.first?.hasPrefix("line \(line) of '\(path)' was passed over: ") == true)
  }

  /// Other files of a directory are none of its roots.
  @Test func otherFilesOfADirectoryAreNotTold() throws {
    let der = try roots.root("Beside")
    for index in 0..<9 {
      try roots.write(DER.sequence(DER.sequence(DER.unsignedInteger(0))), to: "d/\(index).csr")
    }
    let path = try roots.write(PEMWriter.certificate(der), to: "d/root.pem")
    let found = try store(String(path.dropLast("/root.pem".count)))
      .roots(withSubject: try Certificate.subject(of: der))
    #expect(found.certificates.map(\.certificate.der) == [der] && found.notes.isEmpty)
  }

  /// Of two entries for a root the first decides, in whichever form each of them is found.
  @Test func theOrderOfTheFileIsKept() throws {
    let der = try roots.root("Twice")
    let reject = DER.sequence(DER.explicit(0, DER.objectIdentifier(KeyPurpose.serverAuth)))
    let plain = PEMWriter.certificate(der)
    let rejected = PEMWriter.certificate(der + reject)
      .replacing("CERTIFICATE", with: "TRUSTED CERTIFICATE")
    func quoted(_ text: String) -> String { "> " + text.replacing("\n", with: "\n> ") + "\n" }
    for first in [rejected, quoted(rejected)] {
      for second in [plain, quoted(plain)] {
        for isRejected in [true, false] {
          let path = try roots.write(isRejected ? first + second : second + first, to: "root.pem")
          let found = try store(path).roots(withSubject: try Certificate.subject(of: der))
          #expect(found.certificates.map { $0.settings == nil } == [!isRejected, isRejected])
        }
      }
    }
  }

  /// A bundle could be used without it; here nothing else is left.
  @Test func aBrokenFileInDERIsAnError() throws {
    let path = try roots.write(Array(try roots.root("Broken").dropLast(9)), to: "root.der")
    let error = #expect(throws: FileError.self) { try store(path) }
    #expect(error?.description.hasPrefix("'\(path)' holds a malformed certificate: ") == true)
  }

  @Test func aBundleOfNothingButBrokenBlocksIsAnError() throws {
    let broken = Array(try roots.root("Broken").dropFirst(9))
    let path = try roots.write(PEMWriter.certificate(broken), to: "root.pem")
    let error = #expect(throws: FileError.self) { try store(path) }
    #expect(
      error?.description.hasPrefix("line 1 of '\(path)': the certificate is malformed: ") == true)
  }

  @Test func longSubjectsAndOneLineBlocksAreFound() throws {
    let long = try roots.root(String(repeating: "long ", count: 400))
    let short = try roots.root("One line")
    let oneLine =
      "-----BEGIN CERTIFICATE-----\n\(Data(short).base64EncodedString())\n-----END CERTIFICATE-----"
    let path = try roots.write(PEMWriter.certificate(long) + oneLine, to: "bundle.pem")
    for der in [long, short] {
      let found = try store(path).roots(withSubject: try Certificate.subject(of: der)).certificates
      #expect(found.map(\.certificate.der) == [der])
    }
  }

  @Test func damagedBlocksHideNoOther() throws {
    let good = try [roots.root("First"), roots.root("Second")]
    let damaged = "-----BEGIN CERTIFICATE-----\nMII*\n-----END CERTIFICATE-----\n"
    let path = try roots.write(
      damaged + PEMWriter.certificate(good[0]) + damaged + "-----BEGIN CERTIFICATE-----\nMIIB\n"
        + PEMWriter.certificate(good[1]) + "-----BEGIN CERTIFICATE-----\nMIIB", to: "bundle.pem")
    for der in good {
      let found = try store(path).roots(withSubject: try Certificate.subject(of: der)).certificates
      #expect(found.map(\.certificate.der) == [der])
    }
  }

  /// With more or larger files of one hash than are read: the found roots are used, with a note.
  @Test(
    arguments: [(31, 0, nil), (32, 0, nil), (33, 0, "32"), (3, 15, "2")] as [(Int, Int, String?)])
  func aBoundOnLinksIsTold(count: Int, megabytes: Int, read: String?) throws {
    let der = try roots.root("Many")
    let subject = try Certificate.subject(of: der)
    let hash = try #require(roots.cryptography.directoryHash(ofName: subject.der))
    let digits = String(hash, radix: 16)
    let stem = String(repeating: "0", count: 8 - digits.count) + digits
    let padding = String(repeating: "\n", count: megabytes * 1_048_576)
    for number in 0..<count {
      try roots.write(PEMWriter.certificate(der) + padding, to: "many/\(stem).\(number)")
    }
    let path = roots.directory.appendingPathComponent("many").path
    let registry = StoreRegistry(
      environment: { _ in nil }, cryptography: roots.cryptography,
      certificates: CertificateCache())
    let evidence = registry.evidence(
      of: .store(path), subjects: [subject.der], within: .seconds(60))
    #expect(evidence.answers.first?.roots.count == read.flatMap { Int($0) } ?? count)
    #expect(evidence.notes.count == (read == nil ? 0 : 1))
    if let read {
      #expect(evidence.notes.first?.hasPrefix("of the files \(path)/\(stem).N, ") == true)
      #expect(evidence.notes.first?.contains(" only the first \(read) were read") == true)
    }
  }

  /// Roots that issued one another are looked up together, but not thousands of them.
  @Test func aLongChainOfRootsIsNotFollowedToItsEnd() throws {
    let key = try PrivateKey.generate()
    let now = Instant(secondsSinceEpoch: 1_780_000_000)
    var chain: [IssuedCertificate] = []
    for number in 0..<300 {
      let template = CertificateTemplate.authority(
        subject: IssuingName(commonName: "Root \(number)"), notBefore: now,
        notAfter: now.advanced(byDays: 100))
      chain.append(
        try chain.last.map { (issuer) throws in try template.issue(to: key, by: issuer) }
          ?? template.issue(to: key))
    }
    let path = try roots.write(PEMWriter.certificates(chain.map(\.der)), to: "chain.pem")
    let registry = StoreRegistry(
      environment: { _ in nil }, cryptography: roots.cryptography,
      certificates: CertificateCache())
    let last = try Certificate.subject(of: try #require(chain.last).der)
    let evidence = registry.evidence(
      of: .store(path), subjects: [last.der], within: .seconds(60))
    #expect(evidence.answers.count == 256)
    #expect(evidence.answers.allSatisfy { $0.roots.count == 1 })
  }

  @Test func tooManyFilesWithoutLinksAreAnError() throws {
    let block = try PEMWriter.certificate(roots.root("First"))
    try roots.write(block, to: "crowd/0.pem")
    for number in 1...4096 { try roots.write("", to: "crowd/\(number)") }
    let path = roots.directory.appendingPathComponent("crowd").path
    let error = #expect(throws: FileError.self) { _ = try store(path) }
    #expect(error?.description == "'\(path)' has no hash links and more than 4096 files")
    try FileManager.default.removeItem(atPath: path + "/4096")
    #expect(throws: Never.self) { _ = try store(path) }
  }

  @Test func hashedDirectoryIsSearchedByItsLinks() throws {
    let twins = try [roots.root("Twin"), roots.root("Twin")]
    let subject = try Certificate.subject(of: twins[0])
    let hash = try #require(roots.cryptography.directoryHash(ofName: subject.der))
    let stem =
      "certs/" + String(repeating: "0", count: 8 - String(hash, radix: 16).count)
      + String(hash, radix: 16)
    try roots.write(PEMWriter.certificate(twins[0]), to: stem + ".0")
    try roots.write(PEMWriter.certificate(twins[1]), to: stem + ".1")
    try roots.write(PEMWriter.certificate(try roots.root("Twin")), to: stem + ".3")
    let store = try store(roots.directory.appendingPathComponent("certs").path)
    #expect(store.places.map(\.kind) == [.hashedDirectory])
    #expect(store.roots(withSubject: subject).certificates.map(\.certificate.der) == twins)
  }

  @Test func directoryWithoutLinksIsSearchedWhole() throws {
    let all = try [roots.root("One"), roots.root("Two")]
    try roots.write(PEMWriter.certificate(all[0]), to: "certs/one.pem")
    try roots.write(all[1], to: "certs/two.crt")
    try roots.write("nothing", to: "certs/README")
    let store = try store(roots.directory.appendingPathComponent("certs").path)
    for der in all {
      let found = store.roots(withSubject: try Certificate.subject(of: der)).certificates
      #expect(found.map(\.certificate.der) == [der])
    }
  }

  @Test(arguments: [
    ("", "holds no certificate"), ("hello", "holds no certificate"),
    (
      "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n",
      "holds no certificate but a private key"
    ),
  ])
  func emptyStoresAreErrors(content: String, reason: String) throws {
    let path = try roots.write(content, to: "empty.pem")
    let error = #expect(throws: FileError.self) { try store(path) }
    #expect(error?.description == "'\(path)' \(reason)")
  }

  @Test func missingFilesAndEmptyDirectoriesAreErrors() throws {
    let missing = roots.directory.path + "/none.pem"
    let error = #expect(throws: FileError.self) { try store(missing) }
    #expect(error?.description == "could not read '\(missing)': no such file or directory")
    #expect(throws: FileError(path: roots.directory.path, problem: .holdsNoCertificate)) {
      try store(roots.directory.path)
    }
  }
}
