#if GnuTLS
  import Diagnosis
  import Testing
  import TLSEngine
  import OpenSSLEngine
  import TrustModel
  import X509

  /// Two faults in one chain: what is said of each must hold where it is the only one.
  @Suite struct PairedFaultTests {
    /// A change to the leaf, the intermediate or the root of a sound chain.
    struct Fault: Sendable {
      enum Place { case leaf, issuer, root }

      let name: String
      let place: Place
      var change: @Sendable (inout CertificateTemplate) -> Void = { _ in }
      var isShort = false
      var breaksSignature = false
      var isUnknown = false
    }

    private static let now = LabReports.now

    private static let faults: [Fault] = [
      Fault(name: "leaf-expired", place: .leaf, change: { $0.notAfter = now.advanced(byDays: -1) }),
      Fault(name: "leaf-other-name", place: .leaf, change: { $0.names = [.dns("other.example")] }),
      Fault(name: "leaf-no-use", place: .leaf, change: { $0.extendedKeyUsage = nil }),
      Fault(name: "leaf-client", place: .leaf, change: clientOnly),
      Fault(name: "leaf-long", place: .leaf, change: { $0.notAfter = now.advanced(byDays: 1200) }),
      Fault(name: "leaf-critical", place: .leaf, change: unknownExtension),
      Fault(
        name: "leaf-other-issuer", place: .leaf,
        change: { $0.authorityKeyIdentifier = .bytes([1, 2, 3]) }),
      Fault(name: "leaf-short", place: .leaf, isShort: true),
      Fault(name: "leaf-sha1", place: .leaf, change: { $0.signatureHash = .sha1 }),
      Fault(name: "leaf-broken", place: .leaf, breaksSignature: true),
      Fault(
        name: "leaf-nameless", place: .leaf, change: { $0.subject = IssuingName([]) }),
      Fault(
        name: "issuer-expired", place: .issuer, change: { $0.notAfter = now.advanced(byDays: -1) }),
      Fault(
        name: "issuer-not-yet", place: .issuer, change: { $0.notBefore = now.advanced(byDays: 3) }),
      Fault(
        name: "issuer-no-ca", place: .issuer,
        change: { $0.basicConstraints = BasicConstraints(isCA: false) }),
      Fault(
        name: "issuer-no-constraints", place: .issuer, change: { $0.basicConstraints = nil }),
      Fault(
        name: "issuer-no-signing", place: .issuer, change: { $0.keyUsage = .digitalSignature }),
      Fault(name: "issuer-client", place: .issuer, change: clientOnly),
      Fault(name: "issuer-critical", place: .issuer, change: unknownExtension),
      Fault(name: "issuer-sha1", place: .issuer, change: { $0.signatureHash = .sha1 }),
      Fault(
        name: "issuer-names", place: .issuer,
        change: { $0.permittedNames = [.dns("other.example")] }),
      Fault(name: "issuer-short", place: .issuer, isShort: true),
      Fault(name: "issuer-broken", place: .issuer, breaksSignature: true),
      Fault(
        name: "issuer-policy", place: .issuer,
        change: { template in
          template.policies = ["1.2.3.4"]
          template.extraExtensions.append(
            .init("2.5.29.36", isCritical: true, value: [0x30, 0x03, 0x80, 0x01, 0x00]))
        }),
      Fault(
        name: "root-path-length", place: .root,
        change: { $0.basicConstraints = BasicConstraints(isCA: true, pathLength: 0) }),
      Fault(
        name: "root-expired", place: .root, change: { $0.notAfter = now.advanced(byDays: -1) }),
      Fault(name: "root-unknown", place: .root, isUnknown: true),
    ]

    @Sendable private static func clientOnly(_ template: inout CertificateTemplate) {
      template.extendedKeyUsage = [KeyPurpose.clientAuth]
    }

    @Sendable private static func unknownExtension(_ template: inout CertificateTemplate) {
      template.extraExtensions.append(
        .init("1.3.6.1.4.1.55555.1", isCritical: true, value: [0x05, 0x00]))
    }

    /// Made once, as short keys take long.
    private struct Keys {
      let plain: [PrivateKey]
      let short: [PrivateKey]

      init() throws {
        plain = try (0..<3).map { _ in try .generate() }
        short = try (0..<2).map { _ in try .generate(.rsa(1024)) }
      }
    }

    private let keys: Keys

    init() throws { keys = try Keys() }

    private func result(_ faults: [Fault]) throws -> (report: Report, needs: [Need]) {
      func made(
        _ place: Fault.Place, _ template: CertificateTemplate, _ number: Int,
        by issuer: IssuedCertificate?
      ) throws -> IssuedCertificate {
        var template = template
        let here = faults.filter { $0.place == place }
        for fault in here { fault.change(&template) }
        let key = here.contains(where: \.isShort) ? keys.short[number] : keys.plain[number]
        let issued = try template.issue(to: key, by: issuer)
        return here.contains(where: \.breaksSignature) ? issued.withBrokenSignature : issued
      }
      let root = try made(.root, authority("Root"), 2, by: nil)
      let issuer = try made(.issuer, authority("Intermediate"), 1, by: root)
      let leaf = try made(
        .leaf,
        .server(
          [.dns("www.example.com")], subject: IssuingName(commonName: "www.example.com"),
          notBefore: Self.now.advanced(byDays: -10), notAfter: Self.now.advanced(byDays: 90)), 0,
        by: issuer)
      let stranger = try authority("Stranger").issue(to: keys.plain[0])
      return StatedCauseTests.examine(
        [leaf, issuer], anchors: [faults.contains(where: \.isUnknown) ? stranger : root])
    }

    private func authority(_ name: String) -> CertificateTemplate {
      .authority(
        subject: IssuingName(commonName: name), notBefore: Self.now.advanced(byDays: -100),
        notAfter: Self.now.advanced(byDays: 1000))
    }

    // MARK: All pairs

    /// What one fault alone shows.
    private struct Truth {
      let report: Report

      var checks: [Check] { report.failures.map(\.finding.check) }

      func opinion(_ engine: Engine) -> Opinion? { report.opinions.first { $0.engine == engine } }

      /// Whether the library names what our check refuses.
      ///
      /// Of identifiers that do not match it says that there is no issuer.
      func names(_ check: Check, _ engine: Engine) -> Bool {
        report.failures.contains { $0.finding.check == check && $0.witnesses.contains(engine) }
          || check == .idLinkage && checks.contains(check)
            && opinion(engine)?.verdict == .untrusted
      }

      /// The failures of the library that our checks confirm.
      func shared(_ engine: Engine) -> [Opinion.Failure] {
        (opinion(engine)?.failures ?? []).filter { failure in
          failure.check.map { names($0, engine) } ?? false
        }
      }
    }

    @Test func whatIsSaidOfAPairHoldsForEachFault() throws {
      let truths = try Self.faults.map { Truth(report: try result([$0]).report) }
      var notReached = 0
      for first in Self.faults.indices {
        for second in Self.faults.indices.dropFirst(first + 1) {
          let pair = [Self.faults[first], Self.faults[second]]
          let (report, needs) = try result(pair)
          let title = pair.map(\.name).joined(separator: "+")
          for said in report.disagreements {
            #expect(said.cause != .unknown, "\(title): \(said.text)")
            if said.cause == .notReached { notReached += said.engines.count - 1 }
            for engine in said.engines.dropFirst() {
              let wrong = Self.contradiction(
                to: said, engine, [truths[first], truths[second]], report)
              #expect(wrong == nil, "\(title): \(engine.rawValue): \(said.text)")
            }
          }
          for engine in [Engine.openssl, .gnutls] {
            let asked = needs.count { need in
              if case .opinion(engine, _) = need { true } else { false }
            }
            #expect(asked <= 13, "\(title): the questions to one library are bounded")
          }
        }
      }
      // Where a library finds no issuer, nothing above can be asked about.
      #expect(notReached > 0 && notReached <= 30, "\(notReached)")
    }

    /// How a fault alone contradicts a statement; nil where none does.
    private static func contradiction(
      to said: Disagreement, _ engine: Engine, _ truths: [Truth], _ report: Report
    ) -> String? {
      let failures = report.opinions.first { $0.engine == engine }?.failures ?? []
      switch said.cause {
      case .policy:
        // What the library is said to let pass.
        for (part, checks) in accepting where said.text.contains(part) {
          for check in checks where truths.contains(where: { $0.names(check, engine) }) {
            return "names \(check.rawValue)"
          }
        }
        for check in Check.allCases where said.text.contains("check \(check.rawValue) refuses") {
          if truths.contains(where: { $0.names(check, engine) }) { return "names it" }
        }
        // What Apple's rules are said to let pass.
        let symbols = failures.map(\.symbol).filter(said.text.contains)
        let shared = truths.flatMap { $0.shared(engine) }.map(\.symbol)
        return symbols.first(where: shared.contains).map { "\($0) is shared" }
      case .checkOrder where said.text.contains(" and hides "):
        let hidden = said.text.split(separator: " and hides ").last ?? ""
        return hidden.split(separator: ", ").map(String.init).first { name in
          !truths.contains { truth in
            truth.checks.contains { $0.rawValue == name && truth.names($0, engine) }
          }
        }
      case .checkOrder, .pathChoice:
        // What trusteval is said to refuse as well.
        let known = Check.allCases.filter {
          said.text.contains("what \($0.rawValue) refuses, too")
            || said.text.contains("too (\($0.rawValue))")
        }
        return known.first { check in !truths.contains { $0.checks.contains(check) } }?.rawValue
      default: return nil
      }
    }

    /// What a library is said to let pass, and the checks that refuse it.
    private static let accepting: [(String, [Check])] = [
      ("lets an issuer's extended key usage pass", [.extendedKeyUsage]),
      ("key identifiers that do not match pass", [.idLinkage]),
      ("the name constraints differently", [.nameConstraints]),
      ("no rule on how long", [.otherTrustValidityPeriod]),
      ("the minimum for keys and hashes lower", [.keySize, .signatureHashAlgorithms]),
      ("the name in the certificate where", [.sslHostname]),
    ]

    // MARK: Some pairs

    static let pairs: [(String, String, Disagreement.Cause, [Engine], String)] = [
      (
        "leaf-critical", "issuer-expired", .checkOrder, [.gnutls],
        "GnuTLS ends at what it refuses first, GNUTLS_CERT_EXPIRED (1024), and hides "
          + "CriticalExtensions"
      ),
      (
        "issuer-expired", "issuer-no-ca", .checkOrder, [.gnutls], "and hides BasicConstraintsCA"
      ),
      ("issuer-expired", "issuer-names", .checkOrder, [.gnutls], "and hides NameConstraints"),
      ("issuer-expired", "issuer-client", .checkOrder, [.gnutls], "and hides ExtendedKeyUsage"),
      ("leaf-other-issuer", "issuer-expired", .checkOrder, [.gnutls], "and hides IdLinkage"),
      (
        "leaf-other-issuer", "issuer-expired", .notReached, [.openssl],
        "OpenSSL ends at X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY (20); no experiment shows "
          + "whether OpenSSL would name TemporalValidity as well ("
      ),
      (
        "leaf-broken", "issuer-no-ca", .checkOrder, [.openssl, .gnutls],
        "trusteval, like Apple's clients, goes no further than to a signature that is not valid; "
          + "OpenSSL and GnuTLS go on and refuse with X509_V_ERR_INVALID_CA (79), "
          + "GNUTLS_CERT_SIGNER_NOT_CA (128) what BasicConstraintsCA refuses, too ("
      ),
      (
        "issuer-client", "issuer-broken", .checkOrder, [.openssl],
        "OpenSSL goes on and refuses with X509_V_ERR_INVALID_PURPOSE (26) what ExtendedKeyUsage "
          + "refuses, too ("
      ),
      (
        "issuer-broken", "root-expired", .checkOrder, [.openssl, .gnutls],
        "what TemporalValidity refuses, too ("
      ),
      (
        "issuer-sha1", "root-unknown", .pathChoice, [.gnutls],
        " at Intermediate; trusteval refuses that path, too (SignatureHashAlgorithms)"
      ),
      // GnuTLS finds an anchor above the last certificate it is given, not among those below.
      ("leaf-critical", "issuer-broken", .checkOrder, [.gnutls], "and hides CriticalExtensions"),
      ("leaf-expired", "issuer-client", .checkOrder, [.gnutls], "and hides TemporalValidity"),
      ("leaf-expired", "root-path-length", .checkOrder, [.gnutls], "and hides TemporalValidity"),
      ("leaf-short", "root-unknown", .checkOrder, [.openssl], "and hides MissingIntermediate"),
      (
        "leaf-short", "issuer-expired", .policy, [.gnutls],
        "GnuTLS puts the minimum for keys and hashes lower"
      ),
      (
        "issuer-no-constraints", "root-unknown", .notReached, [.openssl],
        "whether OpenSSL would name BasicConstraints as well"
      ),
      (
        "leaf-other-issuer", "leaf-sha1", .notReached, [.openssl],
        "whether OpenSSL would name SignatureHashAlgorithms as well"
      ),
    ]

    @Test(arguments: pairs) func saysOfAPair(
      first: String, second: String, cause: Disagreement.Cause, engines: [Engine], part: String
    ) throws {
      let report = try result(Self.faults.filter { [first, second].contains($0.name) }).report
      let found = report.disagreements.filter {
        $0.cause == cause && $0.engines == [.trusteval] + engines
      }
      #expect(found.contains { $0.text.contains(part) }, "\(report.disagreements)")
      // What is left open was not asked; all else in this table was.
      #expect(found.allSatisfy { ($0.experiment == nil) == (cause == .notReached) })
    }

    /// What a library lets pass is said of its answer without what it refused for.
    @Test func whatPassesIsShown() throws {
      let names = ["leaf-short", "issuer-expired"]
      let report = try result(Self.faults.filter { names.contains($0.name) }).report
      #expect(
        report.disagreements.contains {
          $0.experiment == "GnuTLS asked with GNUTLS_VERIFY_DISABLE_TIME_CHECKS: "
            + "GNUTLS_CERT_EXPIRED (1024) goes, and it trusts"
        }, "\(report.disagreements)")
    }
  }
#endif
