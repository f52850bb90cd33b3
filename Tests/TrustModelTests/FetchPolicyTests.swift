import Testing
import TrustModel

/// What may be fetched, for which request and from which address.
@Suite struct FetchPolicyTests {
  private static func policy(
    _ permission: FetchPolicy.Permission = .guarded, purpose: Purpose = .server,
    endpoint: String? = "8.8.8.8", isComplete: Bool = true, files: Bool = false,
    revocation: RevocationPlan.Mode = .stapled
  ) -> FetchPolicy {
    let request = Request(
      target: files ? .files(["chain.pem"]) : .server(host: "www.lab.example", port: 443),
      trust: TrustPlan(
        purpose: purpose, fetching: permission, revocation: RevocationPlan(mode: revocation)))
    let observation =
      files
      ? Observation()
      : Observation(
        handshake: Handshake(isComplete: isComplete, engine: .openssl), address: endpoint,
        failure: isComplete ? nil : ConnectionFailure(.handshakeFailed, summary: "x"))
    return FetchPolicy(for: request, [observation])
  }

  /// A mode that asks about revocation permits public addresses, for any certificates.
  @Test(arguments: RevocationPlan.Mode.allCases, Purpose.allCases)
  func revocationThatIsAskedFor(mode: RevocationPlan.Mode, purpose: Purpose) {
    let policy = Self.policy(purpose: purpose, files: true, revocation: mode)
    #expect((policy.refusal == nil) == mode.asksAddresses)
    #expect(policy.refusal(ofPort: 80) == nil)
    #expect(policy.refusal(ofPort: 8080) != nil)
    #expect(policy.refusal(ofAddress: "8.8.8.8") == nil)
    #expect(policy.refusal(ofAddress: "127.0.0.1") != nil)
    #expect(Self.policy(.never, files: true, revocation: mode).refusal != nil)
    #expect(Self.policy(isComplete: false, revocation: mode).refusal != nil)
  }

  /// Each of several handshakes may have provided an address, so all must be complete.
  @Test func everyHandshakeCounts() {
    let request = Request(target: .server(host: "www.lab.example", port: 443))
    let complete = Observation(
      handshake: Handshake(isComplete: true, engine: .openssl), address: "127.0.0.1")
    let cut = Observation(
      handshake: Handshake(engine: .gnutls), address: "127.0.0.1",
      failure: ConnectionFailure(.connectionLost(.handshake), summary: "x"))
    let elsewhere = Observation(
      handshake: Handshake(isComplete: true, engine: .gnutls), address: "8.8.8.8")
    #expect(FetchPolicy(for: request, [complete, complete]).refusal == nil)
    #expect(FetchPolicy(for: request, [complete, cut]).refusal != nil)
    #expect(FetchPolicy(for: request, [cut, complete]).refusal != nil)
    #expect(FetchPolicy(for: request, []).refusal != nil)
    // The server refused the client after its handshake.
    var late = complete
    late.failure = ConnectionFailure(.clientCertificateRejected, summary: "x")
    #expect(FetchPolicy(for: request, [late]).refusal != nil)
    let same = FetchPolicy(for: request, [complete, complete])
    #expect(same.refusal(ofAddress: "127.0.0.1") == nil)
    // If the handshakes were with addresses of two kinds, only public addresses may be asked.
    let mixed = FetchPolicy(for: request, [complete, elsewhere])
    #expect(mixed.refusal(ofAddress: "127.0.0.1") != nil)
    #expect(mixed.refusal(ofAddress: "1.1.1.1") == nil)
  }

  /// Each address, and the kinds of servers for which it may be asked.
  @Test(
    arguments: [
      ("1.1.1.1", ["8.8.8.8", "127.0.0.1", "10.0.0.1", "169.254.1.1", "2606:4700::1"]),
      ("2606:4700::1111", ["8.8.8.8", "127.0.0.1", "10.0.0.1", "169.254.1.1", "2606:4700::1"]),
      ("127.0.0.1", ["127.0.0.1"]), ("::1", ["127.0.0.1"]), ("::ffff:127.0.0.1", ["127.0.0.1"]),
      ("10.0.0.5", ["10.0.0.1"]), ("172.16.0.5", ["10.0.0.1"]), ("192.168.1.1", ["10.0.0.1"]),
      ("fd00::1", ["10.0.0.1"]), ("2002:a00:5::1", ["10.0.0.1"]),
      ("64:ff9b::10.0.0.5", ["10.0.0.1"]),
      ("169.254.169.254", ["169.254.1.1"]), ("fe80::1%eth0", ["169.254.1.1"]), ("0.0.0.0", []),
      ("::", []), ("224.0.0.1", []), ("192.0.2.1", []), ("not an address", []),
    ] as [(String, [String])])
  func anAddressIsAskedByItsKind(_ address: String, _ allowing: [String]) {
    for endpoint in ["8.8.8.8", "127.0.0.1", "10.0.0.1", "169.254.1.1", "2606:4700::1"] {
      let refusal = Self.policy(endpoint: endpoint).refusal(ofAddress: address)
      #expect((refusal == nil) == allowing.contains(endpoint), "from \(endpoint)")
      #expect(refusal?.contains(address) != false)
    }
    #expect(Self.policy(.anywhere).refusal(ofAddress: address) == nil)
  }

