extension ForeignTable {
  /// Texts of crypto/x509, crypto/tls and net.
  static let go = """
    x509: certificate signed by unknown authority||untrustedRoot missingIssuer selfSigned|
    x509: certificate has expired or is not yet valid||expired notYetValid|
    x509: certificate is valid for ...||hostName|Goes on with the names it is valid for, and the one that was asked for.
    x509: certificate is not valid for any names||hostName|
    x509: certificate relies on legacy Common Name field, use SANs instead||hostName|
    x509: cannot validate certificate for ...||hostName|The address that was asked for is not among the IP subject alternative names.
    x509: certificate specifies an incompatible key usage||extendedKeyUsage|
    x509: certificate is not authorized to sign other certificates||basicConstraints|
    x509: too many intermediates for path length constraint||pathLength|
    x509: a root or intermediate certificate is not authorized to sign for this name||nameConstraints|
    x509: unhandled critical extension||criticalExtension|
    x509: cannot verify signature: insecure algorithm||weakSignature|
    x509: malformed certificate||malformed|
    tls: failed to verify certificate||serverUntrusted|
    tls: first record does not look like a TLS handshake||notTLS|
    http: server gave HTTP response to HTTPS client||notTLS|
    remote error: tls: handshake failure||handshakeFailure|
    remote error: tls: protocol version not supported||protocolVersion|
    remote error: tls: bad certificate||clientCertificateRejected clientCertificateRequired serverUntrusted|In a server's log: the client refused the server's certificate. In a client's log: the server refused the client's, or missed it.
    remote error: tls: unknown certificate authority||clientCertificateRejected untrustedRoot missingIssuer|In a server's log: the client does not know the authority of the server's certificate. In a client's log: the server does not know that of the client's.
    remote error: tls: unknown certificate||clientCertificateRejected serverUntrusted|In a server's log: the client refused the server's certificate and does not say why. In a client's log: the server refused the client's.
    remote error: tls: expired certificate||clientCertificateRejected expired|In a server's log: for the client, the server's certificate has expired. In a client's log: the client's has.
    remote error: tls: revoked certificate||clientCertificateRejected revoked|
    remote error: tls: unsupported certificate||clientCertificateRejected extendedKeyUsage|
    remote error: tls: access denied||clientCertificateRejected|
    remote error: tls: error decrypting message||clientCertificateRejected|
    remote error: tls: insufficient security level||handshakeFailure|
    remote error: tls: no application protocol||handshakeFailure|
    remote error: tls: illegal parameter||handshakeFailure|
    remote error: tls: certificate required||clientCertificateRequired|
    tls: client didn't provide a certificate||clientCertificateRequired|A server's log: a client certificate is required and the client sent none.
    tls: server selected unsupported protocol version||protocolVersion|
    tls: client offered only unsupported versions||protocolVersion|
    tls: no cipher suite supported by both client and server||handshakeFailure|
    client sent an HTTP request to an HTTPS server||notTLS|A server's log: the client speaks plain HTTP to a port that expects TLS.
    tls: private key does not match public key||keyMismatch|
    tls: failed to find any PEM data in certificate input||unreadableFile|The file is no PEM.
    x509: invalid signature: parent certificate cannot sign this kind of certificate||basicConstraints keyUsage|
    x509: ECDSA verification failure||badSignature|
    crypto/rsa: verification error||badSignature|
    x509: negative serial number||malformed|
    x509: cannot parse ...||malformed|
    net/http: TLS handshake timeout||timeout|
    context deadline exceeded||timeout|
    remote error: tls: unrecognized name||unrecognizedName|
    remote error: tls: internal error||serverInternalError|
    no such host||nameNotFound|
    connect: connection refused||refused|
    i/o timeout||timeout|
    connection reset by peer||connectionLost|
    """

