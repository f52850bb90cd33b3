#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A socket address with its text.
struct ResolvedAddress: Sendable {
  let storage: sockaddr_storage
  let length: socklen_t
  /// Such as `192.0.2.1` or `fe80::1%eth0`.
  let host: String
  let port: UInt16

  /// Copies an address of IPv4 or IPv6; nil for other families.
  init?(_ address: UnsafePointer<sockaddr>, length: socklen_t, port: UInt16) {
    let family = Int32(address.pointee.sa_family)
    guard family == AF_INET || family == AF_INET6,
      Int(length) <= MemoryLayout<sockaddr_storage>.size
    else { return nil }
    var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    guard
      getnameinfo(address, length, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
    else { return nil }
    var storage = sockaddr_storage()
    withUnsafeMutableBytes(of: &storage) {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: address, count: Int(length)))
    }
    self.storage = storage
    self.length = length
    self.port = port
    host = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  var family: Int32 { Int32(storage.ss_family) }

  /// Such as `192.0.2.1:443` or `[::1]:443`.
  var text: String {
    family == AF_INET6 ? "[\(host)]:\(port)" : "\(host):\(port)"
  }

  func withSocketAddress<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    withUnsafePointer(to: storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
    }
  }
}
