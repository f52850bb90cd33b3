extension FailureText {
  /// Before trust evaluation: resolver, TCP and TLS handshake.
  static let connection = """
    @nameNotFound|the host name has no address
    & DNS failure
    & unknown host
    = The resolver knows no address for the name.
    ? The name is misspelt, or a suffix was added twice.
    ? The name exists only inside another network.
    ? The record is new or was removed, and the old answer is still remembered.
    > getent hosts HOST, or dig HOST, on the machine that fails.
    ! Correct the name or the record; to test a server before its record exists, use --connect-to.
    @refused|no TCP connection
    & connection refused
    = The host is known, but nothing took the connection on that port.
    ? The service is not running, or listens on another port or address.
    ? A firewall answers in its place.
    > trusteval HOST:PORT with the port that is meant; nc -vz HOST PORT.
    ! Start the service, open the port, or use the right one.
    @timeout|nothing came back in time
    & timed out
    = The time ran out, on the way to the host or in the handshake.
    ? A firewall drops the packets without a word.
    ? The server accepted the connection and says nothing: overloaded, or waiting for cleartext first.
    ? Large handshake packets are lost on a path with a small maximum size.
    > trusteval HOST says in which phase the time ran out.
    ! Open the path; for mail and directory servers, use the port on which TLS begins at once.
    @connectionLost|the connection was lost
    & connection reset
    & handshake aborted
    = The peer, or something in between, closed or reset the connection before the handshake was complete.
    ? A filter or firewall cuts connections by the server's name.
    ? The server crashed, or was restarted, or refuses without sending an alert.
    ? A load balancer has no healthy server behind it.
    ? A captive portal is waiting for a login.
    > trusteval HOST from another network tells a filter from a server.
    > The server's own log says whether the connection arrived.
    ! Ask who runs the path; a server that refuses should send an alert.
    @handshakeFailure|the handshake failed
    & no common cipher
    & handshake failure alert
    = The two sides found nothing they both accept, or a message broke the protocol.
    ?a No cipher suite in common: App Transport Security offers ECDHE with AES or ChaCha20 only.
    ?o No cipher suite in common.
    ?a The server takes nothing that Apple's clients offer: it has DHE suites, the group X448 or a finite field alone, or a certificate for a key of Ed25519 or RSASSA-PSS, or on P-521 with TLS 1.3.
    ? {clientCertificateRequired} The server requires something that it does not name: a client certificate, a name in the hello.
    ? The server cannot use its certificate: the kind of key does not fit the offered suites, or the key usage does not allow signatures.
    ? A middle box alters the handshake.
    > trusteval HOST shows what the server takes from a lenient offer.
    >a It asks again with the offer of Apple's clients where the server chose what they lack, and says so if the server refuses that.
    > openssl s_client -connect HOST:443 -tls1_2 -cipher ECDHE shows what it takes from a strict one.
    ! Let the server offer TLS 1.2 or later with ECDHE and AES-GCM suites.
    ! Where the server cannot use its certificate, give it one for servers: its own and no CA's, whose key usage allows digitalSignature.
    @protocolVersion|no common TLS version
    & TLS version
    & TLS 1.0
    = The server does not have a TLS version that the client accepts.
    ?o An old server with TLS 1.0 or 1.1 only, or a client so old that it has nothing newer.
    ?a An old server with TLS 1.0 or 1.1 only; macOS 26 refuses it in URL loading whatever the exceptions.
    ? {notTLS} The port is for something other than TLS.
    ? A downgrade was noticed.
    > trusteval HOST accepts TLS 1.0 and up on purpose and says what was agreed.
    ! Bring the server to TLS 1.2 or 1.3.
    @oldVersion|the server's TLS version is retired
    & old TLS version
    = Client and server agreed on a version before TLS 1.2, which current systems refuse before they look at any certificate.
    ? A server whose software or configuration has TLS 1.0 or 1.1 only.
    ? A load balancer or another box in front of the server that ends TLS with such a version.
    > trusteval HOST offers everything from TLS 1.0 to 1.3 and says which version the server took.
    > openssl s_client -connect HOST:443 -tls1_2 shows whether there is TLS 1.2 at all.
    ! Enable TLS 1.3, or TLS 1.2 with ECDHE cipher suites. Exceptions in Info.plist do not help on iOS 26 and macOS 26.
    @oldClient|the client has no TLS version that the server accepts
    & client too old
    = The client offered only TLS versions that the server does not accept; the server says so in its own log. The server is as it should be.
    ? A client whose software or system is from before TLS 1.2: Java 6 or 7, Android 4, Windows 7 or older programs with .NET.
    ? A client or proxy whose configuration fixes an old version.
    ? A scanner or a health check that tries old versions on purpose.
    > The line in the log has the client's address.
    > trusteval HOST shows which version the server takes from a client that offers all.
    ! Update the client, or let it offer TLS 1.2 or later.
    ! Leave the server's lowest version as it is: current systems refuse a server below TLS 1.2.
    @notTLS|the port does not use TLS
    & wrong version number
    & plain HTTP
    = The first bytes of the answer are no TLS record.
    ? Plain HTTP on this port: the https site is on another.
    ? A protocol that begins in cleartext and switches to TLS later, such as SMTP on port 25 or 587.
    ? A proxy answers with an error page.
    > trusteval HOST:PORT says what the answer looked like.
    ! Use the right port, or switch TLS on for this one.
    @weakDiffieHellman|the Diffie-Hellman group is too small
    & logjam
    & dh key too small
    = The server's finite-field Diffie-Hellman group is smaller than the client accepts.
    ? A server with groups of 512 or 1024 bits from old defaults.
    > trusteval HOST shows the group when one is used.
    ! Prefer ECDHE suites; otherwise a group of 2048 bits.
    @unrecognizedName|the server does not know the name
    & SNI
    = The server has no site under the name that the hello carries.
    ? The name points at the wrong server, or the site is not set up there yet.
    ? A front end was not told about the name.
    ?o A proxy puts no name, or its own, in the hello to the server behind it: nginx sends none unless proxy_ssl_server_name is on.
    ? nginx with ssl_reject_handshake on answers so to every name that none of its server blocks has, also to a hello without a name.
    > trusteval HOST --sni OTHER compares names on the same server.
    ! Add the name on the server, or correct the record.
    !o In nginx as a proxy: proxy_ssl_server_name on, and in proxy_ssl_name a name that the server has.
    @serverInternalError|the server failed inside
    = The server sent internal_error: it could not go on, for reasons of its own.
    ? A front end without a certificate for the name.
    ? A key that cannot be read, or a module that is not there.
    > The server's own log.
    ! Give the front end a certificate for the name and reload it.
    @cleartextBlocked|plain http was blocked
    & http blocked
    = App Transport Security does not let the app load http URLs.
    ? The URL begins with http, or a page redirects to such a URL.
    >a The failing URL is in the error's userInfo.
    >o The message names the host; look for URLs with http and that host.
    ! Say https in the URL; trusteval HOST tells whether the server answers over TLS as well. For one that does not, an exception for that domain.
    @clientCertificateRequired|a client certificate is required
    & mutual TLS
    & client certificate
    = The server requires a certificate of the client and got none it can use.
    ?o The client was given no certificate, or not its private key.
    ?a The app does not answer the challenge NSURLAuthenticationMethodClientCertificate.
    ?a The identity is not in the app's keychain, or its private key is missing.
    ? The certificate's issuer is not among those that the server names.
    ?a HTTP status 403 on a connection that asked for a certificate.
    > trusteval HOST says that a client certificate was requested, and still evaluates the server.
    > trusteval HOST --client-cert FILE sends one, to see whether the server takes it.
    > openssl s_client -connect HOST:443 lists the authorities that the server accepts.
    !o Give the client its certificate, the intermediates above it and the private key.
    !a Import the identity from a PKCS#12 file and return it from the challenge as a credential.
    @clientCertificateRejected|the client certificate was rejected
    = The server answered the client's certificate with an alert.
    ? It was issued by an authority that the server does not know.
    ? It has expired, is revoked, or is not meant for client authentication.
    ? The intermediates were not sent along with it.
    ? The private key does not belong to it.
    >o The alert's name tells: unknown_ca, certificate_expired, certificate_revoked, or decrypt_error for a wrong signature.
    >a The alert tells: -9831 unknown authority, -9828 expired, -9827 revoked, -9834 wrong signature.
    > trusteval HOST --client-cert FILE shows the same without the app, and the alert by name.
    > trusteval verify FILE --purpose client evaluates the certificate itself.
    ! Send the identity with its intermediates, and have the server trust its authority.
    """
}
