import TrustModel

extension Catalogue {
  /// The full entry for one item.
  func entry(for item: Item) -> Explanation {
    switch item.subject {
    case .code(let row): entry(for: row)
    case .foreign(let row): entry(for: row)
    case .check(let check): entry(for: check)
    case .failure(let topic): entry(for: topic, title: item.title)
    case .term(let term): entry(for: term, title: item.title)
    case .api(let api): entry(for: api, title: item.title)
    case .sentence(let sentence): entry(for: sentence)
    case .success(let success): entry(for: success)
    case .evidence(let evidence): entry(for: evidence)
    }
  }

  private func entry(for row: CodeRow) -> Explanation {
    var entry = Explanation(
      .code, row.code.symbol, meaning: row.meaning, certainty: row.code.certainty,
      evidence: row.code.evidence, codes: [row.code], layer: row.layer)
    if let topic = row.failure {
      advise(&entry, on: [topic])
      if topic == .clientCertificateRejected {
        tell(ClientRefusal(status: row.code.value), in: &entry)
      }
    } else if ![.cfStream, .trustResult].contains(row.code.domain) {
      entry.whatToDo = [advice(on: row)]
    }
    return entry
  }

  /// What to do about a code that is none of the failures here.
  func advice(on row: CodeRow) -> String {
    if let own = CodeAdvice.bySymbol[row.code.symbol] { return own }
    let symbol = row.code.symbol.replacing("kCFURLError", with: "NSURLError")
    return CodeAdvice.bySymbol[symbol]
      ?? "Look for the code of another layer beside it: this one does not tell what failed."
  }

  /// - Parameters:
  ///   - sender: Which side sent the alert, where the row is one and the text says so.
  ///   - isServers: Whether a server says so of what it was shown, which is the client's certificate.
  ///   - isOfApples: Whether a client of Apple's says so.
  func entry(
    for row: ForeignRow, sentBy sender: AlertSender? = nil, ofClients isServers: Bool = false,
    isOfApples: Bool = false
  ) -> Explanation {
    if isServers { return entryOfServer(for: row) }
    let topics = sender?.topics(of: row) ?? row.failures
    let isOfApples = isOfApples || sender?.isOfApplesLog == true
    let texts = isOfApples ? failures : failuresElsewhere
    // The status belongs to an alert that was received.
    let own = row.meaning ?? (sender?.isClient == true ? nil : alertMeaning(row))
    var meaning =
      own ?? topics.first.flatMap { texts[$0]?.meaning } ?? "No failure of trust evaluation."
    if let sender { meaning = sender.meaning(meaning) }
    if topics.first == .leafIsAuthority {
      meaning += " Apple's clients do not mind the mark: no code of Apple's belongs to it."
    } else if topics.first?.isAcceptedByApple == true {
      meaning += " Apple's clients do not ask for it and connect: no code of Apple's belongs to it."
    }
    var entry = Explanation(
      .verifierError, row.name.name, meaning: meaning, certainty: .inferred,
      evidence: DictionaryEvidence.relation.rawValue,
      codes: sender?.isClient == true
        ? topics.first?.layerCodes.current ?? [] : shown(for: row), layer: row.name.layer)
    advise(&entry, on: topics, from: texts)
    if let cause = row.cause { entry.causes.insert(cause, at: 0) }
    if topics.first == .clientCertificateRejected {
      tell((row.alert ?? row.refusal).flatMap(ClientRefusal.init(alert:)), in: &entry)
    }
    if let alert = row.alert { adviseBothSides(&entry, of: alert, on: topics, from: texts) }
    if let own = OwnText.byTitle[row.name.name] {
      entry.causes = own.causes
      entry.howToFindOut = own.howToFindOut
      entry.whatToDo = own.whatToDo
    }
    return entry
  }

  /// The entry for an alert that the log's own side sent: what the alert means in the log of one side
  /// holds here if the log is the other side's.
  func sentHere(_ entry: Explanation) -> Explanation {
    func turned(_ text: String) -> String {
      text.replacing("In a client's log: ", with: "Sent by a server: ")
        .replacing("In a server's log: ", with: "Sent by a client: ")
    }
    var entry = entry
    entry.meaning =
      "The side that wrote this sent the alert to the other one. " + turned(entry.meaning)
    entry.causes = entry.causes.map(turned)
    entry.howToFindOut = entry.howToFindOut.map(turned)
    entry.whatToDo = entry.whatToDo.map(turned)
    return entry
  }

