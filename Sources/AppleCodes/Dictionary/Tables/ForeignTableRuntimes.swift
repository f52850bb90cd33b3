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
    certificate is not standards compliant||validityPeriod extendedKeyUsage weakKey certificateTransparency nameConstraints|On macOS, the platform's own words for a breach of its rules.
    certificate is not trusted||selfSigned untrustedRoot|On macOS, the platform's own words.
    tls: failed to verify certificate||serverUntrusted|
    tls: first record does not look like a TLS handshake||notTLS|
    http: server gave HTTP response to HTTPS client||notTLS|
    remote error: tls: handshake failure||handshakeFailure|
    remote error: tls: protocol version not supported||protocolVersion|
    remote error: tls: bad certificate||clientCertificateRejected clientCertificateRequired|
    remote error: tls: certificate required||clientCertificateRequired|
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
    SSLPeerUnverifiedException||hostName serverUntrusted|
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
    Received fatal alert: certificate_required||clientCertificateRequired|
    Received fatal alert: unrecognized_name||unrecognizedName|
    Received fatal alert: internal_error||serverInternalError|
    Remote host terminated the handshake||connectionLost|
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
    ConnectionRefusedError||refused|
    ConnectionResetError||connectionLost|
    TimeoutError||timeout|
    """
}
