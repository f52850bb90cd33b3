/// Texts of tools, runtimes, apps, servers and databases about trust that fails, as `pastedTexts` has them.
let pastedOfTrust = #"""
  @ X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN
  * SSL certificate problem: self-signed certificate in certificate chain
  * closing connection #0
  curl: (60) SSL certificate problem: self-signed certificate in certificate chain
  More details here: https://curl.se/docs/sslcerts.html

  curl failed to verify the legitimacy of the server and therefore could not
  establish a secure connection to it. To learn more about this situation and
  how to fix it, please visit the webpage mentioned above.
  @ CRYPT_E_NO_REVOCATION_CHECK
  curl: (35) schannel: next InitializeSecurityContext failed: CRYPT_E_NO_REVOCATION_CHECK (0x80092012) - The revocation function was unable to check revocation for the certificate.
  @ GNUTLS_CERT_SIGNER_NOT_FOUND
  --2024-03-11 10:22:07--  https://files.internal.example/pkg.tar.gz
  Resolving files.internal.example (files.internal.example)... 10.2.3.4
  Connecting to files.internal.example (files.internal.example)|10.2.3.4|:443... connected.
  ERROR: The certificate of ‘files.internal.example’ is not trusted.
  ERROR: The certificate of ‘files.internal.example’ doesn't have a known issuer.
  @ CURLE_PEER_FAILED_VERIFICATION
  fatal: unable to access 'https://gitlab.example/group/repo.git/': server certificate verification failed. CAfile: none CRLfile: none
  @ CERT_TRUST_IS_UNTRUSTED_ROOT
  fatal: unable to access 'https://github.example/x.git/': schannel: CertGetCertificateChain trust error CERT_TRUST_IS_UNTRUSTED_ROOT
  @ UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  npm ERR! code UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  npm ERR! errno UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  npm ERR! request to https://registry.example/lodash failed, reason: unable to get local issuer certificate
  @ X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN
  ➤ YN0001: │ RequestError: self-signed certificate in certificate chain
      at ClientRequest.<anonymous> (/home/u/.yarn/releases/yarn-3.2.1.cjs:195:14340)
  @ certificate verify failed: unable to get local issuer certificate
  WARNING: Retrying (Retry(total=4, connect=None, read=None, redirect=None, status=None)) after connection broken by 'SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: unable to get local issuer certificate (_ssl.c:1000)'))': /simple/requests/
  @ hostname ... doesn't match
  CondaSSLError: Encountered an SSL error. Most likely a certificate verification issue.

  Exception: HTTPSConnectionPool(host='conda.example', port=443): Max retries exceeded with url: /main/linux-64/repodata.json (Caused by SSLError(SSLCertVerificationError("hostname 'conda.example' doesn't match '*.proxy.example'")))
  @ SEC_E_UNTRUSTED_ROOT
  error: failed to get `serde` as a dependency of package `foo v0.1.0 (/home/u/foo)`
  Caused by:
    download of config.json failed
  Caused by:
    [60] SSL peer certificate or SSH remote key was not OK (schannel: SEC_E_UNTRUSTED_ROOT (0x80090325) - The certificate chain was issued by an authority that is not trusted.)
  @ x509: certificate signed by unknown authority
  go: module example.com/x: Get "https://proxy.example/x/@v/list": tls: failed to verify certificate: x509: certificate signed by unknown authority
  @ PKIX path building failed
  * What went wrong:
  Could not resolve all files for configuration ':classpath'.
  > Could not resolve com.example:lib:1.0.
     > Could not GET 'https://repo.example/maven2/com/example/lib-1.0.pom'.
        > The server may not support the client's requested TLS protocol versions: (TLSv1.2, TLSv1.3). You may need to configure the client to allow other protocols to be used. See: https://docs.gradle.org/8.5/userguide/build_environment.html#gradle_system_properties
           > PKIX path building failed: sun.security.provider.certpath.SunCertPathBuilderException: unable to find valid certification path to requested target
  @ No subject alternative DNS name matching ...
  [ERROR] Failed to execute goal on project demo: Could not resolve dependencies: Failed to collect dependencies at com.example:lib:jar:1.0: Could not transfer artifact com.example:lib:pom:1.0 from/to nexus (https://nexus.example/repository/maven-public): java.security.cert.CertificateException: No subject alternative DNS name matching nexus.example found.
  @ PartialChain
  System.Net.Http.HttpRequestException: The SSL connection could not be established, see inner exception.
   ---> System.Security.Authentication.AuthenticationException: The remote certificate is invalid because of errors in the certificate chain: PartialChain
     at System.Net.Security.SslStream.SendAuthResetSignal(ReadOnlySpan`1 alert, ExceptionDispatchInfo exception)
  @ RemoteCertificateNameMismatch
  error NU1301: Unable to load the service index for source https://nuget.example/v3/index.json.
    The SSL connection could not be established, see inner exception.
    The remote certificate is invalid according to the validation procedure: RemoteCertificateNameMismatch, RemoteCertificateChainErrors
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  PHP Warning:  file_get_contents(): SSL operation failed with code 1. OpenSSL Error messages:
  error:0A000086:SSL routines::certificate verify failed in /var/www/html/x.php on line 12
  PHP Warning:  file_get_contents(): Failed to enable crypto in /var/www/html/x.php on line 12
  @ Peer certificate CN=... did not match expected CN=
  PHP Warning: stream_socket_client(): Peer certificate CN=`*.hosting.example' did not match expected CN=`mail.example' in /app/vendor/phpmailer/SMTP.php on line 382
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  GuzzleHttp\Exception\RequestException: cURL error 60: SSL certificate problem: unable to get local issuer certificate (see https://curl.haxx.se/libcurl/c/libcurl-errors.html) for https://api.example/v1
  @ Could not verify the SSL certificate for
  Fetching source index from https://rubygems.example/
  Could not verify the SSL certificate for https://rubygems.example/.
  There is a chance you are experiencing a man-in-the-middle attack, but most likely your system doesn't have the CA certificates needed for verification. For information about OpenSSL certificates
  @ X509_V_ERR_CERT_HAS_EXPIRED
  Faraday::SSLError (SSL_connect returned=1 errno=0 peeraddr=10.0.0.1:443 state=error: certificate verify failed (certificate has expired))
  @ certificatePinningFailed
  Alamofire.AFError.serverTrustEvaluationFailed(reason: Alamofire.AFError.ServerTrustFailureReason.certificatePinningFailed(host: "api.example", trust: <SecTrustRef: 0x600002a3c0a0>, pinnedCertificates: [], serverCertificates: []))
  @ NSURLErrorServerCertificateUntrusted
  Task <7E7A0C2B>.<2> HTTP load failed, 0/0 bytes (error code: -1202 [3:-9813])
  @ X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN
  Unhandled Exception: HandshakeException: Handshake error in client (OS Error:
  	CERTIFICATE_VERIFY_FAILED: self signed certificate in certificate chain(handshake.cc:393))
  @ Connection terminated during handshake
  DioException [connection error]: The connection errored: HandshakeException: Connection terminated during handshake This indicates an error which most likely cannot be solved by the library.
  @ Trust anchor for certification path not found
  [TypeError: Network request failed]
  javax.net.ssl.SSLHandshakeException: java.security.cert.CertPathValidatorException: Trust anchor for certification path not found.
  @ Certificate pinning failure
  javax.net.ssl.SSLPeerUnverifiedException: Certificate pinning failure!
    Peer certificate chain:
      sha256/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=: CN=api.example
    Pinned certificates for api.example:
      sha256/BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB=
  @ Cleartext HTTP traffic to ... not permitted
  java.io.IOException: Cleartext HTTP traffic to api.example not permitted
  @ NET::ERR_CERT_AUTHORITY_INVALID
  [12345:0311/102207.123:ERROR:ssl_client_socket_impl.cc(980)] handshake failed; returned -1, SSL error code 1, net_error -202
  @ X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT
  Error: self signed certificate
  Request Headers
  SSL Error: Self signed certificate
  @ x509: certificate is valid for ...
  Error response from daemon: Get "https://registry.example:5000/v2/": tls: failed to verify certificate: x509: certificate is valid for localhost, not registry.example
  @ x509: certificate relies on legacy Common Name field, use SANs instead
  Error response from daemon: Get https://harbor.example/v2/: x509: certificate relies on legacy Common Name field, use SANs or temporarily enable Common Name matching with GODEBUG=x509ignoreCN=0
  @ x509: certificate has expired or is not yet valid: current time ... is after
  Unable to connect to the server: x509: certificate has expired or is not yet valid: current time 2024-03-11T10:22:07Z is after 2024-02-28T23:59:59Z
  @ crypto/rsa: verification error
  Unable to connect to the server: tls: failed to verify certificate: x509: certificate signed by unknown authority (possibly because of "crypto/rsa: verification error" while trying to verify candidate authority certificate "kubernetes")
  @ x509: certificate signed by unknown authority
  Error: looks like "https://charts.example/stable" is not a valid chart repository or cannot be reached: Get "https://charts.example/stable/index.yaml": tls: failed to verify certificate: x509: certificate signed by unknown authority
  @ x509: certificate signed by unknown authority
  │ Error: Failed to query available provider packages
  │ Could not retrieve the list of available versions for provider hashicorp/aws: could not connect to registry.example: Failed to request discovery document: Get "https://registry.example/.well-known/terraform.json": tls: failed to verify certificate: x509: certificate signed by unknown authority
  @ certificate verify failed: self-signed certificate
  fatal: [web1]: FAILED! => {"changed": false, "msg": "Failed to validate the SSL certificate for api.example:443. Make sure your managed systems have a valid CA certificate installed. You can use validate_certs=False if you do not need to confirm the servers identity but this is unsafe and not recommended. Paths checked for this platform: /etc/ssl/certs, /etc/ansible, /usr/local/etc/openssl. The exception msg was: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: self-signed certificate (_ssl.c:1006).", "status": -1, "url": "https://api.example/"}
  @ X509_V_ERR_CERT_HAS_EXPIRED
  2024/03/11 10:22:07 [error] 31#31: *5 upstream SSL certificate verify error: (10:certificate has expired) while SSL handshaking to upstream, client: 10.0.0.1, server: www.example, request: "GET / HTTP/1.1", upstream: "https://10.0.0.2:8443/", host: "www.example"
  @ client SSL certificate verify error
  2024/03/11 10:22:07 [info] 31#31: *5 client SSL certificate verify error: (21:unable to verify the first certificate) while reading client request headers, client: 10.0.0.1, server: www.example
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  Mar 11 10:22:07 lb haproxy[1234]: Server be_app/app1 is DOWN, reason: Layer6 invalid response, info: "SSL handshake failure (error:0A000086:SSL routines::certificate verify failed)", check duration: 4ms.
  @ SSL client CA chain cannot be verified
  Mar 11 10:22:07 lb haproxy[1234]: 10.0.0.1:51234 [11/Mar/2024:10:22:07.123] fe_https/1: SSL client CA chain cannot be verified
  @ Server certificate not trusted
  Mar 11 10:22:07 mx postfix/smtp[4711]: 4F1A2: to=<a@b.example>, relay=mx.b.example[192.0.2.5]:25, delay=1.2, dsn=4.7.5, status=deferred (Server certificate not trusted)
  @ Untrusted TLS connection established
  Mar 11 10:22:07 mx postfix/smtp[4711]: Untrusted TLS connection established to mx.b.example[192.0.2.5]:25: TLSv1.3 with cipher TLS_AES_256_GCM_SHA384 (256/256 bits)
  @ certificate verification failed for ... untrusted issuer
  Mar 11 10:22:07 mx postfix/smtp[4711]: certificate verification failed for smtp.relay.example[192.0.2.9]:587: untrusted issuer /C=US/O=Example/CN=Example Root CA
  @ unknown_ca
  Mar 11 10:22:07 imap dovecot: imap-login: Disconnected (no auth attempts in 0 secs): user=<>, rip=10.0.0.1, lip=10.0.0.2, TLS handshaking: SSL_accept() failed: error:14094418:SSL routines:ssl3_read_bytes:tlsv1 alert unknown ca: SSL alert number 48, session=<abc>
  @ certificate_unknown
  1709377201: OpenSSL Error[0]: error:14094416:SSL routines:ssl3_read_bytes:sslv3 alert certificate unknown
  1709377201: Socket error on client <unknown>, disconnecting.
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  Client null sending CONNECT
  OpenSSL Error[0]: error:0A000086:SSL routines::certificate verify failed
  Error: A TLS error occurred.
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  ERROR 2026 (HY000): SSL connection error: error:0A000086:SSL routines::certificate verify failed
  @ Path does not chain with any of the trust anchors
  com.mysql.cj.jdbc.exceptions.CommunicationsException: Communications link failure
  Caused by: javax.net.ssl.SSLHandshakeException: Path does not chain with any of the trust anchors
  @ root certificate file ... does not exist
  psql: error: connection to server at "db.example" (10.0.0.5), port 5432 failed: root certificate file "/home/u/.postgresql/root.crt" does not exist
  Either provide the file, use the system's trusted roots with sslrootcert=system, or change sslmode to disable server certificate verification.
  @ server certificate for ... does not match host name
  psql: error: connection to server at "10.0.0.5", port 5432 failed: server certificate for "db.internal" (and 1 other name) does not match host name "10.0.0.5"
  @ MongoServerSelectionError ... tlsv1 alert internal error
  MongoServerSelectionError: 40B7C2E5A47F0000:error:0A000438:SSL routines:ssl3_read_bytes:tlsv1 alert internal error:../deps/openssl/openssl/ssl/record/rec_layer_s3.c:1605:SSL alert number 80
  @ X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT
  {"t":{"$date":"2024-03-11T10:22:07.123+00:00"},"s":"E","c":"NETWORK","id":23256,"ctx":"conn12","msg":"SSL peer certificate validation failed","attr":{"error":"SSLHandshakeFailed: SSL peer certificate validation failed: self signed certificate"}}
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  Could not connect to Redis at redis.example:6380: SSL_connect failed: certificate verify failed
  @ SSL_R_PEER_DID_NOT_RETURN_A_CERTIFICATE
  1:M 11 Mar 2024 10:22:07.123 # Error accepting a client connection: error:0A0000C7:SSL routines::peer did not return a certificate
  @ unknown_ca
  2024-03-11 10:22:07.123 [notice] <0.1234.0> TLS server: In state certify received CLIENT ALERT: Fatal - Unknown CA
  @ unknown_ca
  {tls_alert,{unknown_ca,"TLS client: In state certify at ssl_handshake.erl:2111 generated CLIENT ALERT: Fatal - Unknown CA\n"}}
  @ No subject alternative names matching IP address
  [2024-03-11 10:22:07,123] ERROR [Producer clientId=p1] Connection to node -1 (kafka.example/10.0.0.7:9093) failed authentication due to: SSL handshake failed (org.apache.kafka.clients.NetworkClient)
  Caused by: java.security.cert.CertificateException: No subject alternative names matching IP address 10.0.0.7 found
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  %3|1709377200.120|FAIL|rdkafka#producer-1| [thrd:sasl_ssl://b1.example:9094/bootstrap]: sasl_ssl://b1.example:9094/bootstrap: SSL handshake failed: ssl/statem/statem_clnt.c:1889:tls_post_process_server_certificate error:0A000086:SSL routines::certificate verify failed: broker certificate could not be verified, verify that ssl.ca.location is correctly configured or root CA certificates are installed (install ca-certificates package) (after 39ms in state SSL_HANDSHAKE) (_SSL)
  @ certificate is not trusted in this ssl context
  [2024-03-11T10:22:07,123][WARN ][o.e.c.s.DiagnosticTrustManager] [node-1] failed to establish trust with server at [10.0.0.8]; the server provided a certificate with subject name [CN=es01], fingerprint [abc], no keyUsage and extendedKeyUsage [serverAuth]; the certificate is issued by [CN=Elastic CA]; the certificate is signed by (subject [CN=Elastic CA] fingerprint [def]) which is self-issued; the [CN=Elastic CA] certificate is not trusted in this ssl context ([xpack.security.transport.ssl (with trust configuration: PEM-trust{/etc/ca.crt})])
  @ certificate verify failed: IP address mismatch, certificate is not valid for ...
  elastic_transport.TlsError: TLS error caused by: TlsError(TLS error caused by: SSLError([SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: IP address mismatch, certificate is not valid for '10.0.0.8'. (_ssl.c:1129)))
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  E0311 10:22:07.123456 1234 ssl_transport_security.cc:1519] Handshake failed with fatal error SSL_ERROR_SSL: error:1000007d:SSL routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED.
  @ tls: first record does not look like a TLS handshake
  rpc error: code = Unavailable desc = connection error: desc = "transport: authentication handshake failed: tls: first record does not look like a TLS handshake"
  @ verify cert failed: SAN matcher
  upstream connect error or disconnect/reset before headers. retried and the latest reset reason: remote connection failure, transport failure reason: TLS_error:|268435581:SSL routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED:verify cert failed: SAN matcher:TLS_error_end
  @ x509: certificate has expired or is not yet valid: current time ... is before
  2024-03-11T10:22:07.123Z warning envoy config StreamAggregatedResources gRPC config stream closed: 14, connection error: desc = "transport: authentication handshake failed: tls: failed to verify certificate: x509: certificate has expired or is not yet valid: current time 2024-03-11T10:22:07Z is before 2024-03-12T00:00:00Z"
  @ X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN
  ldap_start_tls: Connect error (-11)
  	additional info: error:0A000086:SSL routines::certificate verify failed (self-signed certificate in certificate chain)
  @ ldap_start_tls: Connect error
  ldap_start_tls: Connect error (-11)
  	additional info: (unknown error code)
  @ TLS: hostname ... does not match common name in certificate
  TLS: hostname (ldap.example) does not match common name in certificate (srv01).
  ldap_start_tls: Connect error (-11)
  	additional info: TLS: hostname does not match CN in peer certificate
  @ TLS: peer cert untrusted or revoked (0x42)
  TLS: peer cert untrusted or revoked (0x42)
  TLS: can't connect: (unknown error code).
  ldap_sasl_bind(SIMPLE): Can't contact LDAP server (-1)
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  ldap_bind: Can't contact LDAP server (-1)
  	additional info: error:14090086:SSL routines:ssl3_get_server_certificate:certificate verify failed (unable to get local issuer certificate)
  @ ERR_OSSL_EVP_UNSUPPORTED
  Error: error:0308010C:digital envelope routines::unsupported
      at new Hash (node:internal/crypto/hash:71:19)
      at Object.createHash (node:crypto:133:10)
      at module.exports (/app/node_modules/webpack/lib/util/createHash.js:135:53)
    opensslErrorStack: [ 'error:03000086:digital envelope routines::initialization error' ],
    library: 'digital envelope routines',
    reason: 'unsupported',
    code: 'ERR_OSSL_EVP_UNSUPPORTED'
  @ Algorithm (RC2-40-CBC)
  Error outputting keys and certificates
  40A7D1E5C47F0000:error:0308010C:digital envelope routines:inner_evp_generic_fetch:unsupported:../crypto/evp/evp_fetch.c:349:Global default library context, Algorithm (RC2-40-CBC : 0), Properties ()
  @ x509: certificate signed by unknown authority
  The SSL connection could not be established: x509: certificate signed by unknown authority (UntrustedRoot, Revoked, PartialChain)
  @ x509: certificate signed by unknown authority
  tls: failed to verify certificate: x509: certificate signed by unknown authority (RemoteCertificateChainErrors, Revoked, PartialChain)
  @ The certificate chain was issued by an authority that is not trusted
  A connection was successfully established with the server, but then an error occurred during the login process. (provider: SSL Provider, error: 0 - The certificate chain was issued by an authority that is not trusted.)
  @ Could not establish trust relationship for the SSL/TLS secure channel
  Invoke-WebRequest : The underlying connection was closed: Could not establish trust relationship for the SSL/TLS secure channel.
  @ certificate verify failed: certificate has expired
  aiohttp.client_exceptions.ClientConnectorCertificateError: Cannot connect to host api.example:443 ssl:True [SSLCertVerificationError: (1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: certificate has expired (_ssl.c:1007)')]
  @ ERR_TLS_CERT_ALTNAME_INVALID
  TypeError: fetch failed
      at node:internal/deps/undici/undici:12618:11 {
    [cause]: Error: Hostname/IP does not match certificate's altnames: Host: localhost. is not in the cert's altnames: DNS:api.example
        code: 'ERR_TLS_CERT_ALTNAME_INVALID',
  @ UnknownIssuer
  error sending request for url (https://api.example/): client error (Connect): invalid peer certificate: UnknownIssuer
  @ invalid peer certificate: certificate not valid for name ...
  error: Failed to fetch: `https://pypi.example/simple/x/`
    Caused by: invalid peer certificate: certificate not valid for name "pypi.example"; certificate is only valid for DnsName("proxy.corp")
  @ GNUTLS_CERT_SIGNER_NOT_FOUND
  Err:1 https://repo.example stable InRelease
    Certificate verification failed: The certificate is NOT trusted. The certificate issuer is unknown.  Could not handshake: Error in the certificate verification. [IP: 192.0.2.8 443]
  @ X509_V_ERR_CERT_HAS_EXPIRED
  Errors during downloading metadata for repository 'baseos':
    - Curl error (60): SSL peer certificate or SSH remote key was not OK for https://repo.example/repodata/repomd.xml [SSL certificate problem: certificate has expired]
  @ certificate issued for a different hostname
  svn: E230001: Server SSL certificate verification failed: certificate issued for a different hostname, issuer is not trusted
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT
  VERIFY ERROR: depth=1, error=unable to get issuer certificate: C=US, O=Example, CN=Intermediate, serial=123
  OpenSSL: error:0A000086:SSL routines::certificate verify failed
  TLS_ERROR: BIO read tls_read_plaintext error
  @ SSL: no alternative certificate subject name matches target host name
  stderr: fatal: unable to access 'https://git.example/x.git/': SSL: no alternative certificate subject name matches target host name 'git.example'
  @ http: server gave HTTP response to HTTPS client
  Error initializing: Put "https://127.0.0.1:8200/v1/sys/init": http: server gave HTTP response to HTTPS client
  @ remote error: tls: bad certificate
  {"level":"warn","msg":"rejected connection on peer endpoint","remote-addr":"10.0.0.3:4321","server-name":"","error":"remote error: tls: bad certificate"}
  @ x509: certificate signed by unknown authority
  Internal error occurred: failed calling webhook "validate.nginx.ingress.kubernetes.io": failed to call webhook: Post "https://ingress-nginx-controller-admission.ingress-nginx.svc:443/networking/v1/ingresses?timeout=10s": tls: failed to verify certificate: x509: certificate signed by unknown authority
  @ x509: cannot validate certificate for ...
  E0311 10:22:07.123456 1 scraper.go:149] "Failed to scrape node" err="Get \"https://10.0.0.9:10250/metrics/resource\": tls: failed to verify certificate: x509: cannot validate certificate for 10.0.0.9 because it doesn't contain any IP SANs" node="n1"
  @ x509: cannot verify signature: insecure algorithm
  Unable to initialize: x509: certificate signed by unknown authority (possibly because of "x509: cannot verify signature: insecure algorithm SHA1-RSA" while trying to verify candidate authority certificate "Corp CA")
  @ DEPTH_ZERO_SELF_SIGNED_CERT
  HPM Error occurred while trying to proxy request /api from localhost:3000 to https://localhost:5001 (DEPTH_ZERO_SELF_SIGNED_CERT) (https://nodejs.org/api/errors.html#errors_common_system_errors)
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  The server accepted the TCP connection but closed the connection before completing the HTTP/2 connection preface." (cause: "handshakeFailed(NIOSSL.BoringSSLError.sslError([Error: 268435581 error:1000007d:SSL routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED
  @ internal_error
  MongoDB ConnectionException: Could not connect to shard-00-00.example.mongodb.net:27017
  - HandshakeException: Handshake error in client (OS Error:
  	TLSV1_ALERT_INTERNAL_ERROR(tls_record.cc:592))
  @ ServerSelectionTimeoutError ... TLSV1_ALERT_INTERNAL_ERROR
  pymongo.errors.ServerSelectionTimeoutError: SSL handshake failed: shard-00-01.example.mongodb.net:27017: [SSL: TLSV1_ALERT_INTERNAL_ERROR] tlsv1 alert internal error (_ssl.c:1007)
  @ certificate verify failed: Hostname mismatch, certificate is not valid for ...
  pymongo.errors.ServerSelectionTimeoutError: db.example:27017: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: Hostname mismatch, certificate is not valid for 'db.example'. (_ssl.c:1129)
  @ CERT_HAS_EXPIRED
  npm error code CERT_HAS_EXPIRED
  npm error errno CERT_HAS_EXPIRED
  npm error request to https://registry.npm.example/react failed, reason: certificate has expired
  @ X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE
  error An unexpected error occurred: "https://registry.yarnpkg.example/react: unable to verify the first certificate".
  @ X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN
  ERR_PNPM_META_FETCH_FAIL  GET https://registry.example/foo: request to https://registry.example/foo failed, reason: self-signed certificate in certificate chain
  @ UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  error: UNABLE_TO_GET_ISSUER_CERT_LOCALLY downloading package manifest lodash
  @ invalid peer certificate: Expired
  error: Uncaught (in promise) TypeError: error sending request for url (https://api.example/): client error (Connect): invalid peer certificate: Expired
  @ [SSL: TLSV1_ALERT_PROTOCOL_VERSION]
  All attempts to connect to pypi.example failed. SSLError HTTPSConnectionPool(host='pypi.example', port=443): Max retries exceeded with url: /simple/ (Caused by SSLError(SSLError(1, '[SSL: TLSV1_ALERT_PROTOCOL_VERSION] tlsv1 alert protocol version (_ssl.c:1131)')))
  @ certificate verify failed: self-signed certificate in certificate chain
  Could not fetch URL https://pypi.example/simple/pip/: There was a problem confirming the ssl certificate: HTTPSConnectionPool(host='pypi.example', port=443): Max retries exceeded with url: /simple/pip/ (Caused by SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: self-signed certificate in certificate chain (_ssl.c:1006)'))) - skipping
  @ CRYPT_E_NO_REVOCATION_CHECK
  warning: spurious network error (2 tries remaining): [35] SSL connect error (schannel: next InitializeSecurityContext failed: Unknown error (0x80092012) - The revocation function was unable to check revocation for the certificate.)
  @ certificate is not trusted
  tls: failed to verify certificate: x509: “*.corp.example” certificate is not trusted
  @ certificate name does not match input
  Get "https://api.example": tls: failed to verify certificate: x509: “api.example” certificate name does not match input
  @ certificate is not standards compliant
  x509: “registry.example” certificate is not standards compliant
  @ CERTIFICATE_VERIFY_FAILED: application verification failure
  HandshakeException: Handshake error in client (OS Error: CERTIFICATE_VERIFY_FAILED: application verification failure(handshake.cc:393))
  @ NIOSSLExtraError.failedToValidateHostname
  NIOSSL.NIOSSLExtraError.failedToValidateHostname(expected hostname: api.example)
  @ NSURLErrorAppTransportSecurityRequiresSecureConnection
  The resource could not be loaded because the App Transport Security policy requires the use of a secure connection.
  @ NSURLErrorSecureConnectionFailed
  Error Domain=NSURLErrorDomain Code=-1200 "An SSL error has occurred and a secure connection to the server cannot be made." UserInfo={NSErrorFailingURLStringKey=https://a.example/, _kCFStreamErrorDomainKey=3, _kCFStreamErrorCodeKey=-9802, NSLocalizedRecoverySuggestion=Would you like to connect to the server anyway?}
  @ NSURLErrorServerCertificateUntrusted
  WebPageProxy::didFailProvisionalLoadForFrame: frameID=3, domain=NSURLErrorDomain, code=-1202
  @ CLEARTEXT communication to ... not permitted by network security policy
  java.net.UnknownServiceException: CLEARTEXT communication to api.example not permitted by network security policy
  @ NET::ERR_CERT_DATE_INVALID
  [ERROR:ssl_client_socket_impl.cc(970)] handshake failed; returned -1, SSL error code 1, net_error -201
  @ Hostname ... not verified
  javax.net.ssl.SSLPeerUnverifiedException: Hostname api.example not verified:
      certificate: sha256/AAAA=
      DN: CN=other.example
      subjectAltNames: [other.example]
  @ Domain specific configurations require that hostname aware checkServerTrusted
  java.security.cert.CertificateException: Domain specific configurations require that hostname aware checkServerTrusted(X509Certificate[], String, String) is used
  @ the trustAnchors parameter must be non-empty
  java.security.InvalidAlgorithmParameterException: the trustAnchors parameter must be non-empty
  @ Algorithm constraints check failed on signature algorithm
  sun.security.validator.ValidatorException: PKIX path validation failed: java.security.cert.CertPathValidatorException: Algorithm constraints check failed on signature algorithm: SHA1withRSA
  @ No appropriate protocol (protocol is disabled or cipher suites are inappropriate)
  javax.net.ssl.SSLHandshakeException: No appropriate protocol (protocol is disabled or cipher suites are inappropriate)
  @ x509: certificate is valid for ...
  x509: certificate is valid for 10.96.0.1, 192.168.1.10, not 127.0.0.1
  @ x509: certificate has expired or is not yet valid: current time ... is after
  E0311 10:22:07.1 1 authentication.go:73] "Unable to authenticate the request" err="[x509: certificate has expired or is not yet valid: current time 2024-03-11T10:22:07Z is after 2024-03-10T00:00:00Z, verifying certificate SN=123, SKID=, AKID= failed: x509: certificate has expired]"
  @ x509: certificate signed by unknown authority
  failed to pull image "reg.example/x:1": rpc error: code = Unknown desc = failed to resolve reference "reg.example/x:1": failed to do request: Head "https://reg.example/v2/x/manifests/1": x509: certificate signed by unknown authority
  @ remote error: tls: handshake failure
  Error: initializing source docker://reg.example/x: pinging container registry reg.example: Get "https://reg.example/v2/": remote error: tls: handshake failure
  @ x509: certificate signed by unknown authority
  rpc error: code = Unknown desc = error testing repository connectivity: Get "https://git.example/x.git/info/refs?service=git-upload-pack": x509: certificate signed by unknown authority
  @ x509: certificate relies on legacy Common Name field, use SANs instead
  ERROR: Registering runner... failed  runner=abc status=couldn't execute POST against https://gitlab.example/api/v4/runners: Post "https://gitlab.example/api/v4/runners": tls: failed to verify certificate: x509: certificate relies on legacy Common Name field, use SANs instead
  @ x509: cannot validate certificate for ...
  Get "https://10.0.0.5:9100/metrics": tls: failed to verify certificate: x509: cannot validate certificate for 10.0.0.5 because it doesn't contain any IP SANs
  @ remote error: tls: unknown certificate
  time="2024-03-11T10:22:07Z" level=debug msg="http: TLS handshake error from 10.0.0.1:5234: remote error: tls: unknown certificate"
  @ ssl_stapling ignored, issuer certificate not found
  2024/03/11 10:22:07 [warn] 1#1: "ssl_stapling" ignored, issuer certificate not found for certificate "/etc/nginx/cert.pem"
  @ AH02039: Certificate Verification: Error
  [ssl:error] [pid 123] [client 10.0.0.1:5123] AH02039: Certificate Verification: Error (18): self signed certificate
  @ bad_certificate
  postfix/smtpd[123]: warning: TLS library problem: error:0A000412:SSL routines::sslv3 alert bad certificate:ssl/record/rec_layer_s3.c:1605:SSL alert number 42:
  @ (certificate verification failed): certificate invalid
  2024-03-11 10:22:07 H=mx.example [192.0.2.1] TLS error on connection (certificate verification failed): certificate invalid
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  doveadm(user): Error: sync: Disconnected from remote: Received invalid SSL certificate: unable to get local issuer certificate: /CN=imap.example
  @ [SSL: WRONG_VERSION_NUMBER]
  mysql.connector.errors.InterfaceError: 2055: Lost connection to MySQL server at 'db.example:3306', system error: 1 [SSL: WRONG_VERSION_NUMBER] wrong version number (_ssl.c:1131)
  @ unknown_ca
  [Warning] [MY-010055] [Server] SSL error: error:14094418:SSL routines:ssl3_read_bytes:tlsv1 alert unknown ca
  @ GNUTLS_CERT_INVALID
  ERROR 2026 (HY000): TLS/SSL error: Certificate verification failure: The certificate is NOT trusted.
  @ The remote certificate was rejected by the provided RemoteCertificateValidationCallback
  Npgsql.NpgsqlException (0x80004005): Exception while performing SSL handshake
   ---> System.Security.Authentication.AuthenticationException: The remote certificate was rejected by the provided RemoteCertificateValidationCallback.
  @ X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT
  Error: self-signed certificate
      at TLSSocket.onConnectSecure (node:_tls_wrap:1550:34)
    code: 'DEPTH_ZERO_SELF_SIGNED_CERT'
  @ unknown_ca
  2024-03-11 10:22:07 UTC [123] LOG:  could not accept SSL connection: tlsv1 alert unknown ca
  @ X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE
  [ioredis] Unhandled error event: Error: unable to verify the first certificate
  @ The remote certificate is invalid according to the validation procedure
  StackExchange.Redis.RedisConnectionException: AuthenticationFailure on cache.example:6380/Interactive, Initializing/NotStarted; the remote certificate is invalid according to the validation procedure
  @ SSL handshake failed
  [2024-03-11 10:22:07,123] INFO [SocketServer listenerType=ZK_BROKER, nodeId=1] Failed authentication with /10.0.0.9 (channelId=10.0.0.1:9093-10.0.0.9:5123-1) (SSL handshake failed) (org.apache.kafka.common.network.Selector)
  @ PKIX path building failed
  com.rabbitmq.client: javax.net.ssl.SSLHandshakeException: PKIX path building failed: sun.security.provider.certpath.SunCertPathBuilderException: unable to find valid certification path to requested target
  @ PKIX path building failed
  [ERROR][logstash.outputs.elasticsearch] Attempted to resurrect connection to dead ES instance, but got an error {:url=>"https://es.example:9200/", :exception=>LogStash::Outputs::ElasticSearch::HttpClient::Pool::HostUnreachableError, :message=>"Elasticsearch Unreachable: [https://es.example:9200/][Manticore::ClientProtocolException] PKIX path building failed"}
  @ x509: certificate is valid for ...
  Failed to connect to backoff(elasticsearch(https://es.example:9200)): Get "https://es.example:9200": x509: certificate is valid for localhost, not es.example
  @ X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN
  [ERROR][elasticsearch-service] Unable to retrieve version information from Elasticsearch nodes. self signed certificate in certificate chain
  @ certificate_unknown
  upstream connect error or disconnect/reset before headers. reset reason: connection failure, transport failure reason: TLS error: 268436502:SSL routines:OPENSSL_internal:SSLV3_ALERT_CERTIFICATE_UNKNOWN
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  TLS_error:|268435581:SSL routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED:verify cert failed: X509_verify_cert: certificate verification error at depth 0: unable to get local issuer certificate:TLS_error_end
  @ certificate verify failed: unable to get local issuer certificate
  SSL validation failed for https://s3.example/ [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: unable to get local issuer certificate (_ssl.c:992)
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  Please ensure you have network connection. Error detail: HTTPSConnectionPool(host='login.example', port=443): Max retries exceeded with url: /x (Caused by SSLError(SSLError("bad handshake: Error([('SSL routines', 'tls_process_server_certificate', 'certificate verify failed')])")))
  @ certificate verify failed: Missing Authority Key Identifier
  ERROR: gcloud crashed (SSLError): HTTPSConnectionPool(host='oauth.example', port=443): Max retries exceeded with url: /token (Caused by SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: Missing Authority Key Identifier (_ssl.c:1028)')))
  @ certificate verify failed: Basic Constraints of CA cert not marked critical
  ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: Basic Constraints of CA cert not marked critical (_ssl.c:1020)
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  ERROR:  Could not find a valid gem 'x' (>= 0), here is why:
            Unable to download data from https://rubygems.example/ - SSL_connect returned=1 errno=0 state=error: certificate verify failed (unable to get local issuer certificate) (https://rubygems.example/specs.4.8.gz)
  @ CURLE_PEER_FAILED_VERIFICATION
  [!] CDN: trunk URL couldn't be downloaded: https://cdn.example/all_pods_versions_0_0_0.txt Response: SSL peer certificate or SSH remote key was not OK
  @ NSURLErrorServerCertificateUntrusted
  error: failed downloading 'https://artifacts.example/x.zip' which is required by binary target 'X': downloadError("The certificate for this server is invalid. You might be connecting to a server that is pretending to be “artifacts.example” which could put your confidential information at risk.")
  @ SSL_R_CERTIFICATE_VERIFY_FAILED
  The "https://repo.example/packages.json" file could not be downloaded: SSL operation failed with code 1. OpenSSL Error messages:
  error:1416F086:SSL routines:tls_process_server_certificate:certificate verify failed
  Failed to enable crypto
  @ SSL: no alternative certificate subject name matches target host name
  cURL error 60: SSL: no alternative certificate subject name matches target host name 'api.wordpress.example'
  @ The target principal name is incorrect
  The server you are connected to is using a security certificate that cannot be verified. The target principal name is incorrect.
  @ The certificate is not from a trusted certifying authority
  The identity of the remote computer cannot be verified. The certificate is not from a trusted certifying authority.
  @ ERROR_WINHTTP_SECURE_FAILURE
  A security error occurred 12175 ERROR_WINHTTP_SECURE_FAILURE
  @ UntrustedRoot
  Invoke-RestMethod: The remote certificate is invalid because of errors in the certificate chain: UntrustedRoot
  @ CURLE_SSL_CACERT_BADFILE
  curl: (77) error setting certificate verify locations:  CAfile: /etc/pki/tls/certs/ca-bundle.crt CApath: none
  @ ldap_start_tls: Protocol error
  ldap_start_tls: Protocol error (2)
  	additional info: unsupported extended operation
  @ TLS: could not load verify locations
  TLS: could not load verify locations (file:`/etc/ssl/ca.pem',dir:`').
  ldap_start_tls: Connect error (-11)
  	additional info: (unknown error code)
  @ TLS: peer cert untrusted or revoked (0x22)
  TLS: peer cert untrusted or revoked (0x22)
  @ TLS: peer cert untrusted or revoked (0x402)
  TLS: peer cert untrusted or revoked (0x402)
  TLS: can't connect: (unknown error code).
  ldap_sasl_bind(SIMPLE): Can't contact LDAP server (-1)
  @ TLS: peer cert untrusted or revoked
  TLS: peer cert untrusted or revoked (0x242)
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  TLS certificate verification: depth: 0, err: 20, subject: /CN=ldap.example, issuer: /CN=Example CA
  TLS certificate verification: Error, unable to get local issuer certificate
  TLS trace: SSL3 alert write:fatal:unknown CA
  TLS: can't connect: error:0A000086:SSL routines::certificate verify failed (unable to get local issuer certificate).
  @ x509: certificate signed by unknown authority
  x509: certificate signed by unknown authority (possibly because of Revoked, PartialChain)
  @ x509: certificate has expired or is not yet valid
  PartialChain, Revoked: x509: certificate has expired or is not yet valid
  @ Algorithm (MD4)
  Error setting digest
  40F701E1457F0000:error:0308010C:digital envelope routines:inner_evp_generic_fetch:unsupported:../crypto/evp/evp_fetch.c:386:Global default library context, Algorithm (MD4 : 89), Properties ()
  @ Algorithm (DES-CBC)
  Could not read key from key.pem
  4087417A047F0000:error:0308010C:digital envelope routines:inner_evp_generic_fetch:unsupported:../crypto/evp/evp_fetch.c:386:Global default library context, Algorithm (DES-CBC : 8), Properties ()
  4087417A047F0000:error:04800065:PEM routines:PEM_do_header:bad decrypt:../crypto/pem/pem_lib.c:469:
  @ digital envelope routines ... unsupported
  nodejs: error:0308010C:digital envelope routines::unsupported
  @ ERROR_WINHTTP_SECURE_INVALID_CA
  WinHttpSendRequest failed: error 12045 ERROR_WINHTTP_SECURE_INVALID_CA
  @ verify cert failed: cert hash and spki
  verify cert failed: cert hash and spki
  @ failed to establish trust with client at
  failed to establish trust with client at [<unknown host>]; the client provided a certificate with subject name [CN=beat]; the certificate is issued by [CN=Other CA] but the client did not provide a copy of the issuing certificate in the certificate chain
  """#
