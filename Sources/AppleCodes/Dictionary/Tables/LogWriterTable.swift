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

  private static let runtimes = """
    S|Go||http TLS handshake error from
    S|Go||TLS handshake error from
    S|Go||client offered only unsupported versions
    S|Go||client requested unsupported application protocols
    S|Go||no cipher suite supported by both client and server
    S|Go||client didn't provide a certificate
    c|Go||Get https
    c|Go||Post https
    c|Go||Put https
    c|Go||Head https
    c|Go||Delete https
    c|Go||Patch https
    c|Go||tls failed to verify certificate
    c|Go||x509 certificate
    c|Go||dial tcp
    C|Go||proxyconnect tcp
    -|Go||remote error tls
    C|Docker||Error response from daemon
    C|gRPC||transport authentication handshake failed
    -|gRPC||ssl_transport_security cc
    C|gRPC||error reading server preface
    C|Terraform||Failed to request discovery document
    C|kubectl||Unable to connect to the server
    S|Java||ServerHandshaker
    C|Java||ClientHandshaker
    C|Java||checkServerTrusted
    S|Java||checkClientTrusted
    S|Java||NioEndpoint
    C|Java||HttpsURLConnectionImpl
    C|Java||HttpsClient
    S|Java||no cipher suites in common
    S|Java||not accepted by server preferences
    C|OkHttp||okhttp3
    C|OkHttp||Certificate pinning failure
    C|Android||OkHttp
    C|Android||okhttp OkHttpClient
    C|Android||E Volley
    C|Android||NetworkUtility shouldRetryException
    C|Android||Trust anchor for certification path
    C|Android||by network security policy
    C|Android||onReceivedSslError
    -|Android||System err
    -|Android||AndroidRuntime
    -|Android||com android
    -|Android||org conscrypt
    -|Android||NetworkSecurityConfig
    S|Kafka||SocketServer
    -|Kafka||org apache kafka
    -|Kafka||Failed authentication with
    C|Kafka||Producer clientId
    C|Kafka||Consumer clientId
    C|Kafka||AdminClient clientId
    c|Java||PKIX path building failed
    -|Java||javax net ssl
    -|Java||java security cert
    S|Node||tlsClientError
    C|Node||onConnectSecure
    C|npm||npm ERR
    C|node-gyp||gyp ERR
    C|Composer||curl error # while downloading
    C|npm||npm error
    C|Node||FetchError
    C|Node||UND_ERR_CONNECT_TIMEOUT
    C|Node||UND_ERR_SOCKET
    C|Node||Connect Timeout Error
    C|Azure CLI||Azure CLI
    C|Node||fetch failed
    C|Node||write EPROTO
    C|Node||ERR_TLS_CERT_ALTNAME_INVALID
    C|Node||getaddrinfo
    S|Python||server_side True
    S|Python||socketserver
    S|gunicorn||gunicorn
    C|Python, requests||requests exceptions
    C|Python||HTTPSConnectionPool
    C|Python||urllib3
    C|Python||urlopen error
    C|Python, aiohttp||aiohttp client_exceptions
    C|Python, httpx||httpx
    c|Python||SSLCertVerificationError
    C|pip||Could not fetch URL
    C|Python, requests||Could not find a suitable TLS CA certificate bundle
    -|Python||_ssl c
    C|Ruby||SSL_connect returned #
    -|Ruby||OpenSSL SSL SSLError
    C|Perl||LWP UserAgent
    C|Perl||SSL connect attempt failed
    C|RubyGems||RemoteFetcher FetchError
    C|Bundler||Could not verify the SSL certificate
    C|Cargo||spurious network error
    C|Cargo||download of config json failed
    C|dnf||Errors during downloading metadata for repository
    C|apt||E Failed to fetch https
    C|apt||W Failed to fetch https
    C|apt||Err # https
    C|uv||error Failed to fetch https
    C|uv||uv error
    C|apt||InRelease Certificate verification failed
    -|SwiftNIO||NIOSSL
    -|SwiftNIO||BoringSSLError
    C|AsyncHTTPClient||HTTPClientError
    C|SQL Server client|files|provider SSL Provider error
    -||files|digital envelope routines
    C|PowerShell||Invoke WebRequest
    C|PowerShell||Invoke RestMethod
    C|PowerShell||Install Module
    C|Dart, Flutter||Handshake error in client
    S|Dart, Flutter||Handshake error in server
    -|Dart, Flutter||HandshakeException
    C|Dart, Flutter||DioException
    C|Dart, Flutter||DioError
    C|React Native||TypeError Network request failed
    C|PHP||stream_socket_client
    C|PHP||file_get_contents
    C|PHP||fsockopen
    S|PHP||stream_socket_server
    S|.NET||AuthenticateAsServer
    C|.NET||AuthenticateAsClient
    S|.NET||AspNetCore Server Kestrel
    C|.NET||HttpRequestException
    C|.NET||System Net WebException
    -|.NET||Interop OpenSsl
    -|.NET||Interop AppleCrypto
    S|ingress-nginx||Error getting SSL certificate
    C|.NET||Error TrustFailure
    c|.NET||The remote certificate is invalid
    -|.NET||System Security Authentication
    C|Rust||reqwest
    c|rustls||invalid peer certificate
    -|Windows||Schannel
    C|Windows||certificate received from the remote server
    S|Windows||certificate received from the remote client
    S|Windows||received from a remote client application
    -|Windows||The TLS protocol defined fatal
    """
}
