import Testing
import TrustModel

@testable import AppleCodes

@Suite struct DictionaryLookupTests {
  private func titles(_ query: String) -> [String] {
    guard case .found(let entries) = ErrorDictionary.answer(to: query).lookup else { return [] }
    return entries.map(\.title)
  }

  private func first(_ query: String) throws -> Explanation {
    guard case .found(let entries) = ErrorDictionary.answer(to: query).lookup else {
      throw NotFound(query: query)
    }
    return try #require(entries.first)
  }

  private struct NotFound: Error {
    let query: String
  }

  @Test(
    "forms of input",
    arguments: [
      ("-1202", "NSURLErrorServerCertificateUntrusted"),
      ("  -1202. ", "NSURLErrorServerCertificateUntrusted"),
      ("\u{2212}1202", "NSURLErrorServerCertificateUntrusted"),
      ("1202", "NSURLErrorServerCertificateUntrusted"),
      ("code=-9813", "errSSLNoRootCert"), ("-67843", "errSecNotTrusted"),
      ("0x8001210A", "CSSMERR_TP_CERT_EXPIRED"), ("0X8001210a", "CSSMERR_TP_CERT_EXPIRED"),
      ("2147557642", "CSSMERR_TP_CERT_EXPIRED"), ("-2147409654", "CSSMERR_TP_CERT_EXPIRED"),
      ("18446744071562141962", "CSSMERR_TP_CERT_EXPIRED"),
      ("0xfffffb4e", "NSURLErrorServerCertificateUntrusted"),
      ("errSecNotTrusted", "errSecNotTrusted"), ("ERRSECNOTTRUSTED", "errSecNotTrusted"),
      ("kCFURLErrorServerCertificateUntrusted", "kCFURLErrorServerCertificateUntrusted"),
      ("SSLHostname", "SSLHostname"), ("trusted anchor", "trusted anchor"),
      ("Trusted-Anchor", "trusted anchor"), ("trust anchor", "trusted anchor"),
      ("CRL", "certificate revocation list"), ("NSURLSession", "URLSession"),
      ("wkwebview", "WKWebView"), ("http live streaming", "HTTP Live Streaming"),
      ("CFHTTPStream", "CFHTTPStream"), ("CFSocketStream", "CFSocketStream"),
      ("Secure Transport", "Secure Transport"), ("NWConnection", "Network.framework"),
      ("X509_V_ERR 20", "X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY"),
      ("X509_V_ERR_CERT_HAS_EXPIRED", "X509_V_ERR_CERT_HAS_EXPIRED"),
      ("openssl 18", "X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT"),
      ("error 20 at 0 depth lookup", "X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY"),
      (
        "Verify return code: 21 (unable to verify the first certificate)",
        "X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE"
      ),
      ("GNUTLS_CERT_SIGNER_NOT_FOUND", "GNUTLS_CERT_SIGNER_NOT_FOUND"),
      ("curl 60", "CURLE_PEER_FAILED_VERIFICATION"), ("60", "CURLE_PEER_FAILED_VERIFICATION"),
      ("curl: (60) SSL certificate problem", "CURLE_PEER_FAILED_VERIFICATION"),
      (
        "x509: certificate signed by unknown authority",
        "x509: certificate signed by unknown authority"
      ),
      (
        "x509: certificate is valid for a.example, not b.example",
        "x509: certificate is valid for ..."
      ),
      (
        "javax.net.ssl.SSLHandshakeException: PKIX path building failed: more",
        "PKIX path building failed"
      ),
      ("UNABLE_TO_VERIFY_LEAF_SIGNATURE", "UNABLE_TO_VERIFY_LEAF_SIGNATURE"),
      ("CERTIFICATE_VERIFY_FAILED", "CERTIFICATE_VERIFY_FAILED"),
      ("NET::ERR_CERT_AUTHORITY_INVALID", "NET::ERR_CERT_AUTHORITY_INVALID"),
      ("ERR_CERT_AUTHORITY_INVALID", "NET::ERR_CERT_AUTHORITY_INVALID"),
      ("SEC_ERROR_UNKNOWN_ISSUER", "SEC_ERROR_UNKNOWN_ISSUER"),
      ("SSL_ERROR_BAD_CERT_DOMAIN", "SSL_ERROR_BAD_CERT_DOMAIN"),
      ("MOZILLA_PKIX_ERROR_SELF_SIGNED_CERT", "MOZILLA_PKIX_ERROR_SELF_SIGNED_CERT"),
      ("-8179", "SEC_ERROR_UNKNOWN_ISSUER"), ("verify -9813", "errSSLNoRootCert"),
      ("pinning", "certificate pinning"), ("alert 48", "unknown_ca"),
      ("missing intermediate", "MissingIntermediate"),
    ])
  func isFound(query: String, title: String) throws {
    #expect(try first(query).title == title)
  }

  /// A number of one system must not be found for another.
  @Test(arguments: [
    "X509_V_ERR 999", "curl 1202", "alert 9813", "openssl 67843",
    // Parts of dates, paths and versions are no codes.
    "status code 9807/2 x", "error -9807-3 here", "status code 9807.2 x", "at 2/9807 x",
  ])
  func unknownNumberOfASystem(query: String) {
    #expect(titles(query).isEmpty)
  }

