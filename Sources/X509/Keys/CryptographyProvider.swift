/// The cryptography that X.509 needs, provided by an engine: this module does not import C.
package protocol CryptographyProvider: Sendable {
  /// Whether the key made the signature over the bytes.
  func verify(
    signature: [UInt8], algorithm: AlgorithmIdentifier, over message: [UInt8], key: PublicKey
  ) -> SignatureVerdict

  /// Whether a key's numbers are valid: whether the point of an elliptic-curve key is on its curve.
  ///
  /// Called for keys with which nothing was verified; their form was checked before.
  func isSound(_ key: PublicKey) -> Bool

  /// The digest of the octets; nil for anything but SHA-1 and SHA-2.
  func digest(_ hash: SignatureHash, of octets: [UInt8]) -> [UInt8]?

  /// Name hash of OpenSSL's hashed directories (`openssl x509 -subject_hash`), of a Name's DER.
  func directoryHash(ofName der: [UInt8]) -> UInt32?
}

package enum SignatureVerdict: Hashable, Sendable {
  case valid
  case invalid
  /// The algorithm or key is unknown to the provider; the text says which.
  case notVerifiable(String)
}
