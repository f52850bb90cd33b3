/// Causes and advice of one name, where those of the failure that it belongs to say too much or something
/// else.
struct OwnText: Sendable {
  var causes: [String] = []
  var howToFindOut: [String] = []
  var whatToDo: [String] = []

  /// By the title of the entry.
  static let byTitle: [String: OwnText] = {
    var texts: [String: OwnText] = [:]
    var titles: [String] = []
    var isOpen = false
    for line in (text + "\n" + ofRevocation).split(separator: "\n") {
      if line.first == "@" {
        // Several titles in a row have one text.
        titles = (isOpen ? [] : titles) + [String(line.dropFirst())]
        isOpen = false
        continue
      }
      isOpen = true
      let body = String(line.dropFirst(2))
      for title in titles {
        switch line.first {
        case "?": texts[title, default: OwnText()].causes.append(body)
        case ">": texts[title, default: OwnText()].howToFindOut.append(body)
        default: texts[title, default: OwnText()].whatToDo.append(body)
        }
      }
    }
    return texts
  }()

  /// Blocks of lines: `@title`, `? cause`, `> how to find out`, `! what to do`.
  private static let text = """
    @No appropriate protocol (protocol is disabled or cipher suites are inappropriate)
    ? The program, or a property such as jdk.tls.client.protocols or https.protocols, fixes TLS 1.0 or 1.1, which Java has switched off since 2021 (jdk.tls.disabledAlgorithms).
    ? A driver or library asks for one version by name, such as TLSv1, in its SSLContext or its connection settings.
    ? The cipher suites that the program enables belong to versions that it does not enable.
    > The option -Djavax.net.debug=ssl:handshake prints which versions and suites are left out, and why.
    ! Let the program offer TLSv1.2 and TLSv1.3, and take old versions out of its settings; update a driver that fixes them.
    ! Do not take TLS 1.0 and 1.1 out of jdk.tls.disabledAlgorithms: update the server that has nothing else.
    @noRequiredEvaluator
    ? The app's ServerTrustManager has no entry for this host: a host that is new, a subdomain, or one that a redirect led to.
    ? The entry is for another spelling of the host, or has a scheme or a port in it.
    > The host is named in the error; compare it with the keys of the dictionary of evaluators.
    ! Add an evaluator for this host, or create the ServerTrustManager with allHostsMustBeEvaluated: false, so that other hosts are evaluated in the ordinary way.
    @ERR_SSL_CLIENT_AUTH_CERT_NO_PRIVATE_KEY
    @ERR_SSL_CLIENT_AUTH_PRIVATE_KEY_ACCESS_DENIED
    @ERR_SSL_CLIENT_AUTH_SIGNATURE_FAILED
    ? The client certificate was imported without its private key, or the key was deleted.
    ? The browser may not use the key: access was denied when the system asked, or by the key's access list.
    ? The key is on a smart card or token that is not connected or not unlocked.
    > The system's store of certificates shows whether a private key is with the certificate.
    > trusteval HOST --client-cert FILE, with certificate and key as files, shows whether the server takes them.
    ! Import the certificate with its key again, from a PKCS#12 file, and let the browser use the key when the system asks.
    @ERR_SSL_CLIENT_AUTH_NO_COMMON_ALGORITHMS
    ? The key is in hardware or in a store that can make old signatures only, such as with SHA-1.
    ? The server asks for signatures that this kind of key cannot make.
    > trusteval HOST --trace shows which signatures the server asks of client certificates.
    ! Issue the client certificate with a key that can sign with SHA-256, or update the driver of the token.
    @SEC_E_INTERNAL_ERROR
    ? The local security authority of this Windows could not do its part: out of resources, or a provider that failed.
    ? The private key of the program's own certificate cannot be used: no rights to it, or a provider that is missing.
    > The System log of this machine has Schannel's event of the same second.
    ! Look at this machine, not at the other side: give the service the right to its key, or restart the machine.
    @ERR_SSL_VERSION_OR_CIPHER_MISMATCH
    ? The server has no TLS 1.2 or 1.3: old software, or a load balancer with an old policy.
    ? Client and server have the version in common, and no cipher suite.
    ? The server has no certificate for this name, as at a hosting service where the site, or a name two levels down, is not set up.
    > trusteval HOST offers all versions and suites, and says what the server took or which alert it sent.
    ! Bring the server to TLS 1.2 or 1.3 with ECDHE and AES-GCM suites, and give it a certificate for the name.
    @NotTimeNested
    ? The certificate's dates reach beyond those of its issuer, such as a certificate for ten years below an authority with five left.
    > trusteval verify FILE shows the dates of each certificate.
    ! Nothing has to be done where no other status is beside it: current systems do not ask for nested dates.
    @check_hostname requires server_hostname
    ? The program wraps a socket without saying for which server: wrap_socket is called without server_hostname.
    ? A library was given an address or an empty host where it needs the name, as with a proxy setting that begins with https.
    > The lines of the trace name the call.
    ! Pass server_hostname with the name that the certificate has to have; do not set check_hostname to False instead.
    @ssl enabled, but ssl_cert not set
    ? ssl is on in the configuration, and ssl_cert (ssl_server_cert_file since Dovecot 2.4) is missing, commented out, or in a file that is not included.
    ? Only ssl_key is set, or the setting is inside of a protocol or local block that is not used.
    > doveconf -n prints the settings that count.
    ! Set ssl_cert = </path/fullchain.pem and ssl_key = </path/key.pem, with the sign < before the path, and reload Dovecot.
    @Secret is not supplied by SDS
    ? The SDS server does not have the secret, or may not read it: in Istio or Envoy Gateway the Kubernetes Secret is missing, in another namespace, or lacks tls.crt and tls.key.
    ? The name in Envoy's configuration (sds_config, credentialName, certificateRefs) is not that of the secret.
    ? Envoy cannot reach the SDS server, or was started before it.
    > Envoy's /config_dump?resource=dynamic_warming_secrets, or istioctl proxy-config secret POD, lists the secrets that it waits for, with their names.
    > The log of the SDS server, istiod or the gateway's controller, says whether it was asked, and why it has no answer.
    ! Make the secret under the name and in the namespace that the configuration has, or correct that name.
    @AH02033: No hostname was provided via SNI
    ? The client connects by address: no host can be named then.
    ? A proxy, load balancer or health check in front sends no name: nginx as a proxy does not unless proxy_ssl_server_name is on.
    ? The client's program or TLS library is from before SNI, or does not set it.
    > The line in the log has the client's address.
    > openssl s_client -connect HOST:443 -noservername does the same; trusteval HOST names the host.
    ! Have the client connect by name; in nginx as a proxy, proxy_ssl_server_name on and in proxy_ssl_name a name of the site.
    ! Where clients without SNI are meant to come, SSLStrictSNIVHostCheck off lets them have the first site of that address.
    @SSL client certificate not trusted
    @SSL client CA chain cannot be verified
    ? It was issued by an authority that is not in the ca-file of the bind line.
    ? The client sent its certificate without the intermediates above it.
    ? It, or an authority above it, has expired, is revoked by the list in crl-file, or is not meant for clients.
    > The frontend's log with %[ssl_c_err] and %[ssl_c_ca_err] has OpenSSL's number: trusteval explain 'X509_V_ERR NUMBER' says what it means.
    > trusteval verify FILE --purpose client evaluates the client's certificate.
    ! Have the client send its certificate with the intermediates, or put its authority into ca-file.
    @SSL_accept error from
    @lost connection after STARTTLS from
    ? The client closed without a word: a scanner, a monitor, or a mail server that refuses the certificate.
    ? The handshake failed for a reason that a line beside it has.
    > The lines beside it, from the same smtpd; smtpd_tls_loglevel = 1 has more of them.
    > The line has the client's address, and the log of that side says why it left.
    ! Where the address is a mail server's that should deliver, ask its operator for the error there, and run trusteval HOST:25 --starttls smtp.
    @server certificate not trusted status
    @server certificate not trusted status 3
    @server certificate not trusted status 6
    @server certificate not trusted status 1001
    ? The RADIUS server's authority is a private one, and no configuration profile for this network names its root.
    ? The certificate has none of the names that the profile trusts (TLSTrustedServerNames), or leads to another root than the one it names (PayloadCertificateAnchorUUID).
    ? The certificate was renewed under another name or authority, or has expired.
    ? Somebody else's access point has the network's name.
    > trusteval verify FILE --user-root ROOT.pem evaluates the RADIUS server's certificates, from a file.
    > openssl x509 -noout -subject -issuer -ext subjectAltName -in FILE prints the names to compare with the profile's.
    > The RADIUS server's log has the same attempt, often with an alert of the client.
    > Where the second number is not 0, trusteval explain says what it means.
    ! Give the devices a profile for the network with the authority's root and the server's name.
    ! Keep name and authority when the certificate is renewed, or change the profile first.
    @The identity of ... cannot be verified by Mail
    ? The certificate is for another name than the account's settings have: that of the provider's server, where the account names one's own domain.
    ? It has expired, is self-signed, or is of an authority that this device does not trust.
    ? Something in between answers: the page of a hotel's network, an antivirus program, a company's proxy.
    > trusteval HOST:993 evaluates a server for incoming mail, trusteval HOST:465 or trusteval HOST:587 --starttls smtp one for outgoing mail.
    > Details, in that message, shows the certificate and the name it is for.
    ! Put the name that the certificate has into the account's settings, or have the server's operator mend the certificate.
    @no peer certificate available
    ? The server, or something in between, closed or reset the connection before it sent its certificate: a filter by the server's name, a load balancer without a server behind it, a server that crashed.
    ? The port does not use TLS at once, or is for something else.
    ? The server refused the hello, and a line above says with which alert.
    > Read the lines above it for an error or an alert.
    > trusteval HOST says where the handshake ends; from another network it tells a filter from a server.
    ! Look at what ends the connection; there is no certificate to mend yet.
    @X509_V_ERR_INVALID_PURPOSE
    @INVALID_PURPOSE
    @certificate verify failed: unsuitable certificate purpose
    ? It was issued for something else: its extended key usage names clients, mail or code, and not TLS servers.
    ? The certificate of an authority serves as the server's own: its key usage has keyCertSign and cRLSign only, as hand-made examples have it.
    ? An authority above it has an extended key usage that leaves TLS servers out.
    > trusteval verify FILE -v prints both extensions of each certificate.
    > openssl verify -purpose sslserver -CAfile ROOT.pem -untrusted CHAIN.pem CHAIN.pem gives the same without the server, and the certificate at fault.
    ! Reissue the certificate at fault: for a server extendedKeyUsage = serverAuth and keyUsage = critical, digitalSignature.
    @x509: negative serial number
    ? A tool, an appliance or a database made the certificate with random octets as its number, the first bit of which counts as a minus sign.
    > openssl x509 -noout -serial -in FILE prints such a number with a minus sign.
    ! Make the certificate again with a serial number above 0 (RFC 5280, section 4.1.2.2).
    ! Until then a program of Go reads it with GODEBUG=x509negativeserial=1 in its environment.
    @VERIFY KU ERROR
    ? The certificate was made without keyUsage, which remote-cert-tls demands: by hand, or by scripts that set the extended key usage only.
    ? It was made for the other role: a client's certificate on the server, or a server's on a client.
    ? remote-cert-ku names a value that the certificate does not have.
    > The line before it says whether the certificate has no key usage, or which it has and which is expected.
    > openssl x509 -noout -ext keyUsage,extendedKeyUsage -in FILE prints both extensions of a certificate.
    ! Make the certificate again for its role: a server's with keyUsage = digitalSignature, keyEncipherment and extendedKeyUsage = serverAuth.
    ! Do not take remote-cert-tls out: without it any client's certificate can pass for the server's.
    @proxyconnect tcp: tls: first record does not look like a TLS handshake
    @Your proxy appears to only use HTTP and not HTTPS
    ? The proxy's address begins with https://, in https_proxy or the program's settings, and the proxy takes plain HTTP: the scheme is that of the way to the proxy, not of what is asked through it.
    ? The port is that of another service than the proxy's TLS.
    > The variables https_proxy, HTTPS_PROXY and all_proxy, and the program's own settings, have the address.
    > trusteval HOST --proxy http://PROXY:PORT asks the server through the proxy by plain HTTP.
    ! Write http:// before the proxy's address; TLS with the server goes through it all the same.
    @tunneling socket could not be established, cause
    ? The address or port of the proxy is wrong, or it does not run, or a firewall is before it.
    ? The client was not meant to use this proxy: a variable such as https_proxy, or npm's setting, sends it there.
    ? The proxy closed the connection without an answer, or its own certificate is not trusted.
    > npm config get https-proxy, and the variables https_proxy and HTTPS_PROXY, have the address.
    > trusteval HOST --proxy http://PROXY:PORT asks as the client did.
    ! Mend the proxy's address, or name the host among those that go without it (no_proxy).
    @proxyconnect tcp
    @ERR_PROXY_CERTIFICATE_INVALID
    @ERR_PROXY_CONNECTION_FAILED
    ? The proxy's address begins with https://, and its certificate is not trusted, is for another name, or has expired.
    ? The address or port of the proxy is wrong, or it does not run.
    ? The client was not meant to use this proxy: a variable such as https_proxy, or a system setting, sends it there.
    > The words behind it say what failed; where they name a certificate, it is the proxy's.
    > trusteval PROXY:PORT evaluates the certificate of a proxy that takes TLS.
    ! Mend the proxy's certificate or address, or name the host among those that go without it (no_proxy).
    @CONNECT tunnel failed
    @Tunnel connection failed
    @Received HTTP code ... from proxy after CONNECT
    @tunneling socket could not be established
    ? The proxy reaches no such server, or does not find its name (502, 503, 504).
    ? The proxy's rules forbid the server or its port (403).
    ? The proxy asks for a login (407).
    > The proxy's log, or the page that it answers with, says why.
    > trusteval HOST --proxy http://PROXY:PORT asks as the client did.
    ! Have the proxy let the server through, or name the host among those that go without it (no_proxy).
    @HTTP status 407
    ? The client has no name and password for the proxy, or wrong ones.
    ? The proxy asks for a way to log in that the client does not have, such as Kerberos or NTLM.
    ? The client was not meant to use this proxy: a variable such as https_proxy, or a system setting, sends it there.
    > The header Proxy-Authenticate of that answer names the ways to log in; curl -v prints it.
    > trusteval HOST --proxy http://PROXY:PORT asks as the client did.
    ! Give the client the proxy's name and password, or name the host among those that go without it (no_proxy).
    @the trustAnchors parameter must be non-empty
    ? javax.net.ssl.trustStore names a file that is not there, or that Java may not read.
    ? Java was given a PKCS #12 store, such as keytool makes, without its password (javax.net.ssl.trustStorePassword): then it reads none of the certificates.
    ? The file holds a key with its certificate only, and no entries for authorities.
    > keytool -list -keystore FILE has to show entries of the kind trustedCertEntry; javax.net.ssl.trustStore names the file.
    ! Point Java at a store that has roots, with its password, or leave the property away: then Java reads its own cacerts.
    @root certificate file ... does not exist
    ? sslmode is verify-ca or verify-full, and no file of roots is where PostgreSQL's client looks: root.crt in its directory (.postgresql in the user's home), or what sslrootcert names.
    ? The program runs as another user, in a container or as a service, whose home has no such file.
    > The path is in the message; it is that of the user that the program runs as.
    ! Give the client the authority's root there, or say sslrootcert=system (libpq 16 and later) for a public one, which takes the system's roots.
    @SSL SYSCALL error: EOF detected
    @SSL connection has been closed unexpectedly
    ? The server's process for this connection ended: the server was restarted, ran out of memory, or an administrator or a limit ended the session.
    ? Something in between, such as a firewall or a connection pooler, cut a connection that had been idle.
    ? A program made the connection before it forked, and two processes use it now.
    > The server's log of the same second says whether its process ended, and why.
    > trusteval HOST:5432 --starttls postgres shows whether new connections get through the handshake.
    ! Let the program's pool test connections before it uses them, and open them after the fork; use keepalives where idle ones are cut.
    @MongoServerSelectionError ... tlsv1 alert internal error
    @MongooseServerSelectionError ... tlsv1 alert internal error
    @MongoNetworkError ... tlsv1 alert internal error
    @ServerSelectionTimeoutError ... TLSV1_ALERT_INTERNAL_ERROR
    ? The client's address is not in the IP access list of MongoDB Atlas: another network, a new machine, or an address that changes.
    ? A server of one's own, or what is in front of it, has no certificate for the name or cannot read its key; its log says so.
    > The project's Network Access page in Atlas lists the addresses that are let in.
    > trusteval HOST:27017 from an address that is in the list shows whether the server is good.
    ! Put the client's address into that list; for a server of one's own, look at its log.
    @TLS key negotiation failed to occur within
    ? Nothing reached the other side, or no answer came back: the port is closed by a firewall, is another one than the server's, or the server does not run.
    ? The two sides have different keys for tls-auth or tls-crypt, or only one has such a key: such packets are dropped without an answer.
    ? One side refused the other's certificate and the other was not told: its own log has VERIFY ERROR.
    ? Large packets are lost on the way.
    > The log of the other side, at the same time: whether anything came, and what it says of it.
    ! Open the port, or mend what the other side's log names; with tls-auth or tls-crypt give both sides the same file.
    @urn:ietf:params:acme:error:connection
    @urn:ietf:params:acme:error:dns
    @urn:ietf:params:acme:error:incorrectResponse
    @urn:ietf:params:acme:error:tls
    @urn:ietf:params:acme:error:unauthorized
    ? The name's DNS leads to another machine than the one where the client of ACME runs; an old AAAA record is enough for that.
    ? A firewall, a content delivery network, or a redirect or rule of the web server keeps the authority from the answer to its challenge.
    ? The answer was put where the web server does not look for it, or the TXT record of dns-01 is not there yet.
    > The details behind the error name the address that was asked, and what came back.
    > trusteval HOST -v shows which certificate the server has until then, and how long it is valid.
    ! Mend what the details name, and try it with the authority's server for tests first: failures count against its limits.
    @CURLE_SSL_CACERT_BADFILE
    ? The file that --cacert, CURL_CA_BUNDLE, SSL_CERT_FILE, git's http.sslCAInfo or PHP's curl.cainfo names is not there, or may not be read.
    ? The system's package of roots is not installed, as in a small container.
    ? The file is no PEM with certificates.
    > curl -v prints the file and the directory that it reads.
    ! Install the system's roots (ca-certificates), or correct the path of the setting; it has to name a store that has roots.
    @No Private Key found
    @unable to load SSL private key from
    ? HAProxy's crt names a file with the certificate alone: the key has to be in the same file, or beside it under the same name with .key behind it.
    ? The key in the file is encrypted, damaged, or in a form that is not PEM.
    > openssl pkey -noout -in FILE says whether a key can be read from the file.
    ! Put the certificate, its intermediates and the private key into one PEM file, or the key into FILE.key.
    @No available authentication scheme
    ? The side that says so has no certificate with a private key that it could show: the key store is empty, lacks the key, or has it under another password.
    ? Its key is of a kind for which the other side offers no signature, such as DSA, or an RSA key that TLS 1.3's signatures are too long for.
    > keytool -list -v -keystore FILE has to show an entry of the kind PrivateKeyEntry, and its key.
    ! Give the key store a private key with its certificate, RSA of 2048 bits or EC of 256, and the program its password.
    @No negotiable cipher suite
    ? Client and server have no cipher suite in common.
    ? The server's key store has no key of the kind that the common suites need, RSA or ECDSA.
    > The option -Djavax.net.debug=ssl:handshake prints the suites of both sides.
    > trusteval HOST shows what the server takes from a client that offers all.
    ! Let both sides have the suites that Java enables by default, and the server a key for them.
    @errno: no route to host
    @errno: network is unreachable
    @ERR_ADDRESS_UNREACHABLE
    ? A VPN is not up, or this device is in another network than the address.
    ? The address is of IPv6, and this network has IPv4 only.
    ? A router or firewall says that it does not lead there, or the host is off in this very network.
    ? The system keeps the program from the local network until somebody allows it.
    > The routes of this machine: ip route get ADDRESS on Linux, route get ADDRESS on a Mac.
    > trusteval HOST from another network shows whether the server is there.
    ! Bring up the VPN or the route, or use the address that is meant for this network; no certificate is the cause.
    @errno: network is down
    ? The device has no network: airplane mode, no Wi-Fi, cellular data switched off for this app.
    ? A VPN or an interface that was used went down at that moment.
    > The settings of the device; on a Mac, ifconfig or System Settings, Network.
    ! Bring the network up and try again; nothing is wrong with the server's certificate, which was not seen.
    @Returning from external verify block with result: false
    ? Trust evaluation failed: lines below it, such as TLS Trust encountered error 3:-9843, have the code.
    ? The app's own code said no: its verify block (Network.framework), or its answer to the server trust challenge, as with pinning.
    > Where a line below has a code, trusteval explain with that code. Where none has, log what the app's own check decides.
    > trusteval HOST --pin sha256//BASE64 does what pinning code does.
    ! Mend the server where trust evaluation failed; otherwise mend the app's own check, such as its pins.
    @TrustKit: Pin validation failed for
    @TSKTrustEvaluationFailedNoMatchingPin
    ? The server's key, or its authority's, was changed, and the app's pins were not.
    ? Something in between shows certificates of its own, such as a debugging or company proxy.
    ? The pins in the app's TrustKit configuration are for another host or subdomain, or were computed wrongly.
    > trusteval HOST --pin sha256//BASE64 compares a pin; -v prints the pin of every key on the path.
    ! Ship an app with the pins of the current and of a spare key (TSKPublicKeyHashes) before the server's key changes.
    @Failed to connect to ... timed out
    @ConnectTimeoutError: Connect Timeout Error
    @Connect Timeout Error
    @UND_ERR_CONNECT_TIMEOUT
    ? A firewall, or the rules of a cloud network, drops the packets without a word.
    ? The host is off, or the address is not the right one.
    ? The way to it is missing: a VPN that is not up, or IPv6 that leads nowhere.
    > nc -vz HOST PORT from this machine and from another network tells a filter on the way from a host that is off.
    > trusteval HOST:PORT says in which phase the time runs out.
    ! Open the port in the firewall's rules for this client's address, or use the right address.
    @WININET_E_DECODING_FAILED
    ? The clock of this machine is wrong.
    ? Something in between issues the certificates, such as a company proxy whose root this Windows does not have.
    ? An old Windows that does not offer TLS 1.2, or that has not got new roots for years.
    > The date and time of the machine, its time zone included.
    > trusteval HOST, with the host that was asked for, evaluates the server's certificate from elsewhere.
    ! Set the clock first; then install what updates Windows has, and the root of a proxy that is meant to be there.
    @Cert Verify Result: No error
    ? The failed check is a new one that the old list of statuses has no word for, such as a validity that is too long or missing certificate timestamps.
    ? The root is not trusted on this Mac.
    > security verify-cert -v with the same options prints the whole result.
    > trusteval verify FILE --server-name NAME names the check that fails.
    ! Mend what the check asks for; the certificate was not accepted.
    @ORA-29024
    ? The wallet that the database uses lacks the root, or an intermediate, of the server's certificate.
    ? The wallet holds the server's own certificate instead of its authorities'.
    ? The wallet was not opened: its path or password is wrong in UTL_HTTP.SET_WALLET.
    > orapki wallet display -wallet DIRECTORY lists the certificates in the wallet.
    > trusteval HOST names the authorities above the server's certificate.
    ! Add the root and the intermediates, not the server's certificate: orapki wallet add -wallet DIRECTORY -trusted_cert -cert FILE.
    @Safari can't establish a secure connection to the server
    ? Client and server have no TLS version or no cipher suite in common, such as a server with TLS 1.0 only: current systems take TLS 1.2 and 1.3.
    ? The server, or a firewall on the way, cut the connection in mid-handshake.
    ? Something in between answers in the server's place: a company proxy, a content filter, an antivirus program, a VPN.
    ? The port does not use TLS, or the server breaks the protocol, as with a certificate whose key usage leaves out digitalSignature.
    ? The server insists on a client certificate, and the device has none for it.
    > trusteval HOST says where the handshake ends, which alert the server sends, and what it agrees to.
    > The same page from another network, and without VPN, shows whether something in between is the cause.
    ! Mend what ends the handshake: on the server TLS 1.2 or 1.3 with ECDHE and AES-GCM suites, or the middle box on the way. No exception in an app, and no new root, helps against it.
    @x509: cannot validate certificate for ...
    @No subject alternative names matching IP address
    @certificate verify failed: IP address mismatch, certificate is not valid for ...
    @X509_V_ERR_IP_ADDRESS_MISMATCH
    ? The server was asked for by its address, and the certificate has names only.
    ? The address is in the certificate as a DNS name (DNS:192.0.2.7) or as the common name, where it does not count.
    ? The address has changed, or another machine answers under it.
    > trusteval HOST -v prints the names and the addresses in the certificate, each with its kind.
    ! Issue the certificate with the address as an IP address among its subject alternative names (subjectAltName = IP:192.0.2.7), or ask for the server by a name that is in it.
    ! Public authorities issue for public addresses at most: for a private one use a name, or an authority of one's own.
    @tls: either ServerName or InsecureSkipVerify must be specified
    ? The program calls tls.Client with a tls.Config that has no ServerName; tls.Dial and net/http fill it in from the address.
    ? The host is empty where the program takes it from, as in a proxy setting that is https:// and nothing more.
    > The lines around it name what was connected to, such as proxyconnect.
    ! Set ServerName to the name that the certificate has to have, or mend the address that is empty; do not set InsecureSkipVerify instead.
    @tls: server sent certificate containing RSA key larger than
    ? The server, or an authority above it, has an RSA key of 16384 bits, as somebody chose for safety.
    > trusteval HOST -v prints the key of each certificate.
    ! Issue the certificate with a key of RSA 2048 to 4096 bits or EC P-256. Until then, GODEBUG=tlsmaxrsasize=16384 in the client's environment raises the limit.
    @tls: client sent certificate containing RSA key larger than
    ? The client's certificate, or one above it, has an RSA key of 16384 bits, as somebody chose for safety.
    > trusteval verify FILE --purpose client -v prints the key of each certificate.
    ! Issue the client's certificate with a key of RSA 2048 to 4096 bits or EC P-256. Until then, GODEBUG=tlsmaxrsasize=16384 in the server's environment raises the limit.
    @local SSL certificate ... was not found. Using default certificate
    @Kubernetes Ingress Controller Fake Certificate
    ? The Secret that the Ingress names does not exist, or is in another namespace than the Ingress.
    ? It is not of the type kubernetes.io/tls, or its tls.crt and tls.key cannot be read or do not belong together.
    ? cert-manager has not issued the certificate yet.
    ? No Ingress has a tls section with this host, or the client asked by another name or none.
    > kubectl describe ingress NAME shows host and Secret, kubectl get secret NAME whether it is there and of which type.
    > trusteval HOST shows which certificate the controller has for the name now.
    ! Create the Secret in the namespace of the Ingress, and name it with its hosts in the tls section.
    @Connection Refused: not authorised
    @Connection Refused: bad user name or password
    ? User name or password are wrong or missing, and the broker allows no client without (allow_anonymous).
    ? The broker has not read its file of passwords again since it was changed.
    ? Where clients log in by certificate (use_identity_as_username), the access list does not have that name.
    > The broker's log of the same second says why it closed.
    ! Give the client the user name and password that the broker has, and let the broker read its files again.
    @TLS is required, but was not offered by host
    ? The other mail server offers no STARTTLS: it has no certificate, or TLS is switched off in it.
    ? A firewall in between takes the offer away, as those do that inspect SMTP: the lines of the session then have XXXXXXXX in place of STARTTLS.
    ? The policy of this Postfix demands TLS of a domain that never had it (smtp_tls_security_level encrypt or stricter, smtp_tls_policy_maps, DANE).
    > trusteval HOST:25 --starttls smtp asks for TLS as Postfix did, and says what the server answers.
    ! Switch TLS on in the other server, or take the firewall's inspection off the port.
    ! Where mail may go there without TLS, lower the level for that domain alone, in smtp_tls_policy_maps.
    """
}
