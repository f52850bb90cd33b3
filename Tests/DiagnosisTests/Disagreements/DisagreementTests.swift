import Diagnosis
import Testing
import TrustModel

@Suite struct DisagreementTests {
  static let now = Instant(secondsSinceEpoch: 1_780_000_000)

  /// Names of certificates are used instead of their hashes.
  static func facts(
    _ name: String, label: String? = nil, until notAfter: Instant = now.advanced(byDays: 30),
    role: CertificateFacts.Role = .intermediate, names: [String] = []
  ) -> CertificateFacts {
    CertificateFacts(
      subject: "CN=\(name)", issuer: "CN=Issuer", label: label ?? name, serial: "01",
      notBefore: now.advanced(byDays: -30), notAfter: notAfter, sha256: name, spkiSha256: name,
      names: names, key: "EC P-256", signature: "ecdsa-with-SHA256", role: role, origin: .sent,
      isSelfIssued: false)
  }

  private static let certificates = [
    facts("leaf", role: .leaf, names: ["www.example.com"]), facts("middle"), facts("root"),
    facts("crossed", label: "root", until: now.advanced(byDays: -3)),
  ]

  static func context(
    _ findings: [Finding] = [], certificates: [CertificateFacts] = certificates,
    serverName: String? = "www.example.com", at date: Instant = now,
    fetch: DisagreementContext.Fetch? = nil, anchorFileWithSettings: String? = nil,
    stores: [DisagreementContext.StoreView] = []
  ) -> DisagreementContext {
    DisagreementContext(
      findings: findings, certificates: certificates, serverName: serverName, verifyDate: date,
      fetch: fetch, anchorFileWithSettings: anchorFileWithSettings, stores: stores)
  }

  static func opinion(
    _ engine: Engine, _ failures: [Opinion.Failure] = [], hidden: [Opinion.Failure] = [],
    path: [String] = ["leaf", "middle", "root"]
  ) -> Opinion {
    Opinion(
      engine: engine, version: "1", verdict: failures.isEmpty ? .trusted : .untrusted,
      failures: failures, hidden: hidden, path: path)
  }

  /// - Parameter answers: The answers to experiments; any other experiment is impossible.
  static func disagreements(
    ours: Opinion, witnesses: [Opinion], context: DisagreementContext,
    answers: [Engine: [Experiment: Opinion]] = [:]
  ) -> [Disagreement] {
    Disagreements(ours: ours, witnesses: witnesses, context: context) { engine, experiment in
      answers[engine]?[experiment].map(Disagreements.Answer.opinion) ?? .impossible
    }.list
  }

  static func ours(_ findings: [Finding], path: [String] = ["leaf", "middle", "root"])
    -> Opinion
  {
    opinion(
      .trusteval,
      findings.map {
        .init(
          code: 0, symbol: $0.check.rawValue, certificate: $0.certificate, text: $0.summary,
          check: $0.check)
      }, path: path)
  }

  static func failure(
    _ symbol: String, _ code: Int, _ certificate: Int?, _ check: Check?
  ) -> Opinion.Failure {
    .init(code: code, symbol: symbol, certificate: certificate, text: "said so", check: check)
  }

  static let expired = failure("X509_V_ERR_CERT_HAS_EXPIRED", 10, 0, .temporalValidity)
  static let otherName = failure("X509_V_ERR_HOSTNAME_MISMATCH", 62, 0, .sslHostname)

  // MARK: Lists

