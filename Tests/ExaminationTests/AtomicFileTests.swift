import Examination
import Foundation
import Testing

/// A file is written whole or not at all, and leaves nothing beside it.
@Suite struct AtomicFileTests {
  /// A link is not followed, whatever it leads to and whether or not a file may be replaced.
  @Test(arguments: [false, true], ["file", "missing", "empty"])
  func linksAreNotFollowed(overwrites: Bool, target: String) throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("trusteval-atomic-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let path = { directory.appendingPathComponent($0).path }
    try Data("kept".utf8).write(to: URL(fileURLWithPath: path("file")))
    try Data().write(to: URL(fileURLWithPath: path("empty")))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path(target))
    #expect(
      throws: AtomicFile.Failure(
        text: "could not write '\(path("link"))': it is a symbolic link, which is not followed")
    ) {
      try AtomicFile.write(Array("new".utf8), to: path("link"), overwrites: overwrites)
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path("file"))) == Data("kept".utf8))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path("empty"))).isEmpty)
    #expect(
      try Set(FileManager.default.contentsOfDirectory(atPath: directory.path))
        == ["file", "empty", "link"])
  }

  /// A file that appears while the new one is written is kept, as the user could not agree to
  /// replace it.
  @Test(arguments: [false, true]) func whatAppearsMeanwhileIsKept(overwrites: Bool) throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("trusteval-atomic-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    let target = directory.appendingPathComponent("file")
    // A race, repeated until the other side wins it.
    let isLost = try (0..<50).contains { _ in
      try? FileManager.default.removeItem(at: directory)
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      Foundation.Thread.detachNewThread {
        while let names = try? FileManager.default.contentsOfDirectory(atPath: directory.path) {
          guard !names.isEmpty else { continue }
          try? Data("kept".utf8).write(to: target, options: .withoutOverwriting)
          return
        }
      }
      do throws(AtomicFile.Failure) {
        try AtomicFile.write(
          [UInt8](repeating: 0x61, count: 16 << 20), to: target.path, overwrites: overwrites)
        return false
      } catch {
        return true
      }
    }
    try #require(isLost)
    #expect(try Data(contentsOf: target) == Data("kept".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["file"])
  }
}
