import SystemCalls
package import Threads
package import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Turns names into addresses by the system's rules.
enum Resolver {
  /// Addresses in the order to try them, at least one: both families take turns.
  ///
  /// - Throws: `nameNotFound`; `timeout(.resolve)` when the deadline passes first; `internalError`
  ///   when this machine lacks a thread or a descriptor for it.
  static func addresses(
    of target: ConnectTarget, by deadline: Deadline, through lookUps: LookUps = .ofThisProcess
  ) throws(ConnectionFailure) -> [ResolvedAddress] {
    try allAddresses(of: target, by: deadline, through: lookUps).alternatingFamilies()
  }

  /// The same, while other tasks of the loop continue.
  static func addresses(
    of target: ConnectTarget, by deadline: Deadline, on loop: EventLoop
  ) async throws(ConnectionFailure) -> [ResolvedAddress] {
    if let literal = literal(target) { return literal.alternatingFamilies() }
    return try await LookUps.ofThisProcess.addresses(of: target, by: deadline, on: loop)
      .alternatingFamilies()
  }

  /// All addresses, in the system's order.
  static func allAddresses(
    of target: ConnectTarget, by deadline: Deadline, through lookUps: LookUps = .ofThisProcess
  ) throws(ConnectionFailure) -> [ResolvedAddress] {
    if let literal = literal(target) { return literal }
    return try lookUps.addresses(of: target, by: deadline)
  }

  private static func literal(_ target: ConnectTarget) -> [ResolvedAddress]? {
    try? lookUp(target, flags: AI_NUMERICHOST).get()
  }

  /// Asks the system, without a limit on the time.
  @Sendable static func lookUp(_ target: ConnectTarget) -> LookUps.Answer {
    lookUp(target, flags: 0)
  }

  private static func lookUp(
    _ target: ConnectTarget, flags: Int32
  ) -> Result<[ResolvedAddress], ConnectionFailure> {
    var hints = addrinfo()
    hints.ai_flags = flags | AI_NUMERICSERV
    hints.ai_socktype = SystemSocket.stream
    var list: UnsafeMutablePointer<addrinfo>?
    let (status, number) = target.host.withCString { host in
      String(target.port).withCString { port in
        errno = 0
        let status = getaddrinfo(host, port, &hints, &list)
        return (status, errno)
      }
    }
    guard status == 0 else { return .failure(failure(status, number, resolving: target.host)) }
    defer { freeaddrinfo(list) }
    var addresses: [ResolvedAddress] = []
    var entry = list
    while let current = entry?.pointee {
      entry = current.ai_next
      guard let address = current.ai_addr,
        let resolved = ResolvedAddress(address, length: current.ai_addrlen, port: target.port)
      else { continue }
      addresses.append(resolved)
    }
    guard !addresses.isEmpty else { return .failure(notFound(target.host, "no address")) }
    return .success(addresses)
  }

  /// What an error of `getaddrinfo` means.
  ///
  /// - Parameter number: The system's error number, which is checked for every status: without a
  ///   free descriptor, glibc reports each name as unknown, and only this number shows why.
  static func failure(
    _ status: Int32, _ number: Int32, resolving name: String
  ) -> ConnectionFailure {
    let cause = status == EAI_MEMORY ? ENOMEM : number
    if ConnectionFailure.isLocal(cause) { return .local(cause, to: "look up \(name)") }
    if status == EAI_SYSTEM { return notFound(name, SystemError(number).text) }
    guard let text = gai_strerror(status) else { return notFound(name, "error \(status)") }
    return notFound(name, SystemError.clause(String(cString: text)))
  }

  private static func notFound(_ name: String, _ reason: String) -> ConnectionFailure {
    ConnectionFailure(
      .nameNotFound, summary: "could not resolve \(name): \(reason)",
      hint: name.contains("%")
        ? "a zone such as %eth0 belongs to a link-local address (fe80::1%eth0), and names an interface "
          + "of this machine"
        : "check the name and this machine's name servers")
  }
}

/// The addresses of a server, each once, in the order of the system, and how many more it has.
///
/// Where there are more than the limit both families are among those that are left.
package func everyAddress(
  of target: ConnectTarget, atMost limit: Int, by deadline: Deadline
) throws(ConnectionFailure) -> (addresses: [String], leftOut: Int) {
  var seen: Set<String> = []
  let all = try Resolver.allAddresses(of: target, by: deadline)
    .filter { seen.insert($0.host).inserted }
  let kept = Set(all.alternatingFamilies().prefix(limit).map(\.host))
  return (all.map(\.host).filter(kept.contains), all.count - kept.count)
}

/// The address that is tried first, of the server or of the proxy before it.
///
/// - Returns: Nil where there is none; a probe reports why.
package func firstAddress(
  of target: ConnectTarget, through route: ConnectRoute, by deadline: Deadline, on loop: EventLoop
) async -> String? {
  let peer = route.proxy.map { ConnectTarget(host: $0.host, port: $0.port) } ?? target
  return try? await Resolver.addresses(of: peer, by: deadline, on: loop).first?.host
}

extension [ResolvedAddress] {
  /// IPv6 and IPv4 in turn, beginning with the family of the first (RFC 8305, section 4).
  ///
  /// Within each family the order is kept. If only one family came first, all its addresses might
  /// be unreachable, and the other family would wait for all of them.
  func alternatingFamilies() -> [ResolvedAddress] {
    guard let first else { return [] }
    let leading = filter { $0.family == first.family }
    let others = filter { $0.family != first.family }
    let pairs = Swift.min(leading.count, others.count)
    return zip(leading, others).flatMap { [$0, $1] }
      + leading.dropFirst(pairs) + others.dropFirst(pairs)
  }
}
