import TrustModel

/// Reads certificates from a file's bytes: PEM blocks with any text around them, DER, or PKCS #7.
package enum CertificateFile {
  /// The most certificates that are taken from one file: where there are more, one more than this is
  /// read.
  ///
  /// A file of 16 MB, the largest that is read, has room for 73,000 of the smallest with a key.
  package static let most = 75_000

  /// One certificate in DER, not parsed, and the trust settings that come with it.
  package struct Entry: Hashable, Sendable {
    /// The certificate in DER.
    package let certificate: [UInt8]
    /// OpenSSL's trust settings; nil where there are none and the form does not announce any.
    package let settings: TrustSettings?
    /// Line on which its PEM block begins, or its content in a configuration profile, from 1; nil for
    /// one in DER, also where the DER contains the profile.
    package let line: Int?

    /// - Parameter der: The first element is the certificate; everything after it is the settings.
    package init(der: [UInt8], announcesSettings: Bool = false, line: Int? = nil) {
      var reader = DERReader(der)
      // Bytes that do not begin with an element are kept as the certificate, and fail when it is
      // parsed.
      guard let certificate = try? reader.next(.sequence) else {
        self.init(certificate: der, settings: nil, line: line)
        return
      }
      let rest = Array(der[reader.position...])
      self.init(
        certificate: Array(certificate.encoded),
        settings: rest.isEmpty && !announcesSettings ? nil : TrustSettings(rest), line: line)
    }

    fileprivate init(certificate: [UInt8], settings: TrustSettings? = nil, line: Int? = nil) {
      self.certificate = certificate
      self.settings = settings
      self.line = line
    }
  }

  /// The certificates of a file, and its faults.
  package struct Contents: Sendable {
    /// In the order of the file; empty where there are none.
    package var entries: [Entry] = []
    /// The first faults, in the order of their lines.
    package var faults: [PEMFault] = []
    /// Whether something that cannot be decoded comes before the first entry.
    package fileprivate(set) var beginsWithFault = false
    /// How many octets of DER follow what could be read, and are none of it.
    package fileprivate(set) var unreadOctets = 0

    /// A damaged file may have thousands of faults: one more than reports name, so that they can say
    /// that there are others.
    private static let mostFaults = 17

    mutating func add(_ text: String, line: Int) {
      if entries.isEmpty { beginsWithFault = true }
      if faults.count < Self.mostFaults { faults.append(PEMFault(line: line, text: text)) }
    }
  }

  /// The certificates in order; empty when the bytes hold none.
  package static func entries(in bytes: [UInt8]) -> [Entry] { contents(in: bytes).entries }

  /// The certificates of a file, and the blocks that cannot be decoded.
  ///
  /// Blocks labelled `CERTIFICATE`, `X509 CERTIFICATE`, `TRUSTED CERTIFICATE` and `PKCS7` count. Text
  /// around the blocks is ignored, and so is what a mail or a log puts before and behind each line.
  /// DER may hold several certificates in a row, and after the last one its settings
  /// (`i2d_X509_AUX`).
  ///
  /// What follows a certificate is its settings, also where no label announces any. OpenSSL ignores
  /// it there, GnuTLS refuses the file, and `-CAfile` accepts no DER at all (seen with 3.0 and
  /// 3.7); but someone who wrote a rejection behind a root did not mean it to be trusted.
  package static func contents(in bytes: [UInt8]) -> Contents {
    if let text = WideText.bytes(of: bytes) { return contents(in: text) }
    let scan = PEMScanner.scan(bytes, for: PEMScanner.Label.certificates)
    var contents = Contents()
    var lines = LineCounter(bytes)
    var unpaired = scan.unpaired[...]
    for block in scan.blocks {
      while let mark = unpaired.first, mark.position < block.whole.lowerBound {
        contents.add(mark.text, line: lines.line(at: mark.position))
        unpaired.removeFirst()
      }
      guard contents.entries.count <= most else { break }
      contents.add(block, in: bytes, lines.line(at: block.whole.lowerBound))
    }
    for mark in unpaired { contents.add(mark.text, line: lines.line(at: mark.position)) }
    if contents.entries.isEmpty, contents.faults.isEmpty {
      (contents.entries, contents.unreadOctets) = derEntries(in: bytes)
    }
    return contents
  }

  /// Whether the bytes begin as a PKCS #12 file does (RFC 7292, section 4): with version 3 and the
  /// type of what follows, which a private key does not have.
  package static func isPKCS12(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 2, bytes[0] == 0x30 else { return false }
    // Some tools write indefinite lengths, which DER does not have.
    let lengthOctets = bytes[1] > 0x80 ? 1 + Int(bytes[1] & 0x7f) : 1
    return bytes.dropFirst(1 + lengthOctets).starts(with: [0x02, 0x01, 0x03, 0x30])
  }

  /// Why PKCS #7 in DER gives no certificates; nil where it gives them, or the bytes are something
  /// else.
  package static func faultOfList(in bytes: [UInt8]) -> String? {
    let bytes = DefiniteLengths.rewritten(bytes) ?? bytes
    var reader = DERReader(bytes)
    guard let file = try? reader.next(.sequence), SignedData.isNamed(in: file) else { return nil }
    do throws(DERFault) {
      _ = try SignedData.certificates(in: Array(file.encoded))
      return nil
    } catch {
      return text(ofListFault: error)
    }
  }

  fileprivate static func text(ofListFault fault: DERFault) -> String {
    "PKCS #7 that is no list of certificates: \(fault.text), byte \(fault.offset)"
  }

  private static func derEntries(in bytes: [UInt8]) -> (entries: [Entry], unread: Int) {
    let bytes = DefiniteLengths.rewritten(bytes) ?? bytes
    var reader = DERReader(bytes)
    guard let first = try? reader.next(.sequence) else {
      // Cut off, or with a wrong length: the parser reports where.
      return (bytes.first == 0x30 ? [Entry(certificate: bytes)] : [], 0)
    }
    func isBlank(_ octets: ArraySlice<UInt8>) -> Bool {
      // A line break that an editor left behind.
      octets.allSatisfy(TextOctets.isBlank)
    }
    if SignedData.isBegun(by: bytes) {
      let der = Array(first.encoded)
      let rest = bytes[reader.position...]
      return (
        ((try? SignedData.certificates(in: der)) ?? []).map { Entry(certificate: $0) },
        isBlank(rest) ? 0 : rest.count
      )
    }
    // Keys and PKCS #12 begin with a number.
    guard first.content.first == 0x30 else { return ([], 0) }
    var certificates = [first]
    var end = reader.position
    while certificates.count <= most, let next = try? reader.next(.sequence), isCertificate(next) {
      certificates.append(next)
      end = reader.position
    }
    var entries = certificates.map { Entry(certificate: Array($0.encoded)) }
    let rest = bytes[end...]
    guard !isBlank(rest), let last = entries.popLast() else { return (entries, 0) }
    let settings = TrustSettings(Array(rest))
    entries.append(Entry(certificate: last.certificate, settings: settings))
    if case .unreadable = settings.content { return (entries, rest.count) }
    let behind = rest.dropFirst(settings.der.count)
    return (entries, isBlank(behind) ? 0 : behind.count)
  }

  /// TBSCertificate begins with a version or a number, settings with object identifiers.
  private static func isCertificate(_ element: DERElement) -> Bool {
    var reader = DERReader(Array(element.content))
    guard let tbs = try? reader.next(.sequence) else { return false }
    return tbs.content.first == 0xa0 || tbs.content.first == 0x02
  }

  /// PKCS #7 with these certificates, DER each, as DER.
  package static func pkcs7(of certificates: [[UInt8]]) -> [UInt8] {
    SignedData.file(of: certificates)
  }

  /// DER of each certificate in order, without trust settings.
  package static func certificates(in bytes: [UInt8]) -> [[UInt8]] {
    entries(in: bytes).map(\.certificate)
  }
}

extension CertificateFile.Contents {
  /// Windows also writes PKCS #7 under the label `CERTIFICATE`.
  fileprivate mutating func add(_ block: PEMScanner.Block, in bytes: [UInt8], _ line: Int) {
    guard let body = PEMBody.decode(bytes, block) else {
      return add(PEMFault.noBase64, line: line)
    }
    let der = DefiniteLengths.rewritten(body) ?? body
    guard SignedData.isBegun(by: der) else {
      let isAnnounced = block.label == .trustedCertificate
      let entry = CertificateFile.Entry(der: der, announcesSettings: isAnnounced, line: line)
      if !isAnnounced, case .unreadable = entry.settings?.content {
        unreadOctets += der.count - entry.certificate.count
      }
      entries.append(entry)
      return
    }
    do throws(DERFault) {
      entries += try SignedData.certificates(in: der)
        .map { CertificateFile.Entry(certificate: $0, line: line) }
    } catch {
      add(CertificateFile.text(ofListFault: error), line: line)
    }
  }
}
