import Foundation
import OpenSSLEngine
import Testing
import TrustModel
import X509

@testable import RootStores

/// Files that every library reads alike, and files that are doubtful.
struct PlainBundleTests {
  let roots: TestRoots
  let pem: String
  let der: [UInt8]

  init() throws {
    roots = try TestRoots()
    der = try roots.root("Plain")
    pem = PEMWriter.certificate(der)
  }

  /// As `openssl rehash` names links; lists of revoked certificates have an `r` before the number.
  @Test(arguments: [
    ("0123abcd.0", true), ("0123ABCD.12", true), ("0123abcd.r0", false), ("0123abcd.", false),
    ("0123abcd", false), ("0123abc.0", false), ("0123abcdf.0", false), ("0123abcg.0", false),
    ("0123abcd.0.0", false), ("0123abcd.a", false), (".0", false),
  ])
  func linksInDirectories(name: String, isLink: Bool) {
    #expect(HashedDirectory.isLink(name) == isLink)
  }

  /// Each block that cannot be read is told once, with the line it begins in, whatever ends lines and
  /// stands before it in its line.
  @Test(arguments: ["\n", "\r\n"], ["", "> ", String(repeating: ">", count: 600)])
  func unreadableBlocksAreToldOnce(end: String, prefix: String) throws {
    let name = try Certificate(der: der).subject
    let malformed = PEMWriter.certificate([0x30, 0x03, 0x02, 0x01, 0x01])
    let lines = (malformed + malformed + pem + malformed).split(separator: "\n")
    let text = lines.map { prefix + $0 + end }.joined()
    let found = CertificateBundle(Array(text.utf8), file: "/a/b.pem").roots(withSubject: name)
    let begins = lines.indices.filter { lines[$0].contains("BEGIN") }.map { $0 + 1 }
    let malformedOnes = [begins[0], begins[1], begins[3]]
    #expect(
      found.notes.map { $0.prefix { $0 != ":" } }
        == malformedOnes.map { "line \($0) of '/a/b.pem' was passed over" }, "\(found.notes)")
    #expect(found.certificates.map(\.certificate.der) == [der])
  }

  private func isPlain(_ text: String) -> Bool { PlainBundle.isPlain(Array(text.utf8)) }

  @Test func whatToolsWriteIsPlain() throws {
    let all = try (0..<20).map { PEMWriter.certificate(try roots.root("Root \($0)")) }
    #expect(isPlain(pem))
    #expect(isPlain(String(pem.dropLast())))
    #expect(isPlain(all.joined()))
    #expect(isPlain("# Root - one\n" + all.joined(separator: "\n# Root\n=====\n") + "\n"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/etc/ssl/certs/ca-certificates.crt")))
  func theBundleOfThisSystemIsPlain() throws {
    let data = try Data(
      contentsOf: URL(fileURLWithPath: "/etc/ssl/certs/ca-certificates.crt"))
    #expect(PlainBundle.isPlain(Array(data)))
  }

  /// Each is doubtful for another reason; libraries can read some of them.
  @Test func whateverElseIsDoubtful() {
    let lines = pem.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func with(_ index: Int, _ change: (String) -> String) -> String {
      var lines = lines
      lines[index] = change(lines[index])
      return lines.joined(separator: "\n")
    }
    let doubtful = [
      "", "text", String(decoding: der.filter { $0 < 0x80 }, as: UTF8.self),
      PEMWriter.trustedCertificate(der, settings: []),
      PEMWriter.certificate(Array(der.dropLast())), PEMWriter.certificate(der + [0x05, 0x00]),
      PEMWriter.certificate([0x30, 0x03, 0x02, 0x01, 0x01]), PEMWriter.certificate([]),
      pem.replacing("\n", with: "\r\n"), pem.replacing("BEGIN CERTIFICATE", with: "BEGIN KEY"),
      pem.replacing("END CERTIFICATE", with: "END X509 CERTIFICATE"),
      with(0) { " " + $0 }, with(0) { "\u{feff}" + $0 }, with(0) { $0 + " " },
      with(0) { $0 + "\nComment: none\n" }, with(1) { $0 + "\n" }, with(1) { $0 + $0.prefix(4) },
      with(2) { "*" + $0.dropFirst() }, with(2) { " " + $0.dropFirst() },
      with(2) { String($0.dropLast(4)) }, with(lines.count - 2) { $0 + "-----" },
      with(lines.count - 2) { $0 + " " }, with(lines.count - 2) { $0 + "text" },
      "-----\n" + pem, pem + "-----\n" + pem,
      String(pem.dropLast(9)), String(pem.dropLast()) + pem, pem + "-----BEGIN CERTIFICATE-----",
      pem + "-----BEGIN X509 CRL-----\nMAMCAQE=\n-----END X509 CRL-----\n",
    ]
    for text in doubtful {
      #expect(!isPlain(text), "\(text)")
      #expect(text.contains("BEGIN CERTIFICATE") == false || !isPlain(pem + text), "\(text)")
    }
  }

  /// GnuTLS refuses a bundle with such a time, OpenSSL loads it: without its `Z`, or in a month
  /// that no year has.
  @Test(arguments: [(14, "X"), (4, "4")] as [(Int, Character)])
  func aTimeThatIsNoneIsDoubtful(offset: Int, character: Character) throws {
    var damaged = der
    let time = try #require(der.indices.dropLast().first { der[$0] == 0x17 && der[$0 + 1] == 13 })
    damaged[time + offset] = try #require(character.asciiValue)
    #expect(!isPlain(PEMWriter.certificate(damaged)))
  }

  /// OpenSSL loads such a certificate with these bits cleared.
  @Test func aSignatureWithBitsThatAreNotUsedIsDoubtful() throws {
    var damaged = der
    let signature = try #require(
      der.indices.dropLast(2).last { der[$0] == 0x03 && der.count - $0 == Int(der[$0 + 1]) + 2 })
    damaged[signature + 2] = 1
    #expect(!isPlain(PEMWriter.certificate(damaged)))
  }

  /// GnuTLS loads nothing from a bundle in which a certificate has two signature algorithms,
  /// OpenSSL everything.
  @Test func twoAlgorithmsAreDoubtful() throws {
    // ecdsa-with-SHA256 (RFC 5758), which is inside and after the signed part.
    let identifier: [UInt8] = [6, 8, 0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2]
    let places = der.ranges(of: identifier)
    try #require(places.count == 2)
    for place in places {
      var damaged = der
      damaged[place.upperBound - 1] = 3
      #expect(!isPlain(PEMWriter.certificate(damaged)))
    }
  }

  /// OpenSSL loads no certificate whose key is on such a curve.
  @Test func aCurveWhoseIdentifierDoesNotEndIsDoubtful() throws {
    // prime256v1 (RFC 5480).
    let identifier: [UInt8] = [6, 8, 0x2a, 0x86, 0x48, 0xce, 0x3d, 3, 1, 7]
    let curve = try #require(der.firstRange(of: identifier))
    var damaged = der
    damaged[curve.upperBound - 1] |= 0x80
    #expect(!isPlain(PEMWriter.certificate(damaged)))
  }

  private static func server(named name: AlternativeName) throws -> [UInt8] {
    let now = Instant(secondsSinceEpoch: 1_780_000_000)
    return try CertificateTemplate.server(
      [name], subject: IssuingName(commonName: "Server"), notBefore: now,
      notAfter: now.advanced(byDays: 1)
    ).issue(to: .generate()).der
  }

  /// GnuTLS loads no certificate in which an alternative name has another tag or is no text.
  @Test(arguments: [(0, 0x30), (0, 0x81 | 0x20), (2, 0xff)] as [(Int, UInt8)])
  func aDamagedAlternativeNameIsDoubtful(offset: Int, octet: UInt8) throws {
    let host = "www.example.com"
    let named = try Self.server(named: .dns(host))
    #expect(isPlain(PEMWriter.certificate(named)))
    let name = try #require(named.firstRange(of: [0x82, UInt8(host.utf8.count)] + host.utf8))
    var damaged = named
    damaged[name.lowerBound + offset] = octet
    #expect(!isPlain(PEMWriter.certificate(damaged)))
  }

  /// GnuTLS loads no certificate with such a name.
  @Test func anEmptyAlternativeNameIsDoubtful() throws {
    #expect(!isPlain(PEMWriter.certificate(try Self.server(named: .dnsBytes([])))))
  }

  /// GnuTLS loads no certificate of a version that it does not have, or that has no extensions.
  @Test(arguments: [0x8e, 3, 1, 0])
  func anotherVersionThanThreeIsDoubtful(version: UInt8) throws {
    let place = try #require(der.firstRange(of: [0xa0, 3, 2, 1, 2]))
    var damaged = der
    damaged[place.upperBound - 1] = version
    #expect(!isPlain(PEMWriter.certificate(damaged)))
  }

  /// GnuTLS loads no certificate that has two extensions of one type.
  @Test func aRepeatedExtensionIsDoubtful() throws {
    // basicConstraints and keyUsage (RFC 5280), of which the second becomes the first.
    let usage = try #require(der.firstRange(of: [6, 3, 0x55, 0x1d, 0x0f]))
    try #require(der.firstRange(of: [6, 3, 0x55, 0x1d, 0x13]) != nil)
    var damaged = der
    damaged[usage.upperBound - 1] = 0x13
    #expect(!isPlain(PEMWriter.certificate(damaged)))
    damaged[usage.upperBound - 1] = 0x20
    #expect(isPlain(PEMWriter.certificate(damaged)))
  }

  /// Lengths that do not fit are detected anywhere in the certificate.
  @Test func damagedLengthsAreDoubtful() throws {
    var seen = 0
    for index in der.indices where der[index] == 0x30 && index + 1 < der.count {
      var damaged = der
      damaged[index + 1] ^= 0x01
      if !isPlain(PEMWriter.certificate(damaged)) { seen += 1 }
    }
    // Some of the changed octets are in a key or a signature, where they are not detected.
    #expect(seen > 10)
  }
}
