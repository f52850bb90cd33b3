import Testing
import TrustModel

@testable import AppleCodes

/// The 16 rows of TN2232 Appendix A.
@Suite struct DocumentedCodesTests {
  private static let rows: [(CodeDomain, String, Int)] = [
    (.url, "NSURLErrorSecureConnectionFailed", -1200),
    (.url, "NSURLErrorServerCertificateHasBadDate", -1201),
    (.url, "NSURLErrorServerCertificateUntrusted", -1202),
    (.url, "NSURLErrorServerCertificateHasUnknownRoot", -1203),
    (.url, "NSURLErrorServerCertificateNotYetValid", -1204),
    (.cfNetwork, "kCFURLErrorSecureConnectionFailed", -1200),
    (.cfNetwork, "kCFURLErrorServerCertificateHasBadDate", -1201),
    (.cfNetwork, "kCFURLErrorServerCertificateUntrusted", -1202),
    (.cfNetwork, "kCFURLErrorServerCertificateHasUnknownRoot", -1203),
    (.cfNetwork, "kCFURLErrorServerCertificateNotYetValid", -1204),
    (.osStatus, "errSSLXCertChainInvalid", -9807), (.osStatus, "errSSLUnknownRootCert", -9812),
    (.osStatus, "errSSLNoRootCert", -9813), (.osStatus, "errSSLCertExpired", -9814),
    (.osStatus, "errSSLCertNotYetValid", -9815), (.osStatus, "errSSLHostNameMismatch", -9843),
  ]

  private static let reachable: [AppleCode] = {
    let findings =
      Check.allCases.map { Finding($0, certificate: 0, summary: "") } + [
        Finding(.temporalValidity, certificate: 0, reason: .notYetValid, summary: "")
      ]
    let failure = ConnectionFailure(.alertReceived(40), summary: "")
    let all =
      findings.map { Codes.codes(for: $0).documented } + [
        Codes.codes(for: failure).documented
      ]
    return all.flatMap { [$0.url, $0.cfNetwork, $0.osStatus].compactMap(\.self) }
  }()

  @Test(arguments: rows)
  func rowIsReached(domain: CodeDomain, symbol: String, value: Int) {
    #expect(
      Self.reachable.contains {
        $0.domain == domain && $0.symbol == symbol && $0.value == value
          && $0.certainty == .documented
      })
  }

  @Test(
    arguments: [
      (.temporalValidity, .expired, -1201, -9814),
      (.temporalValidity, .notYetValid, -1204, -9815),
      (.anchorTrusted, .selfSignedLeaf, -1203, -9812),
      (.anchorTrusted, .rootNotTrusted, -1203, -9812),
      (.missingIntermediate, .issuerNotSent, -1203, -9813),
      (.sslHostname, .otherName, -1202, -9843), (.sslHostname, .commonNameOnly, -1202, -9843),
      (.extendedKeyUsage, nil, -1202, -9807), (.revocation, nil, -1202, -9807),
      (.nameConstraints, nil, -1202, -9807),
    ] as [(Check, FindingReason?, Int, Int)])
  func causeHasItsRow(check: Check, reason: FindingReason?, url: Int, osStatus: Int) {
    let documented = Codes.codes(
      for: Finding(check, certificate: 0, reason: reason, summary: "")
    ).documented
    #expect(documented.url?.value == url)
    #expect(documented.cfNetwork?.value == url)
    #expect(documented.osStatus?.value == osStatus)
  }

  @Test func choiceBetweenDocumentedCodesIsAnAssumption() {
    let documented = Codes.codes(forAll: [
      Finding(.temporalValidity, certificate: 0, reason: .expired, summary: ""),
      Finding(.sslHostname, certificate: 0, reason: .otherName, summary: ""),
    ]).documented
    #expect(documented.url?.value == -1202)
    #expect(documented.osStatus?.value == -9843)
    for code in [documented.url, documented.cfNetwork, documented.osStatus] {
      #expect(code?.certainty == .inferred)
    }
  }
}

