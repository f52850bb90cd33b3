import Testing
import TrustModel

@testable import AppleCodes

/// Texts as people paste them, and the entry that must come first.
@Suite struct PastedTextTests {
  @Test func eachTextLeadsToItsEntry() {
    #expect(pastedTexts.count >= 1_100)
    for ((text, title), answer) in zip(pastedTexts, pastedAnswers) {
      guard case .found(let entries) = answer.lookup else {
        Issue.record("nothing is known of: \(text)")
        continue
      }
      #expect(entries.first?.title == title, "\(entries.map(\.title)) for: \(text)")
    }
  }

  @Test func proseIsNotUnderstood() {
    #expect(notKnown.count >= 20)
    for text in notKnown {
      if case .found(let entries) = ErrorDictionary.answer(to: text).lookup {
        Issue.record("\(entries.map(\.title)) for: \(text)")
      }
    }
  }

  /// What is quoted from the middle of brackets has both of a pair, and nothing beyond it.
  @Test(arguments: [
    ("no ((server) received", 1..<3, "(server) received"),
    ("no [server] received", 1..<3, "[server] received"),
    ("received (by server)) no", 0..<3, "received (by server)"),
    ("no server received", 1..<3, "server received"),
  ])
  func quotesHaveBothBrackets(text: String, words: Range<Int>, quote: String) {
    #expect(PastedText(text).quote(words) == quote)
  }

  /// Words without quotes are one text, unless each can be looked up by itself; the codes of one
  /// report are one text.
  @Test(arguments: [
    (["-1202", "-9813"], ["-1202 -9813"]),
    (["-9813", "-9843"], ["-9813", "-9843"]),
    (["-1202", "-1200"], ["-1202", "-1200"]),
    (
      ["-1202", "-9813", "errSecNotTrusted", "X509_V_ERR_CERT_HAS_EXPIRED"],
      ["-1202 -9813 errSecNotTrusted", "X509_V_ERR_CERT_HAS_EXPIRED"]
    ),
    (["-1200", "-9802", "-1202", "-9843"], ["-1200 -9802", "-1202 -9843"]),
    (
      ["errSecNotTrusted", "X509_V_ERR_CERT_HAS_EXPIRED"],
      ["errSecNotTrusted", "X509_V_ERR_CERT_HAS_EXPIRED"]
    ),
    (
      ["unable", "to", "get", "local", "issuer", "certificate"],
      ["unable to get local issuer certificate"]
    ),
    (
      ["Error", "Domain=NSURLErrorDomain", "Code=-1202"],
      ["Error Domain=NSURLErrorDomain Code=-1202"]
    ),
    (["X509_V_ERR", "20"], ["X509_V_ERR 20"]),
    (["-1202", "errSecNotTrustd"], ["-1202", "errSecNotTrustd"]),
    (["nonsense"], ["nonsense"]),
  ])
  func wordsWithoutQuotes(arguments: [String], texts: [String]) {
    #expect(ErrorDictionary.texts(in: arguments) == texts)
  }
}
