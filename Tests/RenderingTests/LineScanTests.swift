import Testing

@testable import Rendering

/// A line of JSON from elsewhere: what readers would understand in different ways is refused, and so
/// is what takes much memory, before it is decoded.
@Suite struct LineScanTests {
  private static let twice = "names a key twice"
  private static let tooMuch = "holds more than any report"

  @Test(
    arguments: [
      ("", nil), ("{}", nil), (#"{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}"#, nil),
      (#"["a","a"]"#, nil), (#"{"a":"b","b":"a","c":"c\"\\"}"#, nil), (#""a":1,"a":2"#, nil),
      (#"{"a":1,"a":2}"#, twice), (#"{"a":{"b":1},"a" : 2}"#, twice),
      (#"{"a":[{"b":1,"b":2}]}"#, twice), ("{\"a\":{},\"b\":[],\"a\"\t\n: 1}", twice),
      // The same key in another spelling.
      (#"{"\u0061":1}"#, twice), (#"{"a\"":1}"#, twice),
    ] as [(String, String?)])
  func keys(line: String, damage: String?) {
    #expect(JSONLineScan.damage(of: Array(line.utf8)) == damage)
  }

  /// Encodings that the decoder would accept, and octets that are no text.
  @Test(
    arguments: [
      [0x7b, 0, 0x7d, 0], [0, 0x7b, 0, 0x7d], [0x22, 0xff, 0x22], [0x22, 0xc3, 0x22],
      [0x22, 0xed, 0xa0, 0x80, 0x22], [0x22, 0xc0, 0x80, 0x22],
    ] as [[UInt8]])
  func otherEncodings(line: [UInt8]) {
    let damage = line.contains(0) ? "has zero octets, as text in UTF-16 has" : "is no UTF-8"
    #expect(JSONLineScan.damage(of: line) == damage)
  }

  @Test(arguments: [(64, nil), (65, tooMuch)] as [(Int, String?)])
  func levels(count: Int, damage: String?) {
    for (start, end) in [("[", "]"), ("{", "}")] {
      let line = String(repeating: start, count: count) + String(repeating: end, count: count)
      #expect(JSONLineScan.damage(of: Array(line.utf8)) == damage)
      // Beside each other, they are not deep.
      let flat = String(repeating: start + end, count: count)
      #expect(JSONLineScan.damage(of: Array(flat.utf8)) == nil)
    }
  }

  @Test(arguments: [(1_000_000, nil), (1_000_001, tooMuch)] as [(Int, String?)])
  func values(commas: Int, damage: String?) {
    let line = [UInt8(ascii: "[")] + [UInt8](repeating: UInt8(ascii: ","), count: commas)
    #expect(JSONLineScan.damage(of: line) == damage)
  }

  /// Where it is one word for a shell, as it is; else in the quotes that need no other character.
  @Test(arguments: [
    ("www.example.com:443", "www.example.com:443"), ("/a/b_c-D.pem", "/a/b_c-D.pem"), ("", "''"),
    ("a b", "'a b'"), ("$HOME", "'$HOME'"), ("~", "'~'"), ("*", "'*'"), ("a'b", #""a'b""#),
    ("it's \"so\"", #"'it'\''s "so"'"#), ("a'$b", #"'a'\''$b'"#), ("a'`b`", #"'a'\''`b`'"#),
    (#"a'\"#, #"'a'\''\'"#), ("a'!", #"'a'\''!'"#), ("é", "'é'"),
  ])
  func wordsForAShell(text: String, word: String) {
    #expect(text.quotedForShell == word)
  }
}
