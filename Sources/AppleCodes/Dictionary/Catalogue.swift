import TrustModel

/// Everything in the dictionary, with an index by name and by number.
struct Catalogue: Sendable {
  /// One thing that can be looked up.
  struct Item: Sendable {
    let title: String
    let names: [String]
    let number: Int?
    let subject: Subject
    /// Names that count only as a whole text, as ordinary sentences contain such words.
    var wholeNames: [String] = []
  }

  enum Subject: Sendable {
    case code(CodeRow)
    case foreign(ForeignRow)
    case check(Check)
    case failure(FailureTopic)
    case sentence(AppleSentence)
    case success(SuccessText)
    case term(Term)
    case api(APIText)
    case evidence(EvidenceText)
  }

  static let shared = Catalogue()

  let items: [Item]
  /// Texts on the failures of Apple's clients.
  let failures: [FailureTopic: FailureText]
  /// The same for other clients.
  let failuresElsewhere: [FailureTopic: FailureText]
  let foreign: [ForeignRow]
  let checks: [Check: String]

  /// The entry of what `openssl verify` prints of a file that it accepts.
  let verifiedFile: Int?

  /// The entry of what `openssl s_client` says where it got no certificate.
  let noCertificate: Int?

  /// What Netty's words for something else than TLS mean by the bytes behind them, as hexadecimal
  /// digits: the entry for any bytes first.
  let plaintext: [(item: Int, prefixes: [String])]

  /// Entries of eapolclient's sentence, and that of the words which others begin like it.
  let ofEAP: Set<Int>
  /// What nginx says where it could not verify the answer that it was to staple.
  let ofStaple: Int?
  let untrusted: Int?

  let flags: FlagList
  let byNumber: [Int: [Int]]
  let phrases: PhraseIndex
  let byKey: [String: [Int]]
  /// The entries of evidence, with the keys of their titles.
  private let citable: [(item: Int, key: String)]
  /// Keys of what reports print as the evidence of a code.
  private let citations: Set<String>

  private init() {
    let failures = FailureText.all(for: .apples)
    let foreign = ForeignTable.rows()
    let codes = CodeTable.rows().map { row in
      Item(
        title: row.code.symbol, names: Self.names(of: row.code), number: row.code.value,
        subject: .code(row),
        wholeNames: [
          SwiftName(of: row.code)?.member, SecureTransportSentences.whole[row.code.symbol],
        ]
        .compactMap(\.self))
    }
    let apis = APIText.all().compactMap { api in
      api.names.first.map { Item(title: $0, names: api.names, number: nil, subject: .api(api)) }
    }
    let checks = Check.allCases.map { check in
      Item(
        title: check.rawValue,
        names: [check.rawValue] + [AppleSentence.details(of: check)].compactMap(\.self),
        number: nil, subject: .check(check))
    }
    let sentences = AppleSentence.all.map {
      Item(title: $0.text, names: $0.names, number: nil, subject: .sentence($0))
    }
    let terms = Term.all().compactMap { term in
      term.names.first.map { Item(title: $0, names: term.names, number: nil, subject: .term(term)) }
    }
    let topics = FailureTopic.allCases.compactMap { topic in
      failures[topic].map {
        Item(
          title: $0.title, names: [$0.title] + $0.aliases, number: nil, subject: .failure(topic))
      }
    }
    let others = foreign.map { row in
      Item(
        title: row.name.name, names: Self.names(of: row.name), number: row.name.number,
        subject: .foreign(row))
    }
    let successes = SuccessText.all().map {
      Item(
        title: $0.title, names: [$0.title] + $0.names, number: nil, subject: .success($0),
        wholeNames: $0.wholeNames)
    }
    let cited = Self.codes(of: failures.keys) + CodeTable.rows().map(\.code)
    citations = Set(cited.map { PastedText.key(of: $0.evidence) })
    let evidence = EvidenceText.all(citedBy: cited).map {
      Item(title: $0.name, names: [$0.name], number: nil, subject: .evidence($0))
    }
    items = Self.withSentences(
      codes + checks + sentences + apis + terms + topics + others + successes + evidence)
    flags = FlagList(items)
    let items = items
    let position = { (title: String) in items.firstIndex { $0.title == title } }
    verifiedFile = position(SuccessText.verifiedFile)
    noCertificate = position(ForeignTable.noCertificate)
    let eap = "server certificate not trusted status"
    ofEAP = Set(items.indices.filter { items[$0].title.hasPrefix(eap) })
    ofStaple = position(ForeignTable.stapleNotVerified)
    untrusted = position("Server certificate not trusted")
    plaintext = PlaintextBytes.all.compactMap { text in
      position(text.title).map { ($0, text.prefixes) }
    }
    citable = items.indices.compactMap { position in
      guard case .evidence = items[position].subject else { return nil }
      return (position, PastedText.key(of: items[position].title))
    }
    self.failures = failures
    failuresElsewhere = FailureText.all(for: .others)
    self.foreign = foreign
    self.checks = CheckTexts.all()
    phrases = PhraseIndex(items.map { ($0.names, $0.isTerm) })
    byKey = Self.index(items) { ($0.names + $0.wholeNames).map(PastedText.key) }
    byNumber = Self.index(items) { $0.number.map { [$0] } ?? [] }
  }

