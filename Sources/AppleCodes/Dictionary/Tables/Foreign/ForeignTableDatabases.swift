extension ForeignTable {
  /// What databases and their clients say around the words of the TLS library below them.
  static let databases = """
    could not accept SSL connection: EOF detected||clientLeft|PostgreSQL, as a server: the client closed the connection before the handshake was complete, and sent no alert.
    could not accept SSL connection||handshakeIncomplete|PostgreSQL, as a server: the handshake with a client failed. OpenSSL's reason follows, and an alert in it was sent by the client.
    server certificate for ... does not match host name||hostName|PostgreSQL's client under sslmode verify-full.
    could not be verified by hostnameverifier||hostName|PostgreSQL's driver for Java (pgjdbc) under sslmode=verify-full.
    server does not support SSL, but SSL was required||serverWithoutTLS|PostgreSQL's client asked for TLS, and the server answered that it has none: ssl is off there, or something else answers on the port.
    SSL is not enabled on the server||serverWithoutTLS|PostgreSQL's driver for Go (lib/pq) asks for TLS unless it is told otherwise (sslmode=require), and the server answered that it has none: ssl is off there, or something else answers on the port.
    SSL SYSCALL error: EOF detected||lostAfterHandshake|PostgreSQL's client (libpq): the connection ended without TLS's own end of data (close_notify). Mostly it was in use or idle then, long after the handshake; no certificate is the cause.
    SSL connection has been closed unexpectedly||lostAfterHandshake|PostgreSQL's client (libpq): the server closed the connection, mostly one that was in use or idle, long after the handshake; no certificate is the cause.
    root certificate file ... does not exist||emptyTrustStore|PostgreSQL's client has no roots to verify with: sslrootcert, or root.crt in its directory; sslrootcert=system takes those of the system.
    no pg_hba.conf entry for|||PostgreSQL's server has no rule in pg_hba.conf for this address, user and database. TLS is not at fault.
    no pg_hba.conf entry for ... no encryption|||PostgreSQL's server has no rule in pg_hba.conf that lets this address, user and database in without TLS, and the client came without. It may have one for TLS: ask for it with sslmode=require or stricter.
    no pg_hba.conf entry for ... SSL off|||PostgreSQL's server has no rule in pg_hba.conf that lets this address, user and database in without TLS, and the client came without. It may have one for TLS: ask for it with sslmode=require or stricter.
    connection requires a valid client certificate||clientCertificateRequired|PostgreSQL's server: a rule of pg_hba.conf asks for a client certificate (clientcert, or the method cert), and none was shown. The client's options are sslcert and sslkey.
    private key file ... has group or world access||keyFileRights|PostgreSQL, as a server or a client, takes no private key that others may read.
    private key file ... must be owned by||keyFileRights|PostgreSQL takes a private key only from its own user or from root.
    could not load server certificate file||unreadableFile|PostgreSQL, as a server, cannot read the file that ssl_cert_file names. It does not start with TLS.
    could not load root certificate file||unreadableFile|PostgreSQL cannot read the roots: ssl_ca_file of the server, sslrootcert of the client.
    The server does not support SSL connections||serverWithoutTLS|PostgreSQL's client for Node asked for TLS, and the server answered that it has none: ssl is off there, or something else answers on the port.
    The server does not support SSL||serverWithoutTLS|PostgreSQL's client for Java asked for TLS, and the server answered that it has none: ssl is off there, or something else answers on the port.
    sslmode value ... invalid when SSL support is not compiled in|||This client of PostgreSQL was built without TLS. The server was not asked.
    CR_SSL_CONNECTION_ERROR|2026|handshakeIncomplete|The client of MySQL or MariaDB could not set up TLS, or refused the server's certificate. The words behind it say why.
    SSL is required but the server doesn't support it||serverWithoutTLS|The client of MySQL insists on TLS (ssl-mode REQUIRED or stricter), and the server has none: it has no certificate, or its TLS is switched off.
    SSL is required, but the server does not support it||serverWithoutTLS|The client of MariaDB insists on TLS, as it does by default since 11.4, and the server has none: it has no certificate, or its TLS is switched off.
    ER_SECURE_TRANSPORT_REQUIRED|3159||MySQL's server lets nobody in without TLS (require_secure_transport), and the client came without: its option is ssl-mode REQUIRED or stricter.
    ORA-29024||noTrustedPath|Oracle's database, as a client (UTL_HTTP, UTL_SMTP): no certificate in its wallet vouches for the server's. It reads the wallet alone, not the system's roots.
    ORA-24263||hostName|Oracle's database, as a client: the certificate is for another name than the host that was asked for.
    ORA-28860||handshakeIncomplete|Oracle's database: the handshake failed, as where the two sides have no TLS version or cipher suite in common.
    HANDSHAKE_SSL_ERROR||handshakeIncomplete|MySQL's clients for Node: the handshake failed. The message beside it says why.
    HANDSHAKE_NO_SSL_SUPPORT||serverWithoutTLS|MySQL's clients for Node were told to use TLS (ssl), and the server has none.
    MongoServerSelectionError ... tlsv1 alert internal error||serverInternalError|MongoDB's driver: the server ended the handshake with an alert. MongoDB Atlas does so to addresses that are not in the project's IP access list.
    MongooseServerSelectionError ... tlsv1 alert internal error||serverInternalError|MongoDB's driver: the server ended the handshake with an alert. MongoDB Atlas does so to addresses that are not in the project's IP access list.
    MongoNetworkError ... tlsv1 alert internal error||serverInternalError|MongoDB's driver: the server ended the handshake with an alert. MongoDB Atlas does so to addresses that are not in the project's IP access list.
    ServerSelectionTimeoutError ... TLSV1_ALERT_INTERNAL_ERROR||serverInternalError|MongoDB's driver: the server ended the handshake with an alert. MongoDB Atlas does so to addresses that are not in the project's IP access list.
    broker certificate could not be verified||serverUntrusted untrustedRoot missingIssuer hostName|librdkafka's words behind OpenSSL's, whatever the reason is. ssl.ca.location names its roots.
    SSL peer certificate validation failed||serverUntrusted clientCertificateRejected|MongoDB refuses the certificate of the other side: a server's in the log of a client, a client's or member's in that of a server. The reason follows.
    The server certificate does not match the host name||hostName|MongoDB.
    no SSL certificate provided by peer||clientCertificateRequired|MongoDB's server asks for a client certificate (tls.CAFile without allowConnectionsWithoutCertificates), and none was shown.
    """
}
