import TrustEvaluation
import TrustModel
import X509

extension Advice {
  /// What to do about one failure: the party that presents the certificate comes first, as TN2232
  /// advises.
  init?(for finding: Finding, certificate: CertificateFacts?, in situation: Situation) {
    let parties = Parties(situation.purpose)
    let sides = Self.sides(
      for: finding, certificate: certificate, name: situation.serverName ?? "the host", parties,
      situation)
    guard var sides else { return nil }
    if let authority = situation.misplacedAuthority, finding.certificate == 0,
      finding.check.isOfLeavesOnly
    {
      // The CA's certificate itself is in order, so no client has to be told to trust it.
      sides = (authority.instead(for: situation.serverName ?? "the host"), nil)
    }
    if let place = situation.ownPlace, finding.certificate == 0, finding.check.isOfLeavesOnly {
      sides = ("send certificate \(place), which is the one for this name, first", nil)
    }
    if let maker = situation.maker, finding.check.isAboutTrust, finding.reason != .rootNamesake,
      !maker.mayBeTrusted || !situation.isSuspect
    {
      sides = (maker.holder, maker.judge)
    } else if situation.isSuspect, finding.check.isAboutTrust, finding.reason != .rootNamesake {
      sides.judge = "do not trust it before you know who made it"
    }
    // Of a certificate that is likely not the server's, no name is of use.
    if finding.check == .sslHostname, situation.isSuspect { sides.judge = nil }
    if situation.maker?.kind == .interceptor, finding.isOfTheCertificate {
      sides = (
        nil,
        "this is the proxy's certificate: its owner has to mend it, or take this host out of its inspection"
      )
    }
    self = parties.advice(holder: sides.holder, judge: sides.judge)
  }

  /// What advice depends on, apart from the failure itself.
  struct Situation {
    var serverName: String?
    var purpose: Purpose
    /// What the server spoke before TLS; nil where TLS began at once.
    var service: StartTLS?
    /// Whether an impostor or an intercepting product is suspected: nothing may say to trust it.
    var isSuspect = false
    /// Whose certificates these look like; nil where no name tells.
    var maker: KnownMaker?
    /// The label of a root that was sent needlessly; nil without one.
    var needlessRoot: String?
    /// Set where a server sends a CA's certificate as its own.
    var misplacedAuthority: MisplacedAuthority?
    /// The place of the certificate for the name that is asked for, where it is sent behind another one.
    var ownPlace: Int?
    /// When all of the path is valid; what waiting for is of use.
    var dates = PathDates.future
    /// Whether the path ends in a certificate that iOS does not let a user trust: its own issuer, and
    /// not marked as a CA's.
    var isForMacOnly = false

    /// How to trust a private CA; App Transport Security ignores an app's anchors.
    func trusting(_ what: String) -> String {
      // Which program that is, and so where its authorities are listed, is not known.
      guard purpose != .client else {
        return "only if \(what) is your own: add it to the authorities whose clients the server "
          + "takes (--anchor to test)"
      }
      let anchor = "trust it as app anchor (SecTrustSetAnchorCertificates; --anchor to test)"
      let device = "install it on \(isForMacOnly ? "a Mac" : "the device") (--user-root to test)"
      return purpose.isUnderTransportSecurity(host: serverName, after: service)
        ? "only if \(what) is your own: \(device), or \(anchor), which App Transport "
          + "Security blocks without an exception"
        : "only if \(what) is your own: \(anchor) or \(device)"
    }
  }

  /// Whether there is a moment at which all certificates of a path are valid.
  enum PathDates {
    case never, past, future

    init(_ path: [CertificateFacts], at date: Instant) {
      guard let start = path.map(\.notBefore).max(), let end = path.map(\.notAfter).min(),
        start <= end
      else {
        self = path.isEmpty ? .future : .never
        return
      }
      self = end < date ? .past : .future
    }
  }

  typealias Sides = (holder: String?, judge: String?)

