import TrustModel

extension TextWriter {
  /// The path as evaluated, one line per certificate, with a mark on each.
  ///
  /// Returns the width of the column of names; longer names were shortened.
  mutating func chain(of report: Report) -> Int {
    guard !report.path.isEmpty else { return 0 }
    let failures = Dictionary(grouping: report.failures) { $0.finding.certificate ?? -1 }
    var rows: [[Piece]] = []
    for (index, certificate) in report.path.enumerated() {
      let findings = (failures[index] ?? []).map(\.finding)
      rows.append(row(certificate, findings: findings))
      for finding in findings
      where finding.reason == .issuerNotSent || finding.reason == .rootNotSent {
        rows.append([
          Piece("?", .bad), Piece("-"), Piece(certificate.issuerLabel), Piece(""), Piece(""),
          Piece("not sent", .bad),
        ])
      }
    }
    guard width < TextLayout.narrow else {
      return table(rows, columns: Self.chainColumns, indent: 2)[2]
    }
    for row in rows { narrow(row) }
    return width - 7
  }

  /// The name on one line, its facts below it.
  private mutating func narrow(_ row: [Piece]) {
    line(
      Piece("  "), row[0], Piece(" "), row[1], Piece("  "),
      Piece(shown(row[2].text).truncatedInMiddle(to: width - 7), row[2].style))
    let facts = row[3...].map(\.text).filter { !$0.isEmpty }.joined(separator: ", ")
    item("", facts, indent: 7, labelWidth: 0, style: row[5].style)
  }

  private func row(_ certificate: CertificateFacts, findings: [Finding]) -> [Piece] {
    let mark = ChainMark(certificate, findings: findings)
    let own = findings.filter { $0.causedBy == nil }
    let remarks = (own.isEmpty ? findings : own).map(\.remark) + certificate.origin.remarks
    return [
      Piece(mark.rawValue, mark.style),
      // Certificates are only numbered as sent: one that was not sent has no number.
      Piece(certificate.sentAs.map(String.init) ?? "-"),
      Piece(certificate.label),
      Piece(certificate.key),
      Piece(validity(of: certificate)),
      Piece(
        remarks.uniqued.joined(separator: ", "), findings.isEmpty ? .dim : mark.style),
    ]
  }

  /// Both ends if there is room for them.
  private func validity(of certificate: CertificateFacts) -> String {
    let end = certificate.notAfter.day
    return width < 76 ? "to \(end)" : "\(certificate.notBefore.day) .. \(end)"
  }

  private static let chainColumns: [Table.Column] = [
    .init("", gap: 1), .init("", alignment: .right), .init("", minimum: 12),
    .init("", minimum: 9), .init(""), .init("", overflow: .wrap, minimum: 13),
  ]
}

/// The sign before a certificate: never colour alone.
private enum ChainMark: String {
  case fails = "x"
  case fine = "+"
  case anchor = "*"

  init(_ certificate: CertificateFacts, findings: [Finding]) {
    if !findings.isEmpty {
      self = .fails
    } else {
      self = certificate.role == .anchor ? .anchor : .fine
    }
  }

  var style: TextWriter.Style {
    self == .fails ? .bad : .good
  }
}

extension CertificateFacts.Origin {
  /// The origin in two words; none for a certificate that the server sent.
  fileprivate var remarks: [String] {
    switch self {
    case .sent: []
    case .supplied: ["supplied"]
    case .appAnchor: ["app anchor"]
    case .userRoot: ["user root"]
    case .rootStore: ["root store"]
    }
  }
}

extension [String] {
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
