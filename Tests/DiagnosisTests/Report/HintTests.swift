import Testing
import TrustLab
import TrustModel

@testable import Diagnosis

/// What is said beside a failure, where that is more than its name.
@Suite struct HintTests {
  /// Only this alert has one cause that makes most of them.
  @Test(
    arguments: [
      (112, nil, true, true), (112, .openssl, true, true), (40, nil, false, false),
      (80, nil, false, false),
    ] as [(UInt8, Engine?, Bool, Bool)])
  func anAlertAboutTheName(
    number: UInt8, engine: Engine?, hasHint: Bool, canAskAgain: Bool
  ) async throws {
    var changes = LabReports.Changes()
    changes.failure = ConnectionFailure(.alertReceived(number), summary: "alert")
    changes.handshake = engine.map { Handshake(engine: $0) }
    let report = try await LabReports().report("good", changes)
    #expect(report.failure?.hint?.contains("--sni NAME") ?? false == canAskAgain)
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

  /// A capture asks no server for another name, and a hint that is there already is kept.
  @Test(arguments: ["good", "unreadable"]) func anAlertInACapture(name: String) async throws {
    let failure = ConnectionFailure(.alertReceived(112), summary: "alert")
    for hint in [nil, "see the log"] {
      var observation = Observation(
        certificates: try await name == "good" ? LabReports().chain(of: name) : [[0x30, 0]],
        handshake: Handshake(engine: nil), failure: failure)
      observation.failure?.hint = hint
      let report = Answers().report(
        on: [observation], Request(target: .captured(host: "www.lab.example", port: 443)),
        at: LabReports.now
      ).report
      #expect(
        report.failure?.hint
          == hint
          ?? "the server has no site under this name (nginx answers so where ssl_reject_handshake is "
          + "on)")
    }
  }
}
