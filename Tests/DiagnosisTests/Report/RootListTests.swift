import Diagnosis
import Testing
import TrustEvaluation
import TrustLab
import TrustModel
import X509

/// What public lists say about the roots in this system's store.
@Suite struct RootListTests {
  private static func lab() async throws -> (chain: [[UInt8]], root: Certificate) {
    let lab = try await LabReports()
    let root = try #require(try await lab.anchors(of: "good").first)
    return (try await lab.chain(of: "good"), try Certificate(der: root))
  }

  /// - Parameters:
  ///   - line: The fields of the list for the root, after its fingerprint; nil for none.
  ///   - variable: The environment variable that names the store.
  private func report(
    _ line: String?, variable: String? = nil, storeHasRoot: Bool = true, isRootSent: Bool = false
  ) async throws -> Report {
    let (chain, root) = try await Self.lab()
    var answers = Answers()
    answers.lists.roots = PublicRoots(
      roots: line.map { "\(root.sha256)\t\($0)" } ?? "",
      appleRoots: "\(SHA256.hexadecimal(root.subject.der))\t-\t\(root.sha256)")
    answers.stores[.system] = .init(
      places: [StorePlace(path: "own.pem", kind: .bundle, variable: variable)],
      roots: storeHasRoot ? [StoredRoot(der: root.der, settings: nil, file: nil)] : [])
    let name = try #require(LabCase.named("good")).serverName
    let request = Request(
      target: .server(host: name, port: 443),
      trust: TrustPlan(serverName: name, verifyDate: LabReports.now, fetching: .never))
    let sent = chain + (isRootSent ? [root.der] : [])
    return answers.report(on: [Observation(certificates: sent)], request, at: LabReports.now)
      .report
  }

  private static let kinds: Set<Note.Kind> = [.installedRoot, .rootList]

  @Test func aRootThatNoListKnowsWasInstalledHere() async throws {
    let report = try await report(nil)
    #expect(report.verdict == .trusted)
    #expect(report.trustResult == .proceed)
    #expect(report.notes.map(\.kind).filter(Self.kinds.contains) == [.installedRoot])
  }

  @Test(arguments: ["-\tmozilla\t-", "..14.3\tmozilla\t-", "!10.7.5..\t-\t-"])
  func aPublicRootThatAppleLacksIsNoAnchor(line: String) async throws {
    let report = try await report(line)
    #expect(report.verdict == .untrusted)
    #expect(report.failures.map(\.finding.check) == [.anchorTrusted])
    #expect(report.failures.map(\.finding.reason) == [.rootNotInAppleList])
    #expect(report.failures[0].finding.expected?.contains("as of \(PublicRoots.appleAsOf)") == true)
    #expect(report.codes.secTrust?.value == -67843)
    #expect(report.codes.secTrust?.certainty == .source)
    // A public root is no organization's own root.
    #expect(report.fixes.allSatisfy { $0.side == .server && $0.kind == .certificate })
    // It was not sent: to clients without it, the chain ends before it (mapping section 2).
    let note = try #require(report.notes.first { $0.kind == .rootNotSent }).text
    #expect(note.contains("-25318 errSecCreateChainFailed and stream -9807 in place of -67843"))
  }

  @Test func whatAVariableNamesIsNotHeldAgainstTheList() async throws {
    let report = try await report("-\tmozilla\t-", variable: "SSL_CERT_FILE")
    #expect(report.verdict == .trusted)
    #expect(report.trustResult == .unspecified)
    #expect(report.notes.map(\.kind).filter(Self.kinds.contains) == [])
  }

  @Test(arguments: [("10.9..", nil), ("14.4..", "since macOS 14.4")])
  func saysSinceWhenAppleHasIt(stretch: String, text: String?) async throws {
    let report = try await report("\(stretch)\tmozilla\t-")
    #expect(report.verdict == .trusted)
    #expect(report.trustResult == .unspecified)
    let notes = report.notes.filter { Self.kinds.contains($0.kind) }
    #expect(notes.count == (text == nil ? 0 : 1))
    #expect(text.map { notes.first?.text.contains($0) == true } ?? true)
  }

  /// A root in the list need not be trusted for every certificate.
  @Test func appleRefusesWhatTheRootIssuedLater() async throws {
    let rule = "apple,leaf_not_before_after,2024-11-15,macOS_15.2,-,2024-12-11"
    let report = try await report("10.9..\t-\t\(rule)")
    #expect(report.verdict == .untrusted)
    #expect(Set(report.failures.map(\.finding.check)) == [.grayListedKey])
    #expect(report.codes.secTrust?.certainty == .inferred)
    // The rule concerns certificates that the root issued, not the root's own date.
    let early = try await self.report(
      "10.9..\t-\tapple,leaf_not_before_after,2001-01-01,macOS_15.2,-,2024-12-11")
    #expect(early.failures.map(\.finding.certificate) == Array(0..<early.path.count - 1))
  }

