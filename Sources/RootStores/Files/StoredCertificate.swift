package import X509

/// A certificate found in a file, with the trust settings that the file has for it.
package struct StoredCertificate: Hashable, Sendable {
  package let certificate: Certificate
  /// Purposes it is trusted and rejected for; nil when the file says nothing of it.
  package let settings: TrustSettings?
  package let file: String

  /// - Throws: `CertificateParseError` when the entry's certificate is none.
  package init(_ entry: CertificateFile.Entry, file: String) throws(CertificateParseError) {
    certificate = try Certificate(der: entry.certificate)
    settings = entry.settings
    self.file = file
  }
}
