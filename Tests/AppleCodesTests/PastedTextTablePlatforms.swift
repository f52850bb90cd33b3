/// Texts of apps on phones, of runtimes, tools, servers and systems, as `pastedTexts` has them.
let pastedOfPlatforms = #"""
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  [ERROR:flutter/runtime/dart_vm_initializer.cc(41)] Unhandled Exception: HandshakeException: Handshake error in client (OS Error:
   CERTIFICATE_VERIFY_FAILED: unable to get local issuer certificate(handshake.cc:359))
  #0      _SecureFilterImpl._handshake (dart:io-patch/secure_socket_patch.dart:99:46)
  @ X509_V_ERR_HOSTNAME_MISMATCH
  ClientException with HandshakeException: Handshake error in client (OS Error: CERTIFICATE_VERIFY_FAILED: Hostname mismatch(handshake.cc:298)), uri=https://intern.example/api
  @ SSL_R_WRONG_VERSION_NUMBER
  HandshakeException: Handshake error in client (OS Error:
   WRONG_VERSION_NUMBER(tls_record.cc:242))
  @ X509_V_ERR_CERT_HAS_EXPIRED
  Unhandled Exception: WebSocketChannelException: WebSocketException: HandshakeException: Handshake error in client (OS Error: CERTIFICATE_VERIFY_FAILED: certificate has expired(handshake.cc:393))
  @ handshake_failure
  HandshakeException: Handshake error in client (OS Error:
   SSLV3_ALERT_HANDSHAKE_FAILURE(tls_record.cc:592))
  @ NSURLErrorServerCertificateUntrusted
   LOG  [Error: The certificate for this server is invalid. You might be connecting to a server that is pretending to be “dev.example” which could put your confidential information at risk.]
  @ Network request failed
   WARN  Possible Unhandled Promise Rejection (id: 0):
  TypeError: Network request failed
      at anonymous (http://localhost:8081/index.bundle?platform=ios:26000:33)
  @ Trust anchor for certification path not found
  Error: java.security.cert.CertPathValidatorException: Trust anchor for certification path not found.
   at RNFetchBlob
  @ NET::ERR_CERT_AUTHORITY_INVALID
  (node:4120) electron: Failed to load URL: https://intranet.example/ with error: ERR_CERT_AUTHORITY_INVALID
  @ ERR_SSL_PROTOCOL_ERROR
  [12876:0314/101530.112:ERROR:ssl_client_socket_impl.cc(975)] handshake failed; returned -1, SSL error code 1, net_error -107
  @ NET::ERR_CERT_DATE_INVALID
  [4321:0220/093011.100:ERROR:ssl_client_socket_impl.cc(946)] handshake failed; returned -1, SSL error code 1, net_error -201
  @ NET::ERR_CERT_AUTHORITY_INVALID
  UnhandledPromiseRejectionWarning: Error: net::ERR_CERT_AUTHORITY_INVALID
      at SimpleURLLoaderWrapper.<anonymous> (electron/js2c/browser_init.js:2:49610)
  @ Certificate pinning failure
  javax.net.ssl.SSLPeerUnverifiedException: Certificate pinning failure!
    Peer certificate chain:
      sha256/BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB=: CN=api.example
    Pinned certificates for api.example:
      sha256/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=
  @ Hostname ... not verified
  javax.net.ssl.SSLPeerUnverifiedException: Hostname 10.0.2.2 not verified:
      certificate: sha256/xyz=
      DN: CN=localhost
      subjectAltNames: [localhost]
  @ CLEARTEXT communication to ... not permitted by network security policy
  java.net.UnknownServiceException: CLEARTEXT communication to 10.0.2.2 not permitted by network security policy
   at okhttp3.internal.connection.RealConnection.connect(RealConnection.kt:188)
  @ Trust anchor for certification path not found
  io.ktor.client.engine.android exception: javax.net.ssl.SSLHandshakeException: java.security.cert.CertPathValidatorException: Trust anchor for certification path not found.
   at com.android.org.conscrypt.SSLUtils.toSSLHandshakeException(SSLUtils.java:363)
  @ NSURLErrorServerCertificateUntrusted
  io.ktor.client.engine.darwin.DarwinHttpRequestException: Exception in http request: Error Domain=NSURLErrorDomain Code=-1202 "The certificate for this server is invalid." UserInfo={NSErrorFailingURLKey=https://api.example/v1}
  @ PKIX path building failed
  io.ktor.network.tls.TLSException: PKIX path building failed: sun.security.provider.certpath.SunCertPathBuilderException: unable to find valid certification path to requested target
  @ tls: received unexpected handshake message
  Get "https://a.example/": tls: received unexpected handshake message of type *tls.certificateRequestMsg when waiting for *tls.serverHelloDoneMsg
  @ x509: certificate is valid for ...
  2024/05/11 10:01:01 Get "https://svc.default.svc:8443/healthz": tls: failed to verify certificate: x509: certificate is valid for svc, svc.default, not svc.default.svc
  @ x509: invalid signature: parent certificate cannot sign this kind of certificate
  x509: certificate signed by unknown authority (possibly because of "x509: invalid signature: parent certificate cannot sign this kind of certificate" while trying to verify candidate authority certificate "clusterCA")
  @ tls: server selected unsupported protocol version
  Get "https://old.example": tls: server selected unsupported protocol version 301
  @ certificate is not trusted
  Get "https://proxy.example/x/@v/list": tls: failed to verify certificate: x509: “proxy.example” certificate is not trusted
  @ certificate is not standards compliant
  Post "https://ca.example/acme": x509: “ca.example” certificate is not standards compliant
  @ NotValidForName
  hyper_util::client::legacy::Error(Connect, Custom { kind: InvalidData, error: InvalidCertificate(NotValidForName) })
  @ received fatal alert: HandshakeFailure
  received fatal alert: HandshakeFailure
  @ peer closed connection without sending TLS close_notify
  error decoding response body: request or response body error: peer closed connection without sending TLS close_notify: https://docs.rs/rustls/latest/rustls/manual/_03_howto/index.html#unexpected-eof
  @ X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN
  error sending request for url (https://a.example/): error trying to connect: error:0A000086:SSL routines:tls_post_process_server_certificate:certificate verify failed:../ssl/statem/statem_clnt.c:1889: (self-signed certificate in certificate chain)
  @ certificate verify failed: unable to get local issuer certificate
  urllib.error.URLError: <urlopen error [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: unable to get local issuer certificate (_ssl.c:1006)>
  @ certificate verify failed: Hostname mismatch, certificate is not valid for ...
  ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: Hostname mismatch, certificate is not valid for 'db.example'. (_ssl.c:1129)
  @ certificate verify failed: IP address mismatch, certificate is not valid for ...
  httpx.ConnectError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: IP address mismatch, certificate is not valid for '192.0.2.5'. (_ssl.c:997)
  @ certificate verify failed: certificate has expired
  aiohttp.client_exceptions.ClientConnectorCertificateError: Cannot connect to host a.example:443 ssl:True [SSLCertVerificationError: (1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: certificate has expired (_ssl.c:1000)')]
  @ [SSL: UNEXPECTED_EOF_WHILE_READING]
  requests.exceptions.SSLError: HTTPSConnectionPool(host='a.example', port=443): Max retries exceeded with url: / (Caused by SSLError(SSLEOFError(8, '[SSL: UNEXPECTED_EOF_WHILE_READING] EOF occurred in violation of protocol (_ssl.c:1007)')))
  @ certificate verify failed: Missing Authority Key Identifier
  ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: Missing Authority Key Identifier (_ssl.c:1032)
  @ [SSL: SSLV3_ALERT_HANDSHAKE_FAILURE]
  ssl.SSLError: [SSL: SSLV3_ALERT_HANDSHAKE_FAILURE] sslv3 alert handshake failure (_ssl.c:1131)
  @ Could not find a suitable TLS CA certificate bundle
  OSError: Could not find a suitable TLS CA certificate bundle, invalid path: /etc/pki/corp.pem
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  Net::OpenTimeout OpenSSL::SSL::SSLError (SSL_connect returned=1 errno=0 peeraddr=192.0.2.8:443 state=error: certificate verify failed (unable to get local issuer certificate))
  @ hostname ... does not match the server certificate
  OpenSSL::SSL::SSLError: hostname "a.example" does not match the server certificate
  @ X509_V_ERR_UNABLE_TO_GET_CRL
  Gem::RemoteFetcher::FetchError: SSL_connect returned=1 errno=0 state=error: certificate verify failed (unable to get certificate CRL) (https://gems.example/specs.gz)
  @ X509_V_ERR_CERT_HAS_EXPIRED
  cURL error 60: SSL certificate problem: certificate has expired (see https://curl.haxx.se/libcurl/c/libcurl-errors.html) for https://api.example/charge
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  PHP Warning:  fsockopen(): SSL operation failed with code 1. OpenSSL Error messages: error:1416F086:SSL routines:tls_process_server_certificate:certificate verify failed in /var/www/a.php on line 10
  @ Peer certificate CN=... did not match expected CN=
  Warning: stream_socket_enable_crypto(): Peer certificate CN=`*.hoster.example' did not match expected CN=`smtp.mine.example' in StreamBuffer.php
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  Can't connect to a.example:443 (SSL connect attempt failed error:0A000086:SSL routines::certificate verify failed)
  @ hostname verification failed
  500 Can't connect to a.example:443 (hostname verification failed)
  @ SEC_E_UNTRUSTED_ROOT
  fatal: unable to access 'https://git.example/x.git/': schannel: SEC_E_UNTRUSTED_ROOT (0x80090325) - The certificate chain was issued by an authority that is not trusted.
  @ CRYPT_E_REVOCATION_OFFLINE
  fatal: unable to access 'https://github.example/x/': schannel: next InitializeSecurityContext failed: Unknown error (0x80092013) - The revocation function was unable to check revocation because the revocation server was offline.
  @ SELF_SIGNED_CERT_IN_CHAIN
  npm error code SELF_SIGNED_CERT_IN_CHAIN
  npm error errno SELF_SIGNED_CERT_IN_CHAIN
  npm error request to https://registry.example/left-pad failed, reason: self-signed certificate in certificate chain
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  ➤ YN0035: │ RequestError: unable to get local issuer certificate
  @ X509_V_ERR_CERT_NOT_YET_VALID
  error An unexpected error occurred: "https://registry.example/react: certificate is not yet valid".
  @ certificate verify failed: self-signed certificate in certificate chain
  WARNING: Retrying (Retry(total=4, connect=None, read=None, redirect=None, status=None)) after connection broken by 'SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: self-signed certificate in certificate chain (_ssl.c:1002)'))': /simple/flask/
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  warning: spurious network error (2 tries remaining): [60] SSL peer certificate or SSH remote key was not OK (SSL certificate problem: unable to get local issuer certificate)
  @ CRYPT_E_NO_REVOCATION_CHECK
    [35] SSL connect error (schannel: next InitializeSecurityContext failed: CRYPT_E_NO_REVOCATION_CHECK (0x80092012) - The revocation function was unable to check revocation for the certificate.)
  @ GNUTLS_CERT_SIGNER_NOT_FOUND
  W: Failed to fetch https://repo.example/apt/dists/stable/InRelease  Certificate verification failed: The certificate is NOT trusted. The certificate issuer is unknown.  Could not handshake: Error in the certificate verification. [IP: 192.0.2.20 443]
  @ GNUTLS_CERT_NOT_ACTIVATED
  E: Failed to fetch https://repo.example/x.deb Certificate verification failed: The certificate is NOT trusted. The certificate chain uses not yet valid certificate.
  @ x509: certificate signed by unknown authority
  Error response from daemon: Get "https://registry.corp.example:5000/v2/": tls: failed to verify certificate: x509: certificate signed by unknown authority
  @ http: server gave HTTP response to HTTPS client
  Error response from daemon: Get "https://192.0.2.30:5000/v2/": http: server gave HTTP response to HTTPS client
  @ x509: certificate has expired or is not yet valid: current time ... is after
  E0312 10:00:00.123456   12345 memcache.go:265] couldn't get current server API group list: Get "https://k8s.example:6443/api?timeout=32s": tls: failed to verify certificate: x509: certificate has expired or is not yet valid: current time 2024-03-12T10:00:00+01:00 is after 2024-03-10T08:11:12Z
  @ x509: cannot validate certificate for ...
  Unable to connect to the server: tls: failed to verify certificate: x509: cannot validate certificate for 192.0.2.11 because it doesn't contain any IP SANs
  @ x509: certificate signed by unknown authority
  Error: looks like "https://charts.corp.example" is not a valid chart repository or cannot be reached: Get "https://charts.corp.example/index.yaml": tls: failed to verify certificate: x509: certificate signed by unknown authority
  @ x509: certificate signed by unknown authority
  Error: Failed to query available provider packages
  Could not retrieve the list of available versions for provider example/cloud: could not connect to registry.terraform.example: Failed to request discovery document: Get "https://registry.terraform.example/.well-known/terraform.json": tls: failed to verify certificate: x509: certificate signed by unknown authority
  @ tls: failed to parse private key
  tls: failed to parse private key
  @ tls: private key does not match public key
  nginx-ingress: error obtaining X.509 certificate: unexpected error validating SSL certificate: tls: private key does not match public key
  @ unknown_ca
  postfix/smtpd[2112]: warning: TLS library problem: error:14094418:SSL routines:ssl3_read_bytes:tlsv1 alert unknown ca:../ssl/record/rec_layer_s3.c:1543:SSL alert number 48:
  @ SSL_R_NO_SHARED_CIPHER
  postfix/smtpd[881]: warning: TLS library problem: error:0A0000C1:SSL routines::no shared cipher:../ssl/statem/statem_srvr.c:2220:
  @ certificate verification failed for ... untrusted issuer
  postfix/smtp[771]: certificate verification failed for mx.partner.example[192.0.2.44]:25: untrusted issuer /C=US/O=Example/CN=Example Root
  @ X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT
  postfix/smtp[771]: certificate verification failed for relay.example[192.0.2.45]:587: self-signed certificate
  @ SSL_R_UNSUPPORTED_PROTOCOL
  dovecot: imap-login: Disconnected: Connection closed: SSL_accept() failed: error:0A000102:SSL routines::unsupported protocol (no auth attempts in 0 secs): user=<>, rip=192.0.2.2, lip=192.0.2.3, TLS handshaking
  @ bad_certificate
  dovecot: pop3-login: Disconnected (no auth attempts in 0 secs): user=<>, rip=192.0.2.2, lip=192.0.2.3, TLS handshaking: SSL_accept() failed: error:14094412:SSL routines:ssl3_read_bytes:sslv3 alert bad certificate: SSL alert number 42
  @ SSL_R_WRONG_VERSION_NUMBER
  2024-03-02 11:00:00 TLS error on connection from scanner.example [192.0.2.9] (SSL_accept): error:0A00010B:SSL routines::wrong version number
  @ X509_V_ERR_CERT_HAS_EXPIRED
  2024-03-02 11:00:00 1rgXYZ-000 [192.0.2.9] SSL verify error: depth=0 error=certificate has expired cert=/CN=mail.example
  @ certificate_unknown
  2024/03/02 11:00:00 [info] 30#30: *11 SSL_do_handshake() failed (SSL: error:0A000416:SSL routines::sslv3 alert certificate unknown:SSL alert number 46) while SSL handshaking, client: 192.0.2.2, server: 0.0.0.0:443
  @ X509_V_ERR_CERT_HAS_EXPIRED
  2024/03/02 11:00:00 [error] 30#30: *11 upstream SSL certificate verify error: (10:certificate has expired) while SSL handshaking to upstream, client: 192.0.2.2, server: a.example, request: "GET / HTTP/1.1", upstream: "https://192.0.2.60:443/", host: "a.example"
  @ unrecognized_name
  2024/03/02 11:00:00 [error] 30#30: *11 SSL_do_handshake() failed (SSL: error:0A000458:SSL routines::tlsv1 unrecognized name:SSL alert number 112) while SSL handshaking to upstream, client: 192.0.2.2, server: a.example, upstream: "https://192.0.2.60:443/"
  @ X509_R_KEY_VALUES_MISMATCH
  nginx: [emerg] SSL_CTX_use_PrivateKey("/etc/ssl/a.key") failed (SSL: error:0B080074:x509 certificate routines:X509_check_private_key:key values mismatch)
  @ cannot load certificate
  nginx: [emerg] cannot load certificate "/etc/letsencrypt/live/a.example/fullchain.pem": BIO_new_file() failed (SSL: error:80000002:system library::No such file or directory:calling fopen(/etc/letsencrypt/live/a.example/fullchain.pem, r) error:10000080:BIO routines::no such file)
  @ unknown_ca
  haproxy[881]: 192.0.2.2:51000 [02/Mar/2024:11:00:00.000] fe_https/1: SSL handshake failure (error:0A000418:SSL routines::tlsv1 alert unknown ca)
  @ errno: connection refused
  Server be_app/app1 is DOWN, reason: Layer6 invalid response, info: "SSL handshake failure (Connection refused)", check duration: 2ms.
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  Server be_app/app1 is DOWN, reason: Layer6 invalid response, info: "SSL handshake failure (unable to get local issuer certificate)"
  @ SSL_R_WRONG_VERSION_NUMBER
  upstream connect error or disconnect/reset before headers. retried and the latest reset reason: remote connection failure, transport failure reason: TLS_error:|268435703:SSL routines:OPENSSL_internal:WRONG_VERSION_NUMBER:TLS_error_end
  @ verify SAN list
  upstream connect error or disconnect/reset before headers. reset reason: connection failure, transport failure reason: TLS error: 268435581:SSL routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED:verify cert failed: verify SAN list
  @ X509_V_ERR_CERT_HAS_EXPIRED
  transport failure reason: TLS_error:|268435581:SSL routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED:verify cert failed: X509_verify_cert: certificate verification error at depth 0: certificate has expired:TLS_error_end
  @ Secret is not supplied by SDS
  upstream connect error or disconnect/reset before headers. reset reason: connection failure, transport failure reason: TLS error: Secret is not supplied by SDS
  @ x509: cannot validate certificate for ...
  time="2024-03-02T11:00:00Z" level=debug msg="'500 Internal Server Error' caused by: tls: failed to verify certificate: x509: cannot validate certificate for 10.42.0.9 because it doesn't contain any IP SANs"
  @ remote error: tls: bad certificate
  time="2024-03-02T11:00:00Z" level=debug msg="http: TLS handshake error from 192.0.2.2:50000: remote error: tls: bad certificate"
  @ tls: client using inappropriate protocol fallback
  time="2024-03-02T11:00:00Z" level=debug msg="http: TLS handshake error from [::1]:62917: tls: client using inappropriate protocol fallback"
  @ remote error: tls: internal error
  {"level":"error","ts":1709,"logger":"http.log.error","msg":"remote error: tls: internal error","request":{"host":"a.example"},"status":502}
  @ x509: certificate signed by unknown authority
  {"level":"error","ts":1709.1,"logger":"http.log.error","msg":"tls: failed to verify certificate: x509: certificate signed by unknown authority","request":{"remote_ip":"192.0.2.2","method":"GET","host":"app.example","uri":"/"},"status":502}
  @ no certificate available for
  {"level":"debug","ts":1709.2,"logger":"http.stdlib","msg":"http: TLS handshake error from 192.0.2.2:50001: no certificate available for 'other.example'"}
  @ unknown_ca
  [notice] TLS :client: In state :certify at ssl_handshake.erl:1901 generated CLIENT ALERT: Fatal - Unknown CA
  @ hostname_check_failed
  [notice] TLS :client: In state :wait_cert_cr at ssl_handshake.erl:2113 generated CLIENT ALERT: Fatal - Handshake Failure
   - {:bad_cert, :hostname_check_failed}
  @ certificate_expired
  ** (Req.TransportError) {:tls_alert, {:certificate_expired, ~c"TLS client: In state certify at ssl_handshake.erl:2098 generated CLIENT ALERT: Fatal - Certificate Expired"}}
  @ selfsigned_peer
  {:error, {:tls_alert, {:bad_certificate, 'TLS client: In state certify at ssl_handshake.erl:1950 generated CLIENT ALERT: Fatal - Bad Certificate\n {bad_cert,selfsigned_peer}'}}}
  @ default CA trust store not available
  ** (RuntimeError) default CA trust store not available; please add `:castore` to your project's dependencies or specify the trust store using the :cacertfile/:cacerts option
  @ Could not establish trust relationship for the SSL/TLS secure channel
  Invoke-WebRequest : The underlying connection was closed: Could not establish trust relationship for the SSL/TLS secure channel.
  At line:1 char:1
  @ UntrustedRoot
  Invoke-RestMethod: The SSL connection could not be established, see inner exception. The remote certificate is invalid because of errors in the certificate chain: UntrustedRoot
  @ Could not create SSL/TLS secure channel
  Install-Module : The request was aborted: Could not create SSL/TLS secure channel.
  @ RemoteCertificateNameMismatch
  System.Net.WebException: The SSL connection could not be established, see inner exception. ---> System.Security.Authentication.AuthenticationException: The remote certificate is invalid according to the validation procedure: RemoteCertificateNameMismatch
  @ unknown_ca
  Log Name: System Source: Schannel Event ID: 36887 A fatal alert was received from the remote endpoint. The TLS protocol defined fatal alert code is 48.
  @ handshake_failure
  Event ID 36888: A fatal alert was generated and sent to the remote endpoint. This may result in termination of the connection. The TLS protocol defined fatal error code is 40. The Windows SChannel error state is 1205.
  @ certificate received from the remote server was issued by an untrusted certificate authority
  Event ID: 36882 The certificate received from the remote server was issued by an untrusted certificate authority. Because of this, none of the data contained in the certificate can be validated. The TLS connection request has failed. The attached data contains the server certificate.
  @ certificate received from the remote server does not contain the expected name
  Event ID: 36884 The certificate received from the remote server does not contain the expected name. It is therefore not possible to determine whether we are connecting to the correct server. The server name we were expecting is sql.corp.example. The TLS connection request has failed.
  @ certificate received from the remote server has either expired or is not yet valid
  Event 36881 The certificate received from the remote server has either expired or is not yet valid. The TLS connection request has failed.
  @ none of the cipher suites supported by the client ... are supported by the server
  Event 36874: An TLS 1.2 connection request was received from a remote client application, but none of the cipher suites supported by the client are supported by the server. The TLS connection request has failed.
  @ A fatal error occurred while creating ... credential
  A fatal error occurred while creating a TLS client credential. The internal error state is 10013.
  @ attempting to access the ... credential private key
  A fatal error occurred when attempting to access the TLS server credential private key. The error code returned from the cryptographic module is 0x8009030D. The internal error state is 10001.
  @ The target principal name is incorrect
  Microsoft.Data.SqlClient.SqlException (0x80131904): A connection was successfully established with the server, but then an error occurred during the pre-login handshake. (provider: SSL Provider, error: 0 - The target principal name is incorrect.)
  @ AnchorTrusted
  trustd [com.apple.securityd:SecTrust] Trust evaluate failure: [leaf AnchorTrusted]
  @ SSLHostname
  2024-03-02 11:00:00.123456+0100 0x3fe Default 0x0 160 0 trustd: [com.apple.securityd:policy] Trust evaluate failure: [leaf SSLHostname]
  @ OtherTrustValidityPeriod
  Trust evaluate failure: [leaf OtherTrustValidityPeriod ServerAuthEKU] [root AnchorTrusted]
  @ certificate_unknown
  nsurlsessiond: (libboringssl.dylib) [com.apple.network.boringssl:BoringSSL] boringssl_context_handle_fatal_alert(1991) [C9.1.1:2][0x7f8] write alert, level: fatal, description: certificate unknown
  @ protocol_version
  boringssl_context_handle_fatal_alert(2072) [C3.1.1.1:2][0x105f0d200] read alert, level: fatal, description: protocol version
  @ errSSLPeerHandshakeFail
  2024-03-02 11:00:00 App[99:1] Connection 2: received failure notification 2024-03-02 11:00:00 App[99:1] Connection 2: failed to connect 3:-9824, reason -1
  @ errSSLClosedAbort
  nw_protocol_boringssl_handshake_negotiate_proceed(771) [C1.1:2][0x7f] handshake failed at state 12288: not completed
  Connection 1: received failure notification
  Connection 1: failed to connect 3:-9806, reason -1
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  NIOSSL.NIOSSLError.handshakeFailed(NIOSSL.BoringSSLError.sslError([Error: 268435581 error:1000007d:SSL routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED at /src/handshake.cc:297]))
  @ unknown_ca
  handshakeFailed(NIOSSL.BoringSSLError.sslError([Error: 268436504 error:10000418:SSL routines:OPENSSL_internal:TLSV1_ALERT_UNKNOWN_CA]))
  @ NIOSSLError.uncleanShutdown
  Fatal error: Error raised at top level: NIOSSL.NIOSSLError.uncleanShutdown
  @ NIOSSLExtraError.failedToValidateHostname
  NIOSSLExtraError.failedToValidateHostname: Couldn't find db.example in certificate from peer
  @ HTTPClientError.tlsHandshakeTimeout
  AsyncHTTPClient HTTPClientError.tlsHandshakeTimeout
  @ NSURLErrorSecureConnectionFailed
  Task <0E2D>.<3> finished with error [-1200] Error Domain=NSURLErrorDomain Code=-1200 "An SSL error has occurred and a secure connection to the server cannot be made." UserInfo={NSLocalizedRecoverySuggestion=Would you like to connect to the server anyway?, _kCFStreamErrorDomainKey=3, _kCFStreamErrorCodeKey=-9838}
  @ NSURLErrorServerCertificateUntrusted
  Alamofire.AFError.sessionTaskFailed(error: Error Domain=NSURLErrorDomain Code=-1202 "The certificate for this server is invalid." UserInfo={_kCFStreamErrorCodeKey=-9807, NSErrorFailingURLStringKey=https://api.example/})
  @ publicKeyPinningFailed
  Alamofire.AFError.serverTrustEvaluationFailed(reason: Alamofire.AFError.ServerTrustFailureReason.publicKeyPinningFailed(host: "api.example", trust: <SecTrustRef: 0x6000>, pinnedKeys: [], serverKeys: []))
  @ NSURLErrorServerCertificateUntrusted
  underlying(Alamofire.AFError.sessionTaskFailed(error: Error Domain=NSURLErrorDomain Code=-1202), nil) Moya.MoyaError
  @ NSURLErrorCancelled
  In order to validate a domain name for self signed certificates, you MUST use pinning. Task finished with error [-999] Error Domain=NSURLErrorDomain Code=-999 "cancelled"
  @ NSURLErrorServerCertificateUntrusted
  webView(_:didFailProvisionalNavigation:withError:) Error Domain=NSURLErrorDomain Code=-1202 "The certificate for this server is invalid." UserInfo={_WKRecoveryAttempterErrorKey=<WKReloadFrameErrorRecoveryAttempter: 0x60>, NSErrorFailingURLKey=https://wk.example/}
  @ errSSLPeerUnknownCA
  quic/tls failed: [C2 Hostname#a1b2:443 quic] nw_endpoint_flow_failed_with_error already failing, -9831
  @ tls: first record does not look like a TLS handshake
  http: TLS handshake error from 10.0.0.4:4000: tls: first record does not look like a TLS handshake
  @ errSSLXCertChainInvalid
  nw_socket_handle_socket_event [C1:1] Socket SO_ERROR 9807 ... failed with error -9807
  @ errSSLHostNameMismatch
  TCP Conn 0x6000 SSLHandshake failed (-9843)
  @ errSSLFatalAlert
  CFNetwork SSLHandshake failed (-9802)
  NSURLSession/NSURLConnection HTTP load failed (kCFStreamErrorDomainSSL, -9802)
  @ NSURLErrorClientCertificateRequired
  Error Domain=NSURLErrorDomain Code=-1206 "The server “mtls.example” requires a client certificate." UserInfo={_kCFStreamErrorCodeKey=-9829}
  @ errSecNotTrusted
  SecTrustEvaluateWithError error: Error Domain=NSOSStatusErrorDomain Code=-67843 "“Proxy CA” certificate is not trusted" UserInfo={NSLocalizedDescription=“Proxy CA” certificate is not trusted, NSUnderlyingError=0x600 {Error Domain=NSOSStatusErrorDomain Code=-67843 "Certificate 1 “Proxy CA” has errors: Root is not trusted;"}}
  @ errSecCertificateExpired
  Error Domain=NSOSStatusErrorDomain Code=-67818 "“old.example” certificate is expired" UserInfo={NSUnderlyingError=0x60 {Error Domain=NSOSStatusErrorDomain Code=-67818 "Certificate 0 “old.example” has errors: Certificate is not temporally valid;"}}
  @ errSecHostNameMismatch
  Error Domain=NSOSStatusErrorDomain Code=-67602 "“x.example” certificate name does not match input"
  @ errSecCertificateValidityPeriodTooLong
  Error Domain=NSOSStatusErrorDomain Code=-67901 "“lab.example” certificate is not standards compliant" UserInfo={NSUnderlyingError=0x60 {"Certificate 0 “lab.example” has errors: Certificate exceeds maximum temporal validity period;"}}
  @ errSecInvalidExtendedKeyUsage
  Error Domain=NSOSStatusErrorDomain Code=-67609 "“a.example” certificate is not permitted for this usage"
  @ NSURLErrorServerCertificateUntrusted
  The operation couldn’t be completed. (NSURLErrorDomain error -1202.)
  @ NSURLErrorSecureConnectionFailed
  [Firebase/Messaging] Error Domain=NSURLErrorDomain Code=-1200 "A TLS error caused the secure connection to fail." UserInfo={_kCFStreamErrorCodeKey=-9858}
  @ errSSLBadCert
  [connection] nw_connection_copy_connected_remote_endpoint [C3] Client called on unconnected nw_connection
  Connection 3: TLS Trust encountered error 3:-9808
  @ NSURLErrorTimedOut
  Task <1>.<1> HTTP load failed, 0/0 bytes (error code: -1001 [1:60])
  @ NSURLErrorSecureConnectionFailed
  Task <1>.<2> HTTP load failed, 0/0 bytes (error code: -1200 [3:-9816])
  @ NSURLErrorCannotConnectToHost
  Task <1>.<2> HTTP load failed, 0/0 bytes (error code: -1004 [1:61])
  @ kCFStreamErrorHTTPSProxyFailureUnexpectedResponseToCONNECTMethod
  Error Domain=kCFErrorDomainCFNetwork Code=311 "(null)" UserInfo={_kCFStreamErrorCodeKey=-2096, _kCFStreamErrorDomainKey=4}
  @ NSURLErrorAppTransportSecurityRequiresSecureConnection
  flutter: DioException [connection error]: The connection errored: The resource could not be loaded because the App Transport Security policy requires the use of a secure connection.
  @ connection reset by peer
  DioException [connection error]: The connection errored: Connection reset by peer This indicates an error which most likely cannot be solved by the library.
  @ X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT
  E/flutter (7000): [ERROR:flutter/lib/ui/ui_dart_state.cc(209)] Unhandled Exception: HandshakeException: Handshake error in client (OS Error:
  E/flutter (7000):  CERTIFICATE_VERIFY_FAILED: self signed certificate(handshake.cc:354))
  @ SSL_UNTRUSTED
  I/chromium: onReceivedSslError: primary error: 3 certificate: Issued to: CN=a.example; Issued by: CN=Corp CA; on URL: https://a.example/
  @ Certificate not valid until
  javax.net.ssl.SSLHandshakeException: com.android.org.bouncycastle.jce.exception.ExtCertPathValidatorException: Could not validate certificate: Certificate not valid until Fri Mar 01 10:00:00 GMT 2030 (compared to Thu Jan 01 00:00:10 GMT 1970)
  Caused by: java.security.cert.CertificateNotYetValidException: Certificate not valid until Fri Mar 01 10:00:00 GMT 2030
  @ Received fatal alert: certificate_required
  javax.net.ssl.SSLHandshakeException: Received fatal alert: certificate_required
  @ keystore password was incorrect
  java.io.IOException: keystore password was incorrect
  @ Algorithm constraints check failed on disabled algorithm
  sun.security.validator.ValidatorException: PKIX path validation failed: java.security.cert.CertPathValidatorException: Algorithm constraints check failed on disabled algorithm: MD5withRSA
  @ Usage constraint TLSServer check failed
  java.security.cert.CertPathValidatorException: Usage constraint TLSServer check failed: SHA1 used with certificate: CN=Old CA
  @ Could not determine revocation status
  sun.security.validator.ValidatorException: PKIX path validation failed: java.security.cert.CertPathValidatorException: Could not determine revocation status
  @ CertificateExpiredException: NotAfter
  Caused by: sun.security.validator.ValidatorException: PKIX path validation failed: java.security.cert.CertPathValidatorException: validity check failed
   Caused by: java.security.cert.CertificateExpiredException: NotAfter: Sat Mar 02 11:00:00 CET 2024
  @ Remote host terminated the handshake
  javax.net.ssl.SSLHandshakeException: Remote host terminated the handshake
  Caused by: java.io.EOFException: SSL peer shut down incorrectly
  @ No appropriate protocol (protocol is disabled or cipher suites are inappropriate)
  com.mysql.cj.jdbc.exceptions.CommunicationsException: Communications link failure
  Caused by: javax.net.ssl.SSLHandshakeException: No appropriate protocol (protocol is disabled or cipher suites are inappropriate)
  @ server certificate for ... does not match host name
  psql: error: connection to server at "db.example" (192.0.2.7), port 5432 failed: server certificate for "db.internal" does not match host name "db.example"
  @ no pg_hba.conf entry for ... no encryption
  error: no pg_hba.conf entry for host "192.0.2.8", user "app", database "app", no encryption
  @ private key file ... has group or world access
  psql: error: connection to server at "db.example" (192.0.2.7), port 5432 failed: private key file "/home/app/.postgresql/postgresql.key" has group or world access; file must have permissions u=rw (0600) or less if owned by the current user, or permissions u=rw,g=r (0640) or less if owned by root
  @ X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT
  MongoServerSelectionError: SSL peer certificate validation failed: self signed certificate
  @ X509_V_ERR_CERT_HAS_EXPIRED
  MongoServerSelectionError: certificate has expired
  @ Client network socket disconnected before secure TLS connection was established
  Error: Client network socket disconnected before secure TLS connection was established { code: 'ECONNRESET', host: 'api.example', port: 443 }
  @ SSL_R_WRONG_VERSION_NUMBER
  Error: write EPROTO 8:error:100000f7:SSL routines:OPENSSL_internal:WRONG_VERSION_NUMBER:../../third_party/boringssl/src/ssl/tls_record.cc:242:
  @ PEM_R_NO_START_LINE
  Error: error:0480006C:PEM routines::no start line
      at setKey (node:internal/tls/secure-context:92:11) { code: 'ERR_OSSL_PEM_NO_START_LINE' }
  @ digital envelope routines ... unsupported
  Error: error:0308010C:digital envelope routines::unsupported
  @ X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE
  RequestError: Error: unable to verify the first certificate
  @ X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE
  FetchError: request to https://api.example/x failed, reason: unable to verify the first certificate
  code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT
  Error: unable to get issuer certificate; if the root CA is installed locally, try running Node.js with --use-system-ca
  @ ERR_TLS_CERT_ALTNAME_INVALID
  Hostname/IP does not match certificate's altnames: IP: 10.0.0.1 is not in the cert's list:
  @ [SSL: TLSV1_ALERT_UNKNOWN_CA]
  ssl.SSLError: [SSL: TLSV1_ALERT_UNKNOWN_CA] tlsv1 alert unknown ca (_ssl.c:2580)
  @ certificate verify failed: CA cert does not include key usage extension
  requests.exceptions.SSLError: HTTPSConnectionPool(host='a.example', port=8443): Max retries exceeded (Caused by SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: CA cert does not include key usage extension (_ssl.c:1032)')))
  @ X509_V_ERR_CERT_HAS_EXPIRED
  ERROR: cannot verify a.example's certificate, issued by 'CN=R3,O=Example':
    Issued certificate has expired.
  @ hostname ... doesn't match
  requests.exceptions.SSLError: hostname 'a.example' doesn't match either of '*.b.example', 'b.example'
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  [2024-03-02 11:00:00] production.ERROR: GuzzleHttp\Exception\RequestException: cURL error 60: SSL certificate problem: unable to get local issuer certificate (see https://curl.haxx.se/libcurl/c/libcurl-errors.html) for https://pay.example/v1
  @ X509_V_ERR_CERT_HAS_EXPIRED
  composer update
  curl error 60 while downloading https://repo.packagist.example/packages.json: SSL certificate problem: certificate has expired
  @ X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN
  Error: EHOSTDOWN gyp ERR! stack Error: self-signed certificate in certificate chain
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  gyp ERR! stack FetchError: request to https://node.example/download/release/v18.0.0/node-v18.0.0-headers.tar.gz failed, reason: unable to get local issuer certificate
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  [!] Error installing A: [!] /usr/bin/curl -f -L -o /tmp/a.zip https://pods.example/a.zip
  curl: (60) SSL certificate problem: unable to get local issuer certificate
  @ X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN
  Bundler::Fetcher::CertificateFailureError Could not verify the SSL certificate for https://rubygems.example/. SSL_connect returned=1 errno=0 state=error: certificate verify failed (self-signed certificate in certificate chain)
  @ certificate verify failed: self-signed certificate
  ERROR! SSL validation failed for https://aws.example/ [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: self-signed certificate (_ssl.c:1007)
  @ x509: certificate signed by unknown authority
  level=error msg="Failed to do request: Head \"https://reg.example/v2/x/manifests/1\": tls: failed to verify certificate: x509: certificate signed by unknown authority"
  @ x509: certificate signed by unknown authority
  Failed to pull image "reg.example/app:1": rpc error: code = Unknown desc = failed to pull and unpack image "reg.example/app:1": failed to resolve reference "reg.example/app:1": failed to do request: Head "https://reg.example/v2/app/manifests/1": x509: certificate signed by unknown authority
  @ x509: certificate signed by unknown authority
  Error from server (InternalError): Internal error occurred: failed calling webhook "validate.nginx.ingress.kubernetes.io": failed to call webhook: Post "https://ingress-admission.ns.svc:443/networking/v1/ingresses?timeout=10s": tls: failed to verify certificate: x509: certificate signed by unknown authority
  @ x509: certificate has expired or is not yet valid: current time ... is after
  E0302 11:00:00.000000 1 authentication.go:63] "Unable to authenticate the request" err="[x509: certificate has expired or is not yet valid: current time 2024-03-02T11:00:00Z is after 2024-03-01T10:00:00Z, verifying certificate SN=1, SKID= failed]"
  @ x509: certificate has expired or is not yet valid: current time ... is before
  Get "https://a.example/": x509: certificate has expired or is not yet valid: current time 2020-01-01T00:00:10Z is before 2024-03-01T00:00:00Z
  @ transport: authentication handshake failed: EOF
  rpc error: code = Unavailable desc = connection error: desc = "transport: authentication handshake failed: EOF"
  @ x509: certificate signed by unknown authority
  rpc error: code = Unavailable desc = connection error: desc = "transport: authentication handshake failed: tls: failed to verify certificate: x509: certificate signed by unknown authority"
  @ tls: first record does not look like a TLS handshake
  rpc error: code = Unavailable desc = connection error: desc = "transport: authentication handshake failed: tls: first record does not look like a TLS handshake"
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  E0302 11:00:00.1 ssl_transport_security.cc:1420] Handshake failed with fatal error SSL_ERROR_SSL: error:1000007d:SSL routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED.
  @ SSL_R_WRONG_VERSION_NUMBER
  E0302 ssl_transport_security.cc:1511] Handshake failed with fatal error SSL_ERROR_SSL: error:100000f7:SSL routines:OPENSSL_internal:WRONG_VERSION_NUMBER.
  @ PKIX path building failed
  FAILURE: Build failed with an exception.
  * What went wrong:
  > Could not GET 'https://plugins.gradle.example/m2/x.pom'.
     > PKIX path building failed: sun.security.provider.certpath.SunCertPathBuilderException: unable to find valid certification path to requested target
  @ Received fatal alert: protocol_version
  > Could not GET 'https://jcenter.example/x.pom'. Received fatal alert: protocol_version
  @ X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE
  Axios error: AxiosError: unable to verify the first certificate { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }
  @ X509_V_ERR_CERT_HAS_EXPIRED
  cause: Error: certificate has expired at TLSSocket.onConnectSecure (node:_tls_wrap:1674:34) { code: 'CERT_HAS_EXPIRED' }
  @ X509_V_ERR_HOSTNAME_MISMATCH
  MQTT error: OpenSSL Error[0]: error:0A000086:SSL routines::certificate verify failed hostname mismatch
  @ bad_certificate
  1709377200: OpenSSL Error[0]: error:14094412:SSL routines:ssl3_read_bytes:sslv3 alert bad certificate
  1709377200: Socket error on client <unknown>, disconnecting.
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  Error: The connection to the Redis server failed: SSL_connect failed: certificate verify failed
  @ certificate verify failed: self-signed certificate
  redis.exceptions.ConnectionError: Error 1 connecting to r.example:6380. [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: self-signed certificate (_ssl.c:1007).
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  ldap_bind: Can't contact LDAP server (-1)
   additional info: error:0A000086:SSL routines::certificate verify failed (unable to get local issuer certificate)
  @ TLS: peer cert untrusted or revoked (0x42)
  ldap_start_tls: Connect error (-11) additional info: (unknown error code) TLS: peer cert untrusted or revoked (0x42)
  @ [SSL: NO_SHARED_CIPHER]
  ssl.SSLError: [SSL: NO_SHARED_CIPHER] no shared cipher (_ssl.c:1131)
  @ X509_V_ERR_CERT_HAS_EXPIRED
  stunnel: LOG4[3]: CERT: Pre-verification error: certificate has expired
  @ VERIFY KU ERROR
  VERIFY KU ERROR
  OpenSSL: error:0A000086:SSL routines::certificate verify failed
  TLS_ERROR: BIO read tls_read_plaintext error
  @ X509_V_ERR_UNABLE_TO_GET_CRL
  VERIFY ERROR: depth=0, error=unable to get certificate CRL: CN=client1
  @ unknown_ca
  wpa_supplicant[700]: SSL: SSL3 alert: write (local SSL3 detected an error):fatal:unknown CA
  OpenSSL: openssl_handshake - SSL_connect error:0A000086:SSL routines::certificate verify failed
  @ unknown_ca
  (7) eap_tls: ERROR: TLS Alert read:fatal:unknown CA
  @ unknown_ca
  eap: ERROR: (TLS) Alert read:fatal:unknown CA
  @ access_denied
  (12) eap_peap: ERROR: (TLS) recv TLS 1.2 Alert, fatal access_denied
  @ SSL_ERROR_RX_RECORD_TOO_LONG
  Secure Connection Failed An error occurred during a connection to nas.local:8080. SSL received a record that exceeded the maximum permissible length. Error code: SSL_ERROR_RX_RECORD_TOO_LONG
  @ MOZILLA_PKIX_ERROR_MITM_DETECTED
  Warning: Potential Security Risk Ahead Error code: MOZILLA_PKIX_ERROR_MITM_DETECTED
  @ MOZILLA_PKIX_ERROR_REQUIRED_TLS_FEATURE_MISSING
  An error occurred during a connection to staple.example. A required TLS feature is missing. Error code: MOZILLA_PKIX_ERROR_REQUIRED_TLS_FEATURE_MISSING
  @ NET::ERR_CERT_COMMON_NAME_INVALID
  This server could not prove that it is shop.example; its security certificate is from *.hoster.example. NET::ERR_CERT_COMMON_NAME_INVALID
  @ ERR_SSL_VERSION_OR_CIPHER_MISMATCH
  old.example uses an unsupported protocol. ERR_SSL_VERSION_OR_CIPHER_MISMATCH
  @ because the website uses HSTS
  You cannot visit dev.example right now because the website uses HSTS.
  @ NET::ERR_CERT_AUTHORITY_INVALID
  chrome-error: Failed to load resource: net::ERR_CERT_AUTHORITY_INVALID https://api.example/x.js
  @ NSURLErrorServerCertificateUntrusted
  “myapp.example” is not trusted Domain=kCFErrorDomainCFNetwork Code=-1202 "(null)" UserInfo={_kCFStreamPropertySSLClientCertificateState=0, kCFStreamPropertySSLPeerTrust=<SecTrustRef: 0x600>, _kCFNetworkCFStreamSSLErrorOriginalValue=-9807, _kCFStreamErrorDomainKey=3, _kCFStreamErrorCodeKey=-9807}
  @ errSSLPeerCertUnknown
  NWConnection failed: -9829: unknown certificate
  @ errSSLBadCert
  [boringssl] boringssl_context_evaluate_trust_async_external_block_invoke_3(760) [C1:1][0x100] TLS Trust result -9808
  @ NSURLErrorServerCertificateUntrusted
  xcrun notarytool: Error: HTTPError(statusCode: nil, error: Error Domain=NSURLErrorDomain Code=-1202 "The certificate for this server is invalid." _kCFStreamErrorCodeKey=-9814
  @ errSecInternalComponent
  codesign: errSecInternalComponent
  @ errSSLPeerProtocolVersion
  System.Net.WebException: Error: SecureChannelFailure (Authentication failed, see inner exception.) ---> System.Security.Authentication.AuthenticationException: Authentication failed, see inner exception. ---> Mono.Security.Interface.TlsException: Unknown Secure Transport error `PeerProtocolVersion'.
  @ errSSLRecordOverflow
  Mono.Security.Interface.TlsException: Unknown Secure Transport error `RecordOverflow'.
  @ CERT_E_CHAINING
  Error while sending TLS Alert (Fatal:InternalError): System.IO.IOException ---> Mono.Security.Protocol.Tls.TlsException: Invalid certificate received from server. Error code: 0xffffffff800b010a
  @ errSSLXCertChainInvalid
  2026-03-02 22:15:09.320153+0200 App[1095:316720] Connection 35: default TLS Trust evaluation failed(-9807)
  2026-03-02 22:15:09.320216+0200 App[1095:316720] Connection 35: TLS Trust encountered error 3:-9807
  2026-03-02 22:15:09.320242+0200 App[1095:316720] Connection 35: encountered error(3:-9807)
  @ SSL_R_SSL_HANDSHAKE_FAILURE
  [BoringSSL] boringssl_session_handshake_error_print(205) [C9.1:2][0x7fd9] 140572541390664:error:100000d7:SSL routines:OPENSSL_internal:SSL_HANDSHAKE_FAILURE:/boringssl/ssl/ssl_lib.cc:1081:
  @ certificate_unknown
  SSL_accept error from mx.sender.example[192.0.2.66]: -1
  warning: TLS library problem: error:0A000416:SSL routines::sslv3 alert certificate unknown:../ssl/record/rec_layer_s3.c:1605:SSL alert number 46:
  @ Trust anchor for certification path not found
  com.android.volley.NoConnectionError: javax.net.ssl.SSLHandshakeException: java.security.cert.CertPathValidatorException: Trust anchor for certification path not found.
  @ handshake_failure
  javax.net.ssl.SSLHandshakeException: SSL handshake terminated: ssl=0x7c: Failure in SSL library, usually a protocol error
  error:10000410:SSL routines:OPENSSL_internal:SSLV3_ALERT_HANDSHAKE_FAILURE (external/boringssl/src/ssl/tls_record.cc:587 0x7:0x1)
  @ CERTIFICATE_VERIFY_FAILED: application verification failure
  HandshakeException: Handshake error in client (OS Error: CERTIFICATE_VERIFY_FAILED: application verification failure(handshake.cc:297))
  @ Certificate pinning failure
  kotlin: io.ktor.client.plugins.HttpRequestTimeoutException Caused by: javax.net.ssl.SSLPeerUnverifiedException: Certificate pinning failure! Pinned certificates for api.example: sha256/AAAA
  @ SocketTimeoutException
  java.net.SocketTimeoutException: SSL handshake timed out
  @ Unrecognized SSL message, plaintext connection?
  javax.net.ssl.SSLException: Unrecognized SSL message, plaintext connection?
  @ connect: connection refused
  Get "https://127.0.0.1:8443/": dial tcp 127.0.0.1:8443: connect: connection refused
  @ no such host
  Get "https://nope.example/": dial tcp: lookup nope.example: no such host
  @ remote error: tls: certificate required
  Get "https://mtls.example/": remote error: tls: certificate required
  @ remote error: tls: unrecognized name
  Get "https://sni.example/": remote error: tls: unrecognized name
  @ x509: certificate specifies an incompatible key usage
  tls: failed to verify certificate: x509: certificate specifies an incompatible key usage
  @ x509: certificate relies on legacy Common Name field, use SANs instead
  Error: x509: certificate relies on legacy Common Name field, use SANs or temporarily enable Common Name matching
  @ x509: negative serial number
  tls: failed to parse certificate from server: x509: negative serial number
  @ x509: cannot parse ...
  tls: failed to parse certificate from server: x509: cannot parse dnsName "a b"
  @ x509: unhandled critical extension
  x509: unhandled critical extension
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  Error: unable to get local issuer certificate
   at TLSSocket.onConnectSecure (_tls_wrap.js:1514:34)
   code: 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'
  @ ENOTFOUND
  Error: getaddrinfo ENOTFOUND api.nope.example
  @ ECONNREFUSED
  Error: connect ECONNREFUSED ::1:8443
  @ ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED
  Error: C0:error:0A00045C:SSL routines:ssl3_read_bytes:tlsv13 alert certificate required:../deps/openssl/openssl/ssl/record/rec_layer_s3.c:1605:SSL alert number 116 code: 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED'
  @ [SSL: UNSAFE_LEGACY_RENEGOTIATION_DISABLED]
  requests.exceptions.SSLError: HTTPSConnectionPool(host='old.gov.example', port=443): Max retries exceeded with url: / (Caused by SSLError(SSLError(1, '[SSL: UNSAFE_LEGACY_RENEGOTIATION_DISABLED] unsafe legacy renegotiation disabled (_ssl.c:1006)')))
  @ [SSL: DH_KEY_TOO_SMALL]
  ssl.SSLError: [SSL: DH_KEY_TOO_SMALL] dh key too small (_ssl.c:1007)
  @ [SSL: TLSV1_ALERT_INTERNAL_ERROR]
  urllib3.exceptions.SSLError: [SSL: TLSV1_ALERT_INTERNAL_ERROR] tlsv1 alert internal error (_ssl.c:1129)
  @ [SSL: TLSV1_UNRECOGNIZED_NAME]
  ssl.SSLError: [SSL: TLSV1_UNRECOGNIZED_NAME] tlsv1 unrecognized name (_ssl.c:1000)
  @ [SSL: TLSV1_ALERT_PROTOCOL_VERSION]
  pip: Could not fetch URL https://pypi.example/simple/pip/: There was a problem confirming the ssl certificate: [SSL: TLSV1_ALERT_PROTOCOL_VERSION] tlsv1 alert protocol version (_ssl.c:590) - skipping
  @ the ssl module in Python is not available
  pip is configured with locations that require TLS/SSL, however the ssl module in Python is not available.
  @ certificate verify failed: unable to get local issuer certificate
  nltk.download: <urlopen error [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: unable to get local issuer certificate (_ssl.c:1129)>
  @ certificate verify failed: EE certificate key too weak
  ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: EE certificate key too weak (_ssl.c:1007)
  @ certificate verify failed: CA signature digest algorithm too weak
  ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: CA signature digest algorithm too weak (_ssl.c:1007)
  @ CURLE_SSL_CACERT_BADFILE
  curl: (77) error setting certificate verify locations: CAfile: /etc/ssl/certs/ca-certificates.crt CApath: none
  @ X509_V_ERR_EE_KEY_TOO_SMALL
  curl: (60) SSL certificate problem: EE certificate key too weak
  @ SSL: no alternative certificate subject name matches target host name
  curl: (60) SSL: no alternative certificate subject name matches target host name 'www.a.example'
  @ CURLE_SSL_INVALIDCERTSTATUS
  curl: (91) No OCSP response received
  @ certificate_required
  curl: (56) OpenSSL SSL_read: error:0A00045C:SSL routines::tlsv13 alert certificate required, errno 0
  @ handshake_failure
  curl: (35) error:0A000410:SSL routines::sslv3 alert handshake failure
  @ SSL_ERROR_SYSCALL
  curl: (35) LibreSSL SSL_connect: SSL_ERROR_SYSCALL in connection to a.example:443
  @ protocol_version
  curl: (35) error:1400442E:SSL routines:CONNECT_CR_SRVR_HELLO:tlsv1 alert protocol version
  @ SEC_E_ILLEGAL_MESSAGE
  curl: (35) schannel: next InitializeSecurityContext failed: SEC_E_ILLEGAL_MESSAGE (0x80090326) - This error usually occurs when a fatal SSL/TLS alert is received (e.g. handshake failed).
  @ CERT_TRUST_IS_UNTRUSTED_ROOT
  curl: (60) schannel: CertGetCertificateChain trust error CERT_TRUST_IS_UNTRUSTED_ROOT
  @ CERT_TRUST_REVOCATION_STATUS_UNKNOWN
  curl: (60) schannel: CertGetCertificateChain trust error CERT_TRUST_REVOCATION_STATUS_UNKNOWN
  @ SEC_E_WRONG_PRINCIPAL
  curl: (60) schannel: SNI or certificate check failed: SEC_E_WRONG_PRINCIPAL (0x80090322) - The target principal name is incorrect.
  @ connection reset by peer
  wget: error getting response: Connection reset by peer
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  ERROR: cannot verify a.example's certificate, issued by ‘CN=R10,O=Example’:
    Unable to locally verify the issuer's authority.
  To connect to a.example insecurely, use `--no-check-certificate'.
  @ GNUTLS_E_FATAL_ALERT_RECEIVED
  fatal: unable to access 'https://git.example/': gnutls_handshake() failed: A TLS fatal alert has been received.
  @ GNUTLS_E_PULL_ERROR
  fatal: unable to access 'https://git.example/': gnutls_handshake() failed: Error in the pull function.
  @ GNUTLS_E_PREMATURE_TERMINATION
  fatal: unable to access 'https://git.example/': GnuTLS recv error (-110): The TLS connection was non-properly terminated.
  @ SSL_read: SSL_ERROR_SYSCALL
  fatal: unable to access 'https://git.example/x.git/': OpenSSL SSL_read: SSL_ERROR_SYSCALL, errno 0
  @ certificate issued for a different hostname
  svn: E230001: Server SSL certificate verification failed: certificate issued for a different hostname, issuer is not trusted
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  abort: error: _ssl.c:510: error:14090086:SSL routines:SSL3_GET_SERVER_CERTIFICATE:certificate verify failed
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  curl: (60) SSL certificate problem: unable to get local issuer certificate
  Error: Failed to download resource "x"
  @ x509: certificate signed by unknown authority
  error: cannot install "x": Post "https://api.snap.example/v2/snaps/refresh": x509: certificate signed by unknown authority
  @ http: server gave HTTP response to HTTPS client
  Error checking seal status: Get "https://127.0.0.1:8200/v1/sys/seal-status": http: server gave HTTP response to HTTPS client
  @ error loading TLS cert
  Error initializing listener of type tcp: error loading TLS cert: open /etc/vault/cert.pem: permission denied
  @ x509: certificate signed by unknown authority
  agent: Coordinate update error: error="rpc error making call: x509: certificate signed by unknown authority"
  @ x509: certificate has expired or is not yet valid
  {"level":"warn","caller":"embed/config_logging.go","msg":"rejected connection","remote-addr":"10.0.0.7:40000","server-name":"","error":"tls: failed to verify certificate: x509: certificate has expired or is not yet valid"}
  @ x509: cannot validate certificate for ...
  level=warn component="scrape manager" err="Get \"https://10.0.0.9:9100/metrics\": tls: failed to verify certificate: x509: cannot validate certificate for 10.0.0.9 because it doesn't contain any IP SANs"
  @ x509: certificate signed by unknown authority
  Get "https://prom.example/api": x509: certificate signed by unknown authority
  @ SEC_ERROR_UNKNOWN_ISSUER
  hudson.plugins.git.GitException: stderr: fatal: unable to access 'https://git.example/x.git/': Peer's Certificate issuer is not recognized.
  @ SSL_ERROR_NO_CYPHER_OVERLAP
  curl: (35) Cannot communicate securely with peer: no common encryption algorithm(s).
  @ SSL_ERROR_PROTOCOL_VERSION_ALERT
  curl: (35) Peer reports incompatible or unsupported protocol version.
  @ SEC_ERROR_UNTRUSTED_ISSUER
  curl: (60) Peer's certificate issuer has been marked as not trusted by the user.
  @ connection reset by peer
  curl: (35) TCP connection reset by peer
  """#
