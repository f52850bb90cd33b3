import OpenSSLEngine
import TLSEngine
import Testing
import TrustModel
import X509

#if GnuTLS
  import GnuTLSEngine
#endif

/// What each change of a library's rules does to the answer to one question.
@Suite struct RuleChangeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let change: RuleChange
    let question: WitnessQuestion
    var witness: any WitnessVerifier = OpenSSLWitness(securityLevel: 2)
    /// The first code without the change, and with it; nil for none.
    let codes: (plain: Int?, changed: Int?)

    var testDescription: String { change.rawValue }
  }

  private static func openSSL() throws -> [Case] {
    let sound = try WitnessChain()
    let named = try WitnessChain(leaf: { $0.names = [] })
    let starred = try WitnessChain(leaf: { $0.names = [.dns("*.example.com")] })
    let partly = try WitnessChain(leaf: { $0.names = [.dns("w*.example.com")] })
    let short = try WitnessChain(leafKey: .rsa(1024))
    let constrained = try WitnessChain(
      intermediate: { $0.permittedNames = [.dns("other.example")] },
      leaf: { $0.names = [.ip([192, 0, 2, 1])] })
    return [
      Case(
        change: .partialChain, question: sound.question(anchors: [sound.intermediate]),
        codes: (2, nil)),
      Case(change: .noSubject, question: named.question(), codes: (nil, 62)),
      Case(change: .noSubject, question: constrained.question(name: "192.0.2.1"), codes: (47, nil)),
      Case(change: .noWildcards, question: starred.question(), codes: (nil, 62)),
      Case(change: .noPartialWildcards, question: partly.question(), codes: (nil, 62)),
      Case(change: .noPartialWildcards, question: starred.question(), codes: (nil, nil)),
      Case(change: .levelZero, question: short.question(), codes: (66, nil)),
      Case(
        change: .levelTwo, question: short.question(), witness: OpenSSLWitness(securityLevel: 1),
        codes: (nil, 66)),
      Case(
        change: .issuance,
        question: sound.question(sent: [sound.leaf, sound.intermediate, sound.root]),
        codes: (nil, nil)),
      Case(
        change: .issuance, question: sound.question(sent: [sound.leaf, sound.root]),
        codes: (nil, 29)),
    ]
  }

  @Test func openSSLChangesItsAnswer() throws {
    for test in try Self.openSSL() { try check(test) }
  }

  #if GnuTLS
    @Test func gnuTLSChangesItsAnswer() throws {
      let witness = GnuTLSWitness()
      let short = try WitnessChain(leafKey: .rsa(1024))
      let noAuthority = try WitnessChain(
        intermediate: { $0.basicConstraints = .init(isCA: false, pathLength: nil) })
      let excluded = try WitnessChain(
        intermediate: { $0.excludedNames = [.dns("example.com")] })
      let path = [excluded.leaf, excluded.intermediate, excluded.root]
      let cases = [
        Case(change: .mediumProfile, question: short.question(), codes: (nil, 256)),
        Case(change: .noCACheck, question: noAuthority.question(), codes: (128, nil)),
        Case(change: .noCACheck, question: excluded.question(), codes: (65536, 65536)),
        Case(change: .dnsNames, question: excluded.question(sent: path), codes: (65536, 65536)),
        Case(change: .uris, question: excluded.question(sent: path), codes: (65536, nil)),
        Case(
          change: .issuance, question: excluded.question(sent: [excluded.leaf, excluded.root]),
          codes: (64, 64)),
      ]
      for test in cases { try check(Case(copying: test, asking: witness)) }
      var weak = short.question()
      weak.change = .mediumProfile
      #expect(witness.opinion(on: weak).failures.map(\.certificate) == [0])
    }
  #endif

  private func check(_ test: Case) throws {
    var question = test.question
    if test.change != .issuance {
      #expect(
        test.witness.opinion(on: question).failures.first?.code == test.codes.plain,
        "\(test.change)")
    }
    question.change = test.change
    let changed = test.witness.opinion(on: question)
    #expect(changed.failures.first?.code == test.codes.changed, "\(test.change)")
    #expect(changed.verdict == (test.codes.changed == nil ? .trusted : .untrusted))
    #expect(question.digest != test.question.digest)
  }
}

extension RuleChangeTests.Case {
  fileprivate init(copying other: Self, asking witness: any WitnessVerifier) {
    self.init(
      change: other.change, question: other.question, witness: witness, codes: other.codes)
  }
}
