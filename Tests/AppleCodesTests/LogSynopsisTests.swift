import Testing
import TrustModel

@testable import AppleCodes

/// What a pasted log means as a whole.
@Suite struct LogSynopsisTests {
  private static let session = """
    2026-11-21 09:14:11.1234+0100 MyApp[4711:815] Connection 1: default TLS Trust evaluation failed(-9807)
    2026-11-21 09:14:11.1235+0100 MyApp[4711:815] Task <9C10>.<2> finished with error [-1202] Error \
    Domain=NSURLErrorDomain Code=-1202 "The certificate for this server is invalid. You might be \
    connecting to a server that is pretending to be “192.0.2.7” which could put your confidential \
    information at risk." UserInfo={_kCFStreamErrorDomainKey=3, NSErrorPeerCertificateChainKey=(
        "<cert(0x10b0ed200) s: localhost i: localhost>"
    ), NSErrorFailingURLStringKey=https://192.0.2.7:8443/message/50, _kCFStreamErrorCodeKey=-9813}
    """

  @Test func oneEventOfTwoLayers() throws {
    let log = try #require(ErrorDictionary.answer(to: Self.session).synopsis)
    #expect(log.server == "192.0.2.7:8443")
    #expect(log.layer.contains("URLSession"))
    #expect(log.hasTransportSecurity == false)
    #expect(log.codes.map(\.value) == [-9807, -1202, -9813])
    #expect(log.finest?.symbol == "errSSLNoRootCert")
    #expect(log.chain == "localhost (self-signed)")
    #expect(log.causes.first?.contains("self-signed") == true)
    #expect(log.command == "trusteval 192.0.2.7:8443")
  }

  /// Its functions tell Network.framework, and a host whose name begins alike does not.
  @Test(arguments: [
    ("nw_endpoint_flow_failed", true), ("of nwserver", false), ("for nw.example:443", false),
  ])
  func networkFrameworkIsToldByItsFunctions(words: String, isIts: Bool) throws {
    let text = "CFNetwork SSLHandshake failed (-9807) \(words)"
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect((log.layer == "Network.framework") == isIts, "\(log.layer)")
  }

  /// Java's exception below a line of what runs on Java is of that program.
  @Test(arguments: [
    ("ERROR [Producer clientId=p1] Connection to node -1 failed", "Kafka"),
    ("W System.err: the request failed", "Android"), ("ERROR the request failed", "Java"),
  ])
  func whatRunsOnJavaIsNamed(line: String, program: String) throws {
    let text = "\(line)\nCaused by: javax.net.ssl.SSLHandshakeException: PKIX path building failed"
    #expect(try #require(ErrorDictionary.answer(to: text).synopsis).program == program)
  }

  struct Case: CustomTestStringConvertible {
    let text: String
    let finest: Int
    var server: String?
    var transportSecurity: Bool?
    var testDescription: String { String(text.prefix(60)) }
  }

