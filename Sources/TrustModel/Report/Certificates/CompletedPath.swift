/// The path with issuers that were not sent but could be fetched, and what else is wrong with it.
///
/// It explains and decides nothing: whether a client fetches them cannot be known.
package struct CompletedPath: Hashable, Sendable {
  /// The address from which the first of the issuers was fetched.
  package var address: String
  /// The verdict of a client that fetches them; for any other client the report's own verdict
  /// holds.
  package var verdict: Verdict
  /// Leaf first.
  package var path: [CertificateFacts]
  /// What fails behind the missing issuer: nothing that the report's own failures say already.
  package var failures: [Failure]

  package init(
    address: String, verdict: Verdict, path: [CertificateFacts], failures: [Failure]
  ) {
    self.address = address
    self.verdict = verdict
    self.path = path
    self.failures = failures
  }
}
