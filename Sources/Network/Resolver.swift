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

  /// Addresses in the order to try them, at least one.
  ///
  /// - Throws: `nameNotFound`; `timeout(.resolve)` when the deadline passes first.
  static func addresses(
    of target: ConnectTarget, by deadline: Deadline
  ) throws(ConnectionFailure) -> [ResolvedAddress] {
    if case .found(let literal) = lookUp(target, flags: AI_NUMERICHOST) { return literal }
    switch lookUpOnThread(target, by: deadline) {
    case .found(let addresses):
      return addresses
    case .failed(let reason):
      throw ConnectionFailure(
        .nameNotFound, summary: "could not resolve \(target.host): \(reason)",
        hint: "check the name and this machine's name servers")
    case nil:
      throw ConnectionFailure(
        .timeout(.resolve), summary: "could not resolve \(target.host): no answer",
        hint: "check this machine's name servers")
    }
  }

  private enum Answer: Sendable {
    case found([ResolvedAddress])
    case failed(String)
  }

  /// `getaddrinfo` knows no deadline: it runs on a thread of its own, which is left to itself when
  /// the deadline passes.
  private static func lookUpOnThread(_ target: ConnectTarget, by deadline: Deadline) -> Answer? {
    PendingValue { lookUp(target, flags: 0) }.wait(until: deadline)
  }

  private static func lookUp(_ target: ConnectTarget, flags: Int32) -> Answer {
    var hints = addrinfo()
    hints.ai_flags = flags | AI_NUMERICSERV
    hints.ai_socktype = SystemSocket.stream
    var list: UnsafeMutablePointer<addrinfo>?
    let status = getaddrinfo(target.host, String(target.port), &hints, &list)
    guard status == 0 else {
      let text = status == EAI_SYSTEM ? SystemSocket.errorText(errno) : reason(status)
      return .failed(text)
    }
    defer { freeaddrinfo(list) }
    var addresses: [ResolvedAddress] = []
    var entry = list
    while let current = entry?.pointee, addresses.count < addressLimit {
      entry = current.ai_next
      guard let address = current.ai_addr,
        let resolved = ResolvedAddress(address, length: current.ai_addrlen, port: target.port)
      else { continue }
      addresses.append(resolved)
    }
    return addresses.isEmpty ? .failed("no address") : .found(addresses)
  }

  private static func reason(_ status: Int32) -> String {
    guard let text = gai_strerror(status) else { return "error \(status)" }
    return SystemSocket.clause(String(cString: text))
  }
}
