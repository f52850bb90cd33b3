extension ForeignTable {
  /// Errors of SwiftNIO's TLS, which is BoringSSL's below.
  static let nio = """
    NIOSSLError.unableToValidateCertificate||serverUntrusted|SwiftNIO's client refused the server's certificate, or found none that it could evaluate.
    NIOSSLError.noCertificateToValidate||serverUntrusted|SwiftNIO: the other side showed no certificate that could be evaluated.
    NIOSSLExtraError.failedToValidateHostname||hostName|
    NIOSSLExtraError.serverHostnameImpossibleToMatch||hostName|SwiftNIO: the name that was asked for cannot be in any certificate, as it has signs that no host name has.
    NIOSSLError.handshakeFailed||handshakeIncomplete|SwiftNIO: the handshake failed. BoringSSL's error in the brackets says why.
    NIOSSLError.uncleanShutdown||lostAfterHandshake|SwiftNIO: the other side closed the connection without TLS's own end of data (close_notify), so nobody knows whether all was received.
    NIOSSLError.failedToLoadCertificate||unreadableFile|
    NIOSSLError.failedToLoadPrivateKey||unreadableFile|
    HTTPClientError.tlsHandshakeTimeout||timeout|AsyncHTTPClient: the TCP connection was made, and the TLS handshake was not complete in time.
    HTTPClientError.connectTimeout||timeout|AsyncHTTPClient's words.
    HTTPClientError.remoteConnectionClosed||lostAfterHandshake|AsyncHTTPClient: the server closed the connection before the answer was complete.
    NIOSSLExtraError.cannotUseIPAddressInSNI|||SwiftNIO: serverHostname was given an address, and a hello can carry names only. Give nil for it, and the address is compared with the certificate all the same.
    """

  /// What gRPC's libraries say around the errors of the TLS below them.
  static let grpc = """
    transport: authentication handshake failed: EOF||connectionLost notTLS|gRPC for Go: the connection was closed before the TLS handshake was complete, without an alert. A server or proxy that expects plaintext on this port may do so.
    transport: authentication handshake failed||handshakeIncomplete|gRPC for Go: the TLS handshake failed. The words behind it say why.
    credentials: cannot check peer: missing selected ALPN property||noApplicationProtocol|gRPC for Go: the handshake was good, but the server chose no application protocol. Since 1.67 this library insists that h2 is agreed on by ALPN; a proxy or load balancer in front has to offer it.|The server, or a proxy in front of it, does not offer h2 by ALPN.
    grpc: no transport security set|||gRPC for Go: the program says neither TLS nor plaintext. It has to choose credentials; no server was asked.
    error reading server preface|||gRPC for Go: what came first was no HTTP/2. The client sends plaintext to a port that expects TLS, or the server has HTTP/1.1 only; the words behind it tell which.
    Ssl handshake failed: SSL_ERROR_SSL||handshakeIncomplete|gRPC's C core: the TLS handshake failed. The words behind it say why.
    UNAVAILABLE: io exception|||gRPC for Java: the connection could not be made or was lost, TLS or not. The exception named under 'Caused by' says why.
    """

  /// Error codes of HTTP/2 (RFC 9113, section 7), by which a stream or connection ends behind the handshake.
  static let http2 = """
    stream was reset|||The other side ended one request of an HTTP/2 connection, for the reason that is named behind it. TLS is not at fault: the handshake was complete and the certificate accepted.
    HTTP/2 NO_ERROR|||No fault: the other side ends the stream or connection in order, as a server does that shuts down, or that has answered before it read the whole request.
    HTTP/2 PROTOCOL_ERROR|||The other side says that the rules of HTTP/2 were broken. Mostly a server, proxy or filter whose HTTP/2 has a fault, or a header that it does not take; HTTP/1.1 shows whether it is that. TLS is not at fault.
    HTTP/2 INTERNAL_ERROR|||The other side failed inside, while it answered a request: its own log says why. It is not TLS's alert internal_error: the handshake was complete.
    HTTP/2 FLOW_CONTROL_ERROR|||The other side says that more data came than it had allowed. TLS is not at fault.
    HTTP/2 SETTINGS_TIMEOUT|||The other side waited in vain for its settings to be acknowledged. TLS is not at fault.
    HTTP/2 STREAM_CLOSED|||Something came on a stream that was closed already. TLS is not at fault.
    HTTP/2 FRAME_SIZE_ERROR|||A frame had a size that is not allowed. Where it comes first on a connection, the other side may not use HTTP/2 at all.
    HTTP/2 REFUSED_STREAM|||The other side did not begin with the request, mostly because too many were under way. It may be sent again.
    HTTP/2 CANCEL|||The stream is no longer needed: the client gave the request up, or a proxy did. TLS is not at fault.
    HTTP/2 COMPRESSION_ERROR|||The two sides disagree on the state of header compression, after which the connection cannot go on. TLS is not at fault.
    HTTP/2 CONNECT_ERROR|||A tunnel that was made by CONNECT was lost behind the proxy.
    HTTP/2 ENHANCE_YOUR_CALM|||The other side was sent too much of something, such as pings, resets or headers, and ends the connection to protect itself. TLS is not at fault.
    HTTP/2 INADEQUATE_SECURITY|||The handshake was complete, but HTTP/2 forbids what it agreed on: less than TLS 1.2, or a TLS 1.2 cipher suite without ECDHE or AEAD (RFC 9113, section 9.2). Let the server offer ECDHE with AES-GCM or ChaCha20, or TLS 1.3.
    HTTP/2 HTTP_1_1_REQUIRED|||The server takes this request by HTTP/1.1 only. Servers do so where they ask for a client certificate in the middle of a connection, which HTTP/2 does not allow.
    """

  /// Clients of WebSocket; most hide why the connection failed.
  static let webSocket = """
    websocket: bad handshake|||Gorilla's WebSocket for Go: the server answered with something other than HTTP status 101. It is WebSocket's handshake and not TLS's, which was complete; the status of the response says more.
    was not upgraded to websocket|||Dart's WebSocket: the server answered with something other than HTTP status 101. TLS, if the address begins with wss or https, was complete.
    Unexpected server response|||ws for Node: the server answered with the HTTP status that is named instead of 101. TLS, if the address begins with wss, was complete.
    WebSocket opening handshake was canceled|||A browser gave the connection up before WebSocket's handshake was complete, and its page is not told why: TLS may be the reason. Open the address with https in place of wss: the page that warns has the code.
    WebSocket is closed before the connection is established|||The page closed the connection before it was made, or the browser gave it up; the page is not told why. Open the address with https in place of wss: a page that warns has the code.
    WebSocket opening handshake timed out||timeout|
    """

  /// Texts of Qt's QSslError and QSslSocket.
  static let qt = """
    The issuer certificate of a locally looked up certificate could not be found||issuerNotFound|
    The issuer certificate could not be found||issuerNotFound|
    The host name did not match any of the valid hosts for this certificate||hostName|
    The certificate is self-signed, and untrusted||selfSigned|
    The root certificate of the certificate chain is self-signed, and untrusted||rootInChain|
    No certificates could be verified||missingIssuer|
    The root CA certificate is not trusted for this purpose||untrustedRoot|
    The certificate signature could not be decrypted||badSignature|
    The peer certificate is blacklisted||blocked|
    The peer did not present any certificate||handshakeIncomplete|Qt: the other side showed no certificate.
    """

  /// Flags of UnityTLS, mostly behind curl's number 60.
  static let unity = """
    UNITYTLS_X509VERIFY_FLAG_NOT_TRUSTED||noTrustedPath|
    UNITYTLS_X509VERIFY_FLAG_EXPIRED||expired|
    UNITYTLS_X509VERIFY_FLAG_CN_MISMATCH||hostName|
    UNITYTLS_X509VERIFY_FLAG_REVOKED||revoked|
    UNITYTLS_X509VERIFY_FATAL_ERROR||serverUntrusted|
    UNITYTLS_X509VERIFY_NOT_DONE||serverUntrusted|UnityTLS has not evaluated the certificate, so it counts as refused.
    UNITYTLS_X509VERIFY_FLAG_UNKNOWN_ERROR||serverUntrusted|UnityTLS refused the certificate for a reason that it has no flag for.
    UNITYTLS_X509VERIFY_FLAG_USER_ERROR1||serverUntrusted noTrustedPath|One of eight flags that UnityTLS leaves to the code that verifies for it, here Unity's own; no meaning of it is published. Reports of it are mostly of a root that the device does not trust: a private authority, a self-signed certificate, or a proxy that intercepts.
    UNITYTLS_X509VERIFY_FLAG_USER_ERROR2||serverUntrusted|One of eight flags that UnityTLS leaves to the code that verifies for it; no meaning of it is published.
    UNITYTLS_X509VERIFY_FLAG_USER_ERROR3||serverUntrusted|One of eight flags that UnityTLS leaves to the code that verifies for it; no meaning of it is published.
    UNITYTLS_X509VERIFY_FLAG_USER_ERROR4||serverUntrusted|One of eight flags that UnityTLS leaves to the code that verifies for it; no meaning of it is published.
    UNITYTLS_X509VERIFY_FLAG_USER_ERROR5||serverUntrusted|One of eight flags that UnityTLS leaves to the code that verifies for it; no meaning of it is published.
    UNITYTLS_X509VERIFY_FLAG_USER_ERROR6||serverUntrusted|One of eight flags that UnityTLS leaves to the code that verifies for it; no meaning of it is published.
    UNITYTLS_X509VERIFY_FLAG_USER_ERROR7||serverUntrusted|One of eight flags that UnityTLS leaves to the code that verifies for it; no meaning of it is published.
    UNITYTLS_X509VERIFY_FLAG_USER_ERROR8||serverUntrusted|One of eight flags that UnityTLS leaves to the code that verifies for it; no meaning of it is published.
    Certificate is not correctly signed by a trusted CA||noTrustedPath|UnityTLS's words. The error code that follows them is one of UnityTLS and no code of Apple's.
    UNITYTLS_INTERNAL_ERROR||handshakeIncomplete|UnityTLS's number 7: it failed inside, and a refused certificate is one of the reasons. The words before it say why.
    Certificate could not be verified (either omitted or unsupported)||serverUntrusted|UnityTLS could not verify the certificate, and says no reason: none that it can read was sent, or no root of the system fits.
    Unable to complete SSL connection||handshakeIncomplete|Unity's words for every failure of TLS. The line that begins with Curl error says why.
    """

  /// What a WebView hands to onReceivedSslError, by its primary error.
  static let android = """
    Domain specific configurations require that hostname aware checkServerTrusted|||Android: the app's network security configuration has rules for single domains, and the app's own TrustManager is asked without the host's name, so that no rule can be chosen. It is a fault of the app; the server's certificate was not judged.
    SSL_NOTYETVALID||notYetValid|
    SSL_EXPIRED||expired|
    SSL_IDMISMATCH||hostName|
    SSL_UNTRUSTED||noTrustedPath|Android's WebView. It has the system's roots and those of the app's network security configuration; a root that a user installed counts there only if the configuration says so.
    SSL_DATE_INVALID||outsideDates|
    SSL_INVALID||serverUntrusted|Android's WebView: an error that has no name of its own.
    onReceivedSslError||serverUntrusted|Android's WebView refused the server's certificate. The SslError that it hands over says why: its primary error is a number. Calling proceed() there accepts every server, for which Google's store turns apps away.
    """
}
