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
    let bounds = path.revocations.compactMap(\.bound)
    guard let first = bounds.first else { return [] }
    let limits = path.settings.limits
    let (expected, actual) =
      switch first {
      case .lists:
        ("fewer lists of one issuer", "\(limits.listSignatures) signatures on lists were verified")
      case .answer:
        (
          "an answer with its signer's certificate alone",
          "\(limits.answerSignatures) signatures for one answer were verified"
        )
      case .siblings:
        (
          "fewer certificates of one authority with other keys",
          "more than are looked at, or \(limits.answerSignatures) signatures on them"
        )
      }
    return [
      Finding(
        .searchBound, certificate: nil,
        summary: "not all that was said about revocation was read", expected: expected,
        actual: actual)
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
        ?? status.via.map { "\($0) does not know the certificate" } ?? "no answer"
      return Finding(
        .revocationResponseRequired, certificate: status.certificate,
        summary: "no answer shows that the certificate is not revoked",
        expected: "an answer that it is good", actual: reason)
    }
  }
}
