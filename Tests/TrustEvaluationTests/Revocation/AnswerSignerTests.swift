import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel

@testable import X509

/// An answer counts if it is about this certificate, and if its issuer or its delegate signed it:
/// what anybody can write, and staple, must prove nothing.
@Suite struct AnswerSignerTests {
  private static let now = TestAuthority.now

  private static func answer() -> OCSPTemplate {
    OCSPTemplate(
      .good, thisUpdate: now.advanced(bySeconds: -3600), nextUpdate: now.advanced(byDays: 2))
  }

  private static func revocation(
    of chain: TestChain.Issued, by answer: [UInt8]
  ) throws -> CertificateRevocation {
    let statement = RevocationStatement(.answer(try OCSPResponse(der: answer)), from: .stapled)
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.statements = [statement]
    }
    return try #require(evaluation.best.revocations.first)
  }

  private static func named(
    _ name: String, _ certificate: IssuedCertificate, key: PrivateKey
  ) -> IssuedCertificate {
    IssuedCertificate(
      der: certificate.der, subject: IssuingName(commonName: name), key: key,
      keyIdentifier: certificate.keyIdentifier)
  }

  /// A serial number is only unique for one issuer, which has a name and a key.
  @Test(arguments: [SignatureHash.sha1, .sha256])
  func theSameNumberOfAnotherIssuer(hash: SignatureHash) throws {
    let chain = try TestChain().issued()
    let otherKey = try TestAuthority.issuerTemplate().issue(
      to: TestAuthority.otherIssuerKey.get(), by: chain.root)
    var template = Self.answer()
    template.identifierHash = hash
    for (issuer, isMeant) in [
      (chain.issuer, true), (otherKey, false),
      (Self.named("Other Issuer", chain.issuer, key: chain.issuer.key), false),
    ] {
      let found = try Self.revocation(
        of: chain, by: template.answer(on: chain.leaf, of: issuer, signedBy: chain.issuer))
      #expect(found.status.status == (isMeant ? .good : .notChecked))
      #expect(found.stapleProblem?.kind == (isMeant ? nil : .otherSubject))
    }
  }

  /// The issuer's name in a delegate's certificate is no more than a claim.
  @Test(arguments: [
    ("Test Issuer", true, nil), ("Test Issuer", false, "was not signed by"),
    ("Other Issuer", true, "was not issued by"),
  ])
  func whoSignedTheDelegate(issuer: String, isSigned: Bool, problem: String?) throws {
    let chain = try TestChain().issued()
    var template = CertificateTemplate(
      subject: IssuingName(commonName: "Responder"), notBefore: Self.now.advanced(byDays: -5),
      notAfter: Self.now.advanced(byDays: 5))
    template.keyUsage = .digitalSignature
    template.extendedKeyUsage = [KeyPurpose.ocspSigning]
    let delegate = try template.issue(
      to: TestAuthority.otherIssuerKey.get(),
      by: Self.named(issuer, chain.issuer, key: isSigned ? chain.issuer.key : .generate()))
    var answer = Self.answer()
    answer.certificates = [delegate.der]
    let found = try Self.revocation(
      of: chain, by: answer.answer(on: chain.leaf, of: chain.issuer, signedBy: delegate))
    #expect(found.status.status == (problem == nil ? .good : .notChecked))
    #expect(found.stapleProblem?.kind == (problem == nil ? nil : .signer))
    if let problem { #expect(found.stapleProblem?.text.contains(problem) == true) }
  }

  /// By the rules for certificates: a broken hash lets others write an answer.
  @Test(arguments: [(SigningHash.md5, false), (.sha256, true)])
  func hashesOfSignatures(hash: SigningHash, counts: Bool) throws {
    var template = TestChain()
    template.issuerKey = TestAuthority.key(.rsa(2048))
    let chain = try template.issued()
    var answer = Self.answer()
    answer.signatureHash = hash
    let found = try Self.revocation(of: chain, by: answer.answer(on: chain.leaf, of: chain.issuer))
    #expect(found.status.status == (counts ? .good : .notChecked))
    #expect((found.stapleProblem?.text.contains("do not count") == true) == !counts)
  }

  /// It may limit what the answer means (RFC 5280, section 4.2).
  @Test(arguments: [false, true]) func anUnknownExtension(isCritical: Bool) throws {
    let chain = try TestChain().issued()
    let plain = try Self.answer().answer(on: chain.leaf, of: chain.issuer)
    let found = try Self.revocation(
      of: chain, by: Self.extended(plain, isCritical: isCritical, signedBy: chain.issuer.key))
    #expect(found.status.status == (isCritical ? .notChecked : .good))
    #expect(
      (found.stapleProblem?.text.contains("unknown critical extension") == true) == isCritical)
  }

  private static let revoked = OCSPTemplate(
    .revoked(now.advanced(byDays: -1), reason: 1), thisUpdate: now.advanced(bySeconds: -3600),
    nextUpdate: now.advanced(byDays: 2))

  /// Written in another way, the signer's name is that of nobody whose word is good; but what its key
  /// says is revoked is revoked.
  @Test(arguments: [false, true]) func namesInAnotherSpelling(isOfDelegate: Bool) throws {
    let chain = try TestChain().issued()
    let respelled = Self.named("TEST  issuer", chain.issuer, key: chain.issuer.key)
    var template = CertificateTemplate(
      subject: IssuingName(commonName: "Responder"), notBefore: Self.now.advanced(byDays: -5),
      notAfter: Self.now.advanced(byDays: 5))
    template.keyUsage = .digitalSignature
    template.extendedKeyUsage = [KeyPurpose.ocspSigning]
    let delegate = try template.issue(to: TestAuthority.otherIssuerKey.get(), by: respelled)
    for (template, status) in [
      (Self.answer(), RevocationStatus.Status.notChecked), (Self.revoked, .revoked),
    ] {
      var answer = template
      if isOfDelegate { answer.certificates = [delegate.der] }
      let found = try Self.revocation(
        of: chain,
        by: answer.answer(
          on: chain.leaf, of: chain.issuer, signedBy: isOfDelegate ? delegate : respelled))
      #expect(found.status.status == status)
      // So under a name that nobody would take for it.
      let other = Self.named("Best Issuer", chain.issuer, key: chain.issuer.key)
      guard !isOfDelegate else { continue }
      let unknown = try Self.revocation(
        of: chain, by: answer.answer(on: chain.leaf, of: chain.issuer, signedBy: other))
      #expect(unknown.status.status == status)
    }
  }

  /// What other verifiers read all the same: it proves that nothing is good, and each revocation.
  enum Defect: CaseIterable {
    case version, madeAt, updatedAt, endsAt, extensions, extensionTag

    /// The content of ResponseData with it.
    func put(in content: [UInt8]) -> [UInt8] {
      switch self {
      case .version: DER.explicit(0, DER.unsignedInteger(1)) + content
      case .extensions: content + DER.explicit(1, DER.sequence(DER.null))
      case .extensionTag:
        content
          + DER.explicit(
            1,
            DER.sequence(
              DER.implicit(1, DER.objectIdentifier("1.2.3.4") + DER.octetString(DER.null))))
      case .madeAt: Self.withoutDigit(ofTime: 0, in: content)
      // The date of a revocation may be one of them.
      case .updatedAt: Self.withoutDigit(ofTime: -2, in: content)
      case .endsAt: Self.withoutDigit(ofTime: -1, in: content)
      }
    }

    /// The octets with a letter in one of the dates, counted from the end where it is negative.
    private static func withoutDigit(ofTime number: Int, in octets: [UInt8]) -> [UInt8] {
      let times = octets.indices.filter { octets[$0...].starts(with: [0x18, 15]) }
      var octets = octets
      octets[times[number < 0 ? times.count + number : number] + 8] = UInt8(ascii: "x")
      return octets
    }
  }

  @Test(arguments: Defect.allCases) func aDefectHidesNoRevocation(defect: Defect) throws {
    let chain = try TestChain().issued()
    for (template, status) in [
      (Self.answer(), RevocationStatus.Status.notChecked), (Self.revoked, .revoked),
    ] {
      let plain = try template.answer(on: chain.leaf, of: chain.issuer)
      let found = try Self.revocation(
        of: chain, by: Self.resigned(plain, by: chain.issuer.key) { defect.put(in: $0) })
      #expect(found.status.status == status, "\(found)")
      if status == .notChecked { #expect(found.stapleProblem?.kind == .other) }
    }
  }

  /// The answer with an extension of the whole, signed again.
  private static func extended(
    _ der: [UInt8], isCritical: Bool, signedBy key: PrivateKey
  ) throws -> [UInt8] {
    try resigned(der, by: key) { content in
      content
        + DER.explicit(
          1,
          DER.sequence(
            DER.sequence(
              DER.objectIdentifier("1.2.3.4"), isCritical ? DER.boolean(true) : [],
              DER.octetString(DER.null))))
    }
  }

  /// The answer with another content of ResponseData.
  private static func resigned(
    _ der: [UInt8], by key: PrivateKey, _ change: ([UInt8]) -> [UInt8]
  ) throws -> [UInt8] {
    var response = try DERReader(der).only(.sequence).beginning
    _ = try response.next()
    var content = try response.next(.contextConstructed(0)).only(.sequence).beginning
    let type = try content.next()
    var basic = try DERReader(Array(content.next(.octetString).content)).only(.sequence).beginning
    let data = DER.sequence(change(Array(try basic.next(.sequence).content)))
    let algorithm = Array(try basic.next(.sequence).encoded)
    let signature = DER.bitString(try key.sign(data, hash: .sha256))
    return DER.sequence(
      DER.value(.enumerated, [0]),
      DER.explicit(
        0,
        DER.sequence(
          Array(type.encoded), DER.octetString(DER.sequence(data, algorithm, signature)))))
  }
}
