extension Certificate {
  /// Whether the certificate is only valid with a stapled OCSP answer: its TLS feature extension
  /// names `status_request` (RFC 7633), known as must-staple.
  ///
  /// An extension that cannot be read requires nothing: no client is known to refuse it.
  package var demandsStapledAnswer: Bool {
    guard let feature = extensions.first(where: { $0.oid == .tlsFeature }),
      let list = try? DERReader(feature.value).only(.sequence)
    else { return false }
    var numbers: [Int] = []
    let isReadable: Void? = try? list.forEach { (number) throws(DERFault) in
      guard number.tag == .integer else { throw number.fault("no number") }
      numbers.append(try number.smallUnsigned())
    }
    return isReadable != nil && numbers.contains(Self.statusRequest)
  }

  /// The TLS extension of stapled answers (RFC 6066, section 8).
  static let statusRequest = 5
}
