import TrustModel

/// Asks an HTTP proxy for a tunnel (RFC 9110, section 9.3.6).
struct HTTPConnectNegotiation: Negotiation {
  let target: ConnectTarget
  let credentials: ProxyCredentials?
  private var isAsked = false
  private var headEnd = MarkSearch("\r\n\r\n")
  /// Answers before the one that counts (RFC 9110, section 15.2), even one of which is unusual.
  private var interimAnswers = 0
  private static let mostInterimAnswers = 8

  init(to target: ConnectTarget, _ credentials: ProxyCredentials?) {
    self.target = target
    self.credentials = credentials
  }

  mutating func advance(_ input: inout [UInt8]) -> NegotiationStep {
    guard isAsked else {
      isAsked = true
      return request
    }
    while let end = headEnd.firstRange(in: input) {
      var head = Array(input[..<end.upperBound])
      input.removeFirst(end.upperBound)
      headEnd.restart()
      let step = self.step(after: head.takeLine() ?? "", head)
      guard case .needsInput = step else { return step }
    }
    let start = "HTTP/1.".utf8.prefix(input.count)
    return input.starts(with: start)
      ? .needsInput : .failed(.proxy("answered with something that is not HTTP"))
  }

  /// - Parameter rest: The lines behind the first one.
  private mutating func step(after status: String, _ rest: [UInt8]) -> NegotiationStep {
    let fields = status.split(separator: " ", maxSplits: 2)
    guard fields.count >= 2, fields[0].hasPrefix("HTTP/1."), fields[1].utf8.count == 3,
      fields[1].utf8.allSatisfy({ (48...57).contains($0) })
    else {
      return .failed(.proxy("answered with something that is not HTTP"))
    }
    // To switch protocols was not asked for.
    if fields[1].hasPrefix("1"), fields[1] != "101" {
      interimAnswers += 1
      return interimAnswers > Self.mostInterimAnswers
        ? .failed(.proxy("announced an answer \(interimAnswers) times and gave none"))
        : .needsInput
    }
    if fields[1].hasPrefix("2") { return .done }
    return .failed(
      .proxy(
        "refused a tunnel to \(target.text): \"\(ConnectionFailure.quoted(status))\"",
        hint: fields[1] == "407" ? hint(on: ProxyChallenges(in: rest)) : nil))
  }

  /// The same status asks for credentials and refuses those that were sent (RFC 9110, section 15.5.8).
  private func hint(on challenges: ProxyChallenges) -> String {
    guard challenges.allowBasic else {
      return "it asks for \(challenges.schemes.joined(separator: ", ")), which cannot be given; "
        + "a user and a password go as Basic alone"
    }
    guard credentials != nil else {
      return "it requires a user and a password: http://USER:PASSWORD@HOST:PORT"
    }
    return challenges.schemes.isEmpty
      ? "it refused the user and the password, or takes none in this form (Basic)"
      : "it refused the user and the password"
  }

  private var request: NegotiationStep {
    // A zone names a link of this machine, which means nothing to the proxy.
    let target = ConnectTarget(host: String(target.host.prefix { $0 != "%" }), port: target.port)
      .text
    let head = Array("CONNECT \(target) HTTP/1.1\r\nHost: \(target)\r\n".utf8)
    let end = Array("\r\n".utf8)
    guard let credentials else { return .send(head + end) }
    return .identify(
      ProxyIdentification(
        credentials: credentials,
        form: .basic(before: head + Array("Proxy-Authorization: Basic ".utf8), after: end + end)))
  }
}

extension ConnectTarget {
  var text: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}

extension ConnectionFailure {
  /// - Parameter event: What the proxy did.
  static func proxy(_ event: String, hint: String? = nil) -> ConnectionFailure {
    ConnectionFailure(.proxyFailed, summary: "the proxy " + event, hint: hint)
  }
}
