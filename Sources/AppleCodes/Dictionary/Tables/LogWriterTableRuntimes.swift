/// Writers that are runtimes of languages, and what is written in these.
extension LogWriterTable {
  static let runtimes = """
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
    C|WinRM|:5986|server certificate on the destination computer
    C|Ktor||io ktor network tls TLSException
    C|Unity||UnityTls error code
    C|Unity||UnityEngine
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
