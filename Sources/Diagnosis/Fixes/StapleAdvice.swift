import TrustModel
import X509

/// What to do where a certificate demands a stapled answer that does not come, or does not count.
///
/// It fails no check, as Apple's clients do not ask for the answer, so that no fix is looked for.
struct StapleAdvice {
  let leaf: Certificate
  /// What the server spoke before TLS; nil where TLS began at once.
  let service: StartTLS?

  func add(to report: inout Report) {
    guard leaf.demandsStapledAnswer, !report.isComparison,
      let finding = report.handshakeFindings.first(where: { $0.check == .stapledAnswer }),
      finding.refusedBy.contains(.gnutls), !report.isRevokedByStaple,
      !report.fixes.contains(where: { $0.kind == .stapling })
    else { return }
    let until =
      "until then clients that keep to its demand refuse the server, as GnuTLS's do; Apple's do not"
    // Only a responder provides an answer.
    guard !leaf.known.ocspResponders.isEmpty else {
      report.fixes.append(
        Fix(
          kind: .certificate, side: .server,
          text:
            "the server gets a certificate that does not demand a stapled OCSP answer: this one names "
            + "no responder that could give one; " + until, isVerified: false))
      return
    }
    report.fixes.append(
      Fix(
        kind: .stapling, side: .server,
        text:
          "the server staples an OCSP answer that counts, or gets a certificate that does not demand "
          + "one; " + until,
        instructions: Change.stapling.instructions(host: nil, port: nil, service: service),
        isVerified: false))
  }
}

extension Report {
  /// An answer that counts, and that another one does not replace.
  fileprivate var isRevokedByStaple: Bool {
    revocation.contains { $0.status == .revoked && $0.via == RevocationStatus.stapled }
  }
}
