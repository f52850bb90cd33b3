extension FailureText {
  /// Collective codes: what they can mean, most likely first.
  static let collective = """
    @serverUntrusted|server trust evaluation failed
    & untrusted server
    & certificate verify failed
    = The client built no acceptable path from the server's certificate to an anchor it trusts, or a check on that path failed.
    ? {untrustedRoot} The root is not trusted: a self-signed certificate, a private authority, an intercepting proxy (stream code -9813, or -9807 if it was not sent).
    ?a {missingIssuer} An intermediate certificate was not sent, so no path can be built (stream code -9807, up to iOS 11 -9813).
    ?o {missingIssuer} An intermediate certificate was not sent, so no path can be built (stream code -9807).
    ? A certificate of the path has expired (stream code -9814).
    ? The certificate is for another name (stream code -9843).
    ?a Any other check: extended key usage, a validity of more than 825 days, a small key, SHA-1, revocation (stream code -9807).
    ?o Any other check: extended key usage, a small key, SHA-1, revocation.
    > trusteval HOST names every failure and the certificate at fault.
    >a Read _kCFStreamErrorCodeKey in the error's userInfo: it is finer than the URL error.
    >a In the app, evaluate the trust object from NSURLErrorFailingURLPeerTrustErrorKey with SecTrustEvaluateWithError: its status is finer still.
    ! Mend the server; that is the remedy for all clients at once.
    !a Where the server cannot be mended, customise trust evaluation for this one server: add the missing intermediate or the private root. Never switch evaluation off.
    !o Where the server cannot be mended, give this client the missing intermediate or the private root. Never switch verification off.
    @tlsFailed|the secure connection could not be made
    & secure connection failed
    & ssl error
    = TLS failed before or during the handshake, or App Transport Security refused the server's certificate.
    ? App Transport Security is in force and the server's certificate is not trusted, whatever the reason (stream code -9802).
    ? The server supports no TLS version or cipher that the client accepts (stream codes -9824, -9801, -9836).
    ? The connection was closed or reset in mid-handshake, by the server or something in between (stream code -9816).
    ? The port has no TLS at all (stream codes -9836, -9847).
    ? The server demands a client certificate and says so with an alert.
    > Read _kCFStreamErrorCodeKey in the error's userInfo first: -9802 points to trust, most others to the handshake.
    > trusteval HOST shows both: what the handshake came to, and how trust evaluation ends.
    ! With -9802, treat it as a trust failure and look at the certificates.
    ! Otherwise bring the server to TLS 1.2 or later with an ECDHE cipher suite.
    @transportSecurity|App Transport Security refused the connection
    & ATS
    & App Transport Security
    = App Transport Security evaluates trust and connection itself and reports one code whatever the cause; the true cause lies beneath.
    ? The server's certificate fails trust evaluation: self-signed, private root, expired, other name.
    ? The certificate is trusted only through an anchor set by the app, which App Transport Security does not accept.
    ? The key is under 2048 bits of RSA or 256 of EC, or a signature uses SHA-1.
    ? A plain fatal alert from the server, without any App Transport Security.
    > trusteval HOST shows the failures beneath and, apart from them, which requirements of App Transport Security are not met.
    > On a Mac, nscurl --ats-diagnostics tries the exceptions one by one.
    ! Mend the certificate or the server; then no exception is needed.
    ! For a private root, install it on the device as a user or by configuration profile: anchors set in the delegate do not help here.
    ! An exception for one domain in Info.plist lifts the requirements, not trust evaluation, which then shows its own code.
    @chainInvalid|the certificate chain was refused
    & invalid certificate chain
    = The collective code for trust failures that have none of their own; Secure Transport gives it for every one of them.
    ? {missingIssuer} An intermediate certificate was not sent.
    ? {untrustedRoot} The authority is private: its root was not sent, and is not on this client.
    ? A rule of Apple's is not met that other clients do not have: validity over 825 days, no extended key usage, SHA-1, a small key.
    ? The certificate is revoked or on a block list.
    ? The trust service could not be reached, as with simctl spawn or from a sandbox.
    > trusteval HOST lists the failed checks, with the stricter rules among them.
    > SecTrustEvaluateWithError gives the exact status.
    ! {missingIssuer} Send the whole chain except the root.
    !a {untrustedRoot} For a private authority, install its root on the devices, or set it as an anchor in the app.
    !o {untrustedRoot} For a private authority, add its root to the store that this client reads, which need not be the system's.
    ! Reissue the certificate so that it keeps Apple's published requirements.
    @peerRefused|the server's certificate was refused
    = Network.framework's answer to any refusal of the server's certificate; elsewhere, a certificate that cannot be read.
    ? Trust evaluation failed for any reason at all.
    ? A verify block of the app's own said no, as with pinning.
    ? The certificate or its key is of a kind the stack cannot handle, such as a very large RSA key.
    > trusteval HOST names the reason.
    > In the app, evaluate the trust object inside sec_protocol_options_set_verify_block and log the error.
    ! Mend the server; for a private root, set the anchor in the verify block and evaluate there.
    ! The connection stays in the waiting state: restart it or cancel it, it will not fail by itself.
    @cancelled|the app called the load off
    = The load was cancelled from inside the app; with TLS that mostly means that a delegate turned down the server trust challenge.
    ? Pinning code did not find its pin.
    ? A delegate answered the challenge with cancel because its own evaluation failed.
    ? The app cancelled the task for reasons of its own.
    > Log what the delegate decides for NSURLAuthenticationMethodServerTrust.
    > trusteval HOST --pin sha256//BASE64, or --pin-certificate FILE, does what pinning code does; -v prints the pin of every key on the path.
    ! Renew the pins when the server's key changes, and keep a spare pin for the next key.
    """

  /// Path and anchor, name, time and use.
  static let trust = """
    @selfSigned|self-signed server certificate
    & self signed certificate
    = The server's own certificate is signed with its own key and is no anchor of the client.
    ? A development server, appliance or router with the certificate it made for itself.
    ? The server was set up with a placeholder and never given its real certificate.
    ? Something in between answers in the server's place.
    > trusteval HOST: the chain has one certificate whose issuer is its subject.
    ! Get a certificate from an authority that clients trust; for names in public DNS that costs nothing.
    ! For development, make an authority of your own and install its root on the test devices.
    ! For one known device, compare its certificate or key with a copy received another way.
    @untrustedRoot|the root is not trusted
    & unknown root
    & untrusted root
    & private CA
    & no trusted anchor
    & unknown authority
    = The path is complete, but its root is none that this client trusts.
    ? A private or company authority whose root is not installed on this client.
    ? {selfSigned} The server's certificate is self-signed: it is its own root, and nobody trusts it.
    ? An intercepting proxy or debugging tool issues the certificates.
    ?a On iOS, the profile is installed but the root is not switched on under Certificate Trust Settings.
    ? The root is too new for the client's store, or has been removed from it.
    > trusteval HOST shows the root's name; one that names a proxy or a product explains itself.
    > trusteval HOST --user-root ROOT.pem shows whether the rest of the chain would do.
    ! For a public server, change to an authority that all clients trust, or send the cross-signed intermediate.
    !a For a private authority, install its root on the devices, or set it as an anchor in the app.
    !o For a private authority, add its root to the store that this client reads, which need not be the system's.
    @missingIssuer|an issuer's certificate is missing
    & missing intermediate
    & missing issuer certificate
    & incomplete chain
    & unable to get local issuer certificate
    = The server did not send a certificate that is needed to reach a root, and the client could not find it elsewhere.
    ? The server is set up with its own certificate only, without the intermediates.
    ? An intermediate of an earlier certificate was left in place and does not match.
    ? {untrustedRoot} The root is private and was neither sent nor installed.
    ? Browsers hide it: they remember intermediates or fetch them, so it works there.
    > trusteval HOST names the issuer that nobody sent.
    > openssl s_client -showcerts shows what the server sends.
    ! If the authority is public, set the server up with the full chain: its certificate, then each intermediate, without the root; if it is private, install its root on the clients. trusteval HOST --user-root ROOT.pem is trusted where that is all that is missing.
    !a In a client that cannot wait, add the intermediate to the trust object's certificates.
    @badSignature|a signature does not verify
    & bad signature
    = The certificate was not signed with the key of the issuer that was found, or it was altered.
    ? The issuer was reissued with a new key under the same name, and the old certificate is being sent.
    ? The chain was put together from certificates that do not belong together.
    ? The bytes were damaged in a file or on the way.
    > trusteval HOST tells an issuer that is absent from one whose key does not fit.
    ! Download the chain again from the authority and install it whole.
    @identifierLinkage|key identifiers do not fit together
    = The certificate names its issuer's key by an identifier that the issuer does not have.
    ? The authority's certificate was renewed with another key identifier.
    ? The certificates were made by hand with fixed identifiers.
    > trusteval HOST -v prints both identifiers; for files, trusteval verify FILE -v.
    ! Reissue the certificate under the authority as it is now.
    @denied|somebody said never to trust it
    = Trust settings on the device forbid this certificate.
    ?a A user or administrator chose Never Trust in Keychain Access or by profile.
    ?o A user or administrator marked it as not trusted in the store that the client reads.
    >a On the Mac in question: security dump-trust-settings, also with -d for the administrator's.
    >o The store on the machine in question; for OpenSSL, openssl x509 -text -in FILE shows the rejected uses of a certificate in it.
    ! Only that user or administrator can take it back; it cannot be seen or changed from outside.
    @hostName|the certificate is for another name
    & DNS name mismatch
    & host name mismatch
    & hostname mismatch
    = None of the subject alternative names of the certificate covers the name or address that was asked for.
    ? The host was reached by a name that the certificate leaves out: without www, an internal name, an IP address.
    ? The server has several names and answered with its default certificate because it does not know this one.
    ?a The name is in the common name only, which has not counted since iOS 13 and macOS 10.15.
    ?o The name is in the common name only, which most clients do not look at any more.
    ? A wildcard is asked to do too much: it covers one label, and only the left-most.
    ? A captive portal or proxy answered in the server's place.
    > trusteval HOST shows the names the certificate has; trusteval HOST --sni OTHER tries another hello.
    ! Reissue the certificate with every name that clients use among its subject alternative names.
    ! Or reach the server by a name it has.
    !a In an app, evaluate for the certificate's name with SecPolicyCreateSSL.
    @expired|a certificate has expired
    & expired certificate
    & date problems
    & certificate has expired
    = The verify date lies after the last day of a certificate of the path, the root included.
    ? Renewal did not run, or it ran and the server was not reloaded.
    ? One server of several still has the old certificate.
    ? An intermediate or root has expired while the server's own certificate is good.
    ? The client's clock is wrong.
    > trusteval HOST shows every certificate's dates and which of them has run out.
    > trusteval HOST --verify-date DATE shows when it was still good.
    ! Renew the certificate and reload the server; let a scheduled check warn in time.
    ! For an expired intermediate, send the current one.
    @notYetValid|a certificate is not valid yet
    & not yet valid
    = The verify date lies before the first day of a certificate of the path.
    =a The verify date lies before the first day of a certificate of the path. Apple's trust engine has one check and one status for both ends of the dates.
    ? The client's clock is behind, as after a flat battery.
    ? The authority's clock was ahead when it issued the certificate.
    ? The certificate was put in place before its time.
    > trusteval HOST shows the dates; compare them with the client's clock.
    ! Set the clock; otherwise wait, or put the earlier certificate back.
    @validityPeriod|the certificate is valid for too long
    & lifetime too long
    & not standards compliant
    = The time from first to last day exceeds what this client accepts. Apple accepts 825 days for certificates issued since July 2019, and 398 days under the system's own roots since September 2020.
    =a The time from first to last day exceeds what Apple accepts: 825 days for certificates issued since July 2019, 398 days under the system's own roots since September 2020.
    ? A self-made certificate of several years: openssl req -days 3650 is the classic.
    ? A company authority with templates from before 2019.
    > trusteval HOST prints the lifetime beside the limit that applies.
    ! Reissue for 397 days or less; 825 suffice under a root that a user or administrator installed.
    !a A leaf that is itself marked as trusted by a user is exempt.
    @extendedKeyUsage|not meant for TLS servers
    & EKU
    & wrong extended key usage
    = The extended key usage extension lists uses, and TLS server authentication is not among them. A certificate without the extension passes here; Apple's clients require it in what was issued since July 2019.
    =a The extended key usage extension is missing where it is required, or does not list TLS server authentication.
    ? The certificate was made for something else: a client, code signing, mail.
    ?a It was made by hand without the extension.
    ? An intermediate limits its uses and leaves server authentication out.
    > trusteval HOST -v prints the extension of each certificate; for files, trusteval verify FILE -v.
    ! Reissue with extendedKeyUsage = serverAuth.
    @keyUsage|the key may not be used that way
    = The key usage extension leaves out what the certificate is used for, such as signing other certificates.
    ? An issuing certificate without keyCertSign.
    ? A leaf whose key usage does not fit the handshake: without digitalSignature it allows key exchange by RSA alone.
    ?a A leaf that may not sign the handshake: Apple's clients end it there since iOS 18.4, whatever trust evaluation says. A report has that as the finding keyUsage.
    > trusteval HOST -v prints the key usage of each certificate; for files, trusteval verify FILE -v.
    ! Reissue the certificate at fault with the usages its role needs.
    """
}