  /// The entry for an error of a server's verifier, which is about the client's certificate.
  private func entryOfServer(for row: ForeignRow) -> Explanation {
    // The meaning of a failure is worded for a server's certificate; its title fits a client's as well.
    let title = row.failures.first.flatMap { failuresElsewhere[$0]?.title }
    let what = row.meaning ?? title.map { "What it is refused for: \($0)." } ?? ""
    var entry = Explanation(
      .verifierError, row.name.name,
      meaning: "In a server's log this is about the certificate that a client showed: the server "
        + "refuses it. " + what,
      certainty: .inferred, evidence: DictionaryEvidence.relation.rawValue,
      codes: FailureTopic.clientCertificateRejected.layerCodes.current, layer: row.name.layer)
    advise(&entry, on: [.clientCertificateRejected], from: failuresElsewhere)
    tell(ClientRefusal(row.failures.first), in: &entry)
    return entry
  }

  /// In place of all that a refused client certificate can mean, what this refusal does.
  private func tell(_ refusal: ClientRefusal?, in entry: inout Explanation) {
    guard let refusal else { return }
    entry.causes = refusal.causes
    entry.whatToDo = refusal.whatToDo
  }

  /// The meaning of the status by which Apple's clients report an alert.
  private func alertMeaning(_ row: ForeignRow) -> String? {
    guard let symbol = row.alert.map(AlertTable.code)?.symbol else { return nil }
    return items.lazy.compactMap { item in
      if case .code(let row) = item.subject, row.code.symbol == symbol { row.meaning } else { nil }
    }.first
  }

  /// The codes of Apple's layers for a failure that the other system names so.
  private func shown(for row: ForeignRow) -> [AppleCode] {
    let codes = row.failures.first?.layerCodes.current ?? []
    guard let alert = row.alert else { return codes }
    return [AlertTable.code(for: alert)] + codes.filter { $0.domain == .url }
  }

  /// An alert about certificates is about the client's in one log and about the server's in the other.
  private func adviseBothSides(
    _ entry: inout Explanation, of alert: UInt8, on topics: [FailureTopic],
    from texts: [FailureTopic: FailureText]
  ) {
    guard let client = topics.first, client.isOfClientCertificate,
      let server = topics.first(where: { !$0.isOfClientCertificate }),
      let ofClient = texts[client], let ofServer = texts[server]
    else { return }
    let ofClients = topics.filter(\.isOfClientCertificate)
    let refusal = ClientRefusal(alert: alert)
    let sides = ["In a client's log: ", "In a server's log: "]
    func both(_ texts: [[String]]) -> [[String]] {
      zip(sides, texts).map { side, texts in texts.map { side + $0 } }
    }
    let toFind = [ofClient, ofServer].map { Array($0.howToFindOut.prefix(2)) }
    entry.howToFindOut = both(toFind).flatMap(\.self)
    entry.whatToDo = both([
      refusal?.whatToDo ?? Array(ofClient.whatToDo.prefix(2)), Array(ofServer.whatToDo.prefix(2)),
    ]).flatMap(\.self)
    entry.causes = alternating(
      both([
        refusal?.causes.prefix(2).map { ofClient.title + ": " + $0 }
          ?? causes(under: ofClients, beside: topics, from: texts),
        causes(under: topics.filter { !ofClients.contains($0) }, beside: topics, from: texts),
      ]))
  }

  /// The first of each list, then the second of each, and so on.
  private func alternating(_ lists: [[String]]) -> [String] {
    (0..<(lists.map(\.count).max() ?? 0)).flatMap { index in
      lists.compactMap { index < $0.count ? $0[index] : nil }
    }
  }