  /// The day from which Apple's clients refuse the root ends trust before any certificate does.
  @Test func aRuleOfApplesEndsTrust() async throws {
    func end(_ client: String) async throws -> TrustEnd? {
      let report = try await report(
        "10.9..\t-\t\(client),trust_bit_removed_on,2027-01-20,macOS_15.2,-,2024-12-11")
      #expect(report.verdict == .trusted)
      return report.trustEnd
    }
    let apples = try #require(try await end("apple"))
    #expect(apples.date.rfc3339 == "2027-01-20T23:59:59Z")
    #expect(apples.cause.hasPrefix("Apple's rule for '"))
    #expect(try await end("mozilla")?.cause == "certificate 0")
  }

  /// Others who have the key may have made the whole chain: nothing proposes to trust its root.
  @Test(arguments: [true, false])
  func aCompromisedKeyIsSuspect(isCompromised: Bool) async throws {
    let lab = try await LabReports()
    let chain = try await lab.chain(of: "untrusted-root")
    let key = try Certificate(der: try #require(chain.first)).publicKey.spki
    var answers = Answers()
    if isCompromised {
      answers.lists.keys = RefusedKeys(
        "k\(SHA256.hexadecimal(key))\tinferred\tkey-leak\t2026-10-17\tCN=X\tChrome 156\t2026-11-01")
    }
    let name = try #require(LabCase.named("untrusted-root")).serverName
    let report = answers.report(
      on: [Observation(certificates: chain)],
      Request(
        target: .server(host: name, port: 443),
        trust: TrustPlan(serverName: name, verifyDate: LabReports.now, fetching: .never)),
      at: LabReports.now
    ).report
    let untrusted = try #require(report.failures.first { $0.finding.check == .anchorTrusted })
    #expect(report.failures.contains { $0.finding.check == .blackListedKey } == isCompromised)
    #expect(
      (untrusted.advice?.client == "do not trust it before you know who made it") == isCompromised)
    #expect(report.fixes.contains { $0.kind == .userRoot } == !isCompromised)
  }

  @Test func otherClientsRulesAreNotes() async throws {
    let rules =
      "mozilla,leaf_not_before_after,2024-11-30T23:59:59Z,-,-,2026-05-01 "
      + "chrome,sct_not_after,2099-11-30T23:59:59Z,153.0,-,2026-11-01"
    let report = try await report("10.9..\t-\t\(rules)")
    #expect(report.verdict == .trusted)
    let notes = report.notes.filter { $0.kind == .rootList }
    #expect(notes.count == 1)
    #expect(notes.first?.text.contains("Firefox refuses what it issued after 2024-11-30") == true)
    #expect(notes.first?.text.contains("Chrome") == false)
  }

  @Test func saysThatApplesListHasWhatThisSystemLacks() async throws {
    let report = try await report("14.4..\t-\t-", storeHasRoot: false)
    #expect(report.verdict == .untrusted)
    let note = report.notes.first { $0.kind == .rootList }
    #expect(note?.text.contains("since macOS 14.4") == true)
    let (_, root) = try await Self.lab()
    let label = try #require(root.subject.attributes.last { $0.text.contains("Root") }?.text)
    #expect(
      report.failures.first?.finding.summary
        == "this system's store lacks the root '\(label)', which Apple's list has")
    #expect(
      try await self.report("..14.3\t-\t-", storeHasRoot: false).notes
        .contains { $0.kind == .rootList } == false)
  }

  /// The list knows roots: nothing is to be installed or issued anew, and what signed the last
  /// certificate is certain only where the root itself was sent.
  @Test(arguments: [true, false]) func aRootThatThisSystemLacks(isSent: Bool) async throws {
    let report = try await report("14.4..\t-\t-", storeHasRoot: false, isRootSent: isSent)
    #expect(report.verdict == .untrusted)
    let text = try #require(report.notes.first { $0.kind == .rootList }?.text)
    #expect(text.contains(", if that root signed this") != isSent)
    #expect(!report.fixes.contains { [.userRoot, .anchor, .certificate].contains($0.kind) })
    // What a variable names is not this system's store.
    let other = try await self.report(
      "14.4..\t-\t-", variable: "SSL_CERT_FILE", storeHasRoot: false, isRootSent: isSent)
    #expect(!other.notes.contains { $0.kind == .rootList })
    #expect(other.fixes.contains { $0.kind == .userRoot })
  }
}
