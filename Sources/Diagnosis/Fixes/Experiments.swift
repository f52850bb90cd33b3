import TrustEvaluation
import TrustModel
import X509

/// Finds the smallest changes after which the server is trusted, by evaluating with them.
struct Experiments {
  var question: TrialQuestion
  /// Changes that every experiment has made already.
  var made: [Change] = []
  let fetched: FetchedIssuers
  let endpoint: Endpoint
  /// The names that the known rules of public suffixes decide on.
  let listedNames: Set<String>
  /// What the server spoke before TLS; nil where TLS began at once.
  let service: StartTLS?
  /// Whether the server proved that it has the key of the first certificate it sent.
  let isKeyProved: Bool
  /// False where an impostor or an interception is suspected: then nothing new is trusted.
  let mayTrust: Bool
  /// False where the certificates may be somebody else's than the server's.
  let mayReplace: Bool
  /// Whether to propose that the server also sends its issuer, where that certificate is not known.
  ///
  /// By this alone no client trusts more than before.
  let mayComplete: Bool
  /// Whether the client limits itself to its own anchors, so that it ignores a user's roots.
  let usesOwnAnchorsOnly: Bool
  /// The remaining `Evaluation.work` for all evaluations together.
  var room: Int

  /// The result of the search.
  struct Result {
    /// The smallest sets of changes that work, those on the server first; empty when nothing that was
    /// tried helps.
    var fixes: [Fix] = []
    /// A note where there is no fix, or not all were tried; nil for none.
    var note: Note?
  }

  /// Tries sets of changes, the smallest first; no fixes where nothing is wrong.
  ///
  /// - Parameter completed: The evaluation with fetched issuers.
  func result(for evaluation: Evaluation, _ completed: Evaluation?) -> Result {
    guard !evaluation.isTrusted || question.isTooOld else { return Result() }
    guard !evaluation.isTrusted else { return searched(evaluation, completed) }
    // Nothing is of use while another certificate is in the server's place.
    var rest = self
    return rest.withOwnCertificateFirst(evaluation.best) ?? rest.searched(evaluation, completed)
  }

  /// The result with the first certificate where it is.
  private func searched(_ evaluation: Evaluation, _ completed: Evaluation?) -> Result {
    let groups = ChangeGroups(self, evaluation, completed).groups
    var search = FixSearch(question, groups, room: room)
    search.run(parties)
    // The index is compared too, as `sort` is not stable.
    let ordered = search.found.map { made + $0 }.enumerated()
      .sorted { ($0.element.rank(parties), $0.offset) < ($1.element.rank(parties), $1.offset) }
      .map { fix(for: $0.element, of: evaluation.best) }
    guard !search.isCutShort else { return unfinished(ordered) }
    guard ordered.isEmpty else { return Result(fixes: ordered) }
    return Result(note: Remainder(question, groups, triesOtherCAs: mayReplace).note)
  }

  /// The result where another certificate than the server's is first: with its own certificate
  /// first, alone or with what is changed besides; nil where the first one is the server's.
  ///
  /// What its evaluations took is no longer in `room`.
  private mutating func withOwnCertificateFirst(_ best: EvaluatedPath) -> Result? {
    var places: [(place: LeafPlace, evaluation: Evaluation)] = []
    let others = LeafPlace.others(
      for: question.input, on: best, isKeyProved: isKeyProved)
    for place in others where room > 0 {
      let evaluation = question.evaluator.evaluate(place.input, settings: question.settings)
      room -= evaluation.work
      places.append((place, evaluation))
    }
    if let works = places.first(where: { $0.evaluation.isTrusted }), !question.isTooOld {
      return Result(fixes: [fix(for: made + [works.place.change], of: works.evaluation.best)])
    }
    // A server's certificate that comes first may well be the right one.
    let named = places.first { $0.place.isServers($0.evaluation.best, ratherThan: best) }
    let isMisplaced = question.input.sent.first?.isAuthority == true && best.lacksName
    guard let next = named ?? (isMisplaced ? places.first : nil), next.place.change.kind == .order
    else { return nil }
    var search = self
    search.question.input = next.place.input
    search.made = [next.place.change]
    return search.result(for: next.evaluation, nil)
  }

  var parties: Parties { Parties(question.settings.purpose) }

  /// The fixes found before the bound on work was reached.
  private func unfinished(_ fixes: [Fix]) -> Result {
    Result(
      fixes: fixes,
      note: Note(
        .noFix,
        (fixes.isEmpty ? "none found, but " : "")
          + "not every change was tried: with so many names and paths that takes more work than is "
          + "allowed"))
  }

