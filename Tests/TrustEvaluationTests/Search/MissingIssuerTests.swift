import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

/// The causes of "issuer not found".
@Suite struct MissingIssuerTests {
  private let issued: TestChain.Issued

  init() throws {
    issued = try TestChain().issued()
  }

  @Test func selfSignedLeaf() throws {
    let leaf = try TestAuthority.leafTemplate().issue(to: TestAuthority.leafKey.get())
    try expect([leaf], [issued.root], Found(.anchorTrusted, 0), .selfSignedLeaf)
  }

  @Test func rootNotTrusted() throws {
    try expect(
      [issued.leaf, issued.issuer, issued.root], [], Found(.anchorTrusted, 2), .rootNotTrusted)
  }

  /// The anchor's name with another key: a CA that was replaced, or an impostor.
  @Test func rootWithAnAnchorsName() throws {
    var chain = TestChain()
    chain.rootKey = TestAuthority.otherRootKey
    let other = try chain.issued()
    try expect(
      [other.leaf, other.issuer, other.root], [issued.root], Found(.anchorTrusted, 2),
      .rootNamesake)
    let evaluation = try evaluate(
      [other.leaf, other.issuer, other.root], anchors: [issued.root])
    #expect(evaluation.best.namesakes == [2])
    let finding = try #require(evaluation.best.findings.first)
    #expect(finding.expected == "the key of the anchor 'Test Root'")
    #expect(finding.actual == "another key")
    #expect(
      try evaluate([issued.leaf, issued.issuer], anchors: [issued.root]).best.namesakes == [])
  }

  /// The same of a certificate that is its own root.
  @Test func leafWithAnAnchorsName() throws {
    var template = TestAuthority.leafTemplate()
    template.subject = IssuingName(commonName: "Test Root")
    let leaf = try template.issue(to: TestAuthority.leafKey.get())
    try expect([leaf], [issued.root], Found(.anchorTrusted, 0), .rootNamesake)
    #expect(try evaluate([leaf], anchors: [issued.root]).best.namesakes == [0])
  }

  /// Without an anchor Apple tells the code of a path that leaves a weak issuer out: that the issuer is
  /// there is said, and what is weak.
  @Test(
    arguments: [
      (.sha256, .p256, nil), (.sha1, .p256, "the signature is ecdsa-with-SHA1"),
      (.sha256, .rsa(1024), "the key is RSA 1024"),
      (.sha1, .rsa(1024), "the key is RSA 1024 and the signature is ecdsa-with-SHA1"),
      (.sha256, .rsa(2048), nil), (.sha256, .rsa(2040), "the key is RSA 2040"),
      (.sha256, .p192, "the key is EC P-192"), (.sha384, .p384, nil),
      (.sha256, .ed25519, "the key is Ed25519"),
    ] as [(SigningHash, PrivateKey.Kind, String?)])
  func aWeakIssuerIsPassedOver(hash: SigningHash, kind: PrivateKey.Kind, weakness: String?) throws {
    var chain = TestChain()
    chain.issuer.signatureHash = hash
    chain.issuerKey = TestAuthority.key(kind)
    let other = try chain.issued()
    let evaluation = try evaluate([other.leaf, other.issuer], anchors: [])
    let finding = try #require(evaluation.best.findings.first { $0.check == .missingIntermediate })
    guard let weakness else {
      #expect(finding.certificate == 1)
      #expect(finding.reason == .rootNotSent)
      return
    }
    #expect(finding.certificate == 0)
    #expect(finding.reason == .issuerWeak)
    #expect(
      finding.summary
        == "no path leads to a trusted anchor, and the issuer that is known counts as weak: "
        + "'Test Issuer'")
    #expect(finding.expected == "an issuer with a strong key and signature")
    #expect(finding.actual == weakness)
  }

  /// The one that is left out is not always the nearest.
  @Test func aWeakIssuerFurtherUpIsPassedOver() throws {
    var weak = TestAuthority.issuerTemplate("Weak")
    weak.signatureHash = .sha1
    let upper = try weak.issue(to: TestAuthority.otherIssuerKey.get(), by: issued.root)
    let issuer = try TestAuthority.issuerTemplate()
      .issue(to: TestAuthority.issuerKey.get(), by: upper)
    let leaf = try TestAuthority.leafTemplate().issue(to: TestAuthority.leafKey.get(), by: issuer)
    let finding = try #require(evaluate([leaf, issuer, upper], anchors: []).best.findings.first)
    #expect(finding.certificate == 1)
    #expect(finding.summary.hasSuffix("counts as weak: 'Weak'"))
  }

  /// An issuer is called by its common name, else by its unit, its organisation or what is last.
  @Test(
    arguments: [
      ([("2.5.4.3", "CN"), ("2.5.4.11", "OU"), ("2.5.4.10", "O")], "CN"),
      ([("2.5.4.11", "OU"), ("2.5.4.10", "O")], "OU"),
      ([("2.5.4.10", "O"), ("2.5.4.6", "C")], "O"),
      ([("2.5.4.3", "first"), ("2.5.4.3", "last")], "last"),
      ([("2.5.4.6", "C"), ("0.9.2342.19200300.100.1.25", "corp")], "corp"),
      ([], "an issuer without a name"),
    ] as [([(String, String)], String)])
  func whatAnIssuerIsCalled(attributes: [(String, String)], label: String) throws {
    var template = TestAuthority.issuerTemplate()
    template.subject = IssuingName(attributes.map { .init($0.0, $0.1) })
    let issuer = try template.issue(to: TestAuthority.issuerKey.get())
    let leaf = try TestAuthority.leafTemplate().issue(to: TestAuthority.leafKey.get(), by: issuer)
    let finding = try #require(evaluate([leaf], anchors: []).best.findings.first)
    #expect(finding.expected == "the certificate of \(label)")
  }

  /// In any encoding of the name: the rule by which paths are built is stricter than what people
  /// see.
  @Test(arguments: [
    (DERTag.printableString, "Test Root"), (.utf8String, "TEST ROOT"),
    (.utf8String, "Test  Root "), (.ia5String, "test\troot"),
    (.utf8String, "Test\u{200b} Root"),
  ])
  func rootThatLooksLikeAnAnchor(_ tag: DERTag, _ name: String) throws {
    let lookalike = IssuingName([
      .init(IssuingName.Attribute.commonName, tag: tag, bytes: Array(name.utf8))
    ])
    var chain = TestChain()
    chain.root.subject = lookalike
    chain.rootKey = TestAuthority.otherRootKey
    let other = try chain.issued()
    try expect(
      [other.leaf, other.issuer, other.root], [issued.root], Found(.anchorTrusted, 2),
      .rootNamesake)
    // The same if it is not sent.
    try expect(
      [other.leaf, other.issuer], [issued.root], Found(.missingIntermediate, 1),
      .issuerKeyMismatch)
    // With the anchor's key it is the anchor, under a name that Apple's clients do not match.
    chain.rootKey = TestAuthority.rootKey
    let same = try chain.issued()
    try expect(
      [same.leaf, same.issuer], [issued.root], Found(.missingIntermediate, 1), .issuerNameMismatch)
    #expect(try evaluate([same.leaf, same.issuer], anchors: [issued.root]).best.namesakes == [])
  }

  /// An address for the issuer shows that it exists, so that sending it may help.
  @Test func aCAsCertificateWithAnAddress() throws {
    var chain = TestChain()
    chain.issuer.caIssuers = ["http://ca.example/root.der"]
    let issued = try chain.issued()
    try expect(
      [issued.leaf, issued.issuer], [], Found(.missingIntermediate, 1), .issuerNotSent)
  }

  @Test func intermediateNotSent() throws {
    try expect([issued.leaf], [issued.root], Found(.missingIntermediate, 0), .issuerNotSent)
  }

  @Test func rootNeitherSentNorKnown() throws {
    try expect(
      [issued.leaf, issued.issuer], [], Found(.missingIntermediate, 1), .rootNotSent)
  }

  @Test func namesakeWithAnotherKey() throws {
    let namesake = try TestAuthority.issuerTemplate()
      .issue(to: TestAuthority.otherIssuerKey.get(), by: issued.root)
    try expect(
      [issued.leaf, namesake], [issued.root], Found(.missingIntermediate, 0), .issuerKeyMismatch)
  }

  /// The present key, then the required one.
  @Test func keysOfANamesakeAreNamed() throws {
    let namesake = try TestAuthority.issuerTemplate()
      .issue(to: TestAuthority.otherIssuerKey.get(), by: issued.root)
    let finding = try #require(
      try evaluate([issued.leaf, namesake], anchors: [issued.root]).best.findings.first)
    let keys = try [namesake, issued.issuer].map {
      Hexadecimal.lowerCase(try #require(try $0.parsed.known.subjectKeyIdentifier))
    }
    #expect(finding.actual == "key \(keys[0]) instead of \(keys[1])")
  }

  @Test func brokenSignature() throws {
    try expect(
      [issued.leaf.withBrokenSignature, issued.issuer], [issued.root],
      Found(.missingIntermediate, 0), .badSignature)
  }

  /// Two authorities that have signed each other, and no root: their signatures are valid.
  @Test func issuersThatVouchForEachOther() throws {
    let first = try TestAuthority.issuerTemplate("First").issue(to: TestAuthority.rootKey.get())
    let second = try TestAuthority.issuerTemplate("Second")
      .issue(to: TestAuthority.issuerKey.get(), by: first)
    let back = try TestAuthority.issuerTemplate("First")
      .issue(to: TestAuthority.rootKey.get(), by: second)
    let leaf = try TestAuthority.leafTemplate().issue(to: TestAuthority.leafKey.get(), by: second)
    try expect(
      [leaf, second, back], [issued.root], Found(.missingIntermediate, 2), .issuersInCircle)
    let finding = try #require(
      evaluate([leaf, second, back], anchors: []).best.findings.first)
    #expect(
      finding.summary
        == "the issuers that are known lead back to 'Second': no root is among them")
    #expect(finding.expected == "a certificate of Second that leads to a root")
    // A namesake with another key besides does not make the signature bad.
    let namesake = try TestAuthority.issuerTemplate("Second")
      .issue(to: TestAuthority.otherIssuerKey.get(), by: first)
    try expect(
      [leaf, second, back, namesake], [issued.root], Found(.missingIntermediate, 2),
      .issuersInCircle)
  }

  /// Only key identifiers tell a damaged certificate from one that another key of the name signed.
  @Test(arguments: [true, false]) func wrongSignature(hasIdentifiers: Bool) throws {
    var template = TestAuthority.leafTemplate()
    if !hasIdentifiers { template.authorityKeyIdentifier = .absent }
    let leaf = try template.issue(to: TestAuthority.leafKey.get(), by: issued.issuer)
    let remade = try TestAuthority.issuerTemplate()
      .issue(to: TestAuthority.otherIssuerKey.get(), by: issued.root)
    let found = Found(.missingIntermediate, 0)
    try expect(
      [leaf, remade], [issued.root], found,
      hasIdentifiers ? .issuerKeyMismatch : .signedByOtherKey)
    try expect(
      [leaf.withBrokenSignature, issued.issuer], [issued.root], found,
      hasIdentifiers ? .badSignature : .signedByOtherKey)
    // Of several with the name, the one that the identifiers name.
    for sent in [[remade, issued.issuer], [issued.issuer, remade]] {
      try expect(
        [leaf.withBrokenSignature] + sent, [issued.root], found,
        hasIdentifiers ? .badSignature : .signedByOtherKey)
    }
    let finding = try #require(
      evaluate([leaf.withBrokenSignature, issued.issuer], anchors: []).best.findings.first)
    #expect(
      finding.summary
        == (hasIdentifiers
          ? "the signature is bad: the key of 'Test Issuer' did not make it"
          : "the key of 'Test Issuer' did not make the signature: another key of this name did, or "
            + "the certificate was damaged"))
    #expect(finding.expected == "a signature by the key of Test Issuer")
  }

  /// The issuer's key identifier in a certificate with another name.
  @Test func renamedIssuer() throws {
    let renamed = try TestAuthority.issuerTemplate("Renamed")
      .issue(to: TestAuthority.issuerKey.get(), by: issued.root)
    try expect(
      [issued.leaf, renamed], [issued.root], Found(.missingIntermediate, 0), .issuerNameMismatch)
  }

  /// Without identifiers, the renamed issuer is found by its key.
  @Test func renamedIssuerWithoutIdentifiers() throws {
    var template = TestAuthority.leafTemplate()
    template.authorityKeyIdentifier = .absent
    let leaf = try template.issue(to: TestAuthority.leafKey.get(), by: issued.issuer)
    let renamed = try TestAuthority.issuerTemplate("Renamed")
      .issue(to: TestAuthority.issuerKey.get(), by: issued.root)
    try expect(
      [leaf, renamed], [issued.root], Found(.missingIntermediate, 0), .issuerNameMismatch)
  }

  /// The algorithm beside the signature differs from the signed one: nothing can be verified.
  @Test func mismatchingAlgorithms() throws {
    let sha256: [UInt8] = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]
    var der = issued.leaf.der
    let last = try #require(
      der.indices.reversed().first { der[$0...].starts(with: sha256) })
    der[last + sha256.count - 1] = 0x03
    let broken = IssuedCertificate(
      der: der, subject: issued.leaf.subject, key: issued.leaf.key,
      keyIdentifier: issued.leaf.keyIdentifier)
    try expect(
      [broken, issued.issuer], [issued.root], Found(.missingIntermediate, 0),
      .signatureNotVerifiable)
  }

  /// A certificate that names itself as issuer, but is not signed by its own key: its identifiers tell
  /// whether another one of that name is its issuer.
  @Test(
    arguments: [
      (.absent, .signedByOtherKey), (nil, .issuerNotSent),
    ] as [(CertificateTemplate.KeyIdentifier?, FindingReason)])
  func selfIssuedButNotSelfSigned(
    identifier: CertificateTemplate.KeyIdentifier?, reason: FindingReason
  ) throws {
    let namesake = IssuedCertificate(
      der: issued.issuer.der, subject: issued.leaf.subject, key: issued.issuer.key,
      keyIdentifier: issued.issuer.keyIdentifier)
    var template = TestAuthority.leafTemplate()
    if let identifier { template.authorityKeyIdentifier = identifier }
    let leaf = try template.issue(to: TestAuthority.leafKey.get(), by: namesake)
    try expect([leaf], [issued.root], Found(.missingIntermediate, 0), reason)
  }

  /// The same with the identifier of its own key: nothing but damage explains it.
  @Test func damagedSelfSigned() throws {
    let leaf = try TestAuthority.leafTemplate().issue(to: TestAuthority.leafKey.get())
    try #require(leaf.parsed.known.authorityKeyIdentifier != nil)
    try expect(
      [leaf.withBrokenSignature], [issued.root], Found(.missingIntermediate, 0), .badSignature)
  }

  /// Where the issuer is there, its certificate is not what is missing.
  @Test func whatIsExpected() throws {
    func expected(_ sent: [IssuedCertificate]) throws -> String? {
      try evaluate(sent, anchors: [issued.root]).best.findings
        .first { $0.check == .missingIntermediate }?.expected
    }
    var forged = issued.leaf.der
    forged[forged.count - 1] ^= 1
    let leaf = IssuedCertificate(
      der: forged, subject: issued.leaf.subject, key: issued.leaf.key,
      keyIdentifier: issued.leaf.keyIdentifier)
    #expect(try expected([leaf, issued.issuer]) == "a signature by the key of Test Issuer")
    #expect(try expected([issued.leaf]) == "the certificate of Test Issuer")
    let withSHA3 = DER.sequence(DER.objectIdentifier("2.16.840.1.101.3.4.3.10"))
    #expect(
      try expected([try issued.leaf.naming(algorithm: withSHA3), issued.issuer])
        == "a signature that can be verified")
    #expect(
      try evaluate([issued.leaf, issued.issuer, issued.root], anchors: []).best.findings.map(
        \.actual)
        == ["one that ends in Test Root"])
  }

  /// A path that was not followed to its end is one because of the bound.
  @Test func aPathThatIsTooLong() throws {
    let evaluation = try evaluate([issued.leaf, issued.issuer], anchors: []) {
      $0.limits.depth = 1
    }
    let finding = try #require(evaluation.best.findings.first { $0.check == .missingIntermediate })
    #expect(finding.causedBy == .searchBound)
    #expect(finding.summary == "the path was not followed beyond 1 certificates")
  }

  /// An issuer of the right name whose name is written in another way, and one of another name.
  @Test(arguments: [
    (DERTag.printableString, "Test Issuer", "but its name is written in another way"),
    (.utf8String, "Renamed", "but under another name"),
  ])
  func theIssuersKeyUnderAnotherName(tag: DERTag, name: String, words: String) throws {
    var template = TestAuthority.issuerTemplate()
    template.subject = IssuingName([
      .init(IssuingName.Attribute.commonName, tag: tag, bytes: Array(name.utf8))
    ])
    let renamed = try template.issue(to: TestAuthority.issuerKey.get(), by: issued.root)
    let finding = try #require(
      try evaluate([issued.leaf, renamed], anchors: [issued.root]).best.findings.first)
    #expect(finding.reason == .issuerNameMismatch)
    #expect(finding.summary.hasSuffix(words), "\(finding.summary)")
    #expect(finding.actual == "\(name) has the issuer's key")
  }

  private func expect(
    _ sent: [IssuedCertificate], _ anchors: [IssuedCertificate], _ found: Found,
    _ reason: FindingReason, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let evaluation = try evaluate(sent, anchors: anchors)
    #expect(!evaluation.isTrusted, sourceLocation: sourceLocation)
    #expect(evaluation.best.anchor == nil, sourceLocation: sourceLocation)
    #expect(evaluation.best.found == [found], sourceLocation: sourceLocation)
    #expect(evaluation.best.findings.first?.reason == reason, sourceLocation: sourceLocation)
  }
}
