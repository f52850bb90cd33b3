import Network
import OpenSSLEngine

/// What a server of the lab does with a connection.
enum LabServer: Sendable {
  case tls(TLSServerContext, reply: [UInt8])
  case script([LabScriptStep])
  /// A plain web server.
  case publisher(LabPublications)

  func handle(_ connection: ListenerConnection) async throws {
    switch self {
    case .tls(let context, let reply):
      try await Self.speakTLS(context.makeSession(), reply: reply, over: connection)
    case .script(let steps):
      for step in steps { try await Self.perform(step, over: connection) }
    case .publisher(let publications):
      let path = HTTPReply.path(requestedBy: try await connection.receive())
      try await Self.publish(path.flatMap { publications[$0] }, over: connection)
    }
  }

  private static func publish(
    _ publication: LabPublication?, over connection: ListenerConnection
  ) async throws {
    switch publication {
    case .file(let bytes): try await connection.send(HTTPReply.file(bytes))
    case .redirect(let path): try await connection.send(HTTPReply.redirect(to: path))
    case .flood:
      try await connection.send(HTTPReply.endless)
      try await perform(.flood([UInt8](repeating: 0x30, count: 65_536)), over: connection)
    case .silence: try await perform(.hold, over: connection)
    case nil: try await connection.send(HTTPReply.notFound)
    }
  }

  /// Completes the handshake, answers any request, and closes the session.
  private static func speakTLS(
    _ session: sending TLSServerSession, reply: [UInt8], over connection: ListenerConnection
  ) async throws {
    var isEstablished = false
    while true {
      var progress = isEstablished ? .established : session.handshake()
      if progress == .established {
        isEstablished = true
        let request = session.read()
        if !request.bytes.isEmpty { session.finish(with: reply) }
        progress = request.progress
      }
      // An alert is output too, so it is sent before the connection ends.
      try await flush(session, to: connection)
      guard progress == .needsInput else { break }
      let bytes = try await connection.receive()
      guard !bytes.isEmpty else { return }
      session.receive(bytes)
    }
    // Closing with unread bytes would reset the connection, and the client might not get an alert.
    while try await !connection.receive().isEmpty {}
  }

  private static func flush(_ session: TLSServerSession, to connection: ListenerConnection)
    async throws
  {
    let output = session.takeOutput()
    if !output.isEmpty { try await connection.send(output) }
  }

  private static func perform(_ step: LabScriptStep, over connection: ListenerConnection)
    async throws
  {
    switch step {
    case .awaitInput:
      _ = try await connection.receive()
    case .send(let bytes):
      try await connection.send(bytes)
    case .flood(let bytes):
      while true { try await connection.send(bytes) }
    case .drip(let bytes):
      for byte in bytes {
        try await connection.send([byte])
        try await Task.sleep(for: .seconds(1))
      }
    case .hold:
      while try await !connection.receive().isEmpty {}
    case .reset:
      try connection.resetOnClose()
    }
  }
}
