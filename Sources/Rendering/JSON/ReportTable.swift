package import TrustModel

/// The report as one line of JSON, without the line break.
///
/// Every key is always there; what is unknown is `null`. `renderSchema` describes the shape.
package func renderJSON(_ report: Report, tool: ToolIdentity) -> String {
  ReportTable.report.text(ReportTable.Line(tool: tool, report: report))
}

/// The keys of a report: each is in exactly one of the tables here.
///
/// Keys without a value are present, so that scripts can always rely on them.
enum ReportTable {
  /// The content of one line of output.
  struct Line {
    let tool: ToolIdentity
    let report: Report
  }

  static let schemaNumber = 1

  static let report = JSONType<Line>.record([
    Field("schema", { _ in schemaNumber }, .constant(schemaNumber)),
    Field("tool", \.tool, tool),
    Field("source", \.report.source, .nullable(source)),
    Field("endpoint", \.report.endpoint, endpoint),
    Field("keyKind", \.report.keyKind, .nullable(.word)),
    Field("route", \.report.route, .nullable(route)),
    Field("verifyDate", \.report.verifyDate, .date),
    Field("purpose", \.report.purpose, .word),
    Field("verdict", \.report.verdict, .word),
    Field("reservation", \.report.reservationGist, .nullable(.string)),
    Field("blocked", \.report.isBlocked, .boolean),
    Field("trustedUntil", \.report.trustEnd?.date, .nullable(.date)),
    Field("trustedUntilCause", \.report.trustEnd?.cause, .nullable(.string)),
    Field("trustResult", \.report.trustResult, .nullable(.word)),
    Field("failures", \.report.failures, .array(failure)),
    Field("codes", \.report.codes, codes),
    Field("chain", \.report.chain, .array(certificate)),
    Field("path", \.report.path, .array(certificate)),
    Field("paths", { Array($0.report.paths.prefix(Bound.paths)) }, .array(candidatePath)),
    Field("pathsLeftOut", { max(0, $0.report.paths.count - Bound.paths) }, .index),
    Field("opinions", \.report.opinions, .array(opinion)),
    Field("disagreements", \.report.disagreements, .array(disagreement)),
    Field("handshake", \.report.seenHandshake, .nullable(handshake)),
    Field("otherHandshakes", \.report.otherHandshakes, .array(otherHandshake)),
    Field("failure", \.report.failure, .nullable(connectionFailure)),
    Field("fixes", \.report.fixes, .array(fix)),
    Field("completedPath", \.report.completedPath, .nullable(completedPath)),
    Field("fetches", \.report.fetches, .array(fetch)),
    Field("revocation", \.report.revocation, .array(revocation)),
    Field("pins", \.report.pins, .array(pin)),
    Field("exceptions", \.report.exceptions, .array(exception)),
    Field("identity", \.report.identity, .nullable(identity)),
    Field("thresholds", \.report.thresholds, .array(threshold)),
    Field("notes", \.report.notes, .array(note)),
    Field("notChecked", \.report.notChecked, .array(notChecked)),
    Field("anchorStores", \.report.anchorStores, .array(anchorStore)),
    Field("transportSecurity", \.report.transportSecurity, .nullable(transportSecurity)),
    Field("timing", \.report.timing, timing),
  ])

  static let tool = JSONType<ToolIdentity>.record([
    Field("name", \.name, .string),
    Field("version", \.version, .string),
    Field("models", \.models, .string),
  ])

  private static let source = JSONType<RequestSource>.record([
    Field("file", \.file, .nullable(.string)),
    Field("line", \.line, .nullable(.index)),
    Field("index", \.index, .index),
  ])

  private static let route = JSONType<Route>.record([
    Field("proxy", \.proxy, .nullable(.string)),
    Field("starttls", \.startTLS, .nullable(.word)),
  ])

  private static let endpoint = JSONType<Endpoint>.record([
    Field("host", \.host, .string),
    Field("port", \.port, .nullable(.integer)),
    Field("address", \.address, .nullable(.string)),
    Field("serverName", \.serverName, .nullable(.string)),
  ])

  private static let note = JSONType<Note>.record([
    Field("kind", \.kind, .word),
    Field("text", \.text, .string),
  ])

  static let notChecked = JSONType<NotChecked>.record([
    Field("check", \.check, .word),
    Field("reason", \.reason, .string),
  ])
}
