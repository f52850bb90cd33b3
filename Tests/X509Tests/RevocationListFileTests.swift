import Testing
import TrustModel

@testable import X509

@Suite struct RevocationListFileTests {
  private static let block = "-----BEGIN X509 CRL-----\nMAMCAQE=\n-----END X509 CRL-----\n"

  @Test(arguments: ["\n", "\r\n", "\r"])
  func readsEachBlock(lineEnd: String) throws {
    let text = ("Lists:\n" + Self.block + "and\n" + Self.block).replacing("\n", with: lineEnd)
    let lists = try RevocationListFile.lists(in: Array(text.utf8))
    #expect(lists == [[0x30, 0x03, 0x02, 0x01, 0x01], [0x30, 0x03, 0x02, 0x01, 0x01]])
    #expect(try RevocationListFile.lists(in: Array("no list".utf8)).isEmpty)
  }

  /// A second list that is damaged is not left out: it may be the one that revokes.
  @Test(arguments: [
    (block.replacing("-----END X509 CRL-----", with: ""), "begins on line 4 has no end"),
    (block.replacing("END X509 CRL", with: "END CERTIFICATE"), "begins on line 4 has no end"),
    (
      block.replacing("-----END X509 CRL-----\n", with: "") + block,
      "begins on line 4 has no end"
    ),
    (block.replacing("-----BEGIN", with: "----BEGIN"), "ends on line 6 has no beginning"),
    (block.replacing("MA", with: "!!"), "begins on line 4 is no base64"),
    (block.replacing("\n-----END", with: "A\n-----END"), "begins on line 4 is no base64"),
  ])
  func damageIsNoSilence(damaged: String, text: String) throws {
    let error = #expect(throws: RevocationListFile.Damaged.self) {
      try RevocationListFile.lists(in: Array((Self.block + damaged).utf8))
    }
    #expect(error?.text.contains(text) == true, "\(error?.text ?? "")")
  }
}
