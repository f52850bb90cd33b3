import Foundation
import Testing
import TrustModel
import X509

@Suite struct CertificateFileTests {
  private static let der = CertificateFields().der

  private static func pem(
    _ label: String = "CERTIFICATE", _ bytes: [UInt8] = der, newline: String = "\n"
  ) -> String {
    let options: Data.Base64EncodingOptions = [.lineLength64Characters, .endLineWithLineFeed]
    let body = Data(bytes).base64EncodedString(options: options)
      .replacingOccurrences(of: "\n", with: newline)
    return "-----BEGIN \(label)-----\(newline)\(body)\(newline)-----END \(label)-----"
  }

  private static func certificates(_ text: String) -> [[UInt8]] {
    CertificateFile.certificates(in: Array(text.utf8))
  }

  @Test(arguments: [
    pem(), pem() + "\n", pem(newline: "\r\n"), pem("X509 CERTIFICATE"),
    pem("TRUSTED CERTIFICATE", der + Build.sequence(Build.null)),
    "subject=CN = www.example.com\n ----- \n-----BEGIN\n" + pem() + "\ntext behind it\n",
    pem("PRIVATE KEY", [1, 2, 3]) + "\n" + pem(),
    "-----BEGIN CERTIFICATE-----\n!\n-----END CERTIFICATE-----\n" + pem(),
    "-----BEGIN RSA KEY-----\n" + pem(),
  ])
  func oneCertificate(_ text: String) {
    #expect(Self.certificates(text) == [Self.der])
  }

