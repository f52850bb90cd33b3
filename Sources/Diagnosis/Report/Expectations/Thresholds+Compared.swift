import TrustModel

/// The certificate of `--compare`, compared with the one that the server sends.
extension Thresholds {
  var compared: Threshold? {
    guard let file = expectations.compared, let served = report.path.first else { return nil }
    guard let onDisk else {
      return Threshold(
        option: "--compare", expected: "the certificate in '\(file)'",
        actual: "not compared: that certificate is not in the record", isFailed: true)
    }
    let isSame = onDisk.sha256 == served.sha256
    let facts = "the file has \(Self.text(of: onDisk)); served is \(Self.text(of: served))"
    return Threshold(
      option: "--compare", expected: "the certificate in '\(file)'",
      actual: isSame
        ? "it: \(Self.text(of: served))" : "\(Self.difference(onDisk, served)): \(facts)",
      isFailed: !isSame)
  }

  private static func difference(
    _ onDisk: CertificateFacts, _ served: CertificateFacts
  ) -> String {
    guard names(of: onDisk) == names(of: served) else {
      return "another certificate, for other names than \(list(names(of: onDisk)))"
    }
    let isNewer =
      (onDisk.notAfter, onDisk.notBefore) > (served.notAfter, served.notBefore)
    return isNewer ? "renewed, not reloaded" : "another certificate of the same names"
  }

  /// The alternative names, or the label where there are none.
  private static func names(of certificate: CertificateFacts) -> [String] {
    certificate.names.isEmpty
      ? [certificate.label] : Set(certificate.names.map { $0.lowercased() }).sorted()
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(4).joined(separator: ", ") + (names.count > 4 ? " and others" : "")
  }

  private static func text(of certificate: CertificateFacts) -> String {
    "serial \(certificate.serial), \(certificate.notBefore.rfc3339.prefix(10)) to "
      + "\(certificate.notAfter.rfc3339.prefix(10)), SHA-256 \(certificate.sha256)"
  }
}
