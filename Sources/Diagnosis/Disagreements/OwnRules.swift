import TrustModel

/// Why OpenSSL and GnuTLS have no objection where Apple's rules, and so ours, have one.
enum OwnRules {
  /// Whether the library has no such rule, whatever else it refuses for.
  ///
  /// OpenSSL can be told to continue after an error, so what else it lets pass is seen, not known
  /// before.
  static func isForeign(_ finding: Finding, to engine: Engine, serverName: String?) -> Bool {
    if isOfList(finding) || isNotAsked(finding) { return true }
    switch finding.check {
    case .validityPeriodMaximums, .systemTrustValidityPeriod, .otherTrustValidityPeriod,
      .systemTrustedCTRequired, .ctRequired, .searchBound:
      return true
    // OpenSSL takes no anyExtendedKeyUsage for a server's either (X509_V_ERR_INVALID_PURPOSE).
    case .serverAuthEKU:
      return engine == .gnutls || finding.actual?.contains("anyExtendedKeyUsage") != true
    // A library that cannot read a certificate ends before it checks any.
    case .unparseableCertificate: return true
    case .policyConstraints, .unparseableExtension, .nonEmptySubject: return engine == .gnutls
    // GnuTLS knows Ed25519, but not the curves that Apple's clients lack (GNUTLS_CERT_INSECURE_ALGORITHM).
    case .keySize, .weakKeySize:
      return engine == .gnutls && finding.reason == .unsupportedKeyType
        && finding.actual?.contains(" EC ") != true
    case .sslHostname:
      return engine == .gnutls
        && (finding.reason == .commonNameOnly
          || [.noAlternativeName, .otherName].contains(finding.reason) && isAddress(serverName))
    default: return false
    }
  }

  /// Whether a list of keys or roots refuses what is sound in itself: leaving the list out shows
  /// whether nothing else does.
  static func isOfList(_ finding: Finding) -> Bool {
    switch finding.check {
    case .blackListedKey, .grayListedKey: true
    case .anchorTrusted, .missingIntermediate: finding.reason == .rootNotInAppleList
    default: false
    }
  }

