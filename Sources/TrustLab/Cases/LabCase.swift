import OpenSSLEngine
package import TrustModel

/// One server of the lab with a known fault, and everything that a check of it must find.
package struct LabCase: Sendable {
  /// Kebab-case, unique.
  package let name: String
  /// One line: a sentence without its full stop.
  package let summary: String
  package let group: Group
  /// DNS name or IP literal to evaluate for; also sent as server name indication.
  package let serverName: String
  package let expected: Outcome
  /// Kinds of notes that the report must contain; it may contain others.
  package let notes: Set<Note.Kind>
  /// The findings in the handshake: exactly these.
  package let findings: Set<HandshakeFinding.Check>
  /// How a check asks about revocation; the addresses it may then ask are on loopback, on any port.
  package let revocation: RevocationPlan.Mode
  /// How long a check may wait; short where the server never answers.
  package let timeout: Duration
  let needsRSAKey: Bool
  /// Makes keys and certificates; not run for a listing.
  let make: @Sendable (LabAuthority) throws(IssuingError) -> LabMaterials

  init(
    _ name: String, _ summary: String, in group: Group,
    serverName: String = LabAuthority.serverName, expect expected: Outcome,
    notes: Set<Note.Kind> = [], findings: Set<HandshakeFinding.Check> = [],
    revocation: RevocationPlan.Mode = .stapled, timeout: Duration = .seconds(5),
    needsRSAKey: Bool = false,
    make: @escaping @Sendable (LabAuthority) throws(IssuingError) -> LabMaterials
  ) {
    self.name = name
    self.summary = summary
    self.group = group
    self.serverName = serverName
    self.expected = expected
    self.notes = notes
    self.findings = findings
    self.revocation = revocation
    self.timeout = timeout
    self.needsRSAKey = needsRSAKey
    self.make = make
  }

  package enum Group: String, CaseIterable, Sendable {
    case sound, dates, anchors, paths, names, usage, cryptography, structure, combinations
    case disagreements, handshake, revocation, hostile
  }

  /// The expected result of a check of the server.
  package enum Outcome: Hashable, Sendable {
    case trusted
    /// Every failure, most serious first: the first one wins (mapping rule P1).
    case untrusted([ExpectedFailure])
    case noVerdict(ConnectionFailure.Kind)
  }
}

/// A finding that the check must report, by the parts that do not change from run to run.
package struct ExpectedFailure: Hashable, Sendable {
  package let check: Check
  /// Index in the path, leaf 0.
  package let certificate: Int?
  package let reason: FindingReason?

  init(_ check: Check, _ certificate: Int?, _ reason: FindingReason? = nil) {
    self.check = check
    self.certificate = certificate
    self.reason = reason
  }
}

extension LabCase {
  package var expectedFailures: [ExpectedFailure] {
    guard case .untrusted(let failures) = expected else { return [] }
    return failures
  }

  package var expectedVerdict: Verdict {
    switch expected {
    case .trusted: .trusted
    case .untrusted: .untrusted
    case .noVerdict: .unknown
    }
  }

  /// Every case, group by group.
  package static let all: [LabCase] =
    soundCases + dateCases + anchorCases + pathCases + nameCases + usageCases + cryptographyCases
    + structureCases + combinationCases + disagreementCases + weakHandshakeCases
    + handshakeCases + stapleCases + revocationCases + hostileCases

  package static func named(_ name: String) -> LabCase? {
    all.first { $0.name == name }
  }
}

extension LabCase {
  /// Whether a report contains exactly what a check of this case must find.
  package func isMet(by report: Report) -> Bool {
    guard report.verdict == expectedVerdict, notes.isSubset(of: report.notes.map(\.kind)),
      findings == Set(report.handshakeFindings.map(\.check))
    else { return false }
    switch expected {
    case .trusted: return report.failures.isEmpty
    case .untrusted(let failures):
      return report.failures.map(\.finding).elementsEqual(
        failures, by: { $1.isMet(by: $0) })
    case .noVerdict(let kind): return report.failure?.kind == kind
    }
  }
}

extension ExpectedFailure {
  fileprivate func isMet(by finding: Finding) -> Bool {
    finding.check == check && finding.certificate == certificate && finding.reason == reason
  }
}
