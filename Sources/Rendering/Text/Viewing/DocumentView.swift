package import TrustModel

/// A revocation list, a certificate request or an OCSP answer for a person to look at.
///
/// - Parameter title: Where it is from.
package func renderDocument(
  _ document: ShownDocument, from title: String, options: TextOptions
) -> String {
  var options = options
  options.detail = .verbose
  var writer = TextWriter(options, bounds: TextBounds(.verbose, rest: "all with --asn1"))
  let ending = ": \(document.kind.indefiniteName)"
  writer.line(.init(writer.title([title], ending, room: writer.width), .bold))
  writer.gap()
  for fact in document.facts where !fact.text.isEmpty {
    writer.item(
      fact.label, fact.text, indent: 2, labelWidth: 12, style: fact.isProblem ? .bad : .plain)
  }
  if !document.extensions.isEmpty {
    writer.line(.init("  Extensions", .dim))
    writer.list(document.extensions, of: "extensions", indent: 4) { $0.view($1) }
  }
  guard document.entryCount > 0 else { return writer.finished }
  writer.line(.init("  \(document.kind.entriesTitle)", .dim))
  writer.list(document.entries, of: "certificates", indent: 4) { writer, entry in
    writer.item("", entry.filter { !$0.isEmpty }.joined(separator: "  "), indent: 4, labelWidth: 0)
  }
  let rest = document.entryCount - document.entries.count
  if rest > 0 {
    writer.item("", "... and \(rest) more (all with --asn1)", indent: 4, labelWidth: 0)
  }
  return writer.finished
}