  /// Settings are only read from OpenSSL's own kind of block.
  @Test func trustSettingsComeWithTheirBlock() {
    let settings = Build.sequence(Build.element(0xa0, Build.oid("1.3.6.1.5.5.7.3.1")))
    let text = [
      Self.pem(), Self.pem("TRUSTED CERTIFICATE"),
      Self.pem("TRUSTED CERTIFICATE", Self.der + settings),
      Self.pem("TRUSTED CERTIFICATE", Self.der + settings.dropLast()),
    ].joined(separator: "\n")
    let entries = CertificateFile.entries(in: Array(text.utf8))
    #expect(entries.map(\.certificate) == Array(repeating: Self.der, count: 4))
    #expect(
      entries.map { $0.settings?.verdict(on: .server) } == [nil, .silent, .rejected, .unreadable])
  }

  /// What follows a certificate may be anything; where settings are announced, it is these.
  @Test(arguments: [("CERTIFICATE", 5), ("TRUSTED CERTIFICATE", 0)])
  func octetsThatNobodyAnnounced(label: String, count: Int) {
    let text = Self.pem(label, Self.der + [0xff, 1, 2, 3, 4])
    let contents = CertificateFile.contents(in: Array(text.utf8))
    #expect(contents.entries.map(\.certificate) == [Self.der])
    #expect(contents.unreadOctets == count)
  }

  /// Of several blocks the sum is told.
  @Test func octetsOfSeveralBlocks() {
    let text = [[1, 2], [3], []].map { Self.pem("CERTIFICATE", Self.der + $0) }
    #expect(
      CertificateFile.contents(in: Array(text.joined(separator: "\n").utf8)).unreadOctets == 3)
  }

  /// In DER, what is behind a list, behind settings, or in place of these; a line end does not count.
  @Test(arguments: [([0x0a], 0), ([0x30, 0x05, 0x00], 3), ([0xff, 0x0a], 2)] as [([UInt8], Int)])
  func octetsBehindTheLast(trailer: [UInt8], count: Int) {
    let list = Self.signedData(Self.der)
    let open = [0x30, 0x80] + list.dropFirst(list[1] == 0x82 ? 4 : 3) + [0, 0]
    let settings = Build.sequence(Build.element(0xa0, Build.oid("1.3.6.1.5.5.7.3.1")))
    for file in [list, open, Self.der, Self.der + settings] {
      let contents = CertificateFile.contents(in: file + trailer)
      #expect(contents.entries.map(\.certificate) == [Self.der])
      #expect(contents.unreadOctets == count)
    }
  }

  @Test func keepsOrder() {
    let other = CertificateFields().with(\.serialNumber, Build.integer(9)).der
    #expect(
      Self.certificates(Self.pem() + "\n" + Self.pem("CERTIFICATE", other)) == [Self.der, other])
  }

  @Test(arguments: [1, 2], [[], [0x0a], [0x0d, 0x0a], [0x30, 0x05, 0x00]] as [[UInt8]])
  func derOneBehindTheOther(count: Int, trailer: [UInt8]) {
    let expected = Array(repeating: Self.der, count: count)
    #expect(CertificateFile.certificates(in: expected.flatMap(\.self) + trailer) == expected)
  }

  /// A certificate of version 1 begins with its serial number.
  @Test func derOfAnOldKindBehindAnother() {
    let old = CertificateFields().with(\.version, []).der
    for files in [[Self.der, old], [old, old, Self.der]] {
      let entries = CertificateFile.entries(in: files.flatMap(\.self))
      #expect(entries.map(\.certificate) == files)
      #expect(entries.allSatisfy { $0.settings == nil })
    }
  }

  @Test func derThatIsCutOffIsKeptForItsFault() {
    let cut = Array(Self.der.dropLast(7))
    #expect(CertificateFile.certificates(in: cut) == [cut])
  }

  /// A key, PKCS #12, and PKCS #7 without certificates.
  @Test(arguments: [
    Build.sequence(Build.integer(0) + Build.sequence(Build.oid("1.2.840.113549.1.1.1"))),
    Build.sequence(Build.integer(3) + Build.sequence(Build.oid("1.2.840.113549.1.7.1"))),
    Build.sequence(Build.oid("1.2.840.113549.1.7.2") + Build.element(0xa0, [])),
  ])
  func derOfOtherKinds(_ bytes: [UInt8]) {
    #expect(CertificateFile.certificates(in: bytes).isEmpty)
  }

  /// Data after the certificate can only be settings, which must not be ignored.
  @Test func derHasItsSettingsBehindIt() {
    let settings = Build.sequence(Build.element(0xa0, Build.oid("1.3.6.1.5.5.7.3.1")))
    let cases: [(tail: [UInt8], verdict: TrustSettings.Verdict?)] = [
      ([], nil), (settings, .rejected), (Array(settings.dropLast()), .unreadable), ([0x0a], nil),
      ([0x00], .unreadable),
    ]
    for (tail, verdict) in cases {
      let entries = CertificateFile.entries(in: Self.der + tail)
      #expect(entries.map(\.certificate) == [Self.der])
      #expect(entries.map { $0.settings?.verdict(on: .server) } == [verdict])
    }
  }

  // MARK: Marked lines

  private static func marked(
    _ text: String = pem(), before: String = "", behind: String = ""
  ) -> String {
    text.split(separator: "\n").map { before + $0 + behind }.joined(separator: "\n") + "\n"
  }

  /// A mail, two logs, sources of programs, JSON, a listing with numbers, a patch, and `cat -A`.
  @Test(arguments: [
    marked(before: "> "), marked(before: "> > "), marked(before: "2026-11-22T10:00:00Z host app: "),
    marked(before: "app "), marked(before: "ABCD "), marked(behind: " ^M$"), marked(behind: " \\"),
    marked(before: "  \"", behind: "\\n\""), marked(before: "+"), marked(before: "       12\t"),
    marked(before: "// ", behind: " */"), marked(behind: "<br>"), marked(behind: "\t# x"),
    marked(pem() + "\n", before: "> ").replacingOccurrences(of: "\n", with: "\r\n"),
    "{\"pem\":\"" + pem().replacingOccurrences(of: "\n", with: "\\n") + "\\n\"}",
    "{\"pem\":\"" + pem(newline: "\\r\\n") + "\"}",
    "cert: " + pem(), "\u{feff}" + pem(), "cert: |\n" + marked(before: "    "),
    pem().replacingOccurrences(of: "\n", with: " "),
  ])
  func marksAroundLinesDoNotCount(text: String) {
    let contents = CertificateFile.contents(in: Array(text.utf8))
    #expect(contents.entries.map(\.certificate) == [Self.der], "\(text)")
    #expect(contents.faults.isEmpty)
  }

  @Test func marksDoNotHideTrustSettings() {
    let settings = Build.sequence(Build.element(0xa0, Build.oid("1.3.6.1.5.5.7.3.1")))
    let text = Self.marked(Self.pem("TRUSTED CERTIFICATE", Self.der + settings), before: "> ")
    let entries = CertificateFile.entries(in: Array(text.utf8))
    #expect(entries.map { $0.settings?.verdict(on: .server) } == [.rejected])
  }

  @Test(arguments: [true, false])
  func wideText(isLittleEndian: Bool) {
    let units = ("\u{feff}" + Self.pem(newline: "\r\n") + "\u{1f511}\n").utf16
    let bytes = units.flatMap { unit in
      let pair = [UInt8(unit & 0xff), UInt8(unit >> 8)]
      return isLittleEndian ? pair : pair.reversed()
    }
    #expect(CertificateFile.certificates(in: bytes) == [Self.der])
  }

  /// Characters whose lower octets are dashes are no dashes.
  @Test(arguments: [true, false])
  func wideTextThatLooksLikePEM(isLittleEndian: Bool) {
    let dashes = "-----"
    for text in [
      Self.pem(), Self.pem().replacing(dashes, with: "\u{12d}\u{22d}\u{42d}\u{12d}\u{22d}"),
    ] {
      let bytes = ("\u{feff}" + text).utf16.flatMap { unit in
        let pair = [UInt8(unit & 0xff), UInt8(unit >> 8)]
        return isLittleEndian ? pair : pair.reversed()
      }
      #expect(CertificateFile.certificates(in: bytes).isEmpty == !text.contains(dashes))
    }
  }

  // MARK: What cannot be decoded

  private static let broken = "-----BEGIN CERTIFICATE-----\n!\n-----END CERTIFICATE-----\n"

  @Test(arguments: [
    (broken, [1], 0), ("text\n\n" + broken + pem(), [3], 1), (pem() + "\n" + broken, [8], 1),
    (pem() + "\n-----BEGIN CERTIFICATE-----\nMIIB\n", [8], 1),
    ("-----BEGIN CERTIFICATE-----\n" + pem(), [1], 1),
    ("-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n", [1], 0),
    ("-----BEGIN RSA KEY-----\n" + pem(), [], 1), (pem("PRIVATE KEY", [1]) + "\n" + pem(), [], 1),
    (pem("PKCS7", der), [], 1), (pem("PKCS7", Build.sequence(Build.oid("1.2.3"))), [1], 0),
    // An END line without a valid BEGIN line: alone, before a block and after one.
    ("----BEGIN CERTIFICATE-----\nMA==\n-----END CERTIFICATE-----\n", [3], 0),
    ("-----BEGIN CERTIFICAT-----\nMA==\n-----END CERTIFICATE-----\n" + pem(), [3], 1),
    (pem() + "\n-----END CERTIFICATE-----\n", [8], 1),
    ("-----BEGIN CERTIFICATE-----\nMA==\n-----END X509 CERTIFICATE-----\n" + pem(), [1], 1),
    (String(repeating: broken, count: 30), (0..<17).map { 3 * $0 + 1 }, 0),
  ])
  func blocksThatCannotBeDecodedAreNamed(text: String, lines: [Int], count: Int) {
    let contents = CertificateFile.contents(in: Array(text.utf8))
    #expect(contents.faults.map(\.line) == lines, "\(contents.faults)")
    #expect(contents.entries.count == count)
  }

  /// A caller that uses the first certificate as the server's has to know whether it was the first.
  @Test(arguments: ["", broken, "-----END CMS-----\n"])
  func aFaultBeforeTheFirstEntryIsTold(fault: String) {
    for (text, isFirst) in [(Self.pem() + "\n" + fault, false), (fault + Self.pem(), true)] {
      let contents = CertificateFile.contents(in: Array(text.utf8))
      #expect(contents.beginsWithFault == (isFirst && !fault.isEmpty))
    }
    let half = "-----BEGIN CERTIFICATE-----\n"
    #expect(CertificateFile.contents(in: Array((half + Self.pem()).utf8)).beginsWithFault)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func entriesKnowTheirLine(lineEnd: String) {
    let text = "text\n" + Self.pem() + "\n\n" + Self.pem()
    let length = Self.pem().split(separator: "\n").count
    let file = text.replacing("\n", with: lineEnd)
    let entries = CertificateFile.entries(in: Array(file.utf8))
    #expect(entries.map(\.line) == [2, 3 + length])
    #expect(CertificateFile.entries(in: Self.der).map(\.line) == [nil])
  }

  // MARK: PKCS #7 and #12

  private static func signedData(
    _ certificates: [UInt8], version: [UInt8] = Build.integer(1), rest: [UInt8] = []
  ) -> [UInt8] {
    let empty = Build.element(0x31, [])
    let data = Build.sequence(
      version + empty + Build.sequence(Build.oid("1.2.840.113549.1.7.1"))
        + Build.element(0xa0, certificates) + rest + empty)
    return Build.sequence(Build.oid("1.2.840.113549.1.7.2") + Build.element(0xa0, data))
  }

  /// Under each label, including that of a certificate, as Windows writes it; in DER; and with
  /// lists.
  @Test func certificatesOfPKCS7() {
    let other = CertificateFields().with(\.serialNumber, Build.integer(9)).der
    let plain = Self.signedData(Self.der + other)
    let withLists = Self.signedData(Self.der + other, rest: Build.element(0xa1, Build.null))
    let texts = ["PKCS7", "PKCS #7 SIGNED DATA", "CMS", "CERTIFICATE"].map {
      Array((Self.pem() + "\n" + Self.pem($0, plain)).utf8)
    }
    let line = Self.pem().split(separator: "\n").count + 1
    for text in texts {
      let entries = CertificateFile.entries(in: text)
      #expect(entries.map(\.certificate) == [Self.der, Self.der, other])
      #expect(entries.map(\.line) == [1, line, line])
    }
    for der in [plain, withLists] {
      #expect(CertificateFile.certificates(in: der) == [Self.der, other])
    }
    // Attribute certificates and other kinds have tags of their own.
    #expect(
      CertificateFile.certificates(in: Self.signedData(Build.element(0xa1, []) + Self.der))
        == [Self.der])
  }

  /// Certificates of signers are none that a file hands over: in PEM, in DER, and with a line end
  /// behind it.
  @Test(arguments: [Build.octets([9]), Build.element(0x24, Build.octets([9])), Build.integer(1)])
  func certificatesOfSigners(content: [UInt8]) {
    let empty = Build.element(0x31, [])
    let signed = Build.sequence(
      Build.oid("1.2.840.113549.1.7.1") + Build.element(0xa0, content))
    let data = Build.sequence(
      Build.integer(1) + empty + signed + Build.element(0xa0, Self.der) + empty)
    let file = Build.sequence(Build.oid("1.2.840.113549.1.7.2") + Build.element(0xa0, data))
    for bytes in [file, file + [0x0a]] {
      #expect(CertificateFile.certificates(in: bytes).isEmpty)
    }
    let contents = CertificateFile.contents(in: Array(Self.pem("PKCS7", file).utf8))
    #expect(contents.entries.isEmpty)
    #expect(contents.faults.map(\.text).allSatisfy { $0.contains("signs content") })
    #expect(contents.faults.count == 1)
    #expect(CertificateFile.faultOfList(in: file)?.contains("signs content") == true)
  }

  /// The signature of a mail is mostly detached: what it signs is not in it, but who signed it is.
  @Test func certificatesOfDetachedSignatures() {
    let empty = Build.element(0x31, [])
    for (signers, isSignature) in [(empty, false), (Build.element(0x31, Build.sequence([])), true)]
    {
      for lists in [[], Build.element(0xa1, [])] {
        let data = Build.sequence(
          Build.integer(1) + empty + Build.sequence(Build.oid("1.2.840.113549.1.7.1"))
            + Build.element(0xa0, Self.der) + lists + signers)
        let file = Build.sequence(Build.oid("1.2.840.113549.1.7.2") + Build.element(0xa0, data))
        #expect(CertificateFile.certificates(in: file).isEmpty == isSignature)
        #expect((CertificateFile.faultOfList(in: file) != nil) == isSignature)
        let text = Array(Self.pem("CMS", file).utf8)
        #expect(CertificateFile.certificates(in: text).isEmpty == isSignature)
      }
    }
    for other in [Self.der, [], Build.sequence(Build.oid("1.2.840.10045.2.1"))] {
      #expect(CertificateFile.faultOfList(in: other) == nil)
    }
  }

  /// As written by tools that do not know the length in advance.
  @Test(arguments: [0, 1, 2, 3])
  func certificatesOfPKCS7WithOpenLengths(levels: Int) throws {
    func open(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] { [tag, 0x80] + content + [0, 0] }
    let list = levels > 2 ? open(0xa0, Self.der) : Build.element(0xa0, Self.der)
    let fields =
      Build.integer(1) + open(0x31, [])
      + open(0x30, Build.oid("1.2.840.113549.1.7.1") + open(0xa0, open(0x24, []))) + list
      + open(0x31, [])
    let data = levels > 1 ? open(0x30, fields) : Build.sequence(fields)
    let content = levels > 0 ? open(0xa0, data) : Build.element(0xa0, data)
    let file = open(0x30, Build.oid("1.2.840.113549.1.7.2") + content)
    // Inside a definite length, no indefinite one is allowed.
    let expected = levels > 1 ? [Self.der] : []
    let contents = CertificateFile.contents(in: Array(Self.pem("PKCS7", file).utf8))
    #expect(contents.entries.map(\.certificate) == expected)
    #expect(contents.faults.isEmpty == (levels > 1))
    #expect(CertificateFile.certificates(in: file) == expected)
  }

  /// No search for an end that is missing or too deep.
  @Test(
    arguments: [
      [0x30, 0x80], [0x30, 0x80, 0x00], [0x30, 0x80, 0x04, 0x80, 0x00, 0x00, 0x00, 0x00],
      [0x30, 0x80, 0x04, 0x05, 0x00],
      Array([[UInt8]](repeating: [0x30, 0x80], count: 100_000).joined()),
    ] as [[UInt8]])
  func openLengthsWithoutEnd(bytes: [UInt8]) throws {
    let entries = CertificateFile.entries(in: bytes)
    #expect(entries.map(\.certificate) == [bytes])
  }

  @Test func pkcs12IsToldByItsBeginning() {
    let content = Build.integer(3) + Build.sequence(Build.oid("1.2.840.113549.1.7.1"))
    #expect(CertificateFile.isPKCS12(Build.sequence(content)))
    #expect(CertificateFile.isPKCS12(Build.sequence(content + Array(repeating: 0, count: 300))))
    // With an indefinite length, as BER allows.
    #expect(CertificateFile.isPKCS12([0x30, 0x80] + content))
    let others = [
      Self.der, [], [0x30], Build.sequence(Build.integer(0) + Build.sequence([])),
      Build.sequence(Build.integer(3)), Self.signedData([]),
    ]
    for other in others { #expect(!CertificateFile.isPKCS12(other)) }
  }

  @Test(arguments: [
    "", "-----BEGIN CERTIFICATE-----", "no certificate", pem("PRIVATE KEY"),
    "-----BEGIN CERTIFICATE-----\nMII\n-----END CERTIFICATE REQUEST-----\n",
    "-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n",
    // A digit is also the first octet of DER.
    "0z\n-----BEGIN CERTIFICATE-----\n!\n-----END CERTIFICATE-----\n",
    String(pem().dropLast(5)),
  ])
  func noCertificate(_ text: String) {
    #expect(Self.certificates(text).isEmpty)
  }

  @Test(
    .timeLimit(.minutes(30)),
    arguments: ["-----BEGIN -----BEGIN CERTIFICATE----", "-----BEGIN CERTIFICATE-----\n", "-----"])
  func manyOpeningsTakeLinearTime(_ opening: String) {
    let text = String(repeating: opening, count: 10_000) + "\n-----END X509 CERTIFICATE-----\n"
    #expect(Self.certificates(text).isEmpty)
  }

  @Test func base64AgreesWithFoundation() {
    for length in 1...200 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ length) }
      #expect(Self.certificates(Self.pem("CERTIFICATE", bytes)) == [bytes])
    }
  }

  /// What is no certificate is named after its first block, wherever that is.
  @Test(arguments: [
    (pem("X509 CRL") + pem("PRIVATE KEY"), OtherContent.revocationList),
    (pem("PRIVATE KEY") + pem("X509 CRL"), .privateKey),
    ("-" + pem("EC PARAMETERS") + "\n-" + pem("EC PRIVATE KEY"), .privateKey),
    (pem("RSA PRIVATE KEY"), .privateKey), (pem("ENCRYPTED PRIVATE KEY"), .privateKey),
    (pem("CERTIFICATE REQUEST"), .certificateRequest), (pem("OCSP RESPONSE"), .ocspAnswer),
    (pem("NEW CERTIFICATE REQUEST"), .certificateRequest), (pem("PUBLIC KEY"), .publicKey),
    (pem("CERTIFICATE"), nil), ("-----BEGIN X509 CRL----", nil), ("", nil),
  ])
  func otherContent(_ text: String, _ content: OtherContent?) {
    #expect(OtherContent(in: Array(text.utf8)) == content)
  }

  @Test(
    arguments: [
      ([0xfe, 0xed, 0xfe, 0xed, 0, 0, 0, 2], OtherContent.javaKeyStore),
      ([0xce, 0xce, 0xce, 0xce, 0, 0, 0, 2], .javaKeyStore), ([0xfe, 0xed, 0xfe], nil),
      ([0, 0xfe, 0xed, 0xfe, 0xed], nil),
    ] as [([UInt8], OtherContent?)])
  func keyStores(_ bytes: [UInt8], _ content: OtherContent?) {
    #expect(OtherContent(in: bytes) == content)
  }

  @Test func keysOfSSH() {
    for text in [
      Self.pem("OPENSSH PRIVATE KEY"), "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIA== a@b",
      "ssh-rsa AAAAB3NzaC1yc2E= a@b", "ssh-dss AAAAB3NzaC1kc3M= a@b",
      "ecdsa-sha2-nistp256 AAAAE2VjZHNh a@b", "sk-ssh-ed25519@openssh.com AAAA",
      "sk-ecdsa-sha2-nistp256@openssh.com AAAA",
      "---- BEGIN SSH2 PUBLIC KEY ----\nAAAA",
    ] {
      #expect(OtherContent(in: Array(text.utf8)) == .sshKey, "\(text)")
    }
    for text in ["an ssh-rsa AAAA", "ssh-keygen -t rsa", "sk-abcdef"] {
      #expect(OtherContent(in: Array(text.utf8)) == nil, "\(text)")
    }
  }

  /// Each value of an object of Kubernetes is a file in base64.
  @Test func blocksWithinBase64() {
    let encoded = Data(Self.pem().utf8).base64EncodedString()
    let object = "kind: Secret\ndata:\n  tls.crt: \(encoded)\n"
    #expect(OtherContent(in: Array(object.utf8)) == .encodedPEM)
    #expect(OtherContent(in: Array("LS0tLS1CRUdJT".utf8)) == nil)
    #expect(OtherContent(in: Array((Self.pem("PUBLIC KEY") + encoded).utf8)) == .encodedPEM)
  }

  /// A long file takes about as long as the search for certificates in it; one search for each kind of
  /// block took a hundred times that.
  @Test(arguments: [0x00, 0x2d] as [UInt8]) func otherContentOfALongFile(octet: UInt8) {
    let bytes = [UInt8](repeating: octet, count: octet == 0 ? 16_000_000 : 1_000_000)
    let clock = ContinuousClock()
    let search = clock.measure {
      #expect(PEMScanner.blocks(in: bytes).isEmpty)
    }
    let duration = clock.measure { #expect(OtherContent(in: bytes) == nil) }
    #expect(duration < search * 40 + .seconds(2))
  }
}
