import Synchronization

/// Certificates that were parsed, to be used again for the same bytes: a root found in a store, a
/// chain that many servers of a run send.
///
/// Parsing is a pure function, so that remembering it changes nothing but time.
package final class CertificateCache: Sendable {
  /// Octets of DER that are kept; what is parsed of them takes some ten times as much.
  private static let limit = 1_048_576

  private struct Contents {
    var certificates: [Key: Certificate] = [:]
    var size = 0
  }

  private struct Key: Hashable {
    let der: [UInt8]

    /// Hashes all bytes: thousands of hostile certificates that agree in a part of them would
    /// otherwise share one hash, and each look-up would compare with all of them.
    func hash(into hasher: inout Hasher) {
      der.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  private let contents = Mutex(Contents())

  package init() {}

  /// - Throws: `CertificateParseError` when the bytes are no certificate.
  package func certificate(der: [UInt8]) throws(CertificateParseError) -> Certificate {
    if let known = contents.withLock({ $0.certificates[Key(der: der)] }) { return known }
    let certificate = try Certificate(der: der)
    keep(certificate)
    return certificate
  }

  /// Remembers what was parsed elsewhere.
  package func keep(_ certificate: Certificate) {
    let (key, size) = (Key(der: certificate.der), certificate.der.count)
    contents.withLock { contents in
      guard size <= Self.limit, contents.certificates[key] == nil else { return }
      if contents.size + size > Self.limit { contents = Contents() }
      contents.certificates[key] = certificate
      contents.size += size
    }
  }
}
