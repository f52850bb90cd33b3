extension ForeignTable {
  /// What curl says where its TLS is Secure Transport, on Macs, for each status of SSLHandshake
  /// (lib/vtls/sectransp.c).
  ///
  /// Statuses of alerts are of what the server sent, and so of the client's certificate, though curl
  /// says the server's.
  static let secureTransport = """
    SSL peer handshake failed, the server most likely requires a client certificate to connect||handshakeFailure clientCertificateRequired|curl with Secure Transport, on a Mac: the server ended the handshake with the alert handshake_failure (errSSLPeerHandshakeFail, -9824). Servers send it for many reasons; that a client certificate is required is curl's guess.
    SSL server rejected the client certificate due to the certificate being signed by an unknown certificate authority||clientCertificateRejected alert:unknown_ca|curl with Secure Transport, on a Mac: the server sent the alert unknown_ca (errSSLPeerUnknownCA, -9831). It does not know the authority of the certificate that the client showed, or says that none came; the server's own certificate is not the matter.
    SSL certificate problem: The certificate is unknown||clientCertificateRejected|curl with Secure Transport, on a Mac: the server sent the alert certificate_unknown (errSSLPeerCertUnknown, -9829). It refuses the certificate that the client showed, or says that none came; the server's own is not the matter, whatever curl's number says.
    SSL certificate problem: The certificate was revoked||clientCertificateRejected alert:certificate_revoked|curl with Secure Transport, on a Mac: the server sent the alert certificate_revoked (errSSLPeerCertRevoked, -9827). It is about the certificate that the client showed, or says that none came; the server's own is not the matter, whatever curl's number says.
    SSL certificate problem: An unsupported certificate format was encountered||clientCertificateRejected alert:unsupported_certificate|curl with Secure Transport, on a Mac: the server sent the alert unsupported_certificate (errSSLPeerUnsupportedCert, -9826). It is about the certificate that the client showed, or says that none came; the server's own is not the matter, whatever curl's number says.
    SSL certificate problem: Couldn't understand the server certificate format||malformed clientCertificateRejected|curl with Secure Transport, on a Mac: either the server's certificate cannot be used (errSSLBadCert, -9808), or the server sent the alert bad_certificate (errSSLPeerBadCert, -9825), which is about the client's, or says that none came.
    SSL certificate problem: Certificate chain had an expired certificate||expired clientCertificateRejected|curl with Secure Transport, on a Mac: either a certificate of the server's path has expired (errSSLCertExpired, -9814), or the server sent the alert certificate_expired (errSSLPeerCertExpired, -9828), which is about the client's, or says that none came.
    SSL certificate problem: The certificate chain had a certificate that is not yet valid||notYetValid|curl with Secure Transport, on a Mac (errSSLCertNotYetValid, -9815).
    SSL certificate problem: Invalid certificate chain||serverUntrusted|curl with Secure Transport, on a Mac: the server's certificate was not accepted (errSSLXCertChainInvalid, -9807). Secure Transport gives this status for every failure of trust, whatever the reason.
    SSL certificate problem: Untrusted root certificate||untrustedRoot|curl with Secure Transport, on a Mac (errSSLUnknownRootCert, -9812).
    SSL certificate problem: No root certificate||noTrustedPath|curl with Secure Transport, on a Mac (errSSLNoRootCert, -9813).
    SSL certificate peer verification failed, the certificate did not match||hostName|curl with Secure Transport, on a Mac (errSSLHostNameMismatch, -9843).
    Could not negotiate an SSL cipher suite with the server||handshakeFailure|curl with Secure Transport, on a Mac: the server chose something that was not offered, or nothing is in common (errSSLNegotiation, -9801).
    A bad protocol version was encountered||protocolVersion|curl with Secure Transport, on a Mac: the server sent the alert protocol_version (errSSLPeerProtocolVersion, -9836).
    There is insufficient security for this operation||handshakeFailure|curl with Secure Transport, on a Mac: the server sent the alert insufficient_security (errSSLPeerInsufficientSecurity, -9837).
    Indicates a weak ephemeral Diffie-Hellman key||weakDiffieHellman|curl with Secure Transport, on a Mac (errSSLWeakPeerEphemeralDHKey, -9850).
    Server dropped the connection during the SSL handshake||connectionLost|curl with Secure Transport, on a Mac (errSSLConnectionRefused, -9844).
    Server aborted the SSL handshake||connectionLost|curl with Secure Transport, on a Mac (errSSLClosedAbort, -9806).
    The server closed the session with no notification||connectionLost|curl with Secure Transport, on a Mac (errSSLClosedNoNotify, -9816).
    Fatal SSL engine error encountered during the SSL handshake||handshakeIncomplete|curl with Secure Transport, on a Mac: a fatal alert, with no word of which (errSSLFatalAlert, -9802).
    Internal SSL engine error encountered during the SSL handshake||serverInternalError handshakeIncomplete|curl with Secure Transport, on a Mac: the library failed inside, or the server sent the alert internal_error (errSSLPeerInternalError, -9838); curl has the same words for both.
    Server requested a client certificate during the handshake||clientCertificateRequired|curl with Secure Transport, on a Mac (errSSLClientCertRequested, -9842).
    """
}
