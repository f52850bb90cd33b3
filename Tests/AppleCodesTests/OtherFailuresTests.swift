import Rendering
import Testing
import TrustModel

@testable import AppleCodes

/// A log with codes of Apple's and another failure beside them: neither hides the other.
@Suite struct OtherFailuresTests {
  private static let apples = """
    Task <A>.<2> finished with error [-1202] Error Domain=NSURLErrorDomain Code=-1202 "x" \
    UserInfo={NSErrorFailingURLStringKey=https://a.example/x, _kCFStreamErrorCodeKey=-9843}
    """

  @Test(arguments: [
    (
      "HandshakeException: Handshake error in client (OS Error: CERTIFICATE_VERIFY_FAILED: certificate "
        + "has expired(handshake.cc:393))", "X509_V_ERR_CERT_HAS_EXPIRED"
    ),
    (
      "curl: (60) SSL certificate problem: certificate has expired", "X509_V_ERR_CERT_HAS_EXPIRED"
    ),
    (
      "nginx: [emerg] SSL_CTX_use_PrivateKey(\"/etc/k.pem\") failed (SSL: error:05800074:x509 "
        + "certificate routines::key values mismatch)", "X509_R_KEY_VALUES_MISMATCH"
    ),
    (
      "java.security.cert.CertPathValidatorException: Trust anchor for certification path not found.",
      "Trust anchor for certification path not found"
    ),
  ])
  func anotherFailureIsTold(line: String, title: String) throws {
    for text in [Self.apples + "\n" + line, line + "\n" + Self.apples] {
      let log = try #require(ErrorDictionary.answer(to: text).synopsis)
      #expect(log.finest?.value == -9843)
      #expect(log.others.map(\.title) == [title])
      let shown = renderLog(log, options: TextOptions(detail: .verbose))
      #expect(shown.contains("also") && shown.contains(title), "\(shown)")
    }
  }

  /// The same failure in other words is none beside it, and neither is a sentence that covers all.
  @Test(arguments: [
    "curl: (60) SSL: no alternative certificate subject name matches target host name 'a.example'",
    "certificate verify failed", "the SSL connection could not be established",
  ])
  func theSameFailureIsNoOther(line: String) throws {
    let log = try #require(ErrorDictionary.answer(to: Self.apples + "\n" + line).synopsis)
    #expect(log.others.isEmpty, "\(log.others.map(\.title))")
  }

  /// What the codes leave open is told by the other's words.
  @Test func aCollectiveCodeHidesNothing() throws {
    let text =
      "Error Domain=NSURLErrorDomain Code=-1202 \"x\" UserInfo={}\n"
      + "curl: (60) SSL certificate problem: certificate has expired"
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.others.map(\.title) == ["X509_V_ERR_CERT_HAS_EXPIRED"])
  }
}
