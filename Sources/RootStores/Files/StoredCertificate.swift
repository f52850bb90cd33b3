package import X509

/// A certificate found in a file, with its trust settings in that file.
package struct StoredCertificate: Hashable, Sendable {
  package let certificate: Certificate
  /// Purposes it is trusted and rejected for; nil when the file has no settings for it.
  package let settings: TrustSettings?
  package let file: String

  /// What follows the certificate is its settings, even in a block whose label announces none.
  ///
  /// OpenSSL ignores it there, and GnuTLS refuses the file; but someone who wrote a rejection behind
  /// a root did not mean it to be trusted.
  ///
  /// - Throws: `CertificateParseError` when the entry is no certificate.
  package init(_ entry: CertificateFile.Entry, file: String) throws(CertificateParseError) {
    let entry =
      entry.settings == nil
      ? CertificateFile.Entry(der: entry.certificate, line: entry.line) : entry
    certificate = try Certificate(der: entry.certificate)
    settings = entry.settings
    self.file = file
  }
}
