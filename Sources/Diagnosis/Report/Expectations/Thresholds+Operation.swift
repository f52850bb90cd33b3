import TrustEvaluation
import TrustModel

/// Thresholds for those who run a server, so that they learn of a problem before clients do.
extension Thresholds {
  /// Trust has to last this much longer.
  var lasting: Threshold? {
    // Without a verdict there is no trust that could end; exit status 2 tells that already.
    guard let margin = expectations.lasting, isWanted(.check(.temporalValidity)),
      report.verdict != .unknown, let leaf = report.path.first
    else { return nil }
    let lifetime = leaf.notAfter.seconds(since: leaf.notBefore)
    let wanted = margin.seconds(ofLifetime: max(0, lifetime))
    var expected = "\(margin.text) or more"
    if case .percent = margin { expected = "\(margin.text) of \(Self.span(lifetime)) or more" }
    guard report.verdict == .trusted else {
      return Threshold(
        option: "--expires-within", expected: expected, actual: "not trusted now", isFailed: true)
    }
    guard let end = report.trustEnd else {
      return Threshold(
        option: "--expires-within", expected: expected, actual: "no end in sight", isFailed: false)
    }
    let left = end.date.seconds(since: report.verifyDate)
    return Threshold(
      option: "--expires-within", expected: expected,
      actual: "\(Self.span(left)), until \(end.date.rfc3339), the end of \(end.cause)",
      isFailed: left < wanted)
  }

  var version: Threshold? {
    guard let minimum = expectations.minimumTLS, isWanted(.check(.tlsVersion)),
      isWanted(.handshake(.protocolVersion))
    else { return nil }
    let version = report.handshake?.protocolVersion
    let good = MinimumTLS.allCases.drop { $0 != minimum }.map(\.protocolVersion)
    return Threshold(
      option: "--min-tls", expected: "\(minimum.protocolVersion) or later",
      actual: version ?? Self.noHandshake, isFailed: version.map { !good.contains($0) } ?? true)
  }

  /// Timestamps are counted and not verified, which would require the keys of the logs.
  var timestamps: Threshold? {
    guard let wanted = expectations.timestamps, isWanted(.check(.ctRequired)),
      let leaf = report.path.first
    else { return nil }
    let embedded = leaf.signedCertificateTimestamps ?? 0
    // GnuTLS and captures do not show them.
    let sent = report.handshake?.signedCertificateTimestamps
    return Threshold(
      option: "--require-sct",
      expected: wanted == 1
        ? "a timestamp of a transparency log" : "\(wanted) timestamps of transparency logs",
      actual: "\(embedded) in the certificate, "
        + (sent.map { "\($0) in the handshake" } ?? "those of a handshake were not seen"),
      isFailed: embedded + (sent ?? 0) < wanted)
  }

  /// An answer that says good is required, as clients accept no other.
  var staple: Threshold? {
    guard expectations.staple != nil, isWanted(.check(.revocationResponseRequired)),
      isWanted(.handshake(.stapledAnswer))
    else { return nil }
    let stapled = report.handshake?.stapledOCSP
    // A list may say the same, or more; an answer that comes with another certificate is none to
    // clients.
    let isGood = stapled != nil && path.revocations.first?.isStapleGood == true
    let finding = report.handshakeFindings.first { $0.check == .stapledAnswer }
    return Threshold(
      option: "--require-staple", expected: "a stapled OCSP answer that counts",
      actual: isGood
        ? "one that says good"
        : stapled == nil ? "none" : finding?.seen ?? "one that does not count",
      isFailed: !isGood)
  }

  /// `--revocation require` where evaluation asks nothing: the certificate is an anchor or only compared.
  ///
  /// Nobody is asked if the certificate is an anchor itself, as in Apple's clients, or is only
  /// compared. The threshold fails then if the certificate names a place to ask.
  ///
  /// On other paths a missing answer is a failure (RevocationResponseRequired).
  var answer: Threshold? {
    guard revocation == .require, isWanted(.check(.revocationResponseRequired)),
      report.verdict == .trusted, report.isComparison || path.revocations.isEmpty,
      path.certificates.first?.namesRevocationPlaces == true
    else { return nil }
    return Threshold(
      option: "--revocation require", expected: "an answer that says good",
      actual: report.isComparison
        ? "none: the certificate is compared, not evaluated"
        : "none: the certificate is an anchor itself, so nobody is asked",
      isFailed: true)
  }

  /// One for each condition, also for those that are met.
  var conditions: [Threshold] {
    (expectations.failures ?? []).filter(isWanted).map { condition in
      let found = occurrence(of: condition)
      return Threshold(
        option: "--fail-on", expected: "no \(condition.text)", actual: found ?? "none",
        isFailed: found != nil)
    }
  }

  /// What the report contains of the condition; nil for nothing.
  private func occurrence(of condition: FailureCondition) -> String? {
    switch condition {
    case .disagreement:
      // The evaluation's own differs where an exception decides instead: then the verifiers need not
      // disagree.
      guard !report.isComparison else { return Self.onlyCompared }
      let others = report.opinions.filter { $0.engine != .trusteval }
      let opposed = others.filter { $0.verdict == opposite }
      let verb = report.verdict == .trusted ? "does not trust" : "trusts"
      if !opposed.isEmpty {
        return opposed.map { "\($0.engine.displayName) \(verb) it" }.joined(separator: ", ")
      }
      // Who was not asked, or says nothing, does not agree.
      guard !others.isEmpty else { return "no library was asked" }
      let silent = others.filter { $0.verdict == .unknown }.map(\.engine.displayName)
      return silent.isEmpty ? nil : silent.map { "\($0) has no opinion" }.joined(separator: ", ")
    case .refusal: return refusal
    case .transportSecurity:
      guard let security = report.transportSecurity else {
        guard report.purpose == .server else { return leftOut }
        return report.endpoint.serverName == nil ? Self.noName : nil
      }
      guard security.applies else { return nil }
      let names = security.violations.map(\.requirement.rawValue)
      return names.isEmpty ? nil : names.joined(separator: ", ")
    case .handshake(let check):
      if let finding = report.handshakeFindings.first(where: { $0.check == check }) {
        return "\(finding.summary): \(finding.seen)"
      }
      guard report.handshake == nil else { return nil }
      // Of the key's usage a server's certificate alone tells whether any handshake can use it.
      guard check == .keyUsage else { return Self.noHandshake }
      return report.isComparison ? Self.onlyCompared : report.purpose == .server ? nil : leftOut
    case .check(let check): return occurrence(of: check)
    }
  }

