/// What another engine's handshake with the same server led to, judged by itself.
package struct OtherHandshake: Sendable {
  package var engine: Engine
  package var verdict: Verdict
  /// Whether it was sent the certificates that the report is about.
  package var hasSameCertificates: Bool
  package var failures: [Failure]
  package var chain: [CertificateFacts]
  package var handshake: Handshake?
  package var handshakeFindings: [HandshakeFinding]
  package var acceptableIssuers: AcceptableIssuers
  /// Why it did not complete.
  package var failure: ConnectionFailure?

  package init(
    engine: Engine, verdict: Verdict, hasSameCertificates: Bool, failures: [Failure] = [],
    chain: [CertificateFacts] = [], handshake: Handshake? = nil,
    handshakeFindings: [HandshakeFinding] = [],
    acceptableIssuers: AcceptableIssuers = AcceptableIssuers(), failure: ConnectionFailure? = nil
  ) {
    self.engine = engine
    self.verdict = verdict
    self.hasSameCertificates = hasSameCertificates
    self.failures = failures
    self.chain = chain
    self.handshake = handshake
    self.handshakeFindings = handshakeFindings
    self.acceptableIssuers = acceptableIssuers
    self.failure = failure
  }
}
