extension ForeignTable {
  /// Warnings of PHP's streams; its cURL functions print curl's words.
  static let php = """
    Peer certificate CN=... did not match expected CN=||hostName|PHP compares the name with the certificate's common name where it has no subject alternative names, which Apple's clients do not.
    Unable to locate peer certificate CN||hostName|The certificate has neither subject alternative names nor a common name.
    SSL operation failed with code||handshakeIncomplete|PHP says so of every failure of TLS in a stream. OpenSSL's words behind it say why.
    Failed to enable crypto||handshakeIncomplete|PHP says so of every handshake of a stream that fails. The warning before it says why.
    Could not get peer certificate||handshakeIncomplete|The other side showed no certificate.
    """

  /// What Perl's IO::Socket::SSL and LWP say by themselves.
  static let perl = """
    Can't verify SSL peers without knowing which Certificate Authorities to trust||emptyTrustStore|LWP has no roots: neither Mozilla::CA is installed nor PERL_LWP_SSL_CA_FILE set.
    hostname verification failed||hostName|IO::Socket::SSL's words.
    """

  /// What Ruby's OpenSSL says by itself; most of its words are OpenSSL's.
  static let ruby = """
    Could not verify the SSL certificate for||serverUntrusted untrustedRoot missingIssuer hostName|Bundler refuses the server's certificate, whatever the reason is; its Ruby has roots of its own, or those of OpenSSL's directory.
    hostname ... does not match the server certificate||hostName|
    SSL_connect SYSCALL returned=5||connectionLost|Ruby: the connection was lost in the handshake. The state behind it says how far that was.
    """

  /// The reasons that Subversion lists, as many as there are.
  static let subversion = """
    certificate issued for a different hostname||hostName|
    issuer is not trusted||noTrustedPath|
    The certificate is not issued by a trusted authority||noTrustedPath|
    The certificate hostname does not match||hostName|
    """

  /// Exceptions of Dart and of dio; the words in their brackets are BoringSSL's.
  static let dart = """
    Handshake error in client||handshakeIncomplete|Dart: the handshake failed. The words in the brackets behind it are BoringSSL's and say why.
    CERTIFICATE_VERIFY_FAILED: ok||serverUntrusted|Dart refused the server's certificate, and no verifier has named a reason.
    CERTIFICATE_VERIFY_FAILED: application verification failure||serverUntrusted|Dart refused the server's certificate after an evaluation that is not BoringSSL's: on Apple's platforms, the system's own, whose reason is not in these words.
    Connection terminated during handshake||connectionLost|
    The certificate of the response is not approved||pinning|dio: the program's own check of the certificate (validateCertificate) said no.
    Failed host lookup||nameNotFound|
    Failure trusting builtin roots||emptyTrustStore|Dart could not read the roots that it ships or those of the system.
    Failure in setTrustedCertificatesBytes||unreadableFile|Dart: what the program gave as trusted certificates is no PEM or DER of certificates, or has one of them twice.
    Failure in usePrivateKeyBytes||unreadableFile|Dart: the private key could not be read, or its password is wrong.
    Failure in useCertificateChainBytes||unreadableFile|Dart: the certificates that the program is to show could not be read.
    """

  /// Reasons of OTP's public_key and ssl, behind bad_cert.
  static let erlang = """
    hostname_check_failed||hostName|
    selfsigned_peer||selfSigned|
    cert_expired||outsideDates|
    invalid_signature||badSignature|
    name_not_permitted||nameConstraints|
    default CA trust store not available||emptyTrustStore|Mint's words: neither the package castore nor a file of roots (cacertfile, cacerts) was given to it.
    missing_basic_constraint||basicConstraints|
    """

  /// What a script sees of a request that failed; the reason is kept from it.
  static let javaScript = """
    Network request failed|||React Native's fetch says so of every failure of the network, TLS or not. Xcode's console has the code of URL loading beside it, Android's logcat the exception.
    AxiosError: Network Error|||axios in a browser or in React Native says so of every request that failed, TLS or not, and of one that CORS forbids. The browser's console, or the log of the device, has the code beside it.
    Is the computer able to access the url||refused nameNotFound|Bun's words.
    TypeError: Failed to fetch|||Chrome says so of every request that failed, and of one that CORS forbids. Its console has the code beside it, such as net::ERR_CERT_AUTHORITY_INVALID.
    NetworkError when attempting to fetch resource|||Firefox says so of every request that failed, and of one that CORS forbids. Open the address by itself: the page that warns has the code.
    TypeError: Load failed|||Safari says so of every request that failed, and of one that CORS forbids. Open the address by itself: the page that warns says more.
    """

