import Foundation
import Testing
import TrustModel

@testable import Examination

/// What is written is what is read again, to the last field.
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
      remarks: ["a remark"])
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

  /// Records from before revocation was asked about have nothing on it.
  @Test func olderRecordsAreRead() throws {
    var request = Self.request
    request.trust.revocation = RevocationPlan()
    var evidence = Self.evidence
    evidence.revocationLists = []
    evidence.fetches.removeLast()
    let line = try EvidenceRecord(request, evidence, version: "1").line()
    var older = String(decoding: line, as: UTF8.self)
    for part in [
      #","revocation":{"lists":[],"mode":"stapled"}"#, #""revocationLists":[],"#,
      #""answer":null,"#,
    ] {
      #expect(older.contains(part), "\(part) in \(older)")
      older = older.replacing(part, with: "")
    }
    let record = try EvidenceRecord(line: Array(older.utf8))
    #expect(record.trust == request.trust)
    #expect(record.evidence == evidence)
  }

  /// Editors and `head -c` leave out the end of the last line, `split` puts empty ones between.
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
