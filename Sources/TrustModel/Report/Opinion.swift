/// What one verifier says of the same evidence.
package struct Opinion: Hashable, Codable, Sendable {
  package var engine: Engine
  package var version: String
  /// `unknown` means no opinion: the verifier could not decide, and `noOpinion` says why.
  package var verdict: Verdict
  /// The failures that a client of the library reports, in its order.
  package var failures: [Failure]
  /// Failures that appear only when the library goes on after an error, in its order.
  package var hidden: [Failure]
  /// Why there is no verdict, one clause; nil where there is one.
  package var noOpinion: String?
  /// SHA-256 of the certificates of the path it took, leaf first, where it tells.
  package var path: [String]

  /// One error of a verifier, raw number and symbol kept.
  package struct Failure: Hashable, Codable, Sendable {
    package var code: Int
    package var symbol: String
    /// Index in the verifier's own path, leaf 0; nil where it names no certificate.
    package var certificate: Int?
    package var text: String
    /// The check of ours that says the same; nil when none does.
    package var check: Check?

    package init(code: Int, symbol: String, certificate: Int?, text: String, check: Check?) {
      self.code = code
      self.symbol = symbol
      self.certificate = certificate
      self.text = text
      self.check = check
    }
  }

  package init(
    engine: Engine, version: String, verdict: Verdict, failures: [Failure] = [],
    hidden: [Failure] = [], noOpinion: String? = nil, path: [String] = []
  ) {
    self.engine = engine
    self.version = version
    self.verdict = verdict
    self.failures = failures
    self.hidden = hidden
    self.noOpinion = noOpinion
    self.path = path
  }
}

/// A difference between verifiers with its cause.
package struct Disagreement: Hashable, Sendable {
  package var engines: [Engine]
  package var cause: Cause
  package var text: String
  /// What was asked again with one thing changed, and the result; nil where nothing was.
  package var experiment: String?

  package enum Cause: String, CaseIterable, Sendable {
    case pathChoice, checkOrder, policy, store, aia, clock, handshake, notReached, unknown
  }

  package init(engines: [Engine], cause: Cause, text: String, experiment: String? = nil) {
    self.engines = engines
    self.cause = cause
    self.text = text
    self.experiment = experiment
  }
}
