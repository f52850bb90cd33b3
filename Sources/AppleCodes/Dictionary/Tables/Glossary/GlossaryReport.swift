extension Term {
  /// The words that reports use for kinds of things, in JSON above all, fields as in the glossary.
  ///
  /// A test looks up every word of the schema in the dictionary.
  static let reportText = """
    trusted|verdict|A verdict: the path ends in a trusted anchor and no check fails. Exit status 0.
    untrusted, not trusted|verdict, failures|A verdict: at least one check fails, or the TLS version is one that no current client accepts. Exit status 1.
    unknown|verdict, pathChoice|As a verdict: nothing could be evaluated, and the key failure says why; exit status 2. As a library's verdict: it gave no opinion. As the cause of a disagreement: no experiment showed one.
    verdict|trusted, untrusted, unknown|What a report says of an endpoint as a whole: trusted, untrusted or unknown.
    failures|severity, advice|In a report: every check that failed, on which certificate, with the codes that clients show for it alone.
    recoverable|severity, recoverableTrustFailure|A severity: an app or a user can override the failure with an exception.
    fatal|severity, fatalTrustFailure|A severity: nothing overrides the failure. Of an exception: no exception lets such a failure pass.
    severity|recoverable, deny, fatal|How serious Apple's rules take a failed check: recoverable, deny (a user forbade the certificate) or fatal.
    advice|fix|What may help against a failure. It was not tried; what was tried and works is a fix.
    fix, fixes|advice, serverName, verifyDate, anchor, userRoot, issuer, order, strayCertificate, pinPlace, certificate, stapling, purpose|In a report: a change with which the evaluation was run again and came out trusted. Where it relies on something that is not there, such as an issuer that was not sent or a responder's answer, verified is false, and the text calls it advice. A new certificate counts as verified, from whichever CA: it was evaluated with its signature taken as valid. How it is made in nginx, Apache, HAProxy, IIS, AWS, macOS, iOS, Info.plist or Swift is printed with -v and is under instructions in JSON.
    instructions|fix|Of a fix: lines to be copied into a configuration, a shell or a program. The names of files are examples.
    nginx|instructions, apache, haproxy|A web server; as the place of instructions: a line of its configuration.
    apache|instructions, nginx, haproxy|A web server; as the place of instructions: a line of its configuration.
    haproxy|instructions, nginx, apache|A proxy and load balancer; as the place of instructions: a line of its configuration, or the command that makes its file.
    postfix|instructions, exim|A mail server (SMTP); as the place of instructions: a line of its main.cf, or a command of its own.
    exim|instructions, postfix|A mail server (SMTP); as the place of instructions: a line of its main configuration.
    dovecot|instructions|A mail server (IMAP, POP3, ManageSieve); as the place of instructions: a line of its configuration.
    slapd|instructions|OpenLDAP's server; as the place of instructions: a line of its configuration.
    postgresql|instructions, mariadb|A database server; as the place of instructions: a line of postgresql.conf.
    mariadb|instructions, postgresql|A database server; as the place of instructions: a line of its option file.
    prosody|instructions|An XMPP server; as the place of instructions: a line of its configuration.
    vsftpd|instructions|An FTP server; as the place of instructions: a line of its configuration.
    inn|instructions|InterNetNews, a news server (NNTP); as the place of instructions: a line of inn.conf.
    inspircd|instructions|An IRC server; as the place of instructions: a part of its configuration.
    iis|instructions|Microsoft's web server; as the place of instructions: a command on its machine.
    aws|instructions|Amazon's cloud; as the place of instructions: a command of its tool.
    urlSession|instructions|Loading by Foundation's URL classes: a layer of codes, and the place of instructions in Swift.
    networkFramework|instructions, Network.framework|Apple's framework Network: a layer of codes, and the place of instructions in Swift.
    macOS|instructions, iOS|As the place of instructions: a command on a Mac.
    iOS|instructions, macOS|As the place of instructions: what to do on an iPhone or iPad.
    order|fix|A fix: the server's own certificate comes first in what is sent. Clients take the first certificate for the server's.
    infoPlist, Info.plist|instructions, NSAppTransportSecurity|The property list of an app, with its settings of App Transport Security; as the place of instructions: lines of it.
    transportSecurity|fix, NSAppTransportSecurity|In a report: what App Transport Security blocks, and what it then shows. As a fix: keys in the app's Info.plist for this host, where the server is trusted and nothing else is in the way. No key turns trust evaluation off.
    pinPlace|fix, NSPinnedDomains|A fix: the pinned key is on the path, in another place, and the client pins it for that one.
    strayCertificate|fix|A fix: a certificate that does not belong to the server's chain is no longer sent.
    stapling|fix, RevocationResponseRequired, stapledAnswer|A fix: the server sends its CA's OCSP answer in the handshake, so that nobody has to be asked. Evaluated as if it came and said good.
    certainty|documented, source, observed, inferred|How well a predicted code is founded: documented, source, observed or inferred, from most to least.
    documented|certainty, TN2232|A certainty: Apple's documentation says so.
    source|certainty, Security-61901|A certainty: read in Apple's published source. Beside a root store: where an anchor comes from, the system, a user or the app.
    observed|certainty|A certainty: seen in logs of real clients, whose numbers can be looked up here.
    inferred|certainty|A certainty: concluded by rule from other cases; neither source nor log shows it.
    code|certainty, check, verifierError|A kind of entry in explain --json: a number or symbol of Apple's. In a report: one code with its domain, symbol, value and evidence.
    check|failures, code|A kind of entry in explain --json: one of the rules of trust evaluation by Apple's name for it, such as SSLHostname. In a report: the rule that failed.
    message|code, verifierError|A kind of entry in explain --json: a sentence that Apple's systems print.
    verifierError|code, message|A kind of entry in explain --json: the name or sentence of another system, such as OpenSSL, Java or a browser.
    success|message|A kind of entry in explain --json: what a program prints where nothing failed for it.
    term|api|A kind of entry in explain --json: a word of TLS, of trust evaluation or of reports.
    api|term|A kind of entry in explain --json: a programming interface, with what can be customised there and the trap.
    system|trusted anchor, root list|Where an anchor comes from: the root store of the platform.
    user|trusted anchor, Keychain Access|Where an anchor comes from: installed by a user or an administrator.
    app|trusted anchor, SecTrustSetAnchorCertificates|Where an anchor comes from: set by the app itself, which App Transport Security does not honour.
    server|Extended Key Usage, fix|As a purpose: the certificate is evaluated as a TLS server's. Of a fix: it is made on the server alone. As the side of a log: the server wrote it.
    client|Extended Key Usage, fix|As a purpose: the certificate is evaluated as a TLS client's. Of a fix: it is made in the client, or in both, as its text says. As the side of a log: the client wrote it.
    basic|Extended Key Usage|A purpose: no name and no use is asked of the certificate (--purpose basic).
    explains|fix|Of a fix: nothing to be made. It only shows that nothing else is wrong.
    serverName|SSLHostname, fix|A fix: evaluated for another name, one of the certificate's (--server-name).
    verifyDate|TemporalValidity, fix|A fix: evaluated for another date (--verify-date). The clock is no repair: it shows that renewal is enough.
    purpose|Extended Key Usage, fix|What a certificate is evaluated for: server, client or basic (--purpose). As a fix it only explains: the certificate is one for another use.
    several|fix|A fix that takes more than one change.
    pathChoice|disagreement|The cause of a disagreement: the libraries took different paths, or went by certificates that are not on the path of trusteval.
    checkOrder|disagreement|The cause of a disagreement: a library ends at its first error and hides failures that it would name as well.
    policy|disagreement|The cause of a disagreement: a library has a rule that Apple has not, or lacks one that Apple has.
    store|disagreement, root list|The cause of a disagreement: the libraries have different roots. As a note: what is to be known about the root store that was used.
    aia|disagreement, issuerAddress|The cause of a disagreement: a missing issuer can be had from the address in the certificate, which clients of Apple fetch and libraries do not.
    clock|disagreement|The cause of a disagreement: the date is the very second at which a validity begins or ends.
    handshake|disagreement, TLS|The cause of a disagreement: the engines were sent different things. As a phase: the connection failed during the TLS handshake.
    notReached|disagreement, checkOrder|The cause of a disagreement: a library ends at another failure first, and no experiment shows whether it would name this one as well.
    disagreement, disagreements|pathChoice, checkOrder, policy, store, aia, clock, handshake, notReached|In a report: why OpenSSL or GnuTLS say something else, found by asking them again with one thing changed.
    name|NSAppTransportSecurity|A kind of host for App Transport Security: a name with a dot in it, always held to it.
    address|NSAppTransportSecurity, NSAllowsLocalNetworking, NSExceptionDomains|A kind of host for App Transport Security: an IP address, exempt in iOS 10 to 16 and held to it since iOS 17 and macOS 14, unless NSAllowsLocalNetworking or an exception for the address is in the app's Info.plist.
    local|NSAppTransportSecurity|A kind of host for App Transport Security: .local or a name without a dot, exempt since iOS 10 and macOS 10.12.
    protocolVersion|TLSVersion, NSAppTransportSecurity|What a handshake or App Transport Security objects to: the TLS version is below 1.2. As a fix: the server uses TLS 1.3 or 1.2.
    forwardSecrecy|NSExceptionRequiresForwardSecrecy|A requirement of App Transport Security: the key exchange must be ECDHE.
    cipher|NSAppTransportSecurity|What a handshake or App Transport Security objects to: the cipher is broken, weak, or not in the accepted list.
    cipherSuite|cipher, forwardSecrecy|A fix: the server offers TLS 1.3, or a cipher suite that Apple's clients accept.
    signatureHash|NSAppTransportSecurity, SignatureHashAlgorithms|A requirement of App Transport Security: signatures with SHA-256 or stronger.
    offer|handshake, handshakeFailure|A finding on the handshake: the server chose what Apple's clients do not offer, and refused when it was asked with their offer.
    keyExchange|handshake|A finding on the handshake: the prime of a finite-field key exchange is too small.
    plaintextAfterStartTLS|startTLSFailed|A finding on the handshake: text came with the server's consent to TLS, where a client may take it for protected.
    secureRenegotiation|handshake|A finding on the handshake: the server does not know secure renegotiation (RFC 5746), so OpenSSL 3 refuses it.
    anchor|trusted anchor, appAnchor|The end of a path: a certificate that is trusted because it is in a set of anchors. As a requirement of App Transport Security: it must be a root of the system, a user or an administrator. As a fix: evaluated with the end of the path as an anchor (--anchor).
    stray|certificate chain|The role of a certificate that was sent and is on no path.
    duplicate|certificate chain|The role of a certificate that was sent before.
    sent|certificate chain|The origin of a certificate: the server sent it.
    supplied|certificate chain|The origin of a certificate: an option supplied it (--intermediate). As a note: what supplied certificates did for the path.
    appAnchor|trusted anchor|The origin of a certificate: an anchor of the app (--anchor).
    userRoot|trusted anchor|The origin of a certificate: a root that a user installed (--user-root). As a fix: evaluated with the end of the path as such a root, for which App Transport Security and some other rules do not ask what they ask of an app's anchor.
    rootStore|trusted anchor, root list|The origin of a certificate: the root store.
    bundle|root list|A root store that is one file with many certificates.
    hashedDirectory|root list|A root store that is a directory whose links are named after subjects, as openssl rehash makes them.
    file|root list|A root store that is a file which an option names.
    trusteval|openssl, gnutls|The engine of this tool itself: its evaluation by Apple's rules.
    openssl|trusteval, gnutls, openssl verify|An engine: the library OpenSSL, which makes handshakes and gives a second opinion.
    gnutls|trusteval, openssl, gnutls-cli|An engine: the library GnuTLS, which makes handshakes and gives a second opinion.
    apple|openssl, gnutls|Of a finding on the handshake: Apple's clients refuse it, whatever the app decides.
    CSSM|0x8001210A|The domain of codes of the old security architecture (CDSA), which SecTrustCopyResult still shows, in hexadecimal.
    kCFStreamErrorDomain|_kCFStreamErrorCodeKey, _kCFStreamErrorDomainKey|The domain of the finer code beneath a URL error: TLS statuses where _kCFStreamErrorDomainKey is 3.
    SecTrustResultType|kSecTrustResultUnspecified, kSecTrustResultRecoverableTrustFailure|The type of the result that SecTrustEvaluate gave: how an evaluation came out.
    expired|TemporalValidity|The reason of a failure: the certificate's validity is over. Of an exception: its last day is over.
    notYetValid|TemporalValidity|The reason of a failure: the certificate's validity has not begun. Apple shows the code of an expired one.
    selfSignedLeaf|AnchorTrusted, self-signed certificate|The reason of a failure: the server's own certificate is self-signed and no anchor.
    rootNotTrusted|AnchorTrusted|The reason of a failure: the path ends in a root that is no trusted anchor.
    rootNamesake|AnchorTrusted, namesake|The reason of a failure: the path ends in a root with the name of a trusted one and another key. It was replaced, or is an impostor's: nothing proposes to trust it.
    rootRejected|AnchorTrusted, UsageConstraints|The reason of a failure: the root is in a store whose trust settings reject it for this purpose.
    rootNotForPurpose|AnchorTrusted|The reason of a failure: the root is in a store whose trust settings trust it for other purposes only.
    tooManySupplied|SearchBound|The reason of a failure: the search for a path gave up for the many certificates that options name. Give fewer (--intermediate, --anchor).
    rootSettingsUnreadable|AnchorTrusted|The reason of a failure: the root is in a store, with trust settings that cannot be read.
    rootNotInAppleList|AnchorTrusted, root list|The reason of a failure: the root is in this system's store, but not in Apple's list.
    issuerUnreadable|MissingIntermediate|The reason of a failure: a certificate with the issuer's name was sent, but is no certificate by Apple's rules, and is left out.
    issuerNotSent|MissingIntermediate|The reason of a failure: no certificate with the issuer's name was sent. The server must send it.
    rootNotSent|MissingIntermediate, AnchorTrusted|The reason of a failure: the chain ends at a CA's certificate whose issuer nobody here knows: most likely the root of a private CA, which has to be trusted, as sending it would not help, or else an intermediate that was not sent. As a note: the codes that clients would show if a root were sent, or were not.
    issuerWeak|MissingIntermediate, WeakKeySize, SignatureHashAlgorithms|The reason of a failure: no path leads to a trusted root, and the issuer that is there has so weak a key or signature that Apple's clients leave it out and show the code of a missing issuer.
    issuersInCircle|MissingIntermediate, rootNotSent|The reason of a failure: the issuers that are known have signed each other, and none of them is a root.
    issuerKeyMismatch|MissingIntermediate, badSignature|The reason of a failure: a certificate has the issuer's name, but another key. It was replaced, or is an impostor's.
    signedByOtherKey|MissingIntermediate, issuerKeyMismatch, badSignature|The reason of a failure: a certificate has the issuer's name, and its key did not make the signature. No key identifiers tell why: the CA of that name has another key (replaced, made anew or an impostor's), or the certificate was damaged.
    badSignature|MissingIntermediate, issuerKeyMismatch, signedByOtherKey|The reason of a failure: the issuer is there, and its key did not make the signature.
    issuerNameMismatch|MissingIntermediate|The reason of a failure: the issuer's key is there, but under another name, or its name written in another way.
    signatureNotVerifiable|MissingIntermediate|The reason of a failure: the issuer is there, but the signature uses an algorithm that is unknown or refused.
    noAlternativeName|SSLHostname, Subject Alternative Name|The reason of a failure: the certificate has no alternative name of the kind asked for.
    commonNameOnly|SSLHostname, Common Name|The reason of a failure: the name is in the subject's common name only, which does not count.
    otherName|SSLHostname|The reason of a failure: the certificate is for other names.
    noExtendedKeyUsage|ServerAuthEKU|The reason of a failure: the certificate has no extended key usage, so it does not say that it is a server's.
    strayCharacter|SSLHostname|The reason of a failure: the certificate has the name with something around it, such as a blank, a dot, https:// or a port, so it is another name.
    wildcardExcluded|NameConstraints, wildcard name|The reason of a failure: a wildcard covers a name that a CA above it excludes.
    wildcardRefused|SSLHostname, wildcard name|The reason of a failure: a wildcard is there, but does not cover the name.
    unsupportedKeyType|KeySize|The reason of a failure: the kind of key (Ed25519, Ed448, DSA) has no entry in Apple's table of sizes.
    unusableKey|KeySize|The reason of a failure: no key has these numbers, or none of this size is used.
    compromisedKey|BlackListedKey, compromised key|The reason of a failure: others than its owner are known to have the key.
    issuedAfterDistrust|GrayListedKey, root list|The reason of a failure: Apple's clients refuse what this root issued after a certain day.
    good|Revocation, OCSP|A status of revocation: an answer that counts says that the certificate is not revoked.
    revoked|Revocation, OCSP, CRL|A status of revocation: the CA has revoked the certificate. Nothing overrides it; only a new certificate helps.
    notChecked|Revocation|A status of revocation: nobody was asked, or no answer counts; the report says why.
    notApplicable|Revocation|A status of revocation: the certificate names nobody who could be asked, so nothing is missing.
    stapledAnswer|OCSP, Revocation|A finding on the handshake: the stapled OCSP answer cannot be used, or a certificate demands one and none came.
    pinnedElsewhere|LeafSPKISHA256, CAspkiSHA256, NSPinnedDomains|The reason of a failure: the pinned key is on the path, but not where it is pinned for: an authority's key pinned as the leaf's, or the other way round (--pin with @leaf or @ca).
    notPinned|LeafSPKISHA256, CAspkiSHA256, NSPinnedDomains|The reason of a failure: none of the keys or certificates that are pinned was found (--pin, --pin-certificate).
    any|NSPinnedDomains|The place of a pin: any certificate of the path may have the key.
    key|NSPinnedDomains|A kind of pin: the hash of a public key (--pin), which stays the same when a certificate is renewed with its key.
    comparison|SecTrustSetAnchorCertificates|A note: the server's certificate was compared with one that is known, and nothing else was checked (--pin-certificate).
    used|trust exception|What became of an exception: a failure passed by it.
    unused|trust exception|What became of an exception: the check does not fail, so it can go.
    otherHost|trust exception|What became of an exception: it is for another host or port.
    otherKey|trust exception|What became of an exception: the server has another key than the one it was recorded for.
    otherCertificate|trust exception|What became of an exception: the check fails on another certificate.
    versionOneIssuer|BasicConstraints|A note: an issuer of version 1, without extensions, which only Apple's clients take for a CA.
    authorityFirst|certificate chain, BasicConstraints|A note: the server sends a CA's certificate as its own. It has to send the one that was issued for it, and to have that one's key; a CA's private key does not belong on a server.
    otherFirst|certificate chain, SSLHostname|A note: the first certificate is for another name, and the one for the name that is asked for is sent behind it. Clients judge the first one only, so that one has to come first, with its private key.
    wrongOrder|certificate chain|A note: the certificates were not sent in the order of the path. Apple's clients, OpenSSL and GnuTLS look for each issuer among all; small TLS libraries of devices may take the next one for it and refuse the server. --write-bundle writes them in order.
    outdated|certificate chain, TemporalValidity|A note: a certificate was sent that is outside its dates, and the path goes over another one. Clients that do not look further refuse the server: leave it out, or send the one in its place that the path goes over.
    rootSent|root certificate|A note: the root was sent too. That does no harm and helps nobody: clients have it or not.
    unparseable|UnparseableCertificate|A note: bytes among those sent are no certificate, and were left out as Apple's clients leave them out.
    evidence|trusteval|A note: how the evidence of a replay was had. In a report's codes: what a code is founded on, which can be looked up here. A kind of entry in explain --json: just that.
    handshakeIncomplete|handshake|A note: the certificates are trusted, and the handshake failed after them, or its end was not read or is not in the capture.
    engine|openssl, gnutls|A note about a library that was asked for its opinion.
    rootUsage|ExtendedKeyUsage|A note: the root names other uses for itself. Apple's clients do not ask a root; some libraries do.
    unusedConstraint|NameConstraints|A note: a critical name constraint is of a kind that no certificate below it has, which not every client lets pass.
    refusedKey|BlackListedKey, compromised key|A note: clients other than Apple's refuse a key on the path.
    rootList|root list|A note: what public lists say of the root.
    installedRoot|root list|A note: the root is in this system's store and in no public list. Somebody put it there.
    issuerAddress|aia, MissingIntermediate|A note: the address at which a missing issuer is to be had, and what came of it.
    knownMaker|private CA, trusted anchor|A note: a name on the path is one that a tool for developers, a server without a certificate for the name, a CA's service for tests or a content network gives its certificates.
    interception|man-in-the-middle attack|A note: names on the path are those of a product that intercepts connections. As the reason of a refused key: it was used to intercept.
    documentedAndCurrent|TN2232|A note: the code that TN2232 documents is not the one that current systems show.
    cannotBeKnown|Revocation|A note: what no check from outside can know.
    namesake|rootNamesake, issuerKeyMismatch|A note: a certificate has the name of a trusted anchor, but another key. It was replaced, or is an impostor's.
    noFix|fix|A note: no change that was tried makes the evaluation come out trusted, and what remains.
    serverNameIndication|SNI, SSLHostname|A note: --sni asked the server for another name than the one that is checked, or for none. It may send another certificate when it is asked for that one.
    clientCertificateRequested|NSURLErrorClientCertificateRequired|A note: the server asks for a client certificate, which --client-cert shows.
    notRequested|client certificate authentication|What became of a client certificate: the server does not ask for one.
    requested|client certificate authentication|What became of a client certificate: the server asks for one; it goes on without, or whether it does is not known.
    required|NSURLErrorClientCertificateRequired, client certificate authentication|What became of a client certificate: the server did not go on without one (--client-cert, --p12).
    handshakeCompleted|client certificate authentication|What became of a client certificate: it was sent, and the handshake was completed with it. Whether the server takes it is not known by that: nginx, for one, refuses it in HTTP, with status 400; curl --cert shows the answer.
    rejected|NSURLErrorClientCertificateRejected, client certificate authentication|What became of a client certificate: the server refused it.
    notAsked|identity, client certificate authentication|Of a client's certificate: the server did not ask for one, so that it names no issuers.
    noList|identity, client certificate authentication|Of a client's certificate: the server asks for one and names no issuers, which means that any may do.
    listed|identity, acceptableIssuers|Of a client's certificate: one of its issuers is among those that the server names.
    notListed|identity, acceptableIssuers|Of a client's certificate: none of its issuers, up to its root, is among those that the server names.
    notKnown|identity, acceptableIssuers|Of a client's certificate: no issuer that its file shows is among those that the server names, and who is above them is not known. Append the intermediate certificates to the file.
    identity|client certificate authentication, acceptableIssuers|In a report: the client's certificate that was given (--client-cert, --p12), judged by itself and against what the server asks for.
    acceptableIssuers|identity, client certificate authentication|In a report: the authorities whose certificates the server takes from clients, as it names them. A client that has several certificates chooses by them.
    nameNotFound|NSURLErrorCannotFindHost|No verdict: the host's name has no address.
    refused|NSURLErrorCannotConnectToHost|No verdict: nothing listens on the port.
    unreachable|NSURLErrorCannotConnectToHost|No verdict: no route leads to the host.
    timeout|NSURLErrorTimedOut|No verdict: the time was over; the key phase says during what (--timeout).
    connectionLost|NSURLErrorNetworkConnectionLost|No verdict: the server reset or closed the connection in the handshake.
    alertReceived|errSSLFatalAlert|No verdict: the server ended the handshake with an alert, whose meaning trusteval explain tells.
    handshakeFailed|errSSLNegotiation|No verdict: the handshake could not go on, such as without a common version or cipher.
    notTLS|NSURLErrorSecureConnectionFailed|No verdict: what answered on the port has no TLS.
    proxyFailed|proxy, refused|No verdict: the proxy cannot be reached, or does not connect to the server (--proxy).
    startTLSFailed|handshake|No verdict: the server refused to change to TLS, or does not use the protocol in which it was asked to (--starttls).
    clientCertificateRequired|NSURLErrorClientCertificateRequired|No verdict: the server does not go on without a client certificate (--client-cert).
    clientCertificateRejected|NSURLErrorClientCertificateRejected|No verdict: the server refused the client certificate.
    boundExceeded|SearchBound|No verdict: the server sent more than any server needs; of a capture, one of its two sides did.
    unreadableInput|PEM, DER|No verdict: a file holds no certificate or cannot be read.
    usage|trusteval|No verdict: the arguments cannot be used. Exit status 64.
    clientEnded|certificate_unknown, unknown_ca, notCaptured|In a capture, the client ended the handshake, with an alert or without one. Certificates that were seen and are not trusted are a verdict all the same; otherwise there is none.
    notCaptured|clientEnded, capture file|The capture does not show enough of the handshake: TLS 1.3 encrypts the certificates, a resumed session has none, packets are missing, or the end was not captured. Certificates that were seen and are not trusted are a verdict all the same; otherwise there is none.
    addresses|trusteval|A note: what the addresses of one server serve, and which of them differ (--all-addresses).
    keys|trusteval|A note: what a server serves with an RSA key, and what with an ECDSA key (--all-keys).
    version|suite, handshake|In a trace: the TLS versions offered, or the one chosen (--trace).
    suite|version, group, handshake|In a trace: the cipher suites offered, or the one chosen, by their names at IANA (--trace).
    group|keyShare, suite, handshake|In a trace: the groups for the key exchange that are offered, or the one used (--trace).
    keyShare|group, handshake|In a trace: the groups for which the ClientHello has a key already (--trace).
    alert|handshake, alertReceived|In a trace: the alert by its name and number in RFC 8446 (--trace).
    applicationProtocol|handshake|In a trace: the application protocols offered (ALPN), or the one chosen (--trace).
    staple|stapling, stapledAnswer|In a trace: that an OCSP answer is asked for, or how long the one sent is (--trace).
    authorities|handshake|In a trace: how many issuers of client certificates the server names (--trace).
    random|handshake|In a trace: the client's random number, by which Wireshark finds the line of a --keylog.
    sessionID|ticket, handshake|In a trace: whether a session ID was sent, which without resumption means nothing (--trace).
    ticket|sessionID, handshake|In a trace: for how long the server offers to resume the session (--trace).
    otherExtension|handshake|In a trace: further extensions of the message, by their names at IANA (--trace).
    damage|handshake|In a trace: what in the message cannot be read (--trace).
    keyKind, key_kind|rsa, ecdsa, keys|In a report: the kind of key that the server was left to prove, rsa or ecdsa; null without --all-keys. key_kind is its column in CSV.
    rsa, ecdsa|keyKind, keys|In keyKind of a report: the kind of key that the server was left to prove (--all-keys).
    notRun|trusteval|No verdict: the run was interrupted before the server was examined.
    internalError|trusteval|No verdict: a fault of this program.
    proxy|proxyFailed|A phase: the proxy was asked to connect to the server (--proxy).
    startTLS|startTLSFailed|A phase: the server was asked to change to TLS (--starttls).
    smtp, lmtp, imap, pop3, ftp, ldap, xmpp, xmpp-server, postgres, mysql, nntp, sieve, irc|startTLS, startTLSFailed|In the route of a report: the protocol in which the server was asked to change to TLS (--starttls).
    resolve|NSURLErrorCannotFindHost|A phase: the host's name was looked up.
    connect|NSURLErrorCannotConnectToHost|A phase: the connection was made.
    key compromise|compromised key|The reason of a refused key: others than its owner have it.
    key leak|compromised key|The reason of a refused key: it was published or shipped in a product.
    weak key|KeySize, compromised key|The reason of a refused key: it can be computed.
    ca compromise|compromised key|The reason of a refused key: somebody else issued with a CA's key.
    ca distrust|root list|The reason of a refused key: clients trust its CA no longer.
    misissuance|root list|The reason of a refused key: a CA issued a certificate that it should not have issued.
    retired|root list|The reason of a refused key: it is out of use.
    malware|root list|The reason of a refused key: it signed malicious software.
    test, forged test|root list|The reason of a refused key: it belongs to a site for testing such lists.
    """
}