  private func fix(for changes: [Change], of path: EvaluatedPath) -> Fix {
    let names = changes.compactMap { if case .serverName(let name, _) = $0 { name } else { nil } }
    let host = names.first ?? endpoint.serverName
    var settings = question.settings
    // Another change is to fit the name that is asked for then.
    if let name = names.first { settings.reference = ReferenceIdentity(name) }
    let wording = Change.Wording(
      parties: parties, settings: settings,
      isUnderTransportSecurity: question.settings.purpose.isUnderTransportSecurity(
        host: host, after: service),
      isAppAnchored: path.anchor?.source == .app, usesOwnAnchorsOnly: usesOwnAnchorsOnly)
    return Fix(
      kind: changes.count == 1 ? changes[0].kind : .several, side: changes.side(parties),
      text: changes.map { $0.text(wording) }.joined(separator: ", and ")
        + remark(onTransportSecurity: changes, of: path, host),
      // Some changes have no option.
      options: changes.contains(where: \.options.isEmpty) ? [] : changes.flatMap(\.options),
      instructions: question.settings.purpose == .server ? instructions(for: changes, host) : [],
      isVerified: changes.allSatisfy(\.isVerified))
  }

  /// A remark where App Transport Security blocks what the changes make trusted, unless the report
  /// says that already of the path as it is.
  private func remark(
    onTransportSecurity changes: [Change], of path: EvaluatedPath, _ host: String?
  ) -> String {
    let purpose = question.settings.purpose
    let isSaid =
      path.anchorSource == .app
      && purpose.isUnderTransportSecurity(host: endpoint.serverName, after: service)
    // Nothing is known of an imagined CA's root.
    guard !isSaid, purpose.isUnderTransportSecurity(host: host, after: service),
      !changes.contains(where: { $0.kind == .purpose || $0.kind == .certificate }),
      changes.allSatisfy(\.isVerified), question.trial(of: changes).isAppAnchored
    else { return "" }
    return "; App Transport Security then blocks it, as it ends in an app's own anchor "
      + "(--user-root tests an installed root)"
  }

  private func instructions(for changes: [Change], _ host: String?) -> [Fix.Instruction] {
    // A new certificate is installed together with its chain.
    let isNew = changes.contains { $0.kind == .certificate }
    let all = changes.filter { !isNew || !$0.isOfTheChain }.flatMap {
      $0.instructions(host: host, port: endpoint.port, service: service)
    }
    // With another change besides, what was sent does not make a trusted chain.
    guard changes.count == 1 else { return all.joined }
    if changes[0].isOfTheChain {
      return all.map { $0.naming("trusteval writes it: --write-bundle fullchain.pem") }
    }
    // Who signs a server's certificate with its own key has no CA.
    guard changes.isOfAnotherCA, question.input.sent.first?.isSelfIssued == true,
      let name = host.flatMap({ Change.Swift(host: $0, port: nil) })?.name
    else { return all }
    return all.map { $0.naming("for tests, with a CA of your own: trusteval lab ca certs \(name)") }
  }
}

extension [Change] {
  /// Its place among fixes: the server's first, with another CA last of each side, and before it what
  /// relies on something that is not there.
  fileprivate func rank(_ parties: Parties) -> Int {
    let sides: [Fix.Side] = [.server, .client, .explains]
    let side = sides.firstIndex(of: self.side(parties)) ?? sides.count
    return side * 3 + (isOfAnotherCA ? 2 : allSatisfy(\.isVerified) ? 0 : 1)
  }
}

extension [Fix.Instruction] {
  /// The same lines, with each product once.
  fileprivate var joined: [Fix.Instruction] {
    var joined: [Fix.Instruction] = []
    for instruction in self {
      if let index = joined.firstIndex(where: { $0.place == instruction.place }) {
        joined[index].lines += instruction.lines
      } else {
        joined.append(instruction)
      }
    }
    return joined
  }
}

extension Fix.Instruction {
  /// The same, with a remark on the command that writes the file it is about.
  fileprivate func naming(_ command: String) -> Fix.Instruction {
    guard lines.contains(where: { $0.contains("fullchain.pem") }) else { return self }
    // Prosody is configured in Lua.
    let mark = place == .prosody ? "--" : "#"
    return .init(place, ["\(mark) \(command)"] + lines)
  }
}
