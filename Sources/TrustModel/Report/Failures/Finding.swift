/// A check that failed, on one certificate or on the path as a whole.
///
/// Texts may quote the certificate and are hostile until a renderer has sanitized them.
package struct Finding: Hashable, Sendable {
  package var check: Check
  /// Index in the path, leaf 0; nil when no single certificate is at fault.
  package var certificate: Int?
  /// What distinguishes causes of one check; nil when the check says it all.
  package var reason: FindingReason?
  /// One sentence fragment: lower case, no full stop.
  package var summary: String
  /// What would have passed; nil when the summary says it.
  package var expected: String?
  /// What was there.
  package var actual: String?
  /// The failure that brought this one about; nil for a failure of its own.
  package var causedBy: Check?

  package init(
    _ check: Check, certificate: Int?, reason: FindingReason? = nil, summary: String,
    expected: String? = nil, actual: String? = nil, causedBy: Check? = nil
  ) {
    self.check = check
    self.certificate = certificate
    self.reason = reason
    self.summary = summary
    self.expected = expected
    self.actual = actual
    self.causedBy = causedBy
  }
}

extension Finding {
  /// The summary with what was expected and found.
  package var sentence: String {
    let values = [expected.map { "expected \($0)" }, actual.map { "found \($0)" }]
      .compactMap(\.self)
    return values.isEmpty ? summary : "\(summary) (\(values.joined(separator: ", ")))"
  }
}

/// Causes that share a check but neither advice nor, in some layers, a code.
package enum FindingReason: String, CaseIterable, Sendable {
  // temporalValidity
  case expired, notYetValid
  // anchorTrusted
  /// The server's own certificate is self-signed and no anchor.
  case selfSignedLeaf
  /// The path ends in a self-issued root that is no anchor.
  case rootNotTrusted
  /// The path ends in a self-signed certificate that is no anchor, but has the name of one.
  case rootNamesake
  // anchorTrusted, or missingIntermediate for what is no root; the first also usageConstraints
  /// The path's end is in a store, but its trust settings reject it for the purpose.
  case rootRejected
  /// The path's end is in a store, but its trust settings trust it for other purposes only.
  case rootNotForPurpose
  /// The path's end is in a store, with trust settings that cannot be read.
  case rootSettingsUnreadable
  /// The path's end is in this system's store, but Apple's list does not have it.
  case rootNotInAppleList
  // missingIntermediate
  /// No certificate with the issuer's name was sent or supplied.
  case issuerNotSent
  /// A certificate with the issuer's name was sent, and cannot be parsed.
  case issuerUnreadable
  /// A CA's certificate ends the path and tells no address for its issuer, which was not sent: most
  /// likely a root of a private CA, or one that is too new for the store.
  case rootNotSent
  /// The issuer is there, and counts as so weak that a path without it is preferred.
  case issuerWeak
  /// The issuers that are there have signed each other, and none of them is a root.
  case issuersInCircle
  /// The issuer's name is there, but with another key than the certificate asks for.
  case issuerKeyMismatch
  /// A certificate with the issuer's name is there, its key did not make the signature, and no key
  /// identifiers tell whether it is the issuer's: another key did, or the certificate was damaged.
  case signedByOtherKey
  /// The issuer is there, and its key did not make the signature.
  case badSignature
  /// The issuer is there by key identifier or key, but under another name.
  case issuerNameMismatch
  /// The issuer is there, but the signature algorithm is unknown or refused.
  case signatureNotVerifiable
  // sslHostname
  /// The certificate has no subject alternative name of the kind asked for.
  case noAlternativeName
  /// The name is only in the subject's common name.
  case commonNameOnly
  case otherName
  /// The name is there with what does not belong to it: blanks, a dot, a scheme, a port or a path.
  case strayCharacter
  /// A wildcard is there but does not cover the name.
  case wildcardRefused
  // serverAuthEKU
  /// The certificate does not limit its purposes, and so does not name the server's.
  case noExtendedKeyUsage
  // nameConstraints
  /// A wildcard covers a name that is excluded, but is not itself within what is excluded.
  case wildcardExcluded
  // keySize
  /// The kind of key has no entry in Apple's size table (Ed25519, Ed448, DSA).
  case unsupportedKeyType
  /// The kind is supported, but the key's numbers are impossible, or keys of this size are not
  /// used.
  case unusableKey
  // blackListedKey
  /// Others than the owner have the key; Apple's published list does not name it.
  case compromisedKey
  // grayListedKey
  /// Apple's clients refuse what the root issued after a certain day.
  case issuedAfterDistrust
  // searchBound
  /// Most of what had to be searched was not sent by the server, but given by the user.
  case tooManySupplied
  // leafSPKISHA256, caSPKISHA256, pinnedKey, pinnedCertificate
  /// Another key or certificate than the one pinned: replaced, or an impostor's.
  case notPinned
  /// A pinned key is on the path, in another place than it is pinned for.
  case pinnedElsewhere
}

extension Finding {
  /// Whether a trust exception may be made for it; not where a person decided it, by trust settings
  /// or by a pin.
  package var mayBeExcepted: Bool {
    guard reason?.isByTrustSettings != true else { return false }
    switch check {
    case .leafSPKISHA256, .caSPKISHA256, .pinnedKey, .pinnedCertificate: return false
    default: return true
    }
  }
}

extension Finding {
  /// Whether a pinned key may belong to an authority that was not sent.
  package var isOpenPin: Bool { reason == .notPinned && causedBy == .missingIntermediate }
}

extension FindingReason {
  /// Whether the anchor is there, and trust settings in its file keep it from counting as one.
  package var isByTrustSettings: Bool {
    switch self {
    case .rootRejected, .rootNotForPurpose, .rootSettingsUnreadable: true
    default: false
    }
  }
}

extension FindingReason {
  /// Whether a certificate may have been forged: nothing may propose to trust it then.
  package var isSuspicious: Bool {
    switch self {
    case .rootNamesake, .issuerKeyMismatch, .signedByOtherKey, .badSignature, .compromisedKey,
      .notPinned:
      true
    default: false
    }
  }
}
