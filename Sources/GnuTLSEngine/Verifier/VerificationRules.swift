#if GnuTLS
  import CGnuTLS
  import TrustModel

  /// How experiments change GnuTLS's rules, and the checks that they ask it for alone.
  extension RuleChange {
    /// Bits of `gnutls_certificate_verify_flags` and a profile, with the change.
    func flags(changing flags: UInt32) -> UInt32 {
      let withoutProfile = flags & ~CTrustevalGnuTLS_profile_mask()
      return switch self {
      case .ignoreUnknownCritical: flags | GNUTLS_VERIFY_IGNORE_UNKNOWN_CRIT_EXTENSIONS.rawValue
      case .allowSHA1: flags | GNUTLS_VERIFY_ALLOW_SIGN_WITH_SHA1.rawValue
      case .noCACheck: flags | GNUTLS_VERIFY_DISABLE_CA_SIGN.rawValue
      case .noTimeChecks: flags | GNUTLS_VERIFY_DISABLE_TIME_CHECKS.rawValue
      case .noProfile: withoutProfile
      case .mediumProfile:
        withoutProfile | CTrustevalGnuTLS_profile_flags(GNUTLS_PROFILE_MEDIUM)
      default: flags
      }
    }

    /// The form of names that is compared alone; nil for other changes.
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
    /// The library's result for the one check that is asked for, on a chain that is a path; nil
    /// where it is asked for a verdict on the whole.
    func failures(lookingFor change: RuleChange?) -> [Opinion.Failure]? {
      switch change {
      case .issuance:
        zip(chain, chain.dropFirst()).enumerated().compactMap { index, pair in
          pair.0.isIssued(by: pair.1)
            ? nil : Self.failure(GNUTLS_CERT_SIGNER_NOT_FOUND.rawValue, index)
        }
      case .constraintReading:
        comparison(of: [], with: chain).unreadable.map { index, error in
          [
            Opinion.Failure(
              code: Int(error), symbol: GnuTLSLibrary.symbol(error), certificate: index,
              text: GnuTLSLibrary.text(error), check: .nameConstraints)
          ]
        } ?? []
      default:
        change?.form.map { form in
          comparison(of: [form], with: chain).isOutside
            ? [Self.failure(GNUTLS_CERT_SIGNER_CONSTRAINTS_FAILURE.rawValue, 0)] : []
        }
      }
    }

    /// Goes down a path as the verifier does, and compares the names of the first certificate, and of no
    /// issuer, with the constraints of those above it.
    ///
    /// - Returns: Whether it has a name of these forms outside the constraints, and the first
    ///   certificate whose constraints the library cannot read, where the comparison ends, with the error.
    private func comparison(
      of forms: [gnutls_x509_subject_alt_name_t], with path: [X509Certificate]
    ) -> (isOutside: Bool, unreadable: (index: Int, error: Int32)?) {
      var created: gnutls_x509_name_constraints_t?
      guard gnutls.x509_name_constraints_init(&created) == GNUTLS_E_SUCCESS,
        let constraints = created, let leaf = path.first
      else { return (false, nil) }
      defer { gnutls.x509_name_constraints_deinit(constraints) }
      for index in path.indices.dropLast().reversed() {
        let read = gnutls.x509_crt_get_name_constraints(
          path[index + 1].pointer, constraints, UInt32(GNUTLS_NAME_CONSTRAINTS_FLAG_APPEND), nil)
        if read < 0, read != GNUTLS_E_REQUESTED_DATA_NOT_AVAILABLE {
          return (false, (index + 1, read))
        }
      }
      let isOutside = forms.contains {
        gnutls.x509_name_constraints_check_crt(constraints, $0, leaf.pointer) == 0
      }
      return (isOutside, nil)
    }

    private static let forms = [
      GNUTLS_SAN_DNSNAME, GNUTLS_SAN_RFC822NAME, GNUTLS_SAN_DN, GNUTLS_SAN_URI,
      GNUTLS_SAN_IPADDRESS,
    ]

    private static func failure(_ bit: UInt32, _ index: Int) -> Opinion.Failure {
      let known = VerificationStatus.table[bit]
      return Opinion.Failure(
        code: Int(bit), symbol: known?.symbol ?? "GNUTLS_CERT_\(bit)", certificate: index,
        text: known?.text ?? "", check: known?.check)
    }
  }

  // MARK: One bit for five rules

  extension ChainVerification {
    /// The check that failed where an outcome has `GNUTLS_CERT_SIGNER_CONSTRAINTS_FAILURE`.
    ///
    /// The library sets it for a path length and for a key usage, which
    /// `GNUTLS_VERIFY_DISABLE_CA_SIGN` both turns off, for a signature of a kind that the issuer's
    /// key cannot make, for name constraints, and for a TLS feature of the issuer that the certificate
    /// lacks (RFC 7633, section 4.2.2).
    ///
    /// - Returns: Nil where it is none of those that a check of ours corresponds to.
    func violatedConstraint(in outcome: Outcome) -> Check? {
      let bit = GNUTLS_CERT_SIGNER_CONSTRAINTS_FAILURE.rawValue
      guard let index = outcome.certificate(with: bit) else { return nil }
      let certificate = outcome.path[index]
      // The verifier may not have told the issuer at which it ended.
      let isTold = index + 1 < outcome.path.count
      let issuer =
        isTold ? outcome.path[index + 1] : chain.first { certificate.isIssued(by: $0) }
      guard let issuer else { return nil }
      if let eased = try? run(adding: GNUTLS_VERIFY_DISABLE_CA_SIGN.rawValue),
        eased.status & bit == 0
      {
        return issuer.maySignCertificates ? .basicConstraintsPathLen : .keyUsage
      }
      guard certificate.maySignatureBe(of: issuer) else { return .missingIntermediate }
      let names = comparison(of: Self.forms, with: outcome.path + (isTold ? [] : [issuer]))
      return names.isOutside || names.unreadable != nil ? .nameConstraints : nil
    }
  }
#endif
