import Rendering
import Testing
import TrustModel

@testable import AppleCodes

/// Texts that were once explained as something else: what comes first, what has to be said, and what
/// must not be.
@Suite struct MisreadTextTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let title: String
    var says: [String] = []
    var never: [String] = []
    var testDescription: String { String(text.prefix(90)) }
  }

  private func expect(_ example: Case) throws {
    let answer = ErrorDictionary.answer(to: example.text)
    guard case .found(let entries) = answer.lookup, let first = entries.first else {
      Issue.record("nothing is known of: \(example.text)")
      return
    }
    #expect(first.title == example.title, "\(entries.map(\.title))")
    var said = [first.meaning] + first.causes + first.howToFindOut + first.whatToDo
    if let log = answer.synopsis {
      // A log of several codes is told by the finest of them, and not by the first.
      said += [log.title, log.meaning, log.command, log.layer] + log.causes + log.whatToDo
    }
    let whole = said.joined(separator: "\n")
    for words in example.says { #expect(whole.contains(words), "\(words): \(whole)") }
    for words in example.never { #expect(!whole.contains(words), "\(words): \(whole)") }
  }

  // MARK: openssl s_client without a certificate

  private static let end =
    "\n---\nno peer certificate available\n---\nNo client certificate CA names sent\n---\n"
    + "Verification: OK\n---\n    Verify return code: 0 (ok)\n---"

  @Test(arguments: [
    Case(
      text: "CONNECTED(00000003)\nwrite:errno=0" + end, title: "no peer certificate available",
      says: ["mean nothing", "closed or reset"], never: ["Nothing failed here"]),
    Case(
      text: "CONNECTED(00000003)\nwrite:errno=104" + end, title: "no peer certificate available",
      never: ["Nothing failed here"]),
    Case(
      text: "CONNECTED(00000003)" + end, title: "no peer certificate available",
      never: ["Nothing failed here"]),
    // That verification failed does not tell more where nothing was there to verify.
    Case(
      text: "CONNECTED(00000003)\nno peer certificate available\n... certificate verify failed",
      title: "no peer certificate available"),
    Case(
      text: "CONNECTED(00000003)\nerror:0A000126:SSL routines::unexpected eof while reading" + end,
      title: "no peer certificate available"),
    Case(
      text: "CONNECTED(00000003)\nerror:0A00010B:SSL routines::wrong version number" + end,
      title: "SSL_R_WRONG_VERSION_NUMBER", never: ["Nothing failed here"]),
    Case(
      text: "CONNECTED(00000003)\nerror:0A000410:SSL routines::sslv3 alert handshake failure" + end,
      title: "handshake_failure", never: ["Nothing failed here"]),
    Case(
      text: "CONNECTED(00000003)\ndepth=0 CN = a.example\nVerify return code: 0 (ok)",
      title: "Verify return code: 0 (ok)", says: ["Nothing failed here"]),
  ])
  func okWithoutACertificateMeansNothing(example: Case) throws { try expect(example) }

  @Test func theLostConnectionIsToldBehindIt() throws {
    let log = try #require(
      ErrorDictionary.answer(to: "CONNECTED(00000003)\nwrite:errno=0" + Self.end).synopsis)
    #expect(log.others.map(\.title) == ["write:errno=0"])
  }

  // MARK: Releases are no numbers of errors

  @Test(arguments: [
    Case(
      text: "Failed to download resource \"openssl@3\"\ncurl: (60) SSL certificate problem: "
        + "certificate has expired", title: "X509_V_ERR_CERT_HAS_EXPIRED",
      never: ["revocation by lists"]),
    Case(
      text: "With OpenSSL 3 we get: certificate verify failed (certificate has expired)",
      title: "X509_V_ERR_CERT_HAS_EXPIRED"),
    Case(
      text: "Chrome 107 shows NET::ERR_CERT_AUTHORITY_INVALID",
      title: "NET::ERR_CERT_AUTHORITY_INVALID"),
    Case(
      text: "firefox@128: unable to get local issuer certificate",
      title: "X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY"),
    Case(
      text: "what does openssl 20 mean", title: "X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY"),
  ])
  func aReleaseIsNoError(example: Case) throws { try expect(example) }

  @Test(arguments: [
    "brew install openssl@3", "openssl@1.1", "openssl@3 is keg-only", "gnutls@3", "nss@3",
    "openssl@62",
    "Built with OpenSSL 3 for this system", "Chrome 107 on this machine says not secure",
  ])
  func aReleaseAloneIsNothing(text: String) {
    if case .found(let entries) = ErrorDictionary.answer(to: text).lookup {
      #expect(!entries.contains { $0.kind == .verifierError }, "\(entries.map(\.title))")
    }
  }

  // MARK: curl with Secure Transport

  @Test(arguments: [
    Case(
      text: "curl: (35) SSL peer handshake failed, the server most likely requires a client "
        + "certificate to connect",
      title: "SSL peer handshake failed, the server most likely requires a client certificate to "
        + "connect", says: ["-9824", "guess"], never: ["-1206", "HTTP status 403"]),
    Case(
      text: "curl: (35) SSL server rejected the client certificate due to the certificate being "
        + "signed by an unknown certificate authority",
      title: "SSL server rejected the client certificate due to the certificate being signed by an "
        + "unknown certificate authority", says: ["-9831", "--client-cert FILE"],
      never: ["on this client", "self-signed"]),
    Case(
      text: "curl: (60) SSL certificate problem: The certificate is unknown",
      title: "SSL certificate problem: The certificate is unknown",
      says: ["the certificate that the client showed, or says that none came"],
      never: ["self-signed"]),
    Case(
      text: "curl: (60) SSL certificate problem: The certificate was revoked",
      title: "SSL certificate problem: The certificate was revoked",
      says: ["the certificate that the client showed, or says that none came"]),
    Case(
      text: "curl: (60) SSL certificate problem: Invalid certificate chain",
      title: "SSL certificate problem: Invalid certificate chain", says: ["-9807"]),
    Case(
      text: "curl: (35) Server aborted the SSL handshake",
      title: "Server aborted the SSL handshake", says: ["-9806"]),
  ])
  func curlWithSecureTransport(example: Case) throws { try expect(example) }

  // MARK: Alerts about the client's certificate

  private static let unknownAuthority = "issued by an authority"

  @Test(arguments: [
    ("-9826", "kind that the server does not take"), ("-9827", "revoked the client's certificate"),
    ("-9828", "Renew the certificate at fault"), ("-9832", "access rules"),
    ("-9834", "private key that signed does not belong"),
    (
      "CFNetwork SSLHandshake failed (-9828) in MyApp of a.example",
      "Renew the certificate at fault"
    ),
    (
      "curl: (56) OpenSSL SSL_read: error:0A000415:SSL routines::sslv3 alert certificate expired, "
        + "errno 0", "Renew the certificate at fault"
    ),
    (
      "curl: (56) OpenSSL SSL_read: error:0A000414:SSL routines::sslv3 alert certificate revoked, "
        + "errno 0", "revoked the client's certificate"
    ),
    (
      "curl: (56) OpenSSL SSL_read: error:0A000413:SSL routines::sslv3 alert unsupported certificate, "
        + "errno 0", "kind that the server does not take"
    ),
    (
      "curl: (56) OpenSSL SSL_read: error:0A000419:SSL routines::tlsv1 alert access denied, errno 0",
      "access rules"
    ),
    (
      "curl: (56) OpenSSL SSL_read: error:0A00041B:SSL routines::tlsv1 alert decrypt error, errno 0",
      "private key that signed does not belong"
    ),
    ("SSL_ERROR_EXPIRED_CERT_ALERT", "Renew the certificate at fault"),
    ("SSL_ERROR_ACCESS_DENIED_ALERT", "access rules"),
    ("access_denied", "access rules"),
  ])
  func theCausesAreOfTheAlert(text: String, words: String) throws {
    let answer = ErrorDictionary.answer(to: text)
    guard case .found(let entries) = answer.lookup, let first = entries.first else {
      Issue.record("nothing is known of: \(text)")
      return
    }
    let log = answer.synopsis
    let said = (first.causes + first.whatToDo).joined(separator: "\n")
    let inLog = log.map { ($0.causes + $0.whatToDo).joined(separator: "\n") }
    for whole in [said, inLog].compactMap(\.self) {
      #expect(whole.contains(words), "\(text): \(whole)")
      #expect(!whole.contains(Self.unknownAuthority), "\(text): \(whole)")
    }
  }

  @Test(arguments: ["-9831", "SSL_ERROR_UNKNOWN_CA_ALERT", "-9825", "-9829"])
  func anUnknownAuthorityStaysACause(text: String) throws {
    guard case .found(let entries) = ErrorDictionary.answer(to: text).lookup else {
      Issue.record("nothing is known of: \(text)")
      return
    }
    #expect(entries.first?.causes.contains { $0.contains(Self.unknownAuthority) } == true)
  }

  // MARK: Sentences that two programs have

  private static let plugin =
    "eapolclient[123]: [eaptls_plugin.c:381] eaptls_verify_server(): server certificate not "
    + "trusted status "

  @Test(arguments: [
    Case(
      text: plugin + "3 0", title: "server certificate not trusted status 3",
      says: ["RADIUS", "asks the user", "TLSTrustedServerNames"], never: ["Postfix", "smtp"]),
    Case(
      text: plugin + "6 0", title: "server certificate not trusted status 6", says: ["RADIUS"],
      never: ["Postfix"]),
    Case(
      text: plugin + "1001 -9807", title: "server certificate not trusted status 1001",
      says: ["RADIUS", "trusteval verify FILE"], never: ["Postfix", "NSURLErrorTimedOut", "-1001"]),
    Case(
      text: plugin + "10 0", title: "server certificate not trusted status", says: ["RADIUS"]),
    Case(
      text: "postfix/smtp[3]: 4D5E6F: to=<a@b.example>, status=deferred (Server certificate not "
        + "trusted)", title: "Server certificate not trusted", says: ["Postfix"], never: ["RADIUS"]),
  ])
  func eapolclientIsNotPostfix(example: Case) throws { try expect(example) }

  /// The error behind eapolclient's own status has its entry as well.
  @Test func theErrorBehindTheStatusIsTold() {
    let text = Self.plugin + "1001 -9807"
    let answer = ErrorDictionary.answer(to: text)
    #expect(answer.synopsis?.program == "eapolclient")
    #expect(answer.synopsis?.command == "trusteval verify FILE")
    guard case .found(let entries) = answer.lookup else {
      Issue.record("nothing is known of: \(text)")
      return
    }
    #expect(entries.contains { $0.codes.contains { $0.value == -9807 } }, "\(entries.map(\.title))")
  }

  /// Other programs end a sentence so as well, and what follows is their own number.
  @Test(arguments: [
    Case(
      text: "TLS failed: server not trusted status: -9814", title: "errSSLCertExpired",
      never: ["RADIUS"]),
    Case(
      text: "certificate not trusted, status -9813", title: "errSSLNoRootCert",
      never: ["RADIUS", "eapolclient"]),
    Case(
      text: "SecTrustEvaluate: server certificate not trusted (status = -67843)",
      title: "errSecNotTrusted", never: ["RADIUS", "eapolclient"]),
    Case(
      text: "my app: server certificate not trusted, status 503",
      title: "Server certificate not trusted", never: ["RADIUS", "eapolclient"]),
  ])
  func anotherProgramsStatus(example: Case) throws {
    try expect(example)
    guard case .found(let entries) = ErrorDictionary.answer(to: example.text).lookup else { return }
    #expect(!entries.contains { $0.meaning.contains("eapolclient") }, "\(entries.map(\.title))")
  }

  // MARK: Purposes, serial numbers, secrets, names

  @Test(arguments: [
    Case(
      text: "X509_V_ERR_INVALID_PURPOSE", title: "X509_V_ERR_INVALID_PURPOSE",
      says: ["extended key usage", "keyEncipherment", "79 and 32"],
      never: ["One without extended key usage passes"]),
    Case(
      text: "error 26 at 0 depth lookup: unsupported certificate purpose",
      title: "X509_V_ERR_INVALID_PURPOSE", says: ["keyCertSign and cRLSign only"]),
    Case(
      text: "x509: negative serial number", title: "x509: negative serial number",
      says: ["No code of Apple's is known"], never: ["-67618"]),
    Case(
      text: "TLS error: Secret is not supplied by SDS", title: "Secret is not supplied by SDS",
      says: ["SDS server"], never: ["DER or PKCS#12", "line BEGIN"]),
    Case(
      text: "AH02033: No hostname was provided via SNI for a name based virtual host",
      title: "AH02033: No hostname was provided via SNI", says: ["connects by address"],
      never: ["points at the wrong server"]),
    Case(
      text: "HTTP/1.1 407 Proxy Authentication Required", title: "HTTP status 407",
      says: ["asks for a login"]),
    Case(
      text: "fatal: unable to access 'https://a.example/': Received HTTP code 407 from proxy after "
        + "CONNECT", title: "HTTP status 407", says: ["trusteval a.example"]),
  ])
  func whatItMeansIsSaid(example: Case) throws { try expect(example) }

  @Test func noCodeOfApplesForANegativeNumber() {
    let text = "x509: negative serial number"
    guard case .found(let entries) = ErrorDictionary.answer(to: text).lookup else {
      Issue.record("nothing is known")
      return
    }
    #expect(entries.flatMap(\.codes).isEmpty)
  }

  // MARK: Checks that are not those of TLS servers

  @Test(arguments: [
    Case(
      text: "Trust evaluate failure: [leaf IssuerCommonName LeafMarkerOid]",
      title: "IssuerCommonName, LeafMarkerOid",
      says: [
        "none of those for TLS servers", "the issuer has the common name",
        "Look for the certificate that this service means to have",
      ], never: ["self-signed", "does not know the check"]),
    Case(
      text: "Trust evaluate failure: [leaf FooBar]", title: "FooBar",
      says: ["does not know", "Look for a code, or for checks that have entries"],
      never: ["self-signed", "none of those for TLS servers"]),
    Case(
      text: "Trust evaluate failure: [ca1 FooBar] [root AnchorApple]", title: "FooBar",
      says: [
        "does not know", "one of Apple's own",
        "Look for the certificate that this service means to have",
      ]),
    Case(
      text: "Trust evaluate failure: [leaf FooBar SSLHostname]", title: "SSLHostname"),
  ])
  func otherChecks(example: Case) throws { try expect(example) }

  // MARK: A certificate that is alone and self-signed

  private static func lone(_ code: Int, _ before: String) -> String {
    before + "UserInfo={_kCFStreamErrorCodeKey=\(code), NSErrorPeerCertificateChainKey=(\n"
      + "\"<cert(0x10) s: localhost i: localhost>\"\n)}"
  }

  @Test(arguments: [
    Case(
      text: lone(-9807, "Error Domain=NSURLErrorDomain Code=-1202 \"x\" "),
      title: "NSURLErrorServerCertificateUntrusted",
      says: ["mostly gives -9813", "inferred", "L079", "valid for too long", "key is too small"],
      never: ["An intermediate certificate was not sent.", "Send the whole chain"]),
    Case(
      text: lone(-9813, "Error Domain=NSURLErrorDomain Code=-1202 \"x\" "),
      title: "NSURLErrorServerCertificateUntrusted", says: ["self-signed"],
      never: ["goes before"]),
  ])
  func nothingIsMissingAboveALoneCertificate(example: Case) throws {
    let log = try #require(ErrorDictionary.answer(to: example.text).synopsis)
    let whole = (log.causes + log.whatToDo).joined(separator: "\n")
    for words in example.says { #expect(whole.contains(words), "\(words): \(whole)") }
    for words in example.never { #expect(!whole.contains(words), "\(words): \(whole)") }
  }

  /// Usage, name and date come behind the root in Apple's order, and a self-signed certificate is not
  /// asked for the hash of its signature.
  @Test func onlyChecksBeforeTheRootExplainTheOtherCode() throws {
    let text = Self.lone(-9807, "Error Domain=NSURLErrorDomain Code=-1202 \"x\" ")
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    for title in ["not meant for TLS servers", "for another name", "hash is too weak", "expired"] {
      #expect(!log.causes.contains { $0.contains(title) }, "\(log.causes)")
    }
  }

  // MARK: The server in Apple's sentences

  @Test(arguments: [
    (
      "The identity of \u{201c}mail.example.com\u{201d} cannot be verified by Mail. Review the "
        + "certificate details to continue.", "trusteval mail.example.com:993"
    ),
    (
      "Mail can\u{2019}t verify the identity of the server \u{201c}imap.example.com\u{201d}.",
      "trusteval imap.example.com:993"
    ),
    (
      "此服务器的证书无效。您可能正在连接到一个伪装成“api.example.cn”的服务器，"
        + "这会威胁到您的机密信息的安全。",
      "trusteval api.example.cn"
    ),
    ("このサーバの証明書は無効です。“api.example.jp”に接続", "trusteval api.example.jp"),
    (
      "이 서버에 대한 인증서가 유효하지 않습니다. ‘api.example.kr’인 것처럼 보이는 서버에 "
        + "연결될 수 있으며",
      "trusteval api.example.kr"
    ),
  ])
  func theServerIsNamed(sentence: String, command: String) throws {
    #expect(ErrorDictionary.answer(to: sentence).synopsis?.command == command)
  }
}
