/// Help for terminals too narrow for the parser's two columns: names first, and their descriptions
/// below them.
package enum NarrowHelp {
  /// Columns from which on the parser's own layout is used.
  package static let threshold = 60
  /// A width at which the parser breaks no line.
  package static let unbroken = 1_000

  /// The column at which the parser begins descriptions.
  private static let column = 26

  /// - Parameter help: As the parser prints it at `unbroken` columns.
  package static func folded(_ help: String, width: Int) -> String {
    help.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indent = line.prefix { $0 == " " }.count
      let body = String(line.dropFirst(indent))
      guard indent < column else { return lines(body, indent: 6, width: width) }
      guard indent > 0, let end = nameEnd(in: body) else {
        // What follows a label, as in `USAGE: ...`, is set off from it; prose has no label.
        let isProse = indent == 0 && !body.prefix { $0 != " " }.hasSuffix(":")
        return lines(body, indent: indent, width: width, hanging: isProse ? 0 : 2)
      }
      let text = String(body[end...].drop { $0 == " " })
      return lines(String(body[..<end]), indent: indent, width: width, hanging: 2) + "\n"
        + lines(text, indent: 6, width: width)
    }
    .joined(separator: "\n")
  }

  /// The end of a name, which two blanks or more follow.
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
