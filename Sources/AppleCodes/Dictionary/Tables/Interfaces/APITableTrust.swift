extension APIText {
  /// SecTrust, SecPolicy, SecCertificate and the keychain.
  static let trust = """
    @SecTrustEvaluateWithError
    = Evaluates a trust object and says in an error why it is not trusted. It came after TN2232 (iOS 12, macOS 10.14).
    c Everything set on the trust object before: anchors, policies, verify date, network fetching, exceptions.
    t The return value decides; the error is nil when it is trusted. It may go to the network and block, so not on the main thread. The error's code is that of the most serious failure only.
    ! Log the error whole: its code, and its underlying error, which lists certificate and failure.
    ! Look the code up here, or run trusteval HOST for all failures at once.
    ~ SecTrustEvaluateAsyncWithError
    ~ SecTrustEvaluate
    ~ trust object
    @SecTrustEvaluateAsyncWithError
    = Evaluates a trust object on a queue and calls back with the result. It came after TN2232 (iOS 13, macOS 10.15).
    c The same as with SecTrustEvaluateWithError.
    t It must be called on the same queue that it is given, or it fails at once.
    ~ SecTrustEvaluateWithError
    @SecTrustEvaluate
    = Evaluates a trust object and gives a SecTrustResultType; deprecated since iOS 13 and macOS 10.15.
    c Everything set on the trust object before: anchors, policies, verify date, network fetching, exceptions.
    t Two answers: the status says whether the evaluation ran, the result whether the server is trusted. Code that looks at the status alone accepts everybody. Trusted are kSecTrustResultUnspecified and kSecTrustResultProceed only. It may block on the network.
    ! Use SecTrustEvaluateWithError instead: one answer, and a reason.
    ~ SecTrustEvaluateWithError
    ~ kSecTrustResultUnspecified
    ~ kSecTrustResultProceed
    @SecTrustEvaluateAsync
    = The form of SecTrustEvaluate that does not block its caller (OS X 10.7, iOS 7); deprecated.
    c The same as with SecTrustEvaluate.
    t The trust object must not be changed or evaluated elsewhere until the callback has run.
    ~ SecTrustEvaluateAsyncWithError
    @SecTrustSetAnchorCertificates, addAnchorToTrust
    = Names the anchors of one trust object: the root of one's own authority, or the one root that is accepted.
    c Any certificate can be made an anchor, an intermediate or a leaf as well.
    t From then on the system's roots do not count, unless SecTrustSetAnchorCertificatesOnly(trust, false) is called. App Transport Security does not honour these anchors: under it, the root must be installed on the device.
    ! Call it, then evaluate. trusteval HOST --anchor ROOT.pem --anchors-only shows what comes of it.
    ~ SecTrustSetAnchorCertificatesOnly
    ~ trusted anchor
    ~ NSAppTransportSecurity
    @SecTrustSetAnchorCertificatesOnly
    = Says whether the system's roots count beside the anchors that were set.
    c true: the set anchors only, which is certificate authority pinning. false: both.
    t It is called after SecTrustSetAnchorCertificates, which switches the system's roots off by itself.
    ! trusteval HOST --anchor ROOT.pem evaluates with both, with --anchors-only without the system's roots.
    ~ SecTrustSetAnchorCertificates
    @SecTrustCopyAnchorCertificates, SecTrustCopyCustomAnchorCertificates
    = The first copies the system's built-in anchors (macOS only), the second the anchors set on one trust object. Documented outside TN2232.
    c Nothing; they read.
    t Before OS X 10.6 the built-in anchors had to be copied and set again beside one's own; since then that trusts more than is meant. Set your own anchor only and call SecTrustSetAnchorCertificatesOnly with false.
    ~ SecTrustSetAnchorCertificates
    @SecTrustSetPolicies, SecTrustCopyPolicies
    = Replaces or reads the policies of a trust object; the way to evaluate for another name.
    c The name to check (SecPolicyCreateSSL), revocation (SecPolicyCreateRevocation), or plain X.509.
    t The new policies replace all: a revocation policy alone loses the check of the name. A basic X.509 policy checks no name at all and accepts any site's certificate.
    ! For a wrong name, set SecPolicyCreateSSL with the name the certificate has, if that server is yours. trusteval HOST --server-name NAME shows the result.
    ~ SecPolicyCreateSSL
    @SecPolicyCreateSSL, changeHostForTrust
    = The TLS policy: path, name and extended key usage.
    c Two arguments: whether the certificate is a server's, and the name to check.
    t With nil for the name, no name is checked and any valid certificate of any site passes. The first argument is true when judging a server, false when judging a client; the wrong way round asks for the wrong usage.
    ! Always pass the name that is expected. trusteval HOST --server-name NAME does the same.
    ~ SSLHostname
    ~ SecTrustSetPolicies
    @SecPolicyCreateBasicX509
    = The plain X.509 policy: the path and nothing of TLS.
    c Nothing.
    t It checks neither name nor usage. For a server it makes any certificate of any site good.
    ! For certificates that are no server's; trusteval verify FILE --purpose basic does the same.
    ~ SecPolicyCreateSSL
    @SecPolicyCreateRevocation
    = A policy that asks about revocation, by OCSP or revocation list.
    c Which way is asked, and whether an answer is required (kSecRevocationRequirePositiveResponse).
    t It is put beside the TLS policy, not in its place. Where an answer is required, a slow or blocked responder makes every evaluation fail.
    ~ RevocationResponseRequired
    ~ SecTrustSetPolicies
    @SecTrustSetVerifyDate
    = Sets the moment that an evaluation is made for. Documented outside TN2232.
    c Any date; for signatures on documents, the day of signing.
    t For a connection, an earlier date accepts certificates that have expired, and with them keys that were given up.
    ! To see when a chain was good: trusteval HOST --verify-date DATE.
    ~ verify date
    ~ TemporalValidity
    @SecTrustSetNetworkFetchAllowed
    = Allows or forbids that an evaluation fetches intermediates and asks about revocation (OS X 10.9, iOS 7).
    c true or false.
    t Where it is forbidden, a server that leaves out an intermediate fails although it works elsewhere.
    ! trusteval HOST --no-network-fetch shows the result without fetching.
    ~ MissingIntermediate
    @SecTrustSetOptions, kSecTrustOptionImplicitAnchors
    = Flags of an evaluation, on macOS. Documented outside TN2232.
    c Among others kSecTrustOptionImplicitAnchors: every self-signed certificate counts as an anchor.
    t kSecTrustOptionImplicitAnchors trusts anybody who makes a certificate for himself; kSecTrustOptionAllowExpired drops the dates. Both give up what TLS is for.
    ! Set the one certificate that is meant as anchor instead.
    ~ SecTrustSetAnchorCertificates
    @SecTrustCreateWithCertificates
    = Makes a trust object from certificates and policies; the way to add an intermediate that the server left out.
    c The list of certificates, leaf first, and the policies.
    t A new object has neither the anchors nor the exceptions of the old one. The credential of a challenge is made from the challenge's own trust object.
    ! Copy certificates and policies of the old object, add the intermediate, evaluate the new one. trusteval HOST --intermediate FILE shows the result.
    ~ MissingIntermediate
    ~ SecTrustCopyCertificateChain
    @SecTrustGetCertificateCount, SecTrustGetCertificateAtIndex
    = Count and certificates of a trust object, the leaf at 0; SecTrustGetCertificateAtIndex is deprecated since iOS 15 and macOS 12.
    c Nothing; they read.
    t Before an evaluation they give what was sent, after it the path that was found: the two differ. They may evaluate on their own.
    ! Use SecTrustCopyCertificateChain.
    ~ SecTrustCopyCertificateChain
    @SecTrustCopyCertificateChain
    = The path of a trust object after its evaluation, leaf first. It came after TN2232 (iOS 15, macOS 12).
    c Nothing; it reads.
    t It is the path that was found, not what the server sent.
    ! trusteval HOST -v shows both: the path, and what was sent and is not on it.
    ~ SecTrustGetCertificateAtIndex
    @SecTrustCopyPublicKey, SecTrustCopyKey
    = The leaf's public key, for pinning; SecTrustCopyKey is its name since iOS 14 and macOS 11.
    c Nothing; it reads.
    t Evaluate first: a pin on a key that was never evaluated checks neither name nor dates. What the bytes of SecKeyCopyExternalRepresentation lack is the header of the key's kind, so their hash is not the usual pin.
    ! trusteval HOST -v prints the SHA-256 of the whole public key, which pins are made of.
    ~ certificate pinning
    ~ NSPinnedDomains
    @SecTrustCopyResult
    = A dictionary with the result: status codes, dates, extended validation.
    c Nothing; it reads.
    t The codes in it are CSSM statuses, not those of SecTrustEvaluateWithError.
    ! Print it when no error says enough; look its numbers up here.
    ~ CSSMERR_TP_NOT_TRUSTED
    @SecTrustCopyProperties
    = What is wrong with each certificate of the path, as texts; deprecated since iOS 15 and macOS 12.
    c Nothing; it reads.
    t On iOS the texts come from a few flags and hide finer failures.
    ~ SecTrustEvaluateWithError
    @SecTrustCopyExceptions, SecTrustSetExceptions
    = Records what a user accepted of one certificate, and applies it later to the same failure only.
    c What is accepted: exactly the failures of the evaluation that was recorded.
    t Only failures that are recoverable can be excepted. A user who is asked will nearly always accept; mending the server is better.
    ! Evaluate, copy, keep the data with the host's name; next time set it before evaluating, and ask again if it still fails. trusteval HOST --save-exceptions FILE writes the same as text, and --exceptions FILE tries it.
    ~ trust exception
    @SecTrust, SecTrustRef
    = The trust object: certificates, policies, anchors and verify date of one evaluation, and then its result.
    c Anchors, policies, verify date, network fetching, exceptions.
    t Changing it drops the result; it is not safe for two threads at once.
    ~ trust object
    ~ SecTrustEvaluateWithError
    @SecTrustResultType
    = The result of SecTrustEvaluate and SecTrustGetTrustResult, from invalid to other error.
    c Nothing.
    t kSecTrustResultUnspecified is success: trusted by the ordinary rules. Success too is kSecTrustResultProceed: trusted because a user said so. All others are not.
    ~ kSecTrustResultUnspecified
    ~ kSecTrustResultProceed
    ~ kSecTrustResultRecoverableTrustFailure
    ~ kSecTrustResultFatalTrustFailure
    @SecCertificateCreateWithData, SecCertificateRef
    = Makes a certificate object from DER, for anchors and comparisons.
    c Nothing.
    t It takes DER only and returns nil for PEM, which then ends up as an empty list of anchors, or a crash. Two objects for one certificate are not equal: compare their data.
    ! openssl x509 -in cert.pem -outform DER -out cert.der makes DER of PEM.
    ~ SecTrustSetAnchorCertificates
    ~ DER
    @SecCertificateCopyData
    = The DER of a certificate; comparing it with a stored copy trusts exactly one certificate.
    c Nothing; it reads.
    t The comparison breaks at every renewal. It replaces evaluation only where the copy came by a way that is itself trusted.
    ~ certificate pinning
    @SecCertificateCopyValues
    = Fields and extensions of a certificate, on macOS only.
    c Nothing; it reads.
    t iOS has no counterpart, only the summary and a few single values.
    ! trusteval verify FILE -v prints fields and extensions on any system.
    ~ SecCertificateCopySubjectSummary
    @SecCertificateCopySubjectSummary
    = A name to show for a certificate.
    c Nothing; it reads.
    t It is for people: anybody can have a certificate with any summary, so nothing may be decided by it, such as which certificate is the root.
    ~ SecCertificateCopyValues
    @SecPKCS12Import, kSecImportExportPassphrase, kSecImportItemIdentity, kSecImportItemCertChain
    = Reads identities from a PKCS #12 file: private key, certificate and chain. Documented outside TN2232.
    c The passphrase (kSecImportExportPassphrase), and on macOS the keychain.
    t A file made by OpenSSL 3 with its default ciphers is refused by older systems; openssl pkcs12 -export -legacy makes one they read. An empty passphrase fails where a passphrase is expected.
    ! Take the identity of kSecImportItemIdentity and give it to URLCredential with the intermediates of kSecImportItemCertChain.
    ~ PKCS #12
    ~ digital identity
    @SecIdentity, SecIdentityRef, SecIdentityCopyCertificate
    = A certificate with its private key, as the keychain pairs them. Documented outside TN2232.
    c Nothing.
    t It is found only if key and certificate are both in the keychain and belong together; saved, it is split into the two.
    ~ digital identity
    ~ SecPKCS12Import
    @SecItemAdd, SecItemCopyMatching, SecItemDelete
    = Put things into the keychain, find them, remove them. Documented outside TN2232.
    c By attributes: kSecClass (kSecClassCertificate, kSecClassKey, kSecClassIdentity), kSecAttrLabel, kSecValueRef, kSecReturnRef, kSecMatchLimit.
    t A certificate in the keychain is not trusted by that: it only serves as an intermediate. errSecDuplicateItem (-25299) says that it was there already. SecItemDelete without narrowing attributes removes everything of that class that the app has.
    ~ errSecItemNotFound
    ~ MissingIntermediate
    @SFCertificateView, SFCertificatePanel, SFCertificateTrustPanel
    = Views of macOS that show a certificate, or the result of an evaluation with a choice.
    c What is shown.
    t iOS has no counterpart. A panel that lets users accept a server asks them what they cannot know.
    ~ trust exception
    """
}