  private static func sides(
    for finding: Finding, certificate: CertificateFacts?, name: String, _ parties: Parties,
    _ situation: Situation
  ) -> Sides? {
    switch finding.check {
    case .sslHostname:
      hostname(finding.reason, name: name, others: certificate?.names ?? [], parties)
    case .temporalValidity: dates(finding, certificate, situation.dates)
    case .anchorTrusted:
      trustSettings(finding.reason, parties)
        ?? untrustedRoot(finding.reason, parties, situation)
    // Whether its issuer is among the certificates is not known; the bound has its own advice.
    case .missingIntermediate where finding.causedBy == .searchBound: nil
    case .missingIntermediate:
      trustSettings(finding.reason, parties)
        ?? missingIssuer(
          finding.reason, below: certificate, parties, situation)
    case .extendedKeyUsage, .serverAuthEKU:
      usage(finding, parties)
    case .otherTrustValidityPeriod:
      // Trust in the root does not lift this limit (L023, L024): only trust in the leaf itself
      // does.
      (
        "a certificate that is valid for 825 days or less",
        "only if it is your own: trust this very certificate on the device, as a user or "
          + "administrator (--user-root to test)"
      )
    case .validityPeriodMaximums, .systemTrustValidityPeriod:
      // Ballot SC-081v3 of the CA/Browser Forum.
      (
        "a certificate that is valid for 398 days or less; public CAs issue for 200 at most since "
          + "2026-03-15", nil
      )
    case .keySize, .weakKeySize, .systemTrustedWeakKey:
      (
        (finding.certificate == 0 ? "a new key: " : "a certificate from an issuer with a new key: ")
          + "RSA of 2048 bits or more, or ECDSA P-256 or larger", nil
      )
    case .signatureHashAlgorithms, .weakSignature, .systemTrustedWeakHash:
      (
        replacement(finding, certificate, with: "signed with SHA-256 or stronger")
          ?? "a certificate signed with SHA-256 or stronger", nil
      )
    case .basicConstraints, .basicConstraintsCA, .keyUsage:
      ("a certificate issued by a real CA certificate (CA:TRUE, keyCertSign)", nil)
    case .basicConstraintsPathLen:
      ("a certificate issued directly by the CA that sets the limit, or by another CA", nil)
    case .nameConstraints: nameConstraints(finding, name)
    case .policyConstraints: ("a chain whose certificate policies agree", nil)
    case .criticalExtensions where finding.actual == "precertificatePoison":
      (
        "the final certificate of the same order, which the CA has: this one was made for "
          + "transparency logs (a precertificate, RFC 6962)", nil
      )
    case .criticalExtensions:
      (
        replacement(
          finding, certificate,
          with: "without the critical extension, or with it marked not critical")
          ?? "a certificate without the critical extension, or with it marked not critical", nil
      )
    case .duplicateExtension, .unparseableExtension, .unparseableCertificate:
      (
        replacement(finding, certificate, with: "that is not malformed")
          ?? "a new certificate: this one is malformed", nil
      )
    case .nonEmptySubject:
      ("a certificate with a subject, or with its subject alternative names marked critical", nil)
    case .idLinkage:
      ("the issuer certificate whose key identifier this certificate names", nil)
    case .usageConstraints:
      trustSettings(finding.reason, parties)
        ?? (nil, "remove the \"never trust\" setting of this certificate")
    case .blackListedKey where finding.certificate != 0:
      ("a certificate from a CA whose key is its own", nil)
    case .grayListedKey where finding.reason == .issuedAfterDistrust:
      ("a certificate from a CA \(parties.judgesTrust) for new certificates", nil)
    case .revocation where finding.certificate != 0:
      ("a certificate from another issuer: this one is revoked itself", nil)
    case .revocation, .blackListedLeaf, .blackListedKey, .grayListedLeaf, .grayListedKey:
      ("a new certificate with a new key", nil)
    case .tlsVersion:
      // TLS 1.3 needs no choice of cipher suites; for 1.2 App Transport Security requires ECDHE.
      (
        "enable TLS 1.3, or TLS 1.2 with ECDHE cipher suites",
        nil
      )
    case .searchBound where finding.reason == .tooManySupplied:
      (nil, "give only the intermediates that lead from this certificate to its root")
    case .searchBound:
      ("send only the certificates of one path to the root, of 15 at most", nil)
    case .revocationResponseRequired: missingAnswer(finding, certificate)
    case .systemTrustedCTRequired:
      ("a certificate with timestamps of transparency logs, which public CAs put into it", nil)
    case .ctRequired, .issuerNameConstraints, .issuerPolicyConstraints:
      nil
    case .leafSPKISHA256, .caSPKISHA256, .pinnedKey, .pinnedCertificate:
      finding.causedBy != nil ? nil : pins(finding, parties)
    }
  }

