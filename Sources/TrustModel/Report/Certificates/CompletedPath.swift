/// The path as it would be with what is missing first, and what else is wrong with it: with issuers
/// that were not sent but could be fetched, or else from the server's own certificate where another
/// one was sent first.
///
/// It explains and decides nothing: whether a client fetches issuers cannot be known.
package struct CompletedPath: Hashable, Sendable {
  /// The address from which the first of the issuers was fetched; nil where none was, and another
  /// certificate comes first.
  package var address: String?
  /// The verdict of a client on this path; on what was sent the report's own verdict holds.
  package var verdict: Verdict
  /// Leaf first.
  package var path: [CertificateFacts]
  /// What fails on it: nothing that the report's own failures say already.
  package var failures: [Failure]

  package init(
    address: String?, verdict: Verdict, path: [CertificateFacts], failures: [Failure]
  ) {
    self.address = address
    self.verdict = verdict
    self.path = path
    self.failures = failures
  }
}
