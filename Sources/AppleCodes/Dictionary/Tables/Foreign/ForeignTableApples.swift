extension ForeignTable {
  /// Reasons that TrustKit gives for its refusal (TSKPinningValidator, TSKTrustEvaluationResult).
  static let trustKit = """
    TrustKit: Pin validation failed for||pinning|TrustKit, in the app, refused the server: no key of its chain is among the app's pins, or the chain failed ordinary evaluation.
    TSKTrustEvaluationFailedNoMatchingPin||pinning|TrustKit, in the app: the chain is good, and none of its keys is among the app's pins.
    TSKTrustEvaluationFailedInvalidCertificateChain||serverUntrusted|TrustKit, in the app: the ordinary evaluation failed, before any pin was compared.
    TSKTrustEvaluationFailedUserDefinedTrustAnchor||pinning|TrustKit, in the app, on a Mac: no pin fits, and the root is one that a user or administrator installed, as that of a debugging or company proxy.
    """

  /// What Apple's BoringSSL and tools say beside codes.
  static let apples = """
    Returning from external verify block with result: false||serverUntrusted|The code that judges the server's certificate for this connection said no: with Network.framework the app's own verify block, with URLSession the one of CFNetwork, which evaluates trust and asks the app's delegate.
    Certificate verification result: FAILED||serverUntrusted|Apple's BoringSSL: the code that judges the server's certificate for this connection said no.
    Cert Verify Result: No error||serverUntrusted|The command security verify-cert refused the certificate, and the old status that it prints has no word for the reason: it is no success. The option -v prints more.
    Safari Can't Open the Page ... unexpectedly dropped the connection||connectionLost|Safari: the server, or something in between, closed the connection without an answer.
    Safari can't establish a secure connection to the server||handshakeIncomplete|Safari: the handshake with the server was not completed. It is mostly no matter of the certificate: Safari is not held to App Transport Security, and shows a certificate that it does not accept as 'This Connection Is Not Private'.
    server certificate not trusted status||serverUntrusted|eapolclient, which makes 802.1X connections (Wi-Fi and Ethernet of companies and schools) on Apple's systems, does not trust the certificate of the RADIUS server. The first number is the status of its EAP client, the second the error of the Security framework, 0 for none.
    server certificate not trusted status 3||serverUntrusted|eapolclient, which makes 802.1X connections (Wi-Fi and Ethernet of companies and schools) on Apple's systems, does not trust the certificate of the RADIUS server by itself, and asks the user (status 3, user input required). The second number is the error of the Security framework, 0 for none.
    server certificate not trusted status 6||serverUntrusted|eapolclient, which makes 802.1X connections (Wi-Fi and Ethernet of companies and schools) on Apple's systems, does not trust the certificate of the RADIUS server, and may ask nobody about it (status 6, server certificate not trusted). The second number is the error of the Security framework, 0 for none.
    server certificate not trusted status 1001||serverUntrusted|eapolclient, which makes 802.1X connections (Wi-Fi and Ethernet of companies and schools) on Apple's systems, refuses the certificate of the RADIUS server for an error of the Security framework (status 1001), which is the second number.
    The identity of ... cannot be verified by Mail||serverUntrusted|Apple's Mail does not accept the certificate of the server that it names, and asks the user. It is a matter of trust: root, dates or name. Details shows the certificate.
    This Connection Is Not Private||serverUntrusted|Safari does not accept the server's certificate. Show Details on the page shows the certificate, and lets most users go on.
    the server unexpectedly dropped the connection||connectionLost|Safari: the server, or something in between, closed the connection without an answer.
    """

  /// Errors of profiles and of device management, by the numbers in Apple's reference of that protocol
  /// ("Error Codes").
  static let profiles = """
    MCHTTPTransactionErrorDomain 23000|||The device has no identity that it could show the server for device management ("bad identity"). The server's certificate is not the cause.
    MCHTTPTransactionErrorDomain 23001|||The server for device management gave an answer that the device does not take ("bad server response"): its HTTP status or content. TLS was complete.
    MCHTTPTransactionErrorDomain 23002||serverUntrusted|The device does not accept the certificate of the server for device management ("invalid server certificate").
    MCMDMErrorDomain 12034|||An address in the profile or command does not begin with https ("URL is not HTTPS"). No server was asked.
    MCSCEPErrorDomain 22002|||SCEP, by which a profile gets a certificate for the device: the device does not take what the server sent as its authority's certificate ("invalid CA response"). It is no refusal of the server's TLS.
    MCSCEPErrorDomain 22003|||SCEP, by which a profile gets a certificate for the device: the device does not take what the server sent as the certificates of its authority and registration ("invalid RA response"). It is no refusal of the server's TLS.
    MCSCEPErrorDomain 22005||refused timeout serverUntrusted|SCEP, by which a profile gets a certificate for the device: the server was not reached, or the connection failed ("network error"). Where an error of NSURLErrorDomain is beside it, that says why.
    MCSCEPErrorDomain 22006|||SCEP, by which a profile gets a certificate for the device: the server lacks something that the device needs, by its own list ("insufficient CA caps"). It is no refusal of the server's TLS.
    MCSCEPErrorDomain 22007|||SCEP, by which a profile gets a certificate for the device: the certificate that was issued to the device cannot be used ("invalid signed certificate"). It is no refusal of the server's TLS.
    MCSCEPErrorDomain 22013|||SCEP, by which a profile gets a certificate for the device: the device does not take the server's answer to its request ("invalid PKIOperation response"), as where the server turned it down. It is no refusal of the server's TLS; its log says why.
    """

  /// What Wget says for every failure of the handshake.
  static let wget = """
    Unable to establish SSL connection||handshakeIncomplete|Wget says so of every handshake that fails, and after every certificate that it refuses. The line before it, from OpenSSL or GnuTLS, says why; where there is none, the connection was mostly closed by the other side.
    """

  /// Reasons of BoringSSL, the library of Apple's clients, Chrome, Android, Dart and gRPC, beside those
  /// that it shares with OpenSSL.
  static let boringSSL = """
    SSL_R_KEY_USAGE_BIT_INCORRECT||leafKeyUsage|
    SSL_R_ECC_CERT_NOT_FOR_SIGNING||leafKeyUsage|The key usage of an EC certificate leaves out digitalSignature.
    SSL_R_WRONG_CERTIFICATE_TYPE||handshakeFailure|The other side's certificate has a kind of key that does not fit the agreed cipher suite, or that was not offered, such as Ed25519.|The certificate's key is of another kind than the cipher suite needs: RSA where ECDSA was agreed, or the other way round.
    SSL_R_UNKNOWN_CERTIFICATE_TYPE||handshakeFailure|The key of the certificate is of a kind that the library does not know.
    SSL_R_PEER_ERROR_UNSUPPORTED_CERTIFICATE_TYPE||handshakeFailure|The other side's certificate has a kind of key that this side does not take.
    SSL_R_NO_COMMON_SIGNATURE_ALGORITHMS||handshakeFailure|The side that has to sign has no signature that the other one takes, with the key that it has.|The key is of a kind, or too short, for the signatures that the other side offers: an RSA key of 512 bits cannot make those of TLS 1.3, and an old client offers SHA-1 only.
    SSL_R_INVALID_SIGNATURE_ALGORITHM||handshakeFailure|The other side signed with an algorithm that was not offered.
    SSL_R_CANNOT_PARSE_LEAF_CERT||malformed|The server's certificate cannot be read.
    SSL_R_CERT_LENGTH_MISMATCH||malformed|The list of certificates in the handshake is not as long as it says.
    SSL_R_SERVER_CERT_CHANGED|||The server showed another certificate in a renegotiation than in the handshake. That may be an attack; a load balancer before different servers does it too.
    SSL_R_ECH_REJECTED|||Encrypted Client Hello: the server could not decrypt the hello that was made with the keys of its DNS record (HTTPS, ech), and says so. The record and the server do not agree; a client then tries again with the keys that the server sent, or without.
    SSL_R_INVALID_ECH_PUBLIC_NAME|||Encrypted Client Hello: the public name in the server's DNS record (HTTPS, ech) is no valid name.
    SSL_R_INVALID_ECH_CONFIG_LIST|||Encrypted Client Hello: the configuration in the server's DNS record (HTTPS, ech) cannot be read.
    SSL_R_TLS13_DOWNGRADE||downgraded|The server's answer says that it could have had a newer version of TLS (RFC 8446, section 4.1.3): something in between lowered it.
    SSL_R_DOWNGRADE_DETECTED||downgraded|
    SSL_R_SECOND_SERVERHELLO_VERSION_MISMATCH||downgraded|The server answered with another version after its request for a new hello.
    SSL_R_NO_SUPPORTED_VERSIONS_ENABLED||ownSettings|
    SSL_R_NO_CIPHERS_PASSED||ownSettings|
    SSL_R_NO_CIPHERS_SPECIFIED||ownSettings|
    SSL_R_NO_CERTIFICATE_SET||noServerCertificate|The program was told to be a server, or to show a certificate, and has none.
    SSL_R_NO_CERTIFICATE_ASSIGNED||noServerCertificate|The program was told to be a server, or to show a certificate, and has none.
    SSL_R_NO_PRIVATE_KEY_ASSIGNED||unreadableFile|The program has a certificate to show and no private key to it.
    SSL_R_CERTIFICATE_AND_PRIVATE_KEY_MISMATCH||keyMismatch|
    SSL_R_NO_SHARED_GROUP||handshakeFailure|Client and server have no group for the key exchange in common, such as X25519 or P-256.
    SSL_R_WRONG_CURVE||handshakeFailure|The key share of the other side is for a group that was not offered.
    SSL_R_UNSUPPORTED_ELLIPTIC_CURVE||handshakeFailure|The curve of the other side's key or key share is none that this side takes.
    SSL_R_MISSING_KEY_SHARE||handshakeFailure|The other side's hello lacks the key share that TLS 1.3 needs.
    SSL_R_WRONG_CIPHER_RETURNED||handshakeFailure|The server chose a cipher suite that was not offered.
    SSL_R_UNKNOWN_CIPHER_RETURNED||handshakeFailure|The server chose a cipher suite that this side does not know.
    SSL_R_UNKNOWN_SSL_VERSION||notTLS protocolVersion|
    SSL_R_NO_APPLICATION_PROTOCOL||noApplicationProtocol|
    SSL_R_INVALID_ALPN_PROTOCOL||noApplicationProtocol|The server chose an application protocol that was not offered.
    SSL_R_UNEXPECTED_MESSAGE||handshakeFailure|A message came where another one belongs: a fault of one of the two sides, or of a middle box.
    SSL_R_UNEXPECTED_RECORD||handshakeFailure|A record came where another kind belongs: a fault of one of the two sides, or of a middle box.
    SSL_R_UNEXPECTED_EXTENSION||handshakeFailure|The other side answered with an extension that was not offered, or not there: a fault of it, or a middle box.
    SSL_R_ERROR_PARSING_EXTENSION||handshakeFailure|An extension of the other side's hello cannot be read: a fault of it, or a middle box.
    SSL_R_DECODE_ERROR||handshakeFailure|A message of the other side cannot be read: a fault of it, or a middle box.
    SSL_R_LEGACY_SIGALG_DISALLOWED_OR_UNSUPPORTED||protocolVersion|OpenSSL 3: the handshake could be signed with SHA-1 or MD5 only, which its security level does not allow; that is so below TLS 1.2.
    SSL_R_WRONG_SSL_VERSION||protocolVersion|
    SSL_R_PARSE_TLSEXT||handshakeFailure|The extensions of the other side's hello cannot be read: a fault of it, or a middle box.
    SSL_R_BAD_EXTENSION||handshakeFailure|An extension of the other side is not allowed where it is: a fault of it, or a middle box.
    SSL_R_LENGTH_MISMATCH||handshakeFailure|A message of the other side is not as long as it says: a fault of it, or a middle box.
    SSL_R_SESSION_ID_CONTEXT_UNINITIALIZED|||A server's program asks for client certificates, and gives its library no name for its sessions (SSL_CTX_set_session_id_context): so none can be resumed. No certificate is the cause.
    SSL_R_DIGEST_CHECK_FAILED||recordDamaged|The last message of the handshake does not fit what went before: something on the way altered it, or the two sides do not have the same keys.
    SSL_R_BAD_DECRYPT||recordDamaged|
    SSL_R_CONNECTION_REJECTED||handshakeFailure|A server that uses BoringSSL turned the client down by its own rule.
    SSL_R_PRIVATE_KEY_OPERATION_FAILED||unreadableFile|The own private key could not sign: a token, a keychain or a service that holds it said no.
    SSL_R_HANDSHAKE_NOT_COMPLETE||handshakeIncomplete|
    SSL_R_NO_RENEGOTIATION|||The other side asked for a second handshake on the connection, which this library refuses.
    SSL_R_PROTOCOL_IS_SHUTDOWN||lostAfterHandshake|The connection had been closed already.
    """
}
