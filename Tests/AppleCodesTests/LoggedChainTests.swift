import Testing
import TrustModel

@testable import AppleCodes

/// What follows from the certificates that a log lists.
@Suite struct LoggedChainTests {
  private static func log(
    _ leaf: String, root: String, code: Int, stream: Int, host: String = "acme.example"
  ) throws -> LogSynopsis {
    try #require(
      ErrorDictionary.answer(
        to: """
          Error Domain=NSURLErrorDomain Code=\(code) "x" UserInfo={NSErrorPeerCertificateChainKey=(
          "<cert(0x1) s: \(leaf) i: R11>", "<cert(0x2) s: R11 i: \(root)>"),
          NSErrorFailingURLStringKey=https://\(host)/, _kCFStreamErrorCodeKey=\(stream)}
          """
      ).synopsis)
  }

  /// A root need not be sent: below one of Apple's list nothing is missing.
  @Test(arguments: [(-1202, -9807), (-1200, -9802)])
  func aChainToAPublicRootIsComplete(code: Int, stream: Int) throws {
    let log = try Self.log("acme.example", root: "ISRG Root X1", code: code, stream: stream)
    #expect(log.chain?.contains("complete: it ends at ISRG Root X1") == true)
    let said = log.causes + log.whatToDo
    #expect(log.causes.last?.contains("by its name the root is ISRG Root X1") == true)
    if stream == -9802 {
      #expect(
        log.causes.first
          == "The server's certificate fails trust evaluation: self-signed, private root, expired, "
          + "other name.")
    }
    for words in ["was not sent", "Send the whole chain", "For a private authority, install"] {
      #expect(!log.causes.isEmpty && !said[0].contains(words), "\(said)")
      if stream == -9807 { #expect(!said.contains { $0.contains(words) }, "\(said)") }
    }
  }

  /// Where it is the root that fails all the same, its name tells no more than that nothing is missing.
  @Test func thePublicRootIsNotOnTheDevice() throws {
    let log = try Self.log("acme.example", root: "ISRG Root X1", code: -1202, stream: -9813)
    let first = try #require(log.causes.first)
    for words in ["by its name the root is ISRG Root X1", "newer certificates", "impostor"] {
      #expect(first.contains(words), "\(first)")
    }
    #expect(log.causes.count > 1)
  }

  /// A product on the way is named, and no server is to be mended.
  @Test(arguments: [
    ("Zscaler Intermediate Root CA", "Zscaler", -1202, -9807),
    ("Charles Proxy CA (20 Nov 2026, mac)", "Charles", -1200, -9802),
    ("mitmproxy", "mitmproxy", -1202, -9813),
  ])
  func theInterceptorIsNamed(root: String, product: String, code: Int, stream: Int) throws {
    let log = try Self.log("acme.example", root: root, code: code, stream: stream)
    let first = try #require(log.causes.first)
    #expect(first.contains("Likely an intercepting proxy: \(root)") && first.contains(product))
    let said = (log.causes + log.whatToDo).joined(separator: "\n")
    #expect(said.contains("take this server out of its inspection"))
    for words in ["was not sent", "Send the whole chain"] { #expect(!said.contains(words)) }
  }

  /// What expired has expired, whoever issued it.
  @Test func anInterceptorsCertificateExpires() throws {
    let log = try Self.log("acme.example", root: "Zscaler Root CA", code: -1202, stream: -9814)
    #expect(log.causes.first?.contains("intercepting") == false, "\(log.causes)")
  }

  @Test func anyOtherRootMayHaveToBeSent() throws {
    let log = try Self.log("acme.example", root: "Acme Root", code: -1202, stream: -9807)
    #expect(log.chain == "acme.example, R11")
    #expect(log.causes.first?.contains("ends before Acme Root") == true)
  }

  @Test(
    arguments: [
      ("*.acme.example", "acme.example", "bare domain"),
      ("*.acme.example", "a.b.acme.example", "one label"),
      ("*.acme.example", "www.acme.example", nil),
      ("*.acme.example", "other.example", nil), ("acme.example", "acme.example", nil),
    ] as [(String, String, String?)])
  func aWildcardCoversOneLabel(leaf: String, host: String, words: String?) throws {
    for stream in [-9807, -9843] {
      let log = try Self.log(leaf, root: "ISRG Root X1", code: -1202, stream: stream, host: host)
      let isTold = log.causes.first?.contains("and a wildcard") == true
      #expect(isTold == (words != nil), "\(log.causes)")
      if let words { #expect(log.causes.first?.contains(words) == true) }
    }
  }
}
