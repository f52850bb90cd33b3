import FlyingSocks

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One connection that a `Listener` accepted; closed when its handler returns.
package struct ListenerConnection: Sendable {
  private let socket: AsyncSocket
  private let pool: any AsyncSocketPool

  init(socket: AsyncSocket, pool: any AsyncSocketPool) {
    self.socket = socket
    self.pool = pool
  }

  /// Waits for bytes; empty when the peer has closed its side.
  package func receive() async throws -> [UInt8] {
    do {
      return try await socket.read(atMost: 4096)
    } catch SocketError.disconnected {
      return []
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

private struct LingerOption: SocketOption {
  let name = SO_LINGER

  func makeValue(from socketValue: linger) -> linger { socketValue }

  func makeSocketValue(from value: linger) -> linger { value }
}

extension Socket {
  /// 127.0.0.1 with the port left to the system.
  static func loopbackAddress() throws -> sockaddr_in {
    try sockaddr_in.inet(ip4: "127.0.0.1", port: 0)
  }
}
