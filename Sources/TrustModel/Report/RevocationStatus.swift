/// What is known of one certificate's revocation.
package struct RevocationStatus: Hashable, Sendable {
  /// Index in the path, leaf 0.
  package var certificate: Int
  package var status: Status
  /// When the certificate was revoked; for any other answer, that answer's `thisUpdate`; nil
  /// without one.
  package var time: Instant?
  /// The name of the CRLReason (RFC 5280, section 5.3.1), or why there is no answer; nil where
  /// nothing is given.
  package var reason: String?
  /// Where the answer comes from: `stapled`, an address or a file; nil without an answer.
  package var via: String?

  package enum Status: String, CaseIterable, Sendable {
    case good, revoked
    /// The responder does not know the certificate.
    case unknown
    case notChecked
    /// The certificate names no place to ask, or says that none has to be asked.
    case notApplicable
  }

  package init(
    certificate: Int, status: Status, time: Instant? = nil, reason: String? = nil,
    via: String? = nil
  ) {
    self.certificate = certificate
    self.status = status
    self.time = time
    self.reason = reason
    self.via = via
  }

  /// `via` of an answer that came in the handshake.
  package static let stapled = "stapled"
}
