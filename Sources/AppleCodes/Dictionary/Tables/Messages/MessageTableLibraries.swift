extension MessageTable {
  /// OpenSSL beyond its verify errors, GnuTLS with its tools, and curl.
  static let libraries = """
    SSL_R_WRONG_VERSION_NUMBER|SSL routines ... wrong version number
    SSL_R_WRONG_VERSION_NUMBER|wrong version number
    SSL_R_UNSUPPORTED_PROTOCOL|SSL routines ... unsupported protocol
    SSL_R_NO_PROTOCOLS_AVAILABLE|no protocols available
    SSL_R_UNKNOWN_PROTOCOL|SSL routines ... unknown protocol
    SSL_R_UNSUPPORTED_SSL_VERSION|unsupported ssl version
    SSL_R_VERSION_TOO_LOW|SSL routines ... version too low
    SSL_R_NO_SHARED_CIPHER|no shared cipher
    SSL_R_NO_CIPHERS_AVAILABLE|no ciphers available
    SSL_R_NO_CIPHERS_AVAILABLE|SSL: NO_CIPHERS_AVAILABLE no ciphers available
    SSL_R_NO_CIPHER_MATCH|SSL routines ... no cipher match
    SSL_R_NO_CIPHER_MATCH|SSL: NO_CIPHER_MATCH no cipher match
    SSL_R_NO_CIPHER_MATCH|No cipher can be selected
    SSL_R_WRONG_CERTIFICATE_TYPE|SSL routines ... wrong certificate type
    SSL_R_UNEXPECTED_MESSAGE|SSL routines::unexpected message
    SSL_R_DIGEST_CHECK_FAILED|SSL routines ... digest check failed
    SSL_R_NO_PRIVATE_KEY_ASSIGNED|SSL routines ... no private key assigned
    SSL_R_WRONG_CURVE|SSL routines ... wrong curve
    SSL_R_WRONG_CIPHER_RETURNED|SSL routines ... wrong cipher returned
    SSL_R_NO_APPLICATION_PROTOCOL|SSL routines::no application protocol
    SSL_R_LEGACY_SIGALG_DISALLOWED_OR_UNSUPPORTED|legacy sigalg disallowed or unsupported
    SSL_R_PARSE_TLSEXT|SSL routines ... parse tlsext
    SSL_R_BAD_EXTENSION|SSL routines ... bad extension
    SSL_R_LENGTH_MISMATCH|SSL routines ... length mismatch
    SSL_R_SESSION_ID_CONTEXT_UNINITIALIZED|session id context uninitialized
    SSL_R_NO_CERTIFICATE_ASSIGNED|SSL routines ... no certificate assigned
    SSL_R_WRONG_SSL_VERSION|SSL routines ... wrong ssl version
    handshake_failure|gnutls_handshake() failed: Handshake failed
    bad_certificate|gnutls_handshake() failed: Certificate is bad
    protocol_version|gnutls_handshake() failed: Error in protocol version
    unrecognized_name|gnutls_handshake() failed: The server name sent was not recognized
    internal_error|gnutls_handshake() failed: Internal error
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
    GNUTLS_CERT_SIGNER_NOT_FOUND|hasn't got a known issuer
    GNUTLS_CERT_SIGNER_NOT_FOUND|Peer's certificate issuer is unknown
    GNUTLS_CERT_SIGNER_NOT_FOUND|certificate invalid: signer not found
    GNUTLS_CERT_SIGNER_NOT_CA|certificate invalid: signer is not a CA
    GNUTLS_CERT_SIGNER_NOT_CA|Peer's certificate issuer is not a CA
    GNUTLS_CERT_INSECURE_ALGORITHM|certificate invalid: insecure algorithm
    GNUTLS_CERT_INSECURE_ALGORITHM|Peer's certificate chain uses insecure algorithm
    GNUTLS_CERT_REVOKED|certificate invalid: certificate revoked
    GNUTLS_CERT_EXPIRED|certificate invalid: certificate expired
    GNUTLS_CERT_EXPIRED|not permitted to talk to peer: certificate ... expired
    GNUTLS_CERT_NOT_ACTIVATED|not permitted to talk to peer: certificate ... not yet active
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
    GNUTLS_CERT_PURPOSE_MISMATCH|The certificate doesn't match the intended purpose
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
}
