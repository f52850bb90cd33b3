/// Finds the certificates, or the revocation lists, of a PEM file without decoding them (RFC 7468).
package enum PEMScanner {
  /// A PEM block.
  package struct Block: Hashable, Sendable {
    package let label: Label
    /// From the first dash of the opening to the last one of the closing.
    package let whole: Range<Int>
    /// The base64 between the two.
    package let body: Range<Int>
  }

  /// The labels under which they are written.
  package enum Label: CaseIterable, Sendable {
    case certificate
    /// An older label for the same.
    case x509Certificate
    /// OpenSSL's own: trust settings may follow the certificate.
    case trustedCertificate
    /// For one or several certificates: the label of tools, that of RFC 7468 and that of newer
    /// tools.
    case pkcs7, signedData, cms
    case revocationList
    case ocspAnswer
    /// The label of RFC 7468, and an older one.
    case certificateRequest, newCertificateRequest

    package static let certificates = [
      certificate, x509Certificate, trustedCertificate, pkcs7, signedData, cms,
    ]

    package var text: StaticString {
      switch self {
      case .certificate: "CERTIFICATE"
      case .x509Certificate: "X509 CERTIFICATE"
      case .trustedCertificate: "TRUSTED CERTIFICATE"
      case .pkcs7: "PKCS7"
      case .signedData: "PKCS #7 SIGNED DATA"
      case .cms: "CMS"
      case .revocationList: "X509 CRL"
      case .ocspAnswer: "OCSP RESPONSE"
      case .certificateRequest: "CERTIFICATE REQUEST"
      case .newCertificateRequest: "NEW CERTIFICATE REQUEST"
      }
    }
  }

  /// The blocks in order, in one pass.
  package static func blocks(
    in bytes: [UInt8], labels: [Label] = Label.certificates
  ) -> [Block] {
    scan(bytes, for: labels).blocks
  }

  /// The blocks in order, and the first beginnings and ends that have no counterpart.
  package struct Scan {
    package fileprivate(set) var blocks: [Block] = []
    fileprivate(set) var unpaired: [Unpaired] = []

    /// What is wrong with the latter; the first few, in the order of their lines.
    package func faults(in bytes: [UInt8]) -> [PEMFault] {
      var lines = LineCounter(bytes)
      return unpaired.map { PEMFault(line: lines.line(at: $0.position), text: $0.text) }
    }

    /// Keeps a boundary without its counterpart: the block is there, though a dash may be missing.
    fileprivate mutating func leave(_ boundary: Boundary?) {
      guard let boundary, boundary.label != nil, unpaired.count < PEMScanner.mostUnpaired else {
        return
      }
      unpaired.append(
        Unpaired(position: boundary.range.lowerBound, isBeginning: boundary.isBeginning))
    }
  }

  struct Unpaired {
    let position: Int
    let isBeginning: Bool

    /// What is wrong, one clause.
    var text: String {
      isBeginning ? "the block has no end" : "the block that ends here has no beginning"
    }
  }

  private static let mostUnpaired = 8

  /// A beginning always opens a block.
  ///
  /// The next end closes it, and the block counts if both labels are the same.
  package static func scan(_ bytes: [UInt8], for labels: [Label]) -> Scan {
    bytes.withUnsafeBufferPointer { bytes in
      var scan = Scan()
      var open: Boundary?
      var position = 0
      while let boundary = Boundary(in: bytes, from: position, labels) {
        position = boundary.range.upperBound
        if let begin = open, !boundary.isBeginning, let label = begin.label,
          label == boundary.label
        {
          scan.blocks.append(
            Block(
              label: label, whole: begin.range.lowerBound..<position,
              body: begin.range.upperBound..<boundary.range.lowerBound))
        } else {
          scan.leave(open)
          if !boundary.isBeginning, open?.label == nil { scan.leave(boundary) }
        }
        open = boundary.isBeginning ? boundary : nil
      }
      scan.leave(open)
      return scan
    }
  }

  /// The octets of every block in order.
  ///
  /// - Throws: `PEMFault` for a block that is incomplete or holds no base64.
  static func contents(of bytes: [UInt8], labels: [Label]) throws(PEMFault) -> [[UInt8]] {
    let scan = scan(bytes, for: labels)
    var lines = LineCounter(bytes)
    if let mark = scan.unpaired.first {
      throw PEMFault(line: lines.line(at: mark.position), text: mark.text)
    }
    var contents: [[UInt8]] = []
    for block in scan.blocks {
      guard let octets = PEMBody.decode(bytes, block) else {
        throw PEMFault(line: lines.line(at: block.whole.lowerBound), text: PEMFault.noBase64)
      }
      contents.append(octets)
    }
    return contents
  }

  /// Whether the range has five dashes in a row, with which every boundary begins.
  package static func hasDashes(_ range: Range<Int>, of bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      nextDashes(in: UnsafeBufferPointer(rebasing: bytes[range]), from: 0) != nil
    }
  }

  /// Where the next five dashes in a row begin.
  ///
  /// One of any five neighbours is at a multiple of five from the start, so it is enough to look at
  /// these, which skips a bundle's base64 quickly.
  static func nextDashes(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    var probe = start + 4
    while probe < bytes.count {
      guard bytes[probe] == dash else {
        probe += 5
        // Two at a time, which halves the jumps.
        while probe + 5 < bytes.count, bytes[probe] != dash, bytes[probe + 5] != dash {
          probe += 10
        }
        continue
      }
      var (first, end) = (probe, probe + 1)
      while first > start, bytes[first - 1] == dash { first -= 1 }
      while end < bytes.count, end - first < 5, bytes[end] == dash { end += 1 }
      if end - first >= 5 { return first }
      // `bytes[end]` is no dash, so the next run of five begins after it.
      probe = end + 5
    }
    return nil
  }

  fileprivate static var dash: UInt8 { UInt8(ascii: "-") }
}

/// `-----BEGIN label-----` or `-----END label-----`, anywhere on a line.
fileprivate struct Boundary {
  let isBeginning: Bool
  /// Nil for any that is not looked for.
  let label: PEMScanner.Label?
  let range: Range<Int>

  /// Without this bound, many beginnings would make the time of the search quadratic.
  private static var longestLabel: Int { 64 }

  /// The next boundary at or behind the position; nil when there is none.
  init?(
    in bytes: UnsafeBufferPointer<UInt8>, from position: Int, _ labels: [PEMScanner.Label]
  ) {
    var position = position
    while let found = PEMScanner.nextDashes(in: bytes, from: position) {
      let beginning = bytes.end(of: "-----BEGIN ", at: found)
      guard let start = beginning ?? bytes.end(of: "-----END ", at: found) else {
        position = found + 1
        continue
      }
      guard let dash = bytes[start...].prefix(Self.longestLabel).firstIndex(of: PEMScanner.dash),
        let end = bytes.end(of: "-----", at: dash)
      else {
        position = start
        continue
      }
      isBeginning = beginning != nil
      label = labels.first { bytes.end(of: $0.text, at: start) == dash }
      range = found..<end
      return
    }
    return nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The position behind the text; nil when something else is there.
  func end(of text: StaticString, at start: Int) -> Int? {
    let end = start + text.utf8CodeUnitCount
    guard end <= count else { return nil }
    for index in start..<end where self[index] != text.utf8Start[index - start] { return nil }
    return end
  }
}
