import Testing
import TrustModel

@testable import Diagnosis

/// What to do about one failure, where it depends on more than the check.
@Suite struct AdviceTests {
  private static func facts(
    names: [String] = [], role: CertificateFacts.Role = .intermediate, responders: [String] = [],
    lists: [String] = []
  ) -> CertificateFacts {
    CertificateFacts(
      subject: "CN=Sub", issuer: "CN=Root", label: "Sub", serial: "01", notBefore: LabReports.now,
      notAfter: LabReports.now, sha256: "", spkiSha256: "", names: names, key: "", signature: "",
      role: role, origin: .sent, isSelfIssued: false, ocspResponders: responders,
      crlDistributionPoints: lists)
  }

  private static func advice(
    _ check: Check, at place: Int? = 0, _ reason: FindingReason? = nil, found: String? = nil,
    on certificate: CertificateFacts? = nil,
    in situation: Advice.Situation = .init(serverName: "www.example.com", purpose: .server)
  ) -> Advice? {
    Advice(
      for: Finding(check, certificate: place, reason: reason, summary: "wrong", actual: found),
      certificate: certificate, in: situation)
  }

  /// A certificate without the refused name is of use only where that is not the name asked for.
  @Test(
    arguments: [
      (0, "old.example.com", "www.example.com", true),
      (1, "old.example.com", "www.example.com", false),
      (0, "www.example.com", "www.example.com", false),
      (0, "WWW.example.com", "www.Example.com.", false),
      (0, "*.example.com", "www.example.com", false),
      (0, "dirName:CN=Example", "www.example.com", false),
      (0, String(repeating: "a", count: 80), "www.example.com", true),
      (0, String(repeating: "a", count: 81), "www.example.com", false),
      (0, "IP:2001:db8::1", "2001:DB8:0::1", false), (0, "IP:2001:db8::1", "2001:db8::2", true),
      (0, "IP:192.0.2.1", "192.0.2.1", false), (0, "IP:192.0.2.1", "www.example.com", true),
    ])
  func aNameThatItsIssuerMayNotIssue(place: Int, name: String, host: String, isLeftOut: Bool) {
    let advice = Self.advice(
      .nameConstraints, at: place, found: name, in: .init(serverName: host, purpose: .server))
    #expect(advice?.client == nil)
    #expect(
      advice?.server
        == (isLeftOut
          ? "a certificate without \(name), or from a CA that may issue for it"
          : "a certificate from a CA that may issue for this name"))
  }

  /// No server's operator can replace a root, which is not sent.
  @Test(
    arguments: [
      (0, .leaf, .notYetValid, "wait, or install a certificate that is valid now"),
      (2, .anchor, .notYetValid, "wait, or get a certificate from a CA whose root is valid now"),
      (
        1, .intermediate, .notYetValid,
        "wait, or ask the CA for a 'Sub' that is valid now and send that one in its place"
      ), (0, .leaf, .expired, "renew the certificate"),
      (
        1, .intermediate, .expired,
        "ask the CA for its current 'Sub' and send that one in its place, or get a certificate from "
          + "another CA"
      ), (2, .anchor, .expired, "a certificate from a CA whose root has not expired"),
    ] as [(Int, CertificateFacts.Role, FindingReason, String)])
  func dates(place: Int, role: CertificateFacts.Role, reason: FindingReason, text: String) {
    let advice = Self.advice(
      .temporalValidity, at: place, reason, on: Self.facts(role: role))
    #expect(advice?.server == text)
    let client = reason == .notYetValid ? "check the clock of the device" : nil
    #expect(
      advice?.client == (place == 2 && client == nil ? "trust the CA's renewed root" : client))
  }

  /// No wait helps where one certificate ends before another begins, and no clock either.
  @Test(
    arguments: [
      ([(1, 9), (-9, 5)], .future, "wait, or install", "check the clock of the device"),
      ([(1, 9), (-9, 0)], .never, "install", nil), ([(1, -1)], .never, "install", nil),
      ([(-9, 9), (-5, -1)], .past, "install", "check the clock of the device"),
      ([(-9, 0), (-5, 0)], .future, "wait, or install", "check the clock of the device"),
      ([], .future, "wait, or install", "check the clock of the device"),
    ] as [([(Int64, Int64)], Advice.PathDates, String, String?)])
  func waiting(
    days: [(Int64, Int64)], dates: Advice.PathDates, server: String, client: String?
  ) {
    let path = days.map { start, end in
      var facts = Self.facts()
      facts.notBefore = LabReports.now.advanced(byDays: start)
      facts.notAfter = LabReports.now.advanced(byDays: end)
      return facts
    }
    var situation = Advice.Situation(serverName: "www.example.com", purpose: .server)
    situation.dates = .init(path, at: LabReports.now)
    #expect(situation.dates == dates)
    let advice = Self.advice(.temporalValidity, .notYetValid, in: situation)
    let end =
      dates == .never ? ": at no moment are all certificates of the path valid" : ""
    #expect(advice?.server == server + " a certificate that is valid now" + end)
    #expect(advice?.client == client)
  }

  /// The server's own certificate is not what has to be replaced where its CA's is at fault.
  @Test(
    arguments: [
      (
        .signatureHashAlgorithms, "a certificate signed with SHA-256 or stronger",
        "signed with SHA-256 or stronger"
      ),
      (
        .weakSignature, "a certificate signed with SHA-256 or stronger",
        "signed with SHA-256 or stronger"
      ),
      (
        .criticalExtensions,
        "a certificate without the critical extension, or with it marked not critical",
        "without the critical extension, or with it marked not critical"
      ),
      (
        .duplicateExtension, "a new certificate: this one is malformed", "that is not malformed"
      ),
      (
        .unparseableExtension, "a new certificate: this one is malformed", "that is not malformed"
      ),
    ] as [(Check, String, String)])
  func whoseCertificateItIs(check: Check, own: String, quality: String) {
    #expect(Self.advice(check, on: Self.facts(role: .leaf)) == Advice(server: own))
    #expect(
      Self.advice(check, at: 1, on: Self.facts())
        == Advice(
          server:
            "ask the CA for a 'Sub' \(quality), and send that one in its place, or get a certificate "
            + "from another CA"))
    #expect(
      Self.advice(check, at: 2, on: Self.facts(role: .anchor))
        == Advice(
          server:
            "a certificate from another CA: this one's root is not the server's to change"))
  }

  /// What is wrong with a proxy's certificate is not for the server to mend.
  @Test(
    arguments: [
      ("CN=mitmproxy", .temporalValidity, 0, .expired, true),
      ("CN=mitmproxy", .sslHostname, 0, .otherName, true),
      ("CN=mitmproxy", .signatureHashAlgorithms, 1, nil, true),
      ("CN=mitmproxy", .tlsVersion, nil, nil, false),
      ("CN=mitmproxy", .leafSPKISHA256, 0, .notPinned, false),
      ("CN=Kubernetes Ingress Controller Fake Certificate", .temporalValidity, 0, .expired, false),
    ] as [(String, Check, Int?, FindingReason?, Bool)])
  func theProxysCertificate(
    name: String, check: Check, place: Int?, reason: FindingReason?, isTheProxys: Bool
  ) throws {
    var facts = Self.facts()
    facts.issuer = name
    var situation = Advice.Situation(serverName: "www.example.com", purpose: .server)
    situation.isSuspect = true
    situation.maker = KnownMaker(on: [facts])
    #expect(situation.maker != nil)
    let advice = try #require(Self.advice(check, at: place, reason, on: facts, in: situation))
    #expect((advice.server == nil) == isTheProxys)
    #expect(
      (advice.client
        == "this is the proxy's certificate: its owner has to mend it, or take this host out of its "
        + "inspection") == isTheProxys)
  }

  /// The certificate for the name is there: nothing has to be issued, and that of a CA is no part of
  /// it.
  @Test(
    arguments: [
      (.sslHostname, 0, true), (.extendedKeyUsage, 1, false), (.keySize, 0, false),
      (.anchorTrusted, 0, false),
    ] as [(Check, Int, Bool)])
  func theRightCertificateIsBehind(check: Check, place: Int, isOnlyMoved: Bool) {
    var situation = Advice.Situation(serverName: "www.example.com", purpose: .server)
    situation.ownPlace = 2
    let advice = Self.advice(check, at: place, on: Self.facts(), in: situation)
    let text = "send certificate 2, which is the one for this name, first"
    #expect((advice?.server == text) == isOnlyMoved)
  }

  /// The names of an impostor's certificate are no help; others are, and each side asks its way.
  @Test(
    arguments: [
      (.server, false, "connect to a name the certificate has (--server-name to test)"),
      (.server, true, nil),
      (.client, false, "ask for a name the certificate has (--server-name to test)"),
    ] as [(Purpose, Bool, String?)])
  func otherNames(purpose: Purpose, isSuspect: Bool, text: String?) {
    var situation = Advice.Situation(serverName: "www.example.com", purpose: purpose)
    situation.isSuspect = isSuspect
    let advice = Self.advice(
      .sslHostname, .otherName, on: Self.facts(names: ["other.example.com"]), in: situation)
    #expect((purpose == .client ? advice?.server : advice?.client) == text)
    // Nor is the same name, or one below a wildcard.
    for names in [["www.example.com"], ["*.example.com"], []] {
      #expect(Self.advice(.sslHostname, .otherName, on: Self.facts(names: names))?.client == nil)
    }
    let address = Self.facts(names: ["IP:2001:db8::1"])
    #expect(Self.advice(.sslHostname, .otherName, on: address)?.client != nil)
  }

  /// An authority of iOS has to be marked as one.
  @Test(arguments: [(true, "install it on a Mac"), (false, "install it on the device")])
  func whereItCanBeInstalled(isForMacOnly: Bool, text: String) {
    var situation = Advice.Situation(serverName: "www.example.com", purpose: .server)
    situation.isForMacOnly = isForMacOnly
    let advice = Self.advice(.anchorTrusted, .selfSignedLeaf, in: situation)
    #expect(advice?.client?.contains(text) == true)
  }

  /// The holder can have a key of its own, not a CA's.
  @Test(
    arguments: [
      (.blackListedKey, 0, nil, "a new certificate with a new key"),
      (.blackListedKey, 1, nil, "a certificate from a CA whose key is its own"),
      (.revocation, 0, nil, "a new certificate with a new key"),
      (.revocation, 1, nil, "a certificate from another issuer: this one is revoked itself"),
      (
        .grayListedKey, 1, .issuedAfterDistrust,
        "a certificate from a CA the clients trust for new certificates"
      ), (.grayListedKey, 1, nil, "a new certificate with a new key"),
      (
        .keySize, 0, nil, "a new key: RSA of 2048 bits or more, or ECDSA P-256 or larger"
      ),
      (
        .weakKeySize, 1, nil,
        "a certificate from an issuer with a new key: RSA of 2048 bits or more, or ECDSA P-256 or larger"
      ),
      (
        .extendedKeyUsage, 0, nil,
        "a certificate whose extended key usage names server authentication"
      ),
      (
        .extendedKeyUsage, 1, nil,
        "a certificate from a CA that may issue for server authentication"
      ),
    ] as [(Check, Int, FindingReason?, String)])
  func whoseKeyItIs(check: Check, place: Int, reason: FindingReason?, text: String) {
    #expect(Self.advice(check, at: place, reason) == Advice(server: text))
  }

  /// Only what names a responder has an answer to staple.
  @Test(arguments: [(0, true, true), (0, false, false), (1, true, false)])
  func nobodySaysThatItIsNotRevoked(place: Int, hasResponder: Bool, isStapled: Bool) {
    let facts = Self.facts(
      responders: hasResponder ? ["http://ocsp.example"] : [], lists: ["http://crl.example"])
    let advice = Self.advice(.revocationResponseRequired, at: place, on: facts)
    #expect(
      advice?.server
        == (isStapled
          ? "staple an OCSP answer that says good: then nobody has to be asked"
          : "a certificate from a CA whose responders and lists answer"))
  }

  /// A staple that does not count is worse than none where no place to ask is named; and an address that
  /// this tool did not ask is no fault of the CA's.
  @Test func whyNobodySaysThatItIsNotRevoked() {
    let check = Check.revocationResponseRequired
    let stapled = Self.advice(check, found: "the stapled answer: old", on: Self.facts())
    #expect(
      stapled
        == Advice(server: "staple an OCSP answer that counts, or none: no place to ask is named"))
    let refused = "http://ca.example:9/: not fetched: port 9 is not 80; --network-fetch allows it"
    let list = Self.facts(lists: ["http://ca.example:9/"])
    for place in [0, 1] {
      let advice = Self.advice(check, at: place, found: refused, on: list)
      #expect(advice?.server == nil)
      #expect(
        advice?.client == "ask at its address, if that is the CA's (--network-fetch to test)")
    }
  }

  /// A bound of the search, or an issuer that is not there, leaves open what its consequences seem to say.
  @Test func consequencesHaveNoAdvice() {
    func advice(_ check: Check, _ reason: FindingReason?, _ cause: Check?) -> Advice? {
      Advice(
        for: Finding(check, certificate: 0, reason: reason, summary: "wrong", causedBy: cause),
        certificate: Self.facts(), in: .init(serverName: "www.example.com", purpose: .server))
    }
    #expect(advice(.missingIntermediate, nil, .searchBound) == nil)
    #expect(advice(.missingIntermediate, nil, nil) != nil)
    #expect(advice(.caSPKISHA256, .notPinned, .missingIntermediate) == nil)
    #expect(advice(.caSPKISHA256, .notPinned, nil) != nil)
  }

  /// `openssl x509 -addtrust` takes the use that is lacking.
  @Test(
    arguments: [(.server, "serverAuth"), (.client, "clientAuth"), (.basic, "serverAuth")]
      as [(Purpose, String)])
  func aUseThatTrustSettingsLack(purpose: Purpose, usage: String) {
    let advice = Self.advice(
      .anchorTrusted, at: 1, .rootNotForPurpose, in: .init(serverName: nil, purpose: purpose))
    let judge = purpose == .client ? advice?.server : advice?.client
    #expect(judge?.contains("openssl x509 -addtrust \(usage) -trustout") == true)
  }

  /// Who signs its certificate itself has no CA that could give it again.
  @Test(arguments: [FindingReason.badSignature, .signedByOtherKey])
  func aSignatureThatItsOwnKeyDidNotMake(reason: FindingReason) {
    var facts = Self.facts()
    let issued = Self.advice(.missingIntermediate, reason, on: facts)
    #expect(issued?.server?.contains("install the certificate anew as its CA gave it") == true)
    facts.isSelfIssued = true
    let own = Self.advice(.missingIntermediate, reason, on: facts)
    #expect(
      own?.server
        == "install the certificate anew as it was made, or get one from a CA the clients trust")
  }

  /// What is pinned is what is to be found out about.
  @Test(
    arguments: [
      (.caSPKISHA256, "key", "--pin"), (.pinnedCertificate, "certificate", "--pin-certificate"),
    ]
      as [(Check, String, String)])
  func pins(check: Check, thing: String, option: String) {
    let advice = Self.advice(check, .notPinned)
    #expect(advice?.server?.hasPrefix("find out whether the \(thing) was replaced") == true)
    #expect(advice?.client?.hasPrefix("pin the new \(thing) only as its owner gives it") == true)
    #expect(advice?.client?.contains("(\(option) to test)") == true)
  }
}
