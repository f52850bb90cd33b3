import TrustModel

/// What to do where no path leads to an anchor.
extension Advice {
  static func untrustedRoot(
    _ reason: FindingReason?, _ parties: Parties, _ situation: Situation
  ) -> Sides {
    switch reason {
    case .rootNamesake:
      (
        "find out whether the key was replaced on purpose; if not, somebody intercepts the connection",
        "take the new one for an anchor only from its owner, on another way than this connection"
      )
    case .selfSignedLeaf:
      ("a certificate from a CA \(parties.judgesTrust)", situation.trusting("the certificate"))
    case .rootNotInAppleList:
      ("a certificate from a CA \(parties.judgesTrust)", situation.trusting("the root"))
    default:
      (
        "a certificate from a CA \(parties.judgesTrust), if this root is not meant to be one",
        situation.trusting("the root")
      )
    }
  }

  /// The root's trust settings were made on purpose, so the first advice is to use another root.
  static func trustSettings(_ reason: FindingReason?, _ parties: Parties) -> Sides? {
    let change: String
    switch reason {
    case .rootRejected: change = "lift the rejection (openssl x509 -clrreject -trustout)"
    case .rootNotForPurpose:
      let usage = parties.holderSide == .client ? "clientAuth" : "serverAuth"
      change = "add this use to its trust settings (openssl x509 -addtrust \(usage) -trustout)"
    case .rootSettingsUnreadable: change = "write its entry in the file anew"
    default: return nil
    }
    return (
      "a certificate from a CA whose root \(parties.judgesTrust) for this use",
      "only if the root is your own: \(change)"
    )
  }

  /// - Parameter certificate: The last of the path.
  static func missingIssuer(
    _ reason: FindingReason?, below certificate: CertificateFacts?, _ parties: Parties,
    _ situation: Situation
  ) -> Sides {
    let issuer = certificate?.issuer ?? "its issuer"
    if certificate?.isSelfIssued == true, reason == .badSignature || reason == .signedByOtherKey {
      return (
        "install the certificate anew as it was made, or get one from a CA \(parties.judgesTrust)",
        nil
      )
    }
    return switch reason {
    case .badSignature:
      (
        "install the certificate anew as its CA gave it, or get a new certificate from that CA",
        nil
      )
    case .signedByOtherKey:
      (
        "find out which key the CA has now: where it was replaced or made anew, get a certificate that "
          + "the present one signed; where it was not, install the certificate anew as its CA gave it",
        nil
      )
    case .issuerKeyMismatch:
      (
        "the issuer certificate whose key signed this one: \(issuer), with another key; where that is "
          + "a root that was replaced, a certificate under the new one", nil
      )
    case .issuerWeak:
      (
        "a certificate from an issuer with a strong key (RSA of 2048 bits or more, or ECDSA P-256) that "
          + "is signed with SHA-256 or stronger, under a root \(parties.judgesTrust)", nil
      )
    case .issuersInCircle:
      (
        "send the CA's certificates that lead to a root \(parties.judgesTrust), not those that lead "
          + "back, or a certificate from another CA", nil
      )
    case .issuerNameMismatch:
      ("the issuer certificate under the name the certificate asks for: \(issuer)", nil)
    case .signatureNotVerifiable:
      (
        "a certificate signed with an algorithm that Apple's platforms support, such as SHA-256 with "
          + "ECDSA or RSA (PKCS #1 v1.5)", nil
      )
    case .issuerUnreadable:
      ("ask the CA for a certificate of '\(issuer)' that Apple's clients can read", nil)
    case .rootNotSent:
      (
        "a certificate from a CA \(parties.judgesTrust), if this is not meant to be a private one; where "
          + "'\(issuer)' is an intermediate, send its certificate too (--intermediate to test)",
        situation.trusting("its root ('\(issuer)', or one above it), as its owner gives it,")
      )
    default:
      (
        situation.needlessRoot
          .map { "replace \($0), a root, by the issuer's certificate: \(issuer)" }
          ?? "send the issuer's certificate too: \(issuer)",
        "supply it (--intermediate to test)"
      )
    }
  }
}

extension Check {
  /// Whether only certificates of servers are held to it: a CA's has no such name, use or short life.
  var isOfLeavesOnly: Bool {
    switch self {
    case .sslHostname, .serverAuthEKU, .extendedKeyUsage, .otherTrustValidityPeriod,
      .systemTrustValidityPeriod, .validityPeriodMaximums:
      true
    default: false
    }
  }

  /// Whether advice on it may be to trust something.
  var isAboutTrust: Bool {
    switch self {
    case .anchorTrusted, .missingIntermediate, .usageConstraints, .otherTrustValidityPeriod: true
    default: false
    }
  }
}
