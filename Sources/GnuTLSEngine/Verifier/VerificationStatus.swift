#if GnuTLS
  package import TrustModel

  /// Bits of `gnutls_certificate_status_t` (`<gnutls/gnutls.h>`) and the check that corresponds to
  /// each.
  package enum VerificationStatus {
    package struct Known: Sendable {
      package let symbol: String
      /// Nil for a bit that no check corresponds to.
      package let check: Check?
      package let text: String
      /// Whether it is set after the verification of the chain, for the leaf alone.
      let concernsLeaf: Bool

      init(_ symbol: String, _ check: Check?, _ text: String, concernsLeaf: Bool = false) {
        self.symbol = symbol
        self.check = check
        self.text = text
        self.concernsLeaf = concernsLeaf
      }
    }

    /// The bits that are set, without `GNUTLS_CERT_INVALID` where another bit gives the reason.
    static func bits(in status: UInt32) -> [UInt32] {
      let all = (0..<32).map { UInt32(1) << $0 }.filter { status & $0 != 0 }
      return all.count > 1 ? all.filter { $0 != invalid } : all
    }

    private static let invalid: UInt32 = 1 << 1

    package static let table: [UInt32: Known] = [
      invalid: Known("GNUTLS_CERT_INVALID", nil, "the certificate is not valid"),
      1 << 5: Known("GNUTLS_CERT_REVOKED", .revocation, "the certificate is revoked"),
      1 << 6: Known(
        "GNUTLS_CERT_SIGNER_NOT_FOUND", .missingIntermediate, "the issuer is unknown"),
      1 << 7: Known("GNUTLS_CERT_SIGNER_NOT_CA", .basicConstraintsCA, "the issuer is not a CA"),
      1 << 8: Known(
        "GNUTLS_CERT_INSECURE_ALGORITHM", .signatureHashAlgorithms,
        "a key or signature algorithm is too weak"),
      1 << 9: Known(
        "GNUTLS_CERT_NOT_ACTIVATED", .temporalValidity, "the certificate is not yet valid"),
      1 << 10: Known("GNUTLS_CERT_EXPIRED", .temporalValidity, "the certificate has expired"),
      1 << 11: Known(
        "GNUTLS_CERT_SIGNATURE_FAILURE", .missingIntermediate,
        "the issuer's key did not make the signature"),
      1 << 12: Known(
        "GNUTLS_CERT_REVOCATION_DATA_SUPERSEDED", .revocation, "the revocation data are too old"),
      1 << 14: Known(
        "GNUTLS_CERT_UNEXPECTED_OWNER", .sslHostname, "the certificate is not for this name",
        concernsLeaf: true),
      1 << 15: Known(
        "GNUTLS_CERT_REVOCATION_DATA_ISSUED_IN_FUTURE", .revocation,
        "the revocation data are from the future"),
      1 << 16: Known(
        "GNUTLS_CERT_SIGNER_CONSTRAINTS_FAILURE", .nameConstraints,
        "a constraint of the issuer is violated"),
      1 << 17: Known(
        "GNUTLS_CERT_MISMATCH", .leafSPKISHA256, "the certificate is not the one expected",
        concernsLeaf: true),
      1 << 18: Known(
        "GNUTLS_CERT_PURPOSE_MISMATCH", .extendedKeyUsage,
        "the certificate is not for this purpose", concernsLeaf: true),
      1 << 19: Known(
        "GNUTLS_CERT_MISSING_OCSP_STATUS", .revocationResponseRequired,
        "the certificate demands a stapled response and there is none"),
      1 << 20: Known(
        "GNUTLS_CERT_INVALID_OCSP_STATUS", .revocation, "the stapled response is not valid"),
      1 << 21: Known(
        "GNUTLS_CERT_UNKNOWN_CRIT_EXTENSIONS", .criticalExtensions,
        "a critical extension is unknown"),
    ]
  }
#endif
