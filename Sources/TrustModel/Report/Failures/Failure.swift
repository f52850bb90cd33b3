/// A finding with its weight, its codes and what to do.
package struct Failure: Hashable, Sendable {
  package var finding: Finding
  package var severity: Severity
  /// Place as sent of the certificate at fault; nil when there is none, or it was not sent.
  package var sentAs: Int?
  /// Subject label of the certificate at fault.
  package var subject: String?
  @Boxed package var codes: LayerCodes
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

/// Advice for one failure: to the side that presents the certificate, or to the side that judges it
/// where following it is safe.
///
/// The server presents a server's certificate and the client judges it; for a client's certificate
/// it is the other way round. With the basic policy, `server` is the presenting side.
package struct Advice: Hashable, Sendable {
  package var server: String?
  package var client: String?

  package init(server: String? = nil, client: String? = nil) {
    self.server = server
    self.client = client
  }
}
