import TrustModel
import X509

/// A CA's certificate in the place of the server's own.
extension ReportDraft {
  /// A note for a CA's certificate in the server's place.
  func noteOnFirst(_ report: Report) -> Note? {
    guard report.verdict == .untrusted else { return nil }
    guard let own = ownBehindAuthority(report) else { return misplacedAuthority(report)?.note }
    return Note(
      .wrongOrder,
      "the first certificate is a CA's, and certificate \(own.place) is the one for \(own.name): the "
        + "server's own certificate has to be sent first")
  }

  /// The place of the server's own certificate, where a CA's was sent before it.
  private func ownBehindAuthority(_ report: Report) -> (name: String, place: Int)? {
    guard let name = inquiry.comparedName?.lowercased(),
      inquiry.chain.certificates.first?.isAuthority == true
    else { return nil }
    // The same certificate may have been sent again.
    let own = report.chain.dropFirst().first {
      $0.sha256 != report.chain[0].sha256 && $0.names.contains { $0.lowercased() == name }
    }
    return own?.sentAs.map { (name, $0) }
  }

  func misplacedAuthority(_ report: Report) -> MisplacedAuthority? {
    guard inquiry.trust.purpose == .server, ownBehindAuthority(report) == nil else { return nil }
    return MisplacedAuthority(
      inquiry.chain.certificates, askedFor: inquiry.comparedName,
      isKeyProved: inquiry.isKeyProved)
  }
}
