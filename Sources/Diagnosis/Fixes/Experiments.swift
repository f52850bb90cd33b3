import TrustEvaluation
import TrustModel
import X509

/// Finds the smallest changes that make the evaluation come out trusted, by making them.
///
/// A relaxed evaluation only explains: its verdict never leaves this type.
struct Experiments {
  let evaluator: Evaluator
  let input: EvaluationInput
  let settings: EvaluationSettings
  let fetched: FetchedIssuers

  /// The smallest sets of changes that work; empty when trusted already or nothing tried helps.
  func fixes(for evaluation: Evaluation) -> [Fix] {
    guard !evaluation.isTrusted else { return [] }
    let groups = changes(for: evaluation.best)
    for size in 1...3 where size <= groups.count {
      let working = combinations(of: groups, size: size).filter(isTrusted(with:))
      if !working.isEmpty { return working.map(fix(for:)) }
    }
    return []
  }

  /// Each group holds alternatives of one kind; a set takes at most one of each.
  private func changes(for path: EvaluatedPath) -> [[Change]] {
    let checks = Set(path.findings.map(\.check))
    var groups: [[Change]] = []
    if checks.contains(.sslHostname), let leaf = path.certificates.first {
      groups.append(leaf.plainNames.prefix(3).map(Change.serverName))
    }
    if checks.contains(.temporalValidity), let date = commonValidity(of: path.certificates) {
      groups.append([.verifyDate(date, isLater: date > settings.verifyDate)])
    }
    if checks.contains(.missingIntermediate), !fetched.certificates.isEmpty {
      groups.append([.issuers(fetched.certificates)])
    }
    // Trust settings that exclude a root were made for a reason: no experiment overrides them.
    let isByTrustSettings = path.findings.contains { $0.reason?.isByTrustSettings == true }
    if checks.contains(.anchorTrusted), !isByTrustSettings, let last = path.certificates.last {
      groups.append([.anchor(last)])
    }
    return groups.filter { !$0.isEmpty }
  }

  /// A moment at which all of them are valid; the one nearest to the verify date.
  private func commonValidity(of certificates: [Certificate]) -> Instant? {
    guard let start = certificates.map(\.notBefore).max(),
      let end = certificates.map(\.notAfter).min(), start <= end
    else { return nil }
    return min(max(settings.verifyDate, start), end)
  }

  private func combinations(of groups: [[Change]], size: Int) -> [[Change]] {
    guard size > 0 else { return [[]] }
    guard groups.count >= size, let first = groups.first else { return [] }
    let rest = Array(groups.dropFirst())
    let with = combinations(of: rest, size: size - 1).flatMap { set in
      first.map { [$0] + set }
    }
    return with + combinations(of: rest, size: size)
  }

  private func isTrusted(with changes: [Change]) -> Bool {
    var input = input
    var settings = settings
    for change in changes {
      switch change {
      case .serverName(let name): settings.reference = .dns(name)
      case .verifyDate(let date, _): settings.verifyDate = date
      case .anchor(let certificate):
        input.anchors = AddedAnchor(certificate: certificate, others: input.anchors)
      case .issuers(let certificates): input.supplied += certificates
      }
    }
    return evaluator.evaluate(input, settings: settings).isTrusted
  }

  private func fix(for changes: [Change]) -> Fix {
    let parties = Parties(settings.purpose)
    return Fix(
      kind: changes.contains(where: \.isForHolder) ? parties.holderKind : parties.judgeKind,
      text: changes.map { $0.text(parties) }.joined(separator: ", and "),
      options: changes.flatMap(\.options))
  }
}

/// One change to the question.
private enum Change {
  case serverName(String)
  case verifyDate(Instant, isLater: Bool)
  case anchor(Certificate)
  /// Certificates fetched from the addresses that the chain names for its issuers.
  case issuers([Certificate])

  /// Another date is never advice: the experiment shows that nothing but the dates is wrong.
  var isForHolder: Bool {
    switch self {
    case .verifyDate, .issuers: true
    case .serverName, .anchor: false
    }
  }

  func text(_ parties: Parties) -> String {
    switch self {
    case .serverName(let name):
      parties.judgeKind == .client
        ? "the client connects to \(name), a name on the certificate"
        : "the server asks for \(name), a name on the certificate"
    case .verifyDate(_, let isLater):
      isLater ? "what is not valid yet has become so" : "what is out of date is renewed"
    case .anchor(let certificate):
      "\(parties.judge) trusts '\(certificate.subject.text)', which is right only if it is yours"
    case .issuers(let certificates):
      "\(parties.holder) also sends "
        + certificates.filter { !$0.isSelfIssued }.map { "'\($0.subject.text)'" }
        .joined(separator: " and ")
    }
  }

  var options: [String] {
    switch self {
    case .serverName(let name): ["--server-name", name]
    case .verifyDate(let date, _): ["--verify-date", date.rfc3339]
    case .anchor: ["--anchor", "FILE"]
    case .issuers: ["--intermediate", "FILE"]
    }
  }
}

private struct AddedAnchor: AnchorSource {
  let certificate: Certificate
  let others: any AnchorSource

  func anchors(withSubject name: DistinguishedName) -> [Anchor] {
    let added =
      certificate.subject == name ? [Anchor(certificate: certificate, source: .app)] : []
    return added + others.anchors(withSubject: name)
  }
}

extension Certificate {
  /// DNS names a client could connect to: no wildcards.
  fileprivate var plainNames: [String] {
    (known.subjectAlternativeNames ?? []).compactMap { name in
      guard case .dns(let bytes) = name, bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7f }),
        !bytes.contains(UInt8(ascii: "*"))
      else { return nil }
      return String(decoding: bytes, as: UTF8.self).lowercased()
    }
  }
}
