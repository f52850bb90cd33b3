import OpenSSLEngine
import TLSEngine
import Testing
import TrustModel
import X509

@Suite struct WitnessOpenSSLTests {
  private let witness = OpenSSLWitness(securityLevel: 2)

  @Test func acceptsASoundChain() throws {
    let chain = try WitnessChain()
    let opinion = witness.opinion(on: chain.question())
    #expect(opinion.verdict == .trusted)
    #expect(opinion.engine == .openssl)
    #expect(opinion.failures.isEmpty && opinion.noOpinion == nil)
    #expect(opinion.path == chain.path)
    #expect(opinion.version.hasPrefix("3."))
  }

  @Test(arguments: [
    ("other.example.com", X509_V.hostnameMismatch, Check.sslHostname),
    ("192.0.2.2", X509_V.addressMismatch, .sslHostname),
  ])
  func checksTheName(name: String, code: Int, check: Check) throws {
    let opinion = witness.opinion(on: try WitnessChain().question(name: name))
    #expect(opinion.verdict == .untrusted)
    #expect(opinion.failures.map(\.code) == [code])
    #expect(opinion.failures.map(\.check) == [check])
    #expect(opinion.failures.map(\.certificate) == [0])
  }

  @Test(arguments: ["192.0.2.1", "www.example.com"])
  func acceptsTheName(name: String) throws {
    #expect(witness.opinion(on: try WitnessChain().question(name: name)).verdict == .trusted)
  }

  /// A client sees the first error only; the others are found by continuing, and kept separate.
  @Test func listsEveryErrorPerCertificate() throws {
    let chain = try WitnessChain(
      intermediate: { $0.notAfter = WitnessChain.now.advanced(byDays: -1) },
      leaf: { $0.notAfter = WitnessChain.now.advanced(byDays: -1) })
    let opinion = witness.opinion(on: chain.question(name: "other.example.com"))
    #expect(opinion.verdict == .untrusted)
    #expect(opinion.failures.first?.symbol == "X509_V_ERR_HOSTNAME_MISMATCH")
    #expect(opinion.failures.count == 1)
    #expect(
      opinion.hidden.map { "\($0.symbol) \($0.certificate ?? -1)" } == [
        "X509_V_ERR_CERT_HAS_EXPIRED 1", "X509_V_ERR_CERT_HAS_EXPIRED 0",
      ])
  }

  @Test func tellsTheCausesOfAMissingAnchorApart() throws {
    let chain = try WitnessChain()
    let missing = witness.opinion(on: chain.question(sent: [chain.leaf]))
    #expect(missing.failures.first?.symbol == "X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY")
    #expect(missing.failures.first?.check == .missingIntermediate)
    let unknownRoot = witness.opinion(
      on: chain.question(sent: [chain.leaf, chain.intermediate, chain.root], anchors: []))
    #expect(unknownRoot.failures.first?.symbol == "X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN")
    #expect(unknownRoot.failures.first?.check == .anchorTrusted)
    #expect(unknownRoot.failures.first?.certificate == 2)
  }

  @Test func securityLevelRulesKeys() throws {
    let chain = try WitnessChain(leafKey: .rsa(1024))
    #expect(
      witness.opinion(on: chain.question()).failures.map(\.symbol)
        == ["X509_V_ERR_EE_KEY_TOO_SMALL"])
    #expect(OpenSSLWitness(securityLevel: 0).opinion(on: chain.question()).verdict == .trusted)
  }

  @Test func purposeRulesTheExtendedKeyUsage() throws {
    let chain = try WitnessChain(leaf: { $0.extendedKeyUsage = [KeyPurpose.clientAuth] })
    #expect(
      witness.opinion(on: chain.question()).failures.first?.check == .extendedKeyUsage)
    #expect(witness.opinion(on: chain.question(purpose: .client)).verdict == .trusted)
    #expect(witness.opinion(on: chain.question(purpose: .basic)).verdict == .trusted)
  }

  @Test(arguments: [[UInt8](), [0x30], Array("no certificate".utf8)])
  func refusesGarbage(bytes: [UInt8]) throws {
    var question = try WitnessChain().question()
    question.chain[1] = bytes
    let opinion = witness.opinion(on: question)
    #expect(opinion.verdict == .untrusted && opinion.noOpinion == nil)
    #expect(opinion.failures.map(\.symbol) == [OpenSSLWitness.unreadableSymbol])
    #expect(opinion.failures.map(\.certificate) == [1])
    #expect(!witness.mayAnswerHere(question), "it may hold anything")
    question.chain = []
    #expect(witness.opinion(on: question).noOpinion == "there is no certificate")
  }

  /// The library reads the settings itself; an anchor with unreadable ones is left out.
  @Test(
    arguments: [
      (DER.sequence(DER.explicit(0, DER.objectIdentifier(KeyPurpose.serverAuth))), .server, 28),
      (DER.sequence(DER.explicit(0, DER.objectIdentifier(KeyPurpose.serverAuth))), .client, nil),
      (DER.sequence(DER.sequence(DER.objectIdentifier(KeyPurpose.emailProtection))), .server, 28),
      (DER.sequence(DER.sequence(DER.objectIdentifier(KeyPurpose.serverAuth))), .server, nil),
      (DER.sequence(DER.sequence(DER.objectIdentifier(KeyPurpose.serverAuth))), .basic, 28),
      ([], .server, nil),
      ([0x30, 0x05, 0x30], .server, 20),
    ] as [([UInt8], Purpose, Int?)])
  func goesByTrustSettings(settings: [UInt8], purpose: Purpose, error: Int?) throws {
    let chain = try WitnessChain(leaf: {
      $0.extendedKeyUsage = [KeyPurpose.serverAuth, KeyPurpose.clientAuth]
    })
    var question = chain.question(anchors: [], purpose: purpose)
    question.anchorsWithSettings = [chain.root.der + settings]
    let opinion = witness.opinion(on: question)
    #expect(opinion.failures.first?.code == error)
    #expect(opinion.verdict == (error == nil ? .trusted : .untrusted))
  }

  @Test func leavesOutUnreadableAnchorsAndIntermediates() throws {
    let chain = try WitnessChain()
    var question = chain.question(sent: [chain.leaf])
    question.anchors.insert([0x30, 0x00], at: 0)
    question.intermediates = [[1, 2, 3], chain.intermediate.der]
    #expect(witness.opinion(on: question).verdict == .trusted)
  }

  /// Fails if a newer library has a code that the table lacks.
  @Test func tableHoldsEveryCodeOfTheLibrary() {
    let unknown = VerifyError.text(30_000).split(separator: "(").first.map(String.init) ?? ""
    let known = (1...200 as ClosedRange<Int32>).filter { !VerifyError.text($0).hasPrefix(unknown) }
    #expect(known.count >= 94)
    #expect(known.filter { VerifyError.table[$0] == nil } == [])
    #expect(VerifyError.table.keys.filter { $0 <= 94 && !known.contains($0) } == [])
    #expect(Set(VerifyError.table.values.map(\.symbol)).count == VerifyError.table.count)
  }
}

/// Numbers of `<openssl/x509_vfy.h>` that the tests use.
private enum X509_V {
  static let hostnameMismatch = 62
  static let addressMismatch = 64
}
