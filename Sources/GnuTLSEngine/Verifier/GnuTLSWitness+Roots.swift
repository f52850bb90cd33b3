#if GnuTLS
  package import TLSEngine
  package import TrustModel

  extension GnuTLSWitness {
    /// The bundle of `gnutls_x509_trust_list_add_system_trust(3)` where it is known to be one.
    ///
    /// The place is built in, no variable changes it, and no function of the library returns it.
    /// The packages of Debian and its derivatives are configured with the bundle; those of Fedora,
    /// Arch and others use p11-kit, whose store is not a single file.
    package func rootPlaces(on system: HostSystem) -> [RootPlace]? {
      guard system.exists("/etc/debian_version") else { return nil }
      return [RootPlace(path: "/etc/ssl/certs/ca-certificates.crt", kind: .bundle)]
    }
  }
#endif
