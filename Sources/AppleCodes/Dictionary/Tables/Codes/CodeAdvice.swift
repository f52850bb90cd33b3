/// What to do about codes that are no failure of a connection or of trust.
enum CodeAdvice {
  static let bySymbol: [String: String] = text.split(separator: "\n").reduce(into: [:]) {
    texts, line in
    let fields = line.split(separator: "|", maxSplits: 1).map(String.init)
    guard fields.count == 2 else { return }
    for symbol in fields[0].split(separator: " ") { texts[String(symbol)] = fields[1] }
  }

  /// Fields: symbols, advice.
  ///
  /// Codes of CFNetwork have the advice of URL loading's.
  private static let text = """
    errSecSuccess|Nothing has to be done.
    errSecParam|Look at the arguments of the call that returned it: an object of another kind, nothing where something is needed, or data that is no certificate.
    errSecInternalComponent|Look at the device's log for lines of the Security framework from that moment; over ssh, unlock the keychain first (security unlock-keychain).
    errSecNotAvailable|Let the process reach the trust service: not from a sandbox that forbids it, and not by simctl spawn.
    errSecInteractionNotAllowed|Unlock the device or the keychain first, or keep the item with an accessibility that allows for it, such as kSecAttrAccessibleAfterFirstUnlock.
    errSecMissingEntitlement|Give the app the entitlement for the keychain group of the item, and tests a host app that has it.
    errSecItemNotFound|Compare the query with what was stored: class, label, access group, and whether the keychain is the one that holds it.
    errSecDuplicateItem|Change the item that is there with SecItemUpdate, or delete it first.
    errSecAuthFailed|Give the passphrase of that file or keychain.
    errSecPKCS12VerifyFailure|Give the passphrase of that file. One that OpenSSL 3 made has algorithms that older systems do not know: make it anew with openssl pkcs12 -export -legacy.
    errSecNoTrustSettings|Nothing has to be done: without settings, the ordinary evaluation decides.
    errSecInvalidTrustSettings errSecInvalidTrustSetting|Set the trust settings of that certificate anew, in Keychain Access or by security add-trusted-cert.
    errSecTrustNotAvailable|Evaluate the trust object with SecTrustEvaluateWithError before it is asked for results.
    errSecPolicyNotFound|Make the policy with one of the SecPolicyCreate functions.
    errSecSMIMEEmailAddressesNotFound|Evaluate a server's certificate with SecPolicyCreateSSL: this check is of the policy for mail.
    errSecCertificateCannotOperate|Use a certificate that was issued for what it is to do.
    errSecMissingQualifiedCertStatement|Evaluate a server's certificate with SecPolicyCreateSSL: this check is not of the TLS policy.
    errSSLWouldBlock errSSLPeerAuthCompleted errSSLServerAuthCompleted errSSLClientCertRequested errSSLClientHelloReceived errSSLUnexpectedRecord|It is no error: go on, and look for the code that comes after it.
    errSSLSessionNotFound errSSLEarlyDataRejected|Nothing has to be done: a full handshake takes its place. If that fails, its own code tells.
    errSSLCrypto errSSLInternal errSSLModuleAttach|Run trusteval HOST, which makes the same handshake with other software; where that is good, update the system of the device.
    errSSLBufferOverflow|Give the call a larger buffer.
    errSSLBadConfiguration errSSLConfigurationFailed|Look at the TLS settings that the app makes: lowest and highest version, cipher suites, identity.
    NSURLErrorUnknown|Look for the underlying error (NSUnderlyingErrorKey) and for lines of the same task above it: they have the finer code.
    NSURLErrorBadURL NSURLErrorUnsupportedURL|Correct the URL: its scheme, and characters that have to be escaped.
    NSURLErrorHTTPTooManyRedirects NSURLErrorRedirectToNonExistentLocation|Follow the redirects with curl -sIL and the URL, and mend the one that leads back or nowhere.
    NSURLErrorNotConnectedToInternet|Look at the network of the device: airplane mode, Wi-Fi, cellular data for this app, the permission for the local network.
    NSURLErrorInternationalRoamingOff NSURLErrorCallIsActive NSURLErrorDataNotAllowed|Look at the settings of the device for cellular data, or use Wi-Fi.
    NSURLErrorResourceUnavailable NSURLErrorBadServerResponse NSURLErrorZeroByteResource NSURLErrorCannotDecodeRawData NSURLErrorCannotDecodeContentData NSURLErrorCannotParseResponse|Look at the server's answer and not at its certificate: curl -v with the URL shows status, header and body.
    NSURLErrorUserAuthenticationRequired|Send the credentials that the resource asks for.
    NSURLErrorRequestBodyStreamExhausted|Give a new stream when the delegate is asked for one (needNewBodyStream).
    NSURLErrorCannotLoadFromNetwork|Let the request use the network: its cache policy forbids that.
    kCFErrorHTTPProxyConnectionFailure kCFErrorHTTPBadProxyCredentials kCFErrorPACFileError kCFErrorPACFileAuth kCFErrorHTTPSProxyConnectionFailure kCFStreamErrorHTTPSProxyFailureUnexpectedResponseToCONNECTMethod|Look at the proxy in the network settings of the device, and ask who runs it; the server was not asked.
    """
}
