import FlyingSocks
import Synchronization
import SystemCalls

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A TCP port that answers every connection in a task of its own.
package struct Listener: Sendable {
  /// The loopback address, where nothing else is named.
  package static let loopback = "127.0.0.1"

  /// The port, chosen by the system unless one was named.
  package let port: UInt16
  private let socket: AsyncSocket
  private let pool: any AsyncSocketPool

  /// Takes a port; until `serve` runs, connections wait.
  ///
  /// - Parameters:
  ///   - address: IPv4 or IPv6, one of this machine or the one for all of them.
  ///   - port: 0 for a free one.
  /// - Throws: `ListenFailure` where the port cannot be had; another error of the socket layer where no
  ///   descriptor is left.
  package init(on address: String = Self.loopback, port: UInt16 = 0) async throws {
    let socket: Socket
    do {
      socket = try Self.bind(to: address, port)
    } catch SocketError.failed(_, let number, _) {
      throw ListenFailure(address: address, port: port, errorNumber: number)
    }
    do {
      try socket.listen()
      self.port = try Self.port(of: socket)
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
  ///
  /// - Parameter room: For the connections of several ports together; nil for any number.
  package func serve(
    within bounds: ListenerBounds? = nil, sharing room: ListenerRoom? = nil,
    _ handle: @escaping @Sendable (ListenerConnection) async throws -> Void
  ) async {
    let open = ListenerRoom(connections: bounds?.connections ?? .max)
    await withDiscardingTaskGroup { group in
      while !Task.isCancelled {
        guard open.hasPlace, room?.hasPlace != false, let accepted = try? await socket.accept()
        else {
          // Without a place also where no descriptor is free; that passes when other connections end.
          try? await Task.sleep(for: .milliseconds(20))
          continue
        }
        SystemSocket.keepFromChildren(accepted.socket.file.rawValue)
        // Ports that wait at the same time take a place more than there is, each one at most.
        open.take()
        room?.take()
        group.addTask {
          let connection = ListenerConnection(socket: accepted, pool: pool)
          await ListenerBounds.run(within: bounds, connection) { try? await handle(connection) }
          await settle()
          try? accepted.close()
          open.give()
          room?.give()
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
  package static func refusing(
    on address: String = loopback, port: UInt16 = 0
  ) throws -> RefusingPort {
    do {
      return try RefusingPort(socket: bind(to: address, port))
    } catch SocketError.failed(_, let number, _) {
      throw ListenFailure(address: address, port: port, errorNumber: number)
    }
  }

  fileprivate static func port(of socket: Socket) throws -> UInt16 {
    switch try socket.sockname() {
    case .ip4(_, let port), .ip6(_, let port): return port
    case .unix: throw SocketError.unsupportedAddress
    }
  }

  private static func bind(to address: String, _ port: UInt16) throws -> Socket {
    if address.contains(":") {
      return try bind(to: sockaddr_in6.inet6(ip6: address, port: port), isFixed: port != 0)
    }
    return try bind(to: sockaddr_in.inet(ip4: address, port: port), isFixed: port != 0)
  }

  private static func bind(to address: some SocketAddress, isFixed: Bool) throws -> Socket {
    let socket = try Socket(domain: Int32(address.family), type: .stream)
    SystemSocket.keepFromChildren(socket.file.rawValue)
    do {
      // Connections of an earlier run must not keep a port that was named.
      if isFixed { try socket.setValue(true, for: .localAddressReuse) }
      try socket.bind(to: address)
      return socket
    } catch {
      try? socket.close()
      throw error
    }
  }
}

/// A port that this machine does not give.
package struct ListenFailure: Error, CustomStringConvertible {
  let address: String
  let port: UInt16
  let errorNumber: Int32

  /// Such as `could not listen at 127.0.0.1:443: permission denied`.
  package var description: String {
    let place = address.contains(":") ? "[\(address)]" : address
    return "could not listen at \(place)\(port == 0 ? "" : ":\(port)"): "
      + SystemError(errorNumber).text
  }
}

/// How many connections may be open at the same time; further ones wait.
package final class ListenerRoom: Sendable {
  private let most: Int
  private let open = Mutex(0)

  package init(connections: Int) {
    most = connections
  }

  fileprivate var hasPlace: Bool { open.withLock(\.self) < most }

  fileprivate func take() {
    open.withLock { $0 += 1 }
  }

  fileprivate func give() {
    open.withLock { $0 -= 1 }
  }
}

/// Bounds on the connections of one port.
package struct ListenerBounds: Sendable {
  /// Open at the same time; others wait.
  package var connections: Int
  /// How long each may last.
  package var time: Duration
  /// How long it may take until its handler notes progress: a client that says nothing has no more.
  package var handshake: Duration

  package init(connections: Int, time: Duration, handshake: Duration) {
    self.connections = connections
    self.time = time
    self.handshake = handshake
  }

  /// Ends the work by cancelling it when the time has passed.
  fileprivate static func run(
    within bounds: ListenerBounds?, _ connection: ListenerConnection,
    _ work: @escaping @Sendable () async -> Void
  ) async {
    guard let bounds else { return await work() }
    await withTaskGroup(of: Void.self) { group in
      group.addTask(operation: work)
      group.addTask {
        let first = min(bounds.handshake, bounds.time)
        guard (try? await Task.sleep(for: first)) != nil, connection.hasProgress else { return }
        try? await Task.sleep(for: bounds.time - first)
      }
      await group.next()
      group.cancelAll()
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
