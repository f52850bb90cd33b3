/// Identity of the tool that writes a report.
package struct ToolIdentity: Hashable, Sendable {
  package var name: String
  package var version: String
  /// The system whose rules it follows.
  package var models: String

  package init(name: String, version: String, models: String) {
    self.name = name
    self.version = version
    self.models = models
  }
}
