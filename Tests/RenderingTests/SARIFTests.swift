import Foundation
import Testing
import TrustModel

@testable import Rendering

/// `--format sarif`: the rules of SARIF 2.1.0 that its readers require.
struct SARIFTests {
  private struct Log: Decodable {
    struct Run: Decodable {
      struct Tool: Decodable {
        struct Driver: Decodable {
          let name: String
          let version: String
          let rules: [Rule]
        }
        let driver: Driver
      }
      struct Invocation: Decodable {
        let executionSuccessful: Bool
        let toolExecutionNotifications: [Notification]
      }
      struct Notification: Decodable {
        let message: Text
        let locations: [Result.Location]
      }
      let tool: Tool
      let results: [Result]
      let invocations: [Invocation]
    }
    struct Text: Decodable, Equatable { let text: String }
    struct Rule: Decodable {
      let id: String
      let shortDescription: Text
    }
    struct Result: Decodable {
      struct Location: Decodable {
        struct Physical: Decodable {
          struct Artifact: Decodable { let uri: String }
          struct Region: Decodable { let startLine: Int }
          let artifactLocation: Artifact
          let region: Region
        }
        struct Logical: Decodable { let fullyQualifiedName: String }
        let physicalLocation: Physical?
        let logicalLocations: [Logical]
      }
      let ruleId: String
      let level: String
      let message: Text
      let locations: [Location]
      let partialFingerprints: [String: String]
    }
    let version: String
    let runs: [Run]
  }

  private static func run(
    _ reports: [Report], hasUnreadHosts: Bool = false
  ) throws -> Log.Run {
    var pieces: [String] = []
    var sink = SARIFSink { pieces.append($0) }
    sink.begin(RunDescription(tool: JSONReportTests.tool, endpoints: nil))
    var summary = RunSummary()
    for report in reports {
      sink.write(report)
      summary.add(report)
    }
    summary.hasUnreadHosts = hasUnreadHosts
    sink.end(summary)
    let log = try JSONDecoder().decode(Log.self, from: Data(pieces.joined().utf8))
    #expect(log.version == "2.1.0")
    #expect(log.runs.count == 1)
    return try #require(log.runs.first)
  }

  @Test func everyFaultIsAResultOfAKnownRule() throws {
    let run = try Self.run(Sample.all.map(\.report))
    let faults = Sample.all.flatMap { $0.report.faults }
    #expect(run.results.map(\.ruleId) == faults.map(\.rule))
    #expect(Set(run.tool.driver.rules.map(\.id)) == Set(faults.map(\.rule)))
    #expect(run.tool.driver.rules.count == Set(faults.map(\.rule)).count)
    // A rule is about all endpoints: its words are no server's.
    for rule in run.tool.driver.rules where Check(rawValue: rule.id) != nil {
      #expect(
        rule.shortDescription.text
          == "the check \(rule.id) fails (trusteval explain \(rule.id))")
    }
    #expect(run.tool.driver.name == JSONReportTests.tool.name)
    for (result, fault) in zip(run.results, faults) {
      #expect(result.message.text.hasSuffix(": " + fault.text))
    }
  }

  @Test func nothingIsSaidOfWhatIsTrusted() throws {
    let run = try Self.run([Sample.trusted])
    #expect(run.results.isEmpty && run.tool.driver.rules.isEmpty)
    #expect(try Self.run([]).results.isEmpty)
  }

  /// What was not examined has no result, and a run without it was not successful.
  @Test(arguments: [false, true], [false, true])
  func anInterruptedRunIsNoSuccess(isInterrupted: Bool, hasUnreadHosts: Bool) throws {
    var rest = Sample.timeout
    rest.failure = ConnectionFailure(.notRun, summary: "not examined")
    let run = try Self.run(
      [Sample.timeout] + (isInterrupted ? [rest] : []), hasUnreadHosts: hasUnreadHosts)
    #expect(run.results.count == 1 && run.invocations.count == 1)
    let invocation = try #require(run.invocations.first)
    #expect(invocation.executionSuccessful == (!isInterrupted && !hasUnreadHosts))
    let notifications = invocation.toolExecutionNotifications
    #expect(notifications.count == (isInterrupted ? 1 : 0))
    // It is where the result of the same endpoint would be.
    let name = run.results[0].locations[0].logicalLocations[0].fullyQualifiedName
    for notification in notifications {
      #expect(notification.message.text == "\(rest.endpointName): not examined")
      let names = notification.locations.flatMap(\.logicalLocations).map(\.fullyQualifiedName)
      #expect(names == [name])
    }
  }

  @Test func aThresholdIsAWarning() throws {
    var report = Sample.trusted
    report.thresholds = [
      Threshold(option: "--min-tls", expected: "1.3", actual: "1.2", isFailed: true),
      Threshold(option: "--require-staple", expected: "one", actual: "one", isFailed: false),
    ]
    let results = try Self.run([report]).results
    #expect(results.map(\.level) == ["warning"])
    #expect(results.map(\.ruleId) == ["--min-tls"])
    #expect(
      try Self.run([Sample.timeout, Sample.twoFailures]).results.allSatisfy { $0.level == "error" })
  }

  @Test(
    arguments: [
      ("hosts.txt", "hosts.txt"), ("ci/my hosts.txt", "ci/my%20hosts.txt"),
      ("https://x/y", "https%3a//x/y"), ("é#1?", "%c3%a9%231%3f"),
      ("~/a_b-1.txt", "~/a_b-1.txt"),
      // Two slashes would begin a host's name (RFC 3986, section 4.2).
      ("/ci/hosts.txt", "file:///ci/hosts.txt"), ("//ci//hosts.txt", "file:///ci//hosts.txt"),
    ])
  func thePlaceIsTheLineThatAsked(file: String, uri: String) throws {
    var report = Sample.timeout
    report.source = RequestSource(file: file, line: 7, index: 3)
    let location = try #require(try Self.run([report]).results.first?.locations.first)
    #expect(location.physicalLocation?.artifactLocation.uri == uri)
    #expect(location.physicalLocation?.region.startLine == 7)
    #expect(location.logicalLocations.map(\.fullyQualifiedName) == [report.endpointName])
    // Standard input is no file.
    for source in [RequestSource(index: 3), RequestSource(file: "-", line: 7, index: 3)] {
      report.source = source
      let other = try #require(try Self.run([report]).results.first?.locations.first)
      #expect(other.physicalLocation == nil)
      #expect(other.logicalLocations.map(\.fullyQualifiedName) == [report.endpointName])
    }
  }

  /// A later run recognises a result although dates and texts differ.
  @Test func aFingerprintHasNoDate() throws {
    var tomorrow = Sample.twoFailures
    tomorrow.verifyDate = tomorrow.verifyDate.advanced(byDays: 1)
    tomorrow.failures[0].finding.actual = "another"
    let prints = try [Sample.twoFailures, tomorrow].map { report in
      try Self.run([report]).results.map(\.partialFingerprints)
    }
    #expect(prints[0] == prints[1])
    #expect(Set(prints[0]).count == prints[0].count)
    var other = Sample.twoFailures
    other.endpoint.serverName = "other.example"
    #expect(
      Set(prints[0]).isDisjoint(with: try Self.run([other]).results.map(\.partialFingerprints)))
    let name = Sample.twoFailures.endpointName
    let check = Sample.twoFailures.failures[0].finding.check.rawValue
    #expect(prints[0].first == ["endpointAndCheck/v1": "\(name)/\(check)"])
  }
}
