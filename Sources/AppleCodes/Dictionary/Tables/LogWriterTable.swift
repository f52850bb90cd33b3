/// Words by which a log's program is known, and the side that it was on.
enum LogWriterTable {
  /// Fields: side, program, service, words.
  ///
  /// The side is `S` for words that only servers write, `C` for those of clients, in small letters where
  /// the other side may write them too, `-` where they say nothing of it. The service is the protocol
  /// before TLS, a port behind a colon where it is not that protocol's usual one, or `files` where the
  /// program connects to no server. `#` is a number, `%` one that is no part of a date, an address or a
  /// version; behind a word, digits that are joined to it. `&` is a month, in a date as HAProxy's frontends
  /// write it, `...` some words of a line.
  static let text = web + mail + others + runtimes

  private static let web = """
    S|nginx||while SSL handshaking client
    S|nginx||while waiting for request client
    S|nginx||while keepalive client
    S|nginx||while reading client request headers
    S|nginx||while sending response to client
    S|nginx||client SSL certificate verify error
    S|nginx||client sent no required SSL certificate
    S|nginx||client attempted to request
    S|nginx||nginx emerg
    S|nginx||emerg % %
    -|nginx||alert % %
    -|nginx||crit % %
    -|nginx||error % %
    -|nginx||warn % %
    -|nginx||notice % %
    -|nginx||info % %
    C|nginx||while SSL handshaking to upstream
    C|nginx||upstream SSL certificate verify error
    C|nginx||upstream SSL certificate does not match
    C|nginx||while requesting certificate status
    S|Apache httpd||in handshake server
    S|Apache httpd||SSL library error # in handshake
    S|Apache httpd||AH01906
    S|Apache httpd||AH01909
    S|Apache httpd||AH01998
    S|Apache httpd||AH01996
    S|Apache httpd||AH02006
    S|Apache httpd||AH02007
    S|Apache httpd||AH02008
    S|Apache httpd||AH02032
    S|Apache httpd||AH02033
    S|Apache httpd||AH02039
    S|Apache httpd||AH02042
    S|Apache httpd||AH02261
    S|Apache httpd||AH02276
    S|Apache httpd||AH02565
    S|Apache httpd||AH02572
    C|Apache httpd||SSL Proxy connect failed
    C|Apache httpd||SSL Proxy Peer certificate
    C|Apache httpd||SSL Handshake with remote server
    C|Apache httpd||AH02003
    C|Apache httpd||AH02411
    C|Apache httpd||AH00898
    C|Apache httpd||AH00961
    s|Apache httpd||SSL Library Error error
    s|Apache httpd||ssl info pid
    s|Apache httpd||ssl error pid
    -|Apache httpd||proxy error pid
    S|HAProxy||SSL client certificate not trusted
    S|HAProxy||SSL client CA chain cannot be verified
    S|HAProxy||# & # # # # # ... SSL handshake failure
    S|HAProxy||# & # # # # # ... during SSL handshake
    C|HAProxy||Server presented an SSL certificate different
    C|HAProxy||Health check for server
    C|HAProxy||Layer6 invalid response
    s|HAProxy||haproxy #
    S|HAProxy|files|No Private Key found
    S|lighttpd||mod_openssl c #
    S|lighttpd||connections c # SSL
    -|Envoy||upstream connect error
    C|Envoy||transport failure reason
    -|Envoy||transport_sockets tls
    S|stunnel||SSL_accept ssl
    S|||SSL_accept
    C|||SSL_connect
    S|||s_server
    C|OpenSSL||s_client
    C|OpenSSL||CONNECTED # depth
    C|OpenSSL||CONNECTED #
    c|OpenSSL||verify error num
    c|OpenSSL||Verify return code
    -|OpenSSL|files|error # at # depth lookup
    -|OpenSSL|files|pem verification failed
    -|OpenSSL|files|crt verification failed
    -|OpenSSL|files|cer verification failed
    -|||x509 certificate routines
    -||files|SSL_CTX_use_certificate
    -||files|SSL_CTX_use_certificate_file
    -||files|SSL_CTX_use_certificate_chain_file
    -||files|SSL_CTX_use_PrivateKey
    -||files|SSL_CTX_use_PrivateKey_file
    -||files|SSL_use_certificate
    -||files|SSL_use_certificate_file
    -||files|SSL_use_PrivateKey
    -||files|SSL_use_PrivateKey_file
    -||files|load_cert_chain

    """

