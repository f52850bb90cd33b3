import OpenSSLEngine
import Synchronization
import TLSEngine
import Testing
import Threads
import TrustModel

@testable import Network

/// Answers of proxies, in every form that they may have.
@Suite struct ProxyNegotiationTests {
  private static let target = ConnectTarget(host: "a.example", port: 443)
  private static let rest = Array("what the server says".utf8)

  /// The steps for the answer in one piece, and octet by octet.
  private static func steps(
    _ negotiation: some Negotiation, _ answers: [[UInt8]]
  ) -> [(step: NegotiationStep, rest: [UInt8])] {
    [false, true].map { isSlow in
      var negotiation = negotiation
      var input: [UInt8] = []
      var pending = isSlow ? answers.flatMap { $0.map { [$0] } } : answers
      while true {
        switch negotiation.advance(&input) {
        case .send, .identify: continue
        case .needsInput where !pending.isEmpty: input += pending.removeFirst()
        case let step: return (step, input + pending.flatMap(\.self))
        }
      }
    }
  }

  /// An IPv6 address has brackets, and no zone: that names a link of this machine.
  @Test(arguments: [
    ("a.example", "a.example:443"), ("192.0.2.1", "192.0.2.1:443"),
    ("2001:db8::1", "[2001:db8::1]:443"), ("fe80::1%eth0", "[fe80::1]:443"),
  ])
  func theTargetOfATunnel(host: String, authority: String) {
    var negotiation = HTTPConnectNegotiation(to: ConnectTarget(host: host, port: 443), nil)
    var input: [UInt8] = []
    let request = "CONNECT \(authority) HTTP/1.1\r\nHost: \(authority)\r\n\r\n"
    #expect(negotiation.advance(&input) == .send(Array(request.utf8)))
  }

