#if GnuTLS
  package import TLSEngine
  package import TrustModel

  extension GnuTLSWitness {
    /// The bundle of `gnutls_x509_trust_list_add_system_trust(3)` where it is known to be one.
    ///
    /// The place is built in, no variable changes it, and the library tells it to nobody. The packages
    /// of Debian and its kin are configured with the bundle; those of Fedora, Arch and others ask
    /// p11-kit, whose store has no one file.
    package func rootPlaces(on system: HostSystem) -> [RootPlace]? {
      guard system.exists("/etc/debian_version") else { return nil }
      return [RootPlace(path: "/etc/ssl/certs/ca-certificates.crt", kind: .bundle)]
    }
  }
#endif
