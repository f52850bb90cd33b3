extension ForeignTable {
  /// Warnings of PHP's streams; its cURL functions print curl's words.
  static let php = """
    Peer certificate CN=... did not match expected CN=||hostName|PHP compares the name with the certificate's common name where it has no subject alternative names, which Apple's clients do not.
    Unable to locate peer certificate CN||hostName|The certificate has neither subject alternative names nor a common name.
    Could not get peer certificate||handshakeIncomplete|The other side showed no certificate.
    """

  /// Reasons of Alamofire's AFError.serverTrustEvaluationFailed.
  static let alamofire = """
    serverTrustEvaluationFailed||serverUntrusted pinning|Alamofire's ServerTrustManager refused the server's certificates and called the load off; the reason that it carries says why.
    noRequiredEvaluator||pinning|The app's ServerTrustManager has no evaluator for this host and was told that every host needs one (allHostsMustBeEvaluated). The server is not at fault.
    noCertificatesFound||pinning|The app pins certificates and its bundle has none, or the server sent none.
    noPublicKeysFound||pinning|The app pins keys and none could be read from the certificates in its bundle.
    certificatePinningFailed||pinning|None of the pinned certificates is among those of the server. Pinned certificates have to be changed at each renewal.
    publicKeyPinningFailed||pinning|None of the pinned keys is among those of the server's certificates.
    hostValidationFailed||hostName|
    defaultEvaluationFailed||serverUntrusted|The ordinary evaluation failed, before any pin was compared; the output behind it says why.
    trustEvaluationFailed||serverUntrusted|The ordinary evaluation failed; the error of SecTrustEvaluateWithError follows and says why.
    revocationCheckFailed||revoked revocationUnknown|Alamofire's RevocationTrustEvaluator asked about revocation and the evaluation failed.
    settingAnchorCertificatesFailed||unreadableFile|The certificates that the app names as anchors could not be set.
    """
}
