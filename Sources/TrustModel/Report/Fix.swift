/// A change after which the evaluation was run again and came out trusted.
package struct Fix: Hashable, Sendable {
  package var kind: Kind
  package var side: Side
  package var text: String
  /// The settings that were changed, as command-line options.
  package var options: [String]

  /// What is changed.
  package enum Kind: String, CaseIterable, Sendable {
    case serverName, verifyDate, issuer, anchor, purpose
    /// More than one of these.
    case several
  }

  package enum Side: String, CaseIterable, Sendable {
    /// To be made on the server.
    case server
    /// To be made in the client, without loss of security if the reader knows the server.
    case client
    /// Nothing to be made: it shows that nothing else is wrong.
    case explains
  }

  package init(kind: Kind, side: Side, text: String, options: [String] = []) {
    self.kind = kind
    self.side = side
    self.text = text
    self.options = options
  }
}
