/// The certificate and private key a client answers with when a server asks for them.
package struct ClientIdentity: Sendable {
  /// DER: the client's own certificate, then those sent along with it.
  package let chain: [[UInt8]]
  /// PrivateKeyInfo (RFC 5208), unencrypted DER.
  package let privateKey: SecretBytes

  /// - Parameter privateKey: The key of the chain's first certificate; the caller has checked that.
  package init(chain: [[UInt8]], privateKey: SecretBytes) {
    self.chain = chain
    self.privateKey = privateKey
  }
}

/// Why a client's certificate and key cannot be used.
package enum ClientIdentityError: Error, Hashable, Sendable {
  /// The certificate at this place of the chain cannot be parsed.
  case malformedCertificate(Int)
  case noPrivateKey
  case encryptedPrivateKey
  /// The key is not that of the first certificate.
  case otherPrivateKey
}

/// Bytes kept in one place of their own and zeroed when the last holder lets go.
///
/// A class, so that printing a value that holds it shows nothing of it. Unchecked: the bytes are
/// written in `init` and only read afterwards.
package final class SecretBytes: @unchecked Sendable {
  private let storage: UnsafeMutableBufferPointer<UInt8>

  package init(copying bytes: UnsafeBufferPointer<UInt8>) {
    storage = .allocate(capacity: bytes.count)
    _ = storage.initialize(from: bytes)
  }

  deinit {
    for index in storage.indices { storage[index] = 0 }
    storage.deallocate()
  }

  /// Lends the bytes; they must not be kept.
  package func withUnsafeBuffer<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(storage))
  }
}
