import AppleCodes
import OpenSSLEngine
import TrustEvaluation
import TrustModel
import X509

/// Runs one case of a corpus and compares verdict, code, chain and trust result.
struct EvaluationRunner {
  private let cryptography = OpenSSLCryptography()
  private let publicSuffixes = installedPublicSuffixes()

  func result(of test: EvaluationCase) -> CaseResult {
    if let reason = test.notRunnable { return CaseResult(id: test.id, .notRun(reason)) }
    guard let evaluation = evaluate(test) else {
      return scored(test, isTrusted: false, findings: ["leaf: no certificate"], differences: [])
    }
    let findings = evaluation.best.findings
    let notes = findings.map { "\($0.check.rawValue)[\($0.certificate.map(String.init) ?? "-")]" }
    return scored(
      test, isTrusted: evaluation.isTrusted, findings: notes,
      differences: differences(test, evaluation))
  }

  /// Whether the case is trusted if one of its intermediates is left out.
  func isMendedByLeavingOut(_ test: EvaluationCase) -> Bool {
    (test.intermediates ?? []).indices.contains { index in
      var less = test
      less.intermediates?.remove(at: index)
      return evaluate(less)?.isTrusted == true
    }
  }

  /// Nil when the leaf cannot be parsed: then there is nothing to evaluate.
  func evaluate(_ test: EvaluationCase) -> Evaluation? {
    guard let leaf = certificates([test.leaf]).first else { return nil }
    let anchors = certificates(test.anchors ?? [])
    let input = EvaluationInput(
      sent: [leaf] + certificates(test.intermediates ?? []), supplied: [],
      anchors: AnchorList(certificates: anchors, source: test.source))
    return Evaluator(cryptography: cryptography).evaluate(
      input, settings: settings(test, leaf: leaf))
  }

  private func settings(_ test: EvaluationCase, leaf: Certificate) -> EvaluationSettings {
    var limits = SearchLimits()
    if let depth = test.maxChainDepth { limits.depth = depth + 2 }
    let purpose: Purpose =
      switch test.purpose {
      case "sslServer": .server
      case "sslClient": .client
      default: .basic
      }
    return EvaluationSettings(
      purpose: purpose, reference: test.reference,
      verifyDate: Instant(rfc3339: test.time) ?? Instant(secondsSinceEpoch: 0),
      requiredKeyUsage: test.keyUsage,
      denied: test.trustSource == "user-deny-leaf" ? [leaf] : [],
      publicSuffixes: publicSuffixes, limits: limits)
  }

  /// Drops certificates that cannot be parsed, for which `SecCertificateCreateWithData` returns
  /// nil.
  private func certificates(_ pems: [String]) -> [Certificate] {
    pems.flatMap { CertificateFile.certificates(in: Array($0.utf8)) }
      .compactMap { try? Certificate(der: $0) }
  }

  private func scored(
    _ test: EvaluationCase, isTrusted: Bool, findings: [String], differences: [String]
  ) -> CaseResult {
    var outcome: CaseResult.Outcome = .agrees
    if test.isTrustedByApple != isTrusted {
      outcome = isTrusted ? .falseAccept : .falseReject
    } else if !differences.isEmpty {
      outcome = .differs
    }
    let detail =
      (differences + ["found " + (findings.isEmpty ? "nothing" : "")])
      .joined(separator: "; ") + findings.joined(separator: " ")
    return CaseResult(id: test.id, outcome, detail: detail, isInformative: test.isInformative)
  }

  private func differences(_ test: EvaluationCase, _ evaluation: Evaluation) -> [String] {
    let findings = evaluation.best.findings
    var differences: [String] = []
    if let code = test.code {
      let winner = Codes.ranked(findings).first
      let ours = winner.flatMap { Codes.row(for: $0.check).osStatus?.symbol } ?? "none"
      if ours != code { differences.append("code \(ours), expected \(code)") }
    }
    if let chain = test.expectedChain {
      let ours = evaluation.best.certificates.map(\.sha256)
      if ours != chain {
        differences.append("chain of \(ours.count), expected another of \(chain.count)")
      }
    }
    if let expected = test.appleTrustResult {
      let ours = Codes.trustResult(of: findings, anchorSource: evaluation.best.anchor?.source)
      // "Proceed" by a user's choice and "unspecified" are both trusted.
      let agrees = ours.rawNumber == expected || (expected == 4 && ours.rawNumber == 1)
      if !agrees { differences.append("trust result \(ours.rawNumber), expected \(expected)") }
    }
    return differences
  }
}

private struct AnchorList: AnchorSource {
  let certificates: [Certificate]
  let source: TrustSource

  func anchors(withSubject name: DistinguishedName) -> [Anchor] {
    certificates.filter { $0.subject == name }
      .map { Anchor(certificate: $0, source: source) }
  }
}

extension EvaluationCase {
  /// Apple's own verdict if it is known, else the expectation of the corpus's author.
  var isTrustedByApple: Bool {
    (appleHint?.verdict ?? appleObserved ?? expected) == "trusted"
  }

  /// Whether Apple's verdict is not known and the rule tested is not one of path validation.
  var isInformative: Bool {
    appleHint == nil && appleObserved == nil && tier != nil && tier != "core"
  }

  /// Why the case cannot be run here; nil when it can.
  var notRunnable: String? {
    if purpose == "eapServer" { return "needs the EAP policy" }
    if trustSource == "realSystem" { return "needs the platform's root store" }
    if tags?.contains("system-pinning-db") == true, expected == "untrusted" {
      return "needs the platform's pinning database"
    }
    return nil
  }

  fileprivate var source: TrustSource {
    switch trustSource {
    case "user": .user
    case "system": .system
    default: .app
    }
  }

  fileprivate var reference: ReferenceIdentity? {
    if let ip, let bytes = IPAddress.octets(of: ip) { return .ip(bytes) }
    return hostname.map { .dns($0.lowercased()) }
  }

  fileprivate var keyUsage: KeyUsage? {
    requiredKeyUsage.map { text in
      text.split(separator: "+").reduce(into: KeyUsage()) { usage, name in
        // The corpora write both `cRLSign` and `crlSign`.
        let known = KeyUsage.named.first { $0.name.lowercased() == name.lowercased() }
        if let known { usage.insert(known.usage) }
      }
    }
  }
}
