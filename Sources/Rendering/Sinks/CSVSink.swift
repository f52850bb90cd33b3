package import TrustModel

/// Reports for spreadsheets: a line with the names of the columns, then one for each endpoint (RFC
/// 4180).
package struct CSVSink: ReportSink {
  private let output: (String) -> Void

  package init(output: @escaping (String) -> Void) {
    self.output = output
  }

  private static let columns: [(name: String, value: @Sendable (Report) -> String)] = [
    ("host", { $0.endpoint.host }),
    ("port", { $0.endpoint.port.map(String.init) ?? "" }),
    ("address", { $0.endpoint.address ?? "" }),
    ("server_name", { $0.endpoint.serverName ?? "" }),
    ("verify_date", { $0.verifyDate.rfc3339 }),
    ("verdict", { $0.verdict.rawValue }),
    ("checks", { $0.failures.map(\.finding.check.rawValue).joined(separator: " ") }),
    ("url_session", { $0.codes.urlSession.map { "\($0.value)" } ?? "" }),
    ("stream", { $0.codes.stream.map { "\($0.value)" } ?? "" }),
    ("sec_trust", { $0.codes.secTrust.map { "\($0.value)" } ?? "" }),
    ("trusted_until", { $0.trustEnd?.date.rfc3339 ?? "" }),
    ("not_after", { $0.chain.first?.notAfter.rfc3339 ?? "" }),
    ("subject", { $0.chain.first?.subject ?? "" }),
    ("issuer", { $0.chain.first?.issuer ?? "" }),
    ("protocol", { $0.handshake?.protocolVersion ?? "" }),
    (
      "thresholds_failed",
      { $0.thresholds.filter(\.isFailed).map(\.option).joined(separator: " ") }
    ),
    ("reason", { $0.outcome == .trusted && $0.reservationGist == nil ? "" : $0.gistLine }),
    ("source_line", { $0.source?.line.map(String.init) ?? "" }),
    ("key_kind", { $0.keyKind?.rawValue ?? "" }),
    ("capture_key_proved", { $0.handshake?.capture.map { "\($0.isKeyProved)" } ?? "" }),
  ]

  package mutating func begin(_ run: RunDescription) {
    output(Self.columns.map(\.name).joined(separator: ",") + "\r\n")
  }

  package mutating func write(_ report: Report) {
    output(Self.columns.map { Self.field($0.value(report)) }.joined(separator: ",") + "\r\n")
  }

  package mutating func end(_ summary: RunSummary) {}

  /// An apostrophe precedes text that a spreadsheet would take for a formula, also where it divides
  /// cells at semicolons; numbers are left as they are.
  private static func field(_ text: String) -> String {
    var text = Sanitizer.sanitize(text)
    if Int(text) == nil {
      var beginsCell = true
      text = text.escaping { scalar in
        defer { beginsCell = scalar == ";" }
        return beginsCell && "=+-@".unicodeScalars.contains(scalar) ? "'\(scalar)" : nil
      }
    }
    guard text.unicodeScalars.contains(where: { $0 == "," || $0 == "\"" }) else { return text }
    return "\"" + text.escaping { $0 == "\"" ? "\"\"" : nil } + "\""
  }
}
