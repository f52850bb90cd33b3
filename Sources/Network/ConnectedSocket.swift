import FlyingSocks
import SystemCalls
import TLSEngine
import Threads
import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Owns one connecting or connected socket, which is closed when this object is freed.
final class ConnectedSocket {
  /// Bytes requested from the system at once: a TLS record is hardly longer.
  private static let chunk = 16 * 1024

  let address: ResolvedAddress
  private let socket: Socket
  /// For everything that is done with the socket.
  private let deadline: Deadline
  private let loop: EventLoop

  /// Begins to connect.
  ///
  /// - Throws: `SystemError` when that is known to fail at once.
  init(
    connectingTo address: ResolvedAddress, by deadline: Deadline, on loop: EventLoop
  ) throws(SystemError) {
    let descriptor = SystemSocket.open(family: address.family)
    guard descriptor >= 0 else { throw .last }
    socket = Socket(file: .init(rawValue: descriptor))
    self.address = address
    self.deadline = deadline
    self.loop = loop
    let status = address.withSocketAddress { connect(descriptor, $0, $1) }
    guard status == 0 || errno == EINPROGRESS || errno == EINTR else { throw .last }
  }

  deinit {
    try? socket.close()
  }

  /// Waits for the first of these sockets that has connected or failed, and returns all that have.
  ///
  /// - Throws: `SystemError` when the system cannot wait.
  static func wait(
    for sockets: [ConnectedSocket], until end: Deadline, on loop: EventLoop
  ) async throws(SystemError) -> (ended: [ConnectedSocket], connecting: [ConnectedSocket]) {
    let (outcome, entries) = await loop.wait(
      for: sockets.map { $0.entry(Int16(POLLOUT)) }, until: end)
    if case .failed(let number) = outcome { throw SystemError(number) }
    var result: (ended: [ConnectedSocket], connecting: [ConnectedSocket]) = ([], [])
    for (socket, entry) in zip(sockets, entries) {
      if entry.revents != 0 {
        result.ended.append(socket)
      } else {
        result.connecting.append(socket)
      }
    }
    return result
  }

  /// The error that connecting ended with, taken from the socket; 0 for none.
  func pendingError() -> Int32 {
    var number: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    let status = getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &number, &length)
    return status == 0 ? number : errno
  }

  private var descriptor: Int32 { socket.file.rawValue }

  func entry(_ events: Int16) -> pollfd {
    pollfd(fd: descriptor, events: events, revents: 0)
  }

  private func wait(for events: Int32, until end: Deadline) async -> Descriptors.WaitResult {
    await loop.wait(for: [entry(Int16(events))], until: end).result
  }
}

extension ConnectedSocket: ByteTransport {
  func receive(within limit: Duration?) async -> TransportInput {
    let end = deadline.limited(to: limit)
    // The loop also ends for a peer that never stops sending.
    while !deadline.hasPassed {
      switch await wait(for: POLLIN, until: end) {
      case .ready:
        if let input = takeInput() { return input }
      case .passed:
        return end < deadline ? .limitReached : .deadlineReached
      case .failed(let number):
        return .failed(.local(number, to: "wait for the server"))
      }
    }
    return .deadlineReached
  }

  func compute<Value: Sendable>(_ body: @escaping () -> Value) async -> Value {
    await loop.computing(body)
  }

  /// The bytes that have arrived; nil when there are none after all.
  func takeInput() -> TransportInput? {
    var status = 0
    // Taken at once: releasing memory may change `errno`.
    var error: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, count in
      status = recv(descriptor, buffer.baseAddress, buffer.count, 0)
      if status < 0 { error = errno }
      count = max(0, status)
    }
    if status > 0 { return .bytes(bytes) }
    if status == 0 { return .endOfStream }
    if [EINTR, EAGAIN, EWOULDBLOCK].contains(error) { return nil }
    if ConnectionFailure.isLocal(error) {
      return .failed(.local(error, to: "receive from the server"))
    }
    return .reset(SystemError(error).text)
  }

  func send(_ bytes: [UInt8]) async {
    var rest = sendAtOnce(bytes[...])
    while !rest.isEmpty, !deadline.hasPassed, await wait(for: POLLOUT, until: deadline) == .ready {
      rest = sendAtOnce(rest)
    }
  }

  /// Sends what the system accepts without waiting.
  ///
  /// - Returns: The bytes left for later; empty when the connection accepts no more at all.
  @discardableResult
  func sendAtOnce(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes
    while !rest.isEmpty {
      let (count, error) = rest.withUnsafeBytes {
        let count = SystemSocket.send(descriptor, $0.baseAddress, $0.count)
        return (count, errno)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if error == EAGAIN || error == EWOULDBLOCK {
        return rest
      } else if error != EINTR {
        return []
      }
    }
    return []
  }
}
