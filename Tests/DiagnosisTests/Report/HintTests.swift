import Testing
import TrustLab
import TrustModel

@testable import Diagnosis

/// What is said beside a failure, where that is more than its name.
@Suite struct HintTests {
  /// Only this alert has one cause that makes most of them.
  @Test(arguments: [(112, true), (40, false), (80, false)] as [(UInt8, Bool)])
  func anAlertAboutTheName(number: UInt8, hasHint: Bool) async throws {
    var changes = LabReports.Changes()
    changes.failure = ConnectionFailure(.alertReceived(number), summary: "alert")
    let report = try await LabReports().report("good", changes)
    #expect(report.failure?.hint?.contains("--sni NAME") ?? false == hasHint)
    #expect(report.failure?.hint?.contains("ssl_reject_handshake") ?? false == hasHint)
  }

  /// A key that is pinned for another place was not replaced: nobody is to look for an impostor.
  @Test(
    arguments: [
      (.leafSPKISHA256, .pinnedElsewhere, "@ca"), (.caSPKISHA256, .pinnedElsewhere, "@leaf"),
      (.leafSPKISHA256, .notPinned, nil), (.caSPKISHA256, .notPinned, nil),
    ] as [(Check, FindingReason, String?)])
  func aKeyPinnedForAnotherPlace(check: Check, reason: FindingReason, place: String?) throws {
    let finding = Finding(check, certificate: 0, reason: reason, summary: "")
    let advice = try #require(
      Advice(for: finding, certificate: nil, in: Advice.Situation(purpose: .server)))
    #expect((advice.server == nil) == (place != nil))
    #expect(advice.server?.contains("intercepts") ?? false == (place == nil))
    if let place {
      #expect(
        advice.client?.contains("pin this key as") == true && advice.client?.contains(place) == true
      )
    }
  }
}
