import TrustModel

/// What a log of Apple's reports beside its own codes: other failures, of other programs for the most part.
struct OtherFailures {
  let reading: TextReading
  /// What the log's codes and checks tell already.
  let told: Set<FailureTopic>
  /// The codes, by number.
  let codes: Set<Int>

  private var catalogue: Catalogue { reading.catalogue }

  /// In the order of the dictionary's answer.
  var items: [Int] { reading.items.filter(isAnother) }

  /// Whether it is one failure in the words of another system, and none that the codes tell.
  private func isAnother(_ item: Int) -> Bool {
    guard [.specific, .alert].contains(reading.rank(of: item)), !reading.isOfApples(item) else {
      return false
    }
    switch catalogue.items[item].subject {
    case .foreign(let row):
      if let alert = row.alert, codes.contains(AlertTable.code(for: alert).value) { return false }
      return !row.failures.contains { told.contains($0) || !told.isDisjoint(with: $0.covered) }
    case .check(let check): return !told.contains { $0.checks.contains(check) }
    default: return false
    }
  }
}
