import COpenSSL
import TrustModel
import X509

/// An `X509` owned by Swift.
///
/// Unchecked: references are counted atomically, the library locks what it computes later, and
/// nothing here changes a certificate once it is decoded.
final class WitnessCertificate: @unchecked Sendable {
  let pointer: OpaquePointer

  /// Nil when the bytes are no certificate or more than one.
  init?(der: [UInt8]) {
    guard let pointer = decodeDER(der, { d2i_X509(nil, $0, $1) }, free: { X509_free($0) }) else {
      return nil
    }
    self.pointer = pointer
  }

  /// A certificate with trust settings behind it; nil when either cannot be read.
  init?(trustedDER der: [UInt8]) {
    guard let pointer = decodeDER(der, { d2i_X509_AUX(nil, $0, $1) }, free: { X509_free($0) })
    else { return nil }
    self.pointer = pointer
  }

  deinit {
    X509_free(pointer)
  }

  /// Lower-case hexadecimal; nil when the library fails.
  static func sha256(_ certificate: OpaquePointer) -> String? {
    var length: UInt32 = 0
    let digest = [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { buffer, count in
      let made = X509_digest(certificate, EVP_sha256(), buffer.baseAddress, &length)
      count = made == 1 ? Int(length) : 0
    }
    return digest.isEmpty ? nil : Hexadecimal.lowerCase(digest)
  }
}

/// The issuers and anchors of many servers, each decoded once in a run: to decode one takes OpenSSL 3.0
/// longer than to verify a signature.
final class DecodedCertificates: Sendable {
  /// Of a certificate the library keeps several times its octets.
  private let known = Remembered<OctetKey, WitnessCertificate>(
    mostEntries: 256, mostOctets: 262_144)

  /// Nil when the bytes are no certificate or more than one.
  func decoded(_ der: [UInt8]) -> WitnessCertificate? {
    if let known = known[OctetKey(der)] { return known }
    let decoded = WitnessCertificate(der: der)
    if let decoded { known.keep(decoded, for: OctetKey(der), octets: der.count) }
    return decoded
  }
}

/// A stack of certificates that keeps its members alive.
final class WitnessCertificates {
  let pointer: OpaquePointer
  let members: [WitnessCertificate]

  init?(_ members: [WitnessCertificate]) {
    guard let pointer = CTrustevalSSL_certificates_new() else { return nil }
    self.pointer = pointer
    self.members = members
    for member in members where CTrustevalSSL_certificates_push(pointer, member.pointer) == 0 {
      return nil
    }
  }

  deinit {
    CTrustevalSSL_certificates_free(pointer)
  }
}
