import AppleCodes
import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustLab
import TrustModel
import X509

/// Each case declares what a check finds: the evaluator has to find exactly that.
@Suite struct LabVerdictTests {
  static let now = Instant(secondsSinceEpoch: 1_780_000_000)
  /// The cases that the evaluator can judge from the certificates alone: without unparseable ones
  /// and those about revocation.
  static let judgedCases = LabCase.all.filter {
    $0.expectedVerdict != .unknown && $0.name != "garbage-certificate" && $0.group != .revocation
  }
  static let lab = Task { try await Lab(now: now) }

  @Test(arguments: judgedCases.map(\.name))
  func findsExactlyWhatIsWrong(name: String) async throws {
    let labCase = try #require(LabCase.named(name))
    let evaluation = try await Self.evaluate(labCase)
    let findings = Codes.ranked(evaluation.best.findings)
    let expected = labCase.expectedFailures.filter(\.check.concernsCertificates)
    #expect(evaluation.isTrusted == expected.isEmpty)
    #expect(findings.map(Self.shape) == expected.map(Self.shape))
    #expect(findings.map(\.reason) == expected.map(\.reason))
    let notes = Set(evaluation.notes.map(\.kind))
    // Other kinds come from the handshake.
    let fromChain: Set<Note.Kind> = [.wrongOrder, .duplicate, .rootSent, .stray, .rootUsage]
    #expect(notes.isSuperset(of: labCase.notes.intersection(fromChain)), "\(notes)")
  }

  /// TN2232, Appendix A: every row is the result of some server.
  @Test func casesProduceEveryDocumentedError() async throws {
    var produced: Set<String> = []
    for labCase in LabCase.all {
      let codes =
        if case .noVerdict(let kind) = labCase.expected {
          Codes.codes(for: ConnectionFailure(kind, summary: ""))
        } else {
          Codes.codes(forAll: try await Self.evaluate(labCase).best.findings)
        }
      let documented = codes.documented
      for code in [documented.url, documented.cfNetwork, documented.osStatus].compactMap({ $0 }) {
        produced.insert("\(code.domain.rawValue) \(code.value)")
      }
    }
    let appendixA =
      [-1200, -1201, -1202, -1203, -1204].flatMap {
        ["NSURLErrorDomain \($0)", "kCFErrorDomainCFNetwork \($0)"]
      } + [-9807, -9812, -9813, -9814, -9815, -9843].map { "NSOSStatusErrorDomain \($0)" }
    #expect(appendixA.count == 16)
    #expect(produced.isSuperset(of: appendixA), "\(Set(appendixA).subtracting(produced))")
  }

  private static func shape(_ finding: Finding) -> String {
    "\(finding.check.rawValue) \(finding.certificate.map(String.init) ?? "-")"
  }

  private static func shape(_ failure: ExpectedFailure) -> String {
    "\(failure.check.rawValue) \(failure.certificate.map(String.init) ?? "-")"
  }

  private static func evaluate(_ labCase: LabCase) async throws -> Evaluation {
    let materials = try await lab.value.materials(for: labCase)
    let anchors = try CertificateFile.entries(in: Array(materials.anchorPEM.utf8)).map {
      Anchor(certificate: try Certificate(der: $0.certificate), source: .app, settings: $0.settings)
    }
    let input = EvaluationInput(
      sent: materials.chain.compactMap { try? Certificate(der: $0) }, supplied: [],
      anchors: FixedAnchors(anchors: anchors))
    let settings = EvaluationSettings(
      purpose: .server, reference: reference(labCase.serverName), verifyDate: now,
      publicSuffixes: PublicSuffixList(text: "com\nexample\n"))
    return Evaluator(cryptography: OpenSSLCryptography()).evaluate(input, settings: settings)
  }

  private static func reference(_ name: String) -> ReferenceIdentity {
    let octets = name.split(separator: ".").compactMap { UInt8($0) }
    return octets.count == 4 ? .ip(octets) : .dns(name)
  }
}

private struct FixedAnchors: AnchorSource {
  let anchors: [Anchor]

  func anchors(withSubject name: DistinguishedName) -> [Anchor] {
    anchors.filter { $0.certificate.subject == name }
  }
}
