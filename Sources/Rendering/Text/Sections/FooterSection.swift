import TrustModel

extension TextWriter {
  /// Further facts: other verifiers, fixes, expiry, roots, notes, checks that were not run.
  mutating func footer(of report: Report, isVerbose: Bool) {
    if report.verdict == .trusted, let end = report.trustEnd,
      let remaining = report.remainingTrust
    {
      footnote("expires", "\(remaining), \(end.date.day) (\(end.cause))")
    }
    if let route = report.route?.text { footnote("route", route) }
    revocation(of: report, isVerbose: isVerbose)
    opinions(of: report)
    // Findings about an old TLS version are part of that failure.
    for finding in report.handshakeFindings
    where !report.isTooOld || finding.check != .protocolVersion {
      let clients = finding.refusedBy.map { $0.text(for: finding.check) }
      let names =
        (clients.count > 2
        ? [clients.dropLast().joined(separator: ", ")] + clients.suffix(1) : clients)
        .joined(separator: " and ")
      footnote(
        "handshake",
        "\(finding.summary): \(finding.seen)" + (names.isEmpty ? "" : " (refused by \(names))"))
    }
    identity(of: report, isVerbose: isVerbose)
    transportSecurity(of: report)
    pins(of: report, isVerbose: isVerbose)
    metThresholds(of: report)
    exceptions(of: report)
    fixes(of: report, isVerbose: isVerbose)
    if isVerbose || report.lacksAnchor {
      // Without a path no root was searched for.
      for store in report.anchorStores where !report.path.isEmpty {
        footnote("roots", "\(store.path) (\(store.source.text))")
      }
    }
    let notes = report.notes.filter {
      $0.kind != .addresses && $0.kind != .authorityFirst && (isVerbose || !$0.kind.isInEveryReport)
    }
    list(notes, of: "notes") { $0.footnote($1.kind == .noFix ? "fix" : "note", $1.text) }
    // Checks that were not run matter for the verdict only where it is trusted.
    if isVerbose || report.verdict == .trusted { notChecked(of: report, isVerbose: isVerbose) }
    if isVerbose { handshake(of: report) }
  }

  mutating func footnote(_ label: String, _ text: String, maxLines: Int? = nil) {
    item(label, text, indent: 2, labelWidth: 13, maxLines: maxLines)
  }

  /// Keys that also lift other requirements.
  private static let keysForHTTP = ["NSExceptionAllowsInsecureHTTPLoads", "NSAllowsArbitraryLoads"]

  private mutating func transportSecurity(of report: Report) {
    guard let security = report.transportSecurity else { return }
    for violation in security.violations {
      // Where trust evaluation fails, no key makes the connection possible.
      let what =
        report.verdict == .trusted ? "it" : "this requirement, none of the failures above"
      let key =
        switch violation.relief {
        case .key(let name):
          "\(TransportSecurity.setting(name)) in Info.plist lifts \(what)"
            + (Self.keysForHTTP.contains(name) ? ", and allows http" : "")
        case .unknown:
          "no exception for a domain lifts it; what apps without App Transport Security offer is not "
            + "published"
        case .never where violation.requirement == .protocolVersion:
          "no key of Info.plist lifts it"
        case .never:
          "no key of Info.plist lifts it: Apple's clients never offer it, so a server that has nothing "
            + "else gets no connection"
        }
      footnote(
        "ATS blocks",
        "\(violation.requirement.text): requires \(violation.expected), found \(violation.actual); "
          + (violation.requirement.remedy.map { "the server can enable \($0); " } ?? "") + key,
        maxLines: linesOfAdvice)
    }
    if let rule = security.host.rule { footnote("ATS", rule) }
  }

