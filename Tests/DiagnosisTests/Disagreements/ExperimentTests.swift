import Diagnosis
import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

/// A fix is only proposed after an evaluation with it was trusted.
@Suite struct ExperimentTests {
  @Test(
    arguments: [
      ("expired-leaf", [[], ["--verify-date"]]),
      ("wrong-name", [[], ["--server-name"], ["--server-name"]]),
      ("untrusted-root", [[], ["--user-root"]]),
      ("self-signed", [[], ["--user-root"]]),
      ("self-signed-10-years", [[], ["--user-root"]]),
      ("expired-and-wrong-name", [[]]),
      // A new certificate together with its root cannot be shown by options.
      ("untrusted-wrong-name-expired", [[], []]),
      ("common-name-only", [[]]),
      ("missing-root", [[], ["--user-root"]]),
      ("ip-san-missing", [[], ["--server-name"]]),
      ("wildcard-two-labels", [[], ["--server-name"]]),
      ("client-eku", [[], ["--purpose"]]),
      ("no-eku", [[], ["--user-root"], ["--purpose"]]),
      ("expired-intermediate-and-client-eku", [[]]),
      ("issuer-other-key", [[]]),
      ("bad-signature", [[]]),
      ("root-rejected", [[]]),
      ("root-for-mail", [[]]),
      // Trusted by an app's anchor, which App Transport Security blocks.
      ("good", [["--user-root"], []]),
    ] as [(String, [[String]])])
  func smallestChanges(labCase: String, options: [[String]]) async throws {
    let report = try await LabReports().report(labCase)
    let found = report.fixes.map { $0.options.filter { $0.hasPrefix("--") } }
    #expect(found == options)
  }

  /// No host of a public suffix is proposed, and none where no list can tell.
  @Test(arguments: [
    (["lab.example"], false), (["*.example"], false), (["!lab.example", "*.example"], true),
    ([], true), (nil, false),
  ])
  func wildcardsAreHeldAgainstTheList(rules: [String]?, isProposed: Bool) async throws {
    let report = try await LabReports().report(
      "wildcard-two-labels", .init(publicSuffixes: rules))
    #expect(report.fixes.contains { $0.kind == .serverName } == isProposed)
  }

