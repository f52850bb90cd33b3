/// Everything that is said about one endpoint; renderers print it and decide nothing.
package struct Report: Sendable {
  package var endpoint: Endpoint
  /// Which line of a hosts file asked; nil when none did.
  package var source: RequestSource?
  /// How the server was reached; nil for certificates from files.
  package var route: Route?
  /// The date that the certificates were evaluated for.
  package var verifyDate: Instant
  package var purpose: Purpose
  package var verdict: Verdict
  /// Nil where there was nothing to evaluate.
  package var trustResult: TrustResult?
  /// Most serious first: the first one decides the codes (mapping rule P1).
  package var failures: [Failure]
  /// What Apple's clients show for all failures together.
  @Boxed package var codes: LayerCodes
  /// The certificates sent, in the order sent, without those that could not be parsed.
  package var chain: [CertificateFacts]
  /// The best path, leaf first, the anchor included where it ends in one; empty where there is
  /// none.
  package var path: [CertificateFacts]
  /// Every other candidate, better ones first.
  package var paths: [CandidatePath]
  package var opinions: [Opinion]
  package var disagreements: [Disagreement]
  @Boxed package var handshake: Handshake?
  package var handshakeFindings: [HandshakeFinding]
  /// Whose certificates the server takes from clients, where it asks for one and names any.
  package var acceptableIssuers: AcceptableIssuers
  /// The client's certificate that was given; nil where none was.
  package var identity: IdentityFacts?
  /// Where several engines made one each: those that this report is not about.
  package var otherHandshakes: [OtherHandshake]
  /// Why the handshake or the input failed; nil where it did not.
  package var failure: ConnectionFailure?
  package var fixes: [Fix]
  /// The path with fetched issuers; nil where no issuer is missing or none could be fetched.
  package var completedPath: CompletedPath?
  /// What was fetched from the addresses that certificates name.
  package var fetches: [Fetch]
  /// What is known of the revocation of each certificate of the path but the last.
  package var revocation: [RevocationStatus]
  package var notes: [Note]
  /// Checks that were not run and why: neither passed nor failed.
  package var notChecked: [NotChecked]
  /// The sets of anchors that were consulted.
  package var anchorStores: [AnchorStoreFacts]
  /// Nil where App Transport Security does not concern the connection, such as with STARTTLS.
  package var transportSecurity: TransportSecurity?
  package var pins: [PinFacts]
  /// Nil unless the request asks for it, and where there was nothing to evaluate.
  package var repairedChain: RepairedChain?
  /// The exceptions that were given, and what each did.
  package var exceptions: [ExceptionFacts]
  /// What else than trust was asked for; a failed one makes the exit status of a trusted server 3.
  package var thresholds: [Threshold]
  /// When trust ends; nil where the server is not trusted, and where its trust depends on nothing
  /// that ends.
  package var trustEnd: TrustEnd?
  package var timing: Timing
  /// Whether the report on another address of the server says the same, so that text leaves this
  /// one out.
  package var isShownByAnother = false
  /// The one kind of key that the server was left to prove; nil where it had the choice.
  package var keyKind: KeyKind?
  /// What the report's own line said of a trusted server, where it was read from that; nil for others.
  package var readReservation: ReadReservation?

  package init(
    endpoint: Endpoint, source: RequestSource? = nil, route: Route? = nil, verifyDate: Instant,
    purpose: Purpose = .server, verdict: Verdict, trustResult: TrustResult? = nil,
    failures: [Failure] = [], codes: LayerCodes = .none,
    chain: [CertificateFacts] = [], path: [CertificateFacts] = [], paths: [CandidatePath] = [],
    opinions: [Opinion] = [], disagreements: [Disagreement] = [], handshake: Handshake? = nil,
    handshakeFindings: [HandshakeFinding] = [],
    acceptableIssuers: AcceptableIssuers = AcceptableIssuers(), identity: IdentityFacts? = nil,
    otherHandshakes: [OtherHandshake] = [],
    failure: ConnectionFailure? = nil, fixes: [Fix] = [],
    completedPath: CompletedPath? = nil, fetches: [Fetch] = [],
    revocation: [RevocationStatus] = [], notes: [Note] = [],
    notChecked: [NotChecked] = [], anchorStores: [AnchorStoreFacts] = [],
    transportSecurity: TransportSecurity? = nil, pins: [PinFacts] = [],
    repairedChain: RepairedChain? = nil,
    exceptions: [ExceptionFacts] = [],
    thresholds: [Threshold] = [],
    trustEnd: TrustEnd? = nil,
    timing: Timing = Timing()
  ) {
    self.endpoint = endpoint
    self.source = source
    self.route = route
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
    self.handshakeFindings = handshakeFindings
    self.acceptableIssuers = acceptableIssuers
    self.identity = identity
    self.otherHandshakes = otherHandshakes
    self.failure = failure
    self.fixes = fixes
    self.completedPath = completedPath
    self.fetches = fetches
    self.revocation = revocation
    self.notes = notes
    self.notChecked = notChecked
    self.anchorStores = anchorStores
    self.transportSecurity = transportSecurity
    self.pins = pins
    self.repairedChain = repairedChain
    self.exceptions = exceptions
    self.thresholds = thresholds
    self.trustEnd = trustEnd
    self.timing = timing
  }
}

extension Report {
  /// Whether the certificate was only compared with those that it may be, instead of being
  /// evaluated: then its dates and all else about it do not matter.
  package var isComparison: Bool { pins.contains { $0.kind == .certificate } }
}