  private static func names(of code: AppleCode) -> [String] {
    let prefix = "errSSL"
    // Mono and Xamarin print the rest of the symbol.
    let mono =
      code.symbol.hasPrefix(prefix)
      ? ["Secure Transport error `\(code.symbol.dropFirst(prefix.count))'"] : []
    return [code.symbol] + (SwiftName(of: code)?.forms ?? []) + mono
  }

  /// Names without the prefixes that people leave out.
  private static func names(of name: ForeignName) -> [String] {
    let prefixes = ["X509_V_ERR_", "NET::", "SSL_R_"]
    let http2 = "HTTP/2 "
    if name.system == .http2, name.name.hasPrefix(http2) {
      return [name.name] + http2Forms(name.name.dropFirst(http2.count))
    }
    let short = prefixes.filter { name.name.hasPrefix($0) }.map { name.name.dropFirst($0.count) }
    // As errors of these domains are logged.
    let domain = "ErrorDomain "
    let logged =
      name.name.contains(domain) ? [name.name.replacing(domain, with: domain + "Code ")] : []
    // As certbot prints those of ACME.
    let acme = "urn:ietf:params:acme:error:"
    let listed =
      name.name.hasPrefix(acme) ? ["Type: \(name.name.dropFirst(acme.count)) Detail:"] : []
    return [name.name] + short.map(String.init) + logged + listed
  }

  /// How programs print an error code of HTTP/2, some of which TLS has an alert for.
  private static func http2Forms(_ code: Substring) -> [String] {
    [
      "stream was reset: \(code)", "StreamResetException: stream was reset: \(code)",
      "was not closed cleanly: \(code)", "HTTP/2 stream ... was not closed cleanly: \(code)",
      "stream ID ... \(code)", "GOAWAY ... \(code)", "RST_STREAM ... \(code)", "NGHTTP2_\(code)",
    ]
  }

  /// Every code that a report can show, with its evidence.
  private static func codes(of topics: some Sequence<FailureTopic>) -> [AppleCode] {
    let rows = Check.allCases.map(Codes.row)
    let layers =
      Check.allCases.flatMap { check in
        ([nil] + FindingReason.withCodes).map {
          Codes.codes(for: Finding(check, certificate: 0, reason: $0, summary: ""))
        }
      } + topics.map(\.layerCodes)
      + TransportSecurity.Requirement.allCases.map { Codes.codes(for: $0) }
    let below = Check.allCases.compactMap {
      Codes.row(for: Finding($0, certificate: 1, summary: "")).osStatus
    }
    let connections = [
      ConnectionFailure.Kind.handshakeFailed, .notTLS(httpResponse: false),
      .clientCertificateRequired, .clientCertificateRejected,
    ].map { Codes.codes(for: ConnectionFailure($0, summary: "")) }
    return rows.flatMap { [$0.osStatus, $0.cssm].compactMap(\.self) } + below
      + (layers + connections).flatMap(\.all) + [AlertTable.code(for: .max)]
  }

  private static func index<Key>(
    _ items: [Item], by keys: (Item) -> [Key]
  ) -> [Key: [Int]] {
    var index: [Key: [Int]] = [:]
    for (position, item) in items.enumerated() {
      for key in Set(keys(item)) { index[key, default: []].append(position) }
    }
    return index
  }
}

extension Catalogue {
  /// What a text is about, most relevant first, and how many entries are not made for it; empty when it
  /// is not understood.
  ///
  /// - Parameter checks: Those that it lists by certificate, most serious first.
  func entries(
    for reading: TextReading, checks: [Check]
  ) -> (made: [Explanation], leftOut: Int) {
    var seen: Set<Int> = []
    if let known = knownPositions(for: reading.text) {
      return (known.filter { seen.insert($0).inserted }.map { entry(for: items[$0]) }, 0)
    }
    let listed = checks.flatMap { check in
      items.indices.filter { items[$0].title == check.rawValue }
    }
    let all = (listed + reading.items).filter { seen.insert($0).inserted }
    // Where nothing is reported but what is not known, the words around it are no answer.
    if checks.isEmpty, let unknown = reading.unknown, !all.contains(where: reading.isReported) {
      let terms = all.filter { if case .term = items[$0].subject { true } else { false } }
      let shown = terms.prefix(Self.mostEntries - 1)
      return (
        [entry(for: unknown)] + shown.map { entry(for: items[$0]) }, terms.count - shown.count
      )
    }
    let made = all.prefix(Self.mostEntries)
    return (made.map { entry(for: $0, in: reading) }, all.count - made.count)
  }

  /// How many entries are made for one text, which may name them all.
  static let mostEntries = 24

  private func positions(for text: PastedText) -> [Int] {
    knownPositions(for: text) ?? TextReading(catalogue: self, text: text).items
  }

