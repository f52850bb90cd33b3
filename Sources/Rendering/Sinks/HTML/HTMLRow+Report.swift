import TrustModel

extension HTMLRow {
  init(_ report: Report, isWhole: Bool) {
    outcome = report.outcome
    words = report.wasNotRun ? Self.notRun : report.outcome.words
    rule = report.faults.first?.rule ?? ""
    name = report.endpointName
    date = report.verifyDate
    end = report.trustEnd?.date
    text = Self.text(of: report, called: words, isWhole: isWhole)
  }

  /// A row that unfolds to faults, codes, chain and advice, and last the whole report as text.
  private static func text(of report: Report, called words: String, isWhole: Bool) -> String {
    let gist =
      report.outcome == .trusted
      ? [report.reservationGist, report.remainingTrust.map { "ends \($0)" }]
        .compactMap(\.self).joined(separator: ", ")
      : report.gistLine
    var text = """
      <details class="\(report.outcome)"><summary><b>\(words)</b> \
      <span>\(Markup.escaped(report.endpointName))</span> <i>\(Markup.escaped(gist))</i></summary>

      """
    text += list(report.faultLines + [report.sweepText].compactMap(\.self))
    if let end = report.trustEnd {
      let cause = end.cause.isEmpty ? "" : ": \(Markup.escaped(end.cause)) ends"
      text += "<p>Trusted until \(end.date.rfc3339)\(cause).</p>\n"
    }
    text += codes(report.shownCodes)
    text += chain(report.chain, at: report.verifyDate)
    text += list(
      report.fixes.filter { $0.side != .explains }.map {
        ($0.isVerified ? "Fix: " : "Advice: ") + $0.text
      })
    guard isWhole else { return text + "</details>\n" }
    let whole = renderText(report, options: TextOptions(detail: .verbose, width: 100))
    return text
      + "<details><summary>the whole report</summary><pre>\(Markup.escaped(safe: whole))</pre></details>\n"
      + "</details>\n"
  }

  private static func list(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    return "<ul>" + lines.map { "<li>\(Markup.escaped($0))</li>" }.joined() + "</ul>\n"
  }

  private static func codes(_ codes: LayerCodes) -> String {
    let rows = codes.layers.map { layer in
      "<tr><th>\(Markup.escaped(layer.label))</th><td>\(layer.code.shownValue)</td>"
        + "<td>\(Markup.escaped(layer.code.symbol))</td></tr>"
    }
    return rows.isEmpty ? "" : "<table>" + rows.joined() + "</table>\n"
  }

  /// Each certificate as sent, with its dates and a bar for the elapsed part of its validity.
  private static func chain(_ chain: [CertificateFacts], at date: Instant) -> String {
    let rows = chain.enumerated().map { place, certificate in
      let life = max(1, certificate.notAfter.seconds(since: certificate.notBefore))
      let over = min(max(0, date.seconds(since: certificate.notBefore)), life)
      return
        "<tr><td>\(certificate.sentAs ?? place)</td><td>\(Markup.escaped(certificate.label))</td>"
        + "<td>\(Markup.escaped(certificate.issuerLabel))</td>"
        + "<td>\(Markup.escaped(certificate.key))</td>"
        + "<td><time>\(certificate.notBefore.rfc3339.prefix(10))</time> to "
        + "<time>\(certificate.notAfter.rfc3339.prefix(10))</time></td>"
        + "<td><progress max=\"100\" value=\"\(Int(Double(over) / Double(life) * 100))\"></progress></td></tr>"
    }
    guard !rows.isEmpty else { return "" }
    return "<table class=\"chain\"><tr><th></th><th>certificate</th><th>issuer</th><th>key</th>"
      + "<th>valid</th><th>time over</th></tr>" + rows.joined() + "</table>\n"
  }
}
