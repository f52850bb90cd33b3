import TrustModel
import X509

/// Which certificates that are on no path from the first one are to be sent all the same.
///
/// A note that they belong to no path would read as advice to leave them out.
struct Belonging {
  /// The end of the path, whose issuer was sent and does not verify it.
  private let unverified: Certificate?
  /// The server's own certificates, sent behind another one, and the names above them.
  private let own: Set<Certificate>
  private let names: Set<DistinguishedName>
  /// Names beyond the longest path that is followed.
  private let beyond: Set<DistinguishedName>

  init(_ sent: [Certificate], _ best: EvaluatedPath, _ settings: EvaluationSettings) {
    let hasWrongSignature = best.findings.contains {
      switch $0.reason {
      case .badSignature, .signedByOtherKey, .signatureNotVerifiable: true
      default: false
      }
    }
    unverified = hasWrongSignature ? best.certificates.last : nil
    let depth = settings.limits.depth
    beyond =
      sent.count > depth
      ? Self.issuers(above: [sent[0].issuer], among: sent, from: depth) : []
    guard best.findings.contains(where: { $0.check == .sslHostname }) else {
      (own, names) = ([], [])
      return
    }
    let own = sent.dropFirst().filter {
      switch PathChecks.hostnameOutcome($0, settings) {
      case .matches, .matchesIfNotPublicSuffix: true
      case .fails, nil: false
      }
    }
    (self.own, names) = (Set(own), Self.issuers(above: own.map(\.issuer), among: sent, from: 1))
  }

  /// Names that lead up from the first ones by the certificates that were sent, from this step on.
  private static func issuers(
    above first: [DistinguishedName], among sent: [Certificate], from step: Int
  ) -> Set<DistinguishedName> {
    var (all, newest) = (Set(first), Set(first))
    var found = step <= 1 ? all : []
    // As many steps as certificates lead over all of them.
    for number in 2..<(sent.count + 2) where !newest.isEmpty {
      newest = Set(sent.filter { newest.contains($0.subject) }.map(\.issuer)).subtracting(all)
      all.formUnion(newest)
      if number >= step { found.formUnion(newest) }
    }
    return found
  }

  func includes(_ certificate: Certificate) -> Bool {
    unverified.map { $0.issuer == certificate.subject } == true || own.contains(certificate)
      || names.contains(certificate.subject) || beyond.contains(certificate.subject)
  }
}
