package import TrustModel

/// Drives a client session over a transport until nothing more can be learnt from it.
package struct HandshakeDriver<Transport: ByteTransport> {
  private let session: any TLSClientSession
  private let transport: Transport
  private let opening: HandshakeOpening
  private var greeting = PeerGreeting()
  private var receivedCount = 0
  private var keyExchange = KeyExchangeReader()

  /// - Parameter opening: What the peer did before, for the failure if the connection ends.
  package init(
    session: any TLSClientSession, transport: Transport,
    after opening: HandshakeOpening = .connection
  ) {
    self.session = session
    self.transport = transport
    self.opening = opening
  }

  /// Runs the handshake once.
  ///
  /// Whatever it returns, the session can be asked for what the peer sent.
  /// - Returns: Why the handshake did not complete; nil when it did.
  package mutating func run() async -> ConnectionFailure? {
    if let failure = await establish() { return failure }
    guard session.observe().handshake.maySendLateRefusal else { return nil }
    return await lateRefusal()
  }

  private mutating func establish() async -> ConnectionFailure? {
    while true {
      let progress =
        keyExchange.isLong
        ? await transport.compute { [session] in session.advance() } : session.advance()
      await flush()
      switch progress {
      case .established: return nil
      case .failed(.closedInHandshake): return greeting.notTLS ?? lost("closed the connection")
      case .failed(let failure): return greeting.notTLS ?? failure
      case .needsInput: break
      }
      let input = await transport.receive(within: nil)
      guard case .bytes(let bytes) = input else {
        session.receiveEndOfStream()
        return greeting.notTLS ?? failure(after: input)
      }
      greeting.append(bytes)
      guard accept(bytes) else { return greeting.notTLS ?? .handshakeTooLong }
    }
  }

  /// Waits until the peer accepts or refuses our certificate, or the lack of one, or the limit
  /// passes.
  ///
  /// A server that accepts waits for a request, and most send a session ticket first; closing the
  /// connection is a refusal.
  private mutating func lateRefusal() async -> ConnectionFailure? {
    while true {
      switch session.advance() {
      case .established: return nil
      case .failed(.closedInHandshake): return lost("closed the connection")
      case .failed(let failure): return failure
      case .needsInput: break
      }
      switch await transport.receive(within: lateRefusalLimit) {
      case .bytes(let bytes): guard accept(bytes) else { return nil }
      case .failed(let failure): return failure
      case .endOfStream: return lost("closed the connection")
      case .reset(let text): return lost("broke the connection (\(text))")
      case .limitReached, .deadlineReached: return nil
      }
    }
  }

  /// Longer than a slow server takes on a slow line.
  ///
  /// A later refusal would be missed. Only a server that asks for a certificate and sends no ticket
  /// makes the handshake last that long.
  private let lateRefusalLimit = Duration.seconds(3)

  private mutating func accept(_ bytes: [UInt8]) -> Bool {
    receivedCount += bytes.count
    guard receivedCount <= PeerBounds.handshakeBytes else { return false }
    keyExchange.append(bytes)
    session.receive(bytes)
    return true
  }

  private func flush() async {
    let output = session.takeOutput()
    if !output.isEmpty { await transport.send(output) }
  }

  private func failure(after input: TransportInput) -> ConnectionFailure {
    switch input {
    case .bytes, .endOfStream: lost("closed the connection")
    case .reset(let text): lost("broke the connection (\(text))")
    case .failed(let failure): failure
    case .limitReached, .deadlineReached: timeout
    }
  }

  private func lost(_ event: String) -> ConnectionFailure {
    let handshake = session.observe().handshake
    if handshake.clientCertificateRequested {
      return .end(.connectionLost(.handshake), event, afterSending: handshake.clientCertificateSent)
    }
    guard receivedCount > 0 else {
      return ConnectionFailure(
        .connectionLost(.handshake), summary: opening.end(event), hint: opening.endHint)
    }
    return ConnectionFailure(
      .connectionLost(.handshake),
      summary: "the server \(event) after \(ConnectionFailure.bytes(receivedCount)) in the "
        + "handshake")
  }

  private var timeout: ConnectionFailure {
    let handshake = session.observe().handshake
    if handshake.clientCertificateRequested {
      return .end(
        .timeout(.handshake), "said nothing more", afterSending: handshake.clientCertificateSent)
    }
    guard receivedCount > 0 else {
      return ConnectionFailure(
        .timeout(.handshake), summary: opening.silence, hint: opening.silenceHint)
    }
    return ConnectionFailure(
      .timeout(.handshake),
      summary: "the server sent \(ConnectionFailure.bytes(receivedCount)) and did not complete the "
        + "handshake")
  }
}

extension Handshake {
  /// In TLS 1.3 the client is done before the server has seen its certificate, or the lack of one
  /// (RFC 8446, section 2): only what follows shows whether the server refuses.
  fileprivate var maySendLateRefusal: Bool {
    clientCertificateRequested && protocolVersion == "TLSv1.3"
  }
}