  /// Checks with the same reason are listed together.
  private mutating func notChecked(of report: Report, isVerbose: Bool) {
    var reasons: [(reason: String, checks: [String])] = []
    for item in report.notChecked {
      let name = item.check.rawValue
      if let index = reasons.firstIndex(where: { $0.reason == item.reason }) {
        reasons[index].checks.append(name)
      } else {
        reasons.append((item.reason, [name]))
      }
    }
    guard !reasons.isEmpty else { return }
    let text =
      isVerbose
      ? reasons.map { "\($0.checks.joined(separator: ", ")): \($0.reason)" }
        .joined(separator: "; ")
      : reasons.flatMap(\.checks).joined(separator: ", ") + " (why: -v)"
    footnote("not checked", text)
  }

  private mutating func handshake(of report: Report) {
    guard let handshake = report.handshake else { return }
    var parts = [handshake.protocolVersion, handshake.cipher, handshake.group].compactMap(\.self)
    if let alert = handshake.alert { parts.append("alert \(alert)") }
    if handshake.clientCertificateRequested {
      let answer = handshake.clientCertificateSent ? "one" : "none"
      parts.append("asks for a client certificate, got \(answer)")
    }
    if handshake.stapledOCSP != nil { parts.append("OCSP response stapled") }
    if let count = handshake.signedCertificateTimestamps, count > 0 {
      parts.append("\(count) timestamp\(count == 1 ? "" : "s")")
    }
    if !handshake.isComplete { parts.append("not completed") }
    let maker = handshake.engine.map { "by \($0)" } ?? "captured"
    footnote("handshake", parts.joined(separator: ", ") + " (\(maker))")
  }
}

extension TrustSource {
  fileprivate var text: String {
    switch self {
    case .system: "root store"
    case .user: "installed by a user"
    case .app: "app anchors"
    }
  }
}

extension TransportSecurity.Host {
  /// Why the host's name is special for App Transport Security; nil for an ordinary name.
  fileprivate var rule: String? {
    switch self {
    case .name: nil
    case .address:
      "App Transport Security holds for IP addresses since iOS 17 and macOS 14; iOS 10 to 16 exempt "
        + "them"
    case .local:
      "App Transport Security exempts .local and names without a dot since iOS 10 and macOS 10.12"
    }
  }
}

extension TransportSecurity.Requirement {
  var text: String {
    switch self {
    case .protocolVersion: "protocol version"
    case .forwardSecrecy: "forward secrecy"
    case .cipher: "cipher"
    case .keySize: "key size"
    case .signatureHash: "signature hash"
    case .anchor: "anchor"
    }
  }

  /// What a server's configuration lacks; nil where it takes another certificate, or another anchor in
  /// the app.
  fileprivate var remedy: String? {
    switch self {
    case .protocolVersion: "TLS 1.3 or 1.2"
    // Every suite of TLS 1.3 has forward secrecy (RFC 8446, section 2.2 names the exception).
    case .forwardSecrecy: "TLS 1.3, or ECDHE cipher suites"
    case .cipher: "AES-GCM or ChaCha20 in TLS 1.3, or ECDHE cipher suites with AES"
    case .keySize, .signatureHash, .anchor: nil
    }
  }
}

extension Note.Kind {
  /// Whether every report contains it, so that only `-v` shows it.
  fileprivate var isInEveryReport: Bool {
    switch self {
    case .cannotBeKnown, .documentedAndCurrent: true
    default: false
    }
  }
}

extension Report {
  /// Whether the TLS version itself is a failure of its own.
  fileprivate var isTooOld: Bool { failures.contains { $0.finding.check == .tlsVersion } }

  /// Whether it is useful to list where roots were searched for.
  fileprivate var lacksAnchor: Bool {
    failures.contains {
      switch $0.finding.check {
      case .anchorTrusted, .missingIntermediate, .usageConstraints: true
      default: false
      }
    } || disagreements.contains { $0.cause == .store }
  }
}

extension HandshakeFinding.Client {
  /// With the release from which on they refuse it, where older ones did not.
  fileprivate func text(for check: HandshakeFinding.Check) -> String {
    guard self == .apple else { return displayName }
    return check == .keyUsage ? "Apple's clients since iOS 18.4" : "Apple's clients"
  }
}
