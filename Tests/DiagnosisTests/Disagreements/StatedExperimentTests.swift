#if GnuTLS
  import Diagnosis
  import GnuTLSEngine
  import OpenSSLEngine
  import TLSEngine
  import Testing
  import TrustLab
  import TrustModel
  import X509

  /// The experiments that reports state, repeated with certificates of the lab.
  @Suite struct StatedExperimentTests {
    static let stated: [(String, String)] = [
      (
        "common-name-only",
        "OpenSSL asked with X509_CHECK_FLAG_NEVER_CHECK_SUBJECT: X509_V_ERR_HOSTNAME_MISMATCH (62) comes"
      ),
      (
        "wildcard-in-label",
        "OpenSSL asked with X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS: X509_V_ERR_HOSTNAME_MISMATCH (62) "
          + "comes"
      ),
      (
        "trailing-dot",
        "GnuTLS asked for the name without its last dot: GNUTLS_CERT_UNEXPECTED_OWNER (16384) goes"
      ),
      (
        "two-intermediates",
        "GnuTLS asked without the certificates off trusteval's path: GNUTLS_CERT_EXPIRED (1024) goes"
      ),
      (
        "rsa-1024",
        "GnuTLS asked with the profile MEDIUM: GNUTLS_CERT_INSECURE_ALGORITHM (256) comes"
      ),
      (
        "policy-required",
        "GnuTLS asked with GNUTLS_VERIFY_IGNORE_UNKNOWN_CRIT_EXTENSIONS: "
          + "GNUTLS_CERT_UNKNOWN_CRIT_EXTENSIONS (2097152) goes"
      ),
      (
        "root-mail-eku",
        "OpenSSL asked without a purpose: X509_V_ERR_INVALID_PURPOSE (26) goes"
      ),
      (
        "duplicate-extension",
        "OpenSSL asked whether each certificate of trusteval's path was issued by the next: "
          + "X509_V_ERR_INVALID_EXTENSION (41) is its answer"
      ),
      (
        "root-marked-trusted",
        "GnuTLS asked with trusteval's anchors: GNUTLS_CERT_SIGNER_NOT_FOUND (64) goes"
      ),
      (
        "untrusted-wrong-name-expired",
        "OpenSSL asked to go on after each error: X509_V_ERR_HOSTNAME_MISMATCH (62), "
          + "X509_V_ERR_CERT_HAS_EXPIRED (10) come"
      ),
      (
        "name-constraints-common-name",
        "OpenSSL asked with X509_CHECK_FLAG_NEVER_CHECK_SUBJECT: "
          + "X509_V_ERR_PERMITTED_VIOLATION (47) goes"
      ),
    ]

    private static let witnesses: [any WitnessVerifier] = [OpenSSLWitness(), GnuTLSWitness()]

    @Test(arguments: stated)
    func isStated(labCase: String, experiment: String) async throws {
      let report = try await LabReports(witnesses: Self.witnesses).report(labCase)
      let all = report.disagreements.compactMap(\.experiment)
      #expect(all.contains { $0.contains(experiment) }, "\(report.disagreements)")
    }

    private func outcome(
      chain: [[UInt8]], anchors: [[UInt8]]
    ) -> (report: Report, questions: [WitnessQuestion]) {
      let trust = TrustPlan(
        serverName: "www.lab.example", verifyDate: LabReports.now, anchors: ["root.pem"],
        anchorsOnly: true)
      let answers = Answers(
        stores: [
          .anchors("root.pem"): .init(
            places: [StorePlace(path: "root.pem", kind: .file)],
            roots: anchors.map { StoredRoot(der: $0, settings: nil, file: "root.pem") })
        ], witnesses: Self.witnesses)
      let outcome = answers.report(
        on: [Observation(certificates: chain)],
        Request(target: .server(host: "www.lab.example", port: 443), trust: trust),
        at: LabReports.now)
      let questions = outcome.rounds.flatMap(\.self).compactMap { need -> WitnessQuestion? in
        if case .opinion(_, let question) = need { question } else { nil }
      }
      return (outcome.report, questions)
    }

    /// Everything that was sent, in its order, and also anchors that issued nothing of it.
    @Test func witnessesGetEverything() async throws {
      let lab = try await LabReports()
      let chain = try await lab.chain(of: "good")
      let stranger = try #require(try await lab.chain(of: "untrusted-root").last)
      let sent = [chain[0], [0x30, 0x03, 1, 2, 3], chain[1]]
      let outcome = outcome(chain: sent, anchors: try await lab.anchors(of: "good") + [stranger])
      #expect(outcome.report.verdict == .trusted)
      #expect(outcome.questions.allSatisfy { $0.anchors.contains(stranger) || $0.chain.count < 3 })
      #expect(outcome.questions.prefix(2).map(\.chain) == [sent, sent])
      #expect(outcome.report.opinions.map(\.verdict) == [.trusted, .untrusted, .untrusted])
      #expect(outcome.report.opinions.allSatisfy { $0.noOpinion == nil })
      #expect(outcome.report.disagreements.map(\.cause) == [.pathChoice])
      #expect(
        outcome.report.disagreements.first?.experiment?.hasPrefix(
          "OpenSSL asked without the certificates off trusteval's path: ") == true)
    }

    @Test func witnessesAreAskedAboutAnUnreadableLeaf() async throws {
      let lab = try await LabReports()
      let chain = try await lab.chain(of: "good")
      let outcome = outcome(
        chain: [Array(chain[0].dropLast(5)), chain[1]], anchors: try await lab.anchors(of: "good"))
      #expect(outcome.report.failures.map(\.finding.check) == [.unparseableCertificate])
      #expect(outcome.questions.map(\.chain.count) == [2, 2])
      #expect(outcome.report.opinions.map(\.verdict) == [.untrusted, .untrusted, .untrusted])
      #expect(outcome.report.failures.first?.witnesses == [.openssl, .gnutls])
      #expect(outcome.report.disagreements.isEmpty)
    }

    /// An anchor with an invalid signature, sent together with its issuer, needs two changes in
    /// OpenSSL.
    @Test func whatOneChangeDoesNotShowTwoDo() async throws {
      let chain = try await LabReports().chain(of: "bad-signature")
      let report = outcome(chain: chain, anchors: [chain[0]]).report
      #expect(report.verdict == .trusted)
      let own = try #require(report.disagreements.first { $0.engines.contains(.openssl) })
      #expect(own.cause == .policy)
      #expect(
        own.experiment?.hasPrefix(
          "OpenSSL asked without the certificates off trusteval's path and with "
            + "X509_V_FLAG_PARTIAL_CHAIN: ") == true, "\(own)")
    }

    /// Where all agree no witness is asked again.
    @Test func agreementTakesNoExperiment() async throws {
      let lab = try await LabReports()
      for name in ["good", "expired-leaf", "wrong-name"] {
        let outcome = outcome(
          chain: try await lab.chain(of: name), anchors: try await lab.anchors(of: name))
        #expect(outcome.questions.count == 2, "\(name)")
      }
    }
  }
#endif
