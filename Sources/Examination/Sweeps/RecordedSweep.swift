package import TrustModel

/// Puts the results of records that follow each other together again where they are of the addresses of
/// one server, as only together they tell what distinguishes them.
package struct RecordedSweep {
  package typealias Entry = (request: Request, result: Examiner.Result, source: RequestSource?)

  private var entries: [Entry] = []

  package init() {}

  /// - Returns: What is complete with this record, or without it.
  package mutating func add(_ entry: Entry) -> [Entry] {
    var complete = goesOn(with: entry) ? [] : finish()
    entries.append(entry)
    let evidence = entry.result.evidence
    if evidence.address == nil, evidence.keysNotServed == nil { complete += finish() }
    return complete
  }

  /// What is left at the end of a file.
  package mutating func finish() -> [Entry] {
    defer { entries = [] }
    let compared = Sweep.compared(entries.map { ($0.request, $0.result) })
    return zip(compared, entries).map { ($0.0, $0.1, $1.source) }
  }

  /// Whether it is another address of the server, or the same with another kind of key.
  private func goesOn(with entry: Entry) -> Bool {
    guard let last = entries.last, last.source == entry.source,
      last.request.target == entry.request.target
    else { return false }
    let (before, place) = (last.result.evidence.address, entry.result.evidence.address)
    if before == place {
      return entry.result.evidence.keysNotServed != nil
        && entry.request.connection.key != last.request.connection.key
        && entries.count { $0.result.evidence.address == place } < KeyKind.allCases.count
    }
    guard let before, let place else { return false }
    return place.index > before.index && place.count == before.count
  }
}
