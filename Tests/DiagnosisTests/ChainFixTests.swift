import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

@testable import Diagnosis

/// Fixes of what a server sends: another order, a certificate less, an issuer more.
@Suite struct ChainFixTests {
  private static let now = LabReports.now

  private let root: IssuedCertificate
  private let issuer: IssuedCertificate
  private let leaf: IssuedCertificate
  private let other: IssuedCertificate
  /// Has the issuer's name and another key.
  private let impostor: IssuedCertificate
  private let addresses = ["http://ca.example/first", "http://ca.example/second"]

  init() throws {
    root = try LabReports.authority("Root").issue(to: .generate())
    issuer = try LabReports.authority("Issuer").issue(to: .generate(), by: root)
    impostor = try LabReports.authority("Issuer").issue(to: .generate(), by: root)
    var template = Self.server("www.example.com")
    template.caIssuers = addresses
    leaf = try template.issue(to: .generate(), by: issuer)
    other = try Self.server("other.example.com").issue(to: .generate(), by: issuer)
  }

  private static func server(_ name: String) -> CertificateTemplate {
    .server(
      [.dns(name)], subject: IssuingName(commonName: name), notBefore: now.advanced(byDays: -1),
      notAfter: now.advanced(byDays: 30))
  }

  private func outcome(
    _ sent: [IssuedCertificate], name: String = "www.example.com", fetched: [Fetch] = [],
    handshake: Handshake? = nil, revocation: RevocationPlan = RevocationPlan(), pins: [Pin] = []
  ) -> (report: Report, rounds: [[Need]]) {
    var answers = Answers(issuers: fetched)
    answers.stores[.anchors("root.pem")] = .init(
      roots: [StoredRoot(der: root.der, settings: nil, file: "root.pem")])
    let request = Request(
      target: .server(host: name, port: 443),
      trust: TrustPlan(
        serverName: name, verifyDate: Self.now, anchors: ["root.pem"], anchorsOnly: true,
        secondOpinion: false, fetching: fetched.isEmpty ? .never : .guarded,
        pinning: pins.isEmpty ? nil : .keys(pins), revocation: revocation),
      repairsChain: true)
    let result = answers.report(
      on: [Observation(certificates: sent.map(\.der), handshake: handshake)], request,
      at: Self.now)
    return (result.report, result.rounds)
  }

  /// A CA's certificate that comes first is not reissued as a server's.
  @Test func theServersCertificateComesFirst() throws {
    for sent in [[issuer, leaf], [issuer, leaf, root], [root, issuer, leaf]] {
      let report = outcome(sent).report
      #expect(report.verdict == .untrusted)
      let fix = try #require(report.fixes.first)
      #expect(report.fixes.map(\.kind) == [.order])
      #expect(fix.side == .server && fix.isVerified)
      #expect(fix.text == "the server sends its own certificate, 'www.example.com', first")
      let nginx = fix.instructions.first { $0.place == .nginx }?.lines ?? []
      #expect(nginx.first?.contains("--write-bundle fullchain.pem") == true)
    }
  }

  /// To wait is of use only where no other certificate of the path ends before.
  @Test(arguments: [(50, true), (200, false)]) func aWaitInVain(start: Int64, isOfUse: Bool) throws
  {
    let early = try CertificateTemplate.server(
      [.dns("www.example.com")], subject: IssuingName(commonName: "www.example.com"),
      notBefore: Self.now.advanced(byDays: start), notAfter: Self.now.advanced(byDays: 300)
    ).issue(to: .generate(), by: issuer)
    let advice = outcome([early, issuer]).report.failures.first?.advice
    #expect(advice?.server?.hasPrefix("wait, or ") == isOfUse)
    #expect((advice?.client == nil) != isOfUse)
  }

