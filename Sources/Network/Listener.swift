import FlyingSocks

/// A TCP port on the loopback address that answers every connection in a task of its own.
package struct Listener: Sendable {
  /// The port, chosen by the system.
  package let port: UInt16
  private let socket: AsyncSocket
  private let pool: any AsyncSocketPool

  /// Takes a free port of 127.0.0.1; until `serve` runs, connections wait.
  ///
  /// - Throws: an error of the socket layer when there is no port or descriptor left.
  package init() async throws {
    let socket = try Self.bind()
    do {
      try socket.listen()
      port = try Self.port(of: socket)
      let pool: some AsyncSocketPool = try await .client
      self.pool = pool
      self.socket = try AsyncSocket(socket: socket, pool: pool)
    } catch {
      try? socket.close()
      throw error
    }
  }

  /// Accepts until the task is cancelled, then ends every connection and frees the port.
  ///
  /// A failure of one connection does not affect the others.
  package func serve(_ handle: @escaping @Sendable (ListenerConnection) async throws -> Void) async
  {
    await withDiscardingTaskGroup { group in
      while !Task.isCancelled {
        guard let accepted = try? await socket.accept() else {
          // Most likely no descriptor is free; that passes when other connections end.
          try? await Task.sleep(for: .milliseconds(20))
          continue
        }
        SystemSocket.keepFromChildren(accepted.socket.file.rawValue)
        group.addTask {
          try? await handle(ListenerConnection(socket: accepted, pool: pool))
          await settle()
          try? accepted.close()
        }
      }
      group.cancelAll()
    }
    await settle()
    try? socket.close()
  }

  /// Lets the socket pool finish its work before a descriptor is closed.
  ///
  /// The pool first wakes the task that waits for a socket, and then removes the descriptor from
  /// its list. If the descriptor were closed in between and reused for another connection, the task
  /// of that one would never be woken.
  private func settle() async {
    guard let pool = pool as? any Actor else { return }
    await Self.takeTurn(on: pool)
  }

  @inline(never) private static func takeTurn(on actor: isolated any Actor) {
    withExtendedLifetime(actor) {}
  }

  /// A port that refuses connections for as long as the value returned is kept.
  package static func refusing() throws -> RefusingPort {
    try RefusingPort(socket: bind())
  }

  fileprivate static func port(of socket: Socket) throws -> UInt16 {
    guard case .ip4(_, let port) = try socket.sockname() else {
      throw SocketError.unsupportedAddress
    }
    return port
  }

  private static func bind() throws -> Socket {
    let address = try Socket.loopbackAddress()
    let socket = try Socket(domain: Int32(address.family), type: .stream)
    SystemSocket.keepFromChildren(socket.file.rawValue)
    do {
      try socket.bind(to: address)
      return socket
    } catch {
      try? socket.close()
      throw error
    }
  }
}

/// A port that is bound and does not listen: the system answers connections with a reset.
package final class RefusingPort: Sendable {
  package let port: UInt16
  private let socket: Socket

  fileprivate init(socket: Socket) throws {
    self.socket = socket
    port = try Listener.port(of: socket)
  }

  deinit {
    try? socket.close()
  }
}
