package import TrustModel

extension Codes {
  /// What each layer shows when this is the only failure.
  package static func codes(for finding: Finding) -> LayerCodes {
    guard finding.check != .tlsVersion else { return versionTooOld }
    guard !finding.check.isMadeByTheApp else { return refusedByTheApp }
    let row = row(for: finding)
    let layers = TrustLayers(finding)
    return LayerCodes(
      documented: layers.documented, secTrust: row.osStatus,
      secureTransport: layers.secureTransport, stream: layers.stream, streamATS: layers.streamATS,
      urlSessionATS: layers.urlSessionATS, urlSession: layers.urlSession,
      networkFramework: layers.networkFramework, cssm: row.cssm)
  }
}

/// The layers above `SecTrust` for one trust failure (mapping sections 1 and 2).
private struct TrustLayers {
  private let finding: Finding

  init(_ finding: Finding) {
    self.finding = finding
  }

  var documented: LayerCodes.Documented {
    let (url, ssl): (URLStatus, NamedCode) =
      switch (finding.check, finding.reason) {
      case (.temporalValidity, .notYetValid): (.notYetValid, .sslNotYetValid)
      case (.temporalValidity, _): (.badDate, .sslExpired)
      case (.anchorTrusted, _): (.unknownRoot, .sslUnknownRoot)
      case (.missingIntermediate, _), (.searchBound, _): (.unknownRoot, .sslNoRoot)
      case (.sslHostname, _): (.untrusted, .sslHostName)
      case (.unparseableCertificate, _): (.secureConnectionFailed, .sslBadCert)
      default: (.untrusted, .sslChainInvalid)
      }
    let table = "TN2232 Appendix A, which lists codes without causes"
    let isListed = ssl != .sslBadCert
    return LayerCodes.Documented(
      url: url.url(.documented, table), cfNetwork: url.cfNetwork(.documented, table),
      osStatus: ssl.code(
        .osStatus, isListed ? .documented : .inferred,
        isListed ? table + "; the cause after appleCdsa.c of OS X 10.7" : "SecBase.h, not in TN2232"
      ))
  }

  /// `sslVerifyCertChain` has one result for every failed evaluation (mapping section 1).
  var secureTransport: AppleCode? {
    switch finding.check {
    case _ where isByTrustSettings:
      ssl(.sslChainInvalid, .inferred, "as for any root that is no anchor; no log of this cause")
    case .anchorTrusted:
      ssl(.sslChainInvalid, .observed, "field logs L013 L068 L069; sslCrypto.c")
    case .searchBound:
      ssl(.sslChainInvalid, .inferred, "as for a chain that cannot be completed")
    case .unparseableCertificate:
      ssl(.sslBadCert, .inferred, "SecBase.h; compare field log L100")
    // Only an app or its Info.plist requires these, which a socket may not know.
    case .leafSPKISHA256, .caSPKISHA256, .revocationResponseRequired: nil
    default: ssl(.sslChainInvalid, .source, "sslCrypto.c: one code for every failed evaluation")
    }
  }

  var stream: AppleCode? {
    switch (finding.check, finding.reason) {
    case (.anchorTrusted, _) where isByTrustSettings:
      ssl(.sslNoRoot, .inferred, "as for any root that is no anchor; no log of this cause")
    case (.anchorTrusted, .selfSignedLeaf):
      ssl(.sslNoRoot, .observed, "field logs L001 L002 L009 L146; L079 shows -9807")
    case (.anchorTrusted, _): ssl(.sslNoRoot, .observed, "field logs L004 L046 L047 L058")
    case (.missingIntermediate, _):
      ssl(.sslChainInvalid, .observed, "field log L060 and another; up to iOS 11 -9813, L045")
    case (.temporalValidity, .notYetValid):
      ssl(.sslExpired, .inferred, "same check as expired; no log")
    case (.temporalValidity, _): ssl(.sslExpired, .observed, "field logs L042 L147")
    case (.sslHostname, _): ssl(.sslHostName, .observed, "field logs L043 L044 L057 L148")
    case (.blackListedKey, .compromisedKey):
      ssl(.sslChainInvalid, .inferred, "as for a key on Apple's list, field logs L040 L041")
    case (.blackListedLeaf, _), (.blackListedKey, _):
      ssl(.sslChainInvalid, .observed, "field logs L040 L041")
    case (.unparseableCertificate, _):
      ssl(.sslBadCert, .inferred, "SecBase.h; compare field log L100")
    // No log and no source shows the stream code for pins and for revocation answers.
    case (.leafSPKISHA256, _), (.caSPKISHA256, _), (.revocationResponseRequired, _): nil
    default: ssl(.sslChainInvalid, .inferred, "the collective code; no log of this cause")
    }
  }

