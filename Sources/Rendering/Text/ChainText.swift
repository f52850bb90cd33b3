import TrustModel

extension TextWriter {
  /// The path as evaluated, one line per certificate, with a mark on each.
  ///
  /// Returns the columns that names had: what is wider was shortened.
  mutating func chain(of report: Report) -> Int {
    guard !report.path.isEmpty else { return 0 }
    let failures = Dictionary(grouping: report.failures) { $0.finding.certificate ?? -1 }
    var rows: [[Piece]] = []
    for (index, certificate) in report.path.enumerated() {
      let findings = (failures[index] ?? []).map(\.finding)
      rows.append(row(certificate, index: index, findings: findings))
      for finding in findings where finding.reason == .issuerNotSent {
        rows.append([
          Piece("?", .bad), Piece("-"), Piece(certificate.issuerLabel), Piece(""), Piece(""),
          Piece("not sent", .bad),
        ])
      }
    }
    return table(rows, columns: Self.chainColumns, indent: 2)[2]
  }

  private func row(_ certificate: CertificateFacts, index: Int, findings: [Finding]) -> [Piece] {
    let mark = ChainMark(certificate, findings: findings)
    let own = findings.filter { $0.causedBy == nil }
    let remarks = (own.isEmpty ? findings : own).map(\.remark) + certificate.origin.remarks
    return [
      Piece(mark.rawValue, mark.style),
      Piece(String(index)),
      Piece(certificate.label),
      Piece(certificate.key),
      Piece(validity(of: certificate)),
      Piece(
        remarks.uniqued.joined(separator: ", "), findings.isEmpty ? .dim : mark.style),
    ]
  }

  /// Both ends where there is room for them.
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
  /// Where it comes from, in two words; none for what the server sent.
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
