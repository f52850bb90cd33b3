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

  /// What each alert says of a client certificate, of a server's certificates, and otherwise.
  @Test(
    arguments: [
      (42, "log says more", "wrongly signed", nil), (43, "its use", "not for TLS servers", nil),
      (44, "it is revoked", "to be revoked", nil), (45, "has expired", "its clock", nil),
      (46, "log says more", "for every reason", nil),
      (48, "intermediate was not sent", "a root that it lacks", nil),
      (49, "let its owner in", "accepted the certificate", nil),
      (51, "made with its key", "key and certificate differ", "such as its end"),
      (40, nil, nil, "group in common"), (71, nil, nil, "group in common"),
      (47, nil, nil, "not allowed"), (70, nil, nil, "TLS 1.0 to TLS 1.3"), (80, nil, nil, "inside"),
      (112, nil, nil, "--sni"), (10, nil, nil, ""), (116, nil, nil, ""),
    ] as [(UInt8, String?, String?, String?)])
  func hints(alert: UInt8, client: String?, server: String?, other: String?) {
    #expect(TLSAlert.refusesCertificate(alert) == (client != nil))
    if let client {
      #expect(ConnectionFailure.alert(alert, after: .answered).hint?.contains(client) == true)
    }
    let hint = ConnectionFailure.hintOnRefusal(ofServerBy: alert)
    #expect(server.map { hint?.contains($0) == true } ?? (hint == nil))
    guard let other else { return }
    let otherwise = ConnectionFailure.alert(alert, after: .none).hint
    #expect(other.isEmpty ? otherwise == nil : otherwise?.contains(other) == true)
  }

  /// What became of the client's own certificate.
  @Test(arguments: [
    (CertificateRequest.unanswered, "evaluated all the same"), (.withheld, "kept back"),
  ])
  func whyThereWasNone(request: CertificateRequest, words: String) {
    #expect(ConnectionFailure.alert(40, after: request).hint?.contains(words) == true)
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
