import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

@testable import Diagnosis

/// The values that thresholds are compared with, for every kind of threshold.
@Suite struct ThresholdRuleTests {
  private static let leaf = Result { () throws in
    try Certificate(
      der: CertificateTemplate.server(
        [.dns("www.example.com")], subject: IssuingName(commonName: "www.example.com"),
        notBefore: LabReports.now.advanced(byDays: -1),
        notAfter: LabReports.now.advanced(byDays: 90)
      ).issue(to: .generate()).der)
  }

  private static func report() throws -> Report {
    Report(
      endpoint: Endpoint(host: "www.example.com", port: 443, serverName: "www.example.com"),
      verifyDate: LabReports.now, verdict: .trusted,
      path: [try leaf.get().facts(role: .leaf, origin: .sent)])
  }

  private static func list(
    _ report: Report, of leaf: Certificate? = nil, isStapleGood: Bool = false,
    revocation: RevocationPlan.Mode = .stapled, _ change: (inout Expectations) -> Void
  ) throws -> [Threshold] {
    var expectations = Expectations()
    change(&expectations)
    var path = EvaluatedPath(
      certificates: [try leaf ?? Self.leaf.get()], origins: [.sent], anchors: [], findings: [])
    path.revocations = report.revocation.map { CertificateRevocation(status: $0) }
    if isStapleGood { path.revocations[0].isStapleGood = true }
    return Thresholds(
      expectations: expectations, revocation: revocation, path: path, onDisk: nil, report: report
    ).list
  }

