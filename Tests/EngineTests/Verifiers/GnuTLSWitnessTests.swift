#if GnuTLS
  import Foundation
  import GnuTLSEngine
  import OpenSSLEngine
  import TLSEngine
  import Testing
  import TrustModel
  import X509

  @Suite struct GnuTLSWitnessTests {
    private let witness = GnuTLSWitness()

    @Test func acceptsASoundChain() throws {
      let chain = try WitnessChain()
      let opinion = witness.opinion(on: chain.question())
      #expect(opinion.verdict == .trusted)
      #expect(opinion.engine == .gnutls)
      #expect(opinion.failures.isEmpty && opinion.noOpinion == nil)
      #expect(opinion.path == chain.path)
      #expect(opinion.version.hasPrefix("3."))
    }

    /// The path is in the verifier's order, whatever the order sent.
    @Test func sortsTheChain() throws {
      let chain = try WitnessChain()
      let opinion = witness.opinion(
        on: chain.question(sent: [chain.leaf, chain.root, chain.intermediate]))
      #expect(opinion.verdict == .trusted)
      #expect(opinion.path == chain.path)
    }

    @Test(arguments: ["other.example.com", "192.0.2.2", "2001:db8::1"])
    func checksTheName(name: String) throws {
      let opinion = witness.opinion(on: try WitnessChain().question(name: name))
      #expect(opinion.verdict == .untrusted)
      #expect(opinion.failures.map(\.symbol) == ["GNUTLS_CERT_UNEXPECTED_OWNER"])
      #expect(opinion.failures.map(\.check) == [.sslHostname])
      #expect(opinion.failures.map(\.certificate) == [0])
    }

    @Test(arguments: ["192.0.2.1", "www.example.com"])
    func acceptsTheName(name: String) throws {
      #expect(witness.opinion(on: try WitnessChain().question(name: name)).verdict == .trusted)
    }

    @Test func keepsEveryStatusBit() throws {
      let chain = try WitnessChain(
        leaf: {
          $0.notAfter = WitnessChain.now.advanced(byDays: -1)
          $0.extendedKeyUsage = [KeyPurpose.clientAuth]
        })
      let opinion = witness.opinion(on: chain.question(name: "other.example.com"))
      #expect(
        opinion.failures.map(\.symbol) == [
          "GNUTLS_CERT_EXPIRED", "GNUTLS_CERT_UNEXPECTED_OWNER", "GNUTLS_CERT_PURPOSE_MISMATCH",
        ])
      #expect(opinion.failures.map(\.code) == [1 << 10, 1 << 14, 1 << 18])
      #expect(opinion.failures.map(\.certificate) == [0, 0, 0])
    }

    @Test func namesTheCertificateAtFault() throws {
      let chain = try WitnessChain(
        intermediate: { $0.notAfter = WitnessChain.now.advanced(byDays: -1) })
      let opinion = witness.opinion(on: chain.question())
      #expect(opinion.failures.map(\.symbol) == ["GNUTLS_CERT_EXPIRED"])
      #expect(opinion.failures.map(\.certificate) == [1])
      #expect(opinion.path == chain.path)
    }

    /// GnuTLS reports an issuer's failure with the certificate below it.
    @Test func namesTheIssuerAtFault() throws {
      let expired = try WitnessChain(root: { $0.notAfter = WitnessChain.now.advanced(byDays: -1) })
      let opinion = witness.opinion(on: expired.question())
      #expect(opinion.failures.map(\.symbol) == ["GNUTLS_CERT_EXPIRED"])
      #expect(opinion.failures.map(\.certificate) == [2])
      let noAuthority = try WitnessChain(
        intermediate: { $0.basicConstraints = .init(isCA: false, pathLength: nil) })
      let refused = witness.opinion(on: noAuthority.question())
      #expect(refused.failures.map(\.symbol) == ["GNUTLS_CERT_SIGNER_NOT_CA"])
      #expect(refused.failures.map(\.certificate) == [1])
    }

    /// Each certificate of the path by its place; the root's is reported with the one below it, too.
    @Test(arguments: 0...2) func namesTheCertificateThatIsNotYetValid(index: Int) throws {
      let start = WitnessChain.now.advanced(byDays: 1)
      let chain = try WitnessChain(
        root: { if index == 2 { $0.notBefore = start } },
        intermediate: { if index == 1 { $0.notBefore = start } },
        leaf: { if index == 0 { $0.notBefore = start } })
      let opinion = witness.opinion(on: chain.question())
      #expect(opinion.failures.map(\.symbol) == ["GNUTLS_CERT_NOT_ACTIVATED"])
      #expect(opinion.failures.map(\.certificate) == [index])
    }

    /// In its last second a certificate is valid, while its issuer may have expired.
    @Test func namesTheIssuerAtFaultInTheLastSecond() throws {
      let end = WitnessChain.now.advanced(byDays: 2)
      let chain = try WitnessChain(
        root: { $0.notAfter = end.advanced(byDays: -1) }, intermediate: { $0.notAfter = end })
      let opinion = witness.opinion(on: chain.question(at: end))
      #expect(opinion.failures.map(\.symbol) == ["GNUTLS_CERT_EXPIRED"])
      #expect(opinion.failures.map(\.certificate) == [2])
    }

    @Test(arguments: Purpose.allCases) func purposeRulesTheExtendedKeyUsage(purpose: Purpose) throws
    {
      for usage in [KeyPurpose.serverAuth, KeyPurpose.clientAuth] {
        let chain = try WitnessChain(leaf: { $0.extendedKeyUsage = [usage] })
        let wanted: String? =
          switch purpose {
          case .server: KeyPurpose.serverAuth
          case .client: KeyPurpose.clientAuth
          case .basic: nil
          }
        let opinion = witness.opinion(on: chain.question(purpose: purpose))
        #expect(opinion.verdict == ((wanted ?? usage) == usage ? .trusted : .untrusted))
      }
    }

    @Test(arguments: [Purpose.server, .client]) func purposesHaveNames(purpose: Purpose) throws {
      let chain = try WitnessChain(leaf: {
        $0.extendedKeyUsage = [KeyPurpose.serverAuth, KeyPurpose.clientAuth]
      })
      for (name, isRight) in [("www.example.com", true), ("other.example.com", false)] {
        let opinion = witness.opinion(on: chain.question(purpose: purpose, name: name))
        #expect(
          opinion.failures.map(\.symbol) == (isRight ? [] : ["GNUTLS_CERT_UNEXPECTED_OWNER"]))
      }
    }

    /// The library has one bit for four rules, which are distinguished here.
    @Test func tellsTheConstraintsOfAnIssuerApart() throws {
      let unused = try WitnessChain(
        intermediate: { $0.subjectKeyIdentifier = .absent },
        leaf: { $0.authorityKeyIdentifier = .absent })
      var namesake = WitnessChain.authority("Intermediate")
      namesake.subjectKeyIdentifier = .absent
      let other = try namesake.issue(to: .generate(.rsa(2048)), by: unused.root)
      let questions: [(Check, WitnessQuestion)] = [
        (
          .basicConstraintsPathLen,
          try WitnessChain(root: { $0.basicConstraints = .init(isCA: true, pathLength: 0) })
            .question()
        ),
        (
          .keyUsage,
          try WitnessChain(intermediate: { $0.keyUsage = .digitalSignature }).question()
        ),
        (
          .nameConstraints,
          try WitnessChain(intermediate: { $0.excludedNames = [.dns("example.com")] }).question()
        ),
        (.missingIntermediate, unused.question(sent: [unused.leaf, other])),
      ]
      for (check, question) in questions {
        let opinion = witness.opinion(on: question)
        #expect(opinion.failures.map(\.symbol) == ["GNUTLS_CERT_SIGNER_CONSTRAINTS_FAILURE"])
        #expect(opinion.failures.map(\.check) == [check])
      }
    }

    /// Where its own path ends below the root, and no certificate has constraints, no name is at fault.
    @Test func namesAreNotAtFaultWithoutConstraints() throws {
      let chain = try WitnessChain(
        root: { $0.keyUsage = .digitalSignature },
        leaf: { $0.authorityKeyIdentifier = .bytes([UInt8](repeating: 0xab, count: 20)) })
      let opinion = witness.opinion(on: chain.question())
      #expect(opinion.verdict == .untrusted)
      #expect(opinion.failures.allSatisfy { $0.check != .nameConstraints }, "\(opinion.failures)")
    }

    /// Whether a key can make a signature of an unknown kind is not known: then it is the name.
    @Test func constraintsBesideAnUnknownSignature() throws {
      var chain = try WitnessChain(intermediate: { $0.excludedNames = [.dns("example.com")] })
      // ecdsa-with-SHA256 with another last number.
      let known: [UInt8] = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]
      let der = chain.leaf.der.replacing(known, with: known.dropLast() + [0x7f])
      chain.leaf = IssuedCertificate(
        der: der, subject: chain.leaf.subject, key: chain.leaf.key,
        keyIdentifier: chain.leaf.keyIdentifier)
      let opinion = witness.opinion(on: chain.question())
      let constraint = opinion.failures.first {
        $0.symbol == "GNUTLS_CERT_SIGNER_CONSTRAINTS_FAILURE"
      }
      #expect(constraint?.check == .nameConstraints, "\(opinion.failures)")
    }

    @Test func tellsTheCausesOfAMissingAnchorApart() throws {
      let chain = try WitnessChain()
      let missing = witness.opinion(on: chain.question(sent: [chain.leaf]))
      #expect(missing.failures.map(\.symbol) == ["GNUTLS_CERT_SIGNER_NOT_FOUND"])
      #expect(missing.failures.map(\.check) == [.missingIntermediate])
      let unknownRoot = witness.opinion(
        on: chain.question(sent: [chain.leaf, chain.intermediate, chain.root], anchors: []))
      #expect(unknownRoot.failures.map(\.check) == [.anchorTrusted])
    }

    /// The verification time is set for the whole process: simultaneous verifications must not mix
    /// dates.
    @Test func datesDoNotMix() async throws {
      let chain = try WitnessChain()
      let early = chain.question(at: WitnessChain.now.advanced(byDays: -20))
      let good = chain.question()
      let late = chain.question(at: WitnessChain.now.advanced(byDays: 40))
      await withTaskGroup(of: (Int, [String]).self) { group in
        for index in 0..<60 {
          group.addTask { [witness] in
            let question = [early, good, late][index % 3]
            return (index % 3, witness.opinion(on: question).failures.map(\.symbol))
          }
        }
        let expected = [["GNUTLS_CERT_NOT_ACTIVATED"], [], ["GNUTLS_CERT_EXPIRED"]]
        for await (kind, symbols) in group {
          #expect(symbols == expected[kind])
        }
      }
    }

    @Test func profileRulesKeys() throws {
      let chain = try WitnessChain(leafKey: .rsa(1024))
      #expect(witness.opinion(on: chain.question()).verdict == .trusted)
      #expect(
        GnuTLSWitness(profile: .medium).opinion(on: chain.question()).failures.map(\.symbol)
          == ["GNUTLS_CERT_INSECURE_ALGORITHM"])
    }

    @Test(arguments: [[UInt8](), [0x30], Array("no certificate".utf8)])
    func refusesGarbage(bytes: [UInt8]) throws {
      var question = try WitnessChain().question()
      question.chain[1] = bytes
      let opinion = witness.opinion(on: question)
      #expect(opinion.verdict == .untrusted && opinion.noOpinion == nil)
      let failure = try #require(opinion.failures.first)
      #expect(opinion.failures.count == 1 && failure.certificate == 1 && failure.code < 0)
      #expect(failure.symbol.hasPrefix("GNUTLS_E_"))
      #expect(failure.text.hasPrefix("certificate 1 as sent cannot be read: "))
      question.chain = []
      #expect(witness.opinion(on: question).noOpinion == "there is no certificate")
    }

    /// GnuTLS does not find certificates in such blocks (seen with 3.7.9).
    @Test func knowsNoAnchorsWithTrustSettings() throws {
      let chain = try WitnessChain()
      var question = chain.question(anchors: [])
      question.anchorsWithSettings = [chain.root.der + DER.sequence()]
      #expect(
        witness.opinion(on: question).failures.map(\.symbol) == ["GNUTLS_CERT_SIGNER_NOT_FOUND"])
    }

    @Test func leavesOutUnreadableAnchorsAndIntermediates() throws {
      let chain = try WitnessChain()
      var question = chain.question(sent: [chain.leaf])
      question.anchors.insert([0x30, 0x00], at: 0)
      question.intermediates = [[1, 2, 3], chain.intermediate.der]
      #expect(witness.opinion(on: question).verdict == .trusted)
    }

    @Test func saysWhenTheChainIsTooLong() throws {
      let chain = try WitnessChain()
      let opinion = witness.opinion(
        on: chain.question(
          sent: [chain.leaf] + Array(repeating: chain.intermediate, count: 16)))
      #expect(opinion.verdict == .untrusted && opinion.noOpinion == nil)
      #expect(opinion.failures.map(\.symbol) == ["GNUTLS_E_CONSTRAINT_ERROR"])
      let longest = witness.opinion(
        on: chain.question(
          sent: [chain.leaf] + Array(repeating: chain.intermediate, count: 15)))
      #expect(longest.verdict == .trusted)
    }

    /// Fails if the header of a newer library has a status that the table lacks.
    @Test func tableHoldsEveryStatusOfTheHeader() throws {
      let header = try #require(
        ["/usr/include/gnutls/gnutls.h", "/opt/homebrew/include/gnutls/gnutls.h"]
          .compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.first)
      let constants = header.matches(of: /(GNUTLS_CERT_[A-Z_]+) = 1 ?<< ?([0-9]+)/)
      #expect(constants.count >= 17)
      for constant in constants {
        let bit = UInt32(1) << (UInt32(constant.2) ?? 31)
        #expect(VerificationStatus.table[bit]?.symbol == String(constant.1))
      }
      #expect(VerificationStatus.table.count == constants.count)
    }
  }
#endif