  /// Exceptions and texts of the JDK.
  static let java = """
    PKIX path building failed||untrustedRoot missingIssuer selfSigned|
    unable to find valid certification path to requested target||untrustedRoot missingIssuer selfSigned|
    Path does not chain with any of the trust anchors||untrustedRoot|
    CertificateExpiredException: NotAfter||expired|
    CertificateNotYetValidException: NotBefore||notYetValid|
    No subject alternative DNS name matching ...||hostName|
    No subject alternative names present||hostName|
    No name matching ...||hostName|
    SSLPeerUnverifiedException||serverUntrusted hostName pinning|What follows says whether it is the name or a pin.
    SSLHandshakeException||tlsFailed serverUntrusted handshakeFailure|What follows says why.
    CertPathValidatorException||serverUntrusted untrustedRoot expired|What follows says why.
    PKIX path validation failed||serverUntrusted expired nameConstraints basicConstraints|What follows says which check failed.
    Trust anchor for certification path not found||untrustedRoot missingIssuer selfSigned|Android's words. Apps do not trust roots that a user installed since Android 7, unless their network security configuration says so.
    Hostname ... not verified||hostName|OkHttp's words, with the certificate's names behind it.
    Certificate pinning failure||pinning|OkHttp's words, with the pins that were expected behind it.
    Pin verification failed||pinning|Android's words for pins in the network security configuration.
    Certificate expired at||expired|Android's words.
    Certificate not valid until||notYetValid|Android's words.
    Unacceptable certificate||untrustedRoot denied|Android's words.
    Cleartext HTTP traffic to ... not permitted||cleartextBlocked|Android's counterpart of App Transport Security: plain http is blocked since Android 9.
    CLEARTEXT communication to ... not permitted by network security policy||cleartextBlocked|Android's counterpart of App Transport Security: plain http is blocked since Android 9.
    validity check failed||expired notYetValid|
    timestamp check failed||expired notYetValid|
    subject/issuer name chaining check failed||missingIssuer|
    Certificates do not conform to algorithm constraints||weakSignature weakKey|
    Usage constraint TLSServer check failed||weakSignature weakKey|
    the trustAnchors parameter must be non-empty||untrustedRoot|The trust store that Java was given is empty or was not found.
    Empty client certificate chain||clientCertificateRequired|In a server's log: a client certificate is required and the client sent none.
    null cert chain||clientCertificateRequired|In a server's log: a client certificate is required and the client sent none.
    Extended key usage does not permit use for TLS server authentication||extendedKeyUsage|
    Algorithm constraints check failed on signature algorithm||weakSignature|
    Algorithm constraints check failed on keysize limits||weakKey|
    basic constraints check failed: this is not a CA certificate||basicConstraints|
    basic constraints check failed: pathLenConstraint violated||pathLength|
    name constraints check failed||nameConstraints|
    unrecognized critical extension(s)||criticalExtension|
    signature check failed||badSignature|
    CertificateRevokedException||revoked|
    Unable to determine revocation status||revocationUnknown|
    CertificateParsingException||malformed|
    Unsupported or unrecognized SSL message||notTLS|
    Received fatal alert: handshake_failure||handshakeFailure|
    Received fatal alert: protocol_version||protocolVersion|
    Received fatal alert: bad_certificate||clientCertificateRejected clientCertificateRequired|
    Received fatal alert: unknown_ca||clientCertificateRejected untrustedRoot missingIssuer|In a server's log: the client does not know the authority of the server's certificate. In a client's log: the server does not know that of the client's.
    Received fatal alert: certificate_unknown||clientCertificateRejected serverUntrusted|In a server's log: the client refused the server's certificate and does not say why. In a client's log: the server refused the client's.
    Received fatal alert: certificate_expired||clientCertificateRejected expired|
    Received fatal alert: certificate_revoked||clientCertificateRejected revoked|
    Received fatal alert: unsupported_certificate||clientCertificateRejected extendedKeyUsage|
    Received fatal alert: decrypt_error||clientCertificateRejected|
    Received fatal alert: insufficient_security||handshakeFailure|
    Received fatal alert: certificate_required||clientCertificateRequired|
    Received fatal alert: unrecognized_name||unrecognizedName|
    Received fatal alert: internal_error||serverInternalError|
    Remote host terminated the handshake||connectionLost|
    Remote host closed connection during handshake||connectionLost|
    SSL handshake aborted||connectionLost|
    Connection closed by peer||connectionLost|
    Unrecognized SSL message, plaintext connection?||notTLS|
    No appropriate protocol (protocol is disabled or cipher suites are inappropriate)||protocolVersion handshakeFailure|
    is not accepted by client preferences||protocolVersion|
    Could not generate DH keypair||weakDiffieHellman|
    UnknownHostException||nameNotFound|
    java.net.ConnectException: Connection refused||refused|
    SocketTimeoutException||timeout|
    """

