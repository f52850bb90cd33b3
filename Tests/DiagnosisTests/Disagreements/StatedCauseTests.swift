#if GnuTLS
  import Diagnosis
  import GnuTLSEngine
  import OpenSSLEngine
  import TLSEngine
  import Testing
  import TrustEvaluation
  import TrustModel
  import X509

  /// Causes confirmed by asking the libraries themselves, with certificates made for each cause.
  @Suite struct StatedCauseTests {
    private static let name = "www.example.com"

    private static func authority(
      _ name: String, _ change: (inout CertificateTemplate) -> Void = { _ in }
    ) -> CertificateTemplate {
      var template = CertificateTemplate.authority(
        subject: IssuingName(commonName: name), notBefore: LabReports.now.advanced(byDays: -100),
        notAfter: LabReports.now.advanced(byDays: 1000))
      change(&template)
      return template
    }

    /// The report on a leaf, an intermediate and their root.
    private func report(
      intermediate changeIntermediate: (inout CertificateTemplate) -> Void = { _ in },
      leaf changeLeaf: (inout CertificateTemplate) -> Void = { _ in },
      lists: (IssuedCertificate) throws -> PublicLists = { _ in PublicLists() },
      serverName: String = name
    ) throws -> Report {
      let root = try Self.authority("Root").issue(to: .generate())
      let issuer = try Self.authority("Intermediate", changeIntermediate).issue(
        to: .generate(), by: root)
      var template = CertificateTemplate.server(
        [.dns(serverName)], subject: IssuingName(commonName: serverName),
        notBefore: LabReports.now.advanced(byDays: -1),
        notAfter: LabReports.now.advanced(byDays: 90))
      changeLeaf(&template)
      let leaf = try template.issue(to: .generate(), by: issuer)
      return try report(
        on: [leaf, issuer], anchors: [root], lists: lists(leaf), serverName: serverName)
    }

    private func report(
      on chain: [IssuedCertificate], anchors: [IssuedCertificate],
      lists: PublicLists = PublicLists(), serverName: String = name
    ) -> Report {
      Self.examine(chain, anchors: anchors, lists: lists, serverName: serverName).report
    }

    /// The report by these anchors alone, and all that was asked for it.
    static func examine(
      _ chain: [IssuedCertificate], anchors: [IssuedCertificate],
      lists: PublicLists = PublicLists(), serverName: String = name
    ) -> (report: Report, needs: [Need]) {
      var answers = Answers(witnesses: [OpenSSLWitness(), GnuTLSWitness()])
      answers.lists = lists
      answers.stores[.anchors("root.pem")] = .init(
        places: [StorePlace(path: "root.pem", kind: .file)],
        roots: anchors.map { StoredRoot(der: $0.der, settings: nil, file: "root.pem") })
      let request = Request(
        target: .server(host: serverName, port: 443),
        trust: TrustPlan(
          serverName: serverName, verifyDate: LabReports.now, anchors: ["root.pem"],
          anchorsOnly: true, fetching: .never))
      let result = answers.report(
        on: [Observation(certificates: chain.map(\.der))], request, at: LabReports.now)
      return (result.report, result.rounds.flatMap(\.self))
    }

    /// libgnutls cannot read a constraint on a registered identifier, whatever names there are.
    @Test func constraintsThatGnuTLSCannotRead() throws {
      let registered = CertificateTemplate.Extension(
        "2.5.29.30", value: [0x30, 0x09, 0xa0, 0x07, 0x30, 0x05, 0x88, 0x03, 0x2a, 0x03, 0x04])
      let report = try report(intermediate: { $0.extraExtensions = [registered] })
      #expect(report.verdict == .trusted)
      let found = try #require(report.disagreements.first)
      #expect(report.disagreements.count == 1)
      #expect(found.engines == [.trusteval, .gnutls])
      #expect(
        found.text.hasPrefix(
          "GnuTLS cannot read the name constraints of 'Intermediate' (GNUTLS_E_"),
        "\(found)")
      #expect(!found.text.contains("or else"))
      #expect(
        found.experiment?.hasPrefix(
          "GnuTLS asked whether it can read the name constraints on trusteval's path: GNUTLS_E_")
          == true, "\(found)")
    }

    /// Where GnuTLS has one bit for several rules, the check is the one that we report.
    @Test func aKeyUsageIsNoOtherReason() throws {
      let report = try report(intermediate: { $0.keyUsage = .digitalSignature })
      #expect(report.failures.map(\.finding.check) == [.keyUsage])
      #expect(report.failures.first?.witnesses.contains(.gnutls) == true)
      #expect(report.disagreements.isEmpty, "\(report.disagreements)")
    }

    @Test func aPathLengthIsNoOtherReason() async throws {
      let report = try await LabReports(witnesses: [OpenSSLWitness(), GnuTLSWitness()])
        .report("path-length")
      #expect(report.failures.map(\.finding.check) == [.basicConstraintsPathLen])
      #expect(report.failures.map(\.witnesses) == [[.openssl, .gnutls]])
    }

    /// A signature of a kind that the key of another certificate with the issuer's name cannot
    /// make.
    @Test func aSignatureOfAnotherKindIsNoOtherReason() throws {
      let plain = Self.authority("Intermediate") { $0.subjectKeyIdentifier = .absent }
      let root = try Self.authority("Root").issue(to: .generate())
      let issuer = try plain.issue(to: .generate(), by: root)
      let namesake = try plain.issue(to: .generate(.rsa(2048)), by: root)
      var template = CertificateTemplate.server(
        [.dns(Self.name)], subject: IssuingName(commonName: Self.name),
        notBefore: LabReports.now.advanced(byDays: -1),
        notAfter: LabReports.now.advanced(byDays: 90))
      template.authorityKeyIdentifier = .absent
      let leaf = try template.issue(to: .generate(), by: issuer)
      let report = report(on: [leaf, namesake], anchors: [root])
      #expect(report.failures.map(\.finding.check) == [.missingIntermediate])
      #expect(report.opinions.map(\.verdict) == [.untrusted, .untrusted, .untrusted])
      #expect(report.disagreements.isEmpty, "\(report.disagreements)")
    }

    /// Two issuers that permit no name together: Apple's clients allow what either permits (PKITS 4.13.13).
    @Test(arguments: [("b.example", true), ("www.example.com", false), ("com", false)])
    func disjointConstraints(above: String, isDisjoint: Bool) throws {
      let root = try Self.authority("Root").issue(to: .generate())
      let outer = try Self.authority("Outer") { $0.permittedNames = [.dns(above)] }
        .issue(to: .generate(), by: root)
      let inner = try Self.authority("Inner") { $0.permittedNames = [.dns("example.com")] }
        .issue(to: .generate(), by: outer)
      let leaf = try CertificateTemplate.server(
        [.dns(Self.name)], subject: IssuingName(commonName: Self.name),
        notBefore: LabReports.now.advanced(byDays: -1),
        notAfter: LabReports.now.advanced(byDays: 90)
      ).issue(to: .generate(), by: inner)
      let report = report(on: [leaf, inner, outer], anchors: [root])
      #expect(report.verdict == .trusted)
      guard isDisjoint else {
        #expect(report.disagreements.isEmpty, "\(report.disagreements)")
        return
      }
      #expect(
        report.disagreements.map(\.text) == [
          "OpenSSL and GnuTLS allow only what the name constraints of all issuers permit together "
            + "(RFC 5280, 6.1.4), which is nothing here, and refuse with "
            + "X509_V_ERR_PERMITTED_VIOLATION (47), GNUTLS_CERT_SIGNER_CONSTRAINTS_FAILURE (65536); "
            + "Apple's clients allow then what any of them permits"
        ])
      #expect(
        report.disagreements.map(\.experiment) == [
          "trusteval asked with the intersection alone: \(Self.name) is not permitted"
        ])
    }

    @Test func aWildcardThatCoversAnExcludedName() throws {
      let report = try report(
        intermediate: { $0.excludedNames = [.dns("www.example.com")] },
        leaf: { $0.names = [.dns("*.example.com")] })
      #expect(report.failures.map(\.finding.reason) == [.wildcardExcluded])
      #expect(
        report.disagreements.map(\.text) == [
          "OpenSSL and GnuTLS compare the text of a wildcard with what is excluded; Apple's clients "
            + "count a wildcard that covers an excluded name (found *.example.com, expected no name "
            + "within www.example.com); OpenSSL has no objection with X509_V_FLAG_X509_STRICT "
            + "either; GnuTLS accepts it and has no switch for it"
        ])
    }

    /// A wildcard inside the excluded subtree is refused by every verifier.
    @Test func aWildcardWithinWhatIsExcluded() throws {
      let report = try report(
        intermediate: { $0.excludedNames = [.dns("example.com")] },
        leaf: { $0.names = [.dns("*.example.com")] })
      #expect(report.failures.map(\.finding.reason) == [nil])
      #expect(report.disagreements.isEmpty)
    }

    /// A switch that changed nothing is reported as an experiment, too.
    @Test func whatNoSwitchChangesIsSaidOfBoth() throws {
      let access = CertificateTemplate.Extension("1.3.6.1.5.5.7.1.1", value: [0x04, 0x01])
      let report = try report(leaf: { $0.extraExtensions = [access] })
      #expect(report.failures.map(\.finding.check) == [.unparseableExtension])
      let found = try #require(report.disagreements.first)
      #expect(
        found.text.hasSuffix(
          "; OpenSSL has no objection with X509_V_FLAG_X509_STRICT either; GnuTLS accepts it and "
            + "has no switch for it"), "\(found)")
      #expect(found.experiment == "OpenSSL asked with X509_V_FLAG_X509_STRICT: the same")
    }

    /// Two experiments with the same result are one cause.
    @Test func theSameCauseIsStatedOnce() throws {
      let report = try report(
        leaf: { $0.names = [.dns("w*.example.com")] }, serverName: "www.example.com")
      let found = try #require(report.disagreements.first)
      #expect(found.text.hasPrefix("OpenSSL lets the wildcard cover the name"))
      #expect(!found.text.contains("or else"), "\(found)")
      #expect(found.experiment?.contains("; with X509_CHECK_FLAG_NO_WILDCARDS: ") == true)
    }

    /// Of two roots with one key, a list refuses one certificate: it is named where it is why our path
    /// is another, as an evaluation without the list shows.
    @Test func aListThatChoosesThePathIsNamedByExperiment() throws {
      let key = try PrivateKey.generate()
      let roots = try [1000, 2000].map { days in
        var template = Self.authority("Root")
        template.notAfter = LabReports.now.advanced(byDays: Int64(days))
        return try template.issue(to: key)
      }
      let leaf = try CertificateTemplate.server(
        [.dns(Self.name)], subject: IssuingName(commonName: Self.name),
        notBefore: LabReports.now.advanced(byDays: -1),
        notAfter: LabReports.now.advanced(byDays: 90)
      ).issue(to: .generate(), by: roots[0])
      var texts: [String] = []
      for refused in roots {
        var lists = PublicLists()
        lists.keys = RefusedKeys(
          "c\(try Certificate(der: refused.der).sha256)\tinferred\tkey-leak\t2026-10-17\tCN=X\t"
            + "Chrome 156\t2026-11-01")
        for anchors in [roots, roots.reversed()] {
          let report = report(on: [leaf], anchors: anchors, lists: lists)
          #expect(report.verdict == .trusted)
          texts += report.disagreements.map(\.text)
        }
      }
      #expect(
        texts.contains { $0.hasSuffix("; without that rule it takes one") }, "\(texts)")
    }

    /// A compromised key need not be in Apple's list.
    @Test(arguments: [true, false]) func onlyApplesListIsApples(isListed: Bool) throws {
      let report = try report(lists: { leaf in
        var lists = PublicLists()
        let key = try Certificate(der: leaf.der).publicKey.spki
        lists.keys = RefusedKeys(
          "k\(SHA256.hexadecimal(key))\t\(isListed ? "source" : "inferred")\tkey-leak\t2026-10-17\t"
            + "CN=X\tApple up to macOS 12.5; Chrome 156\t2026-11-01")
        return lists
      })
      #expect(report.failures.map(\.finding.check) == [.blackListedKey])
      let found = try #require(report.disagreements.first)
      let text = found.text
      #expect(
        found.experiment
          == "trusteval asked without its lists of keys and roots: errSecCertificateRevoked (-67820) goes, "
          + "and it trusts")
      #expect(text.contains("Apple's clients have") == isListed, "\(text)")
      #expect(text.contains("others than its owner have this one") != isListed)
      #expect(text.contains("refused by Apple up to macOS 12.5; Chrome 156 (as of 2026-11-01)"))
    }
  }
#endif
