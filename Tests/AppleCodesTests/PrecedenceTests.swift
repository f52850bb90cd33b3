import Testing
import TrustModel

@testable import AppleCodes

/// Rules P1 to P5 of mapping section 3, with the logs that prove them.
@Suite struct PrecedenceTests {
  @Test(
    "the winner's OSStatus",
    arguments: [
      // L129: expired and other name.
      ([("TemporalValidity", 0), ("SSLHostname", 0)], -67602),
      // L131: untrusted root and other name.
      ([("SSLHostname", 0), ("AnchorTrusted", 2)], -67843),
      // L038: name constraints under an untrusted root.
      ([("AnchorTrusted", 1), ("NameConstraints", 0)], -67689),
      // P2: a ten-year self-signed certificate is too long before it is untrusted.
      ([("AnchorTrusted", 0), ("OtherTrustValidityPeriod", 0)], -67901),
      ([("TemporalValidity", 0), ("AnchorTrusted", 1)], -67843),
      ([("TemporalValidity", 0), ("ServerAuthEKU", 0)], -67609),
      ([("AnchorTrusted", 2), ("SignatureHashAlgorithms", 0)], -67815),
      // Class order beats the leaf-first rule.
      ([("TemporalValidity", 0), ("KeySize", 3)], -67735),
      ([("KeySize", 0), ("Revocation", 1)], -67820),
      ([("Revocation", 0), ("IssuerNameConstraints", 1)], -67900),
      // Leaf first within a class.
      ([("BasicConstraintsPathLen", 2), ("BasicConstraintsCA", 1)], -67605),
    ] as [([(String, Int)], Int)])
  func winner(findings: [(String, Int)], osStatus: Int) throws {
    let findings = try findings.map { key, index in
      Finding(try #require(Check(rawValue: key)), certificate: index, summary: "")
    }
    #expect(Codes.codes(forAll: findings).secTrust?.value == osStatus)
    #expect(Codes.codes(forAll: findings.reversed()).secTrust?.value == osStatus)
  }

  @Test func rankedIsTotalAndKeepsEverything() {
    let findings = Check.allCases.enumerated().map {
      Finding($0.element, certificate: $0.offset % 3, summary: "")
    }
    let ranked = Codes.ranked(findings)
    #expect(Set(ranked) == Set(findings) && ranked.count == findings.count)
    let keys = ranked.map {
      (
        Codes.row(for: $0.check).failureClass?.rawValue ?? ($0.check.isMadeByTheApp ? .max : 0),
        $0.certificate ?? 0
      )
    }
    #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func causeComesBeforeConsequence() {
    let consequence = Finding(
      .basicConstraints, certificate: 1, summary: "", causedBy: .duplicateExtension)
    let cause = Finding(.duplicateExtension, certificate: 1, summary: "")
    #expect(Codes.ranked([consequence, cause]) == [cause, consequence])
  }

  @Test func pathFindingComesLastInItsClass() {
    let path = Finding(.searchBound, certificate: nil, summary: "")
    let root = Finding(.anchorTrusted, certificate: 4, reason: .rootNotTrusted, summary: "")
    #expect(Codes.ranked([path, root]) == [root, path])
  }

  @Test func nothingFailedShowsNothing() {
    #expect(Codes.codes(forAll: []) == .none)
    #expect(Codes.ranked([]).isEmpty)
  }

  @Test func oneFindingAloneShowsItsOwnCodes() {
    for check in Check.allCases {
      let finding = Finding(check, certificate: 0, summary: "")
      #expect(Codes.codes(forAll: [finding]) == Codes.codes(for: finding))
      #expect(Codes.codes(forAll: [finding, finding]) == Codes.codes(for: finding))
    }
  }

  @Test func openTieLosesItsCertainty() {
    let tie = [
      Finding(.basicConstraints, certificate: 1, summary: ""),
      Finding(.basicConstraintsPathLen, certificate: 1, summary: ""),
    ]
    #expect(Codes.codes(forAll: tie).secTrust?.certainty == .inferred)
    let sameCode = [
      Finding(.extendedKeyUsage, certificate: 0, summary: ""),
      Finding(.serverAuthEKU, certificate: 0, summary: ""),
    ]
    #expect(Codes.codes(forAll: sameCode).secTrust?.certainty == .source)
    #expect(Codes.codes(forAll: sameCode).cssm?.certainty == .source)
    // The first certificate comes first, so that these are no tie.
    let ofTwo = Codes.codes(forAll: [
      Finding(.basicConstraints, certificate: 1, summary: ""),
      Finding(.basicConstraintsPathLen, certificate: 2, summary: ""),
    ])
    #expect(ofTwo.secTrust?.certainty == .source && ofTwo.secTrust?.value == -67604)
    #expect(ofTwo.cssm?.certainty == .source)
    // One status, and two of CSSM.
    let sameStatus = Codes.codes(forAll: [
      Finding(.weakKeySize, certificate: 0, summary: ""),
      Finding(.keySize, certificate: 0, summary: ""),
    ])
    #expect(sameStatus.secTrust?.certainty == .source)
    #expect(sameStatus.cssm?.certainty == .inferred)
  }

  @Test func untrustedRootBeatsNameInTheStreamCode() {
    let codes = Codes.codes(forAll: [
      Finding(.sslHostname, certificate: 0, reason: .otherName, summary: ""),
      Finding(.anchorTrusted, certificate: 0, reason: .selfSignedLeaf, summary: ""),
    ])
    #expect(codes.stream?.value == -9813)
    #expect(codes.stream?.certainty == .observed)
    #expect(codes.stream?.evidence.contains("L002") == true)
  }

  @Test(
    "P4 beyond its one log is an assumption",
    arguments: [
      ([.sslHostname, .temporalValidity], -9843), ([.anchorTrusted, .temporalValidity], -9813),
      ([.temporalValidity, .keySize], -9807), ([.anchorTrusted, .otherTrustValidityPeriod], -9807),
      ([.anchorTrusted, .sslHostname, .temporalValidity], -9813),
      ([.missingIntermediate, .sslHostname], -9807),
    ] as [([Check], Int)])
  func streamOrder(checks: [Check], code: Int) {
    let stream = Codes.codes(forAll: checks.map { Finding($0, certificate: 0, summary: "") }).stream
    #expect(stream?.value == code)
    #expect(stream?.certainty == .inferred)
  }

  @Test(
    "P3",
    arguments: [
      ([], .user, .proceed), ([], .system, .unspecified), ([], .app, .unspecified),
      ([], nil, .recoverableTrustFailure),
      ([.sslHostname, .anchorTrusted], nil, .recoverableTrustFailure),
      ([.usageConstraints, .sslHostname], .system, .deny),
      ([.usageConstraints, .weakKeySize], .system, .fatalTrustFailure),
      ([.revocation], .system, .fatalTrustFailure),
    ] as [([Check], TrustSource?, TrustResult)])
  func trustResult(checks: [Check], source: TrustSource?, result: TrustResult) {
    let findings = checks.map { Finding($0, certificate: 0, summary: "") }
    #expect(Codes.trustResult(of: findings, anchorSource: source) == result)
  }

  /// P5: the handshake ends before trust evaluation, which an app can still make by itself.
  @Test func theHandshakeComesFirst() {
    let old = Finding(.tlsVersion, certificate: nil, summary: "")
    let revoked = Finding(.revocation, certificate: 0, summary: "")
    #expect(Codes.ranked([revoked, old]) == [old, revoked])
    let codes = Codes.codes(forAll: [revoked, old])
    #expect(codes.urlSession?.value == -1200 && codes.urlSessionATS?.value == -1200)
    #expect(codes.stream?.value == -9836 && codes.streamATS?.value == -9836)
    #expect(codes.networkFramework?.value == -9836)
    #expect(codes.secTrust?.value == -67820 && codes.secureTransport?.value == -9807)
    #expect(Codes.trustResult(of: [old], anchorSource: .system) == .unspecified)
    #expect(Codes.trustResult(of: [old, revoked], anchorSource: nil) == .fatalTrustFailure)
  }

  @Test func demandedRevocationAnswerLeavesLoadingToTheOthers() {
    let codes = Codes.codes(forAll: [
      Finding(.revocationResponseRequired, certificate: 0, summary: ""),
      Finding(.sslHostname, certificate: 0, reason: .otherName, summary: ""),
    ])
    #expect(codes.secTrust?.value == -67635)
    #expect(codes.urlSession?.value == -1202)
    #expect(codes.stream?.value == -9843)
  }

  /// Only those documented codes are an assumption that another failure has otherwise.
  @Test(
    arguments: [
      ([.anchorTrusted, .missingIntermediate], .documented, .inferred),
      ([.anchorTrusted, .sslHostname], .inferred, .inferred),
      ([.nameConstraints, .extendedKeyUsage], .documented, .documented),
      ([.nameConstraints, .revocationResponseRequired], .documented, .documented),
      ([.sslHostname, .keyUsage], .documented, .inferred),
    ] as [([Check], Certainty, Certainty)])
  func documentedCodesOfSeveral(checks: [Check], url: Certainty, osStatus: Certainty) {
    let codes = Codes.codes(forAll: checks.map { Finding($0, certificate: 0, summary: "") })
    #expect(codes.documented.url?.certainty == url)
    #expect(codes.documented.cfNetwork?.certainty == url)
    #expect(codes.documented.osStatus?.certainty == osStatus)
  }
}
