/// What became of a server's request for a client certificate.
package enum CertificateRequest: Hashable, Sendable {
  /// There was no request.
  case none
  /// There was no certificate to send.
  case unanswered
  /// The library did not send the certificate that it had.
  case withheld
  case answered

  package init(isMade: Bool, hasIdentity: Bool, isAnswered: Bool) {
    self =
      switch (isMade, isAnswered, hasIdentity) {
      case (false, _, _): .none
      case (true, true, _): .answered
      case (true, false, true): .withheld
      case (true, false, false): .unanswered
      }
  }
}
