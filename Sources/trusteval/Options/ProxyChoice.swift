import OpenSSLEngine
import TrustModel

/// Which proxy a server is reached through.
enum ProxyChoice: Sendable {
  case none
  case named(Proxy)
  case variables(ProxyVariables)

  /// - Parameter port: Where the server is connected to.
  func proxy(
    for server: ServerArgument, port: UInt16, _ startTLS: StartTLS?
  ) throws(InputError) -> Proxy? {
    switch self {
    case .none: nil
    case .named(let proxy): proxy
    case .variables(let variables): try variables.proxy(for: server, port: port, startTLS)
    }
  }
}

extension Proxy {
  /// Reads `[SCHEME://][USER:PASSWORD@]HOST[:PORT]`; without a scheme it is HTTP, without a port 1080, as
  /// curl has them.
  ///
  /// The text is never quoted in a message: it may contain a password, and standard error may be a
  /// log.
  init(_ text: String, from origin: String) throws(InputError) {
    var rest = text[...]
    var kind = Kind.http
    if let separator = text.firstRange(of: "://") {
      guard let known = Kind(rawValue: text[..<separator.lowerBound].lowercased()) else {
        throw .usage("\(origin) takes a URL of http://, socks5:// or socks5h://")
      }
      kind = known
      rest = text[separator.upperBound...]
    }
    var words: [UInt8]?
    defer { words?.withUnsafeMutableBytes(Secret.erasing) }
    if let at = rest.lastIndex(of: "@") {
      words = Self.decoded(rest[..<at])
      rest = rest[rest.index(after: at)...]
      guard words?.contains(where: { $0 < 0x20 || $0 == 0x7f }) == false else {
        throw .usage("\(origin) has a user or a password with control characters")
      }
    }
    // Looked for after the password, which may contain these characters.
    rest = rest.prefix { !"/?#".contains($0) }
    guard let server = try? ServerArgument(parsing: String(rest)) else {
      throw .usage("\(origin) names no proxy: it takes [SCHEME://][USER:PASSWORD@]HOST[:PORT]")
    }
    if kind != .http,
      words?.split(separator: 0x3a, maxSplits: 1).contains(where: { $0.count > 255 }) == true
    {
      throw .usage(
        "\(origin) has a user or a password of more than 255 octets, which SOCKS cannot carry")
    }
    self.init(
      kind, host: server.host, port: server.explicitPort ?? 1080,
      words.map { ProxyCredentials(Secret(copying: $0, erasedBy: Secret.erasing)) })
  }

  /// Replaces `%40` and the like by the octets that they encode.
  private static func decoded(_ text: Substring) -> [UInt8] {
    var bytes: [UInt8] = []
    // An array that grows leaves copies of its beginning in memory.
    bytes.reserveCapacity(text.utf8.count)
    var rest = text.utf8
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2, rest.first != UInt8(ascii: "+"),
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}

/// The proxy for a server from the usual environment variables, and the servers that need none.
struct ProxyVariables: Sendable {
  /// For TLS at once; the second is for everything else.
  private let https: Result<Proxy?, InputError>
  private let all: Result<Proxy?, InputError>
  private let exceptions: [String]

  /// Uses the first variable that is set, lower case before upper case, as curl does.
  init() {
    https = Self.proxy(from: ["https_proxy", "HTTPS_PROXY"])
    all = Self.proxy(from: ["all_proxy", "ALL_PROXY"])
    exceptions = (Self.value(["no_proxy", "NO_PROXY"])?.value ?? "")
      .split { $0 == "," || $0 == " " }.map { $0.lowercased() }
  }

  private static func value(_ names: [String]) -> (name: String, value: String)? {
    names.lazy.compactMap { name in Console.environment(name).map { (name, $0) } }
      .first { !$0.value.isEmpty }
  }

  /// A variable that cannot be used only matters to the servers that need it.
  private static func proxy(from names: [String]) -> Result<Proxy?, InputError> {
    guard let (name, value) = value(names) else { return .success(nil) }
    do throws(InputError) {
      return .success(try Proxy(value, from: name))
    } catch {
      return .failure(error)
    }
  }

  /// Nil for a server without a proxy, such as always this machine.
  func proxy(
    for server: ServerArgument, port: UInt16, _ startTLS: StartTLS?
  ) throws(InputError) -> Proxy? {
    let host = server.host.hasSuffix(".") ? String(server.host.dropLast()) : server.host
    let isHere =
      server.address.map { AddressKind(of: $0) == .loopback }
      ?? (host == "localhost" || host.hasSuffix(".localhost"))
    let isExcepted = exceptions.contains { exception in
      Self.place(in: exception, port: port).map { Self.covers($0, host, server.address) } ?? false
    }
    guard !isHere, !isExcepted else { return nil }
    if startTLS == nil, let proxy = try https.get() { return proxy }
    return try all.get()
  }

  /// The exception without the port behind it; nil where that is another port.
  private static func place(in exception: String, port: UInt16) -> String? {
    guard let colon = exception.lastIndex(of: ":"),
      let named = UInt16(exception[exception.index(after: colon)...])
    else { return exception }
    let place = exception[..<colon]
    // The last group of an IPv6 address without brackets is no port.
    guard place.hasSuffix("]") || !place.contains(":") else { return exception }
    return named == port ? String(place) : nil
  }

  /// A name covers itself and the names below it, as do `.name` and `*.name`; an address covers
  /// itself, or with a prefix length its network.
  private static func covers(_ exception: String, _ host: String, _ address: [UInt8]?) -> Bool {
    if exception == "*" { return true }
    guard let address else {
      let start = ["*.", "."].first(where: exception.hasPrefix) ?? ""
      let name = exception.dropFirst(start.count)
      return host == name || host.hasSuffix("." + name)
    }
    let parts = exception.split(separator: "/")
    let text = parts.first.map { $0.hasPrefix("[") ? $0.dropFirst().dropLast() : $0 } ?? ""
    guard let network = IPAddress.octets(of: String(text)), network.count == address.count else {
      return false
    }
    let length = parts.count > 1 ? Int(parts[1]) ?? -1 : network.count * 8
    guard (0...network.count * 8).contains(length) else { return false }
    return (0..<length).allSatisfy { bit in
      // In two steps: as one, a slow machine's compiler gives it up.
      let difference: UInt8 = network[bit / 8] ^ address[bit / 8]
      return difference & (0x80 >> UInt8(bit % 8)) == 0
    }
  }
}
