import Testing
import TrustModel

@testable import AppleCodes

/// The server that a log names, and no other word of it.
@Suite struct LogPeerTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let server: String?
    let command: String
    var testDescription: String { String(text.prefix(70)) }
  }

  /// Words behind those that a host follows elsewhere are no hosts.
  @Test(arguments: [
    Case(
      text: "java.net.UnknownHostException: Unable to resolve host \"api.example.com\": No address "
        + "associated with hostname", server: "api.example.com",
      command: "trusteval api.example.com"),
    Case(
      text:
        "flutter: ClientException with SocketException: Connection refused (OS Error: Connection "
        + "refused, errno = 61), address = localhost, port = 53412, uri=http://localhost:8080/",
      server: "localhost:8080", command: "trusteval localhost:8080"),
    Case(
      text: "SocketException: Connection refused (OS Error: Connection refused, errno = 111), "
        + "address = 10.0.2.2, port = 41234", server: "10.0.2.2", command: "trusteval 10.0.2.2"),
    Case(
      text: "SocketException: Connection timed out (OS Error: Connection timed out, errno = 110), "
        + "address = api.example.com, port = 8443", server: "api.example.com:8443",
      command: "trusteval api.example.com:8443"),
    Case(
      text:
        "Unhandled Exception: Connection refused (java.net.ConnectException: the broker is away)",
      server: nil, command: "trusteval HOST"),
    Case(
      text:
        "HTTPSConnectionPool: Can't connect to HTTPS URL because the SSL module is not available",
      server: nil, command: "trusteval HOST"),
    Case(
      text: "Connecting to server failed: error:0A000086:SSL routines::certificate verify failed",
      server: nil, command: "trusteval HOST"),
    Case(
      text: "Can't connect to MySQL server on 'db.example.com' (111): Connection refused",
      server: "db.example.com", command: "trusteval db.example.com"),
    Case(
      text:
        "nw_connection [C1 6B29FC40-CA47-1067-B31D-00DD010662DA a.example:443 tcp, tls] failed: "
        + "-9807", server: "a.example", command: "trusteval a.example"),
    // The first of several that one sentence is about.
    Case(
      text: "Firefox: a.example:8443 uses an invalid security certificate. "
        + "SEC_ERROR_UNKNOWN_ISSUER\nFirefox: b.example uses an invalid security certificate. "
        + "SEC_ERROR_UNKNOWN_ISSUER", server: "a.example:8443",
      command: "trusteval a.example:8443"),
    // nginx in front of a server without TLS: there is no certificate to look at.
    Case(
      text:
        "[error] 7#7: *1 connect() failed (111: Connection refused) while connecting to upstream, "
        + "upstream: \"http://127.0.0.1:3000/\", host: \"www.acme.example\"",
      server: "127.0.0.1:3000", command: "curl -v http://127.0.0.1:3000/"),
    Case(
      text:
        "curl: (60) SSL certificate problem: certificate has expired\n[error] 7#7: *1 connect() "
        + "failed (111: Connection refused), upstream: \"http://127.0.0.1:3000/\"",
      server: nil, command: "trusteval HOST"),
    Case(
      text: "last error: UNKNOWN: ipv4:192.0.2.4:8443: Ssl handshake failed: SSL_ERROR_SSL: "
        + "error:1000007d:SSL routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED",
      server: "192.0.2.4:8443", command: "trusteval 192.0.2.4:8443"),
    Case(
      text: "[C2 a.example:443 tcp, tls] waiting(-9808: bad certificate format)",
      server: "a.example", command: "trusteval a.example"),
    Case(
      text: "GCM: Trust anchor for certification path not found. on mtalk.example.com:5228",
      server: "mtalk.example.com:5228", command: "trusteval mtalk.example.com:5228"),
    Case(
      text: "on handshake.cc:393 and on 12:30:05: Trust anchor for certification path not found",
      server: nil, command: "trusteval HOST"),
    Case(
      text: "failed on app.module:120 and on 192.0.2.7:4443: Trust anchor for certification path "
        + "not found",
      server: "192.0.2.7:4443", command: "trusteval 192.0.2.7:4443"),
    Case(
      text: "failed on app.module:120: Trust anchor for certification path not found",
      server: nil, command: "trusteval HOST"),
    Case(
      text:
        "[error] 7#7: *1 connect() failed (111: Connection refused) while connecting to upstream, "
        + "upstream: \"http://unix:/run/app.sock:/x\", host: \"www.acme.example\"",
      server: nil, command: "curl -v --unix-socket /run/app.sock http://localhost/"),
    Case(
      text:
        "[error] 7#7: *1 connect() failed (111: Connection refused) while connecting to upstream, "
        + "upstream: \"http://unix:/run/$(a).sock:/x\", host: \"www.acme.example\"",
      server: nil, command: "curl -v --unix-socket PATH http://localhost/"),
    Case(
      text: "seen on www.example.com: Trust anchor for certification path not found",
      server: nil, command: "trusteval HOST"),
    Case(
      text: "nw_connection [C12.1 a.example:8443 waiting parent-flow] failed: -9807",
      server: "a.example:8443", command: "trusteval a.example:8443"),
  ])
  func aWordIsNoHost(log: Case) throws { try expect(log) }

  /// A name without a dot is a host where a quote, a URL or a port shows that it is one.
  @Test(arguments: [
    Case(
      text: "HTTPSConnectionPool(host='backend', port=8443): Max retries exceeded (Caused by "
        + "SSLError: certificate verify failed)", server: "backend:8443",
      command: "trusteval backend:8443"),
    Case(
      text: "aiohttp: Cannot connect to host backend:8443 ssl:default [Connection refused]",
      server: "backend:8443", command: "trusteval backend:8443"),
    Case(
      text: "fatal: unable to access 'https://gitserver/x.git/': SSL certificate problem: "
        + "certificate has expired", server: "gitserver", command: "trusteval gitserver"),
    Case(
      text: "dial tcp: lookup a on 10.0.0.2:53: no such host, Connecting to localhost failed",
      server: "localhost", command: "trusteval localhost"),
  ])
  func aNameWithoutADotNeedsASign(log: Case) throws { try expect(log) }

  /// Network.framework writes no brackets, and a point before the port.
  @Test(arguments: [
    Case(
      text:
        "nw_endpoint_flow_failed_with_error [C3 2606:4700::6810:85e5.443 in_progress channel-flow "
        + "(satisfied)] already failing, returning\nConnection 3: default TLS Trust evaluation "
        + "failed(-9813)", server: "[2606:4700::6810:85e5]",
      command: "trusteval [2606:4700::6810:85e5]"),
    Case(
      text: "nw_endpoint_flow_failed_with_error [C1.1.1 2620:149:a44:300::10.8443 in_progress "
        + "channel-flow]\nboringssl_session_handshake_failed [C1] -9836",
      server: "[2620:149:a44:300::10]:8443", command: "trusteval [2620:149:a44:300::10]:8443"),
    Case(
      text:
        "nw_endpoint_flow_failed_with_error [C1.1.1 fe80::1%en0.8443 in_progress channel-flow]\n"
        + "boringssl_session_handshake_failed [C1] -9836", server: "[fe80::1%en0]:8443",
      command: "trusteval [fe80::1%en0]:8443"),
    Case(
      text: "nw_endpoint_flow_failed_with_error [C1.1 192.0.2.5:443 in_progress socket-flow]\n"
        + "Connection 1: default TLS Trust evaluation failed(-9813)", server: "192.0.2.5",
      command: "trusteval 192.0.2.5"),
    Case(
      text: "Get \"https://a.example/\": dial tcp [2001:db8::1]:8443: connect: connection refused",
      server: "a.example", command: "trusteval a.example"),
    Case(
      text:
        "x509: cannot validate certificate for 2001:db8::1 because it doesn't contain any IP SANs",
      server: "[2001:db8::1]", command: "trusteval [2001:db8::1]"),
    // Nothing tells whether the last group is a port.
    Case(
      text: "Connection refused: 2001:db8::1:8443 said the program at last", server: nil,
      command: "trusteval HOST"),
  ])
  func addressesOfIPv6(log: Case) throws { try expect(log) }

  /// The name that was asked for, with the address that was tried beside it.
  @Test(arguments: [
    Case(
      text: "Get \"https://api.example.com:8443/v1\": dial tcp 10.0.0.5:8443: i/o timeout",
      server: "api.example.com:8443",
      command: "trusteval api.example.com:8443 --connect-to 10.0.0.5"),
    Case(
      text: "Head \"https://registry.example.com/v2/\": dial tcp 10.0.0.5:443: connect: connection "
        + "refused", server: "registry.example.com",
      command: "trusteval registry.example.com --connect-to 10.0.0.5"),
    // The page that rsyslog names with its errors is no server of the log.
    Case(
      text: "rsyslogd: not permitted to talk to peer, certificate invalid: signer not found "
        + "[v8.2302.0 try https://www.rsyslog.com/e/2098 ]", server: nil,
      command: "trusteval HOST:6514"),
    // A proxy's address, at a port of its own or by Go's word for it, is not the server's.
    Case(
      text: "Get \"https://api.example.com/v1\": proxyconnect tcp: dial tcp 10.0.0.9:443: connect: "
        + "connection refused", server: "api.example.com",
      command: "trusteval api.example.com --proxy http://PROXY:PORT"),
    Case(
      text:
        "FetchError: request to https://api.example.com/v1 failed, reason: connect ECONNREFUSED "
        + "10.0.0.9:3128", server: "api.example.com", command: "trusteval api.example.com"),
    Case(
      text: "java.net.ConnectException: Failed to connect to /10.0.2.2:8443",
      server: "10.0.2.2:8443", command: "trusteval 10.0.2.2:8443"),
    Case(
      text: "cause: ConnectTimeoutError: Connect Timeout Error (attempted address: "
        + "api.example.com:8443, timeout: 10000ms)", server: "api.example.com:8443",
      command: "trusteval api.example.com:8443"),
    Case(
      text: "io.netty.channel.AbstractChannel$AnnotatedConnectException: Connection refused: "
        + "db.example.com/10.0.0.7:5432", server: "db.example.com:5432",
      command: "trusteval db.example.com:5432"),
    Case(
      text: "HttpRequestException: No connection could be made because the target machine actively "
        + "refused it. (localhost:5001)", server: "localhost:5001",
      command: "trusteval localhost:5001"),
    Case(
      text: "OSError: [Errno 111] Connect call failed ('10.0.0.5', 8443): Connection refused",
      server: "10.0.0.5:8443", command: "trusteval 10.0.0.5:8443"),
  ])
  func theNameComesBeforeTheAddress(log: Case) throws { try expect(log) }

  private func expect(_ log: Case) throws {
    let synopsis = try #require(ErrorDictionary.answer(to: log.text).synopsis)
    #expect(synopsis.server == log.server)
    #expect(synopsis.command == log.command)
  }
}
