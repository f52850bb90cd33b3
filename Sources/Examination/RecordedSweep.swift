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
    let place = entry.result.evidence.address
    if place.map({ $0.index + 1 == $0.count }) ?? true { complete += finish() }
    return complete
  }

  /// What is left, such as of a file that was cut or edited.
  package mutating func finish() -> [Entry] {
    defer { entries = [] }
    let compared = AddressSweep.compared(entries.map { ($0.request, $0.result) })
    return zip(compared, entries).map { ($0.0, $0.1, $1.source) }
  }

  private func goesOn(with entry: Entry) -> Bool {
    guard let last = entries.last, let before = last.result.evidence.address,
      let place = entry.result.evidence.address
    else { return false }
    return place.index > before.index && place.count == before.count
      && last.source == entry.source && last.request.target == entry.request.target
  }
}
