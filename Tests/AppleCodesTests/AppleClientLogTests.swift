import Testing
import TrustModel

@testable import AppleCodes

/// What clients of Apple's print that is no code: Safari's pages, lines of BoringSSL, descriptions in
/// other languages.
@Suite struct AppleClientLogTests {
  /// Safari is not held to App Transport Security, and has a page of its own for certificates.
  @Test(arguments: [
    "Safari can\u{2019}t open the page \u{201c}https://www.example.com/login\u{201d} because Safari "
      + "can\u{2019}t establish a secure connection to the server \u{201c}www.example.com\u{201d}.",
    "Safari can't open the page because Safari can't establish a secure connection to the server "
      + "\"www.example.com\".",
    "Safari Can't Open the Page. Safari couldn't establish a secure connection to the server "
      + "\u{201c}www.example.com\u{201d}",
  ])
  func safariFailsInTheHandshakeFirst(text: String) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.program == "Safari" && log.side == .client)
    #expect(log.command == "trusteval www.example.com")
    #expect(log.causes.first?.contains("no TLS version or no cipher suite in common") == true)
    #expect(!log.causes.contains { $0.contains("App Transport Security is in force") })
    #expect(log.meaning.contains("This Connection Is Not Private"))
  }

  @Test(arguments: [
    "This Connection Is Not Private. This website may be impersonating \u{201c}www.example.com\u{201d} "
      + "to steal your personal or financial information.",
    "Safari can't verify the identity of the website \u{201c}www.example.com\u{201d}.",
  ])
  func safariRefusesACertificate(text: String) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.title == "This Connection Is Not Private" && log.program == "Safari")
    #expect(log.command == "trusteval www.example.com")
  }

  /// Only clients of Apple's write these lines.
  @Test(arguments: [
    (
      "boringssl_context_error_print(1863) [C5.1.1.1:2][0x10] boringssl ctx 0x28: 4360: "
        + "error:100003f2:SSL routines:OPENSSL_internal:KEY_USAGE_BIT_INCORRECT:ssl_x509.cc:1",
      "SSL_R_KEY_USAGE_BIT_INCORRECT", "-9830"
    ),
    (
      "boringssl_session_handshake_error_print(44) [C5.1.1.1:2][0x10] Error: 4360: "
        + "error:100000f0:SSL routines:OPENSSL_internal:KEY_USAGE_BIT_INCORRECT:ssl_x509.cc:1",
      "SSL_R_KEY_USAGE_BIT_INCORRECT", "-9830"
    ),
    (
      "boringssl_context_handle_fatal_alert(1991) [C5.1.1.1:2][0x10] read alert, level: fatal, "
        + "description: handshake failure", "handshake_failure", "-9824"
    ),
  ])
  func boringSSLIsApples(text: String, title: String, code: String) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.program == "Apple's BoringSSL" && log.side == .client)
    #expect(log.layer.contains("Network.framework") && !log.layer.contains("OpenSSL"))
    #expect(log.title == title)
    #expect(log.meaning.contains(code), "\(log.meaning)")
  }

  /// A line that gives no reason is Apple's all the same, and a refusal of certificates has no one code.
  @Test(arguments: [
    "boringssl_session_handshake_error_print(44) [C5:2][0x10] Error: 4360: the handshake ended",
    "boringssl_context_handle_fatal_alert(1991) [C5:2][0x10] write alert, level: fatal, "
      + "description: certificate unknown",
  ])
  func boringSSLWithoutAReason(text: String) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.program == "Apple's BoringSSL" && log.layer.contains("Network.framework"))
    #expect(!log.meaning.contains("The app sees"), "\(log.meaning)")
  }

  @Test func theKeyUsageIsNoMatterOfTrustForApple() throws {
    let text =
      "boringssl_context_error_print(1863) [C5] error:100003f2:SSL routines:OPENSSL_internal:"
      + "KEY_USAGE_BIT_INCORRECT"
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.meaning.contains("iOS 18.4"), "\(log.meaning)")
    #expect(log.whatToDo.first?.contains("digitalSignature") == true)
  }

  /// The host is the quoted word of a sentence that is known, and no other quoted word.
  @Test(arguments: [
    (
      "Das Zertifikat f\u{fc}r diesen Server ist ung\u{fc}ltig. Eventuell wird eine Verbindung zu einem "
        + "Server aufgebaut, der vorgibt, \u{201e}api.example.de\u{201c} zu sein.", "api.example.de"
    ),
    (
      "Le certificat de ce serveur n\u{2019}est pas valide. Il se peut que vous vous connectiez \u{e0} un "
        + "serveur qui pr\u{e9}tend \u{ea}tre \u{ab}\u{a0}api.example.fr\u{a0}\u{bb}.",
      "api.example.fr"
    ),
    (
      "Le certificat de ce serveur n'est pas valide, \u{ab} api.example.fr:8443 \u{bb}",
      "api.example.fr:8443"
    ),
    ("このサーバの証明書は無効です。“api.example.jp”に接続", "api.example.jp"),
    ("このサーバの証明書は無効です。「api.example.jp」に接続", "api.example.jp"),
    ("此服务器的证书无效。您可能正在连接到一个伪装成“api.example.cn”的服务器", "api.example.cn"),
    ("서버에 연결할 수 없습니다. ‘api.example.kr’", "api.example.kr"),
    ("Сертификат для данного сервера недействителен. «api.example.ru»", "api.example.ru"),
    ("Das Zertifikat f\u{fc}r diesen Server ist ung\u{fc}ltig. \u{201e}Mein Programm\u{201c}", nil),
    ("Das Programm \u{201e}api.example.de\u{201c} meldet: NSURLErrorDomain", nil),
    (
      "Das Zertifikat f\u{fc}r diesen Server ist ung\u{fc}ltig.\" UserInfo={a=\u{201e}b.example\u{201c}}",
      nil
    ),
  ])
  func aSentenceInAnotherLanguageNamesTheServer(sentence: String, server: String?) {
    let text = "Error Domain=NSURLErrorDomain Code=-1202 \"" + sentence
    #expect(ErrorDictionary.answer(to: text).synopsis?.server == server)
  }

  /// A root above the server's certificate that is named as not trusted: no self-signed certificate.
  @Test(arguments: [
    "Certificate 1 \"Corp Root CA\" has errors: Root is not trusted",
    "Certificate 2 \u{201c}Corp Root CA\u{201d} has errors: Root is not trusted;",
    "Error Domain=NSOSStatusErrorDomain Code=-67843 \"\u{201c}api.example\u{201d} certificate is not "
      + "trusted\" UserInfo={NSUnderlyingError=0x6 {Error Domain=NSOSStatusErrorDomain Code=-67843 "
      + "\"Certificate 1 \u{201c}Corp Root CA\u{201d} has errors: Root is not trusted;\"}}",
  ])
  func theUntrustedRootIsNamed(text: String) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.causes.first?.contains("not trusted: Corp Root CA.") == true, "\(log.causes)")
    #expect(!log.causes.contains { $0.contains("self-signed") }, "\(log.causes)")
  }

  @Test func theServersOwnCertificateIsNoRoot() throws {
    let text =
      "Error Domain=NSOSStatusErrorDomain Code=-67843 \"x\" UserInfo={\"Certificate 0 "
      + "\u{201c}api.example\u{201d} has errors: Root is not trusted;\"}"
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(!log.causes.contains { $0.contains("names the root") }, "\(log.causes)")
  }

  /// A client that sent the alert refused the server, whatever Apple's name for the alert's status says.
  @Test(arguments: ["bad certificate", "certificate unknown", "unknown CA", "certificate expired"])
  func theAlertThatTheClientWroteIsAboutTheServer(alert: String) throws {
    let text =
      "boringssl_context_handle_fatal_alert(1991) [C3:1][0x1] write alert, level: fatal, "
      + "description: \(alert)\nNSURLSession/NSURLConnection HTTP load failed "
      + "(kCFStreamErrorDomainSSL, -9825)"
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.command == "trusteval HOST")
    #expect(log.meaning.hasPrefix("This client sent the alert to the server."), "\(log.meaning)")
    let said = ([log.meaning] + log.causes + log.whatToDo).joined(separator: " ")
    #expect(
      !said.contains("client's certificate") && !said.contains("client authentication"), "\(said)")
    #expect(!log.causes.isEmpty && !said.contains("identity"), "\(said)")
  }
}
