import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

@testable import Diagnosis

/// What a request and its evidence tell before anything is evaluated.
@Suite struct InquiryTests {
  private static let name = "www.example.com"

  private static func inquiry(
    _ handshake: Handshake? = nil, _ trust: TrustPlan = TrustPlan(),
    certificates: [[UInt8]] = [], _ change: (inout Evidence) -> Void = { _ in }
  ) -> Inquiry {
    var evidence = Evidence(
      clock: LabReports.now,
      observations: [Observation(certificates: certificates, handshake: handshake)])
    change(&evidence)
    var statements = RevocationReader()
    return Inquiry(
      Request(target: .server(host: name, port: 443), trust: trust), evidence, CertificateCache(),
      PublicLists(), &statements)
  }

  /// A captured handshake counts by what the capture proves, whether or not it was completed.
  @Test(
    arguments: [
      (nil, nil, false), (false, nil, false), (true, nil, true), (false, true, true),
      (true, false, false),
    ] as [(Bool?, Bool?, Bool)])
  func aKeyThatIsProved(isComplete: Bool?, isCaptured: Bool?, isProved: Bool) {
    var handshake = isComplete.map { Handshake(isComplete: $0, engine: .openssl) }
    handshake?.capture = isCaptured.map { CaptureFacts(readAt: LabReports.now, isKeyProved: $0) }
    #expect(Self.inquiry(handshake).isKeyProved == isProved)
  }

