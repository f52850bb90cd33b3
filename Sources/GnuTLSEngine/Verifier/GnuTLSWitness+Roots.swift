#if GnuTLS
  import CGnuTLS
  package import TLSEngine
  package import TrustModel

  extension GnuTLSWitness {
    /// The bundle of `gnutls_x509_trust_list_add_system_trust(3)`, on systems where it is known to
    /// be a file.
    ///
    /// The place is built in, no variable changes it, and no function of the library returns it.
    /// The packages of Debian and its derivatives are configured with the bundle; those of Fedora,
    /// Arch and others use p11-kit, whose store is not a single file.
    package func rootPlaces(on system: HostSystem) -> [RootPlace]? {
      guard system.exists("/etc/debian_version") else { return nil }
      return [RootPlace(path: "/etc/ssl/certs/ca-certificates.crt", kind: .bundle)]
    }

    /// Loads all of a bundle or nothing, as `gnutls_x509_trust_list_add_trust_file(3)` does.
    ///
    /// Blocks with other labels than those of plain certificates are ignored. The library function
    /// called here is the one that it reads with; `certtool --verify` 3.7.9 behaves the same.
    package func certificates(inBundle file: [UInt8]) -> [[UInt8]]? {
      guard GnuTLSLibrary.problem == nil else { return nil }
      var list: UnsafeMutablePointer<gnutls_x509_crt_t?>?
      var count: UInt32 = 0
      let result = file.withDatum {
        gnutls.x509_crt_list_import2(&list, &count, $0, GNUTLS_X509_FMT_PEM, 0)
      }
      guard result >= 0, let list else { return nil }
      let entries = UnsafeBufferPointer(start: list, count: Int(count)).compactMap(\.self)
      defer {
        for entry in entries { gnutls.x509_crt_deinit(entry) }
        gnutls.free(list)
      }
      return entries.compactMap(Self.encoded)
    }

    /// None: the library's place, where it is known, is a bundle.
    package func certificates(
      withSubject name: [UInt8], inDirectory path: String, isAlone: Bool
    ) -> [[UInt8]] {
      []
    }

    private static func encoded(_ certificate: gnutls_x509_crt_t) -> [UInt8]? {
      var datum = gnutls_datum_t()
      let result = gnutls.x509_crt_export2(certificate, GNUTLS_X509_FMT_DER, &datum)
      guard result == GNUTLS_E_SUCCESS, let data = datum.data else { return nil }
      defer { gnutls.free(data) }
      return Array(UnsafeBufferPointer(start: data, count: Int(datum.size)))
    }
  }
#endif
