import Diagnosis
import Testing
import TrustModel

/// Causes that depend on a detail of what a library says, each beside its like.
extension DisagreementTests {
  /// One certificate with names, or a subject, of the form that is counted.
  @Test(
    arguments: [
      (.mailNames, ["email:a@example.com"], "CN=leaf", 0, "the e-mail addresses of 'leaf'"),
      (.mailNames, [], "emailAddress=a@example.com", 0, "the e-mail addresses of 'leaf'"),
      (.mailNames, ["URI:urn:a"], "CN=email:", 0, "a name"),
      (.uris, ["URI:urn:a"], "CN=leaf", 0, "the URIs of 'leaf'"),
      (.uris, ["IP:192.0.2.1"], "CN=leaf", 0, "a name"),
      (.addresses, ["IP:192.0.2.1"], "CN=leaf", 0, "the IP addresses of 'leaf'"),
      (.addresses, ["URI:urn:a"], "CN=leaf", 0, "a name"),
      (.dnsNames, ["IP:192.0.2.1"], "CN=leaf", 0, "the common name of 'leaf'"),
      (.dnsNames, ["a.example"], "CN=leaf", 0, "the DNS names of 'leaf'"),
      // A certificate behind the end of our path cannot be named.
      (.dnsNames, ["a.example"], "CN=leaf", 3, "a name"),
    ] as [(RuleChange, [String], String, Int, String)])
  func whichNamesAreCounted(
    form: RuleChange, names: [String], subject: String, place: Int, text: String
  ) throws {
    var leaf = Self.facts("leaf", role: .leaf, names: names)
    leaf.subject = subject
    let refused = Self.opinion(
      .gnutls,
      [Self.failure("GNUTLS_CERT_SIGNER_CONSTRAINTS_FAILURE", 65536, place, .nameConstraints)])
    let all = Self.disagreements(
      ours: Self.ours([]), witnesses: [refused], context: Self.context(certificates: [leaf]),
      answers: [.gnutls: [.rule(form): refused]])
    #expect(all.count == 1)
    let found = try #require(all.first)
    #expect(found.text.hasPrefix("GnuTLS counts \(text) against"), "\(found)")
  }

  /// The same switch of GnuTLS is about several rules; the check tells which one it was.
  @Test(
    arguments: [
      (.keyUsage, "holds an issuer to its key usage"),
      (.basicConstraintsPathLen, "holds an issuer to its path length"),
      (.basicConstraintsCA, "requires an issuer to be marked as a CA"),
    ] as [(Check, String)])
  func whatAnIssuerIsHeldTo(check: Check, text: String) {
    let failure = Self.failure("GNUTLS_CERT_SIGNER_NOT_CA", 128, 1, check)
    let all = Self.disagreements(
      ours: Self.ours([]), witnesses: [Self.opinion(.gnutls, [failure])], context: Self.context(),
      answers: [.gnutls: [.rule(.noCACheck): Self.opinion(.gnutls)]])
    #expect(all.map(\.cause) == [.policy])
    #expect(all.first?.text.hasPrefix("GnuTLS \(text) (") == true, "\(all)")
    #expect(all.first?.experiment?.hasSuffix("GNUTLS_CERT_SIGNER_NOT_CA (128) goes") == true)
  }

  /// The server's own certificate is no issuer, also where nothing says which certificate it is.
  @Test(
    arguments: [(nil, "the certificate"), (0, "the certificate"), (1, "an issuer")]
      as [(Int?, String)])
  func whatIsHeldToThePurpose(place: Int?, text: String) {
    let failure = Self.failure("X509_V_ERR_INVALID_PURPOSE", 26, place, .extendedKeyUsage)
    let all = Self.disagreements(
      ours: Self.ours([]), witnesses: [Self.opinion(.openssl, [failure])],
      context: Self.context(), answers: [.openssl: [.noPurpose: Self.opinion(.openssl)]])
    #expect(all.map(\.cause) == [.policy])
    #expect(all.first?.text.hasPrefix("OpenSSL holds \(text) to the purpose") == true, "\(all)")
  }

