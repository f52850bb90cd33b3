import OpenSSLEngine
import Testing
import TrustModel
import X509

@testable import Examination

/// What distinguishes several reports on one server, as a note of each says it.
@Suite struct SweepTests {
  private static let now = Instant(secondsSinceEpoch: 1_780_000_000)

  private static func certificate(serial: String, sha256: String) throws -> CertificateFacts {
    let der = try CertificateTemplate.server(
      [.dns("www.example.com")], subject: IssuingName(commonName: "www.example.com"),
      notBefore: now, notAfter: now.advanced(byDays: 9)
    ).issue(to: .generate()).der
    var facts = try Certificate(der: der).facts(role: .leaf, origin: .sent)
    facts.serial = serial
    facts.sha256 = sha256
    return facts
  }

  private static func result(
    _ address: String?, _ index: Int, of count: Int, leftOut: Int = 0, key: KeyKind? = nil,
    _ change: (inout Report) -> Void = { _ in }
  ) -> (Request, Examiner.Result) {
    var request = Request(target: .server(host: "www.example.com", port: 443))
    request.connection.key = key
    request.connection.connectTo = address.map { .init(host: $0, port: 443) }
    var report = Report(endpoint: request.endpoint, verifyDate: now, verdict: .trusted)
    change(&report)
    var evidence = Evidence(clock: now, observations: [Observation()])
    evidence.address = PlaceAmongAddresses(index: index, count: count, leftOut: leftOut)
    return (request, Examiner.Result(report: report, evidence: evidence))
  }

  private static func texts(_ results: [(Request, Examiner.Result)]) -> [[String]] {
    Sweep.compared(results).map { $0.1.report.notes.map(\.text) }
  }

