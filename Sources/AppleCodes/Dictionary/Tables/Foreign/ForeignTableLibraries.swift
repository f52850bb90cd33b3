extension ForeignTable {
  /// Verify errors of OpenSSL 3.0 (x509_vfy.h).
  ///
  /// In 1.1, 24 was X509_V_ERR_INVALID_CA.
  static let openssl = """
    X509_V_ERR_UNSPECIFIED|1||An error that has no number of its own.
    X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT|2|issuerNotFound|The path reached a certificate of the client's own store, and the issuer of that one is not there: an intermediate was installed without the root above it.
    X509_V_ERR_UNABLE_TO_GET_CRL|3|revocationList|
    X509_V_ERR_UNABLE_TO_DECRYPT_CERT_SIGNATURE|4|badSignature|
    X509_V_ERR_UNABLE_TO_DECRYPT_CRL_SIGNATURE|5|revocationList|
    X509_V_ERR_UNABLE_TO_DECODE_ISSUER_PUBLIC_KEY|6|malformed|The issuer's public key cannot be read.
    X509_V_ERR_CERT_SIGNATURE_FAILURE|7|badSignature|
    X509_V_ERR_CRL_SIGNATURE_FAILURE|8|revocationList||The list is signed with another key than that of the authority whose name it has, or was altered.
    X509_V_ERR_CERT_NOT_YET_VALID|9|notYetValid|
    X509_V_ERR_CERT_HAS_EXPIRED|10|expired|
    X509_V_ERR_CRL_NOT_YET_VALID|11|revocationList||The first day of the list is still to come: the client's clock is behind, or the authority's ahead.
    X509_V_ERR_CRL_HAS_EXPIRED|12|revocationList||The list is past its day of next update, and nobody gave the client the next one.
    X509_V_ERR_ERROR_IN_CERT_NOT_BEFORE_FIELD|13|malformed|
    X509_V_ERR_ERROR_IN_CERT_NOT_AFTER_FIELD|14|malformed|
    X509_V_ERR_ERROR_IN_CRL_LAST_UPDATE_FIELD|15|revocationList|
    X509_V_ERR_ERROR_IN_CRL_NEXT_UPDATE_FIELD|16|revocationList|
    X509_V_ERR_OUT_OF_MEM|17||The verifier ran out of memory.
    X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT|18|selfSigned|
    X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN|19|rootInChain|
    X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY|20|issuerNotFound|The issuer was neither sent nor found in the store: an intermediate that is missing, or a root that is not installed.
    X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE|21|missingIssuer|Only the leaf was there and its issuer was not found; follows error 20.
    X509_V_ERR_CERT_CHAIN_TOO_LONG|22||The path is longer than the verifier's limit of depth.
    X509_V_ERR_CERT_REVOKED|23|revoked|
    X509_V_ERR_NO_ISSUER_PUBLIC_KEY|24|malformed|The issuer has no usable public key. In OpenSSL 1.1 this number meant an invalid authority.
    X509_V_ERR_PATH_LENGTH_EXCEEDED|25|pathLength|
    X509_V_ERR_INVALID_PURPOSE|26|extendedKeyUsage leafKeyUsage|A certificate does not allow what it is verified for, mostly the use as a TLS server's: its extended key usage, or that of an authority above it, lists other uses only; or its key usage has none of digitalSignature, keyEncipherment and keyAgreement. One without these extensions passes; an authority without keyCertSign is told by 79 and 32. Apple's codes here are of the first: the second ends the handshake (-9830, since iOS 18.4).
    X509_V_ERR_CERT_UNTRUSTED|27|untrustedRoot|
    X509_V_ERR_CERT_REJECTED|28|denied|The store's own settings reject the root for this purpose.
    X509_V_ERR_SUBJECT_ISSUER_MISMATCH|29|missingIssuer|A candidate for the issuer has another name.
    X509_V_ERR_AKID_SKID_MISMATCH|30|identifierLinkage|
    X509_V_ERR_AKID_ISSUER_SERIAL_MISMATCH|31|identifierLinkage|
    X509_V_ERR_KEYUSAGE_NO_CERTSIGN|32|keyUsage|
    X509_V_ERR_UNABLE_TO_GET_CRL_ISSUER|33|revocationList|
    X509_V_ERR_UNHANDLED_CRITICAL_EXTENSION|34|criticalExtension|
    X509_V_ERR_KEYUSAGE_NO_CRL_SIGN|35|revocationList|
    X509_V_ERR_UNHANDLED_CRITICAL_CRL_EXTENSION|36|revocationList|
    X509_V_ERR_INVALID_NON_CA|37|leafIsAuthority|A certificate is an authority's where none may be.
    X509_V_ERR_PROXY_PATH_LENGTH_EXCEEDED|38||Too many proxy certificates in the path.
    X509_V_ERR_KEYUSAGE_NO_DIGITAL_SIGNATURE|39||The issuer of a proxy certificate may not sign (key usage).
    X509_V_ERR_PROXY_CERTIFICATES_NOT_ALLOWED|40||Proxy certificates are not allowed here.
    X509_V_ERR_INVALID_EXTENSION|41|malformed|
    X509_V_ERR_INVALID_POLICY_EXTENSION|42|policies|
    X509_V_ERR_NO_EXPLICIT_POLICY|43|policies|
    X509_V_ERR_DIFFERENT_CRL_SCOPE|44|revocationList|
    X509_V_ERR_UNSUPPORTED_EXTENSION_FEATURE|45|malformed|
    X509_V_ERR_UNNESTED_RESOURCE|46||Address resources (RFC 3779) of a certificate exceed its issuer's.
    X509_V_ERR_PERMITTED_VIOLATION|47|nameConstraints|
    X509_V_ERR_EXCLUDED_VIOLATION|48|nameConstraints|
    X509_V_ERR_SUBTREE_MINMAX|49|nameConstraints|
    X509_V_ERR_APPLICATION_VERIFICATION|50||The application's own check refused.
    X509_V_ERR_UNSUPPORTED_CONSTRAINT_TYPE|51|nameConstraints|
    X509_V_ERR_UNSUPPORTED_CONSTRAINT_SYNTAX|52|nameConstraints|
    X509_V_ERR_UNSUPPORTED_NAME_SYNTAX|53|nameConstraints|
    X509_V_ERR_CRL_PATH_VALIDATION_ERROR|54|revocationList|
    X509_V_ERR_PATH_LOOP|55|missingIssuer|The path runs in a circle.
    X509_V_ERR_SUITE_B_INVALID_VERSION|56||Suite B: the certificate's version does not fit.
    X509_V_ERR_SUITE_B_INVALID_ALGORITHM|57||Suite B: the key's algorithm does not fit.
    X509_V_ERR_SUITE_B_INVALID_CURVE|58||Suite B: the curve does not fit.
    X509_V_ERR_SUITE_B_INVALID_SIGNATURE_ALGORITHM|59||Suite B: the signature algorithm does not fit.
    X509_V_ERR_SUITE_B_LOS_NOT_ALLOWED|60||Suite B: the level of security does not suffice.
    X509_V_ERR_SUITE_B_CANNOT_SIGN_P_384_WITH_P_256|61||Suite B: a P-256 key signed a P-384 key.
    X509_V_ERR_HOSTNAME_MISMATCH|62|hostName|
    X509_V_ERR_EMAIL_MISMATCH|63||The certificate is for another mail address.
    X509_V_ERR_IP_ADDRESS_MISMATCH|64|hostName|
    X509_V_ERR_DANE_NO_MATCH|65|pinning|No TLSA record of the name service matches.
    X509_V_ERR_EE_KEY_TOO_SMALL|66|weakKey|
    X509_V_ERR_CA_KEY_TOO_SMALL|67|weakKey|
    X509_V_ERR_CA_MD_TOO_WEAK|68|weakSignature|
    X509_V_ERR_INVALID_CALL|69||The verifier was called in a wrong way.
    X509_V_ERR_STORE_LOOKUP|70||Looking up the store went wrong.
    X509_V_ERR_NO_VALID_SCTS|71|certificateTransparency|
    X509_V_ERR_PROXY_SUBJECT_NAME_VIOLATION|72||A proxy certificate's subject does not follow its issuer's.
    X509_V_ERR_OCSP_VERIFY_NEEDED|73|revocationUnknown|
    X509_V_ERR_OCSP_VERIFY_FAILED|74|revocationUnknown|
    X509_V_ERR_OCSP_CERT_UNKNOWN|75|revocationUnknown|
    X509_V_ERR_UNSUPPORTED_SIGNATURE_ALGORITHM|76|badSignature weakSignature|The library cannot verify this signature algorithm.
    X509_V_ERR_SIGNATURE_ALGORITHM_MISMATCH|77|malformed|The signature algorithm does not fit the issuer's key.
    X509_V_ERR_SIGNATURE_ALGORITHM_INCONSISTENCY|78|malformed|The certificate names two different signature algorithms.
    X509_V_ERR_INVALID_CA|79|basicConstraints|A certificate that issued another is not marked as an authority by its basic constraints. The number is 79 since OpenSSL 3.0; before, it was 24.
    X509_V_ERR_PATHLEN_INVALID_FOR_NON_CA|80|strictRule|A certificate that is no authority's has a path length in its basic constraints. OpenSSL minds it under X509_V_FLAG_X509_STRICT only, which Python sets by default since 3.13.
    X509_V_ERR_PATHLEN_WITHOUT_KU_KEY_CERT_SIGN|81|keyUsage|
    X509_V_ERR_KU_KEY_CERT_SIGN_INVALID_FOR_NON_CA|82|strictRule|A certificate that is no authority's has the key usage keyCertSign. OpenSSL minds it under X509_V_FLAG_X509_STRICT only, which Python sets by default since 3.13.
    X509_V_ERR_ISSUER_NAME_EMPTY|83|emptySubject|
    X509_V_ERR_SUBJECT_NAME_EMPTY|84|emptySubject|
    X509_V_ERR_MISSING_AUTHORITY_KEY_IDENTIFIER|85|strictRule|A certificate below the root does not name its issuer's key: it has no authority key identifier. OpenSSL minds it under X509_V_FLAG_X509_STRICT only, which Python sets by default since 3.13.
    X509_V_ERR_MISSING_SUBJECT_KEY_IDENTIFIER|86|strictRule|The certificate of an authority has no subject key identifier. OpenSSL minds it under X509_V_FLAG_X509_STRICT only, which Python sets by default since 3.13.
    X509_V_ERR_EMPTY_SUBJECT_ALT_NAME|87|malformed|
    X509_V_ERR_EMPTY_SUBJECT_SAN_NOT_CRITICAL|88|emptySubject|
    X509_V_ERR_CA_BCONS_NOT_CRITICAL|89|strictRule|The basic constraints of an authority's certificate are not marked critical. OpenSSL minds it under X509_V_FLAG_X509_STRICT only, which Python sets by default since 3.13.
    X509_V_ERR_AUTHORITY_KEY_IDENTIFIER_CRITICAL|90|strictRule|The authority key identifier is marked critical, which it must not be. OpenSSL minds it under X509_V_FLAG_X509_STRICT only, which Python sets by default since 3.13.
    X509_V_ERR_SUBJECT_KEY_IDENTIFIER_CRITICAL|91|strictRule|The subject key identifier is marked critical, which it must not be. OpenSSL minds it under X509_V_FLAG_X509_STRICT only, which Python sets by default since 3.13.
    X509_V_ERR_CA_CERT_MISSING_KEY_USAGE|92|strictRule|The certificate of an authority has no key usage extension. OpenSSL minds it under X509_V_FLAG_X509_STRICT only, which Python sets by default since 3.13.
    X509_V_ERR_EXTENSIONS_REQUIRE_VERSION_3|93|malformed|
    X509_V_ERR_EC_KEY_EXPLICIT_PARAMS|94|weakKey|The EC key spells out its curve instead of naming one.
    SSL_R_WRONG_VERSION_NUMBER||notTLS protocolVersion|
    SSL_R_NO_PROTOCOLS_AVAILABLE||ownSettings|
    SSL_R_UNSUPPORTED_PROTOCOL||protocolVersion|
    SSL_R_NO_SHARED_CIPHER||handshakeFailure|In a server's log: none of the cipher suites that the client offers can be used by the server.|The server has no certificate, or none whose kind of key, RSA or ECDSA, the client's suites need.
    SSL_R_DH_KEY_TOO_SMALL||weakDiffieHellman|
    SSL_R_UNEXPECTED_EOF_WHILE_READING||connectionLost|
    SSL_R_CERTIFICATE_VERIFY_FAILED||serverUntrusted|
    SSL_R_EE_KEY_TOO_SMALL||ownWeakCertificate|The certificate that this program is to show, a server's own or a client's, has a key below the security level of the library. For the other side's certificate the words are EE certificate key too weak.
    SSL_R_CA_KEY_TOO_SMALL||ownWeakCertificate|An authority above the certificate that this program is to show has a key below the security level of the library.
    SSL_R_CA_MD_TOO_WEAK||ownWeakCertificate|A certificate that this program is to show is signed with a hash below the security level of the library, such as SHA-1 or MD5. For the other side's certificate the words are CA signature digest algorithm too weak.
    SSL_R_UNSAFE_LEGACY_RENEGOTIATION_DISABLED||legacyRenegotiation|
    SSL_R_HTTP_REQUEST||plainHTTPRequest|A server that expects TLS got plain HTTP.
    SSL_R_HTTPS_PROXY_REQUEST||plainHTTPRequest|A server that expects TLS got a request for a proxy.
    SSL_R_UNKNOWN_PROTOCOL||notTLS protocolVersion|
    SSL_R_UNSUPPORTED_SSL_VERSION||protocolVersion|
    SSL_R_VERSION_TOO_LOW||protocolVersion|
    SSL_R_NO_CIPHERS_AVAILABLE||ownSettings|The own settings leave no cipher suite to offer. Nothing was sent.
    SSL_R_NO_CIPHER_MATCH||ownSettings|None of the cipher suites that the program names is one that the library has. Nothing was sent.
    SSL_R_NO_SUITABLE_SIGNATURE_ALGORITHM||handshakeFailure weakSignature|
    SSL_R_WRONG_SIGNATURE_TYPE||handshakeFailure|
    SSL_R_BAD_SIGNATURE||badSignature handshakeFailure|
    SSL_R_PEER_DID_NOT_RETURN_A_CERTIFICATE||clientCertificateRequired|In a server's log: a client certificate is required and the client sent none.
    SSL_R_PACKET_LENGTH_TOO_LONG||notTLS|
    SSL_R_RECORD_LAYER_FAILURE||notTLS connectionLost|
    SSL_R_BAD_KEY_SHARE|||The key share of the other side for TLS 1.3 cannot be used: it is malformed, or for a group that was not offered. No certificate has been seen by then; scanners and broken clients are behind most such lines in a server's log.
    SSL_R_NO_SUITABLE_KEY_SHARE||handshakeFailure|In a server's log: the client has no group for its key share that the server takes. No certificate has been seen by then.
    SSL_R_INAPPROPRIATE_FALLBACK||downgraded|In a server's log: the client tried again with an older version of TLS than both sides know, so that somebody in between may have broken its first try. In a client's: the server knows a newer version, and marked its answer so (RFC 8446, section 4.1.3): something in between, such as an intercepting product, lowered the version.
    SSL_R_DECRYPTION_FAILED_OR_BAD_RECORD_MAC||recordDamaged|A record was changed on its way, or is not of this connection: in applications mostly because two processes or threads use one connection (fork). No certificate is the cause.
    SSL_R_BAD_ECPOINT|||The public point of the other side cannot be read, or is not on its curve: a broken or hostile program. No certificate is the cause.
    SSL_R_SSL_HANDSHAKE_FAILURE||handshakeIncomplete|BoringSSL: the handshake failed, and it says no more.
    SSL_R_HANDSHAKE_FAILURE_ON_CLIENT_HELLO||alert:handshake_failure|
    no peer certificate available||handshakeIncomplete|openssl s_client received no certificate, as the handshake ended before one came. Its last line 'Verify return code: 0 (ok)', and 'Verification: OK', then mean nothing: there was nothing to verify.
    SSL_ERROR_SYSCALL||connectionLost|OpenSSL: the connection ended below TLS, without an alert: closed or reset by the server or by something in between.
    SSL_read: SSL_ERROR_SYSCALL||lostAfterHandshake|OpenSSL: the connection ended below TLS while data was awaited, without an alert: closed or reset by the server or by something in between.
    write:errno=0||connectionLost|openssl s_client: the connection ended below TLS, without an alert and without an error of the system: the server, or something in between, closed it.
    X509_R_KEY_VALUES_MISMATCH||keyMismatch|
    digital envelope routines ... unsupported||missingAlgorithm|
    Algorithm (RC2-40-CBC)||missingCipher|OpenSSL 3 does not have RC2, by which a PKCS#12 file is encrypted.
    Algorithm (RC4)||missingCipher|
    Algorithm (DES-CBC)||missingKeyCipher|
    Algorithm (BF-CBC)||missingCipher|
    Algorithm (MD4)||missingDigest|
    Algorithm (RIPEMD160)||missingDigest|OpenSSL 3 had no RIPEMD-160 outside of its legacy provider before 3.0.7.
    PEM_R_NO_START_LINE||unreadableFile|The file is no PEM, or does not hold what was looked for.
    """

  /// gnutls.h and x509.h of GnuTLS 3.7: status bits of a verification, then error codes.
  static let gnutls = """
    Certificate verification: Not trusted||noTrustedPath|lftp's words, with the certificate's fingerprint behind them.
    GNUTLS_CERT_INVALID|2|serverUntrusted|The certificate is not trusted; other bits say why.
    GNUTLS_CERT_REVOKED|32|revoked|
    GNUTLS_CERT_SIGNER_NOT_FOUND|64|noTrustedPath|The issuer is not known: not sent, not installed, or the certificate is its own issuer.
    GNUTLS_CERT_SIGNER_NOT_CA|128|basicConstraints|
    GNUTLS_CERT_INSECURE_ALGORITHM|256|weakSignature weakKey|
    GNUTLS_CERT_NOT_ACTIVATED|512|notYetValid|
    GNUTLS_CERT_EXPIRED|1024|expired|
    GNUTLS_CERT_SIGNATURE_FAILURE|2048|badSignature|
    GNUTLS_CERT_REVOCATION_DATA_SUPERSEDED|4096|revocationUnknown|
    GNUTLS_CERT_UNEXPECTED_OWNER|16384|hostName|
    GNUTLS_CERT_REVOCATION_DATA_ISSUED_IN_FUTURE|32768|revocationUnknown|
    GNUTLS_CERT_SIGNER_CONSTRAINTS_FAILURE|65536|nameConstraints pathLength|The path breaks a rule that one of its authorities sets. GnuTLS has one name for several: names outside the bounds, a path that is too long, an authority that may not sign certificates, and a TLS feature that the certificate does not repeat.
    GNUTLS_CERT_MISMATCH|131072|pinning|The certificate is not the one that was expected.
    GNUTLS_CERT_PURPOSE_MISMATCH|262144|extendedKeyUsage|
    GNUTLS_CERT_MISSING_OCSP_STATUS|524288|stapleMissing|
    GNUTLS_CERT_INVALID_OCSP_STATUS|1048576|revocationUnknown|
    GNUTLS_CERT_UNKNOWN_CRIT_EXTENSIONS|2097152|criticalExtension|
    GNUTLS_E_UNSUPPORTED_VERSION_PACKET|-8|protocolVersion|
    GNUTLS_E_UNEXPECTED_PACKET_LENGTH|-9|notTLS|
    GNUTLS_E_FATAL_ALERT_RECEIVED|-12|handshakeIncomplete|The other side sent a fatal alert and ended the handshake. It can be any alert: the line 'Received alert' beside it has its number and name.
    GNUTLS_E_UNEXPECTED_PACKET|-15|notTLS|
    GNUTLS_E_CERTIFICATE_ERROR|-43|serverUntrusted|
    GNUTLS_E_PULL_ERROR|-54|connectionLost|
    GNUTLS_E_DH_PRIME_UNACCEPTABLE|-63|weakDiffieHellman|
    GNUTLS_E_PREMATURE_TERMINATION|-110|connectionLost|
    GNUTLS_E_CERTIFICATE_REQUIRED|-112|clientCertificateRequired|
    GNUTLS_E_TIMEDOUT|-319|timeout|
    GNUTLS_E_CERTIFICATE_VERIFICATION_ERROR|-348|serverUntrusted|
    GNUTLS_E_NO_PRIORITIES_WERE_SET|-1250|ownSettings|The program's string of priorities leaves no version, cipher or group. No server was asked.
    GNUTLS_E_NO_CIPHER_SUITES|-21|handshakeFailure|
    GNUTLS_E_NO_CERTIFICATE_FOUND|-49|clientCertificateRequired|
    GNUTLS_E_REHANDSHAKE|-37||The server asks for another handshake; not an error by itself.
    GNUTLS_E_INSUFFICIENT_CREDENTIALS|-32|clientCertificateRequired handshakeFailure|
    GNUTLS_E_CERTIFICATE_KEY_MISMATCH|-60|keyMismatch|
    """

  /// libcurl's error codes.
  static let curl = """
    CURLE_COULDNT_RESOLVE_HOST|6|nameNotFound|
    CURLE_COULDNT_CONNECT|7|refused|
    Failed to connect to ... timed out||timeout|curl and git: no TCP connection came about in time. A firewall that drops packets looks like this, or a host that is off; a port that nothing listens on answers at once.
    CURLE_OPERATION_TIMEDOUT|28|timeout|
    CURLE_SSL_CONNECT_ERROR|35|handshakeIncomplete|The TLS handshake failed, in a way that curl's other numbers do not cover; the words behind it say how.
    CURLE_GOT_NOTHING|52|lostAfterHandshake|
    CURLE_RECV_ERROR|56|lostAfterHandshake|Receiving failed; with TLS 1.3, also where a missing client certificate shows.
    CURLE_SSL_CERTPROBLEM|58|unreadableFile keyMismatch|A file of the client's own cannot be used, its client certificate or the key to it. The server has not seen it yet.
    CURLE_SSL_CIPHER|59|ownSettings|None of the cipher suites that curl was told to use (--ciphers) is one that its library has. No server was asked.
    CURLE_PEER_FAILED_VERIFICATION|60|serverUntrusted untrustedRoot selfSigned missingIssuer expired hostName notYetValid extendedKeyUsage keyUsage weakKey weakSignature basicConstraints pathLength nameConstraints policies criticalExtension malformed badSignature identifierLinkage revoked|The certificate was not accepted, for whatever reason, the name included.
    CURLE_PEER_FAILED_VERIFICATION before curl 7.62|51|hostName|The name of the server did not fit; since curl 7.62 part of 60.
    CURLE_SSL_CACERT|60|serverUntrusted untrustedRoot missingIssuer|The name of 60 before curl 7.62.
    CURLE_SSL_CACERT_BADFILE|77|emptyTrustStore|The file of authorities cannot be read.
    CURLE_SSL_CRL_BADFILE|82|revocationList|
    CURLE_SSL_ISSUER_ERROR|83|missingIssuer|
    CURLE_SSL_PINNEDPUBKEYNOTMATCH|90|pinning|
    CURLE_SSL_INVALIDCERTSTATUS|91|stapleMissing revocationUnknown|
    CURLE_SSL_CLIENTCERT|98|clientCertificateRequired|
    CURLE_COULDNT_RESOLVE_PROXY|5|nameNotFound|The name of the proxy has no address.
    CURLE_SSL_ENGINE_INITFAILED|66||The engine for TLS could not be started.
    Received HTTP code ... from proxy after CONNECT|||The proxy did not connect to the server, and answered with that HTTP status. TLS has not begun.
    CONNECT tunnel failed|||The proxy did not connect to the server; its HTTP status follows, such as 407 where it asks for a login. TLS has not begun.
    SSL: no alternative certificate subject name matches target host name||hostName|
    SSL: certificate subject name ... does not match target host name||hostName|None of the certificate's names is the host's. In quotes the name is the common name, which curl with OpenSSL compares where there is no alternative name, and Apple's clients never do; in brackets (curl with GnuTLS) there may be alternative names, too.|The certificate is for another name, or has no subject alternative names.
    SSL: unable to obtain common name from peer certificate||hostName|The certificate has neither subject alternative names nor a common name.
    """ + "\n" + secureTransport

  /// AlertDescription by number (RFC 8446 section 6).
  static let alert = """
    unexpected_message|10|handshakeFailure|
    bad_record_mac|20|recordDamaged|
    record_overflow|22|handshakeFailure|
    handshake_failure|40|handshakeFailure clientCertificateRequired|In a client's log: the server accepts nothing of what the client offers, or misses a client certificate. In a server's log: the client could not go on with what the server chose.
    bad_certificate|42|clientCertificateRejected clientCertificateRequired serverUntrusted hostName badSignature malformed|In a server's log: the client refused the server's certificate as damaged, wrongly signed or for another name; Go's clients say so for every reason. In a client's log: the server refused the client's certificate, or before TLS 1.3 missed it.
    unsupported_certificate|43|clientCertificateRejected extendedKeyUsage keyUsage weakKey|In a server's log: the client cannot use the server's certificate: not meant for TLS servers, or a kind of key that it does not take. In a client's log: the server says that of the client's certificate.
    certificate_revoked|44|clientCertificateRejected revoked|In a server's log: the client knows the server's certificate to be revoked. In a client's log: the server knows the client's to be revoked.
    certificate_expired|45|clientCertificateRejected expired notYetValid|In a server's log: for the client, the server's certificate or one above it has expired, or the client's clock is wrong. In a client's log: the client's own certificate has expired.
    certificate_unknown|46|clientCertificateRejected serverUntrusted untrustedRoot selfSigned hostName missingIssuer|In a server's log: the client refused the server's certificate and does not say why; Apple's and Java's clients send it for every reason. In a client's log: the server refused the client's certificate and does not say why.
    illegal_parameter|47|illegalParameter|The side that reads this in its log had sent a field with a value that is not allowed: the other side sent the alert. Mostly a fault in one of the two libraries, or a middle box.
    unknown_ca|48|clientCertificateRejected untrustedRoot missingIssuer selfSigned|In a server's log: the client refused the server's certificate because it does not know the authority: a private root, a self-signed certificate, or an intermediate that was not sent. In a client's log: the server does not know the authority of the client's certificate.
    access_denied|49|clientCertificateRejected|In a server's log: the client accepted the certificate and refuses the server all the same. In a client's log: the client's certificate is valid, but the server's access rules do not let it in.
    decode_error|50|handshakeFailure|
    decrypt_error|51|clientCertificateRejected keyMismatch handshakeFailure|In a server's log: for the client, a signature of the server's or its last handshake message does not verify, as when key and certificate do not belong together. In a client's log: the server says that of the client's signature.
    protocol_version|70|protocolVersion|In a client's log: the server takes none of the TLS versions that the client offers, or the port is no TLS port. In a server's log: the client does not take the version that the server chose.
    insufficient_security|71|handshakeFailure|
    internal_error|80|serverInternalError|In a client's log: the server could not go on, for reasons of its own; often a front end that has no certificate for the name. In a server's log: the client could not go on, for reasons of its own.
    inappropriate_fallback|86|downgraded|In a client's log: the client says that it fell back to an older version (TLS_FALLBACK_SCSV), and the server has a newer one than that: an earlier attempt was cut on the way. In a server's log: it does not come; clients do not send it.
    user_canceled|90|connectionLost|
    no_renegotiation|100|handshakeFailure|
    missing_extension|109|handshakeFailure|
    unsupported_extension|110|handshakeFailure|
    unrecognized_name|112|unrecognizedName hostName|In a client's log: the server has no site under the name in the hello. In a server's log: the client refuses a name, which is rare.
    bad_certificate_status_response|113|revocationUnknown|In a server's log: the client refuses the OCSP answer that the server stapled, as expired, wrongly signed or for another certificate. In a client's log: it does not come before TLS 1.3, as only servers staple; there the server says that of an answer with the client's certificate.
    unknown_psk_identity|115|handshakeFailure|
    certificate_required|116|clientCertificateRequired|In a client's log: the server insists on a client certificate and got none; in TLS 1.3 this comes after the client believes that the handshake is complete. In a server's log: it does not come; clients do not send it.
    no_application_protocol|120|noApplicationProtocol|No application protocol in common, such as HTTP/2 only against HTTP/1.1 only.
    """
}
