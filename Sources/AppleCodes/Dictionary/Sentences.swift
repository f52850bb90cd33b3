extension Catalogue {
  /// The items, each with the sentences that programs print in its place among its names.
  static func withSentences(_ items: [Item]) -> [Item] {
    var sentences: [String: [String]] = [:]
    for line in MessageTable.text.split(separator: "\n") {
      let fields = line.split(separator: "|", maxSplits: 1).map(String.init)
      if fields.count == 2 { sentences[fields[0], default: []].append(fields[1]) }
    }
    let openssl = OpenSSLSentences.byNumber()
    return items.map { item in
      var names = item.names + (sentences[item.title] ?? [])
      if item.title.hasPrefix("X509_V_ERR_") { names += item.number.flatMap { openssl[$0] } ?? [] }
      if item.system == .alert {
        names += alertSentences(item.title)
        // OpenSSL without its texts prints the number of the reason, which is the alert's and 1000.
        names += item.number.map { ["SSL routines ... reason(\(1_000 + $0))"] } ?? []
      }
      return Item(
        title: item.title, names: names, number: item.number, subject: item.subject,
        wholeNames: item.wholeNames)
    }
  }

  /// How BoringSSL's errors, curl's log, that of Apple's BoringSSL, Erlang's, stunnel's and those of
  /// OpenSSL's own programs name an alert.
  private static func alertSentences(_ name: String) -> [String] {
    let words = name.replacing("_", with: " ")
    // As wpa_supplicant prints them, of both directions.
    let wireless = [
      "alert: write (local SSL3 detected an error):fatal:" + words,
      "alert: read (remote end reported an error):fatal:" + words,
    ]
    return wireless + [
      // Ktor.
      "Received alert during handshake. Level ... code: " + name,
      "SSLV3_ALERT_" + name.uppercased(), "TLSV1_ALERT_" + name.uppercased(),
      "TLS alert, " + words, "alert, level: fatal, description: " + words,
      "ALERT: Fatal - " + words,
    ]
      + ["read", "write"].flatMap { direction in
        ["fatal", "warning"].map { "alert \(direction): \($0): \(words)" }
      }
  }
}
