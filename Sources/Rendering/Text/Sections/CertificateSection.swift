import TrustModel

extension TextWriter {
  /// The certificates in full: those of the path, then those sent that are not on it.
  mutating func certificates(of report: Report) {
    for certificate in report.path {
      certificateBlock(certificate.sentAs.map { "certificate \($0)" } ?? "not sent", certificate)
    }
    let onPath = Set(report.path.map(\.sha256))
    let others = report.chain.filter { !onPath.contains($0.sha256) || $0.role == .duplicate }
    list(others, of: "certificates") { writer, certificate in
      writer.certificateBlock("\(certificate.reference), not on the path", certificate)
    }
  }

  /// The other candidate paths, each with its failures.
  mutating func paths(of report: Report) {
    guard !report.paths.isEmpty else { return }
    let places = Dictionary(
      report.chain.map { ($0.sha256, $0.reference) }, uniquingKeysWith: { first, _ in first })
    gap()
    line(Piece("  other paths", .bold))
    list(Array(report.paths.enumerated()), of: "paths", indent: 4) { writer, element in
      let (number, path) = element
      let names = path.certificates.map(\.label).joined(separator: " < ")
      writer.item(String(number + 1), names, indent: 4, labelWidth: 3)
      let findings = path.findings.map { finding in
        let certificate = finding.certificate.flatMap {
          path.certificates.indices.contains($0) ? path.certificates[$0] : nil
        }
        let place = certificate.map { " (\(places[$0.sha256] ?? "'\($0.label)'"))" } ?? ""
        return "\(finding.check.rawValue)\(place)"
      }
      writer.item(
        "", findings.isEmpty ? "trusted" : "fails: " + findings.joined(separator: ", "),
        indent: 4, labelWidth: 3)
    }
  }

  private mutating func certificateBlock(_ title: String, _ certificate: CertificateFacts) {
    gap()
    let role = "  " + certificate.role.rawValue
    let room = width - 2 - role.utf8.count
    line(Piece("  " + shown(title).truncatedInMiddle(to: room), .bold), Piece(role, .dim))
    field("Subject", certificate.subject)
    field("Issuer", certificate.issuer)
    field("Serial", certificate.serial)
    field("Valid", "\(certificate.notBefore.rfc3339) .. \(certificate.notAfter.rfc3339)")
    field("Names", certificate.names.joined(separator: ", "))
    field("Key", certificate.key)
    field("Signature", certificate.signature)
    field("SHA-256", certificate.sha256)
    field("Key SHA-256", certificate.spkiSha256)
    field("Pin", certificate.pin)
    // An extension without a name is labelled with its identifier, which may be long.
    let labels = certificate.details.map { Piece($0.label).width }.max() ?? 0
    let labelWidth = min(labels + 2, width / 2)
    list(certificate.details, of: "extensions", indent: 4) {
      let label = $0.shown($1.label).truncatedInMiddle(to: labelWidth - 2)
      $0.item(label, $1.value, indent: 4, labelWidth: labelWidth)
    }
    list(certificate.problems, of: "problems", indent: 4) { $0.field("Problem", $1) }
  }

  private mutating func field(_ label: String, _ value: String) {
    guard !value.isEmpty else { return }
    item(label, value, indent: 4, labelWidth: 12)
  }
}
