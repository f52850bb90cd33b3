import FlyingSocks

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Owner of one connecting or connected socket: closed when nobody holds it any more.
final class ConnectedSocket: Sendable {
  let address: ResolvedAddress
  let socket: Socket
  let pool: any AsyncSocketPool

  /// Begins to connect.
  ///
  /// - Throws: `SystemError` when that is known to fail at once.
  init(connectingTo address: ResolvedAddress, pool: any AsyncSocketPool) throws(SystemError) {
    let descriptor = SystemSocket.open(family: address.family)
    guard descriptor >= 0 else { throw SystemError(errno) }
    socket = Socket(file: .init(rawValue: descriptor))
    self.pool = pool
    self.address = address
    let status = address.withSocketAddress { connect(descriptor, $0, $1) }
    guard status == 0 || errno == EINPROGRESS || errno == EINTR else { throw SystemError(errno) }
  }

  deinit {
    try? socket.close()
  }

  struct SystemError: Error {
    let number: Int32

    init(_ number: Int32) {
      self.number = number
    }
  }

  /// Whether connecting has come to an end, good or bad; looks without waiting.
  var isDone: Bool {
    var entry = pollfd(fd: socket.file.rawValue, events: Int16(POLLOUT), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  /// Waits until it can be written to, which after connecting means that connecting has ended.
  ///
  /// - Returns: False when the task was cancelled.
  func waitUntilWritable() async -> Bool {
    do {
      try await pool.suspendSocket(socket, untilReadyFor: .write)
    } catch is CancellationError {
      return false
    } catch {
      // An error on the socket is an end too; `pendingError` tells which.
    }
    return true
  }

  /// The error that ended connecting, taken off the socket; 0 when there is none.
  func pendingError() -> Int32 {
    var number: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    let status = getsockopt(socket.file.rawValue, SOL_SOCKET, SO_ERROR, &number, &length)
    return status == 0 ? number : errno
  }
}
