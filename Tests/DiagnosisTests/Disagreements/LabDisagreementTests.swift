#if GnuTLS
  import GnuTLSEngine
  import OpenSSLEngine
  import TLSEngine
  import Testing
  import TrustLab
  import TrustModel
  import X509

  /// Every class of disagreement on certificates of the lab, judged by the libraries themselves.
  @Suite struct LabDisagreementTests {
    struct Expectation: Sendable, CustomTestStringConvertible {
      let labCase: String
      let cause: Disagreement.Cause
      let engines: [Engine]
      let part: String

      init(
        _ labCase: String, _ cause: Disagreement.Cause, _ engines: [Engine], _ part: String
      ) {
        self.labCase = labCase
        self.cause = cause
        self.engines = [.trusteval] + engines
        self.part = part
      }

      var testDescription: String { "\(labCase): \(cause.rawValue)" }
    }

    static let expectations = [
      Expectation(
        "two-intermediates", .pathChoice, [.gnutls],
        "Lab Root CA and ends with GNUTLS_CERT_EXPIRED (1024) at Lab Intermediate CA (until 2027-"),
      Expectation(
        "expired-and-wrong-name", .checkOrder, [.openssl],
        "OpenSSL ends at its first error, X509_V_ERR_HOSTNAME_MISMATCH (62), and hides "
          + "TemporalValidity"),
      Expectation(
        "untrusted-wrong-name-expired", .checkOrder, [.openssl],
        "X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN (19), and hides SSLHostname, TemporalValidity"),
      Expectation(
        "untrusted-wrong-name-expired", .checkOrder, [.gnutls],
        "GNUTLS_CERT_UNEXPECTED_OWNER (16384), and hides TemporalValidity"),
      Expectation(
        "common-name-only", .policy, [.openssl, .gnutls],
        "OpenSSL and GnuTLS still fall back to it"),
      Expectation(
        "wildcard-in-label", .policy, [.openssl], "OpenSSL lets the wildcard cover the name"),
      Expectation(
        "trailing-dot", .policy, [.openssl, .gnutls],
        "OpenSSL and GnuTLS compare it as it is (X509_V_ERR_HOSTNAME_MISMATCH (62), GNUTLS_"),
      Expectation(
        "excessive-lifetime", .policy, [.openssl, .gnutls],
        "OpenSSL and GnuTLS have no rule on how long"),
      Expectation("no-eku", .policy, [.openssl, .gnutls], "has no extended key usage"),
      Expectation(
        "rsa-1024", .policy, [.gnutls], "(found RSA 1024, expected RSA 2048 or longer)"),
      Expectation("ec-192-intermediate", .policy, [.gnutls], "(found EC P-192"),
      Expectation(
        "ed25519-leaf", .policy, [.openssl, .gnutls],
        "take a kind of key that Apple's rules do not know"),
      Expectation(
        "duplicate-extension", .policy, [.openssl], "OpenSSL counts the extensions of"),
      Expectation(
        "unparseable-extension", .policy, [.openssl, .gnutls], "Apple's check UnparseableExtension"),
      Expectation(
        "policy-required", .policy, [.gnutls], "GnuTLS does not know a critical extension"),
      Expectation(
        "root-mail-eku", .policy, [.openssl], "X509_V_ERR_INVALID_PURPOSE (26)"),
      Expectation(
        "root-marked-trusted", .store, [.gnutls],
        "Lab Root CA is in root.pem as a TRUSTED CERTIFICATE"),
      Expectation(
        "untrusted-root-and-sha1", .checkOrder, [.openssl], "and hides SignatureHashAlgorithms"),
    ]

    /// In the last second of a certificate's validity, RFC 5280 and Apple still accept it.
    @Test func boundOfTheClock() async throws {
      let lab = try await LabReports(witnesses: [OpenSSLWitness(), GnuTLSWitness()])
      let end = try #require(try await lab.report("good").path.first?.notAfter)
      let report = try await lab.report("good", .init(verifyDate: end))
      #expect(report.verdict == .trusted)
      let refusing = report.opinions.filter { $0.verdict == .untrusted }.map(\.engine)
      #expect(refusing == [.openssl])
      #expect(report.disagreements.map(\.cause) == [.clock])
    }

    /// Our store has the root, and neither library's or only one library's store has it.
    @Test func rootThatLibrariesLack() async throws {
      let lab = try await LabReports(witnesses: [OpenSSLWitness(), GnuTLSWitness()])
      let both = try await lab.report("good", .init(libraries: [.openssl: [], .gnutls: []]))
      #expect(both.opinions.map(\.verdict) == [.trusted, .untrusted, .untrusted])
      #expect(both.disagreements.map(\.cause) == [.store])
      #expect(both.disagreements.map(\.engines) == [[.trusteval, .openssl, .gnutls]])
      let root = try await lab.anchors(of: "good")
      let one = try await lab.report("good", .init(libraries: [.openssl: root, .gnutls: []]))
      #expect(one.disagreements.map(\.engines) == [[.trusteval, .gnutls]])
      #expect(
        one.disagreements.map(\.text) == [
          "trusteval finds 'Lab Root CA' in own.pem; OpenSSL finds it in library.pem; GnuTLS reads "
            + "library.pem, which lacks it; so GnuTLS refuses with GNUTLS_CERT_SIGNER_NOT_FOUND (64)"
        ])
    }

    /// The same if the chain has another fault, and whether or not the root was sent.
    @Test(
      arguments: [
        ("good", nil), ("good-root-sent", nil), ("expired-leaf", nil), ("wrong-name", nil),
        ("good", "other.example"),
      ] as [(String, String?)])
    func rootThatOnlyALibraryHas(labCase: String, serverName: String?) async throws {
      let lab = try await LabReports(witnesses: [OpenSSLWitness(), GnuTLSWitness()])
      let root = try await lab.anchors(of: labCase)
      let report = try await lab.report(
        labCase,
        .init(serverName: serverName, store: [], libraries: [.openssl: [], .gnutls: root]))
      #expect(report.opinions.map(\.verdict).prefix(2) == [.untrusted, .untrusted])
      let found = report.disagreements.filter { $0.cause == .store }
      #expect(found.map(\.engines) == [[.trusteval, .gnutls]])
      #expect(
        found.map(\.text) == [
          "trusteval reads own.pem, which lacks 'Lab Root CA'; OpenSSL reads library.pem, which "
            + "lacks it; GnuTLS finds it in library.pem; so GnuTLS has a path to it"
        ])
      #expect(report.disagreements.allSatisfy { $0.cause != .unknown })
    }

    /// Two roots are possible: without the new one the libraries use the old one, which has
    /// expired.
    @Test func otherPathForWantOfARoot() async throws {
      let lab = try await LabReports(witnesses: [OpenSSLWitness(), GnuTLSWitness()])
      let roots = try await lab.anchors(of: "expired-cross-sign")
      let old = Array(roots.dropFirst())
      let report = try await lab.report(
        "expired-cross-sign", .init(libraries: [.openssl: old, .gnutls: old]))
      #expect(report.verdict == .trusted)
      #expect(report.disagreements.map(\.cause) == [.store])
      #expect(report.disagreements.map(\.engines) == [[.trusteval, .openssl, .gnutls]])
    }

    /// Apple's clients may fetch an issuer that was not sent; the verdict is without it all the
    /// same.
    @Test func issuerThatMayBeFetched() async throws {
      let lab = try await LabReports(witnesses: [OpenSSLWitness(), GnuTLSWitness()])
      let name = "missing-intermediate-aia"
      let leaf = try await lab.chain(of: name)[0]
      let uri = try #require(try Certificate(der: leaf).known.caIssuers.first)
      let issuer = Fetch(uri: uri, certificates: [try await lab.chain(of: "good")[1]])
      let report = try await lab.report(name, .init(fetchedIssuers: [issuer]))
      #expect(report.verdict == .untrusted)
      #expect(report.disagreements.map(\.engines) == [[.trusteval, .openssl, .gnutls]])
      #expect(report.disagreements.map(\.cause) == [.aia])
      #expect(
        report.disagreements.first?.text.hasPrefix(
          "the server does not send 'Lab Intermediate CA'; Apple's clients may fetch it from "
            + "\(uri) and then trust the server, OpenSSL and GnuTLS fetch nothing and "
            + "refuse with X509_V_ERR_") == true)

      let elsewhere = try await lab.report(
        name, .init(serverName: "other.example", fetchedIssuers: [issuer]))
      let fetching = elsewhere.disagreements.first { $0.cause == .aia }
      #expect(fetching?.text.contains("and then reach a trusted root, ") == true)
      let basic = try await lab.report(name, .init(purpose: .basic, fetchedIssuers: [issuer]))
      #expect(basic.disagreements.isEmpty, "only the SSL policy fetches")
      let useless = Fetch(
        uri: issuer.uri, certificates: [try await lab.chain(of: "untrusted-root")[1]])
      #expect(try await lab.report(name, .init(fetchedIssuers: [useless])).disagreements.isEmpty)
      // The right issuer is no fix either if no trusted root is above it.
      let another = try #require(try await lab.chain(of: "untrusted-root").last)
      let nowhere = try await lab.report(
        name, .init(fetchedIssuers: [issuer], store: [another]))
      #expect(nowhere.path.count == 1)
      #expect(!nowhere.disagreements.contains { $0.cause == .aia }, "\(nowhere.disagreements)")
    }

    @Test(arguments: expectations)
    func explains(expected: Expectation) async throws {
      let report = try await Self.report(expected.labCase)
      let found = report.disagreements.filter {
        $0.cause == expected.cause && $0.engines == expected.engines
      }
      #expect(
        found.contains { $0.text.contains(expected.part) }, "\(report.disagreements.map(\.text))")
    }

    /// If all report the same failures nothing is explained, as with an expired cross-signed root.
    @Test(arguments: [
      "good", "good-root-sent", "expired-cross-sign", "wrong-order", "expired-leaf",
      "expired-intermediate", "expired-root", "not-yet-valid-leaf", "self-signed",
      "untrusted-root", "missing-root", "missing-intermediate", "issuer-other-key",
      "issuer-other-name", "bad-signature", "wrong-name", "name-constraints", "client-eku",
      "issuer-without-cert-sign", "issuer-not-ca", "issuer-without-basic-constraints",
      "path-length", "sha1-leaf", "md5-leaf", "unknown-critical-extension",
      "intermediate-client-eku", "root-rejected", "root-for-mail", "root-settings-broken",
    ])
    func isSilentInAgreement(labCase: String) async throws {
      let report = try await Self.report(labCase)
      #expect(report.opinions.map(\.engine) == [.trusteval, .openssl, .gnutls])
      #expect(Set(report.opinions.map(\.verdict)).count == 1)
      #expect(report.disagreements.map(\.text) == [])
    }

    /// No difference in the lab's cases may have an unknown cause.
    @Test func understandsEveryCase() async throws {
      let lab = try await LabReports(witnesses: [OpenSSLWitness(), GnuTLSWitness()])
      for labCase in LabCase.all where labCase.expectedVerdict != .unknown {
        let report = try await lab.report(labCase.name)
        let unknown = report.disagreements.filter { $0.cause == .unknown }.map(\.text)
        #expect(unknown == [], "\(labCase.name)")
        #expect(report.disagreements.allSatisfy { !$0.text.contains("{") })
      }
    }

    private static func report(_ labCase: String) async throws -> Report {
      try await LabReports(witnesses: [OpenSSLWitness(), GnuTLSWitness()]).report(labCase)
    }
  }
#endif
