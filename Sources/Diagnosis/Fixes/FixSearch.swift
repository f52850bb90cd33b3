import TrustModel
import X509

/// Tries sets of changes, small ones first, within a bound on the work.
struct FixSearch {
  private let question: TrialQuestion
  private let groups: [ChangeGroup]
  private let room: Int
  private var work = 0
  /// Minimal sets that work, in the order found.
  private(set) var found: [[Change]] = []
  /// The groups of each of them, by index.
  private var foundGroups: [Set<Int>] = []
  /// Whether there was no room for all.
  private(set) var isCutShort = false

  init(_ question: TrialQuestion, _ groups: [ChangeGroup], room: Int) {
    self.question = question
    self.groups = groups
    self.room = room
  }

  /// Goes on to larger sets until there is one that needs no other CA.
  mutating func run(_ parties: Parties) {
    for size in groups.indices.map({ $0 + 1 }) {
      for set in combinations(of: Array(groups.indices), size: size)
      where isWorthATry(set, parties) {
        attempt(set)
        if isCutShort { break }
      }
      let isEnough = found.contains { $0.isMade(parties) && !$0.isOfAnotherCA }
      if isEnough || isCutShort { break }
    }
    // Another CA is more than most changes are.
    let isOnTheServer = found.contains { set in
      !set.isOfAnotherCA && set.allSatisfy { $0.side(parties) == parties.holderSide }
    }
    if isOnTheServer { found.removeAll(where: \.isOfAnotherCA) }
  }

  private func isWorthATry(_ set: [Int], _ parties: Parties) -> Bool {
    // A set that works without one of its changes is not minimal.
    guard !foundGroups.contains(where: { $0.isSubset(of: set) }) else { return false }
    let changes = set.compactMap { groups[$0].alternatives.first }
    guard changes.count(where: { $0.kind == .certificate }) < 2 else { return false }
    // What only explains is of use where nothing can be made.
    return set.count == 1 || changes.isMade(parties) || !found.contains { $0.isMade(parties) }
  }

  /// One change of each group, and of names a few.
  private mutating func attempt(_ set: [Int]) {
    let names = set.first { groups[$0].isOfNames }
    for chosen in choices(set.filter { !groups[$0].isOfNames }[...]) {
      let count = found.count
      if let names {
        attempt(chosen, with: groups[names].alternatives)
      } else {
        attempt(chosen)
      }
      if found.count > count { foundGroups.append(Set(set)) }
      guard !isCutShort, found.count == count else { return }
    }
  }

  /// Every name of the certificate is as good as another, apart from whether it is one to connect to:
  /// where something besides the name fails, no other name helps.
  private mutating func attempt(_ chosen: [Change], with names: [Change]) {
    let most = found.count + (chosen.isEmpty ? Self.mostNames : 1)
    for name in names where found.count < most {
      guard let outcome = attempt([name] + chosen) else { return }
      guard outcome.isTrusted || outcome.fails(.sslHostname) else { return }
    }
  }

  /// So many names are proposed where nothing else has to be changed.
  private static let mostNames = 3

  /// Keeps them if they work; nil where there is no room to try.
  @discardableResult
  private mutating func attempt(_ changes: [Change]) -> Trial? {
    var changes = changes
    while work < room {
      let trial = question.trial(of: changes)
      work += trial.work
      if trial.isTrusted { found.append(changes) }
      // Another CA has other rules: the new certificate can meet them.
      guard !trial.isTrusted, let more = changes.wanting(trial.wants) else { return trial }
      changes = more
    }
    isCutShort = true
    return nil
  }

  private func choices(_ set: ArraySlice<Int>) -> [[Change]] {
    guard let first = set.first else { return [[]] }
    let rest = choices(set.dropFirst())
    return groups[first].alternatives.flatMap { change in rest.map { [change] + $0 } }
  }

  private func combinations(of items: [Int], size: Int) -> [[Int]] {
    guard size > 0 else { return [[]] }
    guard items.count >= size, let first = items.first else { return [] }
    let rest = Array(items.dropFirst())
    return combinations(of: rest, size: size - 1).map { [first] + $0 }
      + combinations(of: rest, size: size)
  }
}

extension [Change] {
  /// Whether each of them is a change that one side can make.
  fileprivate func isMade(_ parties: Parties) -> Bool {
    allSatisfy { $0.side(parties) != .explains }
  }

  /// Whether it takes a certificate of another CA.
  fileprivate var isOfAnotherCA: Bool {
    contains { change in
      if case .certificate(let new) = change, case .trusted = new.issuer { true } else { false }
    }
  }

  /// The same with a new certificate that also has these; nil where it has them already.
  fileprivate func wanting(_ wants: Set<NewCertificate.Want>) -> [Change]? {
    var changed = self
    for index in indices {
      guard case .certificate(var new) = self[index], !wants.isSubset(of: new.wants) else {
        continue
      }
      new.wants.formUnion(wants)
      changed[index] = .certificate(new)
      return changed
    }
    return nil
  }
}
