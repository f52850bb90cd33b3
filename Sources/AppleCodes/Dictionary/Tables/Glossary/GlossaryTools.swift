extension Term {
  /// Tools and terms of TN2232, with trusteval's own way to do the same.
  static let toolText = """
    s_client, openssl s_client|certificate chain, openssl verify|OpenSSL's test client: it connects, prints what the server sends (-showcerts) and ends with a verify return code, one of several failures. It checks no name unless -verify_hostname is given, and its exit status is 0 all the same. trusteval HOST evaluates as Apple's clients do; -v prints every certificate; --client-cert FILE is its -cert.
    -showcerts|s_client|The option of openssl s_client that prints every certificate the server sends, in the order sent. trusteval HOST -v shows them as well and says which are on the path.
    capture file, packet trace, pcap, pcapng, tcpdump, Wireshark|clientEnded, notCaptured|Packets of a network, as tcpdump and Wireshark write them. trusteval verify FILE reads the certificates, the client's offer and the alerts from one: what the failing device really saw. TLS 1.3 encrypts the certificates; --keylog FILE writes the secrets of a check, with which Wireshark reads those as well.
    dumpasn1|ASN.1, DER|A tool that prints any DER as a tree. trusteval show --asn1 FILE prints such a tree too, with offsets and the names of the RFCs, and trusteval show FILE what the fields mean; openssl asn1parse prints a tree as well.
    Certificate Assistant|Keychain Access, trusteval lab|The part of Keychain Access that evaluates a certificate, makes self-signed ones, and runs a small authority for tests. trusteval verify FILE evaluates; trusteval lab ca DIR makes an authority for development, and trusteval lab files DIR one with good and broken certificates for tests.
    Keychain Access|Certificate Assistant, security tool|The app of macOS for keychains: it shows certificates, imports and exports them, and sets trust. A certificate in a keychain is not trusted by that; Always Trust, or add-trusted-cert of the security tool, makes it so. trusteval show FILE shows a certificate on any system.
    security tool, security command|security verify-cert, Keychain Access|The command of macOS for keychains, certificates and trust settings; its manual page lists what it can do. trusteval needs none of it and runs elsewhere too.
    telnet|s_client|A client for cleartext protocols; it has no TLS, for which openssl s_client takes its place. trusteval HOST:PORT says whether a port has TLS at all.
    Safari certificate viewer, Show Certificate|Keychain Access|Safari shows the chain from its address bar, or from Show Details on the page that warns. It shows the path that was found, which is not always what the server sent. trusteval HOST -v shows both.
    ASN.1|DER, dumpasn1|The notation that certificates are defined in; DER is its encoding.
    TN2232|trust evaluation|Apple's technical note on why server trust evaluation fails and how to customise it (2012 to 2014). Its advice holds; its errors are those of its time.
    Common Name, CN|Subject Alternative Name, SSLHostname|A field of the subject that once held a server's name. Apple's clients have not looked at it since iOS 13 and macOS 10.15.
    Subject Alternative Name, SAN, subjectAltName|Common Name, SSLHostname|The extension that lists the names and addresses a certificate is for. It alone counts.
    Extended Key Usage|ExtendedKeyUsage, ServerAuthEKU|The extension that says what a certificate is for; a server's needs the value serverAuth.
    wildcard name, wildcard certificate|SSLHostname, Subject Alternative Name|A name such as *.example.com. It matches one label, the left-most and whole one: not for example.com itself, nor for a.b.example.com.
    man-in-the-middle attack, impostor server|certificate pinning, TLS server trust evaluation|Somebody on the way who answers in the server's place. Trust evaluation is what reveals that, and switching it off lets it pass.
    Custom certificate authority, private CA|certificate authority, SecTrustSetAnchorCertificates|An authority of one's own. Its root must be installed on the devices, or set as an anchor by the app, which App Transport Security does not honour. trusteval HOST --user-root ROOT.pem shows the first, --anchor ROOT.pem the second.
    configuration profile|trusted anchor|A file that sets up a device. A root that came in a profile by hand must also be switched on in iOS, under Certificate Trust Settings; one from device management is trusted at once.
    """

  /// Current tools and terms, and those of client certificates, that TN2232 does not have.
  static let generalText = """
    root list, Apple's root list, public root list|trusted anchor, AnchorTrusted|The roots that a platform ships. trusteval knows Apple's of one release and holds this system's own store against it: a public root that Apple lacks fails AnchorTrusted, one that no public list has was installed here. Every use prints the day of the list. Being in it is not being trusted: rules by date and by key come on top.
    compromised key, refused key|BlackListedKey, GrayListedKey|A private key that others than its owner have. A path over one that clients are known to refuse fails BlackListedKey; what Apple sends to devices beyond the published lists cannot be known, so the check stays among those not run.
    nscurl|NSAppTransportSecurity|A tool of macOS: nscurl --ats-diagnostics URL tries a connection with each exception of App Transport Security in turn. trusteval HOST says which requirements the server does not meet, without a Mac.
    security verify-cert|security tool|The security tool's evaluation of certificate files by macOS itself: -c FILE for each certificate, -p ssl and -n NAME for a server's. trusteval verify FILE --server-name NAME does it by the same rules on any system.
    security add-trusted-cert|Keychain Access|Installs a root as trusted: -d for all users, -k for the keychain. trusteval HOST --user-root ROOT.pem shows beforehand what it would bring.
    security dump-trust-settings|UsageConstraints|Prints whom users (or, with -d, administrators) of this Mac have trusted or forbidden.
    security find-certificate|Keychain Access|Prints certificates of a keychain; -a for all, -p as PEM, which trusteval takes with --intermediate or --user-root.
    certtool|openssl verify|GnuTLS's tool for certificates; certtool --verify evaluates a chain. trusteval asks GnuTLS too and prints its verdict beside OpenSSL's.
    gnutls-cli|s_client|GnuTLS's test client. trusteval HOST --engine gnutls makes its handshake with GnuTLS.
    openssl verify|s_client|OpenSSL's evaluation of certificate files: -CAfile for roots, -untrusted for intermediates. trusteval verify FILE --user-root ROOT.pem --intermediate FILE does it by Apple's rules and prints OpenSSL's verdict as well.
    openssl x509|DER, PEM|OpenSSL's tool to print a certificate (-noout -text) and to turn PEM into DER (-outform DER). trusteval verify FILE -v prints it with what is wrong.
    openssl req|certificate signing request|OpenSSL's tool for requests and self-signed certificates. With -x509 alone it makes a certificate without the extensions that Apple asks for: add -addext subjectAltName=DNS:NAME and extendedKeyUsage=serverAuth, and at most 825 days.
    openssl ca, openssl.cnf, x509_extensions, v3_ca, v3_intermediate_ca, usr_cert, server_cert, crl_ext, policy_strict, policy_loose, default_days, default_md|basicConstraints, keyUsage|OpenSSL's small authority; the sections of its configuration (v3_ca, v3_intermediate_ca, server_cert, usr_cert) say which extensions each kind of certificate gets.
    serverAuth, id-kp-serverAuth, TLS Web Server Authentication|ExtendedKeyUsage, ServerAuthEKU|The value of the extended key usage (1.3.6.1.5.5.7.3.1) that a TLS server's certificate needs for Apple's clients. Any extended key usage (anyExtendedKeyUsage) does not take its place in certificates issued since July 2019.
    clientAuth, id-kp-clientAuth, TLS Web Client Authentication|Extended Key Usage, ServerAuthEKU|The value of the extended key usage (1.3.6.1.5.5.7.3.2) for client certificates. A certificate that has this one alone is refused as a server's.
    keyEncipherment, nonRepudiation|KeyUsage|Values of the key usage. keyEncipherment is for TLS 1.2 with RSA key exchange, which App Transport Security does not take; digitalSignature serves all else. nonRepudiation is for signed documents.
    keyCertSign, cRLSign|KeyUsage, BasicConstraints|Values of the key usage for authorities: to sign certificates, and to sign revocation lists. A certificate that issues others under a key usage without keyCertSign fails KeyUsage.
    CAfile, CApath|openssl verify, trusted anchor|OpenSSL's and curl's names for the roots to trust: a PEM file, and a directory with hashed names. Here --anchor FILE is for a CA of one's own, and --root-store FILE takes the place of the system's roots.
    openssl pkcs12|PKCS #12|OpenSSL's tool that packs a certificate, its key and its chain into one file for a device; -legacy for older systems.
    keytool|PEM|Java's tool for its trust store, cacerts, which is no system's: keytool -importcert adds a root to it. trusteval HOST --root-store FILE evaluates with the roots of a PEM file in place of the platform's.
    trusteval lab|Certificate Assistant|Servers with known faults on loopback, to test clients with: trusteval lab list shows them, trusteval lab serve runs them, trusteval lab files DIR writes their certificates.
    PEM|DER|Certificates and keys as text: Base64 between BEGIN and END lines. SecCertificateCreateWithData does not take it; trusteval takes both.
    DER|PEM, ASN.1|The binary form of a certificate, which Apple's APIs take.
    PKCS #12, PKCS12, p12, pfx|digital identity, SecPKCS12Import|A file with a certificate, its private key and its chain, under a passphrase.
    certificate signing request, CSR|certificate authority|What an authority makes a certificate of: a public key, a name, and wishes for extensions.
    certificate chain, chain|intermediate certificate, MissingIntermediate|The certificates that a server sends: its own, then each issuer's, the root left out.
    client certificate authentication, mutual authentication|NSURLErrorClientCertificateRequired, digital identity|TLS in which the client shows a certificate as well. trusteval HOST --client-cert FILE shows one, or --p12 FILE, and the report judges it.
    basicConstraints|BasicConstraints, BasicConstraintsPathLen|The extension that marks an authority (CA:TRUE) and limits how many authorities may follow (pathlen).
    keyUsage|KeyUsage|The extension that says what a key may do; an authority's needs keyCertSign.
    subjectKeyIdentifier, SKI|authorityKeyIdentifier, IdLinkage|The extension that numbers a certificate's own key, mostly by its hash.
    authorityKeyIdentifier, AKI|subjectKeyIdentifier, IdLinkage|The extension that says which key of the issuer signed.
    OCSP stapling, stapled OCSP answer|Online Certificate Status Protocol, Revocation|A server sends the responder's answer about its certificate along in the handshake. trusteval HOST verifies it: one that proves the certificate revoked is a failure, and --revocation online asks the responder itself.
    must-staple, TLS feature extension|OCSP stapling, Revocation|An extension (RFC 7633) by which a certificate demands a stapled answer. GnuTLS's client refuses a handshake without one; nothing in Apple's published source looks at it, and trusteval HOST tells it as a finding about the handshake.
    nsCertType|ExtendedKeyUsage|An extension of Netscape's that says what a certificate is for. Apple's TLS policy goes by the extended key usage.
    """
}
