import Examination
import Foundation
import Testing

/// Secrets are appended to a file of the user's own, and to nothing else.
@Suite final class KeyLogFileTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("trusteval-keylog-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  private var path: String { directory.appendingPathComponent("keys").path }

  private func make(_ mode: Int, _ content: String) {
    _ = FileManager.default.createFile(
      atPath: path, contents: Data(content.utf8), attributes: [.posixPermissions: mode])
  }

  @Test func linesAreAppended() throws {
    make(0o600, "old\n")
    let file = KeyLogFile(path: path)
    file.write(Array("one".utf8))
    file.write(Array("two".utf8))
    #expect(file.failure == nil)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old\none\ntwo\n")
  }

  @Test func aNewFileIsForItsOwner() throws {
    KeyLogFile(path: path).write(Array("one".utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  static let refused: [(String, String)] = [
    ("readable", "others may read"), ("group", "others may read"), ("link", "symbolic link"),
    ("second name", "hard link"),
    ("directory", "directory"), ("pipe", "could not write"), ("missing directory", "no such file"),
  ]

  @Test(arguments: refused)
  func whatOthersMayHaveMadeIsRefused(kind: String, cause: String) throws {
    let other = directory.appendingPathComponent("other").path
    var path = path
    switch kind {
    case "readable": make(0o644, "")
    case "group": make(0o640, "")
    case "link":
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other)
    case "second name":
      make(0o600, "")
      try FileManager.default.linkItem(atPath: path, toPath: other)
    case "directory":
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    case "pipe": try #require(mkfifo(path, 0o600) == 0)
    default: path += "/there/keys"
    }
    let file = KeyLogFile(path: path)
    file.write(Array("secret".utf8))
    #expect(file.failure?.contains(cause) == true, "\(file.failure ?? "none")")
    let written = (try? Data(contentsOf: URL(fileURLWithPath: other))) ?? Data()
    #expect(written.isEmpty)
    if ["readable", "group"].contains(kind) {
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)).isEmpty)
    }
  }

  @Test(.enabled(if: geteuid() == 0)) func anotherUsersFile() throws {
    make(0o600, "")
    #expect(chown(path, 65_534, 65_534) == 0)
    let file = KeyLogFile(path: path)
    file.write(Array("secret".utf8))
    #expect(file.failure == "could not write '\(path)': it belongs to another user")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).isEmpty)
  }
}
