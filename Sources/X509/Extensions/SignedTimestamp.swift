import TrustModel

/// A log's promise to have a certificate (RFC 6962, section 3.2), as embedded in it.
package struct SignedTimestamp {
  /// SHA-256 of the log's key.
  let log: ArraySlice<UInt8>
  let time: Instant

  /// Reads the version that there is, 1; nil for another, and for octets that are too few.
  init?(_ entry: ArraySlice<UInt8>) {
    guard entry.count >= 41, entry.first == 0 else { return nil }
    log = entry.dropFirst().prefix(32)
    let milliseconds = entry.dropFirst(33).prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    time = Instant(secondsSinceEpoch: Int64(milliseconds / 1_000))
  }

  /// How many different promises a list has; nil where it is malformed.
  ///
  /// Entries that do not have the form of a promise are not counted.
  static func count(in value: DERElement) -> Int? {
    entries(in: value).map(distinct)
  }

  /// The same for the list of a TLS extension, which is not wrapped.
  package static func count(inList list: ArraySlice<UInt8>) -> Int? {
    entries(inList: list).map(distinct)
  }

  private static func distinct(_ entries: [ArraySlice<UInt8>]) -> Int {
    Set(entries.filter { SignedTimestamp($0) != nil }).count
  }

  /// Entries of a SignedCertificateTimestampList (RFC 6962, section 3.3); nil when malformed.
  static func entries(in value: DERElement) -> [ArraySlice<UInt8>]? {
    (try? value.only(.octetString).content).flatMap(entries(inList:))
  }

  private static func entries(inList list: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    guard list.count >= 2 else { return nil }
    func length(at index: Int) -> Int { Int(list[index]) << 8 | Int(list[index + 1]) }
    var index = list.startIndex
    guard length(at: index) == list.count - 2 else { return nil }
    index += 2
    var entries: [ArraySlice<UInt8>] = []
    while index < list.endIndex {
      guard index + 2 <= list.endIndex, index + 2 + length(at: index) <= list.endIndex else {
        return nil
      }
      let end = index + 2 + length(at: index)
      entries.append(list[(index + 2)..<end])
      index = end
    }
    return entries
  }
}
