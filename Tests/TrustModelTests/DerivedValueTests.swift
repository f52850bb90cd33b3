import Testing
import TrustModel

/// Values that follow from others: each where only one of several conditions is another one.
@Suite struct DerivedValueTests {
  /// What became of the request for a client's certificate.
  @Test(
    arguments: [
      (false, true, true, nil, .notRequested),
      (false, false, false, .clientCertificateRequired, .notRequested),
      (true, true, false, nil, .requested), (true, false, true, nil, .requested),
      (true, true, true, nil, .handshakeCompleted),
      (true, true, true, .clientCertificateRejected, .rejected),
      (true, false, false, .clientCertificateRequired, .required),
      (true, false, true, .alertReceived(80), .requested),
    ] as [(Bool, Bool, Bool, ConnectionFailure.Kind?, ClientAuthentication)])
  func clientAuthentication(
    isRequested: Bool, isComplete: Bool, isSent: Bool, kind: ConnectionFailure.Kind?,
    result: ClientAuthentication
  ) {
    let handshake = Handshake(
      clientCertificateRequested: isRequested, clientCertificateSent: isSent,
      isComplete: isComplete, engine: .openssl)
    let failure = kind.map { ConnectionFailure($0, summary: "") }
    #expect(ClientAuthentication(handshake, failure) == result)
  }