  var urlSession: AppleCode {
    switch finding.check {
    case .anchorTrusted where !isByTrustSettings:
      URLStatus.untrusted.url(
        .observed,
        finding.reason == .selfSignedLeaf ? "field logs L002 L146" : "field logs L004 L058 L146")
    case .temporalValidity where finding.reason != .notYetValid:
      URLStatus.untrusted.url(.observed, "field logs L042 L147")
    case .sslHostname: URLStatus.untrusted.url(.observed, "field logs L043 L148")
    case .missingIntermediate where !isByTrustSettings:
      URLStatus.untrusted.url(.observed, "field log L045 and newer ones")
    case .leafSPKISHA256, .caSPKISHA256:
      URLStatus.secureConnectionFailed.url(
        .inferred, "NSPinnedDomains belongs to App Transport Security; no log")
    case .revocationResponseRequired: appDecides
    case .unparseableCertificate:
      URLStatus.secureConnectionFailed.url(.inferred, "fails before trust evaluation")
    default: URLStatus.untrusted.url(.inferred, "-1202 whatever the cause; no log of this one")
    }
  }

  var urlSessionATS: AppleCode {
    if finding.check == .revocationResponseRequired { return appDecides }
    let (certainty, evidence) = transportSecurityEvidence
    return URLStatus.secureConnectionFailed.url(certainty, evidence)
  }

  var streamATS: AppleCode? {
    if finding.check == .revocationResponseRequired { return nil }
    let (certainty, evidence) = transportSecurityEvidence
    return ssl(.sslFatalAlert, certainty, evidence)
  }

  var networkFramework: AppleCode {
    switch finding.check {
    case .anchorTrusted where !isByTrustSettings: ssl(.sslBadCert, .observed, "field log L088")
    case .temporalValidity where finding.reason != .notYetValid:
      ssl(.sslBadCert, .observed, "field log L114, of medium weight")
    case _ where isInnate:
      ssl(.sslBadCert, .observed, "field logs L087 L088 L114: -9808 whatever the cause")
    default: ssl(.sslBadCert, .inferred, "-9808 whatever the cause; no log of this one")
    }
  }

  /// Trust settings in a file are OpenSSL's: no log shows the result of the same for an Apple
  /// client.
  private var isByTrustSettings: Bool {
    switch finding.check {
    case .anchorTrusted, .missingIntermediate, .usageConstraints:
      finding.reason?.isByTrustSettings == true
    default: false
    }
  }

  /// Whether Apple's own evaluation of readable certificates has this failure.
  private var isInnate: Bool {
    switch finding.check {
    case .searchBound, .unparseableCertificate, .leafSPKISHA256, .caSPKISHA256,
      .revocationResponseRequired:
      false
    default: !isByTrustSettings
    }
  }

  /// One rule covers all causes and many logs show it, but only some causes have logs of their own.
  private var transportSecurityEvidence: (Certainty, String) {
    switch finding.check {
    case .anchorTrusted where !isByTrustSettings:
      (
        .observed,
        finding.reason == .selfSignedLeaf
          ? "field logs L003 L017 L049 L064" : "field logs L053 L070 L107"
      )
    case .temporalValidity where finding.reason != .notYetValid: (.observed, "field log L010")
    case .sslHostname: (.observed, "field log L050")
    case .validityPeriodMaximums, .otherTrustValidityPeriod:
      (.observed, "field logs L008 L022 L024 L025 L026 L059, one of them with -9802")
    case _ where isInnate:
      (.observed, "field logs L003 L010 L050 L053 L070 and newer ones: this whatever the cause")
    default: (.inferred, "-1200 with -9802 whatever the cause; no log of this one")
    }
  }

  /// The app evaluates in its delegate and cancels the challenge.
  private var appDecides: AppleCode {
    URLStatus.cancelled.url(.inferred, "the app refuses the challenge; compare field log L136")
  }

  private func ssl(_ code: NamedCode, _ certainty: Certainty, _ evidence: String) -> AppleCode {
    code.code(.osStatus, certainty, evidence)
  }
}
