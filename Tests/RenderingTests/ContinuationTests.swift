import Testing
import TrustModel

@testable import Rendering

/// A name may have any length, and its author can choose where a line breaks: a continuation line
/// must not look like the beginning of another item.
@Suite struct ContinuationTests {
  /// Words of every length, so that a line may break after any of them.
  private static let forged = (0..<60)
    .map { "FORGED" + String(repeating: "z", count: $0 % 23) }.joined(separator: " ")

  private static func report(_ forged: String) -> Report {
    var report = Sample.twoFailures
    report.path = report.path.map { Self.renamed($0, forged) }
    report.chain = report.chain.map { Self.renamed($0, forged) }
    report.chain.append(renamed(Sample.crossSigned, forged))
    report.failures = [
      failure(.anchorTrusted, at: 2, forged), failure(.temporalValidity, at: 0, forged),
      failure(.keySize, at: 1, forged),
      failure(.missingIntermediate, at: nil, forged),
    ]
    report.failures.append(failure(.idLinkage, at: 1, forged))
    report.failures[4].finding.causedBy = .keySize
    report.completedPath = CompletedPath(
      address: "http://a.example/ \(forged)", verdict: .untrusted, path: [],
      failures: [failure(.anchorTrusted, at: 0, forged)])
    report.opinions[1].verdict = .trusted
    report.opinions[2].noOpinion = forged
    report.disagreements = [
      Disagreement(engines: [.openssl], cause: .policy, text: "for \(forged)"),
      Disagreement(engines: [.gnutls], cause: .store, text: "sees \(forged)"),
    ]
    report.handshakeFindings = [
      HandshakeFinding(.cipher, summary: "it is \(forged)", seen: forged, refusedBy: [.openssl])
    ]
    report.transportSecurity = TransportSecurity(
      host: .address,
      violations: [
        .init(requirement: .signatureHash, expected: "more", actual: forged, relief: .unknown)
      ])
    report.fixes = [
      Fix(kind: .anchor, side: .client, text: "trust \(forged)", options: ["--anchor", forged])
    ]
    report.notes = [Note(.namesake, "it is \(forged)"), Note(.noFix, "none: \(forged)")]
    report.paths = [
      CandidatePath(
        certificates: [CertificateReference(sha256: "00", label: forged)],
        findings: [Finding(.keyUsage, certificate: 0, summary: forged)])
    ]
    return report
  }

  private static func withoutVerdict(_ forged: String) -> Report {
    var report = Sample.refused
    report.failure = ConnectionFailure(
      .refused, summary: "it says \(forged)", hint: "see \(forged)")
    return report
  }

  private static func renamed(_ facts: CertificateFacts, _ forged: String) -> CertificateFacts {
    var facts = facts
    (facts.subject, facts.issuer, facts.label) = ("CN=\(forged)", "CN=\(forged)", forged)
    facts.names = [forged]
    let identifier = "1.3.6" + String(repeating: ".55555", count: 30)
    facts.details = [
      .init(label: identifier, value: forged), .init(label: "Policies", value: forged),
    ]
    facts.problems = [forged]
    return facts
  }

  private static func failure(_ check: Check, at index: Int?, _ forged: String) -> Failure {
    Failure(
      finding: Finding(
        check, certificate: index, summary: "a \(forged)", expected: forged,
        actual: "found \(forged)"),
      severity: .recoverable, subject: forged, codes: Sample.hostCodes,
      advice: Advice(server: "replace \(forged)", client: forged))
  }

  @Test(arguments: [40, 80, 120], [TextOptions.Detail.normal, .verbose])
  func furtherLinesAreDeeper(width: Int, detail: TextOptions.Detail) throws {
    for report in [Self.report, Self.withoutVerdict] {
      // Without line breaks, every line is the beginning of an item.
      let wide = Self.sections(report("fine"), TextOptions(detail: detail, width: 1_000))
      let narrow = Self.sections(report(Self.forged), TextOptions(detail: detail, width: width))
      try #require(wide.count == narrow.count)
      var continuations = 0
      for (section, lines) in zip(wide, narrow) {
        let beginnings = Set(section.map { $0.prefix { $0 == " " }.count })
        for line in lines {
          #expect(line.count <= width, "\(line)")
          let indent = line.prefix { $0 == " " }.count
          let rest = line.dropFirst(indent)
          // Pieces of a cut word also begin a line.
          guard rest.hasPrefix("FORGED") || rest.hasPrefix("z") else { continue }
          #expect(!beginnings.contains(indent), "'\(line)': \(beginnings.sorted())")
          continuations += 1
        }
      }
      #expect(continuations > 5)
    }
  }

  /// The lines between one blank line and the next.
  private static func sections(_ report: Report, _ options: TextOptions) -> [[Substring]] {
    renderText(report, options: options).split(separator: "\n\n").map { $0.split(separator: "\n") }
  }
}
