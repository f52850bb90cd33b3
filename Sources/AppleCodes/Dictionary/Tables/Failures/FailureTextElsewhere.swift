extension FailureText {
  /// What other systems report and Apple's codes do not: failures that they do not tell apart, and
  /// rules that only they have.
  static let elsewhere = """
    @noTrustedPath|no path to a trusted root
    & no path to a trusted root found
    = No path from the server's certificate to a root that this client trusts was found. A certificate in between was not sent, or the path ends in a root that this client does not have; the words are the same for both.
    ? A private or company authority whose root is not in the store that this client reads.
    ? An intermediate certificate was not sent. Browsers hide that: they remember intermediates or fetch them.
    ? {selfSigned} The server's certificate is self-signed: it is its own root, and nobody trusts it.
    ? An intercepting proxy or debugging tool issues the certificates.
    ? The client's store is old or empty, or the root was removed from it.
    > trusteval HOST tells an intermediate that was not sent from a root that is not trusted, and names either.
    > openssl s_client -connect HOST:443 -showcerts shows what the server sends.
    ! If the authority is private, add its root to the store that this client reads; if it is public, have the server send the intermediate. That store need not be the system's; trusteval HOST --user-root ROOT.pem is trusted where a root is all that is missing. The server sends its certificate, then each intermediate, without the root.
    ! For a self-signed certificate, get one from an authority that the clients trust.
    @issuerNotFound|no issuer that leads to a trusted root
    = The issuer of a certificate, which is not self-signed, was neither sent nor found among the roots that this client trusts: an intermediate is missing, or a root; the words are the same for both.
    ? A private or company authority whose root is not in the store that this client reads.
    ? An intermediate certificate was not sent. Browsers hide that: they remember intermediates or fetch them.
    ? An intercepting proxy or debugging tool issues the certificates.
    ? The client's store is old or empty, or the root was removed from it.
    > trusteval HOST names the issuer that nobody sent, or the root that is not trusted.
    > openssl s_client -connect HOST:443 -showcerts shows what the server sends.
    ! If the authority is private, add its root to the store that this client reads; if it is public, have the server send the intermediate. That store need not be the system's; trusteval HOST --user-root ROOT.pem is trusted where a root is all that is missing. The server sends its certificate, then each intermediate, without the root.
    @rootInChain|the chain that was sent ends in a root that is not trusted
    & self-signed certificate in the chain
    = The server sent a chain up to a self-signed root, and this client does not trust that root. The server's own certificate is another one, which is not self-signed.
    ? A private or company authority whose root is not in the store that this client reads.
    ? An intercepting proxy or debugging tool issues the certificates and sends its root along.
    ? The client's store is old, or the root was removed from it.
    > trusteval HOST shows the root's name; one that names a proxy or a product explains itself.
    > trusteval HOST --user-root ROOT.pem shows whether the rest of the chain would do.
    ! Where the root is one that you mean to trust, add it to the store that this client reads, which need not be the system's.
    ! For a public server, change to an authority that all clients trust. Sending the root does not help: no client trusts one because it was sent.
    @outsideDates|outside a certificate's dates
    & expired or not yet valid
    = The clock lies before the first day or after the last day of a certificate of the path; the words are the same for both.
    ? The certificate has expired: renewal did not run, or the server was not reloaded after it.
    ? An intermediate or root has expired while the server's own certificate is good.
    ? The certificate is not valid yet: it was put in place before its time.
    ? The client's clock is wrong.
    > trusteval HOST shows the dates of every certificate; compare them with the client's clock.
    ! Where the last day is over, renew that certificate and reload the server.
    ! Where the first day is still to come, set the clock; otherwise wait, or put the earlier certificate back.
    @strictRule|a rule that only strict verifiers apply
    & X509_V_FLAG_X509_STRICT
    & VERIFY_X509_STRICT
    = A certificate does not follow a rule of RFC 5280 that verifiers apply on demand only: OpenSSL under X509_V_FLAG_X509_STRICT, which Python sets in ssl.create_default_context since 3.13.
    ? A private authority whose own certificate was made by hand, or long ago, without the extension or the mark.
    ? A tool or appliance that issues certificates without it.
    ? The client became strict, as with an upgrade to Python 3.13; the certificates are the same as before.
    > trusteval verify FILE -v prints the extensions of each certificate.
    > openssl verify -x509_strict -CAfile ROOT.pem -untrusted CHAIN.pem CHAIN.pem gives the same error without the program.
    ! Renew the certificate at fault so that it follows the rule. For an authority: basicConstraints = critical, CA:TRUE; keyUsage = critical, keyCertSign, cRLSign; subjectKeyIdentifier = hash. Its key and name can stay; a renewed root has to be installed on the clients again.
    ! For a certificate that an authority issued: authorityKeyIdentifier = keyid, and in one that is no authority's neither keyCertSign nor a path length.
    ! Until then, a Python program can take ssl.VERIFY_X509_STRICT out of its context's verify_flags; signatures, dates and names are verified as before.
    @emptySubject|a name is empty that may not be
    = The subject of an authority is empty, or that of a server's certificate is, without subject alternative names marked critical.
    ? A certificate made by hand or by a tool that leaves the subject out.
    > trusteval HOST -v prints the names of each certificate; for files, trusteval verify FILE -v.
    ! Reissue with a subject; for a server's certificate without one, mark the subject alternative names critical.
    @handshakeIncomplete|the TLS handshake was not completed
    & handshake not completed
    = The handshake ended before it was complete. This name covers every reason; the words behind it, or the inner exception, say which.
    ? The server's certificate was refused: its root, its dates, its names.
    ? Client and server have no TLS version or cipher suite in common.
    ? The connection was closed or reset in mid-handshake, by the server or something in between.
    ? The port does not use TLS.
    ? The server demands a client certificate and says so with an alert.
    > Read on behind these words: the alert, the verify error or the inner exception says why.
    > trusteval HOST shows both: what the handshake came to, and how trust evaluation ends.
    ! Look up the words that follow: most have an entry of their own. Where none follow, or they are not known, trusteval HOST says where the handshake ends, and why.
    @lostAfterHandshake|the connection was lost after the handshake
    = The handshake was complete; the connection was closed or reset when data should have come.
    ? The server's program crashed, or closed the connection without an answer.
    ? An idle connection was closed by the server or a firewall, and then used again.
    ? With TLS 1.3, a server that requires a client certificate may close only now.
    > trusteval HOST shows that the handshake is good, and whether a client certificate was requested.
    > The server's own log says what happened to the request.
    ! Look at the server's program rather than at its certificates.
    @legacyRenegotiation|the server lacks secure renegotiation
    & unsafe legacy renegotiation
    & RFC 5746
    = The server does not announce secure renegotiation (RFC 5746), which OpenSSL 3 demands of every server up to TLS 1.2.
    ? Server software or an appliance with a TLS library from before 2010.
    ? A middle box that ends TLS with such a library, or removes the extension.
    > openssl s_client -connect HOST:443 -legacy_server_connect says "Secure Renegotiation IS NOT supported" where that is so.
    ! Update the server's TLS library to one that has RFC 5746, secure renegotiation; every one since 2010 has.
    ! Until then, one client can be told to accept this one server (SSL_OP_LEGACY_SERVER_CONNECT), at the risk that RFC 5746 describes.
    @plainHTTPRequest|plain HTTP was sent to a TLS port
    & plain HTTP to an HTTPS port
    = The port is for TLS, and the client sent it an HTTP request without TLS.
    ? The client's URL begins with http and names the port of https.
    ? A reverse proxy, load balancer or health check sends http to a server that expects https.
    ? A client takes a proxy's TLS port for a plain one.
    > trusteval HOST:PORT shows that the port completes a TLS handshake.
    ! Say https in the client's URL, or in the upstream address of the proxy or health check.
    ! Where plain HTTP is meant, send it to the server's http port.
    @serverWithoutTLS|the database server has no TLS
    & database without TLS
    = The client asked for TLS in the database's own protocol, and the server answered that it has none. No certificate was sent.
    ? TLS is off in the server's configuration, as it is by default in PostgreSQL.
    ? TLS was switched on, and the server was not restarted or could not load its certificate and key.
    ? A pooler or proxy in front of the database answers, and has no TLS of its own.
    ? The client demands TLS where none is meant, as on the same machine (sslmode, ssl-mode, or ssl in a program's settings).
    > For PostgreSQL, SHOW ssl says whether it is on, and trusteval HOST:5432 --starttls postgres asks for TLS as the client did; for MySQL, SHOW VARIABLES LIKE '%ssl%', and trusteval HOST:3306 --starttls mysql.
    ! For PostgreSQL, set ssl = on, ssl_cert_file and ssl_key_file and reload it; for MySQL or MariaDB, ssl_cert and ssl_key. Do the same in a pooler that answers in its place.
    ! Where no TLS is meant, say so in the client (sslmode=disable): everything, the password's exchange included, then crosses the network without TLS.
    @clientNotTLS|the client sent no TLS
    & client without TLS
    = The port is for TLS, and the first bytes that a client sent to it are no TLS record. No certificate was shown.
    ? A client uses the port without TLS: http where https is meant, or mail on a port on which TLS begins at once.
    ? A load balancer's health check opens the port without TLS.
    ? A load balancer sends the PROXY protocol's line first, and the server does not expect it.
    ? A scanner tries what the port takes.
    > The line in the log has the client's address.
    > trusteval HOST:PORT shows that the port completes a TLS handshake.
    ! Correct the client's address or its setting for TLS, or make the health check use TLS.
    ! Where a load balancer sends the PROXY protocol, let the server expect it, or switch it off there.
    @clientLeft|a client ended the connection
    & client closed the connection
    = The client closed or reset the connection without an alert, mostly before the handshake was complete; the server says so in its own log. The server need not have a fault.
    ? A health check, a load balancer's probe or a monitor opens the port and closes it again.
    ? A scanner, as every public address gets them, or a browser that opened a connection it did not need.
    ? A client that refuses the server's certificate closed without an alert.
    ? The client's program ended or gave up, or something between the two cut the connection.
    > The line in the log has the client's address: whose it is, and whether the same address has good connections as well, tells a probe from a client in trouble.
    > The client's own error or log says why it ended: ask that side.
    > trusteval HOST shows whether clients have a reason to refuse the certificate.
    ! Where the address is a client's that should connect, ask that side for its error, and run trusteval HOST.
    ! Where it is a health check's, a load balancer's or a scanner's, nothing has to be mended; a health check can be told to complete the handshake.
    @clientSilent|a client did not go on with the handshake in time
    & client sent no hello
    = The client opened the connection and did not send, in the time that the server allows, what the handshake needs; the server gave up. The server need not have a fault.
    ? A load balancer, a browser or a monitor opens connections ahead of use and sends nothing.
    ? A scanner opens the port and waits.
    ? The client's packets are lost on the way, as large ones are on a path with a small maximum size.
    ? The client asks somebody first, such as a user about a certificate.
    > The line in the log has the client's address: whose it is, and whether the same address has good connections as well, tells a probe from a client in trouble.
    > A capture of packets on the server shows whether a hello came from that address.
    > trusteval HOST, from that client's network, says in which phase the time runs out there.
    ! Where the address is a client's that should connect, ask that side for its error, and run trusteval HOST there.
    ! Where it is a load balancer's or a scanner's, nothing has to be mended.
    @misdirected|the request is for another site than the handshake
    & misdirected request
    & HTTP status 421
    = The handshake was good. The request in it names another host than the hello did (SNI), and the server answers such a request with HTTP status 421.
    ? A proxy or load balancer in front names one host in its hello and another one in the request.
    ? A proxy takes one connection for the requests of several sites.
    ? The client connects by address or by another name and sets the request's host itself.
    ? An update of Apache httpd to 2.4.64 or later, which compares the TLS settings of both sites more exactly.
    > trusteval HOST, and trusteval HOST --sni OTHER, show the certificate that each name gets.
    > curl -v with the URL shows the status.
    ! Have the hello and the request name the same host: in nginx as a proxy, proxy_ssl_server_name on and proxy_ssl_name $host.
    ! Or give both sites the same TLS settings, or an address each.
    @emptyTrustStore|the client has no roots
    & empty trust store
    = The client's own store of roots is empty, missing or unreadable, so no certificate of any server can be verified. It says nothing about the server.
    ? The path of the store is wrong, or the program may not read it.
    ? The system's package of root certificates is not installed, as in a small container.
    ? The file holds no certificates of authorities, such as a key store with a key of its own only.
    > The program's settings name the store; grep -c BEGIN FILE counts the certificates of a PEM file.
    ! Point the client at a store that has roots, or install the system's (ca-certificates).
    ! Add a private root to a copy of the full store rather than to an empty one.
    """
}
