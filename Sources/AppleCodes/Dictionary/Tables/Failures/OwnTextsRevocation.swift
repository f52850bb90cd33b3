extension OwnText {
  /// As `text`: names of what is out of date, refused from a date on, or there twice.
  static let ofRevocation = """
    @TLS Server certificate issued after ... and anchored by a distrusted legacy ... root CA
    ? The certificate was issued after the date from which Java takes no new ones of that authority.
    > trusteval HOST names the root that the certificate leads to.
    ! Get the certificate from another authority. Taking the authority out of jdk.security.caDistrustPolicies helps one Java, and none of the other clients that have such dates.
    @SEC_ERROR_OCSP_OLD_RESPONSE
    @Response is unreliable: its validity interval is out-of-date
    ? The server staples an answer that it does not renew, mostly because it cannot reach the responder.
    ? This device's clock is fast.
    > trusteval HOST judges the stapled answer and its dates by its own clock.
    ! Let the server reach the responder that its certificate names, and see in its log why the answer is not renewed.
    ! Set the clock of this device.
    @SEC_ERROR_OCSP_FUTURE_RESPONSE
    ? This device's clock is slow.
    ? The responder's clock is fast, so that its answers begin later than now.
    > trusteval HOST judges the stapled answer and its dates by its own clock.
    ! Set the clock of this device; if others see the same, tell the authority.
    @ExpiredRevocationList
    ? The list of revoked certificates that the program gave to rustls is past its next update.
    > openssl crl -noout -nextupdate -in FILE shows the date of a list.
    ! Let the program read a newer list before it connects. rustls fetches none and reads no staple for this.
    @UnknownRevocationStatus
    ? The program gave lists to rustls, and none is of the authority that issued the certificate.
    > openssl crl -noout -issuer -in FILE shows whose list one is.
    ! Give it the lists of all authorities below the root, or let it check the server's certificate alone, or allow an unknown status.
    @GNUTLS_CERT_REVOCATION_DATA_SUPERSEDED
    ? A list of revoked certificates, or an answer about the certificate, is past its next update.
    ? This device's clock is fast.
    > openssl crl -noout -nextupdate -in FILE shows the date of a list; trusteval HOST judges what the server staples.
    ! Renew the list that the program reads, or what the server staples.
    @GNUTLS_CERT_REVOCATION_DATA_ISSUED_IN_FUTURE
    ? This device's clock is slow, or that of whoever signed the list or answer is fast.
    > openssl crl -noout -lastupdate -in FILE shows when a list was made; trusteval HOST judges what the server staples.
    ! Set the clock of this device.
    @OCSP_basic_verify() failed
    ? ssl_trusted_certificate does not name the certificates above the server's, up to the root.
    ? The responder signs with a certificate that the answer does not contain, or that is out of date.
    > openssl ocsp -issuer ISSUER.pem -CAfile ROOT.pem -cert CERT.pem -url RESPONDER asks for the answer and verifies it.
    ! Name the server's issuer and those above it in ssl_trusted_certificate, and reload nginx.
    @SEC_ERROR_REUSED_ISSUER_AND_SERIAL
    ? An appliance made itself a new certificate with the serial number of the one before, which Firefox still has.
    ? Two appliances of one kind have authorities of the same name, and each began to count at the same number.
    > Firefox's certificate manager lists the certificates and exceptions that it has.
    ! Delete the old certificate, authority or exception in Firefox's certificate manager.
    ! Give each appliance a certificate of your own authority, with numbers that are used once.
    """
}
