extension APIText {
  /// URL loading by its symbols: challenges, credentials, delegate methods, Info.plist and userInfo.
  static let loading = """
    @setAllowsAnyHTTPSCertificate:forHost:, setAllowsAnyHTTPSCertificate, allowsAnyHTTPSCertificateForHost, allowsAnyHTTPSCertificateForHost:
    = A private method of NSURLRequest that accepts every certificate for a host; the worst advice that TN2232 names.
    c All or nothing: it switches the evaluation of that host off.
    t It is private, so the App Store rejects apps that call it. It is process-wide, not for one request. It accepts every certificate, an impostor's too, so that TLS no longer says who is at the other end. URLSession ignores it.
    ! Do not use it. Find the cause with trusteval HOST and mend the server.
    ! Where the server cannot be mended, customise the evaluation for this one server in the delegate: add the anchor or the intermediate, then evaluate.
    ~ URLSession
    ~ SecTrustSetAnchorCertificates
    @urlSession(_:didReceive:completionHandler:), URLSession:didReceiveChallenge:completionHandler:, didReceiveChallenge, URLSession:task:didReceiveChallenge:completionHandler:, urlSession(_:task:didReceive:completionHandler:)
    = The delegate method that URLSession asks about server trust and client certificates, once for the session; the form with a task for the rest.
    c For NSURLAuthenticationMethodServerTrust: accept, refuse, or default handling.
    o challenge.protectionSpace.serverTrust
    t The completion handler must be called exactly once, or the load hangs. Calling it with useCredential without evaluating accepts everybody. Sessions made with completion handlers but without a delegate never ask.
    ! Server trust: evaluate, then useCredential with URLCredential(trust:), or cancelAuthenticationChallenge. All else: performDefaultHandling.
    ~ URLSession
    ~ NSURLAuthenticationMethodServerTrust
    @connection:willSendRequestForAuthenticationChallenge:, willSendRequestForAuthenticationChallenge
    = The delegate method that NSURLConnection asks about server trust.
    c For NSURLAuthenticationMethodServerTrust: accept, refuse, or default handling.
    o challenge.protectionSpace.serverTrust
    t The answer goes to challenge.sender; without one the connection hangs. Where it is there, the two older methods are not called.
    ~ NSURLConnection
    @connection:canAuthenticateAgainstProtectionSpace:, connection:didReceiveAuthenticationChallenge:, canAuthenticateAgainstProtectionSpace, didReceiveAuthenticationChallenge
    = The older pair of NSURLConnection's delegate methods: may I ask you, and the question. Deprecated; documented outside TN2232.
    c Answering true for NSURLAuthenticationMethodServerTrust takes the evaluation over.
    o challenge.protectionSpace.serverTrust
    t true for every method takes over passwords and client certificates as well. With default handling at the end, a pin that does not match falls back to the ordinary evaluation, which may accept.
    ~ connection:willSendRequestForAuthenticationChallenge:
    @webView(_:didReceive:completionHandler:), webView:didReceiveAuthenticationChallenge:completionHandler:
    = The navigation delegate's method that WKWebView asks about server trust. It came after TN2232.
    c For NSURLAuthenticationMethodServerTrust: accept, refuse, or default handling.
    o challenge.protectionSpace.serverTrust
    t Not every resource of a page brings a challenge. Without NSAllowsArbitraryLoadsInWebContent, App Transport Security refuses before the delegate's answer counts.
    ~ WKWebView
    @NSURLAuthenticationChallenge, URLAuthenticationChallenge
    = The question that a load asks its delegate: with a protection space, a sender and what was tried before.
    c By its answer.
    o protectionSpace.serverTrust
    t Look at protectionSpace.authenticationMethod first: server trust, client certificate and passwords come the same way.
    ~ authentication challenge
    ~ NSURLProtectionSpace
    @NSURLProtectionSpace, URLProtectionSpace
    = What a challenge is about: host, port, method, and for server trust the trust object.
    c Nothing; it reads.
    o serverTrust, nil for other methods
    t For client certificates, distinguishedNames lists the authorities that the server accepts; an empty list means any.
    ~ protection space
    @NSURLAuthenticationMethodServerTrust
    = The method of challenges that ask whether the server is trusted.
    c The whole evaluation.
    o challenge.protectionSpace.serverTrust
    t Compare the method by value, not by pointer.
    ~ URLSession
    @NSURLAuthenticationMethodClientCertificate
    = The method of challenges that ask for a client certificate. Documented outside TN2232.
    c Which identity is sent: URLCredential(identity:certificates:persistence:).
    t performDefaultHandling sends none on iOS, where the app's keychain is not searched: the load then ends in -1206. WKWebView and extensions ask their own delegate.
    ! Import the identity with SecPKCS12Import. trusteval HOST --client-cert FILE shows whether the server takes it.
    ~ NSURLErrorClientCertificateRequired
    ~ SecPKCS12Import
    @NSURLCredential, URLCredential, credentialForTrust:, URLCredential(trust:), credentialWithIdentity:certificates:persistence:
    = The answer to a challenge: for server trust one made of the trust object, for client certificates one made of an identity.
    c For trust: nothing. For an identity: the intermediates that go along.
    t A credential made of the trust object accepts the server whether or not it was evaluated. For an identity, the array takes intermediates only; the leaf is in the identity.
    ~ NSURLAuthenticationMethodServerTrust
    ~ NSURLAuthenticationMethodClientCertificate
    @NSURLSessionAuthChallengeUseCredential, useCredential, useCredential:forAuthenticationChallenge:
    = Answer to a challenge: go on with this credential.
    c Nothing.
    t For server trust it means that the server is accepted, evaluated or not; App Transport Security may refuse it all the same (-1200).
    ~ NSURLCredential
    @NSURLSessionAuthChallengeCancelAuthenticationChallenge, cancelAuthenticationChallenge, cancelAuthenticationChallenge:
    = Answer to a challenge: end the load.
    c Nothing.
    t The caller sees -999, as if the app had cancelled, and not the reason: log it where it is decided.
    ~ NSURLErrorCancelled
    @NSURLSessionAuthChallengePerformDefaultHandling, performDefaultHandling, performDefaultHandlingForAuthenticationChallenge:
    = Answer to a challenge: as if there were no delegate.
    c Nothing.
    t For server trust this is the ordinary evaluation, not a refusal: a pin that failed is forgotten.
    ~ URLSession
    @NSURLSessionAuthChallengeRejectProtectionSpace, rejectProtectionSpace
    = Answer to a challenge: not this method, try the next. Documented outside TN2232.
    c Nothing.
    t For server trust there is no next method: the load fails.
    ~ NSURLSessionAuthChallengeCancelAuthenticationChallenge
    @NSURLProtocol, URLProtocol, CustomHTTPProtocol
    = A subclass that loads in the place of the system's; CustomHTTPProtocol is Apple's sample for server trust in web views.
    c The evaluation, by loading with a session of the app's.
    o That of the replacing load
    t WKWebView, background sessions and other processes do not use it.
    ~ UIWebView
    ~ WebView
    @AVAssetResourceLoader
    = Lets the app fetch playlists and keys of HTTP Live Streaming itself (iOS 6, OS X 10.9).
    c Playlists and keys, by any API; media segments not.
    o That of the API that fetches
    t It is asked for URLs of the app's own scheme only, not for https.
    ~ HTTP Live Streaming
    @AFNetworking, AFHTTPRequestOperation, setAuthenticationChallengeBlock, setAuthenticationAgainstProtectionSpaceBlock, AFSecurityPolicy
    = An old networking library over NSURLConnection and URLSession; Alamofire followed it. Documented outside TN2232.
    c Blocks for the challenges in version 1; AFSecurityPolicy with pins since version 2.
    o The challenge's
    t allowInvalidCertificates with validatesDomainName off accepts everybody. A refused server shows as -999, in version 2 and earlier as -1012.
    ~ NSURLConnection
    ~ NSURLErrorCancelled
    @NSAppTransportSecurity
    = The dictionary in Info.plist for App Transport Security, which holds apps to TLS 1.2, forward secrecy, good keys, and a root that the device trusts. It came after TN2232 (iOS 9, OS X 10.11).
    c Exceptions by domain or address (NSExceptionDomains), for all loads (NSAllowsArbitraryLoads), web content, media, the local network; pins (NSPinnedDomains).
    o None; it evaluates by itself
    t Under it every trust failure is -1200 with stream code -9802, and an anchor set in the delegate does not help. An exception lifts requirements on the connection, not trust evaluation.
    ! trusteval HOST says which requirements the server does not meet; mend the server rather than the list of exceptions.
    ~ NSURLErrorSecureConnectionFailed
    ~ errSSLFatalAlert
    @NSAllowsArbitraryLoads
    = Info.plist: switches App Transport Security off for all loads but those of NSExceptionDomains. It came after TN2232.
    c true or false.
    t The App Store asks for a reason. It is ignored where one of the keys for web content, media or the local network is there. Certificates are still evaluated: -1200 turns into -1202.
    ~ NSAppTransportSecurity
    @NSAllowsArbitraryLoadsInWebContent
    = Info.plist: switches App Transport Security off for web views only. It came after TN2232.
    c true or false.
    t Where it is there, NSAllowsArbitraryLoads no longer counts on current systems.
    ~ WKWebView
    @NSAllowsArbitraryLoadsForMedia
    = Info.plist: switches App Transport Security off for AVFoundation only. It came after TN2232.
    c true or false.
    t Where it is there, NSAllowsArbitraryLoads no longer counts on current systems.
    ~ HTTP Live Streaming
    @NSAllowsLocalNetworking
    = Info.plist: exempts .local names, unqualified names and IP addresses from App Transport Security, plain http included. It came after TN2232 (iOS 10, macOS 10.12).
    c true or false.
    t IP addresses were exempt by themselves in iOS 10 to 16; since iOS 17, iPadOS 17 and macOS 14 they need this key, or an exception of their own. Where it is there, NSAllowsArbitraryLoads no longer counts on current systems. Certificates are still evaluated.
    ! For an app that connects to an IP address, set it to true; for one address or range alone, NSExceptionDomains takes that since iOS 17 and macOS 14.
    ~ NSAppTransportSecurity
    ~ NSExceptionDomains
    @NSExceptionDomains
    = Info.plist: exceptions from App Transport Security by domain name and, since iOS 17, iPadOS 17 and macOS 14, by IP address or range of addresses. It came after TN2232.
    c By name, address or range: NSIncludesSubdomains, NSExceptionAllowsInsecureHTTPLoads, NSExceptionMinimumTLSVersion, NSExceptionRequiresForwardSecrecy.
    t A key is a name in small letters, an address (192.0.2.7, 2001:db8::7) or a range in CIDR form (192.0.2.0/24): no port, no scheme, no path, no wildcard; a leading "www." is part of the name. An exception for a name does not hold where the app connects by address, nor the other way round. Before iOS 17 and macOS 14, addresses in it do nothing.
    ~ NSAppTransportSecurity
    ~ NSAllowsLocalNetworking
    @NSIncludesSubdomains
    = Info.plist: whether an exception or pin holds for subdomains of one more label, too. It came after TN2232.
    c true or false; false unless given.
    t Without it, example.com does not cover api.example.com. With it, one additional label is covered and no second one: a.b.example.com is not, and needs an entry for b.example.com. Under an IP address it does nothing.
    ~ NSExceptionDomains
    @NSExceptionAllowsInsecureHTTPLoads, NSTemporaryExceptionAllowsInsecureHTTPLoads
    = Info.plist: allows plain http to a domain, and https that fails App Transport Security's requirements on trust. It came after TN2232.
    c true or false.
    t The certificate is still evaluated, by the ordinary rules: -1200 turns into -1202, and a delegate can then accept a root of the app's.
    ~ NSURLErrorAppTransportSecurityRequiresSecureConnection
    @NSExceptionMinimumTLSVersion, NSTemporaryExceptionMinimumTLSVersion
    = Info.plist: the lowest TLS version for a domain. It came after TN2232.
    c TLSv1.0 to TLSv1.3.
    t Values below TLSv1.2 do not help on systems that refuse older versions altogether: iOS 26 and macOS 26 do.
    ~ errSSLPeerProtocolVersion
    @NSExceptionRequiresForwardSecrecy, NSTemporaryExceptionRequiresForwardSecrecy
    = Info.plist: whether a domain must offer ECDHE. It came after TN2232.
    c true or false; true unless given.
    t false also drops the requirement on the size of the key.
    ~ NSAppTransportSecurity
    @NSRequiresCertificateTransparency
    = Info.plist, obsolete: whether a domain's certificate must carry timestamps of Certificate Transparency. It came after TN2232.
    c Nothing any more, on current systems.
    t The system itself asks for the timestamps of certificates under its own roots, whatever the key says. On old systems that read it, certificates under private roots, which have none, fail.
    ! Take the key out of Info.plist; a certificate that lacks the timestamps has to be issued anew, by an authority that logs it.
    ~ SystemTrustedCTRequired
    @NSPinnedDomains
    = Info.plist: pins by domain, without code. It came after TN2232 (iOS 14, macOS 11).
    c By domain: NSPinnedLeafIdentities, NSPinnedCAIdentities, NSIncludesSubdomains.
    t A pin that does not match is -9886 in an evaluation and -1200 in URL loading. Pins come beside the ordinary evaluation, not in its place.
    ! trusteval HOST -v prints the pin of every key; trusteval HOST -v --pin sha256//BASE64@ca tries it and prints the entry: <key>NSPinnedDomains</key> <dict> <key>www.example.com</key> <dict> <key>NSPinnedCAIdentities</key> <array> <dict> <key>SPKI-SHA256-BASE64</key> <string>BASE64</string> </dict> </array> </dict> </dict>
    ~ errSSLATSCertificateTrustViolation
    ~ LeafSPKISHA256
    @NSPinnedLeafIdentities
    = Info.plist: pins of leaf keys for a domain. It came after TN2232.
    c A list of SPKI-SHA256-BASE64.
    t A renewal with a new key locks the app out: keep a spare pin.
    ~ LeafSPKISHA256
    @NSPinnedCAIdentities
    = Info.plist: pins of authorities' keys for a domain, one of which must be in the path. It came after TN2232.
    c A list of SPKI-SHA256-BASE64.
    t Authorities change their intermediates without notice: pin more than one, or the root.
    ~ CAspkiSHA256
    @SPKI-SHA256-BASE64
    = Info.plist: one pin, the SHA-256 of the whole public key with its header, in Base64. It came after TN2232.
    c The value.
    t The hash of the certificate, or of the bare key, is another value and never matches.
    ~ NSPinnedDomains
    @NSURLErrorFailingURLPeerTrustErrorKey
    = In an error's userInfo: the trust object of the server that was refused, ready to be evaluated again.
    c Everything of the trust object, for finding out.
    o The value itself
    t It is for diagnosis: the load has ended.
    ! Evaluate it with SecTrustEvaluateWithError and log the error.
    ~ trust object
    @NSErrorPeerCertificateChainKey
    = In an error's userInfo: the certificates that the server sent. Documented outside TN2232.
    c Nothing; it reads.
    t Subject and issuer are printed for each: one certificate with s: equal to i: is self-signed, one with another i: lacks its issuer.
    ~ AnchorTrusted
    ~ MissingIntermediate
    @NSErrorClientCertificateStateKey, _kCFStreamPropertySSLClientCertificateState
    = In an error's userInfo: what became of the client's certificate. Documented outside TN2232.
    c Nothing; it reads.
    t 0: none was asked for; 1: asked for and not sent; 2: sent; 3: sent and refused.
    ~ NSURLErrorClientCertificateRequired
    ~ NSURLErrorClientCertificateRejected
    @NSErrorFailingURLKey, NSErrorFailingURLStringKey, NSURLErrorFailingURLErrorKey
    = In an error's userInfo: the URL that failed.
    c Nothing; it reads.
    t After a redirect it is another host than the one that the app asked for.
    ~ NSURLErrorDomain
    @NSUnderlyingError, NSUnderlyingErrorKey
    = In an error's userInfo: the error below; in URL loading CFNetwork's, with the stream code.
    c Nothing; it reads.
    t The outer error's text is the same for many causes; the stream code within is finer.
    ~ _kCFStreamErrorCodeKey
    @NSLocalizedDescription
    = In an error's userInfo: the sentence for users, in the language of the device.
    c Nothing; it reads.
    t It names the outermost code only: the cause is in _kCFStreamErrorCodeKey and NSUnderlyingError.
    ~ NSUnderlyingError|_kCFStreamErrorCodeKey
    @NSLocalizedRecoverySuggestion
    = In an error's userInfo: the question whether to connect anyway.
    c Nothing; it reads.
    t An app that asks it leaves the decision to users who cannot make it.
    ~ trust exception
    @_kCFNetworkCFStreamSSLErrorOriginalValue
    = In an error's userInfo: the stream code as TLS gave it, before CFNetwork made it finer. Documented outside TN2232.
    c Nothing; it reads.
    t It mostly equals _kCFStreamErrorCodeKey.
    ~ _kCFStreamErrorCodeKey
    """
}
