import Rendering
import Testing
import TrustModel

@testable import AppleCodes

/// What nscurl prints for App Transport Security, and logs about several servers.
@Suite struct TransportDiagnosticsTests {
  /// One attempt as nscurl prints it.
  private static func attempt(_ title: String, _ keys: [String], _ result: String) -> String {
    """
    ---
    \(title)
    ATS Dictionary:
    {
        NSExceptionDomains =     {
            "www.example.com" =         {
    \(keys.map { "            \($0);\n" }.joined())        };
        };
    }
    Result : \(result)
    ---

    """
  }

  private static let start = """
    Starting ATS Diagnostics

    Configuring ATS Info.plist keys and displaying the result of HTTPS loads to https://www.example.com.
    A test will "PASS" if URLSession:task:didCompleteWithError: returns a nil error.
    ================================================================================

    Default ATS Secure Connection
    ---
    ATS Default Connection
    ATS Dictionary:
    {
    }

    """

  private static let failed =
    start + """
      2026-11-25 10:00:00.000 nscurl[1:1] CFNetwork SSLHandshake failed (-9801)
      Result : FAIL
      Error : Error Domain=NSURLErrorDomain Code=-1200 "An SSL error has occurred."
      ---

      """

  private static let all = """
    ---
    Allow All Loads
    ATS Dictionary:
    {
        NSAllowsArbitraryLoads = true;
    }
    Result : PASS
    ---

    """

  private static let version = "NSExceptionMinimumTLSVersion = \"TLSv1.0\""
  private static func lower(_ version: String) -> String {
    "NSExceptionMinimumTLSVersion = \"\(version)\""
  }
  private static let secrecy = "NSExceptionRequiresForwardSecrecy = false"
  private static let insecure = "NSExceptionAllowsInsecureHTTPLoads = true"

  @Test(arguments: [
    (
      attempt("TLSv1.3", ["NSExceptionMinimumTLSVersion = \"TLSv1.3\""], "PASS")
        + attempt("TLSv1.2 with PFS disabled", [secrecy], "PASS"),
      "'TLSv1.2 with PFS disabled': NSExceptionRequiresForwardSecrecy = false.", ["Forward secrecy"]
    ),
    (
      attempt("TLSv1.0", [version], "PASS")
        + attempt("TLSv1.0, no PFS", [version, secrecy], "PASS"),
      "'TLSv1.0': NSExceptionMinimumTLSVersion = TLSv1.0.", ["TLS version"]
    ),
    (
      attempt("TLSv1.0", [version], "FAIL")
        + attempt("TLSv1.0, no PFS", [version, secrecy], "PASS"),
      "'TLSv1.0, no PFS'", ["Forward secrecy", "TLS version"]
    ),
    (
      attempt("TLSv1.2 with PFS disabled and insecure HTTP allowed", [secrecy, insecure], "PASS")
        + attempt("TLSv1.2 with insecure HTTP allowed", [insecure], "PASS"),
      "'TLSv1.2 with insecure HTTP allowed'", ["certificate's strength"]
    ),
    ("", "'Allow All Loads': NSAllowsArbitraryLoads = true.", ["certificate's strength"]),
    (
      attempt("TLSv1.0", [version], "PASS") + attempt("TLSv1.1", [lower("TLSv1.1")], "PASS"),
      "'TLSv1.1': NSExceptionMinimumTLSVersion = TLSv1.1.", ["TLS version"]
    ),
    (
      attempt("SSLv3", [lower("SSLv3")], "PASS") + attempt("TLSv1.0", [version], "PASS"),
      "'TLSv1.0': NSExceptionMinimumTLSVersion = TLSv1.0.", ["TLS version"]
    ),
    (
      attempt("TLSv1.1", [lower("TLSv1.1")], "PASS")
        + attempt("TLSv1.2 with PFS disabled", ["NSExceptionRequiresForwardSecrecy = 0"], "PASS"),
      "'TLSv1.2 with PFS disabled'", ["Forward secrecy"]
    ),
    (
      attempt("Insecure", ["NSExceptionAllowsInsecureHTTPLoads = YES"], "PASS")
        + attempt("SSLv3", [lower("SSLv3")], "PASS"),
      "'SSLv3': NSExceptionMinimumTLSVersion = SSLv3.", ["TLS version"]
    ),
    (
      attempt("Insecure", ["NSExceptionAllowsInsecureHTTPLoads = 1"], "PASS"),
      "'Insecure': NSExceptionAllowsInsecureHTTPLoads = true.", ["certificate's strength"]
    ),
    (
      attempt("No PFS", ["NSExceptionRequiresForwardSecrecy = NO"], "PASS"),
      "'No PFS': NSExceptionRequiresForwardSecrecy = false.", ["Forward secrecy"]
    ),
  ])
  func theSmallestExceptionIsNamed(attempts: String, meaning: String, causes: [String]) throws {
    let text = Self.failed + Self.all + attempts
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.program == "nscurl" && log.layer == "App Transport Security")
    #expect(log.server == "www.example.com" && log.command == "trusteval www.example.com")
    #expect(log.meaning.contains(meaning), "\(log.meaning)")
    #expect(log.causes.count == causes.count)
    for (cause, words) in zip(log.causes, causes) { #expect(cause.contains(words), "\(cause)") }
    let shown = renderLog(log, options: TextOptions(detail: .verbose))
    #expect(shown.contains("log of nscurl: www.example.com"), "\(shown)")
    guard case .found = ErrorDictionary.answer(to: log.title).lookup else {
      Issue.record("\(log.title) cannot be looked up")
      return
    }
  }

