package import TrustModel

/// An ASN.1 structure in UTF-8, an element a line: offset, octets of its header and of its content, and what
/// it is.
///
/// - Parameter title: Put before it; nil for nothing.
package func renderStructure(
  _ lines: [StructureLine], title: String?, options: TextOptions
) -> [UInt8] {
  var writer = TextWriter(options, bounds: .unbounded)
  if let title { writer.line(.init(title, .bold)) }
  // They begin in order, so the last has the largest offset.
  let width = max(4, lines.last.map { String($0.offset).utf8.count } ?? 0)
  for line in lines { writer.structure(line, numbers: width) }
  return writer.finishedOctets
}

extension TextWriter {
  fileprivate mutating func structure(_ line: StructureLine, numbers: Int) {
    var octets: [UInt8] = []
    octets.reserveCapacity(width + 1)
    octets.append(String(line.offset), paddedLeftTo: numbers)
    octets.append(line.headerLength == 0 ? "-" : String(line.headerLength), paddedLeftTo: 3)
    octets.append(String(line.length), paddedLeftTo: numbers + 1)
    octets.append(contentsOf: "  ".utf8)
    let labelWidth = octets.count
    // On a narrow terminal depth takes no more than a third of the columns.
    let depth = min(line.depth * (width < TextLayout.narrow ? 1 : 2), width / 3)
    let indent = labelWidth + depth
    octets.append(contentsOf: repeatElement(0x20, count: depth))
    octets.append(contentsOf: line.name.utf8)
    if !line.value.isEmpty {
      octets.append(0x20)
      octets.append(contentsOf: line.value.utf8)
    }
    if !line.octets.isEmpty {
      octets.append(0x20)
      let count = line.octets.count + line.hidden
      octets.append(contentsOf: Octets.text(line.octets[...], of: count).utf8)
    }
    // Nearly every line needs neither folding nor sanitizing, which are most of what a line costs.
    if octets.count <= width, octets.last != 0x20,
      octets.allSatisfy({ (0x20...0x7e).contains($0) })
    {
      plainLine(octets)
    } else {
      item(
        String(decoding: octets[..<labelWidth], as: UTF8.self),
        String(decoding: octets[indent...], as: UTF8.self), indent: 0, labelWidth: indent,
        labelStyle: .plain, maxLines: .max)
    }
    for remark in line.remarks {
      item("", "! " + remark, indent: indent, labelWidth: 0, style: .bad)
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ text: String, paddedLeftTo width: Int) {
    append(contentsOf: repeatElement(0x20, count: Swift.max(0, width - text.utf8.count)))
    append(contentsOf: text.utf8)
  }
}