  /// How a library says that one certificate did not issue the other; it may say it of a certificate
  /// that is not on our path.
  @Test(
    arguments: [
      (.openssl, "X509_V_ERR_AKID_SKID_MISMATCH", 0, "of 'leaf' (by name and key identifier)"),
      (.openssl, "X509_V_ERR_SUBJECT_ISSUER_MISMATCH", 1, "'middle' (X509_V_ERR_SUBJECT_ISSUER_"),
      (.gnutls, "other", 1, "of 'middle' (by name and key identifier)"),
      (.openssl, "X509_V_ERR_INVALID_EXTENSION", 0, "counts the extensions of 'leaf'"),
      (.openssl, "X509_V_ERR_AKID_SKID_MISMATCH", 3, nil),
      (.openssl, "X509_V_ERR_AKID_SKID_MISMATCH", nil, nil),
    ] as [(Engine, String, Int?, String?)])
  func whoIsNoIssuer(engine: Engine, symbol: String, place: Int?, text: String?) {
    let all = Self.disagreements(
      ours: Self.ours([]),
      witnesses: [Self.opinion(engine, [Self.unknownIssuer], path: ["leaf"])],
      context: Self.context(),
      answers: [
        engine: [
          .rule(.issuance): Self.opinion(engine, [Self.failure(symbol, 1, place, .idLinkage)])
        ]
      ])
    #expect(all.map(\.cause) == [text == nil ? .unknown : .policy], "\(all)")
    if let text { #expect(all.first?.text.contains(text) == true, "\(all)") }
  }

  /// The bound is named where the date is at most a second away from it.
  @Test(arguments: [(-2, false), (-1, true), (0, true), (1, true), (2, false)])
  func howNearABoundIs(seconds: Int64, isNamed: Bool) {
    let date = Self.now.advanced(byDays: 30).advanced(bySeconds: seconds)
    let all = Self.disagreements(
      ours: Self.ours([]), witnesses: [Self.opinion(.openssl, [Self.expired])],
      context: Self.context(at: date),
      answers: [.openssl: [.secondEarlier: Self.opinion(.openssl)]])
    #expect(all.map(\.cause) == [.clock])
    let bound = isNamed ? "of leaf's validity (2026-06-27T20:26:40Z)" : "of a validity"
    #expect(all.first?.text.contains("the very bound \(bound); OpenSSL counts") == true, "\(all)")
  }

  /// A signature that cannot be verified is no matter of whose roots are used.
  @Test(arguments: [(nil, true), (.signatureNotVerifiable, false)] as [(FindingReason?, Bool)])
  func otherRootsVerifyNoSignature(reason: FindingReason?, isOfStores: Bool) {
    let findings = [
      Finding(.missingIntermediate, certificate: 1, reason: reason, summary: "no issuer")
    ]
    let stores = [
      Self.view(.trusteval, [.init(path: "a", kind: .bundle)], []),
      Self.view(.gnutls, [.init(path: "b", kind: .bundle)], ["root"]),
    ]
    let all = Self.disagreements(
      ours: Self.ours(findings, path: ["leaf", "middle"]), witnesses: [Self.opinion(.gnutls)],
      context: Self.context(findings, stores: stores),
      answers: [.gnutls: [.ownAnchors: Self.opinion(.gnutls, [Self.unknownIssuer])]])
    #expect(all.map { $0.cause == .store } == [isOfStores], "\(all)")
  }

  /// OpenSSL has a switch for policies, and another one for the form of constraints.
  ///
  /// An answer about another certificate confirms nothing; one that names none may be about ours.
  @Test(
    arguments: [
      (.policyConstraints, .policyCheck, 0, 0, true),
      (.issuerPolicyConstraints, .policyCheck, 0, 0, true),
      (.nameConstraints, .strict, 0, 0, true), (.nameConstraints, .policyCheck, 0, 0, false),
      (.policyConstraints, .policyCheck, 0, 1, false),
      (.policyConstraints, .policyCheck, nil, 1, true),
      (.policyConstraints, .policyCheck, 0, nil, true),
    ] as [(Check, RuleChange, Int?, Int?, Bool)])
  func whichSwitchMakesItObject(
    check: Check, change: RuleChange, ours: Int?, theirs: Int?, isConfirmed: Bool
  ) {
    let findings = [Finding(check, certificate: ours, summary: "it is refused")]
    let failure = Self.failure("X509_V_ERR_NO_EXPLICIT_POLICY", 43, theirs, check)
    let all = Self.disagreements(
      ours: Self.ours(findings), witnesses: [Self.opinion(.openssl)],
      context: Self.context(findings),
      answers: [.openssl: [.rule(change): Self.opinion(.openssl, [failure])]])
    #expect(all.count == 1)
    #expect(
      (all.first?.experiment?.hasSuffix("X509_V_ERR_NO_EXPLICIT_POLICY (43) comes") == true)
        == isConfirmed, "\(all)")
  }

  /// Two good paths are shown only where the library trusts the one that we take as well.
  @Test(arguments: [true, false]) func anotherPathIsTrustedAlone(isTrusted: Bool) {
    let answer = Self.opinion(.openssl, isTrusted ? [] : [Self.expired])
    let all = Self.disagreements(
      ours: Self.ours([]),
      witnesses: [Self.opinion(.openssl, path: ["leaf", "middle", "crossed"])],
      context: Self.context(), answers: [.openssl: [.ownPath: answer]])
    #expect(all.map(\.cause) == [.pathChoice])
    #expect((all.first?.experiment != nil) == isTrusted)
  }

  /// A path is not the cause where the same failure is on ours as well.
  @Test(arguments: [(Self.expired, false), (Self.otherName, true)])
  func theSameFailureOnBothPaths(answer: Opinion.Failure, isOfPath: Bool) {
    let all = Self.disagreements(
      ours: Self.ours([]),
      witnesses: [Self.opinion(.openssl, [Self.expired], path: ["leaf", "middle", "crossed"])],
      context: Self.context(), answers: [.openssl: [.ownPath: Self.opinion(.openssl, [answer])]])
    #expect(all.map { $0.cause == .pathChoice } == [isOfPath], "\(all)")
  }

