/// What can be told of a certificate without parsing it.
package enum CertificateForm {
  /// Whether the octets are a certificate from the outside (RFC 5280, section 4.1): content, algorithm
  /// and signature, of which nothing is missing.
  ///
  /// What is inside may be malformed; but what has not even this form is no certificate for any reader.
  package static func isComplete(_ der: [UInt8]) -> Bool {
    guard OtherContent(der: der) == nil else { return false }
    do throws(DERFault) {
      try DERReader(der).only(.sequence).fields { (fields) throws(DERFault) in
        for tag in [DERTag.sequence, .sequence, .bitString] { _ = try fields.next(tag) }
      }
      return true
    } catch {
      return false
    }
  }
}
