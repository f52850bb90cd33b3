package import TrustModel

/// An ASN.1 structure, an element a line: offset, octets of its header and of its content, and what it is.
///
/// - Parameter title: Put before it; nil for nothing.
package func renderStructure(
  _ lines: [StructureLine], title: String?, options: TextOptions
) -> String {
  var writer = TextWriter(options, bounds: .unbounded)
  if let title { writer.line(.init(title, .bold)) }
  let width = max(4, lines.map { String($0.offset).utf8.count }.max() ?? 0)
  for line in lines { writer.structure(line, numbers: width) }
  return writer.finished
}

extension TextWriter {
  fileprivate mutating func structure(_ line: StructureLine, numbers: Int) {
    let header = line.headerLength == 0 ? "-" : String(line.headerLength)
    var label = ""
    label.append(String(line.offset), paddedLeftTo: numbers)
    label.append(header, paddedLeftTo: 3)
    label.append(String(line.length), paddedLeftTo: numbers + 1)
    label += "  "
    // On a narrow terminal depth takes no more than a third of the columns.
    let depth = min(line.depth * (width < TextLayout.narrow ? 1 : 2), width / 3)
    let indent = label.utf8.count + depth
    var text = line.value.isEmpty ? line.name : line.name + " " + line.value
    if !line.octets.isEmpty {
      text +=
        " " + Octets.text(line.octets[...], of: line.octets.count + line.hidden)
    }
    // Nearly every line needs no folding, which is most of what a line costs.
    if text.utf8.count <= width - indent, text.utf8.last != 0x20,
      text.utf8.allSatisfy({ (0x20...0x7e).contains($0) })
    {
      for _ in 0..<depth { label += " " }
      plainLine(label, text)
    } else {
      item(label, text, indent: 0, labelWidth: indent, labelStyle: .plain, maxLines: .max)
    }
    for remark in line.remarks {
      item("", "! " + remark, indent: indent, labelWidth: 0, style: .bad)
    }
  }
}

extension String {
  fileprivate mutating func append(_ text: String, paddedLeftTo width: Int) {
    for _ in 0..<max(0, width - text.utf8.count) { self += " " }
    self += text
  }
}
