/// What was asked of a server besides being trusted, and what it has.
package struct Threshold: Hashable, Sendable {
  /// The option that asks for it, such as `--expect-issuer`.
  package var option: String
  /// The value asked for, as text.
  package var expected: String
  /// The value of the server, as text.
  package var actual: String
  package var isFailed: Bool

  package init(option: String, expected: String, actual: String, isFailed: Bool) {
    self.option = option
    self.expected = expected
    self.actual = actual
    self.isFailed = isFailed
  }
}
