import TrustModel

/// A gauge with its samples of one report.
struct PrometheusMeasure: Sendable {
  typealias Labels = [(name: String, value: String)]

  let name: String
  /// The text after the name in the line `# HELP`.
  let help: String
  /// Label that names the endpoint; measures made for other programs use `instance`.
  var endpointLabel = "endpoint"
  let values: @Sendable (Report) -> [(Labels, String)]

  static let all: [PrometheusMeasure] = [
    PrometheusMeasure(name: "trusteval_trusted", help: "Whether the server is trusted.") {
      [([], $0.verdict == .trusted ? "1" : "0")]
    },
    PrometheusMeasure(
      name: "trusteval_blocked",
      help: "Whether Apple's clients do not connect although the server is trusted."
    ) { $0.verdict == .trusted ? [([], $0.isBlocked ? "1" : "0")] : [] },
    PrometheusMeasure(
      name: "trusteval_verdict_known", help: "Whether it could be found out: 0 is no verdict."
    ) { [([], $0.verdict == .unknown ? "0" : "1")] },
    PrometheusMeasure(
      name: "trusteval_failure", help: "Checks that failed, with the status of SecTrust."
    ) { report in
      var seen: Set<String> = []
      return report.failures.compactMap { failure in
        let check = failure.finding.check.rawValue
        guard seen.insert(check).inserted else { return nil }
        let code = failure.codes.leading.map { "\($0.value)" } ?? ""
        return ([("check", check), ("code", code)], "1")
      }
    },
    PrometheusMeasure(
      name: "trusteval_trusted_until_timestamp_seconds",
      help: "The last second at which it is trusted if nothing changes."
    ) { report in report.trustEnd.map { [([], "\($0.date.secondsSinceEpoch)")] } ?? [] },
    PrometheusMeasure(
      name: "trusteval_not_before_timestamp_seconds",
      help: "Start of validity of each certificate that was sent."
    ) { dates($0, \.notBefore) },
    PrometheusMeasure(
      name: "trusteval_not_after_timestamp_seconds",
      help: "End of validity of each certificate that was sent."
    ) { dates($0, \.notAfter) },
    PrometheusMeasure(
      name: "trusteval_threshold_failed", help: "Whether a threshold is not met."
    ) { report in
      var seen: Set<String> = []
      return report.thresholds.filter { seen.insert($0.option + $0.expected).inserted }.map {
        ([("option", $0.option), ("expected", $0.expected)], $0.isFailed ? "1" : "0")
      }
    },
    PrometheusMeasure(name: "trusteval_tls_version_info", help: "The version of TLS.") { report in
      report.handshake?.protocolVersion.map { [([("version", $0)], "1")] } ?? []
    },
    PrometheusMeasure(
      name: "trusteval_capture_key_proved",
      help: "Whether the capture proves that the server has the key of its certificate."
    ) { $0.handshake?.capture.map { [([], $0.isKeyProved ? "1" : "0")] } ?? [] },
    PrometheusMeasure(name: "trusteval_duration_seconds", help: "How long the check took.") {
      [([], $0.timing.total.seconds)]
    },
  ]

  private static func dates(
    _ report: Report, _ date: KeyPath<CertificateFacts, Instant>
  ) -> [(Labels, String)] {
    report.chain.enumerated().map { index, certificate in
      let labels: Labels = [
        ("certificate", "\(certificate.sentAs ?? index)"), ("subject", certificate.label),
      ]
      return (labels, "\(certificate[keyPath: date].secondsSinceEpoch)")
    }
  }

  /// The labels in braces; empty without any.
  static func labels(_ labels: Labels) -> String {
    labels.map { "\($0.name)=\"\(escaped($0.value))\"" }.joined(separator: ",")
  }

  private static func escaped(_ text: String) -> String {
    Sanitizer.sanitize(text).backslashed("\\", "\"")
  }
}
