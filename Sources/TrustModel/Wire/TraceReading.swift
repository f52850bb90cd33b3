/// What a trace shows to people: offer and answer side by side, and what explains the outcome.
package struct TraceReading: Hashable, Codable, Sendable {
  /// Empty without a ClientHello.
  package var rows: [TraceRow]
  /// Each a sentence without a full stop.
  package var remarks: [String]

  package init(rows: [TraceRow], remarks: [String]) {
    self.rows = rows
    self.remarks = remarks
  }
}

/// What the client offered and the server answered, of one topic.
package struct TraceRow: Hashable, Codable, Sendable {
  package var label: String
  package var offered: [String]
  /// Empty where no ServerHello came.
  package var answer: String

  package init(label: String, offered: [String], answer: String) {
    self.label = label
    self.offered = offered
    self.answer = answer
  }
}
