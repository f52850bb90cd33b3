/// The result of one case.
struct CaseResult {
  enum Outcome: Equatable {
    case agrees
    case falseAccept
    case falseReject
    /// The verdict agrees, but the code, chain, trust result or parser's detail does not.
    case differs
    /// The case cannot be run, for this reason.
    case notRun(String)
  }

  var id: String
  var outcome: Outcome
  /// The difference, for the list of disagreements.
  var detail: String
  /// Whether the case is only listed, and never makes the run fail.
  var isInformative: Bool

  init(id: String, _ outcome: Outcome, detail: String = "", isInformative: Bool = false) {
    self.id = id
    self.outcome = outcome
    self.detail = detail
    self.isInformative = isInformative
  }

  var disagrees: Bool {
    switch outcome {
    case .agrees, .notRun: false
    case .falseAccept, .falseReject, .differs: true
    }
  }

  /// The first two parts of the identifier.
  var group: String {
    id.split(separator: "/").prefix(id.hasPrefix("hostname/") ? 1 : 2).joined(separator: "/")
  }
}

/// The results of one corpus, compared with the known exceptions.
struct CorpusReport {
  let name: String
  let results: [CaseResult]
  private let unexpected: [CaseResult]
  private let excepted: [(result: CaseResult, reason: String)]
  private let informative: [CaseResult]
  /// Exceptions that no case needs, as all of theirs agree.
  private let outlived: [KnownException]

  init(name: String, results: [CaseResult]) {
    self.name = name
    self.results = results
    let disagreements = results.filter(\.disagrees)
    excepted = disagreements.compactMap { result in
      KnownException.applying(to: result.id).map { (result, $0.reason) }
    }
    let open = disagreements.filter { KnownException.applying(to: $0.id) == nil }
    informative = open.filter(\.isInformative)
    unexpected = open.filter { !$0.isInformative }
    outlived = KnownException.all.filter { exception in
      let cases = results.filter { exception.covers($0.id) }
      return !cases.isEmpty && !cases.contains(where: \.disagrees)
    }
  }

  var isClean: Bool { unexpected.isEmpty && outlived.isEmpty }

  func print() {
    Swift.print("\(name): \(results.count) cases\n")
    printTable()
    list(
      "Not run",
      results.compactMap { result in
        if case .notRun(let reason) = result.outcome { "\(result.id): \(reason)" } else { nil }
      })
    list("Exceptions, with the rule that differs", excepted.map { "\($0.result.id): \($0.reason)" })
    list(
      "For information: rules of the corpus that are none of Apple's or not known to be",
      informative.map(line))
    list("UNEXPECTED", unexpected.map(line))
    list("EXCEPTIONS THAT NOW PASS", outlived.map { "\($0.id): \($0.reason)" })
  }

  private func line(_ result: CaseResult) -> String {
    let verdict =
      switch result.outcome {
      case .falseAccept: "false accept"
      case .falseReject: "false reject"
      default: "differs"
      }
    return "\(result.id): \(verdict); \(result.detail)"
  }

  private func list(_ title: String, _ lines: [String]) {
    guard !lines.isEmpty else { return }
    Swift.print("\(title) (\(lines.count)):")
    for line in lines { Swift.print("  \(line)") }
    Swift.print("")
  }

  private func printTable() {
    let header = [
      "group", "cases", "agree", "false+", "false-", "differ", "except", "inform", "skip",
    ]
    var groups: [String] = []
    for result in results where groups.last != result.group && !groups.contains(result.group) {
      groups.append(result.group)
    }
    Swift.print(row(header))
    for group in groups {
      Swift.print(row([group] + counts(results.filter { $0.group == group })))
    }
    Swift.print(row(["total"] + counts(results)) + "\n")
  }

  private func counts(_ results: [CaseResult]) -> [String] {
    let isOpen: (CaseResult) -> Bool = {
      KnownException.applying(to: $0.id) == nil && !$0.isInformative
    }
    let open = results.filter { $0.disagrees && isOpen($0) }
    let notRun = results.filter { if case .notRun = $0.outcome { true } else { false } }
    let known = results.filter { $0.disagrees && KnownException.applying(to: $0.id) != nil }
    let informative = results.filter {
      $0.disagrees && $0.isInformative && KnownException.applying(to: $0.id) == nil
    }
    func number(_ outcome: CaseResult.Outcome) -> Int {
      open.filter { $0.outcome == outcome }.count
    }
    let agreeing = results.filter { $0.outcome == .agrees }
    return [
      results.count, agreeing.count, number(.falseAccept), number(.falseReject), number(.differs),
      known.count, informative.count, notRun.count,
    ].map(String.init)
  }

  private func row(_ cells: [String]) -> String {
    guard let first = cells.first else { return "" }
    let label = first + String(repeating: " ", count: max(34 - first.count, 1))
    let columns = cells.dropFirst().map { cell in
      String(repeating: " ", count: max(7 - cell.count, 1)) + cell
    }
    return "  " + label + columns.joined()
  }
}
