import TrustModel

/// What depends on whose certificate fails: the operator of a server can replace its own only.
extension Advice {
  /// What to have in place of a CA's certificate; nil where the server's own is the one that fails.
  static func replacement(
    _ finding: Finding, _ certificate: CertificateFacts?, with quality: String
  ) -> String? {
    guard let place = finding.certificate, place > 0 else { return nil }
    guard let certificate, certificate.role != .anchor else {
      return "a certificate from another CA: this one's root is not the server's to change"
    }
    return
      "ask the CA for a '\(certificate.label)' \(quality), and send that one in its place, or get a "
      + "certificate from another CA"
  }

  static func dates(
    _ finding: Finding, _ certificate: CertificateFacts?, _ dates: PathDates
  ) -> Sides {
    if finding.reason == .notYetValid {
      let remedy =
        finding.certificate == 0
        ? "install a certificate that is valid now"
        : certificate?.role == .anchor
          ? "get a certificate from a CA whose root is valid now"
          : "ask the CA for a '\(certificate?.label ?? "CA certificate")' that is valid now and send that "
            + "one in its place"
      switch dates {
      case .future: return ("wait, or \(remedy)", "check the clock of the device")
      // What has expired does not become valid again.
      case .past: return (remedy, "check the clock of the device")
      case .never:
        return ("\(remedy): at no moment are all certificates of the path valid", nil)
      }
    }
    guard finding.certificate != 0 else { return ("renew the certificate", nil) }
    guard certificate?.role == .anchor else {
      // The operator of a server cannot renew what belongs to its CA.
      return (
        "ask the CA for its current '\(certificate?.label ?? "CA certificate")' and send that one "
          + "in its place, or get a certificate from another CA", nil
      )
    }
    // Clients decide what is an anchor: a new one from the server would not be trusted.
    return ("a certificate from a CA whose root has not expired", "trust the CA's renewed root")
  }
}

extension Finding {
  /// Whether it is about what a certificate contains, and not about who made it.
  var isOfTheCertificate: Bool {
    certificate != nil && !check.isAboutTrust && check.concernsCertificates
      && reason?.isSuspicious != true
  }
}
