import Testing
import TrustModel

/// What follows from a request and from what was seen: names, files and questions.
@Suite struct RequestTests {
  /// An address is not indicated, and neither is the dot at the end of a name.
  @Test(
    arguments: [
      ("www.example.com", "www.example.com"), ("www.example.com.", "www.example.com"),
      ("192.0.2.1", nil), ("::1", nil), ("fe80::1%eth0", nil), ("", nil), ("a..", "a."),
      ("1.example", "1.example"),
    ] as [(String, String?)])
  func indications(name: String, indicated: String?) {
    #expect(Request.indication(of: name) == indicated)
  }

  /// A server is evaluated for its own name unless another one is given; files are for none.
  @Test(
    arguments: [
      (.server(host: "a.example", port: 8443), nil, "a.example", 8443, "a.example"),
      (.server(host: "a.example", port: 443), "b.example", "a.example", 443, "b.example"),
      (.captured(host: "192.0.2.1", port: 443), nil, "192.0.2.1", 443, "192.0.2.1"),
      (.captured(host: "a.example", port: 25), "b.example", "a.example", 25, "b.example"),
      (.files(["a.pem", "b.pem"]), nil, "a.pem", nil, nil),
      (.files(["a.pem"]), "b.example", "a.pem", nil, "b.example"),
      (.files([]), nil, "-", nil, nil),
    ] as [(Request.Target, String?, String, Int?, String?)])
  func endpoints(
    target: Request.Target, given: String?, host: String, port: Int?, name: String?
  ) {
    let request = Request(target: target, trust: TrustPlan(serverName: given))
    #expect(request.endpoint == Endpoint(host: host, port: port, serverName: name))
  }

  /// A file with key and certificate takes the place of one with the certificate.
  @Test(
    arguments: [
      (nil, nil, nil), ("a.pem", nil, "a.pem"), (nil, "b.p12", "b.p12"),
      ("a.pem", "b.p12", "b.p12"),
    ] as [(String?, String?, String?)])
  func filesOfTheClient(certificate: String?, pkcs12: String?, file: String?) {
    let plan = ConnectionPlan(
      clientCertificate: certificate, clientKey: "key.pem", pkcs12: pkcs12)
    #expect(plan.identityFile == file)
  }

  /// Libraries evaluate, and have nothing to say where certificates are only compared.
  @Test(
    arguments: [
      (true, nil, true), (false, nil, false), (true, .keys([]), true), (true, .keys([pin]), true),
      (false, .keys([pin]), false), (true, .certificates(["a.pem"]), false),
      (false, .certificates(["a.pem"]), false),
    ] as [(Bool, Pinning?, Bool)])
  func secondOpinions(isWanted: Bool, pinning: Pinning?, isAsked: Bool) {
    let plan = TrustPlan(secondOpinion: isWanted, pinning: pinning)
    #expect(plan.asksForSecondOpinion == isAsked)
  }

  private static let pin = Pin(spki: [1])

  /// What asks the addresses that certificates name, by itself.
  @Test func modesThatAsk() {
    #expect(RevocationPlan.Mode.allCases.filter(\.asksAddresses) == [.online, .require])
  }

  /// Versions that no current client takes, and those that all of them take.
  @Test(
    arguments: [
      ("SSLv3", true, false), ("TLSv1.0", true, false), ("TLSv1.1", true, false),
      ("TLSv1.2", false, true), ("TLSv1.3", false, true), ("TLSv1.4", false, false),
      (nil, false, false),
    ] as [(String?, Bool, Bool)])
  func versions(version: String?, isRetired: Bool, isCurrent: Bool) {
    let handshake = Handshake(protocolVersion: version, engine: .openssl)
    #expect(handshake.isOfRetiredVersion == isRetired)
    #expect(handshake.isOfCurrentVersion == isCurrent)
    for minimum in MinimumTLS.allCases where minimum.protocolVersion == version {
      #expect(handshake.isOfCurrentVersion)
    }
    #expect(MinimumTLS.allCases.map(\.protocolVersion) == ["TLSv1.2", "TLSv1.3"])
  }

  /// Causes after which nothing may propose to trust the certificate, and those of trust settings.
  @Test func reasonsByTheirKind() {
    #expect(
      Set(FindingReason.allCases.filter(\.isSuspicious)) == [
        .rootNamesake, .issuerKeyMismatch, .signedByOtherKey, .badSignature, .compromisedKey,
        .notPinned,
      ])
    #expect(
      Set(FindingReason.allCases.filter(\.isByTrustSettings)) == [
        .rootRejected, .rootNotForPurpose, .rootSettingsUnreadable,
      ])
  }

  /// The check of a connection, and those that only an app makes.
  @Test func checksByTheirKind() {
    #expect(Check.allCases.filter { !$0.concernsCertificates } == [.tlsVersion])
    #expect(Check.allCases.filter(\.isMadeByTheApp) == [.pinnedKey, .pinnedCertificate])
  }

  /// As in SecTrust.h.
  @Test func numbersOfResults() {
    #expect(TrustResult.allCases.map(\.rawNumber) == [4, 1, 5, 6, 3])
    #expect(Severity.allCases.sorted() == [.recoverable, .deny, .fatal])
    #expect([Severity.fatal, .recoverable, .deny].max() == .fatal)
  }

  /// A requirement is lifted by NO, all else by YES, which needs no word.
  @Test(arguments: [
    ("NSExceptionRequiresForwardSecrecy", "NSExceptionRequiresForwardSecrecy = NO"),
    ("NSExceptionAllowsInsecureHTTPLoads", "NSExceptionAllowsInsecureHTTPLoads"),
    ("NSExceptionMinimumTLSVersion", "NSExceptionMinimumTLSVersion"),
  ])
  func settingsThatLift(key: String, text: String) {
    #expect(TransportSecurity.setting(key) == text)
  }

  /// Local hosts are exempt; addresses are not.
  @Test func whereTransportSecurityApplies() {
    let hosts = TransportSecurity.Host.allCases
    #expect(hosts.filter { TransportSecurity(host: $0).applies } == [.name, .address])
    let reliefs: [(TransportSecurity.Relief, String?)] = [
      (.key("NSKey"), "NSKey"), (.unknown, nil), (.never, nil),
    ]
    for (relief, key) in reliefs {
      let violation = TransportSecurity.Violation(
        requirement: .cipher, expected: "", actual: "", relief: relief)
      #expect(violation.exception == key)
    }
  }

  /// In any case of letters, and of several marks the first of the list.
  @Test(
    arguments: [
      ("CN=mitmproxy,O=mitmproxy", "mitmproxy"), ("O=ZSCALER Inc.", "Zscaler"),
      ("CN=ca.acme.goskope.com", "Netskope"), ("CN=DO_NOT_TRUST_FiddlerRoot", "Fiddler"),
      ("CN=WatchGuard", "WatchGuard"), ("CN=squid behind Charles Proxy", "Charles"),
      ("CN=Charles", nil), ("", nil), ("CN=squi", nil),
    ] as [(String, String?)])
  func productsThatIntercept(name: String, product: String?) {
    #expect(InterceptorNames.product(in: name) == product)
  }
}
