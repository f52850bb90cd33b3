import Foundation
import Testing
import TrustModel

@testable import Examination

/// A record that is written and read again is the same, to the last field.
@Suite struct EvidenceRecordTests {
  private static let now = Instant(secondsSinceEpoch: 1_780_000_000)

  private static let request = Request(
    target: .server(host: "www.example.com", port: 8443),
    connection: ConnectionPlan(
      connectTo: .init(host: "192.0.2.1", port: 443), serverNameIndication: "",
      clientCertificate: "client.pem", clientKey: "key.pem", engines: [.openssl, .gnutls]),
    trust: TrustPlan(
      serverName: "mail.example.com", purpose: .client, verifyDate: now, anchors: ["a.pem"],
      anchorsOnly: true, userRoots: ["u.pem"], rootStores: ["s.pem"], intermediates: ["i.pem"],
      secondOpinion: false, fetching: .anywhere,
      revocation: RevocationPlan(mode: .require, lists: ["c.crl"])))

  private static let observation = Observation(
    certificates: [[0x30, 0], [1, 2, 3]],
    handshake: Handshake(
      protocolVersion: "TLSv1.2", cipher: "TLS_DHE_RSA_WITH_AES_128_GCM_SHA256", group: "DH 1024",
      finiteFieldBits: 1024, signatureHash: "SHA-1", secureRenegotiation: false,
      alert: "bad_certificate", alertNumber: 42, clientCertificateRequested: true,
      clientCertificateSent: true, stapledOCSP: [4, 5], signedCertificateTimestamps: 2,
      isComplete: true, engine: .gnutls),
    address: "192.0.2.1",
    timing: Timing(
      resolve: .milliseconds(1), connect: .milliseconds(2), handshake: .milliseconds(3),
      fetch: .milliseconds(4), opinions: .milliseconds(5), evaluate: .milliseconds(6)),
    failure: ConnectionFailure(.timeout(.handshake), summary: "late", hint: "wait"))

  private static let evidence: Evidence = {
    var store = StoreEvidence(
      store: .library(.openssl), places: [StorePlace(path: "certs", kind: .hashedDirectory)],
      notes: ["a note"],
      answers: [
        RootAnswer(
          subject: [0x30, 0], roots: [StoredRoot(der: [6], settings: [7], file: "root.pem")])
      ],
      rootPlaces: [
        RootPlace(
          path: "certs", kind: .hashedDirectory, variable: "SSL_CERT_DIR", condition: .unloadable)
      ])
    store.failure = "too slow"
    let opinion = Opinion(
      engine: .openssl, version: "3.0.19", verdict: .untrusted,
      failures: [
        .init(
          code: 10, symbol: "X509_V_ERR_CERT_HAS_EXPIRED", certificate: 1, text: "expired",
          check: .temporalValidity)
      ], noOpinion: "none", path: ["ab"])
    return Evidence(
      clock: now, observations: [observation, Observation()], supplied: [[8]],
      revocationLists: [RevocationListEvidence(file: "c.crl", der: [0x30, 1])], stores: [store],
      publicSuffixes: PublicSuffixEvidence(name: "www.example.com", rules: ["com", "!www.ck"]),
      fetches: [
        Fetch(uri: "http://ca.example/", certificates: [[9]], failure: "none"),
        Fetch(uri: "http://ca.example/MA", purpose: .ocsp, answer: [0x30, 0]),
      ],
      witnesses: [.openssl], opinions: [OpinionEvidence(question: "digest", opinion: opinion)],
      remarks: ["a remark"], tries: 3,
      address: PlaceAmongAddresses(index: 1, count: 2, leftOut: 5), keysNotServed: ["no key"])
  }()

  @Test func nothingIsLost() throws {
    let line = try EvidenceRecord(Self.request, Self.evidence, version: "1").line()
    let record = try EvidenceRecord(line: Array(line.dropLast()))
    #expect(record.tool == "trusteval 1")
    #expect(record.target == Self.request.target)
    #expect(record.connection == Self.request.connection)
    #expect(record.trust == Self.request.trust)
    #expect(record.evidence == Self.evidence)
  }