  /// The date of the experiment is a day inside the time in which the whole path is valid.
  @Test(arguments: ["expired-leaf", "not-yet-valid-leaf"])
  func theNearestDateIsTried(labCase: String) async throws {
    let report = try await LabReports().report(labCase)
    let leaf = try #require(report.path.first)
    let nearest =
      labCase == "expired-leaf"
      ? leaf.notAfter.advanced(byDays: -1) : leaf.notBefore.advanced(byDays: 1)
    #expect(
      report.fixes.filter { $0.kind == .verifyDate }.map(\.options)
        == [["--verify-date", nearest.rfc3339]])
  }

  @Test(
    arguments: [
      ("expired-leaf", "what is out of date is renewed"),
      ("not-yet-valid-leaf", "it is asked when what is not valid yet has become so"),
    ])
  func datesAreNamedByTheirEnd(labCase: String, text: String) async throws {
    let report = try await LabReports().report(labCase)
    #expect(report.fixes.filter { $0.kind == .verifyDate }.map(\.text) == [text])
  }

  /// All names are equally good, so a few of many are proposed, the most similar first.
  @Test(arguments: [2, 3, 4, 40]) func fewNamesAreProposed(count: Int) throws {
    let names = ["www.example.org"] + (1..<count).map { "a\($0).example.com" }
    let root = try CertificateTemplate.authority(
      subject: IssuingName(commonName: "Root"), notBefore: LabReports.now.advanced(byDays: -9),
      notAfter: LabReports.now.advanced(byDays: 900)
    ).issue(to: .generate())
    let leaf = try CertificateTemplate.server(
      names.map { .dns($0) }, subject: IssuingName(commonName: "a"),
      notBefore: LabReports.now.advanced(byDays: -1), notAfter: LabReports.now.advanced(byDays: 90)
    ).issue(to: .generate(), by: root)
    var answers = Answers()
    answers.stores[.anchors("root.pem")] = .init(
      roots: [StoredRoot(der: root.der, settings: nil, file: "root.pem")])
    let report = answers.report(
      on: [Observation(certificates: [leaf.der])],
      Request(
        target: .server(host: "www.example.com", port: 443),
        trust: TrustPlan(verifyDate: LabReports.now, anchors: ["root.pem"], anchorsOnly: true)),
      at: LabReports.now
    ).report
    let proposed = report.fixes.filter { $0.kind == .serverName }.compactMap(\.options.last)
    #expect(proposed == Array((names.dropFirst() + names.prefix(1)).prefix(3)), "\(proposed)")
  }

  /// Changing the clock or the purpose is never advice: both only show that nothing else is wrong.
  @Test(arguments: ["expired-leaf", "client-eku"])
  func whatCannotBeMadeExplains(labCase: String) async throws {
    let report = try await LabReports().report(labCase)
    #expect(report.fixes.map(\.side) == [.server, .explains])
    #expect(report.fixes.map(\.kind).first == .certificate)
  }

  /// Where nobody can make a change, those that only explain are tried together as well: nothing new
  /// is to be trusted beside a key that others have, and a new certificate leaves its issuer expired.
  @Test func whatOnlyExplainsIsFoundWhereNothingCanBeMade() throws {
    let now = LabReports.now
    let root = try LabReports.authority("Root").issue(to: .generate())
    var template = LabReports.authority("Issuer")
    template.notAfter = now.advanced(byDays: -5)
    let issuer = try template.issue(to: .generate(), by: root)
    let leaf = try CertificateTemplate.server(
      [.dns("www.example.com")], subject: IssuingName(commonName: "a"),
      notBefore: now.advanced(byDays: -50), notAfter: now.advanced(byDays: 50)
    ).issue(to: .generate(), by: issuer)
    var answers = Answers()
    answers.stores[.anchors("root.pem")] = .init(
      roots: [StoredRoot(der: root.der, settings: nil, file: "root.pem")])
    let key = SHA256.hexadecimal(try Certificate(der: leaf.der).publicKey.spki)
    answers.lists.keys = RefusedKeys(
      "k\(key)\tsource\tkey-leak\t2026-10-17\tCN=X\tChrome 156\t2026-11-01")
    let report = answers.report(
      on: [Observation(certificates: [leaf.der, issuer.der])],
      Request(
        target: .server(host: "www.example.com", port: 443),
        trust: TrustPlan(verifyDate: now, anchors: ["root.pem"], anchorsOnly: true)), at: now
    ).report
    #expect(Set(report.failures.map(\.finding.check)) == [.temporalValidity, .blackListedKey])
    #expect(report.fixes.map(\.side) == [.explains])
  }

  /// At the last valid second it is too late to renew a certificate.
  @Test(arguments: ["expired-leaf", "expired-intermediate"])
  func datesAreADayInside(labCase: String) async throws {
    let report = try await LabReports().report(labCase)
    let fix = try #require(report.fixes.first { $0.kind == .verifyDate })
    let text = try #require(fix.options.last)
    let date = try #require(Instant(rfc3339: text))
    for certificate in report.path {
      #expect(certificate.notAfter.seconds(since: date) >= Instant.secondsPerDay)
      #expect(date.seconds(since: certificate.notBefore) >= Instant.secondsPerDay)
    }
  }

  /// The opposite direction too: a certificate for servers only is evaluated by a server's rules.
  @Test func aServersCertificateIsNoClients() async throws {
    let report = try await LabReports().report("good", .init(purpose: .client))
    #expect(report.verdict == .untrusted)
    #expect(report.fixes.map(\.options) == [[], ["--purpose", "server"]])
    #expect(report.fixes.map(\.side) == [.client, .explains])
  }

  /// An address is tried as a name to connect to, like any other.
  @Test func anAddressOnTheCertificateIsTried() async throws {
    let report = try await LabReports().report(
      "good-ip-san", .init(serverName: "elsewhere.lab.example"))
    #expect(report.fixes.contains { $0.options == ["--server-name", "127.0.0.1"] })
  }

  /// If nothing helps, the report says so, and what would still fail after all other changes:
  /// another key than the pinned one is not proposed.
  @Test func whatRemainsIsSaid() async throws {
    let report = try await LabReports().report(
      "wrong-name", .init(pins: [Pin(spki: Array("another key".utf8))]))
    #expect(report.fixes.isEmpty)
    let note = try #require(report.notes.first { $0.kind == .noFix }).text
    #expect(
      note
        == "none found: no other name or certificate of the same CA is enough, alone or together; with "
        + "those changed that help, what remains is PinnedKey; a certificate of another CA was not "
        + "tried", "\(note)")
  }

  /// What alone leaves no less is not said to help.
  @Test func whatHelpsNothingIsNotSaidToHelp() async throws {
    let report = try await LabReports().report(
      "name-constraints", .init(pins: [Pin(spki: Array("another key".utf8))]))
    #expect(report.fixes.isEmpty)
    let note = try #require(report.notes.first { $0.kind == .noFix }).text
    #expect(
      note.hasPrefix(
        "none found: no other certificate of the same CA is enough; what remains is PinnedKey, "),
      "\(note)")
  }

  /// A pinned key that is in another place of the path is tried there.
  @Test func aPinIsTriedInThePlaceOfItsKey() async throws {
    let lab = try await LabReports()
    let chain = try await lab.chain(of: "good").map { try Certificate(der: $0).publicKey.spki }
    for (index, place, other) in [(0, Pin.Place.ca, Pin.Place.leaf), (1, .leaf, .ca)] {
      let pin = Pin(spki: chain[index], place: place)
      let report = try await lab.report("good", .init(anchorSource: .user, pins: [pin]))
      #expect(report.verdict == .untrusted)
      let fix = try #require(report.fixes.first)
      #expect(report.fixes.count == 1 && fix.kind == .pinPlace && fix.isVerified)
      #expect(fix.options == ["--pin", pin.inPlace(other).text])
      #expect(
        fix.text
          == "the client pins the key in the place where it is, in place of --pin \(pin.text)")
    }
    // Another key is not proposed, wherever it is.
    let strange = Pin(spki: Array("another key".utf8), place: .leaf)
    let report = try await lab.report("good", .init(anchorSource: .user, pins: [strange]))
    #expect(!report.fixes.contains { $0.kind == .pinPlace })
  }

  @Test(arguments: ["good", "expired-leaf"])
  func nothingRemainsWhereItIsTrustedOrCanBe(labCase: String) async throws {
    let report = try await LabReports().report(labCase)
    #expect(!report.notes.contains { $0.kind == .noFix })
  }

  @Test func aFetchedIssuerIsProvenBeforeItIsProposed() async throws {
    let lab = try await LabReports()
    let intermediate = try await lab.chain(of: "good")[1]
    let leaf = try await lab.chain(of: "missing-intermediate-aia")[0]
    let uri = try #require(try Certificate(der: leaf).known.caIssuers.first)
    let fetched = Fetch(uri: uri, certificates: [intermediate])
    let report = try await lab.report("missing-intermediate-aia", .init(fetchedIssuers: [fetched]))
    #expect(report.verdict == .untrusted)
    #expect(report.fixes.map(\.options) == [["--intermediate", "FILE"]])
    #expect(report.fetches == [fetched])
    #expect(report.notes.contains { $0.kind == .issuerAddress && $0.text.contains(uri) })

    let stranger = try await lab.chain(of: "untrusted-root")[1]
    let useless = Fetch(uri: uri, certificates: [stranger])
    let other = try await lab.report("missing-intermediate-aia", .init(fetchedIssuers: [useless]))
    // No certificate has to be trusted by itself while a stranger's is in its issuer's place.
    #expect(other.fixes.map(\.kind) == [.issuer, .certificate])
    #expect(other.fixes.map(\.isVerified) == [false, true])
    #expect(other.fixes.first?.text.contains("if that leads to") == true)
  }

  /// One misconfiguration must not need three attempts: failures above the issuer are found at
  /// once.
  @Test func whatFailsBehindAFetchedIssuerIsFound() async throws {
    let lab = try await LabReports()
    let intermediate = try await lab.chain(of: "good")[1]
    let leaf = try await lab.chain(of: "missing-intermediate-aia")[0]
    let uri = try #require(try Certificate(der: leaf).known.caIssuers.first)
    let report = try await lab.report(
      "missing-intermediate-aia",
      .init(fetchedIssuers: [Fetch(uri: uri, certificates: [intermediate])], store: []))
    #expect(report.failures.map(\.finding.check) == [.missingIntermediate])
    let completed = try #require(report.completedPath)
    #expect(completed.address == uri)
    #expect(completed.failures.map(\.finding.reason) == [.rootNotSent])
    #expect(completed.failures.map(\.sentAs) == [nil])
    #expect(report.codes.secTrust?.value == -25318, "the codes are those of what was sent")
    // If the intermediate itself is trusted, no issuer is needed.
    #expect(report.fixes.map(\.kind) == [.certificate, .userRoot])
    #expect(completed.verdict == .untrusted)
  }

  /// Where an impostor may be the issuer, nothing proposes to trust it.
  @Test(arguments: ["issuer-other-key", "bad-signature"])
  func nothingTrustsAnImpostor(labCase: String) async throws {
    let report = try await LabReports().report(labCase)
    #expect(report.fixes.allSatisfy { $0.side == .server && $0.kind == .certificate })
    #expect(
      report.failures.compactMap(\.advice?.client) == [
        "do not trust it before you know who made it"
      ])
  }

  /// A root that was not sent has other codes than the same root in the chain.
  @Test func codesWithTheRootSentAreTold() async throws {
    let report = try await LabReports().report("missing-root")
    let note = try #require(report.notes.first { $0.kind == .rootNotSent }).text
    #expect(note.contains("-67843 errSecNotTrusted and stream -9813"), "\(note)")
    #expect(note.contains("-25318 errSecCreateChainFailed"), "\(note)")
    #expect(note.hasPrefix("if 'Stranger Root CA' is a root: were it sent along, "), "\(note)")
    // Nobody can know what the issuer is, so both are advised, the likely one first.
    #expect(
      report.failures[0].finding.summary
        == "the chain ends below 'Stranger Root CA', which is not known here: a root, or an "
        + "intermediate that was not sent")
    let advice = try #require(report.failures[0].advice)
    #expect(
      advice.server
        == "a certificate from a CA the clients trust, if this is not meant to be a private one; "
        + "where 'CN=Stranger Root CA, O=trusteval lab' is an intermediate, send its certificate "
        + "too (--intermediate to test)")
    #expect(
      advice.client?.hasPrefix(
        "only if its root ('CN=Stranger Root CA, O=trusteval lab', or one above it), as its owner "
          + "gives it, is your own: ") == true)
  }

  /// A certificate of another CA keeps to the rules for that one: under the system's roots fewer days
  /// are allowed than under a root of one's own.
  @Test(arguments: [(90, false), (500, true)]) func rulesOfAnotherCA(days: Int64, isShorter: Bool)
    throws
  {
    let root = try LabReports.authority("Root").issue(to: .generate())
    let leaf = try CertificateTemplate.server(
      [.dns("www.example.com")], subject: IssuingName(commonName: "a"),
      notBefore: LabReports.now.advanced(byDays: -1),
      notAfter: LabReports.now.advanced(byDays: days - 1)
    ).issue(to: .generate(), by: root)
    let report = Answers().report(
      on: [Observation(certificates: [leaf.der, root.der])],
      Request(
        target: .server(host: "www.example.com", port: 443),
        trust: TrustPlan(verifyDate: LabReports.now, fetching: .never)), at: LabReports.now
    ).report
    #expect(report.failures.map(\.finding.check) == [.anchorTrusted])
    let fix = try #require(report.fixes.first { $0.kind == .certificate })
    #expect(fix.text.contains("gets a new certificate from a CA "), "\(fix.text)")
    #expect(fix.text.contains("that is valid for 398 days at most") == isShorter, "\(fix.text)")
  }

  /// How each change to a question is told.
  @Test(
    arguments: [
      (.ownPath, "without the certificates off trusteval's path"),
      (
        .ownPathToAnyAnchor,
        "without the certificates off trusteval's path and with X509_V_FLAG_PARTIAL_CHAIN"
      ), (.ownAnchors, "with trusteval's anchors"), (.secondEarlier, "for one second earlier"),
      (.secondLater, "for one second later"),
      (.nameWithoutDot, "for the name without its last dot"), (.noPurpose, "without a purpose"),
      (.fetchedIssuers, "with the issuers that were fetched"),
      (.trusting("0123456789"), "with 'certificate 01234567' as an anchor"),
      (.rule(.partialChain), "with X509_V_FLAG_PARTIAL_CHAIN"),
      (.rule(.ignoreCritical), "with X509_V_FLAG_IGNORE_CRITICAL"),
      (.rule(.policyCheck), "with X509_V_FLAG_POLICY_CHECK"),
      (.rule(.strict), "with X509_V_FLAG_X509_STRICT"),
      (.rule(.levelZero), "at security level 0"), (.rule(.levelTwo), "at security level 2"),
      (.rule(.noProfile), "without a profile"), (.rule(.mediumProfile), "with the profile MEDIUM"),
      (.rule(.dnsNames), "about the name constraints on DNS names alone"),
      (.rule(.addresses), "about the name constraints on IP addresses alone"),
    ] as [(Experiment, String)])
  func words(experiment: Experiment, text: String) {
    let context = DisagreementContext(
      findings: [], certificates: [], serverName: nil, verifyDate: LabReports.now)
    #expect(experiment.words(context) == text)
  }
}
