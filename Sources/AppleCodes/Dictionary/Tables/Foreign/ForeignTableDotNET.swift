extension ForeignTable {
  /// .NET: sentences of SslStream and HttpClient, SslPolicyErrors, X509ChainStatusFlags, and the
  /// Windows statuses beneath them (winerror.h), which curl prints as well when built with Schannel.
  static let dotNET = """
    The remote certificate is invalid according to the validation procedure||serverUntrusted untrustedRoot missingIssuer hostName expired|Said of every failure; the words behind it, since .NET 5, are finer.
    The remote certificate was rejected by the provided RemoteCertificateValidationCallback||pinning serverUntrusted|The program's own callback said no.
    The remote certificate is invalid because of errors in the certificate chain||serverUntrusted untrustedRoot missingIssuer expired|Followed by chain statuses such as UntrustedRoot.
    RemoteCertificateNameMismatch||hostName|
    RemoteCertificateChainErrors||serverUntrusted untrustedRoot missingIssuer selfSigned expired|The chain failed; its statuses say how, such as PartialChain or UntrustedRoot.
    RemoteCertificateNotAvailable||handshakeFailure clientCertificateRequired|The other side sent no certificate.
    PartialChain||issuerNotFound|
    UntrustedRoot||untrustedRoot selfSigned|
    NotTimeValid||outsideDates|
    NotSignatureValid||badSignature|
    NotValidForUsage||extendedKeyUsage keyUsage|
    RevocationStatusUnknown||revocationUnknown|
    OfflineRevocation||revocationUnknown|
    InvalidBasicConstraints||basicConstraints pathLength|
    InvalidNameConstraints||nameConstraints|
    HasExcludedNameConstraint||nameConstraints|
    HasNotPermittedNameConstraint||nameConstraints|
    HasNotSupportedCriticalExtension||criticalExtension|
    HasWeakSignature||weakSignature|
    ExplicitDistrust||denied|
    InvalidPolicyConstraints||policies|
    NoIssuanceChainPolicy||policies|
    The SSL connection could not be established||handshakeIncomplete|The inner exception says why.
    Could not establish trust relationship for the SSL/TLS secure channel||serverUntrusted untrustedRoot hostName expired|The words of the .NET Framework for every trust failure.
    Could not create SSL/TLS secure channel||handshakeIncomplete|The words of the .NET Framework for a handshake that failed, often because it offers TLS 1.0 only.
    The underlying connection was closed: An unexpected error occurred on a send||connectionLost protocolVersion|Often a server that takes no version that was offered.
    Authentication failed because the remote party sent a TLS alert||handshakeIncomplete|Goes on with the alert's name.
    Authentication failed because the remote party has closed the transport stream||connectionLost|
    Received an unexpected EOF or 0 bytes from the transport stream||connectionLost|
    Authentication failed, see inner exception||handshakeIncomplete|
    Cannot determine the frame size or a corrupted frame was received||notTLS|
    The handshake failed due to an unexpected packet format||notTLS|
    The received certificate has expired||expired|
    The target principal name is incorrect||hostName|
    The certificate chain was issued by an authority that is not trusted||noTrustedPath|
    A certificate chain processed, but terminated in a root certificate which is not trusted by the trust provider||untrustedRoot selfSigned|
    The client and server cannot communicate, because they do not possess a common algorithm||handshakeFailure protocolVersion|
    The revocation function was unable to check revocation for the certificate||revocationUnknown|
    The revocation function was unable to check revocation because the revocation server was offline||revocationUnknown|
    CERT_E_UNTRUSTEDROOT|-2146762487|untrustedRoot selfSigned|Windows: the path ends in a root that is not trusted.
    CERT_E_EXPIRED|-2146762495|outsideDates|Windows: a certificate is outside its dates.
    CERT_E_CHAINING|-2146762486|issuerNotFound|Windows: no path to a trusted root could be built.
    CERT_E_CN_NO_MATCH|-2146762481|hostName|Windows: the certificate is for another name.
    CERT_E_WRONG_USAGE|-2146762480|extendedKeyUsage|Windows: the certificate is not meant for this use.
    CERT_E_REVOKED|-2146762484|revoked|Windows: a certificate is revoked.
    CERT_E_INVALID_NAME|-2146762476|nameConstraints|Windows: a name is not allowed by the path.
    TRUST_E_CERT_SIGNATURE|-2146869244|badSignature|Windows: a signature does not verify.
    TRUST_E_BASIC_CONSTRAINTS|-2146869223|basicConstraints pathLength|Windows: basic constraints are not kept.
    CRYPT_E_REVOKED|-2146885616|revoked|Windows: a certificate is revoked.
    CRYPT_E_NO_REVOCATION_CHECK|-2146885614|revocationUnknown|Windows: revocation could not be checked. curl with Schannel fails so by default.
    CRYPT_E_REVOCATION_OFFLINE|-2146885613|revocationUnknown|Windows: the server for revocation could not be reached.
    SEC_E_WRONG_PRINCIPAL|-2146893022|hostName|Schannel: the certificate is for another name.
    SEC_E_UNTRUSTED_ROOT|-2146893019|noTrustedPath|Schannel: no path to an authority that is trusted was found.
    SEC_E_ILLEGAL_MESSAGE|-2146893018|handshakeFailure notTLS protocolVersion|Schannel: a message that makes no sense, often an alert of the server or something other than TLS.
    SEC_E_CERT_UNKNOWN|-2146893017|clientCertificateRejected serverUntrusted|Schannel: something is wrong with the certificate and it is not said what.
    SEC_E_CERT_EXPIRED|-2146893016|expired|Schannel: the certificate has expired.
    SEC_E_ALGORITHM_MISMATCH|-2146893007|handshakeFailure protocolVersion|Schannel: no version or cipher in common.
    SEC_E_INVALID_TOKEN|-2146893048|notTLS handshakeFailure|Schannel: what came is no TLS message.
    SEC_E_INTERNAL_ERROR|-2146893052|serverInternalError|Schannel: the local security authority failed.
    """
}
