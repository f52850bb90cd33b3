import SystemCalls
import Threads
import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Turns names into addresses by the system's rules.
enum Resolver {
  /// Addresses tried at most: a name server may answer with thousands.
  private static let addressLimit = 16

  /// `getaddrinfo` knows no deadline: a look-up that overruns it is left to itself, and a few at most are.
  private static let lookUps = BlockingCalls(atMost: 16)

  /// Addresses in the order to try them, at least one.
  ///
  /// - Parameter calls: Where the look-up takes its place.
  /// - Throws: `nameNotFound`; `timeout(.resolve)` when the deadline passes first; `internalError`
  ///   when this machine lacks a thread or a descriptor for it.
  static func addresses(
    of target: ConnectTarget, by deadline: Deadline, on calls: BlockingCalls = lookUps
  ) throws(ConnectionFailure) -> [ResolvedAddress] {
    if case .success(let literal) = lookUp(target, flags: AI_NUMERICHOST) { return literal }
    let name = target.host
    switch calls.run(by: deadline, { lookUp(target, flags: 0) }) {
    case .returned(let answer):
      return try answer.get()
    case .unfinished:
      throw ConnectionFailure(
        .timeout(.resolve), summary: "could not resolve \(name): no answer",
        hint: "check this machine's name servers")
    case .noPlace:
      throw ConnectionFailure(
        .timeout(.resolve),
        summary: "could not resolve \(name): \(calls.limit) other look-ups are still waiting for "
          + "name servers, and no more are made at once",
        hint: "check this machine's name servers")
    case .noThread:
      throw ConnectionFailure(
        .internalError, summary: "no thread left to look up \(name)",
        hint: "raise the limit (ulimit -u) or check fewer servers at once")
    }
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
    return .success(addressesToTry(of: addresses))
  }

  /// Cut only when both families are among the first.
  static func addressesToTry(of addresses: [ResolvedAddress]) -> [ResolvedAddress] {
    Array(addresses.alternatingFamilies().prefix(addressLimit))
  }

  /// What an error of `getaddrinfo` means.
  ///
  /// - Parameter number: The system's error number, which is looked at whatever the status: without
  ///   a descriptor left glibc calls every name unknown, and only this number tells.
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
      hint: "check the name and this machine's name servers")
  }
}

extension [ResolvedAddress] {
  /// IPv6 and IPv4 in turn, beginning with the family of the first (RFC 8305, section 4).
  ///
  /// Within each family the order stays. Of many addresses of one family, tried first, none may
  /// answer; those of the other must not wait for all of them.
  func alternatingFamilies() -> [ResolvedAddress] {
    guard let first else { return [] }
    let leading = filter { $0.family == first.family }
    let others = filter { $0.family != first.family }
    let pairs = Swift.min(leading.count, others.count)
    return zip(leading, others).flatMap { [$0, $1] }
      + leading.dropFirst(pairs) + others.dropFirst(pairs)
  }
}
