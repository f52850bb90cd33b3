#if GnuTLS
  import CGnuTLS

  /// A trust list with the certificates it owns.
  final class TrustList {
    let pointer: gnutls_x509_trust_list_t

    /// Leaves out anchors that GnuTLS cannot read, as it does when it loads a bundle.
    ///
    /// - Throws: `LibraryError` when memory is short.
    init(anchors: [[UInt8]]) throws(LibraryError) {
      var created: gnutls_x509_trust_list_t?
      let result = gnutls.x509_trust_list_init(&created, 0)
      guard result == GNUTLS_E_SUCCESS, let list = created else {
        throw LibraryError(code: result)
      }
      pointer = list
      for der in anchors {
        guard let certificate = try? X509Certificate.decode(der) else { continue }
        var pointers: [gnutls_x509_crt_t?] = [certificate]
        let added = gnutls.x509_trust_list_add_cas(list, &pointers, 1, 0)
        // The list frees the certificates that it accepted.
        if added != 1 { gnutls.x509_crt_deinit(certificate) }
      }
    }

    deinit {
      gnutls.x509_trust_list_deinit(pointer, 1)
    }
  }
#endif
