import OpenSSLEngine
import Synchronization
import Testing
import TrustModel

@testable import TrustEvaluation
@testable import X509

/// What may be spent on statements is bounded for all of them together, and told when it is reached.
@Suite struct RevocationWorkTests {
  private static let now = TestAuthority.now

  private static func list(
    _ entries: [RevocationListTemplate.Entry] = []
  ) -> RevocationListTemplate {
    RevocationListTemplate(
      thisUpdate: now.advanced(byDays: -1), nextUpdate: now.advanced(byDays: 6), entries: entries)
  }

  private static func file(_ list: [UInt8]) throws -> RevocationStatement {
    RevocationStatement(.list(try RevocationList(der: list)), from: .file("list"))
  }

  /// A list whose size is no reason to allow more.
  private static func fetched(_ list: [UInt8]) throws -> RevocationStatement {
    RevocationStatement(
      .list(try RevocationList(der: list)), from: .fetched(address: "http://ca.example/list"))
  }

  private static func answer(_ status: OCSPTemplate.Status = .good) -> OCSPTemplate {
    OCSPTemplate(
      status, thisUpdate: now.advanced(bySeconds: -3600), nextUpdate: now.advanced(byDays: 2))
  }

  private static func named(
    _ certificate: IssuedCertificate, key: PrivateKey
  ) -> IssuedCertificate {
    IssuedCertificate(
      der: certificate.der, subject: certificate.subject, key: key,
      keyIdentifier: certificate.keyIdentifier)
  }

  /// Counts verifications.
  private final class Counting: CryptographyProvider {
    private let provider = OpenSSLCryptography()
    private let counted = Mutex(0)

    var count: Int { counted.withLock(\.self) }

    func verify(
      signature: [UInt8], algorithm: AlgorithmIdentifier, over message: [UInt8], key: PublicKey
    ) -> SignatureVerdict {
      counted.withLock { $0 += 1 }
      return provider.verify(
        signature: signature, algorithm: algorithm, over: message, key: key)
    }

    func isSound(_ key: PublicKey) -> Bool { provider.isSound(key) }

    func digest(_ hash: SignatureHash, of octets: [UInt8]) -> [UInt8]? {
      provider.digest(hash, of: octets)
    }

    func directoryHash(ofName der: [UInt8]) -> UInt32? { provider.directoryHash(ofName: der) }
  }

  /// With any number of lists before the one that revokes.
  @Test func manyListsOfOneIssuer() throws {
    let chain = try TestChain().issued()
    let empty = try Self.list().list(of: chain.issuer)
    let revoking = try Self.file(
      Self.list([.init(chain.leaf, date: Self.now)]).list(of: chain.issuer))
    let statements = try (0..<200).map { _ in try Self.file(empty) } + [revoking]
    func evaluated(_ limit: Int?) throws -> Evaluation {
      try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
        $0.revocation.statements = statements
        if let limit { $0.limits.revocationWork = limit }
      }
    }
    let whole = try evaluated(nil)
    #expect(whole.best.found == [Found(.revocation, 0)])

