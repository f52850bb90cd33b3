import TrustModel

/// An `http` address as certificates name them; anything else is not fetched.
package struct HTTPAddress: Hashable, Sendable {
  package let host: String
  package let port: UInt16
  /// Path and query as they go into the request; at least `/`.
  package let path: String

  /// Reads an absolute URI.
  ///
  /// Nil for other schemes (Apple's platforms do not follow `https` there either, mapping section
  /// 4) and for text that could inject something into a request.
  package init?(_ uri: String) {
    let scheme = "http://"
    guard uri.lowercased().hasPrefix(scheme), uri.utf8.count <= 2048,
      uri.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f })
    else { return nil }
    let rest = uri.dropFirst(scheme.count)
    let authority = rest.prefix { !"/?#".contains($0) }
    var host = authority
    var port: UInt16 = 80
    if let colon = authority.lastIndex(of: ":"), !authority.hasSuffix("]") {
      let text = authority[authority.index(after: colon)...]
      guard text.allSatisfy(\.isWholeNumber), let number = UInt16(text), number > 0 else {
        return nil
      }
      port = number
      host = authority[..<colon]
    }
    let isBracketed = host.hasPrefix("[") && host.hasSuffix("]")
    if isBracketed { host = host.dropFirst().dropLast() }
    guard isBracketed ? Self.isVersion6(host) : Self.isNameOrVersion4(host) else { return nil }
    let target = rest.dropFirst(authority.count).prefix { $0 != "#" }
    self.host = String(host)
    self.port = port
    path = target.hasPrefix("/") ? String(target) : "/" + target
  }

  /// A zone would name one of this machine's interfaces, which a certificate cannot know.
  private static func isVersion6(_ text: Substring) -> Bool {
    IPAddress.octets(of: text)?.count == 16 && !text.contains("%")
  }

  /// A name that ends in a number is an address to some programs and not to others (`127.1`,
  /// `2130706433`, `0x7f000001`).
  private static func isNameOrVersion4(_ text: Substring) -> Bool {
    if IPAddress.octets(of: text)?.count == 4 { return true }
    let name = text.hasSuffix(".") ? text.dropLast() : text
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard name.utf8.count <= 253, labels.allSatisfy({ (1...63).contains($0.utf8.count) }),
      name.allSatisfy({ $0.isLetter || $0.isWholeNumber || "-._".contains($0) }),
      let last = labels.last?.lowercased()
    else { return false }
    return !last.allSatisfy(\.isWholeNumber) && !last.hasPrefix("0x")
  }
}
