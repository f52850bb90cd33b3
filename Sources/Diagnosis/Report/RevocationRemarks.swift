import TrustEvaluation
import TrustModel
import X509

/// Answers and lists that apply to no certificate: without a remark they would seem to have been
/// used.
struct RevocationRemarks {
  private let evidence: RevocationEvidence
  private let path: EvaluatedPath
  /// How each statement was used, by its index: for which certificates of the path, and the result.
  private let uses: [Int: [(certificate: Int, considered: CertificateRevocation.Considered)]]

  init(_ evidence: RevocationEvidence, _ path: EvaluatedPath) {
    self.evidence = evidence
    self.path = path
    var uses: [Int: [(certificate: Int, considered: CertificateRevocation.Considered)]] = [:]
    for (index, revocation) in path.revocations.enumerated() {
      for considered in revocation.considered {
        uses[considered.statement, default: []].append((index, considered))
      }
    }
    self.uses = uses
  }

  var notes: [Note] {
    bounded(listTexts) + bounded(addressTexts)
  }

  /// Notes on lists and on addresses, each; bounded, so that a report stays short.
  private static let most = 4

  private func bounded(_ texts: [String]) -> [Note] {
    var notes = texts.prefix(Self.most).map { Note(.revocation, $0) }
    let rest = texts.count - notes.count
    if rest > 0 {
      let more = rest == 1 ? "one more note like these is" : "\(rest) more notes like these are"
      notes.append(Note(.revocation, "\(more) left out"))
    }
    return notes
  }

  // MARK: Lists in files

  private var listTexts: [String] {
    var texts: [String] = []
    var seen: Set<String> = []
    for file in files {
      for text in file.lists.compactMap(remark) where seen.insert(text).inserted {
        texts.append(text)
      }
      // An old list concerns the path all the same.
      if file.lists.allSatisfy({ uses[$0] == nil }) { texts.append(uselessness(of: file)) }
    }
    return texts
  }

  /// Each file with the places of its lists among the statements.
  private var files: [(path: String, lists: [Int])] {
    var files: [(path: String, lists: [Int])] = []
    for (number, statement) in evidence.statements.enumerated() {
      guard case .file(let path) = statement.source else { continue }
      if files.last?.path == path {
        files[files.count - 1].lists.append(number)
      } else {
        files.append((path, [number]))
      }
    }
    return files
  }

  /// Why a list of an issuer on the path is not accepted for any of its certificates; nil where it
  /// is, and where it is old or about others while their status is known from another source.
  private func remark(on list: Int) -> String? {
    let uses = uses[list, default: []]
    guard uses.allSatisfy({ $0.considered.problem != nil }) else { return nil }
    for (index, considered) in uses {
      guard let problem = considered.problem else { continue }
      let isKnown = [.good, .revoked].contains(path.revocations[index].status.status)
      if isKnown, problem.kind == .outOfDate || problem.kind == .otherSubject { continue }
      let label = path.certificates[index].issuer.label
      return "the list of '\(label)' in \(considered.name) does not count: \(problem.text)"
    }
    return nil
  }

  /// A note that no issuer on the path has a list in the file.
  private func uselessness(of file: (path: String, lists: [Int])) -> String {
    var names: [String] = []
    var seen: Set<String> = []
    for list in file.lists {
      guard case .list(let content) = evidence.statements[list].content else { continue }
      let name = "'\(content.issuer.label)'"
      if seen.insert(name).inserted { names.append(name) }
    }
    let shown = names.prefix(3)
    let more = names.count - shown.count
    let rest = more == 0 ? "" : more == 1 ? " and one other" : " and \(more) others"
    return "\(file.path) has no list that concerns a certificate on the path"
      + (names.isEmpty ? "" : ": it is of \(shown.joined(separator: ", "))\(rest)")
  }

  // MARK: Addresses

  /// Why the addresses of certificates with unknown status gave no answer; where an answer is
  /// required, the failure says it instead.
  private var addressTexts: [String] {
    guard !evidence.isRequired else { return [] }
    var texts: [String] = []
    for (index, revocation) in path.revocations.enumerated()
    where revocation.status.status == .notChecked {
      for considered in revocation.considered {
        guard case .fetched = considered.source, let problem = considered.problem else { continue }
        let text =
          "\(considered.name) should tell whether '\(path.certificates[index].subject.label)' is "
          + "revoked: \(problem.text)"
        if !texts.contains(text) { texts.append(text) }
      }
    }
    return texts
  }
}
