/// Texts of services, of authorities and of pages in other languages, as `pastedTexts` has them.
let pastedOfServices = #"""
  @ SSL is not enabled on the server
  pq: SSL is not enabled on the server
  @ SSL is not enabled on the server
  2026/11/20 02:11:09 main.go:42: failed to connect to database: pq: SSL is not enabled on the server
  @ SSL SYSCALL error: EOF detected
  SSL SYSCALL error: EOF detected
  @ SSL SYSCALL error: EOF detected
  django.db.utils.OperationalError: SSL SYSCALL error: EOF detected
  @ SSL connection has been closed unexpectedly
  psycopg2.OperationalError: SSL connection has been closed unexpectedly
  @ errSecNotTrusted
  The certificate was not trusted.
  @ errSecNotTrusted
  error sending request for url (https://a.example/): error trying to connect: The certificate was not trusted.
  @ x509: invalid basic constraints
  2026/11/20 02:11:09 [ERR] agent: failed to parse CA: x509: invalid basic constraints
  @ x509: certificate is not valid for any names
  Get "https://api.example/": tls: failed to verify certificate: x509: certificate is not valid for any names, but wanted to match api.example
  @ TLS key negotiation failed to occur within
  TLS Error: TLS key negotiation failed to occur within 60 seconds (check your network connectivity)
  @ TLS key negotiation failed to occur within
  Nov 20 02:01:02 vpn openvpn[812]: TLS Error: TLS key negotiation failed to occur within 60 seconds (check your network connectivity)
  Nov 20 02:01:02 vpn openvpn[812]: TLS Error: TLS handshake failed
  @ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  VERIFY ERROR: depth=0, error=unable to get local issuer certificate: C=US, O=Example, CN=vpn.example, serial=1
  TLS Error: TLS key negotiation failed to occur within 60 seconds (check your network connectivity)
  @ The SSL certificate is signed by an unknown certificate authority
  Test-WSMan : The server certificate on the destination computer (host.example:5986) has the following errors:
  The SSL certificate is signed by an unknown certificate authority.
  @ The SSL certificate contains a common name (CN) that does not match the hostname
  [host.example] Connecting to remote server host.example failed with the following error message : The server certificate on the destination computer (host.example:5986) has the following errors: The SSL certificate contains a common name (CN) that does not match the hostname.
  @ The SSL certificate could not be checked for revocation
  The server certificate on the destination computer (host.example:5986) has the following errors: The SSL certificate could not be checked for revocation. The server used to check for revocation might be unreachable.
  @ GNUTLS_CERT_SIGNER_NOT_FOUND
  msmtp: TLS certificate verification failed: the certificate hasn't got a known issuer
  @ GNUTLS_CERT_SIGNER_NOT_FOUND
  - Peer's certificate issuer is unknown
  - Peer's certificate is NOT trusted
  @ GNUTLS_CERT_SIGNER_NOT_FOUND
  qemu-img: Could not open 'driver=nbd,host=127.0.0.1,port=10809,tls-creds=tls0': The certificate hasn't got a known issuer
  @ GNUTLS_CERT_SIGNER_NOT_FOUND
  Nov 20 02:01:02 logs rsyslogd[812]: not permitted to talk to peer, certificate invalid: signer not found [v8.2302.0]
  @ GNUTLS_CERT_EXPIRED
  rsyslogd: not permitted to talk to peer: certificate 0 expired
  @ GNUTLS_CERT_SIGNER_NOT_CA
  rsyslogd: not permitted to talk to peer, certificate invalid: signer is not a CA
  @ not permitted to talk to peer
  rsyslogd: not permitted to talk to peer, certificate invalid: GnuTLS returned no specific reason
  @ peer did not provide a certificate, not permitted to talk to it
  rsyslogd: peer did not provide a certificate, not permitted to talk to it
  @ GNUTLS_CERT_SIGNER_CONSTRAINTS_FAILURE
  Certificate verification failed: The certificate is NOT trusted. The certificate chain violates the signer's constraints.
  @ QUIC_TLS_CERTIFICATE_UNKNOWN
  Failed to establish a connection to https://a.example:4433/: net::ERR_QUIC_PROTOCOL_ERROR.QUIC_TLS_CERTIFICATE_UNKNOWN (Opening handshake failed.)
  @ QUIC_NETWORK_IDLE_TIMEOUT
  GET https://a.example/app.js net::ERR_QUIC_PROTOCOL_ERROR.QUIC_NETWORK_IDLE_TIMEOUT 200 (OK)
  @ ERR_QUIC_PROTOCOL_ERROR
  GET https://a.example/app.js net::ERR_QUIC_PROTOCOL_ERROR 200 (OK)
  @ ERR_PROXY_CONNECTION_FAILED
  net::ERR_PROXY_CONNECTION_FAILED
  @ Negotiation failed due to EOS
  io.ktor.network.tls.TLSException: Negotiation failed due to EOS
  @ unknown_ca
  io.ktor.network.tls.TLSException: Received alert during handshake. Level: FATAL, code: UnknownCa
  @ handshake_failure
  Exception in thread "main" io.ktor.network.tls.TLSException: Received alert during handshake. Level: FATAL, code: HandshakeFailure
  @ defaultEvaluationFailed
  serverTrustEvaluationFailed(reason: Alamofire.AFError.ServerTrustFailureReason.defaultEvaluationFailed(output: Alamofire.AFError.ServerTrustFailureReason.Output(host: "a.example")))
  @ policyApplicationFailed
  serverTrustEvaluationFailed(reason: Alamofire.AFError.ServerTrustFailureReason.policyApplicationFailed(trust: <SecTrustRef: 0x1>, policy: <SecPolicy: oid>, status: -50))
  @ revocationPolicyCreationFailed
  serverTrustEvaluationFailed(reason: Alamofire.AFError.ServerTrustFailureReason.revocationPolicyCreationFailed)
  @ customEvaluationFailed
  serverTrustEvaluationFailed(reason: Alamofire.AFError.ServerTrustFailureReason.customEvaluationFailed(error: App.PinningError.pinMismatch))
  @ urn:ietf:params:acme:error:unauthorized
  urn:ietf:params:acme:error:unauthorized :: The client lacks sufficient authorization :: Incorrect TXT record found
  @ urn:ietf:params:acme:error:rateLimited
  An unexpected error occurred: urn:ietf:params:acme:error:rateLimited :: There were too many requests of a given type
  @ urn:ietf:params:acme:error:connection
  2026/11/20 02:11:09 [a.example.org] acme: error: 400 :: urn:ietf:params:acme:error:connection :: 203.0.113.9: Fetching http://a.example.org/.well-known/acme-challenge/abc: Timeout during connect (likely firewall problem)
  @ urn:ietf:params:acme:error:unauthorized
  Certbot failed to authenticate some domains (authenticator: webroot). The Certificate Authority reported these problems:
    Domain: www.example.com
    Type:   unauthorized
    Detail: 203.0.113.5: Invalid response from http://www.example.com/.well-known/acme-challenge/x: 404
  @ urn:ietf:params:acme:error:tls
  {"type": "urn:ietf:params:acme:error:tls", "detail": "203.0.113.9: remote error: tls: internal error", "status": 400}
  @ MCSCEPErrorDomain 22013
  Error Domain=MCSCEPErrorDomain Code=22013 "The SCEP server returned an invalid response." UserInfo={MCErrorType=MCFatalError}
  @ MCSCEPErrorDomain 22005
  NSError: 0x13fe1a0d0
  Desc   : Profile Installation Failed
  Domain : MCSCEPErrorDomain
  Code   : 22005
  Type   : MCFatalError
  @ MCHTTPTransactionErrorDomain 23002
  mdmclient[212]: Error Domain=MCHTTPTransactionErrorDomain Code=23002 "(null)"
  @ server trust evaluation failed
  Warnung: Mögliches Sicherheitsrisiko erkannt
  @ SEC_ERROR_UNKNOWN_ISSUER
  Attention : risque probable de sécurité. Code d’erreur : SEC_ERROR_UNKNOWN_ISSUER
  @ server trust evaluation failed
  Votre connexion n’est pas privée
  @ NET::ERR_CERT_DATE_INVALID
  Dies ist keine sichere Verbindung NET::ERR_CERT_DATE_INVALID
  @ server trust evaluation failed
  Advertencia: riesgo potencial de seguridad a continuación
  @ server trust evaluation failed
  この接続ではプライバシーが保護されません
  @ This Connection Is Not Private
  Diese Verbindung ist nicht privat
  @ This Connection Is Not Private
  Cette connexion n’est pas privée
  @ X509_V_ERR_CERT_HAS_EXPIRED
  Curl error 60: Cert verify failed. Certificate has expired. UnityTls error code: 7
  UnityEngine.Debug:LogError (object)
  @ X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN
  fatal: konnte nicht auf 'https://git.firma.example/x.git/' zugreifen: SSL certificate problem: self-signed certificate in certificate chain
  @ The certificate chain was issued by an authority that is not trusted
  Microsoft OLE DB Driver for SQL Server: SSL-Anbieter: Die Zertifikatkette wurde von einer nicht vertrauenswürdigen Zertifizierungsstelle ausgestellt.
  @ SEC_E_UNTRUSTED_ROOT
  curl: (60) schannel: SEC_E_UNTRUSTED_ROOT (0x80090325) - La chaîne de certificats a été fournie par une autorité qui n'est pas approuvée.
  @ MongoServerSelectionError ... tlsv1 alert internal error
  MongoServerSelectionError: 00A8F8E201000000:error:0A000438:SSL routines:ssl3_read_bytes:tlsv1 alert internal error:../deps/openssl/openssl/ssl/record/rec_layer_s3.c:1590:SSL alert number 80
  @ remote error: tls: unknown certificate
  2026/11/20 02:01:02 http: TLS handshake error from 198.51.100.7:51522: EOF
  2026/11/20 02:01:03 http: TLS handshake error from 198.51.100.7:51523: remote error: tls: unknown certificate
  @ AWS_IO_TLS_ERROR_NEGOTIATION_FAILURE
  Connection failed with error: aws-c-io: AWS_IO_TLS_ERROR_NEGOTIATION_FAILURE, TLS (SSL) negotiation failed
  """#
