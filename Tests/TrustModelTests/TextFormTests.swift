import Foundation
import Testing
import TrustModel

/// Octets as text: names of files, digits and PEM.
@Suite struct TextFormTests {
  /// Each byte that is part of no character becomes one of its own, and the same byte again.
  @Test(
    arguments: [
      (Array("a b.pem".utf8), "a b.pem"), (Array("r\u{e9}sum\u{e9}".utf8), "r\u{e9}sum\u{e9}"),
      ([0x61, 0xff, 0x62], "a\u{10ffff}b"), ([0x80], "\u{10ff80}"), ([], ""),
      // A character that is cut off, and a whole one behind it.
      ([0xe2, 0x82, 0xc3, 0xa9], "\u{10ffe2}\u{10ff82}\u{e9}"),
      // The characters that stand for bytes, in the name itself.
      (
        Array("\u{10ffff}".utf8), "\u{10fff4}\u{10ff8f}\u{10ffbf}\u{10ffbf}"
      ),
      (Array("\u{10ff7f}\u{1f512}".utf8), "\u{10ff7f}\u{1f512}"),
    ] as [([UInt8], String)])
  func namesOfFiles(bytes: [UInt8], text: String) {
    #expect(FileName.text(of: bytes).unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(FileName.cString(text) == bytes.map(CChar.init(bitPattern:)) + [0])
  }

  @Test(
    arguments: [
      ([], "", ""), ([0], "00", "00"), ([1, 0xff], "01ff", "01 ff"),
      ([0xab, 0x0c, 0xd0], "ab0cd0", "ab 0c d0"),
    ] as [([UInt8], String, String)])
  func digits(octets: [UInt8], text: String, spaced: String) {
    #expect(Hexadecimal.lowerCase(octets) == text && Hexadecimal.spaced(octets) == spaced)
    #expect(Hexadecimal.lowerCase(octets.lazy.map(\.self)) == text)
  }

  /// A line has 64 characters, which are 48 octets.
  @Test(arguments: [(0, [Int]()), (1, [4]), (48, [64]), (49, [64, 4]), (96, [64, 64])])
  func linesOfPEM(count: Int, lines: [Int]) {
    let text = PEMText.block("X", [UInt8](repeating: 7, count: count))
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(parts.first == "-----BEGIN X-----" && parts.suffix(2) == ["-----END X-----", ""])
    #expect(parts.dropFirst().dropLast(2).map(\.count) == lines)
    #expect(
      PEMText.certificates([[1], [2]])
        == PEMText.block("CERTIFICATE", [1]) + PEMText.block("CERTIFICATE", [2]))
  }

  /// The mark of UTF-8 is no text, and the four blanks of XML and JSON are all that there are.
  @Test func whatComesBeforeText() {
    #expect((0...UInt8.max).filter(TextOctets.isBlank) == [0x09, 0x0a, 0x0d, 0x20])
    for (bytes, start) in [
      ([0xef, 0xbb, 0xbf], 3), ([0xef, 0xbb, 0xbf, 0x61], 3), ([0xef, 0xbb], 0), ([], 0),
      ([0x61], 0),
      ([0xfe, 0xff], 0),
    ] as [([UInt8], Int)] {
      #expect(TextOctets.start(of: bytes) == start)
    }
  }

  /// Stores by name: a path may have colons, and each word has what belongs to it.
  @Test(
    arguments: [
      ("system", .system), ("library:openssl", .library(.openssl)),
      ("library:gnutls", .library(.gnutls)), ("anchors:a.pem", .anchors("a.pem")),
      ("store:/etc/ssl", .store("/etc/ssl")), ("store:a:b", .store("a:b")),
      ("anchors:a:b", .anchors("a:b")), ("store:", .store("")), ("system:", nil), ("library", nil),
      ("library:nss", nil), ("anchors", nil), ("store", nil), ("other:a", nil), ("", nil),
    ] as [(String, StoreName?)])
  func storesBothWays(text: String, store: StoreName?) throws {
    let data = try JSONEncoder().encode([text])
    #expect((try? JSONDecoder().decode([StoreName].self, from: data)) == store.map { [$0] })
    if let store {
      let written = try JSONEncoder().encode([store])
      #expect(try JSONDecoder().decode([String].self, from: written) == [text])
    }
  }

  /// The numbers of RFC 8446, section 4, by which messages are told apart.
  @Test(
    arguments: [
      (.encryptedExtensions([]), 8), (.certificate(WireCertificates(certificates: [])), 11),
      (.certificateStatus(1), 22), (.serverKeyExchange(WireKeyExchange()), 12),
      (.certificateRequest(WireCertificateRequest(signatures: [], authorities: [])), 13),
      (.certificateVerify(nil), 15), (.newSessionTicket(1), 4),
      (.keyUpdate(isAnswerWanted: true), 24), (.other(20), 20), (.malformed(11), 11),
    ] as [(WireMessage, UInt8)])
  func typesOfMessages(message: WireMessage, type: UInt8) {
    #expect(message.type == type)
  }
}
