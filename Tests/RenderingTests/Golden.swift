import Foundation
import Testing

/// Texts kept beside the tests; `RECORD_SNAPSHOTS=1 swift test` writes them anew, and still fails.
enum Golden {
  static func expect(
    _ text: String, matches name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden").appendingPathComponent(name + ".txt")
    guard ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == nil else {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(name)", sourceLocation: sourceLocation)
      return
    }
    let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(text == expected, sourceLocation: sourceLocation)
  }
}
