import TrustModel

/// A log of an Apple platform, read as a whole: several codes of several layers, one event.
struct AppleLog {
  private let reading: TextReading
  private let trust: TrustLog?
  /// Apple's codes in the order of the text, each number once, and the code for the listed checks.
  private let rows: [CodeRow]
  private let marks: LogMarks
  private let isReport: Bool

  /// - Parameters:
  ///   - bytes: The text that was read.
  ///   - trust: The failed checks, where the text lists them by certificate.
  ///   - isReport: Whether it is known to be a report, so that its codes need no words of Apple's.
  init(_ reading: TextReading, bytes: [UInt8], trust: TrustLog?, isReport: Bool = false) {
    self.isReport = isReport
    self.reading = reading
    self.trust = trust
    rows = Self.rows(of: reading, trust)
    // Without a code it is no log of Apple's, and need not be searched.
    marks = rows.isEmpty ? LogMarks() : LogMarks(bytes)
  }

  private var catalogue: Catalogue { reading.catalogue }
  private var text: PastedText { reading.text }

  /// Fewer words are codes to be looked up one by one.
  private static let fewestWords = 4

  /// As many as there are layers.
  private static let mostCodes = 8

  /// What a text says as a log of Apple's; of a log about several servers, what it says of the first, and
  /// the codes of the others.
  static func synopsis(
    of reading: TextReading, bytes: [UInt8], trust: TrustLog?
  ) -> LogSynopsis? {
    // Its sentence says that the certificate is a RADIUS server's, which no address leads to.
    if let first = reading.items.first, reading.catalogue.ofEAP.contains(first) { return nil }
    let whole = AppleLog(reading, bytes: bytes, trust: trust)
    guard !whole.rows.isEmpty, let found = LogSections(bytes) else {
      return whole.synopsis
    }
    let parts = found.sections
    let logs = parts.map { part in
      let bytes = Array(part.text.utf8)
      let reading = TextReading(catalogue: reading.catalogue, text: PastedText(part.text))
      return AppleLog(reading, bytes: bytes, trust: TrustLog(bytes))
    }
    guard let first = logs.indices.first(where: { logs[$0].synopsis != nil }),
      var synopsis = logs[first].synopsis
    else { return whole.synopsis }
    synopsis.otherServers = logs.indices.filter { $0 != first }.map {
      .init(server: parts[$0].server.text, codes: logs[$0].rows.map(\.code))
    }
    synopsis.serversLeftOut = found.leftOut.count
    return synopsis
  }

  /// Nil where the text has no code of Apple's, or nothing but codes that are no one report's.
  var synopsis: LogSynopsis? {
    guard let finest = rows.min(by: { detail($0) < detail($1) }),
      isLog && isPrinted || isOneReport || trust != nil || isReport
    else { return nil }
    let reason = finest.failure == .cancelled ? reason : nil
    let topics = reason?.failures ?? topics(of: finest)
    let own =
      reason.flatMap { OwnText.byTitle[$0.name.name] } ?? textOfLoneCertificate(finest)
      ?? textOfRefusal(finest) ?? textOfInterceptor(topics)
    let others = others(beside: topics, reason)
    return LogSynopsis(
      server: marks.peer?.text, layer: layer(rows, finest),
      hasTransportSecurity: transportSecurity(rows),
      checks: trust?.groups.map { .init(place: $0.place, names: $0.names) } ?? [],
      codes: rows.map(\.code), finest: finest.code, title: reason?.name.name ?? finest.code.symbol,
      meaning: reason.map { catalogue.entry(for: $0).meaning } ?? meaning(of: finest),
      chain: marks.chain?.text, causes: own?.causes ?? causes(topics),
      whatToDo: own?.whatToDo
        ?? (topics.isEmpty ? [catalogue.advice(on: finest)] : advice(topics)),
      others: others.prefix(Catalogue.mostEntries).map {
        let other = catalogue.entry(for: $0, in: reading)
        return .init(title: other.title, meaning: other.meaning)
      },
      othersLeftOut: max(0, others.count - Catalogue.mostEntries),
      command: command(for: topics.first, finest))
  }

  /// The alert by which the client itself refused the server, where a code says that one of a client's
  /// certificate came: the code is the alert's, and does not tell who sent it.
  private func ownAlert(beside row: CodeRow) -> (row: ForeignRow, sender: AlertSender)? {
    guard row.failure?.isOfClientCertificate == true else { return nil }
    let alerts = reading.items.compactMap { item -> (row: ForeignRow, sender: AlertSender)? in
      guard case .foreign(let foreign) = catalogue.items[item].subject, foreign.alert != nil,
        let sender = reading.sender(of: item)
      else { return nil }
      return (foreign, sender)
    }
    let same = alerts.filter { $0.row.alert.map(AlertTable.code)?.value == row.code.value }
    return (same.isEmpty ? alerts : same).first.flatMap { $0.sender.isClient ? $0 : nil }
  }