  @Test(arguments: [
    Case(
      text: "Error Domain=NSURLErrorDomain Code=-1200 \"An SSL error has occurred\" UserInfo={"
        + "NSErrorFailingURLStringKey=https://api.example/v1, _kCFStreamErrorCodeKey=-9802}",
      finest: -9802, server: "api.example", transportSecurity: true),
    Case(
      text: "Task <A>.<1> finished with error [-1200] Error Domain=NSURLErrorDomain Code=-1200 "
        + "UserInfo={_kCFStreamErrorCodeKey=-9816, NSErrorFailingURLKey=https://[2001:db8::1]:8443/x}",
      finest: -9816, server: "[2001:db8::1]:8443"),
    Case(
      text:
        "Error Domain=NSURLErrorDomain Code=-1205 \"The server did not accept the certificate.\" "
        + "UserInfo={_kCFStreamErrorCodeKey=-9834}", finest: -1205),
    Case(
      text: "Error Domain=NSOSStatusErrorDomain Code=-67843 \"“api.example” certificate is not "
        + "trusted\" of https://api.example:443/", finest: -67843, server: "api.example"),
    Case(
      text: "NSURLErrorDomain error -1202 at https://user:secret@evil.example/", finest: -1202,
      server: "evil.example", transportSecurity: false),
    Case(
      text: "NSErrorFailingURLStringKey=https://ap\u{1b}[31mi.example/, "
        + "NSURLErrorDomain Code=-1202",
      finest: -1202, server: "api.example", transportSecurity: false),
    Case(
      text: "see https://developer.apple.com/documentation and https://api.example/: "
        + "NSURLErrorDomain error -1202", finest: -1202, transportSecurity: false),
    Case(
      text: "with ATS disabled in Info.plist I still see NSURLErrorDomain Code=-1202",
      finest: -1202, transportSecurity: false),
    Case(
      text:
        "reqwest::Error { url: \"https://a.example/\", Error { code: -67843, message: \"x\" } }",
      finest: -67843, server: "a.example"),
    Case(
      text:
        "[C1.1 192.0.2.20:8443 waiting parent-flow (satisfied)] failed with: -9808: bad certificate",
      finest: -9808, server: "192.0.2.20:8443"),
    Case(
      text: "エラー: このサーバの証明書は無効です。\"a.example\"に偽装したサーバに接続している可能性があり、機密情報が漏えいするおそれがあります。 "
        + "(NSURLErrorDomain -1202)", finest: -1202, server: "a.example", transportSecurity: false),
    Case(text: "no ATS exception; Task <A>.<1> finished with error [-1003]", finest: -1003),
    Case(
      text: "Error Domain=NSURLErrorDomain Code=-1022 \"The resource could not be loaded\"",
      finest: -1022, transportSecurity: true),
  ])
  func finestCode(_ example: Case) throws {
    let log = try #require(ErrorDictionary.answer(to: example.text).synopsis)
    #expect(log.finest?.value == example.finest)
    #expect(log.server == example.server)
    #expect(log.hasTransportSecurity == example.transportSecurity)
    #expect(!log.meaning.isEmpty)
  }

