import Foundation
import Rendering
import Testing
import TrustLab
import TrustModel

/// What is said of every server of the lab, word for word: a rule that changes shows in the texts
/// that people read.
///
/// `RECORD_SNAPSHOTS=1 swift test` writes the texts anew, and still fails.
@Suite struct LabReportTextTests {
  private static let reports = Task { try await LabReports() }

  /// Without servers that only their handshake or their answers on revocation tell from others.
  private static let groups = LabCase.Group.allCases.filter {
    $0 != .handshake && $0 != .revocation
  }

  @Test(arguments: groups) func everyWordIsTheSame(group: LabCase.Group) async throws {
    let cases = LabCase.all.filter { $0.group == group && $0.expectedVerdict != .unknown }
    var text = ""
    for labCase in cases {
      let report = try await Self.reports.value.report(labCase.name)
      let shown = renderText(report, options: TextOptions(width: 100))
      text += "=== \(labCase.name)\n" + Self.withoutDigests(shown)
    }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Golden/lab-\(group.rawValue).txt")
    guard ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == nil else {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(group)")
      return
    }
    let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    for (was, now) in zip(Self.sections(expected), Self.sections(text)) { #expect(was == now) }
    #expect(Self.sections(expected).count == cases.count)
  }

  private static func sections(_ text: String) -> [Substring] {
    text.split(separator: "=== ")
  }

  /// Keys are made for each run, and with them digests and pins; so are ports.
  private static func withoutDigests(_ text: String) -> String {
    text.replacing(/127\.0\.0\.1:\d+/, with: "127.0.0.1:00000")
      .replacing(/\b[0-9a-fA-F]{16,}\b/) { String(repeating: "0", count: $0.output.count) }
      .replacing(/sha256\/\/[A-Za-z0-9+\/=]+/) {
        "sha256//" + $0.output.dropFirst(8).map { _ in "0" }
      }
  }
}