  /// What a code means; of an alert's code also which side sent the alert, where the log says so.
  private func meaning(of row: CodeRow) -> String {
    if let own = ownAlert(beside: row) {
      return catalogue.entry(for: own.row, sentBy: own.sender, isOfApples: true).meaning
    }
    let sender = reading.items.lazy.compactMap { item -> AlertSender? in
      guard case .foreign(let foreign) = catalogue.items[item].subject, let alert = foreign.alert,
        AlertTable.code(for: alert).value == row.code.value
      else { return nil }
      return reading.sender(of: item)
    }.first
    guard let sender, sender.isClient else { return row.meaning }
    // The table has them as alerts of the other side.
    guard row.meaning.hasPrefix("Alert "),
      let rest = row.meaning.split(separator: ": ", maxSplits: 1).dropFirst().first
    else { return sender.meaning(row.meaning) }
    return sender.meaning(rest.prefix(1).uppercased() + rest.dropFirst())
  }

  /// The reason that the app's own evaluation gives, after which the app cancelled the load.
  private var reason: ForeignRow? {
    guard let item = reading.appsReason, case .foreign(let row) = catalogue.items[item].subject
    else { return nil }
    return row
  }

  /// Further entries: other failures than those of the codes.
  private func others(beside topics: [FailureTopic], _ reason: ForeignRow?) -> [Int] {
    let ofCodes = rows.compactMap(\.failure).filter { catalogue.failures[$0]?.isCollective != true }
    let told = topics + ofCodes + (reason?.failures ?? [])
    return OtherFailures(
      reading: reading, told: Set(told + told.flatMap(\.covered)),
      codes: Set(rows.map(\.code.value))
    ).items
  }

  /// What failed: by the checks that the log lists, or else by the finest code.
  private func topics(of finest: CodeRow) -> [FailureTopic] {
    if trust == nil, let own = ownAlert(beside: finest) {
      let topics = own.sender.topics(of: own.row)
      return Array((topics.isEmpty ? [.serverUntrusted] : topics).prefix(1))
    }
    guard let trust else {
      let failure = finest.failure.map { isOfRoot($0) ? .untrustedRoot : $0 }
      return failure.map { [$0] } ?? []
    }
    var seen: Set<FailureTopic> = []
    return trust.findings.compactMap { finding in
      FailureTopic.allCases.first {
        $0.checks.contains(finding.check)
          && ($0 != .selfSigned || finding.reason == .selfSignedLeaf)
      }
    }
    .filter { seen.insert($0).inserted }
  }

  /// Whether it is the root that the log names.
  private func isOfRoot(_ failure: FailureTopic) -> Bool {
    marks.untrustedRoot != nil
      && (failure.isOfPath || catalogue.failures[failure]?.isCollective == true)
  }

  /// The code for the listed checks together, by Apple's order of classes.
  private static func verdict(_ trust: TrustLog?, _ catalogue: Catalogue) -> CodeRow? {
    guard let code = trust.flatMap({ Codes.codes(forAll: $0.findings).secTrust }) else {
      return nil
    }
    return catalogue.byNumber[code.value]?.lazy.compactMap { item in
      if case .code(let row) = catalogue.items[item].subject { row } else { nil }
    }.first
  }

  /// Whether a program printed it: what people write has none of the words and symbols that Apple's
  /// frameworks put around a code.
  private var isPrinted: Bool {
    marks.chain != nil || reading.hasSentence || namesCodeOfPeer || namesConnection
      || namesStream
      || text.words.contains { word in
        word.text.contains("_") || Self.symbols.contains(where: word.text.hasPrefix)
      }
      || text.words.indices.contains { index in
        Self.phrases.contains { phrase in
          phrase.first == text.words[index].text
            && text.words[index...].prefix(phrase.count).map(\.text) == phrase
        }
      }
  }

  /// Whether it has `code: NUMBER` beside a host; prose has such a number by itself.
  private var namesCodeOfPeer: Bool {
    marks.peer != nil
      && zip(text.words, text.words.dropFirst()).contains { $0.key == "code" && $1.number != nil }
  }

  /// Whether it has a connection of Network.framework's, as `[C2 a.example:443 tcp, tls]`.
  private var namesConnection: Bool {
    marks.peer?.port != nil
      && text.words.contains { word in
        word.text.first == "C" && word.text.count > 1
          && word.text.dropFirst().allSatisfy(\.isNumber) && word.isApart
      }
  }