  /// Without `--verbose` nscurl prints no dictionaries, and people paste a line for each attempt.
  @Test(arguments: [
    (
      "ATS Default Connection : FAIL\nAllow All Loads PASS\nTLSv1.1 FAIL\n"
        + "Disabling Perfect Forward Secrecy PASS", "NSExceptionRequiresForwardSecrecy = false."
    ),
    (
      "ATS Default Connection ... Result : FAIL\nAllow All Loads Result : PASS\nTLSv1.0 PASS",
      "NSExceptionMinimumTLSVersion = TLSv1.0."
    ),
    (
      "---\nATS Default Connection\nnscurl[1:1] HTTP load failed (kCFStreamErrorDomainSSL, -9802)\n"
        + "Result : FAIL\n---\nAllow All Loads\nResult : PASS\n---\n",
      "NSAllowsArbitraryLoads = true."
    ),
    (
      "ATS Default Connection\n-9802\nResult : FAIL\nAllow All Loads\nResult : PASS\n"
        + "TLSv1.2 with PFS disabled\nResult : FAIL", "NSAllowsArbitraryLoads = true."
    ),
  ])
  func attemptsByTheirTitles(text: String, keys: String) throws {
    let whole = "nscurl --ats-diagnostics https://www.example.com\n" + text
    let log = try #require(ErrorDictionary.answer(to: whole).synopsis)
    #expect(log.program == "nscurl" && log.server == "www.example.com")
    #expect(log.meaning.contains(keys), "\(log.meaning)")
    #expect(log.meaning.contains("the certificate passes it"))
  }

  /// Without the default's own attempt nothing is known of App Transport Security.
  @Test func anAttemptAloneIsNoLog() throws {
    let answer = ErrorDictionary.answer(to: "Allow All Loads PASS\nerror -1202")
    #expect(answer.synopsis?.program != "nscurl")
    guard case .found(let entries) = answer.lookup else {
      Issue.record("nothing is found")
      return
    }
    #expect(entries.first?.title == "NSURLErrorServerCertificateUntrusted")
  }

