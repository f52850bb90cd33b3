import TrustEvaluation
import TrustModel
import X509

/// Changes for a server that is trusted, but that App Transport Security blocks.
extension Experiments {
  /// - Parameter evaluation: It succeeded, so that no exception is asked to replace trust: none can.
  func fixes(against security: TransportSecurity, _ evaluation: Evaluation) -> [Fix] {
    guard evaluation.isTrusted, question.settings.purpose == .server, !security.violations.isEmpty
    else { return [] }
    return [
      server(security, evaluation.best.certificates.first),
      installedRoot(security, evaluation.best), exception(security),
    ].compactMap(\.self)
  }

  /// What the server has to change for all its clients; nil where nothing on the server helps.
  private func server(_ security: TransportSecurity, _ leaf: Certificate?) -> Fix? {
    guard let change = serverChange(for: security.violations, leaf) else { return nil }
    return Fix(
      kind: change.kind, side: .server, text: "the server \(change.text)",
      instructions: change.instructions, isVerified: false)
  }

  private typealias ServerChange = (kind: Fix.Kind, text: String, instructions: [Fix.Instruction])

  /// What a server has to do to meet these requirements, as in "offers TLS 1.3"; nil where it
  /// cannot meet all of them, or where there is none.
  ///
  /// There is no check to run again, and only a handshake shows which suites a server takes.
  private func serverChange(
    for violations: [TransportSecurity.Violation], _ leaf: Certificate?
  ) -> ServerChange? {
    let requirements = Set(violations.map(\.requirement))
    guard !requirements.isEmpty, requirements.isDisjoint(with: [.anchor, .protocolVersion]) else {
      return nil
    }
    var certificate: [String] = []
    if requirements.contains(.keySize) {
      certificate.append("has an RSA key of 2048 bits or more, or an EC key of 256")
    }
    if requirements.contains(.signatureHash) {
      certificate.append("is signed with SHA-256 or stronger, as are the issuers below its root")
    }
    let isOfSuites = !requirements.isDisjoint(with: [.forwardSecrecy, .cipher])
    // Where the key may only be sent something, Apple's clients refuse the suites in which it signs.
    if isOfSuites, leaf?.known.keyUsage?.contains(.digitalSignature) == false {
      certificate.append("has digitalSignature in its key usage, or no key usage")
    }
    let changes =
      (certificate.isEmpty
        ? [] : ["gets a certificate that \(certificate.joined(separator: " and "))"])
      + (isOfSuites ? ["offers AES-GCM or ChaCha20, in TLS 1.3 or with ECDHE"] : [])
    let renewal = Change.certificate(NewCertificate(requirements: [], issuer: .trusted))
    return (
      changes.count > 1 ? .several : isOfSuites ? .cipherSuite : renewal.kind,
      changes.joined(separator: ", and "),
      changes.count > 1
        ? []
        : isOfSuites
          ? Fix.offerSuites(isTLS13: violations.contains(where: \.isOfSuiteOfTLS13))
          : renewal.instructions(host: nil, port: nil)
    )
  }

  /// A root on the device in place of the app's anchor, with what the server has to change besides.
  private func installedRoot(_ security: TransportSecurity, _ path: EvaluatedPath) -> Fix? {
    let others = security.violations.filter { $0.requirement != .anchor }
    let besides = serverChange(for: others, path.certificates.first)
    guard others.count < security.violations.count, others.isEmpty || besides != nil,
      let anchor = path.anchor, anchor.source == .app
    else { return nil }
    let change = Change.anchor(anchor.certificate, .user)
    let trial = question.trial(of: [change])
    guard trial.isTrusted, trial.anchorSource == .user else { return nil }
    let wording = Change.Wording(
      parties: parties, settings: question.settings, isUnderTransportSecurity: true,
      isAppAnchored: false, usesOwnAnchorsOnly: usesOwnAnchorsOnly)
    return Fix(
      kind: besides == nil ? change.kind : .several, side: change.side(parties),
      text: change.text(wording) + (besides.map { ", and the server \($0.text)" } ?? ""),
      options: change.options,
      instructions: change.instructions(host: nil, port: nil) + (besides?.instructions ?? []),
      isVerified: besides == nil)
  }

  /// Keys for one host in the app's Info.plist, where there is one for each requirement.
  private func exception(_ security: TransportSecurity) -> Fix? {
    var seen: Set<String> = []
    let keys = security.violations.compactMap(\.exception).filter { seen.insert($0).inserted }
    // An address counts as one since App Transport Security applies to addresses: iOS 17, macOS 14
    // (developer.apple.com, NSExceptionDomains).
    guard security.host != .local, security.violations.allSatisfy({ $0.exception != nil }),
      let host = endpoint.serverName.flatMap({ Change.Swift(host: $0, port: nil) })
    else { return nil }
    let allowsHTTP = keys.contains("NSExceptionAllowsInsecureHTTPLoads")
    return Fix(
      kind: .transportSecurity, side: .client,
      text: "the app's Info.plist has "
        + keys.map(TransportSecurity.setting).joined(separator: " and ") + " for this host"
        + (security.host == .address ? " (as an address, from iOS 17 and macOS 14 on)" : "")
        + (allowsHTTP ? ", which also allows http" : "")
        + "; the server has to be trusted as before",
      instructions: [.init(.infoPlist, host.exceptions(keys))])
  }
}

extension Change.Swift {
  /// The entry of an app's Info.plist with these keys for the host.
  fileprivate func exceptions(_ keys: [String]) -> [String] {
    let entries = keys.map { key in
      "      <key>\(key)</key><\(TransportSecurity.isLiftedByNo(key) ? "false" : "true")/>"
    }
    return [
      "<key>NSAppTransportSecurity</key>", "<dict>", "  <key>NSExceptionDomains</key>", "  <dict>",
      "    <key>\(name)</key>", "    <dict>",
    ] + entries + ["    </dict>", "  </dict>", "</dict>"]
  }
}

extension TransportSecurity.Violation {
  /// Whether it is about a suite of TLS 1.3, whose names have no key exchange.
  fileprivate var isOfSuiteOfTLS13: Bool { requirement == .cipher && !actual.contains("_WITH_") }
}
