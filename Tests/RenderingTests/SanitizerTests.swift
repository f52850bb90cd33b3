import Testing
import TrustModel

@testable import Rendering

struct SanitizerTests {
  static let hostile: [(Unicode.Scalar, String)] = [
    ("\u{0}", "\\u{0}"), ("\u{1b}", "\\u{1b}"), ("\n", "\\u{a}"), ("\t", "\\u{9}"),
    ("\u{7f}", "\\u{7f}"), ("\u{85}", "\\u{85}"), ("\u{9b}", "\\u{9b}"),
    ("\u{ad}", "\\u{ad}"), ("\u{61c}", "\\u{61c}"), ("\u{115f}", "\\u{115f}"),
    ("\u{200b}", "\\u{200b}"), ("\u{200d}", "\\u{200d}"), ("\u{200e}", "\\u{200e}"),
    ("\u{200f}", "\\u{200f}"), ("\u{2028}", "\\u{2028}"), ("\u{2029}", "\\u{2029}"),
    ("\u{202a}", "\\u{202a}"), ("\u{202e}", "\\u{202e}"), ("\u{2060}", "\\u{2060}"),
    ("\u{2066}", "\\u{2066}"), ("\u{2069}", "\\u{2069}"), ("\u{e000}", "\\u{e000}"),
    ("\u{fe0f}", "\\u{fe0f}"), ("\u{feff}", "\\u{feff}"), ("\u{e0041}", "\\u{e0041}"),
  ]

  @Test(arguments: hostile)
  func hostileScalarBecomesVisible(scalar: Unicode.Scalar, shown: String) {
    #expect(sanitized("a\(Character(scalar))b") == "a" + shown + "b")
  }

  /// For a terminal that has no other characters.
  @Test(arguments: [
    ("plain", "plain"), ("a\u{2026}b", "a~b"), ("b\u{fc}cher.example", "b\\u{fc}cher.example"),
    ("x\u{1f512}y", "x\\u{1f512}y"),
  ])
  func inASCII(text: String, shown: String) {
    #expect(Sanitizer.ascii(text) == shown)
  }

  /// Every control, bidi control and other invisible character.
  static let unseen: [ClosedRange<UInt32>] = [
    0x00...0x1f, 0x7f...0x9f, 0xad...0xad, 0x61c...0x61c, 0x115f...0x1160, 0x17b4...0x17b5,
    0x180b...0x180f, 0x200b...0x200f, 0x2028...0x202e, 0x2060...0x206f, 0x3164...0x3164,
    0xfe00...0xfe0f, 0xfeff...0xfeff, 0xffa0...0xffa0, 0xfff9...0xfffb, 0x1bca0...0x1bca3,
    0x1d173...0x1d17a, 0xe0000...0xe0fff, 0xe000...0xe0ff, 0xf0000...0xf00ff,
  ]

  @Test(arguments: unseen)
  func noUnseenScalarPasses(range: ClosedRange<UInt32>) {
    let passed = range.filter { value in
      guard let scalar = Unicode.Scalar(value) else { return false }
      let shown = "\\u{" + String(value, radix: 16) + "}"
      return sanitized("a\(Character(scalar))b") != "a" + shown + "b"
    }
    #expect(passed.isEmpty, "\(passed.map { String($0, radix: 16) })")
    // The same within a report, in text and in JSON.
    let scalars = range.compactMap(Unicode.Scalar.init)
    var report = Sample.trusted
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    report.notes = [Note(.store, text)]
    let options = TextOptions(detail: .verbose)
    for shown in [
      renderText(report, options: options).split(separator: "\n").joined(),
      renderJSON(report, tool: JSONReportTests.tool),
    ] {
      #expect(!shown.unicodeScalars.contains { range.contains($0.value) })
    }
  }

  /// Every scalar with the property, in any version of Unicode that the library has.
  @Test func noBidiControlPasses() {
    // No character is assigned between these ranges.
    for value in [UInt32(0)...0x1_ffff, 0xe_0000...0xe_0fff].joined() {
      guard let scalar = Unicode.Scalar(value),
        scalar.properties.isBidiControl
          || scalar.properties.generalCategory == .control
          || scalar.properties.generalCategory == .format
      else { continue }
      #expect(scalar.misleadsTerminals, "\(String(value, radix: 16))")
    }
  }

