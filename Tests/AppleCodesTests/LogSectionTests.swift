import Testing
import TrustModel

@testable import AppleCodes

/// Which lines of a log are about which server.
@Suite struct LogSectionTests {
  private static func log(_ lines: String...) -> [UInt8] {
    Array(
      lines.enumerated().map { "2026-11-21 09:14:1\($0).0000+0100 MyApp[47:81] \($1)\n" }.joined()
        .utf8)
  }

  private static func error(_ task: String, _ code: Int, _ host: String) -> String {
    "Task <\(task)>.<1> finished with error [\(code)] Error Domain=NSURLErrorDomain Code=\(code) "
      + "\"x\" UserInfo={NSErrorFailingURLStringKey=https://\(host)/}"
  }

  /// A line without a task belongs to the next error, and to no later one.
  @Test func linesWithoutATask() throws {
    let sections = try #require(
      LogSections(
        Self.log(
          "strict SSL policy failed -9807", Self.error("A", -1202, "a.example"),
          Self.error("B", -1200, "b.example"), "closed early"))
    ).sections
    #expect(sections.map(\.server.host) == ["a.example", "b.example"])
    #expect(sections.map { $0.text.contains("-9807") } == [true, false])
    #expect(sections.map { $0.text.contains("closed early") } == [false, true])
  }

  /// A line of a task belongs to the error of that one.
  @Test func linesOfATask() throws {
    let sections = try #require(
      LogSections(
        Self.log(
          "Task <B>.<1> HTTP load failed -9813", Self.error("A", -1202, "a.example"),
          Self.error("B", -1200, "b.example")))
    ).sections
    #expect(sections.map { $0.text.contains("-9813") } == [false, true])
  }
}
