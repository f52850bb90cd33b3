/// A handshake message, as far as it tells something without a key.
package enum WireMessage: Hashable, Sendable {
  case clientHello(ClientHello)
  case serverHello(ServerHello)
  case encryptedExtensions([WireExtension])
  case certificate(WireCertificates)
  /// The stapled OCSP response has so many octets.
  case certificateStatus(Int)
  case serverKeyExchange(WireKeyExchange)
  case certificateRequest(WireCertificateRequest)
  /// The signature scheme; nil before TLS 1.2, which names none.
  case certificateVerify(UInt16?)
  /// How many seconds the ticket may be used.
  case newSessionTicket(Int)
  /// Whether the other side is asked for new keys, too.
  case keyUpdate(isAnswerWanted: Bool)
  /// One in which nothing else is of interest, such as Finished, or of an unknown type.
  case other(UInt8)
  /// Its structure is not that of its type.
  case malformed(UInt8)

  /// The number of the type (RFC 8446, section 4).
  package var type: UInt8 {
    switch self {
    case .clientHello: Self.clientHelloType
    case .serverHello: Self.serverHelloType
    case .newSessionTicket: 4
    case .encryptedExtensions: 8
    case .certificate: Self.certificateType
    case .serverKeyExchange: 12
    case .certificateRequest: 13
    case .certificateVerify: 15
    case .certificateStatus: 22
    case .keyUpdate: 24
    case .other(let type), .malformed(let type): type
    }
  }

  package static let clientHelloType: UInt8 = 1
  package static let serverHelloType: UInt8 = 2
  package static let certificateType: UInt8 = 11
}

/// Certificates as sent in a handshake message.
package struct WireCertificates: Hashable, Sendable {
  /// DER, leaf first.
  package var certificates: [[UInt8]]
  /// Octets of the OCSP response beside the first one, in TLS 1.3; nil where there is none.
  package var staple: Int?

  package init(certificates: [[UInt8]], staple: Int? = nil) {
    self.certificates = certificates
    self.staple = staple
  }
}

/// What a server of TLS 1.2 or older sends for a key exchange by Diffie-Hellman.
package struct WireKeyExchange: Hashable, Sendable {
  /// The named group; nil for other parameters.
  package var group: UInt16?
  /// Bits of the prime, where there is one.
  package var primeBits: Int?
  /// How the parameters are signed; nil before TLS 1.2, and where they are not.
  package var signature: UInt16?
  /// The parameters as they are signed, behind the random numbers of both sides (RFC 5246, section
  /// 7.4.3).
  package var parameters: [UInt8] = []
  /// The signature itself; nil where none can be read.
  package var proof: [UInt8]?

  package init(group: UInt16? = nil, primeBits: Int? = nil, signature: UInt16? = nil) {
    self.group = group
    self.primeBits = primeBits
    self.signature = signature
  }
}

/// A server's request for a client certificate.
package struct WireCertificateRequest: Hashable, Sendable {
  /// Signatures that it accepts; empty where it does not say.
  package var signatures: [UInt16]
  /// Names of authorities, each in DER; empty for any.
  package var authorities: [[UInt8]]

  package init(signatures: [UInt16], authorities: [[UInt8]]) {
    self.signatures = signatures
    self.authorities = authorities
  }
}