  /// Codes of Node's tls, net and dns errors.
  static let node = """
    UNABLE_TO_VERIFY_LEAF_SIGNATURE||missingIssuer|
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY||missingIssuer untrustedRoot|
    UNABLE_TO_GET_ISSUER_CERT||missingIssuer|
    DEPTH_ZERO_SELF_SIGNED_CERT||selfSigned|
    SELF_SIGNED_CERT_IN_CHAIN||untrustedRoot|
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
    ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE||handshakeFailure|
    ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION||protocolVersion|
    ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED||clientCertificateRequired|
    ERR_SSL_SSLV3_ALERT_BAD_CERTIFICATE||clientCertificateRejected|
    ERR_SSL_TLSV1_ALERT_UNKNOWN_CA||clientCertificateRejected|
    ERR_SSL_DH_KEY_TOO_SMALL||weakDiffieHellman|
    ERR_SSL_TLSV1_UNRECOGNIZED_NAME||unrecognizedName|
    ERR_SSL_SSLV3_ALERT_CERTIFICATE_UNKNOWN||clientCertificateRejected serverUntrusted|In a server's log: the client refused the server's certificate. In a client's log: the server refused the client's.
    ERR_SSL_SSLV3_ALERT_CERTIFICATE_EXPIRED||clientCertificateRejected expired|
    ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR||serverInternalError|
    ERR_SSL_TLSV1_ALERT_DECRYPT_ERROR||clientCertificateRejected|
    ERR_SSL_HTTP_REQUEST||notTLS|A server that expects TLS got plain HTTP.
    ERR_SSL_EE_KEY_TOO_SMALL||weakKey|
    ERR_SSL_CA_MD_TOO_WEAK||weakSignature|
    ERR_SSL_UNSAFE_LEGACY_RENEGOTIATION_DISABLED||protocolVersion handshakeFailure|The server lacks secure renegotiation, which OpenSSL 3 demands by default: very old server software, or a middle box.
    ERR_SSL_PACKET_LENGTH_TOO_LONG||notTLS|
    ERR_SSL_NO_SHARED_CIPHER||handshakeFailure|
    ERR_SSL_PEER_DID_NOT_RETURN_A_CERTIFICATE||clientCertificateRequired|
    ERR_OSSL_X509_KEY_VALUES_MISMATCH||keyMismatch|
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
    CERTIFICATE_VERIFY_FAILED||serverUntrusted untrustedRoot selfSigned missingIssuer expired hostName notYetValid extendedKeyUsage keyUsage weakKey weakSignature basicConstraints pathLength nameConstraints policies criticalExtension malformed badSignature identifierLinkage revoked|Followed by OpenSSL's text, which names the failure.
    SSLCertVerificationError||serverUntrusted|
    certificate verify failed: certificate has expired||expired|
    certificate verify failed: certificate is not yet valid||notYetValid|
    certificate verify failed: self-signed certificate||selfSigned|
    certificate verify failed: self-signed certificate in certificate chain||untrustedRoot|
    certificate verify failed: unable to get local issuer certificate||missingIssuer untrustedRoot|
    certificate verify failed: Hostname mismatch, certificate is not valid for ...||hostName|
    certificate verify failed: IP address mismatch, certificate is not valid for ...||hostName|
    certificate verify failed: unsuitable certificate purpose||extendedKeyUsage|
    certificate verify failed: EE certificate key too weak||weakKey|
    certificate verify failed: CA signature digest algorithm too weak||weakSignature|
    certificate verify failed: certificate revoked||revoked|
    certificate verify failed: CA certificate key too weak||weakKey|
    certificate verify failed: invalid CA certificate||basicConstraints|
    certificate verify failed: Missing Authority Key Identifier||identifierLinkage|Python 3.13 and later check strictly; the certificate lacks an identifier that RFC 5280 requires. Apple does not ask for it.
    certificate verify failed: Basic Constraints of CA cert not marked critical||basicConstraints|Python 3.13 and later check strictly. Apple does not ask for it.
    certificate verify failed: CA cert does not include key usage extension||keyUsage|Python 3.13 and later check strictly.
    certificate verify failed: unable to get issuer certificate||missingIssuer|
    certificate verify failed: unable to verify the first certificate||missingIssuer|
    certificate verify failed: permitted subtree violation||nameConstraints|
    certificate verify failed: path length constraint exceeded||pathLength|
    certificate verify failed: unhandled critical extension||criticalExtension|
    certificate verify failed: certificate signature failure||badSignature|
    ClientConnectorCertificateError||serverUntrusted untrustedRoot missingIssuer expired|aiohttp's words; OpenSSL's text follows.
    hostname ... doesn't match||hostName|The words of Python before 3.7 and of urllib3, with the certificate's names behind it.
    no appropriate subjectAltName fields were found||hostName|
    check_hostname requires server_hostname||hostName|The program did not say which name to check.
    [SSL: TLSV1_ALERT_UNKNOWN_CA]||clientCertificateRejected untrustedRoot missingIssuer|In a server's log: the client does not know the authority of the server's certificate. In a client's log: the server does not know that of the client's.
    [SSL: SSLV3_ALERT_CERTIFICATE_UNKNOWN]||clientCertificateRejected serverUntrusted|In a server's log: the client refused the server's certificate and does not say why. In a client's log: the server refused the client's.
    [SSL: SSLV3_ALERT_BAD_CERTIFICATE]||clientCertificateRejected clientCertificateRequired|In a server's log: the client refused the server's certificate. In a client's log: the server refused the client's, or missed it.
    [SSL: SSLV3_ALERT_CERTIFICATE_EXPIRED]||clientCertificateRejected expired|
    [SSL: HTTP_REQUEST]||notTLS|A server that expects TLS got plain HTTP.
    [SSL: UNSAFE_LEGACY_RENEGOTIATION_DISABLED]||protocolVersion handshakeFailure|The server lacks secure renegotiation, which OpenSSL 3 demands by default: very old server software, or a middle box.
    [SSL: EE_KEY_TOO_SMALL]||weakKey|
    [SSL: CA_MD_TOO_WEAK]||weakSignature|
    [SSL: NO_SHARED_CIPHER]||handshakeFailure|
    [SSL: PEER_DID_NOT_RETURN_A_CERTIFICATE]||clientCertificateRequired|
    [SSL] record layer failure||notTLS connectionLost|
    [X509: KEY_VALUES_MISMATCH]||keyMismatch|
    [SSL: WRONG_VERSION_NUMBER]||notTLS|
    [SSL: UNSUPPORTED_PROTOCOL]||protocolVersion|
    [SSL: SSLV3_ALERT_HANDSHAKE_FAILURE]||handshakeFailure|
    [SSL: TLSV1_ALERT_PROTOCOL_VERSION]||protocolVersion|
    [SSL: TLSV13_ALERT_CERTIFICATE_REQUIRED]||clientCertificateRequired|
    [SSL: TLSV1_UNRECOGNIZED_NAME]||unrecognizedName|
    [SSL: TLSV1_ALERT_INTERNAL_ERROR]||serverInternalError|
    [SSL: DH_KEY_TOO_SMALL]||weakDiffieHellman|
    [SSL: UNEXPECTED_EOF_WHILE_READING]||connectionLost|
    socket.gaierror: Name or service not known||nameNotFound|
    NewConnectionError||refused nameNotFound timeout|
    NameResolutionError||nameNotFound|
    ConnectTimeoutError||timeout|
    ReadTimeoutError||timeout|
    ConnectTimeout||timeout|
    RemoteDisconnected||connectionLost|
    ConnectionRefusedError||refused|
    ConnectionResetError||connectionLost|
    TimeoutError||timeout|
    """
}
