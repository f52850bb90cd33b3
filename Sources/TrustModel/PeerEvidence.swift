/// What was seen of a peer; a report can be made again from this alone.
package struct PeerEvidence: Sendable {
  /// Each certificate as sent, DER, leaf first; bytes that are no certificate are kept too.
  package var certificates: [[UInt8]]
  package var handshake: Handshake?
  /// Address and port connected to, such as `192.0.2.1` and 443; nil for certificates from files.
  package var address: String?
  package var timing: Timing
  /// Why the handshake did not complete; certificates may be there all the same.
  package var failure: ConnectionFailure?
  /// What the issuers' addresses in the certificates led to, where they were asked.
  package var fetchedIssuers: [FetchedIssuer]

  package init(
    certificates: [[UInt8]] = [], handshake: Handshake? = nil, address: String? = nil,
    timing: Timing = Timing(), failure: ConnectionFailure? = nil,
    fetchedIssuers: [FetchedIssuer] = []
  ) {
    self.certificates = certificates
    self.handshake = handshake
    self.address = address
    self.timing = timing
    self.failure = failure
    self.fetchedIssuers = fetchedIssuers
  }
}

/// The answer of a caIssuers address (RFC 5280, section 4.2.2.1).
package struct FetchedIssuer: Hashable, Sendable {
  package var uri: String
  /// Certificates in the answer, DER; empty when there were none.
  package var certificates: [[UInt8]]
  /// Why there are none.
  package var failure: String?

  package init(uri: String, certificates: [[UInt8]], failure: String? = nil) {
    self.uri = uri
    self.certificates = certificates
    self.failure = failure
  }
}

/// The TLS handshake as seen from our side.
package struct Handshake: Hashable, Sendable {
  /// Such as `TLSv1.3`.
  package var protocolVersion: String?
  /// IANA name of the cipher suite, such as `TLS_AES_128_GCM_SHA256`.
  package var cipher: String?
  /// Named group or DH size of the key exchange, such as `X25519`; nil when not known.
  package var group: String?
  /// Fatal alert received, by RFC name, such as `handshake_failure`.
  package var alert: String?
  package var alertNumber: UInt8?
  package var clientCertificateRequested: Bool
  /// Whether a certificate was sent in answer, not an empty list.
  package var clientCertificateSent: Bool
  package var stapledOCSP: [UInt8]?
  /// Signed certificate timestamps in the TLS extension; those in certificates are not counted.
  ///
  /// Nil when the engine cannot tell.
  package var signedCertificateTimestamps: Int?
  package var isComplete: Bool
  /// Engine that made it: `openssl` or `gnutls`.
  package var engine: String

  package init(
    protocolVersion: String? = nil, cipher: String? = nil, group: String? = nil,
    alert: String? = nil, alertNumber: UInt8? = nil, clientCertificateRequested: Bool = false,
    clientCertificateSent: Bool = false, stapledOCSP: [UInt8]? = nil,
    signedCertificateTimestamps: Int? = nil, isComplete: Bool = false, engine: String
  ) {
    self.protocolVersion = protocolVersion
    self.cipher = cipher
    self.group = group
    self.alert = alert
    self.alertNumber = alertNumber
    self.clientCertificateRequested = clientCertificateRequested
    self.clientCertificateSent = clientCertificateSent
    self.stapledOCSP = stapledOCSP
    self.signedCertificateTimestamps = signedCertificateTimestamps
    self.isComplete = isComplete
    self.engine = engine
  }
}

/// Durations in milliseconds; nil for a step that was not reached.
package struct Timing: Hashable, Sendable {
  package var resolve: Double?
  package var connect: Double?
  package var handshake: Double?
  package var evaluate: Double?

  package init(
    resolve: Double? = nil, connect: Double? = nil, handshake: Double? = nil,
    evaluate: Double? = nil
  ) {
    self.resolve = resolve
    self.connect = connect
    self.handshake = handshake
    self.evaluate = evaluate
  }
}
