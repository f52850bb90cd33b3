import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A server that handles each connection by a script, on a free port of 127.0.0.1.
///
/// It has threads of its own: tasks of the concurrency library wait while other tests compute, for
/// longer than a deadline allows.
package final class ScriptedServer: Sendable {
  package let port: UInt16
  private let listener: Int32

  package struct NoSocket: Error {}

  package init(_ script: @escaping @Sendable (Connection) -> Void) throws {
    (listener, port) = try Self.listen(backlog: 16)
    let listener = listener
    Foundation.Thread.detachNewThread {
      while case let descriptor = accept(listener, nil, nil), descriptor >= 0 {
        // A server that another test starts must not inherit the connection.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        let connection = Connection(descriptor: descriptor)
        Foundation.Thread.detachNewThread {
          script(connection)
          connection.close()
        }
      }
      // Not earlier: the number could be reused for another socket, on which the thread would
      // accept.
      close(listener)
    }
  }

  deinit {
    // Ends `accept`, the present call or the next one.
    shutdown(listener, Int32(SHUT_RDWR))
  }

  /// A listening socket and its port.
  package static func listen(backlog: Int32) throws -> (descriptor: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw NoSocket() }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && Glibc.listen(descriptor, backlog) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard status else {
      close(descriptor)
      throw NoSocket()
    }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  package struct Connection: Sendable {
    fileprivate let descriptor: Int32

    /// Waits for the ClientHello.
    @discardableResult
    package func readSome() -> [UInt8] {
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = recv(descriptor, &buffer, buffer.count, 0)
      return Array(buffer.prefix(max(0, count)))
    }

    /// Sends bytes; returns whether the client still accepts them.
    @discardableResult
    package func write(_ bytes: [UInt8]) -> Bool {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }

    /// Waits until the client has disconnected.
    package func waitForClose() {
      var byte: UInt8 = 0
      while recv(descriptor, &byte, 1, 0) > 0 {}
    }

    /// Makes closing send a reset.
    package func resetOnClose() {
      var option = linger(l_onoff: 1, l_linger: 0)
      setsockopt(
        descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    fileprivate func close() {
      Glibc.close(descriptor)
    }
  }
}
