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

  init(_ sent: [Certificate], _ best: EvaluatedPath, _ settings: EvaluationSettings) {
    let hasWrongSignature = best.findings.contains {
      switch $0.reason {
      case .badSignature, .signedByOtherKey, .signatureNotVerifiable: true
      default: false
      }
    }
    unverified = hasWrongSignature ? best.certificates.last : nil
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
    var names = Set(own.map(\.issuer))
    // Each round reaches the issuers one step further up; longer paths are not followed.
    for _ in 0..<settings.limits.depth {
      let above = sent.filter { names.contains($0.subject) }.map(\.issuer)
      let count = names.count
      names.formUnion(above)
      guard names.count > count else { break }
    }
    (self.own, self.names) = (Set(own), names)
  }

  func includes(_ certificate: Certificate) -> Bool {
    unverified.map { $0.issuer == certificate.subject } == true || own.contains(certificate)
      || names.contains(certificate.subject)
  }
}
