package import TrustModel

extension ShownDocument {
  /// A request for a certificate (RFC 2986) for people to look at.
  ///
  /// - Throws: `CertificateParseError` where the octets are none.
  package init(
    certificateRequest der: [UInt8], by cryptography: any CryptographyProvider
  ) throws(CertificateParseError) {
    let request = try CertificateRequestFields(der)
    var problems: [CertificateProblem] = []
    let key = try located("subjectPublicKeyInfo") { () throws(DERFault) in
      try PublicKey(request.publicKey, problems: &problems)
    }
    let extensions = try ExtensionList(request.extensions, problems: &problems)
    let names = extensions.known.subjectAlternativeNames?.map(\.text).joined(separator: ", ")
    var facts = [
      Fact("Subject", request.subject.text), Fact("Names", names ?? ""), Fact("Key", key.text),
      Fact("Signature", request.algorithm.signatureName),
    ]
    switch cryptography.verify(
      signature: request.signature, algorithm: request.algorithm, over: request.signedData, key: key
    )
    {
    case .valid: facts.append(Fact("Proof", "signed with the key that it is for"))
    case .invalid:
      facts.append(
        Fact(
          "Proof", "not signed with the key that it is for: an authority refuses it",
          isProblem: true))
    case .notVerifiable(let reason):
      facts.append(Fact("Proof", "cannot be verified: \(reason)", isProblem: true))
    }
    facts += request.otherAttributes.map { Fact("Attribute", $0) }
    facts += problems.map { Fact("Problem", $0.description, isProblem: true) }
    self.init(
      .certificateRequest, der: der, facts: facts + [Fact("SHA-256", SHA256.hexadecimal(der))],
      extensions: extensions.raw.map { ShownExtension($0, in: extensions.known, problems: []) })
  }
}

/// The parts of a CertificationRequest.
private struct CertificateRequestFields {
  let signedData: [UInt8]
  let subject: DistinguishedName
  let publicKey: DERElement
  /// What has the extensions that are asked for; nil where none are.
  private(set) var extensions: DERElement?
  /// Identifiers of attributes that have something else, such as a password: none is shown.
  private(set) var otherAttributes: [String] = []
  let algorithm: AlgorithmIdentifier
  let signature: [UInt8]

  private static let mostAttributes = 16

  init(_ der: [UInt8]) throws(CertificateParseError) {
    let parts = try located("certificationRequest") { () throws(DERFault) in
      guard der.count <= Certificate.mostBytes else {
        throw DERFault(offset: Certificate.mostBytes, text: "larger than any request in use")
      }
      return try DERReader(der).only(.sequence).fields { (fields) throws(DERFault) in
        (
          try fields.next(.sequence), try AlgorithmIdentifier(try fields.next(.sequence)),
          try fields.next(.bitString).wholeOctets()
        )
      }
    }
    let info = parts.0
    (signedData, algorithm, signature) = (Array(info.encoded), parts.1, parts.2)
    let fields = try located("certificationRequestInfo") { () throws(DERFault) in
      try info.fields { (fields) throws(DERFault) in
        _ = try fields.next(.integer)
        let (subject, key) = (try fields.next(.sequence), try fields.next(.sequence))
        return (subject, key, try fields.nextIf(.contextConstructed(0)))
      }
    }
    (subject, publicKey) = (DistinguishedName(element: fields.0), fields.1)
    try located("attributes") { () throws(DERFault) in
      try fields.2?.forEach { (attribute) throws(DERFault) in
        var reader = attribute.beginning
        let name = try reader.next(.objectIdentifier).objectIdentifier
        if name == .extensionRequest {
          extensions = try reader.next(.set)
        } else if otherAttributes.count < Self.mostAttributes {
          otherAttributes.append(name.structureName ?? name.description)
        }
      }
    }
  }
}
