import TrustModel
import X509

extension Certificate {
  /// How many rules an issuer visibly breaks; only affects the order of the search.
  ///
  /// A path with such an issuer is kept and reported, but the search tries others first.
  func defectsAsIssuer(of child: Certificate, at date: Instant, purpose: Purpose) -> Int {
    var defects = 0
    if keyIdentifierMismatch(asIssuerOf: child) { defects += 1 }
    if date < notBefore || date > notAfter { defects += 1 }
    if version >= 3, known.basicConstraints?.isCA != true { defects += 1 }
    if lacksCertificateSigning { defects += 1 }
    if signatureHash.isWeak, !isSelfIssued { defects += 1 }
    if !PathChecks.allows(purpose, self) { defects += 1 }
    if extensions.contains(where: { $0.isCritical && !KnownExtensions.isKnown($0.oid) }) {
      defects += 1
    }
    // Which policies are asked for is known of the whole path only.
    if known.policyConstraints != nil { defects += 1 }
    return defects
  }

  /// Whether both certificates have the key identifier and they differ.
  func keyIdentifierMismatch(asIssuerOf child: Certificate) -> Bool {
    guard let own = known.subjectKeyIdentifier,
      let wanted = child.known.authorityKeyIdentifier?.keyIdentifier
    else { return false }
    return own != wanted
  }

  /// Whether both certificates have the key identifier and they agree.
  func keyIdentifierMatch(asIssuerOf child: Certificate) -> Bool {
    guard let own = known.subjectKeyIdentifier,
      let wanted = child.known.authorityKeyIdentifier?.keyIdentifier
    else { return false }
    return own == wanted
  }

  /// Whether it has a key usage that does not include signing certificates.
  ///
  /// Like Apple, treats an extension without any bit as absent.
  var lacksCertificateSigning: Bool {
    guard let usage = known.keyUsage, usage.rawValue != 0 else { return false }
    return !usage.contains(.keyCertSign)
  }
}
