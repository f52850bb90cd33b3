#if GnuTLS
  import CGnuTLS

  /// Priorities and credentials that all client sessions share.
  ///
  /// Unchecked: both are set up here and then only read, which the library allows from any thread.
  final class ClientConfiguration: @unchecked Sendable {
    /// Made at the first handshake, so that a run without one pays nothing; nil when GnuTLS refuses.
    static let shared = ClientConfiguration()

    /// Everything the library still supports; the second is for systems whose policy forbids parts.
    ///
    /// - `%COMPAT` tolerates servers that break rules, such as the key usage of their certificate.
    /// - `%UNSAFE_RENEGOTIATION` allows servers without RFC 5746.
    private static let priorities = [
      "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2:+VERS-TLS1.1:+VERS-TLS1.0:+SIGN-ALL:+GROUP-ALL"
        + ":+SIGN-RSA-SHA1:+SIGN-ECDSA-SHA1:+SIGN-DSA-SHA1:+SIGN-DSA-SHA256"
        + ":+RSA:+DHE-RSA:+DHE-DSS:+3DES-CBC:+ARCFOUR-128:+MD5"
        + ":%PROFILE_VERY_WEAK:%COMPAT:%UNSAFE_RENEGOTIATION",
      "NORMAL:%COMPAT",
    ]

    private let priority: gnutls_priority_t
    private let credentials: gnutls_certificate_credentials_t

    private init?() {
      let priority = Self.makePriority()
      var created: gnutls_certificate_credentials_t?
      // No anchors are loaded: a session only observes.
      guard gnutls.certificate_allocate_credentials(&created) == GNUTLS_E_SUCCESS,
        let credentials = created
      else {
        gnutls.priority_deinit(priority)
        return nil
      }
      guard let priority else {
        gnutls.certificate_free_credentials(credentials)
        return nil
      }
      self.priority = priority
      self.credentials = credentials
    }

    deinit {
      gnutls.priority_deinit(priority)
      gnutls.certificate_free_credentials(credentials)
    }

    /// Whether the session accepted the settings; it refers to them, so they must live as long.
    func apply(to session: gnutls_session_t) -> Bool {
      guard gnutls.priority_set(session, priority) == GNUTLS_E_SUCCESS else { return false }
      // The smallest prime that GnuTLS allows: weak servers are to be observed, not refused. To be
      // called after the priorities, which set the minimum of their profile.
      gnutls.dh_set_prime_bits(session, 512)
      return gnutls.credentials_set(
        session, GNUTLS_CRD_CERTIFICATE, UnsafeMutableRawPointer(credentials)) == GNUTLS_E_SUCCESS
    }

    private static func makePriority() -> gnutls_priority_t? {
      for text in priorities {
        var priority: gnutls_priority_t?
        if gnutls.priority_init(&priority, text, nil) == GNUTLS_E_SUCCESS { return priority }
      }
      return nil
    }
  }
#endif
