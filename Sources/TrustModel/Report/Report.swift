/// Everything that is said about one endpoint; renderers print it and decide nothing.
package struct Report: Sendable {
  package var endpoint: Endpoint
  package var verifyDate: Instant
  package var purpose: Purpose
  package var verdict: Verdict
  package var trustResult: TrustResult?
  /// Most serious first: the first one decides the codes (mapping rule P1).
  package var failures: [Failure]
  package var codes: LayerCodes
  package var chain: [CertificateFacts]
  package var path: [CertificateFacts]
  package var paths: [CandidatePath]
  package var opinions: [Opinion]
  package var disagreements: [Disagreement]
  package var handshake: Handshake?
  package var failure: ConnectionFailure?
  package var fixes: [Fix]
  package var notes: [Note]
  /// Checks that were not run and why: the third value beside passed and failed.
  package var notChecked: [NotChecked]
  package var anchorStores: [AnchorStoreFacts]
  package var transportSecurity: TransportSecurity?
  package var timing: Timing

  package init(
    endpoint: Endpoint, verifyDate: Instant, purpose: Purpose = .server, verdict: Verdict,
    trustResult: TrustResult? = nil, failures: [Failure] = [], codes: LayerCodes = .none,
    chain: [CertificateFacts] = [], path: [CertificateFacts] = [], paths: [CandidatePath] = [],
    opinions: [Opinion] = [], disagreements: [Disagreement] = [], handshake: Handshake? = nil,
    failure: ConnectionFailure? = nil, fixes: [Fix] = [], notes: [Note] = [],
    notChecked: [NotChecked] = [], anchorStores: [AnchorStoreFacts] = [],
    transportSecurity: TransportSecurity? = nil, timing: Timing = Timing()
  ) {
    self.endpoint = endpoint
    self.verifyDate = verifyDate
    self.purpose = purpose
    self.verdict = verdict
    self.trustResult = trustResult
    self.failures = failures
    self.codes = codes
    self.chain = chain
    self.path = path
    self.paths = paths
    self.opinions = opinions
    self.disagreements = disagreements
    self.handshake = handshake
    self.failure = failure
    self.fixes = fixes
    self.notes = notes
    self.notChecked = notChecked
    self.anchorStores = anchorStores
    self.transportSecurity = transportSecurity
    self.timing = timing
  }
}

/// The endpoint as asked for.
package struct Endpoint: Hashable, Codable, Sendable {
  /// As given, in A-label form; the first file's name for certificates from files.
  package var host: String
  package var port: Int?
  /// Address connected to; nil when there was no connection.
  package var address: String?
  /// The name evaluated for; nil when the name check was not asked for.
  package var serverName: String?

  package init(host: String, port: Int?, address: String? = nil, serverName: String?) {
    self.host = host
    self.port = port
    self.address = address
    self.serverName = serverName
  }
}

/// A finding with its weight, its codes and what to do.
package struct Failure: Hashable, Sendable {
  package var finding: Finding
  package var severity: Severity
  /// Subject label of the certificate at fault.
  package var subject: String?
  package var codes: LayerCodes
  /// Verifiers that name the same failure.
  package var witnesses: [Engine]
  /// What to do about it.
  package var remedy: Remedy?

  package init(
    finding: Finding, severity: Severity, subject: String?, codes: LayerCodes,
    witnesses: [Engine] = [], remedy: Remedy? = nil
  ) {
    self.finding = finding
    self.severity = severity
    self.subject = subject
    self.codes = codes
    self.witnesses = witnesses
    self.remedy = remedy
  }
}

/// Advice for one failure: on the side that shows the certificate, the right place, or on the side
/// that judges it where that is safe.
///
/// A server's certificate is shown by the server and judged by the client, a client's the other way
/// round; by the basic policy, `server` stands for whoever shows it.
package struct Remedy: Hashable, Sendable {
  package var server: String?
  package var client: String?

  package init(server: String? = nil, client: String? = nil) {
    self.server = server
    self.client = client
  }
}

/// A change after which the evaluation was run again and came out trusted.
package struct Fix: Hashable, Sendable {
  package var kind: Kind
  package var text: String
  /// The settings that were changed, as command-line options.
  package var options: [String]

  package enum Kind: String, CaseIterable, Sendable {
    /// To be made on the server.
    case server
    /// To be made in the client, without loss of security if the reader knows the server.
    case client
  }

  package init(kind: Kind, text: String, options: [String] = []) {
    self.kind = kind
    self.text = text
    self.options = options
  }
}

/// Something worth knowing that is no failure.
package struct Note: Hashable, Sendable {
  package var kind: Kind
  package var text: String

  package enum Kind: String, CaseIterable, Sendable {
    case wrongOrder, duplicate, rootSent, stray, unparseable
    /// How the evidence of a replay was had.
    case evidence
    /// Supplied certificates that the path needs, or that nothing needs.
    case supplied
    case clientCertificateRequested, handshakeIncomplete, weakProtocol, engine
    /// The anchor names other uses for itself.
    case rootUsage
    case store, issuerAddress, interception, documentedAndCurrent, cannotBeKnown
  }

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// A check that was not run, and why.
package struct NotChecked: Hashable, Sendable {
  package var check: Check
  package var reason: String

  package init(_ check: Check, reason: String) {
    self.check = check
    self.reason = reason
  }
}

/// A path that was evaluated, with why it fails; no findings means it is trusted.
package struct CandidatePath: Hashable, Sendable {
  package var certificates: [CertificateFacts]
  package var findings: [Finding]

  package init(certificates: [CertificateFacts], findings: [Finding]) {
    self.certificates = certificates
    self.findings = findings
  }
}

/// A set of anchors that was consulted and where it lies.
package struct AnchorStoreFacts: Hashable, Sendable {
  package var source: TrustSource
  package var path: String
  package var kind: Kind

  package enum Kind: String, CaseIterable, Codable, Sendable {
    case bundle, hashedDirectory, file
  }

  package init(source: TrustSource, path: String, kind: Kind) {
    self.source = source
    self.path = path
    self.kind = kind
  }
}

/// What App Transport Security would block on the handshake and chain as seen.
package struct TransportSecurity: Hashable, Sendable {
  /// False for hosts that App Transport Security leaves alone: IP literals, `.local`, unqualified.
  package var applies: Bool
  package var violations: [Violation]

  package struct Violation: Hashable, Sendable {
    package var requirement: Requirement
    package var expected: String
    package var actual: String

    package init(requirement: Requirement, expected: String, actual: String) {
      self.requirement = requirement
      self.expected = expected
      self.actual = actual
    }
  }

  package enum Requirement: String, CaseIterable, Sendable {
    case protocolVersion, forwardSecrecy, cipher, keySize, signatureHash
    /// The path must end in a root of the platform or of a user, not in one set by the app.
    case anchor
  }

  package init(applies: Bool, violations: [Violation]) {
    self.applies = applies
    self.violations = violations
  }
}
