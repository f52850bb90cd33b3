extension ForeignTable {
  /// Texts of crypto/x509, crypto/tls and net.
  static let go = """
    proxyconnect tcp|||Go, and so Docker, kubectl and others: the connection to the proxy failed, before anything was asked of the server. What follows, of certificates as well, is about the proxy.
    proxyconnect tcp: tls: first record does not look like a TLS handshake|||Go, and so Docker, kubectl and others: TLS was begun with the proxy, and the proxy answered without it. Nothing was asked of the server yet.
    x509: certificate signed by unknown authority||noTrustedPath|
    x509: certificate has expired or is not yet valid||outsideDates|
    x509: certificate has expired or is not yet valid: current time ... is after||expired|
    x509: certificate has expired or is not yet valid: current time ... is before||notYetValid|
    x509: certificate is valid for ...||hostName|Goes on with the names it is valid for, and the one that was asked for.
    x509: certificate is not valid for any names||hostName||The certificate has no subject alternative names.
    x509: certificate relies on legacy Common Name field, use SANs instead||hostName|The certificate has a common name and no subject alternative names. Go has not compared the common name since 1.15, nor have Apple's clients since iOS 13 and macOS 10.15.|The certificate has no subject alternative names: it was made without that extension, and has to be made again with it.
    x509: cannot validate certificate for ...||hostName|The address that was asked for is not among the IP subject alternative names.|The host was reached by its address, and the certificate has names only.
    x509: certificate specifies an incompatible key usage||extendedKeyUsage|
    x509: a root or intermediate certificate is not authorized for an extended key usage||extendedKeyUsage|Go: an authority on every path lists the uses that it may issue for, and that of servers is not among them.
    x509: certificate contains duplicate extensions||malformed|Go reads no certificate that has an extension twice.
    x509: certificate is not authorized to sign other certificates||basicConstraints|
    x509: too many intermediates for path length constraint||pathLength|
    x509: a root or intermediate certificate is not authorized to sign for this name||nameConstraints|
    x509: unhandled critical extension||criticalExtension|
    x509: cannot verify signature: insecure algorithm||weakSignature|
    x509: malformed certificate||malformed|
    x509: invalid basic constraints||malformed|Go cannot read the basic constraints of a certificate, and so not the certificate.
    tls: failed to verify certificate||serverUntrusted|
    tls: first record does not look like a TLS handshake||notTLS|
    http: server gave HTTP response to HTTPS client||notTLS|
    remote error: tls: handshake failure||alert:handshake_failure|
    remote error: tls: protocol version not supported||alert:protocol_version|
    remote error: tls: bad certificate||alert:bad_certificate|
    remote error: tls: unknown certificate authority||alert:unknown_ca|
    remote error: tls: unknown certificate||alert:certificate_unknown|
    remote error: tls: expired certificate||alert:certificate_expired|
    remote error: tls: revoked certificate||alert:certificate_revoked|
    remote error: tls: unsupported certificate||alert:unsupported_certificate|
    remote error: tls: access denied||alert:access_denied|
    remote error: tls: error decrypting message||alert:decrypt_error|
    remote error: tls: insufficient security level||alert:insufficient_security|
    remote error: tls: no application protocol||alert:no_application_protocol|
    remote error: tls: illegal parameter||alert:illegal_parameter|
    remote error: tls: certificate required||alert:certificate_required|
    tls: client didn't provide a certificate||clientCertificateRequired|A server's log: a client certificate is required and the client sent none.
    tls: server sent certificate containing RSA key larger than|||Go's client does not take a certificate, of the server's or of those above it, whose RSA key is longer than the limit behind these words, 8192 bits unless GODEBUG raises it (tlsmaxrsasize): such keys cost the client too much time.
    tls: client sent certificate containing RSA key larger than|||Go's server does not take a client's certificate whose RSA key is longer than the limit behind these words, 8192 bits unless GODEBUG raises it (tlsmaxrsasize): such keys cost the server too much time.
    tls: either ServerName or InsecureSkipVerify must be specified||ownSettings|Go's client was not told which name the server's certificate has to have, and so did not begin: nothing was sent, and no certificate was judged.
    tls: no supported versions satisfy MinVersion and MaxVersion||ownSettings|
    tls: server selected unadvertised ALPN protocol||noApplicationProtocol|The server chose a protocol that the client had not asked for.
    tls: server selected unsupported protocol version||protocolVersion|
    tls: client offered only unsupported versions||oldClient|A Go server: the client offered no TLS version that the server accepts. The numbers behind it are the client's versions: 300 is SSL 3.0, 301 TLS 1.0, 302 TLS 1.1, 303 TLS 1.2.
    tls: no cipher suite supported by both client and server||handshakeFailure|
    client sent an HTTP request to an HTTPS server||plainHTTPRequest|A server's log: the client sends plain HTTP to a port that expects TLS.
    tls: private key does not match public key||keyMismatch|
    tls: failed to find any PEM data in certificate input||unreadableFile|The file is no PEM.
    x509: invalid signature: parent certificate cannot sign this kind of certificate||basicConstraints keyUsage|Go: the certificate taken as the issuer may not sign certificates.|It is no authority by its basic constraints, or its key usage lacks keyCertSign.
    x509: ECDSA verification failure||badSignature||An authority has the issuer's name and another key: it was made anew under the same name.
    crypto/rsa: verification error||badSignature||An authority has the issuer's name and another key: it was made anew under the same name.
    x509: Ed25519 verification failure||badSignature||An authority has the issuer's name and another key: it was made anew under the same name.
    x509: issuer name does not match subject from issuing certificate||missingIssuer|
    x509: cannot verify signature: algorithm unimplemented||weakSignature malformed|Go does not have the algorithm of the signature, or no longer has it.
    x509: issuer has name constraints but leaf||nameConstraints|
    x509: negative serial number|||Go reads no certificate whose serial number is below 0 (since 1.23). No code of Apple's is known for it: the rules that this tool has of Apple's do not ask for the sign, and trust such a certificate.
    x509: cannot parse ...||malformed|
    net/http: TLS handshake timeout||timeout|
    context deadline exceeded||timeout|
    remote error: tls: unrecognized name||alert:unrecognized_name|
    remote error: tls: internal error||alert:internal_error|
    no such host||nameNotFound|
    connect: connection refused||refused|
    i/o timeout||timeout|
    TLS handshake error from||handshakeIncomplete|A Go server: the handshake with a client failed, and the words behind the client's address say why.
    TLS handshake error from ... EOF||clientLeft|A Go server: the client closed the connection before the handshake was complete, and sent no alert. A client that refuses the server's certificate may do so without a word; scans and health checks that only open the port look the same.
    local error: tls: bad record MAC||recordDamaged|This side could not decrypt what came and sent bad_record_mac: something on the way altered it, or one of the two libraries has a fault.
    tls: client requested unsupported application protocols||noApplicationProtocol|A Go server: none of the protocols that the client asks for (ALPN), listed in brackets, is one that the server has.
    tls: unsupported SSLv2 handshake received||protocolVersion|A Go server: the client began as in SSLv2; scanners do so.
    tls: oversized record received||notTLS|
    tls: received unexpected handshake message||handshakeFailure|A message came where another one belongs: a fault of one of the two sides, or of a middle box.
    tls: client using inappropriate protocol fallback||oldClient|A Go server: the client says by TLS_FALLBACK_SCSV that it came again with a lower version, and the server has a higher one. A first attempt had failed, or it is a scanner.
    error loading TLS cert||unreadableFile|Vault, as a server; the words behind it say what is wrong with the file.
    tls: failed to parse private key||unreadableFile|The private key is of no form that Go reads: encrypted, damaged, or no key at all.
    tls: failed to find PEM block with type ending in||unreadableFile|The key file holds no private key in PEM, most often a certificate instead.
    no certificate available for||unrecognizedName|Caddy, as a server: it has no certificate for the name in the client's hello, or for the address where there was no name.
    acme/autocert: missing server name||unrecognizedName|A Go server with autocert: the client named no host in its hello, so there is no certificate to choose. It connected by address, or is older than SNI.
    """

  /// What OkHttp says itself, most often within an exception of the JDK.
  static let okhttp = """
    Hostname ... not verified||hostName|OkHttp's words, with the certificate's names behind it.
    Certificate pinning failure||pinning|OkHttp's words, with the pins that were expected behind it.
    ConnectException: Failed to connect to||refused timeout|OkHttp's words: no TCP connection was made. The exception named under 'Caused by' says whether it was refused or the time ran out.
    unexpected end of stream on||lostAfterHandshake|OkHttp's words.
    ConnectionShutdownException||lostAfterHandshake|OkHttp's words: the server had announced the end of the HTTP/2 connection, and a request came too late for it.
    """

  /// Exceptions and texts of the JDK.
  static let java = """
    CWPKI0022E: SSL HANDSHAKE FAILURE||noTrustedPath|WebSphere or Liberty, as a client: the certificate that the other server showed leads to no certificate of its trust store. The sentence names the certificate's subject, the host and the trust store.
    PKIX path building failed||noTrustedPath|
    unable to find valid certification path to requested target||noTrustedPath|
    Path does not chain with any of the trust anchors||noTrustedPath|
    CertificateExpiredException: NotAfter||expired|
    CertificateNotYetValidException: NotBefore||notYetValid|
    No subject alternative DNS name matching ...||hostName|
    No subject alternative names matching IP address||hostName||The host was reached by its address, which is not among the subject alternative names.
    doesn't match any of the subject alternative names||hostName|
    doesn't match common name of the certificate subject||hostName||The certificate has no subject alternative names, so Apache HttpClient compared the common name.
    No subject alternative names present||hostName||The certificate has no subject alternative names, or none of the kind that was asked for: a name for a name, an address for an address.
    No name matching ...||hostName|
    General SSLEngine problem||handshakeIncomplete|Java 8, as of Netty and others with an SSLEngine: the handshake failed. The exception under Caused by says why, mostly that the server's certificate was refused.
    SSLPeerUnverifiedException||serverUntrusted hostName pinning|What follows says whether it is the name or a pin.
    SSLHandshakeException||handshakeIncomplete|What follows says why.
    CertPathValidatorException||serverUntrusted untrustedRoot expired|What follows says why.
    PKIX path validation failed||serverUntrusted expired nameConstraints basicConstraints|What follows says which check failed.
    Trust anchor for certification path not found||noTrustedPath|Android's words. Apps do not trust roots that a user installed since Android 7, unless their network security configuration says so.
    Pin verification failed||pinning|Android's words for pins in the network security configuration.
    Certificate expired at||expired|Android's words.
    Certificate not valid until||notYetValid|Android's words.
    Unacceptable certificate||untrustedRoot denied|Android's words.
    Cleartext HTTP traffic to ... not permitted||cleartextBlocked|Android's counterpart of App Transport Security: plain http is blocked since Android 9.
    CLEARTEXT communication to ... not permitted by network security policy||cleartextBlocked|Android's counterpart of App Transport Security: plain http is blocked since Android 9.
    validity check failed||outsideDates|
    timestamp check failed||outsideDates|
    subject/issuer name chaining check failed||missingIssuer|
    Certificates do not conform to algorithm constraints||weakSignature weakKey|
    Usage constraint TLSServer check failed||weakSignature weakKey|
    the trustAnchors parameter must be non-empty||emptyTrustStore|The trust store that Java was given is empty or was not found.
    Empty client certificate chain||clientCertificateRequired|In a server's log: a client certificate is required and the client sent none.
    null cert chain||clientCertificateRequired|In a server's log: a client certificate is required and the client sent none.
    Extended key usage does not permit use for TLS server authentication||extendedKeyUsage|
    KeyUsage does not allow digital signatures||leafKeyUsage|
    KeyUsage does not allow key encipherment||leafKeyUsage|
    KeyUsage does not allow key agreement||leafKeyUsage|
    Algorithm constraints check failed on signature algorithm||weakSignature|
    Algorithm constraints check failed on disabled algorithm||weakSignature weakKey|Java's security settings (jdk.certpath.disabledAlgorithms) forbid the algorithm that is named behind it.
    keystore password was incorrect||unreadableFile||The password is another than the one that the key store or trust store was made with.
    Keystore was tampered with, or password was incorrect||unreadableFile||The password is another than the one that the key store or trust store was made with.
    Algorithm constraints check failed on keysize limits||weakKey|
    basic constraints check failed: this is not a CA certificate||basicConstraints|
    basic constraints check failed: pathLenConstraint violated||pathLength|
    name constraints check failed||nameConstraints|
    unrecognized critical extension(s)||criticalExtension|
    signature check failed||badSignature|
    CertificateRevokedException||revoked|
    Could not determine revocation status||revocationUnknown|
    OCSP response does not include a response for||revocationUnknown|The OCSP answer, such as one that the server staples, is for another certificate.
    Failure in SSL library, usually a protocol error||handshakeIncomplete|Android's words; BoringSSL's error follows.
    Unable to determine revocation status||revocationUnknown|
    Response is unreliable: its validity interval is out-of-date||revocationUnknown|Java, which checks revocation: the OCSP answer that it got is outside its dates, as an old one that the server staples; or this computer's clock is wrong.
    TLS Server certificate issued after ... and anchored by a distrusted legacy ... root CA||untrustedRoot|Java refuses newer certificates below the roots of some authorities, from the date that is named (jdk.security.caDistrustPolicies). Others have dates of their own for them: a certificate of another authority helps with all.
    CertificateParsingException||malformed|
    Unsupported or unrecognized SSL message||notTLS|
    Received fatal alert: handshake_failure||alert:handshake_failure|
    Received fatal alert: protocol_version||alert:protocol_version|
    Received fatal alert: bad_certificate||alert:bad_certificate|
    Received fatal alert: unknown_ca||alert:unknown_ca|
    Received fatal alert: certificate_unknown||alert:certificate_unknown|
    Received fatal alert: certificate_expired||alert:certificate_expired|
    Received fatal alert: certificate_revoked||alert:certificate_revoked|
    Received fatal alert: unsupported_certificate||alert:unsupported_certificate|
    Received fatal alert: decrypt_error||alert:decrypt_error|
    Received fatal alert: insufficient_security||alert:insufficient_security|
    Received fatal alert: certificate_required||alert:certificate_required|
    Received fatal alert: no_application_protocol||alert:no_application_protocol|
    Received fatal alert: illegal_parameter||alert:illegal_parameter|
    Received fatal alert: bad_record_mac||alert:bad_record_mac|
    Received fatal alert: unrecognized_name||alert:unrecognized_name|
    Received fatal alert: internal_error||alert:internal_error|
    Remote host terminated the handshake||connectionLost|
    Remote host closed connection during handshake||connectionLost|
    SSL handshake aborted||handshakeIncomplete connectionLost|Android's words; what ended the handshake follows.
    I/O error during system call||handshakeIncomplete connectionLost|Android's words: the connection below TLS failed, and the system's words for it follow.
    peer not authenticated||serverUntrusted hostName|The words of older Java clients where the server's certificate was refused, whatever the reason. The exception named under 'Caused by' has it.
    not an SSL/TLS record||notTLS clientNotTLS|Netty's words, with the first bytes that came behind it, in hexadecimal: they are no TLS. In a client's log the server sent them, in a server's log a client.
    not an SSL/TLS record: an answer of HTTP||notTLS|Netty, as a client: the bytes behind these words begin with HTTP/ (485454502f), an answer in plain HTTP.
    not an SSL/TLS record: a request of HTTP||plainHTTPRequest|Netty, as a server: the bytes behind these words begin with a request of plain HTTP, such as GET (474554). A client, a proxy or a health check sent it to a port that expects TLS.
    not an SSL/TLS record: a line of the PROXY protocol||clientNotTLS|Netty, as a server: the bytes behind these words are the PROXY protocol's first line, which a load balancer sends before TLS and this server does not expect.
    The server may not support the client's requested TLS protocol versions||handshakeIncomplete protocolVersion|Gradle's words, with the versions that it offers behind it; the handshake itself failed for the reason named under 'Caused by'.
    Connection closed by peer||connectionLost|
    Unrecognized SSL message, plaintext connection?||notTLS|
    No appropriate protocol (protocol is disabled or cipher suites are inappropriate)||ownSettings|Java: the TLS versions and cipher suites that the program asks for leave nothing that Java allows. The program is at fault, or its settings: no octet was sent to the server.
    No available authentication scheme||handshakeFailure|Java, mostly as a server under TLS 1.3: it has no certificate and key with which it could sign in a way that the other side takes.
    No negotiable cipher suite||handshakeFailure|Java: the cipher suites of both sides have none in common that can be used, the key of the server included.
    No server host: ... in the server certificate||hostName|Ktor's words (CIO engine), with the certificate's names behind it.
    Negotiation failed due to EOS||connectionLost|Ktor's words (CIO engine): the server closed the connection before the handshake was complete.
    TLSException: No sign algorithms in common||handshakeFailure|Ktor's words (CIO engine), whose client has TLS 1.2 only: client and server have no signature in common.
    TLSException: Server sent no certificate||handshakeIncomplete|Ktor's words (CIO engine).
    is not accepted by client preferences||protocolVersion|
    are not accepted by server preferences||oldClient|A Java server: the client offered no TLS version that the server accepts; the client's versions are in brackets before it.
    no cipher suites in common||handshakeFailure|A Java server: none of the cipher suites that the client offers can be used by the server.|The server's key store has no private key, or none of the kind that the client's suites need: RSA or ECDSA.
    Could not generate DH keypair||weakDiffieHellman|
    UnknownHostException||nameNotFound|
    java.net.ConnectException: Connection refused||refused|
    SocketTimeoutException||timeout|
    """

  /// Codes of Node's tls, net and dns errors.
  static let node = """
    tunneling socket could not be established|||The module that takes a request through a proxy got no way to the server: behind statusCode= is the proxy's answer. TLS with the server has not begun.
    tunneling socket could not be established, cause|||The module that takes a request through a proxy did not reach the proxy: behind cause= is what failed, and an address there is the proxy's. TLS with the server has not begun.
    UNABLE_TO_VERIFY_LEAF_SIGNATURE||missingIssuer|
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY||issuerNotFound|
    UNABLE_TO_GET_ISSUER_CERT||issuerNotFound|The path reached a certificate of the client's own store, and the issuer of that one is not there: an intermediate was installed without the root above it.
    DEPTH_ZERO_SELF_SIGNED_CERT||selfSigned|
    SELF_SIGNED_CERT_IN_CHAIN||rootInChain|
    CERT_UNTRUSTED||untrustedRoot|
    CERT_REJECTED||denied|
    CERT_HAS_EXPIRED||expired|
    CERT_NOT_YET_VALID||notYetValid|
    CERT_REVOKED||revoked|
    CERT_SIGNATURE_FAILURE||badSignature|
    INVALID_CA||basicConstraints|
    INVALID_PURPOSE||extendedKeyUsage|
    PATH_LENGTH_EXCEEDED||pathLength|
    ERR_TLS_CERT_ALTNAME_INVALID||hostName|
    ERR_SSL_WRONG_VERSION_NUMBER||notTLS|
    ERR_SSL_UNSUPPORTED_PROTOCOL||protocolVersion|
    ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE||alert:handshake_failure|
    ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION||alert:protocol_version|
    ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED||alert:certificate_required|
    ERR_SSL_SSLV3_ALERT_BAD_CERTIFICATE||alert:bad_certificate|
    ERR_SSL_TLSV1_ALERT_UNKNOWN_CA||alert:unknown_ca|
    ERR_SSL_DH_KEY_TOO_SMALL||weakDiffieHellman|
    ERR_SSL_TLSV1_UNRECOGNIZED_NAME||alert:unrecognized_name|
    ERR_SSL_SSLV3_ALERT_CERTIFICATE_UNKNOWN||alert:certificate_unknown|
    ERR_SSL_SSLV3_ALERT_CERTIFICATE_EXPIRED||alert:certificate_expired|
    ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR||alert:internal_error|
    ERR_SSL_TLSV1_ALERT_DECRYPT_ERROR||alert:decrypt_error|
    ERR_SSL_HTTP_REQUEST||plainHTTPRequest|A server that expects TLS got plain HTTP.
    ERR_SSL_EE_KEY_TOO_SMALL||ownWeakCertificate|
    ERR_SSL_CA_MD_TOO_WEAK||ownWeakCertificate|
    ERR_SSL_NO_CIPHER_MATCH||ownSettings|
    ERR_SSL_NO_PROTOCOLS_AVAILABLE||ownSettings|
    ERR_SSL_TLSV1_ALERT_NO_APPLICATION_PROTOCOL||alert:no_application_protocol|
    ERR_SSL_UNSAFE_LEGACY_RENEGOTIATION_DISABLED||legacyRenegotiation|
    ERR_SSL_PACKET_LENGTH_TOO_LONG||notTLS|
    ERR_SSL_NO_SHARED_CIPHER||handshakeFailure|
    ERR_SSL_PEER_DID_NOT_RETURN_A_CERTIFICATE||clientCertificateRequired|
    ERR_OSSL_X509_KEY_VALUES_MISMATCH||keyMismatch|
    ERR_OSSL_EVP_UNSUPPORTED||missingDigest missingCipher|Node 17 and later, with OpenSSL 3 inside: a program asks for an algorithm that is not there, mostly webpack for MD4. It is about the program; no server was asked. The lines below name the call: createHash, or another for ciphers and keys.
    ConnectTimeoutError: Connect Timeout Error||timeout|undici, the library of Node's fetch: no TCP connection was made in time.
    Connect Timeout Error||timeout|undici, the library of Node's fetch: no TCP connection was made in time.
    UNKNOWN_CERTIFICATE_VERIFICATION_ERROR||serverUntrusted untrustedRoot missingIssuer hostName|Bun's words where its TLS library gave no reason of its own for the refusal; trusteval at that server finds the one that counts for Apple's clients.
    unknown certificate verification error||serverUntrusted untrustedRoot missingIssuer hostName|Bun's words where its TLS library gave no reason of its own for the refusal; trusteval at that server finds the one that counts for Apple's clients.
    UND_ERR_CONNECT_TIMEOUT||timeout|undici, the library of Node's fetch: no TCP connection was made in time.
    UND_ERR_HEADERS_TIMEOUT||timeout|undici, the library of Node's fetch: the connection was made, and no answer came in time.
    UND_ERR_SOCKET||lostAfterHandshake|undici, the library of Node's fetch: the other side closed the connection while a request was under way.
    Client network socket disconnected before secure TLS connection was established||connectionLost|
    socket hang up||connectionLost|
    EAI_AGAIN||nameNotFound|The name service did not answer.
    ENOTFOUND||nameNotFound|
    ECONNREFUSED||refused|
    ETIMEDOUT||timeout|
    ECONNRESET||connectionLost|
    """

  /// Exceptions and texts of Python's ssl and socket.
  static let python = """
    Your proxy appears to only use HTTP and not HTTPS|||urllib3, below requests and pip: TLS was begun with the proxy, and the proxy answered without it. Nothing was asked of the server yet.
    CERTIFICATE_VERIFY_FAILED||serverUntrusted untrustedRoot selfSigned missingIssuer expired hostName notYetValid extendedKeyUsage keyUsage weakKey weakSignature basicConstraints pathLength nameConstraints policies criticalExtension malformed badSignature identifierLinkage revoked|Followed by OpenSSL's text, which names the failure.
    SSLCertVerificationError||serverUntrusted|
    certificate verify failed: certificate has expired||expired|
    certificate verify failed: certificate is not yet valid||notYetValid|
    certificate verify failed: self-signed certificate||selfSigned|
    certificate verify failed: self-signed certificate in certificate chain||rootInChain|
    certificate verify failed: unable to get local issuer certificate||issuerNotFound|
    certificate verify failed: Hostname mismatch, certificate is not valid for ...||hostName|
    certificate verify failed: IP address mismatch, certificate is not valid for ...||hostName|
    certificate verify failed: unsuitable certificate purpose||extendedKeyUsage|
    certificate verify failed: EE certificate key too weak||weakKey|
    certificate verify failed: CA signature digest algorithm too weak||weakSignature|
    certificate verify failed: certificate revoked||revoked|
    certificate verify failed: CA certificate key too weak||weakKey|
    certificate verify failed: invalid CA certificate||basicConstraints|
    certificate verify failed: Missing Authority Key Identifier||strictRule|A certificate below the root does not name its issuer's key: it has no authority key identifier. Python checks it by default since 3.13.
    certificate verify failed: Basic Constraints of CA cert not marked critical||strictRule|The basic constraints of an authority's certificate are not marked critical. Python checks it by default since 3.13.
    certificate verify failed: CA cert does not include key usage extension||strictRule|The certificate of an authority has no key usage extension. Python checks it by default since 3.13.
    certificate verify failed: unable to get issuer certificate||issuerNotFound|The path reached a certificate of the client's own store, and the issuer of that one is not there: an intermediate was installed without the root above it.
    certificate verify failed: unable to verify the first certificate||missingIssuer|
    certificate verify failed: permitted subtree violation||nameConstraints|
    certificate verify failed: path length constraint exceeded||pathLength|
    certificate verify failed: unhandled critical extension||criticalExtension|
    certificate verify failed: certificate signature failure||badSignature|
    behind a proxy that intercepts traffic with a self-signed certificate||interception|Azure's command line: the verification failed, and its makers find it mostly behind such a proxy. REQUESTS_CA_BUNDLE names its roots.
    ClientConnectorCertificateError||serverUntrusted untrustedRoot missingIssuer expired|aiohttp's words; OpenSSL's text follows.
    hostname ... doesn't match||hostName|The words of Python before 3.7 and of urllib3, with the certificate's names behind it.
    no appropriate subjectAltName fields were found||hostName||The certificate has no subject alternative names of the kind that was asked for.
    check_hostname requires server_hostname|||Python: the program has not said for which server the connection is, so that no name could be compared. Nothing was sent, and no certificate was seen.
    [SSL: TLSV1_ALERT_UNKNOWN_CA]||alert:unknown_ca|
    [SSL: SSLV3_ALERT_CERTIFICATE_UNKNOWN]||alert:certificate_unknown|
    [SSL: SSLV3_ALERT_BAD_CERTIFICATE]||alert:bad_certificate|
    [SSL: SSLV3_ALERT_CERTIFICATE_EXPIRED]||alert:certificate_expired|
    [SSL: HTTP_REQUEST]||plainHTTPRequest|A server that expects TLS got plain HTTP.
    [SSL: UNSAFE_LEGACY_RENEGOTIATION_DISABLED]||legacyRenegotiation|
    [SSL: EE_KEY_TOO_SMALL]||ownWeakCertificate|
    [SSL: CA_MD_TOO_WEAK]||ownWeakCertificate|
    [SSL: NO_SHARED_CIPHER]||handshakeFailure|
    [SSL: PEER_DID_NOT_RETURN_A_CERTIFICATE]||clientCertificateRequired|
    [SSL] record layer failure||notTLS connectionLost|
    [X509: KEY_VALUES_MISMATCH]||keyMismatch|
    [SSL: WRONG_VERSION_NUMBER]||notTLS|
    [SSL: UNSUPPORTED_PROTOCOL]||protocolVersion|
    [SSL: SSLV3_ALERT_HANDSHAKE_FAILURE]||alert:handshake_failure|
    [SSL: TLSV1_ALERT_PROTOCOL_VERSION]||alert:protocol_version|
    [SSL: TLSV13_ALERT_CERTIFICATE_REQUIRED]||alert:certificate_required|
    [SSL: TLSV1_UNRECOGNIZED_NAME]||alert:unrecognized_name|
    [SSL: TLSV1_ALERT_INTERNAL_ERROR]||alert:internal_error|
    [SSL: DH_KEY_TOO_SMALL]||weakDiffieHellman|
    [SSL: UNEXPECTED_EOF_WHILE_READING]||connectionLost|
    the ssl module in Python is not available|||This Python was built or installed without OpenSSL, so it has no TLS at all. No server was asked.
    Could not find a suitable TLS CA certificate bundle||emptyTrustStore|requests and pip: the file of roots that REQUESTS_CA_BUNDLE, CURL_CA_BUNDLE or an option names is not there.
    Tunnel connection failed|||The proxy did not connect to the server; its HTTP status follows, such as 407 where it asks for a login. TLS has not begun.
    the SSL module is not available|||Python was built without its ssl module, or cannot load the OpenSSL library that it was built with. No server was asked.
    Failed to validate the SSL certificate for||serverUntrusted untrustedRoot hostName|Ansible's words. Python's, which say why, are in the same message or shown with -vvv.
    socket.gaierror: Name or service not known||nameNotFound|
    NewConnectionError||refused nameNotFound timeout|
    NameResolutionError||nameNotFound|
    ConnectTimeoutError||timeout|
    ReadTimeoutError||timeout|
    ConnectTimeout||timeout|
    RemoteDisconnected||lostAfterHandshake|
    ConnectionRefusedError||refused|
    ConnectionResetError||connectionLost|
    TimeoutError||timeout|
    """
}
