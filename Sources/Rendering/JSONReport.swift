package import TrustModel

/// Identity of the tool that writes a report.
package struct ToolIdentity: Hashable, Sendable {
  package var name: String
  package var version: String

  package init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}

/// The report as one line of JSON (DESIGN, section JSON), without the line break.
package func renderJSON(_ report: Report, tool: ToolIdentity) -> String {
  "{}"
}

/// JSON Schema (2020-12) of what `renderJSON` writes.
package func renderSchema() -> String {
  "{}"
}
