package import TrustModel

/// Reads the handshake messages of one connection, those of both sides: what the server chose
/// decides on the form of later ones.
package struct MessageDecoder: Sendable {
  /// The version that the server chose; nil before its ServerHello.
  package private(set) var version: UInt16?
  private var suite: UInt16?

  package init() {}

  /// - Parameter body: The message without its four octets of type and length.
  package mutating func message(_ type: UInt8, _ body: [UInt8]) -> WireMessage {
    read(type, body) ?? .malformed(type)
  }

  private static let tls12: UInt16 = 0x0303
  private static let tls13: UInt16 = 0x0304

  private var isTLS13: Bool { version == Self.tls13 }

  /// Nil where the structure is not that of the type.
  private mutating func read(_ type: UInt8, _ body: [UInt8]) -> WireMessage? {
    var reader = VectorReader(body[...])
    switch type {
    case 1: return ClientHello(body).map(WireMessage.clientHello)
    case 2:
      guard let hello = ServerHello(body) else { return nil }
      (version, suite) = (hello.version, hello.suite)
      return .serverHello(hello)
    case 4: return reader.number(octets: 4).map { .newSessionTicket($0) }
    case 8: return reader.extensions(.encrypted).map { .encryptedExtensions($0) }
    case 11: return certificates(body)
    case 12: return .serverKeyExchange(keyExchange(body))
    case 13: return certificateRequest(body)
    case 15:
      guard (version ?? Self.tls12) >= Self.tls12 else { return .certificateVerify(nil) }
      return reader.code().map { .certificateVerify($0) }
    case 22:
      guard reader.number(octets: 1) == 1 else { return nil }
      return reader.vector(lengthOctets: 3).map { .certificateStatus($0.count) }
    case 24: return reader.number(octets: 1).map { .keyUpdate(isAnswerWanted: $0 == 1) }
    default: return .other(type)
    }
  }

  private func certificates(_ body: [UInt8]) -> WireMessage? {
    let message = CertificateMessage(body: body, isTLS13: isTLS13)
    var reader = VectorReader(body[...])
    if isTLS13, reader.vector(lengthOctets: 1) == nil { return nil }
    guard let content = reader.vector(lengthOctets: 3) else { return nil }
    guard isTLS13 else { return .certificate(WireCertificates(certificates: message.certificates)) }
    var list = VectorReader(content)
    _ = list.vector(lengthOctets: 3)
    let staple = list.extensions(.encrypted)?.of(.statusRequest)
    // The type of the response and its length come before it.
    return .certificate(
      WireCertificates(
        certificates: message.certificates, staple: staple.map { max(0, $0.length - 4) }))
  }

  private func certificateRequest(_ body: [UInt8]) -> WireMessage? {
    let layout: CertificateRequestMessage.Layout =
      isTLS13 ? .tls13 : version ?? Self.tls12 == Self.tls12 ? .tls12 : .withoutSignatureAlgorithms
    var reader = VectorReader(body[...])
    guard reader.vector(lengthOctets: 1) != nil else { return nil }
    let signatures: [UInt16]? =
      switch layout {
      case .tls13: reader.extensions(.encrypted)?.of(.signatureAlgorithms)?.numbers
      case .tls12: reader.codes(lengthOctets: 2)
      case .withoutSignatureAlgorithms: []
      }
    guard let signatures else { return nil }
    return .certificateRequest(
      WireCertificateRequest(
        signatures: signatures,
        authorities: CertificateRequestMessage(body: body, layout: layout).authorities))
  }

  /// The parameters of the suite's key exchange (RFC 8422, section 5.4; RFC 5246, section 7.4.3).
  private func keyExchange(_ body: [UInt8]) -> WireKeyExchange {
    let name = suite.map(WireNames.suite) ?? ""
    var (reader, exchange) = (VectorReader(body[...]), WireKeyExchange())
    let isSigned: Bool
    if name.hasPrefix("TLS_ECDHE_"), !name.hasPrefix("TLS_ECDHE_PSK") {
      guard reader.number(octets: 1) == 3 else { return exchange }
      exchange.group = reader.code()
      isSigned = exchange.group != nil && reader.vector(lengthOctets: 1) != nil
    } else if name.hasPrefix("TLS_DHE_"), !name.hasPrefix("TLS_DHE_PSK") {
      guard let prime = reader.vector(lengthOctets: 2) else { return exchange }
      let significant = prime.drop { $0 == 0 }
      exchange.primeBits =
        significant.count * 8 - (significant.first?.leadingZeroBitCount ?? 0)
      isSigned =
        reader.vector(lengthOctets: 2) != nil && reader.vector(lengthOctets: 2) != nil
    } else {
      return exchange
    }
    guard isSigned, version == Self.tls12 else { return exchange }
    exchange.parameters = Array(body.dropLast(reader.rest.count))
    exchange.signature = reader.code()
    exchange.proof = reader.vector(lengthOctets: 2).map(Array.init)
    return exchange
  }
}
