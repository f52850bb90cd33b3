import TrustModel

/// The measures of Prometheus's Blackbox Exporter for a TLS connection, so that dashboards and
/// alerts made for it can be used.
extension PrometheusMeasure {
  static let blackbox: [PrometheusMeasure] = [
    measure("probe_success", "Whether the server is trusted.") {
      [([], $0.verdict == .trusted ? "1" : "0")]
    },
    measure("probe_ssl_earliest_cert_expiry", "The first end among the certificates sent.") {
      date($0.chain.map(\.notAfter).min())
    },
    // Without a path the measure is left out; a date of 0 would look like one in the past.
    measure("probe_ssl_last_chain_expiry_timestamp_seconds", "When the last path to trust ends.") {
      date($0.trustEnd?.date)
    },
    measure("probe_tls_version_info", "The version of TLS.") { report in
      let version = report.handshake?.protocolVersion?.replacing("TLSv", with: "TLS ")
      return version.map { [([("version", $0)], "1")] } ?? []
    },
  ]

  private static func measure(
    _ name: String, _ help: String,
    _ values: @escaping @Sendable (Report) -> [(Labels, String)]
  ) -> PrometheusMeasure {
    PrometheusMeasure(name: name, help: help, endpointLabel: "instance", values: values)
  }

  private static func date(_ date: Instant?) -> [(Labels, String)] {
    date.map { [([], "\($0.secondsSinceEpoch)")] } ?? []
  }
}