  @Test func oneAddressNeedsNoNote() {
    #expect(Self.texts([Self.result("192.0.2.1", 0, of: 1)]) == [[]])
    #expect(
      Self.texts([Self.result("192.0.2.1", 0, of: 1, leftOut: 3)])
        == [["192.0.2.1: trusted; 3 more not examined"]])
    // A record that has one of two.
    #expect(
      Self.texts([Self.result("192.0.2.1", 0, of: 2)])
        == [["192.0.2.1: trusted; 1 more not examined"]])
  }

  /// The largest group comes first, and of equal ones that which was seen first; only the first
  /// report of a group is shown in full.
  @Test func groups() throws {
    let old = try Self.certificate(serial: "0B", sha256: "old")
    let new = try Self.certificate(serial: "0C", sha256: "new")
    let issuer = try Self.certificate(serial: "01", sha256: "issuer")
    let results = [
      Self.result("192.0.2.1", 0, of: 4) { $0.chain = [old] },
      Self.result("192.0.2.2", 1, of: 4) { $0.chain = [new] },
      Self.result("192.0.2.3", 2, of: 4) { $0.chain = [new] },
      Self.result("192.0.2.4", 3, of: 4) { $0.chain = [new, issuer] },
    ]
    let compared = Sweep.compared(results)
    let text =
      "2 of 4 addresses serve serial 0C, trusted; 192.0.2.1 serves serial 0B, trusted; 192.0.2.4 "
      + "serves serial 0C with other certificates behind it, trusted"
    #expect(compared.map { $0.1.report.notes.map(\.text) } == Array(repeating: [text], count: 4))
    #expect(compared.map(\.1.report.isShownByAnother) == [false, false, true, false])
    #expect(
      compared.map(\.1.report.endpoint.address)
        == ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"])
  }

  @Test func allTheSame() throws {
    let leaf = try Self.certificate(serial: "0C", sha256: "a")
    let results = (0..<3).map { index in
      Self.result("192.0.2.\(index)", index, of: 3) { $0.chain = [leaf] }
    }
    #expect(Self.texts(results)[0] == ["all 3 addresses serve serial 0C, trusted"])
  }

  /// Eight groups at most, and four addresses of a group.
  @Test(arguments: [(8, ""), (9, "; 1 more differ from these"), (10, "; 2 more differ from these")])
  func manyGroups(count: Int, rest: String) {
    let results = (0..<count).map { index in
      Self.result("192.0.2.\(index)", index, of: count) {
        $0.verdict = .unknown
        $0.failure = ConnectionFailure(.alertReceived(UInt8(index)), summary: "x")
      }
    }
    let different = (0..<count).map { index in
      Self.result("192.0.2.\(index)", index, of: count) {
        $0.thresholds = [Threshold(option: "--o\(index)", expected: "", actual: "", isFailed: true)]
      }
    }
    #expect(Self.texts(results)[0] == ["all \(count) addresses: alertReceived"])
    let text =
      "1 of \(count) addresses: trusted, but not as expected: --o0"
      + (1..<8).map { "; 192.0.2.\($0): trusted, but not as expected: --o\($0)" }.joined() + rest
    #expect(Self.texts(different)[0] == [text])
  }

  @Test(arguments: [
    (1, "192.0.2.5: not trusted: "),
    (4, "192.0.2.5, 192.0.2.6, 192.0.2.7, 192.0.2.8: not trusted: "),
    (5, "192.0.2.5, 192.0.2.6, 192.0.2.7, 192.0.2.8 and 1 more: not trusted: "),
  ])
  func namesOfAddresses(count: Int, text: String) {
    let all = 5 + count
    let results = (0..<all).map { index in
      Self.result("192.0.2.\(index)", index, of: all) { if index >= 5 { $0.verdict = .untrusted } }
    }
    #expect(Self.texts(results)[0] == ["5 of \(all) addresses: trusted; " + text])
  }

  /// Each kind of key is compared by itself; an address that has none of a kind is told.
  @Test func kindsOfKeys() {
    let results = [
      Self.result("192.0.2.1", 0, of: 2, key: .rsa),
      Self.result("192.0.2.1", 0, of: 2, key: .ecdsa),
      Self.result("192.0.2.2", 1, of: 2, key: .rsa),
    ]
    let rsa = "RSA: all 2 addresses: trusted"
    let ecdsa = "ECDSA: 1 of 2 addresses: trusted; 192.0.2.2 serves none of this kind"
    #expect(Self.texts(results) == [[rsa], [ecdsa], [rsa]])
  }

  /// What of one address was asked for each kind of key is told beside it.
  @Test func keysOfOneAddress() throws {
    let leaf = try Self.certificate(serial: String(repeating: "A", count: 41), sha256: "a")
    var results = [
      Self.result(nil, 0, of: 1, key: .rsa) { $0.chain = [leaf] },
      Self.result(nil, 0, of: 1, key: .ecdsa) {
        $0.verdict = .unknown
        $0.failure = ConnectionFailure(.timeout(.handshake), summary: "x")
      },
    ]
    results[0].1.evidence.keysNotServed = ["no other"]
    results[1].1.evidence.keysNotServed = []
    let serial = String(repeating: "A", count: 40)
    #expect(
      Self.texts(results) == [
        ["asked for RSA: serial \(serial), trusted; ECDSA: timeout; no other"],
        ["asked for ECDSA: timeout; RSA: serial \(serial), trusted"],
      ])
  }

  /// Four causes at most, without those that another one brings about.
  @Test(arguments: [(4, ""), (5, " ...")])
  func causes(count: Int, end: String) {
    let report = Self.result(nil, 0, of: 1) {
      $0.verdict = .untrusted
      $0.thresholds =
        (0..<count).map {
          Threshold(option: "--o\($0)", expected: "", actual: "", isFailed: true)
        } + [Threshold(option: "--met", expected: "", actual: "", isFailed: false)]
    }.1.report
    #expect(report.causesInSweep.count == count)
    #expect(report.stateInSweep == "not trusted: --o0, --o1, --o2, --o3" + end)
  }

  /// An address is the one that a request names, and no name is one.
  @Test func literals() {
    var request = Request(target: .server(host: "2001:db8::1", port: 443))
    #expect(AddressSweep.literal(request) == "2001:db8::1")
    request.connection.connectTo = .init(host: "www.example.com", port: 443)
    #expect(AddressSweep.literal(request) == nil)
    request.connection.connectTo = .init(host: "192.0.2.1", port: 443)
    #expect(AddressSweep.literal(request) == "192.0.2.1")
    #expect(AddressSweep.literal(Request(target: .files(["a.pem"]))) == nil)
  }

  /// That no server answers is not said where another kind of key gets an answer.
  @Test(
    arguments: [
      (.timeout(.handshake), true, false), (.connectionLost(.handshake), true, false),
      (.timeout(.handshake), false, true), (.timeout(.connect), true, true),
      (.alertReceived(80), true, true),
    ] as [(ConnectionFailure.Kind, Bool, Bool)])
  func hintsThatDoNotHold(kind: ConnectionFailure.Kind, isOtherServed: Bool, isKept: Bool) {
    func failed(_ kind: ConnectionFailure.Kind) -> (inout Report) -> Void {
      { report in
        report.verdict = .unknown
        report.failure = ConnectionFailure(kind, summary: "x", hint: "is it there?")
      }
    }
    var results = [
      Self.result(nil, 0, of: 1, key: .rsa, failed(kind)),
      Self.result(nil, 0, of: 1, key: .ecdsa) { if !isOtherServed { failed(kind)(&$0) } },
    ]
    for index in results.indices { results[index].1.evidence.keysNotServed = [] }
    let hints = Sweep.compared(results).map { $0.1.report.failure?.hint }
    #expect(hints == [isKept ? "is it there?" : nil, isOtherServed ? nil : "is it there?"])
  }

  /// Which addresses have nothing of a kind, and an address that is not known.
  @Test(
    arguments: [
      (1, "192.0.2.0 serves none of this kind"),
      (2, "192.0.2.0, 192.0.2.1 serve none of this kind"),
      (5, "192.0.2.0, 192.0.2.1, 192.0.2.2, 192.0.2.3 and 1 more serve none of this kind"),
    ])
  func addressesWithoutAKind(count: Int, text: String) {
    let results =
      [Self.result("198.51.100.1", 0, of: count + 1, key: .rsa)]
      + (0..<count).map { Self.result("192.0.2.\($0)", $0 + 1, of: count + 1, key: .ecdsa) }
    #expect(Self.texts(results)[0] == ["RSA: 1 of \(count + 1) addresses: trusted; " + text])
    let unknown = [
      Self.result("192.0.2.1", 0, of: 2), Self.result(nil, 1, of: 2) { $0.verdict = .untrusted },
    ]
    #expect(
      Self.texts(unknown)[0]
        == ["1 of 2 addresses: trusted; one without an address: not trusted: "])
  }
}
