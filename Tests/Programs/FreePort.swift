import Glibc
import Synchronization

/// Ports on loopback for programs that need to be given one.
package enum FreePort {
  /// Below the ports that the system assigns to clients and to servers without a fixed port, which
  /// may be taken before a program has started (`ip_local_port_range`, ip(7)).
  private static let candidates = 12_000..<30_000
  private static let latest = Mutex(Int.random(in: candidates))

  package struct NoneLeft: Error {}

  /// A port without a listener; each call returns another one.
  package static func next() throws -> UInt16 {
    for _ in candidates {
      let port = latest.withLock { latest in
        latest = candidates.contains(latest + 1) ? latest + 1 : candidates.lowerBound
        return UInt16(latest)
      }
      if isFree(port) { return port }
    }
    throw NoneLeft()
  }

  private static func isFree(_ port: UInt16) -> Bool {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
