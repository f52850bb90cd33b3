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
  /// The host that is connected to; nil where there is none.
  let host: String?
  /// False where an impostor or an interception is suspected: then nothing new is trusted.
  let mayTrust: Bool
  /// `Evaluation.work` that is left for all of them.
  let room: Int

  /// What came of the search.
  struct Result {
    /// The smallest sets of changes that work; empty when nothing that was tried helps.
    var fixes: [Fix] = []
    /// What there is to say beside them; nil when they are all.
    var note: Note?
  }

  /// Tries the changes, fewest at once first; nothing where it is trusted already.
  ///
  /// - Parameter completed: What comes of it with issuers that were fetched.
  func result(for evaluation: Evaluation, _ completed: Evaluation?) -> Result {
    guard !evaluation.isTrusted else { return Result() }
    let groups = changes(for: evaluation.best, completed?.best)
    var work = 0
    var fixes: [Fix] = []
    for size in groups.indices.map({ $0 + 1 }) {
      for set in combinations(of: groups, size: size) {
        guard work < room else { return unfinished(fixes) }
        let outcome = outcome(of: set)
        work += outcome.work
        if outcome.isTrusted { fixes.append(fix(for: set)) }
      }
      if !fixes.isEmpty { return Result(fixes: fixes) }
    }
    guard work < room else { return unfinished([]) }
    return Result(note: remainder(of: evaluation, groups))
  }

  /// Those that were found before there was no room left.
  private func unfinished(_ fixes: [Fix]) -> Result {
    Result(
      fixes: fixes,
      note: Note(
        .noFix,
        (fixes.isEmpty ? "none found, but " : "")
          + "not every change was tried: with so many names and paths that takes more work than is "
          + "allowed"))
  }

  /// What is left when everything that can be changed is, for a report without a fix.
  private func remainder(of evaluation: Evaluation, _ groups: [[Change]]) -> Note {
    let left = groups.isEmpty ? evaluation : outcome(of: groups.compactMap(\.first))
    let own = left.best.findings.filter { $0.causedBy == nil }
    var seen: Set<String> = []
    let names = own.map { finding in
      let certificate = finding.certificate.map { left.best.certificates[$0] }
      let place = certificate.map { " (\(self.name(of: $0)))" } ?? ""
      return finding.check.rawValue + place
    }.filter { seen.insert($0).inserted }
    let more = names.count > 8 ? " and \(names.count - 8) more" : ""
    let list = names.prefix(8).joined(separator: ", ") + more
    return Note(
      .noFix,
      groups.isEmpty
        ? "none that could be tried from here; what remains is \(list)"
        : "none found: no other name, date, issuer, anchor or purpose helps, alone or together"
          + (list.isEmpty ? "" : "; when all are changed, what remains is \(list)")
    )
  }

  /// As it is called in text: by its place as sent, or by its name.
  private func name(of certificate: Certificate) -> String {
    guard let index = input.sent.firstIndex(of: certificate) else {
      return "'\(certificate.subject.label)'"
    }
    return "certificate \(input.positions[index])"
  }

  /// Each group holds alternatives of one kind; a set takes at most one of each.
  private func changes(for path: EvaluatedPath, _ completed: EvaluatedPath?) -> [[Change]] {
    let findings = path.findings + (completed?.findings ?? [])
    let whole = completed ?? path
    let checks = Set(findings.map(\.check))
    var groups: [[Change]] = []
    if checks.contains(.sslHostname), let leaf = path.certificates.first {
      groups.append(leaf.reachableNames(like: settings.reference).map(Change.serverName))
    }
    if checks.contains(.temporalValidity), let date = commonValidity(of: whole.certificates) {
      groups.append([.verifyDate(date, isLater: date > settings.verifyDate)])
    }
    if checks.contains(.missingIntermediate), !fetched.certificates.isEmpty {
      groups.append([.issuers(fetched.certificates)])
    }
    if let anchor = missingAnchor(of: whole) { groups.append([.anchor(anchor)]) }
    let isOfAnotherUse = path.findings.contains {
      $0.certificate == 0 && ($0.check == .extendedKeyUsage || $0.check == .serverAuthEKU)
    }
    if isOfAnotherUse { groups.append([.purpose(settings.purpose == .server ? .client : .server)]) }
    return groups.filter { !$0.isEmpty }
  }

  /// The end of a path that lacks its anchor, where that may be trusted in its place.
  private func missingAnchor(of path: EvaluatedPath) -> Certificate? {
    // Trust settings that exclude a root were made for a reason: no experiment overrides them.
    // A public root that Apple's list lacks is nobody's own.
    guard mayTrust,
      !path.findings.contains(where: {
        $0.reason?.isByTrustSettings == true || $0.reason == .rootNotInAppleList
      }),
      path.findings.contains(where: { $0.check == .anchorTrusted || $0.reason == .rootNotSent })
    else { return nil }
    return path.certificates.last
  }

  /// A moment at which all of them are valid, near to the verify date but a day inside where the
  /// time is long enough: at the last second nobody can renew anything.
  private func commonValidity(of certificates: [Certificate]) -> Instant? {
    guard let start = certificates.map(\.notBefore).max(),
      let end = certificates.map(\.notAfter).min(), start <= end
    else { return nil }
    let margin = min(Instant.secondsPerDay, end.seconds(since: start) / 2)
    return min(
      max(settings.verifyDate, start.advanced(bySeconds: margin)), end.advanced(bySeconds: -margin))
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

  private func outcome(of changes: [Change]) -> Evaluation {
    var input = input
    var settings = settings
    for change in changes {
      switch change {
      case .serverName(let name): settings.reference = ReferenceIdentity(name)
      case .verifyDate(let date, _): settings.verifyDate = date
      case .anchor(let certificate):
        input.anchors = AddedAnchor(certificate: certificate, others: input.anchors)
      case .issuers(let certificates): input.supplied += certificates
      case .purpose(let purpose): settings.purpose = purpose
      }
    }
    return evaluator.evaluate(input, settings: settings)
  }

  private func fix(for changes: [Change]) -> Fix {
    let parties = Parties(settings.purpose)
    let sides = changes.map { $0.side(parties) }
    let side =
      [Fix.Side.explains, parties.holderSide, parties.judgeSide].first(where: sides.contains)
    let names = changes.compactMap { if case .serverName(let name) = $0 { name } else { nil } }
    let isUnderTransportSecurity = settings.purpose.isUnderTransportSecurity(
      host: names.first ?? host)
    return Fix(
      kind: changes.count == 1 ? changes[0].kind : .several, side: side ?? .explains,
      text: changes.map {
        $0.text(parties, isUnderTransportSecurity: isUnderTransportSecurity)
      }.joined(separator: ", and "),
      options: changes.flatMap(\.options))
  }
}

private struct AddedAnchor: AnchorSource {
  let certificate: Certificate
  let others: any AnchorSource

  func anchors(withSubject name: DistinguishedName) -> [Anchor] {
    let added =
      certificate.subject.looksLike(name) ? [Anchor(certificate: certificate, source: .app)] : []
    return added + others.anchors(withSubject: name)
  }
}
