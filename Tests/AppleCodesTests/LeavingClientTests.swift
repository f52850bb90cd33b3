import Testing
import TrustModel

@testable import AppleCodes

/// Lines of servers whose client did not go on: they are not about a server that vanished.
@Suite struct LeavingClientTests {
  private static let nginx = "2026/11/25 10:00:00 [info] 12#12: *5 "
  private static let client = " while SSL handshaking, client: 10.0.0.9, server: 0.0.0.0:443"
  private static let haproxy = "10.0.0.9:51234 [25/Nov/2026:10:00:00.123] fe-https~/1: "
  private static let go = "2026-11-25T10:00:00Z http: TLS handshake error from 10.0.0.9:51234: "

  @Test(arguments: [
    nginx + "peer closed connection in SSL handshake" + client,
    nginx + "peer closed connection in SSL handshake (104: Connection reset by peer)" + client,
    nginx + "client closed connection" + client,
    nginx + "SSL_do_handshake() failed (SSL: error:0A000126:SSL routines::unexpected eof while "
      + "reading)" + client,
    nginx + "SSL_do_handshake() failed (104: Connection reset by peer)" + client,
    "postfix/smtpd[99]: SSL_accept error from unknown[10.0.0.9]: -1\npostfix/smtpd[99]: warning: "
      + "TLS library problem: error:0A000126:SSL routines::unexpected eof while reading",
    "postfix/smtpd[99]: SSL_accept error from unknown[10.0.0.9]: Connection reset by peer",
    "postfix/smtpd[99]: SSL_accept error from unknown[10.0.0.9]: lost connection",
    "dovecot: imap-login: Disconnected (no auth attempts in 0 secs): user=<>, rip=10.0.0.9, "
      + "lip=10.0.0.1, TLS handshaking: Connection closed",
    "[ssl:info] [client 10.0.0.9:5] AH02008: SSL library error 1 in handshake (server "
      + "www.example.com:443)\n[ssl:info] SSL Library Error: error:0A000126:SSL routines::unexpected "
      + "eof while reading",
    "[ssl:info] [client 10.0.0.9:5] AH02007: SSL handshake stopped: connection was closed",
    haproxy + "Connection closed during SSL handshake",
    haproxy + "Connection error during SSL handshake",
    haproxy + "SSL handshake failure (Connection reset by peer)",
    haproxy + "SSL handshake failure (error:0A000126:SSL routines::unexpected eof while reading)",
    "haproxy[1]: " + haproxy + "Connection closed during SSL handshake",
    go + "EOF", go + "read tcp 10.0.0.1:443->10.0.0.9:51234: read: connection reset by peer",
    "exim[7]: TLS error on connection from [10.0.0.9] (gnutls_handshake): The TLS connection was "
      + "non-properly terminated.",
    "exim[7]: TLS error on connection from [10.0.0.9] (SSL_accept): TCP connection closed by peer",
    "LOG3[1]: SSL_accept: Peer suddenly disconnected",
    "LOG:  could not accept SSL connection: EOF detected",
    "LOG:  could not accept SSL connection: Connection reset by peer",
  ])
  func theClientEndedIt(text: String) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.side == .server, "\(log.sideEvidence ?? "")")
    #expect(log.meaning.contains("client"), "\(log.meaning)")
    #expect(log.causes == Catalogue.shared.failures[.clientLeft]?.causes, "\(log.causes)")
    for words in ["health check", "scanner", "refuses the server's certificate"] {
      #expect(log.causes.contains { $0.contains(words) }, "\(log.causes)")
    }
    #expect(log.whatToDo.first?.contains("ask that side") == true)
    #expect(log.whatToDo.first?.contains("run trusteval HOST") == true)
    guard case .found(let entries) = ErrorDictionary.answer(to: text).lookup else { return }
    #expect(entries.first?.codes.isEmpty == true)
  }

  @Test(arguments: [
    go + "read tcp 10.0.0.1:443->10.0.0.9:51234: i/o timeout",
    haproxy + "Timeout during SSL handshake",
    nginx + "client timed out (110: Connection timed out)" + client,
  ])
  func theClientSentNothing(text: String) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.side == .server)
    #expect(log.causes == Catalogue.shared.failures[.clientSilent]?.causes, "\(log.causes)")
  }

  /// On the client's side the same words are about a server that left.
  @Test(arguments: [
    nginx + "peer closed connection in SSL handshake while SSL handshaking to upstream, client: "
      + "10.0.0.9, server: a.example, upstream: \"https://10.0.0.3:8443/\"",
    "curl: (35) Recv failure: Connection reset by peer",
    "curl: (35) TLS connect error: error:0A000126:SSL routines::unexpected eof while reading",
    "haproxy[1]: Health check for server be/s1 failed, reason: Layer6 invalid response, info: "
      + "\"Connection closed during SSL handshake\"",
    "TLS error on connection to mx.example [192.0.2.1] (SSL_connect): TCP connection closed by "
      + "peer",
    "Get \"https://a.example/\": read tcp 10.0.0.1:5->192.0.2.1:443: read: connection reset by "
      + "peer",
  ])
  func aServerThatLeft(text: String) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.side == .client)
    #expect(!log.causes.contains { $0.contains("health check") }, "\(log.causes)")
    #expect(log.causes.contains { $0.contains("filter or firewall") }, "\(log.causes)")
  }

  /// Other programs' lines behind a server's, in a log that has both: no client left there.
  @Test(arguments: [
    "postfix/smtpd[99]: connect from unknown[10.0.0.9]\nmyapp[7]: cannot reach "
      + "https://api.example.com: Connection reset by peer",
    "Nov 25 10:00:00 host postfix/smtpd[99]: connect from unknown[10.0.0.9]\nNov 25 10:00:01 host "
      + "myapp: cannot reach https://api.example.com: Connection reset by peer",
    "dovecot: imap-login: Login: user=<a>\nrclone: read tcp 10.0.0.1:5->192.0.2.1:443: i/o timeout",
  ])
  func theNextLineIsOfAnotherProgram(text: String) throws {
    guard case .found(let entries) = ErrorDictionary.answer(to: text).lookup else {
      Issue.record("nothing is known of: \(text)")
      return
    }
    for entry in entries {
      #expect(!entry.meaning.contains("The client"), "\(entry.meaning)")
      #expect(!entry.causes.contains { $0.contains("health check") }, "\(entry.causes)")
    }
  }

  @Test(arguments: [
    "postfix/smtpd[99]: connect from unknown[10.0.0.9]\npostfix/smtpd[99]: Connection reset by peer",
    "postfix/smtpd[99]: connect from unknown[10.0.0.9]\n  Connection reset by peer",
  ])
  func theNextLineIsOfTheSameProgram(text: String) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.causes == Catalogue.shared.failures[.clientLeft]?.causes, "\(log.causes)")
  }

  /// A date before the words does not make the line one of HAProxy's frontends.
  @Test(arguments: [
    "25-Nov-2026 17:45:14.123 SEVERE Timeout during SSL handshake",
    "25 Nov 2026 17:45:14,123 [main] ERROR client - Connection closed during SSL handshake",
    "[25/Nov/2026:17:45:14 +0000] my-java-client: Connection closed during SSL handshake",
    "[25/Nov/2026:17:45:14.123] my-java-client: SSL handshake failure",
    "10.0.0.9 - - [25/Nov/2026:17:45:14 +0000] \"GET /a/1: HTTP/1.1\" 502 SSL handshake failure",
  ])
  func aDateIsNoFrontend(text: String) {
    let log = ErrorDictionary.answer(to: text).synopsis
    #expect(log?.program != "HAProxy" && log?.side != .server, "\(log?.sideEvidence ?? "")")
    #expect(log?.meaning.contains("The client") != true, "\(log?.meaning ?? "")")
  }

  @Test func aFrontendsHandshakeIsWithAClient() throws {
    let log = try #require(
      ErrorDictionary.answer(to: Self.haproxy + "SSL handshake failure").synopsis)
    #expect(log.side == .server && log.meaning.contains("failed, with a client,"))
    #expect(!log.meaning.contains("server behind it"), "\(log.meaning)")
  }

  /// A server's program that is a client as well, some lines further on.
  @Test func anotherLineIsOfAnotherSide() throws {
    let text = """
      File "/usr/lib/python3/dist-packages/gunicorn/workers/sync.py", line 135, in handle
        self.handle_request(listener, req, client, addr)
      File "/srv/app/views.py", line 7, in index
        return fetch(url)
      ConnectionResetError: [Errno 104] Connection reset by peer
      """
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(!log.causes.contains { $0.contains("health check") }, "\(log.causes)")
  }

  /// An alert of the client is told before the end of the session.
  @Test func theAlertComesFirst() throws {
    let text =
      "postfix/smtpd[1]: SSL_accept error from mx.example[10.0.0.9]: -1\npostfix/smtpd[1]: warning: "
      + "TLS library problem: error:0A000418:SSL routines::tlsv1 alert unknown ca:SSL alert number "
      + "48:\npostfix/smtpd[1]: lost connection after STARTTLS from mx.example[10.0.0.9]"
    #expect(ErrorDictionary.answer(to: text).synopsis?.title == "unknown_ca")
  }

  /// HAProxy's frontend is always the server; what it says of a client's certificate is about that
  /// alone.
  @Test(arguments: ["SSL client certificate not trusted", "SSL client CA chain cannot be verified"])
  func theClientsCertificateAlone(sentence: String) throws {
    let log = try #require(ErrorDictionary.answer(to: Self.haproxy + sentence).synopsis)
    #expect(log.side == .server && log.title == sentence)
    #expect(!log.causes.contains { $0.contains("on this client") || $0.contains("self-signed") })
  }

  @Test func haproxysFrontendIsTheServer() throws {
    let text =
      Self.haproxy + "SSL handshake failure (error:0A000418:SSL routines::tlsv1 alert unknown ca)"
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.side == .server && log.title == "unknown_ca")
    #expect(!log.causes.contains { $0.contains("In a client's log") }, "\(log.causes)")
  }

  /// What Netty prints of the first bytes tells who sent them.
  @Test(arguments: [
    ("474554202f20485454502f312e31", FailureTopic.plainHTTPRequest),
    ("504f5354202f", .plainHTTPRequest), ("4f5054494f4e53202f", .plainHTTPRequest),
    ("50524920", .plainHTTPRequest), ("485454502f312e31", .notTLS),
    ("50524f58592054435034", .clientNotTLS), ("0d0a0d0a000d0a515549540a21", .clientNotTLS),
    ("5353482d322e30", .notTLS),
  ])
  func theBytesTellWhoSentThem(bytes: String, topic: FailureTopic) throws {
    let text = "io.netty.handler.ssl.NotSslRecordException: not an SSL/TLS record: " + bytes
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    let causes = Catalogue.shared.failuresElsewhere[topic]?.causes ?? []
    let first = try #require(log.causes.first)
    #expect(causes.contains { first.hasSuffix($0) }, "\(log.title): \(log.causes)")
  }
}
