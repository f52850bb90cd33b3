/// What programs print instead of a code, by the entry that it belongs to.
///
/// Fields: title of the entry, sentence. Only as much of a sentence as is sure and unmistakable.
enum MessageTable {
  static let text =
    apple + logs + SecureTransportSentences.text + errno + libraries + runtimes + browsers
    + localised

  /// Foundation's and CFNetwork's descriptions in English.
  private static let apple = """
    NSURLErrorTimedOut|The request timed out
    NSURLErrorCannotFindHost|A server with the specified hostname could not be found
    NSURLErrorCannotConnectToHost|Could not connect to the server
    NSURLErrorNetworkConnectionLost|The network connection was lost
    NSURLErrorNotConnectedToInternet|The Internet connection appears to be offline
    NSURLErrorAppTransportSecurityRequiresSecureConnection|The resource could not be loaded because the App Transport Security policy requires the use of a secure connection
    NSURLErrorAppTransportSecurityRequiresSecureConnection|App Transport Security policy requires the use of a secure connection
    NSURLErrorAppTransportSecurityRequiresSecureConnection|App Transport Security has blocked a cleartext HTTP
    NSURLErrorSecureConnectionFailed|An SSL error has occurred and a secure connection to the server cannot be made
    NSURLErrorSecureConnectionFailed|An SSL error has occurred and a secure connection to the server cannot be established
    NSURLErrorSecureConnectionFailed|A TLS error caused the secure connection to fail
    NSURLErrorServerCertificateHasBadDate|The certificate for this server has expired
    NSURLErrorServerCertificateUntrusted|The certificate for this server is invalid
    NSURLErrorServerCertificateUntrusted|You might be connecting to a server that is pretending to be
    NSURLErrorServerCertificateHasUnknownRoot|The certificate for this server was signed by an unknown certifying authority
    NSURLErrorServerCertificateNotYetValid|The certificate for this server is not yet valid
    NSURLErrorClientCertificateRejected|The server ... did not accept the certificate
    NSURLErrorClientCertificateRequired|The server ... requires a client certificate
    errSSLPeerAuthCompleted|errSSLServerAuthCompleted
    errSecDecode|AppleCommonCryptoCryptographicException: Unable to decode the provided data
    errSecNotTrusted|error trying to connect: The certificate was not trusted
    errSecNotTrusted|client error (Connect): The certificate was not trusted
    kCFHostErrorHostNotFound|kCFErrorDomainCFNetwork Code=1
    kCFHostErrorHostNotFound|kCFErrorDomainCFNetwork error 1
    kCFHostErrorUnknown|kCFErrorDomainCFNetwork Code=2
    kCFHostErrorUnknown|kCFErrorDomainCFNetwork error 2
    CSSMERR_APPLETP_INVALID_KEY_USAGE|Invalid Key Usage for policy
    CSSMERR_APPLETP_INVALID_EXTENDED_KEY_USAGE|Invalid Extended Key Usage for policy
    CSSMERR_APPLETP_INVALID_ID_LINKAGE|Invalid Subject/Authority Key ID Linkage
    CSSMERR_APPLETP_PATH_LEN_CONSTRAINT|PathLengthConstraint exceeded
    CSSMERR_APPLETP_INVALID_ROOT|Cert group terminated at a root cert which did not self-verify
    CSSMERR_APPLETP_UNKNOWN_CERT_EXTEN|Unknown critical cert extension
    kCFErrorHTTPProxyConnectionFailure|kCFErrorDomainCFNetwork Code=306
    kCFErrorHTTPProxyConnectionFailure|kCFErrorDomainCFNetwork error 306
    kCFErrorHTTPProxyConnectionFailure|There was a problem communicating with the web proxy server (HTTP)
    kCFErrorHTTPBadProxyCredentials|kCFErrorDomainCFNetwork Code=307
    kCFErrorHTTPBadProxyCredentials|kCFErrorDomainCFNetwork error 307
    kCFErrorPACFileError|kCFErrorDomainCFNetwork Code=308
    kCFErrorPACFileError|kCFErrorDomainCFNetwork error 308
    kCFErrorPACFileAuth|kCFErrorDomainCFNetwork Code=309
    kCFErrorPACFileAuth|kCFErrorDomainCFNetwork error 309
    kCFErrorHTTPSProxyConnectionFailure|kCFErrorDomainCFNetwork Code=310
    kCFErrorHTTPSProxyConnectionFailure|kCFErrorDomainCFNetwork error 310
    kCFErrorHTTPSProxyConnectionFailure|There was a problem communicating with the secure web proxy server (HTTPS)
    kCFStreamErrorHTTPSProxyFailureUnexpectedResponseToCONNECTMethod|kCFErrorDomainCFNetwork Code=311
    kCFStreamErrorHTTPSProxyFailureUnexpectedResponseToCONNECTMethod|kCFErrorDomainCFNetwork error 311

    """

