package import TrustModel

/// What the dictionary found for one query, as one line of JSON without the line break.
///
/// - Parameter suggestions: near matches when nothing was found.
package func renderJSON(
  query: String, entries: [Explanation], suggestions: [String], tool: ToolIdentity
) -> String {
  JSONValue.object([
    "schema": .integer(ReportV1.schemaNumber),
    "tool": ReportV1.value(of: tool),
    "query": .string(query),
    "entries": .array(entries.map(ReportV1.value)),
    "suggestions": .strings(suggestions),
  ]).compact
}

extension ReportV1 {
  fileprivate static func value(of entry: Explanation) -> JSONValue {
    .object([
      "title": .string(entry.title),
      "kind": .string(entry.kind),
      "codes": .array(entry.codes.map(value)),
      "layer": .optional(entry.layer),
      "meaning": .string(entry.meaning),
      "causes": .strings(entry.causes),
      "howToFindOut": .strings(entry.howToFindOut),
      "whatToDo": .strings(entry.whatToDo),
      "elsewhere": .array(
        entry.elsewhere.map {
          .object([
            "system": .string($0.system), "name": .string($0.name), "number": .optional($0.number),
          ])
        }),
      "related": .strings(entry.related),
      "customisable": .optional(entry.customisable),
      "trustObject": .optional(entry.trustObject),
      "trap": .optional(entry.trap),
      "certainty": .string(entry.certainty.rawValue),
      "evidence": .string(entry.evidence),
    ])
  }
}