  /// Timestamps from all sources are counted together.
  @Test(
    arguments: [
      (nil, nil, 0), (1, nil, 1), (nil, 1, 1), (1, 1, 2), (2, 1, 3), (0, 2, 2), (3, 0, 3),
    ] as [(Int?, Int?, Int)])
  func timestampsAreAdded(embedded: Int?, sent: Int?, sum: Int) throws {
    var report = try Self.report()
    report.path[0].signedCertificateTimestamps = embedded
    report.handshake = Handshake(
      signedCertificateTimestamps: sent, isComplete: true, engine: .openssl)
    for wanted in max(1, sum - 1)...(sum + 1) {
      let threshold = try #require(try Self.list(report) { $0.timestamps = wanted }.first)
      #expect(threshold.isFailed == (sum < wanted))
      #expect(
        threshold.expected
          == (wanted == 1
            ? "a timestamp of a transparency log" : "\(wanted) timestamps of transparency logs"))
      #expect(
        threshold.actual
          == "\(embedded ?? 0) in the certificate, "
          + (sent.map { "\($0) in the handshake" } ?? "those of a handshake were not seen"))
    }
  }

  /// Checks that only an option of their own asks for, and those of policies that are not evaluated:
  /// without that they are not known to be in order.
  private static let unasked: Set<Check> = [
    .revocationResponseRequired, .ctRequired, .pinnedKey, .leafSPKISHA256, .caSPKISHA256,
    .pinnedCertificate, .validityPeriodMaximums, .systemTrustedWeakKey, .systemTrustedWeakHash,
    .issuerNameConstraints, .issuerPolicyConstraints,
  ]

  /// A failure that an exception lets pass was found all the same; an unused exception found
  /// nothing.
  @Test(arguments: Check.allCases)
  func exceptionsHideNothing(check: Check) throws {
    for outcome in ExceptionFacts.Outcome.allCases {
      var report = try Self.report()
      report.handshake = Handshake(isComplete: true, engine: .openssl)
      let entry = TrustException(
        check: check, host: "a.example", port: 443, certificate: report.path[0].sha256,
        key: Pin(spki: [1]), expires: LabReports.now, reason: "")
      report.exceptions = [ExceptionFacts(entry: entry, outcome: outcome)]
      let threshold = try #require(
        try Self.list(report) { $0.failures = [.check(check)] }.first)
      #expect(threshold.isFailed == (outcome == .used || Self.unasked.contains(check)))
      #expect((threshold.actual == "let pass by an exception") == (outcome == .used))
      let ignored = try Self.list(report) {
        $0.failures = [.check(check)]
        $0.ignored = [.check(check)]
      }
      #expect(ignored.isEmpty)
    }
  }

  /// Only a library disagrees, and one that says nothing does not agree: the evaluation's own opinion is
  /// another one where an exception or a pinned certificate decides.
  @Test(arguments: [Verdict.trusted, .untrusted], [Verdict.trusted, .untrusted])
  func aDisagreementIsALibrarys(verdict: Verdict, own: Verdict) throws {
    var report = try Self.report()
    report.verdict = verdict
    for library in [nil, Verdict.trusted, .untrusted, .unknown] {
      report.opinions = [Opinion(engine: .trusteval, version: "", verdict: own)]
      if let library {
        report.opinions.append(Opinion(engine: .openssl, version: "", verdict: library))
      }
      let threshold = try #require(
        try Self.list(report) { $0.failures = [.disagreement] }.first)
      #expect(threshold.isFailed == (library != verdict), "\(threshold.actual)")
      #expect(!threshold.actual.contains("trusteval"))
    }
  }

  private static let offer = HandshakeFinding(
    .offer, summary: "other suites", seen: "DHE", refusedBy: [.apple])
  private static let renegotiation = HandshakeFinding(
    .secureRenegotiation, summary: "no RFC 5746", seen: "none", refusedBy: [.openssl])
  private static let blocked = TransportSecurity.Violation(
    requirement: .anchor, expected: "a root", actual: "an anchor", relief: .unknown)

  /// One word for all that keeps Apple's clients from a trusted server, but for what is ignored by itself.
  @Test(
    arguments: [
      ([], [], [], nil), ([renegotiation], [], [], nil),
      ([renegotiation, offer], [], [], "other suites: DHE"),
      ([], [blocked], [], "App Transport Security: anchor"),
      ([offer], [blocked], [], "other suites: DHE; App Transport Security: anchor"),
      ([offer], [blocked], [.handshake(.offer)], "App Transport Security: anchor"),
      ([offer], [blocked], [.transportSecurity], "other suites: DHE"),
      ([offer], [blocked], [.transportSecurity, .handshake(.offer)], nil),
    ] as [([HandshakeFinding], [TransportSecurity.Violation], [FailureCondition], String?)])
  func refusals(
    findings: [HandshakeFinding], violations: [TransportSecurity.Violation],
    ignored: [FailureCondition], found: String?
  ) throws {
    var report = try Self.report()
    report.transportSecurity = TransportSecurity(host: .name, violations: violations)
    report.handshakeFindings = findings
    for isSeen in [true, false] {
      report.handshake = isSeen ? Handshake(isComplete: true, engine: .openssl) : nil
      let threshold = try #require(
        try Self.list(report) { ($0.failures, $0.ignored) = ([.refusal], ignored) }.first)
      let expected = found ?? (isSeen ? nil : "no handshake")
      #expect(threshold.isFailed == (expected != nil))
      #expect(threshold.actual == expected ?? "none")
    }
  }

  /// Compared to the second; the remaining time is given in a suitable unit.
  @Test(
    arguments: [
      (86_400, 86_400, false, "24 hours"), (86_399, 86_400, true, "23 hours"),
      (2 * 86_400, 86_400, false, "2 days"), (3599, 3600, true, "59 minutes"),
      (3600, 3600, false, "1 hour"), (119, 60, false, "1 minute"), (59, 60, true, "0 minutes"),
    ] as [(Int64, Int64, Bool, String)])
  func whatIsLeft(seconds: Int64, wanted: Int64, isFailed: Bool, text: String) throws {
    var report = try Self.report()
    report.trustEnd = TrustEnd(
      date: report.verifyDate.advanced(bySeconds: seconds), cause: "certificate 0")
    let threshold = try #require(
      try Self.list(report) { $0.lasting = .seconds(wanted) }.first)
    #expect(threshold.isFailed == isFailed)
    #expect(threshold.actual.hasPrefix(text + ", until "))
  }

  /// A part of the lifetime is told with the lifetime, and trust without an end lasts long enough.
  @Test(
    arguments: [
      (.percent(50), "50% of 91 days or more"), (.percent(100), "100% of 91 days or more"),
      (.seconds(5 * 86_400), "5d or more"), (.seconds(3 * 3600), "3h or more"),
    ] as [(ExpiryMargin, String)])
  func howLongItHasToLast(margin: ExpiryMargin, expected: String) throws {
    let report = try Self.report()
    let threshold = try #require(try Self.list(report) { $0.lasting = margin }.first)
    #expect(threshold.expected == expected && !threshold.isFailed)
    #expect(threshold.actual == "no end in sight")
  }

  /// Exactly the part of the lifetime that is asked for is enough.
  @Test(arguments: [(0, false), (-1, true)] as [(Int64, Bool)])
  func aPartOfTheLifetime(seconds: Int64, isFailed: Bool) throws {
    var report = try Self.report()
    let half: Int64 = 91 * 43_200
    report.trustEnd = TrustEnd(
      date: report.verifyDate.advanced(bySeconds: half + seconds), cause: "certificate 0")
    let threshold = try #require(try Self.list(report) { $0.lasting = .percent(50) }.first)
    #expect(threshold.isFailed == isFailed)
    #expect(threshold.actual.hasSuffix(", the end of certificate 0"))
  }

  /// What is trusted for no time at all fails, and what has no verdict is not compared.
  @Test(arguments: [(Verdict.untrusted, [true]), (.unknown, [])])
  func whatIsNotTrusted(verdict: Verdict, failed: [Bool]) throws {
    var report = try Self.report()
    report.verdict = verdict
    #expect(try Self.list(report) { $0.lasting = .seconds(1) }.map(\.isFailed) == failed)
  }

  /// What is ignored, and the option of the threshold that is left out for it.
  static let ignored: [(FailureCondition, String)] = [
    (.check(.temporalValidity), "--expires-within"), (.check(.tlsVersion), "--min-tls"),
    (.handshake(.protocolVersion), "--min-tls"), (.check(.ctRequired), "--require-sct"),
    (.check(.revocationResponseRequired), "--require-staple"),
    (.handshake(.stapledAnswer), "--require-staple"),
  ]

  @Test(arguments: ignored)
  func whatIsIgnoredHasNoThreshold(condition: FailureCondition, option: String) throws {
    var report = try Self.report()
    report.handshake = Handshake(
      protocolVersion: "TLSv1.1", isComplete: true, engine: .openssl)
    func options(_ ignored: [FailureCondition]?) throws -> [String] {
      try Self.list(report) {
        ($0.lasting, $0.minimumTLS, $0.timestamps) = (.seconds(1), .tls12, 1)
        ($0.staple, $0.ignored) = (.required, ignored)
      }.map(\.option)
    }
    let all = ["--expires-within", "--min-tls", "--require-sct", "--require-staple"]
    #expect(try options(nil) == all)
    #expect(try options([condition]) == all.filter { $0 != option })
  }

  /// Every version with every minimum; an unknown version meets none.
  @Test(arguments: MinimumTLS.allCases, ["SSLv3", "TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3", nil])
  func versions(minimum: MinimumTLS, version: String?) throws {
    var report = try Self.report()
    report.handshake = Handshake(protocolVersion: version, isComplete: true, engine: .openssl)
    let threshold = try #require(
      try Self.list(report) { $0.minimumTLS = minimum }.first)
    let isMet = version == "TLSv1.3" || version == "TLSv1.2" && minimum == .tls12
    #expect(threshold.isFailed == !isMet)
  }

  /// Another verdict than the report's is told of each library by name, or else who has none.
  @Test(
    arguments: [
      (.trusted, [.untrusted, .untrusted], "OpenSSL does not trust it, GnuTLS does not trust it"),
      (.trusted, [.trusted, .untrusted], "GnuTLS does not trust it"),
      (.untrusted, [.trusted, .untrusted], "OpenSSL trusts it"),
      (.trusted, [.trusted, .unknown], "GnuTLS has no opinion"),
      (.untrusted, [.unknown, .untrusted], "OpenSSL has no opinion"),
      (.trusted, [.trusted, .trusted], nil), (.trusted, [], "no library was asked"),
    ] as [(Verdict, [Verdict], String?)])
  func whoContradicts(verdict: Verdict, others: [Verdict], text: String?) throws {
    var report = try Self.report()
    report.verdict = verdict
    report.opinions = zip([Engine.openssl, .gnutls], others).map {
      Opinion(engine: $0, version: "1", verdict: $1)
    }
    try expect(text, of: .disagreement, "no disagreement", in: report)
  }

  /// The requirements that are not met are named; hosts to which none applies meet all.
  @Test(
    arguments: [
      (.name, [.cipher, .anchor], "cipher, anchor"), (.address, [.keySize], "keySize"),
      (.name, [], nil), (.local, [.cipher, .anchor], nil),
    ] as [(TransportSecurity.Host, [TransportSecurity.Requirement], String?)])
  func whatTransportSecurityBlocks(
    host: TransportSecurity.Host, requirements: [TransportSecurity.Requirement], text: String?
  ) throws {
    var report = try Self.report()
    try expect(nil, of: .transportSecurity, "no transportSecurity", in: report)
    report.transportSecurity = TransportSecurity(
      host: host,
      violations: requirements.map {
        .init(requirement: $0, expected: "", actual: "", relief: .unknown)
      })
    try expect(text, of: .transportSecurity, "no transportSecurity", in: report)
  }

  /// Of several findings and failures, the one that is asked for is told.
  @Test func whatIsFoundIsToldInItsOwnWords() throws {
    var report = try Self.report()
    report.handshakeFindings = [
      HandshakeFinding(.cipher, summary: "the suite is weak", seen: "RC4", refusedBy: []),
      HandshakeFinding(.keyExchange, summary: "the group is small", seen: "DH 512", refusedBy: []),
    ]
    report.failures = [Check.temporalValidity, .sslHostname].map {
      Failure(
        finding: Finding($0, certificate: 0, summary: "it fails \($0)"), severity: .deny,
        subject: nil,
        codes: LayerCodes())
    }
    try expect(
      "the group is small: DH 512", of: .handshake(.keyExchange), "no keyExchange", in: report)
    let unseen = "no handshake"
    try expect(unseen, of: .handshake(.signature), "no signature", in: report)
    try expect(nil, of: .handshake(.keyUsage), "no keyUsage", in: report)
    report.handshake = Handshake(isComplete: true, engine: .openssl)
    try expect(nil, of: .handshake(.signature), "no signature", in: report)
    try expect("it fails sslHostname", of: .check(.sslHostname), "no SSLHostname", in: report)
    try expect(nil, of: .check(.anchorTrusted), "no AnchorTrusted", in: report)
  }

  /// What was not checked is not known to be in order; of refused keys, all that is published was.
  @Test func whatWasNotCheckedIsNotMet() throws {
    var report = try Self.report()
    report.notChecked = [
      NotChecked(.revocation, reason: "nobody was asked"),
      NotChecked(.blackListedKey, reason: "what Apple sends to devices is not published"),
    ]
    try expect(
      "not checked: nobody was asked", of: .check(.revocation), "no Revocation", in: report)
    try expect(nil, of: .check(.blackListedKey), "no BlackListedKey", in: report)
  }

  /// With `--pin-certificate`, nothing but the certificate itself is looked at.
  @Test func whatIsOnlyComparedIsNotMet() throws {
    var report = try Self.report()
    report.pins = [PinFacts(certificate: "x", matches: [0])]
    let text = "not checked: the certificate is compared, not evaluated"
    try expect(text, of: .check(.sslHostname), "no SSLHostname", in: report)
    try expect(nil, of: .check(.pinnedCertificate), "no PinnedCertificate", in: report)
    try expect(text, of: .disagreement, "no disagreement", in: report)
  }

  @Test func aHandshakeThatWasNotSeenMeetsNothing() throws {
    let report = try Self.report()
    try expect("no handshake", of: .check(.tlsVersion), "no TLSVersion", in: report)
    let thresholds = try Self.list(report) {
      $0.minimumTLS = .tls12
      $0.staple = .required
    }
    #expect(thresholds.map(\.option) == ["--min-tls", "--require-staple"])
    #expect(thresholds.map(\.actual) == ["no handshake", "none"])
    #expect(thresholds.map(\.isFailed) == [true, true])
  }

  /// Only an answer that was stapled, on the server's own certificate, meets the threshold.
  @Test(
    arguments: [
      ("stapled", .good, true, true, "one that says good"),
      ("list.crl", .good, true, true, "one that says good"),
      ("http://ocsp.example", .revoked, true, true, "one that says good"),
      ("stapled", .revoked, false, true, "seen"), ("list.crl", .good, false, true, "seen"),
      // It came with another certificate.
      ("stapled", .good, false, false, "none"), ("stapled", .notChecked, false, false, "none"),
    ] as [(String, RevocationStatus.Status, Bool, Bool, String)])
  func whichAnswerIsStapled(
    via: String, status: RevocationStatus.Status, isStapleGood: Bool, isSent: Bool, text: String
  ) throws {
    var report = try Self.report()
    report.handshake = Handshake(
      stapledOCSP: isSent ? [0x30, 0] : nil, isComplete: true, engine: .openssl)
    report.revocation = [RevocationStatus(certificate: 0, status: status, via: via)]
    func threshold() throws -> Threshold {
      try #require(
        try Self.list(report, isStapleGood: isStapleGood) { $0.staple = .required }.first)
    }
    // Where no finding says what is wrong with it.
    let unnamed = text == "seen" ? "one that does not count" : text
    #expect(try threshold().actual == unnamed)
    report.handshakeFindings = [
      HandshakeFinding(.cipher, summary: "", seen: "RC4", refusedBy: []),
      HandshakeFinding(.stapledAnswer, summary: "", seen: "seen", refusedBy: []),
    ]
    #expect(try threshold().actual == text)
    #expect(try threshold().isFailed == (text != "one that says good"))
  }

  /// Of an anchor nobody is asked, and nobody of what is only compared: a required answer is missing
  /// then, if the certificate names a place to ask.
  @Test(arguments: RevocationPlan.Mode.allCases, [false, true])
  func aRequiredAnswerThatNobodyWasAskedFor(mode: RevocationPlan.Mode, namesPlace: Bool) throws {
    var template = CertificateTemplate.server(
      [.dns("www.example.com")], subject: IssuingName(commonName: "www.example.com"),
      notBefore: LabReports.now.advanced(byDays: -1), notAfter: LabReports.now.advanced(byDays: 90))
    if namesPlace { template.ocspResponders = ["http://ocsp.example/"] }
    let leaf = try Certificate(der: template.issue(to: .generate()).der)
    func failed(_ report: Report, _ change: (inout Expectations) -> Void = { _ in }) throws
      -> [String]
    {
      try Self.list(report, of: leaf, revocation: mode, change).filter(\.isFailed).map(\.actual)
    }
    let isMissing = mode == .require && namesPlace
    var report = try Self.report()
    #expect(
      try failed(report)
        == (isMissing ? ["none: the certificate is an anchor itself, so nobody is asked"] : []))
    #expect(try failed(report) { $0.ignored = [.check(.revocationResponseRequired)] }.isEmpty)
    report.verdict = .untrusted
    #expect(try failed(report).isEmpty)
    report.verdict = .trusted
    report.pins = [PinFacts(certificate: "x", matches: [0])]
    #expect(
      try failed(report)
        == (isMissing ? ["none: the certificate is compared, not evaluated"] : []))
    report.pins = []
    report.revocation = [RevocationStatus(certificate: 0, status: .good, via: "a.crl")]
    #expect(try failed(report).isEmpty)
  }

  /// What the purpose or a missing option leaves out of the evaluation is not known to be in order.
  @Test(
    arguments: [
      (.check(.sslHostname), .basic, "a", "not checked with --purpose basic"),
      (.check(.extendedKeyUsage), .basic, "a", "not checked with --purpose basic"),
      (.check(.extendedKeyUsage), .client, "a", nil), (.check(.sslHostname), .client, "a", nil),
      (.check(.sslHostname), .server, nil, "not checked: no server name was given"),
      (.check(.serverAuthEKU), .client, "a", "not checked with --purpose client"),
      (.check(.systemTrustValidityPeriod), .client, "a", "not checked with --purpose client"),
      (.check(.otherTrustValidityPeriod), .basic, "a", "not checked with --purpose basic"),
      (.check(.keySize), .client, "a", "not checked with --purpose client"),
      (.check(.signatureHashAlgorithms), .client, "a", "not checked with --purpose client"),
      (.check(.systemTrustedCTRequired), .client, "a", "not checked with --purpose client"),
      (.check(.weakKeySize), .client, "a", nil), (.check(.serverAuthEKU), .server, "a", nil),
      (.check(.ctRequired), .server, "a", "not checked without --require-sct"),
      (
        .check(.revocationResponseRequired), .server, "a",
        "not checked without --revocation require"
      ), (.check(.pinnedCertificate), .server, "a", "not checked without --pin-certificate"),
      (
        .check(.issuerNameConstraints), .server, "a",
        "not checked: no policy that is evaluated here has it"
      ), (.transportSecurity, .server, nil, "not checked: no server name was given"),
      (.transportSecurity, .client, "a", "not checked with --purpose client"),
      (.transportSecurity, .basic, nil, "not checked with --purpose basic"),
      (.handshake(.keyUsage), .client, "a", "not checked with --purpose client"),
      (.handshake(.keyUsage), .server, "a", nil),
    ] as [(FailureCondition, Purpose, String?, String?)])
  func whatIsLeftOut(
    condition: FailureCondition, purpose: Purpose, name: String?, text: String?
  ) throws {
    var report = try Self.report()
    report.purpose = purpose
    report.endpoint.serverName = name
    try expect(text, of: condition, "no \(condition.text)", in: report)
    report.pins = [PinFacts(certificate: "x", matches: [0])]
    guard case .handshake = condition else { return }
    // Nor was the key's use looked at, where the certificate is only compared.
    try expect(
      "not checked: the certificate is compared, not evaluated", of: condition,
      "no \(condition.text)", in: report)
  }

  /// A pin for another place asks for another check; a certificate's is none of a key.
  @Test(
    arguments: [
      (.pinnedKey, [""], true), (.pinnedKey, ["@leaf", "@ca"], false), (.pinnedKey, [], false),
      (.leafSPKISHA256, ["@leaf"], true), (.leafSPKISHA256, ["@ca"], false),
      (.caSPKISHA256, ["@leaf", "@ca"], true), (.caSPKISHA256, ["", "@leaf"], false),
    ] as [(Check, [String], Bool)])
  func aPinOfEachPlace(check: Check, places: [String], isChecked: Bool) throws {
    var report = try Self.report()
    report.pins = try places.map {
      PinFacts(try #require(Pin(Pin(spki: [1]).text + $0)), matches: [0])
    }
    let found = try #require(try Self.list(report) { $0.failures = [.check(check)] }.first)
    #expect(found.isFailed != isChecked)
    let options: [Check: String] = [
      .pinnedKey: "--pin", .leafSPKISHA256: "a --pin for the leaf (@leaf)",
      .caSPKISHA256: "a --pin for authorities (@ca)",
    ]
    #expect(isChecked || found.actual == "not checked without " + (options[check] ?? ""))
  }

  /// Two timestamps are as many as can be asked for without Apple's list of logs.
  @Test(
    arguments: [(nil, nil, false), (1, 1, false), (2, nil, true), (nil, 2, true), (1, nil, false)]
      as [(Int?, Int?, Bool)])
  func timestampsThatAreEnough(embedded: Int?, sent: Int?, isEnough: Bool) throws {
    var report = try Self.report()
    report.path[0].signedCertificateTimestamps = embedded
    report.handshake = Handshake(
      signedCertificateTimestamps: sent, isComplete: true, engine: .openssl)
    report.notChecked = [NotChecked(.systemTrustedCTRequired, reason: "the logs are not known")]
    try expect(
      isEnough ? nil : "not checked: the logs are not known", of: .check(.systemTrustedCTRequired),
      "no SystemTrustedCTRequired", in: report)
  }

  /// What only this side supplied is missing to other clients; the one nearest to the server's is told.
  @Test func issuersThatTheServerDoesNotSend() throws {
    var report = try Self.report()
    for (label, origin) in [
      ("A", .sent), ("B", .supplied), ("C", .supplied), ("D", .appAnchor),
    ] as [(String, CertificateFacts.Origin)] {
      var facts = report.path[0]
      (facts.label, facts.origin) = (label, origin)
      report.path.append(facts)
    }
    try expect(
      "'B' is not sent by the server", of: .check(.missingIntermediate), "no MissingIntermediate",
      in: report)
    try expect(nil, of: .check(.anchorTrusted), "no AnchorTrusted", in: report)
  }

  /// A bounded number is shown, and all are compared, as whole values in any case.
  @Test(
    arguments: [
      ([], "A", "no organization", true), (["A", "B", "C", "D"], "d", "A; B; C; D", false),
      (["A", "B", "C", "D", "E"], "e", "A; B; C; D", false), (["Ab"], "A", "Ab", true),
      (["\u{212a}"], "k", "\u{212a}", false), (["\u{3f4}"], "\u{3b8}", "\u{3f4}", true),
      (["stra\u{df}e"], "STRASSE", "stra\u{df}e", true),
    ])
  func organizations(values: [String], wanted: String, text: String, isFailed: Bool) throws {
    var template = CertificateTemplate.server(
      [.dns("www.example.com")],
      subject: IssuingName(values.map { .init(IssuingName.Attribute.organization, $0) }),
      notBefore: LabReports.now, notAfter: LabReports.now.advanced(byDays: 9))
    // Nine policies, of which eight are shown.
    template.policies = (1...9).map { "1.2.3.\($0)" }
    let leaf = try Certificate(der: template.issue(to: .generate()).der)
    let thresholds = try Self.list(try Self.report(), of: leaf) {
      $0.organizations = [wanted]
      $0.policies = [.identifier("1.2.3.9")]
    }
    #expect(thresholds.map(\.option) == ["--expect-organization", "--expect-policy"])
    #expect(thresholds[0].actual == text)
    #expect(thresholds.map(\.isFailed) == [isFailed, false])
    #expect(thresholds[1].actual == (1...8).map { "1.2.3.\($0)" }.joined(separator: ", "))
  }

  private func expect(
    _ actual: String?, of condition: FailureCondition, _ expected: String, in report: Report
  ) throws {
    let threshold = try #require(try Self.list(report) { $0.failures = [condition] }.first)
    #expect(threshold.expected == expected)
    #expect(threshold.actual == actual ?? "none")
    #expect(threshold.isFailed == (actual != nil))
  }
}