  @Test func oneNumberInTwoDomainsGivesBothFoundationFirst() {
    #expect(
      titles("-1200")
        == ["NSURLErrorSecureConnectionFailed", "kCFURLErrorSecureConnectionFailed"])
    #expect(
      titles("-1022")
        == [
          "NSURLErrorAppTransportSecurityRequiresSecureConnection",
          "(no public kCFURLError constant)",
        ])
  }

  @Test func pastedLogLineGivesEachOfItsCodes() {
    let line = """
      Error Domain=NSURLErrorDomain Code=-1202 "The certificate for this server is invalid." \
      UserInfo={_kCFStreamErrorCodeKey=-9813, _kCFStreamErrorDomainKey=3}
      """
    #expect(
      titles(line) == [
        "NSURLErrorServerCertificateUntrusted", "kCFURLErrorServerCertificateUntrusted",
        "errSSLNoRootCert",
      ])
  }

  @Test(
    "near matches",
    arguments: [
      ("errSecNotTrustd", "errSecNotTrusted"), ("trusted ancor", "trusted anchor"),
      ("SSLHostnmae", "SSLHostname"), ("-67844", "-67843 errSecNotTrusted"),
      ("-1222", "-1202 NSURLErrorServerCertificateUntrusted"), ("URLSesion", "URLSession"),
      ("errSSLPeer", "errSSLPeerBadCert"), ("9899", "-9890 errSSLEarlyDataRejected"),
      ("X509_V_ERR_CERT_HAS_EXPIERD", "X509_V_ERR_CERT_HAS_EXPIRED"),
      ("-1202x", "-1202 NSURLErrorServerCertificateUntrusted"), ("-98l3", "-9813 errSSLNoRootCert"),
      ("-120", "-1202 NSURLErrorServerCertificateUntrusted"), ("L0043", "L004"),
      ("L1434", "L143"), ("-98013", "-9813 errSSLNoRootCert"),
      ("-12O2", "-1202 NSURLErrorServerCertificateUntrusted"),
    ])
  func suggestion(query: String, title: String) throws {
    guard case .unknown(let suggestions) = ErrorDictionary.answer(to: query).lookup else {
      Issue.record("\(query) was found")
      return
    }
    #expect(suggestions.contains(title), "\(suggestions)")
    #expect(suggestions.count <= 5)
  }

  /// Of numbers that differ in more than one digit, those up to 20 away are near.
  @Test(
    arguments: [
      (-67_890, -67_910, 30), (-67_890, -67_911, nil), (-67_910, -67_890, 30),
      (-67_911, -67_890, nil), (-67_843, -67_844, 1), (-67_843, -67_943, 100), (-1_202, -1_202, 0),
      (-9_801, -1_202, nil), (-120, -1_202, 1_000), (-12, -1_202, nil), (-99_130, -9_813, nil),
    ] as [(Int, Int, Int?)])
  func nearNumbers(number: Int, known: Int, rank: Int?) {
    #expect(NearMatch.rank(number, against: known) == rank)
  }

  @Test(arguments: [
    "", "   ", "-", "0x", "zzzzzzzzzzzz", "99999999999999999999999999", "\u{1b}[31m", "\u{202e}",
    "-9223372036854775808", "9223372036854775808", "code 0x8000000000000000",
    "-2147483648", "curl 9223372036854775808", "123456789",
  ])
  func unknown(query: String) {
    guard case .unknown(let suggestions) = ErrorDictionary.answer(to: query).lookup else {
      Issue.record("\(query) was found")
      return
    }
    #expect(suggestions.isEmpty, "\(suggestions)")
  }

  @Test func longInputIsCut() {
    let query = String(repeating: "a1 ", count: 400_000) + " -1202"
    #expect(titles(query).isEmpty)
  }

  @Test func adviceOfOneFailureIsGivenOnce() throws {
    guard case .found(let entries) = ErrorDictionary.answer(to: "-1201").lookup else {
      throw NotFound(query: "-1201")
    }
    #expect(entries.count == 2)
    #expect(!entries[0].causes.isEmpty && entries[1].causes.isEmpty)
    #expect(!entries[1].meaning.isEmpty)
  }

  /// Words that people have from articles and logs.
  @Test(arguments: [
    ("mTLS", "client certificate authentication"),
    ("mutual TLS", "client certificate authentication"),
    ("HSTS", "HTTP Strict Transport Security"), ("wildcard", "wildcard name"),
    ("Certificate Transparency", "Certificate Transparency"),
    ("self-signed", "self-signed certificate"), ("398 days", "longest validity"),
    ("825 days", "longest validity"), ("error 62", "X509_V_ERR_HOSTNAME_MISMATCH"),
    ("errno 54", "connection reset by peer"), ("POSIX 54", "connection reset by peer"),
    ("POSIX error 61", "errno: connection refused"), ("errno 111", "errno: connection refused"),
  ])
  func wordOfAnArticle(word: String, title: String) {
    guard case .found(let entries) = ErrorDictionary.answer(to: word).lookup else {
      Issue.record("nothing is found")
      return
    }
    #expect(entries.first?.title == title, "\(entries.map(\.title))")
  }

  /// A number and the word that says whose it is are one text.
  @Test(arguments: [["errno", "54"], ["POSIX", "54"], ["error", "62"], ["398", "days"]])
  func aWordAndItsNumberAreOne(words: [String]) {
    #expect(ErrorDictionary.texts(in: words) == [words.joined(separator: " ")])
  }
}
