import TrustModel

extension OCSPResponse {
  /// The largest answer that is read; one on a single certificate has some two thousand octets.
  package static let mostBytes = 256 * 1024

  /// More certificates than any answer has; others that follow may come from anybody, as they are not
  /// signed, and are not read.
  private static let mostCertificates = 16

  /// Parses one response; nothing may follow it.
  ///
  /// - Throws: `Unusable` with what is wrong, or with the error that the responder answered.
  package init(der: [UInt8]) throws(Unusable) {
    guard der.count <= Self.mostBytes else {
      throw Unusable("it is larger than \(Self.mostBytes) bytes")
    }
    // Mostly the web page of a portal or a proxy.
    guard der.first == 0x30 else { throw Unusable("it is no OCSP answer") }
    let (status, bytes) = try Self.read { () throws(DERFault) in
      try DERReader(der).only(.sequence).fields { (fields) throws(DERFault) in
        let status = try fields.next(.enumerated).smallUnsigned()
        return (status, try fields.nextIf(.contextConstructed(0)))
      }
    }
    guard status == 0 else { throw Unusable(Self.error(status), isError: true) }
    guard let bytes else { throw Unusable("there is no answer in it") }
    self = try Self.read { () throws(DERFault) in
      try OCSPResponse(responseBytes: bytes.only(.sequence))
    }
  }

  private static func read<Value>(
    _ body: () throws(DERFault) -> Value
  ) throws(Unusable) -> Value {
    do throws(DERFault) {
      return try body()
    } catch {
      throw Unusable("it cannot be parsed: \(error.text) at byte \(error.offset)")
    }
  }

  /// OCSPResponseStatus (RFC 6960, section 4.2.1).
  private static func error(_ status: Int) -> String {
    let name =
      switch status {
      case 1: "malformedRequest"
      case 2: "internalError"
      case 3: "tryLater"
      case 5: "sigRequired"
      case 6: "unauthorized"
      default: "\(status)"
      }
    return "the responder answers with the error \(name)"
  }

  private init(responseBytes: DERElement) throws(DERFault) {
    let octets = try responseBytes.fields { (fields) throws(DERFault) in
      let type = try fields.next(.objectIdentifier)
      guard type.objectIdentifier == .basicOCSPResponse else {
        throw type.fault("unknown type of answer")
      }
      return try fields.next(.octetString)
    }
    self = try octets.only(.sequence).fields { (fields) throws(DERFault) in
      let data = try fields.next(.sequence)
      let algorithm = try AlgorithmIdentifier(try fields.next(.sequence))
      let signature = try fields.next(.bitString).wholeOctets()
      let certificates = try fields.nextIf(.contextConstructed(0)).map(Self.certificates) ?? []
      return try OCSPResponse(data, algorithm, signature, certificates)
    }
  }

  private static func certificates(_ tagged: DERElement) throws(DERFault) -> [[UInt8]] {
    let list = try tagged.only(.sequence)
    var certificates: [[UInt8]] = []
    try list.forEach { (certificate) throws(DERFault) in
      if certificates.count < mostCertificates { certificates.append(Array(certificate.encoded)) }
    }
    return certificates
  }

  /// Reads ResponseData.
  private init(
    _ data: DERElement, _ algorithm: AlgorithmIdentifier, _ signature: [UInt8],
    _ certificates: [[UInt8]]
  ) throws(DERFault) {
    self = try data.fields { (fields) throws(DERFault) in
      let version = try fields.nextIf(.contextConstructed(0))
      let isOfKnownVersion = version.map { (try? $0.only(.integer).smallUnsigned()) == 0 } ?? true
      let responder = try Responder(try fields.next())
      let made = try fields.next(.generalizedTime)
      let producedAt = try? made.time()
      let list = try fields.next(.sequence)
      var answers: [OCSPAnswer] = []
      try list.forEach { (answer) throws(DERFault) in
        answers.append(try OCSPAnswer(answer))
      }
      let extensions = try fields.nextIf(.contextConstructed(1))
      return OCSPResponse(
        signedData: Array(data.encoded), signatureAlgorithm: algorithm, signature: signature,
        certificates: certificates, responder: responder, producedAt: producedAt, answers: answers,
        reservation: !isOfKnownVersion
          ? "it is of an unknown version"
          : producedAt == nil
            ? OCSPAnswer.unreadableTime : OCSPAnswer.reservation(for: extensions))
    }
  }
}