  /// Lines of CFNetwork, boringssl and Network.framework in a device's log.
  private static let logs = """
    App Transport Security refused the connection|ATS failed system trust
    App Transport Security refused the connection|system TLS Trust evaluation failed
    App Transport Security refused the connection|strict TLS Trust evaluation failed
    App Transport Security refused the connection|ATS violation
    server trust evaluation failed|default TLS Trust evaluation failed
    server trust evaluation failed|TLS Trust encountered error
    server trust evaluation failed|Trust evaluate failure
    the secure connection could not be made|NSURLSession/NSURLConnection HTTP load failed
    the secure connection could not be made|CFNetwork SSLHandshake failed
    the secure connection could not be made|boringssl_session_handshake_error_print
    the secure connection could not be made|boringssl_session_handshake_incomplete
    the secure connection could not be made|boringssl_session_errorlog
    the secure connection could not be made|boringssl_context_error_print
    the secure connection could not be made|boringssl_context_handle_fatal_alert
    the secure connection could not be made|nw_protocol_boringssl_error_print
    the secure connection could not be made|nw_protocol_boringssl_handshake_negotiate_proceed
    the secure connection could not be made|nw_protocol_boringssl_input_finished
    the secure connection could not be made|TIC SSL Trust Error
    errSSLClosedNoNotify|Peer disconnected during the middle of a handshake
    NSURLErrorAppTransportSecurityRequiresSecureConnection|Cannot start load of Task ... since it does not conform to ATS policy

    """

