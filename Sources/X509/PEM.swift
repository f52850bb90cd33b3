/// Reads certificates from a file's bytes: PEM blocks of certificates, or one DER certificate.
package enum CertificateFile {
  /// DER of each certificate in order; empty when the bytes hold none.
  ///
  /// Blocks labelled `CERTIFICATE`, `X509 CERTIFICATE` and `TRUSTED CERTIFICATE` count; of the last
  /// only the certificate itself is taken, not OpenSSL's trust settings behind it. Text around the
  /// blocks is passed over, and so is a block that is no base64.
  package static func certificates(in bytes: [UInt8]) -> [[UInt8]] {
    let blocks = PEMBlocks(bytes)
    guard !blocks.certificates.isEmpty else { return bytes.first == 0x30 ? [bytes] : [] }
    return blocks.certificates
  }
}

private struct PEMBlocks {
  private(set) var certificates: [[UInt8]] = []

  init(_ bytes: [UInt8]) {
    var position = 0
    while let begin = Self.boundary("BEGIN", in: bytes, from: position) {
      // A block without its end is cut off, and says nothing reliable.
      guard let end = Self.boundary("END", in: bytes, from: begin.end) else { return }
      position = end.end
      guard begin.label == end.label, let isTrusted = Self.kinds[begin.label] else {
        // Another block's beginning may stand before the end found.
        position = begin.label == end.label ? end.end : begin.end
        continue
      }
      guard let der = Base64.decode(bytes, begin.end..<end.start), !der.isEmpty else { continue }
      certificates.append(isTrusted ? Self.firstElement(of: der) : der)
    }
  }

  /// Labels of certificates, and whether trust settings may follow the certificate.
  private static let kinds: [[UInt8]: Bool] = [
    Array("CERTIFICATE".utf8): false,
    Array("X509 CERTIFICATE".utf8): false,
    Array("TRUSTED CERTIFICATE".utf8): true,
  ]

  private static func firstElement(of der: [UInt8]) -> [UInt8] {
    var reader = DERReader(der)
    guard let certificate = try? reader.next(.sequence) else { return der }
    return Array(certificate.encoded)
  }

  private struct Boundary {
    let label: [UInt8]
    let start: Int
    let end: Int
  }

  /// The next line of the form `-----BEGIN label-----`, wherever on its line it stands.
  private static func boundary(_ word: String, in bytes: [UInt8], from: Int) -> Boundary? {
    let dash = UInt8(ascii: "-")
    let opening = Array("-----\(word) ".utf8)
    var index = from
    while let found = bytes[index...].firstIndex(of: dash) {
      guard bytes[found...].starts(with: opening) else {
        index = found + 1
        continue
      }
      let labelStart = found + opening.count
      // Labels are short; without a bound, many openings would make the search quadratic.
      let window = bytes[labelStart...].prefix(64)
      guard let labelEnd = window.firstIndex(of: dash),
        bytes[labelEnd...].starts(with: repeatElement(dash, count: 5))
      else {
        index = labelStart
        continue
      }
      return Boundary(
        label: Array(bytes[labelStart..<labelEnd]), start: found, end: labelEnd + 5)
    }
    return nil
  }
}
