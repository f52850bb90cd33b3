import Testing
import X509

/// Where blocks begin and end; `CertificateFileTests` is about their contents.
@Suite struct PEMScannerTests {
  private static func blocks(_ text: String) -> [PEMScanner.Block] {
    PEMScanner.blocks(in: Array(text.utf8))
  }

  @Test(arguments: PEMScanner.Label.certificates, 0..<12)
  func rangesAreThoseOfTheBlock(label: PEMScanner.Label, shift: Int) throws {
    // Every distance from the beginning, as not every octet is examined.
    let before = String(repeating: ".", count: shift)
    let text =
      before + "-----BEGIN \(label.text)-----\nMA==\n-----END \(label.text)-----" + "."
    let block = try #require(Self.blocks(text).first)
    let octets = Array(text.utf8)
    #expect(Self.blocks(text).count == 1)
    #expect(block.label == label)
    #expect(block.whole == shift..<octets.count - 1)
    #expect(String(decoding: octets[block.body], as: UTF8.self) == "\nMA==\n")
  }

  /// A line in the middle of a block.
  private static func within(_ line: String) -> String {
    "-----BEGIN CERTIFICATE-----\n\(line)\n-----END CERTIFICATE-----"
  }

  @Test(arguments: [
    ("------BEGIN CERTIFICATE------END CERTIFICATE------", 0),
    ("------BEGIN CERTIFICATE-----\n------END CERTIFICATE-----", 1),
    ("----\n-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----", 1),
    ("-----BEGIN CERTIFICATE-----\n-----END X509 CERTIFICATE-----", 0),
    ("-----BEGIN CERTIFICATE-----\n-----END KEY-----\n-----END CERTIFICATE-----", 0),
    ("-----BEGIN CERTIFICATE-----\n-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----", 1),
    ("-----BEGIN CERTIFICATE-----\n-----END -----END CERTIFICATE-----", 0),
    ("-----BEGIN NEW CERTIFICATE-----\n-----END NEW CERTIFICATE-----", 0),
    ("-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE----", 0), ("-----", 0), ("", 0),
    // A label has 63 characters at most: what has more is text, and ends no block.
    (within("-----END \(String(repeating: "K", count: 63))-----"), 0),
    (within("-----END \(String(repeating: "K", count: 64))-----"), 1),
    (within("-----BEGIN \(String(repeating: "K", count: 63))-----"), 0),
    (within("-----BEGIN \(String(repeating: "K", count: 64))-----"), 1),
  ])
  func boundaries(_ text: String, count: Int) {
    #expect(Self.blocks(text).count == count)
  }

  @Test func dashesAreSeenWhereverTheyAre() {
    for length in 0..<24 {
      for dashes in 3...6 where dashes <= length {
        for start in 0...(length - dashes) {
          var bytes = [UInt8](repeating: 0x20, count: length)
          for index in start..<start + dashes { bytes[index] = UInt8(ascii: "-") }
          #expect(PEMScanner.hasDashes(0..<length, of: bytes) == (dashes >= 5))
        }
      }
    }
    // Only dashes in the range count.
    let bytes = Array(" ----- ".utf8)
    #expect(!PEMScanner.hasDashes(2..<7, of: bytes))
    #expect(PEMScanner.hasDashes(1..<6, of: bytes))
  }

  /// BEGIN lines without an END line must not each cause a search to the end.
  @Test(.timeLimit(.minutes(30)))
  func openingsWithoutEndAreReadInOnePass() {
    #expect(
      Self.blocks(String(repeating: "-----BEGIN CERTIFICATE-----\n", count: 500_000)).isEmpty)
  }
}
