package import TLSEngine

/// A connection after its handshake, on which nothing else was sent.
///
/// A class because it owns a socket and a session, which belong together; it never leaves the
/// thread that made it.
package final class OpenConnection {
  let socket: ConnectedSocket
  let session: any TLSClientSession

  init(socket: ConnectedSocket, session: any TLSClientSession) {
    self.socket = socket
    self.session = session
  }

  /// Closes the session as far as that takes no waiting.
  package func close() {
    session.close()
    socket.sendAtOnce(session.takeOutput()[...])
  }

  /// Carries data until either side ends it; nil where the library's session carries none.
  package func converse(_ ends: ConversationStreams) -> ConversationEnd? {
    guard let session = session as? any TLSDataSession else { return nil }
    var conversation = Conversation(socket: socket, session: session, ends)
    return conversation.run()
  }
}
