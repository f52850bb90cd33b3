import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

@Suite struct SoundChainTests {
  @Test(arguments: TrustSource.allCases, Purpose.allCases)
  func isTrusted(source: TrustSource, purpose: Purpose) throws {
    var chain = TestChain()
    chain.leaf.extendedKeyUsage = [KeyPurpose.serverAuth, KeyPurpose.clientAuth]
    let issued = try chain.issued()
    let evaluation = try evaluate(
      [issued.leaf, issued.issuer], anchors: [issued.root], source: source, purpose: purpose)
    #expect(evaluation.best.found == [])
    #expect(evaluation.isTrusted)
    #expect(evaluation.best.anchor?.source == source)
    #expect(evaluation.best.certificates.count == 3)
    #expect(evaluation.best.origins.prefix(2) == [.sent, .sent])
    #expect(evaluation.chainRoles == [.leaf, .intermediate])
    #expect(evaluation.notes == [])
  }

  @Test func withoutCertificatesNothingIsTrusted() throws {
    let evaluation = try evaluate([], anchors: [TestChain().issued().root])
    #expect(!evaluation.isTrusted)
    #expect(evaluation.best.certificates == [])
  }

  /// Checks that could not be made are listed, certificate transparency only where it is required.
  @Test(arguments: [
    (TrustSource.app, [Check.revocation, .blackListedKey]),
    (.user, [.revocation, .blackListedKey]),
    (.system, [.revocation, .systemTrustedCTRequired, .blackListedKey]),
  ])
  func saysWhatWasNotChecked(source: TrustSource, expected: [Check]) throws {
    let issued = try TestChain().issued()
    let evaluation = try evaluate(
      [issued.leaf, issued.issuer], anchors: [issued.root], source: source)
    #expect(evaluation.notChecked.map(\.check) == expected)
  }

  /// Transparency is required of certificates that became valid on 2018-10-16 or later.
  @Test(arguments: [(-1, false), (0, true), (1, true)])
  func transparencyHasABeginning(seconds: Int64, isBound: Bool) throws {
    var chain = TestChain()
    chain.leaf.notBefore = Instant(secondsSinceEpoch: 1_539_648_000).advanced(bySeconds: seconds)
    let issued = try chain.issued()
    let evaluation = try evaluate(
      [issued.leaf, issued.issuer], anchors: [issued.root], source: .system)
    #expect(evaluation.notChecked.contains { $0.check == .systemTrustedCTRequired } == isBound)
  }

  @Test func saysThatNoNameWasGiven() throws {
    let issued = try TestChain().issued()
    let evaluation = try evaluate([issued.leaf, issued.issuer], anchors: [issued.root]) {
      $0.reference = nil
    }
    #expect(evaluation.isTrusted)
    #expect(evaluation.notChecked.first?.check == .sslHostname)
  }

  /// A wildcard matches, but without the list of public suffixes it is unknown whether it may.
  @Test(arguments: [(PublicSuffixList(text: "com\n"), false), (nil, true)])
  func wildcardNeedsTheSuffixList(list: PublicSuffixList?, isUnchecked: Bool) throws {
    var chain = TestChain()
    chain.leaf.names = [.dns("*.example.com")]
    let issued = try chain.issued()
    let evaluation = try evaluate([issued.leaf, issued.issuer], anchors: [issued.root]) {
      $0.publicSuffixes = list
    }
    #expect(evaluation.isTrusted)
    #expect(evaluation.notChecked.contains { $0.check == .sslHostname } == isUnchecked)
  }
}
