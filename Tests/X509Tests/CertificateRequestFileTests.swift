import Testing
import TrustModel

@testable import X509

@Suite struct CertificateRequestFileTests {
  private static func block(_ label: String) -> String {
    "-----BEGIN \(label)-----\nMAMCAQE=\n-----END \(label)-----\n"
  }

  private static let der: [UInt8] = [0x30, 0x03, 0x02, 0x01, 0x01]

  /// Under the label of RFC 7468 and an older one, as any tool writes lines.
  @Test(
    arguments: ["CERTIFICATE REQUEST", "NEW CERTIFICATE REQUEST"], ["\n", "\r\n", "\r"])
  func readsEachBlock(label: String, lineEnd: String) throws {
    let text = ("Requests:\n" + Self.block(label) + "and\n" + Self.block(label))
      .replacing("\n", with: lineEnd)
    #expect(try CertificateRequestFile.requests(in: Array(text.utf8)) == [Self.der, Self.der])
  }

  /// Quoted in a mail, or written by Windows PowerShell; what is no block is DER.
  @Test(arguments: [true, false]) func readsOtherEncodings(isLittleEndian: Bool) throws {
    let block = Self.block("CERTIFICATE REQUEST")
    let quoted = block.split(separator: "\n").map { "> \($0)\n" }.joined()
    #expect(try CertificateRequestFile.requests(in: Array(quoted.utf8)) == [Self.der])
    let wide = ("\u{feff}" + block).utf16.flatMap { unit in
      let octets = [UInt8(unit >> 8), UInt8(unit & 0xff)]
      return isLittleEndian ? octets.reversed() : octets
    }
    #expect(try CertificateRequestFile.requests(in: wide) == [Self.der])
    #expect(try CertificateRequestFile.requests(in: Self.der) == [Self.der])
  }

  @Test func damageIsNoSilence() {
    let text = Self.block("CERTIFICATE REQUEST").replacing("MA", with: "!!")
    #expect(throws: PEMFault.self) {
      try CertificateRequestFile.requests(in: Array(text.utf8))
    }
  }
}
