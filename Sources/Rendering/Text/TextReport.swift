package import TrustModel

package struct TextOptions: Hashable, Sendable {
  package var detail: Detail
  package var useColor: Bool
  /// Columns to fill; 80 when the output is no terminal.
  package var width: Int

  package enum Detail: Sendable {
    /// The verdict line only.
    case quiet
    case normal
    /// The certificates in full.
    case verbose
  }

  package init(detail: Detail = .normal, useColor: Bool = false, width: Int = 80) {
    self.detail = detail
    self.useColor = useColor
    self.width = width
  }
}

/// The report for people, ending in a line break.
package func renderText(_ report: Report, options: TextOptions) -> String {
  ""
}