  @Test func theDefaultPasses() throws {
    let text = Self.start + "Result : PASS\n---\n" + Self.all
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.meaning.contains("needs no exception") && log.causes.isEmpty)
  }

  @Test func nothingPasses() throws {
    let text = Self.failed + Self.all.replacing("PASS", with: "FAIL")
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.meaning.contains("not what refuses"))
    #expect(log.causes.first?.contains("not trusted") == true)
  }

  /// The attempts of a text say nothing of those that it lacks.
  @Test(arguments: [
    ("", "no attempt with an exception"),
    (Self.attempt("TLSv1.0", [Self.version], "FAIL"), "so do the exceptions that the text has"),
  ])
  func aPartOfTheOutput(behind: String, words: String) throws {
    let log = try #require(ErrorDictionary.answer(to: Self.failed + behind).synopsis)
    #expect(log.meaning.contains(words) && log.meaning.contains("does not follow"))
    #expect(!log.meaning.contains("is not what refuses"))
  }

  /// A code of an attempt that allows everything is what refuses the server.
  @Test func nothingPassesForACode() throws {
    let error =
      "Error : Error Domain=NSURLErrorDomain Code=-1202 \"The certificate for this server is invalid.\" "
      + "UserInfo={_kCFStreamErrorCodeKey=-9813, _kCFStreamErrorDomainKey=3}"
    let all = Self.all.replacing("Result : PASS", with: "Result : FAIL\n\(error)")
    let log = try #require(ErrorDictionary.answer(to: Self.failed + all).synopsis)
    #expect(log.meaning.contains("not what refuses"))
    #expect(log.finest?.value == -9813 && log.title == "errSSLNoRootCert")
    #expect(log.codes.map(\.value) == [-9801, -1200, -1202, -9813])
    #expect(!log.causes.isEmpty && !log.whatToDo.isEmpty)
    #expect(log.program == "nscurl" && log.command == "trusteval www.example.com")
  }

  // MARK: Several servers

  private static func task(_ id: String, _ code: Int, _ host: String, stream: Int) -> String {
    "2026-11-25 02:13:44.1 App[1:2] Task <\(id)>.<1> finished with error [\(code)] Error "
      + "Domain=NSURLErrorDomain Code=\(code) \"x\" UserInfo={NSErrorFailingURLKey=https://\(host)/x, "
      + "_kCFStreamErrorCodeKey=\(stream)}\n"
  }

  /// What one server shows is not claimed for another.
  @Test func twoServersAreToldApart() throws {
    let text =
      Self.task("A", -1202, "cdn.example.com", stream: -9843)
      + Self.task("B", -1200, "api.example.com:8443", stream: -9802)
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.server == "cdn.example.com" && log.command == "trusteval cdn.example.com")
    #expect(log.codes.map(\.value) == [-1202, -9843])
    #expect(log.hasTransportSecurity == false)
    #expect(log.otherServers.map(\.server) == ["api.example.com:8443"])
    #expect(log.otherServers.first?.codes.map(\.value) == [-1200, -9802])
    let shown = renderLog(log, options: TextOptions(detail: .verbose))
    #expect(shown.contains("api.example.com:8443"), "\(shown)")
    let json = renderJSON(
      query: text, entries: [], log: log, suggestions: [],
      tool: ToolIdentity(name: "trusteval", version: "0", models: ""))
    #expect(json.contains("\"otherServers\":[{\"server\":\"api.example.com:8443\""), "\(json)")
  }

  /// Lines without a URL belong to their task, or to the error that follows.
  @Test func linesBelongToTheirTask() throws {
    let text =
      "Task <A>.<1> HTTP load failed, 0/0 bytes (error code: -1202 [3:-9814])\n"
      + "Task <B>.<2> HTTP load failed, 0/0 bytes (error code: -1200 [3:-9802])\n"
      + Self.task("B", -1200, "b.example.com", stream: -9802)
      + Self.task("A", -1202, "a.example.com", stream: -9814)
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.server == "b.example.com")
    #expect(log.codes.map(\.value) == [-1200, -9802])
    #expect(log.otherServers.first?.codes.map(\.value) == [-1202, -9814])
  }

  /// None is passed over in silence.
  @Test func serversBeyondTheBoundAreCounted() throws {
    let text = (0..<20).map { Self.task("\($0)", -1202, "h\($0).example.com", stream: -9843) }
      .joined()
    let log = try #require(ErrorDictionary.answer(to: text + text).synopsis)
    #expect(log.otherServers.count == 15 && log.serversLeftOut == 4)
    let shown = renderLog(log, options: TextOptions(detail: .verbose))
    #expect(
      shown.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
        "; 4 more as well"))
  }

  @Test func oneServerIsNoList() throws {
    let text =
      Self.task("A", -1202, "a.example.com", stream: -9843)
      + Self.task("B", -1202, "a.example.com", stream: -9843)
    #expect(try #require(ErrorDictionary.answer(to: text).synopsis).otherServers.isEmpty)
  }
}
