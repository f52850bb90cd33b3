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
    The SSL certificate is signed by an unknown certificate authority||noTrustedPath|WinRM's client (PowerShell remoting): no root in this machine's store vouches for the certificate of the listener, as one that the server made for itself.
    The SSL certificate contains a common name (CN) that does not match the hostname||hostName|WinRM's client (PowerShell remoting).
    The SSL certificate could not be checked for revocation||revocationUnknown|WinRM's client (PowerShell remoting).
    PartialChain||issuerNotFound|
    UntrustedRoot||untrustedRoot selfSigned|
    NotTimeValid||outsideDates|
    NotTimeNested|||The dates of a certificate do not lie within those of its issuer. Only old systems set it.
    Revoked||revoked|
    Cyclic||noTrustedPath|The certificates of the chain lead back to one of themselves, so that no root is reached.|Authorities have signed each other, and none of the certificates that the client has leads from them to a root.
    InvalidExtension||malformed|
    CtlNotTimeValid|||A certificate trust list of Windows is outside its dates. It is that list which fails, not the certificate that is judged by it.
    CtlNotSignatureValid|||The signature of a certificate trust list of Windows does not verify. It is that list which fails, not the certificate that is judged by it.
    CtlNotValidForUsage|||A certificate trust list of Windows is not meant for this use. It is that list which fails, not the certificate that is judged by it.
    NotSignatureValid||badSignature|
    NotValidForUsage||extendedKeyUsage keyUsage|
    RevocationStatusUnknown||revocationUnknown|
    OfflineRevocation||revocationUnknown|
    InvalidBasicConstraints||basicConstraints pathLength|
    InvalidNameConstraints||nameConstraints|
    HasExcludedNameConstraint||nameConstraints|
    HasNotPermittedNameConstraint||nameConstraints|
    HasNotSupportedNameConstraint||nameConstraints|
    HasNotDefinedNameConstraint||nameConstraints|
    HasNotSupportedCriticalExtension||criticalExtension|
    HasWeakSignature||weakSignature|
    ExplicitDistrust||denied|
    InvalidPolicyConstraints||policies|
    NoIssuanceChainPolicy||policies|
    The SSL connection could not be established||handshakeIncomplete|The inner exception says why.
    Could not establish trust relationship for the SSL/TLS secure channel||serverUntrusted untrustedRoot hostName expired|The words of the .NET Framework for every trust failure.
    Could not create SSL/TLS secure channel||oldClient handshakeFailure clientCertificateRequired|The words of the .NET Framework, and so of Windows PowerShell, for a handshake that failed, often because the client offers TLS 1.0 only. The certificate's trust is not what failed: that has words of its own.|A program on the .NET Framework, or Windows PowerShell, that offers TLS 1.0 only: those before 4.7 do so unless ServicePointManager.SecurityProtocol says otherwise.
    The underlying connection was closed: An unexpected error occurred on a send||connectionLost protocolVersion|Often a server that takes no version that was offered.
    Error: SecureChannelFailure||handshakeIncomplete|Mono's and Xamarin's words for a handshake that failed; the inner exception says why.
    Invalid certificate received from server||serverUntrusted|Mono, before it used the system's TLS, refused the server's certificate. The error code behind it says why.
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
    certificate received from the remote server was issued by an untrusted certificate authority||noTrustedPath|Schannel's event 36882.
    certificate received from the remote server does not contain the expected name||hostName|Schannel's event 36884.
    certificate received from the remote server has either expired or is not yet valid||outsideDates|Schannel's event 36881.
    certificate received from the remote server has been revoked||revoked|Schannel's event 36883.
    certificate received from the remote server has not validated correctly||serverUntrusted|Schannel's event 36876; the error code in it says why.
    certificate received from the remote client application has not validated correctly||clientCertificateRejected|Schannel's event 36877; the error code in it says why.
    none of the cipher suites supported by the client ... are supported by the server||handshakeFailure|Schannel's event 36874, of a server.|The server's certificate has a key that none of the client's suites can use, or its suites were cut down by policy.
    No supported cipher suites were found when initiating||ownSettings|Schannel's event 36873: the settings of this machine leave no suite to offer.
    has requested ... client authentication, but no suitable client certificate could be found||clientCertificateRequired|Schannel's event 36875, of a client. It goes on without a certificate, and it is the server that decides whether that is enough.
    ERROR_WINHTTP_SECURE_FAILURE|12175|serverUntrusted untrustedRoot hostName expired|WinHTTP: the server's certificate was refused, for one or several reasons that the callback's flags tell.
    ERROR_WINHTTP_SECURE_CERT_DATE_INVALID|12037|outsideDates|
    ERROR_WINHTTP_SECURE_CERT_CN_INVALID|12038|hostName|
    ERROR_WINHTTP_CLIENT_AUTH_CERT_NEEDED|12044|clientCertificateRequired|
    ERROR_WINHTTP_SECURE_INVALID_CA|12045|noTrustedPath|
    ERROR_WINHTTP_SECURE_CERT_REV_FAILED|12057|revocationUnknown|
    ERROR_WINHTTP_SECURE_CHANNEL_ERROR|12157|handshakeIncomplete|
    ERROR_WINHTTP_SECURE_INVALID_CERT|12169|serverUntrusted malformed|
    ERROR_WINHTTP_SECURE_CERT_REVOKED|12170|revoked|
    ERROR_WINHTTP_SECURE_CERT_WRONG_USAGE|12179|extendedKeyUsage|
    The certificate is not from a trusted certifying authority||noTrustedPath|Remote Desktop's words. A computer without a certificate of its own shows a self-signed one.
    No suitable default server credential exists on this system|||Schannel's event 36886: this machine has no certificate that a service such as LDAP over TLS could take by itself. Services with a certificate of their own are not concerned.
    A fatal error occurred while creating ... credential|||Schannel's event 36871: a program asked for TLS settings that this machine does not have, such as versions or algorithms that are switched off in the registry or by policy. No server was asked.
    attempting to access the ... credential private key||windowsKey|Schannel's event 36870: the program may not use, or does not find, the private key of the certificate that it is to show.
    credential's certificate does not have a private key||windowsKey|Schannel's event 36869: the certificate that a program is to show has no private key beside it.
    SEC_E_UNKNOWN_CREDENTIALS|-2146893043|windowsKey|Windows: a certificate's private key cannot be used, mostly for want of rights to it.
    SEC_E_NO_CREDENTIALS|-2146893042|windowsKey clientCertificateRequired|Windows: no credentials are available, such as a certificate with its private key.
    CERT_TRUST_IS_UNTRUSTED_ROOT||untrustedRoot selfSigned|
    CERT_TRUST_IS_PARTIAL_CHAIN||issuerNotFound|
    CERT_TRUST_IS_NOT_TIME_VALID||outsideDates|
    CERT_TRUST_IS_NOT_SIGNATURE_VALID||badSignature|
    CERT_TRUST_IS_NOT_VALID_FOR_USAGE||extendedKeyUsage keyUsage|
    CERT_TRUST_IS_REVOKED||revoked|
    CERT_TRUST_REVOCATION_STATUS_UNKNOWN||revocationUnknown|
    CERT_TRUST_IS_OFFLINE_REVOCATION||revocationUnknown|
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
    CRYPT_E_NO_REVOCATION_CHECK|-2146885614|revocationUnknown|Windows: revocation could not be checked. curl with Schannel, and git and Cargo with it, fail so by default; curl's option --ssl-revoke-best-effort, git's http.schannelCheckRevoke and Cargo's http.check-revoke change that.|A private authority, or software that intercepts the connection, whose certificates name no responder and no list.
    CRYPT_E_REVOCATION_OFFLINE|-2146885613|revocationUnknown|Windows: the server for revocation could not be reached. For curl, git and Cargo with Schannel, curl's option --ssl-revoke-best-effort, git's http.schannelCheckRevoke and Cargo's http.check-revoke say whether that is a failure.|A firewall or proxy lets the client reach the server, but not the authority's responder or list.
    SEC_E_WRONG_PRINCIPAL|-2146893022|hostName|Schannel: the certificate is for another name.
    SEC_E_UNTRUSTED_ROOT|-2146893019|noTrustedPath|Schannel: no path to an authority that is trusted was found.
    SEC_E_ILLEGAL_MESSAGE|-2146893018|handshakeFailure notTLS protocolVersion|Schannel: a message that makes no sense, often an alert of the server or something other than TLS.
    SEC_E_CERT_UNKNOWN|-2146893017|clientCertificateRejected serverUntrusted|Schannel: something is wrong with the certificate and it is not said what.
    SEC_E_CERT_EXPIRED|-2146893016|expired|Schannel: the certificate has expired.
    SEC_E_ALGORITHM_MISMATCH|-2146893007|handshakeFailure protocolVersion|Schannel: no version or cipher in common.
    SEC_E_INVALID_TOKEN|-2146893048|notTLS handshakeFailure|Schannel: what came is no TLS message.
    SEC_E_INTERNAL_ERROR|-2146893052||Schannel: the local security authority of this Windows cannot be contacted, or failed. Nothing is said of the other side.
    WININET_E_DECODING_FAILED|-2147012721|serverUntrusted untrustedRoot|0x80072F8F: Windows' clients, such as Update, the Store and activation, could not make a secure connection. Mostly the clock is wrong, or the server's certificate is refused, as that of a proxy that intercepts.|
    ERROR_INTERNET_SEC_CERT_DATE_INVALID|-2147012859|outsideDates|0x80072F05 of WinINet.
    ERROR_INTERNET_SEC_CERT_CN_INVALID|-2147012858|hostName|0x80072F06 of WinINet.
    ERROR_INTERNET_INVALID_CA|-2147012851|noTrustedPath|0x80072F0D of WinINet.
    ERROR_INTERNET_CLIENT_AUTH_CERT_NEEDED|-2147012852|clientCertificateRequired|0x80072F0C of WinINet.
    ERROR_INTERNET_NAME_NOT_RESOLVED|-2147012889|nameNotFound|0x80072EE7 of WinINet.
    ERROR_INTERNET_CANNOT_CONNECT|-2147012867|refused|0x80072EFD of WinINet.
    ERROR_INTERNET_TIMEOUT|-2147012894|timeout|0x80072EE2 of WinINet.
    ERROR_INTERNET_CONNECTION_ABORTED|-2147012866|connectionLost|0x80072EFE of WinINet.
    INET_E_SECURITY_PROBLEM|-2146697202|serverUntrusted untrustedRoot hostName expired|Windows' URL loading, as in Internet Explorer and old Edge: the server's certificate was refused, or no secure connection could be made. The page's details, or a line DLG_FLAGS beside it, say why.
    INET_E_INVALID_CERTIFICATE|-2146697191|serverUntrusted untrustedRoot hostName expired|Windows' URL loading refused the server's certificate, for a reason that this code does not tell.
    DLG_FLAGS_INVALID_CA||noTrustedPath|The page of Edge and Internet Explorer.
    DLG_FLAGS_SEC_CERT_CN_INVALID||hostName|The page of Edge and Internet Explorer.
    DLG_FLAGS_SEC_CERT_DATE_INVALID||outsideDates|The page of Edge and Internet Explorer.
    DLG_FLAGS_SEC_CERT_REV_FAILED||revocationUnknown|The page of Edge and Internet Explorer.
    Error: TrustFailure||serverUntrusted|Mono's and Xamarin's words: the server's certificate was refused. What is in brackets behind it, or the inner exception, says more.
    """
}
