import TrustModel

/// A command whose arguments name servers, or addresses that may have a port.
protocol AddressedCommand {
  var addresses: [String] { get }
}

/// Suggestions for IPv6 addresses without brackets, in which a port looks like the last group.
enum AddressHint {
  /// After nothing was reached: the first address that also is a shorter one with a port; nil where
  /// none is.
  static func hint(forUnreached addresses: [String]) -> String? {
    for text in addresses where !text.contains("[") {
      guard let server = try? ServerArgument(parsing: text), server.address != nil,
        let bracketed = bracketed(server.host)
      else { continue }
      return "'\(server.host)' was taken for an address without a port; with one it is written "
        + bracketed
    }
    return nil
  }

  /// The text with what follows its last colon as the port; nil unless the rest is an IPv6 address.
  static func bracketed(_ text: String) -> String? {
    guard let colon = text.lastIndex(of: ":") else { return nil }
    let port = text[colon...].dropFirst()
    guard let number = UInt16(port), number > 0, port.first != "+",
      IPAddress.octets(of: text[..<colon])?.count == 16
    else { return nil }
    return "[\(text[..<colon])]:\(port)"
  }
}
