import AppleCodes
import TrustEvaluation
import TrustModel
import X509

/// Compares exceptions with the failures: each exception lets exactly its own failure pass.
struct ExceptionRules {
  private let entries: [TrustException]
  private let name: String
  private let port: Int?
  private let date: Instant
  private let path: EvaluatedPath

  /// - Parameter date: Nil for the verify date.
  init(_ inquiry: Inquiry, _ path: EvaluatedPath, at date: Instant? = nil) {
    entries = inquiry.trust.exceptions == nil ? [] : inquiry.evidence.exceptions ?? []
    name = Self.canonical(inquiry.endpoint.serverName ?? "-")
    port = inquiry.endpoint.port
    self.date = date ?? inquiry.settings.verifyDate
    self.path = path
  }

  /// The failures that still count; a consequence of an excepted failure then counts by itself.
  var remaining: [Finding] {
    guard !entries.isEmpty else { return path.findings }
    let used = facts.filter { $0.outcome == .used }.map(\.entry)
    let left = path.findings.filter { finding in
      !finding.mayBeExcepted
        || !used.contains { $0.check == finding.check && isAbout($0, finding) }
    }
    return left.map { finding in
      guard let cause = finding.causedBy, !left.contains(where: { $0.check == cause }) else {
        return finding
      }
      var finding = finding
      finding.causedBy = nil
      return finding
    }
  }

  var facts: [ExceptionFacts] {
    entries.map { ExceptionFacts(entry: $0, outcome: outcome(of: $0)) }
  }

  private func outcome(of entry: TrustException) -> ExceptionFacts.Outcome {
    guard Self.canonical(entry.host) == name, entry.port == port else { return .otherHost }
    guard let leaf = path.certificates.first, entry.key.isKey(of: leaf) else { return .otherKey }
    let failures = path.findings.filter { $0.check == entry.check }
    guard !failures.isEmpty else { return .unused }
    let own = failures.filter { isAbout(entry, $0) }
    guard !own.isEmpty else { return .otherCertificate }
    guard own.contains(where: \.mayBeExcepted) else { return .fatal }
    guard Codes.row(for: entry.check).severity == .recoverable else { return .fatal }
    return date <= entry.expires ? .used : .expired
  }

  /// Whether the certificate that failed is the entry's.
  private func isAbout(_ entry: TrustException, _ finding: Finding) -> Bool {
    guard let index = finding.certificate, path.certificates.indices.contains(index) else {
      return false
    }
    return path.certificates[index].sha256 == entry.certificate
  }

  private static func canonical(_ name: String) -> String {
    let name = name.lowercased()
    return name.hasSuffix(".") ? String(name.dropLast()) : name
  }
}

extension Inquiry {
  /// Whether the server has another key than the one that an exception for it, or the certificate of
  /// `--compare`, has: an impostor would.
  func isOtherThanKnown(_ path: EvaluatedPath) -> Bool {
    guard let leaf = path.certificates.first else { return false }
    let isExceptedWithAnother =
      ExceptionRules(self, path).facts.contains { $0.outcome == .otherKey }
    let isOnDisk = onDisk.map { $0.spkiSha256 == leaf.keyDigest } ?? true
    return isExceptedWithAnother || !isOnDisk
  }
}
