/// Help for terminals that have no room for the parser's two columns: names first, and what they are
/// for below them.
package enum NarrowHelp {
  /// Columns from which on the parser's own layout fits.
  package static let threshold = 60
  /// So wide that the parser breaks no line by itself.
  package static let unbroken = 1_000

  /// The column at which the parser puts what an option is for.
  private static let column = 26

  /// - Parameter help: As the parser prints it at `unbroken` columns.
  package static func folded(_ help: String, width: Int) -> String {
    help.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indent = line.prefix { $0 == " " }.count
      let body = String(line.dropFirst(indent))
      guard indent < column else { return lines(body, indent: 6, width: width) }
      guard indent > 0, let end = nameEnd(in: body) else {
        return lines(body, indent: indent, width: width, hanging: 2)
      }
      let text = String(body[end...].drop { $0 == " " })
      return lines(String(body[..<end]), indent: indent, width: width, hanging: 2) + "\n"
        + lines(text, indent: 6, width: width)
    }
    .joined(separator: "\n")
  }

  /// Where two blanks or more follow a name.
  private static func nameEnd(in body: String) -> String.Index? {
    body.indices.first { index in
      body[index] == " " && body[body.index(after: index)...].first == " "
    }
  }

  private static func lines(
    _ text: String, indent: Int, width: Int, hanging: Int = 0
  ) -> String {
    wrap(text, width: width - indent, hanging: hanging).enumerated().map { index, line in
      String(repeating: " ", count: line.isEmpty ? 0 : indent + (index == 0 ? 0 : hanging)) + line
    }
    .joined(separator: "\n")
  }
}
