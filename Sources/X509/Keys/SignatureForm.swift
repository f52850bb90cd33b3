/// What is wrong with a signature as far as the certificate itself shows it.
struct SignatureForm {
  let inner: AlgorithmIdentifier
  let outer: AlgorithmIdentifier
  let signature: [UInt8]

  /// The defect in words; nil when there is none.
  var defect: String? {
    // RFC 5280, section 4.1.1.2: both must be the same.
    guard inner.algorithm == outer.algorithm else {
      return "signed with \(outer.signatureName), but the signed bytes name \(inner.signatureName)"
    }
    guard inner.explicitParameters == outer.explicitParameters else {
      return "the parameters of the signature algorithm differ inside and outside"
    }
    switch inner.signatureFamily {
    case .rsa, .ecdsa, .dsa, .edwards:
      guard inner.explicitParameters == nil else {
        return "\(inner.signatureName) has parameters, but allows none"
      }
    case .rsaPSS:
      guard PSSParameters(inner.parameters) != nil else {
        return "the parameters of RSASSA-PSS are missing or malformed"
      }
    case nil: break
    }
    switch inner.signatureFamily {
    case .ecdsa, .dsa: return isPairOfIntegers ? nil : "the signature is not two positive integers"
    case .rsa, .rsaPSS: return signature.isEmpty ? "the signature is empty" : nil
    case .edwards, nil: return nil
    }
  }

  /// Dss-Sig-Value and ECDSA-Sig-Value (RFC 3279, section 2.2): SEQUENCE { r, s }.
  private var isPairOfIntegers: Bool {
    var outer = DERReader(signature)
    guard let pair = try? outer.next(.sequence), outer.isAtEnd else { return false }
    var fields = pair.children
    return (try? fields.next(.integer).positiveMagnitude()) != nil
      && (try? fields.next(.integer).positiveMagnitude()) != nil && fields.isAtEnd
  }
}

extension AlgorithmIdentifier {
  /// Parameters that say something: absent and NULL are the same here.
  fileprivate var explicitParameters: [UInt8]? {
    parameters == [0x05, 0x00] ? nil : parameters
  }
}
