import Rendering
import Testing
import TrustModel

@testable import AppleCodes

/// Logs of programs other than Apple's: which program wrote them, about which server, and what to
/// run next.
@Suite struct OtherLogTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let side: LogSynopsis.Side?
    let server: String?
    let command: String
    var testDescription: String { String(text.prefix(70)) }
  }

  private static let nginx =
    "2026/11/21 09:14:03 [info] 21#21: *9 SSL_do_handshake() failed (SSL: error:0A000418:SSL "
    + "routines::tlsv1 alert unknown ca:SSL alert number 48) while SSL handshaking"

  @Test(
    arguments: [
      Case(
        text: nginx + ", client: 10.0.12.2, server: www.example", side: .server,
        server: "www.example", command: "trusteval www.example"),
      Case(
        text: nginx + ", client: 10.0.12.2, server: 0.0.0.0:443", side: .server, server: nil,
        command: "trusteval HOST"),
      Case(
        text: nginx + " to upstream, client: 10.0.12.2, server: www.example, request: \"GET / "
          + "HTTP/1.1\", upstream: \"https://10.0.12.3:8443/\", host: \"www.example\"",
        side: .client, server: "10.0.12.3:8443",
        command: "trusteval 10.0.12.3:8443 --client-cert FILE"),
      Case(
        text:
          "upstream SSL certificate does not match \"backend.example\" while SSL handshaking to "
          + "upstream, client: 10.0.12.2, server: www.example, upstream: \"https://10.0.12.3:8443/\"",
        side: .client, server: "backend.example:8443",
        command: "trusteval backend.example:8443 --connect-to 10.0.12.3"),
      Case(
        text: "postfix/smtpd[1]: SSL_accept error from unknown[10.0.12.2]: -1\npostfix/smtpd[1]: "
          + "warning: TLS library problem: error:0A000418:SSL routines::tlsv1 alert unknown ca:",
        side: .server, server: nil, command: "trusteval HOST:25 --starttls smtp"),
      Case(
        text: "postfix/submission/smtpd[1]: warning: TLS library problem: error:0A000418:SSL "
          + "routines::tlsv1 alert unknown ca:", side: .server, server: nil,
        command: "trusteval HOST:587 --starttls smtp"),
      Case(
        text: "postfix/smtps/smtpd[1]: warning: TLS library problem: error:0A000418:SSL "
          + "routines::tlsv1 alert unknown ca:", side: .server, server: nil,
        command: "trusteval HOST:465"),
      Case(
        text: "postfix/smtp[3]: Untrusted TLS connection established to mx.example[192.0.2.25]:25: "
          + "TLSv1.3 with cipher A", side: .client, server: "mx.example:25",
        command: "trusteval mx.example:25 --starttls smtp"),
      Case(
        text:
          "postfix/smtp[3]: 4D5E6F: to=<a@b.example>, relay=mx.example[192.0.2.25]:25, delay=1, "
          + "status=deferred (Server certificate not trusted)", side: .client,
        server: "mx.example:25", command: "trusteval mx.example:25 --starttls smtp"),
      Case(
        text: "dovecot: imap-login: Disconnected: user=<>, rip=10.0.12.2, lip=192.0.2.10, TLS "
          + "handshaking: SSL_accept() failed: error:0A000418:SSL routines::tlsv1 alert unknown ca",
        side: .server, server: "192.0.2.10",
        command: "trusteval 192.0.2.10:143 --starttls imap"),
      Case(
        text: "curl: (60) SSL: no alternative certificate subject name matches target host name "
          + "'api.example'", side: .client, server: "api.example",
        command: "trusteval api.example"),
      Case(
        text: "* Connected to api.example (192.0.2.1) port 8443 (#0)\n* TLSv1.3 (OUT), TLS alert, "
          + "unknown CA (560):", side: .client, server: "api.example:8443",
        command: "trusteval api.example:8443"),
      Case(
        text: "curl: (35) OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to api.example:8443",
        side: .client, server: "api.example:8443", command: "trusteval api.example:8443"),
      Case(
        text: "An error occurred during a connection to https://api.example:8443/.\nError code: "
          + "SSL_ERROR_INTERNAL_ERROR_ALERT", side: nil, server: "api.example:8443",
        command: "trusteval api.example:8443"),
      Case(
        text: "https://api.example/ uses an invalid security certificate.\nError code: "
          + "SEC_ERROR_UNKNOWN_ISSUER", side: .client, server: "api.example",
        command: "trusteval api.example"),
      Case(
        text: "Get \"https://api.example:8443/v1\": tls: failed to verify certificate: x509: "
          + "certificate signed by unknown authority", side: .client, server: "api.example:8443",
        command: "trusteval api.example:8443"),
      Case(
        text: "x509: certificate is valid for www.example, example, not api.example",
        side: .client, server: "api.example", command: "trusteval api.example"),
      Case(
        text: "http: TLS handshake error from 10.0.12.7:52144: remote error: tls: bad certificate",
        side: .server, server: nil, command: "trusteval HOST"),
      Case(
        text: "http: TLS handshake error from 10.0.12.7:52144: tls: failed to verify certificate: "
          + "x509: certificate signed by unknown authority", side: .server, server: nil,
        command: "trusteval verify FILE --purpose client"),
      Case(
        text:
          "HTTPSConnectionPool(host='api.example', port=8443): Max retries exceeded with url: / "
          + "(Caused by SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] "
          + "certificate verify failed: self-signed certificate (_ssl.c:1006)')))", side: .client,
        server: "api.example:8443", command: "trusteval api.example:8443"),
      Case(
        text: "Caused by: java.security.cert.CertificateException: No subject alternative DNS name "
          + "matching api.example found.", side: nil, server: "api.example",
        command: "trusteval api.example"),
      Case(
        text: "Error [ERR_TLS_CERT_ALTNAME_INVALID]: Hostname/IP does not match certificate's "
          + "altnames: Host: api.example. is not in the cert's altnames: DNS:www.example",
        side: .client, server: "api.example", command: "trusteval api.example"),
      Case(
        text: "psql: error: connection to server at \"db.example\" (192.0.2.54), port 5432 failed: "
          + "SSL error: certificate verify failed", side: .client, server: "db.example:5432",
        command: "trusteval db.example:5432 --starttls postgres"),
      Case(
        text: "$ openssl s_client -connect 192.0.2.7:8443 -servername api.example\n"
          + "CONNECTED(00000003)\nverify error:num=20:unable to get local issuer certificate",
        side: .client, server: "api.example:8443",
        command: "trusteval api.example:8443 --connect-to 192.0.2.7"),
      Case(
        text: "TLS server: In state certify received CLIENT ALERT: Fatal - Unknown CA",
        side: .server, server: nil, command: "trusteval HOST"),
      Case(
        text: "fatal: unable to access 'https://git.example:3000/a.git/': SSL certificate problem: "
          + "unable to get local issuer certificate", side: .client, server: "git.example:3000",
        command: "trusteval git.example:3000"),
      Case(
        text: "You cannot visit api.example right now because the website uses HSTS. "
          + "NET::ERR_CERT_AUTHORITY_INVALID", side: nil, server: "api.example",
        command: "trusteval api.example"),
      Case(
        text: "error:0A000418:SSL routines::tlsv1 alert unknown ca:SSL alert number 48", side: nil,
        server: nil, command: "trusteval HOST"),
      Case(
        text: "javax.net.ssl.SSLHandshakeException: Received fatal alert: certificate_unknown",
        side: nil, server: nil, command: "trusteval HOST"),
      Case(
        text: "javax.net.ssl.SSLHandshakeException: Received fatal alert: certificate_required",
        side: nil, server: nil, command: "trusteval HOST --client-cert FILE"),
      Case(
        text:
          "CN = www.example\nerror 20 at 0 depth lookup: unable to get local issuer certificate\n"
          + "error server.pem: verification failed", side: nil, server: nil,
        command: "trusteval verify FILE"),
      Case(
        text: "chain.pem: OK\nChain:\ndepth=0: CN = www.example (untrusted)", side: nil,
        server: nil,
        command: "trusteval verify FILE"),
      Case(
        text:
          "2026/11/21 09:00:00 [emerg] 1#1: SSL_CTX_use_PrivateKey(\"/etc/k.pem\") failed (SSL: "
          + "error:05800074:x509 certificate routines::key values mismatch)", side: .server,
        server: nil, command: "trusteval verify FILE"),
      Case(
        text: "Error: imapc(mail.example:143): Received invalid SSL certificate: certificate has "
          + "expired", side: .client, server: "mail.example:143",
        command: "trusteval mail.example:143 --starttls imap"),
      Case(
        text: "curl: (60) SSL certificate problem: certificate has expired\nMore details here: "
          + "https://curl.se/docs/sslcerts.html", side: .client, server: nil,
        command: "trusteval HOST"),
      Case(
        text: "cURL error 60: SSL certificate problem: certificate has expired (see "
          + "https://curl.haxx.se/libcurl/c/libcurl-errors.html) for https://api.example/v1",
        side: .client, server: "api.example", command: "trusteval api.example"),
      Case(
        text:
          "OpenSSL::SSL::SSLError: hostname \"api.example\" does not match the server certificate",
        side: nil, server: "api.example", command: "trusteval api.example"),
      Case(
        text:
          "SSL_connect returned=1 errno=0 peeraddr=192.0.2.1:8443 state=error: certificate verify "
          + "failed (certificate has expired)", side: .client, server: "192.0.2.1:8443",
        command: "trusteval 192.0.2.1:8443"),
      Case(
        text: "SocketException: Failed host lookup: 'api.example' (OS Error: No address associated "
          + "with hostname, errno = 7)", side: nil, server: "api.example",
        command: "trusteval api.example"),
      Case(
        text: "Acceptable client certificate CA names\nC = US, O = Example, CN = Example CA",
        side: nil, server: nil, command: "trusteval HOST --client-cert FILE"),
      Case(
        text:
          "Get \"https://10.0.0.7:6443/version\": tls: failed to verify certificate: x509: cannot "
          + "validate certificate for 10.0.0.7 because it doesn't contain any IP SANs",
        side: .client, server: "10.0.0.7:6443", command: "trusteval 10.0.0.7:6443"),
      Case(
        text:
          "SSLError: HTTPSConnectionPool(host='w.example', port=8443): Max retries (certificate "
          + "verify failed: Hostname mismatch, certificate is not valid for 'w.example'.",
        side: .client, server: "w.example:8443", command: "trusteval w.example:8443"),
      Case(
        text:
          "read 192.0.2.7:50122->192.0.2.7:8443: cannot validate certificate for 192.0.2.7 because "
          + "it doesn't contain any IP SANs", side: nil, server: "192.0.2.7:8443",
        command: "trusteval 192.0.2.7:8443"),
      Case(
        text:
          "javax.net.ssl.SSLException: failed to connect to a.example/192.0.2.1 (port 8443) from "
          + "/10.0.0.2 (port 40112): Connection refused", side: nil, server: "a.example:8443",
        command: "trusteval a.example:8443"),
      Case(
        text:
          "System.err: java.net.UnknownServiceException: CLEARTEXT communication to a.example not "
          + "permitted by network security policy", side: .client, server: "a.example",
        command: "trusteval a.example"),
      Case(
        text: "SSLPeerUnverifiedException: Certificate pinning failure!\n  Pinned certificates for "
          + "a.example:\n    sha256/AAAA=", side: .client, server: "a.example",
        command: "trusteval a.example --pin sha256//BASE64"),
      Case(
        text: "ServerTrustFailureReason.certificatePinningFailed(host: \"a.example\", trust: <x>)",
        side: nil, server: "a.example", command: "trusteval a.example --pin sha256//BASE64"),
      Case(
        text:
          "Firefox does not trust this site because it uses a certificate that is not valid for "
          + "box.lan:8443. Error code: SSL_ERROR_BAD_CERT_DOMAIN", side: nil,
        server: "box.lan:8443",
        command: "trusteval box.lan:8443"),
      Case(
        text:
          "Error: InvalidCertificate(NotValidForNameContext { expected: DnsName(\"a.example\"), "
          + "presented: [\"DnsName(\\\"b.example\\\")\"] })", side: nil, server: "a.example",
        command: "trusteval a.example"),
      Case(
        text: "Hacker könnten versuchen, Ihre Daten von a.example zu stehlen\n"
          + "NET::ERR_CERT_DATE_INVALID", side: nil, server: "a.example",
        command: "trusteval a.example"),
      Case(
        text: "Error: connect ETIMEDOUT 10.0.0.18:9843", side: nil, server: "10.0.0.18:9843",
        command: "trusteval 10.0.0.18:9843"),
      Case(
        text:
          "{failed_connect,[{to_address,{\"a.example\",8443}},{inet,[inet],{tls_alert,{unknown_ca,"
          + "\"TLS client: In state certify generated CLIENT ALERT: Fatal - Unknown CA\"}}}]}",
        side: .client, server: "a.example:8443", command: "trusteval a.example:8443"),
      Case(
        text:
          "curl: (60) SSL: certificate subject name 'a.example' does not match target ipv4 address "
          + "'10.1.1.1'", side: .client, server: "10.1.1.1", command: "trusteval 10.1.1.1"),
      Case(
        text:
          "[ERROR] CertVerifyProcBuiltin for a.example failed:\nERROR: No matching issuer found",
        side: .client, server: "a.example", command: "trusteval a.example"),
      Case(
        text: "curl: (58) could not load PEM client certificate from client.pem, OpenSSL error: no "
          + "certificate assigned", side: .client, server: nil, command: "trusteval verify FILE"),
      Case(
        text: "SSL_CTX_use_certificate_file: error:0A00018F:SSL routines::ee key too small",
        side: nil,
        server: nil, command: "trusteval verify FILE"),
      Case(
        text: "http: TLS handshake error from 10.0.0.2:5: tls: client offered only unsupported "
          + "versions: [302 301]", side: .server, server: nil, command: "trusteval HOST"),
      Case(
        text: "*  subject: CN=api.example\n*  SSL certificate verify ok.\n> GET / HTTP/1.1",
        side: .client, server: nil, command: "trusteval HOST"),
      // OpenLDAP's numbers tell StartTLS (-11) from TLS that begins at once (-1).
      Case(
        text:
          "TLS: peer cert untrusted or revoked (0x42)\nTLS: can't connect: (unknown error code).\n"
          + "ldap_sasl_bind(SIMPLE): Can't contact LDAP server (-1)", side: .client, server: nil,
        command: "trusteval HOST:636"),
      Case(
        text: "TLS: peer cert untrusted or revoked (0x42)\nldap_start_tls: Connect error (-11)\n"
          + "\tadditional info: (unknown error code)", side: .client, server: nil,
        command: "trusteval HOST:389 --starttls ldap"),
      Case(
        text: "ldap_bind: Can't contact LDAP server (-1)\n\tadditional info: error:0A000086:SSL "
          + "routines::certificate verify failed (certificate has expired)", side: .client,
        server: nil, command: "trusteval HOST:636"),
      // What OpenSSL itself does not have is asked of it, not of a server or a certificate.
      Case(
        text: "Error: error:0308010C:digital envelope routines::unsupported\n  library: 'digital "
          + "envelope routines',\n  code: 'ERR_OSSL_EVP_UNSUPPORTED'", side: nil, server: nil,
        command: "npm ls webpack"),
      Case(
        text: "40A7D1E5C47F0000:error:0308010C:digital envelope routines:inner_evp_generic_fetch:"
          + "unsupported:evp_fetch.c:349:Global default library context, Algorithm (RC2-40-CBC : 0)",
        side: nil, server: nil, command: "openssl pkcs12 -legacy -info -noout -in FILE"),
      Case(
        text: "node: error:0308010C:digital envelope routines::unsupported", side: nil, server: nil,
        command: "openssl list -providers"),
      // A connection that a client opened: the certificate is the client's.
      Case(
        text: "{\"s\":\"E\",\"c\":\"NETWORK\",\"id\":23256,\"ctx\":\"conn12\",\"msg\":\"SSL peer "
          + "certificate validation failed\",\"attr\":{\"error\":\"self signed certificate\"}}",
        side: .server, server: nil, command: "trusteval verify FILE --purpose client"),
      Case(
        text: "Could not connect to Redis at redis.example:6380: SSL_connect failed: certificate "
          + "verify failed", side: .client, server: "redis.example:6380",
        command: "trusteval redis.example:6380"),
    ] as [Case])
  func whoWroteItAndWhatIsNext(_ example: Case) throws {
    let log = try #require(ErrorDictionary.answer(to: example.text).synopsis)
    #expect(log.side == example.side, "\(log.sideEvidence ?? "")")
    #expect(log.server == example.server)
    #expect(log.command == example.command)
    #expect((log.side == nil) == (log.sideEvidence == nil))
  }

  /// An alert in a server's log means that the client refused the server, and the other way round.
  @Test(
    arguments: [
      (nginx + ", client: 10.0.12.2, server: www.example", "the client refused the server's"),
      (nginx + " to upstream, client: 10.0.12.2", "authority of the client's certificate"),
      (
        "haproxy[1]: 10.0.12.2:52144 [x] https-in/1: SSL handshake failure (error:0A000418:SSL "
          + "routines::tlsv1 alert unknown ca)", "the client refused the server's"
      ),
      (
        "AH02008: SSL library error 1 in handshake (server www.example:443)\nSSL Library Error: "
          + "error:0A000418:SSL routines::tlsv1 alert unknown ca (SSL alert number 48)",
        "the client refused the server's"
      ),
      (
        "sendmail[2]: STARTTLS=client, error: connect failed=-1, reason=tlsv1 alert unknown ca",
        "authority of the client's certificate"
      ),
      (
        "http: TLS handshake error from 10.0.12.7:5: remote error: tls: unknown certificate authority",
        "the client refused the server's"
      ),
      (
        "requests.exceptions.SSLError: [SSL: TLSV1_ALERT_UNKNOWN_CA] tlsv1 alert unknown ca (_ssl.c:2)",
        "authority of the client's certificate"
      ),
      (
        "{tls_alert,{unknown_ca,\"TLS client: In state certify generated CLIENT ALERT: Fatal - Unknown CA\"}}",
        "the client refused the server's"
      ),
      (
        "{tls_alert,{unknown_ca,\"TLS client: In state cipher received SERVER ALERT: Fatal - Unknown CA\"}}",
        "authority of the client's certificate"
      ),
      (
        "A fatal alert was generated and sent to the remote endpoint. The TLS protocol defined fatal error code is 40.",
        "sent the alert to the other one"
      ),
      ("LOG3[1]: SSL alert (write): fatal: bad certificate", "sent the alert to the other one"),
      ("SSL3 alert write:fatal:unknown CA", "Sent by a client: the client refused the server's"),
      (
        "SSL_connect:SSL3 alert write:fatal:unknown CA in s_client",
        "This client sent the alert to the server. The client refused the server's"
      ),
      (
        "SSL_connect:SSL3 alert read:fatal:unknown CA in s_client",
        "The server sent the alert to this client."
      ),
      ("eap_tls: (TLS) send TLS 1.2 Alert, fatal unknown_ca", "sent the alert to the other one"),
      (
        "okhttp3: main, SEND TLSv1.2 ALERT:  fatal, description = certificate_unknown",
        "This client sent the alert to the server."
      ),
      (
        "tls: client offered only unsupported versions: [302 301]",
        "a Go server: the client offered"
      ),
      (
        "nginx: send() failed: SSL_do_handshake() failed (SSL: error:14094418:SSL routines:ssl3_read_bytes:tlsv1 alert unknown ca:SSL alert number 48) while SSL handshaking, client: 10.0.0.1",
        "A client sent the alert to this server"
      ),
      (
        "SSL_do_handshake() failed (SSL: error:0A000102:SSL routines::unsupported protocol) while SSL handshaking, client: 10.0.0.2, server: a.example",
        "the client offered only"
      ),
      (
        "SSL_do_handshake() failed (SSL: error:0A000102:SSL routines::unsupported protocol) while SSL handshaking to upstream, client: 10.0.0.2, server: a.example",
        "the server does not have a tls version"
      ),
    ] as [(String, String)])
  func whoRefusedWhom(text: String, meaning: String) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.meaning.lowercased().contains(meaning.lowercased()), "\(log.meaning)")
    guard case .found(let entries) = ErrorDictionary.answer(to: text).lookup else {
      Issue.record("nothing is found")
      return
    }
    #expect(entries.first?.meaning == log.meaning)
    #expect(entries.first?.title == log.title)
  }

  /// Where a text does not say which side an alert came to, the first two causes are one of each.
  @Test(arguments: [
    "Received fatal alert: certificate_unknown", "Received fatal alert: unknown_ca",
    "Received fatal alert: bad_certificate", "Received fatal alert: certificate_expired",
    "remote error: tls: unknown certificate authority", "remote error: tls: bad certificate",
    "remote error: tls: unknown certificate", "tlsv1 alert unknown ca", "certificate_revoked",
    "sslv3 alert certificate unknown", "[SSL: TLSV1_ALERT_UNKNOWN_CA]", "tlsv1 alert decrypt error",
    "ERR_SSL_SSLV3_ALERT_BAD_CERTIFICATE", "sslv3 alert unsupported certificate",
  ])
  func bothReadingsOfAnAlert(text: String) {
    guard case .found(let entries) = ErrorDictionary.answer(to: text).lookup,
      let first = entries.first
    else {
      Issue.record("nothing is found")
      return
    }
    #expect(first.causes.count >= 2)
    let sides = first.causes.prefix(2).map { $0.prefix { $0 != ":" } }
    #expect(sides == ["In a client's log", "In a server's log"], "\(first.causes)")
  }

  /// What the words of an error name comes before what else the failure may come from.
  @Test(arguments: [
    ("x509: certificate relies on legacy Common Name field, use SANs instead", "alternative names"),
    ("crypto/rsa: verification error", "another key"),
    ("No subject alternative names present", "alternative names"),
    (
      "x509: cannot validate certificate for 10.0.0.5 because it doesn't contain any IP SANs",
      "address"
    ),
  ])
  func theNamedCauseIsFirst(text: String, words: String) {
    guard case .found(let entries) = ErrorDictionary.answer(to: text).lookup else {
      Issue.record("nothing is found")
      return
    }
    #expect(entries.first?.causes.first?.contains(words) == true, "\(entries.first?.causes ?? [])")
  }

  /// OpenSSL's number in nginx's line decides what is wrong with the client's certificate.
  @Test(arguments: [
    ("10:certificate has expired", "has expired", "Renew"),
    ("23:certificate revoked", "revoked", "Issue a new certificate with a new key"),
    ("26:unsupported certificate purpose", "issued for something else", "clientAuth"),
    (
      "18:self-signed certificate", "not among those that the server accepts",
      "accept its authority"
    ),
    ("21:unable to verify the first certificate", "not among those", "accept its authority"),
  ])
  func whyNginxRefusesAClient(error: String, cause: String, remedy: String) throws {
    let log = try #require(
      ErrorDictionary.answer(
        to:
          "2026/11/21 09:14:03 [info] 8#8: *12 client SSL certificate verify error: (\(error)) while "
          + "reading client request headers, client: 10.0.12.2"
      ).synopsis)
    #expect(log.title == "client SSL certificate verify error")
    #expect(log.causes.first?.contains(cause) == true, "\(log.causes)")
    #expect(log.whatToDo.first?.contains(remedy) == true, "\(log.whatToDo)")
    #expect(!log.causes.contains { $0.contains("on this client") }, "\(log.causes)")
  }

  /// A line from the end of a Python traceback, too, says what to do.
  @Test func aShortLogSaysWhatToDo() throws {
    let text =
      "ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify "
      + "failed: unable to get local issuer certificate (_ssl.c:1006)"
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(renderLog(log, options: TextOptions(detail: .verbose)).contains("what to do"))
  }

  /// The words that show the side are those of the log, with their signs.
  @Test(arguments: [
    ("haproxy[1]: 10.0.12.2:52144 [x] https-in/1: SSL handshake failure", "haproxy[1]"),
    ("curl: (60) SSL certificate problem: certificate has expired", "curl: (60)"),
    ("nginx: [emerg] cannot load certificate key", "nginx: [emerg]"),
    ("[emerg] 1#1: cannot load certificate \"/etc/ssl/a.pem\"", "[emerg] 1#1"),
    ("http: TLS handshake error from 10.0.12.7:5: EOF", "http: TLS handshake error from"),
    ("* TLSv1.3 (OUT), TLS alert, unknown CA (560):", "(OUT), TLS alert"),
    (
      "CONNECTED(00000003)\ndepth=0 CN = a.example\nverify error:num=18:self-signed certificate",
      "CONNECTED(00000003) depth"
    ),
    (
      "CONNECTED" + String(repeating: "(", count: 200)
        + "3)\nverify error:num=18:self-signed certificate",
      "CONNECTED" + String(repeating: "(", count: 71) + " ..."
    ),
  ])
  func theSideIsQuoted(text: String, words: String) {
    #expect(ErrorDictionary.answer(to: text).synopsis?.sideEvidence == words)
  }

  /// The words of errno, and of libraries, name no program.
  @Test(
    arguments: [
      ("[X] TLS_error: SSL routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED", nil),
      ("something failed: Connection reset by peer", nil),
      (
        "HandshakeException: Handshake error in client (OS Error: CERTIFICATE_VERIFY_FAILED",
        "Dart, Flutter"
      ),
      ("TypeError: Network request failed (x)", "React Native"),
      (
        "leaf: error 20 at 0 depth lookup: unable to get local issuer certificate", "OpenSSL"
      ),
      ("tls: client offered only unsupported versions: [302 301]", "Go"),
      ("x509: certificate signed by unknown authority at host x", "Go"),
      ("error: invalid peer certificate: UnknownIssuer in x", "rustls"),
      (
        "javax.net.ssl.SSLHandshakeException: Trust anchor for certification path not found",
        "Android"
      ),
      ("javax.net.ssl.SSLPeerUnverifiedException: Certificate pinning failure!", "OkHttp"),
      ("javax.net.ssl.SSLPeerUnverifiedException: Hostname a.example not verified: x", "OkHttp"),
      ("W System.err: javax.net.ssl.SSLException: Hostname a.example not verified", "Android"),
      ("W System.err: javax.net.ssl.SSLException: Connection closed by peer", "Android"),
      ("imapc(a.example:993): SSL certificate not received", "Dovecot"),
      ("2026/11/21 [error] 7#7: *1 upstream timed out (110: Connection timed out)", "nginx"),
      (
        "[ssl:emerg] [pid 1] AH02572: Failed to configure at least one certificate and key",
        "Apache httpd"
      ),
      (
        "2026-11-21 09:14:03.120 [notice] <0.1234.0> TLS server: In state certify received CLIENT "
          + "ALERT: Fatal - Unknown CA", "Erlang, Elixir"
      ),
      (
        "2026/11/21 09:14:03 [error] 31#31: *5 SSL_do_handshake() failed (SSL: error:0A000418:SSL "
          + "routines::tlsv1 alert unknown ca)", "nginx"
      ),
      (
        "%3|1709377200.120|FAIL|rdkafka#producer-1| SSL handshake failed: certificate verify failed",
        "librdkafka"
      ),
      ("failed to establish trust with server at [192.0.2.8]; the certificate is", "Elasticsearch"),
    ] as [(String, String?)])
  func theProgram(text: String, program: String?) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.program == program)
  }

  /// Lines of both sides do not say which one an alert is from, except by their own line.
  @Test func bothSidesInOneLog() throws {
    let text = """
      \(Self.nginx), client: 10.0.12.2, server: www.example
      2026/11/21 [error] 31#31: *5 peer closed connection in SSL handshake while SSL handshaking to upstream
      """
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    let side = LogWriter(PastedText(text)).decisive(at: 0)?.mark.side
    #expect(side == .server)
    #expect(!log.meaning.isEmpty)
  }

  /// The answer fits on a screen, and says where the rest is.
  @Test func everyPastedTextFitsAScreen() {
    for (text, title) in pastedTexts {
      guard let log = ErrorDictionary.answer(to: text).synopsis else { continue }
      let answer = renderLog(log, options: TextOptions(detail: .verbose))
      let rows = answer.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(rows <= 22, "\(title): \(rows) rows for \(text)")
      // A long symbol may leave no room for both words on its row.
      let words = answer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains("trusteval explain"))
    }
  }

  /// Where there are several causes, at least two are shown; advice gives way.
  @Test func noCauseIsShownAsTheOnlyOne() {
    for (text, title) in pastedTexts {
      guard let log = ErrorDictionary.answer(to: text).synopsis, log.causes.count > 1 else {
        continue
      }
      let answer = renderLog(log, options: TextOptions(detail: .verbose))
      #expect(
        answer.contains("\n    2 ") || answer.contains("(1 of \(log.causes.count))"),
        "\(title): \(answer)")
    }
  }

  /// Plain http: what the next command tells is said beside it.
  @Test(arguments: [
    "App Transport Security has blocked a cleartext HTTP connection to a.example since it is insecure.",
    "UnknownServiceException: CLEARTEXT communication to a.example not permitted by network security "
      + "policy",
  ])
  func plainHTTPIsAskedOverTLS(text: String) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.server == "a.example")
    #expect(log.whatToDo.first?.contains("tells whether the server answers over TLS") == true)
  }

  /// Every title that a log refers to can be looked up.
  @Test func everyTitleIsAnEntry() {
    for (text, _) in pastedTexts {
      guard let log = ErrorDictionary.answer(to: text).synopsis else { continue }
      for title in [log.title] + log.others.map(\.title) {
        #expect(Catalogue.shared.isName(PastedText(title)), "\(title)")
      }
    }
  }
}
