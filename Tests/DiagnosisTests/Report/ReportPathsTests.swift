import Testing
import TrustModel

/// Where the certificates of a report were sent, and which paths were not taken.
@Suite struct ReportPathsTests {
  @Test func otherPathsLeaveTheBestOneOut() async throws {
    let report = try await LabReports().report("two-intermediates")
    #expect(report.verdict == .trusted)
    #expect(report.path.map(\.sentAs) == [0, 2, nil])
    let other = try #require(report.paths.first)
    #expect(report.paths.count == 1)
    let expired = report.chain[1]
    #expect(
      other.certificates
        == [report.path[0], expired, report.path[2]].map {
          CertificateReference(sha256: $0.sha256, label: $0.label)
        })
    #expect(other.findings.map(\.check) == [.temporalValidity])
  }

  @Test(arguments: [("expired-leaf", 0), ("expired-intermediate", 1)])
  func failuresSayWhereTheirCertificateWasSent(labCase: String, place: Int) async throws {
    let report = try await LabReports().report(labCase)
    #expect(report.failures.first?.sentAs == place)
  }

  /// The store's own root was never sent.
  @Test func whatWasNotSentHasNoPlace() async throws {
    let report = try await LabReports().report("root-rejected")
    let failure = try #require(report.failures.first)
    #expect(failure.finding.certificate != nil)
    #expect(failure.sentAs == nil)
  }

  @Test func anUnreadableLeafWasSentFirst() async throws {
    let report = try await LabReports().report("garbage-certificate")
    #expect(report.failures.map(\.sentAs) == [0])
    #expect(report.path.isEmpty)
  }
}
