import Network
import Threads
package import TrustModel

/// One server at each of its addresses: an examination and a report for each, and what distinguishes them.
package enum AddressSweep {
  /// At most this many: a name server may answer with thousands.
  static let mostAddresses = 64
  /// Looked at side by side, so that a server of many addresses does not hold up the others of a run.
  package static let jobs = 4

  /// The results in the system's order of the addresses; just one where the name cannot be resolved.
  package static func results(
    for request: Request, _ examine: @escaping @Sendable (Request) -> Examiner.Result
  ) -> [(Request, Examiner.Result)] {
    guard let (addresses, leftOut) = targets(of: request) else {
      return [(request, examine(request))]
    }
    let targets = addresses.count == 1 ? [request] : addresses
    var results: [Examiner.Result] = []
    Window(jobs: jobs, examine).run(targets) { results.append($0) }
    for index in results.indices {
      results[index].evidence.address = PlaceAmongAddresses(
        index: index, count: results.count, leftOut: leftOut)
    }
    return compared(Array(zip(targets, results)))
  }

  /// The same results, each with what distinguishes it from the others.
  ///
  /// - Parameter results: Of the addresses of one server, in the system's order; of a record perhaps not
  ///   of all that were looked at.
  package static func compared(
    _ results: [(Request, Examiner.Result)]
  ) -> [(Request, Examiner.Result)] {
    guard let place = results.first?.1.evidence.address else { return results }
    var results = results
    for (index, (request, result)) in results.enumerated() {
      results[index].1.report.endpoint.address = result.report.endpoint.address ?? literal(request)
    }
    let leftOut = place.leftOut + place.count - results.count
    guard results.count > 1 || leftOut > 0 else { return results }
    let groups = AddressGroups(results.map(\.1.report))
    let note = Note(
      .addresses, groups.text + (leftOut > 0 ? "; \(leftOut) more not looked at" : ""))
    for index in results.indices {
      results[index].1.report.notes.append(note)
      results[index].1.report.isShownByAnother = !groups.isFirst(index)
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
      let (addresses, leftOut) = try? everyAddress(
        of: place, atMost: mostAddresses, by: Deadline(in: request.timeout))
    else { return nil }
    let requests = addresses.map { address in
      var request = request
      request.connection.connectTo = .init(host: address, port: place.port)
      return request
    }
    return (requests, leftOut)
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
      causes =
        report.verdict == .unknown
        ? [report.failure?.kind.name ?? "no verdict"]
        : report.failures.filter { $0.finding.causedBy == nil }.map(\.finding.check.rawValue)
          + report.thresholds.filter(\.isFailed).map(\.option)
    }
  }

  private let reports: [Report]
  /// Places of the reports of each group, the largest first.
  private let groups: [[Int]]

  init(_ reports: [Report]) {
    self.reports = reports
    let kinds = reports.map(Kind.init)
    groups = Dictionary(grouping: reports.indices) { kinds[$0] }.values
      .sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }

  func isFirst(_ index: Int) -> Bool { groups.contains { $0.first == index } }

  /// Such as `5 of 6 addresses serve serial 12, trusted; 192.0.2.7 serves serial 11, not trusted: ...`.
  var text: String {
    groups.prefix(Self.mostGroups).enumerated().map { place, group in
      guard place == 0, reports.count > 1 else {
        return text(of: group, called: names(group), group.count)
      }
      let (count, all) = (group.count, reports.count)
      return text(
        of: group, called: count == all ? "all \(all) addresses" : "\(count) of \(all) addresses",
        count)
    }.joined(separator: "; ")
      + (groups.count > Self.mostGroups
        ? "; \(groups.count - Self.mostGroups) more differ from these" : "")
  }

  /// The note is in the report of every address, and servers choose how much each says.
  private static let mostGroups = 8
  private static let mostCauses = 4
  /// Digits: RFC 5280, section 4.1.2.2, has 20 octets at most.
  private static let longestSerial = 40

  private func names(_ group: [Int]) -> String {
    let names = group.prefix(4).compactMap { reports[$0].endpoint.address }
    return names.joined(separator: ", ")
      + (group.count > names.count ? " and \(group.count - names.count) more" : "")
  }

  private func text(of group: [Int], called name: String, _ count: Int) -> String {
    let report = reports[group[0]]
    let kind = Kind(report)
    let causes =
      kind.causes.prefix(Self.mostCauses).joined(separator: ", ")
      + (kind.causes.count > Self.mostCauses ? " ..." : "")
    let state =
      switch report.verdict {
      case .trusted: causes.isEmpty ? "trusted" : "trusted, but not as expected: \(causes)"
      case .untrusted: "not trusted: \(causes)"
      case .unknown: causes
      }
    guard let leaf = report.chain.first else { return "\(name): \(state)" }
    let first = groups[0][0]
    let isOtherChain =
      group[0] != first && reports[first].chain.first?.sha256 == leaf.sha256
      && Kind(reports[first]).chain != kind.chain
    return "\(name) serve\(count == 1 ? "s" : "") serial "
      + leaf.serial.prefix(Self.longestSerial)
      + (isOtherChain ? " with other certificates behind it" : "") + ", \(state)"
  }
}
