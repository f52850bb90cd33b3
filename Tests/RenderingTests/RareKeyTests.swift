import Testing
import TrustModel

@testable import Rendering

/// Keys of JSON that few reports have a value for: each has its own, and is read again where formats
/// need it.
@Suite struct RareKeyTests {
  private static let digest = String(repeating: "ab", count: 32)
  private static let pin = Pin(spki: [1], place: .ca)

  /// A part of a report, and all that JSON has of it.
  private typealias Part = (@Sendable (inout Report) -> Void, String)

  private static let customised: [Part] = [
    (
      { report in
        var entry = TrustException(
          check: .sslHostname, host: "a.example", port: 8443, certificate: digest, key: pin,
          expires: Sample.instant("2026-12-01T00:00:00Z"), reason: "until then")
        entry.place = .init(file: "e.txt", line: 3)
        report.exceptions = [ExceptionFacts(entry: entry, outcome: .otherKey)]
      },
      #"""
      "exceptions":[{"outcome":"otherKey","check":"SSLHostname","host":"a.example","port":8443,\#
      "certificate":"\#(digest)","key":"\#(pin.key)","expires":"2026-12-01T00:00:00Z",\#
      "reason":"until then","file":"e.txt","line":3}]
      """#
    ),
    (
      { report in
        report.pins = [
          PinFacts(pin, matches: [1, 2]), PinFacts(certificate: digest, matches: []),
        ]
      },
      #"""
      "pins":[{"kind":"key","place":"ca","sha256":"\#(Hexadecimal.lowerCase(pin.digest))",\#
      "text":"\#(pin.text)","matches":[1,2]},{"kind":"certificate","place":"leaf",\#
      "sha256":"\#(digest)","text":null,"matches":[]}]
      """#
    ),
    (
      {
        $0.thresholds = [
          Threshold(option: "--min-tls", expected: "1.3", actual: "1.2", isFailed: true)
        ]
      }, #""thresholds":[{"option":"--min-tls","expected":"1.3","actual":"1.2","failed":true}]"#
    ),
    (
      {
        $0.identity = IdentityFacts(
          file: "me.pem", path: [], authentication: .rejected, listing: .notListed,
          listedIssuer: "CN=L",
          failures: [
            Finding(
              .temporalValidity, certificate: 1, reason: .expired, summary: "s", expected: "e",
              actual: "a")
          ], notChecked: [NotChecked(.revocation, reason: "never")])
      },
      #"""
      "identity":{"file":"me.pem","path":[],"clientCertificate":"rejected",\#
      "listing":"notListed","listedIssuer":"CN=L","failures":[{"check":"TemporalValidity",\#
      "certificate":1,"reason":"expired","summary":"s","expected":"e","actual":"a"}],\#
      "notChecked":[{"check":"Revocation","reason":"never"}]}
      """#
    ),
    (
      {
        $0.completedPath = CompletedPath(
          address: "http://a.example/", verdict: .untrusted, path: [], failures: [])
      },
      #""completedPath":{"address":"http://a.example/","verdict":"untrusted","path":[],"failures":[]}"#
    ),
    (
      {
        $0.transportSecurity = TransportSecurity(
          host: .address,
          violations: [
            .init(requirement: .keySize, expected: "2048", actual: "1024", relief: .key("NSKey")),
            .init(requirement: .anchor, expected: "e", actual: "a", relief: .never),
          ])
      },
      #"""
      "transportSecurity":{"applies":true,"host":"address","violations":[{"requirement":"keySize",\#
      "expected":"2048","actual":"1024","exception":"NSKey"},{"requirement":"anchor",\#
      "expected":"e","actual":"a","exception":null}]}
      """#
    ),
    (
      { $0.transportSecurity = TransportSecurity(host: .local) }, #""applies":false,"host":"local""#
    ),
    (
      { $0.route = Route(proxy: "http://p:1", startTLS: .xmppServer) },
      #""route":{"proxy":"http://p:1","starttls":"xmpp-server"}"#
    ),
  ]

  private static let explained: [Part] = [
    ({ $0.keyKind = .ecdsa }, #""keyKind":"ecdsa","route""#),
    ({ $0.purpose = .basic }, #""purpose":"basic""#),
    (
      { $0.source = RequestSource(file: "h.txt", line: 7, index: 4) },
      #""source":{"file":"h.txt","line":7,"index":4}"#
    ),
    (
      {
        $0.disagreements = [
          Disagreement(engines: [.gnutls], cause: .clock, text: "t", experiment: "x")
        ]
      }, #""disagreements":[{"engines":["gnutls"],"cause":"clock","text":"t","experiment":"x"}]"#
    ),
    (
      {
        $0.opinions = [
          Opinion(
            engine: .openssl, version: "v", verdict: .unknown, noOpinion: "n", path: [digest])
        ]
      },
      #"""
      "opinions":[{"engine":"openssl","version":"v","verdict":"unknown","failures":[],"hidden":[],\#
      "noOpinion":"n","path":["\#(digest)"]}]
      """#
    ),
    (
      {
        $0.revocation = [
          RevocationStatus(
            certificate: 1, status: .revoked, time: Sample.instant("2026-11-20T08:00:00Z"),
            reason: "keyCompromise", via: "http://c.example/")
        ]
      },
      #"""
      "revocation":[{"certificate":1,"status":"revoked","time":"2026-11-20T08:00:00Z",\#
      "reason":"keyCompromise","via":"http://c.example/"}]
      """#
    ),
    (
      { $0.failure = ConnectionFailure(.connectionLost(.startTLS), summary: "s", hint: "h") },
      #""failure":{"kind":"connectionLost","phase":"startTLS","alert":null,"summary":"s","hint":"h"}"#
    ),
    (
      { $0.failure = ConnectionFailure(.clientEnded(45), summary: "s") },
      #""failure":{"kind":"clientEnded","phase":null,"alert":45,"summary":"s","hint":null}"#
    ),
    (
      { $0.fetches = [Fetch(uri: "http://f.example/", purpose: .crl, failure: "none came")] },
      #""fetches":[{"uri":"http://f.example/","purpose":"crl","certificates":0,"failure":"none came"}]"#
    ),
    (
      {
        $0.fixes = [
          Fix(
            kind: .pinPlace, side: .client, text: "t", options: ["--pin", "p"],
            instructions: [.init(.iOS, ["l"])], isVerified: false)
        ]
      },
      #"""
      "fixes":[{"kind":"pinPlace","side":"client","text":"t","options":["--pin","p"],\#
      "verified":false,"instructions":[{"place":"iOS","lines":["l"]}]}]
      """#
    ),
    (
      { $0.anchorStores = [AnchorStoreFacts(source: .user, path: "u.pem", kind: .file)] },
      #""anchorStores":[{"source":"user","path":"u.pem","kind":"file"}]"#
    ),
    (
      { $0.trustEnd = TrustEnd(date: Sample.now, cause: "the staple") },
      #""trustedUntil":"2026-11-21T09:14:00Z","trustedUntilCause":"the staple""#
    ),
  ]

  private static let connected: [Part] = [
    (
      {
        $0.otherHandshakes = [
          OtherHandshake(
            engine: .gnutls, verdict: .untrusted, hasSameCertificates: true,
            failure: ConnectionFailure(.refused, summary: "s"))
        ]
      },
      #"""
      "otherHandshakes":[{"engine":"gnutls","verdict":"untrusted","sameCertificates":true,\#
      "failures":[],"chain":[],"handshake":null,"failure":{"kind":"refused","phase":null,\#
      "alert":null,"summary":"s","hint":null}}]
      """#
    ),
    (
      {
        $0.handshake?.signatureHash = "sha1"
        $0.handshake?.secureRenegotiation = false
        $0.handshake?.alert = "unknown_ca"
        $0.handshake?.clientCertificateRequested = true
        $0.handshake?.isComplete = false
        $0.acceptableIssuers = AcceptableIssuers(names: ["CN=A"], leftOut: 3)
      },
      #"""
      "complete":false,"protocol":"TLSv1.3","cipher":"TLS_AES_128_GCM_SHA256","group":"X25519",\#
      "signatureHash":"sha1","secureRenegotiation":false,"alert":"unknown_ca",\#
      "clientCertificateRequested":true,"clientCertificate":"requested",\#
      "acceptableIssuers":["CN=A"],"acceptableIssuersLeftOut":3,"clientCertificateSent":false
      """#
    ),
    (
      {
        $0.handshakeFindings = [
          HandshakeFinding(.cipher, summary: "s", seen: "n", refusedBy: [.gnutls, .apple])
        ]
      },
      #""findings":[{"check":"cipher","summary":"s","seen":"n","refusedBy":["gnutls","apple"]}]"#
    ),
    (
      {
        $0.handshake?.capture = CaptureFacts(
          readAt: Sample.now, isKeyProved: true, isTimeKnown: false)
      }, #""capture":{"readAt":"2026-11-21T09:14:00Z","keyProved":true,"timeKnown":false}"#
    ),
    (
      { $0.handshake?.capture = CaptureFacts(readAt: Sample.now, isKeyProved: false) },
      #""keyProved":false,"timeKnown":true}"#
    ),
    (
      { report in
        var trace = HandshakeTrace()
        trace.append(
          TracedMessage(
            time: 1.5, sender: .server, kind: .serverHello, length: 4,
            records: [WireRecord(type: 22, version: 0x0303, length: 88)],
            facts: [TraceFact(.suite, ["A"])].compactMap(\.self)))
        trace.reading = TraceReading(rows: [], remarks: ["r"])
        report.handshake?.trace = trace
      },
      #"""
      "trace":[{"time":1.5,"sender":"server","name":"ServerHello","length":4,\#
      "records":[{"type":"handshake","version":"TLS 1.2","length":88}],\#
      "facts":[{"topic":"suite","values":["A"]}]}],"traceLeftOut":0,"traceRemarks":["r"]
      """#
    ),
  ]

  private static let parts = customised + explained + connected

  @Test(arguments: parts.indices) func theValueOfEachKey(index: Int) {
    var report = Sample.trusted
    Self.parts[index].0(&report)
    let json = renderJSON(report, tool: JSONReportTests.tool)
    #expect(json.contains(Self.parts[index].1), "\(json)")
  }

  /// What Apple's clients do with a server that is trusted, and nothing of that with any other.
  @Test func reservationsInJSON() {
    var report = Sample.atsViolations
    func json() -> String { renderJSON(report, tool: JSONReportTests.tool) }
    #expect(json().contains(#""reservation":"but App Transport Security blocks it (ATS -1200 "#))
    #expect(json().contains(#""blocked":true"#))
    report.verdict = .untrusted
    #expect(json().contains(#""reservation":null,"blocked":false"#))
  }

  /// Whole days, negative from the first second after the end.
  @Test(
    arguments: [
      (86_400, 1), (86_399, 0), (0, 0), (-1, -1), (-86_400, -1), (-86_401, -2),
    ] as [(Int64, Int)])
  func daysThatAreLeft(seconds: Int64, days: Int) {
    var facts = Sample.leaf
    facts.notAfter = Sample.now.advanced(bySeconds: seconds)
    let certificate = ShownCertificate(
      number: 0, origin: .init(name: "a.pem"), der: [0x30, 0], sha256: Self.digest, sha1: nil,
      reading: .certificate(
        ShownContents(facts: facts, use: "server", issuer: nil, extensions: [], problems: [])))
    let json = renderJSON(certificate, at: Sample.now)
    #expect(json.contains("\"daysLeft\":\(days),"), "\(json)")
    #expect(json.contains(#""line":null,"use":"server","issuedBy":null"#))
    #expect(
      json.contains(#""sha1":null"#) && json.contains(#""trustSettings":null,"failure":null"#))
  }

  // MARK: Reading

  private static let kept: [Report] =
    [
      Sample.trusted, Sample.twoFailures, Sample.untrustedRoot, Sample.missingIntermediate,
      Sample.hostileSubject, Sample.atsViolations, Sample.timeout, Sample.alert,
      Sample.clientCertificateRejected, Sample.refusedByOthers, Sample.filesForClient,
    ]

  /// Every format for programs says of a report that was read what it says of the report itself.
  @Test(arguments: kept.indices) func formatsOfAReadReport(index: Int) throws {
    var report = Self.kept[index].numbered
    report.source = RequestSource(file: "h,1.txt", line: 3, index: 2)
    report.keyKind = .rsa
    report.notes += [Note(.addresses, "all"), Note(.keys, "both")]
    report.thresholds = [
      Threshold(option: "--min-tls", expected: "1.3", actual: "1.2", isFailed: true),
      Threshold(option: "--require-sct", expected: "1", actual: "2", isFailed: false),
    ]
    let line = renderJSON(report, tool: JSONReportTests.tool)
    let read = try ReadReport(jsonLine: Array(line.utf8))
    #expect(read.version == JSONReportTests.tool.version)
    for format in ReportFormat.allCases where ![.text, .json, .html].contains(format) {
      func text(_ report: Report) -> String {
        sinkText(of: [report]) {
          format.sink(TextOptions(), for: format == .prometheus ? .blackbox : nil, output: $0)
        }
      }
      #expect(text(read.report) == text(report), "\(format)")
    }
    #expect(read.report.failure?.kind.name == report.failure?.kind.name)
    #expect(read.report.failure?.kind.phase == report.failure?.kind.phase)
    #expect(read.report.failure?.kind.alertNumber == report.failure?.kind.alertNumber)
    #expect(read.report.failure?.hint == report.failure?.hint)
  }

  /// A word of a later version is left out where a report is a report without it, and an error where
  /// it is what the report says.
  @Test(
    arguments: [
      (#""origin":"sent""#, #""origin":"new""#, nil), (#""role":"leaf""#, #""role":"new""#, nil),
      (#""engine":"openssl","complete""#, #""engine":"new","complete""#, nil),
      (#""tool":{"name":"trusteval","version":"0.1.0","#, #""tool":{"name":"trusteval","#, nil),
      (#""kind":"rootSent""#, #""kind":"new""#, nil), (#""side":"server""#, #""side":"new""#, nil),
      (#""starttls":"smtp""#, #""starttls":"new""#, nil),
      (#""trustedUntilCause":"certificate 0","#, "", nil),
      (#""verdict":"trusted","reservation""#, #""verdict":"new","reservation""#, "is no report of"),
      (#""host":"name""#, #""host":"new""#, "has a 'host' that this version does not know"),
      (
        #""domain":"NSURLErrorDomain""#, #""domain":"new""#,
        "has a 'domain' that this version does not know"
      ),
      (#""schema":1"#, #""schema":2"#, "is a report of another schema"),
      (#""chain":[{"#, #""chain":[7,{"#, "is no report of"),
      (
        #""trustResult":"unspecified""#, #""trustResult":"deny""#,
        "has the verdict 'trusted' beside"
      ),
    ] as [(String, String, String?)])
  func wordsOfOtherVersions(written: String, read: String, problem: String?) throws {
    var report = Sample.trusted
    report.route = Route(startTLS: .smtp)
    report.fixes = [Fix(kind: .certificate, side: .server, text: "one")]
    report.codes.urlSession = AppleCode(.url, "S", -1, certainty: .source, evidence: "e")
    let line = renderJSON(report, tool: JSONReportTests.tool)
    try #require(line.contains(written), "\(line)")
    let changed = Array(line.replacing(written, with: read).utf8)
    do throws(UnreadableReport) {
      let found = try ReadReport(jsonLine: changed)
      #expect(problem == nil)
      #expect(found.report.verdict == .trusted && found.report.chain.count == 2)
      #expect((found.version == nil) == written.contains("tool"))
      #expect(found.report.notes.isEmpty == written.contains("rootSent"))
      #expect(found.report.fixes.isEmpty == written.contains("side"))
      #expect((found.report.route?.startTLS == nil) == written.contains("starttls"))
      #expect(found.report.trustEnd?.cause == (written.contains("Cause") ? "" : "certificate 0"))
      #expect(found.report.trustEnd?.date == Sample.trusted.trustEnd?.date)
    } catch {
      #expect(problem.map(error.text.hasPrefix) == true, "\(error.text)")
    }
  }

  /// A failure of a kind that is not known is no report of any; of a phase, one without it.
  @Test(
    arguments: [
      (#""kind":"timeout""#, #""kind":"new""#, nil),
      (#""phase":"handshake""#, #""phase":"new""#, true),
      (#""phase":"handshake","#, "", true), (#""summary":"the"#, #""summary":7,"x":"the"#, nil),
    ] as [(String, String, Bool?)])
  func failuresOfOtherVersions(written: String, read: String, isReport: Bool?) throws {
    let line = renderJSON(Sample.timeout, tool: JSONReportTests.tool)
    try #require(line.contains(written))
    let found = try? ReadReport(jsonLine: Array(line.replacing(written, with: read).utf8))
    #expect((found != nil) == (isReport == true))
    #expect(found?.report.failure.map(\.kind.name) == isReport.map { _ in "timeout" })
  }
}
