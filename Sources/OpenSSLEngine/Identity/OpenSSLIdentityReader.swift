import COpenSSL
package import TLSEngine
import Threads
package import TrustModel

/// Reads a client's certificates and key with OpenSSL, also for handshakes of other engines.
///
/// Keys and ciphers of a file can be such that the library takes hours to decode them, and no list of
/// kinds would be complete: a call that takes too long is abandoned.
package struct OpenSSLIdentityReader: IdentityReader {
  /// The most certificates that a client is taken to send.
  private static let mostCertificates = 100
  private static let calls = BlockingCalls(atMost: 4)

  package init() {}

  package var eraser: Secret.Eraser { Secret.erasing }

  package func identity(
    chain: [[UInt8]], keyFile: borrowing Secret, password: borrowing Secret?, within time: Duration
  ) throws(ClientIdentityError) -> ClientIdentity {
    try Self.checkCount(chain)
    let file = LockedFile(keyFile, password)
    return try inTime(time) { () throws(ClientIdentityError) in
      try Self.identity(chain, file.octets, file.password)
    }
  }

  package func pkcs12(
    _ file: borrowing Secret, password: borrowing Secret?, within time: Duration
  ) throws(ClientIdentityError) -> PKCS12Contents {
    let file = LockedFile(file, password)
    return try inTime(time) { () throws(ClientIdentityError) in
      try Self.contents(file.octets, file.password)
    }
  }

  private func inTime<Value: Sendable>(
    _ time: Duration, _ read: @escaping @Sendable () throws(ClientIdentityError) -> Value
  ) throws(ClientIdentityError) -> Value {
    let call = { @Sendable () -> Result<Value, ClientIdentityError> in
      OpenSSLLibrary.start()
      ErrorQueue.clear()
      defer { ErrorQueue.clear() }
      return Result(catching: read)
    }
    switch Self.calls.run(by: Deadline(in: time), call) {
    case .returned(let result): return try result.get()
    // Without another thread there is no limit on the time.
    case .noThread: return try call().get()
    case .noPlace:
      throw .unreadable("OpenSSL is still busy with earlier files that take too long")
    case .unfinished, .tooLate:
      AbandonedCalls.add()
      throw .unreadable("that takes longer than --timeout allows")
    }
  }

  static func checkCount(_ chain: [[UInt8]]) throws(ClientIdentityError) {
    guard chain.count <= mostCertificates else {
      throw .unreadable(
        "\(chain.count) certificates go with it, and \(mostCertificates) are the most of one client"
      )
    }
  }

  /// Keys may have the form of PKCS #8, PKCS #1 (RFC 8017, appendix A.1.2) or SEC 1 (RFC 5915).
  private static func identity(
    _ chain: [[UInt8]], _ keyFile: borrowing Secret, _ password: borrowing Secret?
  ) throws(ClientIdentityError) -> ClientIdentity {
    let certificates = chain.map(WitnessCertificate.init(der:))
    let malformed = certificates.firstIndex { $0 == nil }
    guard malformed == nil, let leaf = certificates.first.flatMap(\.self) else {
      throw .malformedCertificate(malformed ?? 0)
    }
    let privateKey = try PrivateKeyReader.key(in: keyFile, password: password)
    let key = privateKey.withUnsafeBytes(PrivateKeyReader.plainKey)
    defer { EVP_PKEY_free(key) }
    try PrivateKeyReader.checkSize(of: key)
    guard X509_check_private_key(leaf.pointer, key) == 1 else { throw .otherPrivateKey }
    return ClientIdentity(chain: chain, privateKey: privateKey)
  }

  private static func contents(
    _ file: borrowing Secret, _ password: borrowing Secret?
  ) throws(ClientIdentityError) -> PKCS12Contents {
    let library = try KeyLibrary()
    ErrorQueue.clear()
    let container = try PKCS12Container(file, in: library)
    switch password {
    case .none: return try container.contents(openedBy: nil, library)
    case .some(let password):
      // A zero octet follows the octets.
      return try password.withUnsafeBytes { (password) throws(ClientIdentityError) in
        try container.contents(
          openedBy: UnsafeBufferPointer(
            start: password.assumingMemoryBound(to: CChar.self).baseAddress,
            count: password.count), library)
      }
    }
  }
}

/// A file and its password, for another thread.
private final class LockedFile: Sendable {
  let octets: Secret
  let password: Secret?

  init(_ octets: borrowing Secret, _ password: borrowing Secret?) {
    self.octets = Self.copy(of: octets)
    switch password {
    case .none: self.password = nil
    case .some(let password): self.password = Self.copy(of: password)
    }
  }

  private static func copy(of secret: borrowing Secret) -> Secret {
    secret.withUnsafeBytes { Secret(copying: $0, erasedBy: Secret.erasing) }
  }
}
