extension ForeignTable {
  /// Lines in the logs and pages of nginx, and of Apache httpd and HAProxy where the meaning says so.
  ///
  /// A server's log looks from the other side: an alert in it was sent by the client.
  static let webServers = """
    upstream SSL certificate verify error||serverUntrusted untrustedRoot selfSigned missingIssuer expired hostName|nginx, as a client of the server behind it, refuses that server's certificate. OpenSSL's number and words follow in brackets. proxy_ssl_trusted_certificate names the roots that count.
    upstream SSL certificate does not match||hostName|The certificate of the server behind nginx is for another name than proxy_ssl_name.
    client sent no required SSL certificate while reading client request headers||clientCertificateRequired|ssl_verify_client is on and the client sent no certificate; nginx answers with status 400.
    No required SSL certificate was sent||clientCertificateRequired|The page that nginx shows with status 400 where ssl_verify_client is on.
    client SSL certificate verify error||clientCertificateRejected|nginx refuses the client's certificate. OpenSSL's number and words follow in brackets.
    The SSL certificate error||clientCertificateRejected|The page that nginx shows with status 400 for a client's certificate that it refuses.
    client sent plain HTTP request to HTTPS port while reading client request headers||plainHTTPRequest|The client sends plain HTTP to a port that expects TLS.
    The plain HTTP request was sent to HTTPS port||plainHTTPRequest|The page that nginx shows where a client sends plain HTTP to a port that expects TLS.
    peer closed connection in SSL handshake||connectionLost clientLeft|nginx: the other side closed before the handshake was complete. While SSL handshaking to upstream that is the server behind nginx, and a client otherwise.|As a proxy, nginx names no host in its hello unless proxy_ssl_server_name is on: some servers close on that.
    client timed out (110: Connection timed out)||clientSilent|
    client closed connection while SSL handshaking||clientLeft|nginx: the client closed the connection before it sent its hello, or in the middle of it.
    SSL_do_handshake() failed||handshakeIncomplete|The handshake failed; OpenSSL's error follows, and an alert in it was sent by the other side.
    cannot load certificate||unreadableFile|The server cannot read the certificate file of its configuration: wrong path, wrong rights, or no PEM.
    cannot load certificate key||unreadableFile keyMismatch|The server cannot read the private key file of its configuration.
    client attempted to request the server name different from the one that was negotiated||misdirected|nginx answers with status 421 where client certificates are verified: it verified for the name in the hello, and the request is for another.
    host not found in upstream||nameNotFound|nginx does not start or reload: the name of a server behind it has no address.
    ssl_stapling ignored, no OCSP responder URL|||No failure: the certificate names no responder, as those of CAs that ended OCSP, so there is nothing to staple.
    ssl_stapling ignored, issuer certificate not found||missingIssuer revocationUnknown|The certificate file holds the server's certificate only. Its issuer is missing for stapling, and then for the clients as well.
    OCSP_basic_verify() failed|||nginx could not verify the OCSP answer that it was to staple, mostly because the issuer is not among ssl_trusted_certificate. It serves without a stapled answer; only clients that demand one refuse it.
    no ssl_certificate is defined||noServerCertificate|nginx: the server block that answers on this port listens with TLS and has no certificate to show.
    upstream timed out||timeout|
    Server certificate not trusted||serverUntrusted untrustedRoot missingIssuer selfSigned|Postfix, as a client, is told to deliver only where the certificate is trusted (smtp_tls_security_level verify or secure), and it is not. The line before it, with smtp_tls_loglevel = 1, says why.
    Server certificate not verified||hostName serverUntrusted|Postfix, as a client, trusts the certificate's root or not, and finds none of the names that it looks for (smtp_tls_verify_cert_match, smtp_tls_secure_cert_match, by default the name of the domain or of the next host).
    Untrusted TLS connection established||serverUntrusted untrustedRoot missingIssuer selfSigned|Postfix, as a client, encrypts and delivers, although no trusted root leads to the server's certificate: under smtp_tls_security_level may or encrypt that is not asked for. smtp_tls_CAfile or smtp_tls_CApath name the roots.
    certificate verification failed for ... untrusted issuer||issuerNotFound|Postfix, as a client: the issuer that it names is neither among the certificates that were sent nor among the roots of smtp_tls_CAfile or smtp_tls_CApath.
    certificate verification failed for ... not trusted by local or TLSA policy||untrustedRoot|Postfix, as a client: neither its roots nor the domain's TLSA records vouch for the server.
    certificate peer name verification failed||hostName|Postfix, as a client: none of the names in the certificate is the one that it looks for.
    cannot get ... certificate from file||unreadableFile|Postfix goes on without TLS.
    cannot get ... private key from file||unreadableFile keyMismatch|Postfix goes on without TLS.
    (certificate verification failed): certificate invalid||serverUntrusted clientCertificateRejected|Exim with GnuTLS refuses the certificate of the other side, whatever the reason is; as a client it does so where tls_verify_hosts or DANE demand one that is trusted.
    SSL verify error: certificate name mismatch||hostName|Exim: the certificate has other names than the host that it connects to.
    STARTTLS ... verify=FAIL||serverUntrusted untrustedRoot missingIssuer clientCertificateRejected|sendmail: the certificate of the other side could not be verified. It goes on unless the access map demands more.
    Error during SSL Handshake with remote server||handshakeIncomplete|Apache httpd, as a proxy: the handshake with the server behind it failed. The lines before it say why.
    SSL Proxy connect failed||handshakeIncomplete|Apache httpd, as a proxy: the handshake with the server behind it failed. The next line has OpenSSL's error.
    SSL_accept() failed||handshakeIncomplete|The server's handshake with a client failed; OpenSSL's error follows, and an alert in it was sent by the client.
    client did not trust this server's certificate||serverUntrusted|Elasticsearch, as a server: the client sent an alert that refuses this server's certificate. The client's own log says why.
    server did not trust this client's certificate||clientCertificateRejected|Elasticsearch, as a client of another node or cluster: the server refuses its certificate.
    failed to establish trust with server at||serverUntrusted untrustedRoot missingIssuer hostName|Elasticsearch, as a client of another node, cluster or service, refuses the server's certificate. The words behind it tell what the certificate has, and whether its issuer is trusted.
    failed to establish trust with client at||clientCertificateRejected|Elasticsearch, as a server, refuses the client's certificate. The words behind it tell what the certificate has, and whether its issuer is trusted.
    certificate is not trusted in this ssl context||untrustedRoot|Elasticsearch: the authority that is named is not among those of the setting in brackets (ssl.certificate_authorities, ssl.truststore).
    SSL_accept error from ... lost connection||clientLeft|Postfix, as a server: the client closed the connection before the handshake was complete, and sent no alert.
    lost connection after STARTTLS from||handshakeIncomplete|Postfix, as a server: the session ended after the client had asked for TLS, mostly within the handshake. Lines before it say why, where somebody gave a reason; where none does, the client closed.
    TLS handshaking: Connection closed||clientLeft|Dovecot: the client closed the connection before the handshake was complete, and sent no alert.
    SSL_accept() syscall failed||handshakeIncomplete|Dovecot: the connection below TLS failed in a client's handshake; the system's words for it follow.
    SSL_accept error from||handshakeIncomplete|Postfix, as a server: the handshake with a client failed. The next line has OpenSSL's error, and an alert in it was sent by the client.
    TLS is required, but was not offered by host||serverWithoutTLS|Postfix, as a client, is told to deliver with TLS only, and the other server did not offer STARTTLS. No certificate was shown; the mail waits in the queue.
    Cannot start TLS: handshake failure||handshakeIncomplete|Postfix, as a client: the other server agreed to begin TLS, and the handshake then failed. The lines before it, SSL_connect error and TLS library problem, say why.
    SSL_connect error to||handshakeIncomplete|Postfix, as a client: the handshake with a server failed. The next line has OpenSSL's error, and an alert in it was sent by the server.
    TLS: hostname does not match CN in peer certificate||hostName|OpenLDAP's client.
    TLS: hostname does not match subjectAltName in peer certificate||hostName|OpenLDAP's client.
    TLS: unable to get subjectAltName from peer certificate||hostName|OpenLDAP's client: the certificate's alternative names cannot be read.
    TLS: hostname ... does not match common name in certificate||hostName|OpenLDAP's client with OpenSSL, under ldapsearch -d 1. It compares alternative names, and the common name where there are none.
    TLS: unable to get common name from peer certificate||hostName|OpenLDAP's client: the certificate has neither the alternative name nor a common name.
    TLS: unable to get peer certificate||handshakeIncomplete|OpenLDAP's client: the server showed no certificate.
    TLS: peer cert untrusted or revoked||serverUntrusted untrustedRoot missingIssuer revoked|OpenLDAP's client with GnuTLS, whose status is in brackets: 0x20 is revoked, 0x40 issuer not found, 0x200 not yet valid, 0x400 expired. TLS_CACERT in ldap.conf names its roots.
    TLS: peer cert untrusted or revoked (0x42)||noTrustedPath|OpenLDAP's client with GnuTLS, whose status 0x42 means that the issuer was not found. TLS_CACERT in ldap.conf names its roots.
    TLS: peer cert untrusted or revoked (0x22)||revoked|OpenLDAP's client with GnuTLS, whose status 0x22 means revoked.
    TLS: peer cert untrusted or revoked (0x402)||expired|OpenLDAP's client with GnuTLS, whose status 0x402 means expired.
    TLS: peer cert untrusted or revoked (0x202)||notYetValid|OpenLDAP's client with GnuTLS, whose status 0x202 means not yet valid.
    TLS: peer cert untrusted or revoked (0x102)||weakSignature|OpenLDAP's client with GnuTLS, whose status 0x102 means an algorithm that is not secure.
    TLS: could not load verify locations||emptyTrustStore unreadableFile|OpenLDAP cannot read the roots that TLS_CACERT or TLS_CACERTDIR in ldap.conf name, or slapd those of TLSCACertificateFile.
    TLS: can't connect: (unknown error code)||handshakeIncomplete|OpenLDAP's client refused the server's certificate or the handshake failed, and the TLS library gave no error of its own. The line before it says why; ldapsearch -d 1 prints it.
    ldap_start_tls: Connect error||handshakeIncomplete|OpenLDAP's client: the server agreed to begin TLS, and the handshake then failed or the client refused the certificate. "additional info" says why; where that is (unknown error code), ldapsearch -d 1 prints it. TLS_CACERT in ldap.conf names the client's roots.
    ldap_start_tls: Protocol error||serverWithoutTLS|OpenLDAP's client: the server offers no StartTLS: it has no certificate, or its TLS is on the port of ldaps (636) alone.
    ldap_start_tls: Operations error||serverWithoutTLS|OpenLDAP's client: the server refuses StartTLS now. "additional info" says why: TLS is on already, as under ldaps, or another operation is under way.
    TLS negotiation failure||handshakeIncomplete|slapd: the handshake with a client failed. A client that refuses the certificate looks like this; slapd -d 1 prints the reason.
    AH02039: Certificate Verification: Error||clientCertificateRejected|Apache httpd refuses the client's certificate. OpenSSL's number and words follow.
    AH02008: SSL library error 1 in handshake||handshakeIncomplete|Apache httpd: the handshake with a client failed. The next line has OpenSSL's error; an alert in it was sent by the client.
    AH02261: Re-negotiation handshake failed||clientCertificateRequired|Apache httpd asked for a client certificate in the middle of the connection and got none.
    AH01909: ... server certificate does NOT include an ID which matches the server name||hostName|Apache httpd warns that its certificate is for other names than ServerName.
    AH01906: ... server certificate is a CA certificate||leafIsAuthority|Apache httpd warns that its certificate is marked as an authority's.
    AH02032: Hostname ... provided via SNI and hostname ... provided via HTTP||misdirected|Apache httpd answers with status 421: the name in the hello (SNI) and the name in the request are of sites with different TLS settings.
    AH02033: No hostname was provided via SNI||unrecognizedName|Apache httpd under SSLStrictSNIVHostCheck: the client named no host in its hello. Apache answers with status 403; no certificate is the cause.
    AH02042: rejecting client initiated renegotiation|||Apache httpd ended a connection in which the client began a second handshake, which it allows no client. It concerns no certificate; scanners do so.
    AH02562: Failed to configure certificate||ownWeakCertificate unreadableFile|Apache httpd does not start: it may not use the certificate of the site that is named. The next line has OpenSSL's reason.
    AH02565: Certificate and private key ... do not match||keyMismatch|Apache httpd does not start.
    AH02572: Failed to configure at least one certificate and key||unreadableFile|Apache httpd does not start: the site has no certificate with its key that it could use. The lines before it say why.
    AH00961: ... failed to enable ssl support for|||Apache httpd, as a proxy, has no TLS for the server behind it: SSLProxyEngine has to be on where the address begins with https.
    SSL Proxy: Peer certificate is expired||expired|Apache httpd, as a proxy: the certificate of the server behind it has expired.
    SSL Proxy: Peer certificate CN mismatch||hostName|Apache httpd, as a proxy: the certificate of the server behind it is for another name.
    SSL Proxy: Peer certificate does not match for hostname||hostName|Apache httpd, as a proxy: the certificate of the server behind it is for another name.
    speaking plain HTTP to an SSL-enabled server port||plainHTTPRequest|The page of Apache httpd where a client sends plain HTTP to a port that expects TLS.
    SSL client certificate not trusted||clientCertificateRejected|HAProxy, as a server, refuses the certificate that a client showed: it is about that one alone, and not about HAProxy's own.
    SSL client CA chain cannot be verified||clientCertificateRejected|HAProxy, as a server, refuses an authority above the certificate that a client showed: it is about those alone, and not about HAProxy's own.
    Server presented an SSL certificate different from the configured one||hostName|HAProxy: the certificate of the server behind it is for another name than verifyhost.
    SSL handshake failure||handshakeIncomplete|In HAProxy's log a handshake failed, with a client or with a server behind it, and no more is said: a client that refuses the certificate looks like this too. Other programs have the same words.
    Connection closed during SSL handshake||connectionLost clientLeft|HAProxy: the other side closed before the handshake was complete: a client in the line of a frontend, the server behind HAProxy in that of a health check.
    Connection error during SSL handshake||connectionLost clientLeft|HAProxy: the connection broke before the handshake was complete: a client's in the line of a frontend, that to the server behind HAProxy in that of a health check.
    Timeout during SSL handshake||timeout|
    inconsistencies between private key and certificate||keyMismatch|HAProxy does not start.
    No Private Key found||unreadableFile|HAProxy does not start: the file that crt names has a certificate and no private key, and none is beside it.
    SSL_CTX_use_certificate ... ee key too small||ownWeakCertificate|The certificate in the program's own configuration has a key below the security level of its library.
    SSL_CTX_use_certificate ... ca md too weak||ownWeakCertificate|The certificate in the program's own configuration is signed with a hash below the security level of its library, such as SHA-1.
    unable to load certificate from file||unreadableFile|HAProxy does not start.
    unable to load certificate chain from file||unreadableFile|HAProxy does not start.
    unable to load SSL private key from||unreadableFile|HAProxy does not start.
    verify cert failed: SAN matcher||hostName|Envoy: the certificate of the other side has none of the names that match_typed_subject_alt_names lists. Newer releases print the names that it has.
    verify cert failed: cert hash and spki||pinning|Envoy: the certificate of the other side is none of those in verify_certificate_hash and verify_certificate_spki.
    verify SAN list||hostName|Envoy: the certificate of the other side has none of the names that match_typed_subject_alt_names lists.
    Received invalid SSL certificate||serverUntrusted|Dovecot, as a client, refuses the server's certificate; OpenSSL's words follow. ssl_client_ca_file or ssl_client_ca_dir name its roots.
    SSL certificate doesn't match expected host name||hostName|Dovecot, as a client.
    526: Invalid SSL certificate||serverUntrusted selfSigned expired hostName|Cloudflare's page: its edge, as the client of the server behind it, refuses that server's certificate (mode Full (strict)). The visitor's connection is good.
    525: SSL handshake failed||handshakeFailure protocolVersion notTLS|Cloudflare's page: its edge, as the client of the server behind it, could not complete the handshake. The visitor's connection is good.
    HTTP status 407|||A proxy asks for a login before it connects to the server (Proxy Authentication Required). TLS has not begun, and no certificate was seen.
    TCP connection closed by peer||connectionLost clientLeft|Exim: the other side closed the connection before the handshake was complete, and sent no alert.
    Peer suddenly disconnected||connectionLost clientLeft|stunnel: the other side closed the connection before the handshake was complete, and sent no alert.
    SSL handshake interrupted by system||clientLeft|Apache httpd: the client ended the connection before the handshake was complete, or something in between did.
    SSL handshake stopped: connection was closed||clientLeft|Apache httpd: the client closed the connection before the handshake was complete, and sent no alert.
    HTTP spoken on HTTPS port||plainHTTPRequest|Apache httpd: a client sends plain HTTP to a port that expects TLS.
    CloudFront wasn't able to connect to the origin||handshakeIncomplete serverUntrusted|CloudFront's page: as the client of the server behind it, it could not make the connection. The certificate there has to be valid for the origin's name or the request's host, and of an authority that CloudFront knows.
    Secret is not supplied by SDS|||Envoy's listener or cluster waits for a certificate or for roots that its configuration names as a secret, and the service that delivers secrets (SDS) has not delivered it. No handshake takes place until it does; no certificate was judged.
    Serving default certificate for request||hostName selfSigned|Traefik has no certificate for the name in quotes and shows its own default one (CN=TRAEFIK DEFAULT CERT), or the one that the configuration names as default. The router needs a tls section with a certificate or a resolver for that name.
    Serving default cert for request||hostName selfSigned|Traefik has no certificate for the name in quotes and shows its own default one (CN=TRAEFIK DEFAULT CERT), or the one that the configuration names as default. The router needs a tls section with a certificate or a resolver for that name.
    local SSL certificate ... was not found. Using default certificate||hostName selfSigned|ingress-nginx has not found the Secret that an Ingress names under tls, which it prints as namespace and name, or could not use what is in it: it shows its own default certificate instead (Kubernetes Ingress Controller Fake Certificate), or the one that its arguments name as default.
    Kubernetes Ingress Controller Fake Certificate||hostName selfSigned|The certificate that ingress-nginx makes for itself, and shows where it has none for the name: no Ingress has a tls section for that host, or the Secret that it names is missing or cannot be used.
    SSL certificate not received||handshakeIncomplete|Dovecot, as a client: the server showed no certificate.
    ssl enabled, but ssl_cert not set||noServerCertificate|Dovecot does not start: its configuration names no certificate.
    VERIFY KU ERROR||keyUsage|OpenVPN under remote-cert-ku or remote-cert-tls: the other side's certificate has no key usage, or not the one that is asked for.
    VERIFY EKU ERROR||extendedKeyUsage|OpenVPN under remote-cert-eku or remote-cert-tls: the other side's certificate is not meant for a server, or for a client, as is asked for.
    VERIFY X509NAME ERROR||hostName|OpenVPN under verify-x509-name: the other side's certificate has another name.
    TLS key negotiation failed to occur within||timeout|OpenVPN: the two sides did not agree on keys in the time that is named (hand-window). The other side did not answer, or one of them refused the handshake without a word to the other, whose log then has this line alone.
    not permitted to talk to peer||serverUntrusted clientCertificateRejected|rsyslog refuses the certificate of the other side: a server's in the log of a sender, a sender's in that of a receiver. The words behind it say why.
    peer did not provide a certificate, not permitted to talk to it||clientCertificateRequired|rsyslog, as a receiver, asks for a certificate of the sender (StreamDriverAuthMode other than anon), and none was shown.
    Can't load SSL certificate||unreadableFile|Dovecot cannot use the certificate file of its configuration.
    """
}
