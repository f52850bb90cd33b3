package import TrustModel
package import X509

/// An OCSP answer to be signed (RFC 6960, section 4.2), described as a value; it may be broken on
/// purpose.
package struct OCSPTemplate: Sendable {
  package var status: Status
  package var thisUpdate: Instant
  package var nextUpdate: Instant?
  package var producedAt: Instant
  /// The digest of names and keys that identifies the certificate.
  package var identifierHash = SignatureHash.sha1
  /// Whether the answer names its signer by the hash of the key, not by the subject.
  package var namesKey = false
  /// Certificates sent along with the answer, DER.
  package var certificates: [[UInt8]] = []
  package var signatureHash = SigningHash.sha256
  /// Extensions of the answer as a whole, and of what it says of the certificate.
  package var extensions: [CertificateTemplate.Extension] = []
  package var singleExtensions: [CertificateTemplate.Extension] = []

  package enum Status: Hashable, Sendable {
    case good, unknown
    /// With a CRLReason (RFC 5280, section 5.3.1), or nil for none.
    case revoked(Instant, reason: UInt8?)
  }

  package init(_ status: Status, thisUpdate: Instant, nextUpdate: Instant?) {
    self.status = status
    self.thisUpdate = thisUpdate
    self.nextUpdate = nextUpdate
    producedAt = thisUpdate
  }

  /// The answer on a certificate of `issuer`, DER.
  ///
  /// - Parameter signer: Nil for the issuer itself.
  /// - Throws: `IssuingError` when a certificate cannot be read or the library cannot sign.
  package func answer(
    on certificate: IssuedCertificate, of issuer: IssuedCertificate,
    signedBy signer: IssuedCertificate? = nil
  ) throws(IssuingError) -> [UInt8] {
    let signer = signer ?? issuer
    let algorithm = try signer.key.signatureAlgorithm(signatureHash)
    let single = DER.sequence(
      try identifier(of: certificate, issuer), statusDER, DER.generalizedTime(thisUpdate),
      nextUpdate.map { DER.explicit(0, DER.generalizedTime($0)) } ?? [],
      singleExtensions.isEmpty
        ? [] : DER.explicit(1, DER.sequence(singleExtensions.map(\.encoded))))
    let responder =
      namesKey
      ? DER.explicit(2, DER.octetString(try digest(.sha1, signer.parsed().publicKey.keyBits)))
      : DER.explicit(1, signer.subject.der)
    let data = DER.sequence(
      responder, DER.generalizedTime(producedAt), DER.sequence(single),
      extensions.isEmpty ? [] : DER.explicit(1, DER.sequence(extensions.map(\.encoded))))
    let signature = try signer.key.sign(data, hash: signatureHash)
    let basic = DER.sequence(
      data, algorithm, DER.bitString(signature),
      certificates.isEmpty ? [] : DER.explicit(0, DER.sequence(certificates)))
    return DER.sequence(
      DER.value(.enumerated, [0]),
      DER.explicit(
        0,
        DER.sequence(DER.objectIdentifier("1.3.6.1.5.5.7.48.1.1"), DER.octetString(basic))))
  }

  /// A responder's error, such as 3 for `tryLater` (RFC 6960, section 4.2.1).
  package static func error(_ number: UInt8) -> [UInt8] {
    DER.sequence(DER.value(.enumerated, [number]))
  }

  private func identifier(
    of certificate: IssuedCertificate, _ issuer: IssuedCertificate
  ) throws(IssuingError) -> [UInt8] {
    let oid =
      switch identifierHash {
      case .sha256: "2.16.840.1.101.3.4.2.1"
      case .sha384: "2.16.840.1.101.3.4.2.2"
      case .sha512: "2.16.840.1.101.3.4.2.3"
      default: "1.3.14.3.2.26"
      }
    return DER.sequence(
      DER.sequence(DER.objectIdentifier(oid), DER.null),
      DER.octetString(try digest(identifierHash, issuer.subject.der)),
      DER.octetString(try digest(identifierHash, issuer.parsed().publicKey.keyBits)),
      DER.value(.integer, try certificate.parsed().serialNumber))
  }

  private func digest(
    _ hash: SignatureHash, _ octets: [UInt8]
  ) throws(IssuingError) -> [UInt8] {
    guard let digest = OpenSSLCryptography().digest(hash, of: octets) else {
      throw IssuingError("no such digest")
    }
    return digest
  }

  private var statusDER: [UInt8] {
    switch status {
    case .good: DER.implicit(0, [])
    case .unknown: DER.implicit(2, [])
    case .revoked(let date, let reason):
      DER.explicit(
        1,
        DER.generalizedTime(date)
          + (reason.map { DER.explicit(0, DER.value(.enumerated, [$0])) } ?? []))
    }
  }
}

