import Foundation
import Testing
import TrustModel

@testable import Rendering

/// The entry for Info.plist is a property list with the given pins.
@Suite struct PinnedDomainsTests {
  @Test func theEntryIsAPropertyList() throws {
    var report = Sample.trusted
    let pins = [
      Pin(spki: [1], place: .leaf), Pin(spki: [2], place: .leaf), Pin(spki: [3], place: .ca),
    ]
    report.pins = pins.map { PinFacts($0, matches: [0]) }
    let name = try #require(report.endpoint.serverName)
    let lines = try #require(PinnedDomains(report)).lines.joined(separator: "\n")
    let text = "<plist version=\"1.0\"><dict>\(lines)</dict></plist>"
    let list = try #require(
      try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        as? [String: [String: [String: [[String: String]]]]])
    let entry = try #require(list["NSPinnedDomains"]?[name])
    #expect(
      entry == [
        "NSPinnedLeafIdentities": pins.prefix(2).map { ["SPKI-SHA256-BASE64": $0.base64] },
        "NSPinnedCAIdentities": [["SPKI-SHA256-BASE64": pins[2].base64]],
      ])
  }
}