  /// A capture without the name has nothing to compare, unless an option names it or none is compared.
  @Test(
    arguments: [
      (false, TrustPlan(), true), (true, TrustPlan(), false), (nil, TrustPlan(), false),
      (false, TrustPlan(serverName: "a.example"), false),
      (false, TrustPlan(purpose: .basic), false), (false, TrustPlan(purpose: .client), true),
    ] as [(Bool?, TrustPlan, Bool)])
  func aNameThatACaptureLacks(isNameKnown: Bool?, trust: TrustPlan, isLacking: Bool) {
    var handshake = Handshake(engine: nil)
    handshake.capture = CaptureFacts(
      readAt: LabReports.now, isKeyProved: true, isNameKnown: isNameKnown)
    let inquiry = Self.inquiry(handshake, trust)
    #expect(inquiry.lacksName == isLacking)
    #expect(
      inquiry.comparedName
        == (trust.purpose == .basic ? nil : trust.serverName ?? Self.name))
  }

  /// Only OpenSSL's handshake shows timestamps, and a staple may hold some.
  @Test(
    arguments: [
      (.openssl, true, 0, nil, true), (.openssl, true, nil, nil, false),
      (.openssl, true, 1, nil, false), (.openssl, true, 0, [1], false),
      (.openssl, false, 0, nil, false), (.gnutls, true, 0, nil, false), (nil, true, 0, nil, false),
    ] as [(Engine?, Bool, Int?, [UInt8]?, Bool)])
  func timestampsThatDidNotCome(
    engine: Engine?, isComplete: Bool, count: Int?, staple: [UInt8]?, isLacking: Bool
  ) {
    let handshake = Handshake(
      stapledOCSP: staple, signedCertificateTimestamps: count, isComplete: isComplete,
      engine: engine)
    #expect(Self.inquiry(handshake).settings.lacksTimestamps == isLacking)
  }

  @Test(
    arguments: [(nil, []), ([], ["a", "b", "c"]), (["com"], ["a", "b", "c"])]
      as [([String]?, Set<String>)])
  func namesWithRules(rules: [String]?, names: Set<String>) {
    let inquiry = Self.inquiry {
      $0.publicSuffixes = PublicSuffixEvidence(name: "a", rules: rules, others: ["b", "c"])
    }
    #expect(inquiry.listedNames == names)
    #expect(Self.inquiry().listedNames.isEmpty)
  }

  @Test(
    arguments: [
      (TrustPlan(), .system), (TrustPlan(anchors: ["a"], userRoots: ["u"]), .system),
      (TrustPlan(anchors: ["a"], anchorsOnly: true, userRoots: ["u"]), .app),
      (TrustPlan(anchorsOnly: true, userRoots: ["u"]), .user),
      (TrustPlan(anchorsOnly: true), .user),
      (TrustPlan(userRoots: ["u"], rootStores: ["s"]), .system),
    ] as [(TrustPlan, TrustSource)])
  func theStrictestSource(trust: TrustPlan, source: TrustSource) {
    #expect(Self.inquiry(nil, trust).strictestSource == source)
  }

  private static func stores(_ evidence: inout Evidence) {
    func store(_ name: StoreName, _ places: [String], _ notes: [String]) -> StoreEvidence {
      StoreEvidence(
        store: name, places: places.map { StorePlace(path: $0, kind: .file) }, notes: notes)
    }
    evidence.stores = [
      store(.library(.gnutls), ["g"], ["of GnuTLS"]),
      store(.system, ["s1", "s2"], ["old", "small"]), store(.anchors("u"), ["u"], ["old", "odd"]),
      store(.anchors("a2"), ["a2"], []), store(.anchors("a1"), ["a1"], ["own"]),
    ]
    evidence.witnesses = [.gnutls]
  }

  /// What options name comes first, each in the order of its options, and each note once.
  @Test func storesInTheirOrder() {
    let all = TrustPlan(anchors: ["a1", "a2", "a3"], userRoots: ["u"])
    let inquiry = Self.inquiry(nil, all, Self.stores)
    #expect(inquiry.storeFacts.map(\.path) == ["a1", "a2", "u", "s1", "s2"])
    #expect(inquiry.storeFacts.map(\.source) == [.app, .app, .user, .system, .system])
    #expect(inquiry.storeNotes.map(\.text) == ["old", "small", "odd", "own", "of GnuTLS"])
    for (change, texts) in [
      ({ $0.secondOpinion = false }, ["old", "small", "odd", "own"]),
      ({ $0.anchorsOnly = true }, ["old", "odd", "own"]),
      ({ $0.rootStores = ["r"] }, ["old", "odd", "own"]),
    ] as [((inout TrustPlan) -> Void, [String])] {
      var trust = all
      change(&trust)
      #expect(Self.inquiry(nil, trust, Self.stores).storeNotes.map(\.text) == texts)
    }
  }

  /// A store that counts for two sources is asked once, even for no name, and then not again.
  @Test func aStoreIsAskedOnce() {
    let trust = TrustPlan(
      anchors: ["a", "b"], anchorsOnly: true, userRoots: ["a"], secondOpinion: false)
    #expect(
      Self.inquiry(nil, trust).needsBeforeEvaluation
        == [.roots(.anchors("a"), subjects: []), .roots(.anchors("b"), subjects: [])])
    let asked = Self.inquiry(nil, trust) {
      $0.stores = [StoreEvidence(store: .anchors("a"), places: [])]
    }
    #expect(asked.needsBeforeEvaluation == [.roots(.anchors("b"), subjects: [])])
  }

  /// Of a store that an option leaves out, only the very root that is missing is of use.
  @Test(
    arguments: [
      ("leaf", true), ("root", true), ("namesake", false), ("anchored", false), ("stranger", false),
    ])
  func aRootThatAnOptionLeavesOut(kind: String, isNamed: Bool) throws {
    let root = try LabReports.authority("Root").issue(to: .generate())
    let other = try LabReports.authority(kind == "namesake" ? "Root" : "Other")
      .issue(to: .generate())
    let leaf = try CertificateTemplate.server(
      [.dns(Self.name)], subject: IssuingName(commonName: Self.name), notBefore: LabReports.now,
      notAfter: LabReports.now.advanced(byDays: 9)
    ).issue(to: .generate(), by: root)
    let last =
      switch kind {
      case "root": root
      case "namesake", "stranger": other
      default: leaf
      }
    let inquiry = Self.inquiry(nil, TrustPlan(rootStores: ["r"])) {
      var store = StoreEvidence(
        store: .system,
        places: ["x.pem", "y.pem"].map { StorePlace(path: $0, kind: .bundle) })
      store.answers = [
        RootAnswer(
          subject: (try? Certificate(der: root.der))?.subject.der ?? [],
          roots: [StoredRoot(der: root.der, settings: nil, file: nil)])
      ]
      $0.stores = [store]
    }
    let certificate = try Certificate(der: last.der)
    let path = EvaluatedPath(
      certificates: [certificate], origins: [.sent],
      anchors: kind == "anchored" ? [Anchor(certificate: certificate, source: .app)] : [],
      findings: [])
    #expect(
      inquiry.notesOnExcludedStore(for: path).map(\.text)
        == (isNamed
          ? ["'CN=Root' is in the system store x.pem or y.pem, which --root-store leaves out"] : [])
    )
  }

  // MARK: Revocation

  private static let statements: Evidence = {
    var handshake = Handshake(stapledOCSP: [1], isComplete: true, engine: .openssl)
    handshake.stapledForIssuers = [tryLater]
    return Evidence(
      clock: LabReports.now, observations: [Observation(handshake: handshake)],
      revocationLists: [RevocationListEvidence(file: "a.crl", der: [3])],
      fetches: [
        Fetch(uri: "http://issuer", failure: "none"), Fetch(uri: "http://ocsp", purpose: .ocsp),
        Fetch(uri: "http://late", purpose: .ocsp, failure: "too late"),
        Fetch(uri: "http://crl", purpose: .crl, answer: [4]),
      ])
  }()

  /// An OCSP response that has the error `tryLater` and nothing else.
  private static let tryLater: [UInt8] = [0x30, 3, 0x0a, 1, 3]

  private static func problems(_ evidence: RevocationEvidence) -> [String] {
    evidence.statements.map { statement in
      let source =
        switch statement.source {
        case .stapled: "stapled"
        case .stapledForIssuer: "for issuer"
        case .file(let path): path
        case .fetched(let address): address
        }
      guard case .nothing(let problem) = statement.content else { return source + " is good" }
      return "\(source) \(problem.kind)"
    }
  }

  /// What the server sends comes before what options name, and that before what is fetched.
  @Test(arguments: RevocationPlan.Mode.allCases)
  func whatIsReadOfRevocation(mode: RevocationPlan.Mode) {
    let request = Request(
      target: .server(host: Self.name, port: 443),
      trust: TrustPlan(revocation: RevocationPlan(mode: mode)))
    var reader = RevocationReader()
    let read = reader.revocation(request, Self.statements)
    let given = ["stapled malformed", "for issuer noAnswer", "a.crl malformed"]
    let fetched = ["http://ocsp noAnswer", "http://late noAnswer", "http://crl malformed"]
    let texts: [RevocationPlan.Mode: [String]] = [
      .off: [], .stapled: given, .online: given + fetched, .require: given + fetched,
    ]
    #expect(Self.problems(read) == texts[mode])
    #expect(read.isOff == (mode == .off) && read.isRequired == (mode == .require))
    let reasons: [RevocationPlan.Mode: String] = [
      .off: "--revocation off", .stapled: "nobody was asked (--revocation online asks)",
    ]
    #expect(read.whyNotAsked == reasons[mode])
    let said = read.statements.compactMap { statement in
      if case .nothing(let problem) = statement.content { problem.text } else { nil }
    }
    guard mode == .online else { return }
    #expect(Array(said.suffix(3)) == ["nothing came", "too late", "it is no revocation list"])
    #expect(said[2] == "it is no revocation list")
  }

  /// What was read is remembered for as long as the evidence is the same.
  @Test func changedStatementsAreReadAnew() {
    let request = Request(
      target: .server(host: Self.name, port: 443),
      trust: TrustPlan(revocation: RevocationPlan(mode: .online)))
    var (reader, evidence) = (RevocationReader(), Self.statements)
    evidence.fetches.removeLast(2)
    #expect(Self.problems(reader.revocation(request, evidence)).count == 4)
    evidence.fetches = Self.statements.fetches
    #expect(Self.problems(reader.revocation(request, evidence)).count == 6)
    evidence.observations[0].handshake?.stapledOCSP = Self.tryLater
    let changed = Self.problems(reader.revocation(request, evidence))
    #expect(changed.first == "stapled noAnswer" && changed.count == 6)
    evidence.observations[0].handshake?.stapledOCSP = nil
    #expect(Self.problems(reader.revocation(request, evidence)) == Array(changed.dropFirst()))
  }
}

