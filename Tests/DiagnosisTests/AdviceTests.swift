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

  /// Each reason for which a path ends has a remedy of its own.
  @Test(
    arguments: [
      (
        .missingIntermediate, .issuerKeyMismatch, "the issuer certificate whose key signed this one"
      ),
      (.missingIntermediate, .signedByOtherKey, "find out which key the CA has now"),
      (.missingIntermediate, .issuerWeak, "a certificate from an issuer with a strong key"),
      (.missingIntermediate, .issuersInCircle, "send the CA's certificates that lead to a root"),
      (
        .missingIntermediate, .issuerNameMismatch,
        "the issuer certificate under the name the certificate asks for: CN=Root"
      ),
      (
        .missingIntermediate, .signatureNotVerifiable,
        "a certificate signed with an algorithm that Apple's platforms support"
      ),
      (
        .missingIntermediate, .issuerUnreadable,
        "ask the CA for a certificate of 'CN=Root' that Apple's clients can read"
      ),
      (
        .missingIntermediate, .rootNotSent,
        "a certificate from a CA the clients trust, if this is not meant to be a private one; where "
          + "'CN=Root' is an intermediate"
      ), (.missingIntermediate, .issuerNotSent, "send the issuer's certificate too: CN=Root"),
      (.anchorTrusted, .rootNamesake, "find out whether the key was replaced on purpose"),
      (
        .anchorTrusted, .rootNotTrusted,
        "a certificate from a CA the clients trust, if this root is not meant to be one"
      ),
      (
        .anchorTrusted, .rootRejected,
        "a certificate from a CA whose root the clients trust for this use"
      ), (.sslHostname, .strayCharacter, "a certificate that names www.example.com, with nothing"),
      (.sslHostname, .wildcardRefused, "a certificate that names www.example.com without a wildc"),
      (
        .criticalExtensions, nil,
        "a certificate without the critical extension, or with it marked not critical"
      ),
    ] as [(Check, FindingReason?, String)])
  func aRemedyForEachReason(check: Check, reason: FindingReason?, text: String) {
    let advice = Self.advice(check, reason, on: Self.facts())
    #expect(advice?.server?.hasPrefix(text) == true, "\(advice?.server ?? "")")
  }

  /// What the other side can do, as far as there is something.
  @Test(
    arguments: [
      (
        .anchorTrusted, .rootNamesake,
        "take the new one for an anchor only from its owner, on another way than this connection"
      ),
      (
        .anchorTrusted, .rootRejected,
        "only if the root is your own: lift the rejection (openssl x509 -clrreject -trustout)"
      ),
      (
        .usageConstraints, .rootSettingsUnreadable,
        "only if the root is your own: write its entry in the file anew"
      ), (.usageConstraints, nil, "remove the \"never trust\" setting of this certificate"),
      (.missingIntermediate, .issuerNotSent, "supply it (--intermediate to test)"),
      (.missingIntermediate, .issuerWeak, nil), (.missingIntermediate, .badSignature, nil),
      (
        .searchBound, .tooManySupplied,
        "give only the intermediates that lead from this certificate to its root"
      ), (.searchBound, nil, nil), (.validityPeriodMaximums, nil, nil),
      (
        .leafSPKISHA256, .pinnedElsewhere,
        "pin this key as an authority's (@ca), or pin the key that is in this place (--pin to test)"
      ),
      (
        .caSPKISHA256, .pinnedElsewhere,
        "pin this key as the leaf's (@leaf), or pin the key that is in this place (--pin to test)"
      ),
    ] as [(Check, FindingReason?, String?)])
  func whatTheClientCanDo(check: Check, reason: FindingReason?, text: String?) {
    #expect(Self.advice(check, reason, on: Self.facts())?.client == text)
  }

  /// The very extension is told only of a precertificate; and an address is no DNS name.
  @Test func specialCertificates() {
    let poison = Self.advice(.criticalExtensions, found: "precertificatePoison")
    #expect(poison?.server?.hasPrefix("the final certificate of the same order") == true)
    let other = Self.advice(.criticalExtensions, found: "2.999")
    #expect(other?.server?.hasPrefix("a certificate without the critical extension") == true)
    for (host, end) in [
      ("2001:db8::1", " (as IP address, not as DNS name): the common name does not count"),
      ("www.example.com", ": the common name does not count"),
    ] {
      let advice = Self.advice(
        .sslHostname, .commonNameOnly, in: .init(serverName: host, purpose: .server))
      #expect(
        advice?.server == "a certificate with \(host) as subject alternative name" + end)
    }
    // No certificate has a zone.
    for reason in [FindingReason.commonNameOnly, nil] {
      let advice = Self.advice(
        .sslHostname, reason, in: .init(serverName: "fe80::1%lo", purpose: .server))
      #expect(advice?.server?.hasPrefix("a certificate with fe80::1 as ") == true)
    }
    let lasting = Self.advice(.otherTrustValidityPeriod)
    #expect(lasting?.server == "a certificate that is valid for 825 days or less")
    #expect(lasting?.client?.hasPrefix("only if it is your own: ") == true)
    #expect(
      Self.advice(.systemTrustValidityPeriod)?.server?.contains("398 days or less") == true)
    // A root that was sent in place of the issuer is to be replaced by it.
    var situation = Advice.Situation(serverName: "www.example.com", purpose: .server)
    situation.needlessRoot = "certificate 1"
    let replaced = Self.advice(
      .missingIntermediate, .issuerNotSent, on: Self.facts(), in: situation)
    #expect(
      replaced?.server == "replace certificate 1, a root, by the issuer's certificate: CN=Root")
  }

  /// Of a suspect certificate nothing is to be trusted, and its names are of no use.
  @Test(
    arguments: [
      (.anchorTrusted, .rootNotTrusted, "do not trust it before you know who made it"),
      (.missingIntermediate, .issuerNotSent, "do not trust it before you know who made it"),
      (.otherTrustValidityPeriod, nil, "do not trust it before you know who made it"),
      (
        .anchorTrusted, .rootNamesake,
        "take the new one for an anchor only from its owner, on another way than this connection"
      ), (.temporalValidity, .expired, nil), (.sslHostname, .otherName, nil),
    ] as [(Check, FindingReason?, String?)])
  func whatIsSuspect(check: Check, reason: FindingReason?, text: String?) {
    var situation = Advice.Situation(serverName: "www.example.com", purpose: .server)
    situation.isSuspect = true
    let facts = Self.facts(names: ["other.example.com"])
    #expect(Self.advice(check, reason, on: facts, in: situation)?.client == text)
  }
}
