/// An `http` address as certificates name them; anything else is not fetched.
package struct HTTPAddress: Hashable, Sendable {
  package let host: String
  package let port: UInt16
  /// Path and query as they go into the request; at least `/`.
  package let path: String

  /// Reads an absolute URI.
  ///
  /// Nil for other schemes (Apple's platforms do not follow `https` there either, mapping section
  /// 4) and for text that could smuggle something into a request.
  package init?(_ uri: String) {
    let scheme = "http://"
    guard uri.lowercased().hasPrefix(scheme), uri.utf8.count <= 2048,
      uri.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f })
    else { return nil }
    let rest = uri.dropFirst(scheme.count)
    let authority = rest.prefix { !"/?#".contains($0) }
    guard !authority.contains("@") else { return nil }
    var host = authority
    var port: UInt16 = 80
    if let colon = authority.lastIndex(of: ":"), !authority.hasSuffix("]") {
      guard let number = UInt16(authority[authority.index(after: colon)...]), number > 0 else {
        return nil
      }
      port = number
      host = authority[..<colon]
    }
    if host.hasPrefix("["), host.hasSuffix("]") { host = host.dropFirst().dropLast() }
    guard !host.isEmpty else { return nil }
    let target = rest.dropFirst(authority.count).prefix { $0 != "#" }
    self.host = String(host)
    self.port = port
    path = target.hasPrefix("/") ? String(target) : "/" + target
  }
}
