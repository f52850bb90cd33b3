/// What may have been meant by a name or number that is not known.
extension Catalogue {
  /// Known titles close to an unknown query, best first, five at most.
  func suggestions(for query: PastedText) -> [String] {
    let near =
      if let number = query.number {
        numbersNear(number)
      } else {
        near(query.key)
      }
    var seen: Set<String> = []
    return Array(near.filter { seen.insert($0).inserted }.prefix(5))
  }

  /// What begins with a letter is rather a name, such as L004.
  private func near(_ key: String) -> [String] {
    let numbers = NearMatch.mistypedNumber(key).map(numbersNear) ?? []
    let names = namesNear(Array(key.utf8))
    return key.first?.isLetter == true ? names + numbers : numbers + names
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

extension Array<UInt8> {
  /// Whether the other bytes occur in these, one after the other.
  fileprivate func contains(_ other: [UInt8]) -> Bool {
    guard !other.isEmpty, other.count <= count else { return false }
    return (0...count - other.count).contains { start in
      self[start] == other[0] && self[start..<start + other.count].elementsEqual(other)
    }
  }
}
