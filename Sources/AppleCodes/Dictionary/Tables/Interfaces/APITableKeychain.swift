extension APIText {
  /// The keychain by its constants, and what else code for server trust is made of.
  static let keychain = """
    @kSecClass, kSecClassIdentity, kSecClassCertificate, kSecClassKey
    = What kind of thing a keychain query is about: an identity, a certificate, a key. Documented outside TN2232.
    c One class per query.
    t An identity is no thing of its own: it is found where a certificate and its private key are both there, and deleting it deletes both.
    ! Ask for kSecClassIdentity to answer a challenge for a client certificate, for kSecClassCertificate to find an anchor or intermediate that the app stored.
    ~ SecItemAdd
    ~ digital identity
    @kSecReturnRef, kSecReturnData, kSecReturnAttributes, kSecReturnPersistentRef
    = What SecItemCopyMatching gives back: objects such as SecIdentity, bytes, or attributes. Documented outside TN2232.
    c true for each form that is asked for.
    t Without any of them the query succeeds and gives nothing back. Two of them give dictionaries, not objects.
    ~ SecItemAdd
    @kSecMatchLimit, kSecMatchLimitAll, kSecMatchLimitOne
    = How many things SecItemCopyMatching gives back; one, where nothing is said. Documented outside TN2232.
    c kSecMatchLimitOne, kSecMatchLimitAll or a number.
    t kSecMatchLimitAll gives an array even for one thing: code that takes it for the thing itself crashes. With kSecMatchLimitOne, which of several identities comes is not defined.
    ~ SecItemAdd
    @kSecAttrLabel
    = The name under which a thing is kept in the keychain and shown to users. Documented outside TN2232.
    c Any text.
    t For certificates and identities the keychain may put the subject's name in its place, so that a search by the label given finds nothing. It is no proof of anything.
    ~ SecItemAdd
    @kSecValueRef, kSecValueData
    = The object, or its bytes, that SecItemAdd is to keep. Documented outside TN2232.
    c A SecIdentity, SecCertificate or SecKey; or bytes.
    t With an object the class follows from it; a class that differs ends in errSecParam (-50).
    ~ SecItemAdd
    @SecPolicy, SecPolicyRef
    = The rules of an evaluation as an object: TLS with a name, revocation, or plain X.509.
    c By the function that makes it: SecPolicyCreateSSL, SecPolicyCreateRevocation, SecPolicyCreateBasicX509.
    t It cannot be changed. To evaluate for another name, a new one is put in its place with SecTrustSetPolicies.
    ~ SecPolicyCreateSSL
    ~ SecTrustSetPolicies
    ~ policy
    @NSURLConnectionDelegate, NSURLConnectionDataDelegate
    = The protocol by which NSURLConnection asks the app about challenges; deprecated.
    c In connection:willSendRequestForAuthenticationChallenge:, for the method NSURLAuthenticationMethodServerTrust.
    o challenge.protectionSpace.serverTrust
    t A delegate set after the connection was started misses the challenge, and each connection has its own: one that accepts does not help another.
    ~ connection:willSendRequestForAuthenticationChallenge:
    ~ NSURLConnection
    @NSURLCredentialPersistenceNone, NSURLCredentialPersistenceForSession, NSURLCredentialPersistencePermanent, URLCredential.Persistence
    = How long a credential is kept: not at all, until the app ends, or in the keychain. Documented outside TN2232.
    c One of these values, when a credential is made of an identity or a password.
    t Credentials for server trust have none: they are for one challenge. A client identity that is kept for the session is sent again without a question, after it was replaced too.
    ! For client certificates take NSURLCredentialPersistenceNone, or ForSession where each connection would ask again.
    ~ NSURLCredential
    ~ NSURLAuthenticationMethodClientCertificate
    @serverTrust, protectionSpace.serverTrust
    = The trust object of a challenge, with the certificates that the server sent and the policy for its name.
    c Everything of the trust object, before it is evaluated.
    o This property itself
    t It is nil for every method but NSURLAuthenticationMethodServerTrust. It may have been evaluated already: evaluate again after every change.
    ~ NSURLProtectionSpace
    ~ SecTrust
    @authenticationMethod, protectionSpace.authenticationMethod
    = What kind of proof a challenge asks for.
    c Nothing; it reads.
    t Compare it by value. Whatever is not NSURLAuthenticationMethodServerTrust gets default handling, or passwords and client certificates stop working.
    ~ NSURLAuthenticationMethodServerTrust
    ~ NSURLAuthenticationMethodClientCertificate
    @resourceLoadDelegate, WebResourceLoadDelegate
    = The delegate of the old WebView that sees challenges of its loads; deprecated.
    c Passwords; not server trust.
    t Challenges about server trust never come there.
    ~ WebView
    ~ NSURLProtocol
    @AdvancedURLConnections
    = Apple's sample of NSURLConnection with custom server trust and client identities. Documented outside TN2232.
    c As the sample shows: by default handling, by anchors of the app, or by asking the user.
    o challenge.protectionSpace.serverTrust
    t It is of the time before URLSession and App Transport Security: a server that it accepts may still end in -1200.
    ~ NSURLConnection
    ~ URLSession
    @OSStatus, noErr
    = The number that functions of the Security framework and Secure Transport return; noErr, errSecSuccess, is 0. Documented outside TN2232.
    c Nothing.
    t noErr of SecTrustEvaluate says that the evaluation ran, not that the server is trusted.
    ! Look the number up here: trusteval explain NUMBER.
    ~ SecTrustEvaluate
    ~ NSOSStatusErrorDomain
    """
}
