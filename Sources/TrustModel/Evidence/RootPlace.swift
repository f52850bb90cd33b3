/// A file or a directory where a library's own clients find roots when no other is named.
package struct RootPlace: Hashable, Codable, Sendable {
  /// Empty where an environment variable is set to nothing: then there is no place at all.
  package var path: String
  package var kind: AnchorStoreFacts.Kind
  /// The environment variable that names it; nil for a place built into the library.
  package var variable: String?
  package var condition: Condition

  /// What a look at it shows.
  package enum Condition: String, CaseIterable, Codable, Sendable {
    case usable, missing
    /// A directory that is searched by hash links, without any.
    case withoutLinks
    /// A file from which the library loads nothing, or a directory that contains such a file.
    case unloadable
  }

  package init(
    path: String, kind: AnchorStoreFacts.Kind, variable: String? = nil,
    condition: Condition = .usable
  ) {
    self.path = path
    self.kind = kind
    self.variable = variable
    self.condition = condition
  }
}
