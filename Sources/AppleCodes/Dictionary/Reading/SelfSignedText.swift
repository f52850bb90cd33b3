import TrustModel

/// What a code of a refused chain tells of a certificate that is alone and self-signed: by itself it
/// mostly has another code, so that a check which goes before that of the root likely failed as well.
///
/// No log shows such a pair of failures; field log L079, of an older system, has the code without a
/// word of a second one.
struct SelfSignedText {
  let code: AppleCode
  let catalogue: Catalogue

  /// What makes it this code, by the order of Apple's classes; those first that fail far more often.
  private var failures: [FailureTopic] {
    let untrusted = Finding(.anchorTrusted, certificate: 0, reason: .selfSignedLeaf, summary: "")
    let often: [FailureTopic] = [.validityPeriod, .weakKey]
    let all = often + FailureTopic.allCases.filter { !often.contains($0) }
    return all.filter { topic in
      !Self.excluded.contains(topic)
        && topic.checks.contains { check in
          let other = Finding(check, certificate: 0, summary: "")
          return Codes.codes(forAll: [untrusted, other]).stream?.value == code.value
        }
    }
  }

  /// Those of several certificates, those that somebody else says of a certificate, and those for
  /// which a self-signed one is not asked, as its own signature.
  ///
  /// A list, as the order of the checks says which comes first, and not which of them a lone
  /// certificate can fail.
  private static let excluded: Set<FailureTopic> = [
    .missingIssuer, .badSignature, .identifierLinkage, .basicConstraints, .pathLength,
    .nameConstraints, .policies, .weakSignature, .revoked, .revocationUnknown, .pinning,
    .certificateTransparency, .oldVersion, .blocked,
  ]

  func text(behind cause: String) -> OwnText {
    let own = FailureTopic.selfSigned.layerCodes.stream.map { String($0.value) } ?? ""
    let found = failures.compactMap { topic in catalogue.failures[topic] }
    return OwnText(
      causes: [
        cause + " By itself that mostly gives \(own). With \(code.value), as is inferred from the "
          + "order of Apple's checks, one that goes before the root's likely failed as well, or "
          + "nothing was evaluated; iOS 12 and 13 may give \(code.value) by itself (field log L079)."
      ] + found.prefix(3).map { "\($0.title): \($0.causes.first ?? $0.meaning)" } + [
        "The trust service could not be reached, as with simctl spawn or from a sandbox."
      ],
      whatToDo: [Self.remedy])
  }

  private static let remedy =
    "Make the certificate again so that it meets Apple's rules: RSA 2048 or EC P-256, at most 825 "
    + "days, the names among its subject alternative names; then trust it, or issue it from an "
    + "authority that the device trusts."
}

extension FailureTopic {
  /// Its causes and remedies, behind what is known already.
  func text(of catalogue: Catalogue, behind causes: [String]) -> OwnText? {
    catalogue.failures[self].map {
      OwnText(
        causes: causes + $0.causes, howToFindOut: $0.howToFindOut, whatToDo: $0.whatToDo)
    }
  }
}
