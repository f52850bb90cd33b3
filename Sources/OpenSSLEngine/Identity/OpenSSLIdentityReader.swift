import COpenSSL
package import TLSEngine
package import TrustModel

/// Reads a client's certificates and key with OpenSSL, by whichever engine they are then sent.
package struct OpenSSLIdentityReader: IdentityReader {
  package init() {}

  package var eraser: Secret.Eraser { Secret.erasing }

  /// Keys are read in the forms PKCS #8, PKCS #1 (RFC 8017, appendix A.1.2) and SEC 1 (RFC 5915).
  package func identity(
    chain: [[UInt8]], keyFile: borrowing Secret, password: borrowing Secret?
  ) throws(ClientIdentityError) -> ClientIdentity {
    OpenSSLLibrary.start()
    ErrorQueue.clear()
    defer { ErrorQueue.clear() }
    let certificates = chain.map(WitnessCertificate.init(der:))
    let malformed = certificates.firstIndex { $0 == nil }
    guard malformed == nil, let leaf = certificates.first.flatMap(\.self) else {
      throw .malformedCertificate(malformed ?? 0)
    }
    let privateKey = try PrivateKeyReader.key(in: keyFile, password: password)
    let key = privateKey.withUnsafeBytes(PrivateKeyReader.plainKey)
    defer { EVP_PKEY_free(key) }
    guard X509_check_private_key(leaf.pointer, key) == 1 else { throw .otherPrivateKey }
    return ClientIdentity(chain: chain, privateKey: privateKey)
  }

  package func pkcs12(
    _ file: borrowing Secret, password: borrowing Secret?
  ) throws(ClientIdentityError) -> PKCS12Contents {
    let library = try KeyLibrary()
    ErrorQueue.clear()
    defer { ErrorQueue.clear() }
    let container = try PKCS12Container(file, in: library)
    switch password {
    case .none: return try container.contents(openedBy: nil, library)
    case .some(let password):
      // The octets are followed by one of value 0.
      return try password.withUnsafeBytes { (password) throws(ClientIdentityError) in
        try container.contents(
          openedBy: UnsafeBufferPointer(
            start: password.assumingMemoryBound(to: CChar.self).baseAddress,
            count: password.count), library)
      }
    }
  }
}
