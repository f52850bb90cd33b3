import Testing
import TrustModel

@testable import Rendering

/// Whatever a server sends, the text of its report is bounded and quickly written.
@Suite(.timeLimit(.minutes(30))) struct TextBoundTests {
  static let bounds: [(TextOptions.Detail, Int)] = [
    (.quiet, 4 * 1024), (.normal, 64 * 1024), (.verbose, 256 * 1024),
  ]

  static let longName = String(repeating: "a very long name, ", count: 400)
  static let marks = "e" + String(repeating: "\u{301}", count: 30_000)
  static let steering = String(repeating: "\u{202e}\u{1b}", count: 3_000)

  /// One thing in great number, and how a report contains it.
  static let floods: [(String, @Sendable (inout Report) -> Void)] = [
    ("63 strays", { $0.chain += strays(63, named: "stray") }),
    ("63 strays with long names", { $0.chain += strays(63, named: longName) }),
    ("marks in a name", { rename(&$0, marks) }),
    (
      "a mark after each letter",
      { rename(&$0, String(repeating: "e\u{301}\u{302}\u{303}", count: 3_000)) }
    ),
    ("characters that are escaped", { rename(&$0, steering) }),
    ("long names", { rename(&$0, longName) }),
    (
      "thousands of names",
      { report in
        for index in report.path.indices {
          report.path[index].names = (0..<500).map {
            "host\($0).\(String(repeating: "x", count: 200))"
          }
        }
      }
    ),
    (
      "500 failures",
      { report in
        report.failures = (0..<500).map { failure($0, cause: nil) }
      }
    ),
    (
      "500 consequences",
      { report in
        report.failures =
          [failure(0, cause: nil)] + (0..<500).map { failure($0, cause: .keyUsage) }
      }
    ),
    (
      "500 notes",
      { report in
        report.notes = (0..<500).map { Note(.stray, "note \($0) \(longName)") }
      }
    ),
    (
      "500 paths",
      { report in
        report.paths = (0..<500).map { _ in
          CandidatePath(
            certificates: (0..<20).map { CertificateReference(sha256: "\($0)", label: longName) },
            findings: (0..<100).map { Finding(.keyUsage, certificate: $0, summary: longName) })
        }
      }
    ),
    (
      "500 differences",
      { report in
        report.disagreements = (0..<500).map {
          Disagreement(engines: [.openssl], cause: .policy, text: "\($0) \(longName)")
        }
      }
    ),
    (
      "1,000 errors of a witness",
      { report in
        report.opinions[1].verdict = .trusted
        report.opinions[2].failures = (0..<1_000).map {
          .init(code: $0, symbol: longName, certificate: 0, text: longName, check: nil)
        }
      }
    ),
    (
      "a long path",
      { report in
        report.path = (0..<1_000).map { _ in Sample.leaf }
      }
    ),
    (
      "details",
      { report in
        report.path[0].details = (0..<500).map {
          .init(label: "Extension \($0)", value: longName)
        }
        report.path[0].problems = (0..<500).map { "problem \($0) \(longName)" }
      }
    ),
    (
      "another handshake",
      { report in
        report.otherHandshakes = [
          OtherHandshake(
            engine: .gnutls, verdict: .untrusted, hasSameCertificates: false,
            failures: (0..<500).map { failure($0, cause: nil) })
        ]
      }
    ),
    (
      "a trace of long texts",
      { report in
        report.handshake = Handshake(engine: .openssl)
        report.handshake?.trace = trace(of: String(steering.prefix(250)))
      }
    ),
    (
      "a long reason",
      { report in
        report.verdict = .unknown
        report.failure = ConnectionFailure(.notTLS(httpResponse: false), summary: longName + marks)
      }
    ),
  ]

  /// As much as a trace may have, and a server's text in it.
  private static func trace(of text: String) -> HandshakeTrace {
    var trace = HandshakeTrace()
    let values = [String](repeating: text, count: 200)
    let topics: [TraceFact.Topic] = [.applicationProtocol, .otherExtension, .damage]
    let kinds: [TracedMessage.Kind] =
      [.clientHello, .serverHello] + Array(repeating: .certificate, count: 98)
    for kind in kinds {
      trace.append(
        TracedMessage(
          time: 1, sender: kind == .clientHello ? .client : .server, kind: kind, length: 4,
          records: [], facts: topics.compactMap { TraceFact($0, values) }))
    }
    return trace
  }

  @Test func aTraceCannotSteerATerminal() {
    var report = Sample.trusted
    report.handshake?.trace = Self.trace(of: "\u{1b}[31m\u{202e}red")
    for detail in [TextOptions.Detail.normal, .verbose] {
      let text = renderText(report, options: TextOptions(detail: detail))
      #expect(text.contains("\\u{1b}[31m\\u{202e}red"))
      #expect(!text.contains("\u{1b}") && !text.contains("\u{202e}"))
    }
  }

  @Test(arguments: floods.map(\.0))
  func theTextHasAnEnd(name: String) throws {
    let flood = try #require(Self.floods.first { $0.0 == name }).1
    for var report in [Sample.trusted, Sample.twoFailures] {
      flood(&report)
      for (detail, bound) in Self.bounds {
        let text = renderText(report, options: TextOptions(detail: detail))
        #expect(text.utf8.count <= bound, "\(detail): \(text.utf8.count)")
        #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
        #expect(text.hasPrefix(report.verdict.headline))
      }
    }
  }

  /// Escape sequences for colour count as text.
  @Test func colourIsCounted() {
    var report = Sample.twoFailures
    report.failures = (0..<1_000).map { Self.failure($0, cause: nil) }
    for (detail, bound) in Self.bounds {
      let options = TextOptions(detail: detail, useColor: true)
      #expect(renderText(report, options: options).utf8.count <= bound)
    }
  }

  /// The exact bounds of a list, and where the rest is.
  @Test(
    arguments: [
      (.normal, 24, nil), (.normal, 25, "1 more notes (more with -v)"), (.verbose, 128, nil),
      (.verbose, 129, "1 more notes (all with --json)"), (.brief, 24, nil),
      (.brief, 26, "2 more notes (more from 'trusteval check')"),
    ] as [(TextOptions.Detail, Int, String?)])
  func listsHaveAnEnd(detail: TextOptions.Detail, count: Int, rest: String?) {
    var writer = TextWriter(TextOptions(detail: detail))
    writer.list(Array(0..<count), of: "notes") {
      $0.item("", "note \($1)", indent: 2, labelWidth: 0)
    }
    let lines = writer.finished.split(separator: "\n")
    #expect(lines.count == count - (rest == nil ? 0 : (rest?.first?.wholeNumberValue ?? 0) - 1))
    #expect(lines.last == rest.map { "  ... and \($0)" } ?? "  note \(count - 1)")
  }

  /// What is left out is counted.
  @Test func whatIsLeftOutIsSaid() {
    var report = Sample.trusted
    report.notes = (0..<100).map { Note(.stray, "note \($0)") }
    let text = renderText(report, options: TextOptions())
    #expect(text.contains("... and 76 more notes (more with -v)"), "\(text)")
    #expect(text.contains("not checked"), "what follows is said all the same")
    let verbose = renderText(report, options: TextOptions(detail: .verbose))
    #expect(verbose.contains("note 99") && !verbose.contains("more notes"))
    report.notes = (0..<100).map { Note(.stray, "note \($0) \(Self.longName)") }
    let long = renderText(report, options: TextOptions(detail: .verbose))
    #expect(long.contains(" ... (all with --json)"))
    let end = long.split(separator: "\n").last ?? ""
    #expect(
      end.wholeMatch(of: #/ {2}\.{3} and [0-9]+ more entries \(all with --json\)/#) != nil, "\(end)"
    )
  }

  private static func rename(_ report: inout Report, _ name: String) {
    for index in report.path.indices {
      report.path[index].label = name
      report.path[index].subject = name
      report.path[index].issuer = name
      report.path[index].issuerLabel = name
      report.path[index].names = [name]
    }
    for index in report.failures.indices {
      report.failures[index].subject = name
      report.failures[index].finding.summary = name
      report.failures[index].finding.actual = name
    }
  }

  private static func strays(_ count: Int, named name: String) -> [CertificateFacts] {
    (0..<count).map { index in
      var stray = Sample.crossSigned
      stray.sha256 = "\(index)"
      stray.subject = name
      stray.sentAs = index + 2
      return stray
    }
  }

  private static func failure(_ index: Int, cause: Check?) -> Failure {
    Failure(
      finding: Finding(
        cause == nil ? .keyUsage : .keySize, certificate: index, summary: "failure \(index)",
        expected: longName, actual: longName, causedBy: cause),
      severity: .recoverable, subject: longName, codes: .none,
      advice: Advice(server: longName, client: longName))
  }
}
