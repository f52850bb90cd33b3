import Testing
import TrustModel

@testable import AppleCodes

/// The field logs of high confidence, rebuilt at the level of findings and codes.
///
/// Those that a server alone cannot cause are in ``leftOut``, each with the reason.
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
    case secTrust, secureTransport, stream, streamATS, urlSession, urlSessionATS
    case networkFramework, cssm

    func value(in codes: LayerCodes) -> Int? {
      switch self {
      case .secTrust: codes.secTrust?.value
      case .secureTransport: codes.secureTransport?.value
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
  private static let rootNotSent = Finding(
    .missingIntermediate, certificate: 1, reason: .issuerNotSent, summary: "")
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
    trust("L012", [privateRoot], [.secTrust: -67843]),
    trust("L017", [selfSigned, otherName], [.urlSessionATS: -1200]),
    trust("L023", [leaf(.otherTrustValidityPeriod)], [.cssm: -2_147_409_651]),
    trust("L024", [leaf(.otherTrustValidityPeriod)], [.secTrust: -67901]),
    trust("L031", [privateRoot], [.secTrust: -67843]),
    trust("L037", [leaf(.nameConstraints)], [.secTrust: -67689, .cssm: -2_147_409_643]),
    trust("L040", [leaf(.blackListedKey)], [.secTrust: -67820]),
    trust("L043", [otherName], [.urlSession: -1202, .stream: -9843]),
    trust("L048", [privateRoot], [.urlSession: -1202, .stream: -9813]),
    trust("L049", [selfSigned], transportSecurity),
    trust("L050", [otherName], transportSecurity),
    trust("L053", [privateRoot], transportSecurity),
    trust("L055", [missingIssuer], [.cssm: -2_147_409_622]),
    trust("L058", [privateRoot], [.urlSession: -1202, .stream: -9813]),
    trust("L060", [rootNotSent], [.stream: -9807]),
    trust("L064", [selfSigned], transportSecurity),
    handshake("L066", .connectionLost(.handshake), [.urlSession: -1200, .stream: -9816]),
    trust("L068", [selfSigned], [.secureTransport: -9807]),
    trust("L069", [privateRoot], [.secureTransport: -9807]),
    trust("L070", [privateRoot], [.streamATS: -9802]),
    trust("L087", [leaf(.leafSPKISHA256)], [.networkFramework: -9808]),
    trust("L088", [privateRoot], [.networkFramework: -9808]),
    handshake(
      "L092", .clientCertificateRejected, alert: 51, [.urlSession: -1205, .stream: -9834]),
    handshake("L098", .clientCertificateRequired, [.urlSession: -1206]),
    handshake("L103", .alertReceived(40), [.stream: -9824]),
    handshake("L104", .handshakeFailed, [.stream: -9801]),
    handshake("L106", .handshakeFailed, [.urlSession: -1200, .stream: -9801]),
    trust("L107", [privateRoot], transportSecurity),
    handshake("L111", .connectionLost(.handshake), [.urlSession: -1200, .stream: -9816]),
    trust("L114", [expired], [.networkFramework: -9808]),
    trust("L118", [missingIssuer], [.secTrust: -25318]),
    trust("L119", [otherName], [.secTrust: -67602]),
    trust("L120", [otherName], [.secTrust: -67602]),
    trust("L121", [leaf(.extendedKeyUsage)], [.secTrust: -67609]),
    trust("L124", [selfSigned], [.secTrust: -67843]),
    trust("L128", [expired], [.secTrust: -67818]),
    trust("L129", [expired, otherName], [.secTrust: -67602]),
    trust("L131", [otherName, privateRoot], [.secTrust: -67843]),
    trust("L136", [leaf(.pinnedKey)], [.urlSession: -999]),
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

  private static let causeUnknown = "its reporter did not find the cause"
  private static let trustService = "the simulator's trust service was out of reach"
  private static let cleartext = "no TLS at all"
  private static let userLevel = "quotes no code"

  /// The logs that can be rebuilt neither by findings nor by a connection failure, and why.
  private static let leftOut = [
    "L007": causeUnknown, "L014": causeUnknown, "L020": causeUnknown, "L030": causeUnknown,
    "L063": causeUnknown, "L067": causeUnknown, "L073": causeUnknown, "L082": causeUnknown,
    "L083": causeUnknown, "L085": causeUnknown,
    "L011": "shows -9806 where every other log of a self-signed leaf shows -9813 or -9802",
    "L027": "either of two causes, and no number",
    "L072": "iOS 8; L066 and L111 show what a close in the handshake is today",
    "L075": trustService, "L077": trustService, "L078": trustService,
    "L079": "iOS 12; later logs of a self-signed leaf show -9813",
    "L081": userLevel, "L116": userLevel,
    "L100": "iOS 7's limit on RSA keys, which is gone",
    "L109": "the size of the Diffie-Hellman group is a finding of the handshake, not a failure",
    "L123": "shows no error: see softFailedRevocationShowsNothing",
    "L134": cleartext, "L135": cleartext,
    "L138": "the app's delegate cancelled, in a way that is gone since",
    "L144": "the app's delegate cancelled; its check keys are those of our checks",
    "L149": "the leaf's key usage ends the handshake; for trust evaluation it is no failure",
  ]

  @Test func everyLogIsRebuiltOrHasAReason() {
    let rebuilt = Self.logs.map(\.id)
    // Of logs without a year, only what they are cited for was recorded.
    let known = FieldLogTable.text.split(separator: "\n").filter(\.dated)
      .map { $0.prefix { $0 != "|" } }
    #expect(Set(rebuilt).count == rebuilt.count)
    #expect(Set(rebuilt).isDisjoint(with: Self.leftOut.keys))
    #expect(Set(rebuilt).union(Self.leftOut.keys) == Set(known.map(String.init)))
  }
}

extension Substring {
  /// Whether the row of a field log has its year.
  fileprivate var dated: Bool { dropFirst(5).first != "|" }
}
