package import TrustModel

/// Several reports on one server, each of an address or a kind of key, live or replayed.
package enum Sweep {
  /// The same results, each with what distinguishes it from the others.
  ///
  /// - Parameter results: In the order of addresses, then keys; of a record perhaps not all that the run
  ///   had.
  package static func compared(
    _ results: [(Request, Examiner.Result)]
  ) -> [(Request, Examiner.Result)] {
    var results = results
    for (index, (request, result)) in results.enumerated() where result.evidence.address != nil {
      results[index].1.report.endpoint.address =
        result.report.endpoint.address ?? AddressSweep.literal(request)
    }
    compareKeys(in: &results)
    compareAddresses(in: &results)
    return results
  }

  private static func compareKeys(in results: inout [(Request, Examiner.Result)]) {
    for (index, (request, result)) in results.enumerated() {
      guard let notServed = result.evidence.keysNotServed else { continue }
      let others = results.filter { other in
        other.1.evidence.address == result.evidence.address
          && other.0.connection.key != request.connection.key
      }
      let texts =
        [text(request, result).map { "asked for " + $0 }] + others.map { text($0.0, $0.1) }
        + notServed
      // Such a hint says that no server answers, or none with TLS; the other handshake was completed.
      if result.report.endedWithoutWord, others.contains(where: { $0.1.report.failure == nil }) {
        results[index].1.report.failure?.hint = nil
      }
      results[index].1.report.notes.append(
        Note(.keys, texts.compactMap(\.self).joined(separator: "; ")))
    }
  }

  /// Such as `RSA: serial 12, trusted`; nil for a result of no kind of key.
  private static func text(_ request: Request, _ result: Examiner.Result) -> String? {
    request.connection.key.map { kind in
      let serial = result.report.chain.first.map { "serial \($0.shortSerial), " } ?? ""
      return "\(kind.name): \(serial)\(result.report.stateInSweep)"
    }
  }

  private static func compareAddresses(in results: inout [(Request, Examiner.Result)]) {
    guard let place = results.first?.1.evidence.address else { return }
    var addresses: [String] = []
    for address in results.compactMap(\.1.report.endpoint.address)
    where !addresses.contains(address) { addresses.append(address) }
    let count = Set(results.compactMap(\.1.evidence.address?.index)).count
    let leftOut = place.leftOut + place.count - count
    guard count > 1 || leftOut > 0 else { return }
    // Certificates of different kinds of key differ by intent.
    let kinds = KeyKind.allCases.filter { kind in results.contains { $0.0.connection.key == kind } }
    for kind in kinds.isEmpty ? [nil] : kinds.map(Optional.some) {
      let places = results.indices.filter { [nil, kind].contains(results[$0].0.connection.key) }
      let seen = places.map { results[$0].1.report.endpoint.address }
      let groups = AddressGroups(
        places.map { results[$0].1.report }, of: kind,
        lacking: addresses.filter { !seen.contains($0) })
      let note = Note(
        .addresses, groups.text + (leftOut > 0 ? "; \(leftOut) more not examined" : ""))
      for (index, place) in places.enumerated() {
        results[place].1.report.notes.append(note)
        results[place].1.report.isShownByAnother = !groups.isFirst(index)
      }
    }
  }
}