  @Test func aClientCertificateIsAsked() throws {
    let log = try #require(
      ErrorDictionary.answer(
        to: "Error Domain=NSURLErrorDomain Code=-1206 for https://api.example/login"
      ).synopsis)
    #expect(log.command == "trusteval api.example --client-cert FILE")
  }

  /// The sentence beside the code names the host if no URL does.
  @Test(arguments: [
    "“api.example”", "\"api.example\"", "\\\"api.example\\\"",
  ])
  func aSentenceNamesTheServer(quoted: String) throws {
    let log = try #require(
      ErrorDictionary.answer(
        to: "Error Domain=NSURLErrorDomain Code=-1206 \"The server \(quoted) requires a client "
          + "certificate.\""
      ).synopsis)
    #expect(log.command == "trusteval api.example --client-cert FILE")
  }

  /// The quotation marks of any language are no part of the name.
  @Test(arguments: [
    ("pretending to be “api.example” which could", "api.example"),
    ("pretending to be “api.example:8443” which could", "api.example:8443"),
    ("at https://api.example» and so on", "api.example"),
    ("of https://api.example」", "api.example"), ("‘https://api.example’", "api.example"),
    ("„https://api.example“", "api.example"), ("https://api.example.", "api.example"),
    ("https://bücher.example/", "bücher.example"), ("\"https://api.example\"", "api.example"),
  ])
  func aServerHasNoQuotes(text: String, server: String) {
    let log = ErrorDictionary.answer(to: "Error Domain=NSURLErrorDomain Code=-1202 " + text)
      .synopsis
    #expect(log?.server == server)
  }

  /// Apple's list of failed checks by certificate, and the codes that follow from it.
  @Test(arguments: [
    ("[leaf SSLHostname TemporalValidity]", "leaf: SSLHostname TemporalValidity", -67602),
    ("[leaf SSLHostname]", "leaf: SSLHostname", -67602),
    ("[root AnchorTrusted]", "root: AnchorTrusted", -67843),
    ("[leaf AnchorTrusted]", "leaf: AnchorTrusted", -67843),
    (
      "Trust evaluate failure: [leaf SSLHostname] [ca1 BasicConstraints] [root AnchorTrusted]",
      "leaf: SSLHostname; ca1: BasicConstraints; root: AnchorTrusted", -67604
    ),
    (
      "[leaf IssuerCommonName TemporalValidity][ca2 WeakKeySize]",
      "leaf: IssuerCommonName TemporalValidity; ca2: WeakKeySize", -67735
    ),
    (
      "Error Domain=NSURLErrorDomain Code=-1202 Trust evaluate failure: [leaf MissingIntermediate]",
      "leaf: MissingIntermediate", -25318
    ),
  ])
  func checksByCertificate(text: String, checks: String, code: Int) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    let listed = log.checks.map { "\($0.place): \($0.names.joined(separator: " "))" }
    #expect(listed.joined(separator: "; ") == checks)
    #expect(log.finest?.value == code)
    #expect(!log.causes.isEmpty)
    #expect(ErrorDictionary.texts(in: text.split(separator: " ").map(String.init)) == [text])
    guard case .found(let entries) = ErrorDictionary.answer(to: text).lookup else {
      Issue.record("nothing is found")
      return
    }
    let known = log.checks.flatMap(\.names).filter { Check(rawValue: $0) != nil }
    #expect(Set(known).isSubset(of: entries.map(\.title)))
  }

  /// Where several failures are listed, each has its causes and its advice under its name.
  @Test(arguments: [
    ("[leaf SSLHostname]", []),
    (
      "[root AnchorTrusted] [leaf SSLHostname]",
      ["the root is not trusted", "the certificate is for another name"]
    ),
    (
      "[leaf SSLHostname] [ca1 BasicConstraints]",
      ["the certificate is for another name", "an issuer that is no authority"]
    ),
  ])
  func causesOfEachFailure(text: String, failures: [String]) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    for texts in [log.causes, log.whatToDo] {
      for failure in failures {
        #expect(texts.contains { $0.hasPrefix(failure + ": ") }, "\(texts)")
      }
      if failures.isEmpty {
        #expect(!texts.isEmpty && !texts.contains { $0.hasPrefix("the certificate is for") })
      }
    }
  }

  /// What is written behind them does not hide them, however long it is.
  @Test(arguments: [10, 240, 2_000]) func checksBeforeOtherWords(words: Int) throws {
    let rest = String(repeating: "word ", count: words) + "[note] and [leaf of a tree]"
    let log = try #require(ErrorDictionary.answer(to: "[leaf AnchorTrusted] " + rest).synopsis)
    #expect(log.checks.map(\.place) == ["leaf"] && log.checks.first?.names == ["AnchorTrusted"])
  }

  /// A code that is written twice is that code, and no log of several.
  @Test(arguments: ["-9807 -9807", "-9807, -9807, -9807"]) func aCodeGivenTwice(text: String) {
    let answer = ErrorDictionary.answer(to: text)
    #expect(answer.synopsis == nil)
    guard case .found(let entries) = answer.lookup else {
      Issue.record("nothing is found")
      return
    }
    #expect(entries.map(\.title) == ["errSSLXCertChainInvalid"])
  }

  @Test(arguments: ["[leaf]", "[leaf of a tree]", "[info SSLHostname] a b c", "[leaf SSLHostname"])
  func noChecks(text: String) {
    #expect(ErrorDictionary.answer(to: text).synopsis?.checks.isEmpty != false)
  }

  /// Codes alone, where one failure shows them all.
  @Test(arguments: [
    ("-1202 -9813", -9813, "trusteval HOST"), ("-1200 -9802", -9802, "trusteval HOST"),
    ("-1202 -9843 errSecHostNameMismatch", -67602, "trusteval HOST"),
    ("NSURLErrorServerCertificateUntrusted errSSLNoRootCert", -9813, "trusteval HOST"),
  ])
  func codesOfOneReport(text: String, finest: Int, command: String) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.finest?.value == finest)
    #expect(log.command == command)
    #expect(!log.causes.isEmpty && log.server == nil)
  }

  /// The pair in brackets is of a log, whatever of the line before it was left out.
  @Test(arguments: [
    ("HTTP load failed, 0/0 bytes (error code: -1200 [3:-9824])", -9824),
    ("error code: -1200 [3:-9824]", -9824), ("code: -1202 [3:-9813]", -9813),
    ("(error code: -999 [1:89])", -999),
  ])
  func theCodeOfAStream(text: String, finest: Int) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.finest?.value == finest)
    #expect(log.layer.contains("URLSession"))
  }

  @Test(arguments: [
    "-1202", "-9813 -9843", "errSecNotTrusted", "",
    "released on 2026-11-21 by 10.0.12.2:1202", "The request timed out.",
    "unable to get local issuer certificate",
    "unknown_ca bad_certificate INVALID_CA CERT_HAS_EXPIRED",
    "the trusted anchor of our app is in the bundle",
    "we got -1202 in the field yesterday and nobody knows why",
    "since the update our app fails with error -1202 on iOS 17, with https://api.example as well",
    "is -9807 the same as -9813 when the certificate is new?",
    "error code: -1200 [3, -9824]", "error code: -1200 (3:-9824)", "error code: -1200 [3:-9824",
    "error code: -1200 [see 3:-9824]", "error code: 1200 [3:-9824]",
  ])
  func isNoLog(text: String) {
    #expect(ErrorDictionary.answer(to: text).synopsis == nil)
  }

  /// A root is not sent by a server that is set up well: that explains no expired certificate.
  @Test(arguments: [(-9807, true), (-9813, true), (-9843, false), (-9814, false)])
  func theChainIsTheFirstCauseOfFailuresOfThePath(code: Int, isFirst: Bool) throws {
    let log = try #require(
      ErrorDictionary.answer(
        to: """
          Error Domain=NSURLErrorDomain Code=-1202 "invalid" UserInfo={NSErrorPeerCertificateChainKey=(
            "<cert(0x10b0ed200) s: www.example.com i: R11>", "<cert(0x10b0ed800) s: R11 i: Root X1>"
          ), _kCFStreamErrorCodeKey=\(code)}
          """
      ).synopsis)
    let place = log.causes.firstIndex { $0.contains("ends before Root X1") }
    #expect(place == (isFirst ? 0 : log.causes.count - 1))
  }

  @Test func anIssuerThatWasNotSentIsNamed() throws {
    let log = try #require(
      ErrorDictionary.answer(
        to: """
          Error Domain=NSURLErrorDomain Code=-1202 UserInfo={NSErrorPeerCertificateChainKey=(
          "<cert(0x1) s: api.example i: Issuing CA>", "<cert(0x2) s: Issuing CA i: Root CA>")}
          """
      ).synopsis)
    #expect(log.chain == "api.example, Issuing CA")
    #expect(log.causes.first?.contains("Root CA: that certificate was not sent") == true)
  }

  /// Marks that are not closed, are out of order, or occur very often must not take long.
  @Test(
    .timeLimit(.minutes(30)),
    arguments: [
      "<cert(", "PeerCertificateChainKey<cert( s:  i: ", "FailingURLKey=", "https://",
      "pretending to be “",
    ])
  func hostileMarks(mark: String) {
    let text = String(repeating: mark, count: 100_000 / mark.utf8.count) + " Code=-1202 a b"
    _ = ErrorDictionary.answer(to: text)
  }
}
