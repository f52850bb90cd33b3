import Testing
import TrustModel

@testable import AppleCodes

/// Mapping section 5.
@Suite struct ConnectionCodesTests {
  @Test(
    arguments: [
      // kind, documented URL, URLSession, stream
      (.nameNotFound, -1003, -1003, 8), (.refused, -1004, -1004, nil),
      (.unreachable, -1004, -1004, nil), (.timeout(.resolve), -1001, -1001, nil),
      (.timeout(.connect), -1001, -1001, nil), (.timeout(.handshake), -1001, -1001, nil),
      (.connectionLost(.connect), -1005, -1005, nil),
      (.connectionLost(.handshake), -1005, -1200, -9816),
      (.alertReceived(40), -1200, -1200, -9824), (.handshakeFailed, -1200, -1200, -9801),
      (.notTLS(httpResponse: true), -1200, -1200, -9836),
      (.notTLS(httpResponse: false), -1200, -1200, -9836),
      (.clientCertificateRequired, -1206, -1206, nil), (.alertReceived(116), -1206, -1206, nil),
      (.clientCertificateRejected, -1205, -1205, -9825), (.boundExceeded, nil, nil, nil),
      (.unreadableInput, nil, nil, nil), (.usage, nil, nil, nil), (.internalError, nil, nil, nil),
    ] as [(ConnectionFailure.Kind, Int?, Int?, Int?)])
  func codes(kind: ConnectionFailure.Kind, documented: Int?, urlSession: Int?, stream: Int?) {
    let codes = Codes.codes(for: ConnectionFailure(kind, summary: ""))
    #expect(codes.documented.url?.value == documented)
    #expect(codes.documented.cfNetwork?.value == documented)
    #expect(codes.urlSession?.value == urlSession)
    #expect(codes.stream?.value == stream)
    // P5: a failure before trust evaluation is the same with App Transport Security in force.
    #expect(codes.urlSessionATS == codes.urlSession)
    #expect(codes.streamATS == codes.stream)
    #expect(codes.secTrust == nil && codes.cssm == nil)
  }

  @Test(
    arguments: [
      (0, -9805), (10, -9819), (20, -9820), (21, -9821), (22, -9822), (30, -9823), (40, -9824),
      (42, -9825), (43, -9826), (44, -9827), (45, -9828), (46, -9829), (47, -9830), (48, -9831),
      (49, -9832), (50, -9833), (51, -9834), (60, -9835), (70, -9836), (71, -9837), (80, -9838),
      (86, -9860), (90, -9839), (100, -9840), (109, -9861), (110, -9855), (112, -9865),
      (113, -9862), (115, -9864), (120, -9802), (255, -9802),
    ] as [(UInt8, Int)])
  func alert(number: UInt8, code: Int) {
    let codes = Codes.codes(for: ConnectionFailure(.alertReceived(number), summary: ""))
    #expect(codes.stream?.value == code)
    #expect(codes.documented.osStatus?.value == code)
    #expect(codes.urlSession?.value == -1200)
  }

  @Test func unknownAlertIsInferredOnly() {
    let codes = Codes.codes(for: ConnectionFailure(.alertReceived(120), summary: ""))
    #expect(codes.stream?.certainty == .inferred)
  }

  @Test func alertOfRejectedClientCertificateIsUsed() {
    let failure = ConnectionFailure(.clientCertificateRejected, summary: "")
    let codes = Codes.codes(for: failure, alert: 51)
    #expect(codes.stream?.value == -9834)
    #expect(codes.urlSession?.value == -1205)
  }

  /// Logs show -1205 with two alerts; that the others have the same code is inferred.
  @Test(
    arguments: [
      (42, -9825, .observed), (43, -9826, .inferred), (44, -9827, .inferred),
      (45, -9828, .inferred), (46, -9829, .inferred), (48, -9831, .inferred),
      (49, -9832, .inferred), (51, -9834, .observed),
    ] as [(UInt8, Int, Certainty)])
  func rejectedClientCertificate(alert: UInt8, stream: Int, certainty: Certainty) {
    let failure = ConnectionFailure(.clientCertificateRejected, summary: "")
    let codes = Codes.codes(for: failure, alert: alert)
    #expect(codes.urlSession?.value == -1205 && codes.urlSession?.certainty == certainty)
    #expect(codes.urlSessionATS == codes.urlSession)
    #expect(codes.documented.url?.value == -1205)
    #expect(codes.stream?.value == stream && codes.stream?.certainty == .source)
    #expect(codes.streamATS == codes.stream)
    #expect(codes.networkFramework?.value == stream)
    #expect(codes.networkFramework?.certainty == .inferred)
  }

  @Test func cleartextPortIsObservedInNetworkFramework() {
    let failure = ConnectionFailure(.notTLS(httpResponse: true), summary: "")
    let code = Codes.codes(for: failure).networkFramework
    #expect(code?.value == -9836 && code?.certainty == .observed)
  }
}
