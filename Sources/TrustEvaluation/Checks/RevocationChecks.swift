import TrustModel
import X509

extension PathChecks {
  /// No certificate but the anchor may be revoked (Revocation).
  @Sendable static func revocation(_ path: PathContext) -> [Finding] {
    path.revocations.map(\.status).compactMap { status in
      guard status.status == .revoked, let date = status.time, let via = status.via else {
        return nil
      }
      let reason = status.reason.map { " (\($0))" } ?? ""
      return Finding(
        .revocation, certificate: status.certificate,
        summary: "the certificate was revoked on \(date.day)\(reason)",
        actual: via == RevocationStatus.stapled
          ? "said so by the OCSP answer that the server itself staples" : "said so by \(via)")
    }
  }

  /// Where an answer is demanded, it has to be had and good (RevocationResponseRequired).
  @Sendable static func revocationAnswer(_ path: PathContext) -> [Finding] {
    guard path.settings.revocation.isRequired else { return [] }
    return path.revocations.map(\.status).compactMap { status in
      guard status.status == .notChecked || status.status == .unknown else { return nil }
      let reason =
        status.reason
        ?? status.via.map { "\($0) does not know the certificate" } ?? "no answer"
      return Finding(
        .revocationResponseRequired, certificate: status.certificate,
        summary: "nobody says that the certificate is not revoked",
        expected: "an answer that it is good", actual: reason)
    }
  }
}
