import FlyingSocks
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One connection that a `Listener` accepted; closed when its handler returns.
package struct ListenerConnection: Sendable {
  private let socket: AsyncSocket
  private let pool: any AsyncSocketPool
  private let progress = Progress()

  init(socket: AsyncSocket, pool: any AsyncSocketPool) {
    self.socket = socket
    self.pool = pool
  }

  /// Says that the client did what it came for: it has all the time of a connection then.
  package func noteProgress() {
    progress.isMade.store(true, ordering: .relaxed)
  }

  var hasProgress: Bool { progress.isMade.load(ordering: .relaxed) }

  /// Address and port of the other end; nil when it is gone already.
  package var peer: String? {
    switch try? socket.socket.remotePeer() {
    case .ip4(let address, let port)?: "\(address):\(port)"
    case .ip6(let address, let port)?: "[\(address)]:\(port)"
    case .unix?, nil: nil
    }
  }

  /// Waits for bytes; empty when the peer has closed its side.
  package func receive() async throws -> [UInt8] {
    do {
      return try await socket.read(atMost: 4096)
    } catch SocketError.disconnected {
      return unread
    }
  }

  /// What had come before the connection ended: the pool may tell of the end first, and so hide an
  /// alert.
  private var unread: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = max(0, SystemSocket.read(socket.socket.file.rawValue, buffer))
    }
  }

  /// Sends all of it, waiting where the peer is slow.
  package func send(_ bytes: [UInt8]) async throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        SystemSocket.send(socket.socket.file.rawValue, $0.baseAddress, $0.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        try await pool.suspendSocket(socket.socket, untilReadyFor: .write)
      } else if errno != EINTR {
        throw SocketError.disconnected
      }
    }
  }

  /// Sends a reset (RST) instead of an orderly end (FIN) when the connection is closed.
  package func resetOnClose() throws {
    try socket.socket.setValue(linger(l_onoff: 1, l_linger: 0), for: LingerOption())
  }
}

/// Whether a connection got beyond its handshake.
private final class Progress: Sendable {
  let isMade = Atomic(false)
}

private struct LingerOption: SocketOption {
  let name = SO_LINGER

  func makeValue(from socketValue: linger) -> linger { socketValue }

  func makeSocketValue(from value: linger) -> linger { value }
}