  private func entry(for check: Check) -> Explanation {
    let row = Codes.row(for: check)
    let severity =
      switch row.severity {
      case .recoverable: "A breach is recoverable: a trust exception can override it."
      case .deny: "A breach is a refusal by trust settings."
      case .fatal: "A breach is fatal: nothing overrides it."
      }
    let codes = Codes.codes(for: Finding(check, certificate: 0, summary: ""))
    var entry = Explanation(
      .check, check.rawValue, meaning: (checks[check] ?? "") + " " + severity,
      certainty: row.certainty, evidence: row.evidence, codes: codes.current,
      layer: row.failureClass.map { "trust evaluation, class \($0)" }
        ?? (check.isMadeByTheApp
          ? "the app's own check, after trust evaluation or in its place"
          : "TLS handshake, before trust evaluation"))
    advise(&entry, on: FailureTopic.allCases.filter { $0.checks.contains(check) })
    return entry
  }

  /// A sentence of Apple's for a class of checks, with the checks that it does not name.
  private func entry(for sentence: AppleSentence) -> Explanation {
    let checks = sentence.checks
    let names = checks.map(\.rawValue).joined(separator: ", ")
    let known = FailureTopic.allCases.filter { $0.checks.contains(where: checks.contains) }
    // Of the checks for compliance, the one on the length of the validity fails far more often than others.
    let topics = known.filter { $0 == .validityPeriod } + known.filter { $0 != .validityPeriod }
    var seen: Set<Int> = []
    let codes = checks.compactMap { Codes.row(for: $0).osStatus }
      .filter { seen.insert($0.value).inserted }
    var entry = Explanation(
      .message, sentence.text,
      meaning: "Apple's sentence for a failed check of the class \(sentence.failureClass): "
        + "\(checks.count == 1 ? "the check" : "one of") \(names).",
      certainty: .source, evidence: DictionaryEvidence.sentence.rawValue,
      codes: codes, layer: "Security framework: SecTrustEvaluateWithError; Go and others on macOS")
    advise(&entry, on: topics)
    if topics.count > 1 {
      entry.howToFindOut = [
        "trusteval HOST, or trusteval verify FILE, names the check that failed and the certificate."
      ]
      entry.whatToDo = topics.prefix(3).compactMap { failures[$0] }.flatMap { text in
        text.whatToDo.prefix(1).map { "\(text.title): \($0)" }
      }
    }
    entry.causes = topics.flatMap { topic in
      (failures[topic]?.causes.prefix(topics.count > 1 ? 1 : 5) ?? []).map {
        topics.count > 1 ? "\(failures[topic]?.title ?? ""): \($0)" : $0
      }
    }
    entry.related = names.isEmpty ? [] : checks.map(\.rawValue)
    return entry
  }

  private func entry(for success: SuccessText) -> Explanation {
    var entry = Explanation(
      .success, success.title, meaning: success.meaning,
      certainty: DictionaryEvidence.practice.certainty,
      evidence: DictionaryEvidence.practice.rawValue, layer: success.program)
    entry.howToFindOut = success.howToFindOut
    return entry
  }

  private func entry(for evidence: EvidenceText) -> Explanation {
    Explanation(
      .evidence, evidence.name, meaning: evidence.meaning, certainty: evidence.certainty,
      evidence: evidence.link ?? DictionaryEvidence.noPage.rawValue)
  }

  private func entry(for topic: FailureTopic, title: String) -> Explanation {
    var entry = Explanation(
      .term, title, meaning: failures[topic]?.meaning ?? "", certainty: .inferred,
      evidence: DictionaryEvidence.codes.rawValue, codes: shown(by: topic))
    advise(&entry, on: [topic])
    return entry
  }

  private func entry(for term: Term, title: String) -> Explanation {
    let evidence: DictionaryEvidence =
      switch term.origin {
      case .technote: .technote
      case .practice: .practice
      case .reports: .ownWord
      }
    var entry = Explanation(
      .term, title, meaning: term.meaning, certainty: evidence.certainty,
      evidence: evidence.rawValue)
    entry.related = term.related
    return entry
  }

