import Foundation
import Testing
import TrustModel

@testable import X509

/// Against the encoder of another library.
@Suite struct Base64Tests {
  @Test(arguments: [4, 7, 64, 1000], ["\n", "\r\n", " \t"])
  func everyLengthComesBack(width: Int, lineBreak: String) {
    for count in 0...200 {
      let octets = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 89 &+ count) }
      let text = Data(octets).base64EncodedString()
      let lines = stride(from: 0, to: text.utf8.count, by: width).map {
        String(text.dropFirst($0).prefix(width))
      }
      #expect(decode(lines.joined(separator: lineBreak) + lineBreak) == octets)
      #expect(decode(text) == octets)
    }
  }

  @Test(arguments: [
    "A", "AAAAA", "AA=A", "A===", "AAAA====", "AAA*", "AAAA\u{0}", "ÄÄÄÄ", "-AAA",
    // Padding that is not all there, or too long.
    "AA=", "AA===", "AAA==", "AAAA=",
  ])
  func refuses(_ text: String) {
    #expect(decode(text) == nil)
  }

  /// Some writers omit the padding.
  @Test func missingPaddingIsTolerated() {
    #expect(decode("AAE") == [0, 1])
    #expect(decode("AAECAw") == [0, 1, 2, 3])
  }

  /// Bytes outside the range are ignored.
  @Test func onlyTheRangeCounts() {
    let bytes = Array("*AAEC*".utf8)
    #expect(Base64.decode(bytes, 1..<5) == [0, 1, 2])
    #expect(Base64.decode(bytes, 1..<1) == [])
  }

  private func decode(_ text: String) -> [UInt8]? {
    let bytes = Array(text.utf8)
    return Base64.decode(bytes, bytes.indices)
  }
}