  /// What keeps Apple's clients from a server that they trust; what is ignored by itself does not.
  private var refusal: String? {
    let findings = report.handshakeFindings.filter {
      $0.refusedBy.contains(.apple) && isWanted(.handshake($0.check))
    }
    let blocked =
      isWanted(.transportSecurity)
      ? occurrence(of: .transportSecurity).map { "App Transport Security: \($0)" } : nil
    let found = findings.map { "\($0.summary): \($0.seen)" } + [blocked].compactMap(\.self)
    if found.isEmpty, report.handshake == nil { return Self.noHandshake }
    return found.isEmpty ? nil : found.joined(separator: "; ")
  }

  private func occurrence(of check: Check) -> String? {
    // Only whether it is the very certificate was looked at.
    if report.isComparison, check.concernsCertificates, check != .pinnedCertificate {
      return Self.onlyCompared
    }
    if let failure = report.failures.first(where: { $0.finding.check == check }) {
      return failure.finding.summary
    }
    if report.exceptions.contains(where: { $0.outcome == .used && $0.entry.check == check }) {
      return "let pass by an exception"
    }
    if check == .tlsVersion, report.handshake == nil { return Self.noHandshake }
    // What was not checked is not known to be in order.
    if !isCheckedAsFarAsKnown(check),
      let item = report.notChecked.first(where: { $0.check == check })
    {
      return "not checked: \(item.reason)"
    }
    if let reason = reasonForLeavingOut(check) { return reason }
    guard check == .missingIntermediate,
      let supplied = report.path.first(where: { $0.origin == .supplied })
    else { return nil }
    return "'\(supplied.label)' is not sent by the server"
  }

  /// Why a check was not part of the evaluation; nil where it was.
  private func reasonForLeavingOut(_ check: Check) -> String? {
    switch check {
    case .sslHostname where report.purpose == .basic,
      .extendedKeyUsage where report.purpose == .basic:
      leftOut
    case .sslHostname: report.endpoint.serverName == nil ? Self.noName : nil
    case .serverAuthEKU, .systemTrustValidityPeriod, .otherTrustValidityPeriod, .keySize,
      .signatureHashAlgorithms, .systemTrustedCTRequired:
      report.purpose == .server ? nil : leftOut
    case .revocationResponseRequired:
      revocation == .require ? nil : Self.without("--revocation require")
    case .ctRequired: expectations.timestamps == nil ? Self.without("--require-sct") : nil
    case .pinnedKey: isPinned(.any) ? nil : Self.without("--pin")
    case .leafSPKISHA256: isPinned(.leaf) ? nil : Self.without("a --pin for the leaf (@leaf)")
    case .caSPKISHA256: isPinned(.ca) ? nil : Self.without("a --pin for authorities (@ca)")
    case .pinnedCertificate: report.isComparison ? nil : Self.without("--pin-certificate")
    case .validityPeriodMaximums, .systemTrustedWeakKey, .systemTrustedWeakHash,
      .issuerNameConstraints, .issuerPolicyConstraints:
      "not checked: no policy that is evaluated here has it"
    default: nil
    }
  }

  private static func without(_ option: String) -> String { "not checked without \(option)" }

  private func isPinned(_ place: Pin.Place) -> Bool {
    report.pins.contains { $0.kind == .key && $0.place == place }
  }

  /// What the purpose does not ask of a certificate is not known to be in order.
  private var leftOut: String { "not checked with --purpose \(report.purpose.rawValue)" }

  /// Whether nothing more can be known: what is published of refused keys was looked at, and of two
  /// timestamps, which are enough for a short life, only Apple's list of logs tells whether they count.
  private func isCheckedAsFarAsKnown(_ check: Check) -> Bool {
    switch check {
    case .blackListedKey: true
    case .systemTrustedCTRequired:
      (report.path.first?.signedCertificateTimestamps ?? 0) > 1
        || (report.handshake?.signedCertificateTimestamps ?? 0) > 1
    default: false
    }
  }

  /// What was not seen is not met.
  private static let noHandshake = "no handshake"

  private static let noName = "not checked: no server name was given"

  private static let onlyCompared = "not checked: the certificate is compared, not evaluated"

  private var opposite: Verdict { report.verdict == .trusted ? .untrusted : .trusted }

  private func isWanted(_ condition: FailureCondition) -> Bool {
    expectations.ignored?.contains(condition) != true
  }

  /// Such as `89 days` or `5 hours`.
  private static func span(_ seconds: Int64) -> String {
    let days = seconds / Instant.secondsPerDay
    if days > 1 { return "\(days) days" }
    let (count, unit) = seconds >= 3600 ? (seconds / 3600, "hour") : (seconds / 60, "minute")
    return "\(count) \(unit)\(count == 1 ? "" : "s")"
  }
}
