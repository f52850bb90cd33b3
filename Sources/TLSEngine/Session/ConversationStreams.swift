/// Where the data of a conversation comes from and goes to, on this side.
package struct ConversationStreams {
  /// Descriptor of the input, such as 0.
  package var input: Int32
  /// Descriptor of the output, such as 1.
  package var output: Int32
  /// Whether a line feed without a carriage return is sent with one.
  package var sendsCRLF: Bool
  /// Whether the end of the input closes the session at once, without waiting for an answer.
  package var closesAtEndOfInput: Bool
  /// How long the peer may be silent after the end of the input.
  package var patience: Duration
  /// What is written for what was received, in pieces; the last one has the mark.
  package var shown: (_ bytes: [UInt8], _ isLast: Bool) -> [UInt8]

  package init(
    input: Int32, output: Int32, sendsCRLF: Bool, closesAtEndOfInput: Bool, patience: Duration,
    shown: @escaping (_ bytes: [UInt8], _ isLast: Bool) -> [UInt8]
  ) {
    self.input = input
    self.output = output
    self.sendsCRLF = sendsCRLF
    self.closesAtEndOfInput = closesAtEndOfInput
    self.patience = patience
    self.shown = shown
  }
}
