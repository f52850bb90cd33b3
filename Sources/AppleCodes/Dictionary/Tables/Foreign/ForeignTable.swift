/// One name that another system gives to a failure.
struct ForeignRow: Sendable {
  let name: ForeignName
  /// The failures it can mean, most likely first.
  let failures: [FailureTopic]
  /// What it says where no failure of ours fits, or more exactly than that failure does.
  let meaning: String?
  /// The cause that the words themselves name, where the failure has others as well.
  let cause: String?
  /// Number of the TLS alert that it reports; nil where it reports none.
  var alert: UInt8?
  /// Number of the alert by which the server refuses the client's certificate, where that is what it says.
  var refusal: UInt8?

  /// The same in a server's log: a server that finds no common version was offered none that it has,
  /// one that reads no TLS was sent none, and one that loses the connection lost its client.
  var seenByServer: ForeignRow {
    let seen = failures.map(\.seenByServer)
    guard let first = seen.first, first.isOfLeavingClient, first != failures.first else {
      return ForeignRow(
        name: name, failures: seen, meaning: meaning(with: "with a client"), cause: cause,
        alert: alert)
    }
    // The words are those of a client that lost its server, and so is what else they can mean.
    return ForeignRow(name: name, failures: [first], meaning: nil, cause: nil, alert: alert)
  }

  /// The same in a client's log, where no client left.
  var seenByClient: ForeignRow {
    let seen = failures.filter { !$0.isOfLeavingClient }
    return ForeignRow(
      name: name, failures: seen.isEmpty ? failures : seen,
      meaning: meaning(with: "with a server behind it"), cause: cause, alert: alert)
  }

  /// The meaning where the log shows which side of a proxy a handshake was on.
  private func meaning(with side: String) -> String? {
    meaning?.replacing("with a client or with a server behind it", with: side)
  }
}

/// Names of failures in other systems: the one place that relates them to ours.
enum ForeignTable {
  static func rows() -> [ForeignRow] {
    let rows = texts.flatMap { system, text in
      text.split(separator: "\n").map { row(system, $0) }
    }
    return withAlerts(rows)
  }

  /// The alerts alone, which takes less time.
  static func alerts() -> [ForeignRow] {
    alert.split(separator: "\n").map { row(.alert, $0).row }
  }

  /// Title of what `openssl s_client` says where it got no certificate.
  static let noCertificate = "no peer certificate available"

  static let stapleNotVerified = "OCSP_basic_verify() failed"

  static let texts: [(ForeignName.System, String)] = [
    (.openssl, openssl + "\n" + boringSSL), (.gnutls, gnutls), (.curl, curl), (.go, go),
    (.java, java),
    (.okhttp, okhttp),
    (.node, node), (.python, python), (.rustls, rustls), (.dotNET, dotNET),
    (.php, php), (.perl, perl), (.ruby, ruby), (.subversion, subversion), (.dart, dart),
    (.erlang, erlang),
    (.javaScript, javaScript),
    (.alamofire, alamofire), (.trustKit, trustKit), (.apples, apples + "\n" + profiles),
    (.wget, wget), (.nio, nio),
    (.grpc, grpc), (.http2, http2),
    (.webSocket, webSocket), (.qt, qt), (.unity, unity), (.android, android), (.system, system),
    (.several, several + "\n" + acme),
    (.mqtt, mqtt), (.mbedTLS, mbedTLS), (.wolfSSL, wolfSSL), (.webServer, webServers),
    (.database, databases),
    (.chrome, chrome), (.firefox, firefox), (.alert, alert),
  ]

  /// An alert says the same in whatever words a program reports it.
  private static func withAlerts(_ rows: [(row: ForeignRow, alert: String?)]) -> [ForeignRow] {
    var alerts: [String: ForeignRow] = [:]
    for (row, _) in rows where row.name.system == .alert { alerts[row.name.name] = row }
    return rows.map { row, name in
      guard let alert = name.flatMap({ alerts[$0] }) else { return row }
      guard row.failures.isEmpty else {
        var row = row
        row.refusal = alert.alert
        return row
      }
      return ForeignRow(
        name: row.name, failures: alert.failures, meaning: alert.meaning, cause: row.cause,
        alert: alert.alert)
    }
  }

  /// Fields: name, number, failures, meaning, cause; all but the first may be empty.
  ///
  /// In place of the failures may be `alert:` and the name of the alert that is reported; behind them, where
  /// a client says that the server sent it.
  private static func row(
    _ system: ForeignName.System, _ line: Substring
  ) -> (row: ForeignRow, alert: String?) {
    let fields = line.split(separator: "|", maxSplits: 4, omittingEmptySubsequences: false)
    let field = { (index: Int) in index < fields.count ? String(fields[index]) : "" }
    let row = ForeignRow(
      name: ForeignName(system, field(0), number: Int(field(1))),
      failures: field(2).split(separator: " ").compactMap { FailureTopic(rawValue: String($0)) },
      meaning: field(3).isEmpty ? nil : field(3), cause: field(4).isEmpty ? nil : field(4),
      alert: system == .alert ? UInt8(field(1)) : nil)
    let prefix = "alert:"
    let alert = field(2).split(separator: " ").last { $0.hasPrefix(prefix) }
    return (row, alert.map { String($0.dropFirst(prefix.count)) })
  }
}
