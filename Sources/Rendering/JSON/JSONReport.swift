package import TrustModel

/// The report as one line of JSON, without the line break.
///
/// Every key is always there; what is unknown is `null`. `renderSchema` describes the shape.
package func renderJSON(_ report: Report, tool: ToolIdentity) -> String {
  ReportV1.value(of: report, tool: tool).compact
}

/// The shape of a report in schema 1: keys may be added, never changed or removed.
enum ReportV1 {
  static let schemaNumber = 1

  static func value(of report: Report, tool: ToolIdentity) -> JSONValue {
    .object([
      "schema": .integer(schemaNumber),
      "tool": value(of: tool),
      "endpoint": value(of: report.endpoint),
      "verifyDate": .string(report.verifyDate.rfc3339),
      "purpose": .string(report.purpose.rawValue),
      "verdict": .string(report.verdict.rawValue),
      "trustResult": .optional(report.trustResult?.rawValue),
      "failures": .array(report.failures.map(value)),
      "codes": value(of: report.codes),
      "chain": .array(report.chain.map(value)),
      "path": .array(report.path.map(value)),
      "paths": .array(report.paths.map(value)),
      "opinions": .array(report.opinions.map(value)),
      "disagreements": .array(report.disagreements.map(value)),
      "handshake": report.handshake.map(value) ?? .null,
      "failure": report.failure.map(value) ?? .null,
      "fixes": .array(report.fixes.map(value)),
      "notes": .array(report.notes.map(value)),
      "notChecked": .array(report.notChecked.map(value)),
      "anchorStores": .array(report.anchorStores.map(value)),
      "transportSecurity": report.transportSecurity.map(value) ?? .null,
      "timing": value(of: report.timing),
    ])
  }

  static func value(of tool: ToolIdentity) -> JSONValue {
    .object(["name": .string(tool.name), "version": .string(tool.version)])
  }

  private static func value(of endpoint: Endpoint) -> JSONValue {
    .object([
      "host": .string(endpoint.host),
      "port": .optional(endpoint.port),
      "address": .optional(endpoint.address),
      "serverName": .optional(endpoint.serverName),
    ])
  }

  private static func value(of fix: Fix) -> JSONValue {
    .object([
      "kind": .string(fix.kind.rawValue),
      "text": .string(fix.text),
      "options": .strings(fix.options),
    ])
  }

  private static func value(of note: Note) -> JSONValue {
    .object(["kind": .string(note.kind.rawValue), "text": .string(note.text)])
  }

  private static func value(of notChecked: NotChecked) -> JSONValue {
    .object([
      "check": .string(notChecked.check.rawValue), "reason": .string(notChecked.reason),
    ])
  }

  private static func value(of store: AnchorStoreFacts) -> JSONValue {
    .object([
      "source": .string(store.source.rawValue),
      "path": .string(store.path),
      "kind": .string(store.kind.rawValue),
    ])
  }

  private static func value(of security: TransportSecurity) -> JSONValue {
    .object([
      "applies": .bool(security.applies),
      "violations": .array(
        security.violations.map { violation in
          .object([
            "requirement": .string(violation.requirement.rawValue),
            "expected": .string(violation.expected),
            "actual": .string(violation.actual),
          ])
        }),
    ])
  }
}
