#if GnuTLS
  import CGnuTLS
  import TrustModel

  /// Priorities and credentials that all client sessions share.
  ///
  /// Unchecked: both are set up here and then only read, which the library allows from any thread.
  final class ClientConfiguration: @unchecked Sendable {
    /// For one kind of key, or for all.
    ///
    /// Made at the first handshake, so that a run without one pays nothing; nil when GnuTLS refuses.
    static func shared(for key: KeyKind?) -> ClientConfiguration? {
      switch key {
      case nil: anyKey
      case .rsa: rsa
      case .ecdsa: ecdsa
      }
    }

    private static let anyKey = ClientConfiguration(nil)
    private static let rsa = ClientConfiguration(.rsa)
    private static let ecdsa = ClientConfiguration(.ecdsa)

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

    private init?(_ key: KeyKind?) {
      let priority = Self.makePriority(key)
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

    private static func makePriority(_ key: KeyKind?) -> gnutls_priority_t? {
      for text in priorities {
        var priority: gnutls_priority_t?
        let text = text + (key?.limit ?? "")
        if gnutls.priority_init(&priority, text, nil) == GNUTLS_E_SUCCESS { return priority }
      }
      return nil
    }
  }

  extension KeyKind {
    /// Takes away what a server needs another kind of key for: key exchanges up to TLS 1.2, signatures
    /// in TLS 1.3.
    fileprivate var limit: String {
      let hashes = ["SHA256", "SHA384", "SHA512", "SHA1"]
      func signatures(_ kind: String) -> String { hashes.map { ":+SIGN-\(kind)-\($0)" }.joined() }
      let pkcs1 = signatures("RSA")
      return switch self {
      case .rsa:
        ":-ECDHE-ECDSA:-DHE-DSS:-SIGN-ALL"
          + hashes.dropLast().flatMap { [":+SIGN-RSA-PSS-\($0)", ":+SIGN-RSA-PSS-RSAE-\($0)"] }
          .joined() + pkcs1
      // In TLS 1.3 those of PKCS #1 are for the signatures of authorities alone.
      case .ecdsa:
        ":-ECDHE-RSA:-DHE-RSA:-RSA:-DHE-DSS:-SIGN-ALL" + signatures("ECDSA")
          + ":+SIGN-ECDSA-SECP256R1-SHA256:+SIGN-ECDSA-SECP384R1-SHA384"
          + ":+SIGN-ECDSA-SECP521R1-SHA512" + pkcs1
      }
    }
  }
#endif
