import Foundation
import Testing

@testable import RootStores

/// The first file that is a list of public suffixes.
struct PublicSuffixFileTests {
  @Test(arguments: ["", "co.uk\n", "<html></html>\n", nil])
  func whatIsNoListIsPassedOver(other: String?) throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("trusteval-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let files = ["other", "list"].map { directory.appendingPathComponent($0) }
    try other.map { try Data($0.utf8).write(to: files[0]) }
    #expect(PublicSuffixFile.bytes(at: files.map(\.path)) == nil)
    let list = "// comment\n// ===BEGIN ICANN DOMAINS===\nuk\nco.uk\n"
    try Data(list.utf8).write(to: files[1])
    #expect(PublicSuffixFile.bytes(at: files.map(\.path)) == Array(list.utf8))
  }
}
