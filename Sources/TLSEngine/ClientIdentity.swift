package import TrustModel

/// The certificate and private key that a client sends when a server asks for them.
///
/// A class, as the key cannot be copied and several handshakes use it.
package final class ClientIdentity: Sendable {
  /// DER: the client's own certificate, then those sent along with it.
  package let chain: [[UInt8]]
  /// PrivateKeyInfo (RFC 5208), unencrypted DER.
  package let privateKey: Secret

  /// - Parameter privateKey: The key of the chain's first certificate; the caller has checked that.
  package init(chain: [[UInt8]], privateKey: consuming Secret) {
    self.chain = chain
    self.privateKey = privateKey
  }
}

extension ClientIdentity: CustomReflectable {
  /// Shows nothing, so that no dump of the object contains the key.
  package var customMirror: Mirror { Mirror(self, children: []) }
}

/// Why a client's certificate and key cannot be used.
package enum ClientIdentityError: Error, Hashable, Sendable {
  /// The certificate at this place of the chain cannot be parsed.
  case malformedCertificate(Int)
  case noPrivateKey
  /// A key or a PKCS #12 file requires a password, and none was given.
  case encryptedPrivateKey
  case wrongPassword
  /// The key is not that of the first certificate.
  case otherPrivateKey
  /// Encrypted with an old cipher that requires OpenSSL's legacy provider, which is not installed.
  case lacksLegacyProvider
  /// A PKCS #12 file with a key, but without that key's certificate.
  case noCertificate
  /// Another reason, in the library's words.
  case unreadable(String)
}

/// Reads a client's certificates and key from the octets of files.
package protocol IdentityReader: Sendable {
  /// Erases the octets of the files that were read.
  var eraser: Secret.Eraser { get }

  /// Checks that a private key is that of the first certificate.
  ///
  /// - Parameters:
  ///   - chain: DER, not empty.
  ///   - keyFile: PEM with any text around it, or DER.
  ///   - password: Nil to try without one.
  ///   - time: After which it is given up.
  func identity(
    chain: [[UInt8]], keyFile: borrowing Secret, password: borrowing Secret?, within time: Duration
  ) throws(ClientIdentityError) -> ClientIdentity

  /// Opens a PKCS #12 file (RFC 7292).
  ///
  /// - Parameters:
  ///   - password: Nil to try without one.
  ///   - time: After which it is given up.
  func pkcs12(
    _ file: borrowing Secret, password: borrowing Secret?, within time: Duration
  ) throws(ClientIdentityError) -> PKCS12Contents
}

/// What a PKCS #12 file holds.
package struct PKCS12Contents: Sendable {
  /// DER; where there is a key, its certificate first.
  package let certificates: [[UInt8]]
  /// The key with its certificate, or why it cannot be used; nil where there is no key.
  package let identity: Result<ClientIdentity, ClientIdentityError>?

  package init(
    certificates: [[UInt8]], identity: Result<ClientIdentity, ClientIdentityError>?
  ) {
    self.certificates = certificates
    self.identity = identity
  }
}
