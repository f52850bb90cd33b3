import TrustModel

/// Asks a proxy of SOCKS 5 for a connection (RFC 1928, RFC 1929).
struct SOCKSNegotiation: Negotiation {
  private enum State {
    case begun, offered, identified, asked
  }

  private let target: ConnectTarget
  private let credentials: ProxyCredentials?
  private var state = State.begun

  /// - Parameter target: The host is an address, or a name for the proxy to look up.
  init(to target: ConnectTarget, _ credentials: ProxyCredentials?) {
    self.target = target
    self.credentials = credentials
  }

  mutating func advance(_ input: inout [UInt8]) -> NegotiationStep {
    switch state {
    case .begun:
      state = .offered
      return .send(credentials == nil ? [5, 1, 0] : [5, 2, 0, 2])
    case .offered:
      guard input.count >= 2 else { return .needsInput }
      let answer = Array(input.prefix(2))
      input.removeFirst(2)
      guard answer[0] == 5 else { return .failed(.proxy("does not use SOCKS 5")) }
      return choice(answer[1])
    case .identified:
      guard input.count >= 2 else { return .needsInput }
      let status = input[1]
      input.removeFirst(2)
      guard status == 0 else { return .failed(.proxy("refused the user and the password")) }
      state = .asked
      return .send(request)
    case .asked: return reply(&input)
    }
  }

  /// - Parameter method: The way of authentication that the proxy chose of those that were offered.
  private mutating func choice(_ method: UInt8) -> NegotiationStep {
    switch (method, credentials) {
    case (Self.noCredentials, _):
      state = .asked
      return .send(request)
    case (Self.userAndPassword, let credentials?):
      state = .identified
      return .identify(ProxyIdentification(credentials: credentials, form: .socks))
    case (Self.userAndPassword, nil):
      return .failed(
        .proxy(
          "asked for a user and a password though none were offered: it takes no client without "
            + "credentials", hint: Self.withCredentials))
    case (Self.noneOfThem, .some):
      return .failed(.proxy("takes neither a user and a password nor a client without"))
    case (Self.noneOfThem, nil):
      return .failed(.proxy("takes no client without credentials", hint: Self.withCredentials))
    default:
      return .failed(
        .proxy(
          "chose the way of authentication \(method), which was not offered: it does not keep to SOCKS 5",
          hint: "neither the user and the password nor their lack is the reason"))
    }
  }

  private static let noCredentials: UInt8 = 0
  private static let userAndPassword: UInt8 = 2
  private static let noneOfThem: UInt8 = 0xff
  private static let withCredentials = "socks5h://USER:PASSWORD@HOST:PORT"

  private func reply(_ input: inout [UInt8]) -> NegotiationStep {
    // Who refuses may end its answer here.
    guard input.count >= 2 else { return .needsInput }
    guard input[0] == 5 else { return .failed(.proxy("does not use SOCKS 5")) }
    guard input[1] == 0 else {
      let reasons = [
        "a failure of its own", "its rules do not allow it", "network unreachable",
        "host unreachable", "connection refused", "time to live expired", "it cannot connect",
        "it does not take this kind of address",
      ]
      let reason = input[1] <= reasons.count ? reasons[Int(input[1]) - 1] : "unknown"
      return .failed(.proxy("could not connect to \(target.text): \(reason) (\(input[1]))"))
    }
    guard input.count >= 5 else { return .needsInput }
    let length: Int
    switch input[3] {
    case 1: length = 4
    case 3: length = 1 + Int(input[4])
    case 4: length = 16
    default: return .failed(.proxy("does not use SOCKS 5"))
    }
    guard input.count >= 6 + length else { return .needsInput }
    input.removeFirst(6 + length)
    return .done
  }

  private var request: [UInt8] {
    let place: [UInt8]
    if let octets = IPAddress.octets(of: target.host) {
      place = [octets.count == 4 ? 1 : 4] + octets
    } else {
      // A host name has at most 253 octets.
      place = [3, UInt8(truncatingIfNeeded: target.host.utf8.count)] + Array(target.host.utf8)
    }
    return [5, 1, 0] + place + [UInt8(target.port >> 8), UInt8(target.port & 0xff)]
  }
}