  /// The items that the whole text is a name of; nil where it has to be read word by word.
  func knownPositions(for text: PastedText) -> [Int]? {
    if let number = text.number { return positions(of: number) }
    if let positions = positions(ofNumbered: text) { return positions }
    if let named = byKey[text.key] { return titleFirst(named, text) }
    let evidence = evidence(citedIn: text)
    return evidence.isEmpty ? nil : evidence
  }

  /// What a report's line of evidence cites, where the text is one or begins like one, with a field log
  /// or a source; a longer text is somebody's log.
  private func evidence(citedIn text: PastedText) -> [Int] {
    guard text.words.count <= 32 else { return [] }
    // A line of a report: what is shown, how sure it is, and then the evidence.
    if let mark = text.words.prefix(4).firstIndex(where: { Certainty(rawValue: $0.text) != nil }) {
      let rest = text.words[(mark + 1)...].map(\.key).joined()
      let cited = byKey[rest] ?? evidence(namedIn: text.words[(mark + 1)...], rest)
      if let first = cited.first, case .evidence = items[first].subject { return cited }
    }
    return evidence(namedIn: text.words[...], text.key)
  }

  private func evidence(namedIn words: ArraySlice<PastedText.Word>, _ key: String) -> [Int] {
    // A word that goes on with a digit is another number's.
    let first = words.first?.key ?? ""
    let leading = citable.filter {
      key.hasPrefix($0.key)
        && !(first.hasPrefix($0.key) && first.dropFirst($0.key.count).first?.isNumber == true)
    }.map(\.item)
    guard !leading.isEmpty || key.hasPrefix("fieldlog") || citations.contains(key) else {
      return []
    }
    let words = Set(words.map(\.text))
    return leading
      + citable.map(\.item).filter { words.contains(items[$0].title) && !leading.contains($0) }
  }

  /// Whether it is, as a whole, something that can be looked up.
  func knows(_ text: PastedText) -> Bool {
    text.number.map { !positions(of: $0).isEmpty } ?? isName(text)
  }

  /// Whether it is, as a whole, the name of something.
  func isName(_ text: PastedText) -> Bool {
    byKey[text.key] != nil || positions(ofNumbered: text) != nil
  }

  /// Whether a text says, as a whole, more than its parts do.
  func isSentence(_ text: PastedText, longerThan parts: [PastedText]) -> Bool {
    let unknown = parts.count { !knows($0) }
    if unknown == parts.count { return true }
    let known = positions(for: text)
    guard !known.isEmpty else { return false }
    if text.words.indices.contains(where: { NumberPattern.system(of: $0, in: text.words) != nil }) {
      return true
    }
    // Most of a pasted text is words that are no entries.
    return unknown * 2 > parts.count || !Set(known).isSubset(of: parts.flatMap(positions))
  }

  /// Items that have it as their title, in its own spelling or in another, then those that programs
  /// print, then all others.
  private func titleFirst(_ positions: [Int], _ text: PastedText) -> [Int] {
    let spelling = text.words.map(\.text)
    let isOwn = { (item: Int) in PastedText(items[item].title).words.map(\.text) == spelling }
    let all = positions.filter { PastedText.key(of: items[$0].title) == text.key }
    let others = all.filter { items[$0].system != nil && !isOwn($0) }
    let titles = all.filter { !others.contains($0) } + others
    let printed = positions.filter { items[$0].isPrinted && !titles.contains($0) }
    return titles + printed + positions.filter { !titles.contains($0) && !printed.contains($0) }
  }

  /// OpenSSL's own entry for what Python prints as well, with or without `certificate verify failed`
  /// before it; any other item as it is.
  func openSSLItem(saying item: Int) -> Int {
    guard items[item].system == .python else { return item }
    if items[item].title == "CERTIFICATE_VERIFY_FAILED" {
      return byKey["sslrcertificateverifyfailed"]?.first ?? item
    }
    let prefix = "certificate verify failed: "
    guard items[item].title.hasPrefix(prefix) else { return item }
    let key = PastedText.key(of: String(items[item].title.dropFirst(prefix.count)))
    return byKey[key]?.first { items[$0].title.hasPrefix("X509_V_ERR_") } ?? item
  }
}

extension Catalogue.Item {
  /// Whether programs print it, as a code or a sentence.
  fileprivate var isPrinted: Bool {
    switch subject {
    case .code, .foreign, .check, .sentence, .success: true
    case .failure, .term, .api, .evidence: false
    }
  }

  /// Whether it is named in plain language.
  fileprivate var isTerm: Bool {
    switch subject {
    case .failure, .term: true
    case .code, .foreign, .check, .sentence, .success, .api, .evidence: false
    }
  }

  var system: ForeignName.System? {
    if case .foreign(let row) = subject { row.name.system } else { nil }
  }
}

extension FindingReason {
  /// Those on which the evidence of a code depends.
  fileprivate static let withCodes: [FindingReason?] = [
    .selfSignedLeaf, .notYetValid, .rootRejected, .unusableKey, .compromisedKey,
    .issuedAfterDistrust,
  ]
}
