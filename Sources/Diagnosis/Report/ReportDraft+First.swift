import TrustEvaluation
import TrustModel
import X509

/// Another certificate in the place of the server's own.
extension ReportDraft {
  /// A note for a certificate of a CA, or for another name, in the server's place.
  func noteOnFirst(_ report: Report, _ best: EvaluatedPath) -> Note? {
    guard report.verdict == .untrusted else { return nil }
    guard let own = ownBehindFirst(report, best) else {
      return misplacedAuthority(report, best)?.note
    }
    return isAuthorityFirst
      ? Note(
        .authorityFirst,
        "the first certificate is a CA's, and certificate \(own.place) is the one for \(own.name): the "
          + "server's own certificate has to be sent first")
      : Note(
        .otherFirst,
        "certificate \(own.place) is the one for \(own.name): the server's own certificate has to be sent "
          + "first, by a server that has its private key")
  }

  private var isAuthorityFirst: Bool { inquiry.chain.certificates.first?.isAuthority == true }

  /// The place of the server's own certificate, where a CA's or one for another name was sent before
  /// it.
  ///
  /// - Parameter best: The path from the first one, which may have the name by a wildcard.
  func ownBehindFirst(_ report: Report, _ best: EvaluatedPath) -> (name: String, place: Int)? {
    guard let name = inquiry.comparedName?.lowercased(), let first = report.chain.first,
      isAuthorityFirst || best.findings.contains(where: { $0.check == .sslHostname })
    else { return nil }
    // The same certificate may have been sent again.
    let own = report.chain.dropFirst().first {
      $0.sha256 != first.sha256 && $0.names.contains { $0.lowercased() == name }
    }
    return own?.sentAs.map { (name, $0) }
  }

  func misplacedAuthority(_ report: Report, _ best: EvaluatedPath) -> MisplacedAuthority? {
    guard inquiry.trust.purpose == .server, ownBehindFirst(report, best) == nil else { return nil }
    return MisplacedAuthority(
      inquiry.chain.certificates, askedFor: inquiry.comparedName,
      isKeyProved: inquiry.isKeyProved)
  }
}
