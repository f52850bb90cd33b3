extension Certificate {
  /// Parses one DER certificate; trailing bytes are refused.
  ///
  /// - Throws: `CertificateParseError` with field and offset when the bytes are no certificate.
  package convenience init(der: [UInt8]) throws(CertificateParseError) {
    throw CertificateParseError(field: "certificate", offset: 0, text: "not implemented")
  }
}