/// Which exception lets which failure pass.
@Suite struct ExceptionRuleTests {
  private static let chain = Result { () throws in
    let issuer = try LabReports.authority("Issuer").issue(to: .generate())
    let leaf = try CertificateTemplate.server(
      [.dns("www.example.com")], subject: IssuingName(commonName: "www.example.com"),
      notBefore: LabReports.now, notAfter: LabReports.now.advanced(byDays: 9)
    ).issue(to: .generate(), by: issuer)
    return (try Certificate(der: leaf.der), try Certificate(der: issuer.der))
  }

  private static let findings = [
    Finding(.temporalValidity, certificate: 0, summary: "a"),
    Finding(.weakKeySize, certificate: 0, summary: "b"),
    Finding(.leafSPKISHA256, certificate: 0, summary: "c"),
    Finding(.keyUsage, certificate: 0, summary: "d", causedBy: .temporalValidity),
    Finding(.extendedKeyUsage, certificate: 0, summary: "e", causedBy: .weakKeySize),
    Finding(.keySize, certificate: 1, summary: "f"),
  ]

  private static func rules(
    isNamed: Bool = true, port: UInt16 = 443, _ change: (inout TrustException) -> Void
  ) throws -> ExceptionRules {
    let (leaf, issuer) = try chain.get()
    var entry = TrustException(
      check: .temporalValidity, host: "www.example.com", port: 443, certificate: leaf.sha256,
      key: Pin(spki: leaf.publicKey.spki), expires: LabReports.now, reason: "")
    change(&entry)
    var evidence = Evidence(clock: LabReports.now, observations: [Observation()])
    evidence.exceptions = [entry]
    var statements = RevocationReader()
    let inquiry = Inquiry(
      Request(
        target: .server(host: "www.example.com", port: port),
        trust: TrustPlan(exceptions: isNamed ? ["e.txt"] : nil)), evidence, CertificateCache(),
      PublicLists(), &statements)
    return ExceptionRules(
      inquiry,
      EvaluatedPath(
        certificates: [leaf, issuer], origins: [.sent, .sent], anchors: [], findings: findings))
  }

