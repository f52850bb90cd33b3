import Rendering
import Testing

/// Bytes of a server as text for a terminal, however they are cut into pieces.
@Suite struct TerminalStreamTests {
  @Test(arguments: [
    ("plain\ttab\nline\r\nend", "plain\ttab\nline\nend"), ("a\rb\r", #"a\u{d}b\u{d}"#),
    ("\u{1b}[2J\u{7}\u{0}", #"\u{1b}[2J\u{7}\u{0}"#), ("caf\u{e9} \u{20ac} \u{1f512}", "café € 🔒"),
    ("\u{202e}x\u{9b}", #"\u{202e}x\u{9b}"#), ("\r\n\r\n", "\n\n"), ("", ""),
  ])
  func controlsBecomeVisible(text: String, shown: String) {
    expect(Array(text.utf8), shown)
  }

  @Test(
    arguments: [
      ([0x61, 0xff, 0x62], #"a\xffb"#), ([0xe2, 0x82], #"\xe2\x82"#),
      ([0xf0, 0x9f, 0x94, 0x0a], #"\xf0\x9f\x94"# + "\n"), ([0xc3], #"\xc3"#),
      ([0x80, 0x80, 0x80, 0x80], #"\x80\x80\x80\x80"#),
    ] as [([UInt8], String)])
  func bytesOfNoCharacterBecomeVisible(bytes: [UInt8], shown: String) {
    expect(bytes, shown)
  }

  private func expect(_ bytes: [UInt8], _ shown: String) {
    for size in 1...max(1, bytes.count) {
      var stream = TerminalStream(isASCII: false)
      var text = ""
      for start in stride(from: 0, to: bytes.count, by: size) {
        text += stream.text(of: Array(bytes[start..<min(start + size, bytes.count)]), isLast: false)
      }
      text += stream.text(of: [], isLast: true)
      #expect(text == shown, "in pieces of \(size)")
    }
  }

  @Test func aTerminalOfASCIIGetsASCII() {
    var stream = TerminalStream(isASCII: true)
    #expect(stream.text(of: Array("é\n".utf8), isLast: true) == #"\u{e9}"# + "\n")
  }
}
