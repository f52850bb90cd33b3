/// QCStatements (RFC 3739, section 3.2.6): read only to find out whether they are well formed.
enum QualifiedStatements {
  static func check(_ value: DERElement) throws(DERFault) {
    _ = try value.list { (element: DERElement) throws(DERFault) in
      let (identifier, information) = try element.sequence { (fields) throws(DERFault) in
        (
          try fields.next(.objectIdentifier).objectIdentifier,
          fields.isAtEnd ? nil : try fields.next()
        )
      }
      if identifier == .etsiCertificateType { try checkTypes(information, of: element) }
    }
  }

  private static let mostTypes = 10

  /// QcType of ETSI EN 319 412-5, section 4.2.3: at least one type.
  ///
  /// Three types are defined. Apple refuses a list that is much longer (its tests have fifteen);
  /// where exactly it draws the line is not published.
  private static func checkTypes(
    _ information: DERElement?, of statement: DERElement
  ) throws(DERFault) {
    guard let information else { throw statement.fault("no certificate type") }
    try information.sequence { (types) throws(DERFault) in
      var count = 0
      repeat {
        _ = try types.next(.objectIdentifier)
        count += 1
        guard count <= mostTypes else { throw statement.fault("too many certificate types") }
      } while !types.isAtEnd
    }
  }
}
