import Foundation
import Testing

/// What App Transport Security does with a server that is trusted without it, in every output
/// format.
@Suite(.timeLimit(.minutes(30))) struct TransportSecurityTests {
  private static let said = "TRUSTED, but App Transport Security blocks it"

  @Test func anAppAnchorIsSaidEverywhereAndChangesNoStatus() async throws {
    let lab = try LabProcess(directory: try TemporaryDirectory(), cases: ["good"])
    let server = try #require(lab.servers.first)
    for option in [[], ["-q"], ["-v"]] {
      let result = try await run(server.options + option)
      #expect(result.status == 0)
      #expect(result.output.hasPrefix(Self.said), "\(result.output)")
      #expect(result.output.contains("-1200") && result.output.contains("-9802"))
    }
    let text = try await run(server.options)
    let flat = text.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(flat.contains("NSExceptionAllowsInsecureHTTPLoads in Info.plist lifts it"))
    let json = try await run(server.options + ["--json"])
    #expect(json.status == 0)
    let report = try #require(json.json.first)
    #expect(Self.code(report, "urlSessionATS") == -1200)
    #expect(Self.code(report, "streamATS") == -9802)
    #expect(Self.code(report, "urlSession") == nil && Self.code(report, "secTrust") == nil)
    #expect(report["verdict"] as? String == "trusted")
    let security = try #require(report["transportSecurity"] as? [String: Any])
    #expect(security["applies"] as? Bool == true && security["host"] as? String == "name")
    let violations = try #require(security["violations"] as? [[String: Any]])
    #expect(violations.map { $0["requirement"] as? String } == ["anchor"])
    #expect(
      violations.map { $0["exception"] as? String } == ["NSExceptionAllowsInsecureHTTPLoads"])

    let root = server.options.filter { $0 != "--anchors-only" }
      .map { $0 == "--anchor" ? "--user-root" : $0 }
    let installed = try await run(root + ["-q"])
    #expect(installed.output.hasPrefix("TRUSTED      "), "\(installed.output)")
    withExtendedLifetime(lab) {}
  }

  @Test func anAddressNamesItsRow() async throws {
    let lab = try LabProcess(directory: try TemporaryDirectory(), cases: ["good-ip-san"])
    let server = try #require(lab.servers.first)
    let result = try await run(server.options)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix(Self.said), "\(result.output)")
    let flat = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(flat.contains("since iOS 17 and macOS 14"), "\(flat)")
    withExtendedLifetime(lab) {}
  }

  @Test func anOldVersionIsNotTrusted() async throws {
    let lab = try LabProcess(directory: try TemporaryDirectory(), cases: ["tls-1.0-only"])
    let server = try #require(lab.servers.first)
    for option in [[], ["-q"], ["-v"]] {
      let result = try await run(server.options + option)
      #expect(result.status == 1)
      #expect(result.output.hasPrefix("NOT TRUSTED"), "\(result.output)")
      #expect(result.output.contains("-1200") && result.output.contains("-9836"))
    }
    let json = try await run(server.options + ["--json"])
    let report = try #require(json.json.first)
    #expect(Self.code(report, "urlSession") == -1200 && Self.code(report, "stream") == -9836)
    #expect(Self.code(report, "secTrust") == nil && Self.code(report, "secureTransport") == nil)
    withExtendedLifetime(lab) {}
  }

  /// The modelled system is named once, for any number of servers.
  @Test func theModelIsSaidOnce() async throws {
    let lab = try LabProcess(directory: try TemporaryDirectory(), cases: ["expired-leaf"])
    let server = try #require(lab.servers.first)
    let target = try #require(server.options.first)
    let once = try await run([target] + server.options + ["-v", "--no-second-opinion"])
    let parts = once.output.components(separatedBy: "Security-61901, macOS 26.0")
    #expect(parts.count == 2, "\(once.output)")
    // A socket's code differs from that of URL loading.
    #expect(once.output.contains("socket -9807") && once.output.contains("Secure Transport -9807:"))
    withExtendedLifetime(lab) {}
  }

  private static func code(_ report: [String: Any], _ layer: String) -> Int? {
    let codes = report["codes"] as? [String: Any]
    return (codes?[layer] as? [String: Any])?["value"] as? Int
  }

  private func run(_ arguments: [String]) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url, arguments: arguments, input: nil, environment: [:])
  }
}
