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

  /// What is there is kept, unless it is empty or may be overwritten; and nothing else is left behind.
  @Test(
    arguments: [
      ("nothing", false, nil), ("content", true, nil), ("empty", false, nil),
      ("content", false, "it is there already (--force overwrites it)"),
      ("directory", true, "it is no regular file"),
      ("no directory", false, "no such file or directory"),
    ] as [(String, Bool, String?)])
  func whatMayBeReplaced(kind: String, overwrites: Bool, problem: String?) throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("trusteval-atomic-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let file = directory.appendingPathComponent(kind == "no directory" ? "there/file" : "file")
    switch kind {
    case "content", "empty":
      try Data((kind == "empty" ? "" : "kept").utf8).write(to: file)
      #expect(chmod(file.path, 0o600) == 0)
    case "directory":
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    default: break
    }
    var failure: String?
    do throws(AtomicFile.Failure) {
      try AtomicFile.write(Array("new".utf8), to: file.path, overwrites: overwrites)
    } catch {
      failure = error.text
    }
    #expect(failure == problem.map { "could not write '\(file.path)': \($0)" })
    if failure == nil || kind == "content" {
      #expect(try Data(contentsOf: file) == Data((failure == nil ? "new" : "kept").utf8))
    }
    if failure == nil {
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
      #expect(mode as? Int == 0o644)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: directory.path)
        == (kind == "no directory" ? [] : ["file"]))
  }

  /// Programs add to the same file, and none waits for the reader of a pipe.
  @Test func addedAtTheEnd() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("trusteval-appended-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let path = { directory.appendingPathComponent($0).path }
    for text in ["a\n", "b\n"] { #expect(AppendedFile.append(text, to: path("file")) == nil) }
    #expect(try String(contentsOfFile: path("file"), encoding: .utf8) == "a\nb\n")
    #expect(
      AppendedFile.append("a", to: directory.path)
        == "could not write '\(directory.path)': is a directory")
    // A link is followed, but not one of another user.
    try #require(symlink(path("file"), path("link")) == 0)
    #expect(AppendedFile.append("c\n", to: path("link")) == nil)
    if geteuid() == 0 {
      try #require(chmod(directory.path, 0o1777) == 0 && lchown(path("link"), 54_321, 54_321) == 0)
      #expect(
        AppendedFile.append("d\n", to: path("link"))?.contains("symbolic link that another user")
          == true)
    }
    #expect(try String(contentsOfFile: path("file"), encoding: .utf8) == "a\nb\nc\n")
    try #require(mkfifo(path("pipe"), 0o600) == 0)
    #expect(
      AppendedFile.append("a", to: path("pipe"))?.hasPrefix("could not write '\(path("pipe"))': ")
        == true)
  }
}
