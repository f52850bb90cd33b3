/// What is wrong with a signature as far as the certificate itself shows it.
struct SignatureForm {
  let inner: AlgorithmIdentifier
  let outer: AlgorithmIdentifier
  let signature: [UInt8]

  /// The defect in words; nil when there is none.
  var defect: String? {
    // RFC 5280, section 4.1.1.2, requires both to be the same. The outer one is not signed, so
    // anyone could change it.
    guard inner.algorithm == outer.algorithm else {
      return "signed with \(outer.signatureName), but the signed bytes name \(inner.signatureName)"
    }
    guard inner.parameters == outer.parameters else {
      return "the parameters of the signature algorithm differ inside and outside"
    }
    guard inner.signatureFamily == nil || inner.hasNoParameters else {
      return "\(inner.signatureName) has parameters, but allows none"
    }
    switch inner.signatureFamily {
    case .ecdsa, .dsa: return isPairOfIntegers ? nil : "the signature is not two positive integers"
    case .rsa: return signature.isEmpty ? "the signature is empty" : nil
    case .edwards, nil: return nil
    }
  }

  /// Dss-Sig-Value and ECDSA-Sig-Value (RFC 3279, section 2.2): SEQUENCE { r, s }.
  private var isPairOfIntegers: Bool {
    let numbers = try? DERReader(signature).only(.sequence).fields { (fields) throws(DERFault) in
      (
        try fields.next(.integer).positiveMagnitude(),
        try fields.next(.integer).positiveMagnitude()
      )
    }
    return numbers != nil
  }
}

extension AlgorithmIdentifier {
  /// Whether the parameters are absent or NULL.
  ///
  /// RFC 4055 requires NULL for RSA; RFC 5758 and RFC 8410 require no parameters for the others.
  /// Certificates that confuse the two are in use, and Apple compares identifiers only.
  fileprivate var hasNoParameters: Bool { parameters == nil || parameters == [0x05, 0x00] }
}
