/// Texts of programs that developers and operators meet beside apps, as `pastedTexts` has them.
let pastedOfPrograms = #"""
  @ errno: protocol error
  Error Domain=NSPOSIXErrorDomain Code=100 "Protocol error" UserInfo={NSErrorPeerAddressKey=<CFData 0x600>, _kCFStreamErrorCodeKey=100, _kCFStreamErrorDomainKey=1}
  @ connection reset by peer
  finished with error [54] Error Domain=NSPOSIXErrorDomain Code=54 "Connection reset by peer"
  @ errno: software caused connection abort
  Error Domain=NSPOSIXErrorDomain Code=53 "Software caused connection abort" UserInfo={_kCFStreamErrorCodeKey=53, _kCFStreamErrorDomainKey=1}
  @ errno: operation timed out
  The operation couldn’t be completed. (NSPOSIXErrorDomain error 60.)
  @ errno: connection refused
  The operation couldn’t be completed. (Network.NWError error 61 - Connection refused)
  @ errSecMissingEntitlement
  Keychain error: The operation couldn’t be completed. (OSStatus error -34018.)
  @ no pg_hba.conf entry for ... no encryption
  psql: error: connection to server at "db.example.com" (203.0.113.5), port 5432 failed: FATAL:  no pg_hba.conf entry for host "198.51.100.7", user "app", database "app", no encryption
  @ no pg_hba.conf entry for ... SSL off
  error: no pg_hba.conf entry for host "198.51.100.7", user "postgres", database "app", SSL off
  @ root certificate file ... does not exist
  psql: error: connection to server at "db.example.com" (203.0.113.5), port 5432 failed: root certificate file "/home/app/.postgresql/root.crt" does not exist
  Either provide the file, use the system's trusted roots with sslrootcert=system, or change sslmode to disable server certificate verification.
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  connection to server at "db.example.com" (203.0.113.5), port 5432 failed: SSL error: certificate verify failed
  @ unknown_ca
  2024-03-02 10:11:12.123 UTC [4711] LOG:  could not accept SSL connection: tlsv1 alert unknown ca
  @ server certificate for ... does not match host name
  psql: error: connection to server at "localhost" (127.0.0.1), port 5432 failed: server certificate for "db.example.com" does not match host name "localhost"
  @ connection requires a valid client certificate
  FATAL:  connection requires a valid client certificate
  @ private key file ... has group or world access
  private key file "/home/app/.postgresql/postgresql.key" has group or world access; file must have permissions u=rw (0600) or less if owned by the current user, or permissions u=rw,g=r (0640) or less if owned by root
  @ The server does not support SSL connections
  Error: The server does not support SSL connections
  @ The server does not support SSL
  org.postgresql.util.PSQLException: The server does not support SSL.
  @ PKIX path building failed
  org.postgresql.util.PSQLException: SSL error: PKIX path building failed: sun.security.provider.certpath.SunCertPathBuilderException: unable to find valid certification path to requested target
  @ X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN
  ERROR 2026 (HY000): SSL connection error: error:0A000086:SSL routines::certificate verify failed: self-signed certificate in certificate chain
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  ERROR 2026 (HY000): SSL connection error: error:0A000086:SSL routines::certificate verify failed
  @ SSL is required but the server doesn't support it
  ERROR 2026 (HY000): SSL connection error: SSL is required but the server doesn't support it
  @ SSL is required, but the server does not support it
  ERROR 2026 (HY000): TLS/SSL error: SSL is required, but the server does not support it
  @ GNUTLS_CERT_INVALID
  ERROR 2026 (HY000): TLS/SSL error: Certificate verification failure: The certificate is NOT trusted.
  @ ER_SECURE_TRANSPORT_REQUIRED
  ERROR 3159 (HY000): Connections using insecure transport are prohibited while --require_secure_transport=ON.
  @ X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT
  {"t":{"$date":"2024-01-01T00:00:00.000+00:00"},"s":"E","c":"NETWORK","msg":"SSL peer certificate validation failed","attr":{"reason":"self signed certificate"}}
  @ CURLE_PEER_FAILED_VERIFICATION
  fatal: unable to access 'https://git.example.com/a.git/': server certificate verification failed. CAfile: /etc/ssl/certs/ca-certificates.crt CRLfile: none
  @ CURLE_PEER_FAILED_VERIFICATION
  fatal: unable to access 'https://git.example.com/a.git/': server certificate verification failed. CAfile: none CRLfile: none
  @ GNUTLS_E_PREMATURE_TERMINATION
  fatal: unable to access 'https://git.example/a/b.git/': gnutls_handshake() failed: The TLS connection was non-properly terminated.
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  fatal: unable to access 'https://git.example/a/b.git/': SSL certificate problem: unable to get local issuer certificate
  @ SEC_E_UNTRUSTED_ROOT
  fatal: unable to access 'https://git.corp/': schannel: next InitializeSecurityContext failed: SEC_E_UNTRUSTED_ROOT (0x80090325) - The certificate chain was issued by an authority that is not trusted.
  @ CRYPT_E_NO_REVOCATION_CHECK
  curl: (35) schannel: next InitializeSecurityContext failed: Unknown error (0x80092012) - The revocation function was unable to check revocation for the certificate.
  @ CERT_TRUST_IS_PARTIAL_CHAIN
  curl: (60) schannel: CertGetCertificateChain trust error CERT_TRUST_IS_PARTIAL_CHAIN
  @ SSL_ERROR_SYSCALL
  fatal: unable to access 'https://git.example/a/b.git/': LibreSSL SSL_connect: SSL_ERROR_SYSCALL in connection to git.example:443
  @ SSL_R_UNEXPECTED_EOF_WHILE_READING
  error: RPC failed; curl 56 OpenSSL SSL_read: error:0A000126:SSL routines::unexpected eof while reading, errno 0
  @ SSL certificate problem: Invalid certificate chain
  curl: (60) SSL certificate problem: Invalid certificate chain
  @ X509_V_ERR_CERT_HAS_EXPIRED
  ERROR: cannot verify example.com's certificate, issued by 'CN=R3,O=Example CA,C=US':
    Issued certificate has expired.
  To connect to example.com insecurely, use `--no-check-certificate'.
  @ protocol_version
  OpenSSL: error:1407742E:SSL routines:SSL23_GET_SERVER_HELLO:tlsv1 alert protocol version
  Unable to establish SSL connection.
  @ handshake_failure
  GnuTLS: A TLS fatal alert has been received.
  GnuTLS: received alert [40]: Handshake failed
  Unable to establish SSL connection.
  @ handshake_failure
  wget: TLS error from peer (alert code 40): handshake failure
  @ x509: certificate signed by unknown authority
  Error response from daemon: Get "https://registry.local:5000/v2/": x509: certificate signed by unknown authority
  @ x509: certificate signed by unknown authority
  Error response from daemon: Get "https://registry.local/v2/": tls: failed to verify certificate: x509: certificate signed by unknown authority
  @ x509: certificate is valid for ...
  Unable to connect to the server: tls: failed to verify certificate: x509: certificate is valid for kubernetes, kubernetes.default, not cluster.example.com
  @ http: server gave HTTP response to HTTPS client
  Error response from daemon: Get "https://10.0.0.5:5000/v2/": http: server gave HTTP response to HTTPS client
  @ net/http: TLS handshake timeout
  Error response from daemon: Get "https://registry.example/v2/": net/http: TLS handshake timeout
  @ certificate verify failed: unable to get local issuer certificate
  WARNING: Retrying (Retry(total=4, connect=None, read=None, redirect=None, status=None)) after connection broken by 'SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: unable to get local issuer certificate (_ssl.c:1129)'))': /simple/pip/
  @ the SSL module is not available
  Could not fetch URL https://index.example/simple/requests/: There was a problem confirming the ssl certificate: HTTPSConnectionPool(host='index.example', port=443): Max retries exceeded with url: /simple/requests/ (Caused by SSLError("Can't connect to HTTPS URL because the SSL module is not available.")) - skipping
  @ certificate verify failed: Basic Constraints of CA cert not marked critical
  ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: Basic Constraints of CA cert not marked critical (_ssl.c:1032)
  @ certificate verify failed: IP address mismatch, certificate is not valid for ...
  ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: IP address mismatch, certificate is not valid for '10.0.0.1'. (_ssl.c:1007)
  @ UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  npm ERR! code UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  npm ERR! errno UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  npm ERR! request to https://packages.example/express failed, reason: unable to get local issuer certificate
  @ ERR_TLS_CERT_ALTNAME_INVALID
  npm error code ERR_TLS_CERT_ALTNAME_INVALID
  npm error Hostname/IP does not match certificate's altnames: Host: registry.corp. is not in the cert's altnames: DNS:*.example.com
  @ SSL_R_WRONG_VERSION_NUMBER
  npm ERR! code EPROTO
  npm ERR! write EPROTO 139917213595520:error:1408F10B:SSL routines:ssl3_get_record:wrong version number:../deps/openssl/openssl/ssl/record/ssl3_record.c:332:
  @ X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN
  YN0001: RequestError: self signed certificate in certificate chain
  @ X509_V_ERR_CERT_HAS_EXPIRED
  E/flutter ( 8763): [ERROR:flutter/runtime/dart_vm_initializer.cc(41)] Unhandled Exception: HandshakeException: Handshake error in client (OS Error:
  E/flutter ( 8763):   CERTIFICATE_VERIFY_FAILED: certificate has expired(handshake.cc:393))
  @ X509_V_ERR_HOSTNAME_MISMATCH
  HandshakeException: Handshake error in client (OS Error: CERTIFICATE_VERIFY_FAILED: Hostname mismatch(handshake.cc:359))
  @ SSL_R_WRONG_VERSION_NUMBER
  HandshakeException: Handshake error in client (OS Error: WRONG_VERSION_NUMBER(tls_record.cc:242))
  @ Hostname ... not verified
  javax.net.ssl.SSLPeerUnverifiedException: Hostname 192.168.1.10 not verified:
      certificate: sha256/AAAA=
      DN: CN=server
      subjectAltNames: []
  @ CLEARTEXT communication to ... not permitted by network security policy
  java.net.UnknownServiceException: CLEARTEXT communication to 10.0.2.2 not permitted by network security policy
  @ ERR_CLEARTEXT_NOT_PERMITTED
  Webpage not available. The webpage at http://10.0.2.2/ could not be loaded because: net::ERR_CLEARTEXT_NOT_PERMITTED
  @ noRequiredEvaluator
  serverTrustEvaluationFailed(reason: Alamofire.AFError.ServerTrustFailureReason.noRequiredEvaluator(host: "api.example.com"))
  @ publicKeyPinningFailed
  Server trust evaluation failed due to reason: Public key pinning failed for host api.example.com.
  @ NSURLErrorServerCertificateUntrusted
  WebView failed provisional navigation
  ⚡️  Error: The certificate for this server is invalid. You might be connecting to a server that is pretending to be “localhost” which could put your confidential information at risk.
  @ NSURLErrorServerCertificateUntrusted
  WebPageProxy::didFailProvisionalLoadForFrame: frameID=1, isMainFrame=1, domain=NSURLErrorDomain, code=-1202, isMainFrame=1
  @ NotTimeValid
  AuthenticationException: The remote certificate is invalid because of errors in the certificate chain: NotTimeValid
  @ NSURLErrorServerCertificateUntrusted
  Foundation.NSErrorException: Error Domain=NSURLErrorDomain Code=-1202 "The certificate for this server is invalid."
  @ Error: TrustFailure
  System.Net.WebException: Error: TrustFailure (Authentication failed, see inner exception.) ---> Mono.Btls.MonoBtlsException: Ssl error:1000007d:SSL routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED
  @ The certificate chain was issued by an authority that is not trusted
  Microsoft.Data.SqlClient.SqlException: A connection was successfully established with the server, but then an error occurred during the login process. (provider: SSL Provider, error: 0 - The certificate chain was issued by an authority that is not trusted.)
  @ The target principal name is incorrect
  A connection was successfully established with the server, but then an error occurred during the login process. (provider: SSL Provider, error: 0 - The target principal name is incorrect.)
  @ NET::ERR_CERT_AUTHORITY_INVALID
  [4711:0301/101112.131:ERROR:ssl_client_socket_impl.cc(992)] handshake failed; returned -1, SSL error code 1, net_error -202
  @ NET::ERR_CERT_COMMON_NAME_INVALID
  Error: net::ERR_CERT_COMMON_NAME_INVALID at https://localhost:3000/
  @ NET::ERR_CERT_DATE_INVALID
  (node:123) electron: Failed to load URL: https://app.example/ with error: ERR_CERT_DATE_INVALID
  @ UNITYTLS_X509VERIFY_FLAG_USER_ERROR1
  Curl error 60: Cert verify failed: UNITYTLS_X509VERIFY_FLAG_USER_ERROR1
  @ Certificate is not correctly signed by a trusted CA
  Curl error 60: Cert verify failed. Certificate is not correctly signed by a trusted CA. UnityTls error code: 7
  @ SSL_ERROR_BAD_CERT_DOMAIN
  Web sites prove their identity via certificates. Firefox does not trust this site because it uses a certificate that is not valid for example.com. Error code: SSL_ERROR_BAD_CERT_DOMAIN
  @ MOZILLA_PKIX_ERROR_MITM_DETECTED
  Did Not Connect: Potential Security Issue ... Error code: MOZILLA_PKIX_ERROR_MITM_DETECTED
  @ SEC_ERROR_OCSP_FUTURE_RESPONSE
  Secure Connection Failed. The OCSP response is not yet valid (contains a date in the future). Error code: SEC_ERROR_OCSP_FUTURE_RESPONSE
  @ x509: certificate signed by unknown authority
  Get "https://vault:8200/v1/sys/health": x509: certificate signed by unknown authority
  @ UnknownIssuer
  error sending request for url (https://self.example/): client error (Connect): invalid peer certificate: UnknownIssuer
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  Verify return code: 20 (unable to get local issuer certificate)
  @ SSL_R_PEER_DID_NOT_RETURN_A_CERTIFICATE
  2024/03/02 10:11:12 [info] 7#7: *1 SSL_do_handshake() failed (SSL: error:0A0000C7:SSL routines::peer did not return a certificate) while SSL handshaking, client: 1.2.3.4, server: 0.0.0.0:443
  @ SSL_R_UNSUPPORTED_PROTOCOL
  140735:error:0A000102:SSL routines:ssl_choose_client_version:unsupported protocol
  @ No appropriate protocol (protocol is disabled or cipher suites are inappropriate)
  com.mysql.cj.exceptions.CommunicationsException: Communications link failure
  Caused by: javax.net.ssl.SSLHandshakeException: No appropriate protocol (protocol is disabled or cipher suites are inappropriate)
  @ No subject alternative names matching IP address
  javax.mail.MessagingException: Could not convert socket to TLS; nested exception is: javax.net.ssl.SSLHandshakeException: No subject alternative names matching IP address 10.0.0.5 found
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  ldap_sasl_bind(SIMPLE): Can't contact LDAP server (-1) additional info: error:0A000086:SSL routines::certificate verify failed (unable to get local issuer certificate)
  @ STARTTLS ... verify=FAIL
  STARTTLS=client, relay=mail.example.com., version=TLSv1.3, verify=FAIL, cipher=TLS_AES_256_GCM_SHA384, bits=256/256
  @ x509: certificate signed by unknown authority
  Error: Failed to query available provider packages: could not connect to providers.example: failed to request discovery document: Get "https://providers.example/.well-known/terraform.json": tls: failed to verify certificate: x509: certificate signed by unknown authority
  @ The server may not support the client's requested TLS protocol versions
  Could not GET 'https://plugins.example/m2/'. > The server may not support the client's requested TLS protocol versions: (TLSv1.2, TLSv1.3).
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  curl error 60 while downloading https://repo.example/packages.json: SSL certificate problem: unable to get local issuer certificate
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  ERROR:  SSL verification error at depth 1: unable to get local issuer certificate (20)
  @ CURLE_PEER_FAILED_VERIFICATION
  [!] CDN: trunk URL couldn't be downloaded: https://cdn.example/all_pods_versions_1_2_3.txt Response: SSL peer certificate or SSH remote key was not OK
  @ NSURLErrorServerCertificateUntrusted
  error: failed downloading 'https://example.com/a.zip' which is required by binary target 'A': downloadError("The certificate for this server is invalid.")
  @ GNUTLS_CERT_SIGNER_NOT_FOUND
  E: The repository 'https://apt.example.com bookworm Release' does not have a Release file.
  Certificate verification failed: The certificate is NOT trusted. The certificate issuer is unknown.  Could not handshake: Error in the certificate verification. [IP: 192.0.2.7 443]
  @ GNUTLS_CERT_EXPIRED
  Err:3 https://download.example/linux/debian bookworm InRelease
    Certificate verification failed: The certificate is NOT trusted. The certificate chain uses expired certificate.  Could not handshake: Error in the certificate verification.
  @ X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN
  Curl error (60): SSL peer certificate or SSH remote key was not OK for https://mirrors.example.com/repodata/repomd.xml [SSL certificate problem: self-signed certificate in certificate chain]
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  error: failed to download from `https://index.example/config.json`
  Caused by: [60] SSL peer certificate or SSH remote key was not OK (SSL certificate problem: unable to get local issuer certificate)
  @ x509: certificate signed by unknown authority
  go: a.example/errors@v0.9.1: Get "https://modules.example/a.example/errors/@v/v0.9.1.mod": tls: failed to verify certificate: x509: certificate signed by unknown authority
  @ PKIX path building failed
  Could not transfer artifact org.apache.maven:maven:pom:3.9 from/to central (https://repository.example/maven2): PKIX path building failed: sun.security.provider.certpath.SunCertPathBuilderException: unable to find valid certification path to requested target
  @ UntrustedRoot
  Unable to load the service index for source https://api.example/v3/index.json.
    The SSL connection could not be established, see inner exception.
    The remote certificate is invalid because of errors in the certificate chain: UntrustedRoot
  @ certificate verify failed: self-signed certificate in certificate chain
  SSL validation failed for https://sts.example/ [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: self-signed certificate in certificate chain (_ssl.c:1000)
  @ certificate verify failed: unable to get local issuer certificate
  HTTPSConnectionPool(host='login.example', port=443): Max retries exceeded with url: /common (Caused by SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: unable to get local issuer certificate (_ssl.c:997)')))
  Certificate verification failed. This typically happens when using Azure CLI behind a proxy that intercepts traffic with a self-signed certificate.
  @ x509: certificate relies on legacy Common Name field, use SANs instead
  ERROR: Job failed (system failure): prepare environment: Get "https://gitlab.corp/api/v4/": x509: certificate relies on legacy Common Name field, use SANs or temporarily enable Common Name matching with GODEBUG=x509ignoreCN=0
  @ x509: certificate is valid for ...
  Error: Kubernetes cluster unreachable: Get "https://10.0.0.1:6443/version": x509: certificate is valid for 10.96.0.1, 192.168.1.5, not 10.0.0.1
  @ x509: certificate has expired or is not yet valid: current time ... is after
  Unable to connect to the server: x509: certificate has expired or is not yet valid: current time 2024-03-01T10:00:00Z is after 2024-02-28T12:00:00Z
  @ remote error: tls: bad certificate
  {"level":"warn","msg":"rejected connection","remote-addr":"10.0.0.9:53412","error":"remote error: tls: bad certificate"}
  @ No subject alternative DNS name matching ...
  org.apache.kafka.common.errors.SslAuthenticationException: SSL handshake failed
  Caused by: javax.net.ssl.SSLHandshakeException: No subject alternative DNS name matching kafka-1.internal found.
  @ client did not trust this server's certificate
  [2024-03-01T10:00:00,000][WARN ][o.e.x.c.s.t.n.SecurityNetty4Transport] [node-1] client did not trust this server's certificate, closing connection Netty4TcpChannel
  @ Received fatal alert: certificate_unknown
  io.netty.handler.codec.DecoderException: javax.net.ssl.SSLHandshakeException: Received fatal alert: certificate_unknown
  @ unknown_ca
  2024-03-01 10:00:00 [error] <0.700.0> TLS server: In state certify received CLIENT ALERT: Fatal - Unknown CA
  @ remote error: tls: unknown certificate authority
  http: TLS handshake error from 10.0.0.9:53412: remote error: tls: unknown certificate authority
  @ tls: client didn't provide a certificate
  http: TLS handshake error from 10.0.0.9:53412: tls: client didn't provide a certificate
  @ tls: first record does not look like a TLS handshake
  http: TLS handshake error from 10.0.0.9:53412: tls: first record does not look like a TLS handshake
  @ x509: certificate is not valid for any names
  msg="Scrape failed" err="Get \"https://node:9100/metrics\": tls: failed to verify certificate: x509: certificate is not valid for any names, but wanted to match node"
  @ remote error: tls: handshake failure
  Post "https://hooks.example.com/x": remote error: tls: handshake failure
  @ X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE
  Failed to connect to https://a.example: Error: unable to verify the first certificate
      at TLSSocket.onConnectSecure (node:_tls_wrap:1540:34) { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }
  @ X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT
  FetchError: request to https://localhost:5001/ failed, reason: self signed certificate
  @ X509_V_ERR_CERT_HAS_EXPIRED
  TypeError: fetch failed
      [cause]: Error: certificate has expired
        code: 'CERT_HAS_EXPIRED'
  @ SSL_R_UNSAFE_LEGACY_RENEGOTIATION_DISABLED
  AxiosError: write EPROTO C0D7F6F6:error:0A000152:SSL routines:final_renegotiate:unsafe legacy renegotiation disabled:../deps/openssl/openssl/ssl/statem/extensions.c:922:
  @ Client network socket disconnected before secure TLS connection was established
  Error: Client network socket disconnected before secure TLS connection was established
  @ AxiosError: Network Error
  [React Native] Possible Unhandled Promise Rejection: [AxiosError: Network Error]
  @ X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT
  I/flutter (12345): DioException [unknown]: null Error: HandshakeException: Handshake error in client (OS Error: CERTIFICATE_VERIFY_FAILED: self signed certificate(handshake.cc:393))
  @ Failed host lookup
  SocketException: Failed host lookup: 'api.example.com' (OS Error: No address associated with hostname, errno = 7)
  @ Response is unreliable: its validity interval is out-of-date
  W/System.err: javax.net.ssl.SSLHandshakeException: Chain validation failed
  W/System.err: Caused by: java.security.cert.CertPathValidatorException: Response is unreliable: its validity interval is out-of-date
  @ CertificateExpiredException: NotAfter
  javax.net.ssl.SSLHandshakeException: java.security.cert.CertificateExpiredException: Certificate expired at Fri Mar 01 10:00:00 UTC 2024 (compared to Sat Mar 02 10:00:00 UTC 2024)
  @ connection reset by peer
  javax.net.ssl.SSLException: Read error: ssl=0x7b6c: I/O error during system call, Connection reset by peer
  @ protocol_version
  javax.net.ssl.SSLHandshakeException: Handshake failed Caused by: javax.net.ssl.SSLProtocolException: SSL handshake aborted: ssl=0x7b6c: Failure in SSL library, usually a protocol error error:1000042e:SSL routines:OPENSSL_internal:TLSV1_ALERT_PROTOCOL_VERSION
  @ Trust anchor for certification path not found
  Java.Lang.RuntimeException: Javax.Net.Ssl.SSLHandshakeException: java.security.cert.CertPathValidatorException: Trust anchor for certification path not found.
  @ protocol_version
  System.Security.Authentication.AuthenticationException: Authentication failed because the remote party sent a TLS alert: 'ProtocolVersion'.
  @ handshake_failure
  System.Security.Authentication.AuthenticationException: Authentication failed because the remote party sent a TLS alert: 'HandshakeFailure'. ---> Interop+OpenSsl+SslException
  @ Could not create SSL/TLS secure channel
  System.Net.WebException: The request was aborted: Could not create SSL/TLS secure channel.
  @ Received an unexpected EOF or 0 bytes from the transport stream
  System.Net.Http.HttpRequestException: An error occurred while sending the request. ---> System.IO.IOException: Received an unexpected EOF or 0 bytes from the transport stream.
  @ NSURLErrorSecureConnectionFailed
  Task <AAAA>.<1> finished with error [-1200] Error Domain=NSURLErrorDomain Code=-1200 "An SSL error has occurred and a secure connection to the server cannot be made." UserInfo={_kCFStreamErrorCodeKey=-9816, _kCFStreamErrorDomainKey=3}
  @ NSURLErrorCancelled
  AFURLSessionManager: Error Domain=NSURLErrorDomain Code=-999 "cancelled" UserInfo={NSErrorFailingURLKey=https://api.example.com/}
  @ NSURLErrorServerCertificateUntrusted
  sessionTaskFailed(error: Error Domain=NSURLErrorDomain Code=-1202 "The certificate for this server is invalid." UserInfo={_kCFStreamErrorCodeKey=-9843})
  @ NSURLErrorServerCertificateUntrusted
  failed(URLError(_nsError: Error Domain=NSURLErrorDomain Code=-1202 "(null)"))
  @ errSSLPeerProtocolVersion
  [C1 Hostname#1234:443 tcp, url hash: 5, tls] failed: NWError.tls(-9836): bad protocol version
  @ doesn't match any of the subject alternative names
  SSLPeerUnverifiedException: Certificate for <10.0.0.5> doesn't match any of the subject alternative names: [server.local]
  @ X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN
  OpenSSL::SSL::SSLError: SSL_connect returned=1 errno=0 state=error: certificate verify failed (self-signed certificate in certificate chain)
  @ SSL_connect SYSCALL returned=5
  Faraday::ConnectionFailed (SSL_connect SYSCALL returned=5 errno=0 state=SSLv3/TLS write client hello)
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  PHP Warning:  file_get_contents(): SSL operation failed with code 1. OpenSSL Error messages:
  error:0A000086:SSL routines::certificate verify failed in /app/a.php on line 3
  @ Peer certificate CN=... did not match expected CN=
  PHP Warning: stream_socket_client(): Peer certificate CN=`mail.example.com' did not match expected CN=`localhost'
  @ X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN
  cURL error 60: SSL certificate problem: self signed certificate in certificate chain (see https://curl.haxx.se/libcurl/c/libcurl-errors.html) for https://api.example.com
  @ unknown_ca
  ** (Mint.TransportError) {:tls_alert, {:unknown_ca, ~c"TLS client: In state certify at ssl_handshake.erl:2111 generated CLIENT ALERT: Fatal - Unknown CA"}}
  @ UnknownIssuer
  reqwest::Error { kind: Request, url: "https://self.example/", source: hyper_util::client::legacy::Error(Connect, Custom { kind: Other, error: Custom { kind: InvalidData, error: InvalidCertificate(UnknownIssuer) } }) }
  @ invalid peer certificate: certificate not valid for name ...
  error trying to connect: invalid peer certificate: certificate not valid for name "localhost"; certificate is only valid for DnsName("example.com")
  @ X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT
  Error: self-signed certificate; if the root CA is installed locally, try running Node.js with --use-system-ca
  @ X509_R_KEY_VALUES_MISMATCH
  nginx: [emerg] SSL_CTX_use_PrivateKey("/etc/nginx/key.pem") failed (SSL: error:05800074:x509 certificate routines::key values mismatch)
  @ cannot load certificate
  nginx: [emerg] cannot load certificate "/etc/nginx/cert.pem": PEM_read_bio_X509_AUX() failed (SSL: error:0480006C:PEM routines::no start line:Expecting: TRUSTED CERTIFICATE)
  @ No required SSL certificate was sent
  400 Bad Request No required SSL certificate was sent nginx/1.24.0
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  2024/03/01 10:00:00 [error] 7#7: *1 upstream SSL certificate verify error: (20:unable to get local issuer certificate) while SSL handshaking to upstream, client: 10.0.0.1, server: a.example, upstream: "https://10.0.0.2:443/"
  @ certificate_unknown
  warning: TLS library problem: error:14094416:SSL routines:ssl3_read_bytes:sslv3 alert certificate unknown:ssl/record/rec_layer_s3.c:1544:SSL alert number 46:
  @ unknown_ca
  imap-login: Disconnected: Connection closed: SSL_accept() failed: error:0A000418:SSL routines::tlsv1 alert unknown ca: SSL alert number 48 (no auth attempts in 0 secs): user=<>, rip=10.0.0.9, lip=10.0.0.1, TLS handshaking
  @ SSL_R_WRONG_SIGNATURE_TYPE
  OpenSSL: error:0A000172:SSL routines::wrong signature type
  @ SSL_R_DH_KEY_TOO_SMALL
  curl: (35) error:0A00018A:SSL routines::dh key too small
  @ SSL_R_UNSAFE_LEGACY_RENEGOTIATION_DISABLED
  curl: (35) OpenSSL/3.0.2: error:0A000152:SSL routines::unsafe legacy renegotiation disabled
  @ PEM_R_NO_START_LINE
  curl: (58) could not load PEM client certificate from cert.pem, OpenSSL error error:0480006C:PEM routines::no start line, (no key found, wrong pass phrase, or wrong file format?)
  @ X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT
  error 18 at 0 depth lookup: self-signed certificate
  error cert.pem: verification failed
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT
  error 2 at 1 depth lookup: unable to get issuer certificate
  @ X509_V_ERR_CERT_HAS_EXPIRED
  VERIFY ERROR: depth=1, error=certificate has expired: C=US, O=Example, CN=Example CA
  TLS_ERROR: BIO read tls_read_plaintext error
  TLS Error: TLS handshake failed
  @ NET::ERR_CERT_AUTHORITY_INVALID
  Your connection is not private. Attackers might be trying to steal your information from localhost. NET::ERR_CERT_AUTHORITY_INVALID
  @ SSL_ERROR_UNSUPPORTED_VERSION
  Secure Connection Failed. An error occurred during a connection to router.local. SSL_ERROR_UNSUPPORTED_VERSION
  @ This Connection Is Not Private
  Safari can't verify the identity of the website “example.com”. The certificate for this website is invalid.
  @ internal_error
  couldn't connect to wss://a.example: TransformStreamCloseCode: tlsv1 alert internal error
  @ SSL: certificate subject name ... does not match target host name
  websocket: TLS error: certificate subject name 'a.example' does not match target host name 'b.example'
  @ X509_V_ERR_CERT_HAS_EXPIRED
  MQTT connection failed: SSL certificate verify failed: certificate has expired
  @ X509 - Certificate verification failed, e.g. CRL, CA or signature check failed
  mbedtls_ssl_handshake returned -0x2700
  @ The certificate is not correctly signed by the trusted CA
  E (1234) esp-tls-mbedtls: mbedtls_ssl_handshake returned -0x2700
  E (1235) esp-tls-mbedtls: Failed to verify peer certificate! Info: unused The certificate is not correctly signed by the trusted CA
  @ X509 - Certificate verification failed, e.g. CRL, CA or signature check failed
  X509 - Certificate verification failed, e.g. CRL, CA or signature check failed
  @ X509 - Certificate verification failed, e.g. CRL, CA or signature check failed
  ssl_client: start_ssl_client(): (-9984) X509 - Certificate verification failed
  @ ASN no signer error to confirm failure
  wolfSSL error: ASN no signer error to confirm failure -188
  @ bad_certificate
  Peer closed connection with error: CRYPTO_ERROR 0x12a (remote): tls: bad certificate
  @ internal_error
  accept failed: CRYPTO_ERROR (0x150)
  @ no_application_protocol
  CRYPTO_ERROR 0x178 (local)
  @ Response is unreliable: its validity interval is out-of-date
  PKIX path validation failed: java.security.cert.CertPathValidatorException: Response is unreliable: its validity interval is out-of-date
  @ TLS Server certificate issued after ... and anchored by a distrusted legacy ... root CA
  sun.security.validator.ValidatorException: TLS Server certificate issued after 2024-11-11 and anchored by a distrusted legacy Entrust root CA: CN=Example Root, O=Example
  @ Serving default certificate for request
  level=debug msg="Serving default certificate for request: \"a.example.com\""
  @ Serving default cert for request
  time="2026-03-24T17:46:08Z" level=debug msg="Serving default cert for request: \"a.example.com\""
  @ UNKNOWN_CERTIFICATE_VERIFICATION_ERROR
  error: UNKNOWN_CERTIFICATE_VERIFICATION_ERROR downloading package manifest a-package
  @ unknown certificate verification error
  unknown certificate verification error
  """#
