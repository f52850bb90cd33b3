import Testing
import TrustModel
import X509

@testable import Diagnosis

/// An issuer that was sent, and is no certificate by Apple's rules.
struct UnreadableIssuerTests {
  /// A BOOLEAN of 0x01 in basicConstraints, which libraries take for true.
  @Sendable private static func broken(_ certificate: [UInt8]) -> [UInt8] {
    let isTrue: [UInt8] = [0x30, 0x03, 0x01, 0x01, 0xff]
    let isLimited: [UInt8] = [0x30, 0x06, 0x01, 0x01, 0xff]
    guard let place = certificate.firstRange(of: isTrue) ?? certificate.firstRange(of: isLimited)
    else { return certificate }
    var broken = certificate
    broken[place.upperBound - 1] = 0x01
    return broken
  }

  @Test func itIsToldAsThat() async throws {
    let report = try await LabReports().report("good", .init(edit: Self.broken))
    let failure = try #require(report.failures.first)
    #expect(failure.finding.check == .missingIntermediate)
    #expect(failure.finding.reason == .issuerUnreadable)
    #expect(failure.finding.summary.hasSuffix("certificate 1 as sent"))
    #expect(failure.advice?.server?.contains("Apple's clients can read") == true)
    let untouched = try await LabReports().report("missing-intermediate")
    #expect(untouched.failures.first?.finding.reason == .issuerNotSent)
  }

  /// The libraries may read it, and are given the roots of its names.
  @Test func itsRootsAreLookedUp() async throws {
    let lab = try await LabReports()
    let chain = try await lab.chain(of: "good").map(Self.broken)
    let root = try await lab.anchorCertificate(of: "good")
    let request = Request(
      target: .server(host: "www.lab.example", port: 443), trust: TrustPlan(secondOpinion: false))
    let rounds = Answers().report(
      on: [Observation(certificates: chain)], request, at: LabReports.now
    ).rounds
    let asked = rounds.flatMap(\.self).contains { need in
      if case .roots(.system, let subjects) = need {
        subjects.contains(root.subject.der)
      } else {
        false
      }
    }
    #expect(asked)
  }
}