  private static func missingAnswer(_ finding: Finding, _ certificate: CertificateFacts?) -> Sides {
    // What this tool did not ask says nothing about the CA.
    let reason = finding.actual ?? ""
    let judge =
      reason.contains(FetchPolicy.remedy)
      ? "ask at its address, if that is the CA's (\(FetchPolicy.remedy) to test)"
      : reason.contains(FetchPolicy.ban) ? "ask at its address (not with \(FetchPolicy.ban))" : nil
    let namesResponder = certificate?.ocspResponders.isEmpty == false
    let namesPlaces = namesResponder || certificate?.crlDistributionPoints.isEmpty == false
    let otherCA = judge == nil ? "a certificate from a CA whose responders and lists answer" : nil
    guard finding.certificate == 0 else { return (otherCA, judge) }
    guard namesPlaces else {
      return ("staple an OCSP answer that counts, or none: no place to ask is named", nil)
    }
    return (
      namesResponder
        ? "staple an OCSP answer that says good: then nobody has to be asked"
        : otherCA, judge
    )
  }

  /// Where the refused name is not the one that was asked for, a certificate without it would do.
  private static func nameConstraints(_ finding: Finding, _ name: String) -> Sides {
    guard finding.certificate == 0, let refused = finding.actual, refused.utf8.count <= 80,
      !refused.hasPrefix("*"), !refused.hasPrefix("dirName:"), !isSame(refused, name)
    else { return ("a certificate from a CA that may issue for this name", nil) }
    return ("a certificate without \(refused), or from a CA that may issue for it", nil)
  }

  private static func hostname(
    _ reason: FindingReason?, name: String, others: [String], _ parties: Parties
  ) -> Sides {
    let isAddress = IPAddress.octets(of: name) != nil
    // No certificate has a zone.
    let listed = IPAddress.withoutZone(name)
    let certificate =
      switch reason {
      case .commonNameOnly:
        "a certificate with \(listed) as subject alternative name"
          + (isAddress ? " (as IP address, not as DNS name)" : "")
          + ": the common name does not count"
      case .strayCharacter:
        "a certificate that names \(name), with nothing around it"
      case .wildcardRefused: "a certificate that names \(name) without a wildcard"
      case _ where isAddress:
        "a certificate with \(listed) as IP address, not as DNS name"
      default: "a certificate that names \(name)"
      }
    guard others.contains(where: { $0 != name && isReachable($0) }) else {
      return (certificate, nil)
    }
    let verb = parties.holderSide == .server ? "connect to" : "ask for"
    return (certificate, "\(verb) a name the certificate has (--server-name to test)")
  }

  /// - Parameter shown: A name of a certificate, as a report shows it.
  private static func isSame(_ shown: String, _ host: String) -> Bool {
    if shown.hasPrefix("IP:") {
      return IPAddress.octets(of: String(shown.dropFirst(3))) == IPAddress.octets(of: host)
    }
    let host = host.hasSuffix(".") ? String(host.dropLast()) : host
    return shown.lowercased() == host.lowercased()
  }

  /// Whether a client can ask for a name as a report shows it.
  private static func isReachable(_ name: String) -> Bool {
    guard !name.hasPrefix("IP:") else { return true }
    // Below a wildcard the search for fixes tries names, as not every wildcard covers any.
    return matches(presented: Array(name.utf8), reference: name, publicSuffixes: nil) == .matches
  }

  /// An issuer may omit the extension; if it lists purposes, ours must be among them.
  private static func usage(_ finding: Finding, _ parties: Parties) -> Sides? {
    guard let usage = parties.usage else { return nil }
    guard finding.certificate == 0 else {
      return ("a certificate from a CA that may issue for \(usage)", nil)
    }
    return ("a certificate whose extended key usage names \(usage)", nil)
  }
}

extension Advice {
  /// What to do about another key or certificate than the one pinned: first find out whose it is.
  static func pins(_ finding: Finding, _ parties: Parties) -> Sides {
    // Nothing was replaced: the right key is there, but the pin asks for it in another place.
    if finding.reason == .pinnedElsewhere {
      let place = finding.check == .leafSPKISHA256 ? "an authority's (@ca)" : "the leaf's (@leaf)"
      return (nil, "pin this key as \(place), or pin the key that is in this place (--pin to test)")
    }
    let (thing, option) =
      finding.check == .pinnedCertificate ? ("certificate", "--pin-certificate") : ("key", "--pin")
    return (
      "find out whether the \(thing) was replaced on purpose; if not, somebody intercepts the connection",
      "pin the new \(thing) only as its owner gives it, on another way than this connection "
        + "(\(option) to test), and keep a spare beside it"
    )
  }
}