  /// Whether a code has the stream's domain and code behind it, as `-1200 [3:-9824]`.
  private var namesStream: Bool {
    text.words.indices.dropFirst(2).contains { index in
      let (code, domain, stream) = (text.words[index - 2], text.words[index - 1], text.words[index])
      guard let number = code.number, number < 0, domain.number != nil, stream.number != nil else {
        return false
      }
      return text.scalars[code.place.upperBound..<domain.place.lowerBound].elementsEqual([" ", "["])
        && text.scalars[domain.place.upperBound..<stream.place.lowerBound].elementsEqual([":"])
        && text.scalars[stream.place.upperBound...].first == "]"
    }
  }

  private static let symbols = [
    "NSURL", "NSError", "NSOSStatus", "NSLocalized", "kCF", "kNW", "CFNetwork", "UserInfo",
    "boringssl", "AFError",
  ]
  private static let phrases = [
    "TLS Trust", "Trust evaluate failure", "finished with error", "load failed", "Error Domain",
    "encountered error", "received failure notification", "TIC TCP Conn", "TIC SSL", "TCP Conn",
    "SSLHandshake failed",
    // Network.framework's states of a connection, such as `waiting parent-flow (satisfied)`.
    "parent flow", "socket flow",
  ].map { $0.split(separator: " ").map(String.init) }

  private var isLog: Bool {
    text.words.count >= Self.fewestWords && !catalogue.knows(text)
      && text.words.contains { $0.number == nil }
  }

  /// Whether the text is nothing but several codes, and one failure shows them all: each layer its own.
  var isOneReport: Bool {
    guard (2...Self.mostCodes).contains(text.words.count) else { return false }
    let codes = Set(rows.map(\.code.value))
    guard codes.count > 1, text.words.allSatisfy(isCode) else { return false }
    return FailureTopic.allCases.map(\.layerCodes).contains { layers in
      let common = [layers.secTrust, layers.cssm, layers.secureTransport, layers.networkFramework]
      return [[layers.stream, layers.urlSession], [layers.streamATS, layers.urlSessionATS]]
        .contains { codes.isSubset(of: ($0 + common).compactMap { $0?.value }) }
    }
  }

  private func isCode(_ word: PastedText.Word) -> Bool {
    let whole = PastedText(word.text)
    guard catalogue.knows(whole), let item = catalogue.knownPositions(for: whole)?.first else {
      return false
    }
    return catalogue.entry(for: catalogue.items[item]).kind == .code
  }

  private static func rows(of reading: TextReading, _ trust: TrustLog?) -> [CodeRow] {
    let catalogue = reading.catalogue
    let named = reading.codes.compactMap { item -> CodeRow? in
      guard case .code(let row) = catalogue.items[item].subject,
        ![.cfStream, .trustResult].contains(row.code.domain)
      else { return nil }
      return row
    }
    var seen: Set<Int> = []
    return (named + [verdict(trust, catalogue)].compactMap(\.self)).filter {
      seen.insert($0.code.value).inserted
    }
  }

  /// How unspecific a code is; 0 for the most specific.
  private func detail(_ row: CodeRow) -> Int {
    let value = row.code.value
    let isCollective = row.failure.flatMap { catalogue.failures[$0]?.isCollective } ?? true
    switch row.code.domain {
    case .osStatus where !(-9999 ... -9800).contains(value): return 0
    case .cssm: return isCollective ? 3 : 1
    case .osStatus: return !isCollective ? 1 : value == NamedCode.sslFatalAlert.value ? 4 : 2
    default: return isCollective ? 5 : 1
    }
  }

  /// Whether it was in force: its own code shows that it refused, a more specific one that it was not.
  private func transportSecurity(_ rows: [CodeRow]) -> Bool? {
    let values = Set(rows.map(\.code.value))
    if values.contains(NamedCode.sslFatalAlert.value) || values.contains(-1022) { return true }
    if values.contains(URLStatus.untrusted.rawValue) { return false }
    return nil
  }

  private func layer(_ rows: [CodeRow], _ finest: CodeRow) -> String {
    if rows.contains(where: { $0.code.domain == .url }) {
      return "URL loading (URLSession, WKWebView, NSURLConnection)"
    }
    if text.words.contains(where: { $0.key.hasPrefix("nw") && $0.text.contains("_") })
      || finest.code.value == NamedCode.sslBadCert.value
    {
      return "Network.framework"
    }
    return finest.layer
  }

