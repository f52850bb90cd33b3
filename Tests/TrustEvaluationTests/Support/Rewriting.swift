import OpenSSLEngine
import TrustModel

@testable import X509

extension IssuedCertificate {
  /// The certificate with another signature algorithm inside and outside; its signature is left as
  /// it was.
  func naming(algorithm: [UInt8]) throws -> IssuedCertificate {
    var parts = try Parts(der)
    parts.signed[2] = algorithm
    return replacing(der: DER.sequence(DER.sequence(parts.signed), algorithm, parts.signature))
  }

  /// The certificate with another subject; its signature is left as it was.
  func naming(subject: [UInt8]) throws -> IssuedCertificate {
    var parts = try Parts(der)
    parts.signed[5] = subject
    return replacing(
      der: DER.sequence(DER.sequence(parts.signed), parts.signed[2], parts.signature))
  }

  /// The certificate with the other ECDSA signature on P-256 that follows from its own.
  func withOtherSignature() throws -> IssuedCertificate {
    let order: [UInt8] =
      [0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0] + [UInt8](repeating: 0xff, count: 8)
      + [
        0xbc, 0xe6, 0xfa, 0xad, 0xa7, 0x17, 0x9e, 0x84, 0xf3, 0xb9, 0xca, 0xc2, 0xfc, 0x63, 0x25,
        0x51,
      ]
    let parts = try Parts(der)
    let signature = try DERReader(parts.signature).only(.bitString).wholeOctets()
    var numbers = try DERReader(signature).only(.sequence).beginning
    let first = try numbers.next(.integer).positiveMagnitude()
    let second = try numbers.next(.integer).positiveMagnitude()
    var rest = [UInt8](repeating: 0, count: 32 - second.count) + second
    var borrow = 0
    for index in order.indices.reversed() {
      let difference = Int(order[index]) - Int(rest[index]) - borrow
      borrow = difference < 0 ? 1 : 0
      rest[index] = UInt8(difference & 0xff)
    }
    let other = DER.sequence(
      DER.unsignedInteger(Array(first)), DER.unsignedInteger(Array(rest.drop { $0 == 0 })))
    return replacing(
      der: DER.sequence(
        DER.sequence(parts.signed), parts.signed[2], DER.bitString(other)))
  }

  /// The certificate as version 1, without extensions.
  func asVersionOne(signedBy key: PrivateKey) throws -> IssuedCertificate {
    let parts = try Parts(der)
    // Version and extensions are the first and the last field.
    let tbs = DER.sequence(Array(parts.signed.dropFirst().dropLast()))
    let signature = DER.bitString(try key.sign(tbs, hash: .sha256))
    return replacing(der: DER.sequence(tbs, parts.signed[2], signature))
  }

  private func replacing(der: [UInt8]) -> IssuedCertificate {
    IssuedCertificate(der: der, subject: subject, key: key, keyIdentifier: keyIdentifier)
  }

  private struct Parts {
    /// Version, serial number, algorithm, issuer, validity, subject, key, extensions.
    var signed: [[UInt8]] = []
    var signature: [UInt8] = []

    init(_ der: [UInt8]) throws {
      var fields = try DERReader(der).only(.sequence).beginning
      try fields.next(.sequence).forEach { (field) throws(DERFault) in
        signed.append(Array(field.encoded))
      }
      _ = try fields.next(.sequence)
      signature = Array(try fields.next(.bitString).encoded)
    }
  }
}

/// Accepts every signature, so that only our own rules can refuse a certificate.
struct Believing: CryptographyProvider {
  func verify(
    signature: [UInt8], algorithm: AlgorithmIdentifier, over message: [UInt8], key: PublicKey
  ) -> SignatureVerdict { .valid }

  func isSound(_ key: PublicKey) -> Bool { true }
  func digest(_ hash: SignatureHash, of octets: [UInt8]) -> [UInt8]? { nil }
  func directoryHash(ofName der: [UInt8]) -> UInt32? { nil }
}
