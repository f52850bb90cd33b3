import TrustEvaluation
import TrustModel
import X509

/// A certificate that a CA could issue in place of the present one: the same, with its faults
/// corrected.
struct NewCertificate {
  /// What the new certificate has, and the present one lacks; in the order in which texts list them.
  enum Requirement: CaseIterable {
    case dates
    /// Days that all clients allow under an anchor that is not the system's.
    case lifetime
    /// Days that all clients allow under the system's roots, which are fewer.
    case publicLifetime
    case name
    /// No other name than the one that is asked for, which the CA may not issue for.
    case noOtherName
    case usage, key, signature, form, subject, keyIdentifier, policies, status
    /// Nobody has to say that it is not revoked.
    case noAnswer
    /// Of transparency logs.
    case timestamps
  }

  enum Issuer {
    /// A CA whose certificate is known here.
    case same(Certificate)
    /// Any CA that the judging side trusts.
    case trusted
  }

  var requirements: Set<Requirement>
  let issuer: Issuer

  /// The certificate as it would be issued.
  ///
  /// - Parameter authority: The issuer's certificate.
  func certificate(
    inPlaceOf leaf: Certificate, by authority: Certificate, _ settings: EvaluationSettings
  ) -> Certificate {
    var new = Reissue(of: leaf)
    new.issuer = authority.subject
    for requirement in requirements { put(requirement, into: &new, authority, settings) }
    return new.imagined(as: "certificate")
  }

  private func put(
    _ requirement: Requirement, into new: inout Reissue, _ authority: Certificate,
    _ settings: EvaluationSettings
  ) {
    switch requirement {
    case .dates, .lifetime, .publicLifetime:
      new.notBefore = settings.verifyDate
      new.notAfter = settings.verifyDate.advanced(byDays: Self.lifetimeInDays)
    case .name: new.known.subjectAlternativeNames = settings.reference.map { [GeneralName($0)] }
    case .noOtherName:
      guard let reference = settings.reference else { break }
      new.known.subjectAlternativeNames = [GeneralName(reference)]
    case .usage: new.known.extendedKeyUsage = settings.purpose.usage.map { [$0] }
    case .key:
      new.publicKey = .imagined(as: "key")
      new.problems.removeAll { $0.kind == .unparseableKey }
    case .signature: new.signatureAlgorithm = .ecdsaWithSHA256
    case .form: Self.mend(&new)
    case .subject: Self.name(&new)
    case .policies:
      new.known.certificatePolicies = authority.known.certificatePolicies ?? [.anyPolicy]
      new.known.policyConstraints = nil
    case .noAnswer:
      new.notBefore = settings.verifyDate
      new.notAfter = settings.verifyDate.advanced(byDays: Self.shortLifetimeInDays)
      // Without a responder there is no answer to staple.
      new.extensions.removeAll { $0.oid == .tlsFeature }
    case .timestamps: new.known.signedCertificateTimestamps = Self.timestamps
    // The new certificate names its issuer's key and is not revoked: these parts of the old one were
    // not copied, nor the places to ask.
    case .keyIdentifier, .status: break
    }
  }

  /// Short enough for every client, and for limits that are announced for later years.
  private static let lifetimeInDays: Int64 = 45

  /// As many as Apple's clients ask for, of a certificate that is valid for 180 days at most.
  private static let timestamps = 2

  /// The most for which a public CA may leave out every place to ask (Baseline Requirements, 1.6.1,
  /// short-lived subscriber certificate).
  static let shortLifetimeInDays: Int64 = 7

  /// Keeps each extension once, and drops unknown critical ones.
  private static func mend(_ new: inout Reissue) {
    var seen: Set<ObjectIdentifier> = []
    new.extensions = new.extensions.filter { item in
      seen.insert(item.oid).inserted && (!item.isCritical || KnownExtensions.isKnown(item.oid))
    }
    new.problems = []
  }

  /// Marks the alternative names critical, as they have to be where there is no subject.
  private static func name(_ new: inout Reissue) {
    new.extensions.removeAll { $0.oid == .subjectAltName }
    new.extensions.append(RawExtension(oid: .subjectAltName, isCritical: true, value: []))
  }
}

extension NewCertificate.Requirement {
  /// What a new certificate has to have instead; empty where none helps against the failure.
  static func requirements(against finding: Finding) -> [Self] {
    guard finding.certificate == 0 else { return [] }
    return switch finding.check {
    case .temporalValidity: [.dates]
    case .otherTrustValidityPeriod: [.lifetime]
    case .systemTrustValidityPeriod, .validityPeriodMaximums: [.publicLifetime]
    case .sslHostname: [.name]
    case .nameConstraints: [.noOtherName]
    case .extendedKeyUsage, .serverAuthEKU: [.usage]
    case .keySize, .weakKeySize, .systemTrustedWeakKey, .blackListedKey: [.key]
    case .signatureHashAlgorithms, .weakSignature, .systemTrustedWeakHash: [.signature]
    case .missingIntermediate: finding.reason == .signatureNotVerifiable ? [.signature] : []
    case .criticalExtensions, .duplicateExtension, .unparseableExtension, .unparseableCertificate:
      [.form]
    case .nonEmptySubject: [.subject]
    case .idLinkage: [.keyIdentifier]
    case .policyConstraints: [.policies]
    // The reason for the revocation may be the key, so a new one is used.
    case .revocation: [.key, .status]
    case .revocationResponseRequired: [.noAnswer]
    case .systemTrustedCTRequired: [.timestamps]
    default: []
    }
  }
}

extension GeneralName {
  fileprivate init(_ reference: ReferenceIdentity) {
    switch reference {
    case .dns(let name):
      // A certificate does not contain the dot that may end a reference name.
      self = .dns(Array((name.hasSuffix(".") ? String(name.dropLast()) : name).utf8))
    case .ip(let octets): self = .ip(octets)
    }
  }
}

extension Purpose {
  fileprivate var usage: ObjectIdentifier? {
    switch self {
    case .server: .serverAuth
    case .client: .clientAuth
    case .basic: nil
    }
  }
}
