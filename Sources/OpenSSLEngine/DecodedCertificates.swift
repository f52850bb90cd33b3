import COpenSSL
import Synchronization

/// Certificates that handshakes of this process have decoded, for the verifier to use again.
///
/// Decoding is the dearest part of an opinion: OpenSSL 3 looks up every decoder it has for each key.
enum DecodedCertificates {
  /// Chains of many servers pass by; only the latest are asked for again.
  private static let limit = 64

  private static let known = Mutex<[[UInt8]: WitnessCertificate]>([:])

  /// Keeps what a session has decoded, in the order of the bytes it was decoded from.
  static func note(_ chain: OpaquePointer?, from certificates: [[UInt8]]) {
    guard CTrustevalSSL_certificates_count(chain) == certificates.count else { return }
    known.withLock { known in
      if known.count + certificates.count > limit { known = [:] }
      for (index, der) in certificates.prefix(limit).enumerated() {
        known[der] = CTrustevalSSL_certificate_at(chain, Int32(index))
          .flatMap(WitnessCertificate.init(sharing:))
      }
    }
  }

  /// The certificate with these bytes; nil when they are none, or more than one.
  static func certificate(_ der: [UInt8]) -> WitnessCertificate? {
    known.withLock { $0[der] } ?? WitnessCertificate(der: der)
  }
}
