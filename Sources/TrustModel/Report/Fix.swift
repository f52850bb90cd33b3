/// A change after which the evaluation was run again and came out trusted.
package struct Fix: Hashable, Sendable {
  package var kind: Kind
  package var text: String
  /// The settings that were changed, as command-line options.
  package var options: [String]

  package enum Kind: String, CaseIterable, Sendable {
    /// To be made on the server.
    case server
    /// To be made in the client, without loss of security if the reader knows the server.
    case client
  }

  package init(kind: Kind, text: String, options: [String] = []) {
    self.kind = kind
    self.text = text
    self.options = options
  }
}
