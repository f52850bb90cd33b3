import TrustModel

/// Reads certificates from a file's bytes: PEM blocks of certificates, or DER.
package enum CertificateFile {
  /// One certificate in DER, not parsed, and what stands beside it.
  package struct Entry: Hashable, Sendable {
    package let certificate: [UInt8]
    /// OpenSSL's trust settings; nil where there are none and the form does not announce any.
    package let settings: TrustSettings?

    /// - Parameter der: The certificate is the first element, and all behind it are the settings.
    package init(der: [UInt8], announcesSettings: Bool = false) {
      var reader = DERReader(der)
      // What does not even begin with an element is no certificate either, and fails as such.
      guard let certificate = try? reader.next(.sequence) else {
        self.init(certificate: der, settings: nil)
        return
      }
      let rest = Array(der[reader.position...])
      self.init(
        certificate: Array(certificate.encoded),
        settings: rest.isEmpty && !announcesSettings ? nil : TrustSettings(rest))
    }

    fileprivate init(certificate: [UInt8], settings: TrustSettings?) {
      self.certificate = certificate
      self.settings = settings
    }
  }

  /// The certificates in order; empty when the bytes hold none.
  ///
  /// Blocks labelled `CERTIFICATE`, `X509 CERTIFICATE` and `TRUSTED CERTIFICATE` count; only behind
  /// the certificate of the last there may be trust settings. Text around the blocks is passed over,
  /// and so is a block that is no base64.
  ///
  /// DER may hold several certificates, one behind the other, and behind the last its settings
  /// (`i2d_X509_AUX`). OpenSSL itself passes over these: they have no label to go by, and as
  /// `-CAfile` takes no DER at all (seen with 3.0). But who wrote a rejection behind a root did not
  /// mean it to be trusted.
  package static func entries(in bytes: [UInt8]) -> [Entry] {
    let blocks = PEMBlocks(bytes)
    return blocks.entries.isEmpty ? derEntries(in: bytes) : blocks.entries
  }

  private static func derEntries(in bytes: [UInt8]) -> [Entry] {
    var reader = DERReader(bytes)
    guard let first = try? reader.next(.sequence) else {
      // One that is cut off or whose length is wrong: for the parser to say where.
      return bytes.first == 0x30 ? [Entry(certificate: bytes, settings: nil)] : []
    }
    // Keys and PKCS #12 begin with a number, PKCS #7 with an object identifier.
    guard first.content.first == 0x30 else { return [] }
    var certificates = [first]
    var end = reader.position
    while let next = try? reader.next(.sequence), isCertificate(next) {
      certificates.append(next)
      end = reader.position
    }
    var entries = certificates.map { Entry(certificate: Array($0.encoded), settings: nil) }
    let rest = bytes[end...]
    // A line break that an editor left is no settings.
    if !rest.allSatisfy({ [0x09, 0x0a, 0x0d, 0x20].contains($0) }), let last = entries.popLast() {
      entries.append(Entry(certificate: last.certificate, settings: TrustSettings(Array(rest))))
    }
    return entries
  }

  /// TBSCertificate begins with a version or a number, settings with object identifiers.
  private static func isCertificate(_ element: DERElement) -> Bool {
    var reader = DERReader(Array(element.content))
    guard let tbs = try? reader.next(.sequence) else { return false }
    return tbs.content.first == 0xa0 || tbs.content.first == 0x02
  }

  /// DER of each certificate in order, whatever stands beside it.
  package static func certificates(in bytes: [UInt8]) -> [[UInt8]] {
    entries(in: bytes).map(\.certificate)
  }
}

/// Finds the blocks in one pass: a block lasts from a beginning to the next end of the same label.
private struct PEMBlocks {
  private(set) var entries: [CertificateFile.Entry] = []

  init(_ bytes: [UInt8]) {
    var position = 0
    var open: Boundary?
    while let boundary = Boundary(in: bytes, from: position) {
      position = boundary.end
      guard let begin = open, !boundary.isBeginning else {
        open = boundary.isBeginning ? boundary : nil
        continue
      }
      open = nil
      guard begin.label == boundary.label, let hasSettings = Self.kinds[begin.label],
        let der = Base64.decode(bytes, begin.end..<boundary.start), !der.isEmpty
      else { continue }
      entries.append(
        hasSettings
          ? .init(der: der, announcesSettings: true) : .init(certificate: der, settings: nil))
    }
  }

  /// Labels of certificates, and whether trust settings may follow the certificate.
  private static let kinds: [[UInt8]: Bool] = [
    Array("CERTIFICATE".utf8): false,
    Array("X509 CERTIFICATE".utf8): false,
    Array("TRUSTED CERTIFICATE".utf8): true,
  ]
}

/// `-----BEGIN label-----` or `-----END label-----`, wherever on its line it stands.
private struct Boundary {
  let isBeginning: Bool
  let label: [UInt8]
  let start: Int
  let end: Int

  private static let dash = UInt8(ascii: "-")
  private static let beginning = Array("-----BEGIN ".utf8)
  private static let ending = Array("-----END ".utf8)

  /// The next boundary at or behind the position; nil when there is none.
  init?(in bytes: [UInt8], from position: Int) {
    guard let boundary = bytes.withUnsafeBufferPointer({ Self.next(in: $0, from: position) })
    else { return nil }
    self = boundary
  }

  private init(isBeginning: Bool, label: [UInt8], start: Int, end: Int) {
    self.isBeginning = isBeginning
    self.label = label
    self.start = start
    self.end = end
  }

  /// Over plain memory, where the search for the next dash is quick.
  private static func next(in bytes: UnsafeBufferPointer<UInt8>, from position: Int) -> Boundary? {
    var index = position
    while let found = bytes[index...].firstIndex(of: dash) {
      let rest = bytes[found...]
      let isBeginning = rest.starts(with: beginning)
      guard isBeginning || rest.starts(with: ending) else {
        index = found + 1
        continue
      }
      let labelStart = found + (isBeginning ? beginning : ending).count
      // Labels are short; without a bound, many openings would make the search quadratic.
      guard let labelEnd = bytes[labelStart...].prefix(64).firstIndex(of: dash),
        bytes[labelEnd...].starts(with: repeatElement(dash, count: 5))
      else {
        index = labelStart
        continue
      }
      return Boundary(
        isBeginning: isBeginning, label: Array(bytes[labelStart..<labelEnd]), start: found,
        end: labelEnd + 5)
    }
    return nil
  }
}
