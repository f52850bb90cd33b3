import Foundation
import OpenSSLEngine
import RootStores
import Testing
import Threads
import TrustModel
import X509

@testable import Examination

/// What of a record counts, beside the options of a replay.
@Suite struct RecordedTests {
  private static let now = Instant(secondsSinceEpoch: 1_780_000_000)
  private static let request = Request(target: .server(host: "www.example.com", port: 443))

  private static let recorded: Evidence = {
    var evidence = Evidence(
      clock: now, observations: [Observation()], supplied: [[1]],
      revocationLists: [RevocationListEvidence(file: "a.crl", der: [4])],
      stores: [
        StoreEvidence(store: .system, places: []),
        StoreEvidence(store: .anchors("a.pem"), places: []),
        StoreEvidence(store: .anchors("b.pem"), places: []),
      ])
    evidence.pinnedCertificates = [[2]]
    evidence.compared = [3]
    evidence.exceptions = nil
    return evidence
  }()

  private static func source(_ options: TrustPlan, _ trust: TrustPlan = TrustPlan())
    -> RecordedSource
  {
    var request = request
    request.trust = trust
    var materials = RequestMaterials(
      supplied: [[11]], revocationLists: [RevocationListEvidence(file: "n.crl", der: [14])])
    (materials.pinned, materials.compared, materials.exceptions) = ([[12]], [13], [])
    return RecordedSource(
      EvidenceRecord(request, recorded, version: "test"), askedWith: options, ExaminerTests.tools,
      materials: materials)
  }

  /// An option of a replay, and what it changes.
  struct Option: Sendable {
    let give: @Sendable (inout TrustPlan) -> Void
    let change: @Sendable (inout Evidence) -> Void
  }

  static let options = [
    Option(give: { _ in }, change: { _ in }),
    Option(give: { $0.intermediates = ["i.pem"] }, change: { $0.supplied = [[11]] }),
    Option(give: { $0.exceptions = ["e.txt"] }, change: { $0.exceptions = [] }),
    Option(
      give: { $0.pinning = .certificates(["p.pem"]) }, change: { $0.pinnedCertificates = [[12]] }),
    Option(
      give: { plan in
        plan.expectations = Expectations()
        plan.expectations?.compared = "c.pem"
      }, change: { $0.compared = [13] }),
    Option(
      give: { $0.revocation.lists = ["n.crl"] },
      change: { $0.revocationLists = [RevocationListEvidence(file: "n.crl", der: [14])] }),
    Option(give: { $0.anchors = ["a.pem"] }, change: { $0.stores.remove(at: 1) }),
    Option(give: { $0.anchors = ["b.pem", "a.pem"] }, change: { $0.stores.removeLast(2) }),
    Option(give: { $0.userRoots = ["b.pem"] }, change: { $0.stores.remove(at: 2) }),
    Option(give: { $0.rootStores = ["a.pem"] }, change: { _ in }),
    Option(give: { $0.pinning = .keys([]) }, change: { $0.pinnedCertificates = [[12]] }),
  ]

  /// What an option names takes the place of what was recorded for it, and of nothing else.
  @Test(arguments: options.indices) func optionsOfAReplay(index: Int) {
    var (plan, expected) = (TrustPlan(), Self.recorded)
    Self.options[index].give(&plan)
    Self.options[index].change(&expected)
    #expect(Self.source(plan).evidence(for: Self.request, by: .distantFuture) == expected)
  }

