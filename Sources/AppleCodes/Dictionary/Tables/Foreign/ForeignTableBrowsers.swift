extension ForeignTable {
  /// Chromium's net error list.
  static let chrome = """
    No matching issuer found||issuerNotFound|In the log of Chrome's verifier (CertVerifyProcBuiltin).
    Time is after notAfter||expired|In the log of Chrome's verifier (CertVerifyProcBuiltin).
    Time is before notBefore||notYetValid|In the log of Chrome's verifier (CertVerifyProcBuiltin).
    Not permitted by name constraints||nameConstraints|In the log of Chrome's verifier (CertVerifyProcBuiltin).
    NET::ERR_CERT_COMMON_NAME_INVALID|-200|hostName|
    NET::ERR_CERT_DATE_INVALID|-201|outsideDates|
    NET::ERR_CERT_AUTHORITY_INVALID|-202|noTrustedPath|
    NET::ERR_CERT_CONTAINS_ERRORS|-203|malformed|
    NET::ERR_CERT_NO_REVOCATION_MECHANISM|-204|revocationUnknown|
    NET::ERR_CERT_UNABLE_TO_CHECK_REVOCATION|-205|revocationUnknown|
    NET::ERR_CERT_REVOKED|-206|revoked validityPeriod|On macOS it was once also printed for a validity that is too long.
    NET::ERR_CERT_INVALID|-207|malformed extendedKeyUsage basicConstraints pathLength|
    NET::ERR_CERT_WEAK_SIGNATURE_ALGORITHM|-208|weakSignature|
    NET::ERR_CERT_NON_UNIQUE_NAME|-210||The certificate is for a name that is not unique, such as an unqualified one.
    NET::ERR_CERT_WEAK_KEY|-211|weakKey|
    NET::ERR_CERT_NAME_CONSTRAINT_VIOLATION|-212|nameConstraints|
    NET::ERR_CERT_VALIDITY_TOO_LONG|-213|validityPeriod|
    NET::ERR_CERTIFICATE_TRANSPARENCY_REQUIRED|-214|certificateTransparency|
    NET::ERR_CERT_SYMANTEC_LEGACY|-215|blocked|
    NET::ERR_CERT_KNOWN_INTERCEPTION_BLOCKED|-217|interception|The certificate is known to serve interception.
    because the website uses HSTS||serverUntrusted|Chrome: the site has told the browser to accept nothing but a good certificate (HSTS), so that the warning cannot be passed by. The code on the same page says what is wrong with the certificate.
    ERR_SSL_PROTOCOL_ERROR|-107|notTLS serverInternalError connectionLost|Chrome: something in the handshake breaks the rules of TLS: an answer that is no TLS, or a message or alert that has no code of its own. It is not the certificate, which has codes of its own (NET::ERR_CERT_...).
    ERR_SSL_VERSION_OR_CIPHER_MISMATCH|-113|protocolVersion handshakeFailure|Chrome: client and server have no TLS version or no cipher suite in common, or the server has no certificate for the name; the code is the same for all.
    ERR_SSL_CLIENT_AUTH_CERT_NEEDED|-110|clientCertificateRequired|
    ERR_BAD_SSL_CLIENT_AUTH_CERT|-117|clientCertificateRejected clientCertificateRequired|
    ERR_SSL_WEAK_SERVER_EPHEMERAL_DH_KEY|-129|weakDiffieHellman|
    ERR_SSL_PINNED_KEY_NOT_IN_CERT_CHAIN|-150|pinning|
    ERR_NAME_NOT_RESOLVED|-105|nameNotFound|
    ERR_CONNECTION_REFUSED|-102|refused|
    ERR_CONNECTION_TIMED_OUT|-118|timeout|
    ERR_CONNECTION_RESET|-101|connectionLost|
    ERR_CONNECTION_CLOSED|-100|connectionLost|
    NET::ERR_CERT_SELF_SIGNED_LOCAL_NETWORK|-219|selfSigned|A self-signed certificate on the local network.
    ERR_SSL_SERVER_CERT_BAD_FORMAT|-167|malformed|
    ERR_SSL_UNRECOGNIZED_NAME_ALERT|-159|unrecognizedName|
    ERR_SSL_DECRYPT_ERROR_ALERT|-153|clientCertificateRejected alert:decrypt_error|
    ERR_SSL_CLIENT_AUTH_SIGNATURE_FAILED|-141||Chrome could not sign with the private key of the client certificate. It is local to this computer: the server has not judged the certificate.
    ERR_SSL_CLIENT_AUTH_CERT_NO_PRIVATE_KEY|-135||Chrome found no private key for the client certificate that was chosen. It is local to this computer: the server has not judged the certificate.
    ERR_SSL_CLIENT_AUTH_PRIVATE_KEY_ACCESS_DENIED|-134||Chrome may not use the private key of the client certificate that was chosen. It is local to this computer: the server has not judged the certificate.
    ERR_SSL_BAD_RECORD_MAC_ALERT|-126|recordDamaged|The other side says by an alert that a record arrived altered. It concerns no certificate.
    ERR_SSL_KEY_USAGE_INCOMPATIBLE|-181|leafKeyUsage|
    ERR_TLS13_DOWNGRADE_DETECTED|-180|downgraded|A middle box holds the connection below TLS 1.3.
    ERR_SSL_CLIENT_AUTH_NO_COMMON_ALGORITHMS|-177||The key of the client certificate can make none of the signatures that the server takes.
    ERR_SSL_SERVER_CERT_CHANGED|-156||The server showed another certificate in a renegotiation than in the handshake. That may be an attack; a load balancer before different servers does it too.
    ERR_SSL_RENEGOTIATION_REQUESTED|-114||The server asked for a second handshake on the connection, which Chrome refuses.
    ERR_SSL_NO_RENEGOTIATION|-123||The server refused a second handshake on the connection.
    ERR_SSL_UNSAFE_NEGOTIATION|-128|legacyRenegotiation|
    ERR_SSL_OBSOLETE_VERSION||protocolVersion|The server has TLS 1.0 or 1.1 only; Chrome's warning before it took these out.
    ERR_SSL_OBSOLETE_CIPHER||handshakeFailure|The server chose a cipher suite that Chrome no longer takes.
    ERR_SSL_INAPPROPRIATE_FALLBACK||downgraded|
    ERR_SSL_FALLBACK_BEYOND_MINIMUM_VERSION||protocolVersion|
    ERR_ECH_NOT_NEGOTIATED|-183||Encrypted Client Hello: the server could not decrypt the hello that Chrome made with the keys of its DNS record (HTTPS, ech). The record and the server do not agree.
    ERR_ECH_FALLBACK_CERTIFICATE_INVALID|-184|hostName|Encrypted Client Hello: the server could not decrypt the hello, and has no valid certificate for the public name in its DNS record either.
    ERR_PROXY_CERTIFICATE_INVALID|-136|serverUntrusted|The certificate is the proxy's, which is reached by TLS. The server itself was not asked.
    ERR_QUIC_HANDSHAKE_FAILED|-358|handshakeIncomplete|The handshake of QUIC (HTTP/3) failed. The same server by TCP shows whether it is TLS.
    ERR_QUIC_PROTOCOL_ERROR|-356|handshakeIncomplete|Something in QUIC (HTTP/3) went wrong, in the handshake or after it; the name behind it, such as QUIC_TLS_CERTIFICATE_UNKNOWN, says what. The same server by TCP shows whether it is TLS.
    QUIC_TLS_CERTIFICATE_UNKNOWN||serverUntrusted|Chrome's QUIC (HTTP/3, WebTransport) refused the server's certificate, whatever the reason is, and sent the alert certificate_unknown. By TCP the same server shows the reason; over QUIC a root that was installed on the device does not count.
    QUIC_NETWORK_IDLE_TIMEOUT||timeout|Chrome: nothing came over QUIC (HTTP/3) in time. No certificate is the cause; by TCP the server may answer.
    ERR_QUIC_CERT_ROOT_NOT_KNOWN|-380|untrustedRoot|Over QUIC (HTTP/3) Chrome takes public roots only, and this one was installed on the device. By TCP it may be accepted.
    ERR_EARLY_DATA_REJECTED|-178||The server refused TLS 1.3's early data; Chrome sends the request again by itself.
    ERR_WRONG_VERSION_ON_EARLY_DATA|-179|protocolVersion|The server had TLS 1.3 on an earlier connection and now has less; several servers behind one name may differ.
    ERR_HTTP2_INADEQUATE_TRANSPORT_SECURITY|-360||The handshake was complete, but HTTP/2 forbids what it agreed on: less than TLS 1.2, or a cipher suite without ECDHE or AEAD. Let the server offer TLS 1.3, or ECDHE with AES-GCM or ChaCha20.
    ERR_HTTP_1_1_REQUIRED|-365||The server takes this request by HTTP/1.1 only. TLS is not at fault.
    ERR_CLEARTEXT_NOT_PERMITTED|-29|cleartextBlocked|Android's counterpart of App Transport Security, in a WebView: plain http is not permitted for this host.
    ERR_CONNECTION_FAILED|-104|refused|
    ERR_ADDRESS_UNREACHABLE|-109|refused|
    ERR_TUNNEL_CONNECTION_FAILED|-111|refused connectionLost|The proxy did not open a tunnel to the server.
    ERR_PROXY_CONNECTION_FAILED|-130|refused|Chrome could not connect to the proxy. The server itself was not asked.
    ERR_TIMED_OUT|-7|timeout|
    ERR_EMPTY_RESPONSE|-324|connectionLost|
    ERR_INTERNET_DISCONNECTED|-106||The device has no network.
    """

  /// NSS error numbers (secerr.h, sslerr.h) and mozilla::pkix, which counts from -16384.
  static let firefox = """
    SEC_ERROR_UNKNOWN_ISSUER|-8179|issuerNotFound|No path from the server's certificate, which is not self-signed, to a root that this client trusts. An intermediate or the root was not sent and is not known, or the root was sent and is not trusted; the words are the same for all.
    SEC_ERROR_UNTRUSTED_ISSUER|-8172|untrustedRoot denied|
    SEC_ERROR_UNTRUSTED_CERT|-8171|denied|
    SEC_ERROR_EXPIRED_CERTIFICATE|-8181|expired|
    SEC_ERROR_EXPIRED_ISSUER_CERTIFICATE|-8162|expired|
    SEC_ERROR_REVOKED_CERTIFICATE|-8180|revoked|
    SEC_ERROR_BAD_SIGNATURE|-8182|badSignature|
    SEC_ERROR_BAD_DER|-8183|malformed|
    SEC_ERROR_INVALID_TIME|-8184|malformed|
    SEC_ERROR_EXTENSION_VALUE_INVALID|-8158|malformed|
    SEC_ERROR_CA_CERT_INVALID|-8156|basicConstraints|
    SEC_ERROR_PATH_LEN_CONSTRAINT_INVALID|-8155|pathLength|
    SEC_ERROR_UNKNOWN_CRITICAL_EXTENSION|-8151|criticalExtension|
    SEC_ERROR_INADEQUATE_KEY_USAGE|-8102|keyUsage|
    SEC_ERROR_INADEQUATE_CERT_TYPE|-8101|extendedKeyUsage|
    SEC_ERROR_CERT_NOT_IN_NAME_SPACE|-8080|nameConstraints|
    SEC_ERROR_OCSP_SERVER_ERROR|-8071|revocationUnknown|
    SEC_ERROR_OCSP_UNKNOWN_CERT|-8066|revocationUnknown|
    SEC_ERROR_OCSP_TRY_SERVER_LATER|-8070|revocationUnknown|
    SEC_ERROR_OCSP_UNAUTHORIZED_REQUEST|-8068|revocationUnknown|
    SEC_ERROR_OCSP_MALFORMED_RESPONSE|-8063|revocationUnknown|
    SEC_ERROR_OCSP_UNAUTHORIZED_RESPONSE|-8062|revocationUnknown|
    SEC_ERROR_OCSP_FUTURE_RESPONSE|-8061|revocationUnknown|The OCSP answer, mostly one that the server staples, begins in the future: this device's clock is slow, or that of the responder fast.
    SEC_ERROR_OCSP_OLD_RESPONSE|-8060|revocationUnknown|The OCSP answer, mostly one that the server staples, is out of date: the server does not renew it, or this device's clock is fast.
    SEC_ERROR_UNSUPPORTED_ELLIPTIC_CURVE|-8051|weakKey|The key is on a curve that Firefox does not know.
    SEC_ERROR_UNSUPPORTED_KEYALG||weakKey|The key is of a kind that Firefox does not know.
    SEC_ERROR_INVALID_KEY|-8152|weakKey malformed|The key cannot be used for the operation.
    SEC_ERROR_POLICY_VALIDATION_FAILED|-8032|policies|
    SEC_ERROR_CERT_SIGNATURE_ALGORITHM_DISABLED|-8016|weakSignature|
    SSL_ERROR_BAD_CERT_DOMAIN|-12276|hostName|
    SSL_ERROR_BAD_CERT_ALERT|-12271|clientCertificateRejected|
    SSL_ERROR_REVOKED_CERT_ALERT|-12270|clientCertificateRejected alert:certificate_revoked|
    SSL_ERROR_EXPIRED_CERT_ALERT|-12269|clientCertificateRejected alert:certificate_expired|
    SSL_ERROR_UNKNOWN_CA_ALERT|-12195|clientCertificateRejected alert:unknown_ca|
    SSL_ERROR_RX_RECORD_TOO_LONG|-12263|notTLS|
    SSL_ERROR_HANDSHAKE_FAILURE_ALERT|-12227|handshakeFailure|
    SSL_ERROR_PROTOCOL_VERSION_ALERT|-12190|protocolVersion|
    SSL_ERROR_UNSUPPORTED_VERSION|-12279|protocolVersion|
    SSL_ERROR_NO_CYPHER_OVERLAP|-12286|handshakeFailure|
    SSL_ERROR_INTERNAL_ERROR_ALERT|-12188|serverInternalError|
    SSL_ERROR_UNRECOGNIZED_NAME_ALERT|-12182|unrecognizedName|
    SSL_ERROR_WEAK_SERVER_EPHEMERAL_DH_KEY|-12173|weakDiffieHellman|
    SSL_ERROR_WEAK_SERVER_CERT_KEY|-12156|weakKey|
    SSL_ERROR_RX_CERTIFICATE_REQUIRED_ALERT|-12107|clientCertificateRequired|
    SSL_ERROR_UNSUPPORTED_CERTIFICATE_TYPE|-12280|weakKey|
    SSL_ERROR_UNSUPPORTED_CERT_ALERT|-12225|clientCertificateRejected alert:unsupported_certificate|
    SSL_ERROR_CERTIFICATE_UNKNOWN_ALERT|-12224|clientCertificateRejected|
    SSL_ERROR_ACCESS_DENIED_ALERT|-12194|clientCertificateRejected alert:access_denied|
    SSL_ERROR_DECRYPT_ERROR_ALERT|-12192|clientCertificateRejected alert:decrypt_error|
    SSL_ERROR_INAPPROPRIATE_FALLBACK_ALERT|-12157|downgraded|
    SEC_ERROR_OCSP_INVALID_SIGNING_CERT|-8048|revocationUnknown|
    SEC_ERROR_REUSED_ISSUER_AND_SERIAL|-8054|malformed|Two certificates of one authority have the same serial number; typical of appliances that make their own.
    SSL_ERROR_NO_CERTIFICATE|-12285|keyMismatch unreadableFile|A certificate or key that is needed for authentication cannot be found.
    SSL_ERROR_BAD_MAC_READ|-12273|recordDamaged|A message was changed on the way, or the two sides' TLS does not agree. It concerns no certificate.
    SSL_ERROR_BAD_MAC_ALERT|-12272|recordDamaged|The other side says that a message was changed on the way, or the two sides' TLS does not agree. It concerns no certificate.
    SSL_ERROR_UNSAFE_NEGOTIATION|-12175|legacyRenegotiation|
    SSL_ERROR_ILLEGAL_PARAMETER_ALERT||alert:illegal_parameter|
    SSL_ERROR_DECODE_ERROR_ALERT||alert:decode_error|
    SSL_ERROR_INSUFFICIENT_SECURITY_ALERT||alert:insufficient_security|
    SSL_ERROR_MISSING_EXTENSION_ALERT||alert:missing_extension|
    SSL_ERROR_NEXT_PROTOCOL_NO_PROTOCOL||noApplicationProtocol|The client and the server have no application protocol in common (ALPN).
    SSL_ERROR_RX_MALFORMED_SERVER_HELLO||handshakeIncomplete|The server's hello breaks the rules of TLS. Mostly a middle box or an old server.
    SSL_ERROR_DH_KEY_TOO_LONG||handshakeFailure|The server's Diffie-Hellman key is longer than Firefox takes.
    PR_CONNECT_RESET_ERROR||connectionLost|
    PR_END_OF_FILE_ERROR||connectionLost|
    NS_ERROR_UNKNOWN_HOST||nameNotFound|
    NS_ERROR_CONNECTION_REFUSED||refused|
    NS_ERROR_NET_TIMEOUT||timeout|
    MOZILLA_PKIX_ERROR_KEY_PINNING_FAILURE|-16384|pinning|
    MOZILLA_PKIX_ERROR_CA_CERT_USED_AS_END_ENTITY|-16383|leafIsAuthority|
    MOZILLA_PKIX_ERROR_INADEQUATE_KEY_SIZE|-16382|weakKey|
    MOZILLA_PKIX_ERROR_V1_CERT_USED_AS_CA|-16381|basicConstraints|
    MOZILLA_PKIX_ERROR_NOT_YET_VALID_CERTIFICATE|-16379|notYetValid|
    MOZILLA_PKIX_ERROR_NOT_YET_VALID_ISSUER_CERTIFICATE|-16378|notYetValid|
    MOZILLA_PKIX_ERROR_SIGNATURE_ALGORITHM_MISMATCH|-16377|malformed|
    MOZILLA_PKIX_ERROR_OCSP_RESPONSE_FOR_CERT_MISSING|-16376|revocationUnknown|
    MOZILLA_PKIX_ERROR_VALIDITY_TOO_LONG|-16375|validityPeriod|
    MOZILLA_PKIX_ERROR_REQUIRED_TLS_FEATURE_MISSING|-16374|stapleMissing|The certificate demands a stapled OCSP answer (must-staple), and the server sent none.
    MOZILLA_PKIX_ERROR_INVALID_INTEGER_ENCODING|-16373|malformed|
    MOZILLA_PKIX_ERROR_EMPTY_ISSUER_NAME|-16372|emptySubject|
    MOZILLA_PKIX_ERROR_ADDITIONAL_POLICY_CONSTRAINT_FAILED|-16371|blocked|
    MOZILLA_PKIX_ERROR_SELF_SIGNED_CERT|-16370|selfSigned|
    MOZILLA_PKIX_ERROR_INSUFFICIENT_CERTIFICATE_TRANSPARENCY|-16368|certificateTransparency|
    MOZILLA_PKIX_ERROR_ISSUER_NO_LONGER_TRUSTED|-16367|blocked|Firefox no longer trusts what this authority issues, or issued after a certain day.
    MOZILLA_PKIX_ERROR_NO_RFC822NAME_MATCH|-16380|hostName|The e-mail address is not in the certificate; websites never cause it.
    MOZILLA_PKIX_ERROR_MITM_DETECTED|-16369|interception|Firefox believes that software on the way issues the certificates.
    """
}
