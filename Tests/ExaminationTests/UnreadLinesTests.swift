import Examination
import Foundation
import Testing
import Threads

/// Whether a line may follow, as what an interrupt left unread is told.
@Suite struct UnreadLinesTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("lines-\(UUID().uuidString)")

  /// A line counts that has more than white space and a comment.
  private static func mayGoOn(_ lines: LineReader) -> Bool {
    lines.mayGoOn { line in
      !String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
        .allSatisfy { $0 == "#" || $0 == "\r" }
    }
  }

  /// Whether anything follows, after each line.
  @Test(
    arguments: [
      ("a\nb\n", [true, false]), ("a\nb", [true, false]), ("a\n\n \r\n\t\n", [false, false]),
      ("\n\na\n", [true, true, false]), ("a\n#\n\n##\r\n#", [false, false]),
      ("a\n#\nb\n", [true, true, false]),
    ])
  func whatFollows(text: String, expected: [Bool]) throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let lines = try LineReader(path: file.path, longest: 100)
    var found: [Bool] = []
    while try lines.next(by: .distantFuture) != nil, found.count < expected.count {
      found.append(Self.mayGoOn(lines))
    }
    #expect(found == expected)
  }

  /// Where the lines end with what was read at once, the file is read on.
  @Test(arguments: ["", "\n", "b\n"]) func theEndOfAPiece(rest: String) throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let line = String(repeating: "x", count: 4095) + "\n"
    try Data((String(repeating: line, count: 64) + rest).utf8).write(to: file)
    let lines = try LineReader(path: file.path, longest: 5000)
    for _ in 0..<64 { _ = try lines.next(by: .distantFuture) }
    #expect(lines.number == 64 && Self.mayGoOn(lines) != rest.isEmpty)
    #expect((try lines.next(by: .distantFuture) == nil) == rest.isEmpty)
  }

  /// The rest of a line that is too long is none.
  @Test(arguments: ["", "\n", "\n#\n", "\nb"]) func aLongLine(rest: String) throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(("a\n" + String(repeating: "x", count: 100_000) + rest).utf8).write(to: file)
    let lines = try LineReader(path: file.path, longest: 100)
    for _ in 0..<2 { _ = try lines.next(by: .distantFuture) }
    #expect(lines.number == 2 && Self.mayGoOn(lines) == rest.contains("b"))
  }

  /// What a pipe has is not waited for.
  @Test func aPipe() throws {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data("a\n".utf8))
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    let lines = try LineReader(path: path, longest: 100)
    #expect(try lines.next(by: .distantFuture) != nil)
    #expect(Self.mayGoOn(lines))
  }
}