  static let entries: [(@Sendable (inout TrustException) throws -> Void, ExceptionFacts.Outcome)] =
    [
      ({ _ in }, .used), ({ $0.host = "WWW.Example.com." }, .used),
      ({ $0.host = "example.com" }, .otherHost), ({ $0.host = "-" }, .otherHost),
      ({ $0.port = 8443 }, .otherHost), ({ $0.port = nil }, .otherHost),
      ({ $0.key = Pin(spki: [1]) }, .otherKey),
      ({ $0.check = .sslHostname }, .unused),
      ({ $0.certificate = try chain.get().1.sha256 }, .otherCertificate),
      ({ $0.check = .keySize }, .otherCertificate),
      (
        {
          $0.check = .keySize
          $0.certificate = try chain.get().1.sha256
        }, .used
      ), ({ $0.check = .weakKeySize }, .fatal), ({ $0.check = .leafSPKISHA256 }, .fatal),
      ({ $0.expires = LabReports.now.advanced(bySeconds: -1) }, .expired),
    ]

  @Test(arguments: entries.indices) func outcomes(index: Int) throws {
    let (change, outcome) = Self.entries[index]
    var problem: (any Error)?
    let rules = try Self.rules {
      do { try change(&$0) } catch { problem = error }
    }
    try #require(problem == nil)
    #expect(rules.facts.map(\.outcome) == [outcome])
    #expect(rules.remaining.count == Self.findings.count - (outcome == .used ? 1 : 0))
  }

  /// What a failure that passes has caused counts by itself.
  @Test func consequencesOfWhatPasses() throws {
    let remaining = try Self.rules { _ in }.remaining
    #expect(remaining.map(\.summary) == ["b", "c", "d", "e", "f"])
    #expect(remaining.map(\.causedBy) == [nil, nil, nil, .weakKeySize, nil])
  }

  /// Evidence alone lets nothing pass, and another port is another server.
  @Test func withoutTheOption() throws {
    let rules = try Self.rules(isNamed: false) { _ in }
    #expect(rules.facts.isEmpty && rules.remaining == Self.findings)
    #expect(try Self.rules(port: 8443) { _ in }.facts.map(\.outcome) == [.otherHost])
  }
}
