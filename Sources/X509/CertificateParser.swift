import TrustModel

extension Certificate {
  /// Parses one DER certificate; bytes after it are ignored, as in Apple's parser.
  ///
  /// Known extensions that are malformed end the parse only when they are critical; see `problems`
  /// for the others.
  ///
  /// - Throws: `CertificateParseError` with field and offset when the bytes are no certificate.
  package convenience init(der: [UInt8]) throws(CertificateParseError) {
    var reader = DERReader(der)
    let outer = try located("certificate") { () throws(DERFault) in
      guard der.count <= Self.mostBytes else {
        throw DERFault(offset: Self.mostBytes, text: "larger than any certificate in use")
      }
      return try reader.next(.sequence)
    }
    let frame = try SignedFrame(outer)
    let body = try SignedBody(frame.tbs)
    var problems: [CertificateProblem] = []
    let publicKey = try located("tbsCertificate.subjectPublicKeyInfo") { () throws(DERFault) in
      try PublicKey(body.publicKey, problems: &problems)
    }
    let extensions = try ExtensionList(body.extensions, problems: &problems)
    let subject = DistinguishedName(element: body.subject)
    if !subject.isParseable {
      problems.append(
        CertificateProblem(
          kind: .unparseableSubject, field: "tbsCertificate.subject", offset: body.subject.start,
          text: "the subject's relative names cannot be read"))
    }
    let signature = SignatureForm(
      inner: body.signatureAlgorithm, outer: frame.signatureAlgorithm, signature: frame.signature)
    if let defect = signature.defect {
      problems.append(
        CertificateProblem(
          kind: .malformedSignature, field: "signatureValue", offset: frame.tbs.end, text: defect))
    }
    self.init(
      der: der, tbs: Array(frame.tbs.encoded), version: body.version,
      serialNumber: Array(body.serialNumber.content),
      signatureAlgorithm: frame.signatureAlgorithm,
      tbsSignatureAlgorithm: body.signatureAlgorithm,
      issuer: DistinguishedName(element: body.issuer), subject: subject,
      notBefore: body.notBefore, notAfter: body.notAfter, publicKey: publicKey,
      signature: frame.signature, extensions: extensions.raw, known: extensions.known,
      problems: problems)
  }

  /// The largest certificates in use have some hundred kilobytes.
  static let mostBytes = 1 << 20
}

/// Adds to a fault the name of the field that was being read.
func located<Value>(
  _ field: String, _ read: () throws(DERFault) -> Value
) throws(CertificateParseError) -> Value {
  do {
    return try read()
  } catch {
    throw CertificateParseError(field: field, offset: error.offset, text: error.text)
  }
}

/// Certificate: signed bytes, algorithm, signature (RFC 5280, section 4.1.1).
private struct SignedFrame {
  let tbs: DERElement
  let signatureAlgorithm: AlgorithmIdentifier
  let signature: [UInt8]

  init(_ certificate: DERElement) throws(CertificateParseError) {
    var reader = certificate.beginning
    tbs = try located("tbsCertificate") { () throws(DERFault) in try reader.next(.sequence) }
    signatureAlgorithm = try located("signatureAlgorithm") { () throws(DERFault) in
      try AlgorithmIdentifier(try reader.next(.sequence))
    }
    signature = try located("signatureValue") { () throws(DERFault) in
      try reader.only(.bitString).wholeOctets()
    }
  }
}

/// The fields of TBSCertificate up to the extensions (RFC 5280, section 4.1.2).
private struct SignedBody {
  let version: Int
  let serialNumber: DERElement
  let signatureAlgorithm: AlgorithmIdentifier
  let issuer: DERElement
  let notBefore: Instant
  let notAfter: Instant
  let subject: DERElement
  let publicKey: DERElement
  /// The explicitly tagged extensions; nil when absent.
  let extensions: DERElement?

  init(_ tbs: DERElement) throws(CertificateParseError) {
    // Field by field, so that each fault names its field; nothing may follow the last one.
    var reader = tbs.beginning
    version = try located("tbsCertificate.version") { () throws(DERFault) in
      guard let tagged = try reader.nextIf(.contextConstructed(0)) else { return 1 }
      return try Self.version(tagged)
    }
    serialNumber = try located("tbsCertificate.serialNumber") { () throws(DERFault) in
      let serial = try reader.next(.integer)
      // RFC 5280 allows 20 octets; Apple's parser accepts up to 37.
      guard (1...37).contains(serial.contentLength) else { throw serial.fault("bad length") }
      return serial
    }
    signatureAlgorithm = try located("tbsCertificate.signature") { () throws(DERFault) in
      try AlgorithmIdentifier(try reader.next(.sequence))
    }
    issuer = try located("tbsCertificate.issuer") { () throws(DERFault) in
      try reader.next(.sequence)
    }
    var validity = try located("tbsCertificate.validity") { () throws(DERFault) in
      try reader.next(.sequence).beginning
    }
    notBefore = try located("tbsCertificate.validity.notBefore") { () throws(DERFault) in
      try validity.next().time()
    }
    notAfter = try located("tbsCertificate.validity.notAfter") { () throws(DERFault) in
      try validity.whole { (rest) throws(DERFault) in try rest.next().time() }
    }
    subject = try located("tbsCertificate.subject") { () throws(DERFault) in
      try reader.next(.sequence)
    }
    publicKey = try located("tbsCertificate.subjectPublicKeyInfo") { () throws(DERFault) in
      try reader.next(.sequence)
    }
    extensions = try located("tbsCertificate.extensions") { () throws(DERFault) in
      try reader.whole { (rest) throws(DERFault) in
        // Unique identifiers are obsolete; they are only checked to be in their place.
        _ = try rest.nextIf(.context(1))
        _ = try rest.nextIf(.context(2))
        return try rest.nextIf(.contextConstructed(3))
      }
    }
  }

  private static func version(_ tagged: DERElement) throws(DERFault) -> Int {
    let integer = try tagged.only(.integer)
    guard integer.contentLength == 1 else { throw integer.fault("malformed version") }
    // The default, 0 for version 1, must not be encoded in DER.
    switch integer.bytes[integer.contentStart] {
    case 1: return 2
    case 2: return 3
    default: throw integer.fault("version is not 2 or 3")
    }
  }
}

extension AlgorithmIdentifier {
  init(_ sequence: DERElement) throws(DERFault) {
    self = try sequence.fields { (fields) throws(DERFault) in
      let algorithm = try fields.next(.objectIdentifier).objectIdentifier
      let parameters = fields.isAtEnd ? nil : try fields.next()
      return AlgorithmIdentifier(
        algorithm: algorithm, parameters: parameters.map { Array($0.encoded) })
    }
  }
}
