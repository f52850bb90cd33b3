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
  /// The groups that the changes of each set belong to, by index.
  private var foundGroups: [Set<Int>] = []
  /// Whether the search ended at the bound on work.
  private(set) var isCutShort = false

  init(_ question: TrialQuestion, _ groups: [ChangeGroup], room: Int) {
    self.question = question
    self.groups = groups
    self.room = room
  }

  /// Tries larger sets until one works that needs no other CA.
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
    // Changing the CA is a bigger change than most others, but one that is sure to help.
    let isOnTheServer = found.contains { set in
      !set.isOfAnotherCA && set.side(parties) == parties.holderSide
        && set.allSatisfy(\.isVerified)
    }
    if isOnTheServer { found.removeAll(where: \.isOfAnotherCA) }
  }

  private func isWorthATry(_ set: [Int], _ parties: Parties) -> Bool {
    // A set that works without one of its changes is not minimal.
    guard !foundGroups.contains(where: { $0.isSubset(of: set) }) else { return false }
    let changes = set.compactMap { groups[$0].alternatives.first }
    guard changes.count(where: { $0.kind == .certificate }) < 2 else { return false }
    // A set that only explains is useful where no change can be made.
    return set.count == 1 || changes.isMade(parties) || !found.contains { $0.isMade(parties) }
  }

  /// Tries one change of each group, and several of a group of names.
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

  /// All names of the certificate are equally good, except that not every one is a name to connect
  /// to: if something besides the name fails, no other name helps.
  private mutating func attempt(_ chosen: [Change], with names: [Change]) {
    let most = found.count + (chosen.isEmpty ? Self.mostNames : 1)
    for name in names where found.count < most {
      guard let outcome = attempt([name] + chosen) else { return }
      guard outcome.isTrusted || outcome.fails(.sslHostname) else { return }
    }
  }

  /// How many names are proposed where nothing else has to be changed.
  private static let mostNames = 3

  /// Adds them to `found` if they work; nil where the bound on work is reached.
  @discardableResult
  private mutating func attempt(_ changes: [Change]) -> Trial? {
    var changes = changes
    while work < room {
      let trial = question.trial(of: changes)
      work += trial.work
      if trial.isTrusted { found.append(changes) }
      // Another CA has other rules, which the new certificate can be made to meet.
      guard !trial.isTrusted, let more = changes.requiring(trial.requirements) else { return trial }
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
  /// The side that has to make them.
  ///
  /// What both have to change is a change in the client: a server's operator alone, whose clients
  /// stay as they are, is not helped by it.
  func side(_ parties: Parties) -> Fix.Side {
    let sides = map { $0.side(parties) }
    return [.explains, .client, .server].first(where: sides.contains) ?? .explains
  }

  /// Whether each change can be made by one side.
  fileprivate func isMade(_ parties: Parties) -> Bool { side(parties) != .explains }

  /// Whether it includes a certificate of another CA.
  var isOfAnotherCA: Bool {
    contains { change in
      if case .certificate(let new) = change, case .trusted = new.issuer { true } else { false }
    }
  }

  /// The same with a new certificate that also meets these; nil where it meets them already.
  fileprivate func requiring(_ requirements: Set<NewCertificate.Requirement>) -> [Change]? {
    var changed = self
    for index in indices {
      guard case .certificate(var new) = self[index], !requirements.isSubset(of: new.requirements)
      else {
        continue
      }
      new.requirements.formUnion(requirements)
      changed[index] = .certificate(new)
      return changed
    }
    return nil
  }
}
