extension CodeTable {
  /// NSURLErrorDomain: value, symbol, failure, meaning.
  ///
  /// CFNetwork shares numbers and meanings.
  static let urlText = """
    -1|NSURLErrorUnknown||No more exact code fits what went wrong.
    -999|NSURLErrorCancelled|cancelled|The load was stopped by the app; the same code appears when a delegate turns down the server trust challenge, as pinning code does.
    -1000|NSURLErrorBadURL||A request cannot be made of this URL.
    -1001|NSURLErrorTimedOut|timeout|No answer within the request's time limit; a stalled TLS handshake ends here as well.
    -1002|NSURLErrorUnsupportedURL||Nothing on the system loads URLs of this scheme.
    -1003|NSURLErrorCannotFindHost|nameNotFound|No address was found for the host name.
    -1004|NSURLErrorCannotConnectToHost|refused|The name has an address, but no TCP connection came about.
    -1005|NSURLErrorNetworkConnectionLost|connectionLost|An open connection was lost before the load was complete.
    -1006|NSURLErrorDNSLookupFailed|nameNotFound|The name service itself did not answer properly.
    -1007|NSURLErrorHTTPTooManyRedirects||The server redirected more often than the loader allows.
    -1008|NSURLErrorResourceUnavailable||The resource is known but cannot be fetched at present.
    -1009|NSURLErrorNotConnectedToInternet||The device has no network path that it may use.
    -1010|NSURLErrorRedirectToNonExistentLocation||A redirect pointed to nothing that can be loaded.
    -1011|NSURLErrorBadServerResponse||The server's answer makes no sense to the loader.
    -1012|NSURLErrorUserCancelledAuthentication|cancelled|An authentication challenge was called off; older networking stacks used it for server trust refused by a delegate too.
    -1013|NSURLErrorUserAuthenticationRequired||The resource asks for credentials and none were offered.
    -1014|NSURLErrorZeroByteResource||Content was announced and none came.
    -1015|NSURLErrorCannotDecodeRawData||The transfer coding of the answer cannot be undone.
    -1016|NSURLErrorCannotDecodeContentData||The content coding of the answer cannot be undone.
    -1017|NSURLErrorCannotParseResponse||The answer cannot be parsed as what the protocol prescribes.
    -1018|NSURLErrorInternationalRoamingOff||The device roams and data while roaming is switched off.
    -1019|NSURLErrorCallIsActive||A voice call occupies a network that cannot carry data beside it.
    -1020|NSURLErrorDataNotAllowed||The cellular network may not be used for data.
    -1021|NSURLErrorRequestBodyStreamExhausted||The request body had to be sent again and its stream cannot be rewound.
    -1022|NSURLErrorAppTransportSecurityRequiresSecureConnection|cleartextBlocked|App Transport Security stopped a plain http load before any connection was made.
    -1200|NSURLErrorSecureConnectionFailed|tlsFailed|No secure connection could be made: the collective code for TLS alerts, versions and ciphers, and for every trust failure that App Transport Security notices.
    -1201|NSURLErrorServerCertificateHasBadDate|expired|The server's certificate is outside its dates. Documented, but no collected log of any year shows it: current systems give -1202, or -1200 with App Transport Security.
    -1202|NSURLErrorServerCertificateUntrusted|serverUntrusted|Server trust evaluation failed. In practice the one code for every certificate cause when App Transport Security is not in force.
    -1203|NSURLErrorServerCertificateHasUnknownRoot|untrustedRoot|The chain does not lead to a known root. Documented, but no collected log of any year shows it: current systems give -1202, or -1200 with App Transport Security.
    -1204|NSURLErrorServerCertificateNotYetValid|notYetValid|The server's certificate begins in the future. Documented, but no collected log of any year shows it.
    -1205|NSURLErrorClientCertificateRejected|clientCertificateRejected|The server sent an alert after it had received the client's certificate.
    -1206|NSURLErrorClientCertificateRequired|clientCertificateRequired|The server insists on a client certificate and got none it can use; an HTTP status 403 on a connection with client certificates ends here too.
    -2000|NSURLErrorCannotLoadFromNetwork||The request was to be answered from the cache, which does not have it.
    """

  /// Numbers that CFNetwork has a constant of its own for, `kCFURLError` in place of `NSURLError`.
  static let cfNetworkNumbers: Set<Int> = [
    -1, -999, -1000, -1001, -1002, -1003, -1004, -1005, -1006, -1009, -1011, -1012, -1200, -1201,
    -1202, -1203, -1204, -1205, -1206, -2000,
  ]

  /// CFNetwork's own codes of hosts and proxies, which URL loading passes on.
  static let proxyText = """
    1|kCFHostErrorHostNotFound|nameNotFound|The resolver has no address for the name.
    2|kCFHostErrorUnknown|nameNotFound|The resolver failed; kCFGetAddrInfoFailureKey beside it has the number of getaddrinfo, which is 8 for a name that it does not know.
    306|kCFErrorHTTPProxyConnectionFailure||The proxy for http could not be reached. The server itself was not asked.
    307|kCFErrorHTTPBadProxyCredentials||The proxy asks for a login, and the one that is set up was refused. The server itself was not asked.
    308|kCFErrorPACFileError||The file that says which proxy to use (PAC) could not be fetched or run. The server itself was not asked.
    309|kCFErrorPACFileAuth||The server of the file that says which proxy to use (PAC) asks for a login.
    310|kCFErrorHTTPSProxyConnectionFailure||The proxy for https could not be reached, or it did not make a tunnel to the server. TLS with the server has not begun: look at the proxy in the device's network settings, or at one that a debugging tool left there.
    311|kCFStreamErrorHTTPSProxyFailureUnexpectedResponseToCONNECTMethod||The proxy for https answered the request for a tunnel with something other than success, such as a page of its own. TLS with the server has not begun.
    """

  /// SecTrustResultType.
  static let trustResultText = """
    0|kSecTrustResultInvalid||Nothing has been evaluated yet.
    1|kSecTrustResultProceed||Trusted, because a user or administrator said so explicitly.
    2|kSecTrustResultConfirm||Of old: the user is to be asked. Out of use since OS X 10.9.
    3|kSecTrustResultDeny|denied|A user or administrator forbids this certificate.
    4|kSecTrustResultUnspecified||Trusted by the ordinary rules; what success normally looks like.
    5|kSecTrustResultRecoverableTrustFailure|serverUntrusted|Not trusted, for a reason that an exception could override.
    6|kSecTrustResultFatalTrustFailure||Not trusted, for a reason that nothing overrides: revoked, blocked, a very weak key or digest.
    7|kSecTrustResultOtherError||The evaluation itself went wrong.
    """

  /// Values of `_kCFStreamErrorDomainKey`, which say how to read `_kCFStreamErrorCodeKey`.
  static let streamText = """
    1|kCFStreamErrorDomainPOSIX||In _kCFStreamErrorDomainKey: the stream code beside it is an errno, such as 61 or 89.
    3|kCFStreamErrorDomainSSL||In _kCFStreamErrorDomainKey: the stream code beside it is an errSSL status, such as -9802.
    4|kCFStreamErrorDomainHTTP||In _kCFStreamErrorDomainKey: the stream code beside it is of HTTP, such as -2102 where the request timed out.
    12|kCFStreamErrorDomainNetDB|nameNotFound|In _kCFStreamErrorDomainKey: the stream code beside it comes from the resolver; 8 means that the host is unknown.
    """
}
