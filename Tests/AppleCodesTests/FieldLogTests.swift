import Testing
import TrustModel

@testable import AppleCodes

/// The field logs of high confidence, rebuilt at the level of findings and codes.
///
/// Not here, because their cause lies outside what a server can be examined for: L068 (Secure
/// Transport has no layer in the report), L075 L077 L078 (trust service out of reach in a simulator),
/// L109 (size of a Diffie-Hellman group), L116 (quotes no code), L134 L135 (cleartext http), L136 L138
/// (the app's delegate refuses).
@Suite struct FieldLogTests {
  enum Cause {
    case findings([Finding])
    case failure(ConnectionFailure.Kind, alert: UInt8?)
  }

  struct Log: CustomTestStringConvertible {
    let id: String
    let cause: Cause
    let expected: [Layer: Int]

    var testDescription: String { id }
  }

  enum Layer {
    case secTrust, stream, streamATS, urlSession, urlSessionATS, networkFramework, cssm

    func value(in codes: LayerCodes) -> Int? {
      switch self {
      case .secTrust: codes.secTrust?.value
      case .stream: codes.stream?.value
      case .streamATS: codes.streamATS?.value
      case .urlSession: codes.urlSession?.value
      case .urlSessionATS: codes.urlSessionATS?.value
      case .networkFramework: codes.networkFramework?.value
      case .cssm: codes.cssm?.value
      }
    }
  }

  private static let selfSigned = Finding(
    .anchorTrusted, certificate: 0, reason: .selfSignedLeaf, summary: "")
  private static let privateRoot = Finding(
    .anchorTrusted, certificate: 1, reason: .rootNotTrusted, summary: "")
  private static let missingIssuer = Finding(
    .missingIntermediate, certificate: 0, reason: .issuerNotSent, summary: "")
  private static let otherName = Finding(
    .sslHostname, certificate: 0, reason: .otherName, summary: "")
  private static let expired = Finding(
    .temporalValidity, certificate: 0, reason: .expired, summary: "")

  private static func leaf(_ check: Check) -> Finding {
    Finding(check, certificate: 0, summary: "")
  }

  private static func trust(
    _ id: String, _ findings: [Finding], _ expected: [Layer: Int]
  ) -> Log {
    Log(id: id, cause: .findings(findings), expected: expected)
  }

  private static func handshake(
    _ id: String, _ kind: ConnectionFailure.Kind, alert: UInt8? = nil, _ expected: [Layer: Int]
  ) -> Log {
    Log(id: id, cause: .failure(kind, alert: alert), expected: expected)
  }

  private static let transportSecurity: [Layer: Int] = [.urlSessionATS: -1200, .streamATS: -9802]

  private static let logs: [Log] = [
    trust("L002", [selfSigned, otherName], [.urlSession: -1202, .stream: -9813]),
    trust("L003", [selfSigned], transportSecurity),
    trust("L004", [privateRoot], [.urlSession: -1202, .stream: -9813]),
    trust("L005", [otherName], [.secTrust: -67602]),
    trust("L008", [leaf(.validityPeriodMaximums)], [.secTrust: -67901]),
    trust("L010", [expired], transportSecurity),
    trust("L017", [selfSigned, otherName], [.urlSessionATS: -1200]),
    trust("L023", [leaf(.otherTrustValidityPeriod)], [.cssm: -2_147_409_651]),
    trust("L024", [leaf(.otherTrustValidityPeriod)], [.secTrust: -67901]),
    trust("L031", [privateRoot], [.secTrust: -67843]),
    trust("L037", [leaf(.nameConstraints)], [.secTrust: -67689, .cssm: -2_147_409_643]),
    trust("L040", [leaf(.blackListedKey)], [.secTrust: -67820]),
    trust("L049", [selfSigned], transportSecurity),
    trust("L050", [otherName], transportSecurity),
    trust("L053", [privateRoot], transportSecurity),
    trust("L055", [missingIssuer], [.cssm: -2_147_409_622]),
    trust("L058", [privateRoot], [.urlSession: -1202, .stream: -9813]),
    trust("L064", [selfSigned], transportSecurity),
    handshake("L066", .connectionLost(.handshake), [.urlSession: -1200, .stream: -9816]),
    trust("L070", [privateRoot], [.streamATS: -9802]),
    trust("L087", [leaf(.leafSPKISHA256)], [.networkFramework: -9808]),
    trust("L088", [privateRoot], [.networkFramework: -9808]),
    handshake(
      "L092", .clientCertificateRejected, alert: 51, [.urlSession: -1205, .stream: -9834]),
    handshake("L103", .alertReceived(40), [.stream: -9824]),
    handshake("L104", .handshakeFailed, [.stream: -9801]),
    trust("L107", [privateRoot], transportSecurity),
    handshake("L111", .connectionLost(.handshake), [.urlSession: -1200, .stream: -9816]),
    trust("L118", [missingIssuer], [.secTrust: -25318]),
    trust("L119", [otherName], [.secTrust: -67602]),
    trust("L120", [otherName], [.secTrust: -67602]),
    trust("L121", [leaf(.extendedKeyUsage)], [.secTrust: -67609]),
    trust("L124", [selfSigned], [.secTrust: -67843]),
    trust("L128", [expired], [.secTrust: -67818]),
    trust("L129", [expired, otherName], [.secTrust: -67602]),
    trust("L131", [otherName, privateRoot], [.secTrust: -67843]),
    handshake("L137", .nameNotFound, [.urlSession: -1003, .stream: 8]),
    trust("L141", [leaf(.revocationResponseRequired)], [.secTrust: -67635]),
    trust("L146", [privateRoot], [.urlSession: -1202, .stream: -9813]),
    trust("L147", [expired], [.urlSession: -1202, .stream: -9814]),
  ]

  @Test(arguments: logs)
  func logAgrees(log: Log) {
    let codes =
      switch log.cause {
      case .findings(let findings): Codes.codes(forAll: findings)
      case .failure(let kind, let alert):
        Codes.codes(for: ConnectionFailure(kind, summary: ""), alert: alert)
      }
    for (layer, value) in log.expected {
      #expect(layer.value(in: codes) == value, "\(log.id), \(layer)")
    }
  }

  /// L123: a revoked certificate of a private authority without a stapled answer is accepted.
  @Test func softFailedRevocationShowsNothing() {
    #expect(Codes.codes(forAll: []) == .none)
    #expect(Codes.trustResult(of: [], anchorSource: .app) == .unspecified)
  }

  @Test func logsAreListedOnce() {
    #expect(Set(Self.logs.map(\.id)).count == Self.logs.count)
  }
}
