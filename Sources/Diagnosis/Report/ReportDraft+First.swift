import TrustModel
import X509

/// Another certificate in the place of the server's own.
extension ReportDraft {
  /// A note for a certificate of a CA, or for another name, in the server's place.
  func noteOnFirst(_ report: Report) -> Note? {
    guard report.verdict == .untrusted else { return nil }
    guard let own = ownBehindFirst(report) else { return misplacedAuthority(report)?.note }
    return isAuthorityFirst
      ? Note(
        .authorityFirst,
        "the first certificate is a CA's, and certificate \(own.place) is the one for \(own.name): the "
          + "server's own certificate has to be sent first")
      : Note(
        .wrongOrder,
        "certificate \(own.place) is the one for \(own.name): the server's own certificate has to be sent "
          + "first, by a server that has its private key")
  }

  private var isAuthorityFirst: Bool { inquiry.chain.certificates.first?.isAuthority == true }

  /// The place of the server's own certificate, where a CA's or one for another name was sent before
  /// it.
  func ownBehindFirst(_ report: Report) -> (name: String, place: Int)? {
    guard let name = inquiry.comparedName?.lowercased(), let first = report.chain.first,
      isAuthorityFirst || !first.names.contains(where: { $0.lowercased() == name })
    else { return nil }
    // The same certificate may have been sent again.
    let own = report.chain.dropFirst().first {
      $0.sha256 != first.sha256 && $0.names.contains { $0.lowercased() == name }
    }
    return own?.sentAs.map { (name, $0) }
  }

  func misplacedAuthority(_ report: Report) -> MisplacedAuthority? {
    guard inquiry.trust.purpose == .server, ownBehindFirst(report) == nil else { return nil }
    return MisplacedAuthority(
      inquiry.chain.certificates, askedFor: inquiry.comparedName,
      isKeyProved: inquiry.isKeyProved)
  }
}