  private static let mail = """
    S|Postfix smtpd|smtp|postfix smtpd #
    S|Postfix smtpd|smtp|smtpd #
    S|Postfix smtpd|smtp:587|submission smtpd #
    S|Postfix smtpd|:465|smtps smtpd #
    S|Postfix smtpd|:465|submissions smtpd #
    S|Postfix smtpd|smtp|SSL_accept error from
    S|Postfix smtpd|smtp|lost connection after STARTTLS from
    S|Postfix|smtp|TLS connection established from
    C|Postfix smtp|smtp|postfix smtp #
    C|Postfix smtp|smtp|SSL_connect error to
    C|Postfix smtp|smtp|was not offered by host
    C|Postfix smtp|smtp|Cannot start TLS handshake failure
    C|Postfix lmtp|lmtp|postfix lmtp #
    C|Postfix smtp|smtp|TLS connection established to
    C|Postfix smtp|smtp|Server certificate not trusted
    C|Postfix smtp|smtp|Server certificate not verified
    C|Postfix smtp|smtp|server certificate verification failed for
    c|Postfix|smtp|certificate verification failed for
    c|Postfix|smtp|certificate peer name verification failed
    -|Postfix|smtp|warning TLS library problem
    S|Dovecot|imap|dovecot imap login
    S|Dovecot|pop3|dovecot pop3 login
    S|Dovecot|smtp:587|dovecot submission login
    S|Dovecot|sieve|dovecot managesieve login
    S|Dovecot|lmtp|dovecot lmtp
    s|Dovecot|imap|imap login
    s|Dovecot|pop3|pop3 login
    S|Dovecot||TLS handshaking SSL_accept failed
    S|Dovecot||doveconf
    C|Dovecot|imap|dovecot imapc
    C|Dovecot|imap|imapc
    S|Exim|smtp|TLS error on connection from
    C|Exim|smtp|TLS error on connection to
    C|Exim|smtp|TLS session gnutls_handshake
    -|Exim|smtp|TLS error on connection certificate verification failed
    C|Exim|smtp|TLS session certificate verification failed
    C|Exim|smtp|TLS session SSL_connect
    -|Exim|smtp|SSL verify error depth
    -|Exim|smtp|SSL verify error certificate name mismatch
    -|Exim|smtp|exim #
    S|sendmail|smtp|STARTTLS server
    C|sendmail|smtp|STARTTLS client
    S|Cyrus|imap|imaps TLS server engine
    C|fetchmail||fetchmail

    """