  /// Go, Java and Android, Node, Python, rustls, .NET and servers.
  private static let runtimes = """
    certificate is blocked|failed to verify certificate: x509: ... certificate is blocked
    certificate is revoked|failed to verify certificate: x509: ... certificate is revoked
    certificate is using a broken key size|failed to verify certificate: x509: ... certificate is using a broken key size
    certificate is using a broken signature algorithm|failed to verify certificate: x509: ... certificate is using a broken signature algorithm
    certificate is not standards compliant|failed to verify certificate: x509: ... certificate is not standards compliant
    certificates do not meet pinning requirements|failed to verify certificate: x509: ... certificates do not meet pinning requirements
    certificate is not trusted|failed to verify certificate: x509: ... certificate is not trusted
    certificate is not permitted for this usage|failed to verify certificate: x509: ... certificate is not permitted for this usage
    certificate name does not match input|failed to verify certificate: x509: ... certificate name does not match input
    certificate is expired|failed to verify certificate: x509: ... certificate is expired
    x509: cannot validate certificate for ...|because it doesn't contain any IP SANs
    x509: certificate has expired or is not yet valid|certificate has expired or is not yet valid
    x509: certificate has expired or is not yet valid: current time ... is after|certificate has expired or is not yet valid: current time ... is after
    x509: certificate has expired or is not yet valid: current time ... is before|certificate has expired or is not yet valid: current time ... is before
    tls: first record does not look like a TLS handshake|first record does not look like a TLS handshake
    http: server gave HTTP response to HTTPS client|server gave HTTP response to HTTPS client
    Received fatal alert: bad_certificate|Received fatal alert: bad certificate
    CertificateExpiredException: NotAfter|CertificateExpiredException
    CertificateNotYetValidException: NotBefore|CertificateNotYetValidException
    CertificateRevokedException|CertificateRevokedException: Certificate has been revoked
    CertificateRevokedException|CertPathValidatorException: Certificate has been revoked
    Path does not chain with any of the trust anchors|does not chain with any of the trust anchors
    Extended key usage does not permit use for TLS server authentication|Extended key usage does not permit
    unrecognized critical extension(s)|unrecognized critical extension
    PKIX path building failed|SunCertPathBuilderException
    PKIX path validation failed|Chain validation failed
    General SSLEngine problem|SSLHandshakeException: General SSLEngine problem
    UnknownHostException|Unable to resolve host
    ERR_TLS_CERT_ALTNAME_INVALID|does not match certificate's altnames
    UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_VERIFY_LEAF_SIGNATURE unable to verify the first certificate
    SELF_SIGNED_CERT_IN_CHAIN|SELF_SIGNED_CERT_IN_CHAIN self signed certificate in certificate chain
    SELF_SIGNED_CERT_IN_CHAIN|code SELF_SIGNED_CERT_IN_CHAIN
    SELF_SIGNED_CERT_IN_CHAIN|npm ... SELF_SIGNED_CERT_IN_CHAIN
    DEPTH_ZERO_SELF_SIGNED_CERT|code DEPTH_ZERO_SELF_SIGNED_CERT
    UNABLE_TO_VERIFY_LEAF_SIGNATURE|code UNABLE_TO_VERIFY_LEAF_SIGNATURE
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY|code UNABLE_TO_GET_ISSUER_CERT_LOCALLY
    UNABLE_TO_GET_ISSUER_CERT|code UNABLE_TO_GET_ISSUER_CERT
    CERT_HAS_EXPIRED|code CERT_HAS_EXPIRED
    CERT_NOT_YET_VALID|code CERT_NOT_YET_VALID
    CERT_UNTRUSTED|code CERT_UNTRUSTED
    CERT_REVOKED|code CERT_REVOKED
    CERT_SIGNATURE_FAILURE|code CERT_SIGNATURE_FAILURE
    INVALID_PURPOSE|code INVALID_PURPOSE
    INVALID_CA|code INVALID_CA
    connection reset by peer|write:errno=104
    connection reset by peer|write:errno=54
    connection reset by peer|read:errno=104
    connection reset by peer|read:errno=54
    errno: broken pipe|write:errno=32
    write:errno=0|read:errno=0
    HTTP status 407|407 Proxy Authentication Required
    HTTP status 407|Received HTTP code 407 from proxy
    HTTP status 407|CONNECT tunnel failed, response 407
    HTTP status 407|Received HTTP code 407 from proxy after CONNECT
    tls: either ServerName or InsecureSkipVerify must be specified|proxyconnect tcp: tls: either ServerName or InsecureSkipVerify must be specified
    HTTP status 407|tunneling socket could not be established, statusCode=407
    HTTP status 407|Tunnel connection failed: 407
    The identity of ... cannot be verified by Mail|Mail can't verify the identity of the server
    errno: connection refused|Connection refused
    errno: connection refused|target machine actively refused it
    errno: no route to host|NoRouteToHostException: No route to host
    errno: no route to host|No route to host
    errno: no route to host|Failed to connect to ... No route to host
    errno: network is unreachable|Failed to connect to ... Network is unreachable
    errno: network is unreachable|Network is unreachable
    SocketTimeoutException|SocketTimeoutException: failed to connect to ... port
    errno: operation timed out|OS Error: Connection timed out
    errno: operation timed out|failed: Connection timed out
    errno: operation timed out|Connection timed out (OS Error: Connection timed out
    errno: socket is not connected|Socket is not connected
    errno: software caused connection abort|Software caused connection abort
    x509: certificate relies on legacy Common Name field, use SANs instead|certificate relies on legacy Common Name field
    error reading server preface|error reading server preface: http2: frame too large
    error reading server preface|the frame header looked like an HTTP/1.1 header
    UNAVAILABLE: io exception|StatusRuntimeException: UNAVAILABLE: io exception
    stream was reset|StreamResetException
    stream was reset|HTTP/2 stream ... was not closed cleanly
    NIOSSLExtraError.failedToValidateHostname|NIOSSLExtraError: Couldn't find ... in certificate from peer
    SSL_NOTYETVALID|SslError: primary error: 0
    SSL_NOTYETVALID|primary error: 0 certificate: Issued to
    SSL_EXPIRED|SslError: primary error: 1
    SSL_EXPIRED|primary error: 1 certificate: Issued to
    SSL_IDMISMATCH|SslError: primary error: 2
    SSL_IDMISMATCH|primary error: 2 certificate: Issued to
    SSL_UNTRUSTED|SslError: primary error: 3
    SSL_UNTRUSTED|primary error: 3 certificate: Issued to
    SSL_DATE_INVALID|SslError: primary error: 4
    SSL_DATE_INVALID|primary error: 4 certificate: Issued to
    SSL_INVALID|SslError: primary error: 5
    SSL_INVALID|primary error: 5 certificate: Issued to
    X509 - Certificate verification failed, e.g. CRL, CA or signature check failed|X509 - Certificate verification failed
    ER_SECURE_TRANSPORT_REQUIRED|Connections using insecure transport are prohibited
    526: Invalid SSL certificate|Invalid SSL certificate Error code 526
    525: SSL handshake failed|SSL handshake failed Error code 525
    serverTrustEvaluationFailed|Server trust evaluation failed due to reason
    noRequiredEvaluator|A ServerTrustEvaluating value is required for host
    noCertificatesFound|No certificates were found or provided for evaluation
    noPublicKeysFound|No public keys were found or provided for evaluation
    settingAnchorCertificatesFailed|Attempting to set the provided certificates as anchor certificates failed
    trustEvaluationFailed|SecTrust evaluation failed with error
    defaultEvaluationFailed|Default evaluation failed for host
    hostValidationFailed|Host validation failed for host
    revocationCheckFailed|Revocation check failed for host
    ENOTFOUND|getaddrinfo ENOTFOUND
    ECONNREFUSED|connect ECONNREFUSED
    ETIMEDOUT|connect ETIMEDOUT
    ConnectTimeoutError: Connect Timeout Error|Error [ConnectTimeoutError]: Connect Timeout Error
    ECONNRESET|read ECONNRESET
    [SSL: WRONG_VERSION_NUMBER]|SSL: WRONG_VERSION_NUMBER wrong version number
    [SSL: UNSUPPORTED_PROTOCOL]|SSL: UNSUPPORTED_PROTOCOL unsupported protocol
    [SSL: SSLV3_ALERT_HANDSHAKE_FAILURE]|SSL: SSLV3_ALERT_HANDSHAKE_FAILURE sslv3 alert handshake failure
    [SSL: SSLV3_ALERT_HANDSHAKE_FAILURE]|SSL: SSL/TLS_ALERT_HANDSHAKE_FAILURE ssl/tls alert handshake failure
    [SSL: SSLV3_ALERT_BAD_CERTIFICATE]|SSL: SSLV3_ALERT_BAD_CERTIFICATE sslv3 alert bad certificate
    [SSL: SSLV3_ALERT_CERTIFICATE_UNKNOWN]|SSL: SSLV3_ALERT_CERTIFICATE_UNKNOWN sslv3 alert certificate unknown
    [SSL: SSLV3_ALERT_CERTIFICATE_EXPIRED]|SSL: SSLV3_ALERT_CERTIFICATE_EXPIRED sslv3 alert certificate expired
    [SSL: TLSV1_ALERT_UNKNOWN_CA]|SSL: TLSV1_ALERT_UNKNOWN_CA tlsv1 alert unknown ca
    [SSL: TLSV1_ALERT_PROTOCOL_VERSION]|SSL: TLSV1_ALERT_PROTOCOL_VERSION tlsv1 alert protocol version
    [SSL: TLSV1_ALERT_INTERNAL_ERROR]|SSL: TLSV1_ALERT_INTERNAL_ERROR tlsv1 alert internal error
    [SSL: TLSV1_UNRECOGNIZED_NAME]|SSL: TLSV1_UNRECOGNIZED_NAME tlsv1 unrecognized name
    [SSL: TLSV13_ALERT_CERTIFICATE_REQUIRED]|SSL: TLSV13_ALERT_CERTIFICATE_REQUIRED tlsv13 alert certificate required
    [SSL: DH_KEY_TOO_SMALL]|SSL: DH_KEY_TOO_SMALL dh key too small
    [SSL: EE_KEY_TOO_SMALL]|SSL: EE_KEY_TOO_SMALL ee key too small
    [SSL: CA_MD_TOO_WEAK]|SSL: CA_MD_TOO_WEAK ca md too weak
    [SSL: HTTP_REQUEST]|SSL: HTTP_REQUEST http request
    [SSL: NO_SHARED_CIPHER]|SSL: NO_SHARED_CIPHER no shared cipher
    [SSL: UNSAFE_LEGACY_RENEGOTIATION_DISABLED]|SSL: UNSAFE_LEGACY_RENEGOTIATION_DISABLED unsafe legacy renegotiation disabled
    [SSL: UNEXPECTED_EOF_WHILE_READING]|SSL: UNEXPECTED_EOF_WHILE_READING EOF occurred in violation of protocol
    [SSL: UNEXPECTED_EOF_WHILE_READING]|EOF occurred in violation of protocol
    [SSL: PEER_DID_NOT_RETURN_A_CERTIFICATE]|SSL: PEER_DID_NOT_RETURN_A_CERTIFICATE peer did not return a certificate
    [X509: KEY_VALUES_MISMATCH]|X509: KEY_VALUES_MISMATCH key values mismatch
    socket.gaierror: Name or service not known|Name or service not known
    socket.gaierror: Name or service not known|nodename nor servname provided
    socket.gaierror: Name or service not known|Temporary failure in name resolution
    socket.gaierror: Name or service not known|getaddrinfo failed
    invalid peer certificate: certificate not valid for name ...|certificate not valid for name
    NotValidForName|InvalidCertificate(NotValidForName
    NotValidForName|NotValidForNameContext
    invalid peer certificate: Expired|invalid peer certificate: certificate expired
    invalid peer certificate: Expired|InvalidCertificate(Expired
    invalid peer certificate: Expired|InvalidCertificate(ExpiredContext
    invalid peer certificate: Revoked|InvalidCertificate(Revoked
    NotValidYet|InvalidCertificate(NotValidYetContext
    NotValidYet|invalid peer certificate: certificate not valid yet
    InvalidPurpose|InvalidCertificate(InvalidPurposeContext
    InvalidPurpose|certificate does not allow extended key usage for
    certificatePinningFailed|Certificate pinning failed for host
    publicKeyPinningFailed|Public key pinning failed for host
    UnknownIssuer|invalid peer certificate: UnknownIssuer
    BadSignature|invalid peer certificate: BadSignature
    BadEncoding|invalid peer certificate: BadEncoding
    BadDer|invalid peer certificate contents: invalid peer certificate: BadDer
    received corrupt message of type InvalidContentType|received corrupt message of type
    The remote certificate is invalid because of errors in the certificate chain|errors in the certificate chain
    unexpected_message|Authentication failed because the remote party sent a TLS alert: 'UnexpectedMessage'
    bad_record_mac|Authentication failed because the remote party sent a TLS alert: 'BadRecordMac'
    handshake_failure|Authentication failed because the remote party sent a TLS alert: 'HandshakeFailure'
    bad_certificate|Authentication failed because the remote party sent a TLS alert: 'BadCertificate'
    unsupported_certificate|Authentication failed because the remote party sent a TLS alert: 'UnsupportedCert'
    certificate_revoked|Authentication failed because the remote party sent a TLS alert: 'CertificateRevoked'
    certificate_expired|Authentication failed because the remote party sent a TLS alert: 'CertificateExpired'
    certificate_unknown|Authentication failed because the remote party sent a TLS alert: 'CertificateUnknown'
    illegal_parameter|Authentication failed because the remote party sent a TLS alert: 'IllegalParameter'
    unknown_ca|Authentication failed because the remote party sent a TLS alert: 'UnknownCA'
    access_denied|Authentication failed because the remote party sent a TLS alert: 'AccessDenied'
    decode_error|Authentication failed because the remote party sent a TLS alert: 'DecodeError'
    decrypt_error|Authentication failed because the remote party sent a TLS alert: 'DecryptError'
    protocol_version|Authentication failed because the remote party sent a TLS alert: 'ProtocolVersion'
    insufficient_security|Authentication failed because the remote party sent a TLS alert: 'InsufficientSecurity'
    internal_error|Authentication failed because the remote party sent a TLS alert: 'InternalError'
    user_canceled|Authentication failed because the remote party sent a TLS alert: 'UserCanceled'
    The SSL connection could not be established|The SSL connection could not be established, see inner exception
    CRYPT_E_NO_REVOCATION_CHECK|CRYPT_E_NO_REVOCATION_CHECK (0x80092012) - The revocation function was unable to check revocation for the certificate
    CRYPT_E_REVOCATION_OFFLINE|CRYPT_E_REVOCATION_OFFLINE (0x80092013) - The revocation function was unable to check revocation because the revocation server was offline
    SEC_E_UNTRUSTED_ROOT|SEC_E_UNTRUSTED_ROOT (0x80090325) - The certificate chain was issued by an authority that is not trusted
    The certificate chain was issued by an authority that is not trusted|Die Zertifikatkette wurde von einer nicht vertrauenswürdigen Zertifizierungsstelle ausgestellt
    The certificate chain was issued by an authority that is not trusted|La chaîne de certificats a été fournie par une autorité qui n'est pas approuvée
    SEC_E_WRONG_PRINCIPAL|SEC_E_WRONG_PRINCIPAL (0x80090322) - The target principal name is incorrect
    SEC_E_CERT_EXPIRED|SEC_E_CERT_EXPIRED (0x80090328) - The received certificate has expired
    upstream SSL certificate does not match|upstream SSL certificate does not match ... while SSL handshaking to upstream
    client sent no required SSL certificate while reading client request headers|client sent no required SSL certificate
    client sent plain HTTP request to HTTPS port while reading client request headers|client sent plain HTTP request to HTTPS port

    """
}