  /// Any successful status opens the tunnel (RFC 9110, section 9.3.6).
  @Test(arguments: [
    ("200", true), ("201", true), ("204", true), ("299", true), ("100", false), ("300", false),
    ("407", false), ("500", false), ("20", false), ("2000", false), ("2", false), ("ok", false),
  ])
  func anyStatusOfSuccess(status: String, isOpen: Bool) {
    let answer = Array("HTTP/1.1 \(status) words 200\r\nVia: x\r\n\r\n".utf8)
    let negotiation = HTTPConnectNegotiation(to: Self.target, nil)
    for result in Self.steps(negotiation, [answer + Self.rest]) {
      #expect((result.step == .done) == isOpen)
      if isOpen { #expect(result.rest == Self.rest) }
    }
  }

  private static let challenges: [(isNamed: Bool, fields: [String], hint: String)] = [
    (false, [], "it requires a user and a password: http://"),
    (true, [], "it refused the user and the password, or takes none in this form"),
    (
      false, ["Proxy-Authenticate: Basic realm=\"a, b\""],
      "it requires a user and a password: http://"
    ),
    (true, ["Proxy-Authenticate: basic realm=x"], "it refused the user and the password"),
    (
      false, ["Proxy-Authenticate: Negotiate", "proxy-authenticate:NTLM"],
      "it asks for Negotiate, NTLM, which"
    ),
    (true, ["Via: x", "Proxy-Authenticate: Digest realm=x, nonce=y"], "it asks for Digest, which"),
    (false, ["Proxy-Authenticate: Negotiate, Basic"], "it requires a user and a password: http://"),
    (false, ["Proxy-Authenticate: \u{1b}[31m"], "it requires a user and a password: http://"),
    // Few are named, each once, and nothing that is too long for a name.
    (
      false, ["Proxy-Authenticate: A, B, A, C, D, E", "Proxy-Authenticate: F"],
      "it asks for A, B, C, D, which"
    ),
    (
      false,
      [
        "Proxy-Authenticate: \(String(repeating: "a", count: 21))",
        "Proxy-Authenticate: \(String(repeating: "b", count: 20))",
      ], "it asks for bbbbbbbbbbbbbbbbbbbb, which"
    ),
    (false, ["Proxy-Authenticate: SCRAM-SHA-256 realm=x"], "it asks for SCRAM-SHA-256, which"),
    (true, ["Proxy-Authenticate: NTLM", "PROXY-AUTHENTICATE: BASIC"], "it refused the user and"),
    (false, ["Proxy-Authenticate: Digest realm=\"x\", Basic realm=\"y\""], "it requires a user"),
    (false, ["Proxy-Authenticate NTLM", "Proxy-Authenticate:"], "it requires a user and a"),
    (false, ["WWW-Authenticate: NTLM"], "it requires a user and a password: http://"),
  ]

  /// Credentials that are refused are told apart from missing ones, and from those of other forms.
  @Test(arguments: challenges)
  func authenticationRequired(isNamed: Bool, fields: [String], hint: String) {
    let negotiation = HTTPConnectNegotiation(to: Self.target, isNamed ? Self.credentials : nil)
    let answer = (["HTTP/1.1 407 No"] + fields + ["", ""]).joined(separator: "\r\n")
    for result in Self.steps(negotiation, [Array(answer.utf8)]) {
      guard case .failed(let failure) = result.step else {
        Issue.record("\(result.step)")
        continue
      }
      #expect(failure.hint?.hasPrefix(hint) == true, "\(failure.hint ?? "")")
    }
  }

  /// What begins as no answer of HTTP is not waited for.
  @Test(
    arguments: [
      ("HTTP/1.1 200\r\n\r\n", nil), ("HTTP/1.0 200 OK\r\n\r\n", nil),
      ("HTTP/1.1\r\n\r\n", "is not HTTP"), ("HTTP/2.0 200 OK\r\n\r\n", "is not HTTP"),
      ("HTTP 200 OK\r\n\r\n", "is not HTTP"), ("X", "is not HTTP"), ("HTTQ", "is not HTTP"),
      ("HTTP/1.1 200 OK\r\n\r", ""), ("HTTP/1.", ""), ("H", ""), ("", ""),
    ] as [(String, String?)])
  func whatIsNoHTTP(answer: String, words: String?) {
    for result in Self.steps(
      HTTPConnectNegotiation(to: Self.target, nil), [Array(answer.utf8)])
    {
      switch result.step {
      case .done: #expect(words == nil)
      case .needsInput: #expect(words?.isEmpty == true)
      case .failed(let failure):
        #expect(words.map { !$0.isEmpty && failure.summary.contains($0) } == true, "\(failure)")
      default: Issue.record("\(result.step)")
      }
    }
  }

  /// A message of SOCKS has room for 255 octets of each.
  @Test(arguments: [(255, 255), (256, 255), (255, 256), (0, 300)])
  func longCredentials(user: Int, password: Int) {
    let text = String(repeating: "u", count: user) + ":" + String(repeating: "p", count: password)
    let credentials = ProxyCredentials(Secret(copying: Array(text.utf8), erasedBy: Secret.erasing))
    let transport = RecordingTransport(answers: [[5, 2]])
    var driver = NegotiationDriver(on: transport)
    #expect(throws: ConnectionFailure.self) {
      try EventLoop.run { _ throws(ConnectionFailure) in
        try await driver.run(SOCKSNegotiation(to: Self.target, credentials), .proxy)
      }
    }
    let (first, second) = (min(user, 255), min(password, 255))
    #expect(
      transport.sent.last
        == [1, UInt8(first)] + [UInt8](repeating: UInt8(ascii: "u"), count: first)
        + [UInt8(second)] + [UInt8](repeating: UInt8(ascii: "p"), count: second))
  }

  /// Who said nothing: the proxy, the server, or the server behind a tunnel.
  @Test func silencesAreToldApart() throws {
    func silence(_ answers: [[UInt8]], _ phases: [ConnectionFailure.Phase]) -> ConnectionFailure? {
      var driver = NegotiationDriver(on: RecordingTransport(answers: answers, .deadlineReached))
      do throws(ConnectionFailure) {
        try EventLoop.run { _ throws(ConnectionFailure) in
          for phase in phases {
            let negotiation: any Negotiation =
              phase == .proxy
              ? SOCKSNegotiation(to: Self.target, nil)
              : StartTLS.smtp.negotiation(with: "a.example")
            try await driver.run(negotiation, phase)
          }
        }
        return nil
      } catch {
        return error
      }
    }
    let proxy = silence([], [.proxy])
    #expect(proxy?.kind == .timeout(.proxy) && proxy?.hint == nil)
    #expect(
      proxy?.summary == "the proxy accepted the connection and did not answer the request")
    #expect(
      silence([[5]], [.proxy])?.summary == "the proxy sent 1 byte and did not complete its answer")
    let server = silence([], [.startTLS])
    #expect(
      server?.summary == "the server accepted the connection and sent nothing, not even a greeting")
    #expect(server?.hint == "it may begin with TLS at once: --starttls none")
    let tunnel: [[UInt8]] = [[5, 0], [5, 0, 0, 1, 1, 2, 3, 4, 0, 80]]
    let behind = silence(tunnel, [.proxy, .startTLS])
    #expect(
      behind?.summary
        == "the proxy opened the tunnel to the server, and nothing came through it, not even a "
        + "greeting")
    // What came with the proxy's consent is the server's.
    let early = silence(
      [[5, 0], [5, 0, 0, 1, 1, 2, 3, 4, 0, 80, 0x32, 0x32]], [.proxy, .startTLS])
    #expect(early?.summary == "the server sent 2 bytes and did not complete its greeting")
    #expect(early?.hint == nil)
  }

  /// Only a status that asks for credentials is helped by them.
  @Test(arguments: ["403", "502"]) func otherRefusals(status: String) {
    let negotiation = HTTPConnectNegotiation(to: Self.target, nil)
    let answer = "HTTP/1.1 \(status) No\r\nProxy-Authenticate: Basic realm=x\r\n\r\n"
    for result in Self.steps(negotiation, [Array(answer.utf8)]) {
      guard case .failed(let failure) = result.step else {
        Issue.record("\(result.step)")
        continue
      }
      #expect(failure.summary.contains("\(status) No") && failure.hint == nil, "\(failure)")
    }
  }

  /// The place is told as it was asked for, and the refusal in the proxy's words.
  @Test(arguments: [
    ("a.example", "a.example:443"), ("2001:db8::1", "[2001:db8::1]:443"),
    ("fe80::1%eth0", "[fe80::1%eth0]:443"),
  ])
  func theRefusedTunnel(host: String, text: String) {
    let negotiation = HTTPConnectNegotiation(to: ConnectTarget(host: host, port: 443), nil)
    for result in Self.steps(negotiation, [Array("HTTP/1.1 403 No way\r\n\r\n".utf8)]) {
      #expect(
        result.step
          == .failed(
            ConnectionFailure(
              .proxyFailed,
              summary: "the proxy refused a tunnel to \(text): \"HTTP/1.1 403 No way\"")))
    }
  }

  /// How a proxy ends the connection is its doing, and told as that.
  @Test(
    arguments: [
      (.endOfStream, "the proxy closed the connection after 1 byte, before TLS began"),
      (.limitReached, "the proxy closed the connection after 1 byte, before TLS began"),
      (.reset("x"), "the proxy broke the connection (x) before TLS began"),
    ] as [(TransportInput, String)])
  func aProxyThatEnds(end: TransportInput, summary: String) {
    #expect(
      Self.failure([[5]], end)
        == ConnectionFailure(.connectionLost(.proxy), summary: summary))
  }

  /// What fails here is no failure of the proxy.
  @Test func aFailureOfThisMachine() {
    let failure = ConnectionFailure(.internalError, summary: "no memory", hint: "buy some")
    #expect(Self.failure([], .failed(failure)) == failure)
  }

  @Test func aProxyThatFloods() {
    let flood = [UInt8](Array("HTTP/1.1 200 OK\r\n".utf8) + [UInt8](repeating: 0x61, count: 65_536))
    let failure = Self.failure([flood], .endOfStream, HTTPConnectNegotiation(to: Self.target, nil))
    #expect(
      failure
        == ConnectionFailure(
          .boundExceeded, summary: "the proxy sent more than 64 KiB before TLS"))
  }

  private static func failure(
    _ answers: [[UInt8]], _ end: TransportInput,
    _ negotiation: any Negotiation = SOCKSNegotiation(to: target, nil)
  ) -> ConnectionFailure? {
    var driver = NegotiationDriver(on: RecordingTransport(answers: answers, end))
    do throws(ConnectionFailure) {
      try EventLoop.run { _ throws(ConnectionFailure) in
        try await driver.run(negotiation, .proxy)
      }
      return nil
    } catch {
      return error
    }
  }

  /// A proxy may say that it is at work before it answers (RFC 9110, section 15.2), but not for ever.
  @Test(arguments: [
    (1, "100", "200", true), (8, "102", "200", true), (9, "100", "200", false),
    (1, "101", "200", false), (2, "103", "407", false),
  ])
  func interimAnswers(count: Int, interim: String, final: String, isOpen: Bool) {
    let answers = Array(repeating: interim, count: count) + [final]
    let text = answers.map { "HTTP/1.1 \($0) words\r\nVia: x\r\n\r\n" }.joined()
    let negotiation = HTTPConnectNegotiation(to: Self.target, nil)
    for result in Self.steps(negotiation, [Array(text.utf8) + Self.rest]) {
      #expect((result.step == .done) == isOpen)
      if isOpen { #expect(result.rest == Self.rest) }
    }
  }

  /// The address in a reply is of one of three types.
  ///
  /// It is not used, but the server's data begin after it (RFC 1928, section 6).
  @Test(
    arguments: [
      [1] + [UInt8](repeating: 9, count: 4), [3, 0], [3, 1, 9],
      [3, 9] + Array("a.example".utf8), [3, 255] + [UInt8](repeating: 9, count: 255),
      [4] + [UInt8](repeating: 9, count: 16),
    ] as [[UInt8]])
  func anyAddressInAReply(address: [UInt8]) {
    let reply: [UInt8] = [5, 0, 0] + address + [0x01, 0xbb]
    let negotiation = SOCKSNegotiation(to: Self.target, nil)
    for result in Self.steps(negotiation, [[5, 0], reply + Self.rest]) {
      #expect(result.step == .done)
      #expect(result.rest == Self.rest)
    }
  }

  private static let credentials = ProxyCredentials(
    Secret(copying: Array("user:password".utf8), erasedBy: Secret.erasing))

  private static let choices: [(isNamed: Bool, method: UInt8, words: String, isHelped: Bool)] = [
    (false, 0xff, "takes no client without credentials", true),
    (false, 2, "though none were offered", true),
    (false, 1, "authentication 1, which was not offered", false),
    (false, 0x80, "authentication 128, which was not offered", false),
    (true, 0xff, "takes neither a user and a password nor a client without", false),
    (true, 1, "authentication 1, which was not offered", false),
    (true, 0xfe, "authentication 254, which was not offered", false),
  ]

  /// A proxy that requires credentials, one that refuses them and one that is broken are told apart.
  @Test(arguments: choices)
  func aMethodThatCannotBeUsed(isNamed: Bool, method: UInt8, words: String, isHelped: Bool) {
    let negotiation = SOCKSNegotiation(to: Self.target, isNamed ? Self.credentials : nil)
    for result in Self.steps(negotiation, [[5, method]]) {
      guard case .failed(let failure) = result.step else {
        Issue.record("\(result.step)")
        continue
      }
      #expect(failure.summary.contains(words), "\(failure.summary)")
      #expect(!failure.summary.contains("refused"))
      #expect((failure.hint?.contains("USER:PASSWORD") == true) == isHelped)
    }
  }

  /// A refusal counts even where the proxy does not end its answer.
  @Test func aShortRefusal() {
    for result in Self.steps(SOCKSNegotiation(to: Self.target, nil), [[5, 0], [5, 2]]) {
      guard case .failed(let failure) = result.step else {
        Issue.record("\(result.step)")
        continue
      }
      #expect(failure.summary.contains("its rules do not allow it"))
    }
  }

  /// Only 0 accepts a user and a password (RFC 1929, section 2).
  @Test(arguments: [0, 1, 2, 255] as [UInt8]) func userAndPassword(status: UInt8) {
    let negotiation = SOCKSNegotiation(to: Self.target, Self.credentials)
    let reply: [UInt8] = [5, 0, 0, 3, 0, 0x01, 0xbb]
    for result in Self.steps(negotiation, [[5, 2], [1, status], reply + Self.rest]) {
      if case .failed(let failure) = result.step {
        #expect(status != 0 && failure.kind == .proxyFailed)
        #expect(failure.summary == "the proxy refused the user and the password")
      } else {
        #expect(status == 0 && result.step == .done && result.rest == Self.rest)
      }
    }
  }

  /// Each copy of a message with a password is erased when it was sent.
  @Test(arguments: [
    ("user:pass:word", "dXNlcjpwYXNzOndvcmQ=", "pass:word"), ("user", "dXNlcg==", ""),
    (":", "Og==", ""),
  ])
  func passwordsAreErased(text: String, base64: String, password: String) {
    let erased = Mutex<[[UInt8]]>([])
    let credentials = ProxyCredentials(
      Secret(copying: Array(text.utf8)) { memory in
        erased.withLock { $0.append(Array(memory)) }
        memory.initializeMemory(as: UInt8.self, repeating: 0)
      })
    let user = text.prefix { $0 != ":" }
    let expected = [
      Array(
        ("CONNECT a.example:443 HTTP/1.1\r\nHost: a.example:443\r\n"
          + "Proxy-Authorization: Basic \(base64)\r\n\r\n").utf8),
      [1, UInt8(user.utf8.count)] + Array(user.utf8) + [UInt8(password.utf8.count)]
        + Array(password.utf8),
    ]
    let transports = [RecordingTransport(answers: []), RecordingTransport(answers: [[5, 2]])]
    for (index, transport) in transports.enumerated() {
      let negotiation: any Negotiation =
        index == 0
        ? HTTPConnectNegotiation(to: Self.target, credentials)
        : SOCKSNegotiation(to: Self.target, credentials)
      var driver = NegotiationDriver(on: transport)
      #expect(throws: ConnectionFailure.self) {
        try EventLoop.run { _ throws(ConnectionFailure) in
          try await driver.run(negotiation, .proxy)
        }
      }
      #expect(transport.sent.last == expected[index])
      // The message, with the zero octet that follows a secret, and the array of it.
      let copies = erased.withLock { $0 }
      #expect(copies.contains(expected[index]) && copies.contains(expected[index] + [0]))
    }
  }

  @Test(arguments: [0, 2, 5, 255] as [UInt8])
  func anAddressOfNoKnownKind(kind: UInt8) {
    let negotiation = SOCKSNegotiation(to: Self.target, nil)
    for result in Self.steps(negotiation, [[5, 0], [5, 0, 0, kind, 1, 2, 3, 4, 5, 6]]) {
      guard case .failed(let failure) = result.step else {
        Issue.record("\(result.step)")
        continue
      }
      #expect(failure.kind == .proxyFailed)
    }
  }
}

/// Keeps copies of what was sent, and ends after its answers.
private final class RecordingTransport: ByteTransport {
  private(set) var sent: [[UInt8]] = []
  private var answers: [[UInt8]]
  private let end: TransportInput

  init(answers: [[UInt8]], _ end: TransportInput = .endOfStream) {
    self.answers = answers
    self.end = end
  }

  func send(_ bytes: [UInt8]) {
    sent.append(bytes.map(\.self))
  }

  func receive(within limit: Duration?) -> TransportInput {
    answers.isEmpty ? end : .bytes(answers.removeFirst())
  }
}
