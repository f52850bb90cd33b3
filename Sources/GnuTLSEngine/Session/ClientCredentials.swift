#if GnuTLS
  import CGnuTLS
  import TLSEngine
  import TrustModel

  /// A client's certificates and key in the library's form, for the session that sends them.
  final class ClientCredentials {
    private let pointer: gnutls_certificate_credentials_t

    /// - Throws: `ConnectionFailure` of kind `internalError` when the library does not take them.
    init(_ identity: ClientIdentity) throws(ConnectionFailure) {
      var created: gnutls_certificate_credentials_t?
      let result = gnutls.certificate_allocate_credentials(&created)
      guard result == GNUTLS_E_SUCCESS, let credentials = created else {
        throw .refused(GnuTLSLibrary.text(result))
      }
      pointer = credentials
      try install(identity)
    }

    deinit {
      gnutls.certificate_free_credentials(pointer)
    }

    /// Whether the session accepted them; it refers to them, so they must live as long.
    func apply(to session: gnutls_session_t) -> Bool {
      gnutls.credentials_set(session, GNUTLS_CRD_CERTIFICATE, UnsafeMutableRawPointer(pointer))
        == GNUTLS_E_SUCCESS
    }

    private func install(_ identity: ClientIdentity) throws(ConnectionFailure) {
      var certificates: [gnutls_x509_crt_t?] = []
      defer { for certificate in certificates { gnutls.x509_crt_deinit(certificate) } }
      for der in identity.chain {
        do {
          certificates.append(try X509Certificate.decode(der))
        } catch {
          throw .refused(error.text)
        }
      }
      var key: gnutls_x509_privkey_t?
      var result = gnutls.x509_privkey_init(&key)
      defer { gnutls.x509_privkey_deinit(key) }
      if result == GNUTLS_E_SUCCESS {
        result = identity.privateKey.withUnsafeBytes { bytes in
          bytes.assumingMemoryBound(to: UInt8.self).withDatum {
            gnutls.x509_privkey_import_pkcs8(
              key, $0, GNUTLS_X509_FMT_DER, nil, GNUTLS_PKCS_PLAIN.rawValue)
          }
        }
      }
      if result == GNUTLS_E_SUCCESS {
        // The library copies both.
        result = gnutls.certificate_set_x509_key(
          pointer, &certificates, Int32(clamping: certificates.count), key)
      }
      guard result == GNUTLS_E_SUCCESS else { throw .refused(GnuTLSLibrary.text(result)) }
    }
  }

  extension ConnectionFailure {
    fileprivate static func refused(_ reason: String) -> ConnectionFailure {
      ConnectionFailure(
        .internalError, summary: "GnuTLS does not take the client certificate: \(reason)")
    }
  }
#endif
