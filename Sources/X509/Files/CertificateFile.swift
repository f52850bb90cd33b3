import TrustModel

/// Reads certificates from a file's bytes: PEM blocks of certificates, or DER.
package enum CertificateFile {
  /// One certificate in DER, not parsed, and the trust settings that come with it.
  package struct Entry: Hashable, Sendable {
    package let certificate: [UInt8]
    /// OpenSSL's trust settings; nil where there are none and the form does not announce any.
    package let settings: TrustSettings?

    /// - Parameter der: The first element is the certificate; everything after it is the settings.
    package init(der: [UInt8], announcesSettings: Bool = false) {
      var reader = DERReader(der)
      // Bytes that do not even begin with an element are no certificate either, and fail as such.
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
  /// Blocks labelled `CERTIFICATE`, `X509 CERTIFICATE` and `TRUSTED CERTIFICATE` count; only in the
  /// last kind may trust settings follow the certificate. Text around the blocks is ignored, and so
  /// is a block that is not base64.
  ///
  /// DER may hold several certificates in a row, and after the last one its settings
  /// (`i2d_X509_AUX`). OpenSSL itself ignores these: no label announces them, and `-CAfile` accepts
  /// no DER at all (seen with 3.0). But someone who wrote a rejection after a root did not mean it
  /// to be trusted.
  package static func entries(in bytes: [UInt8]) -> [Entry] {
    let entries = PEMScanner.blocks(in: bytes).compactMap { block -> Entry? in
      guard let der = Base64.decode(bytes, block.body), !der.isEmpty else { return nil }
      return block.label == .trustedCertificate
        ? Entry(der: der, announcesSettings: true) : Entry(certificate: der, settings: nil)
    }
    return entries.isEmpty ? derEntries(in: bytes) : entries
  }

  private static func derEntries(in bytes: [UInt8]) -> [Entry] {
    var reader = DERReader(bytes)
    guard let first = try? reader.next(.sequence) else {
      // Cut off, or with a wrong length: the parser reports where.
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

  /// DER of each certificate in order, without trust settings.
  package static func certificates(in bytes: [UInt8]) -> [[UInt8]] {
    entries(in: bytes).map(\.certificate)
  }
}
