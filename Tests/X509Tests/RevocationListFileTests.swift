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
    for other in [Array("no list".utf8), Build.sequence(Build.integer(1))] {
      #expect(try RevocationListFile.lists(in: other).isEmpty)
    }
  }

  /// As for certificates: quoted in a mail, or written by Windows PowerShell.
  @Test func readsWhatIsAroundLists() throws {
    let quoted = Self.block.split(separator: "\n").map { "> \($0)\n" }.joined()
    let units = Self.block.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    let wide: [UInt8] = [0xff, 0xfe] + units
    for file in [Array(quoted.utf8), wide] {
      #expect(try RevocationListFile.lists(in: file) == [[0x30, 0x03, 0x02, 0x01, 0x01]])
    }
  }

  /// A damaged second list is an error: it may be the one that revokes.
  @Test(
    arguments: [
      (block.replacing("-----END X509 CRL-----", with: ""), 4, "has no end"),
      (block.replacing("END X509 CRL", with: "END CERTIFICATE"), 4, "has no end"),
      (block.replacing("-----END X509 CRL-----\n", with: "") + block, 4, "has no end"),
      (block.replacing("-----BEGIN", with: "----BEGIN"), 6, "has no beginning"),
      (block.replacing("MA", with: "!!"), 4, "is no base64"),
      (block.replacing("\n-----END", with: "A\n-----END"), 4, "is no base64"),
    ], ["\n", "\r\n", "\r"])
  func damageIsNoSilence(damaged: (text: String, line: Int, problem: String), lineEnd: String) {
    let file = (Self.block + damaged.text).replacing("\n", with: lineEnd)
    let fault = #expect(throws: PEMFault.self) {
      try RevocationListFile.lists(in: Array(file.utf8))
    }
    #expect(fault?.line == damaged.line)
    #expect(fault?.text.hasSuffix(damaged.problem) == true, "\(fault?.text ?? "")")
  }
}

/// Answers of OCSP in files: in the blocks of GnuTLS's tools, or in DER as OpenSSL writes them.
@Suite struct OCSPAnswerFileTests {
  private static let block =
    "-----BEGIN OCSP RESPONSE-----\nMAMKAQM=\n-----END OCSP RESPONSE-----\n"
  private static let der: [UInt8] = [0x30, 0x03, 0x0a, 0x01, 0x03]

  @Test func readsEachAnswer() throws {
    let text = "Answers:\n" + Self.block + Self.block
    let units = text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    for file in [Array(text.utf8), [0xff, 0xfe] + units] {
      #expect(try OCSPAnswerFile.answers(in: file) == [Self.der, Self.der])
    }
    // Whatever has no block is taken for DER, also behind blocks of another kind.
    let other = Array(Self.block.replacing("OCSP RESPONSE", with: "X509 CRL").utf8)
    for file in [Self.der, other] {
      #expect(try OCSPAnswerFile.answers(in: file) == [file])
    }
  }

  @Test func damageIsNoSilence() {
    let text = Self.block + Self.block.replacing("MA", with: "!!")
    let fault = #expect(throws: PEMFault.self) {
      try OCSPAnswerFile.answers(in: Array(text.utf8))
    }
    #expect(fault?.line == 4)
  }
}
