import TrustEvaluation
import TrustModel
import X509

/// Changes of one kind, in order of preference; a set contains at most one of them, the first that
/// works.
struct ChangeGroup {
  var alternatives: [Change]
  /// Whether the changes are names, of which several are worth reporting.
  var isOfNames = false
}

/// What could be changed, from what fails.
struct ChangeGroups {
  private let search: Experiments
  private let settings: EvaluationSettings
  private let path: EvaluatedPath
  /// The path with fetched issuers if there is one, else `path`.
  private let whole: EvaluatedPath
  private let findings: [Finding]
  private let checks: Set<Check>

  init(_ search: Experiments, _ evaluation: Evaluation, _ completed: Evaluation?) {
    self.search = search
    settings = search.question.settings
    path = evaluation.best
    whole = completed?.best ?? path
    findings = path.findings + (completed?.best.findings ?? [])
    checks = Set(findings.map(\.check))
  }

  /// In the order of reports.
  var groups: [ChangeGroup] {
    let version: [Change] = search.question.isTooOld ? [.protocolVersion] : []
    let groups = [
      ChangeGroup(alternatives: version), ChangeGroup(alternatives: issuers),
      ChangeGroup(alternatives: stapling), ChangeGroup(alternatives: certificates),
      ChangeGroup(alternatives: otherCA),
      ChangeGroup(alternatives: names, isOfNames: true), ChangeGroup(alternatives: dates),
      ChangeGroup(alternatives: anchors), ChangeGroup(alternatives: purposes),
      ChangeGroup(alternatives: pins),
    ]
    return groups.filter { !$0.alternatives.isEmpty }
  }

  private var issuers: [Change] {
    guard checks.contains(.missingIntermediate), let last = path.certificates.last else {
      return []
    }
    // The address may have given another certificate than the issuer.
    let fetched = search.fetched.issuers(
      above: last, by: search.question.evaluator.cryptography)
    if !fetched.isEmpty { return [.issuers(fetched)] }
    guard search.mayComplete, path.findings.contains(where: { $0.reason == .issuerNotSent }) else {
      return []
    }
    let openPins = settings.pins.filter { pin in
      path.findings.contains { $0.isOpenPin && $0.check == pin.place.check }
    }
    return [.unseenIssuer(of: last, openPins: openPins)]
  }

  /// Only the server's own answer can be stapled, and only a responder provides one.
  private var stapling: [Change] {
    let missing = path.findings.filter { $0.check == .revocationResponseRequired }
    guard settings.purpose == .server, !missing.isEmpty,
      missing.allSatisfy({ $0.certificate == 0 }),
      path.revocations.first?.status.status == .notChecked,
      path.certificates.first?.known.ocspResponders.isEmpty == false
    else { return [] }
    return [.stapling]
  }

  private var requirements: Set<NewCertificate.Requirement> {
    let requirements = Set(findings.flatMap(NewCertificate.Requirement.requirements))
    // One that names no place to ask would not be another.
    let namesPlaces = path.certificates.first?.namesRevocationPlaces != false
    return namesPlaces ? requirements : requirements.subtracting([.noAnswer])
  }

  /// A new certificate from the same CA.
  private var certificates: [Change] {
    let isUnsigned = path.findings.contains {
      switch $0.reason {
      case .badSignature, .issuerKeyMismatch, .signedByOtherKey: $0.certificate == 0
      default: false
      }
    }
    guard !requirements.isEmpty || isUnsigned else { return [] }
    return authorities.map {
      .certificate(NewCertificate(requirements: requirements, issuer: .same($0)))
    }
  }

  /// Not offered where the connection may be intercepted: the certificate is then not the server's.
  private var otherCA: [Change] {
    guard search.mayReplace, !checks.isEmpty else { return [] }
    // One that breaks no rule may issue for every name.
    return [
      .certificate(
        NewCertificate(requirements: requirements.subtracting([.noOtherName]), issuer: .trusted))
    ]
  }

  /// The certificates of the issuer, and of others with its name.
  private var authorities: [Certificate] {
    guard let leaf = path.certificates.first, !leaf.isSelfIssued else { return [] }
    guard whole.certificates.count == 1 else { return [whole.certificates[1]] }
    let input = search.question.input
    let namesakes =
      input.sent.dropFirst().filter { $0.subject == leaf.issuer }
      + input.anchors.anchors(withSubject: leaf.issuer).map(\.certificate)
    return Array(namesakes.prefix(2))
  }

