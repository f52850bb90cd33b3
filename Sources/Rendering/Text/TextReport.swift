package import TrustModel

/// How text is laid out.
package struct TextOptions: Hashable, Sendable {
  package var detail: Detail
  package var useColor: Bool
  /// Columns to fill; 80 when the output is no terminal.
  package var width: Int
  /// Whether the terminal may be able to show ASCII only.
  package var isASCII: Bool

  /// How much of a report is shown.
  package enum Detail: Sendable {
    /// The verdict line only.
    case quiet
    /// The verdict, the faults and the codes.
    case brief
    case normal
    /// The certificates in full.
    case verbose
  }

  package init(
    detail: Detail = .normal, useColor: Bool = false, width: Int = 80, isASCII: Bool = false
  ) {
    self.detail = detail
    self.useColor = useColor
    self.width = width
    self.isASCII = isASCII
  }
}

/// The report for people, ending in a line break.
///
/// First the verdict, one line for each fault, and the codes; then the chain, each failure with
/// facts and advice, and further notes.
package func renderText(_ report: Report, options: TextOptions) -> String {
  var writer = TextWriter(options)
  guard options.detail != .quiet else {
    writer.verdictLine(for: report)
    return writer.finished
  }
  let isVerbose = options.detail == .verbose
  writer.verdict(of: report)
  writer.faults(of: report)
  writer.failedThresholds(of: report)
  writer.gap()
  writer.connectionFailure(of: report)
  writer.gap()
  writer.codes(of: report, isVerbose: isVerbose)
  guard options.detail != .brief else {
    writer.traces(of: report, isVerbose: false)
    return writer.finished
  }
  writer.gap()
  let labelWidth = writer.chain(of: report)
  writer.gap()
  writer.failures(of: report, labelWidth: labelWidth, isVerbose: isVerbose)
  writer.traces(of: report, isVerbose: isVerbose)
  writer.gap()
  writer.footer(of: report, isVerbose: isVerbose)
  if isVerbose {
    writer.certificates(of: report)
    writer.paths(of: report)
  }
  return writer.finished
}
