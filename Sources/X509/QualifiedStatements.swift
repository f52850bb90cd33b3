/// QCStatements (RFC 3739, section 3.2.6): read only to find out whether they are well formed.
enum QualifiedStatements {
  static func check(_ value: DERElement) throws(DERFault) {
    _ = try value.list { (element: DERElement) throws(DERFault) in
      var fields = try element.fields()
      let identifier = try fields.next(.objectIdentifier).objectIdentifier
      let information = fields.isAtEnd ? nil : try fields.next()
      try fields.expectEnd()
      if identifier == .etsiCertificateType { try checkTypes(information, of: element) }
    }
  }

  /// QcType of ETSI EN 319 412-5, section 4.2.3: at least one type.
  private static func checkTypes(
    _ information: DERElement?, of statement: DERElement
  ) throws(DERFault) {
    guard let information else { throw statement.fault("no certificate type") }
    var types = try information.fields()
    repeat { _ = try types.next(.objectIdentifier) } while !types.isAtEnd
  }
}