  /// A certificate that is new today and a day on which the old ones were valid exclude each other; what
  /// was not tried is not said to be of no use.
  @Test func whatRemainsIsTheLeast() throws {
    let copy = try LabReports.authority("Root").issue(to: .generate())
    let middle = try LabReports.authority("Middle").issue(to: .generate(), by: copy)
    let expired = try CertificateTemplate.server(
      [.dns("www.example.com")], subject: IssuingName(commonName: "www.example.com"),
      notBefore: Self.now.advanced(byDays: -30), notAfter: Self.now.advanced(byDays: -1)
    ).issue(to: .generate(), by: middle)
    let report = outcome([expired, middle, copy]).report
    #expect(report.failures.map(\.finding.check) == [.anchorTrusted, .temporalValidity])
    #expect(report.fixes.isEmpty)
    #expect(
      report.notes.last { $0.kind == .noFix }?.text
        == "none found: no other date or certificate of the same CA is enough, alone or together; with "
        + "those changed that help, what remains is AnchorTrusted (certificate 2); a certificate of "
        + "another CA was not tried")
  }

  /// A name that nobody asked for may be all that the CA may not issue for.
  @Test(
    arguments: [
      ("old.example.com", "'Constrained' that names nothing but www.example.com, if"),
      ("www.example.com", "a CA the clients trust, if"),
    ])
  func aNameThatTheCAMayNotIssueFor(excluded: String, from: String) throws {
    var constrained = LabReports.authority("Constrained")
    constrained.excludedNames = [.dns(excluded)]
    let issuer = try constrained.issue(to: .generate(), by: root)
    let leaf = try CertificateTemplate.server(
      [.dns("www.example.com"), .dns("old.example.com")],
      subject: IssuingName(commonName: "www.example.com"),
      notBefore: Self.now.advanced(byDays: -1), notAfter: Self.now.advanced(byDays: 30)
    ).issue(to: .generate(), by: issuer)
    let report = outcome([leaf, issuer]).report
    #expect(report.failures.map(\.finding.check) == [.nameConstraints])
    #expect(report.fixes.count == 1)
    let text = report.fixes.first?.text
    #expect(
      text?.hasPrefix("the server gets a new certificate from " + from) == true, "\(text ?? "")")
  }

  /// Below a wildcard of the very name that is asked for, its first label is not repeated.
  @Test(arguments: [
    ("example.com", "www.example.com"), ("shop.other.com", "shop.example.com"),
    (nil, "www.example.com"),
  ])
  func aNameBelowAWildcard(asked: String?, name: String) throws {
    let leaf = try Certificate(der: Self.server("*.example.com").issue(to: .generate()).der)
    let names = leaf.reachableNames(like: asked.map { .dns($0) })
    #expect(names == [ReachableName(name: name, wildcard: "*.example.com")])
  }

  /// The most similar name comes first, then those that are listed, wildcards and addresses.
  @Test(
    arguments: [
      (
        [.dns("a.org"), .dns("*.example.com"), .dns("b.example.com"), .ip([192, 0, 2, 1])],
        "www.example.com", ["www.example.com", "b.example.com", "a.org", "192.0.2.1"]
      ),
      (
        [.ip([192, 0, 2, 1]), .dns("*.org"), .dns("a.net"), .dns("B.net"), .dns("a.net")],
        "shop.example.com", ["a.net", "b.net", "shop.org", "192.0.2.1"]
      ), ([.dns("*.net")], ".example.com", ["www.net"]),
      ([.dns("*.net")], nil, ["www.net"]), ([.dns("*.*.net"), .dns("w*.net")], nil, []),
      ([.dns("com.example.www"), .dns("a.com")], "www.example.com", ["a.com", "com.example.www"]),
      (
        [.dns(String(repeating: "a", count: 253)), .dns(String(repeating: "b", count: 254))], nil,
        [String(repeating: "a", count: 253)]
      ),
      (
        [.dnsBytes([0x61, 0x7f]), .dnsBytes([0x61, 0x20]), .dnsBytes([0x61, 0x7e])], nil, ["a~"]
      ),
      (
        (1...17).map { .dns("*.a\($0).net") }, "www.example.com", (1...16).map { "www.a\($0).net" }
      ),
    ] as [([AlternativeName], String?, [String])])
  func theNamesThatCanBeReached(names: [AlternativeName], asked: String?, found: [String]) throws {
    var template = Self.server("www.example.com")
    template.names = names
    let leaf = try Certificate(der: template.issue(to: .generate()).der)
    #expect(leaf.reachableNames(like: asked.map { .dns($0) }).map(\.name) == found)
  }

  /// Of several for the name, the first is told of.
  @Test func theFirstOfSeveralForTheNameIsNamed() throws {
    let renewed = try Self.server("www.example.com").issue(to: .generate(), by: issuer)
    let notes = outcome([issuer, leaf, renewed]).report.notes.filter { $0.kind == .authorityFirst }
    #expect(notes.map { $0.text.contains("certificate 1 is the one for") } == [true])
  }

  /// So does one for another name: in a file, or where the server proved no key.
  @Test(
    arguments: [
      (nil, true), (handshake(isComplete: false), true), (handshake(isComplete: true), false),
    ] as [(Handshake?, Bool)])
  func theCertificateForTheNameComesFirst(handshake: Handshake?, isProposed: Bool) throws {
    for sent in [[other, leaf, issuer], [other, issuer, leaf]] {
      let report = outcome(sent, handshake: handshake).report
      #expect(report.verdict == .untrusted)
      #expect((report.fixes.map(\.kind) == [.order]) == isProposed)
      #expect(report.fixes.contains { $0.kind == .order } == isProposed)
      let place = sent[1].der == leaf.der ? 1 : 2
      #expect(
        report.notes.contains {
          $0.kind == .otherFirst
            && $0.text.hasPrefix("certificate \(place) is the one for www.example.com: ")
        })
    }
    // A wildcard that covers the name is not the wrong one, whatever else is wrong with it.
    var template = Self.server("*.example.com")
    template.notAfter = Self.now.advanced(byDays: -1)
    let wildcard = try template.issue(to: .generate(), by: issuer)
    let covered = outcome([wildcard, leaf, issuer]).report
    #expect(covered.failures.map(\.finding.check) == [.temporalValidity])
    #expect(!covered.notes.contains { $0.kind == .otherFirst })
    #expect(covered.failures.first?.advice?.server == "renew the certificate")
    // One that is for no name that is asked for is of no use there.
    let report = outcome([other, leaf, issuer], name: "shop.example.com").report
    #expect(!report.fixes.isEmpty && !report.fixes.contains { $0.text.contains("first") })
  }

  private static func handshake(isComplete: Bool, isKeyProved: Bool? = nil) -> Handshake {
    var handshake = Handshake(
      protocolVersion: "TLSv1.3", isComplete: isComplete,
      engine: isKeyProved == nil ? .openssl : nil)
    handshake.capture = isKeyProved.map { CaptureFacts(readAt: now, isKeyProved: $0) }
    return handshake
  }

  /// A server that proved the key of what it sends first has no key for another certificate, unless
  /// that is of the same key.
  @Test(
    arguments: [
      (handshake(isComplete: false), false), (handshake(isComplete: true), true),
      (handshake(isComplete: true, isKeyProved: false), false),
      (handshake(isComplete: true, isKeyProved: true), true),
    ])
  func theOrderOfAServerWithTheOtherKey(handshake: Handshake, isKeyProved: Bool) throws {
    let report = outcome([issuer, leaf], handshake: handshake).report
    #expect(report.verdict == .untrusted)
    #expect(report.fixes.contains { $0.kind == .order } != isKeyProved)
    #expect(!report.fixes.contains { isKeyProved && $0.text.contains("sends its own certificate") })
    #expect((report.repairedChain == .complete([leaf.der, issuer.der])) != isKeyProved)
    let sameKey = try LabReports.authority("Other CA").issue(to: leaf.key, by: root)
    let other = outcome([sameKey, leaf, issuer], handshake: handshake).report
    #expect(other.fixes.map(\.kind) == [.order])
    #expect(other.repairedChain == .complete([leaf.der, issuer.der]))
  }

  /// Behind a self-signed certificate that has the name, as people make with one command, another one is
  /// the server's where it has the name too and somebody issued it.
  @Test func behindOneThatHasTheName() throws {
    var template = Self.server("www.example.com")
    template.basicConstraints = .init(isCA: true, pathLength: nil)
    let (own, old) = try (template.issue(to: .generate()), template.issue(to: .generate()))
    for behind in [[other, issuer], [old]] {
      let report = outcome([own] + behind).report
      #expect(report.completedPath == nil)
      #expect(!report.fixes.isEmpty)
      #expect(!report.fixes.contains { $0.text.contains("sends its own certificate") })
    }
    let report = outcome([own, leaf, issuer]).report
    #expect(report.completedPath?.verdict == .trusted)
    #expect(report.fixes.first?.text.contains("'www.example.com', first") == true)
  }

  /// The issuer of what comes first is no server, even if it does not say what it is.
  @Test func anIssuerIsNoServer() throws {
    let unmarked = try { () -> IssuedCertificate in
      var template = LabReports.authority("Unmarked")
      template.basicConstraints = .init(isCA: false, pathLength: nil)
      return try template.issue(to: .generate(), by: root)
    }()
    var template = Self.server("www.example.com")
    template.basicConstraints = .init(isCA: true, pathLength: nil)
    let marked = try template.issue(to: .generate(), by: unmarked)
    let report = outcome([marked, unmarked]).report
    #expect(report.verdict == .untrusted)
    #expect(report.fixes.contains { $0.kind == .certificate })
    #expect(!report.fixes.contains { $0.text.contains("sends its own certificate") })
  }

  /// A certificate that is to fit the name which is asked for instead is said to have that one.
  @Test func anotherNameAndACertificateForIt() throws {
    var authority = LabReports.authority("Limited")
    authority.permittedNames = [.dns("sub.example.com")]
    let limited = try authority.issue(to: .generate(), by: root)
    var template = Self.server("a.sub.example.com")
    template.names.append(.dns("b.example.com"))
    let leaf = try template.issue(to: .generate(), by: limited)
    let report = outcome([leaf, limited], name: "shop.example.com").report
    let texts = report.fixes.map(\.text)
    let both = texts.filter {
      $0.contains("the client connects to a.sub.example.com") && $0.contains("new certificate")
    }
    #expect(!both.isEmpty, "\(texts)")
    #expect(both.allSatisfy { !$0.contains("shop.example.com") }, "\(texts)")
  }

  /// What is wrong with the server's own certificate is not hidden behind the wrong order, and advice on
  /// it is about it.
  @Test func whatFailsBehindTheWrongOrder() throws {
    let expired = try CertificateTemplate.server(
      [.dns("www.example.com")], subject: IssuingName(commonName: "www.example.com"),
      notBefore: Self.now.advanced(byDays: -1000), notAfter: Self.now.advanced(byDays: -1)
    ).issue(to: .generate(), by: issuer)
    for sent in [[issuer, expired], [other, expired, issuer]] {
      let report = outcome(sent).report
      let completed = try #require(report.completedPath)
      #expect(completed.address == nil && completed.verdict == .untrusted)
      #expect(completed.path.map(\.label) == ["www.example.com", "Issuer", "Root"])
      let late = completed.failures.filter { $0.finding.causedBy == nil }
      #expect(
        late.map(\.finding.check) == [.temporalValidity, .otherTrustValidityPeriod]
          || late.map(\.finding.check) == [.otherTrustValidityPeriod, .temporalValidity])
      #expect(late.map(\.sentAs) == [1, 1])
      let date = late.first { $0.finding.check == .temporalValidity }
      #expect(date?.advice?.server == "renew the certificate")
      let long = late.first { $0.finding.check == .otherTrustValidityPeriod }
      #expect(long?.advice?.server == "a certificate that is valid for 825 days or less")
    }
    let sound = outcome([issuer, leaf]).report.completedPath
    #expect(sound?.verdict == .trusted && sound?.failures.isEmpty == true)
    // Of an order that is right, and of a name that no certificate has, nothing is told.
    #expect(outcome([expired, issuer]).report.completedPath == nil)
    #expect(outcome([issuer, leaf], name: "shop.example.com").report.completedPath == nil)
  }

  /// With another fault besides, the order is part of every fix, and what is renewed is the server's.
  @Test func theOrderAndTheNameAreWrong() throws {
    let report = outcome([issuer, leaf], name: "shop.example.com").report
    #expect(!report.fixes.isEmpty)
    for fix in report.fixes {
      #expect(fix.kind == .several)
      #expect(fix.text.hasPrefix("the server sends its own certificate, 'www.example.com', first"))
      // There is no option for the order, and one for a part of the changes would not show that they help.
      #expect(fix.options.isEmpty)
    }
    let others = report.fixes.filter { $0.text.contains("the client connects to www.example.com") }
    // The server's operator alone cannot make it.
    #expect(others.map(\.side) == [.client])
    #expect(report.fixes.filter { !others.contains($0) }.allSatisfy { $0.side == .server })
  }

  /// What is to be done about each product is in one place.
  @Test func theLinesOfSeveralChanges() throws {
    let fixes = outcome([issuer, leaf], name: "shop.example.com").report.fixes
    let fix = try #require(fixes.first { $0.text.contains("gets a new certificate") })
    let places = fix.instructions.map(\.place)
    #expect(Set(places).count == places.count && places.starts(with: [.nginx, .apache]))
    let nginx = fix.instructions.first?.lines ?? []
    // nginx requires as many keys as certificates.
    for directive in ["ssl_certificate ", "ssl_certificate_key "] {
      #expect(nginx.count { $0.hasPrefix(directive) } == 1)
    }
  }

  /// The key of an authority that was not sent may be the pinned one.
  @Test(arguments: [(Pin.Place.ca, true), (.any, true), (.leaf, false)])
  func aPinAboveAnIssuerThatWasNotSent(place: Pin.Place, mayBeThere: Bool) throws {
    let report = outcome([leaf], pins: [Pin(spki: [1], place: place)]).report
    let fix = report.fixes.first { $0.kind == .issuer }
    #expect((fix != nil) == mayBeThere, "\(report.fixes.map(\.text))")
    #expect(fix?.text.hasSuffix("a root the clients trust, and to a pinned key") != false)
    #expect(outcome([leaf]).report.fixes.first?.text.hasSuffix("a root the clients trust") == true)
    // Until that is known, it may be what an impostor sends: nothing proposes to trust it.
    #expect(report.fixes.allSatisfy { $0.kind == .issuer }, "\(report.fixes.map(\.text))")
    let missing = try #require(report.failures.first { $0.finding.check == .missingIntermediate })
    #expect(missing.advice?.client == "do not trust it before you know who made it")
    let pin = try #require(report.failures.first { $0.finding.reason == .notPinned })
    #expect((pin.advice == nil) == mayBeThere)
  }

  /// A pin that is met, or is met in another place, is not left to the issuer that was not sent.
  @Test(arguments: [Pin.Place.any, .ca]) func aPinThatIsNoIssuers(place: Pin.Place) throws {
    let key = try Certificate(der: leaf.der).publicKey.spki
    let fixes = outcome([leaf], pins: [Pin(spki: key, place: place)]).report.fixes
    #expect(!fixes.isEmpty && !fixes.contains { $0.text.contains("to a pinned key") })
    #expect(fixes.contains { $0.kind == .issuer } == (place == .any))
    let placed = fixes.contains { $0.text.contains("pins the key in the place where it is") }
    #expect(placed == (place == .ca))
  }

  /// The certificate of a CA for the key of a self-signed one has the same name as that one's issuer.
  @Test func behindASelfSignedOne() throws {
    let first = try Self.server("www.example.com").issue(to: leaf.key)
    let report = outcome([first, leaf, issuer]).report
    #expect(report.verdict == .untrusted)
    #expect(report.fixes.map(\.kind) == [.strayCertificate], "\(report.fixes.map(\.text))")
  }

  /// A CA's certificate that has the name, before the server's.
  @Test func behindAnAuthorityOfTheName() throws {
    var template = LabReports.authority("Named")
    template.names = [.dns("www.example.com")]
    let named = try template.issue(to: .generate(), by: root)
    let report = outcome([named, leaf, issuer]).report
    #expect(report.verdict == .untrusted)
    #expect(report.fixes.map(\.kind) == [.order], "\(report.fixes.map(\.text))")
    #expect(report.notes.contains { $0.kind == .authorityFirst })
  }

  /// What a server staples is about its own certificate only.
  @Test(arguments: [false, true]) func anAnswerToStaple(issuerNamesOne: Bool) throws {
    var authority = LabReports.authority("Issuer")
    if issuerNamesOne { authority.ocspResponders = ["http://ocsp.example/root"] }
    let issuer = try authority.issue(to: .generate(), by: root)
    var template = Self.server("www.example.com")
    template.ocspResponders = ["http://ocsp.example/issuer"]
    let leaf = try template.issue(to: .generate(), by: issuer)
    let report = outcome([leaf, issuer], revocation: RevocationPlan(mode: .require)).report
    let missing = report.failures.filter { $0.finding.check == .revocationResponseRequired }
    #expect(missing.map(\.finding.certificate) == (issuerNamesOne ? [0, 1] : [0]))
    #expect(report.fixes.contains { $0.kind == .stapling } != issuerNamesOne)
    #expect(!report.fixes.contains { $0.kind == .several && $0.text.contains("staples") })
  }

  /// The server can send one without the other only if it has the key of both.
  @Test func aCertificateTooMuch() throws {
    let sameKey = try Self.server("old.example.com").issue(to: leaf.key, by: issuer)
    let report = outcome([sameKey, leaf, issuer]).report
    #expect(report.failures.contains { $0.finding.check == .sslHostname })
    #expect(report.fixes.first?.kind == .strayCertificate)
    #expect(report.fixes.first?.text.contains("'old.example.com'") == true)
    let fixes = outcome([other, leaf, issuer]).report.fixes
    #expect(!fixes.isEmpty && !fixes.contains { $0.kind == .strayCertificate })
  }

  /// What an address gives is the issuer only if its key signed the certificate.
  @Test func theNextAddressIsAsked() throws {
    for (wrong, words) in [
      ([impostor], "what it gives has the issuer's name, 'Issuer', and not its key"),
      ([other, impostor], "what it gives has the issuer's name, 'Issuer', and not its key"),
      ([root], "what it gives is 'Root', another certificate"),
      ([other], "what it gives is 'other.example.com', another certificate"),
    ] {
      let fetched = zip(addresses, [wrong, [issuer]]).map {
        Fetch(uri: $0, certificates: $1.map(\.der))
      }
      let (report, rounds) = outcome([leaf], fetched: fetched)
      let asked = rounds.flatMap(\.self).filter { addresses.map(Need.issuer(uri:)).contains($0) }
      #expect(asked == addresses.map(Need.issuer(uri:)))
      #expect(report.completedPath?.verdict == .trusted)
      let notes = report.notes.filter { $0.kind == .issuerAddress }.map(\.text)
      let there = notes.filter { $0.hasPrefix("the missing issuer is at ") }
      #expect(there.count == 1 && there.first?.contains(addresses[1]) == true, "\(notes)")
      #expect(notes.contains("\(addresses[0]) should give the missing issuer (AIA): \(words)"))
      let fix = try #require(report.fixes.first)
      #expect(fix.kind == .issuer && fix.isVerified)
      // The host is no longer exempt once it has a path, which ends in an anchor of the app.
      #expect(
        fix.text
          == "the server also sends 'CN=Issuer'; App Transport Security then blocks it, as it ends in "
          + "an app's own anchor (--user-root tests an installed root)")
    }
  }

  /// Only plain HTTP is followed, in any case of letters, and nobody is asked for an anchor.
  @Test func whichAddressesAreAsked() throws {
    var template = LabReports.authority("Middle")
    template.caIssuers = ["http://ca.example/root"]
    let middle = try template.issue(to: .generate(), by: root)
    template = Self.server("www.example.com")
    template.caIssuers = ["https://ca.example/a", "ldap://ca.example/b", "HTTP://ca.example/c"]
    let leaf = try template.issue(to: .generate(), by: middle)
    let fetch = Fetch(uri: "HTTP://ca.example/c", certificates: [middle.der])
    let (report, rounds) = outcome([leaf], fetched: [fetch])
    let asked = rounds.flatMap(\.self).filter { if case .issuer = $0 { true } else { false } }
    #expect(asked == [.issuer(uri: "HTTP://ca.example/c")])
    #expect(report.completedPath?.verdict == .trusted)
  }

  /// With the issuer that was fetched, only what else is wrong is left.
  @Test func anIssuerIsNotAllThatIsWrong() throws {
    let fetched = [Fetch(uri: addresses[0], certificates: [issuer.der])]
    let report = outcome([leaf], name: "shop.example.com", fetched: fetched).report
    let notes = report.notes.filter { $0.kind == .issuerAddress }.map(\.text)
    #expect(
      notes == [
        "the missing issuer is at \(addresses[0]), as the certificate says (AIA): clients that fetch "
          + "it refuse the server as well"
      ])
    let start = "no chain of what was sent and supplied is trusted: what fails is "
    #expect(report.repairedChain == .impossible(start + "SSLHostname"))
    #expect(
      outcome([leaf]).report.repairedChain
        == .impossible(
          start + "MissingIntermediate (--intermediate supplies an issuer that was not sent)"))
    let unknown = try LabReports.authority("Unknown").issue(to: .generate())
    let middle = try LabReports.authority("Middle").issue(to: .generate(), by: unknown)
    let below = try Self.server("www.example.com").issue(to: .generate(), by: middle)
    #expect(
      outcome([below, middle]).report.repairedChain
        == .impossible(
          start
            + "MissingIntermediate (--user-root names a root that is to be trusted, --intermediate supplies "
            + "an issuer that was not sent)"))
  }

  /// One answer is enough where it gives the issuer.
  @Test func noAddressIsAskedInVain() {
    let fetched = [Fetch(uri: addresses[0], certificates: [issuer.der])]
    let (report, rounds) = outcome([leaf], fetched: fetched)
    #expect(rounds.flatMap(\.self).contains(.issuer(uri: addresses[0])))
    #expect(!rounds.flatMap(\.self).contains(.issuer(uri: addresses[1])))
    #expect(report.completedPath?.verdict == .trusted)
  }

  /// An issuer that was not sent may lead to no root.
  @Test func anIssuerThatIsNotThereIsNotVerified() {
    let missing = outcome([leaf]).report.fixes.filter { $0.kind == .issuer }
    #expect(missing.map(\.isVerified) == [false])
    let wrong = outcome([leaf, issuer], name: "shop.example.com").report.fixes
    let renewed = wrong.filter { $0.kind == .certificate }
    #expect(renewed.map(\.isVerified) == [true])
    #expect(renewed.allSatisfy { $0.text.contains("its signature taken as valid") })
  }

  /// What is sure to help is named beside it: another CA, and trust in the certificate itself where
  /// nothing is known of its issuer but the name.
  @Test func anIssuerThatNobodyHas() throws {
    let fixes = outcome([leaf]).report.fixes
    #expect(fixes.map(\.kind) == [.issuer, .certificate, .userRoot])
    #expect(fixes.map(\.side) == [.server, .server, .client])
    #expect(fixes.map(\.isVerified) == [false, true, true])
    let trust = try #require(fixes.last)
    #expect(trust.text.contains("trusts this very certificate, 'www.example.com'"))
    #expect(trust.text.contains("for development only, which is right only if it is yours"))
    #expect(trust.instructions.flatMap(\.lines).contains { $0.hasSuffix(" certificate.pem") })
    // One that was fetched is sent; no certificate has to be trusted by itself.
    let fetched = outcome([leaf], fetched: [Fetch(uri: addresses[0], certificates: [issuer.der])])
    #expect(fetched.report.fixes.map(\.kind) == [.issuer])
    // Nor one whose issuer's signature is not right.
    let forged = outcome([leaf, impostor]).report.fixes
    #expect(!forged.contains { $0.text.contains("this very certificate") })
  }

  /// A certificate of which nothing is known is not to be trusted under another name as well.
  @Test(arguments: [("www.lab.example", true), ("www.another.example", false)])
  func anUnknownCertificateOfAnotherName(name: String, isProposed: Bool) async throws {
    let fixes = try await LabReports()
      .report("missing-intermediate", .init(serverName: name)).fixes
    #expect(!fixes.isEmpty)
    #expect(fixes.contains { $0.text.contains("this very certificate") } == isProposed)
  }

  /// What was evaluated is the new certificate, whichever CA issues it.
  @Test func anotherCAIsVerified() async throws {
    let fixes = try await LabReports().report("untrusted-root").fixes
    let other = fixes.filter { $0.kind == .certificate }
    #expect(other.map(\.isVerified) == [true])
    #expect(other.allSatisfy { $0.text.hasSuffix("with its signature taken as valid)") })
    #expect(fixes.contains { $0.kind == .userRoot && $0.isVerified })
  }
}
