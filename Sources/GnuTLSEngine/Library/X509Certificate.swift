#if GnuTLS
  import CGnuTLS
  import TrustModel

  /// A `gnutls_x509_crt_t`, owned, or borrowed from a trust list that is kept alive with it.
  final class X509Certificate {
    let pointer: gnutls_x509_crt_t
    private let owner: TrustList?

    /// - Throws: `LibraryError` where the library cannot read the certificate.
    init(der: [UInt8]) throws(LibraryError) {
      pointer = try Self.decode(der)
      owner = nil
    }

    init(borrowing pointer: gnutls_x509_crt_t, from owner: TrustList) {
      self.pointer = pointer
      self.owner = owner
    }

    deinit {
      if owner == nil { gnutls.x509_crt_deinit(pointer) }
    }

    /// A new certificate object, to be freed by the caller.
    static func decode(_ der: [UInt8]) throws(LibraryError) -> gnutls_x509_crt_t {
      var created: gnutls_x509_crt_t?
      let initialized = gnutls.x509_crt_init(&created)
      guard initialized == GNUTLS_E_SUCCESS, let certificate = created else {
        throw LibraryError(code: initialized)
      }
      let imported = der.withDatum { gnutls.x509_crt_import(certificate, $0, GNUTLS_X509_FMT_DER) }
      guard imported == GNUTLS_E_SUCCESS else {
        gnutls.x509_crt_deinit(certificate)
        throw LibraryError(code: imported)
      }
      return certificate
    }

    /// Whether names and key identifiers match; the signature is not verified.
    func isIssued(by issuer: X509Certificate) -> Bool {
      gnutls.x509_crt_check_issuer(pointer, issuer.pointer) == 1
    }

    func isInForce(at date: Instant) -> Bool {
      date.secondsSinceEpoch >= Int64(gnutls.x509_crt_get_activation_time(pointer))
        && date.secondsSinceEpoch <= Int64(gnutls.x509_crt_get_expiration_time(pointer))
    }

    /// Whether its key usage, if present, includes signing certificates.
    var maySignCertificates: Bool {
      var usage: UInt32 = 0
      let read = gnutls.x509_crt_get_key_usage(pointer, &usage, nil)
      return read < 0 || usage & UInt32(GNUTLS_KEY_KEY_CERT_SIGN) != 0
    }

    /// Whether the issuer's kind of key can make such a signature; the signature is not verified.
    func maySignatureBe(of issuer: X509Certificate) -> Bool {
      let signature = gnutls.x509_crt_get_signature_algorithm(pointer)
      let key = gnutls.x509_crt_get_pk_algorithm(issuer.pointer, nil)
      guard signature > 0, key > 0 else { return true }
      return gnutls.sign_supports_pk_algorithm(
        gnutls_sign_algorithm_t(UInt32(signature)), gnutls_pk_algorithm_t(UInt32(key))) != 0
    }

    /// Lower-case hexadecimal; nil when the library fails.
    var sha256: String? {
      var count = 32
      var digest = [UInt8](repeating: 0, count: count)
      let result = gnutls.x509_crt_get_fingerprint(pointer, GNUTLS_DIG_SHA256, &digest, &count)
      guard result == GNUTLS_E_SUCCESS, count == digest.count else { return nil }
      return Hexadecimal.lowerCase(digest)
    }
  }

  extension [UInt8] {
    /// Passes the bytes to a function that only reads them.
    func withDatum<Result>(_ body: (UnsafePointer<gnutls_datum_t>) -> Result) -> Result {
      withUnsafeBufferPointer { $0.withDatum(body) }
    }
  }

  extension UnsafeBufferPointer<UInt8> {
    /// Passes the bytes to a function that only reads them.
    func withDatum<Result>(_ body: (UnsafePointer<gnutls_datum_t>) -> Result) -> Result {
      // The C structure lacks const, but the functions called with it take it as const.
      var datum = gnutls_datum_t(
        data: UnsafeMutablePointer(mutating: baseAddress), size: UInt32(truncatingIfNeeded: count))
      return body(&datum)
    }
  }
#endif
