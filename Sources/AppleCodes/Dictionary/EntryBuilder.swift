import TrustModel

extension Catalogue {
  /// The full entry for one item.
  func entry(for item: Item) -> DictionaryEntry {
    switch item.subject {
    case .code(let row): entry(for: row)
    case .foreign(let row): entry(for: row)
    case .check(let check): entry(for: check)
    case .failure(let topic): entry(for: topic, title: item.title)
    case .term(let term): entry(for: term, title: item.title)
    case .api(let api): entry(for: api, title: item.title)
    }
  }

  private func entry(for row: CodeRow) -> DictionaryEntry {
    var entry = DictionaryEntry(
      .code, row.code.symbol, meaning: row.meaning, certainty: row.code.certainty,
      evidence: row.code.evidence, codes: [row.code], layer: row.layer)
    if let topic = row.failure { advise(&entry, on: [topic]) }
    return entry
  }

  private func entry(for row: ForeignRow) -> DictionaryEntry {
    let meaning =
      row.meaning ?? row.failures.first.flatMap { failures[$0]?.meaning }
      ?? "No failure of trust evaluation."
    var entry = DictionaryEntry(
      .verifierError, row.name.name, meaning: meaning, certainty: .inferred,
      evidence: "the relation to Apple's codes is this dictionary's", codes: shown(for: row),
      layer: row.name.layer)
    advise(&entry, on: row.failures)
    return entry
  }

  /// What Apple's layers show where the other system says this.
  private func shown(for row: ForeignRow) -> [AppleCode] {
    let codes = row.failures.first?.layerCodes.current ?? []
    guard row.name.system == .alert, let number = row.name.number.flatMap(UInt8.init(exactly:))
    else { return codes }
    return [AlertTable.code(for: number)] + codes.filter { $0.domain == .url }
  }

  private func entry(for check: Check) -> DictionaryEntry {
    let row = Codes.row(for: check)
    let severity =
      switch row.severity {
      case .recoverable: "A breach is recoverable: a trust exception can override it."
      case .deny: "A breach is a refusal by trust settings."
      case .fatal: "A breach is fatal: nothing overrides it."
      }
    let codes = Codes.codes(for: Finding(check, certificate: 0, summary: ""))
    var entry = DictionaryEntry(
      .check, check.rawValue, meaning: (checks[check] ?? "") + " " + severity,
      certainty: row.certainty, evidence: row.evidence, codes: codes.current,
      layer: "trust evaluation, class \(row.failureClass)")
    advise(&entry, on: FailureTopic.allCases.filter { $0.checks.contains(check) })
    return entry
  }

  private func entry(for topic: FailureTopic, title: String) -> DictionaryEntry {
    var entry = DictionaryEntry(
      .term, title, meaning: failures[topic]?.meaning ?? "", certainty: .inferred,
      evidence: "the codes carry their own certainty", codes: shown(by: topic))
    advise(&entry, on: [topic])
    return entry
  }

  private func entry(for term: Term, title: String) -> DictionaryEntry {
    var entry = DictionaryEntry(
      .term, title, meaning: term.meaning,
      certainty: term.isTechnote ? .documented : .observed,
      evidence: term.isTechnote ? "after TN2232" : "logs")
    entry.related = term.related
    return entry
  }

  private func entry(for api: APIText, title: String) -> DictionaryEntry {
    let isLater = api.meaning.contains("after TN2232")
    var entry = DictionaryEntry(
      .api, title, meaning: api.meaning, certainty: isLater ? .source : .documented,
      evidence: isLater ? "Apple's headers" : "after TN2232, Trust Customization")
    entry.customisable = api.customisable
    entry.trustObject = api.trustObject
    entry.trap = api.trap
    entry.whatToDo = api.whatToDo
    entry.related = api.related
    return entry
  }

  /// Adds what is known of the failures, most likely first; advice is that for the first.
  private func advise(_ entry: inout DictionaryEntry, on topics: [FailureTopic]) {
    guard let first = topics.first, let text = failures[first] else { return }
    entry.causes = causes(of: topics)
    entry.howToFindOut = text.howToFindOut
    entry.whatToDo = text.whatToDo
    entry.elsewhere = names(of: first).filter { $0.name != entry.title }
    let codes = first.layerCodes
    let names =
      first.checks.map(\.rawValue) + codes.documented.all.map(\.symbol)
      + codes.current.map(\.symbol)
    var seen: Set<String> = [entry.title]
    entry.related = names.filter { seen.insert($0).inserted }
  }

  /// The causes of one failure in full; of several, the likeliest ones under each failure's title.
  private func causes(of topics: [FailureTopic]) -> [String] {
    let texts = topics.compactMap { failures[$0] }
    guard texts.count > 1, !texts[0].isCollective else { return texts.first?.causes ?? [] }
    return texts.flatMap { text in text.causes.prefix(2).map { text.title + ": " + $0 } }
  }

  /// In each system, the names that mean this failure above all, or else those that may mean it.
  private func names(of topic: FailureTopic) -> [ForeignName] {
    ForeignName.System.allCases.flatMap { system in
      let rows = foreign.filter { $0.name.system == system && $0.failures.contains(topic) }
      let exact = rows.filter { $0.failures.first == topic }
      return (exact.isEmpty ? rows : exact).map(\.name)
    }
  }

  private func shown(by topic: FailureTopic) -> [AppleCode] {
    topic.layerCodes.current
  }
}

extension LayerCodes {
  /// What current systems show, from the lowest layer up, each code once.
  fileprivate var current: [AppleCode] {
    let all = [secTrust, cssm, stream, streamATS, urlSession, urlSessionATS, networkFramework]
    var seen: Set<Int> = []
    return all.compactMap(\.self).filter { seen.insert($0.value).inserted }
  }
}

extension LayerCodes.Documented {
  fileprivate var all: [AppleCode] {
    [url, cfNetwork, osStatus].compactMap(\.self)
  }
}

extension ForeignName {
  fileprivate var layer: String {
    number.map { "\(system.rawValue), number \($0)" } ?? system.rawValue
  }
}