  /// A store that the question is about counts as empty, and that is said; any other does not matter.
  @Test func rootsThatWereNotRecorded() {
    let source = Self.source(TrustPlan())
    for (store, isSaid) in [(StoreName.system, true), (.library(.openssl), false)] {
      var evidence = Evidence(clock: Self.now, observations: [])
      for _ in 0..<2 {
        source.addRoots(
          of: store, [[0x30, 0]], for: Self.request, to: &evidence, by: .distantFuture)
      }
      #expect(evidence.stores.map(\.store) == [store])
      #expect(evidence.remarks.count == (isSaid ? 1 : 0), "\(evidence.remarks)")
    }
    for (name, trust, text) in [
      (.system, TrustPlan(), "the system store"),
      (.anchors("a.pem"), TrustPlan(anchors: ["a.pem"]), "a.pem"),
      (.store("roots"), TrustPlan(rootStores: ["roots"]), "roots"),
    ] as [(StoreName, TrustPlan, String)] {
      var (request, evidence) = (Self.request, Evidence(clock: Self.now, observations: []))
      request.trust = trust
      source.addRoots(of: name, [[0x30, 0]], for: request, to: &evidence, by: .distantFuture)
      #expect(
        evidence.remarks == [
          "the record does not tell which roots \(text) has for some of the names, so it counts as "
            + "having none"
        ])
    }
    #expect(
      source.remark(onAsking: [.openssl])
        == "the question differs from the one recorded, so OpenSSL was asked anew")
    #expect(
      source.remark(onAsking: [.gnutls, .openssl])
        == "the question differs from the one recorded, so OpenSSL and GnuTLS were asked anew")
  }

  /// Why nothing is fetched is what the settings say, if they say it.
  @Test func nothingIsFetched() {
    for (permission, text) in [
      (FetchPolicy.Permission.anywhere, "not recorded, and a replay fetches nothing"),
      (.never, nil),
    ] {
      var request = Self.request
      request.trust.fetching = permission
      let policy = FetchPolicy(
        for: request,
        [
          Observation(
            handshake: Handshake(isComplete: true, engine: .openssl), address: "192.0.2.1")
        ])
      let fetch = Self.source(TrustPlan()).fetched(
        from: "http://ca.example/", for: .issuer, under: policy, by: .distantFuture)
      #expect(fetch.failure == text ?? policy.refusal)
      #expect((policy.refusal == nil) == (text != nil))
    }
  }

  /// A line is of no more than one endpoint, and a file without any is none.
  @Test(arguments: ["", "\n", " \t\r\n\n"]) func filesWithoutEvidence(text: String) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("trusteval-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let reader = try EvidenceReader(path: file.path, patience: .seconds(20))
    do throws(RequestError) {
      _ = try reader.next()
      Issue.record("it has evidence")
    } catch {
      #expect(error.text.hasSuffix("holds no evidence"))
    }
  }

  /// Blank lines are not read without end.
  @Test func nothingButBlankLines() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("trusteval-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("\n\n".utf8).write(to: file)
    let reader = try EvidenceReader(path: file.path, patience: .zero)
    let error = #expect(throws: RequestError.self) { _ = try reader.next() }
    #expect(error?.text == "'\(file.path)' has nothing but blank lines, up to line 1")
  }
}

/// Records that follow each other, of the addresses of one server or of its kinds of keys.
@Suite struct RecordedSweepTests {
  private static func entry(
    _ index: Int?, of count: Int = 3, _ key: KeyKind? = nil, host: String = "www.example.com",
    source: Int = 0
  ) -> RecordedSweep.Entry {
    var request = Request(target: .server(host: host, port: 443))
    request.connection.key = key
    var evidence = Evidence(
      clock: Instant(secondsSinceEpoch: 1_780_000_000), observations: [Observation()])
    evidence.address = index.map { PlaceAmongAddresses(index: $0, count: count, leftOut: 0) }
    evidence.keysNotServed = key.map { _ in [] }
    let report = Report(
      endpoint: request.endpoint, verifyDate: evidence.clock, verdict: .trusted)
    return (
      request, Examiner.Result(report: report, evidence: evidence), RequestSource(index: source)
    )
  }

  /// How many are complete with each record, and at the end.
  @Test(
    arguments: [
      ([entry(0), entry(1), entry(2)], [0, 0, 0, 3]), ([entry(0), entry(2)], [0, 0, 2]),
      ([entry(1), entry(0)], [0, 1, 1]), ([entry(0), entry(0)], [0, 1, 1]),
      ([entry(0), entry(1, of: 4)], [0, 1, 1]), ([entry(0), entry(1, source: 1)], [0, 1, 1]),
      ([entry(0), entry(1, host: "mail.example.com")], [0, 1, 1]),
      ([entry(nil), entry(nil)], [1, 1, 0]), ([entry(0), entry(nil)], [0, 2, 0]),
      ([entry(nil, .rsa), entry(nil, .ecdsa)], [0, 0, 2]),
      ([entry(nil, .rsa), entry(nil, .rsa)], [0, 1, 1]),
      ([entry(nil, .rsa), entry(nil, .ecdsa), entry(nil, .rsa)], [0, 0, 2, 1]),
      ([entry(0, .rsa), entry(0, .ecdsa), entry(1, .rsa), entry(1, .ecdsa)], [0, 0, 0, 0, 4]),
    ] as [([RecordedSweep.Entry], [Int])])
  func whatBelongsTogether(entries: [RecordedSweep.Entry], complete: [Int]) {
    var sweep = RecordedSweep()
    let counts = entries.map { sweep.add($0).count }
    #expect(counts + [sweep.finish().count] == complete)
  }
}
