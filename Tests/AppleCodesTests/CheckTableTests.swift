import Testing
import TrustModel

@testable import AppleCodes

/// The numbers of mapping section 2, written out again.
@Suite struct CheckTableTests {
  private static let columns: [(Check, FailureClass?, Severity, Int?, UInt32?)] = [
    (.anchorTrusted, .trust, .recoverable, -67843, 0x8001_212A),
    (.missingIntermediate, .trust, .recoverable, -25318, 0x8001_212A),
    (.usageConstraints, .denied, .deny, -67654, 0x8001_2436),
    (.sslHostname, .name, .recoverable, -67602, 0x8001_2400),
    (.temporalValidity, .expired, .recoverable, -67818, 0x8001_210A),
    (.validityPeriodMaximums, .compliance, .recoverable, -67901, 0x8001_210D),
    (.systemTrustValidityPeriod, .compliance, .recoverable, -67901, 0x8001_210D),
    (.otherTrustValidityPeriod, .compliance, .recoverable, -67901, 0x8001_210D),
    (.extendedKeyUsage, .usage, .recoverable, -67609, 0x8001_2407),
    (.serverAuthEKU, .usage, .recoverable, -67609, 0x8001_2407),
    (.keyUsage, .usage, .recoverable, -67608, 0x8001_2406),
    (.keySize, .keySize, .recoverable, -67735, 0x8001_0918),
    (.weakKeySize, .keySize, .fatal, -67735, 0x8001_2115),
    (.systemTrustedWeakKey, .keySize, .recoverable, -67735, 0x8001_0918),
    (.signatureHashAlgorithms, .weakHash, .recoverable, -67815, 0x8001_0913),
    (.weakSignature, .weakHash, .fatal, -67815, 0x8001_0955),
    (.systemTrustedWeakHash, .weakHash, .recoverable, -67815, 0x8001_0955),
    (.basicConstraints, .compliance, .recoverable, -67604, 0x8001_2402),
    (.basicConstraintsCA, .compliance, .recoverable, -67605, 0x8001_2403),
    (.basicConstraintsPathLen, .compliance, .recoverable, -67611, 0x8001_2409),
    (.nameConstraints, .compliance, .recoverable, -67689, 0x8001_2115),
    (.policyConstraints, .compliance, .recoverable, -67835, 0x8001_2115),
    (.criticalExtensions, .compliance, .recoverable, -67603, 0x8001_2401),
    (.duplicateExtension, .compliance, .recoverable, -67903, 0x8001_2410),
    (.unparseableExtension, .compliance, .recoverable, -67618, 0x8001_2410),
    (.idLinkage, .compliance, .recoverable, -67610, 0x8001_2404),
    (.nonEmptySubject, .compliance, .recoverable, -67655, 0x8001_2437),
    (.revocation, .revoked, .fatal, -67820, 0x8001_210C),
    (.revocationResponseRequired, .pinning, .recoverable, -67635, 0x8001_2423),
    (.systemTrustedCTRequired, .compliance, .recoverable, -67825, 0x8001_2114),
    (.ctRequired, .trust, .recoverable, -67843, 0x8001_212A),
    (.blackListedLeaf, .blocked, .fatal, -67820, 0x8001_210C),
    (.blackListedKey, .blocked, .fatal, -67820, 0x8001_210C),
    (.grayListedLeaf, .trust, .recoverable, -67843, 0x8001_212A),
    (.grayListedKey, .trust, .recoverable, -67843, 0x8001_212A),
    (.issuerNameConstraints, .blocked, .fatal, -67900, 0x8001_211F),
    (.issuerPolicyConstraints, .blocked, .fatal, -67899, 0x8001_2120),
    (.leafSPKISHA256, .pinning, .recoverable, -9886, 0x8001_243D),
    (.caSPKISHA256, .pinning, .recoverable, -9886, 0x8001_243C),
    (.tlsVersion, nil, .fatal, -9836, nil),
    (.unparseableCertificate, .compliance, .fatal, -26275, 0x8001_2115),
    (.searchBound, .trust, .recoverable, -25318, 0x8001_212A),
    (.pinnedKey, nil, .fatal, nil, nil), (.pinnedCertificate, nil, .fatal, nil, nil),
  ]

