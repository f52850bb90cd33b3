import Examination
import OpenSSLEngine
import Rendering
import RootStores
import TLSEngine
import TrustModel
import X509

/// Lines of an evidence file: any line must give a report whose JSON is one valid line.
struct EvidenceTarget: FuzzTarget {
  private let chain: LabChain
  private let record: EvidenceRecord
  private let trees: [DERTree]
  private let line: [UInt8]

  init() throws {
    chain = try LabChain()
    trees = chain.certificates.compactMap { DERTree($0[...]) }
    record = Self.record(chain.certificates)
    line = try record.line()
  }

  private static func record(_ certificates: [[UInt8]]) -> EvidenceRecord {
    let root = certificates.last ?? []
    let anchors = StoreName.anchors("root.pem")
    let subject = (try? Certificate(der: root))?.subject.der ?? []
    let trust = TrustPlan(
      serverName: LabChain.serverName, verifyDate: LabChain.now, anchors: ["root.pem"],
      anchorsOnly: true)
    return EvidenceRecord(
      Request(target: .server(host: LabChain.serverName, port: 443), trust: trust),
      Evidence(
        clock: LabChain.now,
        observations: [
          Observation(
            certificates: certificates.dropLast(),
            handshake: Handshake(
              protocolVersion: "TLSv1.3", cipher: "TLS_AES_128_GCM_SHA256", group: "X25519",
              stapledOCSP: [0x30, 0x03, 0x0a, 0x01, 0x00], isComplete: true, engine: .openssl),
            address: "192.0.2.1")
        ],
        supplied: [root],
        stores: [
          StoreEvidence(
            store: anchors, places: [StorePlace(path: "root.pem", kind: .file)],
            notes: ["a note"],
            answers: [
              RootAnswer(
                subject: subject,
                roots: [StoredRoot(der: root, settings: nil, file: "root.pem")])
            ])
        ],
        fetches: [Fetch(uri: "http://ca.example/", certificates: [root])],
        witnesses: [.openssl],
        opinions: [
          OpinionEvidence(
            question: String(repeating: "0", count: 64),
            opinion: Opinion(engine: .openssl, version: "3.0", verdict: .trusted))
        ], remarks: ["a remark"]), version: "0")
  }

  /// A valid record with changed certificates, or a changed line.
  func input(_ mutator: inout Mutator) -> [UInt8] {
    guard Bool.random(using: &mutator.random) else {
      return mutator.mutate(line, with: Self.pieces)
    }
    var certificates = chain.certificates
    let place = Int.random(in: 0..<certificates.count, using: &mutator.random)
    certificates[place] = mutator.mutate(trees[place])
    return (try? Self.record(certificates).line()) ?? line
  }

  func text(of line: [UInt8]) -> [UInt8] { line }

  func attempt(_ line: [UInt8]) -> Outcome {
    guard let record = try? EvidenceRecord(line: line) else { return .refused }
    let tools = Tools.withoutSystem(at: record.evidence.clock)
    let request = Request(
      target: record.target, connection: record.connection, trust: record.trust,
      timeout: .seconds(10))
    let source = RecordedSource(
      record, askedWith: TrustPlan(), tools, materials: RequestMaterials())
    let result = Examiner(source).result(for: request)
    if let failure = result.report.failure, failure.kind == .internalError,
      record.evidence.observations.first?.failure == nil
    {
      return .finding(failure.summary)
    }
    var written = ""
    var sink = JSONSink { written += $0 }
    sink.write(result.report)
    let isClean = written.unicodeScalars.dropLast().allSatisfy {
      $0.value >= 0x20 && !(0x7f...0x9f).contains($0.value)
    }
    guard isClean, written.hasSuffix("\n") else { return .finding("JSON with control characters") }
    return .accepted
  }

  private static let pieces: [[UInt8]] = [
    "null", "true", "{}", "[]", "\"\"", "0", "-1", "1e999", "9223372036854775807", ",", ":",
    "\"format\":2,", "\"observations\":[],",
    "\"failure\":{\"kind\":\"timeout\",\"phase\":\"connect\",\"summary\":\"x\"},",
    "\"certificates\":[\"MAA=\"],", "\"serverName\":\"\\u001b[31m\",", "\\u202e", "\\ud800",
    "\"verifyDate\":\"9999-12-31T23:59:59Z\"", "\"purpose\":\"basic\",", "anchors:",
    "library:gnutls",
    "store:/dev/zero", "\"witnesses\":[\"trusteval\"],", "system", "\"address\":null,",
  ].map { Array($0.utf8) }
}

extension Tools {
  /// Nothing of the system's: neither stores nor witnesses.
  static func withoutSystem(at now: Instant) -> Tools {
    let cryptography = OpenSSLCryptography()
    let certificates = CertificateCache()
    return Tools(
      version: "0", cryptography: cryptography, certificates: certificates,
      stores: StoreRegistry(
        environment: { _ in nil }, cryptography: cryptography, certificates: certificates),
      witnesses: NoWitnesses(), client: { _ throws(ConnectionFailure) in try OpenSSLClient() },
      identity: OpenSSLIdentityReader(), publicSuffixes: { nil }, clock: { now })
  }
}