  static let several = """
    SSL handshake failed||handshakeIncomplete|Several programs say so, Qt and Kafka among them: the handshake failed. The words beside it say why.
    Server's certificate is not trusted||serverUntrusted selfSigned untrustedRoot missingIssuer expired hostName|Several programs say so of a server's certificate that does not pass their own check, against the list of roots that they use.
    AWS_IO_TLS_ERROR_NEGOTIATION_FAILURE||handshakeIncomplete|AWS's Common Runtime (its clients for IoT, S3 and others) says so of every handshake that fails, a refused certificate among them. Lines above it, at log level Error or Debug, say why.
    The security certificate has expired or is not yet valid||outsideDates|Windows' programs say so, Outlook among them: the date of this computer is outside the dates of a certificate.
    """

  static let system = """
    connection reset by peer||connectionLost|
    errno: connection refused||refused|
    errno: operation timed out||timeout|
    errno: no route to host||refused|The network has no way to the address: another network, a VPN that is off, or, on Apple's systems, an app without the right to use the local network.
    errno: network is unreachable||refused|The device has no network that leads to the address, such as IPv6 where there is only IPv4.
    errno: network is down|||The device has no network at all: its interface is down (ENETDOWN, Darwin's number 50). No server was reached.
    errno: broken pipe||lostAfterHandshake|The other side had closed the connection when this side wrote to it.
    errno: protocol error|||Darwin's number 100. What the server sent breaks the rules of the protocol above TLS, mostly HTTP/2 or HTTP/3, such as a header of HTTP/1.1 in an answer of HTTP/2. It concerns no certificate.
    errno: socket is not connected||lostAfterHandshake|
    errno: software caused connection abort||lostAfterHandshake|The system ended the connection, as phones do where an app goes to the background or the network changes.
    """

  /// Title of Alamofire's error that has one of the reasons in it.
  static let carrier = "serverTrustEvaluationFailed"

  /// Reasons of Alamofire's AFError.serverTrustEvaluationFailed.
  static let alamofire = """
    serverTrustEvaluationFailed||serverUntrusted pinning|Alamofire's ServerTrustManager refused the server's certificates and called the load off; the reason that it carries says why.
    noRequiredEvaluator|||Alamofire: the app's ServerTrustManager has no evaluator for this host and was told that every host needs one (allHostsMustBeEvaluated). The server is not at fault.
    noCertificatesFound||pinning|The app pins certificates and its bundle has none, or the server sent none.
    noPublicKeysFound||pinning|The app pins keys and none could be read from the certificates in its bundle.
    certificatePinningFailed||pinning|None of the pinned certificates is among those of the server. Pinned certificates have to be changed at each renewal.
    publicKeyPinningFailed||pinning|None of the pinned keys is among those of the server's certificates.
    hostValidationFailed||hostName|
    defaultEvaluationFailed||serverUntrusted|The ordinary evaluation failed, before any pin was compared; the output behind it says why.
    trustEvaluationFailed||serverUntrusted|The ordinary evaluation failed; the error of SecTrustEvaluateWithError follows and says why.
    revocationCheckFailed||revoked revocationUnknown|Alamofire's RevocationTrustEvaluator asked about revocation and the evaluation failed.
    settingAnchorCertificatesFailed||unreadableFile|The certificates that the app names as anchors could not be set.
    policyApplicationFailed|||Alamofire could not set the policy that the app's evaluator asks for (SecTrustSetPolicies); the status behind it says why. The server was not judged.
    revocationPolicyCreationFailed|||Alamofire could not make the policy for revocation that the app's RevocationTrustEvaluator asks for (SecPolicyCreateRevocation). The server was not judged.
    customEvaluationFailed||serverUntrusted pinning|An evaluator that the app wrote itself refused the server's certificates; the error behind it says why.
    """
}
