import Testing

@testable import TrustEvaluation

@Suite struct HostnamePatternTests {
  private static let suffixes = PublicSuffixList(
    text: "// comment\n\ncom\nuk\nco.uk\norg\nexample\n")

  @Test(arguments: [
    ("www.example.com", "www.example.com"),
    ("WWW.Example.COM", "www.example.com"),
    ("www.example.com", "WWW.EXAMPLE.com"),
    ("www.example.com", "www.example.com."),
    ("localhost", "localhost"),
    ("a_b.example.com", "a_b.example.com"),
    ("*.example.com", "www.example.com"),
    ("*.EXAMPLE.com", "www.example.com."),
    ("*.example.co.uk", "www.example.co.uk"),
    ("xn--bcher-kva.example.com", "xn--bcher-kva.example.com"),
    ("*.example.com", "xn--bcher-kva.example.com"),
  ])
  func accepts(presented: String, reference: String) {
    #expect(outcome(presented, reference) == .matches)
  }

  @Test(arguments: [
    // A wildcard covers exactly one whole label.
    ("*.example.com", "a.b.example.com"), ("*.example.com", "example.com"),
    ("w*.example.com", "www.example.com"), ("*w.example.com", "www.example.com"),
    ("w*w.example.com", "www.example.com"), ("www.*.com", "www.example.com"),
    ("*.*.com", "www.example.com"), ("xn--*.example.com", "xn--bcher-kva.example.com"),
    // Not if one label follows, nor a public suffix of several labels.
    ("*.com", "example.com"), ("*", "localhost"), ("*.co.uk", "example.co.uk"),
    ("*", "www.example.com"), ("*.example.com", ".example.com"),
    // What follows the star is no name of a host.
    ("*.-example.com", "www.-example.com"), ("*.example .com", "www.example .com"),
  ])
  func refusesWildcard(presented: String, reference: String) {
    #expect(outcome(presented, reference) == .wildcardRefused)
  }

  @Test(arguments: [
    ("www.example.com", "example.com"), ("example.com", "www.example.com"),
    // Only the reference may end in a dot, and only in one.
    ("www.example.com.", "www.example.com"), ("www.example.com.", "www.example.com."),
    ("www.example.com", "www.example.com.."), (".example.com", "www.example.com"),
    // Addresses are not names, wherever they appear.
    ("192.0.2.1", "192.0.2.1"), ("*.0.2.1", "192.0.2.1"), ("example.1", "example.1"),
    ("0x7f000001", "0x7f000001"), ("127.0.0x1", "127.0.0x1"), ("*.0.0X1f", "127.0.0x1f"),
    ("a.example.0x", "a.example.0x"),
    (".", "."), ("", ""), ("", "www.example.com"), ("www.example.com", ""),
    // Nor is there a wildcard that looks as if it covered no name at all.
    ("*", ""), ("*", "."),
    // No host can have such a name, so it does not even match itself.
    ("-a.example.com", "-a.example.com"), ("a-.example.com", "a-.example.com"),
    ("www.example-", "www.example-"),
    ("a..b", "a..b"), ("a b.example.com", "a b.example.com"), ("a%.example.com", "a%.example.com"),
    ("*.example.com", "www.example.org"), ("www.example.com", ".example.com"),
    ("www.example.com\u{0}.evil.example", "www.example.com"),
    ("www.example.com\u{0}", "www.example.com"),
  ])
  func differs(presented: String, reference: String) {
    #expect(outcome(presented, reference) == .differs)
  }

  @Test func leavesWildcardsOpenWithoutList() {
    let outcome = matches(
      presented: Array("*.co.uk".utf8), reference: "example.co.uk", publicSuffixes: nil)
    #expect(outcome == .matchesIfNotPublicSuffix)
    let plain = matches(
      presented: Array("example.co.uk".utf8), reference: "example.co.uk", publicSuffixes: nil)
    #expect(plain == .matches)
    // With a single label after the wildcard, the result does not depend on the list.
    let single = matches(
      presented: Array("*.com".utf8), reference: "example.com", publicSuffixes: nil)
    #expect(single == .wildcardRefused)
  }

  @Test func refusesLabelsAndNamesThatAreTooLong() {
    let longLabel = String(repeating: "a", count: 64) + ".example.com"
    #expect(outcome(longLabel, longLabel) == .differs)
    let longLast = "www." + String(repeating: "a", count: 64)
    #expect(outcome(longLast, longLast) == .differs)
    #expect(outcome(String(longLast.dropLast()), String(longLast.dropLast())) == .matches)
    // 253 octets, and one more.
    let longest = String(repeating: "a.", count: 125) + "com"
    #expect(outcome(longest, longest) == .matches)
    #expect(outcome("a" + longest, "a" + longest) == .differs)
  }

  @Test func acceptsAnyBytes() {
    for byte in UInt8.min...UInt8.max where byte != UInt8(ascii: "a") {
      let presented = [byte] + Array(".example.com".utf8)
      let result = matches(
        presented: presented, reference: "a.example.com", publicSuffixes: Self.suffixes)
      let covers = byte == UInt8(ascii: "*") || byte == UInt8(ascii: "A")
      #expect((result == .matches) == covers, "byte \(byte)")
    }
  }

  private func outcome(_ presented: String, _ reference: String) -> PresentedNameMatch {
    matches(
      presented: Array(presented.utf8), reference: reference, publicSuffixes: Self.suffixes)
  }
}
