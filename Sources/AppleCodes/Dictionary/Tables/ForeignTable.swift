/// One name that another system gives to a failure.
struct ForeignRow: Sendable {
  let name: ForeignName
  /// The failures it can mean, most likely first.
  let failures: [FailureTopic]
  /// What it says where no failure of ours fits, or more exactly than that failure does.
  let meaning: String?
}

/// Names of failures in other systems: the one place that relates them to ours.
enum ForeignTable {
  static func rows() -> [ForeignRow] {
    texts.flatMap { system, text in
      text.split(separator: "\n").map { row(system, $0) }
    }
  }

  static let texts: [(ForeignName.System, String)] = [
    (.openssl, openssl), (.gnutls, gnutls), (.curl, curl), (.go, go), (.java, java),
    (.node, node), (.python, python), (.rustls, rustls), (.dotNET, dotNET),
    (.webServer, webServers),
    (.chrome, chrome), (.firefox, firefox), (.alert, alert),
  ]

  /// Fields: name, number, failures, meaning; the last three may be empty.
  private static func row(_ system: ForeignName.System, _ line: Substring) -> ForeignRow {
    let fields = line.split(separator: "|", maxSplits: 3, omittingEmptySubsequences: false)
    let field = { (index: Int) in index < fields.count ? String(fields[index]) : "" }
    return ForeignRow(
      name: ForeignName(system, field(0), number: Int(field(1))),
      failures: field(2).split(separator: " ").compactMap { FailureTopic(rawValue: String($0)) },
      meaning: field(3).isEmpty ? nil : field(3))
  }
}
