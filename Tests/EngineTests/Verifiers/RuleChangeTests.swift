import OpenSSLEngine
import TLSEngine
import Testing
import TrustModel
import X509

#if GnuTLS
  import GnuTLSEngine
#endif

/// How each change of a library's rules affects the answer to a question.
@Suite struct RuleChangeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let change: RuleChange
    let question: WitnessQuestion
    var witness: any WitnessVerifier = OpenSSLWitness(securityLevel: 2)
    /// The first error code without the change and with it; nil for none.
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
    let marked = try WitnessChain(leaf: { $0.extraExtensions = [Self.unknownCritical] })
    let explicit = try WitnessChain(intermediate: { $0.extraExtensions = [Self.explicitPolicy] })
    let unlinked = try WitnessChain(leaf: { $0.authorityKeyIdentifier = .absent })
    return [
      Case(change: .ignoreCritical, question: marked.question(), codes: (34, nil)),
      Case(change: .policyCheck, question: explicit.question(), codes: (nil, 43)),
      Case(change: .strict, question: unlinked.question(), codes: (nil, 85)),
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

  /// An extension that no library knows.
  private static let unknownCritical = CertificateTemplate.Extension(
    "1.3.6.1.4.1.55555.1", isCritical: true, value: [0x05, 0x00])

  /// Policy constraints that require an explicit policy from here on.
  private static let explicitPolicy = CertificateTemplate.Extension(
    "2.5.29.36", isCritical: true, value: [0x30, 0x03, 0x80, 0x01, 0x00])

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
      // It compares no names of an issuer: its common name is in no domain.
      let within = try WitnessChain(
        root: { $0.permittedNames = [.dns("example.com")] },
        leaf: { $0.names = [.dns("www.example.com")] })
      let below = [within.leaf, within.intermediate, within.root]
      let marked = try WitnessChain(leaf: { $0.extraExtensions = [Self.unknownCritical] })
      let hashed = try WitnessChain(leaf: { $0.signatureHash = .sha1 })
      let past = try WitnessChain(
        root: { $0.notAfter = WitnessChain.now.advanced(byDays: -1) },
        leaf: { $0.notAfter = WitnessChain.now.advanced(bySeconds: -60) })
      let cases = [
        Case(change: .mediumProfile, question: short.question(), codes: (nil, 256)),
        Case(change: .noCACheck, question: noAuthority.question(), codes: (128, nil)),
        Case(change: .noCACheck, question: excluded.question(), codes: (65536, 65536)),
        Case(change: .dnsNames, question: excluded.question(sent: path), codes: (65536, 65536)),
        Case(change: .uris, question: excluded.question(sent: path), codes: (65536, nil)),
        Case(change: .dnsNames, question: within.question(sent: below), codes: (nil, nil)),
        Case(
          change: .issuance, question: excluded.question(sent: [excluded.leaf, excluded.root]),
          codes: (64, 64)),
      ]
      let more = [
        Case(change: .ignoreUnknownCritical, question: marked.question(), codes: (2_097_152, nil)),
        Case(change: .allowSHA1, question: hashed.question(), codes: (256, nil)),
        Case(change: .noTimeChecks, question: past.question(), codes: (1024, nil)),
      ]
      for test in cases + more { try check(Case(copying: test, asking: witness)) }
      var weak = short.question()
      weak.change = .mediumProfile
      #expect(witness.opinion(on: weak).failures.map(\.certificate) == [0])
    }
  #endif

  #if GnuTLS
    /// A profile, where one is set, is what refuses short keys.
    @Test func gnuTLSWithoutAProfileTakesShortKeys() throws {
      let shorter = try WitnessChain(leafKey: .rsa(768)).question()
      try check(
        Case(
          change: .noProfile, question: shorter, witness: GnuTLSWitness(), codes: (256, nil)))
    }

    /// Asked about one form of names, GnuTLS reports whether such a name violates the constraints.
    @Test(
      arguments: [
        (.dnsNames, [.dns("other.example")], []), (.mailNames, [.email("other.example")], []),
        (.addresses, [.ip([198, 51, 100, 0, 255, 255, 255, 0])], []),
        (.uris, [], [.uri("www.example.com")]),
        (.directoryNames, [], [.directory(IssuingName(commonName: "www.example.com"))]),
      ] as [(RuleChange, [AlternativeName], [AlternativeName])])
    func formsOfNamesAreToldApart(
      form: RuleChange, permitted: [AlternativeName], excluded: [AlternativeName]
    ) throws {
      let chain = try WitnessChain(
        intermediate: {
          $0.permittedNames = permitted
          $0.excludedNames = excluded
        },
        leaf: {
          $0.names += [.email("a@www.example.com"), .uri("https://www.example.com/")]
        })
      let path = [chain.leaf, chain.intermediate, chain.root]
      let forms: [RuleChange] = [.dnsNames, .mailNames, .directoryNames, .uris, .addresses]
      let refused = forms.filter { change in
        var question = chain.question(sent: path)
        question.change = change
        return GnuTLSWitness().opinion(on: question).verdict == .untrusted
      }
      #expect(refused == [form])
    }

    /// Constraints that the library cannot read are reported for no form of names.
    @Test func unreadableConstraintsAreNoFormOfNames() throws {
      // Only the registered identifier 1.2.3.4 is permitted.
      let registered = CertificateTemplate.Extension(
        "2.5.29.30", isCritical: true,
        value: [0x30, 0x09, 0xa0, 0x07, 0x30, 0x05, 0x88, 0x03, 0x2a, 0x03, 0x04])
      for (isReadable, chain) in [
        (false, try WitnessChain(intermediate: { $0.extraExtensions = [registered] })),
        (true, try WitnessChain(intermediate: { $0.permittedNames = [.dns("other.example")] })),
      ] {
        var question = chain.question(sent: [chain.leaf, chain.intermediate, chain.root])
        #expect(GnuTLSWitness().opinion(on: question).failures.map(\.code) == [65536])
        question.change = .constraintReading
        let answer = GnuTLSWitness().opinion(on: question)
        #expect(answer.failures.map(\.certificate) == (isReadable ? [] : [1]))
        #expect(answer.failures.allSatisfy { $0.symbol.hasPrefix("GNUTLS_E_") && $0.code < 0 })
        let forms: [RuleChange] = [.dnsNames, .mailNames, .directoryNames, .uris, .addresses]
        let refused = forms.filter { form in
          question.change = form
          return GnuTLSWitness().opinion(on: question).verdict == .untrusted
        }
        #expect(refused == (isReadable ? [.dnsNames] : []))
      }
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