  /// What to do where the names are those of a product on the way: not the server is to be mended.
  private func textOfInterceptor(_ topics: [FailureTopic]) -> OwnText? {
    guard let chain = marks.chain, chain.interceptor != nil, let cause = chain.cause,
      topics.contains(where: { $0.isOfPath || catalogue.failures[$0]?.isCollective == true })
    else { return nil }
    return FailureTopic.interception.text(of: catalogue, behind: [cause])
  }

  /// What the server's alert tells of the client's certificate.
  private func textOfRefusal(_ finest: CodeRow) -> OwnText? {
    guard finest.failure == .clientCertificateRejected, ownAlert(beside: finest) == nil else {
      return nil
    }
    return ClientRefusal(status: finest.code.value).map {
      OwnText(causes: $0.causes, whatToDo: $0.whatToDo)
    }
  }

  /// What the collective code of a refused chain means where that is one self-signed certificate.
  private func textOfLoneCertificate(_ finest: CodeRow) -> OwnText? {
    guard trust == nil, finest.failure == .chainInvalid, let chain = marks.chain,
      chain.interceptor == nil, chain.isLoneSelfSigned, let cause = chain.cause
    else { return nil }
    // Sockets of Secure Transport have no other code, and URL loading is what tells causes apart.
    guard rows.contains(where: { $0.code.domain == .url }) else {
      return FailureTopic.selfSigned.text(of: catalogue, behind: [cause])
    }
    return SelfSignedText(code: finest.code, catalogue: catalogue).text(behind: cause)
  }

  /// Of several failures the likeliest ones, under each failure's title.
  private func causes(_ topics: [FailureTopic]) -> [String] {
    let texts = topics.compactMap { catalogue.failures[$0] }
    // The likeliest of each comes before the second of any.
    let likely =
      texts.count > 1
      ? (0..<2).flatMap { rank in
        texts.compactMap { text in
          text.causes(without: topics).dropFirst(rank).first.map { "\(text.title): \($0)" }
        }
      }
      : texts.first?.causes(without: impossible) ?? []
    let ofRoot = topics.contains(.untrustedRoot) ? marks.untrustedRoot : nil
    let isOfPath = topics.contains(where: \.isOfPath)
    let isCollective = topics.contains { catalogue.failures[$0]?.isCollective == true }
    // Where nothing is missing from it, the chain explains a failure of the path alone.
    let chain = marks.chain?.publicRoot == nil || isOfPath ? marks.chain?.cause : nil
    let ofChain = [ofRoot.map(LogMarks.cause), chain].compactMap(\.self)
    // What a private authority leads to is not for this root, but the root may fail for something else.
    let ofPublicRoot = chain == nil && isCollective ? marks.chain?.cause : nil
    let ofName = isCollective || topics.contains(.hostName) ? marks.causeOfWildcard : nil
    // Another failure than one of the path is found in a chain as well in which nothing is missing.
    let isChainFirst = topics.isEmpty || isOfPath || isCollective
    return [ofName].compactMap(\.self) + (isChainFirst ? ofChain + likely : likely + ofChain)
      + [ofPublicRoot].compactMap(\.self)
  }

  /// Failures that the named certificates rule out.
  private var impossible: [FailureTopic] {
    (marks.untrustedRoot == nil ? [] : [.selfSigned])
      + (marks.chain?.isLoneSelfSigned == true ? [.missingIssuer] : [])
      + (marks.chain?.publicRoot == nil ? [] : [.missingIssuer, .selfSigned, .untrustedRoot])
  }

  /// Of several failures the first remedy of each, under its title.
  private func advice(_ topics: [FailureTopic]) -> [String] {
    let texts = topics.compactMap { catalogue.failures[$0] }
    guard texts.count > 1 else { return texts.first?.whatToDo(without: impossible) ?? [] }
    return texts.flatMap { text in text.whatToDo.prefix(1).map { "\(text.title): \($0)" } }
  }

  /// Whether the tool printed it that evaluates files: `Cert Verify Result: ...`.
  private var isOfFiles: Bool {
    text.words.indices.contains {
      text.words[$0...].prefix(3).map(\.text) == ["Cert", "Verify", "Result"]
    }
  }

  private func command(for topic: FailureTopic?, _ finest: CodeRow) -> String {
    if isOfFiles { return "trusteval verify FILE --server-name NAME" }
    let check = "trusteval " + (marks.peer?.text ?? "HOST")
    if ProxyRemedy.isOfProxy(finest.code.symbol) { return check + " " + ProxyRemedy.option }
    switch topic {
    case .clientCertificateRequired, .clientCertificateRejected:
      return check + " --client-cert FILE"
    case .pinning: return check + " --pin sha256//BASE64"
    default: return check
    }
  }
}
