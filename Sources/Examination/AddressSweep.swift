import Network
import Threads
package import TrustModel

/// One server at each of its addresses: an examination and a report for each, and what distinguishes them.
package enum AddressSweep {
  /// At most this many: a name server may answer with thousands.
  private static let mostAddresses = 64
  /// Looked at side by side, so that a server of many addresses does not hold up the others of a run.
  package static let jobs = 4

  /// The results in the system's order of the addresses; just one where the name cannot be resolved.
  package static func results(
    for request: Request, _ examine: @escaping @Sendable (Request) -> [(Request, Examiner.Result)]
  ) -> [(Request, Examiner.Result)] {
    guard let (targets, leftOut) = targets(of: request), targets.count > 1 || leftOut > 0 else {
      var results = examine(request)
      for index in results.indices where results[index].1.report.endpoint.address == nil {
        results[index].1.report.endpoint.address = literal(request)
      }
      return results
    }
    var results: [(Request, Examiner.Result)] = []
    Window(jobs: jobs, examine).run(targets) { results += $0 }
    for index in results.indices where results[index].1.report.endpoint.address == nil {
      results[index].1.report.endpoint.address = results[index].0.connection.connectTo?.host
    }
    // Certificates of different kinds of key differ by intent.
    let kinds = KeyKind.allCases.filter { kind in results.contains { $0.0.connection.key == kind } }
    for kind in kinds.isEmpty ? [nil] : kinds.map(Optional.some) {
      let places = results.indices.filter { [nil, kind].contains(results[$0].0.connection.key) }
      let seen = Set(places.compactMap { results[$0].0.connection.connectTo?.host })
      let groups = AddressGroups(
        places.map { results[$0].1.report }, of: kind,
        lacking: targets.compactMap(\.connection.connectTo?.host).filter { !seen.contains($0) })
      let note = Note(
        .addresses, groups.text + (leftOut > 0 ? "; \(leftOut) more not looked at" : ""))
      for (index, place) in places.enumerated() {
        results[place].1.report.notes.append(note)
        results[place].1.report.isShownByAnother = !groups.isFirst(index)
      }
    }
    return results
  }

  private static func place(of request: Request) -> ConnectTarget? {
    guard case .server(let host, let port) = request.target else { return nil }
    let other = request.connection.connectTo
    return ConnectTarget(host: other?.host ?? host, port: other?.port ?? port)
  }

  private static func literal(_ request: Request) -> String? {
    place(of: request).flatMap { IPAddress.octets(of: $0.host) == nil ? nil : $0.host }
  }

  /// The request once for each address; nil where there is none, which the examination then tells.
  private static func targets(of request: Request) -> (requests: [Request], leftOut: Int)? {
    guard let place = place(of: request),
      let addresses = try? everyAddress(of: place, by: Deadline(in: request.timeout))
    else { return nil }
    let requests = addresses.prefix(mostAddresses).map { address in
      var request = request
      request.connection.connectTo = .init(host: address, port: place.port)
      return request
    }
    return (requests, addresses.count - requests.count)
  }
}

/// Reports on one server that say the same, together.
private struct AddressGroups {
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
        guard place == 0 else { return text(of: group, called: names(group), group.count) }
        let (count, all) = (group.count, reports.count + lacking.count)
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
