import Foundation
import Testing
import Threads
import TrustModel

@testable import Examination

/// Why a line is no evidence, in words that name the place.
@Suite struct EvidenceDamageTests {
  private static func line(_ change: (String) -> String = { $0 }) throws -> [UInt8] {
    let record = EvidenceRecord(
      Request(target: .server(host: "a.example", port: 443)),
      Evidence(clock: Instant(secondsSinceEpoch: 1_780_000_000), observations: [Observation()]),
      version: "test")
    return Array(change(String(decoding: try record.line(), as: UTF8.self)).utf8)
  }

  private static func damage(_ line: [UInt8]) -> String? {
    do {
      _ = try EvidenceRecord(line: line)
      return nil
    } catch {
      return error.text
    }
  }

  @Test(arguments: [
    ("", "is cut off, no JSON, or has a number out of range"),
    ("{\"format\":2", "is cut off, no JSON, or has a number out of range"),
    ("{}", "is no evidence of trusteval: no format (--save-evidence FILE writes evidence)"),
    ("[]", "is no evidence of trusteval: a wrong kind of value at its top"),
    ("{\"format\":\"2\"}", "is no evidence of trusteval: a wrong kind of value at format"),
    ("{\"format\":null}", "is no evidence of trusteval: a wrong kind of value at format"),
    (
      "{\"format\":1}",
      "was written in format 1 by another version; this one reads format 2"
    ),
    (
      "{\"format\":3}",
      "was written in format 3 by another version; this one reads format 2"
    ),
  ])
  func linesOfOtherPrograms(line: String, text: String) {
    #expect(Self.damage(Array(line.utf8)) == text)
  }

  @Test func brokenRecords() throws {
    #expect(Self.damage(try Self.line()) == nil)
    let noTool = try Self.line { $0.replacing("\"tool\":", with: "\"fool\":") }
    #expect(Self.damage(noTool) == "is no evidence of trusteval: no tool")
    let noObservation = try Self.line {
      $0.replacing("\"observations\":[{", with: "\"observations\":[],\"x\":[{")
    }
    #expect(Self.damage(noObservation) == "holds no observation")
    let noCertificates = try Self.line {
      $0.replacing("\"certificates\":[]", with: "\"certificates\":[1]")
    }
    #expect(
      Self.damage(noCertificates)
        == "is no evidence of trusteval: a wrong kind of value at evidence.observations.0"
        + ".certificates.0")
  }
}

/// Lines of a file, with a bound on each.
@Suite struct LineReaderTests {
  private static func lines(_ text: String, longest: Int = 1024) throws -> [String] {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let reader = try LineReader(path: url.path, longest: longest)
    var lines: [String] = []
    while let next = try reader.next(by: .distantFuture) {
      switch next {
      case .success(let line): lines.append(String(decoding: line, as: UTF8.self))
      case .failure(let error): lines.append(error.text.replacing(/'.*'/, with: "'X'"))
      }
      #expect(reader.number == lines.count)
    }
    return lines
  }

  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]), ("\n", [""]),
    ] as [(String, [String])])
  func ends(text: String, lines: [String]) throws {
    #expect(try Self.lines(text) == lines)
  }

  /// The bound is the same within one piece of 256 KB and beyond, with a break at the end or
  /// without; the lines behind it are read.
  @Test(arguments: [
    (2_048, 2_048, nil), (2_049, 2_048, "line 2 of 'X' is longer than 2 KB"),
    (524_288, 524_288, nil), (524_289, 524_288, "line 2 of 'X' is longer than 512 KB"),
    (1_048_577, 1_048_576, "line 2 of 'X' is longer than 1 MB"),
    (3_000_000, 2_048, "line 2 of 'X' is longer than 2 KB"),
  ])
  func longLines(count: Int, longest: Int, text: String?) throws {
    let line = String(repeating: "a", count: count)
    for (end, last) in [("\nc\n", ["c"]), ("\n\n", [""]), ("\n", []), ("", [])] {
      #expect(
        try Self.lines("b\n" + line + end, longest: longest) == ["b", text ?? line] + last)
    }
  }
}
