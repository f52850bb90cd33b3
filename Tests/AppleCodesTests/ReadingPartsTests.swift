import Testing
import TrustModel

@testable import AppleCodes

/// The small rules by which the words and numbers of a log are told apart.
@Suite struct ReadingPartsTests {
  /// How other systems print the numbers of their errors.
  @Test(
    arguments: [
      ("verify error:num=20", .openssl, 20), ("verify error 20", .openssl, 20),
      ("Verify return code: 20", .openssl, 20), ("Verification error: 20", .openssl, 20),
      ("error 20 at 0 depth", .openssl, 20), ("X509_V_ERR 20", .openssl, 20),
      ("openssl 20", .openssl, 20), ("OpenSSL error 20", .openssl, 20), ("curl: (60)", .curl, 60),
      ("curl error 60", .curl, 60), ("CURLE 60", .curl, 60), ("curl exit code 60", .curl, 60),
      ("curl returned 60", .curl, 60), ("SSL alert number 48", .alert, 48),
      ("alert 48", .alert, 48),
      ("The alert code is 48", .alert, 48), ("alert code 48", .alert, 48),
      ("fatal error code is 48", .alert, 48), ("CRYPTO_ERROR 304", .alert, 48),
      ("GnuTLS: -110", .gnutls, -110), ("gnutls error -110", .gnutls, -110),
      ("NSS -8179", .firefox, -8179), ("NSS error -8179", .firefox, -8179),
      ("Firefox -8179", .firefox, -8179), ("Chrome -202", .chrome, -202),
      ("net error -202", .chrome, -202), ("net_error -202", .chrome, -202),
      ("error 20", nil, nil), ("error 20 in", nil, nil), ("code is 48", nil, nil), ("20", nil, nil),
      ("exit code 60", nil, nil), ("return code 20", nil, nil),
    ] as [(String, ForeignName.System?, Int?)])
  func numbersOfOtherSystems(text: String, system: ForeignName.System?, number: Int?) throws {
    let words = PastedText(text).words
    let position = try #require(words.firstIndex { $0.number != nil })
    let pattern = NumberPattern.pattern(of: position, in: words)
    #expect(pattern?.system == system)
    #expect(NumberPattern.system(of: position, in: words) == system)
    #expect(pattern.flatMap { $0.number(for: words[position].number ?? 0) } == number)
  }

  /// A release is written like an error where nothing but the program's name is before it.
  @Test(arguments: [
    ("openssl 3", true), ("GnuTLS 3", true), ("NSS 3", true), ("Firefox 120", true),
    ("Chrome 107", true), ("curl 8", false), ("OpenSSL error 3", false), ("alert 3", false),
  ])
  func releases(text: String, mayBeRelease: Bool) throws {
    let words = PastedText(text).words
    let position = try #require(words.firstIndex { $0.number != nil })
    #expect(NumberPattern.pattern(of: position, in: words)?.mayBeRelease == mayBeRelease)
  }

  /// Places on a screen, sizes, ranges and zones are written with the digits of codes; the last number
  /// is asked about.
  @Test(arguments: [
    ("x=-9843", true), ("x -9843", false), ("error=-9843", false), ("Height = -1200", true),
    ("size=(1, 2, -1200)", true), ("x=1 2 3 4 5 6 7 -1200", true),
    ("x=1 2 3 4 5 6 7 8 -1200", false), ("x=\n-1200", false), ("content offset -1200", true),
    ("content -1200", false), ("NSRect origin (-9807, -9813)", true), ("CGRect(-9807", true),
    ("timezone -1200", true), ("-1200 px", true), ("-1200, px", false), ("-1200\npx", false),
    ("-1202 errors", false), ("-9999..-9801", true), ("-9999 ... -9801", true),
    ("-9999.-9801", false), ("-9999....-9801", false), ("-9999 -9801", false),
    ("10:11:12 -1000", true), ("10:11:12 -1001", false), ("10-11-12 -1000", false),
    ("10:11:12 2026 -1000", true), ("10:11:12 99 -1000", false),
  ])
  func measures(text: String, isOne: Bool) throws {
    let pasted = PastedText(text)
    let position = try #require(pasted.words.lastIndex { $0.number != nil })
    #expect(MeasuredNumber.isOne(at: position, in: pasted) == isOne)
  }

  /// The program that a line begins with.
  @Test(
    arguments: [
      ("Nov 25 10:00:00 host postfix/smtpd[99]: connect", "postfix/smtpd[99]"), ("a: b", "a"),
      ("javax.net.ssl.SSLException: x", nil), ("Uncaught TypeError: x", nil), ("  a: b", nil),
      ("\ta: b", nil), ("a b", nil), ("a:b c", nil), ("x: y\nprogram: z w", "program"),
      ("x: y\nz w", nil),
      (String(repeating: "a", count: 198) + ": b", String(repeating: "a", count: 198)),
      (String(repeating: "a", count: 200) + ": b", nil),
    ] as [(String, String?)])
  func programsOfLines(text: String, label: String?) {
    let pasted = PastedText(text)
    #expect(pasted.label(at: pasted.words.count - 1).map(String.init) == label)
  }

  /// HAProxy's own form of a date and of a frontend.
  @Test(arguments: [
    ("[25/Nov/2026:10:00:00.123] fe-https~/1: SSL", true),
    ("[25/Nov/2026:10:00:00.123] a/22:", true),
    ("[25/Nov/2026:10:00:00.123] fe/1 SSL", false), ("[25/Nov/2026:10:00:00.123] fe/: SSL", false),
    ("[25/Nov/2026:10:00:00.123] fe/x: SSL", false), ("[25/Nov/2026:10:00:00.123] /1: SSL", false),
    ("[25/Nov/2026:10:00:00.12] fe/1: SSL", false), ("[25/11/2026:10:00:00.123] fe/1: SSL", false),
    ("(25/Nov/2026:10:00:00.123] fe/1: SSL", false), ("25/Nov/2026:10:00:00.123] fe/1: x", false),
  ])
  func frontends(text: String, isOne: Bool) throws {
    let pasted = PastedText(text)
    let position = try #require(pasted.words.firstIndex { $0.text == "25" })
    #expect(pasted.isFrontend(at: position) == isOne)
  }
}
