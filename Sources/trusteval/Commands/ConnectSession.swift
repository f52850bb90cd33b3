import Examination
import Rendering
import TLSEngine
import Threads
import TrustModel

/// The session that `connect` begins after its verdict, with standard input and output.
struct ConnectSession {
  private let sendsCRLF: Bool
  private let patience: Duration

  /// - Parameter crlf: Nil for CR LF where somebody types the lines of a protocol that has lines.
  init(startTLS: StartTLS?, crlf: Bool?, patience: Duration) {
    let hasLines = startTLS.map { ![.ldap, .mysql, .postgres].contains($0) } ?? true
    sendsCRLF = crlf ?? (Console.isInputTerminal && hasLines)
    self.patience = patience
  }

  func announce(_ handshake: Handshake?) {
    let facts = [handshake?.protocolVersion, handshake?.cipher, handshake?.group]
    let keys = Console.isInputTerminal ? "; Ctrl-D closes the session, Ctrl-C ends at once" : ""
    Console.complain(
      "connected with " + facts.compactMap(\.self).joined(separator: ", ") + keys)
  }

  /// - Returns: Whether the session ended as it should.
  func run(_ connection: JudgedConnection) -> Bool {
    var stream = TerminalStream(isASCII: Console.isASCII)
    var endsLine = true
    let isShown = Console.isOutputTerminal
    let streams = ConversationStreams(
      input: Console.inputNumber, output: Console.outputNumber, sendsCRLF: sendsCRLF,
      closesAtEndOfInput: Console.isInputTerminal, patience: patience
    ) { bytes, isLast in
      guard isShown else { return bytes }
      let text = stream.text(of: bytes, isLast: isLast)
      if let last = text.utf8.last { endsLine = last == UInt8(ascii: "\n") }
      return Array(text.utf8)
    }
    guard let end = connection.converse(streams) else { return false }
    if !endsLine { Console.say("\n") }
    Console.complain(text(of: end))
    return end.isRegular
  }

  private func text(of end: ConversationEnd) -> String {
    let reason =
      switch end.reason {
      case .closed where end.isOwn: "the session was closed by both sides"
      case .closed: "the server closed the session (close_notify)"
      case .cutOff where end.isOwn:
        "the session was closed, and the server ended the connection without close_notify"
      case .cutOff:
        "the server ended the connection without close_notify: what it sent may be cut short"
      case .reset(let text) where end.isOwn:
        "the session was closed, and the server broke the connection (\(text))"
      case .reset(let text):
        "the server broke the connection (\(text)): what it sent may be cut short"
      case .alert(let number): "the server sent " + AlertText.ofServer(number)
      case .refusedHandshake:
        "the server ended the session, as it asked for another handshake (renegotiation), which could "
          + "bring another certificate and is refused"
      case .failed(let text): "the session broke: " + text
      case .silence:
        "the session was closed; the server did not close its side within \(patience.secondsText)"
      case .local(let text): text
      }
    let isSilent = end.received == 0 && (end.isOwn || end.reason == .closed && end.sent > 0)
    let silence = isSilent ? "; the server sent nothing" : ""
    let rest = end.leavesUnsent ? "; not all of the input was sent" : ""
    return reason + silence + rest
  }
}