  /// Marks, beside a letter or around it, take no column, so only their number is bounded.
  @Test(arguments: ["\u{301}", "\u{20dd}"] as [Character])
  func marksOnOneCharacterAreBounded(mark: Character) {
    let few = "e" + String(repeating: mark, count: 4)
    #expect(sanitized(few) == few)
    let many = "e" + String(repeating: mark, count: 300_000) + "x"
    #expect(sanitized(many) == few + "(and 299996 more marks)x")
    #expect(sanitized(String(many.dropLast())) == few + "(and 299996 more marks)")
  }

  @Test(arguments: ["plain", "bücher", "證書", "e\u{301}", "👩", "Ωmega", "a\\b", "\u{fffd}"])
  func visibleTextStays(text: String) {
    #expect(sanitized(text) == text)
  }

  @Test func nothingThatSteersATerminalIsEverWritten() {
    for (name, report) in Sample.all {
      for detail in [TextOptions.Detail.quiet, .normal, .verbose] {
        let text = renderText(report, options: TextOptions(detail: detail))
        let bad = text.unicodeScalars.filter { $0.misleadsTerminals && $0 != "\n" }
        #expect(bad.isEmpty, "\(name): \(bad)")
      }
      let json = renderJSON(report, tool: JSONReportTests.tool)
      #expect(!json.unicodeScalars.contains { $0.misleadsTerminals }, "\(name)")
    }
  }
}

struct DisplayWidthTests {
  @Test(arguments: [
    ("abc", 3), ("bücher", 6), ("bu\u{308}cher", 6), ("證書", 4), ("👩", 2), ("", 0), ("ｱ", 1),
    // The first and last of the block of combining marks, and what is before it.
    ("a\u{300}", 1), ("a\u{36f}", 1), ("a\u{2ff}", 2), ("a\u{20dd}", 1),
    // Ends of blocks that are wide.
    ("\u{10ff}", 1), ("\u{1100}", 2), ("\u{115f}", 2), ("\u{1160}", 1), ("\u{303e}", 2),
    ("\u{303f}", 1), ("\u{3041}", 2), ("\u{9fff}", 2), ("\u{ac00}", 2), ("\u{d7a3}", 2),
    ("\u{ff00}", 2), ("\u{ff60}", 2), ("\u{ff61}", 1), ("\u{ffe6}", 2), ("\u{ffe8}", 1),
    ("\u{3fffd}", 2), ("\u{7f}a", 2),
  ])
  func widthCountsColumns(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(arguments: [
    ("abcdefghij", 10, "abcdefghij"), ("abcdefghij", 7, "abc…hij"), ("abcdefghij", 6, "ab…hij"),
    ("證書頒發機構", 7, "證…構"), ("abc", 1, "…"), ("abc", 0, ""),
  ])
  func truncationKeepsBothEnds(text: String, width: Int, expected: String) {
    let truncated = text.truncatedInMiddle(to: width)
    #expect(truncated == expected)
    #expect(DisplayWidth.of(truncated) <= width)
  }

  @Test func wrappingBreaksBetweenWordsAndInsideLongOnes() {
    #expect(wrap("one two three", width: 8) == ["one two", "three"])
    #expect(wrap("abcdefghijkl mn", width: 8) == ["abcdefgh", "ijkl mn"])
    #expect(wrap("", width: 8) == [""])
    // A digest is copied whole; another word of its length is no digest.
    let digest = String(repeating: "0aF9", count: 16)
    let kept = KeptWords(width: 80, isAny: false)
    #expect(wrap("x \(digest),", width: 40, keeping: kept) == ["x", digest + ","])
    for word in [digest + "0", String(digest.dropLast()), digest.replacing("F", with: "g")] {
      #expect(wrap("x \(word)", width: 40, keeping: kept).allSatisfy { $0.utf8.count <= 40 })
    }
    #expect(wrap("證書頒發機構", width: 8) == ["證書頒發", "機構"])
    #expect(wrap("SignatureHashAlgorithms", width: 20) == ["SignatureHash", "Algorithms"])
    #expect(wrap("www.example.com", width: 13) == ["www.example.", "com"])
    #expect(wrap("a.bcdefghijklmnop", width: 8) == ["a.bcdefg", "hijklmno", "p"])
  }
}
