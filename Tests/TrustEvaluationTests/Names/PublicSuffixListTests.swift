import Testing

@testable import TrustEvaluation

@Suite struct PublicSuffixListTests {
  private static let text = """
    // A comment naming hidden.example
    // ===BEGIN ICANN DOMAINS===

    ac
    com.ac
    // jp: wildcards and exceptions
    jp
    *.kawasaki.jp
    !city.kawasaki.jp
    *.ck
    !www.ck
    cn
    公司.cn
    de
    straße.de
    *.straße.jp
    !bücher.straße.jp
    // ===END ICANN DOMAINS===
    // ===BEGIN PRIVATE DOMAINS===
    googleapis.com
    // ===END PRIVATE DOMAINS===
    """
  private let list = PublicSuffixList(text: Self.text)

  @Test(arguments: [
    "ac", "com.ac", "jp", "foo.kawasaki.jp", "ck", "anything.ck", "xn--55qx5d.cn",
    "xn--strae-oqa.de", "unlisted", "foo.xn--strae-oqa.jp", "xn--55qx5d.xn--strae-oqa.jp",
  ])
  func isSuffix(name: String) {
    #expect(list.isPublicSuffix(name))
  }

  @Test(arguments: [
    "example.ac", "example.com.ac", "city.kawasaki.jp", "a.foo.kawasaki.jp", "www.ck",
    "a.xn--55qx5d.cn", "hidden.example", "m.ac", "om.ac", "googleapis.com", "", "xn--.cn",
    "xn--99999999.cn", "xn--strae-oqa.jp", "xn--bcher-kva.xn--strae-oqa.jp",
  ])
  func isNoSuffix(name: String) {
    #expect(!list.isPublicSuffix(name))
  }

  @Test func findsTheFirstAndTheLastLine() {
    let bare = PublicSuffixList(text: "first.example\nlast.example")
    #expect(bare.isPublicSuffix("first.example"))
    #expect(bare.isPublicSuffix("last.example"))
    #expect(!PublicSuffixList(text: "").isPublicSuffix("first.example"))
  }

  /// A list of these lines alone gives the same answer.
  @Test(arguments: [
    ("www.foo.xn--strae-oqa.jp", ["*.straße.jp"]),
    ("www.xn--bcher-kva.xn--strae-oqa.jp.", ["!bücher.straße.jp", "*.straße.jp"]),
    ("www.xn--55qx5d.cn", ["公司.cn"]), ("www.example.ck", ["*.ck"]), ("ac", []),
    ("www.example.ac", []),
  ])
  func rulesForAWildcard(name: String, rules: [String]) {
    #expect(list.rules(forWildcardsCovering: [name]) == rules)
  }

  /// Samples of RFC 3492 section 7.1 and usual domains.
  @Test(arguments: [
    ("xn--bcher-kva", "bücher"), ("xn--mgbaam7a8h", "امارات"), ("xn--55qx5d", "公司"),
    ("xn--ihqwcrb4cv8a8dqg056pqjye", "他们为什么不说中文"),
    ("xn--3B-ww4c5e180e575a65lsy2b", "3年B組金八先生"),
    // The first step has 455, the last number that the adaptation of section 6.1 does not divide.
    ("xn--abc-981sb", "\u{f954}a\u{f954}bc"),
  ])
  func decodesPunycode(label: String, expected: String) {
    let decoded = Punycode.unicodeLabel(ofALabel: label)
    // RFC 3492 keeps the case of the basic characters; only the code points matter here.
    #expect(decoded == expected)
  }

  @Test(arguments: [
    "example", "xn--", "xn--é", "xn--99999999", "xn--a-!!", "xn--zzzzzzzzzzzz",
    // Basic code points are ASCII.
    "xn--é-kva",
    // The position, and the code point, would be more than 32 bits hold.
    "xn--a904870604b", "xn--k0902716a",
  ])
  func refusesBadPunycode(label: String) {
    #expect(Punycode.unicodeLabel(ofALabel: label) == nil)
  }

  /// Longer labels than a host can have are not decoded, as insertion takes quadratic time.
  @Test(arguments: [(63, true), (64, false)])
  func theLongestLabel(length: Int, isDecoded: Bool) {
    let label = "xn--" + String(repeating: "a", count: length)
    #expect((Punycode.unicodeLabel(ofALabel: label) != nil) == isDecoded)
  }
}