  private func entry(for api: APIText, title: String) -> Explanation {
    let evidence: DictionaryEvidence =
      if api.meaning.contains("outside TN2232") {
        .interfaces
      } else if api.meaning.contains("after TN2232") {
        .headers
      } else {
        .customisation
      }
    var entry = Explanation(
      .api, title, meaning: api.meaning, certainty: evidence.certainty,
      evidence: evidence.rawValue)
    entry.customisable = api.customisable.isEmpty ? nil : api.customisable
    entry.trustObject = api.trustObject.isEmpty ? nil : api.trustObject
    entry.trap = api.trap.isEmpty ? nil : api.trap
    entry.whatToDo = api.whatToDo
    entry.related = api.related
    return entry
  }

  /// Adds causes of all failures, the most likely first, and the advice for the first failure.
  private func advise(
    _ entry: inout Explanation, on topics: [FailureTopic],
    from texts: [FailureTopic: FailureText]? = nil
  ) {
    let texts = texts ?? failures
    guard let first = topics.first, let text = texts[first] else { return }
    entry.causes = causes(of: topics, from: texts)
    entry.howToFindOut = text.howToFindOut
    entry.whatToDo = text.whatToDo
    entry.elsewhere = (first.isKind ? [] : names(of: first)).filter { $0.name != entry.title }.map {
      Explanation.ForeignName(system: $0.system.rawValue, name: $0.name, number: $0.number)
    }
    let codes = first.layerCodes
    let names =
      ([first] + first.covered).flatMap(\.checks).map(\.rawValue)
      + codes.documented.all.map(\.symbol) + codes.current.map(\.symbol)
    var seen: Set<String> = [entry.title]
    entry.related = names.filter { seen.insert($0).inserted }
  }

  /// The causes of one failure in full; of several, the likeliest ones under each failure's title.
  private func causes(
    of topics: [FailureTopic], from all: [FailureTopic: FailureText]
  ) -> [String] {
    let texts = topics.compactMap { all[$0] }
    guard texts.count > 1, !texts[0].isCollective else { return texts.first?.causes ?? [] }
    return causes(under: topics, beside: topics, from: all)
  }

  /// The likeliest causes of each failure under its title, without those that are told beside it.
  private func causes(
    under topics: [FailureTopic], beside told: [FailureTopic],
    from texts: [FailureTopic: FailureText]
  ) -> [String] {
    topics.compactMap { texts[$0] }.flatMap { text in
      text.causes(without: told).prefix(2).map { text.title + ": " + $0 }
    }
  }

  /// In each system, the names that mean this failure above all, or else those that may mean it.
  private func names(of topic: FailureTopic) -> [ForeignName] {
    var exact: [ForeignName.System: [ForeignName]] = [:]
    var possible = exact
    for row in foreign {
      if row.failures.first == topic {
        exact[row.name.system, default: []].append(row.name)
      } else if row.failures.contains(where: { $0 == topic || $0.covered.contains(topic) }) {
        possible[row.name.system, default: []].append(row.name)
      }
    }
    return ForeignName.System.allCases.flatMap { exact[$0] ?? possible[$0] ?? [] }
  }

  private func shown(by topic: FailureTopic) -> [AppleCode] {
    topic.layerCodes.current
  }
}

extension Explanation {
  init(
    _ kind: Kind, _ title: String, meaning: String, certainty: Certainty,
    evidence: String, codes: [AppleCode] = [], layer: String? = nil
  ) {
    self.init(
      title: title, kind: kind, codes: codes, layer: layer, meaning: meaning,
      certainty: certainty, evidence: evidence)
  }
}

extension LayerCodes {
  /// What each layer shows, from the lowest up.
  var all: [AppleCode] {
    [
      secTrust, cssm, secureTransport, stream, streamATS, urlSession, urlSessionATS,
      networkFramework,
    ].compactMap(\.self)
  }

  /// What current systems show, from the lowest layer up, each code once.
  fileprivate var current: [AppleCode] {
    var seen: Set<Int> = []
    return all.filter { seen.insert($0.value).inserted }
  }
}

extension LayerCodes.Documented {
  fileprivate var all: [AppleCode] {
    [url, cfNetwork, osStatus].compactMap(\.self)
  }
}

extension ForeignName {
  fileprivate var layer: String {
    number.map { "\(system.title), number \($0)" } ?? system.title
  }
}