  /// Of a long path three issuers are named; only where the file may lack some is it named.
  @Test(
    arguments: [
      (.notListed, 1, "('A')"), (.notListed, 3, "('A', 'B', 'C')"),
      (.notListed, 4, "('A', 'B', 'C', '...')"),
      (.notKnown, 1, "('A'), as far as client.pem has them"),
      (.listed, 1, nil), (.noList, 1, nil), (.notAsked, 1, nil),
    ] as [(IdentityFacts.Listing, Int, String?)])
  func issuersThatAreNotListed(listing: IdentityFacts.Listing, count: Int, text: String?) throws {
    let path = ["A", "B", "C", "D"].prefix(count).map { name in
      CertificateFacts(
        subject: "", issuer: "CN=\(name)", label: "", issuerLabel: name, serial: "",
        notBefore: Instant(secondsSinceEpoch: 0), notAfter: Instant(secondsSinceEpoch: 0),
        sha256: name, spkiSha256: "", names: [], key: "", signature: "", role: .leaf,
        origin: .supplied, isSelfIssued: false)
    }
    let mismatch = IdentityFacts(
      file: "client.pem", path: path, authentication: .rejected, listing: listing
    ).mismatch
    #expect((mismatch == nil) == (text == nil))
    guard let text, let mismatch else { return }
    #expect(
      listing == .notKnown ? mismatch.contains(text) : mismatch.hasSuffix(text), "\(mismatch)")
  }

  /// One requirement that nothing lifts is enough.
  @Test(
    arguments: [
      ([], false), ([.unknown], false), ([.never], true), ([.key("x"), .never], true),
      ([.never, .unknown], true), ([.key("x"), .unknown], false),
    ] as [([TransportSecurity.Relief], Bool)])
  func whatNothingLifts(reliefs: [TransportSecurity.Relief], isBeyondRelief: Bool) {
    let security = TransportSecurity(
      host: .name,
      violations: reliefs.map {
        .init(requirement: .cipher, expected: "", actual: "", relief: $0)
      })
    #expect(security.isBeyondRelief == isBeyondRelief)
  }

  /// Waiting for one's turn is not spent on the server; all else is, also what has no place in a line
  /// of the report.
  @Test func allTimeIsAdded() {
    var timing = Timing(
      resolve: .milliseconds(1), connect: .milliseconds(2), handshake: .milliseconds(4),
      fetch: .milliseconds(8), opinions: .milliseconds(16), evaluate: .milliseconds(32))
    timing.turn = .seconds(9)
    #expect(timing.total == .milliseconds(63))
    #expect(Timing().total == .zero)
  }

  /// A captured connection has the protocol that came before TLS, and no proxy.
  @Test(arguments: [nil, StartTLS.smtp]) func routes(service: StartTLS?) {
    let plan = ConnectionPlan(
      proxy: Proxy(.http, host: "proxy.example", port: 3128), startTLS: service)
    func route(_ target: Request.Target) -> Route? {
      Request(target: target, connection: plan).route
    }
    let seen = route(.captured(host: "a.example", port: 25))
    #expect(seen == service.map { Route(startTLS: $0) })
    #expect(seen?.text == service.map { _ in "STARTTLS of smtp" })
    #expect(
      route(.server(host: "a.example", port: 25))?.text
        == (service == nil ? "" : "STARTTLS of smtp, ")
        + "through the proxy http://proxy.example:3128")
    #expect(route(.files(["a.pem"])) == nil)
    #expect(Route().text == nil)
  }

  /// An address of IPv6 is in brackets before its port.
  @Test(arguments: [
    (Proxy.Kind.http, "::1", "http://[::1]:8080"),
    (.socks5, "a.example", "socks5://a.example:8080"),
    (.socks5h, "192.0.2.1", "socks5h://192.0.2.1:8080"),
  ])
  func proxies(kind: Proxy.Kind, host: String, text: String) {
    #expect(Proxy(kind, host: host, port: 8080).text == text)
  }

  /// Own anchors only leave out other stores as well, so that option is the one to name.
  @Test(
    arguments: [
      (false, [], nil), (true, [], "--anchors-only"), (false, ["a.pem"], "--root-store"),
      (true, ["a.pem"], "--anchors-only"),
    ] as [(Bool, [String], String?)])
  func whatLeavesTheStoreOut(anchorsOnly: Bool, rootStores: [String], option: String?) {
    let trust = TrustPlan(
      anchors: ["app.pem"], anchorsOnly: anchorsOnly, userRoots: ["user.pem"],
      rootStores: rootStores)
    #expect(trust.optionWithoutSystemStore == option)
    let system = anchorsOnly ? [] : rootStores.isEmpty ? [StoreName.system] : [.store("a.pem")]
    #expect(
      trust.stores == system.map { StoreReference($0, .system) } + [
        StoreReference(.anchors("user.pem"), .user), StoreReference(.anchors("app.pem"), .app),
      ])
  }

  /// Whole days are counted, and none where the end has passed.
  @Test(arguments: [(0, 0), (86_399, 0), (86_400, 1), (-86_400, 0)] as [(Int64, Int64)])
  func daysToTheEnd(seconds: Int64, days: Int64) {
    let now = Instant(secondsSinceEpoch: 1_800_000_000)
    let end = TrustEnd(date: now.advanced(bySeconds: seconds), cause: "certificate 0")
    #expect(end.days(from: now) == days)
  }

  /// Another try helps against what passes, and not where the server itself said no.
  @Test(
    arguments: [
      (.nameNotFound, true), (.refused, true), (.unreachable, true), (.timeout(.handshake), true),
      (.connectionLost(.handshake), true), (.proxyFailed, true), (.alertReceived(40), false),
      (.handshakeFailed, false), (.notTLS(httpResponse: true), false), (.startTLSFailed, false),
      (.clientCertificateRequired, false), (.boundExceeded, false), (.usage, false),
      (.internalError, false), (.clientCertificateRejected, false), (.unreadableInput, false),
      (.clientEnded(nil), false), (.clientEnded(48), false), (.notCaptured, false),
      (.notRun, false),
      (.timeout(.resolve), true), (.connectionLost(.startTLS), true),
    ] as [(ConnectionFailure.Kind, Bool)])
  func whatMayPass(kind: ConnectionFailure.Kind, mayPass: Bool) {
    #expect(kind.mayPass == mayPass)
  }

  /// A name that one reader takes for another than a second one does is in doubt.
  @Test(
    arguments: [
      ([["a.example"]], false, false), ([], false, false),
      ([["a.example", "b.example"]], false, true),
      ([["a.example"], ["a.example"]], false, true), ([["a.example"]], true, true),
    ] as [([[String]], Bool, Bool)])
  func doubtfulNames(names: [[String]], isMalformed: Bool, isDoubtful: Bool) {
    let number = WireExtension.Known.serverName.rawValue
    let hello = ClientHello(
      version: 0x0303, random: [], hasSessionID: false, suites: [],
      extensions: [WireExtension(number: 99, length: 0, names: ["x", "y"], isMalformed: true)]
        + names.map {
          WireExtension(number: number, length: 0, names: $0, isMalformed: isMalformed)
        })
    #expect(hello.hasDoubtfulServerName == isDoubtful)
    #expect(hello.serverName == names.first?.first)
  }

  /// A mask of which the ones are not together is written out.
  @Test(
    arguments: [
      ([192, 0, 2, 0, 255, 255, 255, 0], "192.0.2.0/24"),
      ([10, 0, 0, 0, 255, 240, 0, 0], "10.0.0.0/12"),
      ([10, 0, 0, 0, 255, 0, 255, 0], "10.0.0.0/255.0.255.0"),
      ([10, 0, 0, 0, 254, 1, 0, 0], "10.0.0.0/254.1.0.0"), ([0, 0, 0, 0, 0, 0, 0, 0], "0.0.0.0/0"),
      ([1, 2, 3, 4, 255, 255, 255, 255], "1.2.3.4/32"), ([1, 2, 3, 4], nil),
      (ipv6([0x20, 1, 0x0d, 0xb8]) + ipv6([255, 255, 255, 255]), "2001:db8::/32"),
      (ipv6([0x20, 1, 0x0d, 0xb0]) + ipv6([255, 255, 255, 0xf0]), "2001:db0::/28"),
      (ipv6([]) + ipv6([]), "::/0"),
      (ipv6([0xfe, 0x80]) + ipv6([255, 0, 255]), "fe80::/ff00:ff00::"),
      (ipv6([0xff]) + [UInt8](repeating: 255, count: 16), "ff00::/128"), (ipv6([1]), nil),
    ] as [([UInt8], String?)])
  func networks(octets: [UInt8], text: String?) {
    #expect(IPAddress.network(octets) == text)
  }

  private static func ipv6(_ first: [UInt8]) -> [UInt8] {
    first + [UInt8](repeating: 0, count: 16 - first.count)
  }

  /// A zone has none of the signs that would end the address in a URL or a command.
  @Test(arguments: [
    ("fe80::1%en0", true), ("fe80::1%a-b._~", true), ("fe80::1%EN9", true), ("fe80::1%a b", false),
    ("fe80::1%a/b", false),
    ("fe80::1%a;b", false), ("fe80::1%%", false), ("fe80::1%a@b", false), ("fe80::1%a[b", false),
  ])
  func zones(text: String, isAddress: Bool) {
    #expect((IPAddress.octets(of: text) != nil) == isAddress)
    #expect(IPAddress.withoutZone(text) == (isAddress ? "fe80::1" : text))
  }

  /// Of more messages than are kept, those before the last ones are left out.
  @Test(arguments: [(63, 0), (64, 0), (65, 1), (70, 6)]) func longTraces(count: Int, leftOut: Int) {
    var trace = HandshakeTrace()
    for number in 0..<count {
      trace.append(
        TracedMessage(
          time: Double(number), sender: .server, kind: .alert, length: 0, records: [], facts: []))
    }
    #expect(trace.messages.count == min(count, 64) && trace.leftOut == leftOut)
    let times = trace.messages.map(\.time)
    #expect(times.first == 0 && times.last == Double(count - 1))
    #expect(times.suffix(8) == (count - 8..<count).map(Double.init)[...])
  }
}
