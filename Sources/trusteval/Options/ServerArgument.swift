import TrustModel

/// A server as named on the command line: `HOST`, `HOST:PORT`, `[v6]:PORT` or an `https` URL.
struct ServerArgument: Hashable {
  /// A-label form, or an IP literal without brackets.
  let host: String
  /// The port named; nil when none was.
  let explicitPort: UInt16?
  /// 4 or 16 bytes when the host is an IP literal.
  let address: [UInt8]?

  /// The port to connect to: that of HTTPS unless one was named.
  var port: UInt16 { explicitPort ?? 443 }

  /// The port where TLS is asked for in a protocol: the protocol's unless one was named.
  func port(of startTLS: StartTLSChoice?) -> UInt16 {
    explicitPort ?? startTLS?.startTLS?.port ?? port
  }

  /// A word where a server is expected, which may be something else.
  init(argument text: String) throws(InputError) {
    if let hint = UsageHint.hint(forServer: text) { throw InputError.usage(hint) }
    try self.init(parsing: text)
  }

  init(parsing text: String) throws(InputError) {
    guard !UsageHint.isNumber(text) else { throw InputError.usage(UsageHint.numberIsNoHost(text)) }
    let authority = try Self.authority(of: text)
    let (hostText, portText) = try Self.split(authority, in: text)
    guard !hostText.isEmpty else { throw InputError.usage("no host name in '\(text)'") }
    if let portText {
      explicitPort = try Self.port(portText)
    } else {
      explicitPort = nil
    }
    address = IPAddress.octets(of: hostText)
    if address != nil {
      host = hostText
    } else if let bracketed = AddressHint.bracketed(hostText) {
      throw InputError.usage(
        "'\(hostText)' is no address: an IPv6 address with a port is written \(bracketed)")
    } else {
      host = try HostName.canonical(hostText)
    }
  }

  static func port(_ text: String) throws(InputError) -> UInt16 {
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let port = UInt16(text),
      port > 0
    else { throw InputError.usage("port '\(text)' is not a number from 1 to 65535") }
    return port
  }

  private static func authority(of text: String) throws(InputError) -> Substring {
    guard let separator = text.firstRange(of: "://") else { return text[...] }
    let scheme = text[..<separator.lowerBound].lowercased()
    switch scheme {
    case "https", "wss":
      let rest = text[separator.upperBound...]
      let authority = rest.prefix { !"/?#".contains($0) }
      guard !authority.contains("@") else {
        // The URL is not quoted: it may contain a password, and standard error may be a log.
        throw InputError.usage("a URL with a user name or password is not supported")
      }
      return authority
    case "http":
      throw InputError.usage(
        "'\(text)' does not use TLS, so there is no trust to evaluate "
          + "(App Transport Security blocks it: -1022)")
    default:
      throw InputError.usage(URLScheme.hint(for: scheme, text[separator.upperBound...]))
    }
  }

  private static func split(
    _ authority: Substring, in text: String
  ) throws(InputError) -> (host: String, port: String?) {
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]") else {
        throw InputError.usage("'\(text)' has '[' without ']'")
      }
      let host = withPlainZone(authority[authority.index(after: authority.startIndex)..<end])
      guard IPAddress.octets(of: host)?.count == 16 else {
        throw InputError.usage("'[\(host)]' is not an IPv6 address")
      }
      let rest = authority[authority.index(after: end)...]
      if rest.isEmpty { return (host, nil) }
      guard rest.hasPrefix(":") else {
        throw InputError.usage("'\(text)' has text after ']' that is no port")
      }
      return (host, String(rest.dropFirst()))
    }
    // Two or more colons without brackets: an IPv6 literal, which cannot have a port.
    guard let colon = authority.firstIndex(of: ":") else { return (String(authority), nil) }
    let rest = authority[authority.index(after: colon)...]
    if rest.contains(":") { return (String(authority), nil) }
    return (String(authority[..<colon]), String(rest))
  }

  /// In a URL the `%` before a zone is written `%25` (RFC 6874, section 2); `%25` alone is zone 25.
  private static func withPlainZone(_ address: Substring) -> String {
    guard let escape = address.firstRange(of: "%25"), escape.upperBound < address.endIndex else {
      return String(address)
    }
    return address[..<escape.lowerBound] + "%" + address[escape.upperBound...]
  }
}
