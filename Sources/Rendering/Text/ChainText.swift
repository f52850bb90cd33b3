import TrustModel

extension TextWriter {
  /// The path as evaluated, one line per certificate, with a mark on each.
  mutating func chain(of report: Report) {
    let path = report.path.isEmpty ? report.chain : report.path
    guard !path.isEmpty else { return }
    let failures = Dictionary(grouping: report.failures) { $0.finding.certificate ?? -1 }
    var rows: [[Piece]] = []
    for (index, certificate) in path.enumerated() {
      let findings = (failures[index] ?? []).map(\.finding)
      rows.append(row(certificate, index: index, findings: findings))
      for finding in findings where finding.reason == .issuerNotSent {
        rows.append([
          Piece("?", .bad), Piece("-"), Piece(certificate.issuer), Piece(""), Piece(""),
          Piece("not sent", .bad),
        ])
      }
    }
    table(rows, columns: Self.chainColumns, indent: 2)
  }

  private func row(_ certificate: CertificateFacts, index: Int, findings: [Finding]) -> [Piece] {
    let mark = ChainMark(certificate, findings: findings)
    let remarks = findings.map(\.remark) + [certificate.origin.remark].compactMap(\.self)
    return [
      Piece(mark.rawValue, mark.style),
      Piece(String(index)),
      Piece(certificate.label),
      Piece(certificate.key),
      Piece("\(certificate.notBefore.day) .. \(certificate.notAfter.day)"),
      Piece(
        remarks.uniqued.joined(separator: ", "), findings.isEmpty ? .dim : mark.style),
    ]
  }

  private static let chainColumns: [Table.Column] = [
    .init(""), .init("", alignment: .right), .init("", minimum: 18), .init("", minimum: 9),
    .init(""), .init("", overflow: .wrap, minimum: 13),
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
  /// Where it comes from, in two words; nil for what the server sent.
  fileprivate var remark: String? {
    switch self {
    case .sent: nil
    case .supplied: "supplied"
    case .appAnchor: "app anchor"
    case .userRoot: "user root"
    case .rootStore: "root store"
    }
  }
}

extension [String] {
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
