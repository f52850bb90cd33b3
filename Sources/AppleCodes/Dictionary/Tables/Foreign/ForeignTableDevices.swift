extension ForeignTable {
  /// Mbed TLS, the library of ESP32 and many other devices; its numbers are mostly printed in hexadecimal.
  static let mbedTLS = """
    X509 - Certificate verification failed, e.g. CRL, CA or signature check failed|-9984|serverUntrusted|Mbed TLS refused the certificate: -0x2700. The words of its verifier (mbedtls_x509_crt_verify_info), where the program prints them, say why.
    The certificate is not correctly signed by the trusted CA||noTrustedPath|Mbed TLS's verifier.
    The certificate validity has expired||expired|Mbed TLS's verifier. A device without a clock of its own has to be told the time first.
    The certificate validity starts in the future||notYetValid|Mbed TLS's verifier. A device whose clock was never set believes that it is 1970.
    The certificate Common Name (CN) does not match with the expected CN||hostName|Mbed TLS's verifier; it compares subject alternative names, too.
    The certificate has been revoked (is on a CRL)||revoked|Mbed TLS's verifier.
    The certificate is signed with an unacceptable hash||weakSignature|Mbed TLS's verifier.
    The certificate is signed with an unacceptable key||weakKey|Mbed TLS's verifier.
    SSL - A fatal alert message was received from our peer|-30592|handshakeIncomplete|Mbed TLS: -0x7780. The other side ended the handshake by an alert; which one, the program does not say.
    SSL - The connection indicated an EOF|-29312|connectionLost|Mbed TLS: -0x7280.
    SSL - The server has no ciphersuites in common with the client||handshakeFailure|Mbed TLS.
    """

  /// wolfSSL.
  static let wolfSSL = """
    ASN no signer error to confirm failure|-188|issuerNotFound|No root that was loaded, and no certificate that was sent, is the issuer's.
    ASN sig error, confirm failure||badSignature|
    ASN date error, current date is before||notYetValid|A device whose clock was never set believes that it is 1970.
    ASN date error, current date is after||expired|
    peer subject name mismatch||hostName|
    """
}
