import TLSEngine
import Testing
import TrustModel

/// The meaning of an alert depends on the answer to the request for a client certificate.
@Suite struct HandshakeFailureTests {
  private static let certificateAlerts: [UInt8] = [42, 43, 44, 45, 46, 48, 49]

  @Test(arguments: certificateAlerts + [51])
  func afterACertificateItIsRejected(alert: UInt8) {
    let failure = ConnectionFailure.alert(alert, after: .answered)
    #expect(failure.kind == .clientCertificateRejected)
    #expect(failure.summary.hasSuffix("(\(alert))"))
    #expect(failure.hint != nil)
  }

  @Test(
    arguments: certificateAlerts + [40, 41, 116],
    [CertificateRequest.unanswered, .withheld])
  func withoutOneItIsRequired(alert: UInt8, request: CertificateRequest) {
    #expect(ConnectionFailure.alert(alert, after: request).kind == .clientCertificateRequired)
  }

  @Test(
    arguments: [
      (40, .answered), (41, .answered), (80, .answered), (51, .unanswered), (70, .unanswered),
      (80, .withheld),
      (42, .none), (48, .none), (116, .none),
    ] as [(UInt8, CertificateRequest)])
  func otherwiseItIsAnAlert(alert: UInt8, request: CertificateRequest) {
    #expect(ConnectionFailure.alert(alert, after: request).kind == .alertReceived(alert))
  }

  @Test(arguments: [(40, "handshake_failure (40)"), (255, "255")] as [(UInt8, String)])
  func isNamedOnce(alert: UInt8, name: String) {
    let failure = ConnectionFailure.alert(alert, after: .none)
    #expect(failure.summary == "the server sent the alert \(name)")
  }

  /// Without a request, an alert about certificates is about none of a client's.
  @Test(
    arguments: [
      (42, "did not ask for"), (48, "did not ask for"), (47, "not allowed"), (51, "no certificate"),
    ] as [(UInt8, String)])
  func isNotBlamedOnACertificateThatNobodyAskedFor(alert: UInt8, words: String) {
    #expect(ConnectionFailure.alert(alert, after: .none).hint?.contains(words) == true)
  }
}
