/// What programs print instead of a code, by the entry that it belongs to.
///
/// Fields: title of the entry, sentence. Only as much of a sentence as is sure and unmistakable.
enum MessageTable {
  static let text = apple + logs + errno + libraries + runtimes + browsers + localised

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

  /// OpenSSL beyond its verify errors, GnuTLS with its tools, and curl.
  private static let libraries = """
    SSL_R_WRONG_VERSION_NUMBER|SSL routines ... wrong version number
    SSL_R_WRONG_VERSION_NUMBER|wrong version number
    SSL_R_UNSUPPORTED_PROTOCOL|SSL routines ... unsupported protocol
    SSL_R_NO_PROTOCOLS_AVAILABLE|no protocols available
    SSL_R_UNKNOWN_PROTOCOL|SSL routines ... unknown protocol
    SSL_R_UNSUPPORTED_SSL_VERSION|unsupported ssl version
    SSL_R_VERSION_TOO_LOW|SSL routines ... version too low
    SSL_R_NO_SHARED_CIPHER|no shared cipher
    SSL_R_NO_CIPHERS_AVAILABLE|no ciphers available
    SSL_R_NO_SUITABLE_SIGNATURE_ALGORITHM|no suitable signature algorithm
    SSL_R_WRONG_SIGNATURE_TYPE|wrong signature type
    SSL_R_BAD_SIGNATURE|SSL routines ... bad signature
    SSL_R_DH_KEY_TOO_SMALL|dh key too small
    SSL_R_EE_KEY_TOO_SMALL|ee key too small
    SSL_R_CA_KEY_TOO_SMALL|ca key too small
    SSL_R_CA_MD_TOO_WEAK|ca md too weak
    SSL_R_UNEXPECTED_EOF_WHILE_READING|unexpected eof while reading
    SSL_R_UNSAFE_LEGACY_RENEGOTIATION_DISABLED|unsafe legacy renegotiation disabled
    SSL_R_HTTP_REQUEST|SSL routines ... http request
    SSL_R_HTTPS_PROXY_REQUEST|SSL routines ... https proxy request
    SSL_R_PEER_DID_NOT_RETURN_A_CERTIFICATE|peer did not return a certificate
    SSL_R_BAD_KEY_SHARE|SSL routines ... bad key share
    SSL_R_NO_SUITABLE_KEY_SHARE|SSL routines ... no suitable key share
    SSL_R_INAPPROPRIATE_FALLBACK|SSL routines inappropriate fallback
    SSL_R_INAPPROPRIATE_FALLBACK|ssl_choose_client_version:inappropriate fallback
    SSL_R_INAPPROPRIATE_FALLBACK|tls_early_post_process_client_hello:inappropriate fallback
    SSL_R_INAPPROPRIATE_FALLBACK|ssl_bytes_to_cipher_list:inappropriate fallback
    SSL_R_DECRYPTION_FAILED_OR_BAD_RECORD_MAC|SSL routines ... decryption failed or bad record mac
    SSL_R_BAD_ECPOINT|SSL routines ... bad ecpoint
    SSL_R_PACKET_LENGTH_TOO_LONG|SSL routines ... packet length too long
    SSL_R_RECORD_LAYER_FAILURE|SSL routines ... record layer failure
    SSL_R_CERTIFICATE_VERIFY_FAILED|SSL routines ... certificate verify failed
    SSL_R_CERTIFICATE_VERIFY_FAILED|SSL error: certificate verify failed
    SSL_R_CERTIFICATE_VERIFY_FAILED|certificate verify failed
    SSL_R_CERTIFICATE_VERIFY_FAILED|read server certificate ... certificate verify failed
    X509_R_KEY_VALUES_MISMATCH|key values mismatch
    PEM_R_NO_START_LINE|PEM routines ... no start line
    unexpected_message|sslv3 alert unexpected message
    unexpected_message|ssl/tls alert unexpected message
    bad_record_mac|sslv3 alert bad record mac
    bad_record_mac|ssl/tls alert bad record mac
    record_overflow|tlsv1 alert record overflow
    handshake_failure|sslv3 alert handshake failure
    handshake_failure|ssl/tls alert handshake failure
    handshake_failure|TLS alert, handshake failure
    handshake_failure|alert ... Handshake failed
    bad_certificate|sslv3 alert bad certificate
    bad_certificate|ssl/tls alert bad certificate
    bad_certificate|TLS alert, bad certificate
    unsupported_certificate|sslv3 alert unsupported certificate
    unsupported_certificate|ssl/tls alert unsupported certificate
    unsupported_certificate|TLS alert, unsupported certificate
    certificate_revoked|sslv3 alert certificate revoked
    certificate_revoked|ssl/tls alert certificate revoked
    certificate_revoked|TLS alert, certificate revoked
    certificate_expired|sslv3 alert certificate expired
    certificate_expired|ssl/tls alert certificate expired
    certificate_expired|TLS alert, certificate expired
    certificate_unknown|sslv3 alert certificate unknown
    certificate_unknown|ssl/tls alert certificate unknown
    certificate_unknown|TLS alert, certificate unknown
    illegal_parameter|sslv3 alert illegal parameter
    illegal_parameter|ssl/tls alert illegal parameter
    illegal_parameter|TLS alert, illegal parameter
    unknown_ca|tlsv1 alert unknown ca
    unknown_ca|TLS alert, unknown CA
    unknown_ca|alert ... CA is unknown
    access_denied|tlsv1 alert access denied
    access_denied|TLS alert, access denied
    decode_error|tlsv1 alert decode error
    decode_error|TLS alert, decode error
    decrypt_error|tlsv1 alert decrypt error
    decrypt_error|TLS alert, decrypt error
    protocol_version|tlsv1 alert protocol version
    protocol_version|TLS alert, protocol version
    insufficient_security|tlsv1 alert insufficient security
    insufficient_security|TLS alert, insufficient security
    internal_error|tlsv1 alert internal error
    internal_error|TLS alert, internal error
    inappropriate_fallback|tlsv1 alert inappropriate fallback
    inappropriate_fallback|TLS alert, inappropriate fallback
    user_canceled|tlsv1 alert user cancelled
    no_renegotiation|tlsv1 alert no renegotiation
    missing_extension|tlsv13 alert missing extension
    unsupported_extension|tlsv1 unsupported extension
    unrecognized_name|tlsv1 unrecognized name
    unrecognized_name|tlsv1 alert unrecognized name
    unrecognized_name|TLS alert, unrecognized name
    bad_certificate_status_response|tlsv1 bad certificate status response
    certificate_required|tlsv13 alert certificate required
    certificate_required|TLS alert, certificate required
    no_application_protocol|tlsv1 alert no application protocol
    GNUTLS_CERT_SIGNER_NOT_FOUND|The certificate issuer is unknown
    GNUTLS_CERT_SIGNER_NOT_FOUND|doesn't have a known issuer
    X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY|Unable to locally verify the issuer's authority
    X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT|Self-signed certificate encountered
    GNUTLS_CERT_SIGNER_NOT_CA|The certificate issuer is not a CA
    GNUTLS_CERT_REVOKED|The certificate chain is revoked
    GNUTLS_CERT_REVOKED|certificate has been revoked
    GNUTLS_CERT_INSECURE_ALGORITHM|The certificate chain uses insecure algorithm
    GNUTLS_CERT_INSECURE_ALGORITHM|was signed using an insecure algorithm
    GNUTLS_CERT_NOT_ACTIVATED|The certificate chain uses not yet valid certificate
    GNUTLS_CERT_NOT_ACTIVATED|certificate is not yet activated
    GNUTLS_CERT_EXPIRED|The certificate chain uses expired certificate
    X509_V_ERR_CERT_HAS_EXPIRED|Issued certificate has expired
    X509_V_ERR_CERT_NOT_YET_VALID|Issued certificate not yet valid
    GNUTLS_CERT_SIGNATURE_FAILURE|The signature in the certificate is invalid
    GNUTLS_CERT_UNEXPECTED_OWNER|The name in the certificate does not match the expected
    GNUTLS_CERT_UNEXPECTED_OWNER|The certificate's owner does not match hostname
    X509_V_ERR_HOSTNAME_MISMATCH|no certificate subject alternative name matches
    X509_V_ERR_HOSTNAME_MISMATCH|certificate common name ... doesn't match requested host name
    GNUTLS_CERT_SIGNER_CONSTRAINTS_FAILURE|The certificate chain violates the signer's constraints
    GNUTLS_CERT_PURPOSE_MISMATCH|The certificate chain does not match the intended purpose
    GNUTLS_CERT_MISSING_OCSP_STATUS|The certificate requires the server to include an OCSP status
    GNUTLS_CERT_INVALID_OCSP_STATUS|The received OCSP status response is invalid
    GNUTLS_CERT_UNKNOWN_CRIT_EXTENSIONS|The certificate contains an unknown critical extension
    GNUTLS_CERT_MISMATCH|The certificate doesn't match the local copy
    GNUTLS_CERT_INVALID|The certificate is NOT trusted
    GNUTLS_CERT_INVALID|PKI verification of server certificate failed
    GNUTLS_CERT_INVALID|To connect to ... insecurely, use --no-check-certificate
    GNUTLS_E_CERTIFICATE_VERIFICATION_ERROR|Error in the certificate verification
    GNUTLS_E_FATAL_ALERT_RECEIVED|A TLS fatal alert has been received
    GNUTLS_E_UNEXPECTED_PACKET_LENGTH|A TLS packet with unexpected length was received
    GNUTLS_E_UNEXPECTED_PACKET|An unexpected TLS packet was received
    GNUTLS_E_UNSUPPORTED_VERSION_PACKET|A packet with illegal or unsupported version was received
    GNUTLS_E_PREMATURE_TERMINATION|The TLS connection was non-properly terminated
    GNUTLS_E_PULL_ERROR|Error in the pull function
    GNUTLS_E_DH_PRIME_UNACCEPTABLE|The Diffie-Hellman prime sent by the server is not acceptable
    GNUTLS_E_NO_CIPHER_SUITES|No supported cipher suites have been found
    GNUTLS_E_INSUFFICIENT_CREDENTIALS|Insufficient credentials for that request
    GNUTLS_CERT_INVALID|The certificate of ... is not trusted
    GNUTLS_CERT_EXPIRED|The certificate of ... has expired
    GNUTLS_CERT_SIGNER_NOT_CA|The certificate signer of ... was not a CA
    server trust evaluation failed|cannot verify ... certificate, issued by
    the secure connection could not be made|Unable to establish SSL connection
    the secure connection could not be made|SSL operation failed with code
    the secure connection could not be made|Failed to enable crypto
    CURLE_PEER_FAILED_VERIFICATION|SSL certificate problem
    CURLE_PEER_FAILED_VERIFICATION|SSL peer certificate or SSH remote key was not OK
    CURLE_PEER_FAILED_VERIFICATION|Peer certificate cannot be authenticated with given CA certificates
    CURLE_PEER_FAILED_VERIFICATION|server certificate verification failed. CAfile
    CURLE_PEER_FAILED_VERIFICATION|curl failed to verify the legitimacy of the server
    CURLE_SSL_CACERT_BADFILE|error setting certificate verify locations
    CURLE_SSL_CACERT_BADFILE|error setting certificate file
    CURLE_SSL_CACERT_BADFILE|error adding trust anchors from file
    CURLE_SSL_CACERT_BADFILE|Problem with the SSL CA cert
    CURLE_COULDNT_RESOLVE_HOST|Could not resolve host
    CURLE_COULDNT_RESOLVE_PROXY|Could not resolve proxy
    CURLE_COULDNT_CONNECT|Failed to connect to ... port
    CURLE_OPERATION_TIMEDOUT|Operation timed out after
    CURLE_OPERATION_TIMEDOUT|Connection timed out after
    CURLE_OPERATION_TIMEDOUT|SSL connection timeout
    CURLE_SSL_CONNECT_ERROR|SSL connect error
    CURLE_SSL_CONNECT_ERROR|OpenSSL SSL_connect
    SSL_ERROR_SYSCALL|SSL_connect: SSL_ERROR_SYSCALL
    CURLE_GOT_NOTHING|Empty reply from server
    CURLE_SSL_CERTPROBLEM|Problem with the local SSL certificate
    SSL: certificate subject name ... does not match target host name|certificate subject name ... does not match target host name
    SSL: certificate subject name ... does not match target host name|certificate subject name ... does not match target hostname
    SSL: certificate subject name ... does not match target host name|certificate subject name ... does not match target ipv4 address
    SSL: certificate subject name ... does not match target host name|certificate subject name ... does not match target ipv6 address
    CURLE_SSL_CERTPROBLEM|could not load PEM client certificate
    CURLE_SSL_CERTPROBLEM|unable to set private key file
    CURLE_SSL_CIPHER|Couldn't use specified SSL cipher
    CURLE_SSL_CRL_BADFILE|Failed to load CRL file
    CURLE_SSL_ISSUER_ERROR|SSL: Certificate issuer check failed
    CURLE_SSL_INVALIDCERTSTATUS|No OCSP response received
    CURLE_SSL_ISSUER_ERROR|Issuer check against peer certificate failed
    CURLE_SSL_PINNEDPUBKEYNOTMATCH|public key does not match pinned public key
    CURLE_SSL_INVALIDCERTSTATUS|SSL server certificate status verification FAILED
    CURLE_SSL_CLIENTCERT|SSL Client Certificate required
    SSL: no alternative certificate subject name matches target host name|no alternative certificate subject name matches target
    SSL: no alternative certificate subject name matches target host name|subjectAltName does not match

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
    errno: connection refused|Connection refused
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
    SEC_E_WRONG_PRINCIPAL|SEC_E_WRONG_PRINCIPAL (0x80090322) - The target principal name is incorrect
    SEC_E_CERT_EXPIRED|SEC_E_CERT_EXPIRED (0x80090328) - The received certificate has expired
    upstream SSL certificate does not match|upstream SSL certificate does not match ... while SSL handshaking to upstream
    client sent no required SSL certificate while reading client request headers|client sent no required SSL certificate
    client sent plain HTTP request to HTTPS port while reading client request headers|client sent plain HTTP request to HTTPS port

    """
}
