import Foundation
import Testing

@testable import Examination

/// The file of `--save-evidence`: what it had before goes with the first record, and a failure is
/// told once.
@Suite struct EvidenceFileTests {
  private let directory: URL

  init() throws {
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("evidence-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
  }

  private func content(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  @Test func theOldContentGoesWithTheFirstRecord() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let path = directory.appendingPathComponent("file").path
    try Data("much that is old".utf8).write(to: URL(fileURLWithPath: path))
    let file = EvidenceFile(path: path)
    #expect(try content(path) == "much that is old")
    file.write(.record(Array("a\n".utf8)))
    #expect(try content(path) == "a\n")
    file.write(.record(Array("b\n".utf8)))
    #expect(try content(path) == "a\nb\n" && file.failure == nil)
    #expect(EvidenceFile.isSame(path, directory.path + "/./file"))
    #expect(!EvidenceFile.isSame(path, directory.path) && !EvidenceFile.isSame(path, "/dev/null"))
    #expect(!EvidenceFile.isSame("/dev/null", "/dev/null"))
  }

  /// A device cannot be truncated, which is no failure.
  @Test func aDeviceIsWrittenTo() {
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = EvidenceFile(path: "/dev/null")
    file.write(.record([65]))
    #expect(file.failure == nil)
  }

  /// A record that is left out gives up the file: none may follow, as if nothing were missing.
  @Test func aRecordThatIsTooLong() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let path = directory.appendingPathComponent("file").path
    let file = EvidenceFile(path: path)
    file.write(.record([65, 10]))
    file.write(.tooLong)
    file.write(.record([66, 10]))
    #expect(try content(path) == "A\n")
    #expect(
      file.failure == "could not write '\(path)': the evidence of one endpoint is too long")
  }

  @Test func aFileThatCannotBeOpened() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = EvidenceFile(path: directory.path)
    #expect(file.failure == "could not write '\(directory.path)': is a directory")
    file.write(.record([65]))
    #expect(file.failure == "could not write '\(directory.path)': is a directory")
  }

  /// What stays of an old file would be read as evidence, so nothing is written behind it.
  @Test func aFileThatCannotBeEmptied() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    // A file in memory that may be sealed against getting shorter; Swift does not see the function.
    let create = unsafeBitCast(
      try #require(dlsym(nil, "memfd_create")),
      to: (@convention(c) (UnsafePointer<CChar>, UInt32) -> Int32).self)
    let sealed = create("sealed", 2)
    try #require(sealed >= 0)
    defer { close(sealed) }
    #expect(write(sealed, "old", 3) == 3)
    // F_ADD_SEALS, F_SEAL_SHRINK
    #expect(fcntl(sealed, 1033, 2) == 0)
    let path = "/proc/self/fd/\(sealed)"
    let file = EvidenceFile(path: path)
    #expect(file.failure == nil)
    file.write(.record([UInt8(65)]))
    #expect(file.failure == "could not write '\(path)': operation not permitted")
    #expect(try content(path) == "old")
  }
}
