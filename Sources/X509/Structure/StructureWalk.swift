package import TrustModel

/// ASN.1 for people to read.
package enum Structure {
  /// Whether the octets begin with a structure, and with none of a private key, which begins with a
  /// version number of one octet (RFC 5208, RFC 5915, RFC 8017).
  package static func isBegun(by der: [UInt8]) -> Bool {
    var reader = DERReader(der)
    guard let first = try? reader.next() else { return false }
    return [.sequence, .set].contains(first.tag)
      && !first.content.starts(with: [DERTag.integer.octet, 1])
  }

  /// Each octet of any DER in its element.
  package static func lines(of der: [UInt8]) -> [StructureLine] {
    walk(der).lines
  }

  /// Each octet of a certificate in its element, and the certificate's faults where they are.
  package static func lines(ofCertificate der: [UInt8]) -> [StructureLine] {
    var walk = walk(der)
    for (offset, text) in faults(of: der) {
      // They begin in order: the last that begins before the fault has it.
      let next = walk.firstLine(behind: offset)
      if next > 0 { walk.lines[next - 1].remarks.append(text) }
    }
    return walk.lines
  }

  private static func walk(_ der: [UInt8]) -> StructureWalk {
    var walk = StructureWalk(der)
    walk.readAll()
    return walk
  }

  private static func faults(of der: [UInt8]) -> [(offset: Int, text: String)] {
    do throws(CertificateParseError) {
      return try Certificate(der: der).problems.compactMap { problem in
        problem.offset.map { ($0, "\(problem.field): \(problem.text)") }
      }
    } catch {
      return error.offset.map { [($0, "\(error.field): \(error.text)")] } ?? []
    }
  }
}

/// Takes DER apart element by element: what is broken is marked, and reading goes on behind it.
///
/// A level whose next element does not show where it ends is shown as octets from there to its end;
/// its parent's next element is found all the same.
struct StructureWalk {
  /// Levels that are entered; certificates have a dozen.
  static let deepest = 64
  /// The largest certificate in use has some ten thousand elements.
  static let mostLines = 100_000

