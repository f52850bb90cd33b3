#if GnuTLS
  import CGnuTLS
  import TrustModel

  /// What experiments change of GnuTLS's rules, and what they ask it for by itself.
  extension RuleChange {
    /// Bits of `gnutls_certificate_verify_flags` and a profile, with the change.
    func flags(changing flags: UInt32) -> UInt32 {
      let withoutProfile = flags & ~CTrustevalGnuTLS_profile_mask()
      return switch self {
      case .ignoreUnknownCritical: flags | GNUTLS_VERIFY_IGNORE_UNKNOWN_CRIT_EXTENSIONS.rawValue
      case .allowSHA1: flags | GNUTLS_VERIFY_ALLOW_SIGN_WITH_SHA1.rawValue
      case .noCACheck: flags | GNUTLS_VERIFY_DISABLE_CA_SIGN.rawValue
      case .noProfile: withoutProfile
      case .mediumProfile:
        withoutProfile | CTrustevalGnuTLS_profile_flags(GNUTLS_PROFILE_MEDIUM)
      default: flags
      }
    }

    /// The form of names that is compared by itself; nil for other changes.
    fileprivate var form: gnutls_x509_subject_alt_name_t? {
      switch self {
      case .dnsNames: GNUTLS_SAN_DNSNAME
      case .mailNames: GNUTLS_SAN_RFC822NAME
      case .directoryNames: GNUTLS_SAN_DN
      case .uris: GNUTLS_SAN_URI
      case .addresses: GNUTLS_SAN_IPADDRESS
      default: nil
      }
    }
  }

  extension ChainVerification {
    /// What the library says to the one thing looked for in a chain that is a path; nil where it is
    /// asked for a verdict on the whole.
    func failures(lookingFor change: RuleChange?) -> [Opinion.Failure]? {
      if change == .issuance {
        return zip(chain, chain.dropFirst()).enumerated().compactMap { index, pair in
          pair.0.isIssued(by: pair.1)
            ? nil : Self.failure(GNUTLS_CERT_SIGNER_NOT_FOUND.rawValue, index)
        }
      }
      return change?.form.map { form in
        names(outsideConstraintsOn: form).map {
          Self.failure(GNUTLS_CERT_SIGNER_CONSTRAINTS_FAILURE.rawValue, $0)
        }
      }
    }

    /// Indices of the certificates with a name of this form outside of the constraints above them, as
    /// the verifier collects and compares them.
    private func names(outsideConstraintsOn form: gnutls_x509_subject_alt_name_t) -> [Int] {
      var created: gnutls_x509_name_constraints_t?
      guard gnutls.x509_name_constraints_init(&created) == GNUTLS_E_SUCCESS,
        let constraints = created
      else { return [] }
      defer { gnutls.x509_name_constraints_deinit(constraints) }
      return chain.indices.dropLast().reversed().filter { index in
        let read = gnutls.x509_crt_get_name_constraints(
          chain[index + 1].pointer, constraints, UInt32(GNUTLS_NAME_CONSTRAINTS_FLAG_APPEND), nil)
        // Constraints that cannot be read count against every name.
        if read < 0, read != GNUTLS_E_REQUESTED_DATA_NOT_AVAILABLE { return true }
        return gnutls.x509_name_constraints_check_crt(
          constraints, form, chain[index].pointer) == 0
      }
    }

    private static func failure(_ bit: UInt32, _ index: Int) -> Opinion.Failure {
      let known = VerificationStatus.table[bit]
      return Opinion.Failure(
        code: Int(bit), symbol: known?.symbol ?? "GNUTLS_CERT_\(bit)", certificate: index,
        text: known?.text ?? "", check: known?.check)
    }
  }
#endif
