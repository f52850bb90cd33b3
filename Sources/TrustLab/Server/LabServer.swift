import Network
import OpenSSLEngine

/// What a server of the lab does with a connection.
enum LabServer: Sendable {
  case tls(TLSServerContext, reply: [UInt8])
  case script([LabScriptStep])
  /// A plain web server.
  case publisher(LabPublications)

  func handle(_ connection: ListenerConnection, _ visit: inout LabVisit) async throws {
    switch self {
    case .tls(let context, let reply):
      try await Self.speakTLS(context.makeSession(), reply: reply, over: connection, &visit)
    case .script(let steps):
      visit.note(.scripted)
      for step in steps {
        // Waiting for a ClientHello is part of the handshake, and all else is what the case is for.
        if case .awaitInput = step {} else { connection.noteProgress() }
        try await Self.perform(step, over: connection, &visit)
      }
    case .publisher(let publications):
      let path = HTTPReply.path(requestedBy: try await connection.receive())
      try await Self.publish(path.flatMap { publications[$0] }, over: connection, &visit)
    }
  }

  private static func publish(
    _ publication: LabPublication?, over connection: ListenerConnection, _ visit: inout LabVisit
  ) async throws {
    switch publication {
    case .file(let bytes): try await connection.send(HTTPReply.file(bytes))
    case .redirect(let path): try await connection.send(HTTPReply.redirect(to: path))
    case .flood:
      try await connection.send(HTTPReply.endless)
      try await perform(.flood([UInt8](repeating: 0x30, count: 65_536)), over: connection, &visit)
    case .silence: try await perform(.hold, over: connection, &visit)
    case nil: try await connection.send(HTTPReply.notFound)
    }
  }

  /// Completes the handshake, answers any request, and closes the session.
  private static func speakTLS(
    _ session: sending TLSServerSession, reply: [UInt8], over connection: ListenerConnection,
    _ visit: inout LabVisit
  ) async throws {
    var isEstablished = false
    while true {
      var progress = isEstablished ? .established : session.handshake()
      visit.note(progress, of: session)
      if progress == .established {
        isEstablished = true
        connection.noteProgress()
        let request = session.read()
        if !request.bytes.isEmpty {
          visit.noteRequest()
          session.finish(with: reply)
        }
        progress = request.progress
        visit.note(progress, of: session)
      }
      // An alert is output too, so it is sent before the connection ends.
      try await flush(session, to: connection, &visit)
      guard progress == .needsInput else { break }
      let bytes = try await connection.receive()
      guard !bytes.isEmpty else { return }
      visit.note(received: bytes)
      if case .foreign(let kind) = visit.received {
        if kind == .http { try await connection.send(HTTPReply.needsTLS) }
        return
      }
      session.receive(bytes)
    }
    // Closing with unread bytes would reset the connection, and the client might not get an alert.
    while try await !connection.receive().isEmpty {}
  }

  private static func flush(
    _ session: TLSServerSession, to connection: ListenerConnection, _ visit: inout LabVisit
  ) async throws {
    let output = session.takeOutput()
    guard !output.isEmpty else { return }
    visit.note(sent: output)
    try await connection.send(output)
  }

  private static func perform(
    _ step: LabScriptStep, over connection: ListenerConnection, _ visit: inout LabVisit
  ) async throws {
    switch step {
    case .awaitInput:
      visit.note(received: try await connection.receive())
    case .send(let bytes):
      visit.note(sent: bytes)
      try await connection.send(bytes)
    case .flood(let bytes):
      while true { try await connection.send(bytes) }
    case .drip(let bytes):
      for byte in bytes {
        try await connection.send([byte])
        try await Task.sleep(for: .seconds(1))
      }
    case .hold:
      while case let bytes = try await connection.receive(), !bytes.isEmpty {
        visit.note(received: bytes)
      }
    case .reset:
      try connection.resetOnClose()
    }
  }
}