  private let bytes: [UInt8]
  var lines: [StructureLine] = []
  private var identifiers = IdentifierTexts()

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Hardly an element is shorter; memory that is not used costs nothing.
    lines.reserveCapacity(min(bytes.count / 4, Self.mostLines))
  }

  /// The place of the first line that begins behind an offset, or the end.
  func firstLine(behind offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  mutating func readAll() {
    level(0..<bytes.count, depth: 0, StructurePlace())
  }

  /// - Parameter isOpenEnded: Whether an element of its own marks the end.
  /// - Returns: Where the level ended.
  @discardableResult
  private mutating func level(
    _ range: Range<Int>, depth: Int, _ place: StructurePlace, isOpenEnded: Bool = false
  ) -> Int {
    var place = place
    var position = range.lowerBound
    while position < range.upperBound {
      let rest = position..<range.upperBound
      guard lines.count < Self.mostLines else {
        octets(rest, depth, "not taken apart: \(Self.mostLines) elements are before it")
        return range.upperBound
      }
      let header: StructureHeader
      do throws(DERFault) {
        header = try StructureHeader(bytes, rest)
      } catch {
        octets(rest, depth, "no element: \(error.text)")
        return range.upperBound
      }
      position = element(header, depth, &place)
      if isOpenEnded, header.isEndOfContents { break }
    }
    return position
  }

  /// - Returns: Where the element ended.
  private mutating func element(
    _ header: StructureHeader, _ depth: Int, _ place: inout StructurePlace
  ) -> Int {
    let index = lines.count
    lines.append(
      StructureLine(
        offset: header.start, headerLength: header.contentStart - header.start,
        length: header.end - header.contentStart, depth: depth, name: header.tag.typeName))
    if let remark = header.remark { lines[index].remarks.append(remark) }
    let content = header.contentStart..<header.end
    defer { place.pass(header.tag, bytes[content]) }
    if !header.tag.isConstructed {
      let element = DERElement(
        bytes: bytes, tag: header.tag, start: header.start, contentStart: header.contentStart,
        end: header.end)
      let inner = nested(in: element, place)
      lines[index].read(element, place, isOpened: inner != nil, &identifiers)
      if let inner, isOpenable(depth, index, inner) {
        level(inner, depth: depth + 1, place.inValue)
      }
    } else if isOpenable(depth, index, content) {
      let end = level(
        content, depth: depth + 1, place.inElement, isOpenEnded: header.isIndefinite)
      guard header.isIndefinite else { return header.end }
      lines[index].length = end - header.contentStart
      return end
    }
    return header.end
  }

  private mutating func isOpenable(_ depth: Int, _ index: Int, _ content: Range<Int>) -> Bool {
    guard depth >= Self.deepest else { return true }
    lines[index].show(bytes[content])
    lines[index].remarks.append("not taken apart: it is deeper than \(Self.deepest) levels")
    return false
  }

  private mutating func octets(_ range: Range<Int>, _ depth: Int, _ remark: String) {
    var line = StructureLine(
      offset: range.lowerBound, headerLength: 0, length: range.count, depth: depth,
      name: "octets")
    line.show(bytes[range])
    line.remarks = [remark]
    lines.append(line)
  }

  /// What a string of octets or bits holds, where that is DER itself; nil for other strings.
  ///
  /// Random octets may look like one short element. So what is no value of an extension has to be a
  /// sequence or set that is sound down to its last element. The value of an extension that is
  /// defined to be DER is opened whatever it is: there one looks for what is broken.
  private func nested(in element: DERElement, _ place: StructurePlace) -> Range<Int>? {
    let content: Range<Int>
    switch element.tag {
    case .octetString: content = element.contentStart..<element.end
    case .bitString where bytes[element.contentStart..<element.end].first == 0:
      content = element.contentStart + 1..<element.end
    default: return nil
    }
    guard let first = bytes[content].first else { return nil }
    if element.tag == .octetString, let identifier = place.leading {
      if identifier.namesDefinedExtension { return content }
      return isSound(content) ? content : nil
    }
    return [0x30, 0x31].contains(first) && isSound(content) ? content : nil
  }

  /// Whether there is one element, and all in it follows the rules.
  private func isSound(_ range: Range<Int>) -> Bool {
    var reader = DERReader(bytes, range)
    guard let element = try? reader.next(), reader.isAtEnd, element.tag.isUniversal,
      element.tag.number != 0
    else { return false }
    return !element.tag.isConstructed || isSound(in: element, depth: 0)
  }

  private func isSound(in parent: DERElement, depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    var reader = parent.beginning
    while !reader.isAtEnd {
      guard let element = try? reader.next(),
        !element.tag.isConstructed || isSound(in: element, depth: depth + 1)
      else { return false }
    }
    return true
  }
}

/// What is known of a place in a structure from what is around it.
struct StructurePlace {
  /// The extension whose value it is in; nil outside of any.
  private(set) var `extension`: ObjectIdentifier?
  /// The identifier that its level begins with; nil for another beginning.
  private(set) var leading: ObjectIdentifier?
  private var isFirst = true

  /// Goes past an element of the level.
  mutating func pass(_ tag: DERTag, _ content: ArraySlice<UInt8>) {
    if isFirst, tag == .objectIdentifier {
      leading = ObjectIdentifier(contentOctets: Array(content))
    }
    isFirst = false
  }

  /// Inside of a constructed element of the level.
  var inElement: StructurePlace {
    var place = StructurePlace()
    place.extension = self.extension
    return place
  }

  /// Inside of a string of the level.
  var inValue: StructurePlace {
    var place = inElement
    place.extension = leading ?? self.extension
    return place
  }
}

extension ObjectIdentifier {
  /// Whether it is in an arc of extensions whose values are DER: RFC 5280's and PKIX's private ones.
  fileprivate var namesDefinedExtension: Bool {
    contentOctets.starts(with: [0x55, 0x1d])
      || contentOctets.starts(with: [0x2b, 0x06, 0x01, 0x05, 0x05, 0x07, 0x01])
  }
}
