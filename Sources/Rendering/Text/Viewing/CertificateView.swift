package import TrustModel

/// Certificates for a person to look at: which issued which, then each in full.
///
/// - Parameters:
///   - places: Where they are from.
///   - total: How many are there, of which these were chosen; nil for all.
///   - date: Up to which validity is drawn.
///   - isListed: Whether only the list is asked for, and not each in full.
package func renderCertificates(
  _ certificates: [ShownCertificate], from places: [String], outOf total: Int? = nil,
  at date: Instant, isListed: Bool, options: TextOptions
) -> String {
  var options = options
  options.detail = .verbose
  var writer = TextWriter(options)
  let all = total ?? certificates.count
  let count = (total == nil ? "" : "\(certificates.count) of ") + "\(all) certificate"
  writer.heading(places, ": " + count + (all == 1 ? "" : "s"), date)
  writer.gap()
  if certificates.count > 1 { writer.issuerTree(certificates, at: date) }
  guard !isListed else { return writer.finished }
  let hasFiles = Set(certificates.map(\.origin.name)).count > 1
  writer.list(certificates, of: "certificates") { $0.view($1, namesFile: hasFiles, at: date) }
  return writer.finished
}

extension TextWriter {
  fileprivate mutating func heading(_ places: [String], _ ending: String, _ date: Instant) {
    let day = date.rfc3339
    guard width >= TextLayout.narrow else {
      line(Piece(title(places, ending, room: width), .bold))
      return line(Piece(day, .dim))
    }
    let room = width - day.utf8.count - 2
    line(Piece(title(places, ending, room: room).padded(to: room + 2), .bold), Piece(day, .dim))
  }

  /// The places, of which the first alone is named, and shortened, where there is no room; the ending
  /// stays whole.
  func title(_ places: [String], _ ending: String, room: Int) -> String {
    let all = shown(places.joined(separator: ", ")) + ending
    guard DisplayWidth.of(all) > room, let first = places.first else { return all }
    let ending = (places.count > 1 ? " and \(places.count - 1) more" : "") + ending
    return shown(first).truncatedInMiddle(to: room - ending.utf8.count) + ending
  }

  /// Each below the one that issued it.
  fileprivate mutating func issuerTree(_ certificates: [ShownCertificate], at date: Instant) {
    let rows = IssuerTree(certificates).rows.map { row in
      let blanks = String(repeating: " ", count: min(row.depth, 8) * 2)
      guard let certificate = row.number.map({ certificates[$0] }) else {
        return [Piece("-"), Piece(blanks + row.label), Piece("not here", .dim)]
      }
      let bar = certificate.contents.map { ValidityBar($0.facts, at: date) }
      return [
        Piece(String(certificate.number)), Piece(blanks + row.label),
        Piece(certificate.contents?.use ?? "unreadable", bar == nil ? .bad : .plain),
        Piece(certificate.contents?.facts.key ?? ""),
        Piece(bar?.text ?? "", bar?.style ?? .plain),
      ]
    }
    guard width < TextLayout.narrow else {
      table(rows, columns: Self.treeColumns, indent: 2)
      return
    }
    for row in rows {
      item(row[0].text, row[1].text.truncatedInMiddle(to: width - 6), indent: 2, labelWidth: 4)
      let facts = row[2...].map(\.text).filter { !$0.isEmpty }.joined(separator: ", ")
      item("", facts, indent: 8, labelWidth: 0, style: .dim)
    }
  }

  private static let treeColumns: [Table.Column] = [
    .init("", alignment: .right), .init("", minimum: 16),
    .init("", overflow: .wrap, minimum: 12), .init("", minimum: 9),
    .init("", overflow: .wrap, minimum: 12),
  ]

  /// One certificate in full.
  fileprivate mutating func view(
    _ certificate: ShownCertificate, namesFile: Bool, at date: Instant
  ) {
    gap()
    let title = "certificate \(certificate.number)"
    let use = certificate.contents?.use ?? "unreadable"
    let room = width - title.utf8.count - 2
    line(Piece(title, .bold), Piece("  " + shown(use).truncatedInMiddle(to: room), .dim))
    if namesFile { fact("File", certificate.origin.name) }
    if let line = certificate.origin.line { fact("Line", "\(line)") }
    switch certificate.reading {
    case .certificate(let contents): facts(of: contents, at: date)
    case .unreadable(let reason):
      fact("Problem", reason, .bad)
      fact("Size", "\(certificate.der.count) octets; --asn1 takes them apart")
      fact("Octets", Octets.text(certificate.der.prefix(32)[...], of: certificate.der.count))
    }
    if let settings = certificate.origin.settings { fact("Settings", settings) }
    fact("SHA-256", certificate.sha256)
    fact("SHA-1", certificate.sha1 ?? "")
    if let contents = certificate.contents { fact("Pin", contents.facts.pin) }
  }

  private mutating func facts(of contents: ShownContents, at date: Instant) {
    let facts = contents.facts
    fact("Subject", facts.subject)
    fact("Issuer", facts.issuer)
    fact("Serial", facts.serial)
    list(facts.names.isEmpty ? [] : [facts.names.joined(separator: ", ")], of: "names") {
      $0.fact("Names", $1)
    }
    fact("Valid", "\(facts.notBefore.rfc3339) .. \(facts.notAfter.rfc3339)")
    let bar = ValidityBar(facts, at: date)
    let room = width - 16 - bar.text.utf8.count
    let picture = bar.picture(width: min(room, 30))
    fact("", room < 10 ? bar.text : picture + " " + bar.text, bar.style)
    fact("Key", facts.key)
    fact("Signature", facts.signature)
    list(contents.problems, of: "problems") { $0.fact("Problem", $1, .bad) }
    guard !contents.extensions.isEmpty else { return fact("Extensions", "none") }
    line(Piece("  Extensions", .dim))
    list(contents.extensions, of: "extensions", indent: 4) { $0.view($1) }
  }

  mutating func view(_ item: ShownExtension) {
    line(
      Piece("    " + shown(item.name).truncatedInMiddle(to: width - 15)),
      Piece(item.isCritical ? " (critical)" : ""))
    list(item.meaning, of: "entries", indent: 6) {
      $0.item("", $1, indent: 6, labelWidth: 0)
    }
    for problem in item.problems { self.item("", problem, indent: 6, labelWidth: 0, style: .bad) }
    if item.meaning.isEmpty {
      let text = Octets.text(item.octets.prefix(64), of: item.length)
      self.item("", text, indent: 6, labelWidth: 0, style: .dim)
    }
  }

  private mutating func fact(_ label: String, _ value: String, _ style: Style = .plain) {
    guard !value.isEmpty else { return }
    item(label, value, indent: 2, labelWidth: 12, style: style)
  }
}

/// Octets for people, and how many there are where not all are shown.
enum Octets {
  static func text(_ octets: ArraySlice<UInt8>, of count: Int) -> String {
    let digits = Hexadecimal.spaced(octets)
    return octets.count == count ? digits : digits + " ... (\(count) octets)"
  }
}
