import FlyingSocks
import TLSEngine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension ConnectedSocket: ByteTransport {
  /// Bytes asked of the system at once: a TLS record is hardly longer.
  private static let chunk = 16 * 1024

  func receive(within limit: Duration?) async -> TransportInput {
    while true {
      if let input = receiveNow() { return input }
      switch await waitUntilReadable(within: limit) {
      case .ready: continue
      case .ended(let input): return input
      }
    }
  }

  func send(_ bytes: [UInt8]) async {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        SystemSocket.send(socket.file.rawValue, $0.baseAddress, $0.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        guard await waitUntilWritable() else { return }
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Nil when there is nothing yet.
  private func receiveNow() -> TransportInput? {
    while true {
      var status = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, count in
        status = recv(socket.file.rawValue, buffer.baseAddress, buffer.count, 0)
        count = max(0, status)
      }
      if status > 0 { return .bytes(bytes) }
      if status == 0 { return .endOfStream }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: return nil
      case let number: return .reset(SystemSocket.errorText(number))
      }
    }
  }

  private enum Wait: Sendable {
    case ready
    case ended(TransportInput)
  }

  private func waitUntilReadable(within limit: Duration?) async -> Wait {
    guard let limit else { return await waitUntilReadable() }
    return await withTaskGroup(of: Wait.self) { group in
      group.addTask { await self.waitUntilReadable() }
      group.addTask {
        try? await Task.sleep(for: limit)
        return .ended(Task.isCancelled ? .deadlineReached : .limitReached)
      }
      let first = await group.next() ?? .ended(.limitReached)
      group.cancelAll()
      return first
    }
  }

  private func waitUntilReadable() async -> Wait {
    do {
      try await pool.suspendSocket(socket, untilReadyFor: .read)
      return .ready
    } catch is CancellationError {
      return .ended(.deadlineReached)
    } catch {
      // The pool says that there is an error, the socket says which.
      return receiveNow().map { .ended($0) } ?? .ended(.reset("disconnected"))
    }
  }
}