extension OCSPResponse.Responder {
  fileprivate init(_ choice: DERElement) throws(DERFault) {
    switch choice.tag {
    case .contextConstructed(1): self = .name(DistinguishedName(directoryName: choice))
    case .contextConstructed(2): self = .keyHash(Array(try choice.only(.octetString).content))
    default: throw choice.fault("unexpected tag")
    }
  }
}

extension OCSPAnswer {
  /// Reads a SingleResponse.
  fileprivate init(_ answer: DERElement) throws(DERFault) {
    self = try answer.sequence { (fields) throws(DERFault) in
      let certificate = try CertificateID(try fields.next(.sequence))
      let status = try Status(try fields.next())
      let begin = try fields.next(.generalizedTime)
      let thisUpdate = try? begin.time()
      let end = try fields.nextIf(.contextConstructed(0))
      let nextUpdate = try? end?.only(.generalizedTime).time()
      let extensions = try fields.nextIf(.contextConstructed(1))
      return OCSPAnswer(
        certificate: certificate, status: status, thisUpdate: thisUpdate, nextUpdate: nextUpdate,
        reservation: thisUpdate == nil || end != nil && nextUpdate == nil
          ? Self.unreadableTime : Self.reservation(for: extensions))
    }
  }

  fileprivate static let unreadableTime = "a date in it cannot be read"

  /// None is understood.
  fileprivate static func reservation(for extensions: DERElement?) -> String? {
    guard let extensions else { return nil }
    guard let isCritical = try? extensions.hasCriticalExtension() else {
      return "its extensions cannot be read"
    }
    return isCritical ? "it has an unknown critical extension" : nil
  }
}

extension OCSPAnswer.Status {
  fileprivate init(_ choice: DERElement) throws(DERFault) {
    switch choice.tag {
    case .context(0), .context(2):
      guard choice.contentLength == 0 else { throw choice.fault("unexpected content") }
      self = choice.tag == .context(0) ? .good : .unknown
    case .contextConstructed(1): self = .revoked(Revocation(info: choice))
    default: throw choice.fault("unexpected tag")
    }
  }
}

extension OCSPAnswer.CertificateID {
  fileprivate init(_ identifier: DERElement) throws(DERFault) {
    self = try identifier.fields { (fields) throws(DERFault) in
      let algorithm = try AlgorithmIdentifier(try fields.next(.sequence))
      let name = try fields.next(.octetString)
      let key = try fields.next(.octetString)
      let serial = try fields.next(.integer)
      return OCSPAnswer.CertificateID(
        hash: algorithm.namedDigest, issuerNameHash: Array(name.content),
        issuerKeyHash: Array(key.content), serialNumber: Array(serial.content))
    }
  }
}

extension Revocation {
  /// Reads a RevokedInfo; even with a malformed date or reason the certificate counts as revoked.
  fileprivate init(info: DERElement) {
    var fields = info.beginning
    let date = try? fields.next(.generalizedTime).time()
    let reason = try? fields.nextIf(.contextConstructed(0))?.only(.enumerated)
    self.init(date: date, reason: reason.flatMap(Reason.init))
  }
}

extension Revocation.Reason {
  /// Reads an ENUMERATED; nil for a number that RFC 5280 does not define.
  init?(_ element: DERElement) {
    guard let number = try? element.smallUnsigned() else { return nil }
    guard let reason = UInt8(exactly: number).flatMap(Self.init(rawValue:)) else { return nil }
    self = reason
  }
}

extension DERElement {
  /// Whether any of the explicitly tagged Extensions is marked critical.
  fileprivate func hasCriticalExtension() throws(DERFault) -> Bool {
    var isCritical = false
    try only(.sequence).forEach { (item) throws(DERFault) in
      if try ExtensionList.read(item).0.isCritical { isCritical = true }
    }
    return isCritical
  }
}
