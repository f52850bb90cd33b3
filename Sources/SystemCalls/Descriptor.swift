#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open file, pipe or socket.
package struct Descriptor: Sendable {
  package let number: Int32

  package init(_ number: Int32) {
    self.number = number
  }

  /// Writes all of the bytes, waiting for a slow reader.
  ///
  /// It also waits where another process that shares the pipe has made it non-blocking.
  /// - Throws: `SystemError` where not all could be written.
  package func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let (count, error) = rest.withUnsafeBytes {
        let count = write(number, $0.baseAddress, $0.count)
        return (count, SystemError.last)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 {
        throw SystemError(EIO)
      } else if error.number == EAGAIN || error.number == EWOULDBLOCK {
        var entry = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, -1)
      } else if error.number != EINTR {
        throw error
      }
    }
  }
}
