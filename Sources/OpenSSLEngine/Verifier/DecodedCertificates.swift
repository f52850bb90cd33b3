import COpenSSL
import Synchronization

/// Certificates that handshakes of this process have decoded, for the verifier to use again.
///
/// Decoding is the dearest part of an opinion: OpenSSL 3 looks up every decoder it has for each key.
enum DecodedCertificates {
  /// Chains of many servers pass by; only the latest are asked for again.
  private static let limit = 64

  private static let known = Mutex<[[UInt8]: WitnessCertificate]>([:])

  /// Keeps what a session has decoded, each under its own encoding: what a server may send beside or
  /// after its chain can never make one certificate stand for another.
  static func note(_ chain: OpaquePointer?) {
    let count = CTrustevalSSL_certificates_count(chain)
    guard count > 0, count <= limit else { return }
    known.withLock { known in
      if known.count + Int(count) > limit { known = [:] }
      for index in 0..<count {
        guard let pointer = CTrustevalSSL_certificate_at(chain, index),
          let certificate = WitnessCertificate(sharing: pointer), let der = certificate.der
        else { continue }
        known[der] = certificate
      }
    }
  }

  /// The certificate with these bytes; nil when they are none, or more than one.
  static func certificate(_ der: [UInt8]) -> WitnessCertificate? {
    known.withLock { $0[der] } ?? WitnessCertificate(der: der)
  }
}
