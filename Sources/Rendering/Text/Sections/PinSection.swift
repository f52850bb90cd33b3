import TrustModel

extension TextWriter {
  /// Which of the pins are on the path; where no pin of a place is, the failure lists them.
  mutating func pins(of report: Report, isVerbose: Bool) {
    let met = report.pins.filter { !$0.matches.isEmpty }.map(\.place)
    let keys = report.pins.filter { $0.kind == .key && met.contains($0.place) }
    list(keys, of: "pins") { writer, pin in
      let text = pin.text ?? pin.sha256
      let names = pin.matches.compactMap { index in
        report.path.indices.contains(index) ? report.path[index].reference : nil
      }
      writer.footnote(
        "pin",
        text
          + (names.isEmpty
            ? " is not on the path" : " is the key of \(names.joined(separator: ", "))"))
    }
    guard isVerbose, let snippet = PinnedDomains(report) else { return }
    footnote("Info.plist", "these pins for App Transport Security:")
    for text in snippet.lines { line(Piece("      " + text)) }
  }
}

/// The entry of `NSPinnedDomains` in an app's Info.plist that has the same effect as the pins.
struct PinnedDomains {
  let lines: [String]

  /// Nil where no pin has a place that such an entry supports, or the server has no name.
  init?(_ report: Report) {
    guard let name = report.endpoint.serverName, IPAddress.octets(of: name) == nil else {
      return nil
    }
    func identities(_ key: String, _ place: Pin.Place) -> [String] {
      let pins = report.pins.filter { $0.kind == .key && $0.place == place }
        .compactMap { pin in pin.text.flatMap { Pin($0) }?.base64 }
      guard !pins.isEmpty else { return [] }
      let entries = pins.map {
        "      <dict><key>SPKI-SHA256-BASE64</key><string>\($0)</string></dict>"
      }
      return ["    <key>\(key)</key>", "    <array>"] + entries + ["    </array>"]
    }
    let leaf = identities("NSPinnedLeafIdentities", .leaf)
    let authorities = identities("NSPinnedCAIdentities", .ca)
    guard !leaf.isEmpty || !authorities.isEmpty else { return nil }
    lines =
      ["<key>NSPinnedDomains</key>", "<dict>", "  <key>\(name)</key>", "  <dict>"]
      + leaf + authorities + ["  </dict>", "</dict>"]
  }
}
