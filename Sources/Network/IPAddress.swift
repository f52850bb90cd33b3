#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// IP literals, read by the C library's own rules.
package enum IPAddress {
  /// The 4 or 16 bytes of a literal; nil for anything else.
  ///
  /// A zone (`fe80::1%eth0`) is no part of the address and is passed over.
  package static func bytes(of text: String) -> [UInt8]? {
    let address = String(text.prefix { $0 != "%" })
    var v4 = in_addr()
    if address == text, inet_pton(AF_INET, address, &v4) == 1 {
      return withUnsafeBytes(of: &v4) { Array($0) }
    }
    var v6 = in6_addr()
    guard inet_pton(AF_INET6, address, &v6) == 1 else { return nil }
    return withUnsafeBytes(of: &v6) { Array($0) }
  }
}
