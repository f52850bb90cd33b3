import Foundation
import Testing
import TrustModel

@testable import AppleCodes

/// All that is read from each pasted text, one line for each: who wrote it, about which server,
/// which codes and which further entries.
///
/// `RECORD_SNAPSHOTS=1 swift test` writes the lines anew, and still fails.
@Suite struct SynopsisTests {
  @Test func everyTextIsReadTheSame() throws {
    let lines = zip(pastedTexts, pastedAnswers).map { Self.line($0.title, $1) }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/pasted-texts.txt")
    guard ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == nil else {
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
      Issue.record("recorded the pasted texts")
      return
    }
    let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    #expect(expected.count == lines.count)
    for ((was, now), (text, _)) in zip(zip(expected, lines), pastedTexts) where was != now {
      Issue.record("was '\(was)', is '\(now)' for: \(text)")
    }
  }

  /// What a text leads to; parts that say nothing are left out.
  private static func line(_ title: String, _ answer: DictionaryAnswer) -> String {
    var parts: [String] = []
    if case .found(let entries) = answer.lookup {
      parts.append(entries.map(\.title).joined(separator: "; "))
    }
    guard let log = answer.synopsis else { return parts.joined() }
    func add(_ name: String, _ value: String?) {
      if let value, !value.isEmpty { parts.append("\(name) \(value)") }
    }
    add("program", log.program)
    add("side", log.side?.rawValue)
    add("by", log.sideEvidence)
    add("server", log.server)
    add(
      "and",
      log.otherServers.map { "\($0.server) \($0.codes.map(\.value))" }.joined(separator: ", "))
    add("left", log.serversLeftOut == 0 ? nil : String(log.serversLeftOut))
    add("layer", log.layer)
    add("ATS", log.hasTransportSecurity.map(String.init))
    add(
      "checks",
      log.checks.map { "\($0.place) \($0.names.joined(separator: " "))" }.joined(separator: ", "))
    add("codes", log.codes.map(\.shownValue).joined(separator: " "))
    add("finest", log.finest?.shownValue)
    add("title", log.title == title ? nil : log.title)
    add("chain", log.chain)
    add("counts", "\(log.causes.count) \(log.whatToDo.count) \(log.othersLeftOut)")
    add("also", log.others.map(\.title).joined(separator: "; "))
    add("next", log.command)
    return parts.joined(separator: " | ").replacing("\n", with: "\\n")
  }
}
