import TrustModel

/// Reports on one server that say the same, together.
struct AddressGroups {
  private struct Kind: Hashable {
    /// Digests of the certificates.
    let chain: [String]
    let verdict: Verdict
    let causes: [String]

    init(_ report: Report) {
      chain = report.chain.map(\.sha256)
      verdict = report.verdict
      causes = report.causesInSweep
    }
  }

  private let reports: [Report]
  /// Places of the reports of each group, the largest first.
  private let groups: [[Int]]
  /// The one that all of them were asked for; nil for any.
  private let key: KeyKind?
  /// Addresses that serve none of that kind.
  private let lacking: [String]

  init(_ reports: [Report], of key: KeyKind?, lacking: [String]) {
    (self.reports, self.key, self.lacking) = (reports, key, lacking)
    let kinds = reports.map(Kind.init)
    groups = Dictionary(grouping: reports.indices) { kinds[$0] }.values
      .sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }

  func isFirst(_ index: Int) -> Bool { groups.contains { $0.first == index } }

  /// Such as `5 of 6 addresses serve serial 12, trusted; 192.0.2.7 serves serial 11, not trusted: ...`.
  var text: String {
    (key.map { "\($0.name): " } ?? "")
      + groups.prefix(Self.mostGroups).enumerated().map { place, group in
        let (count, all) = (group.count, reports.count + lacking.count)
        guard place == 0, all > 1 else { return text(of: group, called: names(group), count) }
        return text(
          of: group, called: count == all ? "all \(all) addresses" : "\(count) of \(all) addresses",
          count)
      }.joined(separator: "; ")
      + (groups.count > Self.mostGroups
        ? "; \(groups.count - Self.mostGroups) more differ from these" : "")
      + (lacking.isEmpty
        ? "" : "; \(list(lacking)) serve\(lacking.count == 1 ? "s" : "") none of this kind")
  }

  /// The note is in the report of every address, and servers choose how much each says.
  private static let mostGroups = 8

  private func names(_ group: [Int]) -> String {
    list(group.map { reports[$0].endpoint.address ?? "one without an address" })
  }

  private func list(_ addresses: [String]) -> String {
    addresses.prefix(4).joined(separator: ", ")
      + (addresses.count > 4 ? " and \(addresses.count - 4) more" : "")
  }

  private func text(of group: [Int], called name: String, _ count: Int) -> String {
    let report = reports[group[0]]
    let kind = Kind(report)
    let state = report.stateInSweep
    guard let leaf = report.chain.first else { return "\(name): \(state)" }
    let first = groups[0][0]
    let isOtherChain =
      group[0] != first && reports[first].chain.first?.sha256 == leaf.sha256
      && Kind(reports[first]).chain != kind.chain
    return "\(name) serve\(count == 1 ? "s" : "") serial "
      + leaf.shortSerial
      + (isOtherChain ? " with other certificates behind it" : "") + ", \(state)"
  }
}
