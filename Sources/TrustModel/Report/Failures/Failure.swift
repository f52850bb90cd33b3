/// A finding with its weight, its codes and what to do.
package struct Failure: Hashable, Sendable {
  package var finding: Finding
  package var severity: Severity
  /// Place as sent of the certificate at fault; nil when there is none, or it was not sent.
  package var sentAs: Int?
  /// Subject label of the certificate at fault.
  package var subject: String?
  package var codes: LayerCodes
  /// Verifiers that name the same failure.
  package var witnesses: [Engine]
  /// What to do about it.
  package var advice: Advice?

  package init(
    finding: Finding, severity: Severity, sentAs: Int? = nil, subject: String?, codes: LayerCodes,
    witnesses: [Engine] = [], advice: Advice? = nil
  ) {
    self.finding = finding
    self.severity = severity
    self.sentAs = sentAs
    self.subject = subject
    self.codes = codes
    self.witnesses = witnesses
    self.advice = advice
  }
}

/// Advice for one failure: on the side that shows the certificate, the right place, or on the side
/// that judges it where that is safe.
///
/// A server's certificate is shown by the server and judged by the client, a client's the other way
/// round; by the basic policy, `server` is the side that shows it.
package struct Advice: Hashable, Sendable {
  package var server: String?
  package var client: String?

  package init(server: String? = nil, client: String? = nil) {
    self.server = server
    self.client = client
  }
}
