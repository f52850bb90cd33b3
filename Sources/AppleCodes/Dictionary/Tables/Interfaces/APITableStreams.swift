extension APIText {
  /// CFStream, NSStream, Secure Transport and Network.framework by their symbols.
  static let streams = """
    @kCFStreamPropertySSLSettings
    = The dictionary of TLS settings of a CFStream or NSStream; set before opening.
    c kCFStreamSSLValidatesCertificateChain, kCFStreamSSLPeerName, kCFStreamSSLCertificates, kCFStreamSSLLevel.
    t Set as a whole: a second dictionary replaces the first, so a name that was set is lost.
    ~ kCFStreamSSLValidatesCertificateChain
    ~ kCFStreamSSLPeerName
    @kCFStreamSSLValidatesCertificateChain
    = Switches the stream's own trust evaluation off, so that the app can make its own.
    c true or false.
    t Off without an evaluation of the app's is no trust at all: everybody is accepted. It also ends the check of the name.
    ! Switch it off only to evaluate kCFStreamPropertySSLPeerTrust yourself, with SecPolicyCreateSSL and the name, before sending or believing anything.
    ~ kCFStreamPropertySSLPeerTrust
    ~ CFSocketStream
    @kCFStreamPropertySSLPeerTrust
    = The trust object of a stream.
    c Everything of the trust object.
    o This property itself, from the has-space-available or has-bytes-available event on
    t At the open-completed event it is not there yet.
    ~ CFSocketStream
    ~ NSStreamEventHasSpaceAvailable
    @kCFStreamPropertySSLPeerCertificates
    = The certificates that the server sent, older than the trust object's property; deprecated. Documented outside TN2232.
    c Nothing; it reads.
    t They are what was sent, in the order sent, and nothing of it is evaluated. In an error's userInfo they show which server answered.
    ~ kCFStreamPropertySSLPeerTrust
    @kCFStreamSSLPeerName
    = The name that a stream evaluates for, in place of the host's. Documented outside TN2232.
    c A name, or kCFNull for none.
    t kCFNull switches the check of the name off: any site's certificate is good then.
    ! trusteval HOST --server-name NAME shows what another name does.
    ~ SecPolicyCreateSSL
    @kCFStreamSSLLevel, NSStreamSocketSecurityLevelKey, NSStreamSocketSecurityLevelNegotiatedSSL
    = Switches TLS on for a stream, and says which versions. Documented outside TN2232.
    c The level; NSStreamSocketSecurityLevelNegotiatedSSL is the one that negotiates the best.
    t Levels that name SSL 2 or 3 fail with every current server.
    ~ CFSocketStream
    @kCFStreamSSLCertificates
    = The client's identity and intermediates for a stream. Documented outside TN2232.
    c An array: the identity first, then certificates.
    t The first element is a SecIdentity, not a certificate.
    ~ SecIdentity
    @kCFStreamSSLAllowsAnyRoot
    = An old stream setting that drops the check of the root; deprecated since iOS 4 and OS X 10.6. Documented outside TN2232.
    c true or false.
    t It accepts anybody's root, an impostor's too, for every server that the stream connects to.
    ! Set the one root that is meant as anchor of kCFStreamPropertySSLPeerTrust instead.
    ~ kCFStreamSSLValidatesCertificateChain
    ~ kCFStreamPropertySSLPeerTrust
    @kCFStreamSSLAllowsExpiredCertificates
    = An old stream setting that drops the check of the certificates' dates; deprecated since iOS 4 and OS X 10.6. Documented outside TN2232.
    c true or false.
    t It accepts, for every server, certificates that were given up long ago, and keys that may be known since.
    ! Renew the certificate; trusteval HOST shows which one has expired.
    ~ kCFStreamSSLAllowsExpiredRoots
    ~ TemporalValidity
    @kCFStreamSSLAllowsExpiredRoots
    = An old stream setting that drops the check of the root's dates alone; deprecated since iOS 4 and OS X 10.6. Documented outside TN2232.
    c true or false.
    t It accepts, for every server, any root of the store that has expired.
    ~ kCFStreamSSLAllowsExpiredCertificates
    ~ TemporalValidity
    @NSStreamEventOpenCompleted, kCFStreamEventOpenCompleted
    = The stream is open: TCP is connected.
    c Nothing.
    o Not available yet
    t TLS has not been through its handshake, and there is no trust object.
    ~ NSStreamEventHasSpaceAvailable
    @NSStreamEventHasSpaceAvailable, kCFStreamEventCanAcceptBytes
    = The stream takes bytes: the handshake is complete.
    c Nothing.
    o Available: kCFStreamPropertySSLPeerTrust
    t The first of these events is the moment to evaluate; sending first gives secrets to an unknown server.
    ~ kCFStreamPropertySSLPeerTrust
    @NSStreamEventHasBytesAvailable, kCFStreamEventHasBytesAvailable
    = The stream has bytes to read: the handshake is complete.
    c Nothing.
    o Available: kCFStreamPropertySSLPeerTrust
    t Reading before evaluating believes an unknown server.
    ~ kCFStreamPropertySSLPeerTrust
    @SSLSetSessionOption, kSSLSessionOptionBreakOnServerAuth
    = Secure Transport: makes the handshake pause when the server's certificate has come.
    c kSSLSessionOptionBreakOnServerAuth, kSSLSessionOptionBreakOnCertRequested and others.
    o SSLCopyPeerTrust, after SSLHandshake has returned errSSLServerAuthCompleted
    t It also switches the default evaluation off: going on without one of the app's accepts everybody.
    ~ Secure Transport
    ~ errSSLPeerAuthCompleted
    @SSLSetEnableCertVerify
    = Secure Transport: switches the default evaluation on or off; deprecated.
    c true or false.
    t Off without an evaluation of the app's accepts everybody. Old systems needed it beside kSSLSessionOptionBreakOnServerAuth.
    ~ SSLSetSessionOption
    @SSLCopyPeerTrust
    = Secure Transport: the trust object of a connection.
    c Everything of the trust object.
    o What it returns
    t Before the handshake has paused or is complete there is none.
    ~ SSLHandshake
    @SSLHandshake
    = Secure Transport: runs the handshake until it is complete, fails or pauses.
    c What the session options make it pause for.
    o SSLCopyPeerTrust, when it has paused
    t errSSLWouldBlock (-9803) and errSSLServerAuthCompleted (-9841) are no failures: call it again.
    ~ errSSLWouldBlock
    ~ errSSLPeerAuthCompleted
    @SSLSetPeerDomainName
    = Secure Transport: the name to send in the hello and to check. Documented outside TN2232.
    c The name.
    t Without it no name is checked at all, and servers with several sites show their default certificate.
    ~ SSLHostname
    @SSLSetCertificate
    = Secure Transport: the identity to show. Documented outside TN2232.
    c An array: the identity first, then intermediates.
    t Without the intermediates the other side cannot build a path.
    ~ SecIdentity
    @sec_protocol_options_set_verify_block
    = Network.framework: the app's own evaluation of the peer. It came after TN2232 (iOS 12, macOS 10.14).
    c Everything: the block gets the trust object and completes with true or false.
    o sec_trust_copy_ref of the block's sec_trust_t
    t It replaces the default evaluation. A block that completes with true without evaluating accepts everybody; one that never completes hangs the connection.
    ! SecTrustEvaluateWithError on the copied trust object, then complete with its result.
    ~ Network.framework
    ~ errSSLBadCert
    @NWError, nw_error_t
    = Network.framework: why a connection waits or failed. Its cases are posix, dns and tls; tls has an OSStatus, as Secure Transport's codes are.
    c Nothing.
    t A refused certificate does not fail the connection: it is in the state waiting, with tls(-9808) for every cause, and tries again for ever unless the app cancels it.
    ! Read the OSStatus of tls, and look that number up.
    ~ Network.framework
    ~ errSSLBadCert
    @kNWErrorDomainTLS, nw_error_domain_tls
    = Network.framework: the domain of errors of TLS; the code is an OSStatus, such as -9808.
    c Nothing.
    t The number is not one of NSURLErrorDomain: -9808 there is a refused certificate of whatever cause.
    ~ NWError
    @NWProtocolTLS, NWProtocolTLS.Options
    = Network.framework: the TLS of a connection and its options. It came after TN2232.
    c By its securityProtocolOptions: the verify block, the lowest version, the name, the client's identity.
    t Options that a connection was made with cannot be changed afterwards.
    ~ sec_protocol_options_set_verify_block
    ~ sec_protocol_options_set_min_tls_protocol_version
    ~ sec_protocol_options_set_local_identity
    @sec_protocol_options_set_peer_authentication_required
    = Network.framework: whether the peer has to show a certificate at all. It came after TN2232.
    c true or false.
    t false on a client switches the server's evaluation off.
    ~ sec_protocol_options_set_verify_block
    @sec_protocol_options_set_min_tls_protocol_version
    = Network.framework: the lowest TLS version. It came after TN2232 (iOS 13, macOS 10.15).
    c A version; 1.2 and 1.3 are what current systems take.
    t Lower values do not bring back TLS 1.0 and 1.1 on systems that refuse them: -9836 stays.
    ~ errSSLPeerProtocolVersion
    @sec_protocol_options_set_local_identity
    = Network.framework: the client's identity. It came after TN2232.
    c One identity, with its intermediates.
    t A plain SecIdentity has no intermediates: sec_identity_create_with_certificates takes them along.
    ~ SecIdentity
    @sec_protocol_options_set_tls_server_name
    = Network.framework: the name for the hello and the check, in place of the endpoint's. It came after TN2232.
    c The name.
    t Reached by an IP address without it, the certificate must list the address.
    ! trusteval HOST --server-name NAME shows what another name does.
    ~ SSLHostname
    @sec_trust_copy_ref
    = Network.framework: the SecTrust within a sec_trust_t. It came after TN2232.
    c Everything of the trust object.
    o What it returns
    t It comes with the policy of the connection, name included; new policies replace that.
    ~ sec_protocol_options_set_verify_block
    """
}