  /// The kind of the server's own address counts, in IPv4 or IPv6.
  @Test(arguments: [
    ("::1", "127.0.0.1"), ("fd00::1", "192.168.0.1"), ("fe80::1%eth0", "169.254.0.1"),
    ("::ffff:10.0.0.1", "172.16.0.1"),
  ])
  func theServersKindCounts(_ endpoint: String, _ address: String) {
    #expect(Self.policy(endpoint: endpoint).refusal(ofAddress: address) == nil)
    #expect(Self.policy(endpoint: nil).refusal(ofAddress: address) != nil)
  }

  /// Anyone may have written the addresses of a capture, so that its server has no kind.
  @Test(arguments: [false, true]) func aCaptureHasNoKind(isCaptured: Bool) {
    let policy = FetchPolicy(
      for: Request(
        target: isCaptured
          ? .captured(host: "a.example", port: 443) : .server(host: "a.example", port: 443),
        trust: TrustPlan(revocation: RevocationPlan(mode: .online))),
      [
        Observation(
          handshake: Handshake(isComplete: true, engine: isCaptured ? nil : .openssl),
          address: "10.0.0.1")
      ])
    #expect(policy.refusal == nil && policy.refusal(ofAddress: "8.8.8.8") == nil)
    #expect((policy.refusal(ofAddress: "10.0.0.5") != nil) == isCaptured)
  }

  /// Nor is anything fetched for one without being asked for.
  @Test(
    arguments: [
      (.guarded, .stapled, false), (.guarded, .online, true), (.anywhere, .stapled, true),
      (.never, .online, false),
    ] as [(FetchPolicy.Permission, RevocationPlan.Mode, Bool)])
  func whatIsFetchedForACapture(
    permission: FetchPolicy.Permission, mode: RevocationPlan.Mode, isAllowed: Bool
  ) {
    let policy = FetchPolicy(
      for: Request(
        target: .captured(host: "a.example", port: 443),
        trust: TrustPlan(fetching: permission, revocation: RevocationPlan(mode: mode))),
      [Observation(handshake: Handshake(isComplete: true, engine: nil), address: "8.8.8.8")])
    #expect((policy.refusal == nil) == isAllowed)
  }

  /// Two special addresses need not have anything in common.
  @Test func specialAddressesAreOfNoOneKind() {
    #expect(Self.policy(endpoint: "192.0.2.1").refusal(ofAddress: "192.0.2.2") != nil)
  }

  @Test func onlyPort80() {
    #expect(Self.policy().refusal(ofPort: 80) == nil)
    #expect(
      Self.policy().refusal(ofPort: 8080)
        == "not fetched: port 8080 is not 80; --network-fetch allows it")
    #expect(Self.policy(.anywhere).refusal(ofPort: 8080) == nil)
  }

  @Test func theReasonIsSaid() {
    #expect(
      Self.policy().refusal(ofAddress: "10.0.0.5")
        == "not fetched: 10.0.0.5 is a private address and the server's is not; --network-fetch "
        + "allows it")
    #expect(
      Self.policy().refusal(ofAddress: "192.0.2.1")
        == "not fetched: 192.0.2.1 is an address for special use; --network-fetch allows it")
    #expect(
      Self.policy().refusal(ofAddress: "fe80::1%eth0")
        == "not fetched: fe80::1%eth0 is a link-local address and the server's is not; "
        + "--network-fetch allows it")
    #expect(
      Self.policy().refusal(ofAddress: "::1")
        == "not fetched: ::1 is a loopback address and the server's is not; --network-fetch allows "
        + "it")
  }

  @Test(
    arguments: [
      (.guarded, .server, true, false, nil), (.anywhere, .server, true, false, nil),
      (.never, .server, true, false, "--no-network-fetch"),
      (.guarded, .server, false, false, "the handshake was not completed"),
      (.anywhere, .server, false, false, "the handshake was not completed"),
      (.guarded, .client, true, false, "--purpose server"),
      (.anywhere, .basic, true, false, "--purpose server"),
      (.guarded, .server, true, true, "only --network-fetch or --revocation online allows it"),
      (.anywhere, .server, true, true, nil),
      // What the user forbids is told before all else, and then what is never fetched.
      (.never, .client, true, false, "--no-network-fetch"),
      (.never, .server, false, false, "--no-network-fetch"),
      (.never, .server, true, true, "--no-network-fetch"),
      (.guarded, .client, false, false, "--purpose server"),
      (.guarded, .basic, true, true, "--purpose server"),
    ] as [(FetchPolicy.Permission, Purpose, Bool, Bool, String?)])
  func nothingIsFetched(
    _ permission: FetchPolicy.Permission, _ purpose: Purpose, _ isComplete: Bool, _ files: Bool,
    _ reason: String?
  ) {
    let refusal = Self.policy(
      permission, purpose: purpose, isComplete: isComplete, files: files
    ).refusal
    #expect((refusal == nil) == (reason == nil))
    if let reason { #expect(refusal?.contains(reason) == true) }
  }
}
