import Foundation
import Testing

/// The report that README shows is what the program prints.
@Suite struct ReadmeSampleTests {
  @Test func theSampleIsWhatIsPrinted() async throws {
    let readme = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../README.md"), encoding: .utf8)
    let sample = try #require(readme.split(separator: "```").dropFirst().first)
    let directory = try TemporaryDirectory()
    let made = try await Binary.run("lab", "files", directory.path("lab"), "expired-and-wrong-name")
    #expect(made.status == 0, "\(made.errors)")
    let place = directory.path("lab/expired-and-wrong-name")
    let result = try await Binary.run(
      executable: Binary.url,
      arguments: [
        "verify", place + "/chain.pem", "--server-name", "www.lab.example", "--anchor",
        place + "/root.pem", "--anchors-only",
      ], input: nil, environment: [:])
    #expect(result.status == 1)
    #expect(Self.body(of: sample) == Self.body(of: result.output[...]))
  }

  /// The text after the verdict's line, without dates and versions, which change.
  private static func body(of text: Substring) -> [String] {
    text.split(separator: "\n").map(String.init).drop { !$0.hasPrefix("  the certificate") }.map {
      $0.replacing(/\d{4}-\d\d-\d\d/, with: "DATE").replacing(/\d\.\d+\.\d+/, with: "VERSION")
    }
  }
}
