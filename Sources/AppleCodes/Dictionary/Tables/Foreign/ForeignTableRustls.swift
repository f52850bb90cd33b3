extension ForeignTable {
  /// Errors of rustls and of webpki below it, which uv, reqwest and many others print: old names,
  /// new names, and the sentences since rustls 0.23.
  static let rustls = """
    UnknownIssuer||noTrustedPath|No path to a root was found: an intermediate that was not sent, a root that this program does not have, or a self-signed certificate. Programs with roots of their own do not read the system's store.
    CaUsedAsEndEntity||leafIsAuthority selfSigned|The server's own certificate is marked as an authority's, as many self-signed ones are.
    EndEntityUsedAsCa||basicConstraints|
    NotValidForName||hostName|
    CertNotValidForName||hostName|
    invalid peer certificate: certificate not valid for name ...||hostName|Goes on with the names it is valid for.
    invalid peer certificate: Expired||expired|
    CertExpired||expired|
    NotValidYet||notYetValid|
    CertNotValidYet||notYetValid|
    InvalidCertValidity||malformed|The last day of the certificate is before its first.
    invalid peer certificate: Revoked||revoked|
    CertRevoked||revoked|
    UnknownRevocationStatus||revocationUnknown|
    ExpiredRevocationList||revocationUnknown|
    BadEncoding||malformed|
    BadDer||malformed|
    BadDerTime||malformed|
    ExtensionValueInvalid||malformed|
    MalformedExtensions||malformed|
    UnsupportedCertVersion||malformed|The certificate is not of version 3; self-made ones without extensions are of version 1.
    BadSignature||badSignature|
    InvalidSignatureForPublicKey||badSignature|
    SignatureAlgorithmMismatch||malformed|
    UnsupportedSignatureAlgorithm||weakSignature weakKey|The signature algorithm is one that the program does not verify, such as SHA-1, or is too new for it.
    UnsupportedSignatureAlgorithmContext||weakSignature weakKey|
    UnsupportedSignatureAlgorithmForPublicKey||weakKey weakSignature|The issuer's key is of a kind or size that does not fit the signature.
    UnsupportedSignatureAlgorithmForPublicKeyContext||weakKey weakSignature|
    UnhandledCriticalExtension||criticalExtension|
    UnsupportedCriticalExtension||criticalExtension|
    InvalidPurpose||extendedKeyUsage|
    RequiredEkuNotFound||extendedKeyUsage|
    NameConstraintViolation||nameConstraints|
    PathLenConstraintViolated||pathLength|
    MaximumPathDepthExceeded|||The path is longer than the verifier's limit of depth.
    ApplicationVerificationFailure||pinning|The program's own check refused.
    NoCertificatesPresented||clientCertificateRequired handshakeFailure|The other side sent no certificate at all.
    received fatal alert: NoApplicationProtocol||alert:no_application_protocol|
    received fatal alert: IllegalParameter||alert:illegal_parameter|
    received fatal alert: BadRecordMac||alert:bad_record_mac|
    received fatal alert: UnknownCA||alert:unknown_ca|
    received fatal alert: CertificateUnknown||alert:certificate_unknown|
    received fatal alert: BadCertificate||alert:bad_certificate|
    received fatal alert: CertificateExpired||alert:certificate_expired|
    received fatal alert: CertificateRequired||alert:certificate_required|
    received fatal alert: HandshakeFailure||alert:handshake_failure|
    received fatal alert: ProtocolVersion||alert:protocol_version|
    received fatal alert: UnrecognisedName||alert:unrecognized_name|
    received fatal alert: UnrecognizedName||alert:unrecognized_name|
    received fatal alert: InternalError||alert:internal_error|
    received fatal alert: DecryptError||alert:decrypt_error|
    received fatal alert: AccessDenied||alert:access_denied|
    received corrupt message of type InvalidContentType||notTLS|
    InvalidContentType||notTLS|
    ServerDoesNotSupportTls12Or13||protocolVersion|
    NoCipherSuitesInCommon||handshakeFailure|
    peer closed connection without sending TLS close_notify||lostAfterHandshake connectionLost|The connection ended without TLS's own end of data (close_notify), so nobody knows whether all was received.
    tls handshake eof||connectionLost|
    """
}
