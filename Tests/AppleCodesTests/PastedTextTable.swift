import AppleCodes

/// What people paste, each with the title of the entry that must come first.
let pastedTexts: [(text: String, title: String)] =
  [
    "", pasted, pastedOfPrograms, pastedOfPlatforms, pastedOfTrust, pastedOfReasons,
    pastedOfServices,
  ].joined(separator: "\n").split(separator: "\n@ ").map {
    let parts = $0.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    return (parts.count > 1 ? String(parts[1]) : "", String(parts[0]))
  }

/// What is found in each of them, once for all suites.
let pastedAnswers = pastedTexts.map { ErrorDictionary.answer(to: $0.text) }

/// Text that resembles an error and is none: nothing may be found in it.
let notKnown: [String] = harmless.split(separator: "\n").map(String.init)

/// Blocks: `@ title`, then the lines of the text.
private let pasted = #"""
  @ Certificate could not be verified (either omitted or unsupported)
  Curl error 35: Cert verify failed. Certificate could not be verified (either omitted or unsupported). UnityTls error code: 7
  @ Unable to complete SSL connection
  UnityWebRequestException: Unable to complete SSL connection
  @ UNITYTLS_X509VERIFY_FLAG_CN_MISMATCH
  Curl error 51: Cert verify failed: UNITYTLS_X509VERIFY_FLAG_CN_MISMATCH
  @ server does not support SSL, but SSL was required
  psql: error: connection to server at "db.example" (192.0.2.3), port 5432 failed: server does not support SSL, but SSL was required
  @ CURLE_SSL_CACERT_BADFILE
  curl: (77) error adding trust anchors from file: /etc/ssl/cacert.pem
  @ errSecDecode
  Interop+AppleCrypto+AppleCommonCryptoCryptographicException: Unable to decode the provided data.
  @ X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT
  warning: spurious network error (3 tries remaining): [60] SSL peer certificate or SSH remote key was not OK (SSL certificate problem: self signed certificate)
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  upstream connect error or disconnect/reset before headers. reset reason: remote connection failure, transport failure reason: TLS_error:|268435581:SSL routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED:TLS_error_end
  @ errSecItemNotFound
  CredStore - copyIdentPrefs - Error copying Identity cred.  Error=-25300, query={ class = idnt; }
  @ NET::ERR_CERT_AUTHORITY_INVALID
  WebSocket connection to 'wss://a.example/' failed: Error in connection establishment: net::ERR_CERT_AUTHORITY_INVALID
  @ Certificate verification: Not trusted
  Fatal error: Certificate verification: Not trusted (AA:BB:CC)
  @ no cipher suites in common
  Caused by: javax.net.ssl.SSLHandshakeException: no cipher suites in common
  @ X509_V_ERR_UNABLE_TO_GET_CRL
  OpenSSL::SSL::SSLError: SSL_connect returned=1 errno=0 state=error: certificate verify failed (unable to get certificate CRL)
  @ No matching issuer found
  [ERROR:cert_verify_proc_builtin.cc(1051)] CertVerifyProcBuiltin for self.example failed:
  ----- Certificate i=0 (CN=self.example) -----
  ERROR: No matching issuer found
  @ SSL: certificate subject name ... does not match target host name
  curl: (60) SSL: certificate subject name 'a.example' does not match target ipv6 address '2001:db8::1'
  @ Verify return code: 0 (ok)
  CONNECTED(00000003)
  depth=2 C = US, O = Example, CN = Example Root
  verify return:1
  depth=1 C = US, O = Example, CN = Example CA
  verify return:1
  depth=0 CN = www.example
  verify return:1
  ---
  Certificate chain
   0 s:CN = www.example
     i:C = US, O = Example, CN = Example CA
  ---
  No client certificate CA names sent
  Peer signing digest: SHA256
  ---
  SSL handshake has read 2813 bytes and written 375 bytes
  Verification: OK
  ---
  New, TLSv1.3, Cipher is TLS_AES_256_GCM_SHA384
  Verify return code: 0 (ok)
  ---
  @ SSL certificate verify ok
  * SSL connection using TLSv1.3 / TLS_AES_256_GCM_SHA384 / x25519 / RSASSA-PSS
  *  subject: CN=www.example
  *  SSL certificate verify ok.
  @ Status: The certificate is trusted
  Verify return code: 0 (ok)
  - Status: The certificate is trusted.
  @ Verify return code: 0 (ok)
  - Status: The certificate is trusted.
  verify return:1
  Verify return code: 0 (ok)
  @ crypto/rsa: verification error
  x509: certificate signed by unknown authority (possibly because of "crypto/rsa: verification error" while trying to verify candidate authority certificate "Example CA")
  @ crypto/rsa: verification error
  Unable to connect to the server: tls: failed to verify certificate: x509: certificate signed by unknown authority (possibly because of "crypto/rsa: verification error" while trying to verify candidate authority certificate "kubernetes")
  @ x509: ECDSA verification failure
  x509: certificate signed by unknown authority (possibly because of "x509: ECDSA verification failure" while trying to verify candidate authority certificate "Example CA")
  @ x509: cannot verify signature: insecure algorithm
  x509: certificate signed by unknown authority (possibly because of "x509: cannot verify signature: insecure algorithm SHA1-RSA" while trying to verify candidate authority certificate "serial:1")
  @ x509: invalid signature: parent certificate cannot sign this kind of certificate
  x509: certificate signed by unknown authority (possibly because of "x509: invalid signature: parent certificate cannot sign this kind of certificate" while trying to verify candidate authority certificate "Example CA")
  @ x509: certificate has expired or is not yet valid: current time ... is after
  x509: certificate signed by unknown authority (possibly because of "x509: certificate has expired or is not yet valid: current time 2026-11-22T10:00:00Z is after 2026-11-01T00:00:00Z" while trying to verify candidate authority certificate "Example CA")
  @ x509: certificate relies on legacy Common Name field, use SANs instead
  Get "https://a.example/": tls: failed to verify certificate: x509: certificate relies on legacy Common Name field, use SANs or temporarily enable Common Name matching with GODEBUG=x509ignoreCN=0
  @ FILE: OK
  server.pem: OK
  @ FILE: OK
  /etc/ssl/certs/www.example.crt: OK
  @ FILE: OK
  chain.pem: OK
  Chain:
  depth=0: CN = www.example (untrusted)
  depth=1: CN = Example CA
  @ X509_V_ERR_CERT_HAS_EXPIRED
  a.pem: OK
  CN = www.example
  error 10 at 0 depth lookup: certificate has expired
  error b.pem: verification failed
  @ certificate verify failed: certificate has expired
  ERROR 1205 (HY000): Lock wait timeout exceeded
  requests.exceptions.SSLError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: certificate has expired (_ssl.c:1006)
  @ NSURLErrorServerCertificateUntrusted
  NSURLErrorDomain error code 1202
  @ errSSLXCertChainInvalid
  CFNetwork SSLHandshake failed with status 9807
  @ errSSLXCertChainInvalid
  kCFStreamErrorDomainSSL, error 9807
  @ NSURLErrorSecureConnectionFailed
  The load ended at 10:11:12 with -1200 of the loader
  @ NSURLErrorSecureConnectionFailed
  the app got -1200 here
  @ proxyconnect tcp: tls: first record does not look like a TLS handshake
  Get "https://api.example/": proxyconnect tcp: tls: first record does not look like a TLS handshake
  @ tls: first record does not look like a TLS handshake
  Get "https://api.example/": tls: first record does not look like a TLS handshake
  @ proxyconnect tcp
  Get "https://api.example/": proxyconnect tcp: x509: certificate signed by unknown authority
  @ proxyconnect tcp
  Error response from daemon: Get "https://registry.example/v2/": proxyconnect tcp: tls: failed to verify certificate: x509: certificate has expired or is not yet valid: current time 2026-11-20T00:00:00Z is after 2026-11-01T00:00:00Z
  @ Your proxy appears to only use HTTP and not HTTPS
  requests.exceptions.ProxyError: HTTPSConnectionPool(host='api.example', port=443): Max retries exceeded with url: / (Caused by ProxyError('Your proxy appears to only use HTTP and not HTTPS, try changing your proxy URL to be HTTP.', SSLError(SSLError(1, '[SSL: WRONG_VERSION_NUMBER] wrong version number (_ssl.c:1129)'))))
  @ tunneling socket could not be established, cause
  npm ERR! network tunneling socket could not be established, cause=connect ETIMEDOUT 192.0.2.9:8080
  @ tunneling socket could not be established
  npm ERR! network tunneling socket could not be established, statusCode=504
  @ HTTP status 407
  npm ERR! network tunneling socket could not be established, statusCode=407
  @ Received HTTP code ... from proxy after CONNECT
  curl: (56) Received HTTP code 502 from proxy after CONNECT
  @ VERIFY KU ERROR
  Certificate does not have key usage extension
  VERIFY KU ERROR
  @ CWPKI0022E: SSL HANDSHAKE FAILURE
  E CWPKI0022E: SSL HANDSHAKE FAILURE: A signer with SubjectDN CN=a.example was sent from target host:port a.example:443.
  @ SSL handshake failure
  The agent reported an SSL handshake failure
  @ The security certificate has expired or is not yet valid
  Outlook: The security certificate has expired or is not yet valid.
  @ Server's certificate is not trusted
  IntelliJ: Server's certificate is not trusted
  @ SSL handshake failed
  [2026-11-20 10:00:00,123] ERROR [Producer clientId=producer-1] Connection to node -1 (broker/10.0.0.4:9093) failed authentication due to: SSL handshake failed (org.apache.kafka.clients.NetworkClient)
  @ kCFErrorHTTPSProxyConnectionFailure
  Error Domain=kCFErrorDomainCFNetwork Code=310 "There was a problem communicating with the secure web proxy server (HTTPS)."
  @ kCFErrorHTTPSProxyConnectionFailure
  The operation couldn't be completed. (kCFErrorDomainCFNetwork error 310.)
  @ kCFErrorHTTPBadProxyCredentials
  Error Domain=kCFErrorDomainCFNetwork Code=307 "(null)"
  @ HTTP/2 PROTOCOL_ERROR
  okhttp3.internal.http2.StreamResetException: stream was reset: PROTOCOL_ERROR
  @ HTTP/2 INTERNAL_ERROR
  stream was reset: INTERNAL_ERROR
  @ HTTP/2 INTERNAL_ERROR
  curl: (92) HTTP/2 stream 1 was not closed cleanly: INTERNAL_ERROR (err 2)
  @ HTTP/2 INTERNAL_ERROR
  Get "https://api.example/": stream error: stream ID 3; INTERNAL_ERROR; received from peer
  @ HTTP/2 ENHANCE_YOUR_CALM
  http2: server sent GOAWAY and closed the connection; LastStreamID=1, ErrCode=ENHANCE_YOUR_CALM, debug=""
  @ HTTP/2 HTTP_1_1_REQUIRED
  Error: Stream closed with error code NGHTTP2_HTTP_1_1_REQUIRED
  @ stream was reset
  okhttp3.internal.http2.StreamResetException: stream was
  @ ConnectionShutdownException
  okhttp3.internal.http2.ConnectionShutdownException
  @ Failure trusting builtin roots
  TlsException: Failure trusting builtin roots (OS Error: (null), errno = 0)
  @ SSL_R_WRONG_VERSION_NUMBER
  javax.net.ssl.SSLProtocolException: SSL handshake aborted: ssl=0x7a: Failure in SSL library, usually a protocol error
  error:100000f7:SSL routines:OPENSSL_internal:WRONG_VERSION_NUMBER (external/boringssl/src/ssl/tls_record.cc:242)
  @ connection reset by peer
  javax.net.ssl.SSLException: SSL handshake aborted: ssl=0x7a: I/O error during system call, Connection reset by peer
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  SSL_connect returned=1 errno=0 state=SSLv3 read server certificate B: certificate verify failed
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  Could not connect to Redis at r.example:6379: SSL_connect failed: certificate verify failed
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  Can't connect to api.example:443 (certificate verify failed)
  @ Can't verify SSL peers without knowing which Certificate Authorities to trust
  500 Can't verify SSL peers without knowing which Certificate Authorities to trust
  @ Failed to validate the SSL certificate for
  Failed to validate the SSL certificate for api.example:443. Make sure your managed systems have a valid CA certificate installed.
  @ the SSL module is not available
  SSLError: Can't connect to HTTPS URL because the SSL module is not available.
  @ The server may not support the client's requested TLS protocol versions
  The server may not support the client's requested TLS protocol versions: (TLSv1.2, TLSv1.3).
  @ peer not authenticated
  Could not transfer artifact: transfer failed for https://repo.example/x.pom: peer not authenticated
  @ not an SSL/TLS record: an answer of HTTP
  io.netty.handler.ssl.NotSslRecordException: not an SSL/TLS record: 485454502f312e31
  @ NIOSSLError.unableToValidateCertificate
  NIOSSLError.unableToValidateCertificate
  @ NIOSSLExtraError.failedToValidateHostname
  NIOSSLExtraError.failedToValidateHostname: Couldn't find api.example in certificate from peer
  @ UNITYTLS_X509VERIFY_FLAG_NOT_TRUSTED
  Curl error 60: Cert verify failed: UNITYTLS_X509VERIFY_FLAG_NOT_TRUSTED
  @ The issuer certificate of a locally looked up certificate could not be found
  QSslError: The issuer certificate of a locally looked up certificate could not be found
  @ The host name did not match any of the valid hosts for this certificate
  The host name did not match any of the valid hosts for this certificate
  @ SSL_UNTRUSTED
  SslError: primary error: 3 certificate: Issued to: CN=api.example;
  @ SSL_UNTRUSTED
  onReceivedSslError SSL_UNTRUSTED
  @ 526: Invalid SSL certificate
  Error 526: Invalid SSL certificate
  @ 525: SSL handshake failed
  525: SSL handshake failed
  @ CloudFront wasn't able to connect to the origin
  502 ERROR The request could not be satisfied. CloudFront wasn't able to connect to the origin.
  @ Secret is not supplied by SDS
  TLS error: Secret is not supplied by SDS
  @ x509: certificate signed by unknown authority
  rpc error: code = Unavailable desc = connection error: desc = "transport: authentication handshake failed: x509: certificate signed by unknown authority"
  @ error reading server preface
  rpc error: code = Unavailable desc = connection error: desc = "error reading server preface: http2: frame too large, note that the frame header looked like an HTTP/1.1 header"
  @ credentials: cannot check peer: missing selected ALPN property
  transport: authentication handshake failed: credentials: cannot check peer: missing selected ALPN property
  @ UNAVAILABLE: io exception
  io.grpc.StatusRuntimeException: UNAVAILABLE: io exception
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  failed to connect to all addresses; last error: UNKNOWN: ipv4:192.0.2.1:443: Ssl handshake failed: SSL_ERROR_SSL: error:1000007d:SSL routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED
  @ websocket: bad handshake
  dial: websocket: bad handshake
  @ was not upgraded to websocket
  WebSocketException: Connection to 'https://api.example:443/ws#' was not upgraded to websocket
  @ WebSocket opening handshake was canceled
  WebSocket connection to 'wss://api.example/ws' failed: WebSocket opening handshake was canceled
  @ WebSocket opening handshake timed out
  WebSocket connection to 'wss://api.example/ws' failed: WebSocket opening handshake timed out
  @ noPublicKeysFound
  Server trust evaluation failed due to reason: No public keys were found or provided for evaluation.
  @ hostValidationFailed
  Server trust evaluation failed due to reason: Host validation failed for host api.example.
  @ AxiosError: Network Error
  AxiosError: Network Error
  @ Is the computer able to access the url
  ConnectionRefused: Unable to connect. Is the computer able to access the url?
  @ errno: socket is not connected
  Error Domain=NSPOSIXErrorDomain Code=57 "Socket is not connected"
  @ NSURLErrorServerCertificateUntrusted
  2026-11-21 09:14:03.120934+0100 Shop[6924:2083742] Task <03DD0ADE-1638-41D9-B779-6543C536539A>.<13> finished with error [-1202] Error Domain=NSURLErrorDomain Code=-1202 "The certificate for this server is invalid. You might be connecting to a server that is pretending to be “api.example” which could put your confidential information at risk." UserInfo={NSLocalizedRecoverySuggestion=Would you like to connect to the server anyway?, _kCFStreamErrorDomainKey=3, NSErrorPeerCertificateChainKey=(
      "<cert(0x128879800) s: api.example i: Example Issuing CA 2>"
  ), NSErrorClientCertificateStateKey=0, NSErrorFailingURLKey=https://api.example/v1/items, _kCFStreamErrorCodeKey=-9813}
  @ NSURLErrorServerCertificateUntrusted
  Error Domain=NSURLErrorDomain Code=-1202 "The certificate for this server is invalid." UserInfo={NSUnderlyingError=0x300aced90 {Error Domain=kCFErrorDomainCFNetwork Code=-1202 "(null)" UserInfo={_kCFStreamPropertySSLClientCertificateState=0, _kCFNetworkCFStreamSSLErrorOriginalValue=-9843, _kCFStreamErrorDomainKey=3, _kCFStreamErrorCodeKey=-9843}}}
  @ NSURLErrorServerCertificateUntrusted
  The certificate for this server is invalid. You might be connecting to a server that is pretending to be “10.0.12.2:1202” which could put your confidential information at risk.
  @ NSURLErrorSecureConnectionFailed
  Task <9C10A1BF-1007-4F32-8ED4-14572C170FEB>.<2> finished with error [-1200] Error Domain=NSURLErrorDomain Code=-1200 "An SSL error has occurred and a secure connection to the server cannot be made." UserInfo={NSErrorFailingURLStringKey=https://build.example.internal/status, _kCFStreamErrorDomainKey=3, _kCFStreamErrorCodeKey=-9802}
  @ NSURLErrorServerCertificateUntrusted
  −1202
  @ NSURLErrorServerCertificateUntrusted
  Task <A>.<1> finished with error [−1202]
  @ GNUTLS_E_CERTIFICATE_KEY_MISMATCH
  −60
  @ NSURLErrorSecureConnectionFailed
  An SSL error has occurred and a secure connection to the server cannot be made.
  @ NSURLErrorSecureConnectionFailed
  Alamofire.AFError.sessionTaskFailed(error: Error Domain=NSURLErrorDomain Code=-1200 "A TLS error caused the secure connection to fail." UserInfo={_kCFStreamErrorCodeKey=-9816, _kCFStreamErrorDomainKey=3})
  @ errSSLFatalAlert
  2026-11-21 11:07:34.697971+0530 Shop[6924:2083244] Connection 1: strict TLS Trust evaluation failed(-9802)
  2026-11-21 11:07:34.698030+0530 Shop[6924:2083244] Connection 1: TLS Trust encountered error 3:-9802
  2026-11-21 11:07:34.698048+0530 Shop[6924:2083244] Connection 1: encountered error(3:-9802)
  @ errSSLFatalAlert
  Connection 4: system TLS Trust evaluation failed(-9802)
  @ errSSLFatalAlert
  NSURLSession/NSURLConnection HTTP load failed (kCFStreamErrorDomainSSL, -9802)
  @ errSSLFatalAlert
  TIC TCP Conn Failed [4:0x1c0362f40]: 3:-9802 Err(-9802)
  @ App Transport Security refused the connection
  2026-11-21 09:14:03 Shop[311:9070] ATS failed system trust
  @ App Transport Security refused the connection
  Connection 2: system TLS Trust evaluation failed
  @ errSSLHostNameMismatch
  2019-10-11 11:07:34.697971+0530 ABCMobile[6924:2083244] Connection 11: default TLS Trust evaluation failed(-9843)
  @ errSSLXCertChainInvalid
  Connection 3: default TLS Trust evaluation failed(-9807)
  Connection 3: TLS Trust encountered error 3:-9807
  @ errSSLNoRootCert
  NSURLConnection/CFURLConnection HTTP load failed (kCFStreamErrorDomainSSL, -9813)
  @ errSSLCertExpired
  Task <C1B0>.<7> HTTP load failed, 0/0 bytes (error code: -9814 [3:-9814])
  @ NSURLErrorServerCertificateUntrusted
  2026-11-21 08:00:00.000000 Shop[77:1200] Task <A>.<1> HTTP load failed, 0/0 bytes (error code: -1202 [3:-9814])
  @ errSSLClosedNoNotify
  2026-11-21 10:20:30 [boringssl] boringssl_session_handshake_error_print(47) [C3.1.1.1:2][0x14f6] error -9816
  @ errSSLPeerProtocolVersion
  boringssl_context_handle_fatal_alert(2072) [C1.1.1.1:2][0x7f9d] read alert, level: fatal, description: protocol version
  [C1 10.0.12.2:8443 tcp, tls] failed with error -9836
  @ the secure connection could not be made
  2026-11-21 09:14:03.5 Shop[88:1] [boringssl] boringssl_session_handshake_error_print(47) [C1.1:2] 4369: error
  @ the secure connection could not be made
  nw_protocol_boringssl_error_print(2145) [C2:1][0x7fa] generic handshake stage error
  @ errSSLBadCert
  [C1 Hostname#1f:443 tcp, tls, attribution: developer] state: waiting
  waiting(-9808: bad certificate format)
  @ errSSLBadCert
  2026-11-21 07:31:12 [connection] nw_endpoint_flow_failed_with_error [C1 api.example:443 waiting parent-flow (unsatisfied)] NWError -9808
  @ errSSLPeerUnknownCA
  boringssl_context_handle_fatal_alert(2091) [C5.1.1:2][0x10a] read alert, level: fatal; error -9831
  @ errSecNotTrusted
  Error Domain=NSOSStatusErrorDomain Code=-67843 "“api.example” certificate is not trusted" UserInfo={NSLocalizedDescription=“api.example” certificate is not trusted, NSUnderlyingError=0x600000c5 {Error Domain=NSOSStatusErrorDomain Code=-67843 "Certificate 0 “api.example” has errors: Root is not trusted;"}}
  @ errSecHostNameMismatch
  Error Domain=NSOSStatusErrorDomain Code=-67602 "“www.example” certificate name does not match input" UserInfo={NSLocalizedDescription=“www.example” certificate name does not match input}
  @ errSecCreateChainFailed
  SecTrustEvaluateWithError failed: Error Domain=NSOSStatusErrorDomain Code=-25318 "“api.example” certificate is not trusted"
  @ errSecCertificateExpired
  error: Optional(Error Domain=NSOSStatusErrorDomain Code=-67818 "“api.example” certificate is expired")
  @ errSecCertificateValidityPeriodTooLong
  OSStatus -67901 at ServerTrust.swift:118
  @ certificate is not trusted
  SecTrustEvaluateWithError: “api.example” certificate is not trusted
  @ certificate is not trusted
  2026/11/21 09:14:03 Get "https://10.0.12.2:1202/": tls: failed to verify certificate: x509: “api.example” certificate is not trusted
  @ certificate is not standards compliant
  x509: “mail.lab.example” certificate is not standards compliant
  @ certificate is not standards compliant
  Get "https://git.corp.example/v2/": x509: “git.corp.example” certificate is not standards compliant
  @ certificate name does not match input
  trust evaluation: “www.example” certificate name does not match input (Pinning.swift:41)
  @ certificate is expired
  2026-11-21 09:14:03 +0000 “expired.example” certificate is expired
  @ certificate is revoked
  “revoked.example” certificate is revoked
  @ certificate is blocked
  MOLAuthenticatingURLSession: “old.example” certificate is blocked
  @ certificate is using a broken key size
  “router.example” certificate is using a broken key size
  @ certificate is using a broken signature algorithm
  “legacy.example” certificate is using a broken signature algorithm
  @ certificate is not permitted for this usage
  “client.example” certificate is not permitted for this usage
  @ certificates do not meet pinning requirements
  “api.example” certificates do not meet pinning requirements
  @ set certificate as distrusted
  User or administrator set “api.example” certificate as distrusted
  @ AnchorTrusted
  Certificate 0 “api.example” has errors: Root is not trusted;
  @ SSLHostname
  Certificate 0 “api.example” has errors: SSL hostname does not match name(s) in certificate;
  @ MissingIntermediate
  Certificate 0 “api.example” has errors: Unable to build chain to root (possible missing intermediate);
  @ OtherTrustValidityPeriod
  2026-11-21 trustd: Certificate 0 “api.example” has errors: Certificate exceeds maximum temporal validity period;
  @ AnchorTrusted
  2026-11-21 09:14:03 trustd[118]: Trust evaluate failure: [leaf AnchorTrusted SSLHostname]
  @ NSURLErrorTimedOut
  Error Domain=NSURLErrorDomain Code=-1001 "The request timed out." UserInfo={_kCFStreamErrorCodeKey=-2102, _kCFStreamErrorDomainKey=4}
  @ NSURLErrorCannotFindHost
  finished with error [-1003] Error Domain=NSURLErrorDomain Code=-1003 "A server with the specified hostname could not be found."
  @ NSURLErrorCannotConnectToHost
  URLSession error: Could not connect to the server.
  @ NSURLErrorAppTransportSecurityRequiresSecureConnection
  The resource could not be loaded because the App Transport Security policy requires the use of a secure connection.
  @ NSURLErrorClientCertificateRejected
  Error Domain=NSURLErrorDomain Code=-1205 "The server “api.example” did not accept the certificate." UserInfo={_kCFStreamErrorCodeKey=-9825}
  @ NSURLErrorClientCertificateRequired
  The server “our.server.example” requires a client certificate.
  @ NSURLErrorCancelled
  Task <EF>.<3> finished with error [-999] Error Domain=NSURLErrorDomain Code=-999 "cancelled"
  @ NSURLErrorServerCertificateUntrusted
  Error Domain=NSURLErrorDomain Code=-1202 "此服务器的证书无效。您可能正在连接到一个伪装成“210.22.0.80”的服务器，这会威胁到您的机密信息的安全。"
  @ NSURLErrorSecureConnectionFailed
  NSLocalizedDescription=发生了 SSL 错误，无法建立与该服务器的安全连接。
  @ NSURLErrorSecureConnectionFailed
  refresh token got error: "Une erreur SSL s’est produite et il est impossible d’établir une connexion sécurisée avec le serveur."
  @ NSURLErrorTimedOut
  UnexpectedException: Zeitüberschreitung bei der Anforderung. (at ExpoModulesCore/Promise.swift:61)
  @ NSURLErrorTimedOut
  NSErrorFailingURLKey=http://10.0.12.2:1202/app_logs, NSLocalizedDescription=请求超时。
  @ NSURLErrorNotConnectedToInternet
  login: インターネット接続がオフラインのようです。 (2026-11-21)
  @ NSURLErrorServerCertificateUntrusted
  Das Zertifikat für diesen Server ist ungültig.
  @ setAllowsAnyHTTPSCertificate:forHost:
  [NSURLRequest setAllowsAnyHTTPSCertificate:YES forHost:@"staging.example"];
  @ CSSMERR_TP_NOT_TRUSTED
  TrustResultDetails: StatusCodes = ( "-2147409622" )
  @ X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT
  depth=0 CN = localhost
  verify error:num=18:self-signed certificate
  verify return:1
  @ X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT
      Verify return code: 18 (self signed certificate)
  @ X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN
  depth=2 C = DE, O = Example, CN = Example Root 2018
  verify error:num=19:self signed certificate in certificate chain
  @ X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN
  Verify return code: 19 (self-signed certificate in certificate chain)
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  error 20 at 0 depth lookup: unable to get local issuer certificate
  error /tmp/chain-2026-11-21.pem: verification failed
  @ X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE
  Verify return code: 21 (unable to verify the first certificate)
  @ X509_V_ERR_CERT_HAS_EXPIRED
  CN = old.example
  error 10 at 0 depth lookup: certificate has expired
  error leaf.pem: verification failed
  @ X509_V_ERR_CERT_NOT_YET_VALID
  verify error:num=9:certificate is not yet valid
  notBefore=Nov 22 00:00:00 2026 GMT
  @ X509_V_ERR_HOSTNAME_MISMATCH
  verify error:num=62:hostname mismatch
  @ X509_V_ERR_IP_ADDRESS_MISMATCH
  verify error:num=64:IP address mismatch
  @ X509_V_ERR_CA_MD_TOO_WEAK
  verify error:num=68:CA signature digest algorithm too weak
  @ X509_V_ERR_EE_KEY_TOO_SMALL
  error 66 at 0 depth lookup: EE certificate key too weak
  @ X509_V_ERR_INVALID_CA
  error 79 at 1 depth lookup: invalid CA certificate
  @ X509_V_ERR_PATH_LENGTH_EXCEEDED
  error 25 at 2 depth lookup: path length constraint exceeded
  @ X509_V_ERR_INVALID_PURPOSE
  error 26 at 0 depth lookup: unsuitable certificate purpose
  @ X509_V_ERR_PERMITTED_VIOLATION
  error 47 at 0 depth lookup: permitted subtree violation
  @ SSL_R_WRONG_VERSION_NUMBER
  140735:error:1408F10B:SSL routines:ssl3_get_record:wrong version number:ssl/record/ssl3_record.c:332:
  @ SSL_R_WRONG_VERSION_NUMBER
  curl: (35) OpenSSL/3.0.22: error:0A00010B:SSL routines::wrong version number
  @ SSL_R_UNSUPPORTED_PROTOCOL
  40E7B8:error:0A000102:SSL routines:ssl_choose_client_version:unsupported protocol:../ssl/statem/statem_lib.c:1987:
  @ SSL_R_NO_SHARED_CIPHER
  2026/11/21 09:14:03 [info] 812#812: *40 SSL_do_handshake() failed (SSL: error:0A0000C1:SSL routines::no shared cipher) while SSL handshaking, client: 10.0.12.2, server: 0.0.0.0:443
  @ SSL_R_BAD_KEY_SHARE
  2026/11/21 09:14:03 [crit] 7#7: *3 SSL_do_handshake() failed (SSL: error:0A00006C:SSL routines::bad key share) while SSL handshaking, client: 192.0.2.18, server: 0.0.0.0:443
  @ SSL_R_NO_SUITABLE_KEY_SHARE
  2026/11/21 09:14:03 [crit] 7#7: *3 SSL_do_handshake() failed (SSL: error:0A000065:SSL routines::no suitable key share) while SSL handshaking, client: 192.0.2.18, server: 0.0.0.0:443
  @ SSL_R_INAPPROPRIATE_FALLBACK
  2026/11/21 09:14:03 [crit] 7#7: *3 SSL_do_handshake() failed (SSL: error:0A000175:SSL routines::inappropriate fallback) while SSL handshaking, client: 192.0.2.18, server: 0.0.0.0:443
  @ SSL_R_DECRYPTION_FAILED_OR_BAD_RECORD_MAC
  2026/11/21 09:14:03 [crit] 7#7: *3 SSL_do_handshake() failed (SSL: error:0A000119:SSL routines::decryption failed or bad record mac) while SSL handshaking, client: 192.0.2.18, server: 0.0.0.0:443
  @ SSL_R_BAD_ECPOINT
  2026/11/21 09:14:03 [crit] 7#7: *3 SSL_do_handshake() failed (SSL: error:0A000132:SSL routines::bad ecpoint) while SSL handshaking, client: 192.0.2.18, server: 0.0.0.0:443
  @ inappropriate_fallback
  error:0A00043E:SSL routines::tlsv1 alert inappropriate fallback
  @ inappropriate_fallback
  140:error:1409443E:SSL routines:ssl3_read_bytes:tlsv1 alert inappropriate fallback:s3_pkt.c:1493:SSL alert number 86
  @ SSL: certificate subject name ... does not match target host name
  curl: (60) SSL: certificate subject name (mail.u.test) does not match target hostname 'www.u.test'
  @ SSL: certificate subject name ... does not match target host name
  curl: (60) SSL: certificate subject name 'mail.u.test' does not match target hostname 'www.u.test'
  @ SSL_R_DH_KEY_TOO_SMALL
  error:0A00018A:SSL routines::dh key too small
  @ SSL_CTX_use_certificate ... ee key too small
  nginx: [emerg] SSL_CTX_use_certificate("/etc/ssl/old.pem") failed (SSL: error:0A00018F:SSL routines::ee key too small)
  @ SSL_R_UNSAFE_LEGACY_RENEGOTIATION_DISABLED
  curl: (35) error:0A000152:SSL routines::unsafe legacy renegotiation disabled
  @ SSL_R_UNEXPECTED_EOF_WHILE_READING
  40C7F1:error:0A000126:SSL routines:ssl3_read_n:unexpected eof while reading:../ssl/record/rec_layer_s3.c:303:
  @ SSL_R_HTTP_REQUEST
  2026/11/21 09:14:03 [crit] 7#7: *3 SSL_do_handshake() failed (SSL: error:0A00009C:SSL routines::http request) while SSL handshaking, client: 192.0.2.18, server: 0.0.0.0:8443
  @ unknown_ca
  40:error:0A000418:SSL routines:ssl3_read_bytes:tlsv1 alert unknown ca:../ssl/record/rec_layer_s3.c:1590:SSL alert number 48
  @ unknown_ca
  2026/11/21 09:14:03 [info] 21#21: *9 SSL_do_handshake() failed (SSL: error:0A000418:SSL routines::tlsv1 alert unknown ca:SSL alert number 48) while SSL handshaking, client: 10.0.12.2, server: 0.0.0.0:443
  @ certificate_unknown
  SSL_do_handshake() failed (SSL: error:0A000416:SSL routines::sslv3 alert certificate unknown:SSL alert number 46) while SSL handshaking, client: 203.0.113.9
  @ bad_certificate
  error:0A000412:SSL routines::sslv3 alert bad certificate:SSL alert number 42
  @ certificate_expired
  error:0A000415:SSL routines::sslv3 alert certificate expired:SSL alert number 45
  @ handshake_failure
  140:error:14094410:SSL routines:ssl3_read_bytes:sslv3 alert handshake failure:s3_pkt.c:1493:SSL alert number 40
  @ certificate_required
  error:0A00045C:SSL routines::tlsv13 alert certificate required:SSL alert number 116
  @ protocol_version
  curl: (35) error:0A00042E:SSL routines::tlsv1 alert protocol version
  @ unrecognized_name
  error:0A000458:SSL routines::tlsv1 unrecognized name:SSL alert number 112
  @ internal_error
  error:0A000438:SSL routines::tlsv1 alert internal error:SSL alert number 80
  @ unknown_ca
  * TLSv1.3 (OUT), TLS alert, unknown CA (560):
  @ X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT
  curl: (60) SSL certificate problem: self-signed certificate
  More details here: https://curl.se/docs/sslcerts.html
  @ X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN
  curl: (60) SSL certificate problem: self signed certificate in certificate chain
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  fatal: unable to access 'https://git.example/team/app.git/': SSL certificate problem: unable to get local issuer certificate
  @ X509_V_ERR_CERT_HAS_EXPIRED
  curl: (60) SSL certificate problem: certificate has expired
  @ SSL: no alternative certificate subject name matches target host name
  curl: (60) SSL: no alternative certificate subject name matches target host name '10.0.12.2'
  @ SSL: certificate subject name ... does not match target host name
  * SSL: certificate subject name 'www.example' does not match target host name 'api.example'
  @ CURLE_PEER_FAILED_VERIFICATION
  curl: (60) SSL peer certificate or SSH remote key was not OK
  @ CURLE_PEER_FAILED_VERIFICATION
  fatal: unable to access 'https://git.example/x.git/': server certificate verification failed. CAfile: none CRLfile: none
  @ CURLE_COULDNT_RESOLVE_HOST
  curl: (6) Could not resolve host: api.exmaple
  @ CURLE_COULDNT_CONNECT
  curl: (7) Failed to connect to 10.0.12.2 port 1202 after 2 ms: Couldn't connect to server
  @ CURLE_SSL_CACERT_BADFILE
  curl: (77) error setting certificate verify locations:  CAfile: /etc/ssl/certs/ca-certificates.crt
  @ CURLE_SSL_PINNEDPUBKEYNOTMATCH
  curl: (90) SSL: public key does not match pinned public key
  @ CURLE_OPERATION_TIMEDOUT
  curl: (28) Operation timed out after 10001 milliseconds with 0 out of 0 bytes received
  @ CURLE_GOT_NOTHING
  curl: (52) Empty reply from server
  @ SEC_E_UNTRUSTED_ROOT
  curl: (60) schannel: SEC_E_UNTRUSTED_ROOT (0x80090325) - The certificate chain was issued by an authority that is not trusted.
  @ CRYPT_E_NO_REVOCATION_CHECK
  curl: (35) schannel: next InitializeSecurityContext failed: CRYPT_E_NO_REVOCATION_CHECK (0x80092012) - The revocation function was unable to check revocation for the certificate.
  @ GNUTLS_CERT_SIGNER_NOT_FOUND
  - Status: The certificate is NOT trusted. The certificate issuer is unknown.
  *** PKI verification of server certificate failed...
  @ GNUTLS_CERT_EXPIRED
  - Status: The certificate is NOT trusted. The certificate chain uses expired certificate.
  @ GNUTLS_CERT_UNEXPECTED_OWNER
  - Status: The certificate is NOT trusted. The name in the certificate does not match the expected.
  @ GNUTLS_CERT_INSECURE_ALGORITHM
  - Status: The certificate is NOT trusted. The certificate chain uses insecure algorithm.
  @ GNUTLS_CERT_SIGNER_NOT_FOUND
  ERROR: The certificate of ‘api.example’ doesn't have a known issuer.
  @ X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT
  --2026-11-21 09:14:03--  https://api.example/
  ERROR: cannot verify api.example's certificate, issued by ‘CN=Example CA’:
    Self-signed certificate encountered.
  To connect to api.example insecurely, use `--no-check-certificate'.
  @ GNUTLS_CERT_UNEXPECTED_OWNER
  The certificate's owner does not match hostname ‘api.example’
  @ GNUTLS_E_UNEXPECTED_PACKET_LENGTH
  *** Fatal error: A TLS packet with unexpected length was received.
  @ handshake_failure
  *** Fatal error: A TLS fatal alert has been received.
  *** Received alert [40]: Handshake failed
  @ GNUTLS_E_PREMATURE_TERMINATION
  *** Fatal error: The TLS connection was non-properly terminated.
  @ certificate verify failed: self-signed certificate
  ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: self-signed certificate (_ssl.c:1006)
  @ certificate verify failed: self-signed certificate in certificate chain
  requests.exceptions.SSLError: HTTPSConnectionPool(host='api.example', port=443): Max retries exceeded with url: / (Caused by SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: self signed certificate in certificate chain (_ssl.c:1129)')))
  @ certificate verify failed: unable to get local issuer certificate
  urllib.error.URLError: <urlopen error [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: unable to get local issuer certificate (_ssl.c:1000)>
  @ certificate verify failed: certificate has expired
  httpx.ConnectError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: certificate has expired (_ssl.c:1006)
  @ certificate verify failed: Hostname mismatch, certificate is not valid for ...
  ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: Hostname mismatch, certificate is not valid for 'wrong.example'. (_ssl.c:997)
  @ certificate verify failed: IP address mismatch, certificate is not valid for ...
  ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: IP address mismatch, certificate is not valid for '10.0.12.2'. (_ssl.c:1202)
  @ certificate verify failed: self-signed certificate
  aiohttp.client_exceptions.ClientConnectorCertificateError: Cannot connect to host api.example:443 ssl:True [SSLCertVerificationError: (1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: self-signed certificate (_ssl.c:1006)')]
  @ certificate verify failed: Missing Authority Key Identifier
  ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: Missing Authority Key Identifier (_ssl.c:1028)
  @ certificate verify failed: EE certificate key too weak
    File "/usr/lib/python3.11/ssl.py", line 1202, in do_handshake
  ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: EE certificate key too weak (_ssl.c:992)
  @ CERTIFICATE_VERIFY_FAILED
  ssl.SSLError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed (_ssl.c:590)
  @ [SSL: WRONG_VERSION_NUMBER]
  requests.exceptions.ProxyError: (Caused by SSLError(SSLError(1, '[SSL: WRONG_VERSION_NUMBER] wrong version number (_ssl.c:1007)')))
  @ [SSL: TLSV1_ALERT_PROTOCOL_VERSION]
  ssl.SSLError: [SSL: TLSV1_ALERT_PROTOCOL_VERSION] tlsv1 alert protocol version (_ssl.c:1006)
  @ [SSL: TLSV1_ALERT_UNKNOWN_CA]
  ssl.SSLError: [SSL: TLSV1_ALERT_UNKNOWN_CA] tlsv1 alert unknown ca (_ssl.c:2633)
  @ [SSL: UNSAFE_LEGACY_RENEGOTIATION_DISABLED]
  ssl.SSLError: [SSL: UNSAFE_LEGACY_RENEGOTIATION_DISABLED] unsafe legacy renegotiation disabled (_ssl.c:1000)
  @ [SSL: UNEXPECTED_EOF_WHILE_READING]
  ssl.SSLEOFError: [SSL: UNEXPECTED_EOF_WHILE_READING] EOF occurred in violation of protocol (_ssl.c:1006)
  @ [SSL: DH_KEY_TOO_SMALL]
  requests.exceptions.SSLError: [SSL: DH_KEY_TOO_SMALL] dh key too small (_ssl.c:1006)
  @ hostname ... doesn't match
  ssl.CertificateError: hostname 'api.example' doesn't match 'www.example'
  @ socket.gaierror: Name or service not known
  socket.gaierror: [Errno -2] Name or service not known
  @ ConnectionRefusedError
  ConnectionRefusedError: [Errno 111] Connection refused
  @ DEPTH_ZERO_SELF_SIGNED_CERT
  npm ERR! code DEPTH_ZERO_SELF_SIGNED_CERT
  npm ERR! request to https://registry.example/left-pad failed
  @ SELF_SIGNED_CERT_IN_CHAIN
  npm ERR! code SELF_SIGNED_CERT_IN_CHAIN
  npm ERR! errno SELF_SIGNED_CERT_IN_CHAIN
  @ UNABLE_TO_VERIFY_LEAF_SIGNATURE
    code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'
  }
  Node.js v20.11.1
  @ CERT_HAS_EXPIRED
  FetchError: request to https://10.0.12.2:1202/ failed
    type: 'system', code: 'CERT_HAS_EXPIRED'
  @ X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE
  Error: unable to verify the first certificate
      at TLSSocket.onConnectSecure (node:_tls_wrap:1679:34)
      at TLSSocket.emit (node:events:519:28)
  @ ERR_TLS_CERT_ALTNAME_INVALID
  Error [ERR_TLS_CERT_ALTNAME_INVALID]: Hostname/IP does not match certificate's altnames: Host: api.example. is not in the cert's altnames: DNS:www.example
  @ ERR_TLS_CERT_ALTNAME_INVALID
  Hostname/IP does not match certificate's altnames: IP: 10.0.12.2 is not in the cert's list
  @ UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  yarn: RequestError, code: 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY' (registry.example:443)
  @ ERR_SSL_WRONG_VERSION_NUMBER
    library: 'SSL routines', code: 'ERR_SSL_WRONG_VERSION_NUMBER'
  @ ECONNREFUSED
  Error: connect ECONNREFUSED 127.0.0.1:1202
  @ ENOTFOUND
  Error: getaddrinfo ENOTFOUND api.exmaple
  @ x509: certificate signed by unknown authority
  2026/11/21 09:14:03 Get "https://10.0.12.2:1202/healthz": tls: failed to verify certificate: x509: certificate signed by unknown authority
  @ x509: certificate has expired or is not yet valid: current time ... is after
  x509: certificate has expired or is not yet valid: current time 2026-11-21T09:14:03Z is after 2026-11-09T00:00:00Z
  @ x509: certificate has expired or is not yet valid: current time ... is before
  tls: failed to verify certificate: x509: certificate has expired or is not yet valid: current time 2026-11-21T09:14:03Z is before 2026-12-01T00:00:00Z
  @ x509: certificate has expired or is not yet valid
  x509: certificate has expired or is not yet valid
  @ SSL_ERROR_SYSCALL
  curl: (35) LibreSSL SSL_connect: SSL_ERROR_SYSCALL in connection to api.example:443
  @ CURLE_SSL_CONNECT_ERROR
  curl: (35) TLS connect error
  @ protocol_version
  boringssl_context_handle_fatal_alert(2072) [C1.1.1:2][0x105e0] read alert, level: fatal, description: protocol version
  @ handshake_failure
  2026-11-21 09:14:03 Shop[88:1] [boringssl] boringssl_context_handle_fatal_alert(1991) [C2.1:1][0x7f9] read alert, level: fatal, description: handshake failure
  @ certificate_unknown
  boringssl_context_handle_fatal_alert(2072) [C1.1.1:2][0x105e0] write alert, level: fatal, description: certificate unknown
  @ OCSP_basic_verify() failed
  2026/11/21 09:14:03 [error] 812#812: OCSP_basic_verify() failed (SSL: error:13800076:OCSP routines::signer certificate not found) while requesting certificate status
  @ x509: certificate is valid for ...
  Post "https://api.example/v1": x509: certificate is valid for www.example, example, not api.example
  @ x509: cannot validate certificate for ...
  dial: x509: cannot validate certificate for 10.0.12.2 because it doesn't contain any IP SANs
  @ x509: certificate relies on legacy Common Name field, use SANs instead
  Error response from daemon: x509: certificate relies on legacy Common Name field, use SANs instead
  @ x509: certificate specifies an incompatible key usage
  x509: certificate specifies an incompatible key usage
  @ tls: first record does not look like a TLS handshake
  Get "https://10.0.12.2:8080/": tls: first record does not look like a TLS handshake
  @ http: server gave HTTP response to HTTPS client
  docker: Error response from daemon: Get "https://registry.example:5000/v2/": http: server gave HTTP response to HTTPS client
  @ remote error: tls: bad certificate
  2026/11/21 09:14:03 http: TLS handshake error from 10.0.12.7:52144: remote error: tls: bad certificate
  @ remote error: tls: unknown certificate authority
  http: TLS handshake error from 10.0.12.7:52146: remote error: tls: unknown certificate authority
  @ tls: client didn't provide a certificate
  http: TLS handshake error from 10.0.12.7:1202: tls: client didn't provide a certificate
  @ PKIX path building failed
  javax.net.ssl.SSLHandshakeException: PKIX path building failed: sun.security.provider.certpath.SunCertPathBuilderException: unable to find valid certification path to requested target
  	at java.base/sun.security.ssl.Alert.createSSLException(Alert.java:131)
  @ CertificateExpiredException: NotAfter
  Caused by: java.security.cert.CertificateExpiredException: NotAfter: Mon Nov 09 00:00:00 UTC 2026
  @ No subject alternative DNS name matching ...
  Caused by: java.security.cert.CertificateException: No subject alternative DNS name matching api.example found.
  @ No subject alternative names present
  java.security.cert.CertificateException: No subject alternative names present
  @ Received fatal alert: handshake_failure
  javax.net.ssl.SSLHandshakeException: Received fatal alert: handshake_failure
  @ Received fatal alert: certificate_unknown
  javax.net.ssl.SSLHandshakeException: Received fatal alert: certificate_unknown
  @ Unsupported or unrecognized SSL message
  javax.net.ssl.SSLException: Unsupported or unrecognized SSL message
  @ the trustAnchors parameter must be non-empty
  java.security.InvalidAlgorithmParameterException: the trustAnchors parameter must be non-empty
  @ Trust anchor for certification path not found
  javax.net.ssl.SSLHandshakeException: java.security.cert.CertPathValidatorException: Trust anchor for certification path not found.
      at com.android.org.conscrypt.ConscryptFileDescriptorSocket.startHandshake(ConscryptFileDescriptorSocket.java:229)
  @ Hostname ... not verified
  javax.net.ssl.SSLPeerUnverifiedException: Hostname api.example not verified:
      certificate: sha256/AAAA=
      DN: CN=www.example
  @ Certificate pinning failure
  javax.net.ssl.SSLPeerUnverifiedException: Certificate pinning failure!
    Peer certificate chain:
      sha256/afwiKY3RxoMmL=: CN=api.example
  @ Cleartext HTTP traffic to ... not permitted
  java.io.IOException: Cleartext HTTP traffic to 10.0.12.2 not permitted
  @ Algorithm constraints check failed on signature algorithm
  Caused by: java.security.cert.CertPathValidatorException: Algorithm constraints check failed on signature algorithm: SHA1withRSA
  @ UnknownIssuer
  error sending request for url (https://api.example/): client error (Connect): invalid peer certificate: UnknownIssuer
  @ UnknownIssuer
  reqwest::Error { kind: Request, source: hyper::Error(Connect, Custom { kind: InvalidData, error: InvalidCertificateData("invalid peer certificate: UnknownIssuer") }) }
  @ CaUsedAsEndEntity
  invalid peer certificate: Other(OtherError(CaUsedAsEndEntity))
  @ NotValidForName
  invalid peer certificate: NotValidForName
  @ CertNotValidForName
  invalid peer certificate contents: invalid peer certificate: CertNotValidForName
  @ invalid peer certificate: certificate not valid for name ...
    Caused by: invalid peer certificate: certificate not valid for name "files.example"; certificate is only valid for DnsName("*.example.internal")
  @ invalid peer certificate: Expired
  Io(Custom { kind: InvalidData, error: InvalidCertificate(Expired) })
  @ invalid peer certificate: Expired
  invalid peer certificate: certificate expired: verification time 1759172489 (UNIX), but certificate is not valid after 1428883199 (330289290 seconds ago)
  @ UnsupportedCertVersion
  invalid peer certificate: Other(OtherError(UnsupportedCertVersion))
  @ received fatal alert: UnknownCA
  tls handshake failed: received fatal alert: UnknownCA
  @ InvalidPurpose
  TLS error: InvalidCertificate(InvalidPurpose)
  @ NameConstraintViolation
  invalid peer certificate: Other(OtherError(NameConstraintViolation))
  @ RemoteCertificateNameMismatch
  System.Security.Authentication.AuthenticationException: The remote certificate is invalid according to the validation procedure: RemoteCertificateNameMismatch
     at System.Net.Security.SslStream.SendAuthResetSignal(ProtocolToken message, ExceptionDispatchInfo exception)
  @ UntrustedRoot
  System.Net.Http.HttpRequestException: The SSL connection could not be established, see inner exception.
   ---> System.Security.Authentication.AuthenticationException: The remote certificate is invalid because of errors in the certificate chain: UntrustedRoot
  @ PartialChain
  AuthenticationException: The remote certificate is invalid because of errors in the certificate chain: PartialChain, RevocationStatusUnknown
  @ NotTimeValid
  The remote certificate is invalid because of errors in the certificate chain: NotTimeValid
  @ The remote certificate is invalid according to the validation procedure
  System.Security.Authentication.AuthenticationException: The remote certificate is invalid according to the validation procedure.
  @ Could not establish trust relationship for the SSL/TLS secure channel
  System.Net.WebException: The underlying connection was closed: Could not establish trust relationship for the SSL/TLS secure channel.
  @ handshake_failure
  AuthenticationException: Authentication failed because the remote party sent a TLS alert: 'HandshakeFailure'.
  @ Cannot determine the frame size or a corrupted frame was received
  System.Security.Authentication.AuthenticationException: Cannot determine the frame size or a corrupted frame was received.
  @ The SSL connection could not be established
  System.Net.Http.HttpRequestException: The SSL connection could not be established, see inner exception.
  @ NET::ERR_CERT_AUTHORITY_INVALID
  Your connection is not private
  Attackers might be trying to steal your information from api.example (for example, passwords, messages, or credit cards).
  NET::ERR_CERT_AUTHORITY_INVALID
  @ NET::ERR_CERT_COMMON_NAME_INVALID
  [1202:1006/091403.120:ERROR:ssl_client_socket_impl.cc(970)] handshake failed; returned -1, SSL error code 1, net_error -200
  @ NET::ERR_CERT_DATE_INVALID
  Failed to load resource: net::ERR_CERT_DATE_INVALID (https://10.0.12.2:1202/)
  @ ERR_SSL_VERSION_OR_CIPHER_MISMATCH
  This site can’t provide a secure connection
  old.example uses an unsupported protocol.
  ERR_SSL_VERSION_OR_CIPHER_MISMATCH
  @ ERR_SSL_PROTOCOL_ERROR
  10.0.12.2 sent an invalid response. ERR_SSL_PROTOCOL_ERROR
  @ ERR_CONNECTION_RESET
  GET https://api.example/ net::ERR_CONNECTION_RESET 200
  @ SEC_ERROR_UNKNOWN_ISSUER
  Warning: Potential Security Risk Ahead
  Firefox detected an issue and did not continue to api.example.
  Error code: SEC_ERROR_UNKNOWN_ISSUER
  @ SSL_ERROR_BAD_CERT_DOMAIN
  api.example uses an invalid security certificate. The certificate is only valid for the following names: www.example Error code: SSL_ERROR_BAD_CERT_DOMAIN
  @ MOZILLA_PKIX_ERROR_SELF_SIGNED_CERT
  The certificate is not trusted because it is self-signed. Error code: MOZILLA_PKIX_ERROR_SELF_SIGNED_CERT
  @ SEC_ERROR_EXPIRED_CERTIFICATE
  The certificate expired on November 9, 2026, 12:00 AM. The current time is November 21, 2026, 9:14 AM. Error code: SEC_ERROR_EXPIRED_CERTIFICATE
  @ SSL_ERROR_RX_RECORD_TOO_LONG
  SSL received a record that exceeded the maximum permissible length.
  @ This Connection Is Not Private
  Safari: This Connection Is Not Private. This website may be impersonating “10.0.12.2” to steal your personal or financial information.
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  2026/11/21 09:14:03 [error] 812#812: *1202 upstream SSL certificate verify error: (20:unable to get local issuer certificate) while SSL handshaking to upstream, client: 10.0.12.2, server: www.example, request: "GET / HTTP/1.1", upstream: "https://10.0.12.3:8443/"
  @ X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT
  2026/11/21 09:14:03 [error] 31#31: *5 upstream SSL certificate verify error: (18:self-signed certificate) while SSL handshaking to upstream, client: 10.0.12.2
  @ X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN
  2026/11/21 09:14:03 [error] 31#31: *6 upstream SSL certificate verify error: (19:self signed certificate in certificate chain) while SSL handshaking to upstream, client: 10.0.12.2
  @ upstream SSL certificate does not match
  2026/11/21 09:14:03 [error] 812#812: *7 upstream SSL certificate does not match "backend.example" while SSL handshaking to upstream, client: 10.0.12.2
  @ client sent no required SSL certificate while reading client request headers
  2026/11/21 09:14:03 [info] 812#812: *8 client sent no required SSL certificate while reading client request headers, client: 10.0.12.2, server: api.example
  @ The plain HTTP request was sent to HTTPS port
  <center>The plain HTTP request was sent to HTTPS port</center> <hr><center>nginx/1.22.1</center>
  @ peer closed connection in SSL handshake
  2026/11/21 09:14:03 [error] 812#812: *11 peer closed connection in SSL handshake (104: Connection reset by peer) while SSL handshaking to upstream
  @ SSL handshake failure
  Nov 21 09:14:03 lb haproxy[1202]: 10.0.12.2:52144 [21/Nov/2026:09:14:03.120] https-in/1: SSL handshake failure
  @ AH02039: Certificate Verification: Error
  [Sat Nov 21 09:14:03.120934 2026] [ssl:info] [pid 1202] [client 10.0.12.2:52144] AH02039: Certificate Verification: Error (10): certificate has expired
  @ ssl_stapling ignored, issuer certificate not found
  nginx: [warn] "ssl_stapling" ignored, issuer certificate not found for certificate "/etc/ssl/api.pem"
  @ SSL Proxy: Peer certificate does not match for hostname
  [Sat Nov 21 09:14:03.120934 2026] [proxy:error] [pid 1202] AH02411: SSL Proxy: Peer certificate does not match for hostname backend.example
  @ client SSL certificate verify error
  2026/11/21 09:14:03 [info] 812#812: *12 client SSL certificate verify error: (10:certificate has expired) while reading client request headers, client: 10.0.12.2
  @ X509_V_ERR_HOSTNAME_MISMATCH
      ERROR: no certificate subject alternative name matches
  	requested host name ‘10.0.12.2’.
  @ NET::ERR_CERT_DATE_INVALID
  This server could not prove that it is old.example; its security certificate expired 12 days ago. This may be caused by a misconfiguration or an attacker intercepting your connection.
  @ certificate is not standards compliant
  Error response from daemon: Get "https://registry.corp.example/v2/": tls: failed to verify certificate: x509: “*.corp.example” certificate is not standards compliant
  @ X509_V_ERR_INVALID_CA
  verify error:num=24:invalid CA certificate
  @ X509_V_ERR_INVALID_CA
  error 24 at 1 depth lookup: invalid CA certificate
  @ X509_V_ERR_INVALID_CA
  Verify return code: 79 (invalid CA certificate)
  @ X509_V_ERR_NO_ISSUER_PUBLIC_KEY
  verify error:num=24:issuer certificate doesn't have a public key
  @ X509_V_ERR_NO_ISSUER_PUBLIC_KEY
  verify error:num=24
  @ SSLHostname
  Trust evaluate failure: [leaf SSLHostname TemporalValidity]
  @ SEC_ERROR_UNKNOWN_ISSUER
  curl: (60) Peer's Certificate issuer is not recognized.
  @ SEC_ERROR_EXPIRED_CERTIFICATE
  curl: (60) Peer's Certificate has expired.
  @ SSL_ERROR_BAD_CERT_DOMAIN
  curl: (51) Unable to communicate securely with peer: requested domain name does not match the server's certificate.
  @ Peer certificate CN=... did not match expected CN=
  PHP Warning:  stream_socket_client(): Peer certificate CN=`mail.example' did not match expected CN=`smtp.example' in /var/www/mail.php on line 130
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  Warning: file_get_contents(): SSL operation failed with code 1. OpenSSL Error messages: error:0A000086:SSL routines::certificate verify failed in /var/www/a.php on line 12
  @ GNUTLS_CERT_EXPIRED
  ERROR: The certificate of ‘old.example’ has expired.
  @ GNUTLS_CERT_INVALID
  ERROR: The certificate of ‘a.example’ is not trusted.
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  ERROR: cannot verify a.example's certificate, issued by ‘CN=R11,O=Some CA’: Unable to locally verify the issuer's authority.
  @ publicKeyPinningFailed
  sessionTaskFailed(error: Alamofire.AFError.serverTrustEvaluationFailed(reason: Alamofire.AFError.ServerTrustFailureReason.publicKeyPinningFailed(host: "a.example")))
  @ noRequiredEvaluator
  serverTrustEvaluationFailed(reason: Alamofire.AFError.ServerTrustFailureReason.noRequiredEvaluator(host: "a.example"))
  @ certificatePinningFailed
  Server trust evaluation failed due to reason: Certificate pinning failed for host a.example.
  @ NSURLErrorServerCertificateUntrusted
  Сертификат для данного сервера недействителен. Возможно, Вы подключаетесь к серверу, имитирующему «app.example», что может подвергнуть риску Вашу конфиденциальную информацию.
  @ NSURLErrorTimedOut
  Превышен лимит времени на запрос.
  @ NSURLErrorCannotConnectToHost
  Не удалось подключиться к серверу.
  @ NSURLErrorSecureConnectionFailed
  Произошла ошибка SSL. Безопасное подключение к серверу невозможно.
  @ NSURLErrorSecureConnectionFailed
  TypeError: Si è verificato un errore SSL ed è impossibile effettuare una connessione sicura con il server.
  @ NSURLErrorTimedOut
  TypeError: Tempo di richiesta scaduto.
  @ errSSLClosedNoNotify
  nw_protocol_boringssl_input_finished(1542) [C2.1:2][0x7f9] Peer disconnected during the middle of a handshake. Sending errSSLClosedNoNotify(-9816) alert
  @ unknown_ca
  Nov 21 09:14:03 mail postfix/smtpd[1202]: SSL_accept error from unknown[10.0.12.2]: -1
  Nov 21 09:14:03 mail postfix/smtpd[1202]: warning: TLS library problem: error:0A000418:SSL routines::tlsv1 alert unknown ca:../ssl/record/rec_layer_s3.c:1590:SSL alert number 48:
  @ bad_certificate
  Nov 21 09:14:03 mail postfix/submission/smtpd[4711]: warning: TLS library problem: error:0A000412:SSL routines::sslv3 alert bad certificate:../ssl/record/rec_layer_s3.c:1590:SSL alert number 42:
  @ Server certificate not trusted
  Nov 21 09:14:03 mail postfix/smtp[1203]: 4D5E6F: to=<a@example.net>, relay=mx.example.net[192.0.2.25]:25, delay=1.2, delays=0.1/0/1.1/0, dsn=4.7.5, status=deferred (Server certificate not trusted)
  @ Server certificate not verified
  Nov 21 09:14:03 mail postfix/smtp[1203]: 4D5E6F: to=<a@example.net>, relay=mx.example.net[192.0.2.25]:25, delay=1.2, dsn=4.7.5, status=deferred (Server certificate not verified)
  @ Untrusted TLS connection established
  Nov 21 09:14:03 mail postfix/smtp[1203]: Untrusted TLS connection established to mx.example.net[192.0.2.25]:25: TLSv1.3 with cipher TLS_AES_256_GCM_SHA384 (256/256 bits)
  @ certificate verification failed for ... untrusted issuer
  Nov 21 09:14:03 mail postfix/smtp[1203]: certificate verification failed for mx.example.net[192.0.2.25]:25: untrusted issuer /C=DE/O=Example/CN=Example Root 2018
  @ X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT
  Nov 21 09:14:03 mail postfix/smtp[1203]: certificate verification failed for mx.example.net[192.0.2.25]:25: self-signed certificate
  @ X509_V_ERR_CERT_HAS_EXPIRED
  Nov 21 09:14:03 mail postfix/smtp[1203]: server certificate verification failed for mx.example.net[192.0.2.25]:25: certificate has expired
  @ unknown_ca
  Nov 21 09:14:03 mail dovecot: imap-login: Disconnected: Connection closed: SSL_accept() failed: error:0A000418:SSL routines::tlsv1 alert unknown ca: SSL alert number 48 (no auth attempts in 0 secs): user=<>, rip=10.0.12.2, lip=192.0.2.10, TLS handshaking: SSL_accept() failed: error:0A000418:SSL routines::tlsv1 alert unknown ca: SSL alert number 48, session=<ek3Vuk>
  @ certificate_unknown
  dovecot: pop3-login: Disconnected (no auth attempts in 0 secs): user=<>, rip=10.0.12.2, lip=192.0.2.10, TLS handshaking: SSL_accept() failed: error:0A000416:SSL routines::sslv3 alert certificate unknown: SSL alert number 46
  @ unknown_ca
  2026-11-21 09:14:03 TLS error on connection from [10.0.12.2] (SSL_accept): error:0A000418:SSL routines::tlsv1 alert unknown ca
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  2026-11-21 09:14:03 1kX2yz-0001Ab-2C [192.0.2.25] SSL verify error: depth=0 error=unable to get local issuer certificate cert=/CN=mx.example.net
  @ SSL verify error: certificate name mismatch
  2026-11-21 09:14:03 1kX2yz-0001Ab-2C [192.0.2.25] SSL verify error: certificate name mismatch: DN="/CN=www.example.org" H="mx.example.net"
  @ unknown_ca
  Nov 21 09:14:03 mail sendmail[1202]: STARTTLS=server, error: accept failed=-1, reason=tlsv1 alert unknown ca, SSL_error=1, errno=0, retry=-1
  @ STARTTLS ... verify=FAIL
  Nov 21 09:14:03 mail sendmail[1202]: STARTTLS=client, relay=mx.example.net., version=TLSv1.3, verify=FAIL, cipher=TLS_AES_256_GCM_SHA384, bits=256/256
  @ unknown_ca
  Nov 21 09:14:03 lb haproxy[1202]: 10.0.12.2:52144 [21/Nov/2026:09:14:03.120] https-in/1: SSL handshake failure (error:0A000418:SSL routines::tlsv1 alert unknown ca)
  @ SSL handshake failure
  Nov 21 09:14:03 lb haproxy[1202]: Health check for server be/app1 failed, reason: Layer6 invalid response, info: "SSL handshake failure", check duration: 4ms, status: 0/2 DOWN.
  @ unknown_ca
  [Sat Nov 21 09:14:03.120934 2026] [ssl:info] [pid 1202] [client 10.0.12.2:52144] AH02008: SSL library error 1 in handshake (server www.example:443)
  [Sat Nov 21 09:14:03.120950 2026] [ssl:info] [pid 1202] SSL Library Error: error:0A000418:SSL routines::tlsv1 alert unknown ca (SSL alert number 48)
  @ certificate_expired
  [Sat Nov 21 09:14:03.120950 2026] [ssl:info] [pid 1202] SSL Library Error: error:0A000415:SSL routines::sslv3 alert certificate expired (SSL alert number 45)
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  [Sat Nov 21 09:14:03.120950 2026] [ssl:error] [pid 1202] [remote 10.0.12.3:8443] AH02003: SSL Proxy connect failed
  [Sat Nov 21 09:14:03.120960 2026] [ssl:info] [pid 1202] SSL Library Error: error:0A000086:SSL routines::certificate verify failed: unable to get local issuer certificate
  @ Error during SSL Handshake with remote server
  [Sat Nov 21 09:14:03.120950 2026] [proxy:error] [pid 1202] [client 10.0.12.2:52144] AH00898: Error during SSL Handshake with remote server returned by /api
  @ bad_certificate
  2026-11-21 09:14:03: (mod_openssl.c.3273) SSL: 1 error:0A000412:SSL routines::sslv3 alert bad certificate
  @ unknown_ca
  2026.11.21 09:14:03 LOG3[0]: SSL_accept: ssl/record/rec_layer_s3.c:1590: error:0A000418:SSL routines::tlsv1 alert unknown ca
  @ unknown_ca
  2026-11-21 09:14:03.120 UTC [1202] LOG:  could not accept SSL connection: tlsv1 alert unknown ca
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  psql: error: connection to server at "db.example" (192.0.2.54), port 5432 failed: SSL error: certificate verify failed
  @ server certificate for ... does not match host name
  psql: error: connection to server at "db.example" (192.0.2.54), port 5432 failed: server certificate for "db1.internal" does not match host name "db.example"
  @ root certificate file ... does not exist
  psql: error: connection to server at "db.example" (192.0.2.54), port 5432 failed: root certificate file "/home/me/.postgresql/root.crt" does not exist
  @ X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN
  ERROR 2026 (HY000): TLS/SSL error: self-signed certificate in certificate chain
  @ X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT
  ldap_start_tls: Connect error (-11)
  	additional info: error:0A000086:SSL routines::certificate verify failed (self-signed certificate)
  @ TLS: hostname does not match subjectAltName in peer certificate
  ldap_start_tls: Connect error (-11)
  	additional info: TLS: hostname does not match subjectAltName in peer certificate
  @ KeyUsage does not allow digital signatures
  sun.security.validator.ValidatorException: KeyUsage does not allow digital signatures
  @ could not be verified by hostnameverifier
  org.postgresql.util.PSQLException: The hostname db.example could not be verified by hostnameverifier PgjdbcHostnameVerifier.
  @ TLS: hostname does not match CN in peer certificate
  ldap_sasl_bind(SIMPLE): Can't contact LDAP server (-1)
  	additional info: TLS: hostname does not match CN in peer certificate
  @ TLS negotiation failure
  Nov 21 09:14:03 dir slapd[1202]: conn=1003 fd=12 closed (TLS negotiation failure)
  @ unknown_ca
  2026-11-21 09:14:03.120 [notice] <0.4711.0> TLS server: In state certify received CLIENT ALERT: Fatal - Unknown CA
  @ certificate_expired
  TLS client: In state wait_cert_cr at ssl_handshake.erl:2017 generated CLIENT ALERT: Fatal - Certificate Expired
  @ unknown_ca
  1202:M 21 Nov 2026 09:14:03.120 # Error accepting a client connection: error:0A000418:SSL routines::tlsv1 alert unknown ca (addr=10.0.12.2:39612 laddr=10.0.12.3:6379)
  @ handshake_failure
  2026/11/21 09:14:03 [crit] 812#812: *40 SSL_do_handshake() failed (SSL: error:0A000410:SSL routines::sslv3 alert handshake failure:SSL alert number 40) while SSL handshaking to upstream, client: 10.0.12.2, server: www.example, request: "GET / HTTP/1.1", upstream: "https://10.0.12.3:8443/", host: "www.example"
  @ unrecognized_name
  2026/11/21 09:14:03 [error] 812#812: *41 SSL_do_handshake() failed (SSL: error:0A000458:SSL routines::tlsv1 unrecognized name:SSL alert number 112) while SSL handshaking to upstream, client: 10.0.12.2, server: www.example, request: "GET / HTTP/1.1", upstream: "https://10.0.12.3:443/", host: "www.example"
  @ x509: certificate signed by unknown authority
  2026/11/21 09:14:03 http: TLS handshake error from 10.0.12.7:52144: tls: failed to verify certificate: x509: certificate signed by unknown authority
  @ x509: certificate is valid for ...
  Get "https://api.example:8443/v1": tls: failed to verify certificate: x509: certificate is valid for www.example, example, not api.example
  @ No subject alternative DNS name matching ...
  org.springframework.web.client.ResourceAccessException: I/O error on GET request for "https://api.example:8443/v1": No subject alternative DNS name matching api.example found.
  @ ERR_TLS_CERT_ALTNAME_INVALID
  npm ERR! code ERR_TLS_CERT_ALTNAME_INVALID
  npm ERR! request to https://registry.example/left-pad failed, reason: Hostname/IP does not match certificate's altnames: Host: registry.example. is not in the cert's altnames: DNS:www.example
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  $ openssl s_client -connect api.example:8443 -servername api.example </dev/null
  CONNECTED(00000003)
  depth=0 CN = api.example
  verify error:num=20:unable to get local issuer certificate
  @ UntrustedRoot
  System.Net.Http.HttpRequestException: The SSL connection could not be established, see inner exception. (api.example:8443)
   ---> System.Security.Authentication.AuthenticationException: The remote certificate is invalid because of errors in the certificate chain: UntrustedRoot
  @ unknown_ca
  A fatal alert was received from the remote endpoint. The TLS protocol defined fatal alert code is 48. Schannel, event 36887
  @ certificatePinningFailed
  Request failed: sessionTaskFailed(error: Error Domain=NSURLErrorDomain Code=-999 "cancelled"), Alamofire.AFError.serverTrustEvaluationFailed(reason: Alamofire.AFError.ServerTrustFailureReason.certificatePinningFailed(host: "a.example", trust: <SecTrustRef: 0x600>))
  @ publicKeyPinningFailed
  Task <EF>.<3> finished with error [-999] Error Domain=NSURLErrorDomain Code=-999 "cancelled"
  serverTrustEvaluationFailed(reason: Alamofire.AFError.ServerTrustFailureReason.publicKeyPinningFailed(host: "a.example"))
  @ serverTrustEvaluationFailed
  Error Domain=NSURLErrorDomain Code=-999 "cancelled"; isServerTrustEvaluationError, Alamofire serverTrustEvaluationFailed
  @ Verify return code: 0 (ok)
  Verify return code: 0 (ok)
  @ Verify return code: 0 (ok)
  Verification: OK
  @ Verify return code: 0 (ok)
  SSL handshake has read 3933 bytes and written 415 bytes
  Verification: OK
  ---
  New, TLSv1.3, Cipher is TLS_AES_256_GCM_SHA384
  Server public key is 2048 bit
  @ Verify return code: 0 (ok)
      Verify return code: 0 (ok)
      Extended master secret: no
      Max Early Data: 0
  @ SSL certificate verify ok
  *  subjectAltName: host "api.example" matched cert's "api.example"
  *  issuer: C=US; O=Example; CN=R3
  *  SSL certificate verify ok.
  @ certificate_required
  *  SSL certificate verify ok.
  * using HTTP/2
  * OpenSSL SSL_read: OpenSSL/3.0.13: error:0A00045C:SSL routines::tlsv13 alert certificate required, errno 0
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  depth=0 CN = api.example
  verify error:num=20:unable to get local issuer certificate
  verify return:1
  @ verify return:1
  depth=1 C = US, O = Example, CN = R3
  verify return:1
  depth=0 CN = api.example
  verify return:1
  @ No client certificate CA names sent
  No client certificate CA names sent
  Peer signing digest: SHA256
  Peer signature type: ECDSA
  @ Acceptable client certificate CA names
  Acceptable client certificate CA names
  C = US, O = Example, CN = Example CA
  @ Status: The certificate is trusted
  - Status: The certificate is trusted.
  - Description: (TLS1.3-X.509)-(ECDHE-SECP256R1)-(ECDSA-SECP256R1-SHA256)-(AES-256-GCM)
  @ Verified TLS connection established
  Nov 21 09:14:03 mx postfix/smtp[4711]: Verified TLS connection established to mx.example[192.0.2.25]:25: TLSv1.3 with cipher TLS_AES_256_GCM_SHA384 (256/256 bits)
  @ Trusted TLS connection established
  Nov 21 09:14:03 mx postfix/smtp[4711]: Trusted TLS connection established to mx.example[192.0.2.25]:25: TLSv1.3 with cipher TLS_AES_256_GCM_SHA384 (256/256 bits)
  @ Anonymous TLS connection established
  Nov 21 09:14:03 mx postfix/smtpd[4711]: Anonymous TLS connection established from unknown[192.0.2.3]: TLSv1.3 with cipher TLS_AES_256_GCM_SHA384 (256/256 bits)
  @ NSURLErrorServerCertificateUntrusted
  we got -1202 in the field yesterday and nobody knows why
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  haproxy[914]: Server app/s1 is DOWN, reason: Layer6 invalid response, info: "SSL handshake failure (error:0A000086:SSL routines::certificate verify failed)", check duration: 3ms.
  @ AH02032: Hostname ... provided via SNI and hostname ... provided via HTTP
  [Fri Nov 20 13:32:32.570047 2026] [ssl:error] [pid 3460143:tid 3460183] [client 192.0.2.4:0] AH02032: Hostname www.shop.example provided via SNI and hostname api.shop.example provided via HTTP have no compatible SSL setup for policy 'secure'
  @ AH02565: Certificate and private key ... do not match
  [ssl:emerg] [pid 12] AH02565: Certificate and private key www.example:443:0 from /etc/ssl/a.pem and /etc/ssl/a.key do not match
  @ TLS handshake error from ... EOF
  http: TLS handshake error from 10.0.12.7:52144: EOF
  @ TLS handshake error from ... EOF
  2026/11/21 09:14:03 http: TLS handshake error from [2001:db8::1]:52144: EOF
  @ remote error: tls: bad certificate
  http: TLS handshake error from 10.0.12.7:52144: remote error: tls: bad certificate
  http: TLS handshake error from 10.0.12.8:5: EOF
  @ local error: tls: bad record MAC
  http: TLS handshake error from 172.17.0.1:44170: local error: tls: bad record MAC
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  dovecot: imap(a@b.example)<12><ab>: Error: imapc(mail.example:993): Received invalid SSL certificate: unable to get local issuer certificate: /CN=mail.example (check ssl_client_ca_* settings?)
  @ SSL certificate doesn't match expected host name
  Error: imapc(mail.example:993): SSL certificate doesn't match expected host name mail.example: did not match to any IP or DNS fields
  @ SSL certificate not received
  Error: imapc(mail.example:993): SSL certificate not received
  @ Can't load SSL certificate
  dovecot: imap-login: Error: Failed to initialize SSL server context: Can't load SSL certificate (ssl_cert setting): The certificate is empty
  @ host not found in upstream
  nginx: [emerg] host not found in upstream "api.internal" in /etc/nginx/conf.d/a.conf:12
  @ client attempted to request the server name different from the one that was negotiated
  2026/11/21 09:14:03 [info] 7#7: *2 client attempted to request the server name different from the one that was negotiated while reading client request headers, client: 10.0.12.2, server: www.example
  @ CERTIFICATE_VERIFY_FAILED: ok
  Unhandled Exception: HandshakeException: Handshake error in client (OS Error: CERTIFICATE_VERIFY_FAILED: ok(handshake.cc:354))
  @ CERTIFICATE_VERIFY_FAILED: application verification failure
  HandshakeException: Handshake error in client (OS Error: CERTIFICATE_VERIFY_FAILED: application verification failure(handshake.cc:393))
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  I/flutter ( 8182): HandshakeException: Handshake error in client (OS Error: CERTIFICATE_VERIFY_FAILED: unable to get local issuer certificate(handshake.cc:359))
  @ Connection terminated during handshake
  HandshakeException: Connection terminated during handshake
  @ The certificate of the response is not approved
  DioException [bad certificate]: The certificate of the response is not approved.
  @ Failed host lookup
  SocketException: Failed host lookup: 'api.example' (OS Error: No address associated with hostname, errno = 7)
  @ Network request failed
  TypeError: Network request failed
  @ TypeError: Failed to fetch
  Uncaught (in promise) TypeError: Failed to fetch
  @ verify SAN list
  upstream connect error or disconnect/reset before headers. reset reason: remote connection failure, transport failure reason: TLS_error:|268435581:SSL routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED:verify cert failed: verify SAN list:TLS_error_end
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  upstream connect error or disconnect/reset before headers. reset reason: connection failure, transport failure reason: TLS error: 268435581:SSL routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED
  @ certificate_expired
  [C0] remote address:10.0.1.2:18000,TLS_error:|268436501:SSL routines:OPENSSL_internal:SSLV3_ALERT_CERTIFICATE_EXPIRED:TLS_error_end
  @ unknown_ca
  error:10000418:SSL routines:OPENSSL_internal:TLSV1_ALERT_UNKNOWN_CA
  @ SSL_R_SSL_HANDSHAKE_FAILURE
  140572542116184:error:100000d7:SSL routines:OPENSSL_internal:SSL_HANDSHAKE_FAILURE:ssl/ssl_lib.cc:1081:
  @ handshake_failure
  javax.net.ssl.SSLProtocolException: Read error: ssl=0xab2040e8: Failure in SSL library, usually a protocol error
  error:10000410:SSL routines:OPENSSL_internal:SSLV3_ALERT_HANDSHAKE_FAILURE (third_party/openssl/boringssl/src/ssl/tls_record.cc:587)
  @ PKIX path building failed
  javax.net.ssl.SSLHandshakeException: (certificate_unknown) PKIX path building failed: sun.security.provider.certpath.SunCertPathBuilderException: unable to find valid certification path to requested target
  @ Could not determine revocation status
  Caused by: java.security.cert.CertPathValidatorException: Could not determine revocation status
  @ OCSP response does not include a response for
  Caused by: java.security.cert.CertPathValidatorException: OCSP response does not include a response for a certificate supplied in the OCSP request
  @ unexpected end of stream on
  java.io.IOException: unexpected end of stream on https://api.example/...
  @ hostname ... does not match the server certificate
  OpenSSL::SSL::SSLError: hostname "api.example" does not match the server certificate
  @ X509_V_ERR_CERT_HAS_EXPIRED
  SSL_connect returned=1 errno=0 peeraddr=192.0.2.1:443 state=error: certificate verify failed (certificate has expired) (OpenSSL::SSL::SSLError)
  @ hostname_check_failed
  {:tls_alert, {:handshake_failure, ~c"TLS client: In state certify at ssl_handshake.erl:2138 generated CLIENT ALERT: Fatal - Handshake Failure\n {:bad_cert, :hostname_check_failed}"}}
  @ Could not find a suitable TLS CA certificate bundle
  OSError: Could not find a suitable TLS CA certificate bundle, invalid path: /etc/ssl/corp.pem
  @ HTTP status 407
  urllib3.exceptions.ProxyError: ('Unable to connect to proxy', OSError('Tunnel connection failed: 407 Proxy Authentication Required'))
  @ HTTP status 407
  curl: (56) CONNECT tunnel failed, response 407
  @ CONNECT tunnel failed
  curl: (56) CONNECT tunnel failed, response 403
  @ Tunnel connection failed
  urllib3.exceptions.ProxyError: ('Unable to connect to proxy', OSError('Tunnel connection failed: 503 Service Unavailable'))
  @ X509_R_KEY_VALUES_MISMATCH
  2026/11/21 09:00:00 [emerg] 1#1: SSL_CTX_use_PrivateKey("/etc/k.pem") failed (SSL: error:05800074:x509 certificate routines::key values mismatch)
  @ errno: connection refused
  E/flutter (22119): DioException [connection error]: The connection errored: Connection refused
  @ internal_error
  wget: TLS error from peer (alert code 80): internal error
  @ inconsistencies between private key and certificate
  [ALERT] haproxy[1]: inconsistencies between private key and certificate loaded from PEM file '/etc/x.pem'.
  @ cannot get ... certificate from file
  postfix/smtpd[1]: warning: cannot get RSA certificate from file "/etc/ssl/x.pem": disabling TLS support
  @ ssl enabled, but ssl_cert not set
  dovecot: config: Fatal: ssl enabled, but ssl_cert not set
  @ AH02042: rejecting client initiated renegotiation
  [ssl:error] [pid 1:tid 2] [client 10.0.0.1:1] AH02042: rejecting client initiated renegotiation
  @ errSSLHostNameMismatch
  errores y -9843
  @ errSSLNoRootCert
  right: -9813 is what I get
  @ NSURLErrorServerCertificateUntrusted
  size -1202
  @ errSSLHostNameMismatch
  constant -9843
  @ errSSLHostNameMismatch
  NSOSStatusErrorDomain, x=-9843
  @ CURLE_SSL_CONNECT_ERROR
  35
  @ CURLE_PEER_FAILED_VERIFICATION
  60
  """#

private let harmless = #"""
  UIConstraint: unable to satisfy <UIView:0x10 x=-9843 y=-20>
  frame = (-9807, -9813; 0, 0), minX: -9843
  scroll view: content offset -1200,-1202 was clamped
  NSRect origin (-9807, -9813)
  Connection state: not trusted
  Please send me the certificate by mail.
  The certificate hangs on the wall in the hall of honour.
  certificate.pem
  /etc/ssl/private/certificate-2026-11-21.pem
  2026-11-21
  2026-11-21T09:14:03.120934+01:00
  Sat Nov 21 09:14:03 UTC 2026
  10.0.12.2:1202
  192.0.2.18
  version 9.8.13
  v1.2.0-9807
  main.swift:1202:18: note: here
  _ssl.c:1006
  at line 60 of the file
  ticket #9813 was closed
  phone 1200-1202
  myUnknownIssuerHandler
  isCertHasExpiredBanner
  kMyErrSecNotTrustedText
  reCERTIFICATEd
  We renewed 18 certificates and 19 contracts.
  A birthday certificate for 60 guests, 77 chairs.
  The meeting about identity and policy is at 10:15.
  expired milk, revoked licence, unknown author
  port 9843 of the rack is free
  the module said (SSL: error in a sentence of ours)
  the untrusted: server is in the cellar
  Nov 21 09:14:03 mail postfix/qmgr[1202]: 4D5E6F: removed
  Nov 21 09:14:03 host systemd[1]: Started Daily apt download activities.
  kernel: [ 1202.009813] eth0: link up, 1000 Mbps, full duplex
  at 0x00007f9813001202 in main () at server.c:1018
  [pid 9843] listening on 0.0.0.0:8443
  10.0.12.2 - - [21/Nov/2026:09:14:03 +0000] "GET /certificate HTTP/1.1" 200 1202
  Build 1202 (9807) of branch release/9.8.13
  uuid 9C10A1BF-1007-4F32-8ED4-14572C170FEB
  fe80::1202:9813:60:77 dev eth0 lladdr 52:54:00:98:43:12
  Trust me, this root of the problem is not a certificate.
  I trust the root cause analysis of last week.
  He holds a certificate in intermediate Spanish and a master of arts.
  The peer review refused our chain of arguments, as expected.
  A trust fund, a root vegetable, a chain letter and a handshake.
  1.2.3.4:9836 -> 5.6.7.8:1200 len 1202
  Copyright 1999-2026, all rights reserved.
  order no. 48-1202-9813, 60 pieces at 35.00 each
  mysqld: ready for connections. Version: '8.0.36' port: 3306
  [2026-11-21T09:14:03.120Z] INFO worker 77 finished job 9843 in 1202 ms
  src/tls/verify.c: 1202 lines, 98 functions
  smtpd_tls_cert_file = /etc/ssl/certs/mail.pem
  ssl_certificate /etc/nginx/fullchain.pem;
  Room 404, floor 9, building 12: error in the seating plan
  No signing certificate "iOS Distribution" found: no certificate of team A was found in the keychain
  Requires macOS 14 or later and Xcode 16 to build for iOS 18
  The notCaptured flag of the clientEnded handler
  PIN validation failed for user 42
  We saw SSL routines: failing tests: three
  docker verification: OK, workspace verification: ok
  disk.iso: OK
  Is the file server.pem OK
  server.pem: OK to send
  the signature verification OK'd by the board
  ERROR 1205 (HY000): Lock wait timeout exceeded; try restarting transaction
  ERROR 1203 (42000): User app already has more than 'max_user_connections' active connections
  ERROR 1200 (HY000): The server is not configured as slave
  MySQL ERROR 1202 (HY000): Could not initialize master info structure
  Last_Errno: 1205
  java.sql.SQLException: error code 1205
  Cannot write; duplicate key in table 'a', error 1022 (23000)
  Windows error 1203
  Win32 error 1003
  Exit code: 1201
  timezone -1200 UTC
  offset -1200 pixels
  balance: -1200 EUR, -1202 EUR
  The range is -9999..-9801
  from -9999 ... -9801
  Date:   Fri Nov 20 10:11:12 2026 -1000
  2026-11-20 10:11:12 -1100 nothing to do
  """#
