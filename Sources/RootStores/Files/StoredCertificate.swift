package import X509

/// A certificate found in a file, with its trust settings in that file.
package struct StoredCertificate: Hashable, Sendable {
  package let certificate: Certificate
  /// Purposes it is trusted and rejected for; nil when the file has no settings for it.
  package let settings: TrustSettings?
  package let file: String

  /// - Throws: `CertificateParseError` when the entry is no certificate.
  package init(_ entry: CertificateFile.Entry, file: String) throws(CertificateParseError) {
    certificate = try Certificate(der: entry.certificate)
    settings = entry.settings
    self.file = file
  }
}
