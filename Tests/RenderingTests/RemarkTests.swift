import Testing
import TrustModel

@testable import Rendering

/// The words by which a report names what it knows by a symbol.
@Suite struct RemarkTests {
  /// For the certificate's line in the table of the path.
  @Test(
    arguments: [
      (.anchorTrusted, .selfSignedLeaf, "self-signed"),
      (.anchorTrusted, .rootNamesake, "other key"),
      (.anchorTrusted, .rootNotInAppleList, "not in Apple's list"),
      (.missingIntermediate, .rootRejected, "rejected"),
      (.missingIntermediate, .rootNotForPurpose, "not for this use"),
      (.missingIntermediate, .badSignature, "bad signature"),
      (.missingIntermediate, .signedByOtherKey, "other key or damage"),
      (.missingIntermediate, .issuerKeyMismatch, "issuer has other key"),
      (.missingIntermediate, .rootNotSent, "issuer unknown"),
      (.missingIntermediate, .issuerWeak, "issuer weak"),
      (.missingIntermediate, .issuersInCircle, "leads back"),
      (.missingIntermediate, .issuerNameMismatch, "other issuer name"),
      (.missingIntermediate, .signatureNotVerifiable, "signature unknown"),
      (.missingIntermediate, .issuerNotSent, "issuer missing"),
      (.usageConstraints, nil, "denied by user"), (.sslHostname, nil, "other name"),
      (.temporalValidity, .notYetValid, "not yet valid"), (.temporalValidity, .expired, "expired"),
      (.validityPeriodMaximums, nil, "valid too long"),
      (.systemTrustValidityPeriod, nil, "valid too long"),
      (.otherTrustValidityPeriod, nil, "valid too long"), (.extendedKeyUsage, nil, "wrong usage"),
      (.serverAuthEKU, nil, "wrong usage"), (.keyUsage, nil, "key usage"),
      (.weakKeySize, nil, "weak key"), (.systemTrustedWeakKey, .unsupportedKeyType, "kind of key"),
      (.keySize, .unsupportedKeyType, "kind of key"), (.keySize, .unusableKey, "unusable key"),
      (.signatureHashAlgorithms, nil, "weak hash"), (.weakSignature, nil, "weak hash"),
      (.systemTrustedWeakHash, nil, "weak hash"), (.basicConstraints, nil, "no CA"),
      (.basicConstraintsCA, nil, "no CA"), (.basicConstraintsPathLen, nil, "path length"),
      (.nameConstraints, nil, "name constraint"), (.issuerNameConstraints, nil, "name constraint"),
      (.policyConstraints, nil, "policy"), (.issuerPolicyConstraints, nil, "policy"),
      (.criticalExtensions, nil, "critical extension"),
      (.duplicateExtension, nil, "duplicate extension"),
      (.unparseableExtension, nil, "bad extension"), (.idLinkage, nil, "key identifier"),
      (.nonEmptySubject, nil, "empty subject"), (.revocation, nil, "revoked"),
      (.revocationResponseRequired, nil, "revocation unknown"),
      (.systemTrustedCTRequired, nil, "no transparency"), (.ctRequired, nil, "no transparency"),
      (.grayListedKey, .issuedAfterDistrust, "issued too late"), (.grayListedKey, nil, "blocked"),
      (.grayListedLeaf, nil, "blocked"), (.blackListedLeaf, nil, "blocked"),
      (.blackListedKey, nil, "blocked"), (.leafSPKISHA256, nil, "not pinned"),
      (.caSPKISHA256, nil, "not pinned"), (.pinnedKey, nil, "not pinned"),
      (.pinnedCertificate, nil, "not pinned"), (.tlsVersion, nil, "old TLS"),
      (.unparseableCertificate, nil, "unreadable"), (.searchBound, nil, "search stopped"),
    ] as [(Check, FindingReason?, String)])
  func failuresInAFewWords(check: Check, reason: FindingReason?, remark: String) {
    #expect(Finding(check, certificate: 0, reason: reason, summary: "").remark == remark)
  }

  /// Where the lines of a fix belong, as its users call that.
  @Test func placesOfInstructions() {
    let titles: [(Fix.Instruction.Place, String)] = [
      (.nginx, "nginx"), (.apache, "Apache"), (.haproxy, "HAProxy"), (.iis, "IIS"), (.aws, "AWS"),
      (.postfix, "Postfix, main.cf"), (.exim, "Exim"), (.dovecot, "Dovecot"), (.vsftpd, "vsftpd"),
      (.slapd, "OpenLDAP, slapd.conf"), (.prosody, "Prosody"), (.postgresql, "PostgreSQL"),
      (.mariadb, "MariaDB"), (.inn, "INN, inn.conf"), (.inspircd, "InspIRCd"),
      (.urlSession, "Swift, URLSession"), (.networkFramework, "Swift, Network.framework"),
      (.macOS, "macOS"), (.iOS, "iOS"), (.infoPlist, "Info.plist"),
    ]
    #expect(titles.map(\.0) == Fix.Instruction.Place.allCases)
    var report = Sample.twoFailures
    report.fixes = [
      Fix(
        kind: .certificate, side: .server, text: "one",
        instructions: titles.map { .init($0.0, ["line of \($0.0.rawValue)"]) })
    ]
    let text = renderText(report, options: TextOptions(detail: .verbose))
    for (place, title) in titles {
      #expect(text.contains("      \(title):\n        line of \(place.rawValue)\n"), "\(text)")
    }
  }

  @Test(
    arguments: [
      (.pathChoice, "path"), (.checkOrder, "order of checks"), (.policy, "policy"),
      (.store, "roots"), (.aia, "fetching"), (.clock, "clock"), (.handshake, "handshake"),
      (.notReached, "not reached"), (.unknown, "cause unknown"),
    ] as [(Disagreement.Cause, String)])
  func causesOfDifferences(cause: Disagreement.Cause, name: String) {
    var report = Sample.disagreement
    report.disagreements = [
      Disagreement(engines: [.openssl, .gnutls], cause: cause, text: "the reason")
    ]
    let text = renderText(report, options: TextOptions())
    #expect(text.contains("               \(name): the reason\n"), "\(text)")
  }

  /// What was not sent says where it is from.
  @Test(
    arguments: [
      (.sent, nil), (.supplied, "supplied"), (.appAnchor, "app anchor"), (.userRoot, "user root"),
      (.rootStore, "root store"),
    ] as [(CertificateFacts.Origin, String?)])
  func originsOfCertificates(origin: CertificateFacts.Origin, remark: String?) throws {
    var report = Sample.trusted.numbered
    report.path[2].origin = origin
    let text = renderText(report, options: TextOptions(width: 120))
    let row = try #require(text.split(separator: "\n").first { $0.contains("ISRG Root X1") })
    #expect(row.hasSuffix(remark.map { "  \($0)" } ?? "2035-06-04"), "\(row)")
  }

  /// Where no root is found, each store that was asked is named with what it stands for.
  @Test func storesOfRoots() {
    var report = Sample.untrustedRoot
    report.anchorStores = [
      AnchorStoreFacts(source: .system, path: "s.pem", kind: .bundle),
      AnchorStoreFacts(source: .user, path: "u.pem", kind: .bundle),
      AnchorStoreFacts(source: .app, path: "a.pem", kind: .bundle),
    ]
    let text = renderText(report, options: TextOptions())
    for line in ["s.pem (root store)", "u.pem (installed by a user)", "a.pem (app anchors)"] {
      #expect(text.contains("  roots        \(line)\n"), "\(text)")
    }
  }
}
