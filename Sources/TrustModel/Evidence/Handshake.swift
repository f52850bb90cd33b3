/// The TLS handshake as seen from our side, or between two others in a capture.
package struct Handshake: Hashable, Codable, Sendable {
  /// Such as `TLSv1.3`.
  package var protocolVersion: String?
  /// IANA name of the cipher suite, such as `TLS_AES_128_GCM_SHA256`.
  package var cipher: String?
  /// Named group or DH size of the key exchange, such as `X25519`; nil when not known.
  package var group: String?
  /// Bits of the prime of a finite-field key exchange; nil for any other, and when not known.
  package var finiteFieldBits: Int?
  /// Hash of the signature by which the server proved its key, such as `SHA-256`; nil where it signed
  /// nothing, or by a scheme without one, and when not known.
  package var signatureHash: String?
  /// Whether the server binds renegotiations to their connection (RFC 5746); nil in TLS 1.3, which
  /// has none, and when not known.
  package var secureRenegotiation: Bool?
  /// Fatal alert received, or of either side in a capture, by RFC name, such as `handshake_failure`.
  package var alert: String?
  /// Number of that alert (RFC 8446, section 6).
  package var alertNumber: UInt8?
  package var clientCertificateRequested: Bool
  /// Names of authorities whose certificates the server takes from clients, each a Name in DER; empty
  /// where it asks and names none, nil where it does not ask.
  @Base64Coded package var acceptableIssuers: [[UInt8]]?
  /// Whether a certificate was sent in answer, not an empty list.
  package var clientCertificateSent: Bool
  /// The OCSP response that the server stapled, in DER; nil where it stapled none.
  @Base64Coded package var stapledOCSP: [UInt8]?
  /// The OCSP responses that came with the certificates after the first, in DER; nil for none.
  @Base64Coded package var stapledForIssuers: [[UInt8]]?
  /// Signed certificate timestamps in the TLS extension; those in certificates are not counted.
  ///
  /// Nil when the engine cannot tell.
  package var signedCertificateTimestamps: Int?
  /// What came with the server's consent to STARTTLS, before TLS began; nil where nothing did.
  package var plaintextAfterStartTLS: String?
  /// Every message, as far as the handshake got; nil where none was asked for.
  package var trace: HandshakeTrace?
  package var isComplete: Bool
  /// Engine that made it; nil for one that was captured.
  package var engine: Engine?
  /// What the client of a capture offered; nil for an engine of ours, whose offer is known, and
  /// where the capture does not show it.
  package var offer: ClientOffer?
  /// What the server chose that Apple's clients do not offer; nil where they offer all, and when not
  /// known.
  package var appleHello: AppleHello?
  /// What is known of a handshake because it was captured; nil for one of ours.
  package var capture: CaptureFacts?

  package init(
    protocolVersion: String? = nil, cipher: String? = nil, group: String? = nil,
    finiteFieldBits: Int? = nil, signatureHash: String? = nil, secureRenegotiation: Bool? = nil,
    alert: String? = nil, alertNumber: UInt8? = nil, clientCertificateRequested: Bool = false,
    acceptableIssuers: [[UInt8]]? = nil, clientCertificateSent: Bool = false,
    stapledOCSP: [UInt8]? = nil,
    signedCertificateTimestamps: Int? = nil, isComplete: Bool = false, engine: Engine?
  ) {
    self.protocolVersion = protocolVersion
    self.cipher = cipher
    self.group = group
    self.finiteFieldBits = finiteFieldBits
    self.signatureHash = signatureHash
    self.secureRenegotiation = secureRenegotiation
    self.alert = alert
    self.alertNumber = alertNumber
    self.clientCertificateRequested = clientCertificateRequested
    self.acceptableIssuers = acceptableIssuers
    self.clientCertificateSent = clientCertificateSent
    self.stapledOCSP = stapledOCSP
    self.signedCertificateTimestamps = signedCertificateTimestamps
    self.isComplete = isComplete
    self.engine = engine
  }
}

/// How far a captured handshake shows what a handshake of ours proves.
package struct CaptureFacts: Hashable, Codable, Sendable {
  /// When the capture was read.
  package var readAt: Instant
  /// Whether the server's signature over the key exchange was verified with the key of its certificate.
  package var isKeyProved: Bool
  /// Whether the name that the client asked for is known; nil in older records, for yes.
  package var isNameKnown: Bool?
  /// Whether the capture tells when it was made; nil in older records, for yes.
  package var isTimeKnown: Bool?

  package init(
    readAt: Instant, isKeyProved: Bool, isNameKnown: Bool? = nil, isTimeKnown: Bool? = nil
  ) {
    self.readAt = readAt
    self.isKeyProved = isKeyProved
    self.isNameKnown = isNameKnown
    self.isTimeKnown = isTimeKnown
  }
}

/// What decides on how a server may answer a client.
package struct ClientOffer: Hashable, Codable, Sendable {
  /// Such as `TLSv1.2`; nil where it is no version that clients have.
  package var highestVersion: String?
  /// Whether the server was asked to staple an OCSP response.
  package var asksForStaple: Bool

  package init(highestVersion: String?, asksForStaple: Bool) {
    self.highestVersion = highestVersion
    self.asksForStaple = asksForStaple
  }
}

extension Handshake {
  /// Whether no current client takes the version (RFC 8996).
  package var isOfRetiredVersion: Bool {
    ["SSLv3", "TLSv1.0", "TLSv1.1"].contains(protocolVersion)
  }

  /// Whether every current client takes the version.
  package var isOfCurrentVersion: Bool { ["TLSv1.2", "TLSv1.3"].contains(protocolVersion) }
}
