import TrustModel
import X509

extension PathChecks {
  /// No certificate but the anchor may be revoked (Revocation).
  @Sendable static func revocation(_ path: PathContext) -> [Finding] {
    path.revocations.map(\.status).compactMap { status in
      guard status.status == .revoked, let via = status.via else { return nil }
      let date = status.time.map { " on \($0.day)" } ?? ""
      let reason = status.reason.map { " (\($0))" } ?? ""
      return Finding(
        .revocation, certificate: status.certificate,
        summary: "the certificate was revoked\(date)\(reason)",
        actual: via == RevocationStatus.stapled
          ? "the OCSP answer that the server itself staples says so" : "\(via) says so")
    }
  }

  /// All answers and lists have to be read: those left unread may prove that a certificate is
  /// revoked (SearchBound).
  @Sendable static func revocationBound(_ path: PathContext) -> [Finding] {
    guard path.revocations.contains(where: \.isBounded) else { return [] }
    return [
      Finding(
        .searchBound, certificate: nil,
        summary: "not all that was said about revocation was read",
        expected: "fewer answers, lists and certificates of one authority, and keys of usual sizes",
        actual: "more than is read for one server")
    ]
  }

  /// Where answers are required, each certificate needs one that says good
  /// (RevocationResponseRequired).
  @Sendable static func revocationAnswer(_ path: PathContext) -> [Finding] {
    guard path.settings.revocation.isRequired else { return [] }
    return path.revocations.map(\.status).compactMap { status in
      guard status.status == .notChecked || status.status == .unknown else { return nil }
      let reason =
        status.reason
        ?? status.via.map { via in
          // As in the reasons of answers that cannot be used.
          let name = via == RevocationStatus.stapled ? "the stapled answer" : via
          return "\(name) does not know the certificate"
        } ?? "no answer"
      return Finding(
        .revocationResponseRequired, certificate: status.certificate,
        summary: "no answer shows that the certificate is not revoked",
        expected: "an answer that it is good", actual: reason)
    }
  }
}