/// A list of revoked certificates to be signed (RFC 5280, section 5).
package struct RevocationListTemplate: Sendable {
  package var thisUpdate: Instant
  package var nextUpdate: Instant?
  package var entries: [Entry] = []
  /// Extensions of the list as a whole.
  package var extensions: [CertificateTemplate.Extension] = []
  package var signatureHash = SigningHash.sha256

  package struct Entry: Sendable {
    package var certificate: IssuedCertificate
    package var date: Instant
    /// CRLReason; nil for none.
    package var reason: UInt8?
    /// Replaces the date of revocation, with any content.
    package var dateElement: [UInt8]?
    /// Follow the extension for the reason.
    package var extensions: [CertificateTemplate.Extension] = []

    package init(_ certificate: IssuedCertificate, date: Instant, reason: UInt8? = nil) {
      self.certificate = certificate
      self.date = date
      self.reason = reason
    }
  }

  package init(thisUpdate: Instant, nextUpdate: Instant?, entries: [Entry] = []) {
    self.thisUpdate = thisUpdate
    self.nextUpdate = nextUpdate
    self.entries = entries
  }

  /// The list with an issuer's name and signature, DER.
  ///
  /// - Throws: `IssuingError` when a certificate cannot be read or the library cannot sign.
  package func list(of issuer: IssuedCertificate) throws(IssuingError) -> [UInt8] {
    let algorithm = try issuer.key.signatureAlgorithm(signatureHash)
    var revoked: [[UInt8]] = []
    for entry in entries {
      let reason = entry.reason.map {
        CertificateTemplate.Extension(
          "2.5.29.21", value: DER.value(.enumerated, [$0]))
      }
      let extensions = [reason].compactMap(\.self) + entry.extensions
      revoked.append(
        DER.sequence(
          DER.value(.integer, try entry.certificate.parsed().serialNumber),
          entry.dateElement ?? DER.time(entry.date),
          extensions.isEmpty ? [] : DER.sequence(extensions.map(\.encoded))))
    }
    let data = DER.sequence(
      DER.unsignedInteger(1), algorithm, issuer.subject.der, DER.time(thisUpdate),
      nextUpdate.map(DER.time) ?? [], revoked.isEmpty ? [] : DER.sequence(revoked),
      extensions.isEmpty ? [] : DER.explicit(0, DER.sequence(extensions.map(\.encoded))))
    let signature = try issuer.key.sign(data, hash: signatureHash)
    return DER.sequence(data, algorithm, DER.bitString(signature))
  }
}

extension CertificateTemplate.Extension {
  fileprivate var encoded: [UInt8] {
    DER.sequence(
      DER.objectIdentifier(oid), isCritical ? DER.boolean(true) : [], DER.octetString(value))
  }
}

extension IssuedCertificate {
  fileprivate func parsed() throws(IssuingError) -> Certificate {
    do {
      return try Certificate(der: der)
    } catch {
      throw IssuingError("a certificate cannot be read back")
    }
  }
}
