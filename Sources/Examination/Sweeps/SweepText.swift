import TrustModel

/// What one of several reports on a server came to, in the few words of a note.
extension Report {
  private static let mostCauses = 4

  /// Names of checks, thresholds or a failure; empty where there is nothing against it.
  var causesInSweep: [String] {
    verdict == .unknown
      ? [failure?.kind.name ?? "no verdict"]
      : failures.filter { $0.finding.causedBy == nil }.map(\.finding.check.rawValue)
        + thresholds.filter(\.isFailed).map(\.option)
  }

  /// Such as `not trusted: TemporalValidity`.
  var stateInSweep: String {
    let all = causesInSweep
    let causes =
      all.prefix(Self.mostCauses).joined(separator: ", ")
      + (all.count > Self.mostCauses ? " ..." : "")
    return switch verdict {
    case .trusted: causes.isEmpty ? "trusted" : "trusted, but not as expected: \(causes)"
    case .untrusted: "not trusted: \(causes)"
    case .unknown: causes
    }
  }

  /// Whether the handshake came to nothing, and the server said nothing of why.
  var endedWithoutWord: Bool {
    switch failure?.kind {
    case .connectionLost(.handshake), .timeout(.handshake): true
    default: false
    }
  }
}

extension CertificateFacts {
  /// As far as RFC 5280, section 4.1.2.2, lets it be long: 20 octets.
  var shortSerial: Substring { serial.prefix(40) }
}