  /// A store is asked several times: a failure or a note that comes later is kept as well.
  @Test func laterAnswersOfAStoreCount() {
    var evidence = Evidence(clock: Self.now, observations: [Self.observation])
    var answers = StoreEvidence(
      store: .system, places: [], notes: ["first"], answers: [RootAnswer(subject: [1], roots: [])])
    evidence.add(answers)
    answers.notes = ["first", "second"]
    answers.failure = "it was lost"
    answers.answers = [[1], [2]].map { RootAnswer(subject: $0, roots: []) }
    evidence.add(answers)
    #expect(evidence.stores.count == 1)
    #expect(evidence.stores.first?.notes == ["first", "second"])
    #expect(evidence.stores.first?.failure == "it was lost")
    #expect(evidence.stores.first?.answers.map(\.subject) == [[1], [2]])
    answers.failure = "it was lost again"
    evidence.add(answers)
    #expect(evidence.stores.first?.failure == "it was lost")
  }

  /// - Parameter failures: How many failures are reported, and how many hidden.
  private static func opinion(failures shown: Int = 0, _ hidden: Int = 0) -> Opinion {
    let failure = Opinion.Failure(code: 1, symbol: "A", certificate: nil, text: "", check: nil)
    return Opinion(
      engine: .openssl, version: "", verdict: .untrusted,
      failures: Array(repeating: failure, count: shown),
      hidden: Array(repeating: failure, count: hidden))
  }

  /// No examination produces more, and an edited record could keep a replay busy with it.
  @Test(
    arguments: [
      { evidence, more in
        evidence.observations = Array(repeating: Self.observation, count: 2 + more)
      },
      { evidence, more in
        let fetch = Fetch(uri: "http://ca.example/", certificates: [], failure: nil)
        evidence.fetches = Array(repeating: fetch, count: 32 + more)
      },
      { evidence, more in
        evidence.remarks = Array(repeating: "", count: 64 + more)
      },
      { evidence, more in
        evidence.witnesses = Array(repeating: .openssl, count: 1 + more)
      },
      { evidence, more in
        let store = StoreEvidence(store: .system, places: [])
        evidence.stores = Array(repeating: store, count: 256 + more)
      },
      { evidence, more in
        let list = RevocationListEvidence(file: "c.crl", der: [0x30, 0])
        evidence.revocationLists = Array(repeating: list, count: RevocationPlan.mostLists + more)
      },
      { evidence, more in
        let opinion = OpinionEvidence(question: "digest", opinion: Self.opinion())
        evidence.opinions = Array(repeating: opinion, count: 64 + more)
      },
      { evidence, more in
        evidence.opinions = [
          OpinionEvidence(question: "digest", opinion: Self.opinion(failures: 600, 400 + more))
        ]
      },
      { evidence, more in
        evidence.keysNotServed = Array(repeating: "", count: 2 + more)
      },
      { evidence, more in evidence.tries = 2 - more },
      { evidence, more in evidence.tries = 100 + more },
      { evidence, more in
        evidence.address = PlaceAmongAddresses(index: 0, count: 64 + more, leftOut: 0)
      },
      { evidence, more in
        evidence.address = PlaceAmongAddresses(index: 1 + more, count: 2, leftOut: 0)
      },
      { evidence, more in
        evidence.address = PlaceAmongAddresses(index: 0, count: 1, leftOut: 1_000_000 + more)
      },
    ] as [@Sendable (inout Evidence, Int) -> Void])
  func moreThanAnEndpointGivesIsDamage(
    fill: @Sendable (inout Evidence, Int) -> Void
  ) throws {
    for more in 0...1 {
      var evidence = Evidence(clock: Self.now, observations: [Self.observation])
      fill(&evidence, more)
      let line = try EvidenceRecord(Self.listless, evidence, version: "0").line()
      let damage = Self.damage(of: line)
      #expect(damage == (more == 0 ? nil : "holds more than any endpoint can give"))
    }
  }

  /// The request without lists of revoked certificates, which evidence would have to hold.
  private static var listless: Request {
    var request = request
    request.trust.revocation.lists = []
    return request
  }

