package import TrustModel

/// The result of a report for a health check: the four outcomes that exit statuses have.
package enum Outcome: CaseIterable, Sendable {
  case trusted, thresholdFailed, untrusted, unknown
}

/// One thing that is wrong with an endpoint, safe to print.
struct Fault {
  /// Identifies the fault: the check, the option of a threshold, or the reason for no verdict.
  let rule: String
  /// The rule in words, without facts of the server.
  let title: String
  let text: String

  init(rule: String, title: String, text: String) {
    (self.rule, self.title) = (Sanitizer.sanitize(rule), Sanitizer.sanitize(title))
    self.text = Sanitizer.sanitize(text)
  }
}

extension Report {
  package var outcome: Outcome {
    switch verdict {
    case .trusted: thresholds.contains(where: \.isFailed) ? .thresholdFailed : .trusted
    case .untrusted: .untrusted
    case .unknown: .unknown
    }
  }

  /// Whether the run ended before the endpoint was examined.
  package var wasNotRun: Bool { failure?.kind == .notRun }

  /// What is wrong; empty for a trusted endpoint.
  var faults: [Fault] {
    switch outcome {
    case .trusted: []
    case .thresholdFailed: failedThresholds
    case .untrusted:
      failures.map {
        let check = $0.finding.check.rawValue
        return Fault(
          rule: check, title: "the check \(check) fails (trusteval explain \(check))",
          text: $0.line)
      } + failedThresholds
    case .unknown:
      [
        Fault(
          rule: failure?.kind.name ?? "unknown",
          title: wasNotRun ? "not examined" : "could not find out",
          text: failure?.summary ?? "could not find out")
      ]
    }
  }

  private var failedThresholds: [Fault] {
    thresholds.filter(\.isFailed).map {
      Fault(
        rule: $0.option, title: "\($0.option) is not met",
        text: "\($0.option) requires \($0.expected), found \($0.actual)")
    }
  }

  /// The text of each fault.
  var faultLines: [String] { faults.map(\.text) }

  /// The same, and of a server that is trusted below a threshold why clients may refuse it.
  var gistLines: [String] {
    guard outcome == .thresholdFailed, let reservationGist else { return faultLines }
    return faultLines + [Sanitizer.sanitize(reservationGist)]
  }

  /// All faults in one line, safe to print; for a trusted server, how long it stays trusted.
  var gistLine: String {
    guard outcome == .trusted else { return gistLines.joined(separator: "; ") }
    // The reasons of other verifiers name certificates of the server's.
    let reservation = reservationGist.map(Sanitizer.sanitize)
    let trusted =
      reservation.map { "trusted" + ($0.hasPrefix("but ") ? ", " : " ") + $0 } ?? "trusted"
    if let trustAtCapture { return "\(trusted), \(trustAtCapture)" }
    return remainingTrust.map { "\(trusted), expires \($0)" } ?? trusted
  }

  /// What its server's addresses serve, and with which kinds of key; nil where they were not examined
  /// one by one.
  var sweepText: String? {
    let texts = notes.filter { [.addresses, .keys].contains($0.kind) }.map(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "; ")
  }

  /// The address, where it is what distinguishes the endpoint from others.
  var ownAddress: String? { hasNote(.addresses) ? endpoint.address : nil }

  /// The kind of key, likewise.
  var ownKey: String? {
    hasNote(.keys) ? keyKind?.name : nil
  }

  /// Which connection of a capture it is, from 1.
  var placeInCapture: Int? {
    handshake?.capture == nil ? nil : source.map { $0.index + 1 }
  }

  /// The same in words.
  var ownConnection: String? { placeInCapture.map { "connection \($0)" } }

  private func hasNote(_ kind: Note.Kind) -> Bool { notes.contains { $0.kind == kind } }

  /// The name evaluated for, where it is not the server's own: one server may be asked for several.
  private var ownName: String? {
    guard endpoint.port != nil, let name = endpoint.serverName, name != endpoint.host else {
      return nil
    }
    return "for " + name
  }

  /// What distinguishes the report from others of the same server and port in one line; nil for nothing.
  var ownQuestion: String? {
    let parts = [ownConnection, ownName].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// `host:port`, and behind it name, address and key where each has a report; safe to print.
  package var endpointName: String {
    let own = [ownAddress, ownKey, ownQuestion].compactMap(\.self).joined(separator: ", ")
    return Sanitizer.sanitize(endpoint.text + (own.isEmpty ? "" : " (\(own))"))
  }
}

extension Failure {
  /// Such as `SSLHostname -67602: the certificate is not for this name`.
  fileprivate var line: String {
    let code = codes.leading.map { " \($0.value)" } ?? ""
    let place = sentAs.map { " (certificate \($0))" } ?? subject.map { " ('\($0)')" } ?? ""
    let found = finding.actual.map { ", found \($0)" } ?? ""
    return "\(finding.check.rawValue)\(code): \(finding.summary)\(found)\(place)"
  }
}

extension Duration {
  /// Seconds with three decimals, such as `1.018`, which every program can read.
  var seconds: String {
    let milliseconds = Int64(self / .milliseconds(1))
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.utf8.count) + rest
  }
}