@Suite struct DocumentedAndCurrentTests {
  @Test(
    arguments: [
      (.temporalValidity, .expired, ["-1201", "-1202", "-1200", "Logs show -1202"]),
      (.temporalValidity, .notYetValid, ["-1204", "-1202", "-9815", "-9814"]),
      (.anchorTrusted, .selfSignedLeaf, ["-1203", "-1202", "-9812", "-9813"]),
      (
        .missingIntermediate, .issuerNotSent, ["-1203", "-1202", "Logs show -1202", "up to iOS 11"]
      ),
      (.searchBound, nil, ["-1203", "-1202", "by rule, current systems show -1202"]),
    ] as [(Check, FindingReason?, [String])])
  func difference(check: Check, reason: FindingReason?, parts: [String]) throws {
    let codes = Codes.codes(for: Finding(check, certificate: 0, reason: reason, summary: ""))
    let text = try #require(Codes.documentedAndCurrent(codes))
    for part in parts { #expect(text.contains(part), "\(text)") }
  }

  @Test func agreementSaysNothing() {
    let name = Finding(.sslHostname, certificate: 0, reason: .otherName, summary: "")
    #expect(Codes.documentedAndCurrent(Codes.codes(for: name)) == nil)
    #expect(Codes.documentedAndCurrent(.none) == nil)
  }

  @Test func lostHandshakeNamesBothCodes() throws {
    let failure = ConnectionFailure(.connectionLost(.handshake), summary: "")
    let text = try #require(Codes.documentedAndCurrent(Codes.codes(for: failure)))
    #expect(text.contains("-1005") && text.contains("Logs show -1200"))
  }

  /// The whole of what is said, by how the current codes and the documented ones are known.
  @Test(
    arguments: [
      (
        .temporalValidity, .expired,
        "-1201 is what is documented; current systems show -1202, or -1200 with App Transport Security in "
          + "force. Logs show -1202 for this cause, and none shows -1201."
      ),
      (
        .temporalValidity, .notYetValid,
        "-1204 is what is documented; by rule, current systems show -1202, or -1200 with App Transport "
          + "Security in force. No log shows this cause alone; -1204 is in no log of any cause. "
          + "CFNetwork's own code is -9814, not the documented -9815 (one check of Apple's covers both "
          + "ends of the dates; no log)."
      ),
      (
        .anchorTrusted, .selfSignedLeaf,
        "-1203 is what is documented; current systems show -1202, or -1200 with App Transport Security in "
          + "force. Logs show -1202 for this cause, and none shows -1203. CFNetwork's own code is -9813, "
          + "not the documented -9812, which no log shows and only OS X 10.7 and earlier could give."
      ),
      (
        .anchorTrusted, .rootRejected,
        "-1203 is what is documented; by rule, current systems show -1202, or -1200 with App Transport "
          + "Security in force. No log shows this cause alone; -1203 is in no log of any cause. "
          + "CFNetwork's own code is -9813, not the documented -9812 (inferred)."
      ),
      (
        .missingIntermediate, .issuerNotSent,
        "-1203 is what is documented; current systems show -1202, or -1200 with App Transport Security in "
          + "force. Logs show -1202 for this cause, and none shows -1203. CFNetwork's own code is -9807, "
          + "not the documented -9813, by the logs; up to iOS 11 it was -9813."
      ),
      (
        .searchBound, nil,
        "-1203 is what is documented; by rule, current systems show -1202, or -1200 with App Transport "
          + "Security in force. No log shows this cause alone; -1203 is in no log of any cause. "
          + "CFNetwork's own code is -9807, not the documented -9813 (inferred)."
      ),
      (
        .leafSPKISHA256, nil,
        "-1202 is what is documented; by rule, current systems show -1200. No log settles which of them "
          + "this cause gives."
      ),
    ] as [(Check, FindingReason?, String)])
  func sentences(check: Check, reason: FindingReason?, text: String) {
    let codes = Codes.codes(for: Finding(check, certificate: 0, reason: reason, summary: ""))
    #expect(Codes.documentedAndCurrent(codes) == text)
  }
}
