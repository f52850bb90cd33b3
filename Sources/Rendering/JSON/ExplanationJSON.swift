package import TrustModel

/// What the dictionary found for one query, as one line of JSON without the line break;
/// `renderExplanationSchema` describes it.
///
/// - Parameters:
///   - log: The query as a log, where it is one.
///   - entriesLeftOut: How many entries there are beside these.
///   - suggestions: Near matches when nothing was found.
package func renderJSON(
  query: String, entries: [Explanation], entriesLeftOut: Int = 0, log: LogSynopsis? = nil,
  suggestions: [String], tool: ToolIdentity
) -> String {
  ExplanationTable.answer.text(
    .init(
      tool: tool, query: query, log: log, entries: entries, entriesLeftOut: entriesLeftOut,
      suggestions: suggestions))
}

/// JSON Schema (2020-12) of what `trusteval explain --json` writes.
package func renderExplanationSchema() -> String {
  renderSchema(
    of: ExplanationTable.answer.schema, title: "trusteval explanation",
    "What the dictionary has for one text: its entries, and what the text says as a log.")
}

/// The keys of the dictionary's answer.
private enum ExplanationTable {
  struct Answer {
    let tool: ToolIdentity
    let query: String
    let log: LogSynopsis?
    let entries: [Explanation]
    let entriesLeftOut: Int
    let suggestions: [String]
  }

  static let answer = JSONType<Answer>.record([
    Field("schema", { _ in ReportTable.schemaNumber }, .constant(ReportTable.schemaNumber)),
    Field("tool", \.tool, ReportTable.tool),
    Field("query", \.query, .string),
    Field("log", \.log, .nullable(log)),
    Field("entries", \.entries, .array(entry)),
    Field("entriesLeftOut", \.entriesLeftOut, .index),
    Field("suggestions", \.suggestions, .array(.string)),
  ])

  private static let log = JSONType<LogSynopsis>.record([
    Field("program", \.program, .nullable(.string)),
    Field("side", \.side, .nullable(.word)),
    Field("sideEvidence", \.sideEvidence, .nullable(.string)),
    Field("server", \.server, .nullable(.string)),
    Field("otherServers", \.otherServers, .array(otherServer)),
    Field("serversLeftOut", \.serversLeftOut, .index),
    Field("layer", \.layer, .string),
    Field("transportSecurity", \.hasTransportSecurity, .nullable(.boolean)),
    Field("checks", \.checks, .array(checks)),
    Field("codes", \.codes, .array(ReportTable.code)),
    Field("finest", \.finest, .nullable(ReportTable.code)),
    Field("title", \.title, .string),
    Field("meaning", \.meaning, .string),
    Field("chain", \.chain, .nullable(.string)),
    Field("causes", \.causes, .array(.string)),
    Field("whatToDo", \.whatToDo, .array(.string)),
    Field("others", \.others, .array(other)),
    Field("othersLeftOut", \.othersLeftOut, .index),
    Field("command", \.command, .string),
  ])

  private static let otherServer = JSONType<LogSynopsis.OtherServer>.record([
    Field("server", \.server, .string),
    Field("codes", \.codes, .array(ReportTable.code)),
  ])

  private static let other = JSONType<LogSynopsis.Other>.record([
    Field("title", \.title, .string),
    Field("meaning", \.meaning, .string),
  ])

  private static let checks = JSONType<LogSynopsis.FailedChecks>.record([
    Field("certificate", \.place, .string),
    Field("names", \.names, .array(.string)),
  ])

  private static let entry = JSONType<Explanation>.record([
    Field("title", \.title, .string),
    Field("kind", \.kind, .word),
    Field("codes", \.codes, .array(ReportTable.code)),
    Field("layer", \.layer, .nullable(.string)),
    Field("meaning", \.meaning, .string),
    Field("causes", \.causes, .array(.string)),
    Field("howToFindOut", \.howToFindOut, .array(.string)),
    Field("whatToDo", \.whatToDo, .array(.string)),
    Field("elsewhere", \.elsewhere, .array(foreignName)),
    Field("related", \.related, .array(.string)),
    Field("customisable", \.customisable, .nullable(.string)),
    Field("trustObject", \.trustObject, .nullable(.string)),
    Field("trap", \.trap, .nullable(.string)),
    Field("certainty", \.certainty, .word),
    Field("evidence", \.evidence, .string),
  ])

  private static let foreignName = JSONType<Explanation.ForeignName>.record([
    Field("system", \.system, .string),
    Field("name", \.name, .string),
    Field("number", \.number, .nullable(.integer)),
  ])
}
