import Testing
import TrustModel
import X509

/// A fix is proposed only after the evaluation came out trusted with it.
@Suite struct ExperimentTests {
  @Test(
    arguments: [
      ("expired-leaf", [["--verify-date"]]),
      ("wrong-name", [["--server-name"], ["--server-name"]]),
      ("untrusted-root", [["--anchor"]]),
      ("self-signed", [["--anchor"]]),
      ("expired-and-wrong-name", [["--server-name", "--verify-date"]]),
      ("untrusted-wrong-name-expired", [["--server-name", "--verify-date", "--anchor"]]),
      ("common-name-only", []),
      ("client-eku", []),
      ("expired-intermediate-and-client-eku", []),
      ("root-rejected", []),
      ("root-for-mail", []),
      ("good", []),
    ] as [(String, [[String]])])
  func smallestChanges(labCase: String, options: [[String]]) async throws {
    let report = try await LabReports().report(labCase)
    let found = report.fixes.map { $0.options.filter { $0.hasPrefix("--") } }
    #expect(found == options)
  }

  /// The date of the experiment is the nearest at which all of the path is valid.
  @Test(arguments: ["expired-leaf", "not-yet-valid-leaf"])
  func theNearestDateIsTried(labCase: String) async throws {
    let report = try await LabReports().report(labCase)
    let leaf = try #require(report.path.first)
    let nearest = labCase == "expired-leaf" ? leaf.notAfter : leaf.notBefore
    #expect(report.fixes.map(\.options) == [["--verify-date", nearest.rfc3339]])
  }

  @Test(
    arguments: [
      ("expired-leaf", "what is out of date is renewed"),
      ("not-yet-valid-leaf", "what is not valid yet has become so"),
    ])
  func datesAreNamedByTheirEnd(labCase: String, text: String) async throws {
    let report = try await LabReports().report(labCase)
    #expect(report.fixes.map(\.text) == [text])
  }

  /// The clock is never advice: what a shifted date shows is that a renewal is enough.
  @Test func datesAreMendedOnTheServer() async throws {
    let report = try await LabReports().report("expired-leaf")
    #expect(report.fixes.map(\.kind) == [.server])
  }

  @Test func aFetchedIssuerIsProvenBeforeItIsProposed() async throws {
    let lab = try await LabReports()
    let intermediate = try await lab.chain(of: "good")[1]
    let leaf = try await lab.chain(of: "missing-intermediate-aia")[0]
    let uri = try #require(try Certificate(der: leaf).known.caIssuers.first)
    let fetched = Fetch(uri: uri, certificates: [intermediate])
    let report = try await lab.report("missing-intermediate-aia", .init(fetchedIssuers: [fetched]))
    #expect(report.verdict == .untrusted)
    #expect(report.fixes.map(\.options) == [["--intermediate", "FILE"]])
    #expect(report.fetches == [fetched])
    #expect(report.notes.contains { $0.kind == .issuerAddress && $0.text.contains(uri) })

    let stranger = try await lab.chain(of: "untrusted-root")[1]
    let useless = Fetch(uri: uri, certificates: [stranger])
    let other = try await lab.report("missing-intermediate-aia", .init(fetchedIssuers: [useless]))
    #expect(other.fixes.isEmpty)
  }
}