  private static let others = """
    C|Safari||Safari can't
    C|Safari||Safari can’t
    C|Safari||Safari Can't
    C|Safari||Safari Can’t
    C|Safari||Safari couldn't
    C|Safari||Safari couldn’t
    C|Safari||Safari could not
    C|Safari||This Connection Is Not Private
    C|Mail|:993|cannot be verified by Mail
    C|Mail|:993|Mail can't verify the identity
    C|Mail|:993|Mail can’t verify the identity
    c|Apple's BoringSSL||boringssl_context_error_print
    c|Apple's BoringSSL||boringssl_context_handle_fatal_alert
    c|Apple's BoringSSL||boringssl_session_handshake_error_print
    c|Apple's BoringSSL||boringssl_session_handshake_incomplete
    c|Apple's BoringSSL||boringssl_session_errorlog
    c|Apple's BoringSSL||nw_protocol_boringssl_error_print
    c|Apple's BoringSSL||nw_protocol_boringssl_handshake_negotiate_proceed
    c|Apple's BoringSSL||nw_protocol_boringssl_input_finished
    C|Oracle Database||ORA #
    -|PostgreSQL|postgres|no pg_hba conf entry for
    S|PostgreSQL|postgres|could not accept SSL connection
    C|PostgreSQL client|postgres|connection to server at
    C|PostgreSQL client|postgres|psql error
    C|PostgreSQL client|postgres|server does not support SSL
    C|PostgreSQL client|postgres|SSL is not enabled on the server
    C|PostgreSQL client|postgres|SSL SYSCALL error
    C|PostgreSQL client|postgres|SSL connection has been closed unexpectedly
    C|PostgreSQL client|postgres|psycopg2
    c|PostgreSQL client|postgres|node_modules pg
    C|MySQL client|mysql|Server does not support secure
    C|PostgreSQL client|postgres|PSQLException
    C|MySQL client|mysql|ERROR # HY000 Connections using insecure transport
    S|Elasticsearch||client did not trust this server's certificate
    C|Elasticsearch||failed to establish trust with server
    S|Elasticsearch||failed to establish trust with client
    C|Elasticsearch||server did not trust this client's certificate
    C|MySQL client|mysql|ERROR # HY000 SSL connection error
    C|MySQL client|mysql|ERROR # HY000 TLS SSL error
    S|MongoDB||Error receiving request from client
    S|MongoDB||ctx conn%
    C|MongoDB driver||MongoServerSelectionError
    C|MongoDB driver||MongooseServerSelectionError
    C|MongoDB driver||MongoNetworkError
    C|librdkafka||rdkafka producer
    C|librdkafka||rdkafka consumer
    S|Redis||Error accepting a client connection
    C|Redis client||Could not connect to Redis
    S|slapd|ldap|slapd #
    S|slapd|ldap|closed TLS negotiation failure
    C|LDAP client|ldap|ldap_start_tls
    C|LDAP client|:636|ldap_sasl_bind
    C|LDAP client|:636|ldap_bind
    C|LDAP client|:636|ldap_simple_bind
    C|LDAP client||TLS peer cert untrusted or revoked
    C|LDAP client||TLS hostname does not match CN in peer certificate
    C|LDAP client||does not match common name in certificate
    -|OpenLDAP||TLS certificate verification Error
    S|Prosody|xmpp|Client disconnected ssl handshake failed
    s|mosquitto||mosquitto
    C|mosquitto clients|:8883|Error A TLS error occurred
    S|Erlang, Elixir||TLS server In state
    C|Erlang, Elixir||TLS client In state
    S|FreeRADIUS|files|eap_tls ERROR
    S|FreeRADIUS|files|eap_ttls ERROR
    S|FreeRADIUS|files|eap_peap ERROR
    S|FreeRADIUS|files|eap ERROR
    C|eapolclient|files|eapolclient
    C|eapolclient|files|eapolclient #
    C|eapolclient|files|EAPLOG
    C|eapolclient|files|eaptls_plugin
    C|eapolclient|files|eapttls_plugin
    C|eapolclient|files|peap_plugin
    C|eapolclient|files|eaptls_verify_server
    C|eapolclient|files|eapttls_verify_server
    C|eapolclient|files|peap_verify_server
    C|wpa_supplicant|files|wpa_supplicant #
    C|wpa_supplicant|files|openssl_handshake SSL_connect
    -|OpenVPN|files|VERIFY ERROR depth
    -|OpenVPN|files|VERIFY KU ERROR
    -|OpenVPN|files|VERIFY EKU ERROR
    -|OpenVPN|files|VERIFY X509NAME ERROR
    -|OpenVPN|files|TLS key negotiation failed
    -|rsyslog|:6514|not permitted to talk to peer
    S|rsyslog|:6514|peer did not provide a certificate
    -|rsyslog|:6514|rsyslogd
    C|msmtp||msmtp TLS certificate
    -|OpenVPN|files|TLS_ERROR BIO read
    S|etcd||rejected connection remote addr
    S|etcd||rejected connection on
    C|Subversion||Server SSL certificate verification failed
    C|Subversion||Error validating server certificate for
    S|mosquitto|:8883|Socket error on client
    S|Kubernetes||Unable to authenticate the request
    S|nnrpd|nntp|nnrpd #
    S|ProFTPD|ftp|mod_tls
    C|curl||curl #
    C|curl||cURL error #
    C|curl||SSL certificate verify
    C|curl||OUT TLS handshake
    C|curl||IN TLS handshake
    C|curl||OUT TLS alert
    C|curl||IN TLS alert
    C|git||fatal unable to access
    C|git||konnte nicht auf ... zugreifen
    C|Wget||ERROR cannot verify
    C|Wget||ERROR The certificate of
    C|Wget||use no check certificate
    C|BusyBox wget||TLS error from peer
    C|gnutls-cli||PKI verification of server certificate failed
    C|gnutls-cli||gnutls cli
    C|Chrome||Your connection is not private
    C|Chrome||ssl_client_socket_impl
    C|Chrome||CertVerifyProcBuiltin for
    C|lftp||Fatal error Certificate verification
    S|Chrome||ssl_server_socket_impl
    C|Firefox||Firefox detected
    C|Firefox||uses an invalid security certificate

    """
}
