import TrustModel

extension Advice {
  /// What to do about one failure: the party that presents the certificate comes first, as TN2232
  /// advises.
  init?(
    for finding: Finding, certificate: CertificateFacts?, serverName: String?, purpose: Purpose
  ) {
    let parties = Parties(purpose)
    let sides = Self.sides(
      for: finding, certificate: certificate, issuer: certificate?.issuer ?? "its issuer",
      name: serverName ?? "the host", parties)
    guard let sides else { return nil }
    self = parties.advice(holder: sides.holder, judge: sides.judge)
  }

  private typealias Sides = (holder: String?, judge: String?)

  private static func sides(
    for finding: Finding, certificate: CertificateFacts?, issuer: String, name: String,
    _ parties: Parties
  ) -> Sides? {
    switch finding.check {
    case .sslHostname:
      hostname(finding.reason, name: name, others: certificate?.names ?? [], parties)
    case .temporalValidity: dates(finding, isAnchor: certificate?.role == .anchor)
    case .anchorTrusted: trustSettings(finding.reason, parties) ?? anchor(finding.reason, parties)
    case .missingIntermediate:
      trustSettings(finding.reason, parties) ?? missingIssuer(finding, issuer: issuer)
    case .extendedKeyUsage, .serverAuthEKU:
      usage(finding, parties)
    case .otherTrustValidityPeriod:
      // Trust in the root does not lift this limit (L023, L024): only trust in the leaf itself
      // does.
      (
        "a certificate that is valid for 825 days or less",
        "only if it is your own: trust this very certificate on the device, as a user or "
          + "administrator"
      )
    case .validityPeriodMaximums, .systemTrustValidityPeriod:
      ("a certificate that is valid for 398 days or less", nil)
    case .keySize, .weakKeySize, .systemTrustedWeakKey:
      (
        (finding.certificate == 0 ? "a new key: " : "a certificate from an issuer with a new key: ")
          + "RSA of 2048 bits or more, or ECDSA P-256 or larger", nil
      )
    case .signatureHashAlgorithms, .weakSignature, .systemTrustedWeakHash:
      ("a certificate signed with SHA-256 or stronger", nil)
    case .basicConstraints, .basicConstraintsCA, .keyUsage:
      ("a certificate issued by a real CA certificate (CA:TRUE, keyCertSign)", nil)
    case .basicConstraintsPathLen:
      ("fewer intermediates, or a CA certificate with a larger path length", nil)
    case .nameConstraints:
      ("a certificate from a CA that may issue for this name", nil)
    case .policyConstraints: ("a chain whose certificate policies agree", nil)
    case .criticalExtensions:
      ("a certificate without the critical extension, or with it marked not critical", nil)
    case .duplicateExtension, .unparseableExtension, .nonEmptySubject, .unparseableCertificate:
      ("a new certificate: this one is malformed", nil)
    case .idLinkage:
      ("the issuer certificate whose key identifier this certificate names", nil)
    case .usageConstraints:
      trustSettings(finding.reason, parties)
        ?? (nil, "remove the \"never trust\" setting of this certificate")
    case .blackListedKey where finding.certificate != 0:
      ("a certificate from a CA whose key is its own", nil)
    case .grayListedKey where finding.reason == .issuedAfterDistrust:
      ("a certificate from a CA \(parties.judgesTrust) for new certificates", nil)
    case .revocation, .blackListedLeaf, .blackListedKey, .grayListedLeaf, .grayListedKey:
      ("a new certificate with a new key", nil)
    case .tlsVersion:
      // TLS 1.3 needs no choice of cipher suites; for 1.2 App Transport Security wants ECDHE.
      (
        "enable TLS 1.3, or TLS 1.2 with ECDHE cipher suites; the certificate can stay as it is",
        nil
      )
    case .searchBound:
      ("send only the certificates that lead to the root", nil)
    case .revocationResponseRequired, .systemTrustedCTRequired, .ctRequired,
      .issuerNameConstraints, .issuerPolicyConstraints, .leafSPKISHA256, .caSPKISHA256:
      nil
    }
  }

  private static func hostname(
    _ reason: FindingReason?, name: String, others: [String], _ parties: Parties
  ) -> Sides {
    let certificate =
      switch reason {
      case .commonNameOnly:
        "a certificate with \(name) as subject alternative name: the common name does not count"
      case .wildcardRefused: "a certificate that names \(name) without a wildcard"
      case .noAlternativeName where others.contains(name):
        "a certificate with \(name) as IP address, not as DNS name"
      default: "a certificate that names \(name)"
      }
    guard others.contains(where: { $0 != name }) else { return (certificate, nil) }
    let verb = parties.holderKind == .server ? "connect to" : "ask for"
    return (certificate, "\(verb) a name the certificate has (--server-name to test)")
  }

  /// An issuer need not name any purpose; if it does, ours must be among them.
  private static func usage(_ finding: Finding, _ parties: Parties) -> Sides? {
    guard let usage = parties.usage else { return nil }
    guard finding.certificate == 0 else {
      return ("a certificate from a CA that may issue for \(usage)", nil)
    }
    return ("a certificate whose extended key usage names \(usage)", nil)
  }

  private static func dates(_ finding: Finding, isAnchor: Bool) -> Sides {
    if finding.reason == .notYetValid {
      return ("wait, or install a certificate that is valid now", "check the clock of the device")
    }
    guard finding.certificate != 0 else { return ("renew the certificate", nil) }
    guard isAnchor else { return ("renew the expired CA certificate", nil) }
    // What is an anchor lies with the clients: a new one from the server would not be trusted.
    return ("a certificate from a CA whose root has not expired", "trust the CA's renewed root")
  }

  private static func anchor(_ reason: FindingReason?, _ parties: Parties) -> Sides {
    let certificate =
      "a certificate from a CA \(parties.judgesTrust)"
      + (reason == .selfSignedLeaf || reason == .rootNotInAppleList
        ? "" : ", if this root is not meant to be one")
    return (
      certificate,
      "only if the root is your own: trust it as app anchor (SecTrustSetAnchorCertificates) or "
        + "install it on the device"
    )
  }

  /// The root's trust settings were made for a reason, so using another root comes first.
  private static func trustSettings(_ reason: FindingReason?, _ parties: Parties) -> Sides? {
    let change: String
    switch reason {
    case .rootRejected: change = "lift the rejection (openssl x509 -clrreject -trustout)"
    case .rootNotForPurpose:
      change = "add this use to its trust settings (openssl x509 -addtrust -trustout)"
    case .rootSettingsUnreadable: change = "write its entry in the file anew"
    default: return nil
    }
    return (
      "a certificate from a CA whose root \(parties.judgesTrust) for this use",
      "only if the root is your own: \(change)"
    )
  }

  private static func missingIssuer(_ finding: Finding, issuer: String) -> Sides {
    switch finding.reason {
    case .issuerKeyMismatch where finding.actual == nil:
      // Nothing says that the keys differ, so the signature itself may be broken.
      ("a new certificate from \(issuer), or the issuer certificate whose key signed this one", nil)
    case .issuerKeyMismatch:
      ("the issuer certificate whose key signed this one: \(issuer), with another key", nil)
    case .issuerNameMismatch:
      ("the issuer certificate under the name the certificate asks for: \(issuer)", nil)
    case .signatureNotVerifiable:
      ("a certificate signed with an algorithm that Apple's platforms support", nil)
    default:
      (
        "send the issuer's certificate too: \(issuer)",
        "supply it (--intermediate to test), or trust the root if it is your own"
      )
    }
  }
}
