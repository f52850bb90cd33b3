import TrustModel

/// What a text is about, by the names, sentences and numbers in it.
struct TextReading {
  let catalogue: Catalogue
  let text: PastedText
  let writer: LogWriter
  /// In the order of the text.
  private let phrases: [PhraseIndex.Hit]
  /// Numbers that are written as codes are.
  private var numbered: [Hit] = []
  /// Items of the catalogue, the most specific first.
  private(set) var items: [Int] = []
  /// What the text names and the catalogue does not have; nil where all is known, or nothing was looked for.
  private(set) var unknown: UnknownName?

  /// - Parameter bytes: The text, where names in it that are not known are to be looked for.
  init(catalogue: Catalogue, text: PastedText, bytes: [UInt8]? = nil) {
    self.catalogue = catalogue
    self.text = text
    let writer = LogWriter(text)
    self.writer = writer
    phrases = catalogue.phrases.hits(in: text)
      .map { catalogue.withPlaintext($0, in: text.words) }
      .map { writer.isOfEAP(at: $0.range.lowerBound) ? $0 : catalogue.withoutEAP($0) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    numbered = foundNumbers() + verifiedFiles() + listedFlags()
    items = foundItems()
    if let bytes { unknown = UnknownName(in: text, bytes: bytes, of: catalogue) }
  }

  /// How specific a hit is; lower values come first.
  enum Rank: Int, Comparable {
    /// Apple's own code, number or symbol.
    case apple
    /// One failure, in the words of another system or of a check.
    case specific
    /// A TLS alert: which side sent it, and of whose certificate, follows from the text around it.
    case alert
    /// A sentence that covers many failures, or none of ours.
    case collective
    /// One that says in which step it ended, and no more.
    case step
    /// What a program says in the end where nothing failed for it.
    case success
    /// What it says on the way there.
    case progress
    /// A term or an interface: what the text names, not what it reports.
    case term

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  private struct Hit {
    let rank: Rank
    let start: Int
    var misfit = 0
    let item: Int
  }

  private func foundItems() -> [Int] {
    let named = phrases.map {
      // The sentences of eapolclient and of nginx say what the error behind them is about.
      Hit(
        rank: catalogue.ofEAP.contains($0.item) || $0.item == catalogue.ofStaple
          ? .apple : rank(of: $0.item),
        start: $0.range.lowerBound, misfit: $0.misfit, item: $0.item)
    }
    var hits = zip(named, merelyNamed(named)).filter { !$1 }.map(\.0) + numbered
    if hits.contains(where: { $0.rank != .term }) { hits.removeAll { $0.rank == .term } }
    // Messages of success do not explain a failure.
    if hits.contains(where: { $0.rank < .success }) {
      hits.removeAll { [.success, .progress].contains($0.rank) }
    }
    // The words behind the alert's name say why it was sent, or that it came.
    if hits.contains(where: { !isNamedByException($0) }) {
      hits.removeAll(where: isNamedByException)
    }
    let isWithoutReason = isWithoutReason(hits)
    // A collective message adds nothing to the reason.
    if hits.contains(where: { [.specific, .alert].contains($0.rank) }) {
      // Of several flags none covers another; only a reason of the chain's takes the place of its flag.
      let isChainTold = Set(hits.filter { $0.rank == .specific }.map(\.item)).contains {
        firstFailure(of: $0).map { $0.isOfCertificate && $0 != .hostName } == true
      }
      hits.removeAll {
        [.collective, .step].contains($0.rank) && coversMany($0.item) && $0.item != noCertificate
          && (isChainTold || !catalogue.flags.isFlag($0.item))
      }
    }
    // The app cancelled the load for the reason that it gives itself.
    if hits.contains(where: { isAppsReason($0.item) }) {
      hits.removeAll { isCancelled($0.item) }
    }
    // Alamofire's own error only carries the reason.
    if hits.contains(where: { isAppsReason($0.item) && !isCarrier($0.item) }) {
      hits.removeAll { isCarrier($0.item) }
    }
    // The last result is the one that counts.
    let order = { (hit: Hit) in
      hit.rank == .success ? -hit.start : isGivenReason(hit) ? -1 : hit.start
    }
    let vague = vague(hits)
    if isWithoutReason {
      // That it got no certificate takes back what the program calls its result: it is said first.
      hits = hits.map { $0.item == noCertificate ? Hit(rank: .apple, start: 0, item: $0.item) : $0 }
    }
    hits.sort {
      ($0.rank, vague.contains($0.item) ? 1 : 0, order($0), $0.misfit, $0.item)
        < ($1.rank, vague.contains($1.item) ? 1 : 0, order($1), $1.misfit, $1.item)
    }
    var seen: Set<Int> = []
    let isOfPython = isOfPython
    let items = hits.map { isOfPython ? $0.item : catalogue.openSSLItem(saying: $0.item) }
    return items.filter { seen.insert($0).inserted }
  }

  /// The item of what `openssl s_client` says where the handshake ended before a certificate came.
  private var noCertificate: Int? { catalogue.noCertificate }

  /// Whether nothing tells more than that the connection was lost before a certificate came.
  private func isWithoutReason(_ hits: [Hit]) -> Bool {
    hits.contains { $0.item == noCertificate }
      && !hits.contains {
        $0.rank < .collective && firstFailure(of: $0.item) != .connectionLost
      }
  }

  /// Those that leave open what another of the same text tells: which end of the dates it is, which
  /// algorithm is missing, why a client left, or which flags are set; and flags of .NET beside a sentence
  /// of another system, which says what failed.
  private func vague(_ hits: [Hit]) -> Set<Int> {
    let items = Set(hits.map(\.item))
    let told = Set(items.compactMap(firstFailure))
    let isVague = { (topic: FailureTopic) in
      [.outsideDates, .missingAlgorithm].contains(topic) && !told.isDisjoint(with: topic.covered)
        || topic == .clientLeft && told.contains { $0.isOfCertificate || $0.isOfClientCertificate }
    }
    let flags = items.contains { catalogue.flags.isFlag($0) && rank(of: $0) == .collective }
    let isSaid = items.contains {
      rank(of: $0) == .specific && ![nil, .dotNET].contains(catalogue.items[$0].system)
    }
    return items.filter { item in
      firstFailure(of: item).map(isVague) == true
        || flags && rank(of: item) == .collective && !catalogue.flags.isFlag(item)
        || isSaid && catalogue.flags.isFlag(item)
    }
  }

  private func firstFailure(of item: Int) -> FailureTopic? {
    guard case .foreign(let row) = catalogue.items[item].subject else { return nil }
    return row.failures.first
  }

  /// Which of these are plain words of the glossary, two or more or a word of this tool's reports such as
  /// `iOS`, within a text about something else.
  ///
  /// Counted once for each item: a text may name one thousands of times.
  private func merelyNamed(_ hits: [Hit]) -> [Bool] {
    var places: [Int: Set<Int>] = [:]
    var longer: Set<[Int]> = []
    for phrase in phrases where isTermItself(phrase.item) {
      places[phrase.item, default: []].formUnion(phrase.range)
      if phrase.range.count > 1 || isOwnWord(phrase.item) {
        longer.insert([phrase.item, phrase.range.lowerBound])
      }
    }
    guard !longer.isEmpty else { return hits.map { _ in false } }
    func isTold(_ position: Int) -> Bool { !Self.asking.contains(text.words[position].key) }
    let told = text.words.indices.count(where: isTold)
    let isWithin = places.mapValues { told > $0.count(where: isTold) }
    return hits.map { longer.contains([$0.item, $0.start]) && isWithin[$0.item] == true }
  }

  private func isOwnWord(_ item: Int) -> Bool {
    if case .term(let term) = catalogue.items[item].subject {
      term.origin == .reports
    } else {
      false
    }
  }

  private func isTermItself(_ item: Int) -> Bool {
    if case .term = catalogue.items[item].subject { true } else { false }
  }

  /// Words of a question about a term.
  private static let asking: Set<String> = [
    "what", "whats", "is", "are", "does", "mean", "means", "a", "an", "the", "of", "explain",
  ]

  /// Whether Python printed it, whose words begin as those of other programs with OpenSSL do.
  private var isOfPython: Bool {
    text.words.contains { $0.text == "_ssl" }
      || text.words.indices.dropFirst().contains {
        text.words[$0].text == "CERTIFICATE_VERIFY_FAILED" && text.words[$0 - 1].text == "SSL"
      }
  }

  /// Whether Go names it as what kept an authority from being used, behind its general words.
  private func isGivenReason(_ hit: Hit) -> Bool {
    hit.start >= Self.givenReason.count && !catalogue.flags.isFlag(hit.item)
      && text.words[(hit.start - Self.givenReason.count)..<hit.start].map(\.key) == Self.givenReason
  }

  private static let givenReason = ["possibly", "because", "of"]

  /// Whether Java names the alert that goes with an exception: `SSLHandshakeException: (bad_certificate)`.
  private func isNamedByException(_ hit: Hit) -> Bool {
    hit.rank == .alert && hit.start > 0 && text.words[hit.start - 1].text.hasSuffix("Exception")
  }

  /// Whether nothing that the text reports tells more than that a handshake ended, or in which step.
  var saysNoReason: Bool {
    items.allSatisfy { [.step, .collective, .success, .progress, .term].contains(rank(of: $0)) }
  }

  /// Whether the text reports it, and does not only name it.
  func isReported(_ item: Int) -> Bool { rank(of: item) != .term }

  /// The reason that an app's own evaluation of trust gives, where the text has one.
  var appsReason: Int? { items.first(where: isAppsReason) }

  private func isAppsReason(_ item: Int) -> Bool {
    [.alamofire, .trustKit].contains(catalogue.items[item].system)
  }

  private func isCarrier(_ item: Int) -> Bool {
    catalogue.items[item].title == ForeignTable.carrier
  }

  private func isCancelled(_ item: Int) -> Bool {
    if case .code(let row) = catalogue.items[item].subject {
      row.failure == .cancelled
    } else {
      false
    }
  }

  func rank(of item: Int) -> Rank {
    switch catalogue.items[item].subject {
    case .code(let row): [.cfStream, .trustResult].contains(row.code.domain) ? .term : .apple
    case .check: .specific
    case .sentence(let sentence): sentence.checks.count > 1 ? .collective : .specific
    case .foreign(let row) where row.name.system == .alert: .alert
    case .foreign(let row) where isStep(row): .step
    case .foreign(let row): isCollective(row) ? .collective : .specific
    case .success(let text): text.isResult ? .success : .progress
    case .failure, .term, .api, .evidence: .term
    }
  }

  /// curl's numbers say in which step it ended; the words beside them say why.
  private func isStep(_ row: ForeignRow) -> Bool {
    row.name.name.hasPrefix("CURLE_") || row.failures.first == .handshakeIncomplete
  }

  /// A name with causes of its own is one failure, whether codes of Apple's belong to it or not.
  private func isCollective(_ row: ForeignRow) -> Bool {
    OwnText.byTitle[row.name.name] == nil
      && (row.failures.first.flatMap { catalogue.failures[$0]?.isCollective } ?? true)
  }

  /// Whether it is another system's name for every failure of a kind.
  private func coversMany(_ item: Int) -> Bool {
    guard case .foreign(let row) = catalogue.items[item].subject else { return false }
    return row.failures.first.flatMap { catalogue.failures[$0]?.isCollective } ?? false
  }

  /// The words at which an item is named or numbered.
  func places(of item: Int) -> [Int] {
    phrases.filter { $0.item == item || catalogue.openSSLItem(saying: $0.item) == item }
      .map(\.range.lowerBound)
      + numbered.filter { $0.item == item }.map(\.start)
  }

  /// Apple's codes alone, in the order of the text.
  var codes: [Int] {
    let named = phrases.filter { rank(of: $0.item) == .apple }
      .map { ($0.range.lowerBound, $0.item) }
    let numbers = numbered.filter { $0.rank == .apple }.map { ($0.start, $0.item) }
    return (named + numbers).sorted { $0 < $1 }.map(\.1)
  }

  /// Whether it has a sentence that belongs to a code.
  var hasSentence: Bool {
    phrases.contains {
      ($0.range.count > 3 || text.words[$0.range.lowerBound].isSentence)
        && rank(of: $0.item) == .apple
    }
  }

  /// Flags in a list, some of which are ordinary words elsewhere.
  private func listedFlags() -> [Hit] {
    let known = phrases.filter { catalogue.flags.begins(with: $0.item) }.map(\.range)
    return catalogue.flags.list(in: text.words, beside: known).map { place, item in
      Hit(rank: rank(of: item), start: place, item: item)
    }
  }

  /// Lines in which `openssl verify` accepts a file, such as `server.pem: OK`.
  private func verifiedFiles() -> [Hit] {
    guard let item = catalogue.verifiedFile else { return [] }
    return text.words.indices.filter { text.isVerifiedFile(endingAt: $0) }.map {
      Hit(rank: .success, start: $0, item: item)
    }
  }

  // MARK: Numbers

  private func foundNumbers() -> [Hit] {
    // A program's name and a number are an error's where they are all that is asked.
    let isOnlyAsked = text.words.count { !Self.asking.contains($0.key) } <= 2
    let linesOfApples = Set(text.words.filter(MeasuredNumber.isSymbol).map(\.line))
    return text.words.indices.flatMap { position -> [Hit] in
      let word = text.words[position]
      guard let number = word.number, !word.isPart, !isOfEAP(position) else { return [] }
      if let pattern = NumberPattern.pattern(of: position, in: text.words) {
        if number >= 0, pattern.mayBeRelease, !isOnlyAsked { return [] }
        let system = pattern.system
        let meant = pattern.number(for: number)
        let own = (catalogue.byNumber[meant] ?? catalogue.byNumber[-meant] ?? []).filter {
          catalogue.items[$0].system == system
        }
        if !own.isEmpty || number >= 0 {
          return isContradicted(own, of: system, at: position) ? [] : hits(own, position)
        }
      }
      guard isCode(number, at: position),
        !linesOfApples.isEmpty || !MeasuredNumber.isOne(at: position, in: text)
      else { return [] }
      let found = catalogue.positions(of: number)
      // Databases, programs and Windows number their errors so, too: that the sign of one of Apple's was
      // lost needs a word of theirs beside it.
      let isOfApples = number < 0 || linesOfApples.contains(word.line)
      return hits(found.filter { isOfApples || catalogue.items[$0].number != -number }, position)
    }
  }

  /// Whether it is one of the two numbers of eapolclient's `server certificate not trusted status
  /// 1001 -9807`, which its sentence explains; an error of Apple's is told as well.
  private func isOfEAP(_ position: Int) -> Bool {
    guard writer.isOfEAP(at: position) else { return false }
    if let number = text.words[position].number, number < 0, catalogue.byNumber[number] != nil {
      return false
    }
    return (1...2).contains { distance in
      let place = position - distance
      return place > 0 && text.words[place].key == "status"
        && text.words[place - 1].key == "trusted"
    }
  }

  /// How many words may be between a number and its text: `error 24 at 1 depth lookup: ...`.
  private static let reach = 5

  /// Whether the same system's text behind the number says something else: numbers have changed from
  /// one release to the next (OpenSSL's 24 became 79 in 3.0), texts have not.
  private func isContradicted(
    _ own: [Int], of system: ForeignName.System, at position: Int
  ) -> Bool {
    let range = position + 1...position + 1 + Self.reach
    // A binary search, as a text may have thousands of numbers and phrases.
    var (start, end) = (0, phrases.count)
    while start < end {
      let middle = (start + end) / 2
      if phrases[middle].range.lowerBound < range.lowerBound {
        start = middle + 1
      } else {
        end = middle
      }
    }
    let told = phrases[start...].prefix { $0.range.lowerBound <= range.upperBound }.filter {
      catalogue.items[$0.item].system == system
        && catalogue.items[$0.item].number != nil
    }
    return !told.isEmpty && !told.contains { own.contains($0.item) }
  }

  private func hits(_ items: [Int], _ position: Int) -> [Hit] {
    items.map { Hit(rank: rank(of: $0), start: position, item: $0) }
  }

  /// Small numbers occur everywhere, and so do large ones without a sign, unless a word says that
  /// they are codes.
  private func isCode(_ number: Int, at position: Int) -> Bool {
    guard abs(number) >= 900 else { return false }
    let isHexadecimal = text.words[position].text.lowercased().hasPrefix("0x")
    if number < 0 || isHexadecimal { return true }
    guard position > 0 else { return false }
    let before = text.words[position - 1].key
    return ["code", "error", "status", "err", "errno"].contains(where: before.hasSuffix)
  }
}
