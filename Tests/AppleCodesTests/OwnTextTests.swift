import Testing
import TrustModel

@testable import AppleCodes

/// What an entry advises fits the sentence that it begins with.
@Suite struct OwnTextTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    /// Words of its causes or advice.
    let says: [String]
    /// Words that would say the opposite.
    let never: [String]
    var hasCodes = false
    var testDescription: String { String(text.prefix(70)) }
  }

  @Test(arguments: [
    Case(
      text: "SSLHandshakeException: No appropriate protocol (protocol is disabled or cipher suites "
        + "are inappropriate)", says: ["jdk.tls.client.protocols"], never: ["Bring the server"]),
    Case(
      text: "ServerTrustFailureReason.noRequiredEvaluator(host: \"api.example.com\")",
      says: ["Add an evaluator"], never: ["Update the pins", "key changed"]),
    Case(
      text:
        "AH01906: api:443:0 server certificate is a CA certificate (BasicConstraints: CA == TRUE)",
      says: ["CA:FALSE"], never: ["CA:TRUE; keyUsage", "not marked as an authority"]),
    Case(
      text: "MOZILLA_PKIX_ERROR_CA_CERT_USED_AS_END_ENTITY", says: ["CA:FALSE"],
      never: ["with basicConstraints = critical, CA:TRUE"]),
    Case(text: "X509_V_ERR_INVALID_NON_CA", says: ["CA:FALSE"], never: []),
    Case(
      text: "java.security.cert.CertPathValidatorException: TLS Server certificate issued after "
        + "2024-11-12 and anchored by a distrusted legacy Entrust root CA: CN=Entrust Root",
      says: ["jdk.security.caDistrustPolicies"], never: ["private", "self-signed", "intercept"],
      hasCodes: true),
    Case(
      text: "SEC_ERROR_OCSP_OLD_RESPONSE", says: ["does not renew", "clock is fast"],
      never: ["slow", "names no responder"], hasCodes: true),
    Case(
      text: "SEC_ERROR_OCSP_FUTURE_RESPONSE", says: ["clock is slow"], never: ["does not renew"],
      hasCodes: true),
    Case(
      text: "invalid peer certificate: UnknownRevocationStatus", says: ["the lists of all"],
      never: ["Staple OCSP"], hasCodes: true),
    Case(
      text: "ExpiredRevocationList", says: ["-nextupdate"], never: ["Staple OCSP"], hasCodes: true),
    Case(
      text: "SEC_ERROR_REUSED_ISSUER_AND_SERIAL", says: ["certificate manager"],
      never: ["copying"], hasCodes: true),
    Case(
      text:
        "no \"ssl_certificate\" is defined in server listening on SSL port while SSL handshaking",
      says: ["names the certificate"], never: ["cipher", "client certificate is required"]),
    Case(
      text: "remote error: tls: no application protocol", says: ["HTTP/2"],
      never: ["cipher suites", "AES-GCM"], hasCodes: true),
    Case(
      text: "tls: client requested unsupported application protocols ([\"foo\"])", says: ["HTTP/2"],
      never: ["AES-GCM"], hasCodes: true),
    Case(
      text: "[SSL: NO_CIPHERS_AVAILABLE] no ciphers available (_ssl.c:997)",
      says: ["list of cipher suites"], never: ["Let the server offer"]),
    Case(
      text: "ERR_SSL_BAD_RECORD_MAC_ALERT", says: ["alters or cuts"], never: ["cipher suite"],
      hasCodes: true),
    Case(
      text: "ERR_TLS13_DOWNGRADE_DETECTED", says: ["middle box that inspects TLS"],
      never: ["An old server with TLS 1.0"]),
    Case(
      text: "ValueError: check_hostname requires server_hostname", says: ["Pass server_hostname"],
      never: ["Reissue the certificate"]),
    Case(
      text: "ERR_SSL_CLIENT_AUTH_CERT_NO_PRIVATE_KEY", says: ["without its private key"],
      never: ["alert"]),
    Case(
      text: "ERR_SSL_CLIENT_AUTH_PRIVATE_KEY_ACCESS_DENIED", says: ["may not use the key"],
      never: ["alert"]),
    Case(
      text: "SEC_E_INTERNAL_ERROR", says: ["this machine"],
      never: ["front end", "server's own log"]),
    Case(
      text: "ERR_SSL_KEY_USAGE_INCOMPATIBLE", says: ["digitalSignature"],
      never: ["An issuing certificate without"], hasCodes: true),
    Case(
      text: "ERR_SSL_VERSION_OR_CIPHER_MISMATCH", says: ["no cipher suite", "TLS 1.2"], never: [],
      hasCodes: true),
    Case(
      text: "unable to load SSL private key from PEM file '/etc/haproxy/a.pem'.",
      says: ["one PEM file", "FILE.key"], never: ["openssl x509 -inform DER"]),
    Case(
      text: "error:0909006C:PEM routines:get_name:no start line",
      says: ["openssl pkey -inform DER"], never: []),
    Case(
      text: "x509: cannot validate certificate for 10.0.0.7 because it doesn't contain any IP SANs",
      says: ["as an IP address among its subject alternative names"], never: ["with every name"],
      hasCodes: true),
    Case(
      text: "No subject alternative names matching IP address 10.0.0.7 found",
      says: ["as an IP address among its subject alternative names"], never: ["with every name"],
      hasCodes: true),
    Case(
      text:
        "status=deferred (TLS is required, but was not offered by host mx.example.com[192.0.2.4])",
      says: ["STARTTLS", "firewall"], never: ["database", "PostgreSQL"]),
    Case(
      text: "status=deferred (Cannot start TLS: handshake failure)", says: ["SSL_connect error"],
      never: ["App Transport Security"]),
    Case(
      text: "javax.net.ssl.SSLHandshakeException: General SSLEngine problem", says: ["Caused by"],
      never: ["App Transport Security"]),
    Case(
      text: "NotTimeNested", says: ["beyond those of its issuer"], never: ["825 days"]),
    Case(
      text: "MOZILLA_PKIX_ERROR_MITM_DETECTED", says: ["antivirus"],
      never: ["change to an authority that all clients trust"], hasCodes: true),
    Case(
      text: "doveconf: Fatal: ssl enabled, but ssl_cert not set", says: ["ssl_cert ="],
      never: ["DER or PKCS#12"]),
    Case(
      text: "curl: (77) error setting certificate verify locations:  CAfile: /etc/ssl/a.crt",
      says: ["--cacert"], never: ["Java", "keytool"]),
    Case(
      text: "psql: error: connection to server at \"db.example.com\", port 5432 failed: root "
        + "certificate file \"/home/u/.postgresql/root.crt\" does not exist", says: ["sslrootcert"],
      never: ["Java", "keytool"]),
    Case(
      text: "Unable to establish SSL connection.", says: ["certificate was refused"],
      never: ["App Transport Security"]),
    Case(
      text: "PHP Warning: file_get_contents(): Failed to enable crypto in /a.php on line 3",
      says: ["certificate was refused"], never: ["App Transport Security"]),
    Case(
      text: "curl: (7) Failed to connect to api.example.com port 443 after 3 ms: No route to host",
      says: ["VPN"], never: ["nothing took the connection", "is not running"], hasCodes: true),
    Case(
      text: "Error: received fatal alert: NoApplicationProtocol", says: ["HTTP/2"], never: ["Java"],
      hasCodes: true),
    Case(
      text:
        "curl: (28) Failed to connect to api.example.com port 443 after 75012 ms: Connection timed "
        + "out", says: ["drops the packets"],
      never: ["nothing took the connection", "is not running"],
      hasCodes: true),
  ])
  func adviceFitsTheSentence(entry: Case) throws {
    guard case .found(let entries) = ErrorDictionary.answer(to: entry.text).lookup else {
      Issue.record("nothing is found")
      return
    }
    let first = try #require(entries.first)
    let advice = ([first.meaning] + first.causes + first.howToFindOut + first.whatToDo)
      .joined(separator: "\n")
    for words in entry.says { #expect(advice.contains(words), "\(advice)") }
    for words in entry.never { #expect(!advice.contains(words), "\(advice)") }
    #expect(!first.codes.isEmpty == entry.hasCodes, "\(first.codes)")
  }

  /// Each text belongs to an entry, and has all parts.
  @Test func everyTextHasItsEntry() {
    let titles = Set(Catalogue.shared.items.map(\.title))
    for (title, text) in OwnText.byTitle {
      #expect(titles.contains(title), "\(title)")
      #expect(
        !text.causes.isEmpty && !text.howToFindOut.isEmpty && !text.whatToDo.isEmpty, "\(title)")
    }
    #expect(OwnText.byTitle.count >= 25)
  }

  /// A server's own certificate, and not one that a client showed.
  @Test(arguments: [
    "nginx: [emerg] SSL_CTX_use_certificate(\"/etc/nginx/c.pem\") failed (SSL: error:0A00018F:SSL "
      + "routines::ee key too small)",
    "nginx: [emerg] SSL_CTX_use_certificate(\"/a/very/long/path/to/some/directory/of/a/volume/that/is/"
      + "mounted/at/nginx/c.pem\") failed (SSL: error:0A00018F:SSL routines::ee key too small)",
    "ssl.SSLError: [SSL: CA_MD_TOO_WEAK] ca md too weak (_ssl.c:4025)",
    "curl: (58) could not load PEM client certificate from a.pem, OpenSSL error error:0A00018F:SSL "
      + "routines::ee key too small",
    "nginx: [emerg] SSL_CTX_use_certificate(\"c.pem\") failed (SSL: error:0A00018E:SSL routines::ca md "
      + "too weak)",
  ])
  func theProgramsOwnCertificate(text: String) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.command == "trusteval verify FILE")
    #expect(!log.meaning.contains("a client showed"))
  }

  /// Nothing is promised of words that have no entry.
  @Test(arguments: [
    (
      "javax.net.ssl.SSLHandshakeException: the quux has no frobnicator",
      "Nothing else that the text"
    ),
    ("curl: (35) error:0A000XXX:SSL routines::quux problem", "'quux problem'"),
    (
      "SSL_do_handshake() failed (SSL: error:0A0FFFFF:SSL routines:ssl3_foo:made up reason) while SSL "
        + "handshaking", "'made up reason'"
    ),
  ])
  func unknownWordsAreSaidToBeUnknown(text: String, words: String) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    let advice = try #require(log.whatToDo.first)
    #expect(advice.contains(words) && advice.contains("in this dictionary"), "\(advice)")
    #expect(!log.whatToDo.contains { $0.contains("Look up the words") })
  }

  /// The name of a reason that is not known comes alone, without what any failed handshake can mean.
  @Test func anUnknownReasonIsNoGuess() throws {
    let text =
      "[boringssl] boringssl_session_handshake_error_print(111) [C1.1:2][0x1] Error: 4378:error:"
      + "100000ae:SSL routines:OPENSSL_internal:FOOBAR:/ssl/x.cc:1:"
    guard case .found(let entries) = ErrorDictionary.answer(to: text).lookup else {
      Issue.record("nothing is found")
      return
    }
    #expect(entries.count == 1 && entries[0].meaning.contains("does not know"))
    #expect(!entries[0].causes.contains { $0.contains("App Transport Security") })
  }

  /// What the security tool prints is about files.
  @Test func theSecurityToolEvaluatesFiles() throws {
    let text = "Cert Verify Result: CSSMERR_TP_NOT_TRUSTED"
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.command == "trusteval verify FILE --server-name NAME")
  }

  /// Near numbers of the same family are named, and the domain is explained behind the number.
  @Test func anUnknownNumberHasItsDomain() throws {
    guard
      case .found(let entries) = ErrorDictionary.answer(
        to: "Error Domain=NSURLErrorDomain Code=-1208 \"x\""
      ).lookup
    else {
      Issue.record("nothing is found")
      return
    }
    #expect(entries.map(\.title) == ["NSURLErrorDomain -1208", "NSURLErrorDomain"])
    #expect(entries[0].meaning.contains("is not in this dictionary"))
    #expect(entries[0].meaning.contains("-1206 NSURLErrorClientCertificateRequired"))
  }

  /// A known code beside it is the answer, and not the number that is not known.
  @Test func aKnownCodeComesBeforeAnUnknownOne() throws {
    let text = "Error Domain=NSURLErrorDomain Code=-1299 UserInfo={_kCFStreamErrorCodeKey=-9843}"
    guard case .found(let entries) = ErrorDictionary.answer(to: text).lookup else {
      Issue.record("nothing is found")
      return
    }
    #expect(entries.first?.title == "errSSLHostNameMismatch")
  }

  /// Whoever sent illegal_parameter, the log says so; the key usage is a cause only where this client did.
  @Test func illegalParameterHasTwoSenders() throws {
    let line = "[boringssl] boringssl_context_handle_fatal_alert(2170) [C1.1:2][0x10] "
    let alert = " alert, level: fatal, description: illegal parameter\n"
    let log = "Connection 1: failed to connect 3:-9830, reason -1"
    let own = try #require(ErrorDictionary.answer(to: line + "write" + alert + log).synopsis)
    #expect(own.meaning.hasPrefix("This client sent the alert"))
    #expect(own.causes.first?.contains("iOS 18.4") == true)
    #expect(own.whatToDo.first?.contains("digitalSignature") == true)
    let text = line + "read" + alert
    guard case .found(let entries) = ErrorDictionary.answer(to: text).lookup else {
      Issue.record("nothing is found")
      return
    }
    #expect(entries.first?.meaning.hasPrefix("The server sent the alert") == true)
    #expect(entries.first?.causes.contains { $0.contains("iOS 18.4") } == false)
  }

  /// The code is either side's; a log of a client that ended so can be looked up.
  @Test func theKeyUsageIsACauseOf9830() throws {
    guard case .found(let entries) = ErrorDictionary.answer(to: "-9830").lookup else {
      Issue.record("nothing is found")
      return
    }
    #expect(entries.first?.meaning.contains("Alert of the peer") == false)
    #expect(entries.first?.causes.first?.contains("key usage") == true)
    guard case .found(let logs) = ErrorDictionary.answer(to: "L149").lookup else {
      Issue.record("the log is not found")
      return
    }
    #expect(logs.first?.evidence == "https://developer.apple.com/forums/thread/780430")
  }
}
