import Testing
import TrustModel

@testable import X509

/// Timestamps of logs in a certificate: lists whose lengths do not add up are not read beyond.
@Suite struct SignedTimestampTests {
  private static func entries(_ list: [UInt8]) throws -> [[UInt8]]? {
    var reader = DERReader([0x04, UInt8(list.count + 2), 0x04, UInt8(list.count)] + list)
    return SignedTimestamp.entries(in: try reader.next())?.map { Array($0) }
  }

  @Test(
    arguments: [
      ([0, 0], []), ([0, 4, 0, 2, 8, 9], [[8, 9]]), ([0, 2, 0, 0], [[]]),
      ([0, 7, 0, 2, 8, 9, 0, 1, 7], [[8, 9], [7]]),
      // Without a length, with one that is not the list's, and with entries that are cut off.
      ([], nil), ([0], nil), ([0, 1], nil), ([0, 3, 0, 2, 8, 9], nil), ([0, 1, 0], nil),
      ([0, 2, 0, 1], nil), ([0, 3, 0, 2, 8], nil), ([0, 5, 0, 2, 8, 9, 0], nil),
    ] as [([UInt8], [[UInt8]]?)])
  func lists(octets: [UInt8], entries: [[UInt8]]?) throws {
    #expect(try Self.entries(octets) == entries)
  }

  @Test(arguments: [(UInt8(0), 41, true), (0, 47, true), (0, 40, false), (1, 41, false)])
  func versionAndLength(version: UInt8, count: Int, isRead: Bool) {
    let head = [version] + [UInt8](repeating: 7, count: 32)
    // 1970-01-01T00:01:05.536Z.
    let octets = Array((head + [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]).prefix(count))
    let timestamp = SignedTimestamp(octets[...])
    #expect((timestamp != nil) == isRead)
    if isRead {
      #expect(timestamp?.log.elementsEqual([UInt8](repeating: 7, count: 32)) == true)
      #expect(timestamp?.time.secondsSinceEpoch == 65)
    }
  }
}
