import TrustEvaluation
import TrustModel
import X509

/// How clients treat the OCSP answer that a server staples, or should.
///
/// Who refuses was seen with GnuTLS 3.7.9 against servers that were made to do each of these. The
/// ordinary client of OpenSSL 3.0.19 asks for no answer, and with `-status` takes any; neither does
/// curl with OpenSSL unless it gets `--cert-status`. Nothing in Security-61901 mentions the demand of
/// a certificate for an answer.
struct StapleRules {
  let handshake: Handshake
  let leaf: Certificate
  /// How the evaluation used the answer for the leaf.
  let revocation: CertificateRevocation?

  var finding: HandshakeFinding? {
    guard handshake.isComplete else { return nil }
    let isDemanded = leaf.demandsStapledAnswer
    let demand = isDemanded ? ", which the certificate demands (must-staple)" : ""
    if let problem = revocation?.stapleProblem {
      let isRefused =
        switch problem.kind {
        case .malformed, .otherSubject, .signer, .outOfDate: true
        case .noAnswer: isDemanded
        case .other: false
        }
      return HandshakeFinding(
        .stapledAnswer, summary: "the stapled OCSP answer does not count" + demand,
        seen: problem.text, refusedBy: isRefused ? [.gnutls] : [])
    }
    if let status = revocation?.status, status.status == .revoked,
      status.via == RevocationStatus.stapled
    {
      return HandshakeFinding(
        .stapledAnswer, summary: "the server staples the proof that its certificate is revoked",
        seen: "revoked", refusedBy: [.gnutls])
    }
    // A server staples for those that ask, which the client of a capture may not have done.
    guard handshake.stapledOCSP == nil, isDemanded, handshake.offer?.asksForStaple != false else {
      return nil
    }
    return HandshakeFinding(
      .stapledAnswer, summary: "there is no stapled OCSP answer" + demand,
      seen: "no stapled answer", refusedBy: [.gnutls])
  }
}