  /// That a list is the cause is said only where our evaluation without it has no such failure.
  @Test(
    arguments: [
      (Check.blackListedKey, nil), (.grayListedKey, .issuedAfterDistrust),
      (.anchorTrusted, .rootNotInAppleList), (.missingIntermediate, .rootNotInAppleList),
    ] as [(Check, FindingReason?)])
  func aListIsACauseByExperimentOnly(check: Check, reason: FindingReason?) throws {
    let finding = Finding(check, certificate: 1, reason: reason, summary: "refused", actual: "it")
    let refusing = Self.ours([finding])
    for answer in [Self.ours([]), refusing, nil] {
      var context = Self.context([finding])
      context.withoutLists = answer
      let list = Self.disagreements(
        ours: refusing, witnesses: [Self.opinion(.openssl), Self.opinion(.gnutls)],
        context: context)
      let found = try #require(list.first)
      #expect(list.count == 1)
      let isShown = answer?.verdict == .trusted
      #expect(found.cause == (isShown ? .policy : .unknown), "\(found)")
      #expect(
        found.experiment
          == (isShown
            ? "trusteval asked without its lists of keys and roots: \(check.rawValue) (0) goes, and "
              + "it trusts"
            : nil))
    }
  }

  // MARK: No difference

  @Test func agreementIsSilent() {
    let trusted = Self.disagreements(
      ours: Self.ours([]), witnesses: [Self.opinion(.openssl), Self.opinion(.gnutls)],
      context: Self.context())
    #expect(trusted.isEmpty)
    let findings = [Finding(.temporalValidity, certificate: 0, summary: "it expired")]
    let refused = Self.disagreements(
      ours: Self.ours(findings), witnesses: [Self.opinion(.openssl, [Self.expired])],
      context: Self.context(findings))
    #expect(refused.isEmpty)
  }

  @Test func noOpinionDiffersFromNobody() {
    let silent = Opinion(
      engine: .gnutls, version: "1", verdict: .unknown, failures: [Self.expired],
      noOpinion: "it cannot be read")
    #expect(
      Self.disagreements(ours: Self.ours([]), witnesses: [silent], context: Self.context()).isEmpty)
  }

  @Test func anEarlierEndIsNoOtherPath() {
    let short = Self.opinion(.openssl, path: ["leaf", "middle"])
    #expect(
      Self.disagreements(ours: Self.ours([]), witnesses: [short], context: Self.context()).isEmpty)
  }

  @Test func aConsequenceNeedsNoExplanation() {
    let findings = [
      Finding(.anchorTrusted, certificate: 0, summary: "the root is not trusted"),
      Finding(
        .otherTrustValidityPeriod, certificate: 0, summary: "too long", causedBy: .anchorTrusted),
    ]
    let witness = Self.opinion(
      .openssl, [Self.failure("X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT", 18, 0, .anchorTrusted)])
    #expect(
      Self.disagreements(
        ours: Self.ours(findings), witnesses: [witness], context: Self.context(findings)
      ).isEmpty)
  }

  // MARK: Paths

  @Test func namesTheExpiredCrossSignedRoot() throws {
    let witness = Self.opinion(
      .gnutls, [Self.failure("GNUTLS_CERT_EXPIRED", 1024, 2, .temporalValidity)],
      path: ["leaf", "middle", "crossed"])
    let all = Self.disagreements(
      ours: Self.ours([]), witnesses: [witness], context: Self.context(),
      answers: [.gnutls: [.ownPath: Self.opinion(.gnutls)]])
    let found = try #require(all.first)
    #expect(all.count == 1)
    #expect(found.cause == .pathChoice)
    #expect(found.engines == [.trusteval, .gnutls])
    #expect(
      found.experiment == "GnuTLS asked without the certificates off trusteval's path: "
        + "GNUTLS_CERT_EXPIRED (1024) goes")
    #expect(
      found.text
        == "trusteval takes leaf > middle > root (until 2026-06-27); GnuTLS takes "
        + "leaf > middle > root (until 2026-05-25) and ends with GNUTLS_CERT_EXPIRED (1024) "
        + "at root (until 2026-05-25)")
  }

  @Test func tellsOfTwoGoodPaths() {
    let witness = Self.opinion(.openssl, path: ["leaf", "middle", "crossed"])
    let all = Self.disagreements(ours: Self.ours([]), witnesses: [witness], context: Self.context())
    #expect(all.map(\.cause) == [.pathChoice])
    #expect(all.first?.text.hasSuffix("both are good") == true)
  }

  /// A path that trusteval keeps off is not called good, nor is the reason left out.
  @Test(arguments: [false, true]) func tellsWhatKeepsItOffThePath(fails: Bool) throws {
    let failure = Self.failure("GNUTLS_CERT_EXPIRED", 1024, 2, .temporalValidity)
    let witness = Self.opinion(
      .gnutls, fails ? [failure] : [], path: ["leaf", "middle", "crossed"])
    var context = Self.context()
    context.refusals = ["crossed": "the key is compromised", "root": "not said: it is ours"]
    let found = try #require(
      Self.disagreements(
        ours: Self.ours([]), witnesses: [witness], context: context,
        answers: [.gnutls: [.ownPath: Self.opinion(.gnutls)]]
      ).first)
    #expect(found.cause == .pathChoice)
    #expect(
      found.text.hasSuffix(
        "; trusteval does not trust a path by root (until 2026-05-25): the key is compromised; "
          + "without that rule it takes one"))
    #expect(!found.text.contains("both are good"))
  }

  @Test func twoGoodPathsAreShownByTheWitness() {
    let all = Self.disagreements(
      ours: Self.ours([]),
      witnesses: [Self.opinion(.openssl, path: ["leaf", "middle", "crossed"])],
      context: Self.context(), answers: [.openssl: [.ownPath: Self.opinion(.openssl)]])
    #expect(
      all.map(\.experiment) == [
        "OpenSSL asked without the certificates off trusteval's path: the same, on another path"
      ])
  }

  /// The proof of one difference may also remove another one that is left open.
  @Test(arguments: [true, false]) func aProvenCauseExplainsTheRest(comes: Bool) {
    let findings = [Finding(.missingIntermediate, certificate: 0, summary: "no issuer")]
    let bad = Self.failure("GNUTLS_CERT_EXPIRED", 1024, 0, .temporalValidity)
    let unknown = Self.failure("GNUTLS_CERT_SIGNER_NOT_FOUND", 64, 0, .missingIntermediate)
    let all = Self.disagreements(
      ours: Self.ours(findings, path: ["leaf"]),
      witnesses: [Self.opinion(.gnutls, [bad], path: ["leaf"])], context: Self.context(findings),
      answers: [.gnutls: [.ownPath: Self.opinion(.gnutls, comes ? [unknown] : [])]])
    #expect(all.map(\.cause) == (comes ? [.pathChoice] : [.notReached, .pathChoice]))
  }

  @Test func ourPathMayBeTheBadOne() {
    let findings = [Finding(.temporalValidity, certificate: 2, summary: "the root expired")]
    let all = Self.disagreements(
      ours: Self.ours(findings, path: ["leaf", "middle", "crossed"]),
      witnesses: [Self.opinion(.openssl)], context: Self.context(findings),
      answers: [.openssl: [.ownPath: Self.opinion(.openssl, [Self.expired])]])
    #expect(all.map(\.cause) == [.pathChoice])
    #expect(all.first?.text.hasSuffix("only the first has: the root expired") == true)
  }

  /// Whether a name matches does not depend on the path.
  @Test func aNameIsNoMatterOfPaths() {
    let findings = [Finding(.sslHostname, certificate: 0, summary: "other name")]
    let all = Self.disagreements(
      ours: Self.ours(findings), witnesses: [Self.opinion(.openssl, path: ["leaf", "x"])],
      context: Self.context(findings))
    #expect(all.map(\.cause) == [.policy])
  }

  // MARK: Order of checks

  @Test func openSSLHidesWhatComesAfterItsFirstError() throws {
    let findings = [
      Finding(.sslHostname, certificate: 0, summary: "other name"),
      Finding(.temporalValidity, certificate: 0, summary: "it expired"),
    ]
    let all = Self.disagreements(
      ours: Self.ours(findings),
      witnesses: [Self.opinion(.openssl, [Self.otherName], hidden: [Self.expired])],
      context: Self.context(findings))
    let found = try #require(all.first)
    #expect(all.count == 1 && found.cause == .checkOrder)
    #expect(
      found.text == "OpenSSL ends at its first error, X509_V_ERR_HOSTNAME_MISMATCH (62), "
        + "and hides TemporalValidity")
  }

  @Test func gnuTLSHidesWhatIsBelow() throws {
    let findings = [
      Finding(.temporalValidity, certificate: 1, summary: "it expired"),
      Finding(.criticalExtensions, certificate: 0, summary: "unknown extension"),
    ]
    let witness = Self.opinion(
      .gnutls, [Self.failure("GNUTLS_CERT_EXPIRED", 1024, 1, .temporalValidity)])
    let all = Self.disagreements(
      ours: Self.ours(findings), witnesses: [witness], context: Self.context(findings),
      answers: [
        .gnutls: [
          .trusting("middle"): Self.opinion(
            .gnutls,
            [Self.failure("GNUTLS_CERT_UNKNOWN_CRIT_EXTENSIONS", 1 << 21, 0, .criticalExtensions)])
        ]
      ])
    #expect(all.map(\.cause) == [.checkOrder])
    #expect(all.first?.text.hasSuffix("hides CriticalExtensions") == true)
    #expect(
      all.first?.experiment
        == "GnuTLS asked with 'middle' as an anchor: GNUTLS_CERT_EXPIRED (1024) "
        + "goes, GNUTLS_CERT_UNKNOWN_CRIT_EXTENSIONS (2097152) comes")
  }

  /// Whichever certificate it is of; without such an answer nothing is said of what it lets pass.
  @Test(arguments: [(0, true), (1, true), (0, false), (1, false)])
  func gnuTLSHidesAUse(certificate: Int, isHidden: Bool) {
    let findings = [
      Finding(.temporalValidity, certificate: 2, summary: "it expired"),
      Finding(.extendedKeyUsage, certificate: certificate, summary: "other use"),
    ]
    let other = Self.failure(
      "GNUTLS_CERT_PURPOSE_MISMATCH", 1 << 18, certificate, .extendedKeyUsage)
    let all = Self.disagreements(
      ours: Self.ours(findings),
      witnesses: [
        Self.opinion(.gnutls, [Self.failure("GNUTLS_CERT_EXPIRED", 1024, 2, .temporalValidity)])
      ], context: Self.context(findings),
      answers: [
        .gnutls: [
          .trusting(["middle", "root"][certificate]): Self.opinion(
            .gnutls, [isHidden ? other : Self.expired])
        ]
      ])
    #expect(all.map(\.cause) == [isHidden ? .checkOrder : .notReached], "\(all)")
  }

  /// GnuTLS compares the name last: all else has passed where only the name is refused.
  @Test(
    arguments: [
      ("GNUTLS_CERT_UNEXPECTED_OWNER", Check.sslHostname, Disagreement.Cause.policy),
      ("GNUTLS_CERT_EXPIRED", .temporalValidity, .notReached),
    ])
  func theNameIsComparedLast(symbol: String, check: Check, cause: Disagreement.Cause) {
    let findings = [
      Finding(check, certificate: 0, summary: "refused by both"),
      Finding(.nameConstraints, certificate: 0, summary: "not permitted"),
    ]
    let all = Self.disagreements(
      ours: Self.ours(findings),
      witnesses: [Self.opinion(.gnutls, [Self.failure(symbol, 1024, 0, check)])],
      context: Self.context(findings))
    #expect(all.map(\.cause) == [cause], "\(all)")
  }

  /// OpenSSL, which finds no end for the path, is asked to end at any anchor.
  @Test(arguments: [true, false]) func whatPassesWithAnotherEnd(isTrusted: Bool) {
    let findings = [Finding(.basicConstraints, certificate: 1, summary: "none")]
    let failure = Self.failure("X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT", 2, 1, .missingIntermediate)
    let refused = Self.opinion(.openssl, [failure], path: ["leaf", "middle"])
    let all = Self.disagreements(
      ours: Self.ours(findings, path: ["leaf", "middle"]), witnesses: [refused],
      context: Self.context(findings),
      answers: [
        .openssl: [
          .rule(.partialChain): isTrusted
            ? Self.opinion(.openssl, path: ["leaf", "middle"]) : refused
        ]
      ])
    let found = all.first { $0.text.contains("BasicConstraints") }
    #expect(found?.cause == (isTrusted ? .policy : .notReached), "\(all)")
    #expect((found?.experiment?.hasSuffix("(2) goes, and it trusts") == true) == isTrusted)
  }

  // MARK: Policy

  static let refusedByUs: [(Finding, String?, String)] = [
    (
      Finding(.sslHostname, certificate: 0, reason: .commonNameOnly, summary: "CN only"),
      "www.example.com", "OpenSSL and GnuTLS still fall back to it"
    ),
    (
      Finding(.sslHostname, certificate: 0, reason: .wildcardRefused, summary: "wildcard"),
      "www.co.uk", "OpenSSL and GnuTLS let the wildcard cover the name"
    ),
    (
      Finding(.sslHostname, certificate: 0, reason: .noAlternativeName, summary: "no IP"),
      "192.0.2.1", "take an address that is text in a name"
    ),
    (
      Finding(.otherTrustValidityPeriod, certificate: 0, summary: "valid for 3650 days"),
      nil, "OpenSSL and GnuTLS have no rule on how long"
    ),
    (
      Finding(.serverAuthEKU, certificate: 0, reason: .noExtendedKeyUsage, summary: "no usage"),
      nil, "take a certificate that has no extended key usage for a server's"
    ),
    (
      Finding(.serverAuthEKU, certificate: 0, summary: "usage", actual: "netscapeSGC"), nil,
      "take another extended key usage for a server's; Apple's clients require that serverAuth is "
        + "named (found netscapeSGC)"
    ),
    (
      Finding(.keySize, certificate: 0, reason: .unusableKey, summary: "no point"), nil,
      "take a key that is malformed by Apple's rules (no point)"
    ),
    (
      Finding(.extendedKeyUsage, certificate: 1, summary: "email only"), nil,
      "let an issuer's extended key usage pass"
    ),
    (
      Finding(
        .keySize, certificate: 0, summary: "short key", expected: "RSA 2048", actual: "RSA 1024"),
      nil, "(found RSA 1024, expected RSA 2048)"
    ),
    (
      Finding(.signatureHashAlgorithms, certificate: 0, summary: "SHA-1"), nil,
      "put the minimum for keys and hashes lower, by their security level"
    ),
    (
      Finding(.nameConstraints, certificate: 0, summary: "excluded"), nil,
      "read the name constraints differently"
    ),
    (
      Finding(.ctRequired, certificate: 0, summary: "no timestamps"), nil,
      "ask for no certificate transparency"
    ),
    (
      Finding(.duplicateExtension, certificate: 0, summary: "twice the same"), nil,
      "do not name what Apple's check DuplicateExtension refuses (twice the same)"
    ),
  ]

  @Test(arguments: refusedByUs)
  func explainsOurRules(finding: Finding, serverName: String?, part: String) throws {
    let all = Self.disagreements(
      ours: Self.ours([finding]), witnesses: [Self.opinion(.openssl), Self.opinion(.gnutls)],
      context: Self.context([finding], serverName: serverName))
    let found = try #require(all.first)
    #expect(all.count == 1)
    #expect(found.cause == .policy)
    #expect(found.engines == [.trusteval, .openssl, .gnutls])
    #expect(found.text.contains(part), "\(found.text)")
    #expect(!found.text.contains("{"))
  }

  static let refusedByWitness: [(Opinion.Failure, String?, Experiment?, String)] = [
    (
      failure("X509_V_ERR_EE_KEY_TOO_SMALL", 66, 0, .keySize), nil, .rule(.levelZero),
      "OpenSSL refuses with X509_V_ERR_EE_KEY_TOO_SMALL (66): its security level"
    ),
    (otherName, "www.example.com.", .nameWithoutDot, "OpenSSL compares it as it is"),
    (otherName, "www.example.com", nil, "OpenSSL compares names by stricter rules"),
    (
      failure("X509_V_ERR_ERROR_IN_CERT_NOT_AFTER_FIELD", 14, 0, .temporalValidity), nil, nil,
      "OpenSSL cannot read a date (X509_V_ERR_ERROR_IN_CERT_NOT_AFTER_FIELD (14)) in a form that RFC 5280"
    ),
    (
      failure("X509_V_ERR_AKID_SKID_MISMATCH", 30, 0, .idLinkage), nil, nil,
      "OpenSSL requires key identifiers to match"
    ),
    (
      failure("X509_V_ERR_PERMITTED_VIOLATION", 47, 0, .nameConstraints), nil, nil,
      "OpenSSL counts a name against the name constraints (X509_V_ERR_PERMITTED_VIOLATION (47))"
    ),
    (
      failure("X509_V_ERR_INVALID_PURPOSE", 26, 1, .extendedKeyUsage), nil, .noPurpose,
      "OpenSSL holds an issuer to the purpose"
    ),
  ]

  @Test(arguments: refusedByWitness)
  func explainsTheirRules(
    failure: Opinion.Failure, serverName: String?, experiment: Experiment?, part: String
  ) throws {
    let all = Self.disagreements(
      ours: Self.ours([]), witnesses: [Self.opinion(.openssl, [failure])],
      context: Self.context(serverName: serverName),
      answers: [.openssl: experiment.map { [$0: Self.opinion(.openssl)] } ?? [:]])
    let found = try #require(all.first)
    #expect(all.count == 1)
    #expect(found.cause == .policy)
    #expect(found.text.contains(part), "\(found.text)")
    #expect((found.experiment == nil) == (experiment == nil))
    #expect(found.text.hasSuffix("; OpenSSL has no switch for it") == (experiment == nil))
  }

  /// The command-line programs of both can use lists and pins, so the text says only that these
  /// were not given.
  @Test(arguments: [
    (
      Finding(
        .revocation, certificate: 0, summary: "the certificate was revoked on 2026-05-01",
        actual: "list.crl says so"),
      "(the certificate was revoked on 2026-05-01: list.crl says so): given a list, openssl verify "
        + "-crl_check"
    ),
    (
      Finding(
        .revocationResponseRequired, certificate: 0, summary: "nobody says", expected: "an answer",
        actual: "nobody was asked"),
      "(nobody says: nobody was asked)"
    ),
    (Finding(.caSPKISHA256, certificate: 1, summary: "no pin"), "were not told of the pins"),
    (Finding(.pinnedKey, certificate: 0, summary: "no pin"), "were not told of the pins"),
  ])
  func whatNobodyToldThemIsNoRuleOfTheirs(finding: Finding, part: String) throws {
    let all = Self.disagreements(
      ours: Self.ours([finding]), witnesses: [Self.opinion(.openssl), Self.opinion(.gnutls)],
      context: Self.context([finding]))
    let found = try #require(all.first)
    #expect(all.count == 1 && found.cause == .policy)
    #expect(found.text.contains(part), "\(found.text)")
    #expect(!found.text.contains("switch"), "\(found.text)")
  }

  /// A cause is only stated if the answer confirms it.
  @Test func anExperimentThatChangesNothingIsNoCause() {
    let failure = Self.failure("X509_V_ERR_EE_KEY_TOO_SMALL", 66, 0, .keySize)
    let refused = Self.opinion(.openssl, [failure])
    for answer in [refused, Opinion(engine: .openssl, version: "1", verdict: .unknown)] {
      let all = Self.disagreements(
        ours: Self.ours([]), witnesses: [refused], context: Self.context(),
        answers: [.openssl: [.rule(.levelZero): answer]])
      #expect(all.map(\.cause) == [.unknown])
      #expect(all.first?.experiment == nil)
    }
  }

  /// Where two changes each remove the error, either may be the cause.
  @Test func twoCausesAreBothNamed() {
    let failure = Self.failure("GNUTLS_CERT_INSECURE_ALGORITHM", 256, 1, .signatureHashAlgorithms)
    let accepted = Self.opinion(.gnutls)
    let all = Self.disagreements(
      ours: Self.ours([]), witnesses: [Self.opinion(.gnutls, [failure])], context: Self.context(),
      answers: [.gnutls: [.rule(.allowSHA1): accepted, .rule(.noProfile): accepted]])
    #expect(all.count == 1)
    #expect(all.first?.text.contains("refuses SHA-1") == true)
    #expect(all.first?.text.contains("; or else: GnuTLS refuses with") == true)
    #expect(all.first?.experiment?.contains("ALLOW_SIGN_WITH_SHA1: GNUTLS_CERT_") == true)
    #expect(all.first?.experiment?.contains("; without a profile: ") == true)
  }

  /// A library that cannot read what was sent has checked nothing in it.
  @Test func whatCannotBeReadHidesEverything() {
    let findings = [Finding(.sslHostname, certificate: 0, summary: "other name")]
    let failure = Self.failure("GNUTLS_E_ASN1_DER_ERROR", -69, 1, .unparseableCertificate)
    let all = Self.disagreements(
      ours: Self.ours(findings), witnesses: [Self.opinion(.gnutls, [failure], path: [])],
      context: Self.context(findings))
    #expect(all.map(\.cause) == [.checkOrder, .policy])
    #expect(all.first?.text.hasSuffix("and hides SSLHostname") == true)
  }

  @Test func constraintsOnACommonName() {
    let failure = Self.failure("X509_V_ERR_PERMITTED_VIOLATION", 47, 0, .nameConstraints)
    let all = Self.disagreements(
      ours: Self.ours([]), witnesses: [Self.opinion(.openssl, [failure])],
      context: Self.context(certificates: [Self.facts("leaf", role: .leaf)]),
      answers: [.openssl: [.rule(.noSubject): Self.opinion(.openssl)]])
    #expect(all.first?.text.hasPrefix("OpenSSL holds the common name against") == true)
  }

  /// A form of names that the certificates do not have is never the cause.
  @Test(
    arguments: [
      (.dnsNames, "GnuTLS counts the DNS names of 'leaf'"),
      (.directoryNames, "the subject of 'leaf'"), (.directoryNames, "compare it octet by octet"),
      (.uris, nil), (.mailNames, nil), (.addresses, nil),
    ] as [(RuleChange, String?)])
  func constraintsOnAForm(form: RuleChange, part: String?) throws {
    let symbol = "GNUTLS_CERT_SIGNER_CONSTRAINTS_FAILURE"
    let refused = Self.opinion(.gnutls, [Self.failure(symbol, 65536, 0, .nameConstraints)])
    let all = Self.disagreements(
      ours: Self.ours([]), witnesses: [refused], context: Self.context(),
      answers: [.gnutls: [.rule(form): refused]])
    let found = try #require(all.first)
    #expect(all.count == 1)
    #expect(found.text.contains(part ?? "GnuTLS counts a name against"), "\(found)")
    #expect((found.experiment == nil) == (part == nil))
  }

  // MARK: Store, fetching, clock, unknown

  static let unknownIssuer = failure(
    "X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY", 20, 0, .missingIntermediate)

  @Test func theyFetchNothing() {
    let findings = [
      Finding(.missingIntermediate, certificate: 0, reason: .issuerNotSent, summary: "no issuer")
    ]
    let all = Self.disagreements(
      ours: Self.ours(findings, path: ["leaf"]),
      witnesses: [Self.opinion(.openssl, [Self.unknownIssuer], path: ["leaf"])],
      context: Self.context(
        findings,
        fetch: .init(address: "http://ca.example/{s}", issuers: ["middle"], isTrusted: true)),
      answers: [.openssl: [.fetchedIssuers: Self.opinion(.openssl)]])
    #expect(all.map(\.cause) == [.aia])
    #expect(
      all.map(\.experiment) == [
        "OpenSSL asked with the issuers that were fetched: "
          + "X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY (20) goes"
      ])
    #expect(
      all.map(\.text) == [
        "the server does not send 'middle'; Apple's clients may fetch it from "
          + "http://ca.example/{s} and then trust the server, OpenSSL fetches nothing and refuses "
          + "with X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY (20)"
      ])
  }

  static func view(
    _ engine: Engine, _ places: [RootPlace], _ anchors: Set<String>
  ) -> DisagreementContext.StoreView {
    .init(engine: engine, places: places, anchors: anchors)
  }

  @Test func storesDiffer() {
    let stores = [
      Self.view(.trusteval, [.init(path: "/etc/ssl/bundle.crt", kind: .bundle)], ["root"]),
      Self.view(
        .openssl,
        [
          .init(path: "/usr/lib/ssl/cert.pem", kind: .bundle, condition: .missing),
          .init(
            path: "/{s}", kind: .hashedDirectory, variable: "SSL_CERT_DIR",
            condition: .withoutLinks),
        ], []),
      Self.view(
        .gnutls, [.init(path: "", kind: .bundle, variable: "SSL_CERT_FILE")], ["crossed"]),
    ]
    let all = Self.disagreements(
      ours: Self.ours([]),
      witnesses: [
        Self.opinion(.openssl, [Self.unknownIssuer], path: ["leaf"]),
        Self.opinion(.gnutls, [Self.unknownIssuer], path: ["leaf"]),
      ],
      context: Self.context(stores: stores),
      answers: [
        .openssl: [.ownAnchors: Self.opinion(.openssl)],
        .gnutls: [.ownAnchors: Self.opinion(.gnutls)],
      ])
    #expect(all.map(\.cause) == [.store])
    #expect(all.map(\.engines) == [[.trusteval, .openssl, .gnutls]])
    #expect(
      all.first?.text.hasPrefix(
        "trusteval finds 'root (until 2026-06-27)' in /etc/ssl/bundle.crt; OpenSSL reads "
          + "/usr/lib/ssl/cert.pem (missing) and /{s} (SSL_CERT_DIR, without hash links), which "
          + "lack it; GnuTLS reads nothing (SSL_CERT_FILE is empty), which lacks it; so OpenSSL and "
          + "GnuTLS refuse with ") == true, "\(all.map(\.text))")
  }

  /// If GnuTLS's own store has the root, a missing failure is not a hidden one.
  @Test func aRootOfTheirsIsNothingHidden() {
    let findings = [
      Finding(.missingIntermediate, certificate: 1, summary: "no issuer"),
      Finding(.sslHostname, certificate: 0, summary: "other name"),
    ]
    let stores = [
      Self.view(.trusteval, [.init(path: "a", kind: .bundle)], []),
      Self.view(.gnutls, [.init(path: "b", kind: .bundle)], ["root"]),
    ]
    let owner = Self.failure("GNUTLS_CERT_UNEXPECTED_OWNER", 16384, 0, .sslHostname)
    let all = Self.disagreements(
      ours: Self.ours(findings, path: ["leaf", "middle"]),
      witnesses: [Self.opinion(.gnutls, [owner])],
      context: Self.context(findings, stores: stores),
      answers: [.gnutls: [.ownAnchors: Self.opinion(.gnutls, [Self.unknownIssuer, owner])]])
    #expect(all.map(\.cause) == [.store])
    #expect(all.first?.text.hasSuffix("GnuTLS finds it in b; so GnuTLS has a path to it") == true)
  }

  /// If a library's places are not known, it was asked with our roots.
  @Test func oneStoreAloneExplainsNothing() {
    let all = Self.disagreements(
      ours: Self.ours([]),
      witnesses: [Self.opinion(.gnutls, [Self.unknownIssuer], path: ["leaf"])],
      context: Self.context(stores: [Self.view(.trusteval, [], ["root"])]))
    #expect(all.map(\.cause) == [.unknown])
  }

  /// Only OpenSSL reads a file with trust settings.
  @Test func blocksThatOthersDoNotRead() {
    let unknown = Self.failure("GNUTLS_CERT_SIGNER_NOT_FOUND", 64, 0, .missingIntermediate)
    let all = Self.disagreements(
      ours: Self.ours([]),
      witnesses: [
        Self.opinion(.openssl), Self.opinion(.gnutls, [unknown], path: ["leaf", "middle"]),
      ], context: Self.context(anchorFileWithSettings: "roots.pem"),
      answers: [.gnutls: [.ownAnchors: Self.opinion(.gnutls)]])
    #expect(all.map(\.cause) == [.store])
    #expect(all.first?.engines == [.trusteval, .gnutls])
    #expect(all.first?.text.contains("is in roots.pem as a TRUSTED") == true)
  }

  /// OpenSSL ends at a rejected certificate even if a trusted root is above it.
  @Test func aRejectedIntermediate() {
    let failures = [
      Self.failure("X509_V_ERR_CERT_REJECTED", 28, 1, .usageConstraints),
      Self.failure("X509_V_ERR_INVALID_PURPOSE", 26, 1, .extendedKeyUsage),
    ]
    let all = Self.disagreements(
      ours: Self.ours([]),
      witnesses: [
        Self.opinion(.openssl, [failures[0]], hidden: [failures[1]], path: ["leaf", "middle"])
      ],
      context: Self.context())
    #expect(all.map(\.cause) == [.policy])
    #expect(all.first?.text.contains("X509_V_ERR_CERT_REJECTED (28)") == true)
  }

  @Test func aBoundIsAMatterOfTheClock() {
    let witness = Self.opinion(.openssl, [Self.expired])
    let all = Self.disagreements(
      ours: Self.ours([]), witnesses: [witness],
      context: Self.context(at: Self.now.advanced(byDays: 30)),
      answers: [.openssl: [.secondEarlier: Self.opinion(.openssl)]])
    #expect(all.map(\.cause) == [.clock])
    #expect(all.first?.text.contains("(2026-06-27T20:26:40Z)") == true)
  }

  @Test func whatIsNotUnderstoodIsSaidSo() {
    let failures = [Self.expired, Self.failure("X509_V_ERR_DANE_NO_MATCH", 65, nil, nil)]
    for failure in failures {
      let all = Self.disagreements(
        ours: Self.ours([]), witnesses: [Self.opinion(.openssl, [failure])],
        context: Self.context())
      #expect(all.map(\.cause) == [.unknown])
      #expect(all.first?.text.contains("\(failure.symbol) (\(failure.code))") == true)
    }
    let findings = [Finding(.missingIntermediate, certificate: 0, summary: "no issuer")]
    let accepted = Self.disagreements(
      ours: Self.ours(findings, path: ["leaf"]), witnesses: [Self.opinion(.gnutls, path: ["leaf"])],
      context: Self.context(findings))
    #expect(accepted.map(\.cause) == [.unknown])
  }
}
