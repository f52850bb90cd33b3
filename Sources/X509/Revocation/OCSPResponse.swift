package import TrustModel

/// An answer of an OCSP responder (RFC 6960, section 4.2.1), parsed and not verified.
package struct OCSPResponse: Hashable, Sendable {
  /// The signed part with its header: ResponseData.
  package let signedData: [UInt8]
  package let signatureAlgorithm: AlgorithmIdentifier
  /// Octets of the signature BIT STRING.
  package let signature: [UInt8]
  /// Certificates sent along with the signature, DER.
  package let certificates: [[UInt8]]
  package let responder: Responder
  /// Nil where it cannot be read.
  package let producedAt: Instant?
  package let answers: [OCSPAnswer]
  /// Why it proves of no certificate that it is good, one clause; nil for an ordinary answer.
  ///
  /// What it says is revoked is revoked all the same: other verifiers read it.
  package let reservation: String?

  /// How the answer names its signer.
  package enum Responder: Hashable, Sendable {
    case name(DistinguishedName)
    /// SHA-1 of the key's bits.
    case keyHash([UInt8])
  }

  /// Bytes that contain no answer on any certificate.
  package struct Unusable: Error, Hashable, Sendable {
    /// Why, one clause: lower case, no full stop.
    package let text: String
    /// Whether the responder answered with an error (OCSPResponseStatus).
    package let isError: Bool

    init(_ text: String, isError: Bool = false) {
      self.text = text
      self.isError = isError
    }
  }
}

/// What a responder says of one certificate.
package struct OCSPAnswer: Hashable, Sendable {
  package let certificate: CertificateID
  package let status: Status
  /// Nil where it cannot be read.
  package let thisUpdate: Instant?
  /// Nil where newer information is available all the time, and where it cannot be read.
  package let nextUpdate: Instant?
  /// As that of the whole response.
  package let reservation: String?

  package enum Status: Hashable, Sendable {
    case good
    case revoked(Revocation)
    /// The responder does not know the certificate.
    case unknown
  }

  /// The certificate that is meant, by its issuer and serial number.
  package struct CertificateID: Hashable, Sendable {
    /// `unknown` for an algorithm outside the SHA family.
    package let hash: SignatureHash
    package let issuerNameHash: [UInt8]
    package let issuerKeyHash: [UInt8]
    /// Content octets of the INTEGER.
    package let serialNumber: [UInt8]
  }
}

/// The revocation of a certificate, as a responder or a list states it.
package struct Revocation: Hashable, Sendable {
  /// Nil for a malformed date; the certificate counts as revoked all the same.
  package let date: Instant?
  /// Nil where none is given, or one that RFC 5280 does not define.
  package let reason: Reason?

  package init(date: Instant?, reason: Reason?) {
    self.date = date
    self.reason = reason
  }

  /// CRLReason (RFC 5280, section 5.3.1).
  package enum Reason: UInt8, CaseIterable, Sendable {
    case unspecified = 0
    case keyCompromise = 1
    case cACompromise = 2
    case affiliationChanged = 3
    case superseded = 4
    case cessationOfOperation = 5
    case certificateHold = 6
    case removeFromCRL = 8
    case privilegeWithdrawn = 9
    case aACompromise = 10

    /// The name in the standard's module, such as `keyCompromise`.
    package var name: String { "\(self)" }
  }
}