  /// Why a line is no record; nil where it is one.
  private static func damage(of line: [UInt8]) -> String? {
    do throws(EvidenceRecord.Damage) {
      _ = try EvidenceRecord(line: line)
      return nil
    } catch {
      return error.text
    }
  }

  /// The version decides the verdict, so a completed handshake must have one that exists.
  @Test(arguments: [
    (true, "TLSv1.3", true), (true, "TLSv1.2", true), (true, "TLSv1.0", true), (true, nil, false),
    (true, "TLSv1", false), (true, "SSLv2", false), (true, "TLSv1.4", false), (false, nil, true),
  ])
  func aCompletedHandshakeHasAVersion(isComplete: Bool, version: String?, isSound: Bool) throws {
    var observation = Observation(
      handshake: Handshake(protocolVersion: version, isComplete: isComplete, engine: .openssl))
    if !isComplete { observation.failure = ConnectionFailure(.refused, summary: "") }
    // In each of the observations.
    for observations in [[observation], [Observation(), observation]] {
      let evidence = Evidence(clock: Self.now, observations: observations)
      let line = try EvidenceRecord(Self.listless, evidence, version: "0").line()
      let damage = Self.damage(of: line)
      #expect(damage == (isSound ? nil : "has a completed handshake of no TLS version that exists"))
    }
  }

  /// What was asked for and has no evidence would pass for checked.
  @Test(
    arguments: [
      (nil, nil, "is of a server, and has neither a complete handshake nor why there is none"),
      (false, nil, "is of a server, and has neither a complete handshake nor why there is none"),
      (false, ConnectionFailure(.refused, summary: ""), nil), (true, nil, nil),
      (nil, ConnectionFailure(.refused, summary: ""), nil),
    ] as [(Bool?, ConnectionFailure?, String?)])
  func aConnectionIsToldOrWhyThereIsNone(
    isComplete: Bool?, failure: ConnectionFailure?, damage: String?
  ) throws {
    let handshake = isComplete.map {
      Handshake(protocolVersion: "TLSv1.3", isComplete: $0, engine: .openssl)
    }
    let observation = Observation(certificates: [[1]], handshake: handshake, failure: failure)
    let evidence = Evidence(clock: Self.now, observations: [observation])
    let line = try EvidenceRecord(Self.listless, evidence, version: "0").line()
    #expect(Self.damage(of: line) == damage)
    let files = Request(target: .files(["a.pem"]))
    #expect(Self.damage(of: try EvidenceRecord(files, evidence, version: "0").line()) == nil)
  }

  @Test func listsThatAreNamedAreThere() throws {
    var request = Self.listless
    request.trust.revocation.lists = ["a.crl", "b.crl"]
    var evidence = Evidence(clock: Self.now, observations: [Self.observation])
    let without = try EvidenceRecord(request, evidence, version: "0").line()
    let damage = "names a file with lists of revoked certificates, and has none of it"
    #expect(Self.damage(of: without) == damage)
    evidence.revocationLists = [RevocationListEvidence(file: "a.crl", der: [1])]
    let half = try EvidenceRecord(request, evidence, version: "0").line()
    #expect(Self.damage(of: half) == damage)
    evidence.revocationLists.append(RevocationListEvidence(file: "b.crl", der: [1]))
    #expect(Self.damage(of: try EvidenceRecord(request, evidence, version: "0").line()) == nil)
  }

  /// Editors and `head -c` omit the last line break; `split` adds empty lines.
  @Test(arguments: ["\n", "", "\r\n", "\n\n"])
  func theLastLineCountsHoweverItEnds(end: String) throws {
    let line = try EvidenceRecord(Self.request, Self.evidence, version: "1").line()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("trusteval-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(line + Array(line.dropLast()) + Array(end.utf8)).write(to: file)
    let reader = try EvidenceReader(path: file.path, patience: .seconds(20))
    for _ in 0..<2 { #expect(try reader.next()?.evidence == Self.evidence) }
    #expect(try reader.next() == nil)
  }
}