    // The lists that were not read may revoke it, and another list does not disprove that.
    let bounded = try evaluated(500_000)
    #expect(!bounded.isTrusted)
    #expect(bounded.best.found == [Found(.searchBound, nil)])
    let found = try #require(bounded.best.revocations.first)
    #expect(found.isBounded && found.status.status == .notChecked)
    #expect(found.status.reason?.contains("not all that was said of it was read") == true)
    #expect(found.questions.isEmpty)
  }

  /// A list that revokes decides, whatever was not read behind it.
  @Test func whatIsLeftUnreadChangesNoRevocation() throws {
    let chain = try TestChain().issued()
    let revoking = try Self.file(
      Self.list([.init(chain.leaf, date: Self.now)]).list(of: chain.issuer))
    let empty = try Self.list().list(of: chain.issuer)
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.statements = try [revoking] + (0..<20).map { _ in try Self.file(empty) }
      $0.limits.revocationWork = 20_000
    }
    #expect(evaluation.best.found == [Found(.revocation, 0)])
    #expect(evaluation.best.revocations.first?.isBounded == false)
  }

  /// One answer is read, and what is left unread is never good.
  @Test(arguments: [(1 << 23, true), (4096, false), (0, false)])
  func nothingIsGoodBeyondTheBound(limit: Int, isTrusted: Bool) throws {
    let chain = try TestChain().issued()
    let good = RevocationStatement(
      .answer(try OCSPResponse(der: Self.answer().answer(on: chain.leaf, of: chain.issuer))),
      from: .stapled)
    for isRequired in [false, true] {
      let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
        $0.revocation = RevocationEvidence(statements: [good], isRequired: isRequired)
        $0.limits.revocationWork = limit
      }
      #expect(evaluation.isTrusted == isTrusted)
      #expect(evaluation.best.found.contains(Found(.searchBound, nil)) == !isTrusted)
      #expect(
        evaluation.best.revocations.first?.status.status == (isTrusted ? .good : .notChecked))
    }
  }

  /// Every statement, with all the keys that may have signed it, is paid for from one purse, and a
  /// large key is paid for as such.
  ///
  /// A server sends answers with certificates of signers that nobody issued, and its authority's
  /// certificates with other keys.
  @Test(arguments: [1, 4, 16]) func manyAnswersAndKeys(answers: Int) throws {
    let chain = try TestChain().issued()
    let attacker = try PrivateKey.generate()
    let siblings = try (0..<4).map { _ in
      try TestAuthority.issuerTemplate().issue(to: .generate(.rsa(4096)), by: chain.root)
    }
    var template = CertificateTemplate(
      subject: TestAuthority.issuerTemplate().subject, notBefore: Self.now.advanced(byDays: -5),
      notAfter: Self.now.advanced(byDays: 5))
    template.extendedKeyUsage = [KeyPurpose.ocspSigning]
    let statements = try (0..<answers).map { _ in
      var answer = Self.answer(.revoked(Self.now, reason: nil))
      answer.certificates = try (0..<4).map { _ in
        try template.issue(to: attacker, by: Self.named(chain.issuer, key: attacker)).der
      }
      return RevocationStatement(
        .answer(
          try OCSPResponse(
            der: answer.answer(
              on: chain.leaf, of: chain.issuer, signedBy: Self.named(chain.issuer, key: attacker)))
        ), from: .stapledForIssuer)
    }
    let limit = 400_000
    let counting = Counting()
    let sent = [chain.leaf, chain.issuer] + siblings
    let plain = try evaluate(sent, anchors: [chain.root])
    func evaluated() throws -> Evaluation {
      try evaluate(sent, anchors: [chain.root], by: counting) {
        $0.revocation.statements = statements
        $0.limits.revocationWork = limit
      }
    }
    let evaluation = try evaluated()
    let isBounded = answers > 1
    #expect(evaluation.best.found == (isBounded ? [Found(.searchBound, nil)] : []))
    #expect(evaluation.best.revocations.first?.isBounded == isBounded)
    // Names are folded besides.
    #expect(evaluation.work > plain.work + 50_000 && evaluation.work < plain.work + limit + 5000)

    // What is known of statements is not computed again.
    let first = counting.count
    let again = try evaluated()
    #expect(counting.count - first <= plain.best.certificates.count + siblings.count * 2)
    #expect(again.best.found == evaluation.best.found)
    #expect(again.work - plain.work < (evaluation.work - plain.work) / 2)
  }

  /// A large key takes as long as hundreds of usual ones.
  @Test func whatAKeyCosts() throws {
    let costs = try [
      TestAuthority.key(.p256), TestAuthority.key(.rsa(2048)), TestAuthority.key(.rsa(4096)),
    ].map { try TestAuthority.rootTemplate().issue(to: $0.get()).parsed.publicKey.verificationCost }
    #expect(costs[0] > costs[1] && costs[2] == 4 * costs[1])
    let modulus = DER.unsignedInteger([UInt8](repeating: 0xff, count: 2048))
    let exponent = DER.unsignedInteger([UInt8](repeating: 0xff, count: 8))
    let largest = PublicKey(
      spki: [], algorithm: AlgorithmIdentifier(algorithm: .rsaEncryption, parameters: nil),
      keyBits: DER.sequence(modulus, exponent), kind: .rsa(bits: 16_384))
    #expect(largest.isWithinLimits && largest.verificationCost > 50 * costs[0])
  }

  /// Lists of others, and those that say nothing of the certificate, cost no signatures.
  @Test func cheapFactsComeFirst() throws {
    let chain = try TestChain().issued()
    let stranger = try TestAuthority.issuerTemplate("Stranger").issue(to: .generate())
    let other = try Self.answer(.revoked(Self.now, reason: nil)).answer(
      on: chain.issuer, of: chain.issuer)
    let statements = try [
      Self.file(Self.list().list(of: stranger)),
      RevocationStatement(.answer(OCSPResponse(der: other)), from: .stapledForIssuer),
    ]
    let counting = Counting()
    let plain = Counting()
    _ = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root], by: plain)
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root], by: counting) {
      $0.revocation.statements = statements
    }
    #expect(evaluation.isTrusted && counting.count == plain.count)
  }

  // MARK: Lists

  /// The entries' names are looked at after the signature, and those of an entry for the certificate.
  @Test(arguments: [true, false]) func namesInEntriesAreReadLast(isSigned: Bool) throws {
    let chain = try TestChain().issued()
    let other = try TestAuthority.issuerTemplate("Other").issue(to: .generate())
    let name = DER.explicit(4, other.subject.der)
    var foreign = RevocationListTemplate.Entry(chain.leaf, date: Self.now)
    foreign.extensions = [
      .init("2.5.29.29", isCritical: true, value: DER.sequence(name))
    ]
    let issuer = isSigned ? chain.issuer : Self.named(chain.issuer, key: try .generate())
    let statement = try Self.file(Self.list([foreign]).list(of: issuer))
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.statements = [statement]
    }
    let found = try #require(evaluation.best.revocations.first?.status)
    #expect(found.status == .notChecked)
    #expect(found.reason?.contains(isSigned ? "another issuer's" : "not that of") == true)
    #expect(statement.memory.contents.withLock(\.entries.count) == (isSigned ? 1 : 0))
  }

  /// An entry is about the issuer that the last entry named, also where that was for another number.
  @Test(arguments: [(true, RevocationStatus.Status.notChecked), (false, .revoked)])
  func anIssuerIsInherited(isForeign: Bool, status: RevocationStatus.Status) throws {
    let chain = try TestChain().issued()
    let other = try TestAuthority.issuerTemplate("Other").issue(to: .generate())
    func entry(naming owner: IssuedCertificate) -> RevocationListTemplate.Entry {
      var entry = RevocationListTemplate.Entry(chain.issuer, date: Self.now)
      entry.extensions = [
        .init(
          "2.5.29.29", isCritical: true,
          value: DER.sequence(DER.explicit(4, owner.subject.der)))
      ]
      return entry
    }
    let entries = [
      entry(naming: isForeign ? chain.issuer : other),
      entry(naming: isForeign ? other : chain.issuer), .init(chain.leaf, date: Self.now),
    ]
    let statement = try Self.file(Self.list(entries).list(of: chain.issuer))
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root]) {
      $0.revocation.statements = [statement]
    }
    #expect(evaluation.best.revocations.first?.status.status == status)
  }

  /// Beyond the bound on names, an entry counts, and an absence proves nothing.
  @Test(arguments: [true, false]) func veryManyNamesInEntries(isNamed: Bool) throws {
    let chain = try TestChain().issued()
    let other = try TestAuthority.issuerTemplate("Other").issue(to: .generate())
    let owners = (0..<20).map { number in
      let long = IssuingName(commonName: "\(number)" + String(repeating: "x", count: 8000))
      var entry = RevocationListTemplate.Entry(isNamed ? chain.leaf : chain.issuer, date: Self.now)
      entry.extensions = [
        .init(
          "2.5.29.29", isCritical: true,
          value: DER.sequence(
            DER.explicit(4, long.der), DER.explicit(4, (isNamed ? other : chain.issuer).subject.der)
          ))
      ]
      return entry
    }
    let list = try RevocationList(der: Self.list(owners).list(of: chain.issuer))
    let serial = try chain.leaf.parsed.serialNumber
    if isNamed {
      #expect(try list.revocation(of: serial) != nil)
    } else {
      #expect(throws: RevocationList.Unusable.self) { try list.revocation(of: serial) }
    }
  }

  // MARK: Names

  /// A name is folded once for all links and statements, and counted.
  @Test func foldedNamesAreCounted() throws {
    let root = try TestAuthority.rootTemplate().issue(to: TestAuthority.rootKey.get())
    /// What statements take for certificates with this name.
    func work(_ count: Int, _ name: String) throws -> Int {
      let issuers = try (0..<4).map { _ in
        try TestAuthority.issuerTemplate(name).issue(
          to: TestAuthority.issuerKey.get(), by: root)
      }
      let leaf = try TestAuthority.leafTemplate().issue(
        to: TestAuthority.leafKey.get(), by: issuers[0])
      let junk = try Self.answer(.revoked(Self.now, reason: nil)).answer(
        on: leaf, of: Self.named(issuers[0], key: try .generate()))
      return try evaluate([leaf] + issuers, anchors: [root]) {
        $0.revocation.statements = try (0..<count).map { _ in
          RevocationStatement(.answer(try OCSPResponse(der: junk)), from: .stapledForIssuer)
        }
      }.work
    }
    let long = String(repeating: "é", count: 2000)
    let (none, one, many) = try (work(0, long), work(1, long), work(9, long))
    #expect(one - none > 4 * long.utf8.count)
    let short = try work(9, "Test") - work(1, "Test")
    #expect(many - one < short + 4 * long.utf8.count)
  }
}
