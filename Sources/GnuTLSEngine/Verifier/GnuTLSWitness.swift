#if GnuTLS
  import CGnuTLS
  import TLSEngine
  package import TrustModel

  /// GnuTLS's own verifier, asked as an ordinary TLS client would ask it.
  ///
  /// A session verifies with `gnutls_x509_trust_list_verify_crt2(3)`, which sorts the chain itself, and
  /// with the profile of its priorities, which is LOW in `NORMAL` and in the library's default.
  /// The purpose is checked too, as `gnutls-cli` does.
  package struct GnuTLSWitness: WitnessVerifier {
    package let engine = Engine.gnutls
    private let rules: ChainVerification.Rules

    /// - Parameters:
    ///   - manner: Whose rules apply in addition to the library's own.
    ///   - profile: Minimum strength of keys and hashes; nil applies none but the system's.
    package init(manner: Manner = .session, profile: Profile? = .low) {
      let profileFlags = profile.map { CTrustevalGnuTLS_profile_flags($0.value) } ?? 0
      rules =
        switch manner {
        case .session: .init(flags: profileFlags, chainLimit: 16)
        case .command:
          .init(
            flags: profileFlags | GNUTLS_VERIFY_DO_NOT_ALLOW_SAME.rawValue, chainLimit: nil)
        }
    }

    /// Rules that some callers of the verifier in GnuTLS add.
    package enum Manner: Sendable {
      /// A session accepts a certificate that is itself in the trust list, and verifies no chain of
      /// more than 16 certificates (`gnutls_certificate_set_verify_limits(3)`).
      case session
      /// `certtool --verify` adds neither.
      case command
    }

    /// Verification profiles (`gnutls_certificate_verification_profiles_t`), by strength.
    package enum Profile: Sendable {
      /// 80 bits: RSA 1024, SHA-1 refused.
      case low
      /// 112 bits: RSA 2048.
      case medium

      fileprivate var value: gnutls_certificate_verification_profiles_t {
        switch self {
        case .low: GNUTLS_PROFILE_LOW
        case .medium: GNUTLS_PROFILE_MEDIUM
        }
      }
    }

    package func prepare() -> String { GnuTLSLibrary.version }

    /// The library's first answer takes four times as long as any other.
    package var exercise: WitnessQuestion? { Self.exercise }

    /// A certificate with a P-256 key that signed itself.
    private static let exercise: WitnessQuestion = {
      let certificate =
        [UInt8].value(
          ofBase64: "MIIBbTCCAROgAwIBAgIUVcLxhWbDTfWAwW9MTv5uirK/htswCgYIKoZIzj0EAwIwDDEKMAgGA1UE"
            + "AwwBdzAeFw0yNjExMjEyMTE4MTNaFw0zNjExMTgyMTE4MTNaMAwxCjAIBgNVBAMMAXcwWTATBgcq"
            + "hkjOPQIBBggqhkjOPQMBBwNCAAQtuAXlNuRIKhqDNjmegXYbzyFKK8/JcfvfBw6iYNXwWZs1NiRL"
            + "pcHQXv+NsVyU260FDv/6eduJCJYQucX2k0rBo1MwUTAdBgNVHQ4EFgQUsWQsZ+LNZ75/CzYO1xcZ"
            + "9vitggowHwYDVR0jBBgwFoAUsWQsZ+LNZ75/CzYO1xcZ9vitggowDwYDVR0TAQH/BAUwAwEB/zAK"
            + "BggqhkjOPQQDAgNIADBFAiEAvaNdD7NxZJobR56ySt/p1hZrueXjUZHzF6lQAyCyGMkCIHSQaq+N"
            + "cbKKs+hdCmqTZH6vVjuZGSaLhh344/V7JE6D") ?? []
      return WitnessQuestion(
        chain: [certificate, certificate], intermediates: [], anchors: [certificate],
        purpose: .server, serverName: "w", verifyDate: Instant(secondsSinceEpoch: 1_800_000_000))
    }()

    /// Never: some versions abort on chains that loop, or run for minutes on others (3.8.1).
    package func mayAnswerHere(_ question: WitnessQuestion) -> Bool { false }

    package func opinion(on question: WitnessQuestion) -> Opinion {
      var opinion = Opinion(engine: engine, version: GnuTLSLibrary.version, verdict: .unknown)
      if let problem = GnuTLSLibrary.problem {
        opinion.noOpinion = problem
        return opinion
      }
      do throws(VerificationRefusal) {
        let verification = try ChainVerification(question, rules: rules)
        if let failures = verification.failures(lookingFor: question.change) {
          opinion.failures = failures
        } else {
          let outcome = try verification.run()
          opinion.path = outcome.path.compactMap(\.sha256)
          opinion.failures = Self.failures(of: outcome, from: verification)
        }
        opinion.verdict = opinion.failures.isEmpty ? .trusted : .untrusted
      } catch {
        switch error {
        case .refused(GNUTLS_E_MEMORY_ERROR, _, let text), .notAsked(let text):
          opinion.noOpinion = text
        case .refused(let code, let certificate, let text):
          opinion.verdict = .untrusted
          opinion.failures = [
            Opinion.Failure(
              code: Int(code), symbol: GnuTLSLibrary.symbol(code), certificate: certificate,
              text: text, check: certificate == nil ? nil : .unparseableCertificate)
          ]
        }
      }
      return opinion
    }

    private static func failures(
      of outcome: ChainVerification.Outcome, from verification: ChainVerification
    ) -> [Opinion.Failure] {
      VerificationStatus.bits(in: outcome.status).map { bit in
        let known = VerificationStatus.table[bit]
        let index = outcome.certificate(with: bit) ?? (known?.concernsLeaf == true ? 0 : nil)
        return Opinion.Failure(
          code: Int(bit), symbol: known?.symbol ?? "GNUTLS_CERT_\(bit)", certificate: index,
          text: known?.text ?? "GnuTLS refuses the certificate with status \(bit)",
          check: check(of: bit, in: outcome, from: verification))
      }
    }

    private static func check(
      of bit: UInt32, in outcome: ChainVerification.Outcome, from verification: ChainVerification
    ) -> Check? {
      switch bit {
      case GNUTLS_CERT_SIGNER_NOT_FOUND.rawValue where outcome.endsSelfIssued: .anchorTrusted
      case GNUTLS_CERT_SIGNER_CONSTRAINTS_FAILURE.rawValue:
        verification.violatedConstraint(in: outcome)
      default: VerificationStatus.table[bit]?.check
      }
    }
  }
#endif