  @Test(arguments: columns)
  func columnsAgree(
    check: Check, failureClass: FailureClass?, severity: Severity, osStatus: Int?, cssm: UInt32?
  ) {
    let row = Codes.row(for: check)
    #expect(row.check == check)
    #expect(row.failureClass == failureClass)
    #expect(row.severity == severity)
    #expect(row.osStatus?.value == osStatus)
    #expect(row.osStatus == nil || row.osStatus?.domain == .osStatus)
    #expect(row.cssm?.value == cssm.map { Int(Int32(bitPattern: $0)) })
    #expect(row.cssm == nil || row.cssm?.domain == .cssm)
  }

  @Test func everyCheckIsListedOnce() {
    #expect(Self.columns.map(\.0).count == Check.allCases.count)
    #expect(Set(Self.columns.map(\.0)) == Set(Check.allCases))
  }

  @Test func checksOfOursAreInferredThroughout() {
    for check in [Check.unparseableCertificate, .searchBound] {
      let row = Codes.row(for: check)
      #expect(row.certainty == .inferred)
      #expect(row.osStatus?.certainty == .inferred && row.cssm?.certainty == .inferred)
    }
  }

  /// All rows of Apple's checks were read in Apple's list of checks.
  @Test func rowsOfApplesAreSource() {
    for check in Check.allCases
    where !check.isMadeByTheApp
      && ![.tlsVersion, .unparseableCertificate, .searchBound].contains(check)
    {
      let row = Codes.row(for: check)
      #expect(row.certainty == .source, "\(check)")
      #expect(row.osStatus?.certainty == .source && row.cssm?.certainty == .source, "\(check)")
    }
  }

  /// A user's denial is a concept of Apple's; that OpenSSL's rejection in a file has the same
  /// effect is inferred.
  @Test func aMarkThatDeniesIsInferred() throws {
    let ban = Finding(.usageConstraints, certificate: 1, summary: "")
    let mark = Finding(.usageConstraints, certificate: 1, reason: .rootRejected, summary: "")
    for (finding, certainty) in [(ban, Certainty.source), (mark, .inferred)] {
      for codes in [Codes.codes(for: finding), Codes.codes(forAll: [finding])] {
        let secTrust = try #require(codes.secTrust)
        #expect(secTrust.value == -67654)
        #expect(secTrust.certainty == certainty)
        #expect(codes.cssm?.certainty == certainty)
      }
      #expect(Codes.row(for: finding).severity == .deny)
    }
  }

  /// Apple's clients can be told to demand an answer on the server's certificate, and on no other.
  @Test(arguments: [(0, Certainty.source), (1, .inferred)])
  func anAnswerThatIsDemandedOfAnIssuer(certificate: Int, certainty: Certainty) throws {
    let finding = Finding(.revocationResponseRequired, certificate: certificate, summary: "")
    let codes = Codes.codes(for: finding)
    let secTrust = try #require(codes.secTrust)
    #expect(secTrust.value == -67635)
    #expect(secTrust.certainty == certainty && codes.cssm?.certainty == certainty)
  }

  /// A refusal of the app comes after all failures of trust evaluation.
  @Test(arguments: [Check.pinnedKey, .pinnedCertificate]) func theAppComesLast(check: Check) {
    let own = Finding(check, certificate: 0, summary: "")
    let expired = Finding(.temporalValidity, certificate: 1, summary: "")
    #expect(Codes.ranked([own, expired]) == [expired, own])
    #expect(Codes.codes(forAll: [own, expired]) == Codes.codes(forAll: [expired]))
    let alone = Codes.codes(forAll: [own])
    #expect(alone.urlSession?.value == -999 && alone.urlSessionATS?.value == -999)
    #expect(alone.secTrust == nil && alone.cssm == nil && alone.documented == .init())
    #expect(Codes.trustResult(of: [own], anchorSource: .system) == .unspecified)
    #expect(
      Codes.trustResult(of: [own, expired], anchorSource: .system) == .recoverableTrustFailure)
  }

  @Test func classNumbersAreApples() {
    #expect(FailureClass.allCases.map(\.rawValue) == Array(1...11))
    #expect(FailureClass.blocked < .revoked && FailureClass.name < .expired)
  }
}