  private var names: [Change] {
    guard checks.contains(.sslHostname), let leaf = path.certificates.first else { return [] }
    // A wildcard counts only where it was held against the list of public suffixes.
    return leaf.reachableNames(like: settings.reference)
      .filter { $0.wildcard == nil || search.listedNames.contains($0.name) }
      .map { .serverName($0.name, wildcard: $0.wildcard) }
  }

  private var dates: [Change] {
    guard checks.contains(.temporalValidity), let date = commonValidity(of: whole.certificates)
    else { return [] }
    return [.verifyDate(date, isLater: date > settings.verifyDate)]
  }

  /// A moment at which all of them are valid, near to the verify date but a day inside where the
  /// validity is long enough: a date a second before its end would be of no use for renewing.
  private func commonValidity(of certificates: [Certificate]) -> Instant? {
    guard let start = certificates.map(\.notBefore).max(),
      let end = certificates.map(\.notAfter).min(), start <= end
    else { return nil }
    let margin = min(Instant.secondsPerDay, end.seconds(since: start) / 2)
    return min(
      max(settings.verifyDate, start.advanced(bySeconds: margin)), end.advanced(bySeconds: -margin))
  }

  /// What may be trusted as the missing anchor, or as more than an app's anchor.
  private var anchors: [Change] {
    guard search.mayTrust else { return [] }
    let isServer = settings.purpose == .server
    let name = search.endpoint.serverName
    // App Transport Security ignores an app's anchors.
    let sources: [TrustSource] =
      settings.purpose.isUnderTransportSecurity(host: name, after: search.service)
      ? [.user] : isServer ? [.app, .user] : [.app]
    if let anchor = path.anchor {
      if let renewed = renewed(anchor.certificate) {
        return sources.map { .renewedAnchor(renewed, $0) }
      }
      return isServer && anchor.source == .app ? [.anchor(anchor.certificate, .user)] : []
    }
    if let anchor = missingAnchor { return sources.map { .anchor(anchor, $0) } }
    // With another name as well, a certificate of which nothing is known may be an impostor's.
    guard let leaf = path.certificates.first, hasUnknownIssuer, !checks.contains(.sslHostname)
    else { return [] }
    return sources.map { .anchoredLeaf(leaf, $0) }
  }

  /// Whether nothing is known of an issuer but its name.
  private var hasUnknownIssuer: Bool {
    !issuers.isEmpty && search.fetched.certificates.isEmpty
      && path.findings.contains { $0.reason == .issuerNotSent }
  }

  /// A renewal of an expired root that was sent, supplied or fetched; nil where there is none.
  private func renewed(_ root: Certificate) -> Certificate? {
    guard root.notAfter < settings.verifyDate else { return nil }
    let input = search.question.input
    return (input.sent + input.supplied + search.fetched.certificates).first {
      $0.isRenewal(of: root) && $0.notBefore <= settings.verifyDate
        && settings.verifyDate <= $0.notAfter && isSigned($0, by: root)
    }
  }

  /// Anybody can copy name and key of a root; only its owner can sign with it.
  private func isSigned(_ certificate: Certificate, by root: Certificate) -> Bool {
    search.question.evaluator.cryptography.verify(
      signature: certificate.signature, algorithm: certificate.signatureAlgorithm,
      over: certificate.tbs, key: root.publicKey) == .valid
  }

  /// The end of a path without an anchor, if it may be trusted as one.
  private var missingAnchor: Certificate? {
    // Trust settings that exclude a root were made on purpose: no experiment overrides them. A
    // public root that is not in Apple's list is no organization's own root.
    guard
      !whole.findings.contains(where: {
        $0.reason?.isByTrustSettings == true || $0.reason == .rootNotInAppleList
      }),
      whole.findings.contains(where: { $0.check == .anchorTrusted || $0.reason == .rootNotSent })
    else { return nil }
    return whole.certificates.last
  }

  /// Nobody has another key than the one that is pinned: only its place on the path is another one.
  private var pins: [Change] {
    guard findings.contains(where: { $0.reason == .pinnedElsewhere }) else { return [] }
    let moved = settings.pins.map { pin in
      let places = path.certificates.indices.filter { pin.isKey(of: path.certificates[$0]) }
      guard let index = places.first, !places.contains(where: pin.place.includes) else {
        return pin
      }
      return pin.inPlace(index == 0 ? .leaf : .ca)
    }
    return [.pins(moved)]
  }

  private var purposes: [Change] {
    let isOfAnotherUse = path.findings.contains {
      $0.certificate == 0 && ($0.check == .extendedKeyUsage || $0.check == .serverAuthEKU)
    }
    return isOfAnotherUse ? [.purpose(settings.purpose == .server ? .client : .server)] : []
  }
}