  /// A library without any place for roots reads none.
  @Test func noStoreAtAll() {
    let stores = [
      Self.view(.trusteval, [.init(path: "a", kind: .bundle)], ["root"]),
      Self.view(.openssl, [], []),
    ]
    let all = Self.disagreements(
      ours: Self.ours([]),
      witnesses: [Self.opinion(.openssl, [Self.unknownIssuer], path: ["leaf"])],
      context: Self.context(stores: stores),
      answers: [.openssl: [.ownAnchors: Self.opinion(.openssl)]])
    #expect(all.map(\.cause) == [.store])
    #expect(all.first?.text.contains("; OpenSSL reads no store, which lacks it;") == true, "\(all)")
  }

  /// What only the list refuses is trusted without it; else the experiment does not say so.
  @Test(arguments: [true, false]) func whatElseIsRefusedWithoutTheLists(isTrusted: Bool) {
    let findings = [Finding(.blackListedKey, certificate: 1, summary: "refused", actual: "it")]
    let other = Finding(.sslHostname, certificate: 0, summary: "other name")
    var context = Self.context(findings)
    context.withoutLists = Self.ours(isTrusted ? [] : [other])
    let all = Self.disagreements(
      ours: Self.ours(findings), witnesses: [Self.opinion(.openssl)], context: context)
    #expect(all.map(\.cause) == [.policy])
    #expect(all.first?.experiment?.hasSuffix(", and it trusts") == isTrusted, "\(all)")
  }

  /// GnuTLS has errors of its own kind for what it cannot use, whatever check they are about.
  @Test(
    arguments: [
      ("GNUTLS_E_X509_UNKNOWN_SAN", .nameConstraints, true),
      ("GNUTLS_CERT_INVALID", .unparseableCertificate, true),
      ("GNUTLS_CERT_INVALID", .nameConstraints, false),
    ] as [(String, Check, Bool)])
  func whatEndsBeforeAnyCheck(symbol: String, check: Check, isEnd: Bool) {
    let findings = [Finding(.sslHostname, certificate: 0, summary: "other name")]
    let all = Self.disagreements(
      ours: Self.ours(findings),
      witnesses: [Self.opinion(.gnutls, [Self.failure(symbol, -1, 1, check)])],
      context: Self.context(findings))
    #expect(all.contains { $0.text.contains("ends before any check") } == isEnd, "\(all)")
  }

  /// The library goes on where our path ends only if it takes our path so far.
  @Test(
    arguments: [
      (["leaf"], ["leaf", "middle"], true), (["leaf"], ["other", "middle"], false),
      (["leaf"], ["leaf"], false), ([], ["leaf", "middle"], false),
    ] as [([String], [String], Bool)])
  func anotherNameIsTakenForTheIssuers(ours: [String], theirs: [String], isTaken: Bool) {
    let findings = [
      Finding(
        .missingIntermediate, certificate: 0, reason: .issuerNameMismatch, summary: "no issuer")
    ]
    let all = Self.disagreements(
      ours: Self.ours(findings, path: ours),
      witnesses: [Self.opinion(.openssl, path: theirs)], context: Self.context(findings))
    let text = "OpenSSL takes 'middle' for the issuer of 'leaf'; by Apple's comparison its name is"
    #expect(all.contains { $0.text.contains(text) } == isTaken, "\(all)")
  }

  /// Names with the same text are encoded differently: to tell them would confuse.
  @Test(arguments: [("CN=Issuer", false), ("CN=issuer", true)])
  func namesAreToldWhereTheyDiffer(subject: String, isTold: Bool) throws {
    let findings = [
      Finding(
        .missingIntermediate, certificate: 0, reason: .issuerNameMismatch, summary: "no issuer")
    ]
    var issuer = Self.facts("middle")
    issuer.subject = subject
    let found = try #require(
      Self.disagreements(
        ours: Self.ours(findings, path: ["leaf"]),
        witnesses: [Self.opinion(.openssl, path: ["leaf", "middle"])],
        context: Self.context(
          findings, certificates: [Self.facts("leaf", role: .leaf), issuer])
      ).first)
    #expect(found.text.contains("its name is another"), "\(found)")
    #expect(
      found.text.contains("(found \(subject), expected CN=Issuer)") == isTold, "\(found)")
  }

  /// That a switch changes nothing is said only where the library answered with it.
  @Test(arguments: [(Verdict.trusted, true), (.unknown, false)])
  func aSwitchThatChangesNothing(verdict: Verdict, isSaid: Bool) throws {
    let findings = [
      Finding(
        .keySize, certificate: 0, summary: "short key", expected: "RSA 2048", actual: "RSA 1024")
    ]
    let answer = Opinion(
      engine: .openssl, version: "1", verdict: verdict, path: ["leaf", "middle", "root"])
    let found = try #require(
      Self.disagreements(
        ours: Self.ours(findings), witnesses: [Self.opinion(.openssl)],
        context: Self.context(findings), answers: [.openssl: [.rule(.levelTwo): answer]]
      ).first)
    #expect((found.experiment != nil) == isSaid, "\(found)")
  }
}