  /// A template as `Difference.Topic` has it; where a switch exists, an experiment decides whether
  /// it is true.
  static func explanation(of finding: Finding, serverName: String?) -> String {
    switch finding.check {
    case .anchorTrusted where finding.reason == .rootNotInAppleList,
      .missingIntermediate where finding.reason == .rootNotInAppleList:
      "{engine} take{s} every root of this system's store; Apple's clients have a list of their own "
        + "(\(facts(of: finding)))"
    case .usageConstraints:
      "{engine} {was} given the anchors alone, not the trust settings that deny a certificate "
        + "(\(facts(of: finding)))"
    case .blackListedKey where finding.reason == .compromisedKey:
      "{engine} {has} no list of keys to refuse; others than its owner have this one "
        + "(\(facts(of: finding)))"
    case .blackListedKey, .grayListedKey:
      "{engine} {has} no list of keys and roots to refuse; Apple's clients have "
        + "(\(facts(of: finding)))"
    case .leafSPKISHA256, .caSPKISHA256, .pinnedKey, .pinnedCertificate:
      "{engine} {was} not told of the pins, which are the app's rule"
    case .missingIntermediate where finding.reason == .signatureNotVerifiable:
      "{engine} accept{s} a signature that Apple's clients cannot verify "
        + "(\(facts(of: finding)))"
    case .unparseableCertificate:
      "{engine} read{s} a certificate that Apple's parser refuses (\(facts(of: finding)))"
    case .sslHostname: hostname(finding, serverName: serverName)
    case .validityPeriodMaximums, .systemTrustValidityPeriod, .otherTrustValidityPeriod:
      "{engine} {has} no rule on how long a certificate may be valid; Apple's clients have "
        + "(\(facts(of: finding)))"
    case .serverAuthEKU where finding.reason == .noExtendedKeyUsage:
      "{engine} take{s} a certificate that has no extended key usage for a server's; Apple's clients "
        + "require that serverAuth is named"
    case .serverAuthEKU:
      "{engine} take{s} another extended key usage for a server's; Apple's clients require that "
        + "serverAuth is named (\(facts(of: finding)))"
    case .extendedKeyUsage where finding.certificate != 0:
      "{engine} let{s} an issuer's extended key usage pass; Apple's clients hold every "
        + "certificate below the root to it (\(facts(of: finding)))"
    case .keySize where finding.reason == .unsupportedKeyType,
      .weakKeySize where finding.reason == .unsupportedKeyType:
      "{engine} take{s} a kind of key that Apple's rules do not know (\(facts(of: finding)))"
    case .keySize where finding.reason == .unusableKey,
      .weakKeySize where finding.reason == .unusableKey:
      "{engine} take{s} a key that is malformed by Apple's rules (\(facts(of: finding)))"
    case .keySize, .weakKeySize, .systemTrustedWeakKey, .signatureHashAlgorithms,
      .weakSignature, .systemTrustedWeakHash:
      "{engine} put{s} the minimum for keys and hashes lower, by {its} security level or "
        + "profile, than Apple's clients (\(facts(of: finding)))"
    case .idLinkage:
      "{engine} let{s} key identifiers that do not match pass; Apple's clients do not "
        + "(\(facts(of: finding)))"
    case .nameConstraints where finding.reason == .wildcardExcluded:
      "{engine} compare{s} the text of a wildcard with what is excluded; Apple's clients count a "
        + "wildcard that covers an excluded name (\(facts(of: finding)))"
    case .nameConstraints, .issuerNameConstraints:
      "{engine} read{s} the name constraints differently: the common name, or kinds of names "
        + "that only some verifiers compare (\(facts(of: finding)))"
    case .systemTrustedCTRequired, .ctRequired:
      "{engine} ask{s} for no certificate transparency; Apple's clients do"
    case .searchBound:
      "{engine} {has} bounds of {its} own; this tool's, which are not Apple's, ended its search "
        + "(\(facts(of: finding)))"
    case .revocation, .revocationResponseRequired:
      "{engine} {was} asked about the certificates alone, without what is known of revocation "
        + "(\(Difference.Topic.fact(revocation(finding)))): given a list, openssl verify -crl_check "
        + "and certtool --verify --load-crl look into it"
    default:
      // Where it refuses for another reason, it may have ended before it came to this one.
      "{engine} do{es} not name what Apple's check \(finding.check.rawValue) refuses "
        + "(\(facts(of: finding)))"
    }
  }

  /// Whether no library is given what the rule depends on, so that the missing failure does not
  /// show which rules it has.
  static func isNotAsked(_ finding: Finding) -> Bool {
    switch finding.check {
    case .usageConstraints, .revocation, .revocationResponseRequired, .leafSPKISHA256,
      .caSPKISHA256, .pinnedKey,
      .pinnedCertificate:
      true
    default: false
    }
  }

  private static func revocation(_ finding: Finding) -> String {
    [finding.summary, finding.actual].compactMap(\.self).joined(separator: ": ")
  }

  private static func hostname(_ finding: Finding, serverName: String?) -> String {
    switch finding.reason {
    case .commonNameOnly:
      "the name is in the subject's common name only: {engine} still fall{s} back to it, "
        + "Apple's clients have not since iOS 13 and macOS 10.15"
    case .wildcardRefused:
      "{engine} let{s} the wildcard cover the name; Apple's clients require a whole label "
        + "that is not directly under a public suffix (\(facts(of: finding)))"
    case .noAlternativeName where isAddress(serverName), .otherName where isAddress(serverName):
      "{engine} take{s} an address that is text in a name; Apple's clients compare it "
        + "with iPAddress entries only"
    default:
      "{engine} find{s} the name in the certificate where Apple's rules do not "
        + "(\(facts(of: finding)))"
    }
  }

  private static func isAddress(_ name: String?) -> Bool {
    name.flatMap(IPAddress.octets(of:)) != nil
  }

  private static func facts(of finding: Finding) -> String {
    guard let actual = finding.actual else { return Difference.Topic.fact(finding.summary) }
    return Difference.Topic.fact(
      finding.expected.map { "found \(actual), expected \($0)" } ?? "found \(actual)")
  }
}
