import TrustEvaluation
import TrustModel
import X509

/// What still fails with all changes made that help, for a report without a fix.
struct Remainder {
  private let question: TrialQuestion
  private let groups: [ChangeGroup]
  private let triesOtherCAs: Bool

  /// - Parameter triesOtherCAs: False where no certificate of another CA was among the changes.
  init(_ question: TrialQuestion, _ groups: [ChangeGroup], triesOtherCAs: Bool) {
    self.question = question
    // A new certificate is for the name that is asked for.
    self.groups = groups.filter(\.isOfNames) + groups.filter { !$0.isOfNames }
    self.triesOtherCAs = triesOtherCAs
  }

  var note: Note {
    let (changes, names) = remaining
    let more = names.count > 8 ? " and \(names.count - 8) more" : ""
    let list = names.prefix(8).joined(separator: ", ") + more
    let otherCA = triesOtherCAs ? "" : "; a certificate of another CA was not tried"
    guard !groups.isEmpty else {
      return Note(
        .noFix, "none that could be tried from here; what remains is \(list)" + otherCA)
    }
    let kinds = tried
    let made = changes.isEmpty ? "" : "with those changed that help, "
    return Note(
      .noFix,
      "none found: no other \(kinds.listed) is enough"
        + (kinds.count > 1 ? ", alone or together" : "")
        + (list.isEmpty ? "" : "; \(made)what remains is \(list)") + otherCA)
  }

  /// The kinds of change that were tried, in one order.
  private var tried: [String] {
    let known = Set(groups.compactMap { $0.alternatives.first?.phrase })
    return [
      "TLS version", "name", "date", "issuer", "anchor", "purpose", "place of a pin", "staple",
      "certificate of the same CA", "certificate",
    ].filter(known.contains)
  }

  /// The changes that leave less, and what they leave, each failure once.
  ///
  /// Changes may exclude each other: a certificate that is new today is not valid on the day on which
  /// the old ones were.
  private var remaining: (changes: [Change], names: [String]) {
    var made: [Change] = []
    var rest = failures(with: [])
    for change in groups.compactMap(\.alternatives.first) {
      let left = failures(with: made + [change])
      guard left.count < rest.count else { continue }
      made.append(change)
      rest = left
    }
    return (made, rest)
  }

  private func failures(with changes: [Change]) -> [String] {
    var seen: Set<String> = []
    return question.trial(of: changes).failures.map { check, certificate in
      check.rawValue + (certificate.map { " (\(name(of: $0)))" } ?? "")
    }.filter { seen.insert($0).inserted }
  }

  /// As it is called in text: by its place as sent, or by its name.
  private func name(of certificate: Certificate) -> String {
    guard let index = question.input.sent.firstIndex(of: certificate) else {
      return "'\(certificate.subject.label)'"
    }
    return "certificate \(question.input.positions[index])"
  }
}

extension Change {
  /// What is another one.
  fileprivate var phrase: String {
    switch self {
    case .serverName: "name"
    case .verifyDate: "date"
    case .anchor, .renewedAnchor, .anchoredLeaf: "anchor"
    case .issuers, .unseenIssuer: "issuer"
    case .certificate(let new):
      if case .same = new.issuer { "certificate of the same CA" } else { "certificate" }
    case .purpose: "purpose"
    case .protocolVersion: "TLS version"
    case .stapling: "staple"
    case .pins: "place of a pin"
    case .order, .stray: "order"
    }
  }
}

extension [String] {
  /// Such as `a, b or c`.
  fileprivate var listed: String {
    count > 1 ? dropLast().joined(separator: ", ") + " or " + self[count - 1] : joined()
  }
}
