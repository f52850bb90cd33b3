import TrustModel

/// Everything the dictionary knows, with an index by name and by number.
struct Catalogue: Sendable {
  /// One thing that can be looked up.
  struct Item: Sendable {
    let title: String
    let names: [String]
    let number: Int?
    let subject: Subject
  }

  enum Subject: Sendable {
    case code(CodeRow)
    case foreign(ForeignRow)
    case check(Check)
    case failure(FailureTopic)
    case term(Term)
    case api(APIText)
  }

  static let shared = Catalogue()

  let items: [Item]
  let failures: [FailureTopic: FailureText]
  let foreign: [ForeignRow]
  let checks: [Check: String]

  private let byKey: [String: [Int]]
  private let byNumber: [Int: [Int]]

  private init() {
    let failures = FailureText.all()
    let foreign = ForeignTable.rows()
    let codes = CodeTable.rows().map { row in
      Item(
        title: row.code.symbol, names: [row.code.symbol], number: row.code.value,
        subject: .code(row))
    }
    let apis = APIText.all().compactMap { api in
      api.names.first.map { Item(title: $0, names: api.names, number: nil, subject: .api(api)) }
    }
    let checks = Check.allCases.map {
      Item(title: $0.rawValue, names: [$0.rawValue], number: nil, subject: .check($0))
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
    items = codes + checks + apis + terms + topics + others
    self.failures = failures
    self.foreign = foreign
    self.checks = CheckTexts.all()
    byKey = Self.index(items) { $0.names.map(Query.key) }
    byNumber = Self.index(items) { $0.number.map { [$0] } ?? [] }
  }

  /// Names without the prefixes that people leave out.
  private static func names(of name: ForeignName) -> [String] {
    let prefixes = ["X509_V_ERR_", "NET::", "SSL_R_"]
    let short = prefixes.filter { name.name.hasPrefix($0) }.map { name.name.dropFirst($0.count) }
    return [name.name] + short.map(String.init)
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
  /// What a query is about, most relevant first; empty when it is not understood.
  func entries(for query: Query) -> [Explanation] {
    let found = positions(for: query)
    var seen: Set<Int> = []
    return found.filter { seen.insert($0).inserted }.map { entry(for: items[$0]) }
  }

  private func positions(for query: Query) -> [Int] {
    if let number = query.number { return positions(of: number) }
    if let named = byKey[query.key] { return titleFirst(named, query.key) }
    if let system = query.system {
      let ofSystem = query.numbers.flatMap { byNumber[$0] ?? [] }.filter {
        items[$0].system == system
      }
      if !ofSystem.isEmpty || query.isNumberOfSystem { return ofSystem }
    }
    let named = positionsNamed(in: query.key)
    // Only large numbers are unambiguous in the middle of a text.
    let numbered = query.numbers.filter { abs($0) >= 999 }.flatMap { positions(of: $0) }
    return numbered + named.filter { numbered.isEmpty || items[$0].isCode }
  }

  /// Those whose title it is before those that only answer to it.
  private func titleFirst(_ positions: [Int], _ key: String) -> [Int] {
    let isTitle = { (position: Int) in Query.key(of: items[position].title) == key }
    return positions.filter(isTitle) + positions.filter { !isTitle($0) }
  }

  private func positions(of number: Int) -> [Int] {
    if let found = byNumber[number] {
      return found.filter { items[$0].saysMuch } + found.filter { !items[$0].saysMuch }
    }
    // The minus sign is easily lost in copying.
    return number > 0 ? byNumber[-number] ?? [] : []
  }

  /// The longest known names in a pasted text; short ones would be found everywhere.
  private func positionsNamed(in text: String) -> [Int] {
    let bytes = Array(text.utf8)
    let hits = byKey.keys.filter { key in
      key.utf8.count >= 9 && key.utf8.count < bytes.count && bytes.contains(Array(key.utf8))
    }
    let longest = hits.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    let kept = longest.reduce(into: [String]()) { kept, key in
      if !kept.contains(where: { $0.contains(key) }) { kept.append(key) }
    }
    return kept.prefix(3).flatMap { byKey[$0] ?? [] }
  }

  /// Known titles close to an unknown query, best first, five at most.
  func suggestions(for query: Query) -> [String] {
    let near =
      query.number.map(numbersNear) ?? namesNear(Array(query.key.utf8))
    var seen: Set<String> = []
    return Array(near.filter { seen.insert($0).inserted }.prefix(5))
  }

  private func numbersNear(_ number: Int) -> [String] {
    let candidates = [number, number > 0 ? -number : number]
    let ranked = byNumber.keys.compactMap { known -> (rank: Int, known: Int)? in
      candidates.compactMap { NearMatch.rank($0, against: known) }.min().map { ($0, known) }
    }
    return ranked.sorted { ($0.rank, -$0.known) < ($1.rank, -$1.known) }
      .compactMap {
        byNumber[$0.known]?.first.map { "\(items[$0].number ?? 0) \(items[$0].title)" }
      }
  }

  private func namesNear(_ key: [UInt8]) -> [String] {
    guard key.count >= 3, key.count <= 80 else { return [] }
    let limit = max(1, key.count / 3)
    let ranked = byKey.compactMap {
      known, positions -> (rank: Int, known: String, title: String)? in
      guard let position = positions.first else { return nil }
      let bytes = Array(known.utf8)
      let title = items[position].title
      if let edits = NearMatch.distance(key, bytes, limit: limit) { return (edits, known, title) }
      // A query that is part of some names means one of those.
      let isPart = key.count >= 4 && bytes.contains(key)
      return isPart ? (limit + 1 + bytes.count - key.count, known, title) : nil
    }
    return ranked.sorted { ($0.rank, $0.known) < ($1.rank, $1.known) }.map(\.title)
  }
}

extension Catalogue.Item {
  /// False for other systems' errors that have no counterpart among our failures.
  fileprivate var saysMuch: Bool {
    if case .foreign(let row) = subject { !row.failures.isEmpty } else { true }
  }

  fileprivate var isCode: Bool {
    switch subject {
    case .code, .foreign, .check: true
    case .failure, .term, .api: false
    }
  }

  fileprivate var system: ForeignName.System? {
    if case .foreign(let row) = subject { row.name.system } else { nil }
  }
}

extension Array<UInt8> {
  /// Whether the other bytes occur in these, one after the other.
  fileprivate func contains(_ other: [UInt8]) -> Bool {
    guard !other.isEmpty, other.count <= count else { return false }
    return (0...count - other.count).contains { start in
      self[start] == other[0] && self[start..<start + other.count].elementsEqual(other)
    }
  }
}
