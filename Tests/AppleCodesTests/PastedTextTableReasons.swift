/// Texts that were once taken for something else, as `pastedTexts` has them.
let pastedOfReasons = #"""
  @ No appropriate protocol (protocol is disabled or cipher suites are inappropriate)
  javax.net.ssl.SSLHandshakeException: No appropriate protocol (protocol is disabled or cipher suites are inappropriate)
  @ No available authentication scheme
  javax.net.ssl.SSLHandshakeException: No available authentication scheme
  @ No negotiable cipher suite
  javax.net.ssl.SSLHandshakeException: No negotiable cipher suite
  @ No server host: ... in the server certificate
  io.ktor.network.tls.TLSException: No server host: api.example.com in the server certificate. Provided in certificate: www.example.com
  @ noRequiredEvaluator
  serverTrustEvaluationFailed(reason: Alamofire.AFError.ServerTrustFailureReason.noRequiredEvaluator(host: "api.example.com"))
  @ SSL_CTX_use_certificate ... ee key too small
  nginx: [emerg] SSL_CTX_use_certificate("/etc/nginx/c.pem") failed (SSL: error:0A00018F:SSL routines::ee key too small)
  @ SSL_CTX_use_certificate ... ca md too weak
  nginx: [emerg] SSL_CTX_use_certificate("/etc/nginx/c.pem") failed (SSL: error:0A00018E:SSL routines::ca md too weak)
  @ SSL_R_NO_CIPHERS_AVAILABLE
  ssl.SSLError: [SSL: NO_CIPHERS_AVAILABLE] no ciphers available (_ssl.c:997)
  @ SSL_R_NO_CIPHER_MATCH
  ssl.SSLError: ('No cipher can be selected.',)
  @ SSL_R_NO_CIPHER_MATCH
  OpenSSL: error:0A0000B9:SSL routines::no cipher match
  @ no_application_protocol
  curl: (35) OpenSSL/3.0.13: error:0A000460:SSL routines::reason(1120)
  @ unknown_ca
  curl: (56) error:0A000418:SSL routines::reason(1048)
  @ SSL_R_KEY_USAGE_BIT_INCORRECT
  [boringssl] boringssl_context_error_print(1862) boringssl ctx 0x10: error: 4328: error:1000012e:SSL routines:OPENSSL_internal:KEY_USAGE_BIT_INCORRECT:/ssl/ssl_cert.cc:587:
  @ SSL_R_WRONG_CERTIFICATE_TYPE
  [boringssl] boringssl_session_handshake_error_print(111) [C1.1.1.1:2][0x10] Error: 43:error:100000f1:SSL routines:OPENSSL_internal:WRONG_CERTIFICATE_TYPE:/ssl/handshake_client.cc:882:
  @ SSL_R_NO_COMMON_SIGNATURE_ALGORITHMS
  E0000 handshaker: SSL_ERROR_SSL: error:100000fd:SSL routines:OPENSSL_internal:NO_COMMON_SIGNATURE_ALGORITHMS
  @ SSL_R_ECH_REJECTED
  Error: 43:error:1000013f:SSL routines:OPENSSL_internal:ECH_REJECTED:/ssl/tls13_client.cc:1
  @ SSL_R_TLS13_DOWNGRADE
  HandshakeException: Handshake error in client (OS Error: TLS13_DOWNGRADE(tls13_client.cc:100))
  @ SSL_R_UNEXPECTED_MESSAGE
  error:100000df:SSL routines:OPENSSL_internal:UNEXPECTED_MESSAGE
  @ FOOBAR
  [BoringSSL] boringssl_session_handshake_error_print(111) [C1.1:2][0x10] Error: 4378:error:100000ae:SSL routines:OPENSSL_internal:FOOBAR:/ssl/x.cc:1:
  @ NSURLErrorDomain -1299
  Error Domain=NSURLErrorDomain Code=-1299 "(null)"
  @ NSURLErrorDomain -1777
  The operation couldn’t be completed. (NSURLErrorDomain error -1777.)
  @ NSOSStatusErrorDomain -67999
  Error Domain=NSOSStatusErrorDomain Code=-67999 "(null)"
  @ kCFErrorDomainCFNetwork 777
  Error Domain=kCFErrorDomainCFNetwork Code=777 "(null)"
  @ kCFHostErrorUnknown
  Error Domain=kCFErrorDomainCFNetwork Code=2 "(null)" UserInfo={kCFGetAddrInfoFailureKey=8}
  @ Unable to establish SSL connection
  --2026-11-25 02:13:44--  Connecting... Unable to establish SSL connection.
  @ Failed to connect to ... timed out
  fatal: unable to access 'https://git.example.com/x.git/': Failed to connect to git.example.com port 443 after 75012 ms: Operation timed out
  @ Failed to connect to ... timed out
  curl: (28) Failed to connect to api.example.com port 443 after 130000 ms: Connection timed out
  @ ConnectTimeoutError: Connect Timeout Error
  TypeError: fetch failed, cause: ConnectTimeoutError: Connect Timeout Error (attempted address: api.example.com:443, timeout: 10000ms)
  @ behind a proxy that intercepts traffic with a self-signed certificate
  Certificate verification failed. This typically happens when using Azure CLI behind a proxy that intercepts traffic with a self-signed certificate.
  @ Error: TrustFailure
  System.Net.WebException: Error: TrustFailure (Authentication failed, see inner exception.)
  @ SSL handshake failed
  [SocketServer] Failed authentication with /192.0.2.7 (SSL handshake failed) (org.apache.kafka.common.network.Selector)
  @ Returning from external verify block with result: false
  [boringssl] boringssl_context_evaluate_trust_async_external_block_invoke_3(905) [C2.1.1:2] Returning from external verify block with result: false
  @ TLS connected [version
  nw_protocol_boringssl_signal_connected(785) [C1.1:2] TLS connected [version(0x0304) ciphersuite(TLS_AES_128_GCM_SHA256) group(0x001d) signature_alg(0x0403) alpn(h2) resumed(0)]
  @ errno: network is down
  TCP Conn 0x174362f40 Failed : error 0:50 [50]
  @ errno: operation timed out
  * connect to 10.0.0.5 port 443 failed: Connection timed out
  @ errno: connection refused
  TIC TCP Conn Failed [1:0x60000]: 1:61 Err(61)
  @ WININET_E_DECODING_FAILED
  Windows Update failed with error 0x80072F8F
  @ ERROR_INTERNET_INVALID_CA
  The download ended with HRESULT 0x80072F0D
  @ INET_E_SECURITY_PROBLEM
  Can't connect securely to this page. Error Code: INET_E_SECURITY_PROBLEM
  @ DLG_FLAGS_INVALID_CA
  Your PC doesn't trust this website's security certificate. Error Code: DLG_FLAGS_INVALID_CA
  @ DLG_FLAGS_SEC_CERT_CN_INVALID
  Error Code: DLG_FLAGS_SEC_CERT_CN_INVALID
  @ CSSMERR_APPLETP_INVALID_EXTENDED_KEY_USAGE
  Cert Verify Result: Invalid Extended Key Usage for policy
  @ CSSMERR_APPLETP_UNKNOWN_CERT_EXTEN
  Cert Verify Result: Unknown critical cert extension
  @ Cert Verify Result: No error
  Cert Verify Result: No error.
  @ ...certificate verification successful
  ...certificate verification successful.
  @ the server unexpectedly dropped the connection
  The page can't be opened because the server unexpectedly dropped the connection.
  @ handshake_failure
  fatal: unable to access 'https://git.example.com/a.git/': gnutls_handshake() failed: Handshake failed
  @ ORA-29024
  ORA-29273: HTTP request failed ORA-06512: at "SYS.UTL_HTTP", line 1130 ORA-29024: Certificate validation failure
  @ No Private Key found
  [ALERT] (1) : config : 'bind :443' : unable to load certificate file '/etc/haproxy/x.pem': No Private Key found in '/etc/haproxy/x.pem.key'.
  @ TrustKit: Pin validation failed for
  2026-11-25 App[1:2] === TrustKit: Pin validation failed for api.example.com
  @ NSURLErrorSecureConnectionFailed
  Es ist ein SSL-Fehler aufgetreten und eine sichere Verbindung zum Server konnte nicht hergestellt werden.
  @ NSURLErrorSecureConnectionFailed
  Fehler: SSL-Verbindung zum Server konnte nicht hergestellt werden
  @ NSURLErrorCannotConnectToHost
  Verbindung zum Server konnte nicht hergestellt werden.
  @ Connection Refused: not authorised
  Client mosq sending CONNECT
  Client mosq received CONNACK (5)
  Connection error: Connection Refused: not authorised.
  @ Connection Refused: bad user name or password
  Connection Refused: bad user name or password.
  @ errno: connection refused
  2026/11/21 09:00:00 [error] 7#7: *1 connect() failed (111: Connection refused) while connecting to upstream, client: 192.0.2.1, server: www.acme.example, request: "GET / HTTP/1.1", upstream: "http://127.0.0.1:3000/", host: "www.acme.example"
  @ X509_V_ERR_CERT_HAS_EXPIRED
  curl: (60) SSL certificate problem: certificate has expired
  2026/11/21 09:00:00 [error] 7#7: *1 connect() failed (111: Connection refused) while connecting to upstream, client: 192.0.2.1, server: www.acme.example, request: "GET / HTTP/1.1", upstream: "http://127.0.0.1:3000/", host: "www.acme.example"
  @ errSSLPeerProtocolVersion
  System.Security.Authentication.AuthenticationException: Authentication failed, see inner exception.
   ---> Interop+AppleCrypto+SslException: bad protocol version
  @ errSSLPeerProtocolVersion
  bad protocol version
  @ errSSLInternal
  Interop+AppleCrypto+SslException: Internal error
  @ errSSLClosedAbort
  _pygit2.GitError: SecureTransport error: connection closed via error
  @ ERROR_WINHTTP_SECURE_CHANNEL_ERROR
  0x80072F7D
  @ ERROR_WINHTTP_SECURE_CHANNEL_ERROR
  Installation failed: Exception from HRESULT: 0x80072F7D in the update service
  @ ERROR_WINHTTP_SECURE_CERT_REVOKED
  0x80072F8A
  @ tls: server sent certificate containing RSA key larger than
  Get "https://gitlab.example/api": tls: server sent certificate containing RSA key larger than 8192 bits
  @ tls: either ServerName or InsecureSkipVerify must be specified
  proxyconnect tcp: tls: either ServerName or InsecureSkipVerify must be specified in the tls.Config
  @ local SSL certificate ... was not found. Using default certificate
  W1213 13:01:31.391841       7 controller.go:1372] Error getting SSL certificate "default/bad-cert": local SSL certificate default/bad-cert was not found. Using default certificate
  @ Kubernetes Ingress Controller Fake Certificate
  *  subject: O=Acme Co; CN=Kubernetes Ingress Controller Fake Certificate
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  failed to connect to all addresses; last error: UNKNOWN: ipv4:192.0.2.4:443: Ssl handshake failed: SSL_ERROR_SSL: error:1000007d:SSL routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED
  @ errSSLBadCert
  [C2 a.example:443 tcp, tls] waiting(-9808: bad certificate format)
  @ Trust anchor for certification path not found
  W GCM: SSLHandshakeException: Trust anchor for certification path not found. on mtalk.google.com:5228
  @ OCSP_basic_verify() failed
  2026/11/27 10:00:00 [error] 12#12: OCSP_basic_verify() failed (SSL: error:13800065:OCSP routines::certificate verify error:Verify error:unable to get local issuer certificate) while requesting certificate status, responder: ocsp.example, peer: 192.0.2.3:80, certificate: "/etc/nginx/cert.pem"
  @ GNUTLS_CERT_PURPOSE_MISMATCH
  Err:1 https://packages.example stable InRelease Certificate verification failed: The certificate is NOT trusted. The certificate doesn't match the intended purpose.  Could not handshake: Error in the certificate verification. [IP: 192.0.2.4 443]
  @ x509: a root or intermediate certificate is not authorized for an extended key usage
  Get "https://api.example/": tls: failed to verify certificate: x509: a root or intermediate certificate is not authorized for an extended key usage: EKU not permitted: 1
  @ x509: certificate contains duplicate extensions
  tls: failed to parse certificate from server: x509: certificate contains duplicate extensions
  """#
