extension DistinguishedName {
  /// The issuer and the subject of what need not be a certificate by Apple's rules; nil where they
  /// are not in their places.
  package static func names(
    inCertificate der: [UInt8]
  ) -> (issuer: DistinguishedName, subject: DistinguishedName)? {
    do {
      var outer = DERReader(der)
      var certificate = try outer.next(.sequence).beginning
      var fields = try certificate.next(.sequence).beginning
      var serialNumber = try fields.next()
      // The version, which is left out where it is the first.
      if serialNumber.tag != .integer { serialNumber = try fields.next() }
      _ = try fields.next(.sequence)
      let issuer = DistinguishedName(element: try fields.next(.sequence))
      // The validity.
      _ = try fields.next(.sequence)
      return (issuer, DistinguishedName(element: try fields.next(.sequence)))
    } catch {
      return nil
    }
  }
}
