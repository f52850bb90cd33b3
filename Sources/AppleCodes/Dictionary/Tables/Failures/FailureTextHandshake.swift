extension FailureText {
  /// What ends a handshake beside its settings and certificates, and what a program's own settings and
  /// certificate do before one begins.
  static let handshake = """
    @ownSettings|the program's own settings leave nothing to offer
    & no protocol or cipher suite is enabled
    = The program's own settings, or those of its library and system, leave no TLS version or no cipher suite to offer. Nothing was sent, and no server was asked.
    ? The program is fixed to a version that its library or the system's policy has switched off, such as TLS 1.0.
    ? An update of the library or the system switched off what the program is fixed to.
    ? The list of cipher suites names none that the library has.
    > The program's settings for TLS: its lowest and highest version and its list of suites.
    > trusteval HOST shows what the server takes from a client that offers all.
    ! Let the program offer TLS 1.2 and 1.3 with the suites that its library has by default.
    ! Where a server has nothing newer than TLS 1.1, update the server rather than switch the old versions on again.
    @noApplicationProtocol|no application protocol in common
    & ALPN
    & no common application protocol
    = Client and server agree on TLS, but on no protocol above it (ALPN), such as h2 for HTTP/2 or http/1.1. No certificate is the cause.
    ? One side has HTTP/2 only, and the other HTTP/1.1 only, as with gRPC behind a proxy that does not pass h2 on.
    ? A client asks for a protocol that this port does not serve: another service is meant.
    ? A proxy or load balancer in front of the server answers with a list of its own.
    > openssl s_client -connect HOST:443 -alpn h2,http/1.1 prints which protocol the server chooses.
    > trusteval HOST shows that TLS itself is good.
    ! Offer a protocol that both sides have: in the server's settings for HTTP/2, or in those of the proxy before it.
    @recordDamaged|a record arrived altered
    & bad record MAC
    = A record could not be authenticated: what arrived is not what was sent, or the two sides do not have the same keys. No certificate is the cause.
    ? Something on the way alters or cuts the data: a middle box, a broken network card or driver.
    ? Two processes or threads write to one connection, as after a fork.
    ? A fault in one of the two TLS libraries, or in hardware that encrypts for it.
    > trusteval HOST, run several times and from another network, shows whether it is the path.
    > The log of the other side says which of the two could not read the record.
    ! Take the middle box out of the path, or update it; then update the TLS library of the side that cannot read.
    @downgraded|the connection was held below the best version of both sides
    & downgrade
    & TLS downgrade
    = One side noticed that both could have had a newer TLS version than the one that was agreed on: somebody in between lowered it, or one side fell back.
    ? A middle box that inspects TLS, or an antivirus program, answers with an older version than the server's.
    ? A client fell back to an older version after a first attempt had failed.
    ? An attack that lowers the version, which is what the check is for.
    > trusteval HOST from this network and from another one: the agreed version differs where something in between lowers it.
    ! Update the middle box, or take this server out of its inspection.
    ! Do not let clients fall back to older versions: offer all of them in one hello.
    @illegalParameter|a field of the handshake has a value that is not allowed
    & illegal parameter
    = One side got a message in which a field has a value that is not allowed, or a key that may not be used so, and ended the handshake with the alert illegal_parameter.
    ?a {leafKeyUsage} The server's certificate has a key usage that leaves out what the handshake needs: since iOS 18.4 Apple's clients check it, and no verify block can allow it.
    ? A fault in the TLS library of one of the two sides.
    ? A middle box that changes the handshake on its way.
    ? The server takes something of the client's hello for wrong, such as a key share.
    > trusteval HOST -v prints the key usage of the server's certificate, and whether a handshake with other software is good.
    >a Lines above it say which side sent the alert: write alert is this client, read alert the server.
    !a Where the key usage is the cause, reissue the certificate with keyUsage = critical, digitalSignature; a CA's certificate made by hand, with keyCertSign and cRLSign only, is the usual one.
    !a Otherwise update the TLS library of the server, or take the middle box out of the path.
    !o Update the TLS library of the side that sent the value, or take the middle box out of the path.
    @leafKeyUsage|the server's key may not be used so in the handshake
    & key usage without digitalSignature
    = The key usage of the server's own certificate leaves out what the agreed cipher suite needs: digitalSignature for ECDHE, DHE and TLS 1.3, or keyEncipherment for TLS_RSA suites. It is a matter of the handshake and not of trust.
    =a The key usage of the server's own certificate leaves out what the agreed cipher suite needs: digitalSignature for ECDHE, DHE and TLS 1.3, or keyEncipherment for TLS_RSA suites. Apple's clients check it since iOS 18.4, outside of trust evaluation: no exception and no verify block allows it.
    ? A certificate for a CA is used for the server: keyCertSign and cRLSign only, as hand-made examples have it.
    ? The certificate was made for TLS_RSA suites, with keyEncipherment only.
    ? A template of a company authority that leaves digitalSignature out.
    > trusteval HOST -v prints the key usage of the server's certificate; for files, trusteval verify FILE -v.
    ! Reissue the server's certificate with keyUsage = critical, digitalSignature (and keyEncipherment where TLS_RSA suites are still used), or without the key usage.
    @leafIsAuthority|the server's own certificate is marked as a CA's
    & leaf marked as CA
    = The certificate that the server shows as its own has basic constraints with CA:TRUE, so that it could issue others.
    ? A self-signed certificate made by openssl req -x509, whose usual configuration says CA:TRUE.
    ? The root or intermediate of a small authority serves as the server's certificate as well.
    > trusteval HOST -v prints the basic constraints of each certificate; for files, trusteval verify FILE -v.
    ! Make an authority and issue a certificate for the server with basicConstraints = CA:FALSE: only the authority is then installed on clients.
    @interception|software in between issues the certificates
    & TLS inspection
    & intercepting proxy
    = Software or a device on the way opens the connection and shows certificates of its own, and this client does not trust its root.
    ? A company proxy or firewall that inspects TLS, whose root is not in the store that this client reads.
    ? An antivirus program or parental control on this computer that does the same.
    ? A debugging proxy that is still switched on, such as mitmproxy, Charles or Fiddler.
    ? An attack.
    > trusteval HOST shows the name of the root that was sent: one that names a proxy or a product explains itself.
    > trusteval HOST from another network shows the server's own certificate.
    ! Where the interception is meant, add its root to the store that this client reads, which need not be the system's.
    ! Where it is not, switch the program off, or take this server out of its inspection; do not switch verification off.
    @noServerCertificate|the server has no certificate to show
    & no certificate is configured
    = The server's configuration names no certificate for this port or site, so that no handshake can be completed.
    ? The setting that names the certificate is missing, or is in another site or file than the one that counts for this port.
    ? The site that answers for all other names, or for none, has no certificate.
    ? A file that is included, or a secret that is mounted, is not there.
    > The line in the server's log names the setting or the site.
    > trusteval HOST, and trusteval HOST --sni OTHER, show which names get a certificate.
    ! Name the certificate with its chain, and its key, in the part of the configuration that is for this port and site, and reload the server.
    @ownWeakCertificate|the program's own certificate is too weak for its library
    & own certificate too weak
    = The program may not use the certificate of its own configuration: its key is too short, or its hash too weak, for the security level of the TLS library. Nothing was sent yet.
    ? A certificate with an RSA key of 1024 bits, or signed with SHA-1 or MD5, from before an update of the library or system.
    ? An intermediate in the same file that is that weak.
    > trusteval verify FILE shows key and signature of each certificate in the file.
    ! Issue the certificate anew with an RSA key of 2048 bits or an EC key of 256, signed with SHA-256.
    ! Do not lower the library's security level for it: clients refuse the same certificate.
    """
}
